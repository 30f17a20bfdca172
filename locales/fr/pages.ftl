# Les textes des pages autour de la table : accueil, nouvelle table, réglages, listes, liens.

## Accueil

home-welcome = Prenez place.
home-what = Quatre jeux paisibles d’esprits et de nature, entre amis ou avec des robots bienveillants.
home-play = Jouer
home-play-soon = une table est prête en un souffle
home-invite = ou inviter quelqu’un
home-continue = Continuer
home-all = { $count ->
    [0] mes parties
    [one] ma partie
   *[other] mes { $count } parties
  }
home-public = Tables publiques
home-open = ouvrir une table
home-more = { $count ->
    [one] encore une table
   *[other] encore { $count } tables
  }
home-none-mine = Aucune partie en attente. « Jouer » en commence une.
home-none-public = Personne ne cherche de partenaires en ce moment. Une table ouverte apparaîtra ici.

door-gorinto = Gravir la Montagne, équilibrer les cinq éléments.
door-sagani = Composer un jardin de tuiles, libérer ses esprits.
door-inori = Porter des offrandes au Grand Arbre.
door-iwari = Planter des tentes, dresser des totems, suivre les pistes.
door-shut = Pas encore ouvert.
door-players = { $range } joueurs
door-play = Jouer
door-play-game = Jouer à { $game }
door-rules = Règles
door-rules-game = Règles de { $game }

play-which = À quel jeu ?
play-level = Robots
play-opponents = Adversaires
play-more = Plus de choix : places, variantes, temps

## Tables dans les listes

cushions = { $free ->
    [0] les { $all } places sont prises
    [one] une place libre sur { $all }
   *[other] { $free } places libres sur { $all }
  }
seat-bot = { $level ->
    [random] un robot qui joue au hasard
    [easy] un robot facile
    [medium] un robot moyen
    [hard] un robot fort
   *[other] un robot
  }
seat-somebody = quelqu’un
seat-host = { $name } (hôte)
slip-with = avec { $names }
slip-alone = personne d’autre pour l’instant
slip-solo = en solo
slip-turn = À vous
slip-waiting = en attente
slip-open = Y aller
slip-finished = terminée
slip-join = Rejoindre

clock-none = sans hâte
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] un jour chacun
   *[other] { $days } jours chacun
  }

tables-title = Tables
tables-mine = Mes parties
tables-public = Tables publiques
tables-finished = Terminées
tables-none-mine = Aucune table pour l’instant.
tables-none-public = Personne ne cherche de partenaires en ce moment.
tables-new = Ouvrir une table
tables-loading = Un instant…

## Nouvelle table

new-title = Nouvelle table
new-title-game = Nouvelle table : { $game }
new-which = À quel jeu ?
new-game = Jeu
new-shut = { $game } n’est pas encore ouvert.
new-unknown = Il n’y a pas de jeu nommé « { $game } » ici.
new-players = Joueurs
new-players-not = { $game } se joue à { $range } joueurs.
new-seats = Places
new-seat = Place { $number }
new-seat-solo = Partie en solo.
new-partners-opposite = Les partenaires se font face : les places 1 et 3 jouent contre les places 2 et 4.
new-who = Qui s’assied ici ?
new-who-me = Moi
new-who-open = Par lien
new-who-hot-seat = Cet appareil
new-who-bot = Robot
new-who-me-about = Vous, sur cet appareil.
new-who-open-about = Qui suit le lien, ou trouve la table dans la liste si elle est publique.
new-who-hot-seat-about = Quelqu’un à côté de vous, à tour de rôle sur cet appareil.
new-who-bot-about = Un robot : { $level }.
new-name = Nom
new-name-for = Nom à la place { $number }
new-name-usual = Invité { $number }
new-level = Niveau
new-level-for = Niveau du robot à la place { $number }
new-no-me = Personne ne joue sur cet appareil : vous ne feriez que regarder.
new-options = Variantes
new-options-none = { $game } n’a pas de variante pour ce nombre de joueurs.
new-only-players = Seulement à { $range } joueurs.
new-only-solo = Seulement en solo.
new-terms = Temps et compagnie
new-time = Temps
new-time-none = Aucun
new-time-none-about = Chacun prend le temps qu’il lui faut.
new-time-quick = 10 min
new-time-quick-about = Dix minutes chacun pour toute la partie, et dix secondes de plus par tour.
new-time-calm = 25 min
new-time-calm-about = Vingt-cinq minutes chacun, et vingt secondes de plus par tour.
new-time-long = 60 min
new-time-long-about = Une heure chacun, et trente secondes de plus par tour.
new-time-days = 3 jours
new-time-days-about = Trois jours chacun, et douze heures de plus par tour : un coup de temps en temps.
new-time-weeks = 14 jours
new-time-weeks-about = Deux semaines chacun, et un jour de plus par tour.
new-time-bots-wait = Quand le temps est écoulé, un robot continue.
new-visible = Qui peut la voir
new-private = Privée
new-private-about = On n’entre qu’avec un lien.
new-public = Publique
new-public-about = La table est dans la liste, chacun peut prendre une place libre ou regarder.
new-public-no-open = La table n’est dans la liste que tant qu’une place est ouverte aux autres.
new-hints = Conseils pour tous
new-hints-about = Chacun peut demander ce que jouerait quelqu’un d’expérimenté. Avec des robots seulement, c’est toujours permis.
new-start = Commencer
new-open = Ouvrir la table
new-start-about = Toutes les places sont prises : la partie commence aussitôt.
new-open-about = { $count ->
    [one] Une place reste libre. Vous recevrez un lien à envoyer.
   *[other] { $count } places restent libres. Vous recevrez un lien à envoyer.
  }
