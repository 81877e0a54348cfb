### A Charterstone asztala.

charterstone-village = A falu
charterstone-commons = Közös épületek
charterstone-nearer = Nagyítás
charterstone-farther = Kicsinyítés
charterstone-whole = Az egész falu
charterstone-plot = { $plot }. telek
charterstone-stands-there =
    { $you ->
        [true] Itt áll a te munkásod: hazamenne.
       *[other] Itt áll { $name } munkása: hazamenne.
    }
charterstone-players = A játékosok és készleteik
charterstone-you = te
charterstone-to-move = döntenie kell
charterstone-workers =
    { $count ->
        [0] nincs szabad munkás
       *[other] { $count } szabad munkás
    }
charterstone-cards-of = Kártyák: { $cards }
charterstone-name-it = Elnevezés
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
charterstone-token-of = { $name } töltötte be.
charterstone-progress-is =
    { $last ->
        [true] A haladás elérte a homokórát: ez az utolsó forduló.
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
charterstone-piles = Pakli: { $deck }. Dobott lapok: { $discard }.
charterstone-to-build = Építési költség: { $goods }.
charterstone-has-crate = Láda van rajta, a száma: { $crate }. A Charterstone-nál vagy más ládanyitó épületnél nyithatod ki.
charterstone-show = Megjelenítés
charterstone-show-all = Minden épület
charterstone-show-now = Most használható
charterstone-show-gives = Ezt adja: { $what }
charterstone-show-none = Nincs ilyen épület.
charterstone-prompt = A te döntésed
charterstone-round =
    { $round ->
        [0] Az 1. forduló előtt
       *[other] { $round }. forduló
    }
charterstone-why = Miért?
charterstone-confirm = Megerősítés
charterstone-cancel = Mégse
charterstone-put = Hozzáadás: { $what } (még { $left })
charterstone-take-off = Elvétel: { $what }
charterstone-heap = Kiválasztva: { $count } / { $of }
charterstone-partly-on = Ebben a körben minden haszonnál megválaszthatod, mennyit kérsz belőle.
charterstone-retrieve-why = Minden munkásod visszatér a készletedbe. Ezzel a köröd véget ér.
charterstone-partly-why = Nem kell mindent elvenned, amit egy épület ad. Minden haszonnál megválaszthatod, mennyit kérsz belőle.
charterstone-look-first = Válassz ki egy épületet, hogy lásd, mibe kerül és mit ad.
charterstone-opening = { $name } kinyitja: { $crate }. láda
charterstone-opening-fold = Összecsukás
charterstone-opening-unfold = A láda tartalma
charterstone-result = Eredmény
charterstone-crates-opened =
    { $count ->
        [one] Ebben a faluban egy láda nyílt ki.
       *[other] Ebben a faluban { $count } láda nyílt ki.
    }

## Amiről dönteni kell

charterstone-ask-over =
    { $count ->
        [one] { $names } nyert
       *[other] Közös győzelem: { $names }
    }
charterstone-ask-chance = A véletlen dönt…
charterstone-ask-waiting = { $names } dönt…
charterstone-ask-settle = Melyik telekre kerül az első épületed?
charterstone-ask-bring = Melyik karakterrel játszol?
charterstone-ask-turn =
    { $workers ->
        [0] Nincs több munkásod: hívd vissza mindet.
       *[other] Te jössz: tegyél egy munkást egy épületre, vagy hívd vissza minden munkásodat.
    }
charterstone-ask-pay =
    { $number ->
        [one] Melyik nyersanyaggal fizetsz?
       *[other] Melyik { $number } nyersanyaggal fizetsz?
    }
charterstone-ask-give = Mit adsz oda? { $what }
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
charterstone-ask-pick = Melyiket kéred?
charterstone-ask-decide = Hogyan folytatódik a történet?
charterstone-ask-star = Hová kerüljön csillag? (még { $number })
charterstone-ask-expand = Miből férjen el eggyel több?
charterstone-ask-keep = Melyik nyersanyagot tartod meg? (még { $number })
charterstone-ask-hold = Melyik kártyát tartod meg? (még { $number })
charterstone-ask-tend = Melyiket tartod meg? (még { $number })
charterstone-ask-enter = Már áll ott egy munkás („{ $building }”). Hazaküldöd, vagy mellé állsz?
charterstone-ask-coins = Érmét fizetsz, vagy nyersanyagot helyette?
charterstone-ask-recall = Melyik munkást hívod vissza?
charterstone-ask-search = Melyik lapot veszed el a pakliból?
charterstone-ask-finish = Használsz egy tárgyat, vagy befejezed a körödet?
charterstone-ask-shift = Merre lépjen a haladás?
charterstone-ask-choose = Melyik célt tartod meg?
charterstone-ask-clear = Melyik épületről veszed le?
charterstone-ask-adopt = Melyik fajtát kéred?

## Miért kell dönteni

charterstone-why-over = A játszma véget ért, mindent értékeltünk.
charterstone-why-chance = Itt kocka és kártyák döntenek; senki sem választhat.
charterstone-why-waiting = Most egy másik játékos dönt. Közben mindent megnézhetsz.
charterstone-why-turn = A körödben tegyél le egy munkást, és használd azt az épületet, vagy hívd vissza minden munkásodat.
charterstone-why-buildings = Minden épületet használhatsz, bárhol áll is.
charterstone-why-build = A Léghajóval egy épületkártyád a negyeded épületévé válik, örökre.
charterstone-why-crate = Minden láda újdonságot hoz a faluba. Amit benne találsz, a tiéd.
charterstone-why-objectives = Ha megfelelsz egy célnak, játszmánként egyszer teljesítheted: a Lelátónál vagy más épületnél, ahol célt lehet teljesíteni.
charterstone-why-quota = A kvótát árukkal töltöd, és pontot kapsz érte. Némelyik mező jutalmat is ad. A Felhőkikötőnél és néhány más épületnél töltheted.
charterstone-why-cards = A kártyák nálad maradnak, és az egész játszmában segítenek.
charterstone-why-progress = Ha a haladás eléri a homokórát, a mostani forduló az utolsó.
charterstone-why-end = Két játszma között van, ami megmarad, és van, amit eldobtok.

## Ami történik

charterstone-do-settle = Az első épületed helye: { $plot }. telek
charterstone-do-place = Munkás lerakása: { $building }
charterstone-do-retrieve = Munkások visszahívása
charterstone-do-partly = Csak egy rész…
charterstone-do-pay = Fizetés: { $goods }
charterstone-do-gain = Megszerzés: { $goods }
charterstone-do-give = Odaadás: „{ $card }”
charterstone-do-build = Építés: „{ $card }” ({ $plot }. telek)
charterstone-do-open = Ládanyitás: „{ $card }”
charterstone-do-score = Cél teljesítése: „{ $objective }”
charterstone-do-ship = A kvóta { $column }. mezője: { $what }
charterstone-do-take = Elvétel: „{ $card }”
charterstone-do-yes = Igen: { $what }
charterstone-do-no = Nem, köszönöm
charterstone-do-send = Lerakás: { $minion }, { $building }
charterstone-do-use = Használat: „{ $card }”
charterstone-do-recall = Munkás visszahívása: { $building }
charterstone-do-release = Figura odaadása: { $building }
charterstone-do-choose = Megtartás: „{ $objective }”
charterstone-do-clear = Innen: „{ $building }”
charterstone-enter-yes = Hazaküldés
charterstone-enter-no = Mellé állás
charterstone-finish-no = Kör befejezése
charterstone-shift-forward =
    { $count ->
        [0] Nem lép
       *[other] Előre: { $count }
    }
charterstone-shift-back = Hátra: { $count }
