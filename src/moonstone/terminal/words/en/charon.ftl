### Charon, Inc. at the terminal. Gems stand as letters, flags as capital letters, areas as they are typed.


## The parts of the table

terminal-charon-page-moon = the whole moon
terminal-charon-page-players = the players and what they built
terminal-charon-page-areas = the action areas
terminal-charon-page-cards = the row, your hand and every card you can place
terminal-charon-page-stock = supply, bag, deck and pile
terminal-charon-page-costs = what all cards cost
terminal-charon-more = more, by name: { $pages }
terminal-charon-stock = Stock
terminal-charon-legend = R2 leads, { $centre } by centre, { $roads } by roads  =2 tied  { $pit } empty pit  ›R‹ new
terminal-charon-board-legend = ○ a pit   d4 a spot   3+ 4+ 5+ only with so many players

## Action areas

terminal-charon-when-intelligence = after staking
terminal-charon-when-mineral = after claiming
terminal-charon-when-engineering = after claiming
terminal-charon-when-synchrotron =
    { $early ->
        [yes] before building
       *[no] when building
    }
terminal-charon-when-warehouse = when building
terminal-charon-does-intelligence = move one flag
terminal-charon-does-mineral = gain a clear gem
terminal-charon-does-engineering = take pile/row card
terminal-charon-does-synchrotron = recolour gems once
terminal-charon-does-warehouse = trade 2:1, keep 6
terminal-charon-area-held = held
terminal-charon-area-live = live
terminal-charon-area-blocked = blocked
terminal-charon-area-empty = empty

## Players and stock

terminal-charon-places = now→by gems
terminal-charon-all = all
terminal-charon-cards = hd
terminal-charon-points = pts
terminal-charon-built = built
terminal-charon-nothing = nothing
terminal-charon-supply = supply
terminal-charon-bag = bag
terminal-charon-known = known
terminal-charon-deck = deck
terminal-charon-pile = pile
terminal-charon-with = with
terminal-charon-all-of = all { $number }s

## Cards

terminal-charon-row =
    { $used ->
        [yes] you have built from it
       *[no] one each a round
    }
terminal-charon-hand = Your hand
terminal-charon-aside = Set aside
terminal-charon-only-you = only you see it now
terminal-charon-chosen = you chose { $card }
terminal-charon-holds = { $name } holds
terminal-charon-in-pile = In the discard pile
terminal-charon-sure = for sure
terminal-charon-known-cards = What you know
terminal-charon-none = none
terminal-charon-lacks = lacks { $gems }
terminal-charon-lacks-all = lacks all
terminal-charon-now =
    { $clear ->
        [0] now
       *[other] now, { $clear } clear
    }
terminal-charon-trades =
    { $count ->
        [one] { $count } trade
       *[other] { $count } trades
    }
terminal-charon-synchrotron =
    { $count ->
        [0] synchrotron
        [one] synch., { $count } trade
       *[other] synch., { $count } trades
    }
terminal-charon-built-already = built

## What is asked

terminal-charon-ask-swap = swap the duplicates you were dealt (swap CARD), or done
terminal-charon-ask-offer = choose a card for the row (offer CARD)
terminal-charon-ask-stake = place flag { $flag } of { $of } (stake AREA SPOT)
terminal-charon-ask-intelligence = move one flag (relocate SPOT SPOT), or pass
terminal-charon-ask-engineering = take a card (take CARD), or pass
terminal-charon-ask-synchrotron = turn gems of one colour into another (synchrotron GEM GEM COUNT), or pass; this is the only chance this round
terminal-charon-ask-build =
    { $synchrotron ->
        [yes] build CARD, trade { $rate } for 1, synchrotron, or end
       *[no] build CARD, trade { $rate } for 1, or end
    }
terminal-charon-ask-keep =
    { $may ->
        [exactly]
            { $clear ->
                [free] choose exactly { $keep } coloured gems to keep (keep GEMS); clear ones stay
               *[count] choose exactly { $keep } gems to keep (keep GEMS)
            }
        [all]
            { $clear ->
                [free] keep all your gems, or give up coloured ones (keep GEMS, keep none); clear ones stay
               *[count] keep all your gems, or give some up (keep GEMS, keep none)
            }
       *[some]
            { $clear ->
                [free] choose up to { $keep } coloured gems to keep (keep GEMS, keep none); clear ones stay
               *[count] choose up to { $keep } gems to keep (keep GEMS, keep none)
            }
    }

## Suggestions

