# Charon's table. Gems come in words as $gems, $give, $get, $cost, $lacks; zones and spots by their short names.

charon-no-gems = no gems
charon-zone-with-gems = { $zone } ({ $gems })

# The moon
charon-moon = The moon
charon-spot = { $spot }, { $kind }; touches { $zones }.
charon-own-flag = Your flag: choose it to move it.
charon-zone = Zone { $zone }: { $gems }. { $stands } Influence: { $influence }.
# $how: most, centre or roads
charon-zone-won =
    { $how ->
        [centre] { $name } would take it, tied but in the centre.
        [roads] { $name } would take it, tied but with more roads.
       *[most] { $name } would take it.
    }
charon-zone-tied = Tied between { $names }: nobody would take it.
charon-zone-free = Nobody would take it.
charon-change = { $spot }: { $changes }
charon-change-won = You would take { $zones }.
charon-change-lost = You would lose { $zones }.
charon-change-denied = Nobody would get { $zones }.
charon-change-passed = { $zones } would go to another player.
charon-change-nothing = No zone changes hands.

# Action areas
charon-areas = Action areas
charon-area-live = live
charon-area-blocked = blocked
charon-area-nobody = nobody
charon-area-flags = Flags: { $names }.
charon-area-no-flags = No flags.
charon-area-stands = Now: { $stands }.
charon-area-leaving = If your flag leaves: { $stands }.

# Players
charon-players = Players
charon-you = (you)
charon-to-move = to move
charon-place = Place { $place } in the turn order.
charon-place-why = Place { $now } in the turn order. By gems as they are: { $next }.
charon-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
charon-hand-known =
    { $count ->
        [one] { $count } card in hand. You know of { $cards }.
       *[other] { $count } cards in hand. You know of { $cards }.
    }
charon-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
charon-total =
    { $more ->
        [0] { $count } gems
       *[other] { $count } gems, and { $more } more as the flags stand
    }
charon-built = Built: { $cards }

# Cards
charon-cards = Cards
charon-card = Card { $card }, { $building }: { $points } points, costs { $cost }.
charon-card-offered = your offer
charon-card-aside = set aside
charon-plan-now = You can pay it now.
charon-plan-trades =
    { $trades ->
        [0] You can pay it with the Synchrotron.
        [one] You can pay it after { $trades } trade.
       *[other] You can pay it after { $trades } trades.
    }
charon-plan-lacks = You lack { $lacks }.
charon-plan-built = You have built this number already.
charon-plan-row-used = You have built a card from the row this round.
charon-pile-known = You know of { $cards }.
charon-pile-unknown = You know none of its cards for sure.
charon-deck-why = Cards are dealt from here. There are no 12s in it.
charon-pile-open = The discard pile: { $count } cards

# The workbench
charon-bench = Gems and cards to work with
charon-tools = What to do
charon-tool-trade = Trade
charon-tool-synchrotron = Synchrotron
charon-your-gems = Your gems
charon-give = You give
charon-get = You get
charon-put-give = Give { $gem }
charon-put-keep = Keep { $gem }
charon-take-back = Take { $gem } back
charon-no-trade = You have too few gems to trade.
charon-turn-from = Turn gems of this colour
charon-turn-into = into this colour
charon-turn-count = How many
charon-fewer = one fewer
charon-more = one more
charon-building = { $building } { $card }
charon-pays = What you pay
charon-stand-in = Pays with { $gem }: change it
charon-pay-why = Press a gem to pay it with a clear one, or the other way round.
charon-plan-steps = Confirming does all of this, one after the other:
# $exact: yes if neither fewer nor more may be kept; $clear: the option keep_clear, "count" or "free"
charon-keep-title =
    { $exact ->
        [yes] Keep { $most } gems
       *[no] Keep up to { $most } gems
    }
charon-keep-tray = You keep
charon-keep-rest = You give up
charon-keep-give-up = Give up { $gem }
charon-keep-all = Keep all
charon-keep-none =
    { $clear ->
        [free] Give up all coloured
       *[count] Give up all
    }
charon-keep-clear-free = Clear gems do not count: you keep them all.
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
charon-do-synchrotron = Turn { $give } into { $get }.
charon-do-build =
    { $clear ->
        [0] Build { $card }.
       *[other] Build { $card }, clear gems standing for { $instead }.
    }
charon-do-stake = Move your flag from { $area } to { $spot }.
charon-do-relocate = Move your flag from { $spot } to { $to }.
charon-do-offer = Put { $card } into the common row.
charon-do-swap = Set { $card } aside for another.
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
charon-do-all = Do all { $count } steps
charon-cancel = Clear choice
charon-do-pass = Pass
charon-do-done = Done
charon-do-end = End turn
charon-then-area = Now choose the area whose flag you take.
charon-then-spot = Now choose a spot that lights up.
charon-offered = You offer { $card }. It is shown when all have chosen.

# The end
charon-result = How it was won
charon-won =
    { $count ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
charon-tie-broken = { $name } and { $other } both have { $points } points: { $name } comes first by the card { $mine } against { $theirs }.
charon-tie-shared = { $name } and { $other } both have { $points } points and the same cards: they share their place.
