# Les pages des règles, et la règle derrière un point d’interrogation.
rules-page = Règles : { $game }
rules-shelf = Les règles
rules-shelf-about = Chaque règle a un numéro. Choisissez un jeu.
rules-games = Jeux
rules-chapters = Chapitres
rules-more = Et aussi
rules-search = Chercher dans les règles
rules-search-help = Des mots, ou un numéro comme { $example }
rules-found =
    { $count ->
        [0] Aucune règle ne dit cela.
        [one] Une règle
       *[other] { $count } règles
    }
rules-clear = Montrer toutes les règles
rules-unknown = Il n’y a pas ici de règles d’un tel jeu.
rules-failed = Les règles n’ont pas pu être chargées.
rules-again = Réessayer
rules-link = Lien vers { $number }
rules-read = La lire dans les règles
rules-not-found = Cette règle est introuvable.

# Les images à côté des chapitres
rules-picture-gorinto-tower = Un Gorinto, de haut en bas : Vide, Air, Feu, Eau, Terre.
rules-picture-gorinto-move = Une tuile va du Chemin tout droit dans sa colonne ou sa ligne.
rules-picture-gorinto-patterns = Où récolte chaque élément, autour de la tuile déplacée.
rules-picture-gorinto-void = Vide
rules-picture-gorinto-air = Air
rules-picture-gorinto-fire = Feu
rules-picture-gorinto-water = Eau
rules-picture-gorinto-earth = Terre, vue de côté
rules-picture-gorinto-goals = Les douze objectifs par l’exemple : les piles pleines rapportent. Aux objectifs 5 et 6, les piles hachurées sont celles d’un autre joueur.
rules-picture-gorinto-keys = Chaque tuile d’un élément clé donne 2 points de sagesse.
rules-picture-gorinto-partners = Les partenaires se font face ; une carte Objectif sépare chaque paire de voisins.
rules-picture-gorinto-kitsune = Jeton Déplacement 3 : Tête avance de trois cases depuis la tuile Kitsune 3.

rules-picture-sagani-values = D’une à quatre flèches : 1, 3, 6, 10 points.
rules-picture-sagani-rays = Chaque flèche cherche le long de son rayon, par-delà trous et tuiles, une tuile de son élément.
rules-picture-sagani-discs = Un disque par flèche. Chaque disque qui manque arrive en cacophonie et coûte 2 points.
rules-picture-sagani-track = À score égal, le marqueur du dessous est arrivé plus tôt : il est devant.
rules-picture-sagani-river = Cinq tuiles dans la rivière, quatre pierres pour l’interlude.

rules-picture-iwari-price = Une carte du biome du territoire, ou deux d’un même autre.
rules-picture-iwari-limit = Trois tentes d’une tribu : de la place pour trois totems, de n’importe quelle tribu.
rules-picture-iwari-tents = 7 tentes : premier rang 7, puis 3, puis 2 chacune.
rules-picture-iwari-totems = Jaune a la majorité des deux côtés de la liaison 4 : 5 totems, 5 points.
rules-picture-iwari-settlement = Quatre tentes reliées par des sentiers forment un campement : 4 points. La cinquième est isolée.
rules-picture-iwari-feats = Deux exploits Union : trois fois les points de tentes.
rules-picture-iwari-mountain = Une montagne barre une liaison : elle ne rapporte rien.

rules-picture-inori-pairs = Six couleurs en trois paires opposées.
rules-picture-inori-card = Une case : le coût à gauche de la flèche, l’effet à droite. À côté des cases, les couleurs complète et incomplète.
rules-picture-inori-altar = Une niche de l’Arbre : autel, effet et case, entre ses deux cercles.
rules-picture-inori-runes = Runes : 2 faveurs, Voyage runique, Compagnon.
rules-picture-inori-complete = Complète : chaque joueur présent marque la couleur du haut, et la carte suivante est de cette couleur.
rules-picture-inori-incomplete = Incomplète : pas de points, et la carte suivante est de la couleur du bas.
rules-picture-inori-circles = Le plus de faveurs de la couleur de l’autel : le cercle gauche. Le deuxième : le droit.
