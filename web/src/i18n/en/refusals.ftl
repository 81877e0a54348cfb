### Why the server refuses something: refusal-CODE.

## The table

refusal-nothing-asked = There is nothing left to decide here.
refusal-not-asked = It isn’t your decision, or you have already made it.
refusal-stale = The game has moved on. Check the table and try again.
refusal-not-your-seat = That isn’t your seat.
refusal-seat-taken = This seat is taken.
refusal-seat-away = A bot is playing this seat. If it’s yours, take it back first.
refusal-not-away = No bot is playing for you; the seat is already yours.
refusal-needs-link = This seat is reserved. You need its link to sit here.
refusal-bad-link = This link doesn’t work here, or a newer one has replaced it.
refusal-not-host = Only the host can do that.
refusal-not-open = The game has already begun.
refusal-not-playing = No game is in progress here: it hasn’t begun, or it is over.
refusal-seats-empty = Every seat must be taken before the game can begin.
refusal-rematch-open = A rematch is already open.
refusal-bad-chat = A message must have 1 to 500 characters.
refusal-no-such-table = This table doesn’t exist.
refusal-no-such-position = The game hasn’t reached that point.
refusal-bad-clock = A clock needs at least one second.
refusal-too-many-tables = You have too many unfinished games. Finish or leave some first.
refusal-bad-log = This table can’t be opened because its log is damaged.
refusal-record-too-long = Checking this file took too long.

## The way to the server

refusal-no-session = Enter a name first, or come back with your recovery link.
refusal-bad-recovery = This recovery link doesn’t work, or a newer one has replaced it.
refusal-recovery-kept = You already have a recovery link. To replace it, open it on this device, then make a new one.
refusal-muted = The host doesn’t let you write here.
refusal-page-turned = Somebody has already turned the page.
refusal-too-many = That was too fast. Wait a moment and try again.
refusal-no-hints = Hints are turned off at this table.
refusal-no-hint-now = The bot ran out of time. Try again in a moment.
refusal-too-large = That is too large to send.
refusal-storage = The server can’t save anything right now. Nothing is lost; please try again.
refusal-internal = Something went wrong on the server. The error has been logged.
refusal-bad-origin = The server doesn’t accept requests from this page. Open the table at its own address.
refusal-bad-json = The server couldn’t read that.
refusal-bad-request = The server didn’t understand that.
refusal-no-such-path = There’s nothing here.
refusal-suspended = An administrator has suspended you. For now you can only watch.
refusal-muted-everywhere = An administrator has muted you. For now you can’t write to anyone.
refusal-not-welcome = Someone there has blocked you.
refusal-table-ended = An administrator has ended this table.
refusal-no-such-person = This player doesn’t exist, or there is nobody in that seat.
refusal-no-such-report = Someone has already closed this report.
refusal-no-such-session = That device is no longer signed in.
refusal-no-such-message = This message doesn’t exist.
