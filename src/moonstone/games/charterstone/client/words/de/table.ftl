### Der Tisch von Charterstone.

charterstone-village = Das Dorf
charterstone-commons = Die Allmende
charterstone-nearer = Vergrößern
charterstone-farther = Verkleinern
charterstone-whole = Ganzes Dorf zeigen
charterstone-plot = Bauplatz { $plot }
charterstone-stands-there =
    { $you ->
        [true] Dein Arbeiter steht hier und würde heimgeschickt.
       *[other] Ein Arbeiter von { $name } steht hier und würde heimgeschickt.
    }
charterstone-players = Spieler und ihr Vorrat
charterstone-you = du
charterstone-to-move = muss entscheiden
charterstone-workers =
    { $count ->
        [0] kein Arbeiter übrig
        [one] { $count } Arbeiter übrig
       *[other] { $count } Arbeiter übrig
    }
charterstone-cards-of = Karten: { $cards }
charterstone-name-it = Benennen
charterstone-name-of = Name für „{ $card }“
charterstone-named-card = { $name } ({ $card })
charterstone-papers = Leisten und Gebäude
charterstone-tab-tracks = Ziele und Quote
charterstone-tab-buildings = Alle Gebäude
charterstone-objectives = Ziele
charterstone-quota = Quote
charterstone-reputation = Ansehen
charterstone-met-by = Kann jetzt gewertet werden von: { $names }.
charterstone-scored-by = Gewertet von: { $names }.
charterstone-space = Kostet 1 Einfluss und dazu: { $what }.
charterstone-bonus = Bonus: { $what }.
charterstone-token-of = Gefüllt von: { $name }.
charterstone-progress-is =
    { $last ->
        [true] Die Sanduhr ist erreicht: Diese Runde ist die letzte.
       *[other]
            { $left ->
                [one] Fortschritt: noch { $left } Feld bis zur Sanduhr
               *[other] Fortschritt: noch { $left } Felder bis zur Sanduhr
            }
    }
charterstone-reputation-is =
    { $left ->
        [0] Die Ansehensleiste ist voll.
        [one] Ansehen: noch { $left } Feld frei
       *[other] Ansehen: noch { $left } Felder frei
    }
charterstone-mat = Ausbaukarten
charterstone-piles = Stapel: { $deck }. Ablage: { $discard }.
charterstone-to-build = Baukosten: { $goods }.
charterstone-has-crate = Mit Kiste { $crate }. Öffne sie am Charterstone oder an einem anderen Gebäude, das Kisten öffnet.
charterstone-show = Zeigen
charterstone-show-all = alle Gebäude
charterstone-show-now = jetzt nutzbar
charterstone-show-gives = Ertrag: { $what }
charterstone-show-none = Kein Gebäude passt dazu.
charterstone-prompt = Deine Entscheidung
charterstone-round =
    { $round ->
        [0] Vor Runde 1
       *[other] Runde { $round }
    }
charterstone-why = Warum?
charterstone-confirm = Bestätigen
charterstone-cancel = Abbrechen
charterstone-put = { $what } dazulegen; noch { $left }
charterstone-take-off = { $what } wegnehmen
charterstone-heap = Gewählt: { $count } von { $of }
charterstone-partly-on = In diesem Zug wählst du, wie viel du von jedem Ertrag nimmst.
charterstone-retrieve-why = Alle deine Arbeiter kommen in deinen Vorrat zurück. Damit endet dein Zug.
charterstone-partly-why = Du musst nicht alles nehmen, was ein Gebäude bietet. Wähle, wie viel du von jedem Ertrag willst.
charterstone-look-first = Wähle ein Gebäude, um zu sehen, was es kostet und bringt.
charterstone-opening = { $name } öffnet Kiste { $crate }
charterstone-opening-fold = Einklappen
charterstone-opening-unfold = Inhalt der Kiste zeigen
charterstone-result = Ergebnis
charterstone-crates-opened =
    { $count ->
        [one] In diesem Dorf ist eine Kiste offen.
       *[other] In diesem Dorf sind { $count } Kisten offen.
    }

## Was gefragt ist

charterstone-ask-over =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen gemeinsam
    }
charterstone-ask-chance = Der Zufall entscheidet …
charterstone-ask-waiting = { $names } entscheidet …
charterstone-ask-settle = Auf welchen Bauplatz kommt dein erstes Gebäude?
charterstone-ask-bring = Mit welcher Persona spielst du?
charterstone-ask-turn =
    { $workers ->
        [0] Du hast keine Arbeiter mehr. Nimm alle zurück.
       *[other] Dein Zug: Setze einen Arbeiter oder nimm alle zurück.
    }
charterstone-ask-pay =
    { $number ->
        [one] Welchen Rohstoff zahlst du?
       *[other] Welche { $number } Rohstoffe zahlst du?
    }
