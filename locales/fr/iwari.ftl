# Iwari à la table.
iwari-biome-tundra = toundra
iwari-biome-forest = forêt
iwari-biome-glacier = glacier
iwari-biome-coast = côte
iwari-biome-desert = désert
iwari-card-tundra = Toundra
iwari-card-forest = Forêt
iwari-card-glacier = Glacier
iwari-card-coast = Côte
iwari-card-desert = Désert
iwari-feat-union = Union
iwari-feat-discovery = Découverte
iwari-feat-honour = Honneur
iwari-feat-respect = Respect
iwari-feat-union-rule = Union : pour les deux premiers joueurs qui achèvent un campement de 4 tentes. Posé sur un de ses territoires, il double les points de ses tentes à la fin.
iwari-feat-discovery-rule = Découverte : pour les deux premiers joueurs qui remplissent un territoire déjà occupé. Posé sur un autre territoire, il double les points de ses tentes à la fin.
iwari-feat-honour-rule = Honneur : pour la première majorité aux deux bouts d’une liaison terrestre, qui compte double à la fin.
iwari-feat-respect-rule = Respect : pour la première majorité aux deux bouts d’une liaison maritime, qui compte double à la fin.
iwari-third-tribe = Troisième tribu
iwari-the-third-tribe = La troisième tribu

## Autour de la carte
iwari-map = Carte du monde : { $map }
iwari-keys = Sur la carte, les flèches mènent d’une place possible à l’autre ; plus, moins et zéro règlent le zoom.
iwari-zoom-in = Agrandir
iwari-zoom-out = Réduire
iwari-whole-map = Aller à cette partie de la carte ; deux fois : toute la carte
iwari-reconstruction = Cette carte est une reconstitution : les tableaux des cartes publiées ne sont pas disponibles sous forme de données ; celle-ci respecte tout ce qu’en dit la règle.
iwari-own-map = Si vous possédez la boîte, vous pouvez saisir sa carte imprimée et y jouer, ou en dessiner une.
iwari-check-map = Vérifier un fichier de carte
iwari-no-note = Une carte apportée par quelqu’un de cette table.
iwari-tab-players = Tribus
iwari-status-first = Première moitié, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} avant le décompte intermédiaire
iwari-status-second = Seconde moitié, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} avant la fin
iwari-status-first-short = { $count } avant le décompte
iwari-status-second-short = { $count } avant la fin
iwari-status-last = Dernière manche

## Cartes
iwari-hand = Votre main
iwari-hand-empty = Aucune carte en main.
iwari-card-of = Carte : { $biome }
iwari-reserve = Offre
iwari-take = Prendre la carte { $biome } de l’offre
iwari-draw = Piocher. { $left }
iwari-deck-midway = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} avant le décompte intermédiaire
iwari-deck-end = { $count ->
    [0] La pioche est épuisée
    [one] { $count } carte avant la fin
   *[other] { $count } cartes avant la fin
}
iwari-discards = Défausses
iwari-discards-note = Les défausses sont visibles de tous. Quand la pioche s’épuise pour la première fois, elles forment la nouvelle pioche.
iwari-discards-none = Rien encore.
iwari-discard = Défausser la carte { $biome }
iwari-stop = Pas de seconde pièce
iwari-decline = Renoncer à l’exploit
iwari-pay-with = Payer avec
iwari-price = { $count ->
    [one] { $count } carte { $biome }
   *[other] { $count } cartes { $biome }
}
iwari-third-by = jouée maintenant par { $who }

## Tribus
iwari-tents-left = { $count ->
    [one] { $count } tente en réserve
   *[other] { $count } tentes en réserve
}
iwari-totems-left = { $count ->
    [one] { $count } totem en réserve
   *[other] { $count } totems en réserve
}
iwari-cards-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
iwari-if-ended = Si la partie se terminait maintenant
iwari-now = total { $points }
iwari-feats = Exploits
iwari-feats-none = Tous ont été obtenus.

