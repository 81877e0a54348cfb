### Was in Charterstone geschehen ist. charterstone-event-KEY, mit den Angaben des Ereignisses.

charterstone-event-settled = { $seat } setzt „{ $building }“ auf Bauplatz { $plot }.
charterstone-event-posted = Neues Ziel dieser Partie: „{ $objective }“.
charterstone-event-revealed = Aufgedeckt: { $card }.
charterstone-event-reshuffled = Die Ablage wird in den Stapel gemischt.
charterstone-event-first-player = { $seat } beginnt.
charterstone-event-drew = { $seat } zieht eine Karte: { $card }.
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
                [spectral] den Geisterarbeiter
               *[any] einen Arbeiter
            }: { $building }.
        [own] { $seat } setzt { $worker ->
                [large] den großen Arbeiter
                [small] den kleinen Arbeiter
                [spectral] den Geisterarbeiter
               *[any] einen Arbeiter
            }: { $building }. Der andere eigene Arbeiter dort wird heimgeschickt.
       *[other] { $seat } setzt { $worker ->
                [large] den großen Arbeiter
                [small] den kleinen Arbeiter
                [spectral] den Geisterarbeiter
               *[any] einen Arbeiter
            }: { $building }. Der Arbeiter von { $bumped } dort wird heimgeschickt.
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
charterstone-event-released = { $seat } gibt eine Figur bei „{ $building }“ ab: { $minion }.
charterstone-event-gained = { $seat } erhält: { $what }.
charterstone-event-declined = { $seat } verzichtet: { $what }.
charterstone-event-took = { $seat } nimmt „{ $card }“.
charterstone-event-named = { $seat } gibt „{ $assistant }“ einen Namen: { $name }.
charterstone-event-built =
    { $over ->
        [none] { $seat } baut „{ $card }“ auf Bauplatz { $plot }.
       *[other] { $seat } baut „{ $card }“ auf Bauplatz { $plot }, über „{ $over }“.
    }
charterstone-event-opened = { $seat } öffnet Kiste { $crate }: { $found }.
charterstone-event-objective-scored = { $seat } wertet „{ $objective }“.
charterstone-event-shipped = { $seat } füllt ein Feld der Quote.
charterstone-event-reputation = { $seat } legt einen Marker auf die Ansehensleiste, insgesamt: { $tokens }.
charterstone-event-progress =
    { $seat ->
        [none] Der Fortschritt rückt von selbst auf { $to } von { $end } vor.
       *[other] Der Fortschritt rückt auf { $to } von { $end } vor.
    }
charterstone-event-progress-back = { $seat } bewegt den Fortschritt zurück auf { $to } von { $end }.
charterstone-event-income = Der Fortschritt erreicht ein Einkommensfeld.
charterstone-event-income-from = { $seat } erhält Einkommen von „{ $building }“.
charterstone-event-income-token = { $seat } legt einen Marker auf „{ $building }“.
charterstone-event-unlocked = Neu in der Chronik: { $rules }.
charterstone-event-found = { $seat } findet „{ $card }“.
charterstone-event-dealt = { $seat } erhält „{ $card }“.
charterstone-event-looked = { $seat } sieht sich „{ $card }“ an.
charterstone-event-searched = { $seat } sucht „{ $card }“ aus dem Stapel heraus.
charterstone-event-assigned = { $seat } zieht das Ziel „{ $objective }“.
charterstone-event-chose = { $seat } behält das Ziel „{ $objective }“.
charterstone-event-sent = { $seat } setzt eine Figur ({ $minion }): { $building }.
charterstone-event-used-card = { $seat } nutzt „{ $card }“.
charterstone-event-recalled = { $seat } nimmt einen Arbeiter von „{ $building }“ zurück.
charterstone-event-junked = { $seat } legt die offenen Karten ab.
charterstone-event-omen = { $seat } würfelt für den nächsten Zug: { $charter }.
charterstone-event-grew = Ein Viertel, das niemand spielt, wächst ({ $charter }): „{ $card }“ auf Bauplatz { $plot }.
charterstone-event-afflicted = Neuer Ärger bei „{ $building }“: { $peril }.
charterstone-event-suffered = { $seat } nimmt den Ärger von „{ $building }“ mit: { $peril }.
charterstone-event-relieved = Zurück im Vorrat: { $peril }.
charterstone-event-hourglass = Die Sanduhr ist erreicht: Diese Runde ist die letzte.
charterstone-event-guidepost-met = Vorgabe erfüllt: { $seats }.
charterstone-event-decided = { $seat } entscheidet, wie die Geschichte weitergeht: { $choice }.
charterstone-event-reputation-scored =
    { $vp ->
        [one] { $seat } bekommt { $vp } Punkt für Ansehen (Marker auf der Leiste: { $tokens }).
       *[other] { $seat } bekommt { $vp } Punkte für Ansehen (Marker auf der Leiste: { $tokens }).
    }
