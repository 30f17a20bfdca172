# The pages of the rules, and the rule behind a question mark.
rules-page = Rules of { $game }
rules-shelf = The rules
rules-shelf-about = Every rule has a number. Choose a game.
rules-games = Games
rules-chapters = Chapters
rules-more = And then
rules-search = Search the rules
rules-search-help = Words, or a number such as { $example }
rules-found =
    { $count ->
        [0] No rule says this.
        [one] One rule
       *[other] { $count } rules
    }
rules-clear = Show all rules
rules-unknown = There are no rules of such a game here.
rules-failed = The rules could not be loaded.
rules-again = Try again
rules-link = Link to { $number }
rules-read = Read it in the rules
rules-not-found = This rule could not be found.

# Pictures beside the chapters
rules-picture-gorinto-tower = A Gorinto from top to bottom: Void, Air, Fire, Water, Earth.
rules-picture-gorinto-move = A tile goes from the Path straight into its own column or row.
rules-picture-gorinto-patterns = Where each element gathers, around the tile just moved.
rules-picture-gorinto-void = Void
rules-picture-gorinto-air = Air
rules-picture-gorinto-fire = Fire
rules-picture-gorinto-water = Water
rules-picture-gorinto-earth = Earth, from the side
rules-picture-gorinto-goals = The twelve goals by example: filled stacks score. With goals 5 and 6 the hatched stacks are another player’s.
rules-picture-gorinto-keys = Each tile of a key element gives 2 wisdom.
rules-picture-gorinto-partners = Partners sit opposite each other; a goal card lies between neighbours.
rules-picture-gorinto-kitsune = Movement token 3: Head goes three cells in from Kitsune tile 3.

rules-picture-sagani-values = One to four arrows: 1, 3, 6, 10 points.
rules-picture-sagani-rays = Each arrow looks along its ray, past gaps and other tiles, for a tile of its element.
rules-picture-sagani-discs = One disc per arrow. Each disc you lack comes as a cacophony disc, and costs 2 points.
rules-picture-sagani-track = Equal scores: the lower marker arrived earlier and is ahead.
rules-picture-sagani-river = Five tiles in the river, four stones for the interlude.

rules-picture-iwari-price = One card of the territory’s biome, or two of one other.
rules-picture-iwari-limit = Three tents of one tribe: room for three totems of any tribe.
rules-picture-iwari-tents = 7 tents: first rank 7, then 3, then 2 each.
rules-picture-iwari-totems = Yellow has the majority on both sides of connection 4: 5 totems, 5 points.
rules-picture-iwari-settlement = Four tents joined by paths are a settlement: 4 points. The fifth is cut off.
rules-picture-iwari-feats = Two Union feats: three times the tent points.
rules-picture-iwari-mountain = A mountain covers a connection: it scores nothing.

rules-picture-inori-pairs = Six colours in three opposite pairs.
rules-picture-inori-card = A space: the cost left of the arrow, the effect right of it. Beside the spaces, the colours for complete and incomplete.
rules-picture-inori-altar = A slot of the Tree: altar, effect and space between its two circles.
rules-picture-inori-runes = Runes: 2 favors, Runic Journey, Companion.
rules-picture-inori-complete = Complete: each player on it scores its upper colour, and the next card is of that colour.
rules-picture-inori-incomplete = Incomplete: no points, and the next card is of its lower colour.
rules-picture-inori-circles = Most favors of the altar’s colour: the left circle. Second most: the right one.
