# Inori.
inori-season = { $season ->
    [1] Printemps
    [2] Été
    [3] Automne
   *[4] Hiver
}
inori-season-of = saison { $season } sur 4
inori-spirit = { $color ->
    [yellow] { $number ->
        [one] soleil jaune
       *[other] soleils jaunes
    }
    [purple] { $number ->
        [one] lune violette
       *[other] lunes violettes
    }
    [red] { $number ->
        [one] flamme rouge
       *[other] flammes rouges
    }
    [blue] { $number ->
        [one] vague bleue
       *[other] vagues bleues
    }
    [gray] { $number ->
        [one] nuage gris
       *[other] nuages gris
    }
   *[green] { $number ->
        [one] feuille verte
       *[other] feuilles vertes
    }
}
inori-short = { $color ->
    [yellow] soleil
    [purple] lune
    [red] flamme
    [blue] vague
    [gray] nuage
   *[green] feuille
}
inori-object = { $seat ->
    [0] grue
    [1] lanterne
    [2] cloche
   *[3] daruma
}
inori-neutral = un pion neutre
inori-marker-of = un pion de { $who }
inori-rune-favors = 2 faveurs : { $favor }
inori-rune-journey = Voyage runique : { $favor }
inori-rune-companion = Compagnon

inori-about-favors = Révélée, elle compte comme 2 faveurs pour tout, et peut payer un coût de sa couleur.
inori-about-journey = Déplace un pion qui n’est pas à vous : d’une carte vers une autre de cette couleur, ou d’une carte de cette couleur vers une autre.
inori-about-companion = Votre pion peut rejoindre une case occupée par d’autres ; coût et effet comme d’habitude.

# Places
inori-at-card = carte { $place }, case { $number }
inori-at-slot = niche { $slot } de l’Arbre
inori-at-base = pied de l’Arbre
inori-tree = Le Grand Arbre
inori-card-name = Carte { $place } : { $spirit }
inori-place-of = { $season ->
    [2] La place de l’été
    [3] La place de l’automne
   *[4] La place de l’hiver
}
inori-place-hint = le joueur avec le moins de points y suspend une carte

# Spaces
inori-cost-color = payer 1 { $favor }
inori-cost-strongest = payer 1 faveur de votre couleur la plus forte
inori-cost-altar = payer 1 faveur d’une couleur dont l’autel est libre
inori-take = prendre { $number } { $favor }
inori-take-two = prendre { $number } { $favor } et { $number2 } { $favor2 }
inori-take-weakest = prendre 2 faveurs de votre couleur la plus faible
inori-take-any = prendre { $number } faveurs de couleurs au choix
inori-take-altar = prendre { $number ->
    [one] 1 faveur
   *[other] { $number } faveurs
} de la couleur de l’autel
inori-rune = piocher une rune
inori-rune-then = piocher une rune, puis { $then }
inori-neutrals-then = poser les pions neutres sur des cartes, puis { $then }
inori-score-number = marquer { $number } points
inori-score-colors = marquer 1 point par couleur différente
inori-score-color = marquer 1 point par { $favor }
inori-score-strongest = marquer 1 point par faveur de votre couleur la plus forte
inori-score-altar = marquer 1 point par faveur de la couleur de l’autel
inori-pay-then = { $cost } : { $effect }
inori-base-effect = prendre les 2 { $favor } posées ici, une seule fois dans la partie
inori-altar-choose = choisir un autel pour la niche : { $effect }

