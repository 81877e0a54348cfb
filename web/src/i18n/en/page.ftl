### Everything around the games: home, setting up, the table shell, preferences.

## Everywhere

skip = Skip to the content
close = Close
cancel = Cancel
save = Save
copy = Copy
copied = Copied.
copy-by-hand = The browser would not copy: select the address and copy it by hand.
trouble = Something went wrong. Nothing is lost; try again.
main-menu = Main menu
to-home = To the home page
nothing-here = There is nothing here
contents = Contents
language = Language
rules = Rules
learn = Learn by playing
guest-name = Guest
game-charon = Charon, Inc.
game-charterstone = Charterstone
seats = Seats
your-turn = Your turn
refusal-offline = The server does not answer. Check your connection; nothing is lost.
refusal-unreadable = The server gave an answer that cannot be read.

## Home

hero-title = A cold moon, warm company
hero-text = Stake your claims on Charon, take its gems, build the tallest company in the outer system. Against bots, round one screen, or with friends anywhere.
play-now = Play now
set-up-table = Set up a table
tables-mine = Your tables
tables-mine-none = You sit at no table yet.
tables-open = Open tables
tables-open-none = Nobody is waiting for players at the moment.
tables-playing = Being played
tables-finished = Finished games
tables-older = Older games
phase-of-table-open = waiting for players
phase-of-table-playing = being played
phase-of-table-over = finished
kept-row = earlier rules
kept-title = Earlier rules: only to look back at and save
kept-table = This game began under earlier rules that are no longer in use. You can look at it and save it, but not continue it.
kept-table-so-far = It is shown as far as today’s rules follow it: about { $percent }% of the way.
kept-table-no-end = It is shown as far as today’s rules follow it; they do not lead to its end.
kept-table-ended = It ended like this: { $scores }.
kept-table-open = This table was set up under earlier rules that are no longer in use. Its game cannot begin any more.
kept-prompt =
    { $why ->
        [over] This game is over. It can be shown up to here.
        [whole] This is how far the game was played.
       *[part] Today’s rules follow this game up to here.
    }
bring-record = Bring a record
bring-record-why = A record is one file: replay a finished game, or go on with a saved one.
bring-retired = This file is of earlier rules and cannot be imported here.
choose-file = Choose a file

## Setting up a table

which-game = Which game
seat-number = Seat { $number }
player-number = Player { $number }
add-seat = Add a seat
remove-seat = Remove seat { $number }
name-of-player = The player’s name
seat-kind-me = Me
seat-kind-me-why = You sit here.
seat-kind-bot = Bot
seat-kind-bot-why = The computer plays.
seat-kind-scripted = Automa
seat-kind-scripted-why = It follows rules of the game, no thoughts.
seat-kind-local = Here
seat-kind-local-why = Somebody at this screen; hands are covered in between.
seat-kind-link = By link
seat-kind-link-why = Anyone you send the link to.
seat-kind-open = Open
seat-kind-open-why = The first player to sit down.
bot-level = Which bot
bot-easy = Easy bot
bot-greedy = Bot
bot-hard = Hard bot
bot-medium = Medium bot
bot-random = Random bot
who-may-come = Who may come
private-table = Only people with the address
public-table = Everybody
clock = Clock
clock-none = No clock
clock-per_move = Time for each decision
clock-fischer = Time for the whole game
clock-minutes = Minutes
clock-increment = Seconds added for each decision
clock-why = When time is out a bot plays on for that seat, until the player is back.
rules-of-table = Rules of this table
preset-usual = Usual rules
own-edition = Your own edition
own-edition-why = A file with what is printed on your box’s board and cards.
start-game = Start the game
open-table = Open the table

## Before the game

