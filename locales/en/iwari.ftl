# Iwari at the table.
iwari-biome-tundra = tundra
iwari-biome-forest = forest
iwari-biome-glacier = glacier
iwari-biome-coast = coast
iwari-biome-desert = desert
iwari-card-tundra = Tundra
iwari-card-forest = Forest
iwari-card-glacier = Glacier
iwari-card-coast = Coast
iwari-card-desert = Desert
iwari-feat-union = Union
iwari-feat-discovery = Discovery
iwari-feat-honour = Honour
iwari-feat-respect = Respect
iwari-feat-union-rule = Union: for the first two players to complete a settlement of 4 tents. It goes on one of its territories, whose tents count double at the end.
iwari-feat-discovery-rule = Discovery: for the first two players to fill a territory that held a piece. It goes on another territory, whose tents count double at the end.
iwari-feat-honour-rule = Honour: for the first majority at both ends of a land connection, which counts double at the end.
iwari-feat-respect-rule = Respect: for the first majority at both ends of a water connection, which counts double at the end.
iwari-third-tribe = Third tribe
iwari-the-third-tribe = The third tribe

## Around the map
iwari-map = Map: { $map }
iwari-keys = On the map, arrow keys go from one possible place to the next; plus, minus and zero zoom.
iwari-zoom-in = Zoom in
iwari-zoom-out = Zoom out
iwari-whole-map = Move to this part of the map; twice: the whole map
iwari-reconstruction = This map is a reconstruction: the tables of the published maps are not available as data, and this one satisfies everything the rulebook says about them.
iwari-own-map = If you own the box you can enter its printed map and play on it, or draw one of your own.
iwari-check-map = Check a map file
iwari-no-note = A map that somebody at this table brought along.
iwari-tab-players = Tribes
iwari-status-first = First half, { $count ->
    [one] 1 card
   *[other] { $count } cards
} to the midway scoring
iwari-status-second = Second half, { $count ->
    [one] 1 card
   *[other] { $count } cards
} to the end
iwari-status-first-short = { $count } to the scoring
iwari-status-second-short = { $count } to the end
iwari-status-last = Last round

## Cards
iwari-hand = Your hand
iwari-hand-empty = No cards in hand.
iwari-card-of = Card: { $biome }
iwari-reserve = Reserve
iwari-take = Take the { $biome } card from the reserve
iwari-draw = Draw from the deck. { $left }
iwari-deck-midway = { $count ->
    [one] 1 card
   *[other] { $count } cards
} left until the midway scoring
iwari-deck-end = { $count ->
    [0] The deck is exhausted
    [one] 1 card left until the end
   *[other] { $count } cards left until the end
}
iwari-discards = Discard piles
iwari-discards-note = Discard piles are open. When the deck runs out for the first time they become the new deck.
iwari-discards-none = Nothing yet.
iwari-discard = Discard the { $biome } card
iwari-stop = No second piece
iwari-decline = Decline the feat
iwari-pay-with = Pay with
iwari-price = { $count ->
    [one] 1 { $biome } card
   *[other] { $count } { $biome } cards
}
iwari-third-by = played by { $who } now

## Tribes
iwari-tents-left = { $count ->
    [one] 1 tent left
   *[other] { $count } tents left
}
iwari-totems-left = { $count ->
    [one] 1 totem left
   *[other] { $count } totems left
}
iwari-cards-held = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
iwari-if-ended = If the game ended now
iwari-now = now { $points }
iwari-feats = Feats
iwari-feats-none = All have been earned.

## What is to be done
iwari-do-action = Place a piece on a marked place, or take up a card.
iwari-do-action-also = A piece costs one card of the land’s colour, or two of another. A card you take up can also be discarded.
iwari-do-card = Place a piece for { $biome }, or discard that card.
iwari-do-third = You play for the third tribe: place for it on a marked place, or take up a card to discard.
iwari-do-third-card = You play for the third tribe: place a piece for { $biome }, or discard that card.
iwari-do-pay = Choose which cards to pay with.
iwari-do-second = A second piece in { $territory }, or no more?
iwari-do-stop = Your cards pay for no second piece in { $territory }.
iwari-do-draw = { $count ->
    [one] Take a card from the reserve or the deck.
   *[other] Take { $count } cards one by one, from the reserve or the deck.
}
iwari-do-draw-deck = { $count ->
    [one] Draw a card from the deck.
   *[other] Draw { $count } cards from the deck.
}
iwari-do-feat-union = You have earned a Union feat: put it on a territory of the settlement.
iwari-do-feat-discovery = You have earned a Discovery feat: put it on another territory.
iwari-do-feat-honour = You have earned the Honour feat: put it on the land connection.
iwari-do-feat-respect = You have earned the Respect feat: put it on the water connection.
iwari-do-feat-none = There is no place for the feat.

