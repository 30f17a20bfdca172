# Les textes de tout ce qui entoure les plateaux.
unreachable = Le serveur ne répond pas. Nouvel essai en cours.
unreachable-now = Le serveur ne répond pas. Réessayez dans un instant.
problem = { $message }
loading = Un instant…
close = Fermer
copy = Copier
copied = Copié
no-board = Ce jeu n’a pas encore de plateau ici.
table-closed = Cette table a été fermée.
connection-lost = La connexion est perdue. Elle reviendra d’elle-même.
try-again = Réessayer
skip-to-board = Aller au plateau

game-gorinto = Gorinto
game-sagani = Sagani
game-iwari = Iwari
game-inori = Inori

nav-label = Pages
nav-menu = Menu
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
role-host = hôte
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
bar-to-move = Au tour de { $who }.
bar-next-draw = Un tirage vient ensuite.

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

ask = Qu’est-ce que c’est ?
ask-press = Touchez n’importe quoi pour lire sa règle.
ask-all = Toutes les règles
ask-nothing = Aucune règle ne parle de cela.
help-undo = Reprend votre dernier geste, tant que le tour n’est pas confirmé et que rien de caché n’a été révélé. Ensuite, on demande aux autres.
help-restart = Reprend tous les gestes de ce tour.
help-hint = Un bot dit ce qu’il ferait ici, et pourquoi.
help-confirm = Termine votre tour. Avant cela, tout peut être repris.
help-score = Les points jusqu’ici. Touchez-les pour voir chacun d’eux, avec sa règle et son moment.
help-log = Ce qui s’est passé, le plus récent d’abord.
help-chat = Un mot à ceux qui sont à la table.
help-moves = Tout ce que vous pouvez choisir maintenant, en mots.

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

menu-leave = Quitter la table…
menu-watch = Copier le lien pour regarder
menu-watch-copied = Le lien est copié
leave-title = Quitter la table ?
leave-about = Un robot joue pour vous jusqu’à votre retour. Qui abandonne ne peut pas revenir.
leave-bot = Quitter, un robot joue
leave-resign = Abandonner pour de bon
leave-end = Proposer d’arrêter la partie ici
leave-stay = Rester
away-bot = Un robot joue pour vous.
away-back = Reprendre votre place
away-resigned = Vous avez abandonné. Un robot joue pour vous.
end-asked = { $names } voudrait arrêter la partie ici.
end-agree = L’arrêter
end-refuse = Continuer

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
replay-continue-as = Continuer d’ici à la place de { $name }
verify = Vérifier les tirages
verify-how = Avant le premier tirage, le serveur a montré l’empreinte de sa graine. La graine est maintenant connue, et chacun peut vérifier que rien n’a changé.
verify-commitment = Empreinte montrée avant la partie (SHA-256)
verify-seed = Graine
verify-later = montrée à la fin de la partie
verify-kept = La graine est bien celle qui était promise.
verify-broken = Ce n’est pas la graine promise !
verify-draws = Que chaque tirage en découle se vérifie en ligne de commande avec la feuille de partie :
verify-record = la télécharger

# What the server refuses, by its code.
problem-options-player-count = Ce jeu ne se joue pas à ce nombre.
problem-options-players = Une des variantes ne va pas avec ce nombre de joueurs.
problem-options-document = Le fichier a des défauts.
problem-seat-started = La partie a commencé sans vous.
problem-seat-not-yours = Quelqu’un a été plus rapide : la place est prise.
problem-person-unknown = Ce navigateur n’est plus connu ici. Rechargez la page pour revenir.
problem-table-unknown = Cette table n’existe pas, ou elle est privée.
problem-table-busy = Il se passe trop de choses à cette table. Réessayez dans un instant.
problem-limit-rate = C’était beaucoup à la fois. Réessayez dans une minute.
problem-limit-tables = C’est trop de tables à la fois. Réessayez dans une minute.
problem-limit-open-tables = Dix de vos tables attendent leur partie. Commencez-en une ou quittez-la d’abord.
problem-store-text = Ce texte contient des caractères qui ne peuvent pas être enregistrés.
problem-link-unknown = Ce lien n’est plus valable.
problem-link-many = Il y a assez de liens personnels. Révoquez-en un d’abord.
problem-person-name = Un nom a de 1 à 30 caractères.
problem-clock-range = Une pendule va de dix secondes à trente jours.
problem-store-full = Le disque du serveur est plein. Rien n’est perdu ; prévenez l’hôte.
problem-store-read-only = Le serveur ne peut pas écrire en ce moment. Rien n’est perdu ; prévenez l’hôte.
problem-move-stale = La partie a avancé ; voici où elle en est.
problem-move-not-legal = Ce n’est pas possible maintenant.
problem-move-not-your-turn = Ce n’est pas votre tour.
problem-move-not-started = La partie n’a pas commencé.
problem-move-over = La partie est finie.
problem-move-draw-first = Un tirage est en cours. Réessayez dans un instant.
problem-move-confirm-first = Ce tour est complet. Confirmez-le ou reprenez-le.
problem-confirm-incomplete = Ce tour n’est pas encore complet.
problem-undo-nothing = Il n’y a rien à reprendre.
problem-undo-not-asked = Plus personne ne le demande.
problem-undo-not-playing = Seuls ceux qui jouent peuvent reprendre un tour.
problem-undo-many = Ce tour a été repris bien des fois. Jouez-le maintenant.
problem-seat-resigned = Vous avez abandonné : un robot joue à votre place.
problem-seat-turn-lost = Le robot finit ce tour ; vous pourrez ensuite reprendre votre place.
problem-move-count = C’est trop de coups à la fois.
problem-move-reveals = L’un de ces coups dévoile quelque chose de caché. Jouez-le seul.
problem-undo-asked = Quelqu’un d’autre demande à revenir en arrière. Répondez-lui d’abord.
problem-hint-under-way = Votre dernier conseil est encore à l’étude.
problem-seat-removed = L’hôte vous a retiré de cette table. Vous pourrez vous rasseoir dans quelques minutes.
problem-hint-nothing = Il n’y a rien à choisir, donc rien à conseiller.
problem-hint-not-allowed = L’hôte de cette table ne permet pas les conseils.
problem-continue-over = La partie était finie ici : reculez de quelques pas.
problem-chat-text = Une ligne de discussion a de 1 à 500 caractères.
problem-chat-muted = La discussion est fermée ici.
problem-table-started = La partie a déjà commencé.
problem-table-over = La partie est finie.
problem-table-not-over = La partie n’est pas encore finie.
problem-table-open-seats = Il faut d’abord quelqu’un à chaque place.
problem-table-not-host = Seul l’hôte peut faire cela.
problem-table-spectator = Vous regardez. Seuls les joueurs peuvent faire cela.
problem-seat-unknown = Cette place n’existe pas.
problem-seat-away = Un bot joue pour vous. Reprenez d’abord votre place.
problem-game-unknown = Ce jeu n’existe pas ici.
problem-server-slow = Le serveur est occupé. Réessayez dans un instant.
problem-server-fault = Le serveur s’est trompé. Rien n’est perdu ; réessayez.
problem-store-database = La mémoire du serveur ne répond pas. Rien n’est perdu ; réessayez.
problem-limit-streams = Trop de pages de ce serveur sont ouvertes. Fermez-en une.
problem-options-conflict = Ces variantes ne vont pas ensemble.
problem-options-value = Une des options ne peut pas avoir cette valeur.