# State of a space, and what a placement would do
inori-state-taken = occupée par { $who }
inori-state-empty = déjà vidée
inori-missing = il manque 1 { $favor }
inori-missing-short = manque 1 { $what }
inori-missing-none = aucune faveur
inori-missing-any = aucune faveur pour payer
inori-missing-many = il manque 1 faveur
inori-space-label = { $at } : { $what }.
inori-points-now = { $now } → { $after }
inori-gain = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
inori-gain-range = { $low } à { $high } points
inori-preview-points = Rapporte { $points }.
inori-change = { $favor } { $now } → { $after }
inori-preview-rune = une rune
inori-preview-any = { $number } faveurs au choix
inori-preview-neutrals = { $number } pions neutres
inori-then-complete = Carte complète : à la fin de la saison
inori-then-new-start = Incomplète, mais rapporte à la fin de la saison :
inori-then-free = { $free ->
    [one] { $free } case de la carte resterait libre.
   *[other] { $free } cases de la carte resteraient libres.
}
inori-then-points = { $who } { $points }
inori-altar-nobody = personne n’en a encore
inori-altar-worth = À la fin : { $first } / { $second }
inori-altar-worth-two = À la fin : { $first }
inori-altar-none = Aucun point à la fin.
inori-altar-of = autel { $spirit }
inori-slot-empty = Pas encore d’autel.
inori-card-if-complete = Complète : { $favor }
inori-card-if-incomplete = Incomplète : { $favor }
inori-card-no-points = aucun point
inori-card-absent = ({ $points } avec un pion)
inori-card-hidden = +{ $points } cachés
inori-card-next = Carte suivante : { $complete } si complète, { $incomplete } sinon.
inori-range = { $low }–{ $high }

# What to do
inori-choose-space = Posez votre { $object } sur une case marquée d’une carte ou de l’Arbre.
inori-choose-space-short = Posez votre { $object } sur une case marquée.
inori-choose-also = Flèches pour aller, Entrée pour choisir
inori-choose-also-runes = Flèches pour aller, Entrée pour choisir · une rune peut être jouée avant
inori-choose-companion = Compagnon : posez votre { $object } à côté d’un autre pion.
inori-choose-lift = Voyage runique { $favor } : choisissez le pion à déplacer.
inori-choose-lift-also = Vers une carte de cette couleur, ou depuis une telle carte
inori-choose-to = Choisissez où va { $marker }.
inori-choose-pay = Choisissez avec quoi payer.
inori-choose-altar = Choisissez l’autel de cette niche.
inori-choose-weakest = Choisissez une de vos couleurs les plus faibles : 2 faveurs.
inori-choose-favor = { $left ->
    [one] Prenez encore une faveur au choix.
   *[other] Prenez { $left } faveurs au choix, une à la fois.
}
inori-choose-neutral = Posez un pion neutre sur une case libre d’une carte.
inori-choose-reveal = La saison se termine. Révélez des runes « 2 faveurs », ou terminez.
inori-choose-keep = Vous avez le moins de points : gardez une carte Nouveau Départ. Vous commencez { $season ->
    [1] l’été
    [2] l’automne
   *[3] l’hiver
}.
inori-choose-pass = Aucune case libre ne peut être payée : passez.

# Moves
inori-move-place = Poser : { $at }
inori-move-neutral = Pion neutre : { $at }
inori-move-to = Déplacer vers { $at }
inori-move-lift = Déplacer { $marker } depuis { $at }
inori-move-pay = Payer 1 { $favor }
inori-move-pay-rune = Payer avec la rune de 2 { $favor }
inori-move-altar = Autel : { $favor }
inori-move-weakest = Prendre 2 { $favor }
inori-move-favor = Prendre 1 { $favor }
inori-move-reveal = Révéler 2 { $favor }
inori-move-journey = Voyage runique { $favor }
inori-move-companion = Compagnon
inori-move-keep = Garder la { $number ->
    [1] première
   *[2] seconde
} carte
inori-move-done = Terminer
inori-move-pass = Passer

