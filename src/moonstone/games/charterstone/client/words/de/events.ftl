### Was in Charterstone geschehen ist. charterstone-event-KEY, mit den Angaben des Ereignisses.

charterstone-event-settled = { $name } setzt { $building } auf Bauplatz { $plot }.
charterstone-event-posted = Ein Ziel dieses Spiels: { $objective }.
charterstone-event-revealed = { $card } wird aufgedeckt.
charterstone-event-reshuffled = Die Ablage wird in den Stapel gemischt.
charterstone-event-first-player = { $name } beginnt.
charterstone-event-brought = { $name } spielt mit { $persona }.
charterstone-event-placed =
    { $bumped ->
        [nobody] { $name } setzt einen Arbeiter: { $building }.
        [own] { $name } setzt einen Arbeiter: { $building }. Der eigene Arbeiter dort geht nach Hause.
       *[other] { $name } setzt einen Arbeiter: { $building }. Der Arbeiter von { $bumped } geht nach Hause.
    }
charterstone-event-retrieved =
    { $workers ->
        [one] { $name } nimmt einen Arbeiter zurück.
       *[other] { $name } nimmt alle Arbeiter zurück.
    }
charterstone-event-paid = { $name } zahlt { $goods }.
charterstone-event-gave = { $name } gibt { $card }.
charterstone-event-gained = { $name } gewinnt { $what }.
charterstone-event-declined = { $name } verzichtet: { $what }.
charterstone-event-took = { $name } nimmt { $card }.
charterstone-event-built =
    { $over ->
        [none] { $name } baut { $card } auf Bauplatz { $plot }.
       *[other] { $name } baut { $card } auf Bauplatz { $plot }, über { $over }.
    }
charterstone-event-opened = { $name } öffnet Kiste { $crate }: { $found }.
charterstone-event-objective-scored = { $name } wertet „{ $objective }“.
charterstone-event-shipped = { $name } füllt Feld { $column } der Quote.
charterstone-event-reputation = { $name } legt einen Marker auf die Ansehensleiste, Nummer { $tokens }.
charterstone-event-progress =
    { $village ->
        [yes] Das Dorf lässt sich Zeit: Der Fortschritt rückt auf { $to } von { $end }.
       *[no] Der Fortschritt rückt auf { $to } von { $end }.
    }
charterstone-event-progress-back = { $name } rückt den Fortschritt zurück auf { $to } von { $end }.
charterstone-event-income-from = { $building } bringt Einkommen: { $name }.
charterstone-event-income-token = { $name } legt einen Marker auf { $building }.
charterstone-event-unlocked = Neu in der Chronik: { $rules }.
charterstone-event-found = { $name } findet { $card }.
charterstone-event-dealt = { $name } bekommt { $card } vom Stapel.
charterstone-event-looked = { $name } sieht { $card } an.
charterstone-event-searched = { $name } sucht { $card } aus dem Stapel.
charterstone-event-assigned = { $name } zieht das Ziel „{ $objective }“.
charterstone-event-chose = { $name } behält das Ziel „{ $objective }“.
charterstone-event-sent = { $name } setzt { $minion }: { $building }.
charterstone-event-used-card = { $name } nutzt { $card }.
charterstone-event-enjoyed = { $name } nimmt den Ertrag: { $building }.
charterstone-event-recalled = { $name } nimmt einen Arbeiter zurück: { $building }.
charterstone-event-junked = { $name } legt die offenen Karten ab.
charterstone-event-omen = Der Würfel zeigt { $name } für den nächsten Zug: { $charter }.
charterstone-event-grew = Niemand spielt es, und es wächst doch ({ $charter }): { $card } auf Bauplatz { $plot }.
charterstone-event-afflicted = { $building }: { $peril }.
charterstone-event-suffered = { $name } nimmt { $peril }: { $building }.
charterstone-event-hourglass = Die Sanduhr ist erreicht: Diese Runde ist die letzte.
charterstone-event-guidepost-met = Den Wegweiser erfüllt: { $names }.
charterstone-event-decided = { $name } hat entschieden, wie die Geschichte weitergeht.
charterstone-event-reputation-scored = { $name } bekommt { $vp } Punkte für { $tokens } auf der Ansehensleiste.
charterstone-event-won =
    { $count ->
        [one] { $names } gewinnt mit { $vp } Punkten.
       *[other] { $names } gewinnen gemeinsam mit { $vp } Punkten.
    }
charterstone-event-glory =
    { $full ->
        [yes] { $name } trägt einen Stern ein und füllt eine Ruhmesreihe.
       *[no] { $name } trägt einen Stern ein.
    }
charterstone-event-expanded = { $name } hat mehr Platz: { $capacity }.
charterstone-event-used = { $name } hat mit { $personas } gespielt.
charterstone-event-discarded = { $name } legt { $goods } zurück.
charterstone-event-discarded-cards = { $name } legt { $cards } ab.
charterstone-event-swept = { $card } kommt auf die Ablage.
