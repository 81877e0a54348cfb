### Charterstone's table in later games. What crates bring is not named here: its words come with it.

charterstone-supply = Im Vorrat
charterstone-stands-beside = Ein Arbeiter von { $name } steht daneben.
charterstone-figure-there = Hier steht: { $minion } ({ $name }); bleibt, wer auch kommt.
charterstone-figure-does = { $minion }, wenn du die Figur setzt oder ein Gegner ihr Gebäude nutzt: { $gain }.
charterstone-figures-at-hand = Weitere Figuren zum Setzen
charterstone-trouble-there = { $peril }: Wer das Gebäude nutzt, nimmt es mit.
charterstone-tokens-there = Marker für jedes Einkommen: { $names }.
charterstone-plot-over = Bauplatz { $plot }: über „{ $building }“ bauen
charterstone-plot-empty = frei
charterstone-to-take = Zur Auswahl
charterstone-to-give = Abzugeben
charterstone-ask-turn-figure =
    { $workers ->
        [0] Deine Arbeiter sind alle unterwegs: Setze eine andere Figur oder nimm alle zurück.
       *[other] Dein Zug: Setze einen Arbeiter oder eine andere Figur, oder nimm alle zurück.
    }
charterstone-ask-turn-free = Setze jemanden in dein Viertel: Das Gebäude dort kostet dich nichts.

## The chest

charterstone-chest-of = Die Truhe von { $name }
charterstone-glory = Ruhm
charterstone-glory-row =
    { $full ->
        [yes] Voll, { $of } von { $of } Sternen. Ab dem dritten Spiel bei jedem Aufbau: { $bonus }.
       *[no] { $stars } von { $of } Sternen. Ist die Reihe voll, ab dem dritten Spiel bei jedem Aufbau: { $bonus }.
    }
charterstone-capacity = Platz für das nächste Spiel
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
charterstone-persona-used = Schon gespielt.
charterstone-omen = Der Würfel zeigte { $charter }: Ein Gebäude dort im nächsten Zug bringt einen Punkt.

## Objectives and the story

charterstone-own-objective = Ein eigenes Ziel
charterstone-objective-of = Nur { $name } kann es werten.
charterstone-most = Wegweiser, am meisten: { $what }
charterstone-fewest = Wegweiser, am wenigsten: { $what }
charterstone-post-met = Zurzeit erfüllt von { $names }.
charterstone-king-happy = Der König wird sich freuen
charterstone-king-angry = Der König wird zürnen
charterstone-for-all = Für alle: { $what }

## The list of buildings

charterstone-show-empty = wo niemand steht
charterstone-show-trouble = wo Ärger liegt
charterstone-show-where = Wo es steht
charterstone-show-giving = Was es gibt
charterstone-show-costing = Was es kostet
charterstone-show-costs = Kosten: { $what }

## Games 4 to 12, and after the campaign

charterstone-ask-lay = Welche Himmelsinsel legst du, und wohin? Noch { $number }
charterstone-ask-companion = { $companion } ({ $charter }): freundlich oder unfreundlich?
charterstone-ask-victory = Welche Siegkarte wählst du? Nur du siehst sie.
charterstone-ask-redeem = Den großen Arbeiter auslösen oder den geisterhaften Arbeiter behalten?
charterstone-ask-farewell = Welche Persona verlässt dich für immer?
charterstone-ask-side = Dem König treu oder Rebell? { $charter }
charterstone-ask-levy = Welchen Rohstoff gibt dir { $name }?
charterstone-ask-tribute = Was gibst du { $name }? { $what }
charterstone-do-large = Großen Arbeiter setzen: { $building }
charterstone-do-small = Kleinen Arbeiter setzen: { $building }
charterstone-do-spectral = Geisterhaften Arbeiter setzen: { $building }
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
