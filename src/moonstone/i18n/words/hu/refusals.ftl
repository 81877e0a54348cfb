### Why something is not possible, in any game and wherever it is played: refusal-CODE, with the refusal's arguments.
### refusal-in-record takes $entry (number), and is said of a refusal that names an entry of a record, whatever its code.

## The game

refusal-game-over = A játszma véget ért.
refusal-not-your-turn = Most nem te jössz.
refusal-not-now = A fordulónak ezen a pontján ez nem lehetséges.
refusal-unknown-move = Nincs ilyen lépés.
refusal-bad-move = Ez a lépés hiányos.
refusal-used-up = Ezt már használtad.
refusal-impossible-draw = Ilyen húzás nem lehetséges.
refusal-bad-edition = Ebben a kiadásban hibák vannak, ezért nem játszható.
refusal-nothing-to-decide = Azon a ponton nincs mit eldönteni.
refusal-not-over = Ezzel meg kell várni a játszma végét.
refusal-no-such-seat = Ennél az asztalnál nincs ilyen hely.

## Taking back

refusal-nothing-to-undo = Nincs visszavonható lépésed.
refusal-undo-chance = Játékos lépése visszavonható, véletlen húzás nem.
refusal-undo-needs-consent = Ennek a visszavonásához a többi játékosnak is bele kell egyeznie.

## Setting up

refusal-bad-name = Egy név hossza: 1–{ $longest } látható karakter.
refusal-bad-seats = Ez a játék ennyi játékossal nem játszható.
refusal-bad-option = Ennél a beállításnál nincs ilyen lehetőség.
refusal-unknown-option = Nincs ilyen beállítás.
refusal-unknown-preset = Nincs ilyen előbeállítás.
refusal-unknown-bot = Nincs ilyen bot.
refusal-unknown-game = Nincs ilyen játék.
refusal-no-such-game = Nincs ilyen játék.
refusal-no-editions = Ennek a játéknak csak egy kiadása van.

## Records

refusal-not-json = Ez nem játszmafájl.
refusal-not-a-record = Ez nem játszmafájl.
refusal-record-layout = Ezt a fájlt a Moonstone egy másik változata írta, ezért nem olvasható.
refusal-bad-record = Ez a fájl hiányos vagy sérült.
refusal-bad-entry = Ebben a fájlban az egyik lépés sérült.
refusal-rules-version = Ez a játszma a szabályoknak olyan változatát követi, amely itt nincs használatban.
refusal-rules-retired = Ezek a szabályok már nincsenek használatban. Ami velük kezdődött, megmarad, de nem folytatható.
refusal-edition-changed = Ezt a játszmát az ittenitől eltérő kiadással játszották.
refusal-wrong-result = A fájlban lévő eredmény nem egyezik azzal, amire a lépések vezetnek.
refusal-no-secret = A húzások még nem ellenőrizhetők, mert a titkuk még nem nyilvános.
refusal-bad-secret = A fájlban lévő titok sérült.
refusal-broken-commitment = A fájlban lévő titok nem az, amelyet a játszma elején lepecsételtek.
refusal-false-draw = A fájl egyik húzása nem egyezik a titokkal.
refusal-in-record = Nem lehetséges a fájlnak ez a lépése: { $entry }.