charterstone-ask-give = Was gibst du? { $what }
charterstone-ask-build = Welches Gebäude baust du, und wo?
charterstone-ask-open = Welche Kiste öffnest du?
charterstone-ask-score = Welches Ziel wertest du?
charterstone-ask-ship = Welches Quotenfeld füllst du?
charterstone-ask-take = Welche Karte nimmst du? { $kind }
charterstone-ask-gain =
    { $number ->
        [one] Welchen Rohstoff nimmst du?
       *[other] Welche { $number } Rohstoffe nimmst du?
    }
charterstone-ask-may = Nimmst du das? { $term }
charterstone-ask-part = Wie viel davon nimmst du? { $term }
charterstone-ask-pick = Was davon möchtest du?
charterstone-ask-decide = Wie geht die Geschichte weiter?
charterstone-ask-star = Wo trägst du einen Stern ein? Noch { $number }
charterstone-ask-expand = Wofür schaffst du Lagerplatz?
charterstone-ask-keep = Welchen Rohstoff behältst du? Noch { $number }
charterstone-ask-hold = Welche Karte behältst du? Noch { $number }
charterstone-ask-tend = Welchen behältst du? Noch { $number }
charterstone-ask-enter = Auf „{ $building }“ steht ein Arbeiter. Schickst du ihn heim, oder stellst du dich daneben?
charterstone-ask-coins = Zahlst du eine Münze oder stattdessen einen Rohstoff?
charterstone-ask-recall = Welchen Arbeiter nimmst du zurück?
charterstone-ask-search = Welche Karte nimmst du aus dem Stapel?
charterstone-ask-finish = Nutzt du einen Gegenstand, oder beendest du deinen Zug?
charterstone-ask-shift = Wohin bewegst du den Fortschritt?
charterstone-ask-choose = Welches Ziel behältst du?
charterstone-ask-clear = Von welchem Gebäude nimmst du es?
charterstone-ask-adopt = Welche Art nimmst du?

## Warum gefragt wird

charterstone-why-over = Die Partie ist zu Ende, und alles ist gewertet.
charterstone-why-chance = Hier entscheiden Würfel und Karten; niemand kann wählen.
charterstone-why-waiting = Jemand anderes entscheidet. Du kannst dir inzwischen alles ansehen.
charterstone-why-turn = In deinem Zug setzt du einen Arbeiter und nutzt das Gebäude, oder du nimmst alle Arbeiter zurück.
charterstone-why-buildings = Alle dürfen jedes Gebäude nutzen, wo immer es steht.
charterstone-why-build = Der Zeppelin macht aus einer Gebäudekarte ein Gebäude in deinem Viertel, für immer.
charterstone-why-crate = Eine Kiste bringt Neues ins Dorf. Was darin ist, gehört dir.
charterstone-why-objectives = Erfüllst du ein Ziel, darfst du es einmal pro Partie werten: an der Tribüne oder an einem anderen Gebäude, das Ziele wertet.
charterstone-why-quota = Fülle die Quote mit Waren, um Punkte zu bekommen. Manche Felder bringen auch einen Bonus. Das geht am Wolkenhafen und an einigen anderen Gebäuden.
charterstone-why-cards = Du behältst deine Karten, und sie helfen dir die ganze Partie lang.
charterstone-why-progress = Erreicht der Fortschritt die Sanduhr, ist die laufende Runde die letzte.
charterstone-why-end = Zwischen zwei Partien bleibt manches, anderes wird abgelegt.

## Was getan wird

charterstone-do-settle = Auf Bauplatz { $plot } setzen
charterstone-do-place = Arbeiter setzen: { $building }
charterstone-do-retrieve = Alle zurücknehmen
charterstone-do-partly = Weniger nehmen …
charterstone-do-pay = { $goods } zahlen
charterstone-do-gain = { $goods } nehmen
charterstone-do-give = „{ $card }“ geben
charterstone-do-build = „{ $card }“ auf Bauplatz { $plot } bauen
charterstone-do-open = Kiste öffnen: { $card }
charterstone-do-score = „{ $objective }“ werten
charterstone-do-ship = Feld { $column } der Quote füllen: { $what }
charterstone-do-take = „{ $card }“ nehmen
charterstone-do-yes = Ja: { $what }
charterstone-do-no = Nein, danke
charterstone-do-send = { $minion } setzen: { $building }
charterstone-do-use = „{ $card }“ nutzen
charterstone-do-recall = Arbeiter zurücknehmen: { $building }
charterstone-do-release = Figur abgeben: { $building }
charterstone-do-choose = „{ $objective }“ behalten
charterstone-do-clear = Von „{ $building }“ nehmen
charterstone-enter-yes = Heimschicken
charterstone-enter-no = Daneben stehen
charterstone-finish-no = Zug beenden
charterstone-shift-forward =
    { $count ->
        [0] Stehen lassen
       *[other] Um { $count } vor
    }
charterstone-shift-back = Um { $count } zurück
