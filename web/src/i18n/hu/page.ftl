### Everything around the games: home, setting up, the table shell, preferences.

## Everywhere

skip = Ugrás a tartalomra
close = Bezárás
cancel = Mégse
save = Mentés
copy = Másolás
copied = Vágólapra másolva.
copy-by-hand = Nem sikerült a másolás. Jelöld ki a linket, és másold ki kézzel.
trouble = Hiba történt. Semmi sem veszett el; próbáld újra.
main-menu = Főmenü
to-home = Vissza a kezdőlapra
nothing-here = Itt nincs semmi
contents = Tartalom
language = Nyelv
rules = Szabályok
learn = Tanulás játék közben
guest-name = Vendég
game-charon = Charon, Inc.
game-charterstone = Charterstone
seats = Helyek
your-turn = Te jössz
refusal-offline = A szerver nem válaszol. Ellenőrizd az internetkapcsolatot; semmi sem veszett el.
refusal-unreadable = A szerver válasza nem olvasható.
name-question = Mi a neved?
name-question-why = A többi játékos látja. Bármikor megváltoztathatod.
name-question-go-on = Tovább
name-question-guest = Maradok vendég

## Home
play-now = Játsszunk!
set-up-table = Új asztal
tables-mine = Játszmáid
tables-open = Nyitott játszmák
tables-open-none = Most senki sem keres játékostársat.
tables-playing = Folyamatban
tables-finished = Befejezett játszmák
tables-older = Régebbi játszmák
phase-of-table-open = játékosokra vár
phase-of-table-playing = folyamatban
phase-of-table-over = véget ért
phase-of-table-ended = lezárva
kept-row = korábbi szabályok
kept-title = Korábbi szabályok szerinti játszmák: visszanézhetők és menthetők
kept-table = Ez a játszma korábbi szabályokkal kezdődött, amelyekkel már nem játszunk. Megnézheted és elmentheted, de nem folytathatod.
kept-table-so-far = Addig látható, ameddig a mai szabályok követni tudják. Ez nagyjából ennyi: { $percent }%.
kept-table-no-end = Addig látható, ameddig a mai szabályok követni tudják. A tényleges végéig nem vezetnek el.
kept-table-ended = A végeredmény: { $scores }.
kept-table-open = Ezt az asztalt korábbi szabályokkal nyitották meg, amelyekkel már nem játszunk, ezért a játszma nem kezdhető el.
kept-prompt =
    { $why ->
        [over] Ez a játszma véget ért. Eddig a pontig lehet megmutatni.
        [whole] Eddig jutottak ebben a játszmában.
       *[part] A mai szabályok eddig a pontig követik ezt a játszmát.
    }
bring-record = Játszma betöltése
bring-record-why = Nyiss meg egy játszmafájlt: a befejezett játszmát visszanézheted, az elmentettet folytathatod.
bring-retired = Ez a fájl korábbi szabályok szerint készült, itt nem tölthető be.
choose-file = Fájl kiválasztása
home-title = Charon, Inc. és Charterstone
home-text = Botok ellen, többen egy képernyőnél, vagy barátokkal bárhonnan. Ingyen, fiók nélkül.
about-charon = Jelents be igényt a Plutó holdjának zónáira, gyűjtsd be a drágaköveket, és építsd fel a külső Naprendszer legnagyobb vállalatát.
about-charterstone = Alapíts falut, amely emlékszik: amit építesz, megmarad, kinyílnak a ládák, és minden játszma megváltoztatja a következőt.
players-charon = 2–5 játékos
players-charterstone = 1–6 játékos
length-charon = kb. 45 perc
length-charterstone = 12 egyórás játszma
games-wait =
    { $count ->
        [one] Egy játszma vár rád
       *[other] { $count } játszma vár rád
    }

## Setting up a table

