# La table de Sagani.
sagani-element = { $element ->
    [fire] Feu
    [water] Eau
    [earth] Terre
   *[air] Air
  }
sagani-tile = { $element ->
    [fire] Feu
    [water] Eau
    [earth] Terre
   *[air] Air
  } { $value }
sagani-cell = case { $x }, { $y }
sagani-arrow = { $direction ->
    [n] nord
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-ouest
    [w] ouest
   *[nw] nord-ouest
  } vers { $element ->
    [fire] Feu
    [water] Eau
    [earth] Terre
   *[air] Air
  }
sagani-tile-free = { $tile }, esprit libéré
sagani-tile-waits = { $tile }, flèches ouvertes : { $open } ; { $done ->
    [0] aucune satisfaite
    [one] une satisfaite
   *[other] { $done } satisfaites
  }

sagani-your-garden = Votre jardin
sagani-garden-of = Le jardin de { $name }
sagani-garden-text = { $name }, tuile par tuile
sagani-garden-empty = Aucune tuile pour l’instant.
sagani-garden-keys = Les flèches déplacent le jardin, plus et moins changent l’échelle, 0 le montre en entier. Tab mène aux cases puis aux tuiles, les flèches vont de l’une à l’autre.
sagani-back-to-yours = Revenir au vôtre
sagani-back = Revenir
sagani-enlarge = Le jardin de { $name } : { $open } ouvertes, { $completed } accomplies. L’afficher en grand.
sagani-chip = { $name } : { $score } points. Afficher le jardin.
sagani-zoom-in = Agrandir
sagani-zoom-out = Réduire
sagani-fit = Montrer tout le jardin
sagani-tab-players = Joueurs
sagani-tab-piles = Piles
sagani-tab-solo = Solo

sagani-say-take = Choisissez une tuile de la rivière.
sagani-say-place = Posez votre tuile { $element ->
    [fire] Feu
    [water] Eau
    [earth] Terre
   *[air] Air
  } sur une case marquée.
sagani-say-rotate = Orientez votre tuile { $element ->
    [fire] Feu
    [water] Eau
    [earth] Terre
   *[air] Air
  } et posez-la.
sagani-keys-picked = R la tourne, Entrée ou un clic la pose, Échap la remet.
sagani-keys-hand = R la tourne, Entrée ou un clic la pose.
sagani-keys-touch = Touchez une case pour essayer, glissez sur la tuile pour la tourner, touchez-la encore pour la poser.
sagani-say-interlude = Interlude : prenez une tuile sur les pierres, ou passez.
sagani-say-interlude-also = Ce n’est pas un tour : chacun a une occasion, du dernier au premier.
sagani-say-one-left = Il reste une tuile dans la rivière : prenez-la, ou mettez-la sur une pierre.
sagani-say-one-left-also = Sur une pierre, elle attend le prochain interlude ; vous posez alors la tuile suivante de la pile, quelle qu’elle soit.

sagani-turn = Tourner
sagani-back-tile = Remettre
sagani-put-back = Remettre : { $tile }
sagani-lay-it = Poser
sagani-lay = Poser sur { $cell } :
sagani-quarter-turns = { $count ->
    [0] sans la tourner
    [one] un quart de tour
   *[other] { $count } quarts de tour
  }
sagani-completes = { $count ->
    [one] accomplit une tuile
   *[other] accomplit { $count } tuiles
  }
sagani-satisfies = { $older ->
    [0] { $own ->
        [one] une de ses flèches satisfaite
       *[other] { $own } de ses flèches satisfaites
      }
    [one] { $own ->
        [0] satisfait une flèche
       *[other] satisfait une flèche, et { $own } des siennes
      }
   *[other] { $own ->
        [0] satisfait { $older } flèches
       *[other] satisfait { $older } flèches, et { $own } des siennes
      }
  }
sagani-satisfies-none = ne satisfait encore aucune flèche
sagani-points = { $points }
sagani-bonus-points = bonus { $points }
sagani-discs-back = { $count ->
    [one] { $count } disque rendu
   *[other] { $count } disques rendus
  }
sagani-cacophony-cost = { $count ->
    [one] { $count } disque de cacophonie
   *[other] { $count } disques de cacophonie
  }
sagani-discs-laid = { $count ->
    [one] { $count } posé ici, reste { $left }
   *[other] { $count } posés ici, reste { $left }
  }
sagani-score-change = { $now } → { $then }
sagani-past = devant { $name }
sagani-ends = déclenche la fin

sagani-river = La rivière
sagani-river-left = { $count ->
    [one] reste { $count }
   *[other] reste { $count }
  }
sagani-in-hand = une en main
sagani-spent = épuisée
sagani-pile-top = Pile { $pile } : { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
  }, au-dessus { $tile }
sagani-pile-spent = La pile { $pile } est épuisée
sagani-set-aside = Mises de côté :
sagani-interlude = Interlude
sagani-interlude-now = en cours
sagani-interlude-order = L’ordre de l’interlude
sagani-interlude-missing = { $count ->
    [0] les quatre sont là
    [one] il en manque une
   *[other] il en manque { $count }
  }