charterstone-event-won =
    { $count ->
        [one] { $seats } gewinnt mit { $vp } Punkten.
       *[other] { $seats } gewinnen gemeinsam mit je { $vp } Punkten.
    }
charterstone-event-glory =
    { $full ->
        [yes] { $seat } trägt einen Stern ein und füllt eine Ruhmesreihe.
       *[no] { $seat } trägt einen Ruhmesstern ein.
    }
charterstone-event-expanded = { $seat } erhält Lagerplatz: { $capacity }.
charterstone-event-used = Bisher gespielte Personas von { $seat }: { $personas }.
charterstone-event-discarded = { $seat } gibt zurück: { $goods }.
charterstone-event-discarded-cards = { $seat } legt ab: { $cards }.
charterstone-event-swept = Von den offenen Karten abgelegt: { $card }.

## Games 4 to 12, and after the campaign

charterstone-event-tile-laid =
    { $building ->
        [none] { $seat } legt Himmelsinsel { $tile } auf Bauplatz { $plot }.
       *[other] { $seat } legt Himmelsinsel { $tile } mit „{ $building }“ auf Bauplatz { $plot }.
    }
charterstone-event-tile-dealt = { $seat } erhält Himmelsinsel { $tile }.
charterstone-event-companion = Ein Begleiter zieht ins Viertel ein ({ $charter }): { $companion }.
charterstone-event-mood =
    { $mood ->
        [kind] Der Begleiter in diesem Viertel ist freundlich: { $charter }.
       *[unkind] Der Begleiter in diesem Viertel ist unfreundlich: { $charter }.
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
charterstone-event-finale = Zufriedene Könige: { $kings }, freundliche Begleiter: { $kind }, Rebellen: { $rebels }. Zusammen { $points } Punkte; nötig waren mehr als { $against }. { $choice }.
charterstone-event-spectral =
    { $stars ->
        [one] { $seat } hat am wenigsten Ruhm, { $stars } Stern, und bekommt den Geisterarbeiter.
       *[other] { $seat } hat am wenigsten Ruhm, { $stars } Sterne, und bekommt den Geisterarbeiter.
    }
charterstone-event-redeemed =
    { $card ->
        [none] { $seat } zahlt Münzen und bekommt den großen Arbeiter zurück.
       *[other] { $seat } gibt „{ $card }“ her und bekommt den großen Arbeiter zurück.
    }
charterstone-event-common-victory = Alle bekommen dieselbe Siegkarte: „{ $victory }“.
charterstone-event-victory-picked =
    { $known ->
        [yes] { $seat } wählt geheim eine Siegkarte: „{ $victory }“.
       *[no] { $seat } wählt geheim eine Siegkarte.
    }
charterstone-event-victory-drawn = { $seat } zieht eine Siegkarte: „{ $victory }“.
charterstone-event-last-scoring =
    { $count ->
        [0] Die letzte Wertung ist abgeschlossen. Niemand gewinnt die Kampagne.
        [one] Die letzte Wertung ist abgeschlossen. { $champions } gewinnt die Kampagne.
       *[other] Die letzte Wertung ist abgeschlossen. { $champions } gewinnen gemeinsam die Kampagne.
    }
charterstone-event-farewell = „{ $persona }“ verlässt { $seat } für immer.
charterstone-event-side-taken =
    { $side ->
        [loyal] Dieses Viertel bleibt dem König treu: { $charter }, { $persona }.
       *[rebel] Dieses Viertel lehnt sich gegen den König auf: { $charter }, { $persona }.
    }
charterstone-event-candle-out = Im Zug von { $seat } erlischt die Kerze.
charterstone-event-location = Auf Bauplatz { $plot } wartet an jedem Gebäude ein Handlanger.
charterstone-event-strayed = Bei „{ $building }“ wartet ein Handlanger: { $minion }.
charterstone-event-joined = { $seat } nimmt die Figur auf, die bei „{ $building }“ gewartet hat.
charterstone-event-emblem = { $seat } legt 1 Einfluss auf das Wappen dieses Viertels: { $charter }.
charterstone-event-assumed = { $seat } spielt diese Partie mit „{ $persona }“.
charterstone-event-offered = { $seat } kann „{ $persona }“ wählen.
charterstone-event-cast = Die Viertel dieser Partie: { $charters }.
charterstone-event-silenced = { $seat } bringt die Personas der Gegner bis zum nächsten Einkommen zum Schweigen.
charterstone-event-handed-over = { $seat } gibt { $to }: { $goods }.
charterstone-event-card-handed-over = { $seat } gibt { $to } eine Karte: „{ $card }“.
charterstone-event-minion-handed-over = { $seat } gibt { $to } einen Handlanger: { $minion }.
charterstone-event-opened-by-story = Die Geschichte öffnet Kiste { $crate }.
