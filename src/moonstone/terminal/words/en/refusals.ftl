### Why something is not possible at the terminal: refusal-CODE; and typed-CODE of what was typed ($typed) and cannot be read.

refusal-why-which-move = Add a move, for example: why { $move }
refusal-nothing-to-restart = Your turn has only just begun. `undo` takes back your last choice.
refusal-no-preview = { $game } has no preview. `why MOVE` tells you whether a move is legal.
refusal-no-flag-to-place = You have no flag to place now. A preview shows what a flag would change.
refusal-no-such-building = There is no building “{ $building }” in the village. `village` lists them all.
refusal-unwritable = Can’t write to { $file }: { $why }.
typed-unknown-number =
    { $most ->
        [0] The list is empty. Type a move, or `help`.
       *[other] The list goes from 1 to { $most }. Type one of its numbers, a move, or `help`.
    }
typed-unknown-move =
    { $verbs ->
        [none] “{ $typed }” isn’t a move. `help` shows how to type moves, and `moves` lists them all.
       *[other] “{ $typed }” could mean any of these: { $verbs }.
    }
typed-bad-move = Type it like this: { $usage }.
typed-unknown-area = There is no action area “{ $typed }”. The areas are { $areas }.
typed-unknown-gem = “{ $typed }” isn’t a set of gems. Use b, y, g, p, k, c for blue, yellow, green, purple, black, clear.
typed-unknown-spot = Name an empty spot, for example: preview d4 (or two spots: from, to).
