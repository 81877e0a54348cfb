### Charterstone's table in later games. What crates bring is not named here: its words come with it.

charterstone-supply = In the supply
charterstone-stands-beside = { $name }’s worker stands beside it.
charterstone-figure-there = A figure of { $name } is here and can’t be sent home: { $minion }.
charterstone-figure-does = { $minion }, when you place it or an opponent uses its building: { $gain }.
charterstone-figures-at-hand = Other figures you can place
charterstone-trouble-there = There is trouble here: { $peril }. The next player to use the building takes it.
charterstone-tokens-there = Gain its benefit at every income: { $names }.
charterstone-plot-over = Plot { $plot }: build over “{ $building }”
charterstone-to-take = To take
charterstone-to-give = To give
charterstone-ask-turn-figure =
    { $workers ->
        [0] You have no workers left. Place another figure, or take them all back.
       *[other] Your turn: place a figure, or take them all back.
    }
charterstone-ask-turn-free = Place a worker or figure in your charter. The building there costs you nothing.

## The chest

charterstone-chest-of = { $name }’s chest
charterstone-glory = Glory
charterstone-glory-row =
    { $full ->
        [yes] Full, { $of } of { $of } stars. At every set-up from game 3 on: { $bonus }.
       *[no] { $stars } of { $of } stars. Once full, at every set-up from game 3 on: { $bonus }.
    }
charterstone-capacity = Kept for the next game
charterstone-room-for = Room for: { $what }.
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
charterstone-persona-used = Used in an earlier game.
charterstone-omen = The die showed { $charter }. If you use a building there on your next turn, you gain a point.

## Objectives and the story

charterstone-own-objective = Private objective
charterstone-objective-of = Only { $name } can score it.
charterstone-most = Guidepost: the most { $what }
charterstone-fewest = Guidepost: the fewest { $what }
charterstone-post-met = Currently met by: { $names }.
charterstone-king-happy = The king will be pleased
charterstone-king-angry = The king will be angry
charterstone-for-all = For everybody: { $what }

## The list of buildings

charterstone-show-empty = Unoccupied
charterstone-show-trouble = With trouble
charterstone-show-where = Where it stands
charterstone-show-giving = What it gives
charterstone-show-costing = What it costs
charterstone-show-costs = Costing { $what }

## Games 4 to 12, and after the campaign

charterstone-ask-lay = Which sky island do you lay, and where? { $number } left
charterstone-ask-companion = Is this companion of the { $charter } charter kind or unkind? { $companion }
charterstone-ask-victory = Which victory card do you pick? Nobody else sees it.
charterstone-ask-redeem = Do you get your large worker back, or keep the spectral one?
charterstone-ask-farewell = Which persona leaves you for ever?
charterstone-ask-side = Is the { $charter } charter loyal to the king, or a rebel?
charterstone-ask-levy = Which resource does { $name } give you?
charterstone-ask-tribute = What do you give { $name }? { $what }
charterstone-do-large = Place your large worker: { $building }
charterstone-do-small = Place your small worker: { $building }
charterstone-do-spectral = Place your spectral worker: { $building }
charterstone-do-lay =
    { $building ->
        [none] Lay an empty sky island on plot { $plot }
       *[other] Lay the sky island with “{ $building }” on plot { $plot }
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
       *[other] Give up “{ $what }”
    }
charterstone-do-farewell = Say farewell to “{ $persona }”
charterstone-do-side =
    { $side ->
        [loyal] Loyal to the king
       *[rebel] Rebel
    }