## Places, for the screen reader and the bubble
iwari-tent = Tent
iwari-totem = Totem
iwari-tents = Tents
iwari-totems-head = Totems
iwari-points = Points
iwari-space-taken = Tent of { $who } in { $territory }, space { $space }.
iwari-space-free = Free tent space { $space } in { $territory }.
iwari-space-place = Place a tent in { $territory }, space { $space }, for { $price }.
iwari-totems-there = Totem circle of { $territory }: { $count } of { $limit } totems.
iwari-totem-place = Place a totem in { $territory } for { $price }. Now { $count } of { $limit }.
iwari-territory = { $territory }, { $biome }.
iwari-tribe-there = { $who }: { $tents ->
    [one] 1 tent
   *[other] { $tents } tents
}, { $totems ->
    [one] 1 totem
   *[other] { $totems } totems
}, would score { $points }.
iwari-totem-limit = Totem limit { $count }.
iwari-connection = connection { $number }
iwari-connection-land = Connection { $number } by land, { $from } to { $to }.
iwari-connection-water = Connection { $number } by water, { $from } to { $to }.
iwari-connection-covered = A mountain covers it: it scores nothing.
iwari-connection-held = { $who } would score { $points }.
iwari-connection-title = { $number }: { $from } – { $to }
iwari-connection-short = Connection { $number }
iwari-connection-nobody = Nobody has the majority at both ends.
iwari-by-land = by land
iwari-by-water = by water
iwari-covered = under a mountain
iwari-totems = { $count ->
    [one] 1 totem
   *[other] { $count } totems
}
iwari-feat-here = Put the feat here: { $place }.
iwari-feat-times = Points here × { $times } at the end
iwari-change-tents = { $who } there: { $points } → { $after } points.
iwari-change-connection = Connection { $number } for { $who }: { $points } → { $after }.
iwari-change-settlement = Settlement of { $size }: { $points } more at the end.
iwari-change-feat = Earns the feat { $feat }.
iwari-change-end = This is the last tent: it triggers the end.
iwari-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
iwari-settlement-of = Settlement of { $size }
iwari-group-of = { $size } tents joined; 4 make a settlement
iwari-alone = No path joins it to another tent of its tribe.
iwari-at-end = at the end
iwari-earns = Earns a feat: { $feat }
iwari-tent-of = Tent of { $who }
iwari-totem-room = Totems: { $count } of { $limit }
iwari-free = { $count ->
    [0] no free tent space
    [one] 1 free tent space
   *[other] { $count } free tent spaces
}
iwari-no-tent = No tent:
iwari-no-totem = No totem:
iwari-obstacle-other-territory = this turn goes on elsewhere.
iwari-obstacle-supply = none left in the supply.
iwari-obstacle-full = every space is taken.
iwari-obstacle-unexplored = no tent stands here yet.
iwari-obstacle-totem-limit = as many stand here as the largest tribe has tents.
iwari-obstacle-cards = it takes one card of this colour or two of another.

## Majorities
iwari-majorities = Majorities
iwari-majorities-tents = Territories: tents, + totems (★ majority), points now
iwari-majorities-connections = Connections
iwari-territory-head = Territory
iwari-limit-head = Totems
iwari-connection-head = Connection
iwari-held-by = Majority at both ends
iwari-cell = { $tents } tents, { $totems } totems, { $points } points
iwari-nothing = nothing
iwari-sum = { $score } so far, tents { $tents }, totems { $totems }, settlements { $settlements }

## Scorings
iwari-scoring-midway = Midway scoring
iwari-scoring-final = Final scoring
iwari-step = { $at } of { $of }
iwari-pause = Pause
iwari-play = Play
iwari-next = Next
iwari-skip = Skip

## Moves
iwari-move-tent = Tent in { $territory } ({ $space }) for { $count } { $biome }
iwari-move-totem = Totem in { $territory } for { $count } { $biome }
iwari-move-discard = Discard { $biome }
iwari-move-take = Take { $biome } from the reserve
iwari-move-stop = No second piece
iwari-move-deck = Draw from the deck
iwari-move-decline = Decline the feat
iwari-move-feat-territory = Feat on { $territory }
iwari-move-feat-connection = Feat on connection { $number } ({ $from } – { $to })
iwari-move-other = { $move }

## Events
iwari-event-mountains = { $count ->
    [one] A mountain covers connection { $numbers }.
   *[other] Mountains cover connections { $numbers }.
}
iwari-event-first = { $who } plays first.
iwari-event-tent = { $who } pitched a tent in { $territory }.
iwari-event-totem = { $who } raised a totem in { $territory }.
iwari-event-discard = { $who } discarded { $biome }.
iwari-event-discard-third = { $who } discarded { $biome } for the third tribe.
iwari-event-feat-territory = { $who } put { $feat } on { $territory }.
iwari-event-feat-connection = { $who } put { $feat } on connection { $number }.
iwari-event-feat-declined = { $who } declined { $feat }.
iwari-event-taken = { $who } took { $biome } from the reserve.
iwari-event-drawn = { $who } drew { $count ->
    [one] a card
   *[other] { $count } cards
} from the deck.
iwari-event-deck-first = The deck is exhausted for the first time; the discards are the new deck.
iwari-event-deck-second = The deck is exhausted for the second time.
iwari-event-end-deck = The end is triggered: the round is finished.
iwari-event-end-last-tent = The end is triggered by a last tent: the round is finished.

## What points are for
iwari-reason-tents-first = { $territory }: first rank, { $tents ->
    [one] 1 tent
   *[other] { $tents } tents
} there{ $times ->
    [one] {""}
   *[other] , × { $times }
}
iwari-reason-tents-later = { $territory }: rank { $rank }, one tribe above has { $above }{ $times ->
    [one] {""}
   *[other] , × { $times }
}
iwari-reason-totems = Connection { $number }, { $from } – { $to }: { $totems ->
    [one] 1 totem
   *[other] { $totems } totems
}{ $times ->
    [one] {""}
   *[other] , × { $times }
}
iwari-reason-settlement = Settlement of { $tents } tents

## Checking a map
iwari-check-undrawn = This can’t be drawn as a map.
