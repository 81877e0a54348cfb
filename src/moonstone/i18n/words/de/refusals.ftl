### Why something is not possible, in any game and wherever it is played: refusal-CODE, with the refusal's arguments.
### refusal-in-record takes $entry (number), and is said of a refusal that names an entry of a record, whatever its code.

## The game

refusal-game-over = Das Spiel ist aus.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-now = Das geht an dieser Stelle der Runde nicht.
refusal-unknown-move = Diesen Zug gibt es nicht.
refusal-bad-move = An diesem Zug fehlt etwas.
refusal-used-up = Das hast du schon genutzt.
refusal-impossible-draw = Das kann der Zufall nicht gezogen haben.
refusal-bad-edition = Diese Ausgabe enthält Fehler und kann nicht gespielt werden.
refusal-nothing-to-decide = Da gibt es nichts zu entscheiden.
refusal-not-over = Das muss warten, bis das Spiel aus ist.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.

## Taking back

refusal-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen könntest.
refusal-undo-chance = Zurück geht es nur zu einem Zug, nicht zu einer Ziehung.
refusal-undo-needs-consent = Um das zurückzunehmen, brauchst du die Zustimmung der anderen.

## Setting up

refusal-bad-name = Ein Name hat 1 bis { $longest } sichtbare Zeichen.
refusal-bad-seats = In dieser Anzahl lässt sich das nicht spielen.
refusal-bad-option = Diese Antwort gibt es bei dieser Option nicht.
refusal-unknown-option = Diese Option gibt es nicht.
refusal-unknown-preset = Diese Voreinstellung gibt es nicht.
refusal-unknown-bot = Diesen Bot gibt es nicht.
refusal-unknown-game = Dieses Spiel gibt es nicht.
refusal-no-such-game = Dieses Spiel gibt es nicht.
refusal-no-editions = Dieses Spiel gibt es nur in einer Ausgabe.

## Records

refusal-not-json = Das ist keine gesicherte Partie.
refusal-not-a-record = Das ist keine gesicherte Partie.
refusal-record-layout = Diese Partie stammt von einer anderen Fassung von Moonstone und lässt sich nicht lesen.
refusal-bad-record = Diese gesicherte Partie ist unvollständig oder beschädigt.
refusal-bad-entry = Ein Zug dieser Partie ist beschädigt.
refusal-rules-version = Diese Partie folgt einer anderen Fassung der Regeln als der, die hier gespielt wird.
refusal-rules-retired = Das sind frühere Regeln, nach denen nicht mehr gespielt wird. Was so begann, bleibt erhalten, lässt sich aber nicht fortsetzen.
refusal-edition-changed = Diese Partie wurde mit einer Ausgabe gespielt, die hier anders ist.
refusal-wrong-result = Das gesicherte Ergebnis ist nicht das, zu dem die Züge der Partie führen.
refusal-no-secret = Das Geheimnis hinter den Ziehungen ist noch nicht offengelegt; sie lassen sich nicht prüfen.
refusal-bad-secret = Das Geheimnis dieser Partie ist beschädigt.
refusal-broken-commitment = Das Geheimnis dieser Partie ist nicht das, das am Anfang versprochen wurde.
refusal-false-draw = Eine Ziehung dieser Partie ist nicht die des Zufalls.
refusal-in-record = Zug { $entry } dieser Partie ist nicht möglich.
