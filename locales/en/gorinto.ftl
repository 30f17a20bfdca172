# Texts of Gorinto's board.
gorinto-void = Void
gorinto-air = Air
gorinto-fire = Fire
gorinto-water = Water
gorinto-earth = Earth

gorinto-board = The Mountain and the Path
gorinto-goals = Goals
gorinto-elements = Elements
gorinto-tab-players = Players
gorinto-legend = The tower of five elements, each with its pattern
gorinto-pattern-void = gathers from the four diagonal neighbours.
gorinto-pattern-air = gathers from the four neighbours beside it.
gorinto-pattern-fire = gathers from the rest of its column.
gorinto-pattern-water = gathers from the rest of its row.
gorinto-pattern-earth = gathers from the stack it lands on, at any depth.

gorinto-season-name = { $season ->
    [1] Spring
    [2] Summer
    [3] Autumn
   *[4] Winter
  }
gorinto-status = season { $season } of 4 · turn { $turn } of { $turns }
gorinto-coin = Start coin
gorinto-order = Order of play by compassion: the lowest score first
gorinto-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
  }
gorinto-now = now
gorinto-goals-now = goals now { $points }
gorinto-goals-word = goals
gorinto-up-to = up to
gorinto-between = { $first } and { $second }
gorinto-team = plays with { $name }
gorinto-keys-end = keys, at the end
gorinto-keys-label = Key elements: { $keys }. { $each } wisdom per tile at the end.
gorinto-stack-of = { $element } { $count }

# Goals
gorinto-goal-1 = Twins
gorinto-goal-1-about = Every stack as high as another one.
gorinto-goal-2 = No two alike
gorinto-goal-2-about = Every stack as high as no other.
gorinto-goal-3 = Odd stacks
gorinto-goal-3-about = Every stack of odd height.
gorinto-goal-4 = Even stacks
gorinto-goal-4-about = Every stack of even height.
gorinto-goal-5 = Tallest of all
gorinto-goal-5-about = 3 per element in which nobody’s stack is taller.
gorinto-goal-6 = Shortest of all
gorinto-goal-6-about = 3 per element in which nobody’s filled stack is shorter.
gorinto-goal-7 = Off the middle
gorinto-goal-7-about = Every stack not as high as the middle one.
gorinto-goal-8 = The middle
gorinto-goal-8-about = Three times the middle stack.
gorinto-goal-9 = Both ends
gorinto-goal-9-about = The tallest and the shortest, with their ties.
gorinto-goal-10 = Tall & small
gorinto-goal-10-about = The tallest once, the shortest filled one twice.
gorinto-goal-11 = The drop
gorinto-goal-11-about = Twice the drop from the tallest to the shortest.
gorinto-goal-12 = The smallest
gorinto-goal-12-about = Seven times the shortest stack.

# What is to be done
gorinto-step-pick = pick a tile
gorinto-step-land = choose its landing
gorinto-step-gather = gather
gorinto-step-gather-n = gather { $count }
gorinto-pick-tile = Pick a tile of the Path.
gorinto-choose-column = Choose where { $tile } lands in column { $line }.
gorinto-choose-row = Choose where { $tile } lands in row { $line }.
gorinto-choose-gather = Gather a tile: { $done } of { $total }.
gorinto-choose-below = Gather a tile from inside the stack: { $done } of { $total }.
gorinto-choose-gift = Give your partner one of the tiles you gathered.
gorinto-choose-removal = Choose the tile that leaves the Path.

# Previews
gorinto-gather-of = Gather { $gather } of { $available }
gorinto-gather-none = Nothing to gather
gorinto-progress = { $done } of { $total }
gorinto-then = goals { $points } after this tile
gorinto-gift = gift:
gorinto-gift-this = This gift
gorinto-gift-for = A gift for { $name }
gorinto-give-this = Give { $tile } to { $name }
gorinto-fan = Stack { $cell }, from the top
gorinto-dig-this = Gather { $tile }, level { $level } from the bottom
gorinto-nothing = nothing

# For those who listen
gorinto-stack = { $count ->
    [0] { $cell }: empty.
    [one] { $cell }: { $tiles }.
   *[other] { $cell }: { $count } tiles from the top, { $tiles }.
  }
