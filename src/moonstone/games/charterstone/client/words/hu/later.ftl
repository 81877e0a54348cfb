### Charterstone's table in later games. What crates bring is not named here: its words come with it.

charterstone-supply = A készletben
charterstone-stands-beside = Mellette { $name } egy munkása áll.
charterstone-figure-there = Itt áll: { $minion } ({ $name }); senki sem küldi haza.
charterstone-figure-does = { $minion }, amikor lerakod, vagy egy ellenfél használja az épületét: { $gain }.
charterstone-figures-at-hand = További lerakható figurák
charterstone-trouble-there = { $peril }: aki az épületet használja, elviszi.
charterstone-tokens-there = Jelző minden jövedelemhez: { $names }.
charterstone-plot-over = { $plot }. telek: ráépítés erre: { $building }
charterstone-to-take = Választható
charterstone-to-give = Odaadható
charterstone-ask-turn-figure =
    { $workers ->
        [0] Minden munkásod odakint van: rakj le egy másik figurát, vagy hívj vissza mindenkit.
       *[other] Te jössz: rakj le egy munkást vagy egy másik figurát, vagy hívj vissza mindenkit.
    }
charterstone-ask-turn-free = Tegyél le valakit a negyededben: az ottani épület semmibe sem kerül.

## The chest

charterstone-chest-of = { $name } ládikája
charterstone-glory = Dicsőség
charterstone-glory-row =
    { $full ->
        [yes] Tele van, csillagok: { $of } / { $of }. A harmadik játéktól minden előkészületkor: { $bonus }.
       *[no] Csillagok: { $stars } / { $of }. Ha megtelik, a harmadik játéktól minden előkészületkor: { $bonus }.
    }
charterstone-capacity = Hely a következő játékra
charterstone-room-for = Ennyinek van hely: { $what }.
charterstone-trophies =
    { $count ->
        [0] Még nincs trófea
       *[other] { $count } trófea
    }
charterstone-personas = { $count } személyiség
charterstone-persona-used = Már játszottak vele.
charterstone-omen = A kocka ezt mutatta: { $charter }. Ott egy épület a következő körödben egy pontot ér.

## Objectives and the story

charterstone-own-objective = Saját cél
charterstone-objective-of = Csak { $name } teljesítheti.
charterstone-most = Útjelző, a legtöbb: { $what }
charterstone-fewest = Útjelző, a legkevesebb: { $what }
charterstone-post-met = Most teljesíti: { $names }.
charterstone-king-happy = A király örülni fog
charterstone-king-angry = A király haragudni fog
charterstone-for-all = Mindenkinek: { $what }

## The list of buildings

charterstone-show-empty = ahol senki sem áll
charterstone-show-trouble = ahol baj van
charterstone-show-where = Hol áll
charterstone-show-giving = Mit ad
charterstone-show-costing = Mibe kerül
charterstone-show-costs = aminek az ára: { $what }

## Games 4 to 12, and after the campaign

charterstone-ask-lay = Melyik égi szigetet teszed le, és hová? Még { $number }
charterstone-ask-companion = { $companion } ({ $charter }): barátságos vagy barátságtalan?
charterstone-ask-victory = Melyik győzelemkártyát választod? Csak te látod.
charterstone-ask-redeem = Kiváltod a nagy munkásodat, vagy megtartod a kísértetmunkást?
charterstone-ask-farewell = Melyik személyiség távozik örökre?
charterstone-ask-side = Hű a királyhoz, vagy lázadó? { $charter }
charterstone-ask-levy = Melyik nyersanyagot kapod? ({ $name })
charterstone-ask-tribute = Mit adsz ({ $name })? { $what }
charterstone-do-large = Nagy munkás lerakása: { $building }
charterstone-do-small = Kis munkás lerakása: { $building }
charterstone-do-spectral = Kísértetmunkás lerakása: { $building }
charterstone-do-lay =
    { $building ->
        [none] Üres égi sziget: { $plot }. telek
       *[other] Égi sziget: { $plot }. telek, rajta: { $building }
    }
charterstone-do-companion =
    { $mood ->
        [kind] Barátságos
       *[unkind] Barátságtalan
    }
charterstone-do-victory = Ezt választom: „{ $victory }”
charterstone-do-redeem =
    { $what ->
        [coin] Érmével fizetek
       *[other] Odaadom: { $what }
    }
charterstone-do-farewell = Búcsú: { $persona }
charterstone-do-side =
    { $side ->
        [loyal] Hű a királyhoz
       *[rebel] Lázadó
    }
