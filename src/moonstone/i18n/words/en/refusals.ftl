### Why something is not possible, in any game and wherever it is played: refusal-CODE, with the refusal's arguments.
### refusal-in-record takes $entry (number), and is said of a refusal that names an entry of a record, whatever its code.

## The game

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = That is not possible at this point of the round.
refusal-unknown-move = There is no such move.
refusal-bad-move = Something is missing in this move.
refusal-used-up = You have used that already.
refusal-impossible-draw = Chance cannot have drawn that.
refusal-bad-edition = This edition has mistakes and cannot be played.
refusal-nothing-to-decide = There is nothing to decide there.
refusal-not-over = That has to wait until the game is over.
refusal-no-such-seat = This table has no such seat.

## Taking back

refusal-nothing-to-undo = There is no move of yours to take back.
refusal-undo-chance = You can go back to a move of a player, not to a draw.
refusal-undo-needs-consent = Taking that back needs the consent of the others.

## Setting up

refusal-bad-name = A name has 1 to { $longest } visible characters.
refusal-bad-seats = This game cannot be played with that number of players.
refusal-bad-option = This option has no such answer.
refusal-unknown-option = There is no such option.
refusal-unknown-preset = There is no such preset.
refusal-unknown-bot = There is no such bot.
refusal-unknown-game = There is no such game.
refusal-no-such-game = There is no such game.
refusal-no-editions = This game is played with one edition only.

## Records

refusal-not-json = This is not a game record.
refusal-not-a-record = This is not a game record.
refusal-record-layout = This record was written by another version of Moonstone and cannot be read.
refusal-bad-record = This record is incomplete or damaged.
refusal-bad-entry = A move of this record is damaged.
refusal-rules-version = This game follows another version of the rules than the one played here.
refusal-rules-retired = These are earlier rules, which are no longer in use. What began under them is kept, but cannot be continued.
refusal-edition-changed = This game was played with an edition that is not the same here.
refusal-wrong-result = The result in this record is not the one its moves lead to.
refusal-no-secret = The secret behind the draws is not published yet, so they cannot be checked.
refusal-bad-secret = The secret in this record is damaged.
refusal-broken-commitment = The secret in this record is not the one promised at the start.
refusal-false-draw = A draw in this record is not what chance gave.
refusal-in-record = Move { $entry } of this record is not possible.
