# Textes du plateau de Gorinto.
gorinto-void = Vide
gorinto-air = Air
gorinto-fire = Feu
gorinto-water = Eau
gorinto-earth = Terre

gorinto-board = La Montagne et le Chemin
gorinto-goals = Objectifs
gorinto-elements = Éléments
gorinto-tab-players = Joueurs
gorinto-legend = La tour des cinq éléments, chacun avec son motif
gorinto-pattern-void = récolte chez les quatre voisines diagonales.
gorinto-pattern-air = récolte chez les quatre voisines orthogonales.
gorinto-pattern-fire = récolte dans le reste de sa colonne.
gorinto-pattern-water = récolte dans le reste de sa ligne.
gorinto-pattern-earth = récolte dans la pile où elle arrive, à toute profondeur.

gorinto-season-name = { $season ->
    [1] Printemps
    [2] Été
    [3] Automne
   *[4] Hiver
  }
gorinto-status = saison { $season } sur 4 · tour { $turn } sur { $turns }
gorinto-coin = Pièce de départ
gorinto-order = Ordre du tour par compassion : le plus petit score d’abord
gorinto-place = { $place ->
    [1] 1er
   *[other] { $place }e
  }
gorinto-now = valeur
gorinto-goals-now = objectifs : { $points }
gorinto-goals-word = objectifs
gorinto-up-to = jusqu’à
gorinto-between = { $first } et { $second }
gorinto-team = joue avec { $name }
gorinto-keys-end = éléments clés, à la fin
gorinto-keys-label = Éléments clés : { $keys }. Sagesse par tuile à la fin : { $each }.
gorinto-stack-of = { $element } { $count }

# Objectifs
gorinto-goal-1 = Jumelles
gorinto-goal-1-about = Chaque pile aussi haute qu’une autre.
gorinto-goal-2 = Toutes uniques
gorinto-goal-2-about = Chaque pile de hauteur unique.
gorinto-goal-3 = Piles impaires
gorinto-goal-3-about = Chaque pile de hauteur impaire.
gorinto-goal-4 = Piles paires
gorinto-goal-4-about = Chaque pile de hauteur paire.
gorinto-goal-5 = Au plus haut
gorinto-goal-5-about = 3 par élément où personne n’a de pile plus haute.
gorinto-goal-6 = Au plus bas
gorinto-goal-6-about = 3 par élément où aucune pile non vide n’est plus basse.
gorinto-goal-7 = Hors du milieu
gorinto-goal-7-about = Chaque pile de hauteur autre que la médiane.
gorinto-goal-8 = Le milieu
gorinto-goal-8-about = Trois fois la pile médiane.
gorinto-goal-9 = Les extrêmes
gorinto-goal-9-about = La plus haute et la plus basse, et leurs égales.
gorinto-goal-10 = Grande et petite
gorinto-goal-10-about = Une fois la plus haute, deux fois la plus basse non vide.
gorinto-goal-11 = L’écart
gorinto-goal-11-about = Deux fois l’écart entre la plus haute et la plus basse.
gorinto-goal-12 = La plus petite
gorinto-goal-12-about = Sept fois la pile la plus basse.

# Ce qu’il faut faire
gorinto-step-pick = choisir une tuile
gorinto-step-land = choisir sa case
gorinto-step-gather = récolter
gorinto-step-gather-n = en récolter { $count }
gorinto-pick-tile = Choisissez une tuile du Chemin.
gorinto-choose-column = Choisissez la case de { $tile } dans la colonne { $line }.
gorinto-choose-row = Choisissez la case de { $tile } dans la ligne { $line }.
gorinto-choose-gather = Récoltez une tuile : { $done } sur { $total }.
gorinto-choose-below = Récoltez une tuile dans la pile : { $done } sur { $total }.
gorinto-choose-gift = Donnez une des tuiles récoltées à votre partenaire.
gorinto-choose-removal = Choisissez la tuile qui quitte le Chemin.

# Aperçus
gorinto-gather-of = Récolter { $gather } sur { $available }
gorinto-gather-none = Rien à récolter
gorinto-progress = { $done } sur { $total }
gorinto-then = objectifs : { $points } après cette tuile
gorinto-gift = don :
gorinto-gift-this = Ce don
gorinto-gift-for = Un don pour { $name }
gorinto-give-this = Donner { $tile } à { $name }
gorinto-fan = Pile { $cell }, de haut en bas
gorinto-dig-this = Récolter { $tile }, niveau { $level } en partant du bas
gorinto-nothing = rien

# Pour qui écoute
gorinto-stack = { $count ->
    [0] { $cell } : vide.
    [one] { $cell } : { $tiles }.
   *[other] { $cell } : { $count } tuiles de haut en bas, { $tiles }.
  }
