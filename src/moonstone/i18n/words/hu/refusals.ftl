### Why something is not possible, in any game and wherever it is played: refusal-CODE, with the refusal's arguments.
### refusal-in-record takes $entry (number), and is said of a refusal that names an entry of a record, whatever its code.

## The game

refusal-game-over = A játéknak vége.
refusal-not-your-turn = Most nem te jössz.
refusal-not-now = A fordulónak ezen a pontján ezt nem lehet.
refusal-unknown-move = Nincs ilyen lépés.
refusal-bad-move = Ebből a lépésből hiányzik valami.
refusal-used-up = Ezt már használtad.
refusal-impossible-draw = Ezt a véletlen nem húzhatta.
refusal-bad-edition = Ebben a kiadásban hibák vannak, nem lehet játszani vele.
refusal-nothing-to-decide = Itt nincs mit eldönteni.
refusal-not-over = Ezzel meg kell várni a játék végét.
refusal-no-such-seat = Ennél az asztalnál nincs ilyen hely.

## Taking back

refusal-nothing-to-undo = Nincs visszavonható lépésed.
refusal-undo-chance = Csak egy játékos lépéséig lehet visszamenni, húzásig nem.
refusal-undo-needs-consent = Ennek a visszavonásához a többieknek is bele kell egyezniük.

## Setting up

refusal-bad-name = Egy név 1–{ $longest } látható karakter.
refusal-bad-seats = Ezt ennyien nem lehet játszani.
refusal-bad-option = Ennél a beállításnál nincs ilyen válasz.
refusal-unknown-option = Nincs ilyen beállítás.
refusal-unknown-preset = Nincs ilyen előbeállítás.
refusal-unknown-bot = Nincs ilyen bot.
refusal-unknown-game = Nincs ilyen játék.
refusal-no-such-game = Nincs ilyen játék.
refusal-no-editions = Ennek a játéknak csak egy kiadása van.

## Records

refusal-not-json = Ez nem játszmafájl.
refusal-not-a-record = Ez nem játszmafájl.
refusal-record-layout = Ezt a játszmafájlt a Moonstone egy másik változata írta, ezért nem olvasható.
refusal-bad-record = Ez a játszmafájl hiányos vagy sérült.
refusal-bad-entry = Ennek a játszmafájlnak az egyik lépése sérült.
refusal-rules-version = Ez a játszma a szabályoknak nem azt a változatát követi, amelyet itt játszunk.
refusal-rules-retired = Ezek korábbi szabályok, amelyekkel már nem játszunk. Ami velük kezdődött, megmarad, de nem folytatható.
refusal-edition-changed = Ezt a játszmát olyan kiadással játszották, amely itt más.
refusal-wrong-result = A játszmafájlban lévő eredmény nem az, amelyre a lépések vezetnek.
refusal-no-secret = A húzások titka még nem nyilvános, ezért nem ellenőrizhetők.
refusal-bad-secret = A játszmafájlban lévő titok sérült.
refusal-broken-commitment = A játszmafájlban lévő titok nem az, amelyet az elején lepecsételtek.
refusal-false-draw = A játszmafájl egyik húzása nem az, amit a véletlen adott.
refusal-in-record = A játszmafájl { $entry }. lépése nem lehetséges.