lobby-full = Everybody is here. The game can begin.
lobby-waiting = Some seats are still empty.
lobby-host-starts = The game begins when the host starts it.
scripted = Automa
seat-purple = purple
seat-green = green
seat-yellow = yellow
seat-black = black
seat-blue = blue
seat-red = red
seat-open = Open seat
seat-link = Seat by link
sit-down = Sit down
leave-seat = Leave the seat
give-to-bot = Let a bot play
make-open = Make it open
make-link = Make a link
link-of-seat = Link for this seat
invite = Invite others
invite-why = Anyone who opens this address finds the table and can sit down or watch.
invited-title = You are invited to { $game }
invited-text = A seat at this table is kept for you.
invited-accept = Sit down
table-closed = This table cannot be opened
opening-table = Opening the table …

## At the table

line-lost = Connection lost, trying again …
present = at the table
absent = not at the table
their-turn = has to decide
is-bot = a bot
away-bot = away; { $bot } plays on
name-with-colour = { $name } ({ $colour })
watchers =
    { $count ->
        [one] { $count } is watching
       *[other] { $count } are watching
    }
clock-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
undo = Undo
undo-why = Take back your last decision. What has revealed something is taken back with the others’ consent.
restart-turn = Restart turn
restart-turn-why = Take back everything you did this turn.
undo-asked = { $name } would like to take a move back. Do you agree?
undo-agree = Agree
undo-refuse = No
undo-waiting = { $name } would like to take a move back; waiting for { $names }.
log = Log
chat = Chat
chat-none = Nobody has said anything yet.
chat-say = Say something
send = Send
rematch = Play again
go-to-rematch = To the new game
table-menu = More
replay = Look back
copy-address = Copy the address
sound-off = Turn the sound off
sound-on = Turn the sound on
record = Save the record
leave-game = Leave
leave-why = A bot plays on for you until you come back.
come-back = Take my seat back
look-as = Look as { $name }
cover-title = { $name }, your turn
cover-text = Hand the screen over. Nobody’s cards are shown until you go on.
cover-open = I am { $name }
happened-seated = { $name } sits down.
happened-started = The game begins.
happened-undone = { $name } takes back.
happened-undo_requested = { $name } asks to take back.
happened-undo_answered =
    { $agree ->
        [true] { $name } agrees.
       *[other] { $name } does not agree.
    }
happened-away =
    { $why ->
        [time] { $name } is out of time; { $bot } plays on.
        [left] { $name } has left; { $bot } plays on.
       *[asked] { $bot } plays on for { $name }.
    }
happened-back = { $name } is back.
happened-rematched = A new game has been opened.
happened-paused = The server was away; meanwhile no clock ran.
happened-muted = The host has changed who may write in the chat.

## Looking back

hint = Hint
hint-why = What looks best? A bot thinks about it from what you may know.
hint-thinking = Thinking …
hint-title = What looks best
hint-follow = Do this
hint-how = With each move the chance of victory it gives, as far as the bot can see.
hints-allowed = Players may ask for hints
hints-allowed-why = Leave this out for a game in earnest.
chances = Chances of victory
chance-of = { $name } { $chance }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forth = One step forward
replay-last = To the end
replay-moment = Moment of the game
replay-where = { $step } of { $of }
replay-eyes = Through whose eyes
replay-spectator = Spectator
replay-now = Back to the game
replay-end = Back to the result

## Learning

rules-of = The rules of { $game }
rules-intro = You would rather not read?
tutorial-close = Put the lessons away
tutorial-open = Lessons
tutorial-next = Got it
tutorial-count = Lesson { $number }

## Preferences

preferences = Preferences
your-name = Your name
name-saved = From now on you go by that name.
theme = Look
theme-auto = As the device
theme-dark = Dark
theme-light = Light
at-the-table = At the table
sound = A sound when it is my turn
notices = A notice from the browser when it is my turn
notices-refused = The browser does not allow notices from this page.
show-moves-slowly = Show the moves of others one by one
other-device = Another device
other-device-why = A link that makes another device yours: same name, same seats. It works until you make a new one; keep it to yourself.
recover-title = Is this you?
recover-why = This link makes this device its owner’s: same name, same seats.
recover-do = Yes, go on as that player
recover-empty = The link is not complete.
recovered = Welcome back, { $name }.
