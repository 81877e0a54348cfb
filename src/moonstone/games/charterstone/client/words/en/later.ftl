### Charterstone's table in later games. What crates bring is not named here: its words come with it.

charterstone-supply = In the supply
charterstone-stands-beside = A worker of { $name } stands beside.
charterstone-figure-there = { $minion } of { $name } is here and is never sent home.
charterstone-figure-does = { $minion }, when you place it or an opponent uses its building: { $gain }.
charterstone-figures-at-hand = Other figures you can place
charterstone-trouble-there = { $peril } lies here: whoever uses the building takes it.
charterstone-tokens-there = Token on it, for every income: { $names }.
charterstone-plot-over = Plot { $plot }: build over { $building }
charterstone-to-take = To choose from
charterstone-to-give = To give
charterstone-ask-turn-figure =
    { $workers ->
        [0] Your workers are all out: place another figure, or take all back.
       *[other] Your turn: place a worker or another figure, or take all back.
    }
charterstone-ask-turn-free = Place somebody in your charter: the building there costs you nothing.

## The chest

charterstone-chest-of = { $name }’s chest
charterstone-glory = Glory
charterstone-glory-row =
    { $full ->
        [yes] Full, { $of } of { $of } stars. At every set-up from the third game on: { $bonus }.
       *[no] { $stars } of { $of } stars. When it is full, at every set-up from the third game on: { $bonus }.
    }
charterstone-capacity = Room for the next game
charterstone-room-for = There is room for { $what }.
charterstone-trophies =
    { $count ->
        [0] No trophy yet
        [one] { $count } trophy
       *[other] { $count } trophies
    }
charterstone-personas =
    { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
charterstone-persona-used = Played with before.
charterstone-omen = The die showed { $charter }: using a building there next turn brings a point.

## Objectives and the story

charterstone-own-objective = A private objective
charterstone-objective-of = Only { $name } can score it.
charterstone-most = Guidepost: most { $what }
charterstone-fewest = Guidepost: fewest { $what }
charterstone-post-met = Met now by { $names }.
charterstone-king-happy = The king will be pleased
charterstone-king-angry = The king will be angry
charterstone-for-all = For everybody: { $what }

## The list of buildings

charterstone-show-empty = where nobody stands
charterstone-show-trouble = where trouble lies
charterstone-show-where = Where it stands
charterstone-show-giving = What it gives
charterstone-show-costing = What it costs
charterstone-show-costs = what costs { $what }

## Games 4 to 12, and after the campaign

charterstone-ask-lay = Which sky island do you lay, and where? { $number } to lay
charterstone-ask-companion = { $companion }, in the { $charter } charter: kind or unkind?
charterstone-ask-victory = Which victory card do you pick? Nobody else sees it.
charterstone-ask-redeem = Do you pay for your large worker, or keep the spectral one?
charterstone-ask-farewell = Which persona leaves you for ever?
charterstone-ask-side = The { $charter } charter: loyal to the king, or a rebel?
charterstone-ask-levy = Which resource does { $name } give you?
charterstone-ask-tribute = What do you give { $name }? { $what }
charterstone-do-large = Place your large worker: { $building }
charterstone-do-small = Place your small worker: { $building }
charterstone-do-spectral = Place your spectral worker: { $building }
charterstone-do-lay =
    { $building ->
        [none] Lay an empty sky island on plot { $plot }
       *[other] Lay the sky island with { $building } on plot { $plot }
    }
charterstone-do-companion =
    { $mood ->
        [kind] Kind
       *[unkind] Unkind
    }
charterstone-do-victory = Pick “{ $victory }”
charterstone-do-redeem =
    { $what ->
        [coin] Pay coins
       *[other] Give up { $what }
    }
charterstone-do-farewell = Say farewell to { $persona }
charterstone-do-side =
    { $side ->
        [loyal] Loyal to the king
       *[rebel] Rebel
    }
