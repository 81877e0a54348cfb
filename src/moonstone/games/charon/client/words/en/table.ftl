# Charon's table. Gems come in words as $gems, $give, $get, $cost, $lacks; zones and spots by their short names.

charon-no-gems = no gems
charon-zone-with-gems = { $zone } ({ $gems })

# The moon
charon-moon = The moon
charon-spot = { $spot }, { $kind }; touches { $zones }.
charon-own-flag = Your flag. Choose it to move it.
charon-zone = Zone { $zone }: { $gems }. { $stands } Influence: { $influence }.
# $how: most, centre or roads
charon-zone-won =
    { $how ->
        [centre] { $name } would win it: tied, but in the centre.
        [roads] { $name } would win it: tied, but with more roads.
       *[most] { $name } would win it.
    }
charon-zone-tied = Tied between { $names }: nobody would win it.
charon-zone-free = Nobody would win it.
charon-change = { $spot }: { $changes }
charon-change-won = You would win { $zones }.
charon-change-lost = You would lose { $zones }.
charon-change-denied = Nobody would win { $zones }.
charon-change-passed = Another player would win { $zones }.
charon-change-nothing = No zone would change hands.

# Action areas
charon-areas = Action areas
charon-area-live = active
charon-area-blocked = blocked
charon-area-nobody = nobody
charon-area-flags = Flags: { $names }.
charon-area-no-flags = No flags.
charon-area-stands = Now: { $stands }.
charon-area-leaving = If you take your flag: { $stands }.

# Players
charon-players = Players
charon-you = (you)
charon-to-move = to move
charon-place = Place { $place } in the turn order.
charon-place-why = Place { $now } in the turn order. By current gems: { $next }.
charon-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
charon-hand-known =
    { $count ->
        [one] { $count } card in hand. Known cards: { $cards }.
       *[other] { $count } cards in hand. Known cards: { $cards }.
    }
charon-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
charon-total =
    { $more ->
        [0]
            { $count ->
                [one] { $count } gem
               *[other] { $count } gems
            }
       *[other]
            { $count ->
                [one] { $count } gem, and { $more } more as the flags stand
               *[other] { $count } gems, and { $more } more as the flags stand
            }
    }
charon-built = Built: { $cards }

# Cards
charon-cards = Cards
charon-card = Card { $card }, { $building }: { $points } points, costs { $cost }.
charon-card-offered = your offer
charon-card-aside = set aside
charon-plan-now = You can build it now.
charon-plan-trades =
    { $trades ->
        [0] You can build it with the Synchrotron.
        [one] You can build it after { $trades } trade.
       *[other] You can build it after { $trades } trades.
    }
charon-plan-lacks = You still need { $lacks }.
charon-plan-built = You have already built this number.
charon-plan-row-used = You have already built from the row this round.
charon-pile-known = Known cards: { $cards }.
charon-pile-unknown = You don’t know any of its cards for certain.
charon-deck-why = Cards are dealt from this deck. It contains no 12s.
charon-pile-open =
    { $count ->
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }

# The workbench
charon-bench = Your gems and cards
charon-tools = Actions
charon-tool-trade = Trade
charon-tool-synchrotron = Synchrotron
charon-your-gems = Your gems
charon-give = You give
charon-get = You get
charon-put-give = Give { $gem }
charon-put-keep = Keep { $gem }
charon-take-back = Take back { $gem }
charon-no-trade = You don’t have enough gems to trade.
charon-turn-from = Change gems of this colour
charon-turn-into = into this colour
charon-turn-count = How many
charon-fewer = one fewer
charon-more = one more
charon-building = { $building } { $card }
charon-pays = Payment
charon-stand-in = Pays with { $gem }. Change it.
charon-pay-why = Select a gem to switch between it and a clear one.
charon-plan-steps = Confirm to do all of this, in this order:
# $exact: yes if neither fewer nor more may be kept; $clear: the option keep_clear, "count" or "free"
charon-keep-title =
    { $exact ->
        [yes] Gems to keep: { $most }
       *[no] Gems to keep: up to { $most }
    }
charon-keep-tray = You keep
charon-keep-rest = You give up
charon-keep-give-up = Give up { $gem }
charon-keep-all = Keep all
charon-keep-none =
    { $clear ->
        [free] Give up all coloured gems
       *[count] Give up all
    }
charon-keep-clear-free = Clear gems don’t count. You keep them all.
# $kept: some or none
charon-kept =
    { $kept ->
        [none]
            { $clear ->
                [free] You keep no coloured gems.
               *[count] You keep no gems.
            }
       *[some] You keep { $gems }.
    }

# What is about to be done
charon-do-trade = Trade { $give } for { $get }.
charon-do-synchrotron = Change { $give } into { $get }.
charon-do-build =
    { $clear ->
        [0] Build { $card }.
       *[other] Build { $card }, with clear gems in place of { $instead }.
    }
charon-do-stake = Move your flag from { $area } to { $spot }.
charon-do-relocate = Move your flag from { $spot } to { $to }.
charon-do-offer = Put { $card } into the common row.
charon-do-swap = Swap { $card }.
charon-do-take = Take { $card }.
# $kept: some or none; $clear: as above
charon-do-keep =
    { $kept ->
        [none]
            { $clear ->
                [free] Keep no coloured gems.
               *[count] Keep no gems.
            }
       *[some] Keep { $gems }.
    }

# The prompt
charon-prompt = Your decision
charon-round = Round { $round } of 4
charon-why = Why?
charon-confirm = Confirm
charon-do-all =
    { $count ->
        [one] Do { $count } step
       *[other] Do all { $count } steps
    }
charon-cancel = Clear choice
charon-do-pass = Pass
charon-do-done = Done
charon-do-end = End turn
charon-then-area = Now choose the area to take the flag from.
charon-then-spot = Now choose one of the highlighted spots.
charon-offered = You have chosen { $card }. It is revealed when everybody has chosen.

# The end
charon-result = How it was won
charon-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
charon-tie-broken = Tied players: { $name } and { $other }, with { $points } points each. { $name } ranks higher: { $mine } beats { $theirs }.
charon-tie-shared = Tied players: { $name } and { $other }, with { $points } points each and the same cards. They share their rank.
