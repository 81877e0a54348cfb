### Kampagnen: eine gründen, ihre Seite, und was dorthin führt.

## Die Startseite

door-single = Eine einzelne Partie
campaigns-open = Kampagnen mit einem Platz für dich
campaign-row-on = Partie { $number } läuft
campaign-row-next = als Nächstes: Partie { $number }
campaign-bring = Datei einer Kampagne mitbringen

## Gründen

campaign = Kampagne
campaign-found = Eine Kampagne gründen
campaign-found-why = Ein Dorf für alle eure Partien. Alle behalten ihr Viertel und ihre Truhe; zwischen zwei Partien kann man kommen und gehen, und wer fort ist, dem hält ein Bot den Platz.
campaign-found-do = Das Dorf gründen
campaign-name = Name der Kampagne
campaign-name-usual = Unser Dorf
campaign-who = Wer spielt
campaign-way-alone = Allein gegen zwei Automas
campaign-way-here = Zu dritt an diesem Bildschirm
campaign-way-apart = Vier Häuser
campaign-way-mixed = Gemischt
campaign-role = Viertel
campaign-role-later = wird später gewählt
campaign-roles-why = Es gibt sechs Viertel: { $roles }. Wer noch keines hat, wählt vor der ersten Partie oder bekommt das nächste freie.
member-number = Platz { $number }
member-add = Platz hinzufügen
member-remove = Platz { $number } entfernen
member-kind-me-why = Du, von diesem oder einem anderen deiner Geräte.
member-kind-local-why = Jemand an diesem Bildschirm.
member-kind-link-why = Wem du den Link schickst.
member-kind-open-why = Wer zuerst kommt.
member-kind-bot-why = Der Computer spielt.
member-kind-scripted-why = Sie folgt Regeln des Spiels, keinen Gedanken.

## Plätze

member-open = Ein freier Platz
member-link = Ein Platz per Link
member-link-address = Link für diesen Platz
member-take = Diesen Platz nehmen
member-take-for = Wer sitzt hier?
member-take-me = Ich; oder der Name von jemandem hier am Bildschirm
member-change = Ändern
member-change-why = Es gilt ab der nächsten Partie.
member-back = Ich bin wieder da
member-away = Fort
member-away-why = Ab der nächsten Partie hält ein Bot den Platz. Er bleibt deiner.
member-leave = Abgeben
member-leave-why = Wer als Nächstes kommt, erhält den Platz mit dem Viertel und allem in seiner Truhe.
member-drop = Entfernen
member-drop-why = Ab der nächsten Partie spielt niemand dieses Viertel. Es bleibt im Dorf und wächst von selbst.

## Die Seite der Kampagne

campaign-opening = Die Kampagne wird geöffnet …
campaign-closed = Diese Kampagne lässt sich nicht öffnen
campaign-invited-text = In dieser Kampagne ist ein Platz für dich reserviert: ein eigenes Viertel, für alle ihre Partien.
campaign-invited-accept = Meinen Platz nehmen
campaign-of-table = Partie { $number } von „{ $name }“
campaign-goes-on = Das Dorf geht weiter
campaign-growth = Wie das Dorf gewachsen ist
campaign-watch = Beim Wachsen zusehen
campaign-before-first = Das Land vor der ersten Partie.
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
campaign-next = Als Nächstes kommt Partie { $number }
campaign-game-on = Partie { $number } läuft
campaign-changes-over = Ab Partie { $number } folgt die Kampagne Fassung { $rules } der Regeln.
kept-campaign-title = Ein Dorf nach früheren Regeln
kept-campaign =
    { $mine ->
        [true] Diese Kampagne hat unter früheren Regeln begonnen, nach denen nicht mehr gespielt wird. Nichts ist verloren: Du kannst ihre Partien noch einmal ansehen und sie unten sichern. Zum Weiterspielen beginne eine neue Kampagne.
       *[false] Diese Kampagne hat unter früheren Regeln begonnen, nach denen nicht mehr gespielt wird. Nichts ist verloren: Du kannst ihre Partien noch einmal ansehen. Zum Weiterspielen beginne eine neue Kampagne.
    }
campaign-play = Partie { $number } spielen
campaign-to-table = Zum Tisch
campaign-ready = Alle haben einen Platz. Ihr könnt beginnen.
campaign-missing =
    { $count ->
        [one] Ein Platz ist noch leer:
       *[other] { $count } Plätze sind noch leer:
    }
campaign-away =
    { $count ->
        [one] { $names } ist fort; ein Bot spielt.
       *[other] { $names } sind fort; Bots spielen.
    }
campaign-back = { $name } ist wieder da
campaign-waiting-for =
    { $count ->
        [one] { $names } muss entscheiden.
       *[other] { $names } müssen entscheiden.
    }
campaign-others-begin = Die Partie beginnt, sobald jemand mit einem Platz sie beginnt.
campaign-done = Die Kampagne ist gespielt
campaign-done-why = Alle ihre Partien liegen hinter euch. Das Dorf bleibt, zum Ansehen und zum Erzählen.
campaign-names = Namen
campaign-names-why = Ein Name wird einmal vergeben und bleibt.
campaign-names-later = Namen werden vergeben, wenn diese Partie vorbei ist.
campaign-names-of = { $what }: Den Namen gibt { $name }.
campaign-names-given =
    { $count ->
        [one] Ein Name vergeben
       *[other] { $count } Namen vergeben
    }
