### What the terminal says around every game. What a player types stays as it is in every language.


## What can be typed

terminal-typing = Was du eintippen kannst
terminal-command-number = den Zug mit dieser Nummer machen
terminal-command-move = einen ausgeschriebenen Zug machen; Enter allein macht den einzig möglichen
terminal-command-moves = alle erlaubten Züge zeigen, oder die mit diesem Wort
terminal-command-hint = die drei Züge zeigen, die am besten aussehen
terminal-command-preview = vorher zeigen, was ein Zug dort ändern würde
terminal-command-why = sagen, warum ein Zug nicht erlaubt ist
terminal-command-undo = deine letzte Entscheidung zurücknehmen (andere hier werden gefragt)
terminal-command-restart = zum Anfang deines Zuges zurückgehen
terminal-command-log = alles erzählen, was geschehen ist
terminal-command-all = den ganzen Tisch zeigen, Seite für Seite
terminal-command-rules = diese Seite zeigen
terminal-command-save = das Spiel speichern; gespeichert wird auch nach jedem deiner Züge
terminal-command-quit = speichern und gehen, ebenso mit Strg-C und Strg-D

## A decision

terminal-type-something = Tippe eine Nummer der Liste, einen Zug oder `help`.
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
terminal-looks-best = Am besten sieht aus: { $moves }.
terminal-quoted = „{ $text }“
terminal-log = Was geschehen ist
terminal-log-last = Was zuletzt geschah; `log all` zeigt alles
terminal-whole-table = Der Tisch
terminal-more-moves = { $count } weitere, `moves` zeigt alle
terminal-more-log = `log` erzählt mehr
terminal-page-end = Enter: zurück
terminal-page-more = Enter: weiter (Zeilen noch: { $count }), b: zurück
terminal-forced = Du konntest nur „{ $move }“, also wurde das gespielt.
terminal-pass-screen = Gib den Bildschirm an { $name } weiter.
terminal-press-enter = { $name }, drücke Enter
terminal-thinking = { $name } denkt nach …
terminal-bot-failed = { $reason } Für { $name } wurde irgendein erlaubter Zug gemacht.
terminal-chance = Der Zufall entscheidet.
terminal-to-move = Am Zug: { $names }.
terminal-your-move = Du bist am Zug.
terminal-plain-help = Wähle einen Zug in { $game } mit seiner Nummer, oder tippe ihn, wie er in der Liste steht.
terminal-no-board = { $game }, Ausgabe „{ $edition }“: Es gibt nichts zu zeichnen.

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
        [none] { $names } haben gleich viele Punkte und teilen sich den Rang.
       *[other] { $names } haben gleich viele Punkte. Es entscheidet: { $by }.
    }
terminal-watch = Enter: nächster Zug, Zahl: so viele Züge, end: alle:
terminal-replay = Eintrag { $here } von { $last }. Enter vor, p zurück, ZAHL dorthin, q Ende:
terminal-replay-after = Nach Eintrag { $here } von { $last }
terminal-undone = { $name } nimmt alles ab Eintrag { $entry } zurück.
terminal-name = { $name }, gib einen Namen: { $thing } (Enter: später):
terminal-campaign =
    { $playing ->
        [yes] { $title }: Spiel { $game } läuft
        [after] { $title }: Die Kampagne ist gespielt; als Nächstes kommt Spiel { $game }, nach der Kampagne
       *[no] { $title }: als Nächstes Spiel { $game }
    }
terminal-retired = Dieses Spiel hat unter Fassung { $rules } der Regeln begonnen, nach der nicht mehr gespielt wird. Gezeigt werden { $followed } von { $entries } Einträgen, so weit die heutigen Regeln folgen; es lässt sich nicht fortsetzen.
terminal-retired-no-end = Zu dem Ende, das darin steht, führen die heutigen Regeln nicht.
terminal-campaign-retired = Diese Kampagne hat unter Fassung { $rules } der Regeln begonnen, nach der nicht mehr gespielt wird. Sie wird gezeigt, so weit die heutigen Regeln folgen: { $followed } von { $entries } Einträgen. Du kannst sie speichern, aber nicht fortsetzen.
terminal-campaign-rules = Ab Spiel { $game }: Fassung { $rules } der Regeln

## Hints and analyses

terminal-hint = Was für { $name } am besten aussieht
terminal-chances = Siegchancen im Lauf des Spiels
terminal-cost-most = Was am meisten kostete
terminal-no-cost = Keine Entscheidung kostete Nennenswertes.
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
