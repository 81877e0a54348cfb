### Warum etwas in Charterstone nicht geht: refusal-CODE.

refusal-cannot-pay =
    { $what ->
        [coin] Das kannst du nicht zahlen: Dir fehlen Münzen.
        [influence] Das kannst du nicht zahlen: Dir fehlt Einfluss.
        [resource] Das kannst du nicht zahlen: Dir fehlen Rohstoffe.
       *[other] Du kannst nicht zahlen, was das kostet.
    }
refusal-not-built = Dieses Gebäude steht nicht im Dorf.
refusal-no-worker = Du hast keine Arbeiter mehr. Nimm alle zurück.
refusal-no-workers-out = Keiner deiner Arbeiter ist auf dem Plan.
refusal-no-building-card = Du hast keine Gebäudekarte.
refusal-no-blueprint = Dir fehlen für jede deiner Gebäudekarten Rohstoffe: Du brauchst die vier, die sie zeigt.
refusal-no-plot = In deinem Viertel ist kein Bauplatz mehr frei, auf dem du bauen kannst.
refusal-no-crate = Du hast kein errichtetes Gebäude mit einer Kiste, die du öffnen kannst.
refusal-no-objective = Du erfüllst kein Ziel, das du noch werten kannst.
refusal-no-space = Dir fehlen die Waren für jedes freie Quotenfeld.
refusal-no-goods = Dir fehlen die Waren für dieses Feld.
refusal-space-taken = Auf diesem Quotenfeld liegt schon ein Marker.
refusal-plot-taken = Auf diesem Bauplatz kannst du nicht bauen.
refusal-not-met = Dieses Ziel erfüllst du jetzt nicht.
refusal-not-posted = Dieses Ziel gehört nicht zu dieser Partie.
refusal-already-scored = Dieses Ziel hast du in dieser Partie schon gewertet.
refusal-not-those-resources = Wähle so viele Rohstoffe, wie verlangt werden, von denen, die da sind.
refusal-not-face-up = Diese Karte kannst du jetzt nicht nehmen.
refusal-not-yours = Das gehört dir nicht.
refusal-not-so-many = Wähle eine Zahl von 0 bis { $most }.
refusal-no-such-effect = Wähle eine der Wirkungen.
refusal-no-such-choice = Das steht nicht zur Wahl.
refusal-already-partly = Du legst schon fest, wie viel du von jedem Ertrag nimmst.
refusal-no-effect = Das würde jetzt nichts bewirken.
refusal-not-in-chest = Diese Persona steht dir in deiner Truhe nicht zur Verfügung.
refusal-persona-too-new = Diese Persona hast du in dieser Partie gefunden. Ab der nächsten kannst du mit ihr spielen.
refusal-silenced = Deine Personas schweigen: Bis zum nächsten Einkommen bewirken sie nichts.
refusal-turn-too-long = In diesem Zug genutzte Karten und Personas: { $most }. Mehr geht erst in deinem nächsten Zug.
refusal-no-way-back = Nach Runde { $round } bewegt nichts mehr den Fortschritt zurück.
refusal-place-first = Setze erst einen Arbeiter oder eine andere Figur in dein Viertel. Das Gebäude dort kostet nichts.
refusal-before-placing = Das kannst du nur nutzen, bevor du einen Arbeiter oder eine andere Figur setzt.
refusal-no-minion-there = Dort steht keine deiner Figuren.
refusal-waits-for-income = Dieses Gebäude bringt nur bei Einkommen seinen Ertrag. Jetzt eine Figur dorthin zu setzen, bewirkt nichts.
refusal-not-your-charter = Das geht nur in deinem eigenen Viertel.
refusal-bad-automas = Mindestens ein Platz darf nicht der Automa gehören.
refusal-rule-of-this-game = Eine Regel dieser Partie verhindert das: { $rule }
refusal-workers-alike = In dieser Partie sind deine beiden Arbeiter gleich.
refusal-no-such-worker =
    { $worker ->
        [small] Dein kleiner Arbeiter steht nicht zur Verfügung.
       *[large] Dein großer Arbeiter steht nicht zur Verfügung.
    }
refusal-not-your-tile = Diese Himmelsinsel kannst du jetzt nicht legen.
refusal-card-taken = Diese Siegkarte kannst du nicht wählen.
refusal-not-used = Mit dieser Persona hast du noch nie gespielt.
refusal-not-theirs = Dieser Gegner kann davon nichts geben.
refusal-token-there = Auf diesem Gebäude liegt schon ein Marker von dir.
refusal-occupied = Diese Figur kannst du nur auf ein unbesetztes Gebäude setzen.
refusal-no-minion = Von dieser Art hast du keine Figur mehr zu setzen.
refusal-no-minion-left = Von dieser Art ist keine Figur mehr im Vorrat.
refusal-no-peril = Von diesem Gebäude gibt es nichts zu nehmen.
refusal-no-worker-there = Dort steht keiner deiner Arbeiter.
refusal-not-so-far = So weit lässt sich der Fortschritt nicht bewegen.
refusal-nothing-to-keep = Davon hast du nichts mehr, was du behalten kannst.
refusal-not-in-deck = Diese Karte kannst du nicht aus dem Stapel nehmen.
refusal-not-drawn = Dieses Ziel hast du nicht gezogen.
refusal-row-full = Diese Ruhmesreihe ist voll.
refusal-cannot-grow = Mehr Lagerplatz dafür gibt es nicht.
