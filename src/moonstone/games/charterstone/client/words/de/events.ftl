### Was in Charterstone geschehen ist. charterstone-event-KEY, mit den Angaben des Ereignisses.

charterstone-event-settled = { $seat } setzt „{ $building }“ auf Bauplatz { $plot }.
charterstone-event-posted = Ein Ziel dieses Spiels: „{ $objective }“.
charterstone-event-revealed = Aufgedeckt: { $card }.
charterstone-event-reshuffled = Die Ablage wird in den Stapel gemischt.
charterstone-event-first-player = { $seat } beginnt.
charterstone-event-drew = { $seat } kommt dazu und zieht: { $card }.
charterstone-event-turn = Runde { $round }: { $seat }.
charterstone-event-rolled =
    { $seat ->
        [none] Der Würfel zeigt: { $charter }.
       *[other] { $seat } würfelt: { $charter }.
    }
charterstone-event-automa-card = { $seat } zieht Karte { $card } vom Automa-Stapel.
charterstone-event-brought = { $seat } spielt mit „{ $persona }“.
charterstone-event-placed =
    { $bumped ->
        [none] { $seat } setzt { $worker ->
                [large] den großen Arbeiter
                [small] den kleinen Arbeiter
                [spectral] den geisterhaften Arbeiter
               *[any] einen Arbeiter
            }: { $building }.
        [own] { $seat } setzt { $worker ->
                [large] den großen Arbeiter
                [small] den kleinen Arbeiter
                [spectral] den geisterhaften Arbeiter
               *[any] einen Arbeiter
            }: { $building }. Der eigene Arbeiter dort geht nach Hause.
       *[other] { $seat } setzt { $worker ->
                [large] den großen Arbeiter
                [small] den kleinen Arbeiter
                [spectral] den geisterhaften Arbeiter
               *[any] einen Arbeiter
            }: { $building }. Der Arbeiter von { $bumped } geht nach Hause.
    }
charterstone-event-retrieved =
    { $workers ->
        [one] { $seat } nimmt einen Arbeiter zurück.
       *[other] { $seat } nimmt alle Arbeiter zurück.
    }
charterstone-event-paid =
    { $to ->
        [none] { $seat } zahlt: { $goods }.
       *[other] { $seat } zahlt an { $to }: { $goods }.
    }
charterstone-event-gave = { $seat } gibt „{ $card }“.
charterstone-event-released = { $seat } gibt eine Figur ab, bisher in „{ $building }“: { $minion }.
charterstone-event-gained = { $seat } erhält: { $what }.
charterstone-event-declined = { $seat } verzichtet: { $what }.
charterstone-event-took = { $seat } nimmt „{ $card }“.
charterstone-event-named = { $seat } gibt „{ $assistant }“ den Namen { $name }.
charterstone-event-built =
    { $over ->
        [none] { $seat } baut „{ $card }“ auf Bauplatz { $plot }.
       *[other] { $seat } baut „{ $card }“ auf Bauplatz { $plot }, über „{ $over }“.
    }
charterstone-event-opened = { $seat } öffnet Kiste { $crate }: { $found }.
charterstone-event-objective-scored = { $seat } wertet „{ $objective }“.
charterstone-event-shipped = { $seat } füllt Feld { $column } der Quote.
charterstone-event-reputation = { $seat } legt einen Marker auf die Ansehensleiste, insgesamt: { $tokens }.
charterstone-event-progress =
    { $seat ->
        [none] Das Dorf lässt sich Zeit: Der Fortschritt rückt auf { $to } von { $end }.
       *[other] Der Fortschritt rückt auf { $to } von { $end }.
    }
charterstone-event-progress-back = { $seat } rückt den Fortschritt zurück auf { $to } von { $end }.
charterstone-event-income = Der Fortschritt steht auf einem Einkommensfeld.
charterstone-event-income-from = „{ $building }“ bringt Einkommen: { $seat }.
charterstone-event-income-token = { $seat } legt einen Marker auf „{ $building }“.
charterstone-event-unlocked = Neu in der Chronik: { $rules }.
charterstone-event-found = { $seat } findet „{ $card }“.
charterstone-event-dealt = { $seat } bekommt „{ $card }“ vom Stapel.
charterstone-event-looked = { $seat } sieht „{ $card }“ an.
charterstone-event-searched = { $seat } sucht „{ $card }“ aus dem Stapel.
charterstone-event-assigned = { $seat } zieht das Ziel „{ $objective }“.
charterstone-event-chose = { $seat } behält das Ziel „{ $objective }“.
charterstone-event-sent = { $seat } setzt { $minion }: { $building }.
charterstone-event-used-card = { $seat } nutzt „{ $card }“.
charterstone-event-recalled = { $seat } nimmt einen Arbeiter von „{ $building }“ zurück.
charterstone-event-junked = { $seat } legt die offenen Karten ab.
charterstone-event-omen = Der Würfel zeigt { $seat } für den nächsten Zug: { $charter }.
charterstone-event-grew = Niemand spielt es, und es wächst doch ({ $charter }): { $card } auf Bauplatz { $plot }.
charterstone-event-afflicted = Neu bei „{ $building }“: { $peril }.
charterstone-event-suffered = { $seat } nimmt von „{ $building }“: { $peril }.
charterstone-event-relieved = Zurück im Vorrat: { $peril }.
charterstone-event-hourglass = Die Sanduhr ist erreicht: Diese Runde ist die letzte.
charterstone-event-guidepost-met = Den Wegweiser erfüllt: { $seats }.
charterstone-event-decided = { $seat } hat entschieden, wie die Geschichte weitergeht: { $choice }.
charterstone-event-reputation-scored =
    { $vp ->
        [one] { $seat } bekommt { $vp } Punkt für das Ansehen, Marker auf der Leiste: { $tokens }.
       *[other] { $seat } bekommt { $vp } Punkte für das Ansehen, Marker auf der Leiste: { $tokens }.
    }
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
charterstone-event-used = { $seat } hat mit diesen Personae gespielt: { $personas }.
charterstone-event-discarded = { $seat } legt zurück: { $goods }.
charterstone-event-discarded-cards = { $seat } legt ab: { $cards }.
charterstone-event-swept = Auf der Ablage: { $card }.

