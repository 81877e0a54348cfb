### Der Tisch von Charterstone.

charterstone-village = Das Dorf
charterstone-commons = Die Allmende
charterstone-nearer = Näher
charterstone-farther = Weiter weg
charterstone-whole = Das ganze Dorf
charterstone-plot = Bauplatz { $plot }
charterstone-stands-there =
    { $you ->
        [true] Dein Arbeiter steht hier und ginge nach Hause.
       *[other] Ein Arbeiter von { $name } steht hier und ginge nach Hause.
    }
charterstone-players = Die Spieler und ihr Vorrat
charterstone-you = du
charterstone-to-move = ist am Zug
charterstone-workers =
    { $count ->
        [0] kein Arbeiter zur Hand
        [one] { $count } Arbeiter zur Hand
       *[other] { $count } Arbeiter zur Hand
    }
charterstone-cards-of = Karten: { $cards }
charterstone-name-it = Benennen
charterstone-name-of = Ein Name für „{ $card }“
charterstone-named-card = { $name } ({ $card })
charterstone-papers = Leisten und Gebäude
charterstone-tab-tracks = Ziele und Quote
charterstone-tab-buildings = Alle Gebäude
charterstone-objectives = Ziele
charterstone-quota = Quote
charterstone-reputation = Ansehen
charterstone-met-by = Kann jetzt gewertet werden von: { $names }.
charterstone-scored-by = Gewertet von { $names }.
charterstone-space = Nimmt 1 Einfluss und dazu: { $what }.
charterstone-bonus = Bonus: { $what }.
charterstone-token-of = Gefüllt von { $name }.
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
charterstone-mat = Fortschrittskarten
charterstone-piles = { $deck } im Stapel, { $discard } auf der Ablage
charterstone-to-build = Baukosten: { $goods }.
charterstone-has-crate = Trägt Kiste { $crate }, zu öffnen an der Charterstone oder an einem anderen Gebäude, das Kisten öffnet.
charterstone-show = Zeige
charterstone-show-all = alle Gebäude
charterstone-show-now = was ich jetzt nutzen kann
charterstone-show-gives = Ertrag: { $what }
charterstone-show-none = Kein Gebäude ist so.
charterstone-prompt = Was gefragt ist
charterstone-round =
    { $round ->
        [0] Vor Runde 1
       *[other] Runde { $round }
    }
