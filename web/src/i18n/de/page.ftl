### Everything around the games: home, setting up, the table shell, preferences.

## Everywhere

skip = Zum Inhalt springen
close = Schließen
cancel = Abbrechen
save = Speichern
copy = Kopieren
copied = Kopiert.
copy-by-hand = Kopieren hat nicht geklappt. Markiere den Link und kopiere ihn von Hand.
trouble = Etwas ist schiefgegangen. Nichts ist verloren; versuch es bitte noch einmal.
main-menu = Hauptmenü
to-home = Zur Startseite
nothing-here = Hier gibt es nichts
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
tables-open = Offene Partien
tables-open-none = Im Moment sucht niemand Mitspieler.
tables-playing = Laufende Partien
tables-finished = Beendete Partien
tables-older = Ältere Partien
phase-of-table-open = wartet auf Mitspieler
phase-of-table-playing = läuft
phase-of-table-over = beendet
phase-of-table-ended = beendet
kept-row = frühere Regeln
kept-title = Frühere Regeln: nur noch ansehen oder speichern
kept-table = Diese Partie hat unter früheren Regeln begonnen, nach denen nicht mehr gespielt wird. Du kannst sie ansehen und speichern, aber nicht fortsetzen.
kept-table-so-far = Sie wird gezeigt, so weit die heutigen Regeln ihr folgen können: zu etwa { $percent } %.
kept-table-no-end = Sie wird gezeigt, so weit die heutigen Regeln ihr folgen können. Bis zu ihrem wirklichen Ende führen sie nicht.
kept-table-ended = Endstand: { $scores }.
kept-table-open = Dieser Tisch wurde unter früheren Regeln eröffnet, nach denen nicht mehr gespielt wird. Seine Partie kann nicht mehr beginnen.
kept-prompt =
    { $why ->
        [over] Diese Partie ist zu Ende. Bis hierher lässt sie sich zeigen.
        [whole] Bis hierher wurde diese Partie gespielt.
       *[part] Bis hierher folgen die heutigen Regeln dieser Partie.
    }
bring-record = Partie laden
bring-record-why = Öffne eine gespeicherte Datei, um eine beendete Partie noch einmal anzusehen oder eine laufende fortzusetzen.
bring-retired = Diese Datei folgt früheren Regeln und lässt sich hier nicht laden.
choose-file = Datei wählen
home-title = Charon, Inc. und Charterstone
home-text = Gegen Bots, zusammen an diesem Bildschirm oder mit Freunden anderswo. Kostenlos und ohne Konto.
about-charon = Steck auf dem Mond des Pluto deine Gebiete ab, fördere seine Edelsteine und bau das größte Unternehmen am Rand des Sonnensystems auf.
about-charterstone = Gründe ein Dorf, das sich erinnert: Was du baust, bleibt, Kisten gehen auf, und jede Partie verändert die nächste.
players-charon = 2 bis 5 Spieler
players-charterstone = 1 bis 6 Spieler
length-charon = etwa 45 Minuten
length-charterstone = 12 Partien zu je 1 Std.
games-wait =
    { $count ->
        [one] Eine Partie wartet auf dich
       *[other] { $count } Partien warten auf dich
    }

## Setting up a table

which-game = Spiel
seat-number = Platz { $number }
player-number = Spieler { $number }
add-seat = Platz hinzufügen
remove-seat = Platz { $number } entfernen
name-of-player = Name des Spielers
seat-kind-me = Ich
seat-kind-me-why = Hier sitzt du.
seat-kind-bot = Bot
seat-kind-bot-why = Der Computer spielt.
seat-kind-scripted = Automa
seat-kind-scripted-why = Spielt nach festen Regeln.
seat-kind-local = Hier
seat-kind-local-why = Jemand an diesem Bildschirm; zwischen den Zügen sind die Karten verdeckt.
seat-kind-link = Per Link
seat-kind-link-why = Wer von dir den Link bekommt.
seat-kind-open = Frei
seat-kind-open-why = Wer zuerst kommt.
bot-level = Stärke des Bots
bot-easy = Leicht
bot-greedy = Gierig
bot-hard = Schwer
bot-medium = Mittel
bot-random = Zufällig
bot-of-level = Bot ({ $level })
who-may-come = Wer mitmachen darf
private-table = Nur wer den Link hat
public-table = Alle
clock = Bedenkzeit
clock-none = Unbegrenzt
clock-per_move = Zeit je Entscheidung
clock-fischer = Zeit für die ganze Partie
clock-minutes = Minuten
clock-increment = Zusätzliche Sekunden je Entscheidung
clock-why = Läuft die Zeit eines Spielers ab, spielt ein Bot für ihn weiter, bis er zurück ist.
rules-of-table = Regeln an diesem Tisch
preset-usual = Standardregeln
own-edition = Deine eigene Ausgabe
own-edition-why = Eine Datei mit den Texten und Zahlen, die auf Spielbrett und Karten deines Exemplars stehen.
start-game = Partie starten
open-table = Tisch öffnen

