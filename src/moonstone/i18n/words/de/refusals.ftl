### Why something is not possible, in any game and wherever it is played: refusal-CODE, with the refusal's arguments.
### refusal-in-record takes $entry (number), and is said of a refusal that names an entry of a record, whatever its code.

## The game

refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-turn = Du bist nicht am Zug.
refusal-not-now = Das geht in diesem Teil der Runde nicht.
refusal-unknown-move = Diesen Zug gibt es nicht.
refusal-bad-move = Dieser Zug ist unvollständig.
refusal-used-up = Das hast du schon genutzt.
refusal-impossible-draw = Diese Ziehung ist nicht möglich.
refusal-bad-edition = Diese Ausgabe enthält Fehler und kann nicht gespielt werden.
refusal-nothing-to-decide = An dieser Stelle gibt es nichts zu entscheiden.
refusal-not-over = Das geht erst, wenn die Partie zu Ende ist.
refusal-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht.

## Taking back

refusal-nothing-to-undo = Du hast keinen Zug, den du zurücknehmen kannst.
refusal-undo-chance = Zurücknehmen lässt sich ein Zug, aber keine Ziehung.
refusal-undo-needs-consent = Dafür brauchst du die Zustimmung der anderen.

## Setting up

refusal-bad-name = Ein Name muss 1 bis { $longest } sichtbare Zeichen haben.
refusal-bad-seats = Mit dieser Spielerzahl geht dieses Spiel nicht.
refusal-bad-option = Diese Antwort gibt es für diese Option nicht.
refusal-unknown-option = Diese Option gibt es nicht.
refusal-unknown-preset = Diese Voreinstellung gibt es nicht.
refusal-unknown-bot = Diesen Bot gibt es nicht.
refusal-unknown-game = Dieses Spiel gibt es nicht.
refusal-no-such-game = Dieses Spiel gibt es nicht.
refusal-no-editions = Dieses Spiel gibt es nur in einer Ausgabe.

## Records

refusal-not-json = Das ist keine gespeicherte Partie.
refusal-not-a-record = Das ist keine gespeicherte Partie.
refusal-record-layout = Diese Datei stammt von einer anderen Fassung von Moonstone und lässt sich nicht lesen.
refusal-bad-record = Diese Datei ist unvollständig oder beschädigt.
refusal-bad-entry = Ein Zug in dieser Datei ist beschädigt.
refusal-rules-version = Diese Partie folgt einer Fassung der Regeln, nach der hier nicht gespielt wird.
refusal-rules-retired = Nach diesen Regeln wird nicht mehr gespielt. Partien, die unter ihnen begonnen haben, bleiben erhalten, lassen sich aber nicht fortsetzen.
refusal-edition-changed = Diese Partie wurde mit einer Ausgabe gespielt, die sich von der hiesigen unterscheidet.
refusal-wrong-result = Das Ergebnis in dieser Datei passt nicht zu ihren Zügen.
refusal-no-secret = Die Ziehungen lassen sich noch nicht prüfen: Ihr Geheimnis ist noch nicht offengelegt.
refusal-bad-secret = Das Geheimnis in dieser Datei ist beschädigt.
refusal-broken-commitment = Das Geheimnis in dieser Datei ist nicht das, das am Anfang versprochen wurde.
refusal-false-draw = Eine Ziehung in dieser Datei passt nicht zu ihrem Geheimnis.
refusal-in-record = Zug { $entry } in dieser Datei ist nicht möglich.
