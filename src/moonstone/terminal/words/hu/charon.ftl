### Charon, Inc. at the terminal. Gems stand as letters, flags as capital letters, areas as they are typed.


## The parts of the table

terminal-charon-page-moon = az egész hold
terminal-charon-page-players = a játékosok és az építményeik
terminal-charon-page-areas = az akcióterületek
terminal-charon-page-cards = a közös sor, a lapjaid és minden lap, amelyet láttál
terminal-charon-page-stock = talon, zsák, húzópakli és dobópakli
terminal-charon-page-costs = minden lap ára
terminal-charon-more = további oldalak, név szerint: { $pages }
terminal-charon-stock = Készlet
terminal-charon-legend = R2 vezet, { $centre } közép, { $roads } út  =2 holtverseny  { $pit } üres gödör  ›R‹ új
terminal-charon-board-legend = ○ gödör   d4 hely   3+ 4+ 5+ csak ennyi játékossal

## Action areas

terminal-charon-when-intelligence = a zászlók után
terminal-charon-when-mineral = a drágakövek után
terminal-charon-when-engineering = a drágakövek után
terminal-charon-when-synchrotron =
    { $early ->
        [yes] építés előtt
       *[no] építéskor
    }
terminal-charon-when-warehouse = építéskor
terminal-charon-does-intelligence = zászló áthelyezése
terminal-charon-does-mineral = 1 átlátszó
terminal-charon-does-engineering = lap elvétele
terminal-charon-does-synchrotron = színcsere egyszer
terminal-charon-does-warehouse = 2:1 csere, 6 marad
terminal-charon-area-held = övé
terminal-charon-area-live = aktív
terminal-charon-area-blocked = blokkolt
terminal-charon-area-empty = üres

## Players and stock

terminal-charon-places = most→utána
terminal-charon-all = össz
terminal-charon-cards = kz
terminal-charon-points = pt
terminal-charon-built = épült
terminal-charon-nothing = semmi
terminal-charon-supply = talon
terminal-charon-bag = zsák
terminal-charon-known = ismert
terminal-charon-deck = húzópakli
terminal-charon-pile = dobópakli
terminal-charon-with = benne
terminal-charon-all-of = az összes { $number }

## Cards

terminal-charon-row =
    { $used ->
        [yes] már építettél belőle
       *[no] fordulónként egy építhető
    }
terminal-charon-hand = A lapjaid
terminal-charon-aside = Félretéve
terminal-charon-only-you = ezt csak te látod
terminal-charon-chosen = ezt választottad: { $card }
terminal-charon-holds = { $name } lapjai
terminal-charon-in-pile = A dobópakliban
terminal-charon-sure = biztosan
terminal-charon-known-cards = Ismert lapok
terminal-charon-none = nincs
terminal-charon-lacks = hiányzik { $gems }
terminal-charon-lacks-all = minden hiányzik
terminal-charon-now =
    { $clear ->
        [0] azonnal
       *[other] azonnal, { $clear } c
    }
terminal-charon-trades = { $count } csere
terminal-charon-synchrotron =
    { $count ->
        [0] szinkrotron
       *[other] szinkr., { $count } cs.
    }
terminal-charon-built-already = megvan

## What is asked

terminal-charon-ask-swap = cseréld le a kapott duplikátumokat (swap LAP), vagy done
terminal-charon-ask-offer = válassz lapot a közös sorba (offer LAP)
terminal-charon-ask-stake = tegyél le egy zászlót: { $flag } / { $of } (stake TERÜLET HELY)
terminal-charon-ask-intelligence = tegyél át egy zászlót (relocate HELY HELY), vagy pass
terminal-charon-ask-engineering = vegyél el egy lapot (take LAP), vagy pass
terminal-charon-ask-synchrotron = válts át egyszínű drágaköveket (synchrotron KŐ KŐ DARAB), vagy pass; ebben a fordulóban csak most lehet
terminal-charon-ask-build =
    { $synchrotron ->
        [yes] build LAP, trade ({ $rate }:1), synchrotron vagy end
       *[no] build LAP, trade ({ $rate }:1) vagy end
    }
terminal-charon-ask-keep =
    { $may ->
        [exactly]
            { $clear ->
                [free] válassz pontosan { $keep } megtartandó színes drágakövet (keep KÖVEK); az átlátszók nálad maradnak
               *[count] válassz pontosan { $keep } megtartandó drágakövet (keep KÖVEK)
            }
        [all]
            { $clear ->
                [free] tartsd meg minden drágakövedet, vagy adj vissza a színesekből (keep KÖVEK, keep none); az átlátszók nálad maradnak
               *[count] tartsd meg minden drágakövedet, vagy adj vissza belőlük (keep KÖVEK, keep none)
            }
       *[some]
            { $clear ->
                [free] válassz legfeljebb { $keep } megtartandó színes drágakövet (keep KÖVEK, keep none); az átlátszók nálad maradnak
               *[count] válassz legfeljebb { $keep } megtartandó drágakövet (keep KÖVEK, keep none)
            }
    }

## Suggestions

