# Warum etwas nicht geht. Die Argumente stehen in der englischen Datei.

## Das Spiel

refusal-game-over = Das Spiel ist aus.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-now = Das geht an dieser Stelle der Runde nicht.
refusal-unknown-move = Diesen Zug gibt es nicht.
refusal-bad-move = An diesem Zug fehlt etwas.
refusal-unknown-card = Diese Karte gibt es nicht.
refusal-unknown-gem = Diesen Edelstein gibt es nicht.
refusal-unknown-area = Dieses Aktionsgebiet gibt es nicht.
refusal-unknown-spot = Auf diesem Mond gibt es keine Stelle { $spot }.
refusal-impossible-draw = Das kann der Zufall nicht gezogen haben.
refusal-no-flag-there = Auf diesem Gebiet hast du kein Fähnchen mehr.
refusal-spot-not-in-play = { $spot } berührt keine Zone, die an diesem Tisch im Spiel ist.
refusal-spot-taken = Auf { $spot } steht schon ein Fähnchen.
refusal-not-your-flag = Auf { $spot } steht kein Fähnchen von dir.
refusal-zone-too-rich = So weit reicht die Industriespionage nicht: Diese Stelle berührt eine Zone mit 3 Edelsteinen.
refusal-zones-empty = So weit reicht die Industriespionage nicht: Diese Stelle berührt keine Zone mit 1 oder 2 Edelsteinen.
refusal-not-to-be-taken = { $card } liegt weder im Ablagestapel noch in der öffentlichen Bauzeile.
refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-not-just-dealt = Austauschen kannst du nur eine Karte, die du gerade erhalten hast.
refusal-not-a-duplicate = Austauschen kannst du nur eine Karte, deren Zahl du schon gebaut hast.
refusal-wrong-rate = Getauscht wird 3 gegen 1, mit dem Untertagelager 2 gegen 1.
refusal-not-gained-by-trade = So einen Edelstein gibt es bei diesem Tausch nicht.
refusal-gems-missing = Dir fehlt: { $missing }.
refusal-supply-empty = Im Vorrat liegen nicht genug Edelsteine dieser Art.
refusal-not-a-holder = In dieser Runde gehört dir das Synchrotron nicht.
refusal-used-up = Das hast du schon genutzt.
refusal-not-two-colours = Das Synchrotron verwandelt Edelsteine einer Farbe in genau eine andere; durchsichtige haben keine.
refusal-not-in-cost = { $card } kostet nicht die Edelsteine, für die deine durchsichtigen stehen sollen.
refusal-row-used-up = Du hast in dieser Runde schon eine Karte aus der öffentlichen Bauzeile gebaut; mehr als eine geht nicht.
refusal-not-at-hand = { $card } ist weder auf deiner Hand noch in der öffentlichen Bauzeile.
refusal-number-built = Du hast schon eine { $number } gebaut, und keine Zahl kann man zweimal bauen.
refusal-clear-stays = Durchsichtige Edelsteine bleiben dir an diesem Tisch ohnehin: Wähle unter den farbigen.
refusal-wrong-number = Du behältst { $keep } Edelsteine und gibst nur den Rest zurück.
refusal-bad-edition = Diese Ausgabe enthält Fehler und kann nicht gespielt werden.

## Zurücknehmen

refusal-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
refusal-undo-chance = Zurück geht es nur zu einem Zug, nicht zu einer Ziehung.
refusal-undo-needs-consent = Um das zurückzunehmen, brauchst du die Zustimmung der anderen.
refusal-nothing-asked = Danach fragt niemand mehr.
refusal-not-asked = Du bist nicht gefragt oder hast schon geantwortet.

## Der Tisch

