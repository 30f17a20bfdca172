# Texts of everything around the boards.
unreachable = The server can’t be reached. Trying again.
refused = { $message }
loading = One moment…
close = Close
copy = Copy
copied = Copied
no-board = This game has no board here yet.
table-closed = This table was closed.
connection-lost = The connection is lost. It will come back by itself.
skip-to-board = Go to the board

game-gorinto = Gorinto
game-sagani = Sagani
game-iwari = Iwari
game-inori = Inori

nav-label = Pages
nav-home = Home
nav-new = New table
nav-tables = Tables
nav-rules = Rules
nav-settings = Settings
nav-language = Language
nav-day = Day
nav-night = Night

seat-open = Free seat
seat-you = You
seat-guest = Guest
rival = Rival

level = { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [random] random
   *[other] { $level }
  }
role-your-turn = your turn
role-their-turn = is playing
role-you = you
role-person = player
role-bot = bot, { $level ->
    [easy] easy
    [medium] medium
    [hard] hard
    [random] random
   *[other] { $level }
  }
role-bot-thinks = bot, thinking…
role-away = away, a bot plays

bar = What is to be done
bar-over = The game is over.
bar-chance = Something is being drawn…
bar-confirm = { $who }, is this your turn? Confirm it, or take it back.
bar-your-turn = { $who }, it is your turn.
bar-waits = Waiting for { $who }.
bar-bot-thinks = { $who } is thinking…

undo = Undo
ask-undo = Take back
restart = Restart turn
restart-short = Restart
confirm = Confirm
hint = Hint
hint-thinks = Thinking…
hint-chance = wins { $chance } %, about { $score } points
hint-why = Because of { $points } points: { $what }
undo-asked = { $name } asks to take the last turn back.
undo-agree = Agree
undo-refuse = Refuse
undo-waiting = { $count ->
    [one] Waiting for one answer.
   *[other] Waiting for { $count } answers.
  }

log = Log
log-empty = Nothing has happened yet.
log-more = Earlier
log-score = { $who }: { $what }
chat = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
chat-closed = The chat is closed here
chat-mute = Silence the chat
moves = Moves
moves-filter = Find a move
moves-none = There is nothing for you to choose.
moves-more = { $count } more: find them by their words.

score-explain = Every point explained
score-of = { $name }: { $score } points. Explain them
score-sheet = Score sheet
score-sheet-of = Points of { $name }
score-who = Who
score-what = For what
score-rule = Rule
score-points = Points
score-moment = move { $number }
score-none = No points yet.
score-sum = Sum

result-won = { $count ->
    [one] { $names } wins
   *[other] { $names } win together
  }
result-lost = Not this time
result-again = Show the result
rematch = Play again
record-download = Record of the game

curtain-title = { $name }’s turn
curtain-text = Hand over the device. The other players look away.
curtain-lift = I am { $name }

waiting-title = A table is being laid
waiting-sit = Sit here
waiting-bot = Bot, { $level ->
    [easy] easy
    [medium] medium
   *[hard] hard
  }
waiting-free = Free this seat
waiting-start = Start
waiting-not-full = Every seat needs somebody: invite, sit down or add bots.
waiting-host = The host starts the game when everybody is there.
waiting-invite = Link to take a seat
waiting-watch = Link to watch

replay = Replay
replay-watch = Watch it again
replay-first = To the beginning
replay-back = One step back
replay-next = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-jump = Step
replay-eyes = Through whose eyes
replay-everybody = what everybody saw
replay-continue = Continue from here
verify = Verify the draws
verify-how = Before the first draw the server showed a fingerprint of its seed. Now the seed is known, and everybody can check that nothing was changed.
verify-commitment = Fingerprint shown before the game (SHA-256)
verify-seed = Seed
verify-later = shown when the game is over
verify-kept = The seed is the promised one.
verify-broken = This is not the promised seed!
verify-draws = That every draw followed from it is checked by the command line with the record:
verify-record = download the record
