# Texts of the pages around the table: home, new table, settings, lists, links.

## Home

home-welcome = Come and sit down.
home-what = Four quiet games of spirits and nature, with friends or gentle bots.
home-play = Play now
home-play-soon = a table is ready in a breath
home-invite = or invite a friend
home-continue = Continue
home-all = { $count ->
    [0] my games
    [one] my game
   *[other] all { $count } games
  }
home-public = Public tables
home-open = open a table
home-more = { $count ->
    [one] one more table
   *[other] { $count } more tables
  }
home-none-mine = No game is waiting for you. “Play now” begins one.
home-none-public = Nobody is looking for players at the moment. Open a table, and others will find it here.

door-gorinto = Climb the Mountain, balance the five elements.
door-sagani = Grow a garden of tiles, free its spirits.
door-inori = Bring offerings to the Great Tree.
door-iwari = Pitch tents, raise totems, follow the trails.
door-shut = Not open yet.
door-players = { $range } players
door-play = Play
door-play-game = Play { $game }
door-rules = Rules
door-rules-game = Rules of { $game }

play-which = Which game?
play-level = Bots
play-opponents = Opponents
play-more = More choices: seats, variants, time

## Tables in lists

cushions = { $free ->
    [0] all { $all } seats taken
    [one] one of { $all } seats free
   *[other] { $free } of { $all } seats free
  }
seat-bot = { $level ->
    [random] a bot that plays by chance
    [easy] an easy bot
    [medium] a medium bot
    [hard] a hard bot
   *[other] a bot
  }
seat-somebody = somebody
seat-host = { $name } (host)
slip-with = with { $names }
slip-alone = alone so far
slip-solo = solo
slip-turn = Your turn
slip-waiting = waiting
slip-open = Go there
slip-finished = finished
slip-join = Join

clock-none = in no hurry
clock-live = { $minutes } min + { $seconds } s
clock-days = { $days ->
    [one] one day each
   *[other] { $days } days each
  }

tables-title = Tables
tables-mine = My games
tables-public = Public tables
tables-finished = Finished
tables-none-mine = You have not sat down at a table yet.
tables-none-public = Nobody is looking for players at the moment.
tables-new = Open a table
tables-loading = Looking …

## New table

new-title = New table
new-title-game = New table: { $game }
new-which = Which game shall it be?
new-game = Game
new-shut = { $game } is not open yet.
new-unknown = There is no game called “{ $game }” here.
new-players = Players
new-players-not = { $game } is for { $range } players.
new-seats = Seats
new-seat = Seat { $number }
new-seat-solo = You play alone.
new-partners-opposite = Partners sit opposite each other: seats 1 and 3 play against seats 2 and 4.
new-who = Who sits here?
new-who-me = Me
new-who-open = By link
new-who-hot-seat = This device
new-who-bot = Bot
new-who-me-about = You, on this device.
new-who-open-about = Whoever follows the link, or finds the table in the list if it is public.
new-who-hot-seat-about = Somebody beside you, taking turns on this device.
new-who-bot-about = A bot: { $level }.
new-name = Name
new-name-for = Name at seat { $number }
new-name-usual = Guest { $number }
new-level = Level
new-level-for = Level of the bot at seat { $number }
new-no-me = Nobody at this device plays: you would only watch.
new-options = Variants
new-options-none = { $game } has no variants for this number of players.
new-only-players = Only for { $range } players.
new-only-solo = Only for one player.
new-terms = Time and company
new-time = Time
new-time-none = None
new-time-none-about = Everybody takes the time they need.
new-time-quick = 10 min
new-time-quick-about = Ten minutes each for the whole game, and ten seconds more per turn.
new-time-calm = 25 min
new-time-calm-about = Twenty-five minutes each, and twenty seconds more per turn.
new-time-long = 60 min
new-time-long-about = An hour each, and thirty seconds more per turn.
new-time-days = 3 days
new-time-days-about = Three days each, and twelve hours more per turn: a move now and then.
new-time-weeks = 14 days
new-time-weeks-about = Two weeks each, and a day more per turn.
new-time-bots-wait = When the time is up, a bot plays on.
new-visible = Who may see it
new-private = Private
new-private-about = Only people with a link come in.
new-public = Public
new-public-about = The table is listed, anybody may take an open seat or watch.
new-public-no-open = The table is listed only while a seat is open to others.
new-hints = Hints for everybody
new-hints-about = Everybody may ask what a good player would do. Alone with bots that is always allowed.
new-start = Begin
new-open = Open the table
new-start-about = All seats are taken: the game begins at once.
new-open-about = { $count ->
    [one] One seat stays open. You get a link to send.
   *[other] { $count } seats stay open. You get a link to send.
  }
