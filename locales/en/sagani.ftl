# Sagani's table.
sagani-element = { $element ->
    [fire] fire
    [water] water
    [earth] earth
   *[air] air
  }
sagani-tile = { $element ->
    [fire] fire
    [water] water
    [earth] earth
   *[air] air
  } { $value }
sagani-cell = cell { $x }, { $y }
sagani-arrow = { $direction ->
    [n] north
    [ne] north-east
    [e] east
    [se] south-east
    [s] south
    [sw] south-west
    [w] west
   *[nw] north-west
  } to { $element ->
    [fire] fire
    [water] water
    [earth] earth
   *[air] air
  }
sagani-tile-free = { $tile }, freed
sagani-tile-waits = { $tile }, open: { $open }; { $done ->
    [0] none satisfied
    [one] one satisfied
   *[other] { $done } satisfied
  }

sagani-your-garden = Your garden
sagani-garden-of = { $name }’s garden
sagani-garden-text = { $name }, tile by tile
sagani-garden-empty = No tile yet.
sagani-garden-keys = Arrow keys move the garden, plus and minus zoom, 0 shows all of it. Tab goes to the cells and then to the tiles, arrow keys go from one to the next.
sagani-back-to-yours = Back to yours
sagani-back = Back
sagani-enlarge = { $name }’s garden: { $open } open, { $completed } completed. Show it large.
sagani-chip = { $name }: { $score } points. Show the garden.
sagani-zoom-in = Zoom in
sagani-zoom-out = Zoom out
sagani-fit = Show the whole garden
sagani-tab-players = Players
sagani-tab-piles = Piles
sagani-tab-solo = Solo

sagani-say-take = Choose a tile of the river.
sagani-say-place = Place your { $element ->
    [fire] fire
    [water] water
    [earth] earth
   *[air] air
  } tile on a marked cell.
sagani-say-rotate = Turn your { $element ->
    [fire] fire
    [water] water
    [earth] earth
   *[air] air
  } tile and lay it.
sagani-keys-picked = R turns it, Enter or a click lays it, Esc puts it back.
sagani-keys-hand = R turns it, Enter or a click lays it.
sagani-keys-touch = Tap a cell to try it out, swipe over the tile to turn it, tap it again to lay it.
sagani-say-interlude = Interlude: take a tile from the stones, or pass.
sagani-say-interlude-also = It is not a turn: everybody gets one chance, from the last to the first.
sagani-say-one-left = One tile is left in the river: take it, or put it on a stone.
sagani-say-one-left-also = From a stone it waits for the next interlude; you then place the next tile of the pile, whatever it is.

sagani-turn = Turn
sagani-back-tile = Put back
sagani-put-back = Put back: { $tile }
sagani-lay-it = Lay it
sagani-lay = Lay it on { $cell }:
sagani-quarter-turns = { $count ->
    [0] not turned
    [one] one quarter turn
   *[other] { $count } quarter turns
  }
sagani-completes = { $count ->
    [one] completes a tile
   *[other] completes { $count } tiles
  }
sagani-satisfies = { $older ->
    [0] { $own ->
        [one] one own arrow satisfied
       *[other] { $own } own arrows satisfied
      }
    [one] { $own ->
        [0] satisfies an arrow
       *[other] satisfies an arrow, and { $own } of its own
      }
   *[other] { $own ->
        [0] satisfies { $older } arrows
       *[other] satisfies { $older } arrows, and { $own } of its own
      }
  }
sagani-satisfies-none = satisfies no arrow yet
sagani-points = { $points }
sagani-bonus-points = bonus { $points }
sagani-discs-back = { $count ->
    [one] 1 disc back
   *[other] { $count } discs back
  }
sagani-cacophony-cost = { $count ->
    [one] 1 cacophony disc
   *[other] { $count } cacophony discs
  }
sagani-discs-laid = { $count ->
    [one] 1 laid here, { $left } left
   *[other] { $count } laid here, { $left } left
  }
sagani-score-change = { $now } → { $then }
sagani-past = past { $name }
sagani-ends = triggers the end

sagani-river = The river
sagani-river-left = { $count ->
    [one] 1 left
   *[other] { $count } left
  }
sagani-in-hand = one in hand
sagani-spent = spent
sagani-pile-top = Pile { $pile }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }, on top { $tile }
sagani-pile-spent = Pile { $pile } is spent
sagani-set-aside = Set aside:
sagani-interlude = Interlude
sagani-interlude-now = now
sagani-interlude-order = The order of the interlude
sagani-interlude-missing = { $count ->
    [0] all four lie here
    [one] one missing
   *[other] { $count } missing
  }