campaign-name-give = Geben
campaign-name-village = Das Dorf
campaign-name-role = Viertel { $role }
campaign-name-persona = Gründer des Viertels { $role }
campaign-name-assistant = Gehilfe ({ $card })
campaign-roles = Die Viertel
campaign-yours = deins
campaign-choose-role = Wähle dein Viertel
campaign-held = { $bot } hält diesen Platz
campaign-inactive = Niemand spielt { $roles }.
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
campaign-glory-row = { $stars } von { $of } Sternen; ist die Reihe voll, ab der dritten Partie bei jedem Aufbau: { $bonus }
campaign-capacity = Bleibt von Partie zu Partie
campaign-room = Platz für: { $what }
campaign-personas = Personas
campaign-used = wurde schon gespielt
campaign-story = Die Geschichte bisher
campaign-choices = Getroffene Entscheidungen
campaign-choice-made = Partie { $game }.
campaign-king-happy = Der König war erfreut.
campaign-king-angry = Der König war zornig.
campaign-book = Die Chronik öffnen
campaign-crates =
    { $count ->
        [0] Noch keine Kiste ist offen.
        [one] Eine Kiste ist offen.
       *[other] { $count } Kisten sind offen.
    }
campaign-games = Die Partien
campaign-games-none = Noch keine ist gespielt.
campaign-game = Partie { $number }
campaign-won = hat gewonnen
campaign-left =
    { $count ->
        [one] Eine zurückgelassene Partie
       *[other] { $count } zurückgelassene Partien
    }
campaign-rewind = Zurück vor diese Partie
campaign-rewind-title = Zurück vor Partie { $number }
campaign-rewind-why =
    { $count ->
        [one] Das Dorf wird wieder, was es vor Partie { $number } war. Partie { $number } zählt nicht mehr: Alles, was in ihr gebaut, geöffnet und benannt wurde, ist verschwunden. Sie bleibt an ihrem Tisch, unter „zurückgelassen“.
       *[other] Das Dorf wird wieder, was es vor Partie { $number } war. Die Partien { $number } bis { $last } zählen nicht mehr: Alles, was seitdem gebaut, geöffnet und benannt wurde, ist daraus verschwunden. Sie bleiben an ihren Tischen, unter „zurückgelassen“.
    }
campaign-rewind-do = Zurück vor Partie { $number }
campaign-fork = Ein anderer Weg von davor
campaign-fork-now = Ein anderer Weg von hier
campaign-fork-title = Ein anderer Weg, vor Partie { $number }
campaign-fork-why = Eine zweite Kampagne mit derselben Vergangenheit. Diese bleibt, wie sie ist; alle behalten ihre Plätze in beiden.
campaign-fork-do = Das andere Dorf gründen
campaign-since = Gegründet am { $day }.
campaign-public = Alle können sie finden.
campaign-private = Nur wer die Adresse hat, findet sie.
campaign-forked = Sie geht einen anderen Weg als eine ältere Kampagne.
campaign-imported = Sie kam aus einer Datei.
campaign-file = Datei der Kampagne sichern

## Das Ende einer Partie

ending-back = Zurück
ending-next = Weiter
ending-guidepost = Der Wegweiser
ending-met =
    { $count ->
        [one] { $names } hat ihn erfüllt, für einen Ruhmesstern.
       *[other] { $names } haben ihn erfüllt, für je einen Ruhmesstern.
    }
ending-decided = { $name } hat entschieden, wie die Geschichte weitergeht.
ending-gained = Ertrag: { $gained }
ending-home = Was heimgeht
ending-all-kept = Die erste Partie ist vorbei, und alle behalten alles, was sie haben.
ending-trophy = Eine Trophäe kommt in die Truhe.
ending-stars =
    { $count ->
        [one] Ein Ruhmesstern
       *[other] { $count } Ruhmessterne
    }{ $rows ->
        [0] { "." }
        [one] , und eine Reihe ist voll.
       *[other] , und { $rows } Reihen sind voll.
    }
ending-naming =
    { $count ->
        [one] Ein Name zu vergeben.
       *[other] { $count } Namen zu vergeben.
    }
ending-crates = Aus den Kisten
ending-crate = Kiste { $crate }: { $title }
ending-from-objective = Ziele: { $points }
ending-from-quota = Quote: { $points }
ending-from-crate = Kisten öffnen: { $points }
ending-from-building = Bauen: { $points }
ending-from-village = Gebäude des Dorfs: { $points }
ending-from-reputation = Ansehen: { $points }
ending-from-choice = Die Entscheidung am Ende: { $points }
ending-from-other = Alles andere: { $points }

## Warum etwas nicht geht

refusal-broken-seal = Diese Datei wurde nach dem Schreiben verändert.
refusal-campaign-game = Eine Partie einer Kampagne wird nicht noch einmal gespielt, sondern die nächste.
refusal-campaign-over = Alle Partien dieser Kampagne sind gespielt.
refusal-role-kept = Dieser Platz hat sein Viertel schon gespielt und behält es.
refusal-role-taken = Dieses Viertel gehört jemand anderem.
refusal-game-running = Eine Partie läuft; das geht erst zwischen zwei Partien.
refusal-no-such-campaign = Diese Kampagne gibt es nicht.
refusal-no-such-member = Diesen Platz hat die Kampagne nicht.
refusal-nobody-left = Mindestens ein Viertel muss jemand anderes als die Automa spielen.
refusal-not-a-campaign = Das ist keine Datei einer Kampagne.
refusal-not-a-person = Dort sitzt niemand, der fort sein könnte.
refusal-not-to-name = Das wartet auf keinen Namen.
refusal-not-your-name = Diesen Namen gibt jemand anderes.
refusal-other-game = Die nächste Partie ist Nummer { $number }.
refusal-sealed = Die Datei enthält, was noch nicht freigeschaltet ist; sie ist nur für den Gründer.
refusal-too-many-campaigns = Du hast so viele Kampagnen gegründet, wie erlaubt sind.
refusal-unknown-role = Dieses Viertel gibt es nicht.