charterstone-why = Warum?
charterstone-confirm = Bestätigen
charterstone-cancel = Zurücklegen
charterstone-put = { $what } auf den Haufen; noch { $left }
charterstone-take-off = { $what } vom Haufen nehmen
charterstone-heap = Zusammengelegt: { $count } von { $of }
charterstone-partly-on = In diesem Zug wirst du gefragt, wie viel du von jedem Ertrag willst.
charterstone-retrieve-why = Alle deine Arbeiter kommen in deinen Vorrat zurück. Das ist dein ganzer Zug.
charterstone-partly-why = Du darfst weniger nehmen, als ein Gebäude bietet: So wirst du nach jedem Teil gefragt.
charterstone-look-first = Wähle ein Gebäude, um zu sehen, was es kostet und bringt.
charterstone-opening = { $name } öffnet Kiste { $crate }
charterstone-result = Ergebnis
charterstone-crates-opened =
    { $count ->
        [one] Eine Kiste des Dorfs ist offen.
       *[other] { $count } Kisten des Dorfs sind offen.
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
charterstone-ask-bring = Mit wem spielst du?
charterstone-ask-turn =
    { $workers ->
        [0] Deine Arbeiter sind alle unterwegs: Nimm sie zurück.
       *[other] Dein Zug: Setze einen Arbeiter auf ein Gebäude oder nimm alle zurück.
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
        [one] Welchen Rohstoff gewinnst du?
       *[other] Welche { $number } Rohstoffe gewinnst du?
    }
charterstone-ask-may = Möchtest du das? { $term }
charterstone-ask-part = Wie viel davon möchtest du? { $term }
charterstone-ask-pick = Was möchtest du?
charterstone-ask-decide = Wie geht die Geschichte weiter?
charterstone-ask-star = Wo trägst du einen Stern ein? Noch { $number }
charterstone-ask-expand = Platz für eins mehr wovon?
charterstone-ask-keep = Welchen Rohstoff behältst du? Noch { $number }
charterstone-ask-hold = Welche Karte behältst du? Noch { $number }
charterstone-ask-tend = Welchen behältst du? Noch { $number }
charterstone-ask-enter = Jemand steht dort ({ $building }): diesen Arbeiter heimschicken oder daneben stehen?
charterstone-ask-coins = Eine Münze zahlen oder einen Rohstoff an ihrer Stelle?
charterstone-ask-recall = Welcher Arbeiter kommt zurück?
charterstone-ask-search = Welche Karte des Stapels nimmst du?
charterstone-ask-finish = Etwas nutzen oder den Zug beenden?
charterstone-ask-shift = Wohin rückt der Fortschritt?
charterstone-ask-choose = Welches Ziel behältst du?
charterstone-ask-clear = Von welchem Gebäude?
charterstone-ask-adopt = Welche Art nimmst du?

## Warum gefragt wird

charterstone-why-over = Das Spiel ist aus: Alles ist gezählt.
charterstone-why-chance = Würfel und Karten fallen; niemand kann sie wählen.
charterstone-why-waiting = Andere entscheiden. Du kannst dir inzwischen alles ansehen.
charterstone-why-turn = In deinem Zug setzt du einen Arbeiter und nutzt das Gebäude, oder du nimmst alle Arbeiter zurück.
charterstone-why-buildings = Alle dürfen jedes Gebäude nutzen, wo immer es steht.
charterstone-why-build = Der Zeppelin macht aus einer Karte ein Gebäude deines Viertels, für immer.
charterstone-why-crate = Eine Kiste bringt Neues ins Dorf. Was darin ist, gehört dir.
charterstone-why-objectives = Wer ein Ziel erfüllt, darf es einmal im Spiel werten: an der Tribüne oder an einem anderen Gebäude, das Ziele wertet.
charterstone-why-quota = Die Quote bringt Punkte für Waren, und manche Felder einen Bonus. Der Wolkenhafen füllt sie, einige andere Gebäude auch.
charterstone-why-cards = Karten bleiben bei dir und helfen das ganze Spiel.
charterstone-why-progress = Erreicht der Fortschritt die Sanduhr, wird die Runde zu Ende gespielt.
charterstone-why-end = Zwischen zwei Spielen bleibt manches, und anderes geht.

## Was getan wird

charterstone-do-settle = Dein erstes Gebäude auf Bauplatz { $plot }
charterstone-do-place = Arbeiter setzen: { $building }
charterstone-do-retrieve = Alle Arbeiter zurücknehmen
charterstone-do-partly = Weniger nehmen …
charterstone-do-pay = { $goods } zahlen
charterstone-do-gain = { $goods } gewinnen
charterstone-do-give = „{ $card }“ geben
charterstone-do-build = „{ $card }“ auf Bauplatz { $plot } bauen
charterstone-do-open = Die Kiste öffnen: { $card }
charterstone-do-score = „{ $objective }“ werten
charterstone-do-ship = Feld { $column } der Quote füllen: { $what }
charterstone-do-take = „{ $card }“ nehmen
charterstone-do-yes = Ja: { $what }
charterstone-do-no = Nein, danke
charterstone-do-send = { $minion } setzen: { $building }
charterstone-do-use = „{ $card }“ nutzen
charterstone-do-recall = Arbeiter zurücknehmen: { $building }
charterstone-do-release = Die Figur dort geben: { $building }
charterstone-do-choose = „{ $objective }“ behalten
charterstone-do-clear = Von „{ $building }“
charterstone-enter-yes = Heimschicken
charterstone-enter-no = Daneben stehen
charterstone-finish-no = Zug beenden
charterstone-shift-forward =
    { $count ->
        [0] Er bleibt
       *[other] Um { $count } vor
    }
charterstone-shift-back = Um { $count } zurück
