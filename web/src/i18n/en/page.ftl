### Everything around the games: home, setting up, the table shell, preferences.

## Everywhere

skip = Skip to the content
close = Close
cancel = Cancel
save = Save
copy = Copy
copied = Copied.
copy-by-hand = The browser blocked copying. Select the link and copy it by hand.
trouble = Something went wrong. Nothing is lost; please try again.
main-menu = Main menu
to-home = Back to the home page
nothing-here = There’s nothing here
contents = Contents
language = Language
rules = Rules
learn = Learn by playing
guest-name = Guest
game-charon = Charon, Inc.
game-charterstone = Charterstone
seats = Seats
your-turn = Your turn
refusal-offline = The server isn’t answering. Check your connection; nothing is lost.
refusal-unreadable = The server sent an answer that can’t be read.
name-question = What is your name?
name-question-why = The other players see it. You can change it at any time.
name-question-go-on = Continue
name-question-guest = Stay a guest

## Home
play-now = Play now
set-up-table = Set up a table
tables-mine = Your games
tables-open = Open games
tables-open-none = Nobody is looking for players right now.
tables-playing = In progress
tables-finished = Finished games
tables-older = Older games
phase-of-table-open = waiting for players
phase-of-table-playing = in progress
phase-of-table-over = finished
phase-of-table-ended = ended
kept-row = old rules
kept-title = Games under old rules: replay or save them
kept-table = This game began under rules that are no longer in use. You can look at it and save it, but not continue it.
kept-table-so-far = It is shown as far as the current rules can follow it: about { $percent }% of the way.
kept-table-no-end = It is shown as far as the current rules can follow it. They don’t lead to its actual end.
kept-table-ended = Final scores: { $scores }.
kept-table-open = This table was set up under rules that are no longer in use, so its game can’t begin.
kept-prompt =
    { $why ->
        [over] This game is over. It can be shown up to this point.
        [whole] This is how far the game was played.
       *[part] The current rules follow this game up to this point.
    }
bring-record = Import a game
bring-record-why = Open a game file to replay a finished game or resume a saved one.
bring-retired = This file follows old rules and can’t be imported here.
choose-file = Choose a file
home-title = Play Charon, Inc. and Charterstone
home-text = Against bots, with others at this screen, or with friends anywhere. Free, and without an account.
about-charon = Stake your claims on Pluto’s moon, take its gems and build the tallest company in the outer system.
about-charterstone = Found a village that remembers: what you build stays, crates open, and each game changes the next.
players-charon = 2 to 5 players
players-charterstone = 1 to 6 players
length-charon = about 45 minutes
length-charterstone = 12 games of an hour
games-wait =
    { $count ->
        [one] One game is waiting for you
       *[other] { $count } games are waiting for you
    }

## Setting up a table

which-game = Game
seat-number = Seat { $number }
player-number = Player { $number }
add-seat = Add a seat
remove-seat = Remove seat { $number }
name-of-player = Player’s name
seat-kind-me = Me
seat-kind-me-why = You sit here.
seat-kind-bot = Bot
seat-kind-bot-why = The computer plays.
seat-kind-scripted = Automa
seat-kind-scripted-why = Follows a fixed script.
seat-kind-local = Here
seat-kind-local-why = Someone sharing this screen; hands are hidden between turns.
seat-kind-link = By link
seat-kind-link-why = Anyone you send the link to.
seat-kind-open = Open
seat-kind-open-why = The first player to sit down.
bot-level = Bot level
bot-easy = Easy
bot-greedy = Greedy
bot-hard = Hard
bot-medium = Medium
bot-random = Random
bot-of-level = Bot ({ $level })
who-may-come = Who can join
private-table = Only people with the link
public-table = Anyone
clock = Clock
clock-none = No clock
clock-per_move = Time per decision
clock-fischer = Time for the whole game
clock-minutes = Minutes
clock-increment = Extra seconds per decision
clock-why = If a player runs out of time, a bot takes over until the player returns.
rules-of-table = Rules of this table
preset-usual = Standard rules
own-edition = Your own edition
own-edition-why = A file with the text and numbers printed on your copy’s board and cards.
start-game = Start the game
open-table = Open the table

## Before the game

lobby-full = Everybody is here. The game can begin.
lobby-waiting = Some seats are still empty.
lobby-host-starts = The host starts the game.
scripted = Automa
seat-purple = purple
seat-green = green
seat-yellow = yellow
seat-black = black
seat-blue = blue
seat-red = red
seat-open = Open seat
seat-link = Seat with a link
sit-down = Sit down
leave-seat = Leave your seat
give-to-bot = Add a bot
make-open = Open to anyone
make-link = Reserve with a link
link-of-seat = Link for this seat
invite = Invite others
invite-why = Anyone with this link can join or watch.
invited-text = A seat at this table is reserved for you.
invited-accept = Sit down
table-closed = This table can’t be opened
opening-table = Opening the table …

## At the table

