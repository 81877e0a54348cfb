### Why the server refuses something: refusal-CODE.

## The table

refusal-nothing-asked = Nobody is asking for that any more.
refusal-not-asked = You are not asked, or you have answered already.
refusal-stale = The table has gone on in the meantime: look what is new.
refusal-not-your-seat = That is not your seat.
refusal-seat-taken = This seat is taken.
refusal-seat-away = A bot is playing this seat. If it is yours, take it back first.
refusal-not-away = Nobody is playing for you: the seat is yours.
refusal-needs-link = This seat is kept for whoever brings its link.
refusal-bad-link = This link opens no seat here, or it has been replaced by a newer one.
refusal-not-host = Only the person who opened the table can do that.
refusal-not-open = The game has begun already.
refusal-not-playing = There is no game going on here: it has not begun, or it is over.
refusal-seats-empty = Every seat must be taken before the game can begin.
refusal-rematch-open = A rematch is open already.
refusal-bad-chat = A message has 1 to 500 characters.
refusal-no-such-table = There is no such table.
refusal-no-such-position = The game has not got that far.
refusal-bad-clock = A clock needs at least one second.
refusal-too-many-tables = You have too many unfinished games: finish or leave some first.
refusal-bad-log = This table’s log is damaged, so it cannot be opened.
refusal-record-too-long = This record could not be checked in time.

## The way to the server

refusal-no-session = Say your name first, or come back by your recovery link.
refusal-bad-recovery = This recovery link is not known, or it has been replaced by a newer one.
refusal-too-many = That was a little fast: wait a moment.
refusal-no-hints = At this table everybody plays without hints.
refusal-no-hint-now = The search came to no end in time. Try again in a moment.
refusal-too-large = That is too large to send.
refusal-storage = The server cannot store anything just now. Nothing is lost: try again.
refusal-internal = Something went wrong on the server. It has been noted.
refusal-bad-origin = The server takes nothing from this page: open the table at its own address.
refusal-bad-json = The server could not read that.
refusal-bad-request = The server did not understand that.
refusal-no-such-path = There is nothing here.