terminal-charon-built-one = ezt a számot már megépítetted: { $number }
terminal-charon-no-more-swaps = nincs több csere
terminal-charon-costs = ára { $gems }
terminal-charon-leave-flags = minden zászló a helyén marad
terminal-charon-take =
    { $source ->
        [row] sor, { $gems }, { $how }
       *[other] dobópakli, { $gems }, { $how }
    }
terminal-charon-take-nothing = semmi elvétele
terminal-charon-turn-nothing = ebben a fordulóban semmi sem változik
terminal-charon-build = { $count } pont ennyiért: { $gems }
terminal-charon-end = a köröd vége
terminal-charon-keep-all = mind marad
terminal-charon-towards = ehhez: { $card } ({ $how })
terminal-charon-takes = megnyeri: { $zones }
terminal-charon-denies = elveszi mástól: { $zones }
terminal-charon-gives-up = feladja: { $zones }
terminal-charon-from =
    { $flag ->
        [none] { $gems }
       *[other] { $gems } ({ $flag })
    }

## Previews

terminal-charon-flag-on = Zászló ({ $flag }) ide: { $spot }. Drágakövek neked: { $won }, a többieknek: { $denied }.
terminal-charon-zone =
    { $gems ->
        [none] { $zone } (üres)
       *[other] { $zone } ({ $gems })
    }
terminal-charon-zone-changes = { $zone }: most { $before }, utána { $after }.
terminal-charon-stands-tied =
    { $flags ->
        [none] senki
       *[other] { $flags } holtversenyben
    }
terminal-charon-stands-led =
    { $how ->
        [centre] { $leader } (a zóna közepe)
        [roads] { $leader } (az utak)
       *[most] { $leader }
    }
terminal-charon-would-hold =
    { $flags ->
        [none] Nem maradna zászló itt: { $area }.
       *[other] Itt ({ $area }) maradna: { $flags }.
    }

## What happened, in short

terminal-charon-seeded = { $count } zóna kap új drágaköveket.
terminal-charon-dealt = Mindenki { $count } lapot kap.
terminal-charon-dealt-you = Mindenki { $count } lapot kap, { $name }: { $cards }.
terminal-charon-staked = { $name } zászlót tesz ide: { $spot }, innen: { $area }.
terminal-charon-claimed = { $name } begyűjti: { $zones }.
terminal-charon-tied = Holtverseny, a drágakövek maradnak: { $zones }.
terminal-charon-found =
    { $count ->
        [one] { $names } talál egy átlátszó drágakövet.
       *[other] { $names } talál egy-egy átlátszó drágakövet.
    }
terminal-charon-turn = { $name } { $steps }.
terminal-charon-did-end = befejezi a körét
terminal-charon-did-traded = cserél: { $give } helyett { $get }
terminal-charon-did-transmuted = vált ({ $count }): { $give } helyett { $get }
terminal-charon-did-built =
    { $from ->
        [row] megépíti a sorból: { $card }, ára: { $paid }
       *[other] megépíti a kezéből: { $card }, ára: { $paid }
    }

## The end

terminal-charon-nothing-built = semmi nem épült
terminal-charon-tie =
    { $by ->
        [none] Holtverseny azonos lapokkal: { $names }.
       *[other] Holtverseny: { $names }. A legmagasabb eltérő lap dönt.
    }

## Help

terminal-charon-moves =
    { $now ->
        [yes] Lépések most
       *[no] Lépések
    }
terminal-charon-example-stake = stake mineral d4: a mineral zászlója d4-re kerül (elég: mi d4)
terminal-charon-example-relocate = relocate d4 f6: a d4 zászlója f6-ra kerül
terminal-charon-example-trade = trade bbk y: két kék és egy fekete egy sárgáért
terminal-charon-example-synchrotron = synchrotron b g 3: három kékből három zöld lesz
terminal-charon-example-build = build 7b; vagy build 7b p, egy lila helyett átlátszóval
terminal-charon-example-keep =
    { $fewer ->
        [no] keep bk: egy kék és egy fekete
       *[yes]
            { $clear ->
                [free] keep bk: egy kék és egy fekete; keep none: egy színes sem
               *[count] keep bc: egy kék és egy átlátszó; keep none: egy sem
            }
    }
terminal-charon-shortened = Az igék és a területek rövidíthetők, és az ige el is hagyható, ha egyértelmű.
terminal-charon-earlier-rules = Ez a játszma a szabályok { $rules }. változatát követi, amely két dologban tér el az alábbi szabályoktól. A Lopott intelligencia olyan helyre is elér, amely üres zónát érint, ha érint 1 vagy 2 drágaköves zónát is, 3 drágaköveset viszont nem. A forduló végén annyi drágakövet tartasz meg, amennyit lehet, soha nem kevesebbet.
terminal-charon-signs = Drágakövek és zászlók
terminal-charon-sign-leads = 2 zászlóval vezet; R2• a zóna közepével; R2+ az utakkal
terminal-charon-sign-tied = holtverseny: a drágakövek maradnának
terminal-charon-sign-gems = a kisbetűk drágakövek, ○ üres gödör; d4-re zászló kerülhet