terminal-charon-built-one = you have built a { $number }
terminal-charon-no-more-swaps = swap no more
terminal-charon-costs = costs { $gems }
terminal-charon-leave-flags = leave all flags
terminal-charon-take =
    { $source ->
        [row] row, { $gems }, { $how }
       *[other] pile, { $gems }, { $how }
    }
terminal-charon-take-nothing = take nothing
terminal-charon-turn-nothing = turn nothing this round
terminal-charon-build = { $count } points for { $gems }
terminal-charon-end = end your turn
terminal-charon-keep-all = keep all
terminal-charon-towards = towards { $card } ({ $how })
terminal-charon-takes = takes { $zones }
terminal-charon-denies = denies { $zones }
terminal-charon-gives-up = gives up { $zones }
terminal-charon-from =
    { $flag ->
        [none] { $gems }
       *[other] { $gems } from { $flag }
    }

## Previews

terminal-charon-flag-on = A flag of { $flag } on { $spot }: { $won } gems for you, { $denied } for the others.
terminal-charon-zone =
    { $gems ->
        [none] { $zone } (empty)
       *[other] { $zone } ({ $gems })
    }
terminal-charon-zone-changes = { $zone }: { $before } now, then { $after }.
terminal-charon-stands-tied =
    { $flags ->
        [none] nobody
       *[other] { $flags } tied
    }
terminal-charon-stands-led =
    { $how ->
        [centre] { $leader } by the centre
        [roads] { $leader } by the roads
       *[most] { $leader }
    }
terminal-charon-would-hold =
    { $flags ->
        [none] { $area } would hold no flag.
       *[other] { $area } would hold { $flags }.
    }

## What happened, in short

terminal-charon-seeded =
    { $count ->
        [one] { $count } zone gets new gems.
       *[other] { $count } zones get new gems.
    }
terminal-charon-dealt =
    Everybody is dealt { $count ->
        [one] 1 card
       *[other] { $count } cards
    }.
terminal-charon-dealt-you =
    Everybody is dealt { $count ->
        [one] 1 card
       *[other] { $count } cards
    }, { $name } { $cards }.
terminal-charon-staked = { $name } stakes { $spot }, a flag from { $area }.
terminal-charon-claimed = { $name } claims { $zones }.
terminal-charon-tied = Tied, gems stay: { $zones }.
terminal-charon-found =
    { $count ->
        [one] { $names } finds a clear gem.
       *[other] { $names } find a clear gem.
    }
terminal-charon-turn = { $name } { $steps }.
terminal-charon-did-end = ends the turn
terminal-charon-did-traded = trades { $give } for { $get }
terminal-charon-did-transmuted = turns { $count } { $give } into { $get }
terminal-charon-did-built =
    { $from ->
        [row] builds { $card } from the row for { $paid }
       *[other] builds { $card } from the hand for { $paid }
    }

## The end

terminal-charon-nothing-built = nothing built
terminal-charon-tie =
    { $by ->
        [none] { $names } are tied to the last card.
       *[other] { $names } are tied on points: the highest card that differs decides.
    }

## Help

terminal-charon-moves =
    { $now ->
        [yes] Moves now
       *[no] Moves
    }
terminal-charon-example-stake = stake mineral d4: the flag on mineral goes to d4; mi d4 will do
terminal-charon-example-relocate = relocate d4 f6: the flag on d4 goes to f6
terminal-charon-example-trade = trade bbk y: two blue and a black for a yellow
terminal-charon-example-synchrotron = synchrotron b g 3: three blue become three green
terminal-charon-example-build = build 7b; or build 7b p, with a clear gem for a purple one
terminal-charon-example-keep =
    { $fewer ->
        [no] keep bk: a blue and a black gem
       *[yes]
            { $clear ->
                [free] keep bk: a blue and a black gem; keep none: no coloured gem
               *[count] keep bc: a blue and a clear gem; keep none: no gem at all
            }
    }
terminal-charon-shortened = Verbs and areas may be shortened, and a verb left out where it is clear.
terminal-charon-earlier-rules = This game began under version { $rules } of the rules and keeps to it. Two things differ from what you read below: Stolen Intelligence also reaches a spot that touches an empty zone, as long as it touches one with 1 or 2 gems and none with 3; and at the reset you keep as many gems as you may, never fewer.
terminal-charon-signs = Gems and flags
terminal-charon-sign-leads = leads with 2 flags; R2• by the centre; R2+ by the roads
terminal-charon-sign-tied = tied: the gems would stay
terminal-charon-sign-gems = small letters are gems, ○ is an empty pit; d4 is a spot where a flag can go
