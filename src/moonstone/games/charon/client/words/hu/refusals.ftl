# Miért nem lehet. Az argumentumok leírása az angol fájlban van.

## A játék

refusal-game-over = A játéknak vége.
refusal-not-your-turn = Most nem te jössz.
refusal-not-now = A fordulónak ezen a pontján ezt nem lehet.
refusal-unknown-move = Nincs ilyen lépés.
refusal-bad-move = Ebből a lépésből hiányzik valami.
refusal-unknown-card = Nincs ilyen lap.
refusal-unknown-gem = Nincs ilyen drágakő.
refusal-unknown-area = Nincs ilyen akcióterület.
refusal-unknown-spot = Ezen a holdon nincs ilyen hely: { $spot }.
refusal-impossible-draw = Ezt a véletlen nem húzhatta.
refusal-no-flag-there = Ezen a területen már nincs zászlód.
refusal-spot-not-in-play = { $spot } ennél az asztalnál egyetlen játékban lévő zónát sem érint.
refusal-spot-taken = Itt már áll zászló: { $spot }.
refusal-not-your-flag = Itt nincs zászlód: { $spot }.
refusal-zone-too-rich = A Lopott intelligencia ide nem ér el: ez a hely 3 drágaköves zónát érint.
refusal-zones-empty = A Lopott intelligencia ide nem ér el: ez a hely egyetlen 1 vagy 2 drágaköves zónát sem érint.
refusal-not-to-be-taken = { $card } nincs sem a dobópakliban, sem a közös sorban.
refusal-not-in-hand = Ez a lap nincs a kezedben: { $card }.
refusal-not-just-dealt = Csak az imént kapott lapot cserélheted le.
refusal-not-a-duplicate = Csak olyan lapot cserélhetsz le, amelynek a számát már megépítetted.
refusal-wrong-rate = 3 drágakövet lehet 1-re cserélni, az Illegális raktárral 2-t.
refusal-not-gained-by-trade = Ez a csere ilyen drágakövet nem adhat.
refusal-gems-missing = Ennyi hiányzik: { $missing }.
refusal-supply-empty = A talonban nincs elég ilyen drágakő.
refusal-not-a-holder = Ebben a fordulóban nem tiéd a Szinkrotron.
refusal-used-up = Ezt már használtad.
refusal-not-two-colours = A Szinkrotron egy szín drágaköveit váltja egyetlen másik színre; az átlátszónak nincs színe.
refusal-not-in-cost = { $card } nem kéri azokat a drágaköveket, amelyeket az átlátszókkal helyettesítenél.
refusal-row-used-up = Ebben a fordulóban már építettél a közös sorból, és csak egy lapot lehet.
refusal-not-at-hand = { $card } nincs sem a kezedben, sem a közös sorban.
refusal-number-built = Ilyen számút már építettél ({ $number }), és egyik számot sem lehet kétszer.
refusal-clear-stays = Ennél az asztalnál az átlátszó drágakövek úgyis nálad maradnak: a színesek közül válassz.
refusal-wrong-number = { $keep } drágakövet tartasz meg, és csak a többit adod vissza.
refusal-bad-edition = Ebben a kiadásban hibák vannak, nem lehet játszani vele.

## Visszavonás

refusal-nothing-to-undo = Nincs visszavonható lépésed.
refusal-undo-chance = Csak egy játékos lépéséig lehet visszamenni, húzásig nem.
refusal-undo-needs-consent = Ennek a visszavonásához a többieknek is bele kell egyezniük.
refusal-nothing-asked = Ezt már senki sem kéri.
refusal-not-asked = Téged nem kérdeznek, vagy már válaszoltál.

## Az asztal

