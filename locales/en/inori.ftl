# Inori.
inori-season = { $season ->
    [1] Spring
    [2] Summer
    [3] Autumn
   *[4] Winter
}
inori-season-of = season { $season } of 4
inori-spirit = { $color ->
    [yellow] { $number ->
        [one] yellow sun
       *[other] yellow suns
    }
    [purple] { $number ->
        [one] purple moon
       *[other] purple moons
    }
    [red] { $number ->
        [one] red flame
       *[other] red flames
    }
    [blue] { $number ->
        [one] blue wave
       *[other] blue waves
    }
    [gray] { $number ->
        [one] gray cloud
       *[other] gray clouds
    }
   *[green] { $number ->
        [one] green leaf
       *[other] green leaves
    }
}
inori-short = { $color ->
    [yellow] sun
    [purple] moon
    [red] flame
    [blue] wave
    [gray] cloud
   *[green] leaf
}
inori-object = { $seat ->
    [0] crane
    [1] lantern
    [2] bell
   *[3] daruma
}
inori-neutral = a neutral marker
inori-marker-of = a marker of { $who }
inori-rune-favors = 2 favors: { $favor }
inori-rune-journey = Runic Journey: { $favor }
inori-rune-companion = Companion

inori-about-favors = Revealed, it counts as 2 favors for everything, and it can pay one cost of its colour.
inori-about-journey = Moves a marker that is not yours: from any card onto another card of this colour, or from a card of this colour onto any other.
inori-about-companion = Your marker may join others on a space that is taken; cost and effect as usual.

# Places
inori-at-card = card { $place }, space { $number }
inori-at-slot = slot { $slot } of the Tree
inori-at-base = the root of the Tree
inori-tree = The Great Tree
inori-card-name = Card { $place }: { $spirit }
inori-place-of = { $season ->
    [2] Summer’s place
    [3] Autumn’s place
   *[4] Winter’s place
}
inori-place-hint = the player with the fewest points hangs a card

# Spaces
inori-cost-color = pay 1 { $favor }
inori-cost-strongest = pay 1 of your strongest colour
inori-cost-altar = pay 1 favor of a colour whose altar is free
inori-take = take { $number } { $favor }
inori-take-two = take { $number } { $favor } and { $number2 } { $favor2 }
inori-take-weakest = take 2 of your weakest colour
inori-take-any = take { $number } favors of any colours
inori-take-altar = take { $number } of the altar’s colour
inori-rune = draw a rune
inori-rune-then = draw a rune, then { $then }
inori-neutrals-then = place the neutral markers on cards, then { $then }
inori-score-number = score { $number }
inori-score-colors = score 1 per different colour
inori-score-color = score 1 per { $favor }
inori-score-strongest = score 1 per favor of your strongest colour
inori-score-altar = score 1 per favor of the altar’s colour
inori-pay-then = { $cost }: { $effect }
inori-base-effect = take the 2 { $favor } here, once in the whole game
inori-altar-choose = choose an altar for the slot: { $effect }

# State of a space, and what a placement would do
inori-state-taken = taken by { $who }
inori-state-empty = already used up
inori-missing = 1 { $favor } missing
inori-missing-short = 1 { $what } missing
inori-missing-none = no favor left
inori-missing-any = no favor to pay with
inori-missing-many = 1 favor missing
inori-space-label = { $at }: { $what }.
inori-points-now = { $now } → { $after }
inori-gain = { $points ->
    [one] 1 point
   *[other] { $points } points
}
inori-gain-range = { $low } to { $high } points
inori-preview-points = Scores { $points }.
inori-change = { $favor } { $now } → { $after }
inori-preview-rune = a rune
inori-preview-any = { $number } of any colour
inori-preview-neutrals = { $number } neutral markers
inori-then-complete = Card complete: at season’s end
inori-then-new-start = Not complete, but scores at season’s end:
inori-then-free = { $free ->
    [one] 1 space of the card would stay free.
   *[other] { $free } spaces of the card would stay free.
}
inori-then-points = { $who } { $points }
inori-altar-nobody = nobody has one yet
inori-altar-worth = At the end: { $first } / { $second }
inori-altar-worth-two = At the end: { $first }
inori-altar-none = No points at the end.
inori-altar-of = { $spirit } altar
inori-slot-empty = No altar yet.
inori-card-if-complete = If complete: { $favor }
inori-card-if-incomplete = If not: { $favor }
inori-card-no-points = no points
inori-card-absent = ({ $points } if there)
inori-card-hidden = +{ $points } hidden
inori-card-next = Next card: { $complete } if complete, { $incomplete } if not.
inori-range = { $low }–{ $high }

# What to do
inori-choose-space = Place your { $object } on a marked space of a card or of the Tree.
inori-choose-space-short = Place your { $object } on a marked space.
inori-choose-also = Arrows to move, Enter to choose
inori-choose-also-runes = Arrows to move, Enter to choose · you may play a rune first
inori-choose-companion = Companion: place your { $object } beside another marker.
inori-choose-lift = Runic Journey { $favor }: choose the marker to move.
inori-choose-lift-also = Onto a card of this colour, or away from one
inori-choose-to = Choose where { $marker } goes.
inori-choose-pay = Choose what to pay with.
inori-choose-altar = Choose the altar for this slot.
inori-choose-weakest = Choose one of your weakest colours: 2 favors of it.
inori-choose-favor = { $left ->
    [one] Take one more favor of any colour.
   *[other] Take { $left } favors of any colours, one at a time.
}
inori-choose-neutral = Place a neutral marker on a free space of a card.
inori-choose-reveal = The season ends. Reveal runes of 2 favors, or say done.
inori-choose-keep = You have the fewest points: keep one New Start card. You start { $season ->
    [1] summer
    [2] autumn
   *[3] winter
}.
inori-choose-pass = Nothing free can be paid for: pass.

