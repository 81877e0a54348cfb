### What the terminal says around every game. What a player types stays as it is in every language.


## What can be typed

terminal-typing = Was du eintippen kannst
terminal-command-number = den Zug mit dieser Nummer machen
terminal-command-move = einen ausgeschriebenen Zug machen; Enter allein macht den einzig möglichen
terminal-command-moves = alle erlaubten Züge zeigen, oder die mit diesem Wort
terminal-command-hint = die drei besten Züge zeigen
terminal-command-preview = zeigen, was ein Zug ändern würde, bevor du ihn machst
terminal-command-why = erklären, warum ein Zug nicht erlaubt ist
terminal-command-undo = deine letzte Entscheidung zurücknehmen (andere an diesem Bildschirm müssen zustimmen)
terminal-command-restart = zum Anfang deines Zuges zurückgehen
terminal-command-log = alles zeigen, was geschehen ist
terminal-command-all = den ganzen Tisch zeigen, Seite für Seite
terminal-command-rules = diese Seite zeigen
terminal-command-save = die Partie speichern; gespeichert wird auch nach jedem deiner Züge
terminal-command-quit = speichern und beenden, ebenso mit Strg-C und Strg-D

## A decision

terminal-type-something = Tippe eine Nummer aus der Liste, einen Zug oder `help`.
terminal-taken-as = „{ $typed }“ wurde als „{ $move }“ verstanden; `undo` nimmt es zurück.
terminal-taken-back = Zurückgenommen.
terminal-restarted = Zurück am Anfang deines Zuges.
terminal-may-undo = { $asked }, darf { $name } das zurücknehmen? (ja/nein)
terminal-yes = j ja y yes
terminal-legal = „{ $move }“ ist jetzt erlaubt.
terminal-legal-moves =
    { $some ->
        [yes] Erlaubte Züge: { $count } von { $of }
       *[no] Erlaubte Züge: { $count }
    }
terminal-moves-alike = Alle deine Züge sehen gleich gut aus.
terminal-looks-best = Beste Züge: { $moves }.
terminal-quoted = „{ $text }“
terminal-log = Verlauf
terminal-log-last = Zuletzt geschehen (`log all` zeigt alles)
terminal-whole-table = Der Tisch
terminal-more-moves = { $count } weitere; `moves` zeigt alle
terminal-more-log = `log` zeigt mehr
terminal-page-end = Enter: zurück
terminal-page-more = Enter: weiter (Zeilen noch: { $count }), b: zurück
terminal-forced = Dein einziger Zug war „{ $move }“ und wurde für dich gemacht.
terminal-pass-screen = Gib den Bildschirm an { $name } weiter.
terminal-press-enter = { $name }, drücke Enter
terminal-thinking = { $name } denkt nach …
terminal-bot-failed = { $reason } Für { $name } wurde ein zufälliger erlaubter Zug gemacht.
terminal-chance = Der Zufall entscheidet.
terminal-to-move = Am Zug: { $names }.
terminal-your-move = Du bist am Zug.
terminal-plain-help = Für einen Zug in { $game } tippe seine Nummer oder den Zug, wie er in der Liste steht.
terminal-no-board = { $game }, Ausgabe „{ $edition }“: Es gibt kein Spielbrett zu zeichnen.

## Files

terminal-saved = Gespeichert in { $file }.
terminal-not-saved = Nicht gespeichert: { $reason }
terminal-resume = Gespeichert in { $file }. Weiter geht es mit:
terminal-look-again = Gespeichert in { $file }. Noch einmal ansehen:

## The end, watching, replays, campaigns

terminal-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
terminal-tie =
    { $by ->
        [none] Gleichstand: { $names } haben gleich viele Punkte und teilen sich den Rang.
       *[other] Gleichstand: { $names } haben gleich viele Punkte. Es entscheidet: { $by }.
    }
terminal-watch = Enter: nächster Zug, ZAHL: so viele Züge, end: alle übrigen:
terminal-replay = Eintrag { $here } von { $last }. Enter: vor, p: zurück, ZAHL: dorthin, q: Ende:
terminal-replay-after = Nach Eintrag { $here } von { $last }
terminal-undone = { $name } nimmt alles ab Eintrag { $entry } zurück.
terminal-name = { $name }, wähle einen Namen (Enter: später). Zu benennen: { $thing }:
terminal-campaign =
    { $playing ->
        [yes] { $title }: Partie { $game } läuft
        [after] { $title }: Die Kampagne ist zu Ende; als Nächstes kommt Partie { $game }, nach der Kampagne
       *[no] { $title }: als Nächstes Partie { $game }
    }
terminal-retired = Diese Partie hat unter Fassung { $rules } der Regeln begonnen, nach der nicht mehr gespielt wird. Gezeigt werden { $followed } von { $entries } Einträgen, so weit die heutigen Regeln folgen können. Sie lässt sich nicht fortsetzen.
terminal-retired-no-end = Zu dem Ende, das darin gespeichert ist, führen die heutigen Regeln nicht.
terminal-campaign-retired = Diese Kampagne hat unter Fassung { $rules } der Regeln begonnen, nach der nicht mehr gespielt wird. Gezeigt werden { $followed } von { $entries } Einträgen, so weit die heutigen Regeln folgen können. Du kannst sie speichern, aber nicht fortsetzen.
terminal-campaign-rules = Ab Partie { $game }: Fassung { $rules } der Regeln

## Hints and analyses

terminal-hint = Beste Züge für { $name }
terminal-chances = Siegchancen im Lauf der Partie
terminal-cost-most = Die teuersten Entscheidungen
terminal-no-cost = Keine Entscheidung kostete etwas Nennenswertes.
terminal-column-move = Zug
terminal-column-chance = Chance
terminal-column-visits = Simulationen
terminal-column-player = Spieler
terminal-column-end = am Ende
terminal-column-total-cost = Kosten gesamt
terminal-column-entry = Eintrag
terminal-column-played = gespielt
terminal-column-better = besser
terminal-column-cost = Kosten
