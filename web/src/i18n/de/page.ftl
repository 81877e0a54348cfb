### Everything around the games: home, setting up, the table shell, preferences.

## Everywhere

skip = Zum Inhalt springen
close = Schließen
cancel = Abbrechen
save = Sichern
copy = Kopieren
copied = Kopiert.
copy-by-hand = Der Browser wollte nicht kopieren: Markiere die Adresse und kopiere sie von Hand.
trouble = Etwas ist schiefgegangen. Nichts ist verloren; versuch es noch einmal.
main-menu = Hauptmenü
to-home = Zur Startseite
nothing-here = Hier ist nichts
contents = Inhalt
language = Sprache
rules = Regeln
learn = Spielend lernen
guest-name = Gast
game-charon = Charon, Inc.
game-charterstone = Charterstone
seats = Plätze
your-turn = Du bist dran
refusal-offline = Der Server antwortet nicht. Prüfe deine Verbindung; nichts ist verloren.
refusal-unreadable = Die Antwort des Servers ist nicht lesbar.
name-question = Wie heißt du?
name-question-why = Die anderen am Tisch sehen deinen Namen. Du kannst ihn jederzeit ändern.
name-question-go-on = Weiter
name-question-guest = Als Gast weiter

## Home

play-now = Losspielen
set-up-table = Tisch einrichten
tables-mine = Deine Partien
tables-open = Offene Tische
tables-open-none = Im Moment wartet niemand auf Mitspieler.
tables-playing = Laufende Partien
tables-finished = Beendete Partien
tables-older = Ältere Partien
phase-of-table-open = wartet auf Mitspieler
phase-of-table-playing = läuft
phase-of-table-over = beendet
kept-row = frühere Regeln
kept-title = Frühere Regeln: nur noch zum Ansehen und Sichern
kept-table = Diese Partie hat unter früheren Regeln begonnen, nach denen nicht mehr gespielt wird. Du kannst sie ansehen und sichern, aber nicht fortsetzen.
kept-table-so-far = Sie wird gezeigt, so weit die heutigen Regeln ihr folgen: etwa { $percent } % des Weges.
kept-table-no-end = Sie wird gezeigt, so weit die heutigen Regeln ihr folgen; bis zum Ende führen sie nicht.
kept-table-ended = Sie ging so aus: { $scores }.
kept-table-open = Dieser Tisch wurde unter früheren Regeln eröffnet, nach denen nicht mehr gespielt wird. Die Partie kann nicht mehr beginnen.
kept-prompt =
    { $why ->
        [over] Diese Partie ist zu Ende. Bis hierher lässt sie sich zeigen.
        [whole] So weit wurde diese Partie gespielt.
       *[part] So weit folgen die heutigen Regeln dieser Partie.
    }
bring-record = Eine Partie mitbringen
bring-record-why = Eine gesicherte Partie ist eine einzige Datei: Ist sie beendet, sieh sie dir noch einmal an; ist sie es nicht, spiel sie weiter.
bring-retired = Diese Datei folgt früheren Regeln und lässt sich hier nicht mehr öffnen.
choose-file = Datei wählen
home-title = Charon, Inc. und Charterstone
home-text = Gegen Bots, zusammen an diesem Bildschirm oder mit Freunden anderswo. Kostenlos und ohne Konto.
about-charon = Stecke auf dem Mond des Pluto deine Claims ab, nimm seine Edelsteine und baue die größte Firma im äußeren Sonnensystem.
about-charterstone = Gründe ein Dorf, das sich erinnert: Was du baust, bleibt, Kisten gehen auf, und jede Partie verändert die nächste.
players-charon = 2 bis 5 Personen
players-charterstone = 1 bis 6 Personen
length-charon = etwa 45 Minuten
length-charterstone = 12 Partien à 1 Std.
games-wait =
    { $count ->
        [one] Eine Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }

## Setting up a table

which-game = Welches Spiel
seat-number = Platz { $number }
player-number = Spieler { $number }
add-seat = Noch ein Platz
remove-seat = Platz { $number } entfernen
name-of-player = Name des Spielers
seat-kind-me = Ich
seat-kind-me-why = Hier sitzt du.
seat-kind-bot = Bot
seat-kind-bot-why = Der Computer spielt.
seat-kind-scripted = Automa
seat-kind-scripted-why = Sie folgt Regeln des Spiels, keinen Gedanken.
seat-kind-local = Hier
seat-kind-local-why = Jemand an diesem Bildschirm; zwischendurch sind die Karten verdeckt.
seat-kind-link = Per Link
seat-kind-link-why = Wem du den Link schickst.
seat-kind-open = Frei
seat-kind-open-why = Wer zuerst kommt.
bot-level = Welcher Bot
bot-easy = Leicht
bot-greedy = Gierig
bot-hard = Schwer
bot-medium = Mittel
bot-random = Zufällig
bot-of-level = Bot ({ $level })
who-may-come = Wer kommen darf
private-table = Nur wer die Adresse hat
public-table = Alle
clock = Uhr
clock-none = Ohne Uhr
clock-per_move = Zeit je Entscheidung
clock-fischer = Zeit für die ganze Partie
clock-minutes = Minuten
clock-increment = Sekunden dazu je Entscheidung
clock-why = Ist die Zeit um, spielt auf diesem Platz ein Bot weiter, bis der Spieler zurück ist.
rules-of-table = Regeln an diesem Tisch
preset-usual = Übliche Regeln
own-edition = Deine eigene Ausgabe
own-edition-why = Eine Datei mit dem, was auf Spielbrett und Karten deiner Schachtel gedruckt ist.
start-game = Partie starten
open-table = Tisch öffnen