sagani-pass = Pass
sagani-exchange = Put it on a stone, turn up the next ({ $element ->
    [fire] fire
    [water] water
    [earth] earth
   *[air] air
  } { $value })

sagani-path = The path ends at { $end }.
sagani-path-stack = On { $space }: { $names }.
sagani-has-discs = { $count ->
    [one] 1 disc
   *[other] { $count } discs
  }
sagani-has-cacophony = { $count ->
    [0] no cacophony
    [one] 1 cacophony disc
   *[other] { $count } cacophony discs
  }
sagani-has-tiles = { $open } open, { $completed } freed
sagani-purse = { $discs ->
    [one] 1 disc,
   *[other] { $discs } discs,
  } { $onTiles } on tiles.

sagani-status-round = Round { $round }
sagani-status-end = the path ends at { $end }
sagani-status-ending = the last round
sagani-status-last = one more round
sagani-status-solo = { $mode ->
    [classic] Solo, classic
   *[advanced] Solo, advanced
  } · { $used ->
    [one] 1 tile
   *[other] { $used } tiles
  }
sagani-status-solo-short = Solo · { $used ->
    [one] 1 tile
   *[other] { $used } tiles
  }
sagani-solo-classic = Harmony
sagani-solo-advanced = If it ended now
sagani-solo-advanced-over = The final sum
sagani-solo-used = { $used ->
    [one] 1 tile used,
   *[other] { $used } tiles used,
  } { $left } to come
sagani-solo-perfect = { $left ->
    [0] This was the last tile for perfect harmony ({ $perfect }).
    [one] One more tile for perfect harmony ({ $perfect }).
   *[other] { $left } more tiles for perfect harmony ({ $perfect }).
  }
sagani-solo-imperfect = Perfect harmony was { $perfect } tiles; harmony can still be reached.
sagani-sum-track = On the track
sagani-sum-open = Tiles not completed
sagani-sum-bonus = Bonus
sagani-sum-cacophony = Cacophony
sagani-sum = Final score

sagani-move-take = Take { $tile }
sagani-move-exchange = Put the last tile on a stone and turn up the next
sagani-move-pass = Take no tile
sagani-move-place = Place it on { $x }, { $y }
sagani-move-turn = { $count ->
    [0] Lay it unturned
    [one] Lay it with one quarter turn
   *[other] Lay it with { $count } quarter turns
  }

sagani-event-first-player-drawn = { $who } is first.
sagani-event-tile-set-aside = A tile was set aside: { $tile }.
sagani-event-tile-turned-up = { $tile } was turned up.
sagani-event-tile-exchanged = { $who } put { $tile } on a stone.
sagani-event-tile-placed = { $who } laid { $tile }.
sagani-event-tile-completed = { $who } freed { $tile }: { $discs ->
    [one] 1 disc back.
   *[other] { $discs } discs back.
  }
sagani-event-cacophony-received = { $who } got { $discs ->
    [one] 1 cacophony disc.
   *[other] { $discs } cacophony discs.
  }
sagani-event-interlude-began = An interlude begins.
sagani-event-interlude-tile-taken = { $who } took { $tile } from the stones.
sagani-event-interlude-passed = { $who } took nothing.
sagani-event-interlude-tiles-removed = Nobody took any: { $count } tiles leave the game.
sagani-event-end-triggered-by-points = { $who } has reached the end of the path.
sagani-event-end-triggered-by-draw-pile = The piles are running out: the end is triggered.
sagani-event-last-round-began = One more round is played.
sagani-event-game-ended = The game is over after { $count } tiles.

sagani-reason-tile-completed = freed { $tile }
sagani-reason-cacophony = { $discs ->
    [one] 1 cacophony disc
   *[other] { $discs } cacophony discs
  }
sagani-reason-bonus = bonus: { $face-up ->
    [0] no tile open
    [one] one tile open
   *[other] { $face-up } tiles open
  }
sagani-reason-tile-not-completed = { $tile } not completed

sagani-ending-points = The end of the path was reached.
sagani-ending-draw-pile = The piles ran out.
sagani-ending-one-more-round = One more round was played.
sagani-ending-tie-by-marker = A tie: the lower marker wins.
sagani-ending-perfect-harmony = Perfect harmony!
sagani-ending-harmony = Harmony.
sagani-ending-out-of-tiles = The tiles ran out before harmony was reached.
sagani-ending-all-tiles-placed = All tiles are placed.
