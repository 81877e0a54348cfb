### Charterstone at the terminal.


## The parts of the table

terminal-charterstone-page-village = every building in the village, with its cost and benefit
terminal-charterstone-page-players = the players, their cards and their chests
terminal-charterstone-page-cards = the face-up cards, the deck and the discard pile
terminal-charterstone-page-tracks = objectives, quota, reputation and progress
terminal-charterstone-page-chronicle = the rules and the stories you have unlocked
terminal-charterstone-head =
    { $last ->
        [yes] Game { $game }, round { $round }, the last round
       *[no] Game { $game }, round { $round }
    }
terminal-charterstone-player = { $points } pts { $coins } coins { $influence } inf. { $workers } workers { $reputation } rep.
terminal-charterstone-no-resources = no resources
terminal-charterstone-own-objective = objective { $title }
terminal-charterstone-to-build = { $title } (cost: { $goods })
terminal-charterstone-with-crate = { $title } (crate { $crate })
terminal-charterstone-face-up = Face up
terminal-charterstone-objective = Objective
terminal-charterstone-spaces-left =
    { $count ->
        [one] { $count } space left
       *[other] { $count } spaces left
    }
terminal-charterstone-mat = Face up
terminal-charterstone-deck = Deck
terminal-charterstone-discard = Discard pile
terminal-charterstone-persona =
    { $playing ->
        [yes] Persona { $title }, in play: { $does }
       *[no] Persona { $title }: { $does }
    }

## Moves

terminal-charterstone-place =
    { $worker ->
        [none] { $building }: { $deal }
        [you] { $building } (you stand there): { $deal }
       *[other] { $building } ({ $worker } stands there): { $deal }
    }
terminal-charterstone-deal = { $cost } → { $gain }
terminal-charterstone-with-text = { $title }: { $text }
terminal-charterstone-space =
    { $bonus ->
        [none] column { $column }: { $what }
       *[other] column { $column }: { $what }, bonus { $bonus }
    }
terminal-charterstone-choice = { $title }: everybody gains { $gain }. { $king }
terminal-charterstone-star = { $row }: { $stars } of { $of } stars; once full, at every set-up from game 3 on: { $bonus }
terminal-charterstone-send = { $minion } on { $place }
terminal-charterstone-do-settle = plot { $plot }
terminal-charterstone-do-retrieve = take back all your workers
terminal-charterstone-do-partly = choose how much of each benefit to gain, then place
terminal-charterstone-do-build = “{ $card }” on plot { $plot }
terminal-charterstone-do-open = the crate of “{ $card }”
terminal-charterstone-do-yes = yes
terminal-charterstone-do-no = no

## The book, the help, a campaign

terminal-charterstone-story = Story { $number }: { $title }
terminal-charterstone-slot = Rule { $number }: { $title }
terminal-charterstone-typing = Type the number of a move, or the move itself: place market, pay wood, take a3, ship coins 2, build b22 4, yes, no. Type `partly` before placing to gain less than the whole benefit.
terminal-charterstone-board = Buildings: { $buildings }. Crates: { $crates }.
terminal-charterstone-thing =
    { $kind ->
        [charter] charter ({ $title })
        [persona] persona “{ $title }”
       *[other] assistant “{ $title }”
    }
terminal-charterstone-charter =
    { $who ->
        [scripted] { $title } ({ $name }, the Automa)
        [played] { $title } ({ $name }, played)
       *[nobody] { $title } ({ $name }, nobody)
    }
terminal-charterstone-unnamed = Not named yet: { $things }
terminal-charterstone-result = Game { $game }: { $points }; { $won }
terminal-charterstone-chests = Chests
terminal-charterstone-used = used

## Games 4 to 12, and after the campaign

terminal-charterstone-page-story = the story so far, and the rules of this game
terminal-charterstone-in-this-game = In this game: { $text }
terminal-charterstone-kings = Kings: { $happy } happy, { $angry } angry
terminal-charterstone-candle = Candle
terminal-charterstone-post-candle = Guidepost: the candle doesn’t go out on your turn
terminal-charterstone-par = All points together: { $points }; target: more than { $par }
terminal-charterstone-worker =
    { $worker ->
        [large] large: { $place }
        [small] small: { $place }
       *[spectral] spectral: { $place }
    }
terminal-charterstone-legend = [P] a worker, [p] a small one, [P~] the spectral one
terminal-charterstone-tile =
    { $under ->
        [none] island { $tile }
       *[other] island { $tile } over { $under }
    }
terminal-charterstone-waiting = { $minion } waiting
terminal-charterstone-has-spectral = the spectral worker
terminal-charterstone-has-companion =
    { $mood ->
        [kind] { $companion } (kind)
        [unkind] { $companion } (unkind)
       *[none] { $companion }
    }
terminal-charterstone-has-emblem = tokens on the emblem: { $names }
terminal-charterstone-has-card = victory card “{ $title }”: { $counts }
terminal-charterstone-sealed = a secret victory card
terminal-charterstone-counts = per capacity: { $capacity }, per used persona: { $persona }, per trophy: { $trophy }
terminal-charterstone-silent = silenced until the next income
terminal-charterstone-lay =
    { $under ->
        [none] { $building } (island { $tile }) on plot { $plot }
       *[other] { $building } (island { $tile }) on plot { $plot }, over { $under }
    }
terminal-charterstone-keep-spectral = keep the spectral worker
terminal-charterstone-cannot-lay = Lay it on a plot of your charter that has no sky island and doesn’t hold your basic building.
terminal-charterstone-chosen = Game { $game }: { $title }
terminal-charterstone-chosen-kings =
    { $king ->
        [happy] Game { $game }: { $title } (happy kings: { $kings })
       *[angry] Game { $game }: { $title } (angry kings: { $kings })
    }
terminal-charterstone-told = The story so far
terminal-charterstone-archived = Gone for good: { $personas }
terminal-charterstone-last-scoring = The last scoring
terminal-charterstone-barred = { $charter } would have won, but still had the spectral worker.
terminal-charterstone-part-capacity = capacity
terminal-charterstone-part-personas = personas
terminal-charterstone-part-trophies = trophies
terminal-charterstone-part-glory = glory
terminal-charterstone-part-values = values
terminal-charterstone-part-total = total
terminal-charterstone-part-card = victory card
terminal-charterstone-on-islands = on sky islands: { $buildings }
terminal-charterstone-plot-empty = empty