new-own = My own
new-own-about-map = A map in a file of your own.
new-own-about-cards = The cards of your box, in a file.
new-own-choose = Choose a file
new-own-file = File: { $name }
new-own-checking = Reading { $name } …
new-own-good = { $name } can be played with.
new-own-faults = { $count ->
    [one] { $name } has a fault:
   *[other] { $name } has { $count } faults:
  }
new-own-missing = Choose a file first.
new-own-large = The file is too large: at most 500 kB.
new-note-iwari = The two maps are reconstructions that satisfy everything the rulebook says of them, because the published maps are not available as data. Owners of the box can bring its maps in a file.
new-note-inori = The card set is a reconstruction that satisfies everything the rulebook says, because the published cards are not available as data. Owners of the box can bring their cards in a file.
new-note-more = Check a file

option-gorinto-landscape-name = Landscape
option-gorinto-landscape = The heights of the Mountain’s stacks.
option-gorinto-landscape-peak-name = Peak
option-gorinto-landscape-peak = The standard Mountain, highest in the middle.
option-gorinto-landscape-waves-name = Waves
option-gorinto-landscape-waves = Columns of two and three tiles in turn.
option-gorinto-landscape-mesa-name = Mesa
option-gorinto-landscape-mesa = A plateau of four above a low rim.
option-gorinto-landscape-lake-name = Lake
option-gorinto-landscape-lake = High shores around an empty cell.
option-gorinto-landscape-hill-name = Hill
option-gorinto-landscape-hill = A ridge from top to bottom.
option-gorinto-removal-name = Removal
option-gorinto-removal = Two players: how an extra tile leaves the Path after a turn.
option-gorinto-removal-standard-name = By chance
option-gorinto-removal-standard = The extra tile leaves the Path at random.
option-gorinto-removal-tactical-name = Tactical
option-gorinto-removal-tactical = Who has just played chooses the tile that leaves.
option-gorinto-order-name = Turn order
option-gorinto-order = Three or four players: who plays when.
option-gorinto-order-coin-name = Start coin
option-gorinto-order-coin = The start coin goes to the lowest score; play is clockwise.
option-gorinto-order-compassionate-name = Compassionate
option-gorinto-order-compassionate = Each season the lowest score plays first, and so on.
option-gorinto-partners-name = Partners
option-gorinto-partners = Four players: two against two, sharing a score and gifts.
option-gorinto-level-name = Kitsune
option-gorinto-level = Solo: how hard Kitsune is to beat.
option-gorinto-level-normal-name = Normal
option-gorinto-level-normal = Key elements give you 3 wisdom per tile.
option-gorinto-level-expert-name = Expert
option-gorinto-level-expert = Key elements give you 2 wisdom per tile.
option-sagani-solo-name = Solo game
option-sagani-solo = Which solo game is played.
option-sagani-solo-classic-name = Classic
option-sagani-solo-classic = Reach 75 points with as few tiles as possible.
option-sagani-solo-advanced-name = Advanced
option-sagani-solo-advanced = Place all 72 tiles, five easy ones last, for as many points as possible.
option-iwari-map-name = Map
option-iwari-map = The land that is travelled.
option-iwari-map-new-horizons-name = New Horizons
option-iwari-map-new-horizons = Nine territories.
option-iwari-map-vast-lands-name = The Vast Lands
option-iwari-map-vast-lands = Twelve territories.
option-iwari-hands-name = First hands
option-iwari-hands = How the first hands come about.
option-iwari-hands-dealt-name = Dealt
option-iwari-hands-dealt = Three cards each are dealt.
option-iwari-hands-drafted-name = Drafted
option-iwari-hands-drafted = In reverse turn order everyone takes three cards from the reserve and the deck.
option-iwari-union-name = Union feats
option-iwari-union = For the first two players with a settlement.
option-iwari-discovery-name = Discovery feats
option-iwari-discovery = For the first two players to fill a territory.
option-iwari-honour-name = Honour feat
option-iwari-honour = For the first majority at both ends of a land connection.
option-iwari-respect-name = Respect feat
option-iwari-respect = For the first majority at both ends of a water connection.
option-inori-cards-name = Cards
option-inori-cards = The card set that is played with.
option-inori-cards-reconstruction-name = Reconstruction
option-inori-cards-reconstruction = Made after the rulebook.

