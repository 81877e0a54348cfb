### Charterstone's table in later games. What crates bring is not named here: its words come with it.

charterstone-supply = A készletben
charterstone-stands-beside = { $name } munkása áll mellette.
charterstone-figure-there = { $name } figurája áll itt, sosem küldhető haza: { $minion }.
charterstone-figure-does = { $minion }, amikor leteszed, vagy ellenfél használja az épületét: { $gain }.
charterstone-figures-at-hand = További letehető figurák
charterstone-trouble-there = Itt baj van: { $peril }. Aki legközelebb használja az épületet, elviszi.
charterstone-tokens-there = Minden jövedelemnél megkapja a hasznát: { $names }.
charterstone-plot-over = { $plot }. telek, ráépítés erre: „{ $building }”
charterstone-to-take = Elvehető
charterstone-to-give = Odaadható
charterstone-ask-turn-figure =
    { $workers ->
        [0] Nincs több munkásod: tegyél le egy másik figurát, vagy hívd vissza mindet.
       *[other] Te jössz: tegyél le egy figurát, vagy hívd vissza mindet.
    }
charterstone-ask-turn-free = Tegyél le egy munkást vagy egy figurát a negyededben. Az ottani épület semmibe sem kerül.

## The chest

charterstone-chest-of = { $name } ládikája
charterstone-glory = Dicsőség
charterstone-glory-row =
    { $full ->
        [yes] Tele van, csillagok: { $of } / { $of }. A 3. játszmától az előkészületek során mindig: { $bonus }.
       *[no] Csillagok: { $stars } / { $of }. Ha megtelik, a 3. játszmától az előkészületek során mindig: { $bonus }.
    }
charterstone-capacity = A következő játszmára megmarad
charterstone-room-for = Férőhely: { $what }.
charterstone-trophies =
    { $count ->
        [0] Még nincs trófea
       *[other] { $count } trófea
    }
charterstone-personas = { $count } karakter
charterstone-persona-used = Egy korábbi játszmában már szerepelt.
charterstone-omen = A kocka ezt mutatta: { $charter }. Ha a következő körödben ott használsz épületet, 1 pontot kapsz.

## Objectives and the story

charterstone-own-objective = Saját cél
charterstone-objective-of = Csak { $name } teljesítheti.
charterstone-most = Útjelző, a legtöbb: { $what }
charterstone-fewest = Útjelző, a legkevesebb: { $what }
charterstone-post-met = Most megfelel neki: { $names }.
charterstone-king-happy = A király örülni fog
charterstone-king-angry = A király haragudni fog
charterstone-for-all = Mindenkinek: { $what }

## The list of buildings

charterstone-show-empty = Ahol senki sem áll
charterstone-show-trouble = Ahol baj van
charterstone-show-where = Hol áll
charterstone-show-giving = Mit ad
charterstone-show-costing = Mibe kerül
charterstone-show-costs = Ebbe kerül: { $what }

## Games 4 to 12, and after the campaign

charterstone-ask-lay = Melyik égi szigetet teszed le, és hová? (még { $number })
charterstone-ask-companion = Barátságos vagy barátságtalan ez a társ ({ $charter })? { $companion }
charterstone-ask-victory = Melyik győzelemkártyát választod? Csak te látod.
charterstone-ask-redeem = Visszakéred a nagy munkásodat, vagy megtartod a kísértetmunkást?
charterstone-ask-farewell = Melyik karakter vesz örökre búcsút?
charterstone-ask-side = Hű a királyhoz, vagy lázadó ez a negyed? { $charter }
charterstone-ask-levy = Melyik nyersanyagot kéred tőle ({ $name })?
charterstone-ask-tribute = Mit adsz neki ({ $name })? { $what }
charterstone-do-large = Nagy munkás lerakása: { $building }
charterstone-do-small = Kis munkás lerakása: { $building }
charterstone-do-spectral = Kísértetmunkás lerakása: { $building }
charterstone-do-lay =
    { $building ->
        [none] Üres égi sziget: { $plot }. telek
       *[other] Égi sziget: { $plot }. telek, rajta: „{ $building }”
    }
charterstone-do-companion =
    { $mood ->
        [kind] Barátságos
       *[unkind] Barátságtalan
    }
charterstone-do-victory = Választás: „{ $victory }”
charterstone-do-redeem =
    { $what ->
        [coin] Fizetés érmével
       *[other] Odaadás: „{ $what }”
    }
charterstone-do-farewell = Búcsú: „{ $persona }”
charterstone-do-side =
    { $side ->
        [loyal] Hű a királyhoz
       *[rebel] Lázadó
    }