sagani-pass = Passer
sagani-exchange = La mettre sur une pierre, retourner la suivante ({ $element ->
    [fire] Feu
    [water] Eau
    [earth] Terre
   *[air] Air
  } { $value })

sagani-path = Le chemin finit à { $end }.
sagani-path-stack = Sur { $space } : { $names }.
sagani-has-discs = { $count ->
    [one] { $count } disque
   *[other] { $count } disques
  }
sagani-has-cacophony = { $count ->
    [0] aucune cacophonie
    [one] { $count } disque de cacophonie
   *[other] { $count } disques de cacophonie
  }
sagani-has-tiles = { $open } ouvertes, { $completed } accomplies
sagani-purse = { $discs ->
    [one] { $discs } disque,
   *[other] { $discs } disques,
  } { $onTiles } sur les tuiles.

sagani-status-round = Manche { $round }
sagani-status-end = le chemin finit à { $end }
sagani-status-ending = dernière manche
sagani-status-last = encore une manche
sagani-status-solo = { $mode ->
    [classic] Solo classique
   *[advanced] Solo avancé
  } · { $used ->
    [one] { $used } tuile
   *[other] { $used } tuiles
  }
sagani-status-solo-short = Solo · { $used ->
    [one] { $used } tuile
   *[other] { $used } tuiles
  }
sagani-solo-classic = Harmonie
sagani-solo-advanced = Si la partie finissait ici
sagani-solo-advanced-over = Le décompte final
sagani-solo-used = { $used ->
    [one] { $used } tuile utilisée,
   *[other] { $used } tuiles utilisées,
  } { $left } à venir
sagani-solo-perfect = { $left ->
    [0] C’était la dernière tuile pour l’harmonie parfaite ({ $perfect }).
    [one] Encore une tuile pour l’harmonie parfaite ({ $perfect }).
   *[other] Encore { $left } tuiles pour l’harmonie parfaite ({ $perfect }).
  }
sagani-solo-imperfect = L’harmonie parfaite demandait { $perfect } tuiles ; l’harmonie reste possible.
sagani-sum-track = Sur la piste
sagani-sum-open = Tuiles non accomplies
sagani-sum-bonus = Bonus
sagani-sum-cacophony = Cacophonie
sagani-sum = Score final

sagani-move-take = Prendre { $tile }
sagani-move-exchange = Mettre la dernière tuile sur une pierre et retourner la suivante
sagani-move-pass = Ne prendre aucune tuile
sagani-move-place = La poser sur { $x }, { $y }
sagani-move-turn = { $count ->
    [0] La poser sans la tourner
    [one] La poser avec un quart de tour
   *[other] La poser avec { $count } quarts de tour
  }

sagani-event-first-player-drawn = { $who } commence.
sagani-event-tile-set-aside = Une tuile est mise de côté : { $tile }.
sagani-event-tile-turned-up = { $tile } est retournée.
sagani-event-tile-exchanged = { $who } met { $tile } sur une pierre.
sagani-event-tile-placed = { $who } pose { $tile }.
sagani-event-tile-completed = { $who } libère { $tile } : { $discs ->
    [one] { $discs } disque rendu.
   *[other] { $discs } disques rendus.
  }
sagani-event-cacophony-received = { $who } reçoit { $discs ->
    [one] { $discs } disque de cacophonie.
   *[other] { $discs } disques de cacophonie.
  }
sagani-event-interlude-began = Un interlude commence.
sagani-event-interlude-tile-taken = { $who } prend { $tile } sur les pierres.
sagani-event-interlude-passed = { $who } ne prend rien.
sagani-event-interlude-tiles-removed = Personne n’en a pris : { $count } tuiles quittent la partie.
sagani-event-end-triggered-by-points = { $who } atteint le bout du chemin.
sagani-event-end-triggered-by-draw-pile = Les piles s’épuisent : la fin est déclenchée.
sagani-event-last-round-began = Encore une manche.
sagani-event-game-ended = La partie est finie après { $count } tuiles.

sagani-reason-tile-completed = { $tile } libéré
sagani-reason-cacophony = { $discs ->
    [one] { $discs } disque de cacophonie
   *[other] { $discs } disques de cacophonie
  }
sagani-reason-bonus = bonus : { $face-up ->
    [0] aucune tuile ouverte
    [one] une tuile ouverte
   *[other] { $face-up } tuiles ouvertes
  }
sagani-reason-tile-not-completed = { $tile } non accomplie

sagani-ending-points = Le bout du chemin est atteint.
sagani-ending-draw-pile = Les piles sont épuisées.
sagani-ending-one-more-round = Une manche de plus a été jouée.
sagani-ending-tie-by-marker = Égalité : le marqueur le plus bas l’emporte.
sagani-ending-perfect-harmony = Harmonie parfaite !
sagani-ending-harmony = Harmonie.
sagani-ending-out-of-tiles = Les tuiles sont épuisées avant l’harmonie.
sagani-ending-all-tiles-placed = Toutes les tuiles sont posées.