gorinto-head-here = La Tête du renard est ici.
gorinto-tail-here = La Queue du renard est ici.
gorinto-land-here = Déplacer { $tile } ici : récolter { $gather } sur { $available }, objectifs de { $now } à { $best } au mieux.
gorinto-land-plain = Déplacer la tuile ici.
gorinto-take-here = Récolter la tuile du dessus : objectifs jusqu’à { $best }.
gorinto-take-plain = Récolter la tuile du dessus.
gorinto-dig-here = Choisir une tuile à l’intérieur.
gorinto-fan-here = Déployer la pile.
gorinto-path-tile = Chemin { $space } : { $tile }
gorinto-pick-here = Chemin { $space } : { $tile }, compréhension { $understanding }. La choisir.
gorinto-remove-here = Chemin { $space } : { $tile }. La retirer.
gorinto-fox-tile = Chemin { $space } : tuile Kitsune { $number }

# Kitsune
gorinto-kitsune = Kitsune
gorinto-fox-tile-about = Tuile Kitsune : personne ne la déplace. Son nombre dit jusqu’où le renard avance d’ici.
gorinto-level-normal = le renard
gorinto-level-expert = le renard, expert
gorinto-fox-now = la saison donne { $points }
gorinto-heads = Face
gorinto-tails = Pile
gorinto-prey = { $side ->
    [heads] Sur face, la Tête du renard en { $cell } prend { $tiles } ; sa saison donnerait { $score }.
   *[tails] Sur pile, la Queue du renard en { $cell } prend { $tiles } ; sa saison donnerait { $score }.
  }

# Coups
gorinto-move-tile = Déplacer { $tile } de { $from } à { $to }
gorinto-move-gather = Récolter { $tile } en { $cell }
gorinto-move-dig = Récolter { $tile }, niveau { $level } de la pile
gorinto-move-give = Donner { $tile } au partenaire
gorinto-move-remove = Retirer { $tile } de { $space }
gorinto-move-other = { $move }

# Événements
gorinto-event-path-filled = { $season ->
    [1] Le printemps commence.
    [2] L’été commence.
    [3] L’automne commence.
   *[4] L’hiver commence.
  }
gorinto-event-goals-drawn = Objectifs : { $first } et { $second }.
gorinto-event-goals-drawn-partners = Objectifs : { $first }, { $second }, { $third }, { $fourth }.
gorinto-event-keys-drawn = Éléments clés : { $first } { $second }
gorinto-event-kitsune-keys-drawn = Éléments clés de Kitsune : { $first } { $second }
gorinto-event-start-coin-taken = { $who } prend la pièce de départ.
gorinto-event-order-settled = Ordre du tour : { $who }.
gorinto-event-tile-moved = { $gather ->
    [0] { $who } déplace { $tile } en { $cell } et ne récolte rien.
   *[other] { $who } déplace { $tile } en { $cell }.
  }
gorinto-event-tile-gathered = { $who } récolte { $tile } en { $cell }.
gorinto-event-tile-given = { $who } donne { $tile } à { $to }.
gorinto-event-tile-removed = { $tile } quitte le Chemin en { $space }.
gorinto-event-tile-removed-chosen = { $who } retire { $tile } du Chemin en { $space }.
gorinto-event-kitsune-tiles-placed = Les tuiles Kitsune sont sur le Chemin.
gorinto-event-kitsune-moved = { $token ->
    [heads] La Tête du renard va en { $cell }.
   *[tails] La Queue du renard va en { $cell }.
  }
gorinto-event-coin-flipped = { $side ->
    [heads] La pièce tombe sur face.
   *[tails] La pièce tombe sur pile.
  }
gorinto-event-kitsune-gathered = Le renard prend { $tile } en { $cell }.
gorinto-event-season-ended = { $season ->
    [1] Le printemps s’achève.
    [2] L’été s’achève.
    [3] L’automne s’achève.
   *[4] L’hiver s’achève.
  }
gorinto-event-game-ended = La partie est finie.

# Points
gorinto-reason-goal = { $goal }, saison { $season }
gorinto-reason-key = élément clé { $tile } : { $tiles } × { $each }
gorinto-reason-kitsune-key = { $tile } en saison { $season } : { $tiles } × { $each }
gorinto-reason-other = { $key }

# La fin
gorinto-ending-most-wisdom = Le plus de sagesse.
gorinto-ending-tie-by-tiles = Sagesse égale ; le moins de tuiles départage.
gorinto-ending-shared = Sagesse et tuiles égales : victoire partagée.
gorinto-ending-kitsune-beaten = Le renard est déjoué.
gorinto-ending-kitsune-equal = Être aussi sage que le renard ne suffit pas.
gorinto-ending-kitsune-won = Le renard était plus sage.
