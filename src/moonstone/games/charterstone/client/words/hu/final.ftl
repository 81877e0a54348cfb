### Egy kampány vége: az utolsó értékelés, a történet számokban, és egy kép emlékbe.

charterstone-final-cards = Felfedjük a győzelemkártyákat
charterstone-final-cards-why = Megmondják, mennyit ér egy kitöltött férőhelykör, egy szerepelt karakter és egy trófea.
charterstone-final-capacity = Férőhelyek
charterstone-final-capacity-why = Minden kitöltött férőhelykör számít, az első négy is.
charterstone-final-personas = Karakterek
charterstone-final-personas-why = Minden karakter számít, aki már szerepelt.
charterstone-final-trophies = Trófeák
charterstone-final-trophies-why = Minden megnyert játszma számít.
charterstone-final-glory = Dicsőség
charterstone-final-glory-why = Minden dicsőségcsillag 10 pontot ér.
charterstone-final-values = Épületek
charterstone-final-values-why = A negyed telkein és égi szigetein álló épületek értéke.
charterstone-final-card = Kártya: „{ $card }”
charterstone-final-each-capacity = Kitöltött férőhelykörönként:
charterstone-final-each-persona = Szerepelt karakterenként:
charterstone-final-each-trophy = Trófeánként:
charterstone-final-times = × { $each }
charterstone-final-product = { $count } × { $each } = { $points }
charterstone-final-of = { $count } × { $each }
charterstone-final-points = Érték: { $points }
charterstone-final-rank = { $rank }.
charterstone-final-won =
    { $count ->
        [one] A kampányt megnyerte: { $names }
       *[other] A kampányt együtt nyerték meg: { $names }
    }
charterstone-final-barred = { $name } elég pontot gyűjtött, de végig megtartotta a kísértetmunkást, ezért nem nyerhette meg a kampányt.
charterstone-final-skip = Ugrás az eredményre
charterstone-final-again = Újraszámolás
charterstone-final-table = Minden pont
charterstone-final-who = Játékos
charterstone-final-total = Összesen
charterstone-final-figures = A történet számokban
charterstone-final-figure-games = Játszmák
charterstone-final-figure-crates = Kinyitott ládák
charterstone-final-figure-buildings = A falu épületei
charterstone-final-figure-kings = Döntések
charterstone-final-figure-best = A legtöbb pont egy játszmában
charterstone-final-figure-wins = A legtöbb megnyert játszma
charterstone-final-figure-close = A legszorosabb játszma
charterstone-final-figure-long = A leghosszabb játszma
charterstone-final-figure-short = A legrövidebb játszma
charterstone-final-out-of = { $count } / { $of }
charterstone-final-moods = { $happy } tetszett a királynak, { $angry } felbosszantotta
charterstone-final-record = { $points } ({ $name }, { $game }. játszma)
charterstone-final-wins-of = { $count } ({ $names })
charterstone-final-ahead =
    { $points ->
        [0] { $game }. játszma: döntetlen
       *[other] { $game }. játszma: { $points } pont előny
    }
charterstone-final-in-game = { $game }. játszma: { $what }
charterstone-final-by-game = Pontok játszmánként
charterstone-final-game =
    { $count ->
        [one] Visszanézés: { $game }. játszma. Győzött: { $names }. { $scores }
       *[other] Visszanézés: { $game }. játszma. Együtt győztek: { $names }. { $scores }
    }
charterstone-final-score = { $name }: { $points }
charterstone-final-keepsake = Egy kép emlékbe
charterstone-final-keepsake-why = A falutok, a pontjaitok és a döntéseitek egyetlen képen. A királyok alatti számok a játszmákat jelölik.
charterstone-final-keepsake-shows = A falu felülről: { $village }. { $won }.
charterstone-final-keepsake-figures = { $games } játszma · { $crates } kinyitott láda · { $buildings } épület
charterstone-final-save = A kép mentése
charterstone-final-share = A kép megosztása

## A láda

charterstone-chest-spectral = Nála van a kísértetmunkás
charterstone-chest-spectral-why = Amíg a negyednél van a kísértetmunkás, nem nyerheti meg a kampányt.
charterstone-chest-victory = A te győzelemkártyád: „{ $card }”
charterstone-chest-victory-of = Győzelemkártya: „{ $card }”
charterstone-chest-victory-why = A kampány végén egy kitöltött férőhelykör ennyit ér: { $capacity }; egy szerepelt karakter: { $each }; egy trófea: { $trophy }.
charterstone-chest-companion =
    { $mood ->
        [kind] Barátságos társ: { $companion }
        [unkind] Barátságtalan társ: { $companion }
       *[none] Társ: { $companion }
    }