which-game = Játék
seat-number = { $number }. hely
player-number = { $number }. játékos
add-seat = Hely hozzáadása
remove-seat = { $number }. hely törlése
name-of-player = A játékos neve
seat-kind-me = Én
seat-kind-me-why = Itt te ülsz.
seat-kind-bot = Bot
seat-kind-bot-why = A számítógép játszik.
seat-kind-scripted = Automa
seat-kind-scripted-why = Kötött program szerint játszik.
seat-kind-local = Itt
seat-kind-local-why = Valaki, aki ezt a képernyőt használja; két kör között a kézben tartott lapok takarva vannak.
seat-kind-link = Linkkel
seat-kind-link-why = Bárki, akinek elküldöd a linket.
seat-kind-open = Szabad
seat-kind-open-why = Az első játékos, aki leül.
bot-level = A bot szintje
bot-easy = Könnyű
bot-greedy = Mohó
bot-hard = Nehéz
bot-medium = Közepes
bot-random = Véletlenszerű
bot-of-level = Bot ({ $level })
who-may-come = Ki csatlakozhat?
private-table = Csak aki ismeri a linket
public-table = Bárki
clock = Óra
clock-none = Óra nélkül
clock-per_move = Idő döntésenként
clock-fischer = Idő az egész játszmára
clock-minutes = Perc
clock-increment = Plusz másodperc döntésenként
clock-why = Ha lejár egy játékos ideje, a helyét bot veszi át, amíg vissza nem tér.
rules-of-table = Az asztal szabályai
preset-usual = Szokásos szabályok
own-edition = Saját kiadás
own-edition-why = Egy fájl azokkal a szövegekkel és számokkal, amelyek a te példányod tábláján és kártyáin állnak.
start-game = Játszma indítása
open-table = Asztal megnyitása

## Before the game

lobby-full = Mindenki itt van. Kezdődhet a játszma.
lobby-waiting = Vannak még üres helyek.
lobby-host-starts = A játszmát a házigazda indítja el.
scripted = Automa
seat-purple = lila
seat-green = zöld
seat-yellow = sárga
seat-black = fekete
seat-blue = kék
seat-red = piros
seat-open = Szabad hely
seat-link = Hely linkkel
sit-down = Leülés
leave-seat = Hely elhagyása
give-to-bot = Bot hozzáadása
make-open = Megnyitás bárkinek
make-link = Foglalás linkkel
link-of-seat = A hely linkje
invite = Mások meghívása
invite-why = Ezzel a linkkel bárki csatlakozhat, vagy nézheti a játszmát.
invited-text = Ennél az asztalnál egy hely neked van fenntartva.
invited-accept = Leülés
table-closed = Ez az asztal nem nyitható meg
opening-table = Az asztal megnyitása…

## At the table

line-lost = Megszakadt a kapcsolat. Újrapróbálás…
present = az asztalnál van
absent = nincs az asztalnál
their-turn = döntenie kell
away-bot = nincs itt; { $bot } játszik helyette
name-with-colour = { $name } ({ $colour })
watchers =
    { $count ->
        [one] { $count } néző
       *[other] { $count } néző
    }
clock-days =
    { $days ->
        [one] { $days } nap
       *[other] { $days } nap
    }
undo = Visszavonás
undo-why = Visszavonod az utolsó döntésedet. Ha már kiderült belőle valami, a többiek beleegyezése is kell.
restart-turn = Kör újrakezdése
restart-turn-why = Visszavonsz mindent, amit ebben a körben tettél.
undo-asked = { $name } szeretne visszavonni egy lépést. Beleegyezel?
undo-agree = Elfogadás
undo-refuse = Elutasítás
undo-waiting = { $name } szeretne visszavonni egy lépést. Még válaszol: { $names }.
log = Napló
chat = Chat
chat-none = Még nincs üzenet.
chat-say = Üzenet írása
send = Küldés
rematch = Új játszma
go-to-rematch = Az új játszmához
table-menu = Továbbiak
replay = Visszanézés
copy-address = Link másolása
sound-off = Némítás
sound-on = Hang bekapcsolása
record = Mentés fájlba
leave-game = Kilépés
leave-why = Amíg vissza nem térsz, bot játszik helyetted.
come-back = Hely visszavétele
look-as = Nézőpont: { $name }
cover-title = { $name }, te jössz
cover-text = Add tovább a képernyőt. A lapok rejtve maradnak, amíg a következő játékos tovább nem lép.
cover-open = { $name } vagyok
happened-seated = { $name } leül.
happened-started = Kezdődik a játszma.
happened-undone = { $name } visszavon egy lépést.
happened-undo_requested = { $name } szeretne visszavonni egy lépést.
happened-undo_answered =
    { $agree ->
        [true] { $name } beleegyezik.
        [withdrawn] { $name } visszavonja a kérését.
       *[other] { $name } nem egyezik bele.
    }
happened-away =
    { $why ->
        [time] { $name } ideje lejárt; { $bot } játszik helyette.
        [left] { $name } elment; { $bot } játszik helyette.
       *[asked] { $name } helyett { $bot } játszik.
    }