## Before the game

lobby-full = Alle sind da. Die Partie kann beginnen.
lobby-waiting = Einige Plätze sind noch leer.
lobby-host-starts = Der Gastgeber startet die Partie.
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
give-to-bot = Bot einsetzen
make-open = Für alle freigeben
make-link = Per Link reservieren
link-of-seat = Link für diesen Platz
invite = Andere einladen
invite-why = Wer diesen Link hat, kann mitspielen oder zuschauen.
invited-text = An diesem Tisch ist ein Platz für dich reserviert.
invited-accept = Platz nehmen
table-closed = Dieser Tisch lässt sich nicht öffnen
opening-table = Der Tisch wird geöffnet …

## At the table

line-lost = Verbindung verloren. Neuer Versuch …
present = am Tisch
absent = nicht am Tisch
their-turn = muss entscheiden
away-bot = abwesend; { $bot } spielt
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
undo = Rückgängig
undo-why = Nimm deine letzte Entscheidung zurück. Hat sie etwas aufgedeckt, müssen die anderen zustimmen.
restart-turn = Zug neu beginnen
restart-turn-why = Nimm alles zurück, was du in diesem Zug getan hast.
undo-asked = { $name } möchte einen Zug zurücknehmen. Bist du einverstanden?
undo-agree = Erlauben
undo-refuse = Ablehnen
undo-waiting = { $name } möchte einen Zug zurücknehmen. Warten auf { $names }.
log = Verlauf
chat = Chat
chat-none = Noch keine Nachrichten.
chat-say = Nachricht schreiben
send = Senden
rematch = Revanche
go-to-rematch = Zur neuen Partie
table-menu = Mehr
replay = Rückblick
copy-address = Link kopieren
sound-off = Ton ausschalten
sound-on = Ton einschalten
record = Partie speichern
leave-game = Verlassen
leave-why = Ein Bot spielt für dich weiter, bis du zurückkommst.
come-back = Platz wieder einnehmen
look-as = Aus Sicht von { $name }
cover-title = { $name }, du bist dran
cover-text = Gib den Bildschirm weiter. Die Karten bleiben verdeckt, bis die nächste Person weitermacht.
cover-open = Ich bin { $name }
happened-seated = { $name } nimmt Platz.
happened-started = Die Partie beginnt.
happened-undone = { $name } nimmt einen Zug zurück.
happened-undo_requested = { $name } möchte einen Zug zurücknehmen.
happened-undo_answered =
    { $agree ->
        [true] { $name } ist einverstanden.
        [withdrawn] { $name } zieht die Anfrage zurück.
       *[other] { $name } ist nicht einverstanden.
    }
happened-away =
    { $why ->
        [time] { $name } hat keine Zeit mehr; { $bot } übernimmt.
        [left] { $name } hat den Tisch verlassen; { $bot } übernimmt.
       *[asked] { $bot } spielt für { $name }.
    }