# Events
inori-event-card-laid = La carte { $place } est suspendue.
inori-event-season-began = { $season ->
    [1] Le printemps commence.
    [2] L’été commence.
    [3] L’automne commence.
   *[4] L’hiver commence.
} Premier joueur : { $who }.
inori-event-rune-revealed = { $who } révèle 2 { $favor }.
inori-event-runic-journey-played = { $who } joue un Voyage runique { $favor }.
inori-event-marker-lifted = { $who } lève { $marker } ({ $at }).
inori-event-marker-moved = { $who } déplace { $marker } : { $at }.
inori-event-companion-played = { $who } joue un Compagnon.
inori-event-space-chosen = { $who } choisit : { $at }.
inori-event-favor-paid = { $who } paie 1 { $favor }.
inori-event-favor-paid-rune = { $who } paie avec la rune de 2 { $favor }.
inori-event-marker-placed = { $who } prie : { $at }.
inori-event-altar-placed = { $who } bâtit l’autel { $favor } dans la niche { $slot }.
inori-event-favors-taken = { $who } prend { $number } { $favor }.
inori-event-rune-drawn = { $who } pioche une rune.
inori-event-rune-drawn-own = { $who } pioche { $rune }.
inori-event-neutral-placed = { $who } pose un pion neutre : { $at }.
inori-event-passed = { $who } passe.
inori-event-season-ended = { $season ->
    [1] Le printemps s’achève.
    [2] L’été s’achève.
    [3] L’automne s’achève.
   *[4] L’hiver s’achève.
}
inori-event-card-evaluated = La carte { $place } est complète.
inori-event-card-not-complete = La carte { $place } est incomplète.
inori-event-tie-broken = Égalité au moins de points : le sort désigne { $who }.
inori-event-new-start-drawn = { $who } pioche une carte Nouveau Départ.
inori-event-new-start-discarded = { $who } défausse l’autre carte.
inori-event-game-ended = La partie est finie.

# Reasons
inori-reason-different-colors = couleurs différentes, { $at }
inori-reason-favors-of-color = { $favor }, { $at }
inori-reason-favors-of-strongest = couleur la plus forte, { $at }
inori-reason-tree-points = niche 2 de l’Arbre
inori-reason-tree-altar = { $favor }, niche 4 de l’Arbre
inori-reason-card-complete = carte { $place } complète : { $favor }
inori-reason-card-incomplete = carte Nouveau Départ { $place } : { $favor }
inori-reason-altar-most = le plus de { $favor }, niche { $slot }
inori-reason-altar-second = deuxième en { $favor }, niche { $slot }

# Tray and players
inori-strongest = forte
inori-weakest = faible
inori-in-hand = { $number ->
    [0] plus aucun
    [one] { $number } pion
   *[other] { $number } pions
}
inori-heap = { $number } { $favor }
inori-heap-strongest = { $number } { $favor }, couleur la plus forte
inori-heap-weakest = { $number } { $favor }, couleur la plus faible
inori-runes-hidden = { $number ->
    [one] { $number } rune cachée
   *[other] { $number } runes cachées
}
inori-runes-none = aucune rune
inori-rune-open = révélée
inori-rune-hidden = cachée
inori-rune-idle = pas jouable ici
inori-supply = Réserve
inori-your-tray = Ce que vous avez
inori-your-runes = Vos runes
inori-tab-players = Joueurs
inori-zoom = Agrandir l’Arbre
inori-zoom-out = Arbre entier
inori-cards = Cartes

# The end of a season
inori-end-title = { $season ->
    [1] Fin du printemps
    [2] Fin de l’été
    [3] Fin de l’automne
   *[4] Fin de l’hiver
}
inori-end-complete = complète
inori-end-not-complete = incomplète
inori-end-nobody = Personne ne marque.
inori-end-next = Une carte { $favor } prend sa place.
inori-end-home = Les pions rentrent.
inori-end-fewest = Le moins de points : { $who } suspend une carte Nouveau Départ et commence.
inori-end-fewest-lot = Égalité pour le moins de points. Le sort désigne { $who }, qui suspend une carte Nouveau Départ et commence.
inori-end-final = Décompte final
inori-end-altar = Niche { $slot }, { $favor }
inori-end-reveal = { $who } révèle 2 { $favor }
inori-end-continue = Suite
inori-end-skip = Passer
inori-end-close = Continuer
inori-keep-title = Un Nouveau Départ

# The card set
inori-check-start-23 = Cartes Départ à 2 et 3 joueurs
inori-check-start-4 = Cartes Départ à 4 joueurs
inori-check-new-start = Cartes Nouveau Départ
inori-check-journey = Cartes Voyage
inori-check-tree = Les cercles de l’Arbre

inori-ending-most-points = Le plus de points.
inori-ending-shared = Victoire partagée : il n’y a pas de départage.
