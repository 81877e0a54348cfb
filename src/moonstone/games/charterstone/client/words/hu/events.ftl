### Mi történt a Charterstone-ban. charterstone-event-KEY, az esemény adataival.

charterstone-event-settled = { $seat } leteszi: „{ $building }” ({ $plot }. telek).
charterstone-event-posted = Új cél ebben a játszmában: „{ $objective }”.
charterstone-event-revealed = Felfedve: { $card }.
charterstone-event-reshuffled = A dobott lapokat belekeverjük a pakliba.
charterstone-event-first-player = { $seat } kezd.
charterstone-event-drew = { $seat } kártyát húz: { $card }.
charterstone-event-turn = { $round }. forduló: { $seat }.
charterstone-event-rolled =
    { $seat ->
        [none] A kocka ezt mutatja: { $charter }.
       *[other] { $seat } dob, a kocka ezt mutatja: { $charter }.
    }
charterstone-event-automa-card = { $seat } az Automa-pakli { $card }. lapját húzza.
charterstone-event-brought = { $seat } ezzel a karakterrel játszik: „{ $persona }”.
charterstone-event-placed =
    { $bumped ->
        [none] { $seat } { $worker ->
                [large] nagy munkást
                [small] kis munkást
                [spectral] kísértetmunkást
               *[any] munkást
            } tesz ide: { $building }.
        [own] { $seat } { $worker ->
                [large] nagy munkást
                [small] kis munkást
                [spectral] kísértetmunkást
               *[any] munkást
            } tesz ide: { $building }. Az ott álló másik munkása hazamegy.
       *[other] { $seat } { $worker ->
                [large] nagy munkást
                [small] kis munkást
                [spectral] kísértetmunkást
               *[any] munkást
            } tesz ide: { $building }. { $bumped } ott álló munkása hazamegy.
    }
charterstone-event-retrieved =
    { $workers ->
        [one] { $seat } visszahív egy munkást.
       *[other] { $seat } visszahívja minden munkását.
    }
charterstone-event-paid =
    { $to ->
        [none] { $seat } fizet: { $goods }.
       *[other] { $seat } fizet ({ $to } kapja): { $goods }.
    }
charterstone-event-gave = { $seat } odaadja: „{ $card }”.
charterstone-event-released = { $seat } odaad egy figurát innen: „{ $building }” ({ $minion }).
charterstone-event-gained = { $seat } ezt kapja: { $what }.
charterstone-event-declined = { $seat } lemond erről: { $what }.
charterstone-event-took = { $seat } elveszi: „{ $card }”.
charterstone-event-named = { $seat } elnevezi: „{ $assistant }”. Az új név: { $name }.
charterstone-event-built =
    { $over ->
        [none] { $seat } felépíti: „{ $card }” ({ $plot }. telek).
       *[other] { $seat } felépíti: „{ $card }” ({ $plot }. telek, ráépítve erre: „{ $over }”).
    }
charterstone-event-opened = { $seat } ládát nyit ({ $crate }. láda): { $found }.
charterstone-event-objective-scored = { $seat } teljesíti: „{ $objective }”.
charterstone-event-shipped = { $seat } betölti a kvóta egyik mezőjét.
charterstone-event-reputation = { $seat } jelzőt tesz a hírnévsávra (összesen: { $tokens }).
charterstone-event-progress =
    { $seat ->
        [none] A haladás magától lép: { $to } / { $end }.
       *[other] A haladás előrelép: { $to } / { $end }.
    }
charterstone-event-progress-back = { $seat } visszalépteti a haladást: { $to } / { $end }.
charterstone-event-income = A haladás jövedelemmezőre ér.
charterstone-event-income-from = { $seat } jövedelmet kap innen: „{ $building }”.
charterstone-event-income-token = { $seat } jelzőt tesz ide: „{ $building }”.
charterstone-event-unlocked = Új a Krónikában: { $rules }.
charterstone-event-found = { $seat } ezt találja: „{ $card }”.
charterstone-event-dealt = { $seat } ezt a lapot kapja: „{ $card }”.
charterstone-event-looked = { $seat } megnézi: „{ $card }”.
charterstone-event-searched = { $seat } kikeresi a pakliból: „{ $card }”.
charterstone-event-assigned = { $seat } célt húz: „{ $objective }”.
charterstone-event-chose = { $seat } megtartja ezt a célt: „{ $objective }”.
charterstone-event-sent = { $seat } letesz egy figurát: { $minion }, { $building }.
charterstone-event-used-card = { $seat } használja: „{ $card }”.
charterstone-event-recalled = { $seat } visszahív egy munkást innen: „{ $building }”.
charterstone-event-junked = { $seat } eldobja a felfordított lapokat.
charterstone-event-omen = { $seat } dob a következő körére: { $charter }.
charterstone-event-grew = Nő egy negyed, amelyet senki sem játszik ({ $charter }): „{ $card }”, { $plot }. telek.
charterstone-event-afflicted = Új baj itt: „{ $building }” ({ $peril }).
charterstone-event-suffered = { $seat } elviszi a bajt innen: „{ $building }” ({ $peril }).
charterstone-event-relieved = Visszakerül a készletbe: { $peril }.
charterstone-event-hourglass = A haladás elérte a homokórát: ez az utolsó forduló.
charterstone-event-guidepost-met = Megfelelt az útjelzőnek: { $seats }.
charterstone-event-decided = { $seat } eldöntötte, hogyan folytatódik a történet: { $choice }.
charterstone-event-reputation-scored = { $seat } { $vp } pontot kap a hírnévsávon lévő jelzőkért ({ $tokens }).
charterstone-event-won =
    { $count ->
        [one] { $seats } nyert, { $vp } ponttal.
       *[other] Közös győzelem, fejenként { $vp } ponttal: { $seats }.
    }