## Settings

settings-title = Settings
settings-you = You
settings-name = Name
settings-name-about = This is what others call you, at most 30 characters.
settings-save = Save
settings-saved = Saved.
settings-colour = Colour
colour = { $colour ->
    [vermilion] vermilion
    [indigo] indigo
    [moss] moss
    [ochre] ochre
    [plum] plum
    [ash] ash
    [straw] straw
    [sky] sky
   *[other] { $colour }
  }
settings-table = At the table
settings-look = Look and sound
settings-language = Language
settings-language-auto = As the browser
settings-theme = Day or night
settings-theme-auto = As the device
settings-theme-day = Day
settings-theme-night = Night
settings-motion = Motion
settings-motion-auto = As the device
settings-motion-full = Pieces travel
settings-motion-still = Nothing moves
settings-sound = Sound
settings-sound-about = Soft wood and bells.
settings-sound-try = Listen
settings-confirm = Confirm turns
settings-confirm-about = A finished turn waits until you confirm it, and can be taken back until then.
settings-forced = Make forced choices by themselves
settings-forced-about = Where there is only one thing to do, it is done.
settings-marks = Mark the best placements
settings-marks-about = In Sagani, the places where a tile would satisfy most are marked.
settings-links = On another device
settings-links-about = There are no accounts: this browser is you. A personal link makes another device be you as well. Keep it to yourself.
settings-link-make = Make a personal link
settings-link-once = This link is shown only once.
settings-link-of = Made { $when }
settings-link-revoke = Revoke
settings-link-revoke-of = Revoke the link made { $when }
settings-link-title = Your personal link
settings-links-none = No personal link works at the moment.

## Personal link

claim-title = A personal link
claim-question = Whoever goes on here is the person this link belongs to, on this device.
claim-replaces = On this device you are { $name } now. The games of { $name } stay where they are, but from here you can’t reach them any more, unless you make a personal link for { $name } first.
claim-yes = Be this person here
claim-no = Stay who I am
claim-keep = Make a link for { $name } first

## Invitation

invite-title = Invite
invite-play = Whoever follows this link may take an open seat.
invite-watch = Whoever follows this link may watch.
invite-link = Link
invite-copy = Copy
invite-copied = Copied.
invite-share = Share
invite-qr = QR code of the link

## Checking files

check-title = Check a file
check-title-iwari = Check a map
check-title-inori = Check a card set
check-none = { $game } has nothing that could be brought in a file.
check-about-iwari = Choose a map of your own (JSON). Every fault in it is named at once; without faults it can be played on.
check-about-inori = Choose a card set of your own (TOML or JSON). Every fault in it is named at once; without faults it can be played with.
check-choose = Choose a file
check-good = No fault found in { $name }.
check-play = Choose it for a new table
check-counts-iwari = { $territories } territories, { $connections } connections, { $tents } tent spaces.
check-counts-inori = { $cards } cards.
check-drop = or drop it here
check-begin-iwari = To begin with, the maps of the game as files:
check-begin-inori = To begin with, the card set of the game as a file:

## Nothing there

missing-title = Nothing here
missing-about = This path leads into the garden. There is no page at this address.
missing-home = Back to the house
