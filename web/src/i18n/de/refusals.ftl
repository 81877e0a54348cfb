### Why the server refuses something: refusal-CODE.

## The table

refusal-nothing-asked = Danach fragt niemand mehr.
refusal-not-asked = Du bist nicht gefragt oder hast schon geantwortet.
refusal-stale = Inzwischen ging es am Tisch weiter: Sieh nach, was neu ist.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-seat-taken = Dieser Platz ist vergeben.
refusal-seat-away = Auf diesem Platz spielt ein Bot. Wenn es deiner ist, nimm ihn zuerst zurück.
refusal-not-away = Niemand spielt für dich: Der Platz ist deiner.
refusal-needs-link = Dieser Platz ist für den, der seinen Link mitbringt.
refusal-bad-link = Dieser Link öffnet hier keinen Platz, oder ein neuerer hat ihn ersetzt.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-not-open = Das Spiel hat schon begonnen.
refusal-not-playing = Hier läuft kein Spiel: Es hat noch nicht begonnen oder ist aus.
refusal-seats-empty = Alle Plätze müssen vergeben sein, bevor es losgeht.
refusal-rematch-open = Ein neues Spiel ist schon eröffnet.
refusal-bad-chat = Eine Nachricht hat 1 bis 500 Zeichen.
refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-no-such-position = So weit ist das Spiel nicht gekommen.
refusal-bad-clock = Eine Uhr braucht mindestens eine Sekunde.
refusal-too-many-tables = Du hast zu viele offene Spiele: Beende oder verlasse zuerst einige.
refusal-bad-log = Der Verlauf dieses Tisches ist beschädigt; der Tisch lässt sich nicht öffnen.
refusal-record-too-long = Diese Partie konnte nicht rechtzeitig geprüft werden.

## The way to the server

refusal-no-session = Sag zuerst deinen Namen, oder komm mit deinem Wiederherstellungslink zurück.
refusal-bad-recovery = Dieser Wiederherstellungslink ist unbekannt, oder ein neuerer hat ihn ersetzt.
refusal-recovery-kept = Du hast schon einen Wiederherstellungslink. Um ihn zu ersetzen, öffne ihn auf diesem Gerät und erstelle dann einen neuen.
refusal-muted = Der Gastgeber lässt dich hier nicht schreiben.
refusal-too-many = Das war etwas schnell: Warte einen Moment.
refusal-no-hints = An diesem Tisch spielen alle ohne Tipps.
refusal-no-hint-now = Die Suche kam nicht rechtzeitig zu Ende. Versuche es gleich noch einmal.
refusal-too-large = Das ist zu groß zum Verschicken.
refusal-storage = Der Server kann gerade nichts speichern. Nichts ist verloren: Versuch es noch einmal.
refusal-internal = Auf dem Server ist etwas schiefgegangen. Es ist vermerkt.
refusal-bad-origin = Von dieser Seite nimmt der Server nichts an: Öffne den Tisch unter seiner eigenen Adresse.
refusal-bad-json = Der Server konnte das nicht lesen.
refusal-bad-request = Der Server hat das nicht verstanden.
refusal-no-such-path = Hier ist nichts.
