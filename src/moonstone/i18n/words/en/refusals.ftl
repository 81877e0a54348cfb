### Why something is not possible, in any game and wherever it is played: refusal-CODE, with the refusal's arguments.
### refusal-in-record takes $entry (number), and is said of a refusal that names an entry of a record, whatever its code.

## The game

refusal-game-over = The game is over.
refusal-not-your-turn = It isn’t your turn.
refusal-not-now = You can’t do that at this point of the round.
refusal-unknown-move = There is no such move.
refusal-bad-move = This move is incomplete.
refusal-used-up = You have already used that.
refusal-impossible-draw = That draw is impossible.
refusal-bad-edition = This edition contains errors and can’t be played.
refusal-nothing-to-decide = There is nothing to decide at that point.
refusal-not-over = That has to wait until the game is over.
refusal-no-such-seat = There is no such seat at this table.

## Taking back

refusal-nothing-to-undo = You have no move to undo.
refusal-undo-chance = You can undo a player’s move, but not a random draw.
refusal-undo-needs-consent = The other players must agree to undo that.

## Setting up

refusal-bad-name = A name must have 1 to { $longest } visible characters.
refusal-bad-seats = This game can’t be played with that number of players.
refusal-bad-option = That isn’t a valid answer for this option.
refusal-unknown-option = There is no such option.
refusal-unknown-preset = There is no such preset.
refusal-unknown-bot = There is no such bot.
refusal-unknown-game = There is no such game.
refusal-no-such-game = There is no such game.
refusal-no-editions = This game has only one edition.

## Records

refusal-not-json = This isn’t a game file.
refusal-not-a-record = This isn’t a game file.
refusal-record-layout = This file was written by another version of Moonstone and can’t be read.
refusal-bad-record = This file is incomplete or damaged.
refusal-bad-entry = A move in this file is damaged.
refusal-rules-version = This game follows a version of the rules that isn’t used here.
refusal-rules-retired = These rules are no longer in use. Games that began under them are kept, but can’t be continued.
refusal-edition-changed = This game was played with an edition that differs from the one here.
refusal-wrong-result = The result in this file doesn’t match its moves.
refusal-no-secret = The draws can’t be checked yet: their secret has not been published.
refusal-bad-secret = The secret in this file is damaged.
refusal-broken-commitment = The secret in this file isn’t the one promised at the start.
refusal-false-draw = A draw in this file doesn’t match its secret.
refusal-in-record = Move { $entry } in this file is impossible.
