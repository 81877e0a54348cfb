### Mi történt a Charterstone-ban. charterstone-event-KEY, az esemény adataival.

charterstone-event-settled = { $name } a(z) { $plot }. telekre teszi: { $building }.
charterstone-event-posted = E játék egyik célja: { $objective }.
charterstone-event-revealed = Felfordul: { $card }.
charterstone-event-reshuffled = A dobott lapok visszakeverednek a pakliba.
charterstone-event-first-player = { $name } kezd.
charterstone-event-brought = { $name } ezzel játszik: { $persona }.
charterstone-event-placed =
    { $bumped ->
        [nobody] { $name } munkást tesz le: { $building }.
        [own] { $name } munkást tesz le: { $building }. A saját munkása hazamegy.
       *[other] { $name } munkást tesz le: { $building }. { $bumped } munkása hazamegy.
    }
charterstone-event-retrieved =
    { $workers ->
        [one] { $name } visszahív egy munkást.
       *[other] { $name } visszahívja minden munkását.
    }
charterstone-event-paid = { $name } fizet: { $goods }.
charterstone-event-gave = { $name } odaadja: { $card }.
charterstone-event-gained = { $name } kap: { $what }.
charterstone-event-declined = { $name } lemond erről: { $what }.
charterstone-event-took = { $name } elveszi: { $card }.
charterstone-event-built =
    { $over ->
        [none] { $name } épít a(z) { $plot }. telekre: { $card }.
       *[other] { $name } épít a(z) { $plot }. telekre: { $card }, erre rá: { $over }.
    }
charterstone-event-opened = { $name } kinyitja a(z) { $crate }. ládát: { $found }.
charterstone-event-objective-scored = { $name } teljesíti: „{ $objective }”.
charterstone-event-shipped = { $name } betölti a kvóta { $column }. mezőjét.
charterstone-event-reputation = { $name } jelzőt tesz a hírnévsávra, a(z) { $tokens }. sajátját.
charterstone-event-progress =
    { $village ->
        [yes] A falu ráér: a haladás { $to } / { $end }.
       *[no] A haladás előrelép: { $to } / { $end }.
    }
charterstone-event-progress-back = { $name } visszalépteti a haladást: { $to } / { $end }.
charterstone-event-income-from = { $building } jövedelmet hoz: { $name }.
charterstone-event-income-token = { $name } jelzőt tesz ide: { $building }.
charterstone-event-unlocked = Újdonság a Krónikában: { $rules }.
charterstone-event-found = { $name } ezt találja: { $card }.
charterstone-event-dealt = { $name } ezt kapja a pakliból: { $card }.
charterstone-event-looked = { $name } megnézi: { $card }.
charterstone-event-searched = { $name } kikeresi a pakliból: { $card }.
charterstone-event-assigned = { $name } célt húz: „{ $objective }”.
charterstone-event-chose = { $name } megtartja a célt: „{ $objective }”.
charterstone-event-sent = { $name } lerak: { $minion }, { $building }.
charterstone-event-used-card = { $name } használja: { $card }.
charterstone-event-enjoyed = { $name } a hasznát kéri: { $building }.
charterstone-event-recalled = { $name } visszahív egy munkást: { $building }.
charterstone-event-junked = { $name } eldobja a felfordított lapokat.
charterstone-event-omen = A kocka a következő körre ezt mutatja ({ $name }): { $charter }.
charterstone-event-grew = Senki sem játssza, mégis nő ({ $charter }): { $card } a(z) { $plot }. telken.
charterstone-event-afflicted = { $building }: { $peril }.
charterstone-event-suffered = { $name } elveszi: { $peril }, { $building }.
charterstone-event-hourglass = Elérte a homokórát: ez az utolsó forduló.
charterstone-event-guidepost-met = Az útjelzőnek megfelel: { $names }.
charterstone-event-decided = { $name } eldöntötte, hogyan folytatódik a történet.
charterstone-event-reputation-scored = { $name } { $vp } pontot kap { $tokens } jelzőért a hírnévsávon.
charterstone-event-won =
    { $count ->
        [one] { $names } nyert { $vp } ponttal.
       *[other] { $names } együtt nyertek { $vp } ponttal.
    }
charterstone-event-glory =
    { $full ->
        [yes] { $name } csillagot jelöl, és betölt egy dicsőségsort.
       *[no] { $name } csillagot jelöl.
    }
charterstone-event-expanded = { $name } több férőhelyet kap: { $capacity }.
charterstone-event-used = { $name } ezzel játszott: { $personas }.
charterstone-event-discarded = { $name } visszatesz: { $goods }.
charterstone-event-discarded-cards = { $name } eldob: { $cards }.
charterstone-event-swept = A dobott lapok közé kerül: { $card }.
