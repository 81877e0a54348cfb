### Das Buch von Charterstone: Chronik, Indexführer, Archiv, jedes Zeichen; und was Karten und Personas tun.
### Worte für das, was in Kisten liegt, stehen nicht hier: Der Server sagt sie, sobald die Kiste offen ist.

charterstone-book = Chronik
charterstone-book-why = Regeln, Geschichten, Kisten, Archiv und alle Zeichen (Taste B)
charterstone-book-of = Die Chronik von „{ $village }“
charterstone-book-plain = Die Chronik
charterstone-book-sections = Inhalt
charterstone-book-stories = Geschichten
charterstone-book-rules = Regeln
charterstone-book-index = Indexführer
charterstone-book-archive = Archiv
charterstone-book-icons = Zeichen
charterstone-book-next = Nächste Seite
charterstone-book-back = Vorige Seite
charterstone-book-close = Buch schließen
charterstone-book-home = Zurück zum Dorf
charterstone-book-page = Seite { $from } von { $of }
charterstone-book-spread = Seiten { $from } und { $to } von { $of }
charterstone-book-search = Im Buch suchen
charterstone-book-found =
    { $count ->
        [0] Bisher kein Treffer im Buch.
        [one] { $count } Treffer
       *[other] { $count } Treffer
    }
charterstone-book-slot = Regel { $number }
charterstone-book-slot-empty = Hier klebt noch nichts.
charterstone-book-over =
    { $count ->
        [one] Dieser Aufkleber verdeckt einen früheren.
       *[other] Dieser Aufkleber verdeckt { $count } frühere.
    }
charterstone-book-games = Die bisherigen Partien
charterstone-book-game = Partie { $number }: { $title }
charterstone-book-game-now = läuft oder steht noch bevor
charterstone-book-won =
    { $count ->
        [one] gewonnen von { $names }
       *[other] gemeinsam gewonnen von { $names }
    }
charterstone-book-choices = Getroffene Entscheidungen
charterstone-book-crates = Geöffnete Kisten: { $opened } von { $all }
charterstone-book-crate = Kiste { $number }
charterstone-book-crate-titled = Kiste { $number }: { $title }
charterstone-book-closed = Kiste { $number }, noch nicht geöffnet
charterstone-book-found-by = Geöffnet in Partie { $game }, Viertel: { $charter }
charterstone-book-unlocked = Neue Regeln: { $rules }
charterstone-book-joined =
    { $count ->
        [one] Eine weitere Karte kam in den Stapel.
       *[other] { $count } weitere Karten kamen in den Stapel.
    }
charterstone-book-archive-empty = Noch ist nichts archiviert.
charterstone-book-archive-why = Hier liegt alles, was aus dem Spiel ist: Karten geöffneter Kisten und Karten von Gebäuden ohne Kiste.
charterstone-book-icons-why = Zeige auf ein Zeichen, gib ihm den Fokus oder halte den Finger darauf, um zu lesen, was es bedeutet.
charterstone-book-came = Das kam aus einer Kiste. Die Chronik erklärt die Regeln dazu.

## Wofür die Zeichen stehen

