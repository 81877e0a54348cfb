### Charon, Inc. at the terminal. Gems stand as letters, flags as capital letters, areas as they are typed.


## The parts of the table

terminal-charon-page-moon = the whole moon
terminal-charon-page-players = the players and what they have built
terminal-charon-page-areas = the action areas
terminal-charon-page-cards = the row, your hand and all cards you have seen
terminal-charon-page-stock = supply, bag, deck and discard pile
terminal-charon-page-costs = the costs of all cards
terminal-charon-more = more pages, by name: { $pages }
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
terminal-charon-area-live = active
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
       *[no] build one per round
    }
terminal-charon-hand = Your hand
terminal-charon-aside = Set aside
terminal-charon-only-you = only you can see this
terminal-charon-chosen = you chose { $card }
terminal-charon-holds = { $name } holds
terminal-charon-in-pile = In the discard pile
terminal-charon-sure = for certain
terminal-charon-known-cards = Cards you know
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

## Decisions

terminal-charon-ask-swap = swap the duplicates you were dealt (swap CARD), or done
terminal-charon-ask-offer = choose a card for the row (offer CARD)
terminal-charon-ask-stake = place flag { $flag } of { $of } (stake AREA SPOT)
terminal-charon-ask-intelligence = move one flag (relocate SPOT SPOT), or pass
terminal-charon-ask-engineering = take a card (take CARD), or pass
terminal-charon-ask-synchrotron = change gems of one colour into another (synchrotron GEM GEM COUNT), or pass; this is your only chance this round
terminal-charon-ask-build =
    { $synchrotron ->
        [yes] build CARD, trade { $rate } for 1, synchrotron, or end
       *[no] build CARD, trade { $rate } for 1, or end
    }
terminal-charon-ask-keep =
    { $may ->
        [exactly]
            { $clear ->
                [free] choose exactly { $keep } coloured gems to keep (keep GEMS); you also keep all clear ones
               *[count] choose exactly { $keep } gems to keep (keep GEMS)
            }
        [all]
            { $clear ->
                [free] keep all your gems, or give up coloured ones (keep GEMS, keep none); you also keep all clear ones
               *[count] keep all your gems, or give some up (keep GEMS, keep none)
            }
       *[some]
            { $clear ->
                [free] choose up to { $keep } coloured gems to keep (keep GEMS, keep none); you also keep all clear ones
               *[count] choose up to { $keep } gems to keep (keep GEMS, keep none)
            }
    }

## Suggestions

terminal-charon-built-one = you have already built number { $number }
terminal-charon-no-more-swaps = stop swapping
terminal-charon-costs = costs { $gems }
terminal-charon-leave-flags = leave all flags
terminal-charon-take =
    { $source ->
        [row] row, { $gems }, { $how }
       *[other] pile, { $gems }, { $how }
    }
terminal-charon-take-nothing = take nothing
terminal-charon-turn-nothing = change nothing this round
terminal-charon-build =
    { $count ->
        [one] { $count } point for { $gems }
       *[other] { $count } points for { $gems }
    }
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

terminal-charon-flag-on = Flag { $flag } on { $spot }: { $won } gems for you, { $denied } for the others.
terminal-charon-zone =
    { $gems ->
        [none] { $zone } (empty)
       *[other] { $zone } ({ $gems })
    }
terminal-charon-zone-changes = { $zone }: { $before } now, { $after } afterwards.
terminal-charon-stands-tied =
    { $flags ->
        [none] nobody
       *[other] { $flags } tied
    }
terminal-charon-stands-led =
    { $how ->
        [centre] { $leader } (by the centre)
        [roads] { $leader } (by the roads)
       *[most] { $leader }
    }
terminal-charon-would-hold =
    { $flags ->
        [none] { $area } would hold no flags.
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
terminal-charon-staked = { $name } stakes { $spot } with a flag from { $area }.
terminal-charon-claimed = { $name } claims { $zones }.
terminal-charon-tied = Tied, gems stay: { $zones }.
terminal-charon-found =
    { $count ->
        [one] { $names } finds a clear gem.
       *[other] { $names } find a clear gem.
    }
terminal-charon-turn = { $name } { $steps }.
terminal-charon-did-end = ends their turn
terminal-charon-did-traded = trades { $give } for { $get }
terminal-charon-did-transmuted = changes { $count } { $give } into { $get }
terminal-charon-did-built =
    { $from ->
        [row] builds { $card } from the row for { $paid }
       *[other] builds { $card } from their hand for { $paid }
    }

## The end

terminal-charon-nothing-built = nothing built
terminal-charon-tie =
    { $by ->
        [none] { $names } are tied, with equal cards.
       *[other] { $names } are tied on points. The highest card that differs decides.
    }

## Help

terminal-charon-moves =
    { $now ->
        [yes] Moves now
       *[no] Moves
    }
terminal-charon-example-stake = stake mineral d4: move the flag on mineral to d4 (or just mi d4)
terminal-charon-example-relocate = relocate d4 f6: move the flag on d4 to f6
terminal-charon-example-trade = trade bbk y: two blue and one black for one yellow
terminal-charon-example-synchrotron = synchrotron b g 3: change three blue into three green
terminal-charon-example-build = build 7b; or build 7b p, with a clear gem in place of a purple one
terminal-charon-example-keep =
    { $fewer ->
        [no] keep bk: keep a blue and a black gem
       *[yes]
            { $clear ->
                [free] keep bk: keep a blue and a black gem; keep none: keep no coloured gems
               *[count] keep bc: keep a blue and a clear gem; keep none: keep no gems
            }
    }
terminal-charon-shortened = You can shorten verbs and areas, and leave out a verb if the meaning is clear.
terminal-charon-earlier-rules = This game follows version { $rules } of the rules, which differ in two ways from the rules below. Stolen Intelligence can also reach a spot that touches an empty zone, as long as it touches one with 1 or 2 gems and none with 3. At the reset you keep as many gems as you can, never fewer.
terminal-charon-signs = Gems and flags
terminal-charon-sign-leads = leads with 2 flags; R2• by the centre; R2+ by the roads
terminal-charon-sign-tied = tied: the gems would stay
terminal-charon-sign-gems = small letters are gems, ○ is an empty pit; d4 is a spot where a flag can go