charterstone-event-glory =
    { $full ->
        [yes] { $seat } bejelöl egy csillagot, és megtelik egy dicsőségsora.
       *[no] { $seat } bejelöl egy dicsőségcsillagot.
    }
charterstone-event-expanded = { $seat } férőhelyet kap: { $capacity }.
charterstone-event-used = { $seat } ezekkel már játszott: { $personas }.
charterstone-event-discarded = { $seat } eldobja: { $goods }.
charterstone-event-discarded-cards = { $seat } eldobja: { $cards }.
charterstone-event-swept = A felfordított lapok közül a dobott lapok közé kerül: { $card }.

## Games 4 to 12, and after the campaign

charterstone-event-tile-laid =
    { $building ->
        [none] { $seat } égi szigetet tesz le: { $tile }. sziget, { $plot }. telek.
       *[other] { $seat } égi szigetet tesz le: { $tile }. sziget, { $plot }. telek, rajta: „{ $building }”.
    }
charterstone-event-tile-dealt = { $seat } égi szigetet kap: { $tile }. sziget.
charterstone-event-companion = Társ érkezik ebbe a negyedbe: { $charter } ({ $companion }).
charterstone-event-mood =
    { $mood ->
        [kind] Barátságos a társ ebben a negyedben: { $charter }.
       *[unkind] Barátságtalan a társ ebben a negyedben: { $charter }.
    }
charterstone-event-came-about =
    { $forced ->
        [par] Együtt { $number } pontotok van; a király { $against } pontnál többet remélt. { $choice }.
        [perils]
            { $number ->
                [0] A negyedeitekben nem maradt veszedelem. { $choice }.
               *[other] A negyedeitekben { $number } veszedelem maradt. { $choice }.
            }
        [kings] A királyok eddig: { $number } elégedett, { $against } haragos. { $choice }.
       *[candle] { $choice }.
    }
charterstone-event-finale = Elégedett királyok: { $kings }, barátságos társak: { $kind }, lázadók: { $rebels }. Összesen { $points } pont; { $against } pontnál több kellett. { $choice }.
charterstone-event-spectral = { $seat } kapja a kísértetmunkást: neki van a legkevesebb dicsősége ({ $stars } csillag).
charterstone-event-redeemed =
    { $card ->
        [none] { $seat } érmét fizet, és visszakapja a nagy munkását.
       *[other] { $seat } visszakapja a nagy munkását, és ezt adja érte: „{ $card }”.
    }
charterstone-event-common-victory = Mindenki ugyanazt a győzelemkártyát kapja: „{ $victory }”.
charterstone-event-victory-picked =
    { $known ->
        [yes] { $seat } titokban győzelemkártyát választ: „{ $victory }”.
       *[no] { $seat } titokban győzelemkártyát választ.
    }
charterstone-event-victory-drawn = { $seat } győzelemkártyát húz: „{ $victory }”.
charterstone-event-last-scoring =
    { $count ->
        [0] Véget ért az utolsó értékelés. Senki sem nyerte meg a kampányt.
        [one] Véget ért az utolsó értékelés. A kampány győztese: { $champions }.
       *[other] Véget ért az utolsó értékelés. A kampány közös győztesei: { $champions }.
    }
charterstone-event-farewell = „{ $persona }” örökre búcsút vesz ({ $seat }).
charterstone-event-side-taken =
    { $side ->
        [loyal] Hű a királyhoz ez a negyed: { $charter } („{ $persona }”).
       *[rebel] Fellázad a király ellen ez a negyed: { $charter } („{ $persona }”).
    }
charterstone-event-candle-out = { $seat } körében kialszik a gyertya.
charterstone-event-location = Csatlósok várnak minden épületnél ezen a telken: { $plot }.
charterstone-event-strayed = Csatlós vár itt: „{ $building }” ({ $minion }).
charterstone-event-joined = { $seat } befogadja az itt váró figurát: „{ $building }”.
charterstone-event-emblem = { $seat } 1 befolyást tesz ennek a negyednek a címerére: { $charter }.
charterstone-event-assumed = { $seat } ebben a játszmában ezzel a karakterrel játszik: „{ $persona }”.
charterstone-event-offered = { $seat } választhatja ezt a karaktert: „{ $persona }”.
charterstone-event-cast = Negyedek ebben a játszmában: { $charters }.
charterstone-event-silenced = { $seat } a következő jövedelemig elhallgattatja az ellenfelei karaktereit.
charterstone-event-handed-over = { $seat } átadja ({ $to } kapja): { $goods }.
charterstone-event-card-handed-over = { $seat } kártyát ad át ({ $to } kapja): „{ $card }”.
charterstone-event-minion-handed-over = { $seat } csatlóst ad át ({ $to } kapja): { $minion }.
charterstone-event-opened-by-story = A történet kinyitja: { $crate }. láda.