happened-back = { $name } ist zurück.
happened-rematched = Eine neue Partie ist eröffnet.
leave-title = Partie verlassen?
leave-way-back = Dein Platz bleibt deiner. Öffne die Partie auf der Startseite unter „Deine Partien“ und nimm ihn wieder ein, wann du willst.
leave-not = Weiterspielen
happened-paused = Der Server war nicht erreichbar; so lange stand jede Uhr still.
happened-muted = Der Gastgeber hat geändert, wer im Chat schreiben darf.
happened-ended = Die Administration hat diesen Tisch beendet.
table-ended = Die Administration dieses Servers hat diesen Tisch beendet. Hier geht es nicht weiter.
person-menu = Mehr zu { $name }
person-mute = Stummschalten
person-unmute = Stummschaltung aufheben
person-block = Blockieren
person-unblock = Blockierung aufheben
person-silence = Hier nicht mehr schreiben lassen
person-unsilence = Hier wieder schreiben lassen
person-report = Melden
person-is-muted = stummgeschaltet
person-done-none = { $name } ist nicht mehr stummgeschaltet oder blockiert.
person-done-muted = Du siehst keine Nachrichten von { $name } mehr.
person-done-blocked = { $name } kann sich nicht mehr zu dir setzen, und du siehst keine Nachrichten von { $name } mehr.
person-done-silenced = { $name } kann an diesem Tisch nicht mehr schreiben.
person-done-unsilenced = { $name } kann an diesem Tisch wieder schreiben.
chat-hidden =
    { $count ->
        [one] Eine Nachricht von jemandem, den du stummgeschaltet hast, ist ausgeblendet.
       *[other] { $count } Nachrichten von Leuten, die du stummgeschaltet hast, sind ausgeblendet.
    }
report-title = Meldung: { $name }
report-why = Die Administration dieses Servers sieht sie sich an. Wer gemeldet wird, erfährt nicht, von wem.
report-reason = Grund
report-reason-abuse = Beleidigung oder Drohung
report-reason-cheating = Betrug
report-reason-name = Anstößiger Name
report-reason-spam = Spam
report-reason-other = Etwas anderes
report-text = Was ist geschehen?
report-send = Meldung absenden
report-done = Danke. Die Administration sieht sie sich an.
muted-people = Wen du stummgeschaltet oder blockiert hast
muted-people-muted = stummgeschaltet
muted-people-blocked = blockiert
account = Geräte und Daten
device-here = dieses Gerät
device-unknown = Unbekanntes Gerät
device-seen = zuletzt benutzt: { $date }
device-end = Abmelden
account-download = Meine Daten herunterladen
account-delete = Mein Konto löschen
account-delete-title = Dein Konto löschen?
account-delete-why = Alles über dich wird für immer gelöscht, auch was du geschrieben hast. Deine Partien bleiben den anderen erhalten, ohne deinen Namen. Laufende Partien spielen Bots zu Ende.
account-delete-not = Behalten
former-player = Früherer Spieler
chat-older = Frühere Nachrichten
labelled = { $what }: { $text }

## Looking back

hint = Tipp
hint-why = Welcher Zug ist der beste? Ein Bot rechnet mit dem, was du sehen kannst.
hint-thinking = Denkt nach …
hint-title = Beste Züge
hint-how = Zu jedem Zug deine geschätzte Siegchance.
hints-allowed = Tipps sind erlaubt
hints-allowed-why = Für eine ernste Partie besser abschalten.
chances = Siegchancen
chance-of = { $name }: { $chance }
replay-first = Zum Anfang
replay-back = Ein Schritt zurück
replay-play = Abspielen
replay-pause = Pause
replay-forth = Ein Schritt vor
replay-last = Zum Ende
replay-moment = Stelle der Partie
replay-where = { $step } von { $of }
replay-eyes = Blickwinkel
replay-spectator = Zuschauer
replay-now = Zurück zur Partie
replay-end = Zurück zum Ergebnis

## Learning

rules-of = Die Regeln von { $game }
rules-intro = Lieber beim Spielen lernen?
tutorial-close = Lektionen ausblenden
tutorial-open = Lektionen einblenden
tutorial-next = Verstanden
tutorial-count = Lektion { $number }

## Preferences

preferences = Einstellungen
your-name = Dein Name
name-saved = Dein Name ist gespeichert.
theme = Darstellung
theme-auto = Wie das Gerät
theme-dark = Dunkel
theme-light = Hell
at-the-table = Während der Partie
sound = Ton, wenn ich dran bin
notices = Browser-Benachrichtigung, wenn ich dran bin
notices-refused = Der Browser erlaubt dieser Seite keine Benachrichtigungen.
other-device = Ein anderes Gerät
other-device-why = Öffne diesen Link auf einem anderen Gerät, um dort denselben Namen und dieselben Plätze zu haben. Er gilt, bis du einen neuen erstellst. Behalte ihn für dich.
recover-title = Bist du das?
recover-why = Dieser Link meldet dich auf diesem Gerät an, mit dem Namen und den Plätzen der Person, der er gehört.
recover-do = Ja, so weiterspielen
recover-empty = Der Link ist nicht vollständig.
recovered = Willkommen zurück, { $name }.