## Ce qu’il faut faire
iwari-do-action = Posez une pièce sur une place marquée, ou prenez une carte.
iwari-do-action-also = Une pièce coûte une carte de la couleur du territoire, ou deux d’une autre. Une carte prise peut aussi être défaussée.
iwari-do-card = Posez une pièce payée en { $biome }, ou défaussez cette carte.
iwari-do-third = Vous jouez pour la troisième tribu : posez pour elle sur une place marquée, ou prenez une carte à défausser.
iwari-do-third-card = Vous jouez pour la troisième tribu : posez une pièce payée en { $biome }, ou défaussez cette carte.
iwari-do-pay = Choisissez les cartes avec lesquelles payer.
iwari-do-second = Une seconde pièce : { $territory }, ou rien de plus ?
iwari-do-stop = Vos cartes ne paient pas de seconde pièce : { $territory }.
iwari-do-draw = { $count ->
    [one] Prenez une carte de l’offre ou de la pioche.
   *[other] Prenez { $count } cartes une à une, de l’offre ou de la pioche.
}
iwari-do-draw-deck = { $count ->
    [one] Piochez une carte.
   *[other] Piochez { $count } cartes.
}
iwari-do-feat-union = Exploit Union obtenu : posez-le sur un territoire du campement.
iwari-do-feat-discovery = Exploit Découverte obtenu : posez-le sur un autre territoire.
iwari-do-feat-honour = Exploit Honneur obtenu : posez-le sur la liaison terrestre.
iwari-do-feat-respect = Exploit Respect obtenu : posez-le sur la liaison maritime.
iwari-do-feat-none = Il n’y a pas de place pour l’exploit.

## Lieux, pour le lecteur d’écran et la bulle
iwari-tent = Tente
iwari-totem = Totem
iwari-tents = Tentes
iwari-totems-head = Totems
iwari-points = Points
iwari-space-taken = Tente de { $who }, { $territory }, emplacement { $space }.
iwari-space-free = Emplacement de tente libre { $space }, { $territory }.
iwari-space-place = Poser une tente : { $territory }, emplacement { $space }, pour { $price }.
iwari-totems-there = Emplacement des totems, { $territory } : { $count } totems sur { $limit }.
iwari-totem-place = Poser un totem : { $territory }, pour { $price }. Actuellement { $count } sur { $limit }.
iwari-territory = { $territory }, { $biome }.
iwari-tribe-there = { $who } : { $tents ->
    [one] { $tents } tente
   *[other] { $tents } tentes
}, { $totems ->
    [one] { $totems } totem
   *[other] { $totems } totems
}, marquerait { $points }.
iwari-totem-limit = Limite de totems : { $count }.
iwari-connection = liaison { $number }
iwari-connection-land = Liaison terrestre { $number }, { $from } – { $to }.
iwari-connection-water = Liaison maritime { $number }, { $from } – { $to }.
iwari-connection-covered = Une montagne la barre : elle ne rapporte rien.
iwari-connection-held = { $who } : { $points } points.
iwari-connection-title = { $number } : { $from } – { $to }
iwari-connection-short = Liaison { $number }
iwari-connection-nobody = Personne n’a la majorité aux deux bouts.
iwari-by-land = terrestre
iwari-by-water = maritime
iwari-covered = barrée
iwari-totems = { $count ->
    [one] { $count } totem
   *[other] { $count } totems
}
iwari-feat-here = Poser l’exploit ici : { $place }.
iwari-feat-times = Points × { $times } à la fin
iwari-change-tents = { $who } sur place : { $points } → { $after } points.
iwari-change-connection = Liaison { $number } pour { $who } : { $points } → { $after }.
iwari-change-settlement = Campement de { $size } : { $points } de plus à la fin.
iwari-change-feat = Rapporte l’exploit { $feat }.
iwari-change-end = C’est la dernière tente : elle déclenche la fin.
iwari-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
iwari-settlement-of = Campement de { $size }
iwari-group-of = { $size } tentes reliées ; 4 font un campement
iwari-alone = Aucun sentier ne la relie à une autre tente de sa tribu.
iwari-at-end = à la fin
iwari-earns = Rapporte un exploit : { $feat }
iwari-tent-of = Tente de { $who }
iwari-totem-room = Totems : { $count } sur { $limit }
iwari-free = { $count ->
    [0] aucun emplacement libre
    [one] { $count } emplacement libre
   *[other] { $count } emplacements libres
}
iwari-no-tent = Pas de tente :
iwari-no-totem = Pas de totem :
iwari-obstacle-other-territory = ce tour se joue ailleurs.
iwari-obstacle-supply = il n’en reste plus en réserve.
iwari-obstacle-full = tous les emplacements sont pris.
iwari-obstacle-unexplored = aucune tente ne s’y trouve encore.
iwari-obstacle-totem-limit = il y en a déjà autant que de tentes de la plus grande tribu.
iwari-obstacle-cards = il faut une carte de cette couleur ou deux d’une autre.