line-lost = Connection lost. Trying again …
present = at the table
absent = not at the table
their-turn = has to decide
away-bot = away; { $bot } is playing
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
undo-why = Undo your last decision. If it revealed something, the other players must agree.
restart-turn = Restart turn
restart-turn-why = Undo everything you did this turn.
undo-asked = { $name } wants to undo a move. Do you agree?
undo-agree = Accept
undo-refuse = Decline
undo-waiting = { $name } wants to undo a move. Waiting for { $names }.
log = Log
chat = Chat
chat-none = No messages yet.
chat-say = Write a message
send = Send
rematch = Play again
go-to-rematch = Go to the new game
table-menu = More
replay = Replay
copy-address = Copy the link
sound-off = Mute
sound-on = Unmute
record = Save to a file
leave-game = Leave
leave-why = A bot plays for you until you come back.
come-back = Take your seat back
look-as = View as { $name }
cover-title = { $name }, it’s your turn
cover-text = Pass the screen on. Cards stay hidden until the next player continues.
cover-open = I am { $name }
happened-seated = { $name } sits down.
happened-started = The game begins.
happened-undone = { $name } undoes a move.
happened-undo_requested = { $name } asks to undo a move.
happened-undo_answered =
    { $agree ->
        [true] { $name } agrees.
        [withdrawn] { $name } no longer asks.
       *[other] { $name } doesn’t agree.
    }
happened-away =
    { $why ->
        [time] { $name } ran out of time; { $bot } takes over.
        [left] { $name } left; { $bot } takes over.
       *[asked] { $bot } plays for { $name }.
    }
happened-back = { $name } is back.
happened-rematched = A new game is open.
leave-title = Leave the game?
leave-way-back = Your seat stays yours. To come back, open this game under “Your games” on the home page and take your seat back.
leave-not = Keep playing
happened-paused = The server was away; no clock ran meanwhile.
happened-muted = The host has changed who can write in the chat.
happened-ended = An administrator ended this table.
table-ended = An administrator of this server has ended this table. It can’t be continued.
person-menu = More about { $name }
person-mute = Mute
person-unmute = Unmute
person-block = Block
person-unblock = Unblock
person-silence = Stop their messages here
person-unsilence = Allow their messages here
person-report = Report
person-is-muted = muted
person-done-none = { $name } is no longer muted or blocked.
person-done-muted = You no longer see messages from { $name }.
person-done-blocked = { $name } can no longer join you, and you don’t see their messages.
person-done-silenced = { $name } can no longer write at this table.
person-done-unsilenced = { $name } can write at this table again.
chat-hidden =
    { $count ->
        [one] One message from someone you muted is hidden.
       *[other] { $count } messages from people you muted are hidden.
    }
report-title = Report: { $name }
report-why = The administrators of this server will look at it. The player isn’t told who reported them.
report-reason = Reason
report-reason-abuse = Insults or threats
report-reason-cheating = Cheating
report-reason-name = Offensive name
report-reason-spam = Spam
report-reason-other = Something else
report-text = What happened?
report-send = Send report
report-done = Thank you. An administrator will look at it.
muted-people = Players you muted or blocked
muted-people-muted = muted
muted-people-blocked = blocked
account = Devices and data
device-here = this device
device-unknown = Unknown device
device-seen = last used: { $date }
device-end = Sign out
account-download = Download my data
account-delete = Delete my account
account-delete-title = Delete your account?
account-delete-why = Everything about you is deleted for good, including what you wrote. Games you played stay for the other players, without your name. Bots finish your games in progress.
account-delete-not = Keep it
former-player = Former player
chat-older = Earlier messages
labelled = { $what }: { $text }

## Hints and replays

hint = Hint
hint-why = What looks best? A bot works it out from what you can see.
hint-thinking = Thinking …
hint-title = Best moves
hint-how = Your estimated chance of winning after each move.
hints-allowed = Players may ask for hints
hints-allowed-why = Turn this off for a serious game.
chances = Chances of winning
chance-of = { $name }: { $chance }
replay-first = Go to the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forth = One step forward
replay-last = Go to the end
replay-moment = Point in the game
replay-where = { $step } of { $of }
replay-eyes = View as
replay-spectator = Spectator
replay-now = Back to the game
replay-end = Back to the result

## Learning

rules-of = Rules of { $game }
rules-intro = Would you rather learn by playing?
tutorial-close = Hide the lessons
tutorial-open = Show the lessons
tutorial-next = Got it
tutorial-count = Lesson { $number }

## Preferences

preferences = Preferences
your-name = Your name
name-saved = Your name has been saved.
theme = Appearance
theme-auto = Match the device
theme-dark = Dark
theme-light = Light
at-the-table = During a game
sound = Play a sound when it’s my turn
notices = Browser notification when it’s my turn
notices-refused = The browser doesn’t allow notifications from this page.
other-device = Another device
other-device-why = Open this link on another device to use the same name and seats there. It works until you make a new one. Keep it to yourself.
recover-title = Is this you?
recover-why = This link signs you in on this device, with the name and seats of the player it belongs to.
recover-do = Yes, continue as that player
recover-empty = The link is incomplete.
recovered = Welcome back, { $name }.