new-own = Le mien
new-own-about-map = Une carte dans un fichier à vous.
new-own-about-cards = Les cartes de votre boîte, dans un fichier.
new-own-choose = Choisir un fichier
new-own-file = Fichier : { $name }
new-own-checking = Lecture de { $name }…
new-own-good = { $name } est jouable.
new-own-faults = { $count ->
    [one] { $name } a un défaut :
   *[other] { $name } a { $count } défauts :
  }
new-own-missing = Choisissez d’abord un fichier.
new-own-large = Le fichier est trop grand : 500 ko au plus.
new-note-iwari = Les deux cartes sont des reconstitutions conformes à tout ce qu’en dit le livret, car les cartes publiées n’existent pas sous forme de données. Avec la boîte, on peut apporter ses cartes dans un fichier.
new-note-inori = Le jeu de cartes est une reconstitution conforme à tout ce qu’en dit le livret, car les cartes publiées n’existent pas sous forme de données. Avec la boîte, on peut apporter ses cartes dans un fichier.
new-note-more = Vérifier un fichier

option-gorinto-landscape-name = Paysage
option-gorinto-landscape = La hauteur des piles de la Montagne.
option-gorinto-landscape-peak-name = Pic
option-gorinto-landscape-peak = La Montagne habituelle, plus haute au milieu.
option-gorinto-landscape-waves-name = Vagues
option-gorinto-landscape-waves = Des colonnes de deux et de trois tuiles, en alternance.
option-gorinto-landscape-mesa-name = Mesa
option-gorinto-landscape-mesa = Un plateau de quatre au-dessus d’un bord bas.
option-gorinto-landscape-lake-name = Lac
option-gorinto-landscape-lake = De hautes rives autour d’une case vide.
option-gorinto-landscape-hill-name = Colline
option-gorinto-landscape-hill = Une crête de haut en bas.
option-gorinto-removal-name = Retrait
option-gorinto-removal = À deux : comment une tuile de plus quitte le Sentier après un tour.
option-gorinto-removal-standard-name = Au hasard
option-gorinto-removal-standard = La tuile qui quitte le Sentier est tirée au hasard.
option-gorinto-removal-tactical-name = Tactique
option-gorinto-removal-tactical = Qui vient de jouer choisit la tuile qui part.
option-gorinto-order-name = Ordre du tour
option-gorinto-order = À trois ou quatre : qui joue quand.
option-gorinto-order-coin-name = Pièce
option-gorinto-order-coin = La pièce de départ va au score le plus bas ; on joue dans le sens horaire.
option-gorinto-order-compassionate-name = Compassion
option-gorinto-order-compassionate = À chaque saison, le score le plus bas joue en premier, et ainsi de suite.
option-gorinto-partners-name = Partenaires
option-gorinto-partners = À quatre : deux contre deux, avec un score commun et des cadeaux.
option-gorinto-level-name = Kitsune
option-gorinto-level = En solo : la force de Kitsune.
option-gorinto-level-normal-name = Normal
option-gorinto-level-normal = Les éléments clés donnent 3 points de sagesse par tuile.
option-gorinto-level-expert-name = Expert
option-gorinto-level-expert = Les éléments clés donnent 2 points de sagesse par tuile.
option-sagani-solo-name = Jeu en solo
option-sagani-solo = Quelle partie en solo est jouée.
option-sagani-solo-classic-name = Classique
option-sagani-solo-classic = Atteindre 75 points avec le moins de tuiles possible.
option-sagani-solo-advanced-name = Avancé
option-sagani-solo-advanced = Poser les 72 tuiles, cinq faciles en dernier, pour le plus de points possible.
option-iwari-map-name = Carte
option-iwari-map = Les terres que l’on parcourt.
option-iwari-map-new-horizons-name = Nouveaux Horizons
option-iwari-map-new-horizons = Neuf territoires.
option-iwari-map-vast-lands-name = Les Vastes Terres
option-iwari-map-vast-lands = Douze territoires.
option-iwari-hands-name = Premières mains
option-iwari-hands = D’où viennent les premières mains.
option-iwari-hands-dealt-name = Distribuées
option-iwari-hands-dealt = Chacun reçoit trois cartes.
option-iwari-hands-drafted-name = Choisies
option-iwari-hands-drafted = Dans l’ordre inverse du tour, chacun prend trois cartes de la réserve et de la pioche.
option-iwari-union-name = Exploits d’Union
option-iwari-union = Pour les deux premiers joueurs qui ont une colonie.
option-iwari-discovery-name = Exploits de Découverte
option-iwari-discovery = Pour les deux premiers joueurs qui remplissent un territoire.
option-iwari-honour-name = Exploit d’Honneur
option-iwari-honour = Pour la première majorité aux deux bouts d’une liaison terrestre.
option-iwari-respect-name = Exploit de Respect
option-iwari-respect = Pour la première majorité aux deux bouts d’une liaison maritime.
option-inori-cards-name = Cartes
option-inori-cards = Le jeu de cartes utilisé.
option-inori-cards-reconstruction-name = Reconstitution
option-inori-cards-reconstruction = Faite d’après le livret.

