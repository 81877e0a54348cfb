### Kampagnen: eine gründen, ihre Seite, und was dorthin führt.

## Die Startseite
door-single = Einzelne Partie spielen
campaigns-open = Kampagnen mit freiem Platz
campaign-row-on = Partie { $number } läuft
campaign-row-next = als Nächstes: Partie { $number }
campaign-bring = Kampagne laden

## Gründen

campaign = Kampagne
campaign-found = Kampagne starten
campaign-found-why = Ein Dorf für alle eure Partien. Alle behalten ihr Viertel und ihre Truhe. Zwischen zwei Partien kann man kommen und gehen, und wer fehlt, wird von einem Bot vertreten.
campaign-found-do = Kampagne starten
campaign-name = Name der Kampagne
campaign-name-usual = Unser Dorf
campaign-who = Spieler
campaign-way-alone = Allein gegen zwei Automas
campaign-way-here = Zu dritt an diesem Bildschirm
campaign-way-apart = Zu viert online
campaign-way-mixed = Eigene Auswahl
campaign-role = Viertel
campaign-role-later = später wählen
campaign-roles-why = Es gibt sechs Viertel: { $roles }. Wählst du vor der ersten Partie keines, bekommst du das nächste freie.
member-number = Platz { $number }
member-add = Platz hinzufügen
member-remove = Platz { $number } entfernen
member-kind-me-why = Du, auf allen deinen Geräten.
member-kind-local-why = Jemand an diesem Bildschirm.
member-kind-link-why = Wer von dir den Link bekommt.
member-kind-open-why = Wer zuerst kommt.
member-kind-bot-why = Der Computer spielt.
member-kind-scripted-why = Spielt nach festen Regeln.

## Plätze

member-open = Freier Platz
member-link = Platz per Link
member-link-address = Link für diesen Platz
member-take = Diesen Platz nehmen
member-take-for = Wer sitzt hier?
member-take-me = Du, wenn du keinen anderen Namen eingibst
member-change = Ändern
member-change-why = Änderungen gelten ab der nächsten Partie.
member-back = Ich bin wieder da
member-away = Abwesend
member-away-why = Ab der nächsten Partie spielt ein Bot für dich. Der Platz bleibt deiner.
member-leave = Platz abgeben
member-leave-why = Wer als Nächstes dazukommt, erhält den Platz mit seinem Viertel und allem in seiner Truhe.
member-drop = Entfernen
member-drop-why = Ab der nächsten Partie spielt niemand dieses Viertel. Es bleibt im Dorf und wächst von selbst.

## Die Seite der Kampagne

campaign-opening = Die Kampagne wird geöffnet …
campaign-closed = Diese Kampagne lässt sich nicht öffnen
campaign-invited-text = In dieser Kampagne ist ein Platz für dich reserviert, mit einem eigenen Viertel für alle Partien.
campaign-invited-accept = Meinen Platz nehmen
campaign-of-table = Partie { $number } von „{ $name }“
campaign-goes-on = Zurück zur Kampagne
campaign-growth = Wie das Dorf gewachsen ist
campaign-watch = Beim Wachsen zusehen
campaign-before-first = Vor der ersten Partie.
campaign-after-game = Nach Partie { $game }.
campaign-won-by =
    { $count ->
        [one] Gewonnen hat { $names }.
       *[other] Gemeinsam gewonnen haben { $names }.
    }
campaign-grown =
    { $buildings ->
        [0] Kein neues Gebäude
        [one] Ein neues Gebäude
       *[other] { $buildings } neue Gebäude
    }, { $crates ->
        [0] keine Kiste geöffnet.
        [one] eine Kiste geöffnet.
       *[other] { $crates } Kisten geöffnet.
    }
campaign-next = Als Nächstes: Partie { $number }
campaign-game-on = Partie { $number } läuft
campaign-changes-over = Ab Partie { $number } gilt in dieser Kampagne Fassung { $rules } der Regeln.
kept-campaign-title = Ein Dorf nach früheren Regeln
kept-campaign =
    { $mine ->
        [true] Diese Kampagne hat unter früheren Regeln begonnen, nach denen nicht mehr gespielt wird. Nichts ist verloren: Du kannst ihre Partien noch einmal ansehen und sie unten speichern. Starte zum Weiterspielen eine neue Kampagne.
       *[false] Diese Kampagne hat unter früheren Regeln begonnen, nach denen nicht mehr gespielt wird. Nichts ist verloren: Du kannst ihre Partien noch einmal ansehen. Starte zum Weiterspielen eine neue Kampagne.
    }
