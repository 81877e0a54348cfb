### Charterstone's table.

charterstone-village = The village
charterstone-commons = The Commons
charterstone-nearer = Zoom in
charterstone-farther = Zoom out
charterstone-whole = Show the whole village
charterstone-plot = Plot { $plot }
charterstone-stands-there =
    { $you ->
        [true] Your worker is here and would go home.
       *[other] { $name }’s worker is here and would go home.
    }
charterstone-players = Players and their supplies
charterstone-you = you
charterstone-to-move = has to decide
charterstone-workers =
    { $count ->
        [0] no workers left
        [one] { $count } worker left
       *[other] { $count } workers left
    }
charterstone-cards-of = Cards: { $cards }
charterstone-name-it = Name it
charterstone-name-of = A name for “{ $card }”
charterstone-named-card = { $name } ({ $card })
charterstone-papers = Tracks and buildings
charterstone-tab-tracks = Objectives and quota
charterstone-tab-buildings = All buildings
charterstone-objectives = Objectives
charterstone-quota = Quota
charterstone-reputation = Reputation
charterstone-met-by = Can be scored now by: { $names }.
charterstone-scored-by = Scored by: { $names }.
charterstone-space = Takes { $what } and 1 influence.
charterstone-bonus = Bonus: { $what }.
charterstone-token-of = Filled by { $name }.
charterstone-progress-is =
    { $last ->
        [true] Progress has reached the hourglass. This is the last round.
       *[other]
            { $left ->
                [one] Progress: { $left } space to the hourglass
               *[other] Progress: { $left } spaces to the hourglass
            }
    }
charterstone-reputation-is =
    { $left ->
        [0] The reputation track is full.
        [one] Reputation: { $left } space left
       *[other] Reputation: { $left } spaces left
    }
charterstone-mat = Advancement cards
charterstone-piles = Deck: { $deck }. Discard pile: { $discard }.
charterstone-to-build = Building cost: { $goods }.
charterstone-has-crate = Holds crate { $crate }. Open it at the Charterstone or another building that opens crates.
charterstone-show = Show
charterstone-show-all = All buildings
charterstone-show-now = Usable now
charterstone-show-gives = Giving { $what }
charterstone-show-none = No matching buildings.
charterstone-prompt = Your decision
charterstone-round =
    { $round ->
        [0] Before round 1
       *[other] Round { $round }
    }
charterstone-why = Why?
charterstone-confirm = Confirm
charterstone-cancel = Cancel
charterstone-put = Add { $what }; { $left } left
charterstone-take-off = Remove { $what }
charterstone-heap = Chosen: { $count } of { $of }
charterstone-partly-on = This turn you choose how much of each benefit to gain.
charterstone-retrieve-why = All your workers return to your supply. This takes your whole turn.
charterstone-partly-why = You don’t have to gain everything a building offers. Choose how much of each benefit you want.
charterstone-look-first = Choose a building to see what it costs and what it gives you.
charterstone-opening = { $name } opens crate { $crate }
charterstone-opening-fold = Fold away
charterstone-opening-unfold = Show what was in the crate
charterstone-result = Result
charterstone-crates-opened =
    { $count ->
        [one] One crate has been opened in this village.
       *[other] { $count } crates have been opened in this village.
    }

## Decisions

charterstone-ask-over =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
charterstone-ask-chance = Drawing at random …
charterstone-ask-waiting = { $names } is deciding …
charterstone-ask-settle = On which plot do you place your first building?
charterstone-ask-bring = Which persona do you play with?
charterstone-ask-turn =
    { $workers ->
        [0] You have no workers left. Take them all back.
       *[other] Your turn: place a worker on a building, or take back all your workers.
    }
charterstone-ask-pay =
    { $number ->
        [one] Which resource do you pay?
       *[other] Which { $number } resources do you pay?
    }
charterstone-ask-give = What do you give? { $what }
charterstone-ask-build = Which building do you build, and where?
charterstone-ask-open = Which crate do you open?
charterstone-ask-score = Which objective do you score?
charterstone-ask-ship = Which quota space do you fill?
charterstone-ask-take = Which card do you take? { $kind }
charterstone-ask-gain =
    { $number ->
        [one] Which resource do you gain?
       *[other] Which { $number } resources do you gain?
    }
charterstone-ask-may = Do you want this benefit? { $term }
charterstone-ask-part = How much do you want? { $term }
charterstone-ask-pick = Which one do you want?
charterstone-ask-decide = How does the story continue?
charterstone-ask-star = Where do you mark a star? { $number } left
charterstone-ask-expand = Which capacity do you increase?
charterstone-ask-keep = Which resource do you keep? { $number } left
charterstone-ask-hold = Which card do you keep? { $number } left
charterstone-ask-tend = Which one do you keep? { $number } left
charterstone-ask-enter = There is a worker at “{ $building }”. Send it home, or stand beside it?
charterstone-ask-coins = Pay a coin, or a resource in its place?
charterstone-ask-recall = Which worker do you take back?
charterstone-ask-search = Which card do you take from the deck?
charterstone-ask-finish = Use an item, or end your turn?
charterstone-ask-shift = Where do you move progress?
charterstone-ask-choose = Which objective do you keep?
charterstone-ask-clear = Which building do you take it from?
charterstone-ask-adopt = Which kind do you take?

## Why

charterstone-why-over = The game is over and everything has been scored.
charterstone-why-chance = Dice and cards decide here. Nobody can choose them.
charterstone-why-waiting = It is another player’s decision. You can look at everything in the meantime.
charterstone-why-turn = On your turn, place one worker and use that building, or take back all your workers.
charterstone-why-buildings = You can use every building, wherever it stands.
charterstone-why-build = The Zeppelin turns a building card into a permanent building in your charter.
charterstone-why-crate = A crate adds new things to the village. What you find in it is yours.
charterstone-why-objectives = If you meet an objective, you may score it once per game, at the Grandstand or another building that scores objectives.
charterstone-why-quota = Fill the quota with goods to score points. Some spaces also give a bonus. You can fill it at the Cloud Port and some other buildings.
charterstone-why-cards = You keep your cards, and they help you for the whole game.
charterstone-why-progress = When progress reaches the hourglass, the current round is the last.
charterstone-why-end = Between games, some things stay and others are discarded.

## Moves

charterstone-do-settle = Place your first building on plot { $plot }
charterstone-do-place = Place a worker: { $building }
charterstone-do-retrieve = Take back all workers
charterstone-do-partly = Take less …
charterstone-do-pay = Pay { $goods }
charterstone-do-gain = Gain { $goods }
charterstone-do-give = Give “{ $card }”
charterstone-do-build = Build “{ $card }” on plot { $plot }
charterstone-do-open = Open the crate of “{ $card }”
charterstone-do-score = Score “{ $objective }”
charterstone-do-ship = Fill space { $column } of the quota: { $what }
charterstone-do-take = Take “{ $card }”
charterstone-do-yes = Yes: { $what }
charterstone-do-no = No, thank you
charterstone-do-send = Place { $minion }: { $building }
charterstone-do-use = Use “{ $card }”
charterstone-do-recall = Take back the worker: { $building }
charterstone-do-release = Give up the figure: { $building }
charterstone-do-choose = Keep “{ $objective }”
charterstone-do-clear = Take it from “{ $building }”
charterstone-enter-yes = Send it home
charterstone-enter-no = Stand beside it
charterstone-finish-no = End my turn
charterstone-shift-forward =
    { $count ->
        [0] Leave it
       *[other] Forward { $count }
    }
charterstone-shift-back = Back { $count }