refusal-stale = Időközben továbbment a játék: nézd meg, mi az új.
refusal-not-your-seat = Ez nem a te helyed.
refusal-no-such-seat = Ennél az asztalnál nincs ilyen hely.
refusal-seat-taken = Ez a hely foglalt.
refusal-seat-away = Ezen a helyen egy bot játszik. Ha a tiéd, előbb vedd vissza.
refusal-not-away = Senki sem játszik helyetted: a hely a tiéd.
refusal-needs-link = Ez a hely azé, aki hozza a linkjét.
refusal-bad-link = Ez a link itt egyetlen helyet sem nyit, vagy egy újabb váltotta fel.
refusal-not-host = Ezt csak az teheti, aki az asztalt nyitotta.
refusal-not-open = A játék már elkezdődött.
refusal-not-playing = Itt nem folyik játék: még nem kezdődött el, vagy már vége.
refusal-not-over = Ezzel meg kell várni a játék végét.
refusal-seats-empty = A kezdéshez minden helynek foglaltnak kell lennie.
refusal-rematch-open = Már nyitottak új játszmát.
refusal-bad-chat = Egy üzenet 1–500 karakter.
refusal-no-such-table = Nincs ilyen asztal.
refusal-no-such-position = Idáig nem jutott el a játék.

## Asztalnyitás

refusal-bad-name = Egy név 1–60 látható karakter.
refusal-bad-seats = Ezt ennyien nem lehet játszani.
refusal-bad-clock = Az órának legalább egy másodperc kell.
refusal-bad-option = Ennél a beállításnál nincs ilyen válasz.
refusal-unknown-option = Nincs ilyen beállítás.
refusal-unknown-preset = Nincs ilyen előbeállítás.
refusal-unknown-bot = Nincs ilyen bot.
refusal-unknown-game = Nincs ilyen játék.
refusal-no-such-game = Nincs ilyen játék.
refusal-no-editions = Ennek a játéknak csak egy kiadása van.
refusal-too-many-tables = Túl sok befejezetlen játékod van: előbb fejezz be vagy hagyj ott néhányat.

## Út a szerverhez

refusal-no-session = Előbb add meg a neved, vagy térj vissza a helyreállító linkeddel.
refusal-bad-recovery = Ez a helyreállító link ismeretlen, vagy egy újabb váltotta fel.
refusal-too-many = Ez egy kicsit gyors volt: várj egy pillanatot.
refusal-no-hints = Ennél az asztalnál mindenki tipp nélkül játszik.
refusal-no-hint-now = A keresés nem fejeződött be időben. Próbáld újra kicsit később.
refusal-nothing-to-decide = Itt nincs mit eldönteni.
refusal-too-large = Ez túl nagy ahhoz, hogy elküldd.
refusal-storage = A szerver most nem tud menteni. Semmi sem veszett el: próbáld újra.
refusal-internal = Valami elromlott a szerveren. Feljegyeztük.
refusal-bad-origin = Erről az oldalról a szerver semmit sem fogad el: nyisd meg az asztalt a saját címén.
refusal-bad-json = A szerver ezt nem tudta elolvasni.
refusal-bad-request = A szerver ezt nem értette.
refusal-no-such-path = Itt nincs semmi.
refusal-bad-log = Ennek az asztalnak a naplója sérült, ezért nem lehet megnyitni.

## Játszmafájlok

refusal-not-json = Ez nem játszmafájl.
refusal-not-a-record = Ez nem játszmafájl.
refusal-record-layout = Ezt a játszmafájlt a Moonstone egy másik változata írta, ezért nem olvasható.
refusal-bad-record = Ez a játszmafájl hiányos vagy sérült.
refusal-bad-entry = Ennek a játszmafájlnak az egyik lépése sérült.
refusal-rules-version = Ez a játszma a szabályoknak nem azt a változatát követi, amelyet itt játszunk.
refusal-edition-changed = Ezt a játszmát olyan kiadással játszották, amely itt más.
refusal-wrong-result = A játszmafájlban lévő eredmény nem az, amelyre a lépések vezetnek.
refusal-no-secret = A húzások titka még nem nyilvános, ezért nem ellenőrizhetők.
refusal-bad-secret = A játszmafájlban lévő titok sérült.
refusal-broken-commitment = A játszmafájlban lévő titok nem az, amelyet az elején lepecsételtek.
refusal-false-draw = A játszmafájl egyik húzása nem az, amit a véletlen adott.
refusal-record-too-long = Ezt a játszmafájlt nem sikerült időben ellenőrizni.
refusal-in-record = A játszmafájl { $entry }. lépése nem lehetséges.