campaign-play = Partie { $number } spielen
campaign-to-table = Zum Tisch
campaign-ready = Alle Plätze sind besetzt. Ihr könnt beginnen.
campaign-missing =
    { $count ->
        [one] Ein Platz ist noch leer.
       *[other] { $count } Plätze sind noch leer.
    }
campaign-waiting-for =
    { $count ->
        [one] { $names } muss entscheiden.
       *[other] { $names } müssen entscheiden.
    }
campaign-others-begin = Alle, die mitspielen, können die Partie starten.
campaign-done = Die Kampagne ist zu Ende
campaign-done-why = Alle zwölf Partien sind gespielt. Das Dorf bleibt, zum Ansehen und zum Erzählen.
campaign-names = Namen
campaign-names-why = Jeder Name wird nur einmal vergeben und bleibt.
campaign-names-later = Namen könnt ihr nach dieser Partie vergeben.
campaign-names-of = { $what } (den Namen wählt { $name })
campaign-names-given =
    { $count ->
        [one] Ein Name vergeben
       *[other] { $count } Namen vergeben
    }
campaign-name-give = Benennen
campaign-name-village = Dorf
campaign-name-role = Viertel: { $role }
campaign-name-persona = Gründer: { $role }
campaign-name-assistant = Assistent: { $card }
campaign-roles = Die Viertel
campaign-yours = deins
campaign-choose-role = Wähle dein Viertel
campaign-held = { $bot } vertritt diesen Platz
campaign-inactive = Viertel, die niemand spielt: { $roles }
campaign-trophies =
    { $count ->
        [0] Noch keine Trophäe
        [one] Eine Trophäe
       *[other] { $count } Trophäen
    }
campaign-stars =
    { $count ->
        [0] Noch kein Ruhmesstern
        [one] Ein Ruhmesstern
       *[other] { $count } Ruhmessterne
    }
campaign-glory = Ruhm
campaign-glory-row = { $stars } von { $of } Sternen. Ist die Reihe voll, ab der dritten Partie bei jedem Aufbau: { $bonus }
campaign-capacity = Lagerplatz bis zur nächsten Partie
campaign-room = Platz: { $what }
campaign-personas = Personas
campaign-used = schon gespielt
campaign-story = Die Geschichte bisher
campaign-choices = Eure Entscheidungen
campaign-choice-made = Partie { $game }.
campaign-king-happy = Der König war zufrieden.
campaign-king-angry = Der König war zornig.
campaign-book = Chronik öffnen
campaign-crates =
    { $count ->
        [0] Noch keine Kiste ist offen.
        [one] Eine Kiste ist offen.
       *[other] { $count } Kisten sind offen.
    }
campaign-games = Partien
campaign-games-none = Noch keine Partie gespielt.
campaign-game = Partie { $number }
campaign-won = gewonnen
campaign-left =
    { $count ->
        [one] Eine verworfene Partie
       *[other] { $count } verworfene Partien
    }
campaign-rewind = Zurück vor diese Partie
campaign-rewind-title = Zurück vor Partie { $number }
campaign-rewind-why =
    { $count ->
        [one] Das Dorf wird wieder so, wie es vor Partie { $number } war. Partie { $number } zählt nicht mehr: Alles, was in ihr gebaut, geöffnet und benannt wurde, wird rückgängig gemacht. Ansehen kannst du sie weiterhin, unter „verworfene Partien“.
       *[other] Das Dorf wird wieder so, wie es vor Partie { $number } war. Die Partien { $number } bis { $last } zählen nicht mehr: Alles, was in ihnen gebaut, geöffnet und benannt wurde, wird rückgängig gemacht. Ansehen kannst du sie weiterhin, unter „verworfene Partien“.
    }
