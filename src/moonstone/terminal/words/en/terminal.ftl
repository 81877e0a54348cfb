### What the terminal says around every game. What a player types stays as it is in every language.


## What can be typed

terminal-typing = What you can type
terminal-command-number = make the move with that number
terminal-command-move = make a move, typed out; Enter alone makes the only one there is
terminal-command-moves = list all legal moves, or those with that word
terminal-command-hint = show the three moves that look best
terminal-command-preview = show what a move there would change, before you make it
terminal-command-why = say why a move is not allowed
terminal-command-undo = take back your last choice (others at this screen are asked)
terminal-command-restart = go back to where your turn began
terminal-command-log = tell what happened, in full
terminal-command-all = show the whole table, a screen at a time
terminal-command-rules = show this page
terminal-command-save = save the game; it is also saved after each of your moves
terminal-command-quit = save and leave; so do Ctrl-C and Ctrl-D

## A decision

terminal-type-something = Type a number from the list, a move, or `help`.
terminal-taken-as = “{ $typed }” was taken as “{ $move }”; `undo` takes it back.
terminal-taken-back = Taken back.
terminal-restarted = Back to where your turn began.
terminal-may-undo = { $asked }, may { $name } take that back? (yes/no)
terminal-yes = y yes
terminal-legal = “{ $move }” is legal now.
terminal-legal-moves =
    { $some ->
        [yes] { $count } of { $of } legal moves
       *[no] { $count } legal moves
    }
terminal-moves-alike = All your moves look alike.
terminal-looks-best = Looks best: { $moves }.
terminal-quoted = “{ $text }”
terminal-log = What happened
terminal-log-last = What happened last; `log all` shows it all
terminal-whole-table = The table
terminal-more-moves = { $count } more, `moves` lists all
terminal-more-log = `log` tells more
terminal-page-end = Enter to go back
terminal-page-more = Enter for more ({ $count } lines), b to go back
terminal-forced = You could only “{ $move }”, so that was played.
terminal-pass-screen = Pass the screen to { $name }.
terminal-press-enter = { $name }, press Enter
terminal-thinking = { $name } is thinking …
terminal-bot-failed = { $reason } Any legal move was made for { $name }.
terminal-chance = Chance decides.
terminal-to-move = { $names } to move.
terminal-your-move = Your move.
terminal-plain-help = Choose a move of { $game } by its number, or type it as it is listed.
terminal-no-board = { $game }, edition “{ $edition }”: there is nothing to draw.

## Files

terminal-saved = Saved to { $file }.
terminal-not-saved = Not saved: { $reason }
terminal-resume = Saved to { $file }. Go on with:
terminal-look-again = Saved to { $file }. Look at it again with:

## The end, watching, replays, campaigns

terminal-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
terminal-tie =
    { $by ->
        [none] { $names } are tied on points and share their rank.
       *[other] { $names } are tied on points. Decided by: { $by }.
    }
terminal-watch = Enter for the next move, a number for so many, end for the rest:
terminal-replay = Entry { $here } of { $last }. Enter next, p previous, NUMBER jump, q quit:
terminal-replay-after = After entry { $here } of { $last }
terminal-undone = { $name } takes back everything from entry { $entry } on.
terminal-name = { $name }, choose a name: { $thing } (Enter for later):
terminal-campaign =
    { $playing ->
        [yes] { $title }: game { $game } is in progress
        [after] { $title }: the campaign is complete; game { $game } is next, after the campaign
       *[no] { $title }: game { $game } is next
    }
terminal-retired = This game began under version { $rules } of the rules, which is no longer in use. Shown are { $followed } of its { $entries } entries, as far as the present rules follow; it cannot be continued.
terminal-retired-no-end = Today’s rules do not lead to the end that is stored in it.
terminal-campaign-retired = This campaign began under version { $rules } of the rules, which is no longer in use. It is shown as far as the present rules follow: { $followed } of its { $entries } entries. You can save it, but not continue it.
terminal-campaign-rules = From game { $game } on: version { $rules } of the rules

## Hints and analyses

terminal-hint = What looks best for { $name }
terminal-chances = Chance of victory along the game
terminal-cost-most = What cost most
terminal-no-cost = No decision cost anything worth mentioning.
terminal-column-move = move
terminal-column-chance = chance
terminal-column-visits = simulations
terminal-column-player = player
terminal-column-end = at the end
terminal-column-total-cost = cost in all
terminal-column-entry = entry
terminal-column-played = played
terminal-column-better = better
terminal-column-cost = cost
