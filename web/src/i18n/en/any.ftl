### The plain table, where any game can be played that has none of its own.

# $names (players, a list) $count (how many) $by (what decided a tie)

any-prompt = Your decision
any-prompt-choose = Choose a move.
any-prompt-waiting = Waiting for { $names }.
any-prompt-chance = Drawing at random.
any-prompt-over =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
any-confirm = Confirm
any-cancel = Clear choice
any-moves = Your moves
any-search = Search moves
any-search-none = No moves match.
any-show-all = Show all { $count }
any-players = Players
any-you = (you)
any-to-move = to move
any-secret = Only you can see this
any-open = Table
any-result = Result
any-score =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
any-tie-shared = { $names } are tied and share their rank.
any-tie-broken = { $names } are tied. Tiebreaker: { $by }.
any-yes = yes
any-no = no
any-no-rules = There are no rules of this game here.