happened-back = { $name } visszajött.
happened-rematched = Új játszma nyílt.
leave-title = Kilépsz a játszmából?
leave-way-back = A helyed a tiéd marad. Ha vissza akarsz térni, nyisd meg a játszmát a kezdőlapon a „Játszmáid” között, és vedd vissza a helyedet.
leave-not = Maradok
happened-paused = A szerver nem volt elérhető; közben egy óra sem járt.
happened-muted = A házigazda módosította, ki írhat a csevegésbe.
happened-ended = Egy adminisztrátor lezárta ezt az asztalt.
table-ended = A szerver egyik adminisztrátora lezárta ezt az asztalt. A játszma nem folytatható.
person-menu = Több róla: { $name }
person-mute = Némítás
person-unmute = Némítás feloldása
person-block = Tiltás
person-unblock = Tiltás feloldása
person-silence = Itt ne írhasson
person-unsilence = Itt újra írhasson
person-report = Jelentés
person-is-muted = némítva
person-done-none = { $name } már nincs némítva vagy letiltva.
person-done-muted = Többé nem látod { $name } üzeneteit.
person-done-blocked = { $name } többé nem ülhet le hozzád, és nem látod az üzeneteit.
person-done-silenced = { $name } többé nem írhat ennél az asztalnál.
person-done-unsilenced = { $name } újra írhat ennél az asztalnál.
chat-hidden =
    { $count ->
        [one] Egy üzenet rejtve van, mert némítottad a feladóját.
       *[other] { $count } üzenet rejtve van, mert némítottad a feladóját.
    }
report-title = Jelentés: { $name }
report-why = A szerver adminisztrátorai megnézik. A jelentett játékos nem tudja meg, ki jelentette.
report-reason = Ok
report-reason-abuse = Sértés vagy fenyegetés
report-reason-cheating = Csalás
report-reason-name = Sértő név
report-reason-spam = Kéretlen üzenetek
report-reason-other = Valami más
report-text = Mi történt?
report-send = Jelentés elküldése
report-done = Köszönjük. Egy adminisztrátor megnézi.
muted-people = Akiket némítottál vagy letiltottál
muted-people-muted = némítva
muted-people-blocked = letiltva
account = Eszközök és adatok
device-here = ez az eszköz
device-unknown = Ismeretlen eszköz
device-seen = utoljára használva: { $date }
device-end = Kijelentkeztetés
account-download = Adataim letöltése
account-delete = Fiókom törlése
account-delete-title = Törlöd a fiókodat?
account-delete-why = Minden végleg törlődik, ami rólad szól, az üzeneteid is. A játszmáid a többieknek megmaradnak, a neved nélkül. A folyamatban lévő játszmáidat botok fejezik be.
account-delete-not = Maradjon
former-player = Korábbi játékos
chat-older = Korábbi üzenetek
labelled = { $what }: { $text }

## Looking back

hint = Tipp
hint-why = Melyik lépés a legjobb? Egy bot végiggondolja annak alapján, amit te is láthatsz.
hint-thinking = Gondolkodik…
hint-title = A legjobb lépések
hint-how = A becsült győzelmi esélyed az egyes lépések után.
hints-allowed = A játékosok kérhetnek tippet
hints-allowed-why = Komoly játszmához kapcsold ki.
chances = Győzelmi esélyek
chance-of = { $name }: { $chance }
replay-first = Az elejére
replay-back = Egy lépés vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-forth = Egy lépés előre
replay-last = A végére
replay-moment = Hol tart a játszma
replay-where = { $step } / { $of }
replay-eyes = Nézőpont
replay-spectator = Néző
replay-now = Vissza a játszmához
replay-end = Vissza az eredményhez

## Learning

rules-of = { $game } – szabályok
rules-intro = Inkább játék közben tanulnád meg?
tutorial-close = Leckék bezárása
tutorial-open = Leckék megnyitása
tutorial-next = Értem
tutorial-count = { $number }. lecke

## Preferences

preferences = Beállítások
your-name = A neved
name-saved = A nevedet elmentettük.
theme = Megjelenés
theme-auto = Az eszköz szerint
theme-dark = Sötét
theme-light = Világos
at-the-table = Játszma közben
sound = Hangjelzés, amikor én jövök
notices = Böngészőértesítés, amikor én jövök
notices-refused = A böngésző nem engedi, hogy ez az oldal értesítéseket küldjön.
other-device = Másik eszköz
other-device-why = Nyisd meg ezt a linket egy másik eszközön, és ott is ugyanaz lesz a neved, és ugyanazok a helyeid. Addig él, amíg újat nem készítesz. Ne add oda senkinek.
recover-title = Te vagy az?
recover-why = Ezzel a linkkel ezen az eszközön annak a játékosnak a nevével és helyeivel lépsz be, akié a link.
recover-do = Igen, folytatom
recover-empty = A link hiányos.
recovered = Örülünk, hogy újra itt vagy, { $name }!