## Majorités
iwari-majorities = Majorités
iwari-majorities-tents = Territoires : tentes, + totems (★ majorité), points actuels
iwari-majorities-connections = Liaisons
iwari-territory-head = Territoire
iwari-limit-head = Totems
iwari-connection-head = Liaison
iwari-held-by = Majorité aux deux bouts
iwari-cell = { $tents } tentes, { $totems } totems, { $points } points
iwari-nothing = rien
iwari-sum = { $score } jusqu’ici, tentes { $tents }, totems { $totems }, campements { $settlements }

## Décomptes
iwari-scoring-midway = Décompte intermédiaire
iwari-scoring-final = Décompte final
iwari-step = { $at } sur { $of }
iwari-pause = Pause
iwari-play = Lancer
iwari-next = Suivant
iwari-skip = Passer

## Coups
iwari-move-tent = Tente, { $territory } ({ $space }), pour { $count } { $biome }
iwari-move-totem = Totem, { $territory }, pour { $count } { $biome }
iwari-move-discard = Défausser { $biome }
iwari-move-take = Prendre { $biome } de l’offre
iwari-move-stop = Pas de seconde pièce
iwari-move-deck = Piocher
iwari-move-decline = Renoncer à l’exploit
iwari-move-feat-territory = Exploit sur { $territory }
iwari-move-feat-connection = Exploit sur la liaison { $number } ({ $from } – { $to })
iwari-move-other = { $move }

## Événements
iwari-event-mountains = { $count ->
    [one] Une montagne barre la liaison { $numbers }.
   *[other] Des montagnes barrent les liaisons { $numbers }.
}
iwari-event-first = { $who } joue en premier.
iwari-event-tent = { $who } a posé une tente : { $territory }.
iwari-event-totem = { $who } a posé un totem : { $territory }.
iwari-event-discard = { $who } a défaussé { $biome }.
iwari-event-discard-third = { $who } a défaussé { $biome } pour la troisième tribu.
iwari-event-feat-territory = { $who } a posé { $feat } : { $territory }.
iwari-event-feat-connection = { $who } a posé { $feat } sur la liaison { $number }.
iwari-event-feat-declined = { $who } a renoncé à { $feat }.
iwari-event-taken = { $who } a pris { $biome } de l’offre.
iwari-event-drawn = { $who } a pioché { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
iwari-event-deck-first = La pioche est épuisée pour la première fois ; les défausses forment la nouvelle pioche.
iwari-event-deck-second = La pioche est épuisée pour la seconde fois.
iwari-event-end-deck = La fin est déclenchée : la manche se termine.
iwari-event-end-last-tent = Une dernière tente déclenche la fin : la manche se termine.

## D’où viennent les points
iwari-reason-tents-first = { $territory } : premier rang, { $tents ->
    [one] { $tents } tente
   *[other] { $tents } tentes
} sur place{ $times ->
    [one] {""}
   *[other] , × { $times }
}
iwari-reason-tents-later = { $territory } : rang { $rank }, une tribu au-dessus en a { $above }{ $times ->
    [one] {""}
   *[other] , × { $times }
}
iwari-reason-totems = Liaison { $number }, { $from } – { $to } : { $totems ->
    [one] { $totems } totem
   *[other] { $totems } totems
}{ $times ->
    [one] {""}
   *[other] , × { $times }
}
iwari-reason-settlement = Campement de { $tents } tentes

## Vérifier une carte
iwari-check-undrawn = Ceci ne peut pas être dessiné comme une carte.