charterstone-icon-vp = Punkte. Wer die meisten Punkte hat, gewinnt die Partie.
charterstone-icon-coin = Münzen. Für alle zusammen gibt es 36.
charterstone-icon-influence = Einfluss. Du hast zwölf Marker, um sie in den Vorrat zu zahlen oder auf den Plan zu legen.
charterstone-icon-worker = Ein Arbeiter. Du hast zwei.
charterstone-icon-resource = Ein beliebiger Rohstoff.
charterstone-icon-raw = Der Rohstoff dieses Viertels: { $charter }. Es gibt zwölf davon.
charterstone-icon-card = Eine der offenen Ausbaukarten.
charterstone-icon-assistant = Ein Assistent: eine Ausbaukarte, die ihrem Besitzer die ganze Partie lang hilft.
charterstone-icon-building = Eine Gebäudekarte. Du baust sie mit den vier Rohstoffen, die sie zeigt.
charterstone-icon-constructed = Die Karte eines errichteten Gebäudes.
charterstone-icon-blueprint = Die vier Rohstoffe auf einer deiner Gebäudekarten. Zahle sie, um das Gebäude zu bauen.
charterstone-icon-crate = Eine Kiste. Öffne sie am Charterstone oder an einem anderen Gebäude mit diesem Zeichen.
charterstone-icon-objective = Ein Ziel. Erfüllst du es, werte es an der Tribüne oder an einem anderen Gebäude mit diesem Zeichen.
charterstone-icon-quota = Ein Feld der Quote. Fülle es am Wolkenhafen oder an einem anderen Gebäude mit diesem Zeichen.
charterstone-icon-reputation = Ansehen: ein Einflussmarker auf der Ansehensleiste. Wer dort die meisten Marker hat, bekommt am Ende Punkte.
charterstone-icon-progress = Der Fortschritt rückt vor.
charterstone-icon-hourglass = Die Sanduhr. Kommt der Fortschritt hierher, ist die laufende Runde die letzte.
charterstone-icon-deck = Die oberste Karte des Stapels.
charterstone-icon-persona = Eine Persona. Jeder Spieler spielt mit einer.

## Was Karten und Personas tun

charterstone-does = { $when }: { $gain }.
charterstone-does-with = { $when } (nötig: { $needs }): { $gain }.
charterstone-does-item = Zahle das und lege die Karte ab: { $cost }. Du erhältst: { $gain }.
charterstone-does-treasure = Lege die Karte ab. Du erhältst: { $gain }.
charterstone-does-guest = Bei jedem Einkommen: { $gain }. Ab vier Spielern wählst du eines davon.
charterstone-does-nothing = Keine Fähigkeit.
charterstone-does-placed = Wenn du die Figur setzt oder ein Gegner ihr Gebäude nutzt: { $gain }.
charterstone-when-use = Wenn du „{ $of }“ nutzt
charterstone-when-cost = Wenn du ein Gebäude mit diesen Kosten nutzt ({ $of })
charterstone-when-progress = Jedes Mal, wenn du den Fortschritt vorrückst
charterstone-when-reputation = Für jeden Marker, den du auf die Ansehensleiste legst
charterstone-when-score = Wenn du ein Ziel wertest
charterstone-when-first-score = Wenn du ein öffentliches Ziel als Erster wertest
charterstone-when-build = Wenn du baust
charterstone-when-open = Wenn du eine Kiste öffnest
charterstone-when-end = Am Ende der Partie
charterstone-when-income = Bei jedem Einkommen
charterstone-when-income-space = Wenn du den Fortschritt auf ein Einkommensfeld bewegst
charterstone-when-take = Wenn du eine solche Karte erhältst ({ $of })
charterstone-when-earn = Wenn dir ein Gebäude eine solche Karte gibt ({ $of })
charterstone-when-retrieve = Wenn du mindestens so viele zurücknimmst ({ $of })
charterstone-when-away = Wenn du beide Arbeiter aus gegnerischen Vierteln zurücknimmst
charterstone-when-peril = Wenn du das nimmst ({ $of })
charterstone-when-bump = Wenn du den Arbeiter eines Gegners heimschickst
charterstone-when-commons = Wenn du ein Gebäude der Allmende nutzt
charterstone-when-first-use = Wenn du ein in dieser Partie von dir gebautes Gebäude zum ersten Mal nutzt
charterstone-when-minion = Wenn du eine Figur setzt, die kein Arbeiter ist
charterstone-when-spent = Wenn du nach dem Nutzen eines Gebäudes keinen Arbeiter mehr hast
charterstone-when-coin = Wenn dir ein Gebäude dieses Viertels Münzen gibt ({ $of })
charterstone-when-vp = Wenn dir ein Gebäude dieses Viertels Punkte gibt ({ $of })
charterstone-when-once = Einmal pro Partie, in deinem Zug
