### A Charterstone asztala.

charterstone-village = A falu
charterstone-commons = A közös épületek
charterstone-nearer = Közelebb
charterstone-farther = Távolabb
charterstone-whole = Az egész falu
charterstone-plot = { $plot }. telek
charterstone-stands-there =
    { $you ->
        [true] Itt a te munkásod áll, és hazamenne.
       *[other] Itt { $name } egy munkása áll, és hazamenne.
    }
charterstone-players = A játékosok és készleteik
charterstone-you = te
charterstone-to-move = dönt
charterstone-workers =
    { $count ->
        [0] nincs szabad munkás
       *[other] { $count } szabad munkás
    }
charterstone-cards-of = Kártyák: { $cards }
charterstone-name-it = Nevezd el
charterstone-name-of = „{ $card }” neve
charterstone-named-card = { $name } ({ $card })
charterstone-papers = Sávok és épületek
charterstone-tab-tracks = Célok és kvóta
charterstone-tab-buildings = Minden épület
charterstone-objectives = Célok
charterstone-quota = Kvóta
charterstone-reputation = Hírnév
charterstone-met-by = Most teljesítheti: { $names }.
charterstone-scored-by = Teljesítette: { $names }.
charterstone-space = Ára: { $what } és 1 befolyás.
charterstone-bonus = Jutalom: { $what }.
charterstone-token-of = Betöltötte: { $name }.
charterstone-progress-is =
    { $last ->
        [true] Elérte a homokórát: ez az utolsó forduló.
       *[other]
            { $left ->
                [one] Haladás: { $left } mező a homokóráig
               *[other] Haladás: { $left } mező a homokóráig
            }
    }
charterstone-reputation-is =
    { $left ->
        [0] A hírnévsáv megtelt.
       *[other] Hírnév: { $left } szabad mező
    }
charterstone-mat = Fejlődéskártyák
charterstone-piles = { $deck } a pakliban, { $discard } a dobott lapok közt
charterstone-to-build = Ára: { $goods }.
charterstone-has-crate = Láda van rajta ({ $crate }.); a Charterstone vagy más ládanyitó épület nyitja ki.
charterstone-show = Mutasd
charterstone-show-all = minden épület
charterstone-show-now = amit most használhatok
charterstone-show-gives = ami ezt adja: { $what }
charterstone-show-none = Nincs ilyen épület.
charterstone-prompt = Amiről dönteni kell
charterstone-round =
    { $round ->
        [0] Az 1. forduló előtt
       *[other] { $round }. forduló
    }
charterstone-why = Miért?
charterstone-confirm = Megerősítem
charterstone-cancel = Visszateszem
charterstone-put = { $what } a halomra; még { $left }
charterstone-take-off = { $what } le a halomról
charterstone-heap = Összerakva: { $count } / { $of }
charterstone-partly-on = Ebben a körben minden haszonnál megkérdezzük, mennyit kérsz.
charterstone-retrieve-why = Minden munkásod visszajön a készletedbe. Ez az egész köröd.
charterstone-partly-why = Kevesebbet is kaphatsz, mint amit egy épület ad: így minden részről megkérdezünk.
charterstone-look-first = Válassz ki egy épületet, és látod, mibe kerül és mit ad.
charterstone-opening = { $name } ládát nyit: { $crate }.
charterstone-result = Eredmény
charterstone-crates-opened =
    { $count ->
        [one] A falu egy ládája nyitva van.
       *[other] A falu { $count } ládája nyitva van.
    }

## Amiről dönteni kell

charterstone-ask-over =
    { $count ->
        [one] { $names } nyert
       *[other] { $names } együtt nyertek
    }
charterstone-ask-chance = A véletlen dönt …
charterstone-ask-waiting = { $names } dönt …
charterstone-ask-settle = Melyik telekre kerül az első épületed?
charterstone-ask-bring = Kivel játszol?
charterstone-ask-turn =
    { $workers ->
        [0] Minden munkásod odakint van: hívd vissza őket.
       *[other] Te jössz: tegyél egy munkást egy épületre, vagy hívd vissza mindet.
    }
charterstone-ask-pay =
    { $number ->
        [one] Melyik nyersanyaggal fizetsz?
       *[other] Melyik { $number } nyersanyaggal fizetsz?
    }
