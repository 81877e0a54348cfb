### Charterstone's table in later games. What crates bring is not named here: its words come with it.

charterstone-supply = Im Vorrat
charterstone-stands-beside = Ein Arbeiter von { $name } steht daneben.
charterstone-figure-there = Hier steht eine Figur von { $name } und kann nicht heimgeschickt werden: { $minion }.
charterstone-figure-does = { $minion }, wenn du die Figur setzt oder ein Gegner ihr Gebäude nutzt: { $gain }.
charterstone-figures-at-hand = Weitere Figuren zum Setzen
charterstone-trouble-there = Hier gibt es Ärger: { $peril }. Wer das Gebäude als Nächstes nutzt, nimmt ihn mit.
charterstone-tokens-there = Den Ertrag erhalten bei jedem Einkommen: { $names }.
charterstone-plot-over = Bauplatz { $plot }: über „{ $building }“ bauen
charterstone-to-take = Zur Auswahl
charterstone-to-give = Abzugeben
charterstone-ask-turn-figure =
    { $workers ->
        [0] Du hast keine Arbeiter mehr. Setze eine andere Figur oder nimm alle zurück.
       *[other] Dein Zug: Setze eine Figur oder nimm alle zurück.
    }
charterstone-ask-turn-free = Setze einen Arbeiter oder eine andere Figur in dein Viertel. Das Gebäude dort kostet dich nichts.

## The chest

charterstone-chest-of = Truhe von { $name }
charterstone-glory = Ruhm
charterstone-glory-row =
    { $full ->
        [yes] Voll, { $of } von { $of } Sternen. Ab der dritten Partie bei jedem Aufbau: { $bonus }.
       *[no] { $stars } von { $of } Sternen. Ist die Reihe voll, ab der dritten Partie bei jedem Aufbau: { $bonus }.
    }
charterstone-capacity = Lagerplatz für die nächste Partie
charterstone-room-for = Platz: { $what }.
charterstone-trophies =
    { $count ->
        [0] Noch keine Trophäe
        [one] { $count } Trophäe
       *[other] { $count } Trophäen
    }
charterstone-personas =
    { $count ->
        [one] { $count } Persona
       *[other] { $count } Personas
    }
charterstone-persona-used = In einer früheren Partie gespielt.
charterstone-omen = Der Würfel zeigte { $charter }. Nutzt du in deinem nächsten Zug ein Gebäude dort, erhältst du einen Punkt.

## Objectives and the story

charterstone-own-objective = Eigenes Ziel
charterstone-objective-of = Nur { $name } kann es werten.
charterstone-most = Vorgabe, am meisten: { $what }
charterstone-fewest = Vorgabe, am wenigsten: { $what }
charterstone-post-met = Zurzeit erfüllt von: { $names }.
charterstone-king-happy = Der König wird zufrieden sein
charterstone-king-angry = Der König wird zornig sein
charterstone-for-all = Für alle: { $what }

## The list of buildings

charterstone-show-empty = unbesetzt
charterstone-show-trouble = mit Ärger
charterstone-show-where = Wo es steht
charterstone-show-giving = Ertrag
charterstone-show-costing = Kosten
charterstone-show-costs = Kosten: { $what }

## Games 4 to 12, and after the campaign

charterstone-ask-lay = Welche Himmelsinsel legst du, und wohin? Noch { $number }
charterstone-ask-companion = { $companion } ({ $charter }): freundlich oder unfreundlich?
charterstone-ask-victory = Welche Siegkarte wählst du? Nur du siehst sie.
charterstone-ask-redeem = Den großen Arbeiter zurückholen oder den geisterhaften behalten?
charterstone-ask-farewell = Welche Persona verlässt dich für immer?
charterstone-ask-side = Dem König treu oder Rebell? Viertel: { $charter }
charterstone-ask-levy = Welchen Rohstoff gibt dir { $name }?
charterstone-ask-tribute = Was gibst du { $name }? { $what }
charterstone-do-large = Großen Arbeiter setzen: { $building }
charterstone-do-small = Kleinen Arbeiter setzen: { $building }
charterstone-do-spectral = Geisterarbeiter setzen: { $building }
charterstone-do-lay =
    { $building ->
        [none] Eine freie Himmelsinsel auf Bauplatz { $plot } legen
       *[other] Die Himmelsinsel mit „{ $building }“ auf Bauplatz { $plot } legen
    }
charterstone-do-companion =
    { $mood ->
        [kind] Freundlich
       *[unkind] Unfreundlich
    }
charterstone-do-victory = „{ $victory }“ wählen
charterstone-do-redeem =
    { $what ->
        [coin] Münzen zahlen
       *[other] „{ $what }“ hergeben
    }
charterstone-do-farewell = Von „{ $persona }“ Abschied nehmen
charterstone-do-side =
    { $side ->
        [loyal] Dem König treu
       *[rebel] Rebell
    }
