### Charterstone at the terminal.


## The parts of the table

terminal-charterstone-page-village = a falu minden épülete: ára és haszna
terminal-charterstone-page-players = a játékosok, a kártyáik és a ládikáik
terminal-charterstone-page-cards = a felfordított kártyák, a pakli és a dobott lapok
terminal-charterstone-page-tracks = célok, kvóta, hírnév és haladás
terminal-charterstone-page-chronicle = az eddig feloldott szabályok és történetek
terminal-charterstone-head =
    { $last ->
        [yes] { $game }. játszma, { $round }. forduló, az utolsó
       *[no] { $game }. játszma, { $round }. forduló
    }
terminal-charterstone-player = { $points } pont { $coins } érme { $influence } bef. { $workers } munk. { $reputation } hírn.
terminal-charterstone-no-resources = nincs nyersanyag
terminal-charterstone-own-objective = cél: „{ $title }”
terminal-charterstone-to-build = { $title } (ára: { $goods })
terminal-charterstone-with-crate = { $title } ({ $crate }. láda)
terminal-charterstone-face-up = Felfordítva
terminal-charterstone-objective = Cél
terminal-charterstone-spaces-left = még { $count } mező
terminal-charterstone-mat = Felfordítva
terminal-charterstone-deck = Pakli
terminal-charterstone-discard = Dobott lapok
terminal-charterstone-persona =
    { $playing ->
        [yes] Karakter: „{ $title }” (játékban). { $does }
       *[no] Karakter: „{ $title }”. { $does }
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
       *[other] { $column }. oszlop: { $what }, jutalom: { $bonus }
    }
terminal-charterstone-choice = { $title }: mindenki kapja: { $gain }. { $king }
terminal-charterstone-star = { $row }: csillagok: { $stars } / { $of }; ha megtelt, a 3. játszmától az előkészületek során mindig: { $bonus }
terminal-charterstone-send = { $minion }: { $place }
terminal-charterstone-do-settle = { $plot }. telek
terminal-charterstone-do-retrieve = minden munkásod visszahívása
terminal-charterstone-do-partly = a haszon mennyiségének megválasztása, aztán lerakás
terminal-charterstone-do-build = „{ $card }”, { $plot }. telek
terminal-charterstone-do-open = láda: „{ $card }”
terminal-charterstone-do-yes = igen
terminal-charterstone-do-no = nem

## The book, the help, a campaign

terminal-charterstone-story = { $number }. történet: { $title }
terminal-charterstone-slot = { $number }. szabály: { $title }
terminal-charterstone-typing = Írd be egy lépés sorszámát vagy magát a lépést: place market, pay wood, take a3, ship coins 2, build b22 4, yes, no. Ha lerakás előtt beírod, hogy `partly`, a teljes haszonnál kevesebbet is kérhetsz.
terminal-charterstone-board = Épületek: { $buildings }. Ládák: { $crates }.
terminal-charterstone-thing =
    { $kind ->
        [charter] negyed ({ $title })
        [persona] karakter: „{ $title }”
       *[other] segéd: „{ $title }”
    }
terminal-charterstone-charter =
    { $who ->
        [scripted] { $title } ({ $name }, az Automa)
        [played] { $title } ({ $name }, játszik)
       *[nobody] { $title } ({ $name }, senki)
    }
terminal-charterstone-unnamed = Még nincs nevük: { $things }
terminal-charterstone-result = { $game }. játszma: { $points }; { $won }
terminal-charterstone-chests = Ládikák
terminal-charterstone-used = már szerepelt

## Games 4 to 12, and after the campaign

terminal-charterstone-page-story = az eddigi történet és ennek a játszmának a szabályai
terminal-charterstone-in-this-game = Ebben a játszmában: { $text }
terminal-charterstone-kings = Királyok: { $happy } elégedett, { $angry } haragos
terminal-charterstone-candle = Gyertya
terminal-charterstone-post-candle = Útjelző: a gyertya ne a te körödben aludjon ki
terminal-charterstone-par = Minden pont együtt: { $points }; a király { $par } pontnál többet remél
terminal-charterstone-worker =
    { $worker ->
        [large] nagy: { $place }
        [small] kis: { $place }
       *[spectral] kísértet: { $place }
    }
terminal-charterstone-legend = [P] munkás, [p] kis munkás, [P~] kísértetmunkás
terminal-charterstone-tile =
    { $under ->
        [none] { $tile }. sziget
       *[other] { $tile }. sziget, alatta { $under }
    }
terminal-charterstone-waiting = { $minion } várakozik
terminal-charterstone-has-spectral = a kísértetmunkás
terminal-charterstone-has-companion =
    { $mood ->
        [kind] { $companion } (barátságos)
        [unkind] { $companion } (barátságtalan)
       *[none] { $companion }
    }
terminal-charterstone-has-emblem = jelzők a címeren: { $names }
terminal-charterstone-has-card = „{ $title }” győzelemkártya: { $counts }
terminal-charterstone-sealed = titkos győzelemkártya
terminal-charterstone-counts = férőhelyenként { $capacity }, szerepelt karakterenként { $persona }, trófeánként { $trophy }
terminal-charterstone-silent = a következő jövedelemig hallgat
terminal-charterstone-lay =
    { $under ->
        [none] { $building } ({ $tile }. sziget), { $plot }. telek
       *[other] { $building } ({ $tile }. sziget), { $plot }. telek, alatta { $under }
    }
terminal-charterstone-keep-spectral = a kísértetmunkás megtartása
terminal-charterstone-cannot-lay = A negyeded olyan telkére tedd, amelyen nincs sem égi sziget, sem az alapépületed.
terminal-charterstone-chosen = { $game }. játszma: { $title }
terminal-charterstone-chosen-kings =
    { $king ->
        [happy] { $game }. játszma: { $title } (elégedett király: { $kings })
       *[angry] { $game }. játszma: { $title } (haragos király: { $kings })
    }
terminal-charterstone-told = Az eddigi történet
terminal-charterstone-archived = Örökre távozott: { $personas }
terminal-charterstone-last-scoring = Az utolsó értékelés
terminal-charterstone-barred = { $charter } nyert volna, de még nála volt a kísértetmunkás.
terminal-charterstone-part-capacity = férőhely
terminal-charterstone-part-personas = karakter
terminal-charterstone-part-trophies = trófea
terminal-charterstone-part-glory = dicsőség
terminal-charterstone-part-values = érték
terminal-charterstone-part-total = összesen
terminal-charterstone-part-card = győzelemkártya
terminal-charterstone-on-islands = égi szigeteken: { $buildings }
terminal-charterstone-plot-empty = üres
