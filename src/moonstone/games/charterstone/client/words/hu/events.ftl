### Mi történt a Charterstone-ban. charterstone-event-KEY, az esemény adataival.

charterstone-event-settled = { $seat } lerakja: { $building } ({ $plot }. telek).
charterstone-event-posted = E játék egyik célja: „{ $objective }”.
charterstone-event-revealed = Felfordul: { $card }.
charterstone-event-reshuffled = A dobott lapok visszakeverednek a pakliba.
charterstone-event-first-player = { $seat } kezd.
charterstone-event-drew = { $seat } ezzel csatlakozik: { $card }.
charterstone-event-turn = { $round }. forduló: { $seat }.
charterstone-event-rolled =
    { $seat ->
        [none] A kocka ezt mutatja: { $charter }.
       *[other] { $seat } dob, a kocka ezt mutatja: { $charter }.
    }
charterstone-event-automa-card = { $seat } az Automa-pakli { $card }. lapját húzza.
charterstone-event-brought = { $seat } ezzel játszik: { $persona }.
charterstone-event-placed =
    { $bumped ->
        [none] { $seat } { $worker ->
                [large] nagy munkást
                [small] kis munkást
                [spectral] kísértetmunkást
               *[any] munkást
            } tesz le: { $building }.
        [own] { $seat } { $worker ->
                [large] nagy munkást
                [small] kis munkást
                [spectral] kísértetmunkást
               *[any] munkást
            } tesz le: { $building }. A másik munkása hazamegy.
       *[other] { $seat } { $worker ->
                [large] nagy munkást
                [small] kis munkást
                [spectral] kísértetmunkást
               *[any] munkást
            } tesz le: { $building }. { $bumped } munkása hazamegy.
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
charterstone-event-gave = { $seat } odaadja: { $card }.
charterstone-event-released = { $seat } odaadja: { $minion }, innen: { $building }.
charterstone-event-gained = { $seat } kap: { $what }.
charterstone-event-declined = { $seat } lemond erről: { $what }.
charterstone-event-took = { $seat } elveszi: { $card }.
charterstone-event-named = { $seat } nevet ad: „{ $assistant }” mostantól { $name }.
charterstone-event-built =
    { $over ->
        [none] { $seat } épít: { $card } ({ $plot }. telek).
       *[other] { $seat } épít: { $card } ({ $plot }. telek, erre rá: { $over }).
    }
charterstone-event-opened = { $seat } ládát nyit ({ $crate }.): { $found }.
charterstone-event-objective-scored = { $seat } teljesíti: „{ $objective }”.
charterstone-event-shipped = { $seat } betölti a kvóta { $column }. mezőjét.
charterstone-event-reputation = { $seat } jelzőt tesz a hírnévsávra, összesen: { $tokens }.
charterstone-event-progress =
    { $seat ->
        [none] A falu ráér: a haladás { $to } / { $end }.
       *[other] A haladás előrelép: { $to } / { $end }.
    }
charterstone-event-progress-back = { $seat } visszalépteti a haladást: { $to } / { $end }.
charterstone-event-income = A haladás jövedelemmezőn áll.
charterstone-event-income-from = „{ $building }” jövedelmet hoz: { $seat }.
charterstone-event-income-token = { $seat } jelzőt tesz ide: { $building }.
charterstone-event-unlocked = Újdonság a Krónikában: { $rules }.
charterstone-event-found = { $seat } ezt találja: { $card }.
charterstone-event-dealt = { $seat } ezt kapja a pakliból: { $card }.
charterstone-event-looked = { $seat } megnézi: { $card }.
charterstone-event-searched = { $seat } kikeresi a pakliból: { $card }.
charterstone-event-assigned = { $seat } célt húz: „{ $objective }”.
charterstone-event-chose = { $seat } megtartja a célt: „{ $objective }”.
charterstone-event-sent = { $seat } lerak: { $minion }, { $building }.
charterstone-event-used-card = { $seat } használja: { $card }.
charterstone-event-recalled = { $seat } visszahív egy munkást: { $building }.
charterstone-event-junked = { $seat } eldobja a felfordított lapokat.
charterstone-event-omen = A kocka a következő körre ezt mutatja ({ $seat }): { $charter }.
charterstone-event-grew = Senki sem játssza, mégis nő ({ $charter }): { $card } ({ $plot }. telek).
charterstone-event-afflicted = Új baj itt („{ $building }”): { $peril }.
charterstone-event-suffered = { $seat } elveszi innen („{ $building }”): { $peril }.
charterstone-event-relieved = Visszakerül a készletbe: { $peril }.
charterstone-event-hourglass = Elérte a homokórát: ez az utolsó forduló.
charterstone-event-guidepost-met = Az útjelzőnek megfelel: { $seats }.
charterstone-event-decided = { $seat } eldöntötte, hogyan folytatódik a történet: { $choice }.
charterstone-event-reputation-scored = { $seat } { $vp } pontot kap a hírnévért, jelzők a sávon: { $tokens }.
charterstone-event-won =
    { $count ->
        [one] { $seats } nyert { $vp } ponttal.
       *[other] { $seats } együtt nyertek { $vp } ponttal.
    }
charterstone-event-glory =
    { $full ->
        [yes] { $seat } csillagot jelöl, és betölt egy dicsőségsort.
       *[no] { $seat } csillagot jelöl.
    }
charterstone-event-expanded = { $seat } több férőhelyet kap: { $capacity }.
charterstone-event-used = { $seat } ezzel játszott: { $personas }.
charterstone-event-discarded = { $seat } visszatesz: { $goods }.
charterstone-event-discarded-cards = { $seat } eldob: { $cards }.
charterstone-event-swept = A dobott lapok közé kerül: { $card }.

## Games 4 to 12, and after the campaign

charterstone-event-tile-laid =
    { $building ->
        [none] { $seat } égi szigetet tesz le: { $tile }. sziget, { $plot }. telek.
       *[other] { $seat } égi szigetet tesz le: { $tile }. sziget, { $plot }. telek, rajta: { $building }.
    }
charterstone-event-tile-dealt = { $seat } égi szigetet kap: { $tile }.
charterstone-event-companion = Társ érkezik ({ $charter }): { $companion }.
charterstone-event-mood =
    { $mood ->
        [kind] Az ottani társ barátságos: { $charter }.
       *[unkind] Az ottani társ barátságtalan: { $charter }.
    }
charterstone-event-came-about =
    { $forced ->
        [par] Együtt { $number } pontotok van; { $against } pontnál többet reméltek. { $choice }.
        [perils]
            { $number ->
                [0] A negyedeitekben nem maradt veszedelem. { $choice }.
               *[other] A negyedeitekben { $number } veszedelem maradt. { $choice }.
            }
        [kings] A királyok eddig: { $number } elégedett, { $against } haragos. { $choice }.
       *[candle] { $choice }.
    }
charterstone-event-finale = Elégedett király: { $kings }, barátságos társ: { $kind }, lázadó: { $rebels }. Ez { $points } pont, és { $against } pontnál több kellett. { $choice }.
charterstone-event-spectral = { $seat } dicsősége a legkisebb ({ $stars } csillag), övé a kísértetmunkás.
charterstone-event-redeemed =
    { $card ->
        [none] { $seat } érmével fizet, és visszakapja a nagy munkását.
       *[other] { $seat } visszakapja a nagy munkását, cserébe: { $card }.
    }
charterstone-event-common-victory = Mindenki ugyanazt a győzelemkártyát kapja: „{ $victory }”.
charterstone-event-victory-picked =
    { $known ->
        [yes] { $seat } titokban győzelemkártyát választ: { $victory }.
       *[no] { $seat } titokban győzelemkártyát választ.
    }
charterstone-event-victory-drawn = { $seat } győzelemkártyát húz: „{ $victory }”.
charterstone-event-last-scoring =
    { $count ->
        [0] Mindent összeszámoltunk: senki sem nyerte meg a kampányt.
        [one] Mindent összeszámoltunk: a kampány győztese { $champions }.
       *[other] Mindent összeszámoltunk: a kampányt együtt nyerték: { $champions }.
    }
charterstone-event-farewell = „{ $persona }” örökre távozik ({ $seat }).
charterstone-event-side-taken =
    { $side ->
        [loyal] Ez a negyed hű marad a királyhoz: { $charter }, { $persona }.
       *[rebel] Ez a negyed fellázad a király ellen: { $charter }, { $persona }.
    }
charterstone-event-candle-out = { $seat } körében kialszik a gyertya.
charterstone-event-location = Csatlós vár mindenütt, ahol épület áll ezen a telken: { $plot }.
charterstone-event-strayed = Itt vár valaki („{ $building }”): { $minion }.
charterstone-event-joined = { $seat } befogadja az itt váró csatlóst: { $building }.
charterstone-event-emblem = { $seat } 1 befolyást tesz erre a címerre: { $charter }.
charterstone-event-assumed = { $seat } ebben a játékban ezzel játszik: { $persona }.
charterstone-event-offered = { $seat } választhatja: { $persona }.
charterstone-event-cast = E játék negyedei: { $charters }.
charterstone-event-silenced = { $seat } a következő jövedelemig elhallgattatja az ellenfelek személyiségeit.
charterstone-event-handed-over = { $seat } ezt adja ({ $to }): { $goods }.
charterstone-event-card-handed-over = { $seat } kártyát ad ({ $to }): { $card }.
charterstone-event-minion-handed-over = { $seat } csatlóst ad ({ $to }): { $minion }.
charterstone-event-opened-by-story = A történet ládát nyit: { $crate }.