charterstone-ask-give = Mit adsz? { $what }
charterstone-ask-build = Melyik épületet építed fel, és hol?
charterstone-ask-open = Melyik ládát nyitod ki?
charterstone-ask-score = Melyik célt teljesíted?
charterstone-ask-ship = Melyik kvótamezőt töltöd be?
charterstone-ask-take = Melyik kártyát veszed el? { $kind }
charterstone-ask-gain =
    { $number ->
        [one] Melyik nyersanyagot kéred?
       *[other] Melyik { $number } nyersanyagot kéred?
    }
charterstone-ask-may = Kéred ezt? { $term }
charterstone-ask-part = Mennyit kérsz? { $term }
charterstone-ask-pick = Mit kérsz?
charterstone-ask-decide = Hogyan folytatódik a történet?
charterstone-ask-star = Hová kerüljön csillag? Még { $number }
charterstone-ask-expand = Miből legyen eggyel több hely?
charterstone-ask-keep = Melyik nyersanyagot tartod meg? Még { $number }
charterstone-ask-hold = Melyik kártyát tartod meg? Még { $number }
charterstone-ask-tend = Melyiket tartod meg? Még { $number }
charterstone-ask-enter = Már áll ott valaki ({ $building }): hazaküldöd, vagy mellé állsz?
charterstone-ask-coins = Érmével fizetsz, vagy helyette nyersanyaggal?
charterstone-ask-recall = Melyik munkás jön vissza?
charterstone-ask-search = Melyik lapot veszed el a pakliból?
charterstone-ask-finish = Használsz valamit, vagy befejezed a körödet?
charterstone-ask-shift = Merre lép a haladás?
charterstone-ask-choose = Melyik célt tartod meg?
charterstone-ask-clear = Melyik épületről?
charterstone-ask-adopt = Melyik fajtát kéred?

## Miért kell dönteni

charterstone-why-over = A játéknak vége: minden meg van számolva.
charterstone-why-chance = Kocka és kártyák döntenek; senki sem választhat.
charterstone-why-waiting = Mások döntenek. Közben mindent megnézhetsz.
charterstone-why-turn = A körödben leteszel egy munkást és használod azt az épületet, vagy visszahívod minden munkásodat.
charterstone-why-buildings = Minden épületet mindenki használhat, bárhol álljon is.
charterstone-why-build = A Léghajó egy kártyából a negyeded épületét teszi, örökre.
charterstone-why-crate = Egy láda újdonságot hoz a faluba. Ami benne van, a tiéd.
charterstone-why-objectives = Aki megfelel egy célnak, játékonként egyszer teljesítheti: a Lelátónál vagy más épületnél, ahol ez lehetséges.
charterstone-why-quota = A kvóta árukért pontot ad, és némelyik mező jutalmat is. A Felhőkikötő tölti, és néhány más épület is.
charterstone-why-cards = A kártyák nálad maradnak, és egész játékban segítenek.
charterstone-why-progress = Amikor a haladás eléri a homokórát, a fordulót végigjátsszuk.
charterstone-why-end = Két játék között van, ami marad, és van, ami elmegy.

## Ami történik

charterstone-do-settle = Az első épületed helye: { $plot }. telek
charterstone-do-place = Munkás lerakása: { $building }
charterstone-do-retrieve = Minden munkást vissza
charterstone-do-partly = Kevesebbet kérek …
charterstone-do-pay = Fizetek: { $goods }
charterstone-do-gain = Kérek: { $goods }
charterstone-do-give = Odaadom: { $card }
charterstone-do-build = Építés: { $card } ({ $plot }. telek)
charterstone-do-open = Ládanyitás: { $card }
charterstone-do-score = Cél teljesítése: „{ $objective }”
charterstone-do-ship = A kvóta { $column }. mezője: { $what }
charterstone-do-take = Elveszem: { $card }
charterstone-do-yes = Igen: { $what }
charterstone-do-no = Nem, köszönöm
charterstone-do-send = Lerakás: { $minion }, { $building }
charterstone-do-use = Használom: { $card }
charterstone-do-recall = Munkás vissza: { $building }
charterstone-do-release = Az ott álló figurát adom: { $building }
charterstone-do-choose = Megtartom: „{ $objective }”
charterstone-do-clear = Innen: { $building }
charterstone-enter-yes = Hazaküldöm
charterstone-enter-no = Mellé állok
charterstone-finish-no = Befejezem a körömet
charterstone-shift-forward =
    { $count ->
        [0] Marad
       *[other] Előre: { $count }
    }
charterstone-shift-back = Hátra: { $count }
