### Das Ende einer Kampagne: die letzte Wertung, die Geschichte in Zahlen und ein Bild zum Behalten.

charterstone-final-cards = Die Siegkarten werden aufgedeckt
charterstone-final-cards-why = Sie sagen, was ein gefüllter Kreis des Lagerplatzes, eine gespielte Persona und eine Trophäe zählen.
charterstone-final-capacity = Lagerplatz
charterstone-final-capacity-why = Jeder gefüllte Kreis des Lagerplatzes zählt, auch die ersten vier.
charterstone-final-personas = Personas
charterstone-final-personas-why = Jede als gespielt markierte Persona zählt.
charterstone-final-trophies = Trophäen
charterstone-final-trophies-why = Jede gewonnene Partie zählt.
charterstone-final-glory = Ruhm
charterstone-final-glory-why = Jeder Ruhmesstern zählt 10 Punkte.
charterstone-final-values = Gebäude
charterstone-final-values-why = Die Werte der Gebäude auf den Bauplätzen und Himmelsinseln des Viertels.
charterstone-final-card = Karte: „{ $card }“
charterstone-final-each-capacity = Für jeden gefüllten Kreis des Lagerplatzes:
charterstone-final-each-persona = Für jede gespielte Persona:
charterstone-final-each-trophy = Für jede Trophäe:
charterstone-final-times = × { $each }
charterstone-final-product = { $count } × { $each } = { $points }
charterstone-final-of = { $count } × { $each }
charterstone-final-points = Wert: { $points }
charterstone-final-rank = { $rank }.
charterstone-final-won =
    { $count ->
        [one] { $names } hat die Kampagne gewonnen
       *[other] { $names } haben die Kampagne gemeinsam gewonnen
    }
charterstone-final-barred = { $name } hatte genug Punkte, hat aber den Geisterarbeiter bis zum Schluss behalten und konnte die Kampagne deshalb nicht gewinnen.
charterstone-final-skip = Gleich zum Ergebnis
charterstone-final-again = Noch einmal zählen
charterstone-final-table = Alle Punkte
charterstone-final-who = Spieler
charterstone-final-total = Summe
charterstone-final-figures = Die Geschichte in Zahlen
charterstone-final-figure-games = Partien
charterstone-final-figure-crates = Geöffnete Kisten
charterstone-final-figure-buildings = Gebäude im Dorf
charterstone-final-figure-kings = Entscheidungen
charterstone-final-figure-best = Meiste Punkte in einer Partie
charterstone-final-figure-wins = Meiste gewonnene Partien
charterstone-final-figure-close = Knappste Partie
charterstone-final-figure-long = Längste Partie
charterstone-final-figure-short = Kürzeste Partie
charterstone-final-out-of = { $count } von { $of }
charterstone-final-moods = { $happy } freuten den König, { $angry } erzürnten ihn
charterstone-final-record = { $points } ({ $name }, Partie { $game })
charterstone-final-wins-of = { $count } ({ $names })
charterstone-final-ahead =
    { $points ->
        [0] Partie { $game }: Gleichstand
        [one] Partie { $game }: ein Punkt Vorsprung
       *[other] Partie { $game }: { $points } Punkte Vorsprung
    }
charterstone-final-in-game = Partie { $game }: { $what }
charterstone-final-by-game = Punkte nach Partien
charterstone-final-game =
    { $count ->
        [one] Partie { $game } ansehen, gewonnen von { $names }. { $scores }
       *[other] Partie { $game } ansehen, gemeinsam gewonnen von { $names }. { $scores }
    }
charterstone-final-score = { $name }: { $points }
charterstone-final-keepsake = Ein Bild zum Behalten
charterstone-final-keepsake-why = Euer Dorf, eure Punkte und eure Entscheidungen in einem Bild. Die Zahlen bei den Königen nennen die Partien.
charterstone-final-keepsake-shows = Das Dorf von oben: { $village }. { $won }.
charterstone-final-keepsake-figures = { $games } Partien · { $crates } geöffnete Kisten · { $buildings } Gebäude
charterstone-final-save = Bild speichern
charterstone-final-share = Bild teilen

## Die Truhe

charterstone-chest-spectral = Hat den Geisterarbeiter
charterstone-chest-spectral-why = Solange dieses Viertel den Geisterarbeiter hat, kann es die Kampagne nicht gewinnen.
charterstone-chest-victory = Deine Siegkarte: „{ $card }“
charterstone-chest-victory-of = Siegkarte: „{ $card }“
charterstone-chest-victory-why = Am Ende der Kampagne zählt jeder gefüllte Kreis des Lagerplatzes { $capacity }, jede gespielte Persona { $each } und jede Trophäe { $trophy }.
charterstone-chest-companion =
    { $mood ->
        [kind] Freundlicher Begleiter: { $companion }
        [unkind] Unfreundlicher Begleiter: { $companion }
       *[none] Begleiter: { $companion }
    }
