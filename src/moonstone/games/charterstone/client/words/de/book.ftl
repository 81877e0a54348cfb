### Das Buch von Charterstone: Chronik, Indexführer, Archiv, jedes Zeichen; und was Karten und Personas tun.
### Worte für das, was in Kisten liegt, stehen nicht hier: Der Server sagt sie, sobald die Kiste offen ist.

charterstone-book = Chronik
charterstone-book-why = Regeln, Geschichten, Kisten, Archiv und jedes Zeichen (Taste B)
charterstone-book-of = Die Chronik von „{ $village }“
charterstone-book-plain = Die Chronik
charterstone-book-sections = Teile des Buchs
charterstone-book-stories = Geschichten
charterstone-book-rules = Regeln
charterstone-book-index = Indexführer
charterstone-book-archive = Archiv
charterstone-book-icons = Zeichen
charterstone-book-next = Umblättern
charterstone-book-back = Zurückblättern
charterstone-book-close = Das Buch schließen
charterstone-book-home = Zurück zum Dorf
charterstone-book-page = Seite { $from } von { $of }
charterstone-book-spread = Seiten { $from } und { $to } von { $of }
charterstone-book-search = Im Buch suchen
charterstone-book-found =
    { $count ->
        [0] Davon steht noch nichts im Buch.
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
charterstone-book-slot = Feld { $number }
charterstone-book-slot-empty = Hier klebt noch nichts.
charterstone-book-over =
    { $count ->
        [one] Dieser Aufkleber verdeckt einen früheren.
       *[other] Dieser Aufkleber verdeckt { $count } frühere.
    }
charterstone-book-games = Die Spiele bisher
charterstone-book-game = Spiel { $number }: { $title }
charterstone-book-game-now = wird gespielt oder steht noch bevor
charterstone-book-won =
    { $count ->
        [one] gewonnen von { $names }
       *[other] gemeinsam gewonnen von { $names }
    }
charterstone-book-choices = Was entschieden wurde
charterstone-book-crates = { $opened } von { $all } Kisten sind offen.
charterstone-book-crate = Kiste { $number }
charterstone-book-crate-titled = Kiste { $number }: { $title }
charterstone-book-closed = Kiste { $number }, noch nicht geöffnet
charterstone-book-found-by = Geöffnet in Spiel { $game }, Viertel: { $charter }
charterstone-book-unlocked = Neue Regeln: { $rules }
charterstone-book-joined =
    { $count ->
        [one] Eine weitere Karte kam in den Stapel.
       *[other] { $count } weitere Karten kamen in den Stapel.
    }
charterstone-book-archive-empty = Noch ist nichts archiviert.
charterstone-book-archive-why = Was für immer erledigt ist: Karten geöffneter Kisten und von Gebäuden, die keine zeigten.
charterstone-book-icons-why = Zeige irgendwo auf ein Zeichen, gib ihm den Fokus oder halte den Finger darauf: Es sagt, was es ist.
charterstone-book-came = Kam aus einer Kiste; die Regeln der Chronik sagen mehr.

## Wofür die Zeichen stehen

charterstone-icon-vp = Punkte. Wer die meisten hat, gewinnt das Spiel.
charterstone-icon-coin = Münzen. Es gibt 36, für alle zusammen.
charterstone-icon-influence = Einfluss. Zwölf Marker: in den Vorrat gezahlt oder für das Spiel gelegt.
charterstone-icon-worker = Ein Arbeiter. Alle haben zwei.
charterstone-icon-resource = Ein beliebiger Rohstoff.
charterstone-icon-raw = Der Rohstoff dieses Viertels: { $charter }. Es gibt zwölf davon.
charterstone-icon-card = Eine Fortschrittskarte aus den offen liegenden.
charterstone-icon-assistant = Ein Gehilfe: eine Fortschrittskarte, die das ganze Spiel lang hilft.
charterstone-icon-building = Eine Gebäudekarte: Mit vier Rohstoffen wird daraus ein Gebäude.
charterstone-icon-constructed = Die Karte eines errichteten Gebäudes.
charterstone-icon-blueprint = Die vier Rohstoffe auf einer deiner Gebäudekarten, die damit gebaut wird.
charterstone-icon-crate = Eine Kiste, zu öffnen an der Charterstone oder an einem anderen Gebäude mit diesem Zeichen.
charterstone-icon-objective = Ein Ziel, an der Tribüne oder an einem anderen Gebäude mit diesem Zeichen zu werten, solange du es erfüllst.
charterstone-icon-quota = Ein Feld der Quote, am Wolkenhafen oder an einem anderen Gebäude mit diesem Zeichen zu füllen.
charterstone-icon-reputation = Ansehen: ein Einflussmarker auf der Leiste; die meisten zählen am meisten.
charterstone-icon-progress = Der Fortschritt rückt vor.
charterstone-icon-hourglass = Die Sanduhr: Kommt der Fortschritt hierher, endet das Spiel mit der Runde.
charterstone-icon-deck = Die oberste Karte des Stapels.
charterstone-icon-persona = Eine Persona: mit wem ein Viertel spielt.

## Was Karten und Personas tun

charterstone-does = { $when }: { $gain }.
charterstone-does-with = { $when } (nötig: { $needs }): { $gain }.
charterstone-does-item = Leg die Karte ab und zahle: { $cost }. Du erhältst: { $gain }.
charterstone-does-treasure = Lege ihn ab: { $gain }.
charterstone-does-guest = Mit dem Einkommen: { $gain }; bei vier oder mehr Spielenden eines davon.
charterstone-does-nothing = Keine eigene Fähigkeit.
charterstone-does-placed = Wenn du ihn setzt oder ein Gegner sein Gebäude nutzt: { $gain }.
charterstone-when-use = Wenn du „{ $of }“ nutzt
charterstone-when-cost = Wenn du ein Gebäude mit diesen Kosten nutzt ({ $of })
charterstone-when-progress = Jedes Mal, wenn du den Fortschritt vorrückst
charterstone-when-reputation = Für jeden Marker, den du auf die Ansehensleiste legst
charterstone-when-score = Wenn du ein Ziel wertest
charterstone-when-first-score = Wenn du ein öffentliches Ziel vor allen anderen wertest
charterstone-when-build = Wenn du baust
charterstone-when-open = Wenn du eine Kiste öffnest
charterstone-when-end = Am Ende des Spiels
charterstone-when-income = Mit dem Einkommen
charterstone-when-income-space = Wenn du den Fortschritt auf ein Einkommensfeld bewegst
charterstone-when-take = Wenn du eine Karte gewinnst ({ $of })
charterstone-when-earn = Wenn dir ein Gebäude eine Karte gibt ({ $of })
charterstone-when-retrieve = Wenn du so viele zurücknimmst oder mehr ({ $of })
charterstone-when-away = Wenn du beide Arbeiter aus gegnerischen Vierteln zurücknimmst
charterstone-when-peril = Wenn du das nimmst ({ $of })
charterstone-when-bump = Wenn du den Arbeiter eines Gegners heimschickst
charterstone-when-commons = Wenn du ein Gebäude der Allmende nutzt
charterstone-when-first-use = Wenn du ein Gebäude, das du in diesem Spiel gebaut hast, zum ersten Mal nutzt
charterstone-when-minion = Wenn du eine Figur setzt, die kein Arbeiter ist
charterstone-when-spent = Wenn dir nach dem Nutzen eines Gebäudes kein Arbeiter bleibt
charterstone-when-coin = Wenn dir ein Gebäude dieses Viertels Münzen gibt ({ $of })
charterstone-when-vp = Wenn dir ein Gebäude dieses Viertels Punkte gibt ({ $of })
charterstone-when-once = Einmal im Spiel, in deinem Zug
