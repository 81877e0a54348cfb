### Charterstone's table.

charterstone-village = The village
charterstone-commons = The Commons
charterstone-nearer = Nearer
charterstone-farther = Farther
charterstone-whole = The whole village
charterstone-plot = Plot { $plot }
charterstone-plots = Plots of your charter
charterstone-stands-there =
    { $you ->
        [true] Your worker stands here and would go home.
       *[other] A worker of { $name } stands here and would go home.
    }
charterstone-players = Players and their supplies
charterstone-you = you
charterstone-to-move = has to decide
charterstone-workers =
    { $count ->
        [0] no worker at hand
        [one] { $count } worker at hand
       *[other] { $count } workers at hand
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
charterstone-met-by = { $names } can score it now.
charterstone-scored-by = Scored by { $names }.
charterstone-space = Takes { $what } and 1 influence.
charterstone-bonus = Bonus: { $what }.
charterstone-token-of = Filled by { $name }.
charterstone-progress-is =
    { $last ->
        [true] The hourglass is reached: this round is the last.
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
charterstone-piles = { $deck } in the deck, { $discard } on the discard pile
charterstone-to-build = To be built with { $goods }.
charterstone-has-crate = Holds crate { $crate }, to be opened at the Charterstone or another building that opens crates.
charterstone-show = Show
charterstone-show-all = all buildings
charterstone-show-now = what I can use now
charterstone-show-gives = what gives { $what }
charterstone-show-none = No building is like that.
charterstone-prompt = Your decision
charterstone-round =
    { $round ->
        [0] Before round 1
       *[other] Round { $round }
    }
charterstone-why = Why?
charterstone-confirm = Confirm
charterstone-cancel = Put it back
charterstone-put = Put { $what } on the heap; { $left } left
charterstone-take-off = Take { $what } off the heap
charterstone-heap = Put together: { $count } of { $of }
charterstone-partly-on = This turn you are asked how much of each benefit you want.
charterstone-retrieve-why = All your workers come back to your supply. That is your whole turn.
charterstone-partly-why = You may gain less than a building offers: with this you are asked about every part of it.
charterstone-opening = { $name } opens crate { $crate }
charterstone-result = Result
charterstone-crates-opened =
    { $count ->
        [one] One crate of the village is open.
       *[other] { $count } crates of the village are open.
    }

## What is asked

charterstone-ask-over =
    { $count ->
        [one] { $names } wins
       *[other] { $names } win together
    }
charterstone-ask-chance = Chance decides …
charterstone-ask-waiting = { $names } is deciding …
charterstone-ask-settle = On which plot does your first building go?
charterstone-ask-bring = Whom do you play with?
charterstone-ask-turn =
    { $workers ->
        [0] Your workers are all out: take them back.
       *[other] Your turn: place a worker on a building, or take all of them back.
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
charterstone-ask-may = Do you want { $term }?
charterstone-ask-part = How much of it do you want? { $term }
charterstone-ask-pick = What do you want?
charterstone-ask-decide = How does the story go on?
charterstone-ask-star = Where do you mark a star? { $number } to mark
charterstone-ask-expand = Room for one more of what?
charterstone-ask-keep = Which resource do you keep? { $number } more
charterstone-ask-hold = Which card do you keep? { $number } more
charterstone-ask-tend = Which one do you keep? { $number } more
charterstone-ask-enter = Somebody stands at { $building }: send that worker home, or stand beside it?
charterstone-ask-coins = Pay a coin, or a resource in its place?
charterstone-ask-recall = Which worker comes back?
charterstone-ask-search = Which card of the deck do you take?
charterstone-ask-finish = Use an item, or end your turn?
charterstone-ask-shift = Where does progress move?
charterstone-ask-choose = Which objective do you keep?
charterstone-ask-clear = From which building?
charterstone-ask-adopt = Which kind do you take?

## Why it is asked

charterstone-why-over = The game is over: everything is counted.
charterstone-why-chance = Dice and cards are drawn; nobody can choose them.
charterstone-why-waiting = Others are to decide. You can look at everything meanwhile.
charterstone-why-turn = On your turn you place one worker and use that building, or you take all your workers back.
charterstone-why-buildings = Everybody may use every building, wherever it stands.
charterstone-why-build = The Zeppelin turns a building card into a building of your charter, for ever.
charterstone-why-crate = A crate brings new things into the village. What is in it belongs to you.
charterstone-why-objectives = Everybody who meets an objective may score it once per game, at the Grandstand or another building that scores objectives.
charterstone-why-quota = The quota takes goods for points, and some spaces give a bonus. The Cloud Port fills it, and so do some other buildings.
charterstone-why-cards = Cards stay with you and help all game long.
charterstone-why-progress = When progress reaches the hourglass, the round is played to its end.
charterstone-why-end = Between two games some things stay and others go.

## What is done

charterstone-do-settle = Put your first building on plot { $plot }
charterstone-do-place = Place a worker: { $building }
charterstone-do-retrieve = Take all workers back
charterstone-do-partly = Gain in part
charterstone-do-pay = Pay { $goods }
charterstone-do-gain = Gain { $goods }
charterstone-do-give = Give { $card }
charterstone-do-build = Build { $card } on plot { $plot }
charterstone-do-open = Open the crate of { $card }
charterstone-do-score = Score “{ $objective }”
charterstone-do-ship = Fill space { $column } of the quota: { $what }
charterstone-do-take = Take { $card }
charterstone-do-yes = Yes, { $what }
charterstone-do-no = No, thank you
charterstone-do-send = Place { $minion }: { $building }
charterstone-do-use = Use { $card }
charterstone-do-recall = Take the worker back: { $building }
charterstone-do-release = Give the figure standing there: { $building }
charterstone-do-choose = Keep “{ $objective }”
charterstone-do-clear = From { $building }
charterstone-enter-yes = Send it home
charterstone-enter-no = Stand beside it
charterstone-finish-no = End my turn
charterstone-shift-forward =
    { $count ->
        [0] It stays
       *[other] Forward by { $count }
    }
charterstone-shift-back = Back by { $count }