## Before the game

lobby-full = Alle sind da. Die Partie kann beginnen.
lobby-waiting = Einige Plätze sind noch leer.
lobby-host-starts = Die Partie beginnt, sobald der Gastgeber sie startet.
scripted = Automa
seat-purple = violett
seat-green = grün
seat-yellow = gelb
seat-black = schwarz
seat-blue = blau
seat-red = rot
seat-open = Freier Platz
seat-link = Platz per Link
sit-down = Platz nehmen
leave-seat = Platz verlassen
give-to-bot = Bot spielen lassen
make-open = Platz freigeben
make-link = Link erstellen
link-of-seat = Link für diesen Platz
invite = Andere einladen
invite-why = Wer diese Adresse öffnet, kommt an den Tisch: zum Mitspielen oder zum Zuschauen.
invited-text = An diesem Tisch ist ein Platz für dich reserviert.
invited-accept = Platz nehmen
table-closed = Dieser Tisch lässt sich nicht öffnen
opening-table = Der Tisch wird geöffnet …

## At the table

line-lost = Verbindung verloren, neuer Versuch …
present = am Tisch
absent = nicht am Tisch
their-turn = muss entscheiden
away-bot = nicht da; { $bot } spielt weiter
name-with-colour = { $name } ({ $colour })
watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
clock-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
undo = Zurück
undo-why = Nimm deine letzte Entscheidung zurück. Hat sie etwas aufgedeckt, müssen die anderen zustimmen.
restart-turn = Zug neu beginnen
restart-turn-why = Nimm alles zurück, was du in diesem Zug getan hast.
undo-asked = { $name } möchte einen Zug zurücknehmen. Bist du einverstanden?
undo-agree = Erlauben
undo-refuse = Ablehnen
undo-waiting = { $name } möchte einen Zug zurücknehmen; es fehlt noch die Antwort von { $names }.
log = Verlauf
chat = Chat
chat-none = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
send = Senden
rematch = Noch einmal
go-to-rematch = Zur neuen Partie
table-menu = Mehr
replay = Rückschau
copy-address = Adresse kopieren
sound-off = Ton ausschalten
sound-on = Ton einschalten
record = Partie sichern
leave-game = Gehen
leave-why = Ein Bot spielt für dich weiter, bis du zurückkommst.
come-back = Platz wieder einnehmen
look-as = Aus Sicht von { $name }
cover-title = { $name }, du bist dran
cover-text = Gib den Bildschirm weiter. Bis du weitermachst, sind keine Karten zu sehen.
cover-open = Ich bin { $name }
happened-seated = { $name } nimmt Platz.
happened-started = Die Partie beginnt.
happened-undone = { $name } nimmt zurück.
happened-undo_requested = { $name } möchte zurücknehmen.
happened-undo_answered =
    { $agree ->
        [true] { $name } ist einverstanden.
        [withdrawn] { $name } fragt nicht länger.
       *[other] { $name } ist nicht einverstanden.
    }
happened-away =
    { $why ->
        [time] { $name } hat keine Zeit mehr; { $bot } spielt weiter.
        [left] { $name } ist gegangen; { $bot } spielt weiter.
       *[asked] { $bot } spielt für { $name } weiter.
    }
happened-back = { $name } ist zurück.
happened-rematched = Eine neue Partie ist eröffnet.
leave-title = Partie verlassen?
leave-way-back = Dein Platz bleibt deiner. Öffne die Partie auf der Startseite unter „Deine Partien“ und nimm ihn wieder ein, wann du willst.
leave-not = Weiterspielen

## Looking back

hint = Tipp
hint-why = Was sieht am besten aus? Ein Bot denkt darüber nach, mit dem, was du wissen darfst.
hint-thinking = Denkt nach …
hint-title = Was am besten aussieht
hint-how = Bei jedem Zug die Siegchance, die er gibt, soweit der Bot sehen kann.
hints-allowed = Tipps sind erlaubt
hints-allowed-why = Für eine ernsthafte Partie abschalten.
chances = Siegchancen
chance-of = { $name } { $chance }
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forth = Ein Schritt vor
replay-last = Zum Ende
replay-moment = Zeitpunkt der Partie
replay-where = { $step } von { $of }
replay-eyes = Mit wessen Augen
replay-spectator = Publikum
replay-now = Zurück zur Partie
replay-end = Zurück zum Ergebnis

## Learning

rules-of = Die Regeln von { $game }
rules-intro = Keine Lust zu lesen?
tutorial-close = Lektionen weglegen
tutorial-open = Lektionen
tutorial-next = Klar
tutorial-count = Lektion { $number }

## Preferences

preferences = Einstellungen
your-name = Dein Name
name-saved = Ab jetzt heißt du so.
theme = Aussehen
theme-auto = Wie das Gerät
theme-dark = Dunkel
theme-light = Hell
at-the-table = Am Tisch
sound = Ein Ton, wenn ich dran bin
notices = Eine Benachrichtigung im Browser, wenn ich dran bin
notices-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
other-device = Ein anderes Gerät
other-device-why = Ein Link, der ein weiteres Gerät zu deinem macht: gleicher Name, gleiche Plätze. Er gilt, bis du einen neuen erstellst; behalte ihn für dich.
recover-title = Bist du das?
recover-why = Dieser Link übergibt dieses Gerät der Person, von der er stammt: gleicher Name, gleiche Plätze.
recover-do = Ja, als diese Person weiter
recover-empty = Der Link ist nicht vollständig.
recovered = Willkommen zurück, { $name }.
