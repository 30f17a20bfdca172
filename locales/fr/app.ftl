# Les textes de tout ce qui entoure les plateaux.
unreachable = Le serveur ne répond pas. Nouvel essai en cours.
refused = { $message }
loading = Un instant…
close = Fermer
copy = Copier
copied = Copié
no-board = Ce jeu n’a pas encore de plateau ici.
table-closed = Cette table a été fermée.
connection-lost = La connexion est perdue. Elle reviendra d’elle-même.
skip-to-board = Aller au plateau

game-gorinto = Gorinto
game-sagani = Sagani
game-iwari = Iwari
game-inori = Inori

nav-label = Pages
nav-home = Accueil
nav-new = Nouvelle table
nav-tables = Tables
nav-rules = Règles
nav-settings = Réglages
nav-language = Langue
nav-day = Jour
nav-night = Nuit

seat-open = Place libre
seat-you = Vous
seat-guest = Invité
rival = Rival

level = { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [random] au hasard
   *[other] { $level }
  }
role-your-turn = à vous de jouer
role-their-turn = en train de jouer
role-you = vous
role-person = joueur
role-bot = robot, { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [random] au hasard
   *[other] { $level }
  }
role-bot-thinks = robot, réfléchit…
role-away = absent, un robot joue

bar = Ce qu’il y a à faire
bar-over = La partie est terminée.
bar-chance = Un tirage est en cours…
bar-confirm = { $who }, ce tour vous convient-il ? Confirmez-le ou reprenez-le.
bar-your-turn = { $who }, à vous de jouer.
bar-waits = On attend { $who }.
bar-bot-thinks = { $who } réfléchit…

undo = Annuler
ask-undo = Reprendre
restart = Refaire le tour
restart-short = Refaire
confirm = Confirmer
hint = Conseil
hint-thinks = Réflexion…
hint-chance = gagne à { $chance } %, environ { $score } points
hint-why = Pour { $points } points : { $what }
undo-asked = { $name } demande à reprendre le dernier tour.
undo-agree = Accepter
undo-refuse = Refuser
undo-waiting = { $count ->
    [one] Une réponse est attendue.
   *[other] { $count } réponses sont attendues.
  }

log = Journal
log-empty = Il ne s’est encore rien passé.
log-more = Plus tôt
log-score = { $who } : { $what }
chat = Discussion
chat-empty = Personne n’a rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-closed = La discussion est fermée ici
chat-mute = Couper la discussion
moves = Coups
moves-filter = Chercher un coup
moves-none = Il n’y a rien à choisir pour vous.
moves-more = Encore { $count } : cherchez-les par leurs mots.

score-explain = Chaque point expliqué
score-of = { $name } : { $score } points. Les expliquer
score-sheet = Feuille de score
score-sheet-of = Points de { $name }
score-who = Qui
score-what = Pour quoi
score-rule = Règle
score-points = Points
score-moment = coup { $number }
score-none = Pas encore de points.
score-sum = Somme

result-won = { $count ->
    [one] { $names } gagne
   *[other] { $names } gagnent ensemble
  }
result-lost = Ce sera pour une autre fois
result-again = Voir le résultat
rematch = Rejouer
record-download = Feuille de partie

curtain-title = Au tour de { $name }
curtain-text = Passez l’appareil. Les autres regardent ailleurs.
curtain-lift = Je suis { $name }

waiting-title = La table se prépare
waiting-sit = S’asseoir ici
waiting-bot = Robot, { $level ->
    [easy] facile
    [medium] moyen
   *[hard] difficile
  }
waiting-free = Libérer cette place
waiting-start = Commencer
waiting-not-full = Il faut quelqu’un à chaque place : invitez, asseyez-vous ou ajoutez des robots.
waiting-host = L’hôte lance la partie quand tout le monde est là.
waiting-invite = Lien pour prendre une place
waiting-watch = Lien pour regarder

replay = Partie revue
replay-watch = Revoir la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-next = Un pas en avant
replay-last = À la fin
replay-play = Lecture
replay-pause = Pause
replay-jump = Étape
replay-eyes = Par les yeux de qui
replay-everybody = ce que tous voyaient
replay-continue = Continuer d’ici
verify = Vérifier les tirages
verify-how = Avant le premier tirage, le serveur a montré l’empreinte de sa graine. La graine est maintenant connue, et chacun peut vérifier que rien n’a changé.
verify-commitment = Empreinte montrée avant la partie (SHA-256)
verify-seed = Graine
verify-later = montrée à la fin de la partie
verify-kept = La graine est bien celle qui était promise.
verify-broken = Ce n’est pas la graine promise !
verify-draws = Que chaque tirage en découle se vérifie en ligne de commande avec la feuille de partie :
verify-record = la télécharger
