### Warum etwas in Charterstone nicht geht: refusal-CODE.

refusal-cannot-pay =
    { $what ->
        [coin] Das kannst du nicht zahlen: Dir fehlen Münzen.
        [influence] Das kannst du nicht zahlen: Dir fehlt Einfluss.
        [resource] Das kannst du nicht zahlen: Dir fehlen Rohstoffe.
       *[other] Du kannst nicht zahlen, was das kostet.
    }
refusal-not-built = Dieses Gebäude steht nicht im Dorf.
refusal-no-worker = Du hast keinen Arbeiter mehr: Nimm alle zurück.
refusal-no-workers-out = Alle deine Arbeiter sind zu Hause.
refusal-no-building-card = Du hast keine Gebäudekarte zum Bauen.
refusal-no-blueprint = Du hast die vier Rohstoffe keiner deiner Gebäudekarten.
refusal-no-plot = In deinem Viertel ist kein Bauplatz mehr, auf dem du bauen kannst.
refusal-no-crate = Du hast kein errichtetes Gebäude mit einer Kiste, die sich öffnen lässt.
refusal-no-objective = Du erfüllst kein Ziel, das du noch nicht gewertet hast.
refusal-no-space = Du hast die Waren keines freien Quotenfelds.
refusal-no-goods = Du hast die Waren nicht, die dieses Feld nimmt.
refusal-space-taken = Auf diesem Quotenfeld liegt schon ein Marker.
refusal-plot-taken = Auf diesem Bauplatz kannst du nicht bauen.
refusal-not-met = Dieses Ziel erfüllst du jetzt nicht.
refusal-not-posted = Dieses Ziel gehört nicht zu diesem Spiel.
refusal-already-scored = Dieses Ziel hast du in diesem Spiel schon gewertet.
refusal-not-those-resources = Zahle oder nimm so viele Rohstoffe, wie gefragt sind, von denen, die da sind.
refusal-not-face-up = Das ist keine offene Karte, die du jetzt nehmen kannst.
refusal-not-yours = Das gehört dir nicht.
refusal-not-so-many = Du kannst 0 bis { $most } gewinnen.
refusal-no-such-effect = Wähle eine der Wirkungen.
refusal-no-such-choice = Das steht nicht zur Wahl.
refusal-already-partly = Du wirst schon nach jedem Teil gefragt.
refusal-no-effect = Das würde jetzt nichts bewirken.
refusal-not-in-chest = Diese Persona wartet nicht in deiner Truhe.
refusal-persona-too-new = Diese Persona hast du in diesem Spiel gefunden. Vom nächsten Spiel an kannst du mit ihr spielen.
refusal-silenced = Deine Personas schweigen: Bis zum nächsten Einkommen bewirken sie nichts.
refusal-turn-too-long = Du hast in diesem Zug { $most } Dinge genutzt. Mach im nächsten weiter.
refusal-no-way-back = Nach Runde { $round } bewegt nichts mehr den Fortschritt zurück.
refusal-place-first = Setze erst jemanden in dein Viertel: Das Gebäude dort kostet nichts.
refusal-before-placing = Das kannst du nur nutzen, bevor du jemanden setzt.
refusal-no-minion-there = Dort steht niemand von dir.
refusal-waits-for-income = Dieses Gebäude wartet auf Einkommen: Jemanden dorthin zu setzen bringt jetzt nichts.
refusal-not-your-charter = Das geht nur in deinem Viertel.
refusal-bad-automas = Mindestens ein Platz darf nicht der Automa gehören.
refusal-rule-of-this-game = Eine Regel dieses Spiels steht dem entgegen: { $rule }
refusal-workers-alike = In diesem Spiel sind deine beiden Arbeiter gleich.
refusal-no-such-worker =
    { $worker ->
        [small] Dein kleiner Arbeiter ist nicht zu Hause.
       *[large] Dein großer Arbeiter ist nicht zu Hause.
    }
refusal-not-your-tile = Diese Himmelsinsel kannst du jetzt nicht legen.
refusal-card-taken = Diese Siegkarte kannst du nicht wählen.
refusal-not-used = Mit dieser Persona hast du nie gespielt.
refusal-not-theirs = Dieser Gegner hat nichts davon.
refusal-token-there = Dein Marker liegt schon auf diesem Gebäude.
refusal-occupied = Diese Figur wird gesetzt, wo niemand steht.
refusal-no-minion = Von dieser Art hast du niemanden zur Hand.
refusal-no-minion-left = Von dieser Art ist niemand mehr im Vorrat.
refusal-no-peril = Von diesem Gebäude gibt es nichts zu nehmen.
refusal-no-worker-there = Dort steht kein Arbeiter von dir.
refusal-not-so-far = So weit rückt der Fortschritt hier nicht.
refusal-nothing-to-keep = Davon hast du nichts mehr zu behalten.
refusal-not-in-deck = Diese Karte kannst du nicht aus dem Stapel nehmen.
refusal-not-drawn = Dieses Ziel hast du nicht gezogen.
refusal-row-full = Diese Ruhmesreihe ist voll.
refusal-cannot-grow = Mehr Platz dafür kann es nicht geben.
