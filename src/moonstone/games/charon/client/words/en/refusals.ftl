# Why something is not possible. One message a code, refusal-CODE, with the refusal's own arguments:
#
# refusal-not-your-flag, refusal-unknown-spot, refusal-spot-not-in-play, refusal-spot-taken
#                        $spot
# refusal-not-in-hand, refusal-not-at-hand, refusal-not-in-cost, refusal-not-to-be-taken
#                        $card
# refusal-number-built   $number (number)
# refusal-wrong-number   $keep (number)
# refusal-gems-missing   $missing (a list of gems-KIND)
# refusal-in-record      $entry (number): for a refusal that names an entry of a record, whatever its code, since it has
#                        no other arguments

## The game

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-now = That is not possible at this point of the round.
refusal-unknown-move = There is no such move.
refusal-bad-move = Something is missing in this move.
refusal-unknown-card = There is no such card.
refusal-unknown-gem = There is no such gem.
refusal-unknown-area = There is no such action area.
refusal-unknown-spot = There is no spot { $spot } on this moon.
refusal-impossible-draw = Chance cannot have drawn that.
refusal-no-flag-there = You have no flag left on this area.
refusal-spot-not-in-play = { $spot } touches no zone in play at this table.
refusal-spot-taken = A flag stands on { $spot } already.
refusal-not-your-flag = You have no flag on { $spot }.
refusal-zone-too-rich = Stolen Intelligence cannot reach this spot: it touches a zone with 3 gems.
refusal-zones-empty = Stolen Intelligence cannot reach this spot: it touches no zone with 1 or 2 gems.
refusal-not-to-be-taken = { $card } lies neither in the discard pile nor in the common row.
refusal-not-in-hand = You do not hold { $card }.
refusal-not-just-dealt = Only a card you have just been dealt can be swapped.
refusal-not-a-duplicate = Only a card whose number you have built can be swapped.
refusal-wrong-rate = You trade 3 gems for 1, with the Underground Warehouse 2 for 1.
refusal-not-gained-by-trade = This trade cannot give such a gem.
refusal-gems-missing = You lack { $missing }.
refusal-supply-empty = The supply does not hold enough gems of this kind.
refusal-not-a-holder = You do not hold the Synchrotron this round.
refusal-used-up = You have used that already.
refusal-not-two-colours = The Synchrotron turns gems of one colour into one other colour; clear gems have none.
refusal-not-in-cost = { $card } does not ask for the gems your clear gems would stand for.
refusal-row-used-up = You have built a card from the common row this round; one is all.
refusal-not-at-hand = { $card } is neither in your hand nor in the common row.
refusal-number-built = You have built a { $number }, and no number can be built twice.
refusal-clear-stays = Clear gems stay anyway at this table: choose among the coloured ones.
refusal-wrong-number = You keep { $keep } gems and give up only the rest.
refusal-bad-edition = This edition has mistakes and cannot be played.

## Taking back

refusal-nothing-to-undo = There is no move of yours to take back.
refusal-undo-chance = You can go back to a move of a player, not to a draw.
refusal-undo-needs-consent = Taking that back needs the consent of the others.
refusal-nothing-asked = Nobody is asking for that any more.
refusal-not-asked = You are not asked, or you have answered already.

## The table

refusal-stale = The table has gone on in the meantime: look what is new.
refusal-not-your-seat = That is not your seat.
refusal-no-such-seat = This table has no such seat.
refusal-seat-taken = This seat is taken.
refusal-seat-away = A bot is playing this seat. If it is yours, take it back first.
refusal-not-away = Nobody is playing for you: the seat is yours.
refusal-needs-link = This seat is kept for whoever brings its link.
refusal-bad-link = This link opens no seat here, or it has been replaced by a newer one.
refusal-not-host = Only the person who opened the table can do that.
refusal-not-open = The game has begun already.
refusal-not-playing = There is no game going on here: it has not begun, or it is over.
refusal-not-over = That has to wait until the game is over.
refusal-seats-empty = Every seat must be taken before the game can begin.
refusal-rematch-open = A rematch is open already.
refusal-bad-chat = A message has 1 to 500 characters.
refusal-no-such-table = There is no such table.
refusal-no-such-position = The game has not got that far.

## Setting up

refusal-bad-name = A name has 1 to 60 visible characters.
refusal-bad-seats = This game cannot be played with that number of players.
refusal-bad-clock = A clock needs at least one second.
refusal-bad-option = This option has no such answer.
refusal-unknown-option = There is no such option.
refusal-unknown-preset = There is no such preset.
refusal-unknown-bot = There is no such bot.
refusal-unknown-game = There is no such game.
refusal-no-such-game = There is no such game.
refusal-no-editions = This game is played with one edition only.
refusal-too-many-tables = You have too many unfinished games: finish or leave some first.

## The way to the server

refusal-no-session = Say your name first, or come back by your recovery link.
refusal-bad-recovery = This recovery link is not known, or it has been replaced by a newer one.
refusal-too-many = That was a little fast: wait a moment.
refusal-no-hints = At this table everybody plays without hints.
refusal-no-hint-now = The search came to no end in time. Try again in a moment.
refusal-nothing-to-decide = There is nothing to decide there.
refusal-too-large = That is too large to send.
refusal-storage = The server cannot store anything just now. Nothing is lost: try again.
refusal-internal = Something went wrong on the server. It has been noted.
refusal-bad-origin = The server takes nothing from this page: open the table at its own address.
refusal-bad-json = The server could not read that.
refusal-bad-request = The server did not understand that.
refusal-no-such-path = There is nothing here.
refusal-bad-log = This table’s log is damaged, so it cannot be opened.

## Records

refusal-not-json = This is not a game record.
refusal-not-a-record = This is not a game record.
refusal-record-layout = This record was written by another version of Moonstone and cannot be read.
refusal-bad-record = This record is incomplete or damaged.
refusal-bad-entry = A move of this record is damaged.
refusal-rules-version = This game follows another version of the rules than the one played here.
refusal-edition-changed = This game was played with an edition that is not the same here.
refusal-wrong-result = The result in this record is not the one its moves lead to.
refusal-no-secret = The secret behind the draws is not published yet, so they cannot be checked.
refusal-bad-secret = The secret in this record is damaged.
refusal-broken-commitment = The secret in this record is not the one promised at the start.
refusal-false-draw = A draw in this record is not what chance gave.
refusal-record-too-long = This record could not be checked in time.
refusal-in-record = Move { $entry } of this record is not possible.
