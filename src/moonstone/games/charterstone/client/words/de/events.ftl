### Was in Charterstone geschehen ist. charterstone-event-KEY, mit den Angaben des Ereignisses.

charterstone-event-settled = { $seat } setzt { $building } auf Bauplatz { $plot }.
charterstone-event-posted = Ein Ziel dieses Spiels: { $objective }.
charterstone-event-revealed = { $card } wird aufgedeckt.
charterstone-event-reshuffled = Die Ablage wird in den Stapel gemischt.
charterstone-event-first-player = { $seat } beginnt.
charterstone-event-drew = { $seat } kommt mit { $card } dazu.
charterstone-event-turn = Runde { $round }: { $seat }.
charterstone-event-rolled = Der Würfel zeigt: { $charter }.
charterstone-event-automa-card = { $seat } zieht Karte { $card } vom Automa-Stapel.
charterstone-event-brought = { $seat } spielt mit { $persona }.
charterstone-event-placed =
    { $bumped ->
        [none] { $seat } setzt einen Arbeiter: { $building }.
        [own] { $seat } setzt einen Arbeiter: { $building }. Der eigene Arbeiter dort geht nach Hause.
       *[other] { $seat } setzt einen Arbeiter: { $building }. Der Arbeiter von { $bumped } geht nach Hause.
    }
charterstone-event-retrieved =
    { $workers ->
        [one] { $seat } nimmt einen Arbeiter zurück.
       *[other] { $seat } nimmt alle Arbeiter zurück.
    }
charterstone-event-paid = { $seat } zahlt { $goods }.
charterstone-event-gave = { $seat } gibt { $card }.
charterstone-event-released = { $seat } gibt { $minion } ab, bisher hier: { $building }.
charterstone-event-gained = { $seat } gewinnt { $what }.
charterstone-event-declined = { $seat } verzichtet: { $what }.
charterstone-event-took = { $seat } nimmt { $card }.
charterstone-event-named = { $seat } gibt „{ $assistant }“ den Namen { $name }.
charterstone-event-built =
    { $over ->
        [none] { $seat } baut { $card } auf Bauplatz { $plot }.
       *[other] { $seat } baut { $card } auf Bauplatz { $plot }, über { $over }.
    }
charterstone-event-opened = { $seat } öffnet Kiste { $crate }: { $found }.
charterstone-event-objective-scored = { $seat } wertet „{ $objective }“.
charterstone-event-shipped = { $seat } füllt Feld { $column } der Quote.
charterstone-event-reputation = { $seat } legt einen Marker auf die Ansehensleiste, Nummer { $tokens }.
charterstone-event-progress =
    { $seat ->
        [none] Das Dorf lässt sich Zeit: Der Fortschritt rückt auf { $to } von { $end }.
       *[other] Der Fortschritt rückt auf { $to } von { $end }.
    }
charterstone-event-progress-back = { $seat } rückt den Fortschritt zurück auf { $to } von { $end }.
charterstone-event-income = Der Fortschritt steht auf einem Einkommensfeld.
charterstone-event-income-from = { $building } bringt Einkommen: { $seat }.
charterstone-event-income-token = { $seat } legt einen Marker auf { $building }.
charterstone-event-unlocked = Neu in der Chronik: { $rules }.
charterstone-event-found = { $seat } findet { $card }.
charterstone-event-dealt = { $seat } bekommt { $card } vom Stapel.
charterstone-event-looked = { $seat } sieht { $card } an.
charterstone-event-searched = { $seat } sucht { $card } aus dem Stapel.
charterstone-event-assigned = { $seat } zieht das Ziel „{ $objective }“.
charterstone-event-chose = { $seat } behält das Ziel „{ $objective }“.
charterstone-event-sent = { $seat } setzt { $minion }: { $building }.
charterstone-event-used-card = { $seat } nutzt { $card }.
charterstone-event-recalled = { $seat } nimmt einen Arbeiter zurück: { $building }.
charterstone-event-junked = { $seat } legt die offenen Karten ab.
charterstone-event-omen = Der Würfel zeigt { $seat } für den nächsten Zug: { $charter }.
charterstone-event-grew = Niemand spielt es, und es wächst doch ({ $charter }): { $card } auf Bauplatz { $plot }.
charterstone-event-afflicted = { $building }: { $peril }.
charterstone-event-suffered = { $seat } nimmt { $peril }: { $building }.
charterstone-event-relieved = { $peril } geht in den Vorrat zurück.
charterstone-event-hourglass = Die Sanduhr ist erreicht: Diese Runde ist die letzte.
charterstone-event-guidepost-met = Den Wegweiser erfüllt: { $seats }.
charterstone-event-decided = { $seat } hat entschieden, wie die Geschichte weitergeht.
charterstone-event-reputation-scored = { $seat } bekommt { $vp } Punkte für { $tokens } auf der Ansehensleiste.
charterstone-event-won =
    { $count ->
        [one] { $seats } gewinnt mit { $vp } Punkten.
       *[other] { $seats } gewinnen gemeinsam mit { $vp } Punkten.
    }
charterstone-event-glory =
    { $full ->
        [yes] { $seat } trägt einen Stern ein und füllt eine Ruhmesreihe.
       *[no] { $seat } trägt einen Stern ein.
    }
charterstone-event-expanded = { $seat } hat mehr Platz: { $capacity }.
charterstone-event-used = { $seat } hat mit { $personas } gespielt.
charterstone-event-discarded = { $seat } legt { $goods } zurück.
charterstone-event-discarded-cards = { $seat } legt { $cards } ab.
charterstone-event-swept = { $card } kommt auf die Ablage.