## Games 4 to 12, and after the campaign

charterstone-event-tile-laid =
    { $building ->
        [none] { $seat } legt Himmelsinsel { $tile } auf Bauplatz { $plot }.
       *[other] { $seat } legt Himmelsinsel { $tile } mit „{ $building }“ auf Bauplatz { $plot }.
    }
charterstone-event-tile-dealt = { $seat } bekommt Himmelsinsel { $tile }.
charterstone-event-companion = Ein Begleiter zieht ein ({ $charter }): { $companion }.
charterstone-event-mood =
    { $mood ->
        [kind] Der Begleiter dort ist freundlich: { $charter }.
       *[unkind] Der Begleiter dort ist unfreundlich: { $charter }.
    }
charterstone-event-came-about =
    { $forced ->
        [par] Zusammen habt ihr { $number } Punkte; erhofft waren mehr als { $against }. { $choice }.
        [perils]
            { $number ->
                [0] In euren Vierteln ist keine Gefahr mehr übrig. { $choice }.
                [one] In euren Vierteln ist { $number } Gefahr übrig. { $choice }.
               *[other] In euren Vierteln sind { $number } Gefahren übrig. { $choice }.
            }
        [kings] Die Könige bisher: { $number } zufrieden, { $against } zornig. { $choice }.
       *[candle] { $choice }.
    }
charterstone-event-finale = Zufriedene Könige: { $kings }, freundliche Begleiter: { $kind }, Rebellen: { $rebels }. Das macht { $points } Punkte; nötig waren mehr als { $against }. { $choice }.
charterstone-event-spectral =
    { $stars ->
        [one] { $seat } hat den wenigsten Ruhm, { $stars } Stern, und bekommt den geisterhaften Arbeiter.
       *[other] { $seat } hat den wenigsten Ruhm, { $stars } Sterne, und bekommt den geisterhaften Arbeiter.
    }
charterstone-event-redeemed =
    { $card ->
        [none] { $seat } zahlt Münzen und hat den großen Arbeiter wieder.
       *[other] { $seat } gibt „{ $card }“ her und hat den großen Arbeiter wieder.
    }
charterstone-event-common-victory = Alle bekommen dieselbe Siegkarte: „{ $victory }“.
charterstone-event-victory-picked =
    { $known ->
        [yes] { $seat } wählt geheim eine Siegkarte: { $victory }.
       *[no] { $seat } wählt geheim eine Siegkarte.
    }
charterstone-event-victory-drawn = { $seat } zieht eine Siegkarte: „{ $victory }“.
charterstone-event-last-scoring =
    { $count ->
        [0] Alles ist gezählt: Niemand gewinnt die Kampagne.
        [one] Alles ist gezählt: { $champions } gewinnt die Kampagne.
       *[other] Alles ist gezählt: { $champions } gewinnen gemeinsam die Kampagne.
    }
charterstone-event-farewell = „{ $persona }“ verlässt { $seat } für immer.
charterstone-event-side-taken =
    { $side ->
        [loyal] Dieses Viertel bleibt dem König treu: { $charter }, { $persona }.
       *[rebel] Dieses Viertel lehnt sich gegen den König auf: { $charter }, { $persona }.
    }
charterstone-event-candle-out = Im Zug von { $seat } erlischt die Kerze.
charterstone-event-location = Auf Bauplatz { $plot } wartet überall, wo ein Gebäude steht, ein Helfer.
charterstone-event-strayed = In „{ $building }“ wartet: { $minion }.
charterstone-event-joined = { $seat } nimmt den Helfer auf, der in „{ $building }“ gewartet hat.
charterstone-event-emblem = { $seat } legt 1 Einfluss auf dieses Wappen: { $charter }.
charterstone-event-assumed = { $seat } spielt dieses Spiel mit „{ $persona }“.
charterstone-event-offered = { $seat } kann „{ $persona }“ wählen.
charterstone-event-cast = Die Viertel dieses Spiels: { $charters }.
charterstone-event-silenced = { $seat } lässt die Personas der Gegner bis zum nächsten Einkommen schweigen.
charterstone-event-handed-over = { $seat } gibt { $to }: { $goods }.
charterstone-event-card-handed-over = { $seat } gibt { $to } eine Karte: { $card }.
charterstone-event-minion-handed-over = { $seat } gibt { $to } einen Helfer: { $minion }.
charterstone-event-opened-by-story = Die Geschichte öffnet Kiste { $crate }.