## Réglages

settings-title = Réglages
settings-you = Vous
settings-name = Nom
settings-name-about = C’est ainsi que les autres vous voient, 30 caractères au plus.
settings-save = Enregistrer
settings-saved = C’est enregistré.
settings-colour = Couleur
colour = { $colour ->
    [vermilion] vermillon
    [indigo] indigo
    [moss] mousse
    [ochre] ocre
    [plum] prune
    [ash] cendre
    [straw] paille
    [sky] ciel
   *[other] { $colour }
  }
settings-table = À la table
settings-look = Image et son
settings-language = Langue
settings-language-auto = Celle du navigateur
settings-theme = Jour ou nuit
settings-theme-auto = Comme l’appareil
settings-theme-day = Jour
settings-theme-night = Nuit
settings-motion = Mouvement
settings-motion-auto = Comme l’appareil
settings-motion-full = Les pièces voyagent
settings-motion-still = Rien ne bouge
settings-sound = Son
settings-sound-about = Du bois et des clochettes, tout doux.
settings-sound-try = Écouter
settings-confirm = Confirmer les tours
settings-confirm-about = Un tour terminé attend votre confirmation, et peut être repris jusque-là.
settings-forced = Faire seul les choix forcés
settings-forced-about = Là où il n’y a qu’une chose à faire, elle est faite.
settings-marks = Marquer les meilleures places
settings-marks-about = À Sagani, les places où une tuile satisferait le plus sont marquées.
settings-links = Sur un autre appareil
settings-links-about = Il n’y a pas de compte : ce navigateur, c’est vous. Avec un lien personnel, un autre appareil le sera aussi. Gardez-le pour vous.
settings-link-make = Créer un lien personnel
settings-link-once = Ce lien n’est montré qu’une fois.
settings-link-of = Créé { $when }
settings-link-revoke = Révoquer
settings-link-revoke-of = Révoquer le lien créé { $when }
settings-link-title = Votre lien personnel
settings-links-none = Aucun lien personnel n’est valable en ce moment.

## Lien personnel

claim-title = Un lien personnel
claim-question = Continuer ici, c’est être, sur cet appareil, la personne à qui appartient ce lien.
claim-replaces = Sur cet appareil, vous êtes maintenant { $name }. Les parties de { $name } restent où elles sont, mais d’ici vous ne pourrez plus y accéder, sauf à créer d’abord un lien personnel pour { $name }.
claim-yes = Être cette personne ici
claim-no = Rester qui je suis
claim-keep = Créer d’abord un lien pour { $name }

## Invitation

invite-title = Inviter
invite-play = Qui suit ce lien peut prendre une place libre.
invite-watch = Qui suit ce lien peut regarder.
invite-link = Lien
invite-copy = Copier
invite-copied = Copié.
invite-share = Partager
invite-qr = Code QR du lien

## Vérifier des fichiers

check-title = Vérifier un fichier
check-title-iwari = Vérifier une carte
check-title-inori = Vérifier un jeu de cartes
check-none = { $game } n’a rien que l’on puisse apporter dans un fichier.
check-about-iwari = Choisissez une carte à vous (JSON). Tous ses défauts sont nommés d’un coup ; sans défaut, on peut y jouer.
check-about-inori = Choisissez un jeu de cartes à vous (TOML ou JSON). Tous ses défauts sont nommés d’un coup ; sans défaut, on peut y jouer.
check-choose = Choisir un fichier
check-good = Aucun défaut dans { $name }.
check-play = Le choisir pour une nouvelle table
check-counts-iwari = { $territories } territoires, { $connections } liaisons, { $tents } emplacements de tente.
check-counts-inori = { $cards } cartes.
check-drop = ou le déposer ici
check-begin-iwari = Pour commencer, les cartes fournies, en fichiers :
check-begin-inori = Pour commencer, les cartes fournies, en fichier :

## Rien ici

missing-title = Rien ici
missing-about = Ce chemin mène au jardin. Il n’y a pas de page à cette adresse.
missing-home = Retour à la maison
