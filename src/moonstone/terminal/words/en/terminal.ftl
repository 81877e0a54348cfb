### What the terminal says around every game. What a player types stays as it is in every language.


## What can be typed

terminal-typing = What you can type
terminal-command-number = make the move with that number
terminal-command-move = make a move by typing it; Enter alone makes the only possible one
terminal-command-moves = list all legal moves, or those containing a word
terminal-command-hint = show the three best moves
terminal-command-preview = show what a move would change, before you make it
terminal-command-why = explain why a move is not allowed
terminal-command-undo = take back your last choice (other players at this screen must agree)
terminal-command-restart = go back to the start of your turn
terminal-command-log = show everything that has happened
terminal-command-all = show the whole table, one screen at a time
terminal-command-rules = show this page
terminal-command-save = save the game (it is also saved after each of your moves)
terminal-command-quit = save and quit; Ctrl-C and Ctrl-D do the same

## A decision

terminal-type-something = Type a number from the list, a move, or `help`.
terminal-taken-as = “{ $typed }” was read as “{ $move }”. `undo` takes it back.
terminal-taken-back = Taken back.
terminal-restarted = Back at the start of your turn.
terminal-may-undo = { $asked }, may { $name } take that back? (yes/no)
terminal-yes = y yes
terminal-legal = “{ $move }” is legal now.
terminal-legal-moves =
    { $some ->
        [yes] Legal moves: { $count } of { $of }
       *[no] Legal moves: { $count }
    }
terminal-moves-alike = All your moves look equally good.
terminal-looks-best = Best moves: { $moves }.
terminal-quoted = “{ $text }”
terminal-log = Log
terminal-log-last = Latest events (`log all` shows everything)
terminal-whole-table = The table
terminal-more-moves = { $count } more; `moves` lists them all
terminal-more-log = `log` shows more
terminal-page-end = Enter: back
terminal-page-more = Enter: more (lines left: { $count }), b: back
terminal-forced = Your only move was “{ $move }”, so it was made for you.
terminal-pass-screen = Pass the screen to { $name }.
terminal-press-enter = { $name }, press Enter
terminal-thinking = { $name } is thinking …
terminal-bot-failed = { $reason } A random legal move was made for { $name }.
terminal-chance = Drawing at random.
terminal-to-move = { $names } to move.
terminal-your-move = Your move.
terminal-plain-help = To make a move in { $game }, type its number or the move as listed.
terminal-no-board = { $game }, edition “{ $edition }”: there is no board to draw.

## Files

terminal-saved = Saved to { $file }.
terminal-not-saved = Not saved: { $reason }
terminal-resume = Saved to { $file }. To continue:
terminal-look-again = Saved to { $file }. To look at it again:

## The end, watching, replays, campaigns

terminal-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-tie =
    { $by ->
        [none] { $names } are tied on points and share their rank.
       *[other] { $names } are tied on points. Tiebreaker: { $by }.
    }
terminal-watch = Enter: next move, NUMBER: that many moves, end: all the rest:
terminal-replay = Entry { $here } of { $last }. Enter: next, p: previous, NUMBER: go to entry, q: quit:
terminal-replay-after = After entry { $here } of { $last }
terminal-undone = { $name } undoes everything from entry { $entry } on.
terminal-name = { $name }, choose a name (Enter: later). What to name: { $thing }:
terminal-campaign =
    { $playing ->
        [yes] { $title }: game { $game } is in progress
        [after] { $title }: the campaign is complete; game { $game } is next, after the campaign
       *[no] { $title }: game { $game } is next
    }
terminal-retired = This game began under version { $rules } of the rules, which is no longer in use. The current rules can follow { $followed } of its { $entries } entries, which are shown here. It can’t be continued.
terminal-retired-no-end = The current rules don’t lead to the end that is stored in it.
terminal-campaign-retired = This campaign began under version { $rules } of the rules, which is no longer in use. The current rules can follow { $followed } of its { $entries } entries, which are shown here. You can save it, but not continue it.
terminal-campaign-rules = From game { $game } on: version { $rules } of the rules

## Hints and analyses

terminal-hint = Best moves for { $name }
terminal-chances = Chances of winning during the game
terminal-cost-most = Most costly decisions
terminal-no-cost = No decision cost anything worth mentioning.
terminal-column-move = move
terminal-column-chance = chance
terminal-column-visits = simulations
terminal-column-player = player
terminal-column-end = at the end
terminal-column-total-cost = total cost
terminal-column-entry = entry
terminal-column-played = played
terminal-column-better = better
terminal-column-cost = cost