# Moves
inori-move-place = Place on { $at }
inori-move-neutral = Neutral marker on { $at }
inori-move-to = Move to { $at }
inori-move-lift = Move { $marker } from { $at }
inori-move-pay = Pay 1 { $favor }
inori-move-pay-rune = Pay with the rune of 2 { $favor }
inori-move-altar = Altar: { $favor }
inori-move-weakest = Take 2 { $favor }
inori-move-favor = Take 1 { $favor }
inori-move-reveal = Reveal 2 { $favor }
inori-move-journey = Runic Journey { $favor }
inori-move-companion = Companion
inori-move-keep = Keep the { $number ->
    [1] first
   *[2] second
} card
inori-move-done = Done
inori-move-pass = Pass

# Events
inori-event-card-laid = Card { $place } is hung.
inori-event-season-began = { $season ->
    [1] Spring begins.
    [2] Summer begins.
    [3] Autumn begins.
   *[4] Winter begins.
} { $who } starts.
inori-event-rune-revealed = { $who } reveals 2 { $favor }.
inori-event-runic-journey-played = { $who } plays a Runic Journey { $favor }.
inori-event-marker-lifted = { $who } lifts { $marker } from { $at }.
inori-event-marker-moved = { $who } moves { $marker } to { $at }.
inori-event-companion-played = { $who } plays a Companion.
inori-event-space-chosen = { $who } chooses { $at }.
inori-event-favor-paid = { $who } pays 1 { $favor }.
inori-event-favor-paid-rune = { $who } pays with the rune of 2 { $favor }.
inori-event-marker-placed = { $who } prays at { $at }.
inori-event-altar-placed = { $who } builds the altar { $favor } on slot { $slot }.
inori-event-favors-taken = { $who } takes { $number } { $favor }.
inori-event-rune-drawn = { $who } draws a rune.
inori-event-rune-drawn-own = { $who } draws { $rune }.
inori-event-neutral-placed = { $who } puts a neutral marker on { $at }.
inori-event-passed = { $who } passes.
inori-event-season-ended = { $season ->
    [1] Spring ends.
    [2] Summer ends.
    [3] Autumn ends.
   *[4] Winter ends.
}
inori-event-card-evaluated = Card { $place } is complete.
inori-event-card-not-complete = Card { $place } is not complete.
inori-event-tie-broken = Among those with the fewest points the lot falls on { $who }.
inori-event-new-start-drawn = { $who } draws a New Start card.
inori-event-new-start-discarded = { $who } discards the other card.
inori-event-game-ended = The game ends.

# Reasons
inori-reason-different-colors = different colours, { $at }
inori-reason-favors-of-color = { $favor }, { $at }
inori-reason-favors-of-strongest = strongest colour, { $at }
inori-reason-tree-points = slot 2 of the Tree
inori-reason-tree-altar = { $favor }, slot 4 of the Tree
inori-reason-card-complete = card { $place } complete: { $favor }
inori-reason-card-incomplete = New Start card { $place }: { $favor }
inori-reason-altar-most = most { $favor }, slot { $slot }
inori-reason-altar-second = second most { $favor }, slot { $slot }

# Tray and players
inori-strongest = strongest
inori-weakest = weakest
inori-in-hand = { $number ->
    [0] none left
    [one] 1 left
   *[other] { $number } left
}
inori-heap = { $number } { $favor }
inori-heap-strongest = { $number } { $favor }, strongest
inori-heap-weakest = { $number } { $favor }, weakest
inori-runes-hidden = { $number ->
    [one] 1 hidden rune
   *[other] { $number } hidden runes
}
inori-runes-none = no rune
inori-rune-open = open
inori-rune-hidden = hidden
inori-rune-idle = not playable now
inori-supply = Supply
inori-your-tray = What you have
inori-your-runes = Your runes
inori-tab-players = Players
inori-zoom = Zoom on the Tree
inori-zoom-out = Whole Tree
inori-cards = Cards

# The end of a season
inori-end-title = { $season ->
    [1] Spring ends
    [2] Summer ends
    [3] Autumn ends
   *[4] Winter ends
}
inori-end-complete = complete
inori-end-not-complete = not complete
inori-end-nobody = Nobody scores.
inori-end-next = A card of { $favor } takes its place.
inori-end-home = The markers go home.
inori-end-fewest = Fewest points: { $who } hangs a New Start card and begins.
inori-end-fewest-lot = Several have the fewest points. The lot falls on { $who }, who hangs a New Start card and begins.
inori-end-final = The final count
inori-end-altar = Slot { $slot }, { $favor }
inori-end-reveal = { $who } reveals 2 { $favor }
inori-end-continue = Next
inori-end-skip = Skip
inori-end-close = On we go
inori-keep-title = A New Start

# The card set
inori-check-start-23 = Start cards for 2 and 3 players
inori-check-start-4 = Start cards for 4 players
inori-check-new-start = New Start cards
inori-check-journey = Journey cards
inori-check-tree = The Tree’s circles

inori-ending-most-points = Most points.
inori-ending-shared = Shared victory: there is no tie-break.
