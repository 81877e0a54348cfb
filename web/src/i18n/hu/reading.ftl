### Közös olvasás az asztalnál, és egy kampány játszmáinak vége.

reading-page = { $page }. oldal, összesen { $of }
reading-alone = Olvasás egyedül
reading-together = Olvasás a többiekkel
reading-with = Ezt együtt olvassátok.
reading-turned = { $name } lapozott.
reading-others-at = A többiek itt tartanak: { $page }. oldal.
reading-others-left = Most egyedül olvasol.
reading-untranslated = Még nincs lefordítva
reading-story = { $number }. történet
reading-close = A faluba
reading-led-here = Ami ide vezetett: { $choice }
reading-kings =
    { $king ->
        [happy]
            { $count ->
                [one] Egy elégedett király
               *[other] { $count } elégedett király
            }
       *[angry]
            { $count ->
                [one] Egy haragos király
               *[other] { $count } haragos király
            }
    }

## Egy játszma vége

ending-came-about = A történet folytatását a játszma alakulása döntötte el.
ending-total = Az összes pont együtt
ending-target = Ennél több kellett
ending-perils = A negyedeitekben maradt veszedelmek
ending-happy = Elégedett királyok
ending-angry = Haragos királyok
ending-kind = Barátságos társak
ending-rebels = Lázadók
ending-points = Összesen
ending-candle = Gyertya
ending-candle-burns =
    { $burns ->
        [true] Még ég.
       *[false] Kialudt.
    }
ending-figures = A döntő számok
ending-next-title = Ami most következik
ending-next-game = { $number }. játszma: { $title }
ending-next-names = Adható nevek
ending-next-name = { $what } ({ $name })
ending-next-names-why = A kampány oldalán adhatod meg őket.
ending-next-no-names = Semmi sem vár névre.
ending-next-rules = Csak a következő játszmában
ending-campaign-over = A kampány véget ért. Az oldalán ott az utolsó értékelés és az egész falu.
