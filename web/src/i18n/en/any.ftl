### The plain table, where any game can be played that has none of its own.

# $names (players, a list) $count (how many) $by (what decided a tie)

any-prompt = What to do now
any-prompt-choose = Choose your move.
any-prompt-waiting = Waiting for { $names }.
any-prompt-chance = Chance decides.
any-prompt-over =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
any-confirm = Confirm
any-cancel = Clear your choice
any-moves = Your moves
any-search = Search moves
any-search-none = No move matches.
any-show-all = Show all { $count }
any-players = Players
any-you = (you)
any-to-move = to move
any-secret = Only you can see this
any-open = The game
any-result = Result
any-score =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
any-tie-shared = { $names } are tied and share the rank.
any-tie-broken = { $names } are tied. Tiebreaker: { $by }.
any-yes = yes
any-no = no
any-no-rules = The page has no rules for this game.