refusal-stale = Inzwischen ging es am Tisch weiter: Sieh nach, was neu ist.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-seat-taken = Dieser Platz ist vergeben.
refusal-seat-away = Auf diesem Platz spielt ein Bot. Wenn es deiner ist, nimm ihn zuerst zurück.
refusal-not-away = Niemand spielt für dich: Der Platz ist deiner.
refusal-needs-link = Dieser Platz ist für den, der seinen Link mitbringt.
refusal-bad-link = Dieser Link öffnet hier keinen Platz, oder ein neuerer hat ihn ersetzt.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-not-open = Das Spiel hat schon begonnen.
refusal-not-playing = Hier läuft kein Spiel: Es hat noch nicht begonnen oder ist aus.
refusal-not-over = Das muss warten, bis das Spiel aus ist.
refusal-seats-empty = Alle Plätze müssen vergeben sein, bevor es losgeht.
refusal-rematch-open = Ein neues Spiel ist schon eröffnet.
refusal-bad-chat = Eine Nachricht hat 1 bis 500 Zeichen.
refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-no-such-position = So weit ist das Spiel nicht gekommen.

## Einen Tisch eröffnen

refusal-bad-name = Ein Name hat 1 bis 60 sichtbare Zeichen.
refusal-bad-seats = In dieser Anzahl lässt sich das nicht spielen.
refusal-bad-clock = Eine Uhr braucht mindestens eine Sekunde.
refusal-bad-option = Diese Antwort gibt es bei dieser Option nicht.
refusal-unknown-option = Diese Option gibt es nicht.
refusal-unknown-preset = Diese Voreinstellung gibt es nicht.
refusal-unknown-bot = Diesen Bot gibt es nicht.
refusal-unknown-game = Dieses Spiel gibt es nicht.
refusal-no-such-game = Dieses Spiel gibt es nicht.
refusal-no-editions = Dieses Spiel gibt es nur in einer Ausgabe.
refusal-too-many-tables = Du hast zu viele offene Spiele: Beende oder verlasse zuerst einige.

## Der Weg zum Server

refusal-no-session = Sag zuerst deinen Namen, oder komm mit deinem Wiederherstellungslink zurück.
refusal-bad-recovery = Dieser Wiederherstellungslink ist unbekannt, oder ein neuerer hat ihn ersetzt.
refusal-too-many = Das war etwas schnell: Warte einen Moment.
refusal-no-hints = An diesem Tisch spielen alle ohne Tipps.
refusal-no-hint-now = Die Suche kam nicht rechtzeitig zu Ende. Versuche es gleich noch einmal.
refusal-nothing-to-decide = Da gibt es nichts zu entscheiden.
refusal-too-large = Das ist zu groß zum Verschicken.
refusal-storage = Der Server kann gerade nichts speichern. Nichts ist verloren: Versuch es noch einmal.
refusal-internal = Auf dem Server ist etwas schiefgegangen. Es ist vermerkt.
refusal-bad-origin = Von dieser Seite nimmt der Server nichts an: Öffne den Tisch unter seiner eigenen Adresse.
refusal-bad-json = Der Server konnte das nicht lesen.
refusal-bad-request = Der Server hat das nicht verstanden.
refusal-no-such-path = Hier ist nichts.
refusal-bad-log = Der Verlauf dieses Tisches ist beschädigt; der Tisch lässt sich nicht öffnen.

## Gesicherte Partien

refusal-not-json = Das ist keine gesicherte Partie.
refusal-not-a-record = Das ist keine gesicherte Partie.
refusal-record-layout = Diese Partie stammt von einer anderen Fassung von Moonstone und lässt sich nicht lesen.
refusal-bad-record = Diese gesicherte Partie ist unvollständig oder beschädigt.
refusal-bad-entry = Ein Zug dieser Partie ist beschädigt.
refusal-rules-version = Dieses Spiel folgt einer anderen Fassung der Regeln als der, die hier gespielt wird.
refusal-edition-changed = Dieses Spiel wurde mit einer Ausgabe gespielt, die hier anders ist.
refusal-wrong-result = Das gesicherte Ergebnis ist nicht das, zu dem die Züge der Partie führen.
refusal-no-secret = Das Geheimnis hinter den Ziehungen ist noch nicht offengelegt; sie lassen sich nicht prüfen.
refusal-bad-secret = Das Geheimnis dieser Partie ist beschädigt.
refusal-broken-commitment = Das Geheimnis dieser Partie ist nicht das, das am Anfang versprochen wurde.
refusal-false-draw = Eine Ziehung dieser Partie ist nicht die des Zufalls.
refusal-record-too-long = Diese Partie konnte nicht rechtzeitig geprüft werden.
refusal-in-record = Zug { $entry } dieser Partie ist nicht möglich.
