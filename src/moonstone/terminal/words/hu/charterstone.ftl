### Charterstone at the terminal.


## The parts of the table

terminal-charterstone-page-village = a falu minden épülete: ára és haszna
terminal-charterstone-page-players = a játékosok, lapjaik és ládáik
terminal-charterstone-page-cards = a felfordított lapok, a pakli és a dobópakli
terminal-charterstone-page-tracks = célok, kvóta, hírnév és haladás
terminal-charterstone-page-chronicle = a feloldott szabályok és történetek
terminal-charterstone-head =
    { $last ->
        [yes] { $game }. játszma, { $round }. forduló, az utolsó
       *[no] { $game }. játszma, { $round }. forduló
    }
terminal-charterstone-player = { $points } pont { $coins } érme { $influence } bef. { $workers } munk. { $reputation } hírn.
terminal-charterstone-no-resources = nincs nyersanyag
terminal-charterstone-own-objective = cél: { $title }
terminal-charterstone-to-build = { $title } (építhető: { $goods })
terminal-charterstone-with-crate = { $title } ({ $crate }. láda)
terminal-charterstone-face-up = Felfordítva
terminal-charterstone-objective = Cél
terminal-charterstone-spaces-left = még { $count } mező
terminal-charterstone-mat = Felfordítva
terminal-charterstone-deck = A pakliban
terminal-charterstone-discard = Eldobva
terminal-charterstone-persona =
    { $playing ->
        [yes] Személyiség: { $title }, játékban: { $does }
       *[no] Személyiség: { $title }: { $does }
    }

## Moves

terminal-charterstone-place =
    { $worker ->
        [none] { $building }: { $deal }
        [you] { $building } (te állsz ott): { $deal }
       *[other] { $building } ({ $worker } áll ott): { $deal }
    }
terminal-charterstone-deal = { $cost } → { $gain }
terminal-charterstone-with-text = { $title }: { $text }
terminal-charterstone-space =
    { $bonus ->
        [none] { $column }. oszlop: { $what }
       *[other] { $column }. oszlop: { $what }, bónusz: { $bonus }
    }
terminal-charterstone-choice = { $title }: mindenkinek { $gain }. { $king }
terminal-charterstone-star = { $row }: { $stars } / { $of } csillag; ha megtelt, a 3. játéktól minden előkészületkor { $bonus }
terminal-charterstone-send = { $minion }: { $place }
terminal-charterstone-do-settle = { $plot }. telek
terminal-charterstone-do-retrieve = minden munkást vissza
terminal-charterstone-do-partly = megválasztod, mennyit kapj, aztán lerakod
terminal-charterstone-do-build = { $card }, { $plot }. telek
terminal-charterstone-do-open = láda: { $card }
terminal-charterstone-do-yes = igen
terminal-charterstone-do-no = nem

## The book, the help, a campaign

terminal-charterstone-story = { $number }. történet: { $title }
terminal-charterstone-slot = { $number }. szabály: { $title }
terminal-charterstone-typing = Írd be egy lépés számát vagy a lépést: place market, pay wood, take a3, ship coins 2, build b22 4, yes, no. A lerakás előtti `partly` után kevesebbet is kaphatsz.
terminal-charterstone-board = { $buildings } épület, { $crates } láda.
terminal-charterstone-thing =
    { $kind ->
        [charter] negyed: { $title }
        [persona] személyiség: „{ $title }”
       *[other] segéd: „{ $title }”
    }
terminal-charterstone-charter =
    { $who ->
        [scripted] { $title } ({ $name }, az Automa)
        [played] { $title } ({ $name }, játszik)
       *[nobody] { $title } ({ $name }, senki)
    }
terminal-charterstone-unnamed = Névre vár: { $things }
terminal-charterstone-result = { $game }. játszma: { $points }; { $won }
terminal-charterstone-chests = Ládák
terminal-charterstone-used = már játszott
