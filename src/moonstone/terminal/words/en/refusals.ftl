### Why something is not possible at the terminal: refusal-CODE; and typed-CODE of what was typed ($typed) and cannot be read.

refusal-why-which-move = Type a move behind it, as in: why { $move }.
refusal-nothing-to-restart = Your turn has only just begun; `undo` takes back your last choice.
refusal-no-preview = { $game } has no preview; `why MOVE` tells whether a move is legal.
refusal-no-flag-to-place = There is no flag to place now; a preview shows what a flag would change.
refusal-no-such-building = No building “{ $building }” stands in the village; `village` lists them.
refusal-unwritable = { $file } cannot be written: { $why }.
typed-unknown-number =
    { $most ->
        [0] The list is empty; type a move, or `help`.
       *[other] The list goes from 1 to { $most }; type one of its numbers, a move, or `help`.
    }
typed-unknown-move =
    { $verbs ->
        [none] “{ $typed }” is not a move. `help` shows how moves are typed, `moves` lists them all.
       *[other] “{ $typed }” could be any of these: { $verbs }.
    }
typed-bad-move = Type it as: { $usage }.
typed-unknown-area = There is no action area “{ $typed }”; they are { $areas }.
typed-unknown-gem = “{ $typed }” is not a heap of gems; write b, y, g, p, k, c for blue, yellow, green, purple, black, clear.
typed-unknown-spot = Name an empty spot, as in: preview d4 (or two: from which, to which).
