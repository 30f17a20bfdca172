# Texts of everything around the boards.
unreachable = The server can’t be reached. Trying again.
unreachable-now = The server can’t be reached. Try again in a moment.
problem = { $message }
loading = One moment…
close = Close
copy = Copy
copied = Copied
no-board = This game has no board here yet.
table-closed = This table was closed.
connection-lost = The connection is lost. It will come back by itself.
try-again = Try again
skip-to-board = Go to the board

game-gorinto = Gorinto
game-sagani = Sagani
game-iwari = Iwari
game-inori = Inori

nav-label = Pages
nav-menu = Menu
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
role-host = host
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
bar-to-move = { $who } is to move.
bar-next-draw = Next, something is drawn.

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

ask = What is this?
ask-press = Press anything to read its rule.
ask-all = All rules
ask-nothing = There is no rule about this.
help-undo = Takes back your last step, as long as the turn is not confirmed and nothing hidden came to light. After that the others are asked.
help-restart = Takes back every step of this turn.
help-hint = A bot tells what it would do here, and why.
help-confirm = Ends your turn. Before that, everything can be taken back.
help-score = The points so far. Press it to see every one of them with its rule and its moment.
help-log = What has happened, the newest first.
help-chat = A word to those at the table.
help-moves = Everything you can choose now, in words.

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

menu-leave = Leave the table…
menu-watch = Copy the link to watch
menu-watch-copied = The link is copied
leave-title = Leave the table?
leave-about = A bot plays on for you until you come back. Who resigns can’t come back.
leave-bot = Leave, a bot plays on
leave-resign = Resign for good
leave-end = Ask to end the game here
leave-stay = Stay
away-bot = A bot plays for you.
away-back = Take your seat back
away-resigned = You have resigned. A bot plays on for you.
end-asked = { $names } would like to end the game here.
end-agree = End it
end-refuse = Play on

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
replay-continue-as = Continue from here as { $name }
verify = Verify the draws
verify-how = Before the first draw the server showed a fingerprint of its seed. Now the seed is known, and everybody can check that nothing was changed.
verify-commitment = Fingerprint shown before the game (SHA-256)
verify-seed = Seed
verify-later = shown when the game is over
verify-kept = The seed is the promised one.
verify-broken = This is not the promised seed!
verify-draws = That every draw followed from it is checked by the command line with the record:
verify-record = download the record

# What the server refuses, by its code.
problem-options-player-count = This game can’t be played by so many.
problem-options-players = One of the variants does not go with this number of players.
problem-options-document = The file has faults.
problem-seat-started = The game has begun without you.
problem-seat-not-yours = Somebody was quicker: the seat is taken.
problem-person-unknown = This browser is not known here any more. Reload the page to come in again.
problem-table-unknown = There is no such table, or it is private.
problem-table-busy = Too much is going on at this table. Try again in a moment.
problem-limit-rate = That was a lot at once. Try again in a minute.
problem-limit-tables = So many new tables at once are too much. Try again in a minute.
problem-limit-open-tables = Ten of your tables wait for their game to begin. Start or leave one of them first.
problem-store-text = This text has characters that can’t be stored.
problem-link-unknown = This link does not work any more.
problem-link-many = There are enough personal links. Revoke one first.
problem-person-name = A name has 1 to 30 characters.
problem-clock-range = A clock has from ten seconds to thirty days.
problem-store-full = The server’s disk is full. Nothing was lost; tell the host.
problem-store-read-only = The server can’t write at the moment. Nothing was lost; tell the host.
problem-move-stale = The table has moved on; this is how it stands now.
problem-move-not-legal = That is not possible now.
problem-move-not-your-turn = It is not your turn.
problem-move-not-started = The game has not begun.
problem-move-over = The game is over.
problem-move-draw-first = Something is being drawn. Try again in a moment.
problem-move-confirm-first = This turn is complete. Confirm it, or take it back.
problem-confirm-incomplete = This turn is not complete yet.
problem-undo-nothing = There is nothing to take back.
problem-undo-not-asked = Nobody asks for that any more.
problem-undo-not-playing = Only those who play can take turns back.
problem-undo-many = This turn was taken back very often. Play it now.
problem-seat-resigned = You have resigned: a bot plays on for you.
problem-seat-turn-lost = The bot finishes this turn, then you can take your seat back.
problem-move-count = That is too many moves at once.
problem-move-reveals = One of these moves shows you something hidden. Play it by itself.
problem-undo-asked = Somebody else asks to take moves back. Answer that first.
problem-hint-under-way = Your last hint is still being thought about.
problem-seat-removed = The host has removed you from this table. You can sit down again in a few minutes.
problem-hint-nothing = There is nothing to choose, so nothing to advise.
problem-hint-not-allowed = The host of this table allows no hints.
problem-continue-over = The game was over here: go back a few steps.
problem-chat-text = A line of chat has 1 to 500 characters.
problem-chat-muted = The chat is closed here.
problem-table-started = The game has begun already.
problem-table-over = The game is over.
problem-table-not-over = The game is not over yet.
problem-table-open-seats = Every seat needs somebody first.
problem-table-not-host = Only the host can do that.
problem-table-spectator = You are watching. Only players can do that.
problem-seat-unknown = There is no such seat.
problem-seat-away = A bot plays for you. Take your seat back first.
problem-game-unknown = There is no such game here.
problem-server-slow = The server is busy. Try again in a moment.
problem-server-fault = The server made a mistake. Nothing was lost; try again.
problem-store-database = The server’s memory does not answer. Nothing was lost; try again.
problem-limit-streams = Too many pages of this server are open. Close one.
problem-options-conflict = These variants do not go together.
problem-options-value = One of the options can’t have this value.
