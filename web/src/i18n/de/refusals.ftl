### Why the server refuses something: refusal-CODE.

## The table

refusal-nothing-asked = Hier gibt es nichts mehr zu entscheiden.
refusal-not-asked = Diese Entscheidung triffst nicht du, oder du hast sie schon getroffen.
refusal-stale = Inzwischen ging es am Tisch weiter. Sieh nach, was neu ist, und versuch es noch einmal.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-seat-taken = Dieser Platz ist vergeben.
refusal-seat-away = Auf diesem Platz spielt ein Bot. Wenn es deiner ist, nimm ihn zuerst zurück.
refusal-not-away = Niemand spielt für dich: Der Platz gehört schon dir.
refusal-needs-link = Dieser Platz ist reserviert. Du brauchst seinen Link, um hier zu sitzen.
refusal-bad-link = Dieser Link gilt hier nicht, oder ein neuerer hat ihn ersetzt.
refusal-not-host = Das kann nur der Gastgeber.
refusal-not-open = Die Partie hat schon begonnen.
refusal-not-playing = Hier läuft keine Partie: Sie hat noch nicht begonnen oder ist zu Ende.
refusal-seats-empty = Alle Plätze müssen besetzt sein, bevor es losgeht.
refusal-rematch-open = Eine neue Partie ist schon eröffnet.
refusal-bad-chat = Eine Nachricht muss 1 bis 500 Zeichen haben.
refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-no-such-position = So weit ist die Partie nicht gekommen.
refusal-bad-clock = Die Bedenkzeit muss mindestens eine Sekunde betragen.
refusal-too-many-tables = Du hast zu viele offene Partien. Beende oder verlasse zuerst einige.
refusal-bad-log = Dieser Tisch lässt sich nicht öffnen, weil sein Verlauf beschädigt ist.
refusal-record-too-long = Die Prüfung dieser Datei hat zu lange gedauert.

## The way to the server

refusal-no-session = Gib zuerst einen Namen ein, oder komm mit deinem Wiederherstellungslink zurück.
refusal-bad-recovery = Dieser Wiederherstellungslink gilt nicht, oder ein neuerer hat ihn ersetzt.
refusal-recovery-kept = Du hast schon einen Wiederherstellungslink. Um ihn zu ersetzen, öffne ihn auf diesem Gerät und erstelle dann einen neuen.
refusal-muted = Der Gastgeber lässt dich hier nicht schreiben.
refusal-page-turned = Jemand hat schon umgeblättert.
refusal-too-many = Das war zu schnell. Warte einen Moment und versuch es noch einmal.
refusal-no-hints = An diesem Tisch sind Tipps abgeschaltet.
refusal-no-hint-now = Der Bot ist nicht rechtzeitig fertig geworden. Versuch es gleich noch einmal.
refusal-too-large = Das ist zu groß zum Senden.
refusal-storage = Der Server kann gerade nichts speichern. Nichts ist verloren; versuch es bitte noch einmal.
refusal-internal = Auf dem Server ist etwas schiefgegangen. Der Fehler ist protokolliert.
refusal-bad-origin = Der Server nimmt von dieser Seite nichts an. Öffne den Tisch unter seiner eigenen Adresse.
refusal-bad-json = Der Server konnte das nicht lesen.
refusal-bad-request = Der Server hat das nicht verstanden.
refusal-no-such-path = Hier gibt es nichts.
refusal-suspended = Die Administration hat dich gesperrt. Vorerst kannst du nur zusehen.
refusal-muted-everywhere = Die Administration hat dich stummgeschaltet. Vorerst kannst du niemandem schreiben.
refusal-not-welcome = Dort hat dich jemand blockiert.
refusal-table-ended = Die Administration hat diesen Tisch beendet.
refusal-no-such-person = Diese Person gibt es nicht, oder dort sitzt niemand.
refusal-no-such-report = Diese Meldung ist schon erledigt.
refusal-no-such-session = Dieses Gerät ist nicht mehr angemeldet.
refusal-no-such-message = Diese Nachricht gibt es nicht.