campaign-rewind-do = Zurück vor Partie { $number }
campaign-fork = Vor dieser Partie abzweigen
campaign-fork-now = Von hier abzweigen
campaign-fork-title = Vor Partie { $number } abzweigen
campaign-fork-why = Damit beginnt eine zweite Kampagne mit derselben Vergangenheit. Die erste bleibt, wie sie ist, und alle behalten ihre Plätze in beiden.
campaign-fork-do = Zweite Kampagne starten
campaign-since = Begonnen am { $day }.
campaign-public = Alle können diese Kampagne finden.
campaign-private = Nur wer den Link hat, findet diese Kampagne.
campaign-forked = Sie ist von einer anderen Kampagne abgezweigt.
campaign-imported = Sie wurde aus einer Datei geladen.
campaign-file = Kampagne speichern
campaign-next-of = Als Nächstes: Partie { $number } von { $of }
campaign-evening = Wer kommt beim nächsten Mal?
campaign-evening-here = kommt
campaign-evening-away = kann nicht; ein Bot spielt
campaign-evening-bot = immer da
campaign-evening-empty = Platz noch leer
campaign-evening-come = Kommt doch
campaign-evening-stay = Kann nicht
campaign-not-complete = Diese Kampagne ist noch nicht zu Ende
campaign-final = Letzte Wertung
campaign-final-why = Die Punkte der Kampagne, ihre Geschichte in Zahlen und ein Bild zum Behalten.
campaign-after = Nach der Kampagne
campaign-after-play = Im Dorf weiterspielen
campaign-after-why = Ihr könnt im fertigen Dorf so oft spielen, wie ihr wollt. Jede Partie steht für sich: Der Würfel verteilt die Viertel, und es bleibt nur, was ihr baut und öffnet.
campaign-anew = Neu beginnen
campaign-anew-why = Eine neue Kampagne ab der ersten Partie, mit denselben Spielern. Diese bleibt, wie sie ist.
campaign-anew-text = Die neue Kampagne beginnt mit Partie 1 und einem leeren Dorf. Alle behalten ihre Plätze und Viertel; vor der ersten Partie kannst du das ändern. Diese Kampagne bleibt hier.
campaign-anew-name = { $name }, noch einmal
campaign-anew-do = Neue Kampagne starten
campaign-look-back = Auf eine Partie zurückblicken
campaign-look-back-game =
    { $count ->
        [one] Partie { $number }. Gewonnen hat { $names }.
       *[other] Partie { $number }. Gemeinsam gewonnen haben { $names }.
    }

## Das Ende einer Partie

ending-back = Zurück
ending-next = Weiter
ending-guidepost = Vorgabe
ending-met =
    { $count ->
        [one] { $names } hat die Vorgabe erfüllt und erhält einen Ruhmesstern.
       *[other] { $names } haben die Vorgabe erfüllt und erhalten je einen Ruhmesstern.
    }
ending-decided = { $name } hat entschieden, wie die Geschichte weitergeht.
ending-gained = Erhalten: { $gained }
ending-home = Was ihr behaltet
ending-all-kept = Nach der ersten Partie behalten alle alles.
ending-trophy = Eine Trophäe kommt in deine Truhe.
ending-stars =
    { $count ->
        [one] Ein Ruhmesstern
       *[other] { $count } Ruhmessterne
    }{ $rows ->
        [0] { "." }
        [one] , dazu eine volle Reihe.
       *[other] , dazu { $rows } volle Reihen.
    }
ending-naming =
    { $count ->
        [one] Du kannst einen Namen vergeben.
       *[other] Du kannst { $count } Namen vergeben.
    }
ending-crates = Aus den Kisten
ending-crate = Kiste { $crate }: { $title }
ending-from-objective = Ziele: { $points }
ending-from-quota = Quote: { $points }
ending-from-crate = Kisten öffnen: { $points }
ending-from-building = Bauen: { $points }
ending-from-village = Gebäude des Dorfs: { $points }
ending-from-reputation = Ansehen: { $points }
ending-from-choice = Letzte Entscheidung: { $points }
ending-from-other = Alles andere: { $points }

## Warum etwas nicht geht

refusal-broken-seal = Diese Datei wurde nach dem Speichern verändert.
refusal-campaign-game = In einer Kampagne gibt es keine Revanche. Spielt stattdessen die nächste Partie.
refusal-campaign-over = Alle Partien dieser Kampagne sind gespielt.
refusal-role-kept = Dieser Platz hat sein Viertel schon gespielt und behält es.
refusal-role-taken = Dieses Viertel hat schon jemand anderes.
refusal-game-running = Eine Partie läuft. Warte, bis sie zu Ende ist.
refusal-no-such-campaign = Diese Kampagne gibt es nicht.
refusal-no-such-member = Diesen Platz gibt es in der Kampagne nicht.
refusal-nobody-left = Mindestens ein Viertel muss jemand anderes als die Automa spielen.
refusal-not-a-campaign = Das ist keine gespeicherte Kampagne.
refusal-not-a-person = Auf diesem Platz sitzt niemand.
refusal-not-to-name = Hier gibt es nichts zu benennen.
refusal-not-your-name = Diesen Namen vergibt jemand anderes.
refusal-other-game = Die nächste Partie ist Nummer { $number }.
refusal-sealed = Die Datei enthält, was noch nicht freigeschaltet ist. Nur wer den Inhalt mitgebracht hat, kann sie speichern.
refusal-too-many-campaigns = Mehr Kampagnen kannst du nicht haben.
refusal-unknown-role = Dieses Viertel gibt es nicht.