gorinto-head-here = The fox’s head is here.
gorinto-tail-here = The fox’s tail is here.
gorinto-land-here = Move { $tile } here: gather { $gather } of { $available }, goals { $now } to at most { $best }.
gorinto-land-plain = Move the tile here.
gorinto-take-here = Gather the top tile: goals up to { $best }.
gorinto-take-plain = Gather the top tile.
gorinto-dig-here = Choose a tile inside.
gorinto-fan-here = Fan it out.
gorinto-path-tile = Path { $space }: { $tile }
gorinto-pick-here = Path { $space }: { $tile }, understanding { $understanding }. Pick it.
gorinto-remove-here = Path { $space }: { $tile }. Remove it.
gorinto-fox-tile = Path { $space }: the fox’s tile { $number }

# Kitsune
gorinto-kitsune = Kitsune
gorinto-fox-tile-about = The fox’s tile: nobody moves it. Its number says how far the fox goes in from here.
gorinto-level-normal = the fox
gorinto-level-expert = the fox, expert
gorinto-fox-now = season gives { $points }
gorinto-heads = Heads
gorinto-tails = Tails
gorinto-prey = { $side ->
    [heads] On heads the fox’s head on { $cell } takes { $tiles }; its season would give { $score }.
   *[tails] On tails the fox’s tail on { $cell } takes { $tiles }; its season would give { $score }.
  }

# Moves
gorinto-move-tile = Move { $tile } from { $from } to { $to }
gorinto-move-gather = Gather { $tile } from { $cell }
gorinto-move-dig = Gather { $tile }, level { $level } of the stack
gorinto-move-give = Give { $tile } to the partner
gorinto-move-remove = Remove { $tile } from { $space }
gorinto-move-other = { $move }

# Events
gorinto-event-path-filled = { $season ->
    [1] Spring begins.
    [2] Summer begins.
    [3] Autumn begins.
   *[4] Winter begins.
  }
gorinto-event-goals-drawn = Goals: { $first } and { $second }.
gorinto-event-goals-drawn-partners = Goals: { $first }, { $second }, { $third }, { $fourth }.
gorinto-event-keys-drawn = Key elements: { $first } { $second }
gorinto-event-kitsune-keys-drawn = The fox’s key elements: { $first } { $second }
gorinto-event-start-coin-taken = { $who } takes the start coin.
gorinto-event-order-settled = Order of play: { $who }.
gorinto-event-tile-moved = { $gather ->
    [0] { $who } moved { $tile } to { $cell } and gathers nothing.
   *[other] { $who } moved { $tile } to { $cell }.
  }
gorinto-event-tile-gathered = { $who } gathered { $tile } from { $cell }.
gorinto-event-tile-given = { $who } gave { $tile } to { $to }.
gorinto-event-tile-removed = { $tile } leaves the Path on { $space }.
gorinto-event-tile-removed-chosen = { $who } took { $tile } off the Path on { $space }.
gorinto-event-kitsune-tiles-placed = The fox’s tiles lie on the Path.
gorinto-event-kitsune-moved = { $token ->
    [heads] The fox’s head goes to { $cell }.
   *[tails] The fox’s tail goes to { $cell }.
  }
gorinto-event-coin-flipped = { $side ->
    [heads] The coin shows heads.
   *[tails] The coin shows tails.
  }
gorinto-event-kitsune-gathered = The fox took { $tile } from { $cell }.
gorinto-event-season-ended = { $season ->
    [1] Spring ends.
    [2] Summer ends.
    [3] Autumn ends.
   *[4] Winter ends.
  }
gorinto-event-game-ended = The game is over.

# Points
gorinto-reason-goal = { $goal }, season { $season }
gorinto-reason-key = key element { $tile }: { $tiles } × { $each }
gorinto-reason-kitsune-key = { $tile } in season { $season }: { $tiles } × { $each }
gorinto-reason-other = { $key }

# How it ended
gorinto-ending-most-wisdom = Most wisdom.
gorinto-ending-tie-by-tiles = Equal wisdom; fewer tiles decided.
gorinto-ending-shared = Equal in wisdom and tiles: a shared victory.
gorinto-ending-kitsune-beaten = The fox is outwitted.
gorinto-ending-kitsune-equal = As wise as the fox is not enough.
gorinto-ending-kitsune-won = The fox was wiser.
