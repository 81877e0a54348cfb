### Everything around the games: home, setting up, the table shell, preferences.

## Everywhere

skip = Ugrás a tartalomra
close = Bezárás
cancel = Mégse
save = Mentés
copy = Másolás
copied = Kimásolva.
copy-by-hand = A böngésző nem tudta kimásolni: jelöld ki a címet, és másold ki kézzel.
trouble = Valami félresikerült. Semmi sem veszett el; próbáld újra.
main-menu = Főmenü
to-home = A kezdőlapra
nothing-here = Itt nincs semmi
contents = Tartalom
language = Nyelv
rules = Szabályok
learn = Tanulj játszva
guest-name = Vendég
game-charon = Charon, Inc.
game-charterstone = Charterstone
seats = Helyek
your-turn = Te jössz
refusal-offline = A szerver nem válaszol. Nézd meg a kapcsolatot; semmi sem veszett el.
refusal-unreadable = A szerver válasza olvashatatlan.
name-question = Hogy hívnak?
name-question-why = A többiek látják az asztalnál. Bármikor megváltoztathatod.
name-question-go-on = Tovább
name-question-guest = Maradok vendég

## Home

play-now = Játsszunk!
set-up-table = Új asztal
tables-mine = Játszmáid
tables-open = Nyitott asztalok
tables-open-none = Most éppen senki sem vár játékosokra.
tables-playing = Folyamatban
tables-finished = Befejezett játszmák
tables-older = Régebbi játszmák
phase-of-table-open = játékosokra vár
phase-of-table-playing = folyamatban
phase-of-table-over = véget ért
kept-row = korábbi szabályok
kept-title = Korábbi szabályok: már csak megnézhető és elmenthető
kept-table = Ez a játszma korábbi szabályokkal kezdődött, amelyekkel már nem játszunk. Megnézheted és elmentheted, de nem folytathatod.
kept-table-so-far = Addig látható, ameddig a mai szabályok követik: az út nagyjából { $percent }%-a.
kept-table-no-end = Addig látható, ameddig a mai szabályok követik; a végéig nem vezetnek el.
kept-table-ended = Így ért véget: { $scores }.
kept-table-open = Ezt az asztalt korábbi szabályokkal nyitották meg, amelyekkel már nem játszunk. A játszma már nem kezdhető el.
kept-prompt =
    { $why ->
        [over] Ez a játszma véget ért. Eddig lehet megmutatni.
        [whole] Eddig játszották ezt a játszmát.
       *[part] A mai szabályok eddig követik a játszmát.
    }
bring-record = Hozz egy játszmát
bring-record-why = Az elmentett játszma egyetlen fájl: ha véget ért, visszanézheted, ha nem, folytathatod.
bring-retired = Ez a fájl korábbi szabályok szerint készült, itt már nem nyitható meg.
choose-file = Fájl kiválasztása
home-title = Charon, Inc. és Charterstone
home-text = Játssz botok ellen, többen egy képernyőnél vagy barátokkal bárhonnan. Ingyen, fiók nélkül.
about-charon = Foglalj bányaterületet a Plútó holdján, szerezz drágaköveket, és építsd fel a külső Naprendszer legnagyobb cégét.
about-charterstone = Alapíts falut, amely emlékszik: amit építesz, megmarad, ládák nyílnak, és minden játszma megváltoztatja a következőt.
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

which-game = Melyik játék
seat-number = { $number }. hely
player-number = { $number }. játékos
add-seat = Még egy hely
remove-seat = { $number }. hely elvétele
name-of-player = A játékos neve
seat-kind-me = Én
seat-kind-me-why = Itt te ülsz.
seat-kind-bot = Bot
seat-kind-bot-why = A számítógép játszik.
seat-kind-scripted = Automa
seat-kind-scripted-why = A játék szabályait követi, gondolkodás nélkül.
seat-kind-local = Itt
seat-kind-local-why = Valaki ennél a képernyőnél; közben a kézben tartott lapok takarva vannak.
seat-kind-link = Linkkel
seat-kind-link-why = Akinek elküldöd a linket.
seat-kind-open = Szabad
seat-kind-open-why = Aki elsőként jön.
bot-level = Melyik bot
bot-easy = Könnyű
bot-greedy = Mohó
bot-hard = Nehéz
bot-medium = Közepes
bot-random = Véletlen
bot-of-level = Bot ({ $level })
who-may-come = Ki jöhet
private-table = Csak aki ismeri a címet
public-table = Bárki
clock = Óra
clock-none = Óra nélkül
clock-per_move = Idő döntésenként
clock-fischer = Idő az egész játszmára
clock-minutes = Perc
clock-increment = Hozzáadott másodperc döntésenként
clock-why = Ha lejár az idő, azon a helyen bot játszik tovább, amíg a játékos vissza nem jön.
rules-of-table = Az asztal szabályai
preset-usual = A szokásos
own-edition = Saját kiadás
own-edition-why = Egy fájl azzal, ami a te dobozod tábláján és kártyáin áll.
start-game = Játszma indítása
open-table = Asztal megnyitása

## Before the game

lobby-full = Mindenki itt van. Kezdődhet a játszma.
lobby-waiting = Vannak még üres helyek.
lobby-host-starts = A játszma akkor kezdődik, amikor a házigazda elindítja.
scripted = Automa
seat-purple = lila
seat-green = zöld
seat-yellow = sárga
seat-black = fekete
seat-blue = kék
seat-red = piros
seat-open = Szabad hely
seat-link = Hely linkkel
sit-down = Leülök
leave-seat = Felállok
give-to-bot = Játsszon bot
make-open = Legyen szabad
make-link = Link készítése
link-of-seat = A hely linkje
invite = Hívj másokat is
invite-why = Aki megnyitja ezt a címet, az asztalhoz jut: leülhet vagy nézheti a játékot.
invited-text = Ennél az asztalnál egy hely rád vár.
invited-accept = Leülök
table-closed = Ez az asztal nem nyitható meg
opening-table = Az asztal megnyitása…

## At the table

line-lost = Nincs kapcsolat, újrapróbálás…
present = az asztalnál van
absent = nincs az asztalnál
their-turn = most dönt
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
undo = Vissza
undo-why = Vond vissza az utolsó döntésedet. Ha már kiderült belőle valami, a többiek beleegyezése is kell.
restart-turn = Kör újrakezdése
restart-turn-why = Vonj vissza mindent, amit ebben a körben tettél.
undo-asked = { $name } szeretne visszavonni egy lépést. Beleegyezel?
undo-agree = Elfogadom
undo-refuse = Elutasítom
undo-waiting = { $name } szeretne visszavonni egy lépést; { $names } válaszára várunk.
log = Napló
chat = Chat
chat-none = Még senki sem szólt.
chat-say = Szólj hozzá
send = Küldés
rematch = Új játszma
go-to-rematch = Az új játszmához
table-menu = Továbbiak
replay = Visszanézés
copy-address = Cím másolása
sound-off = Hang kikapcsolása
sound-on = Hang bekapcsolása
record = Játszma mentése
leave-game = Kilépés
leave-why = Amíg vissza nem jössz, bot játszik helyetted.
come-back = Visszaülök a helyemre
look-as = { $name } szemével
cover-title = { $name }, te jössz
cover-text = Add át a képernyőt. Amíg tovább nem lépsz, senkinek a lapjai sem látszanak.
cover-open = { $name } vagyok
happened-seated = { $name } leül.
happened-started = Kezdődik a játszma.
happened-undone = { $name } visszavonja a lépését.
happened-undo_requested = { $name } szeretne visszavonni egy lépést.
happened-undo_answered =
    { $agree ->
        [true] { $name } beleegyezik.
        [withdrawn] { $name } visszavonja a kérését.
       *[other] { $name } nem egyezik bele.
    }
happened-away =
    { $why ->
        [time] { $name } kifutott az időből; { $bot } játszik helyette.
        [left] { $name } elment; { $bot } játszik helyette.
       *[asked] { $name } helyett { $bot } játszik.
    }
happened-back = { $name } visszajött.
happened-rematched = Új játszma nyílt.
leave-title = Kilépsz a játszmából?
leave-way-back = A helyed a tiéd marad. Ha visszajönnél, nyisd meg a játszmát a kezdőlapon a „Játszmáid” között, és ülj vissza a helyedre.
leave-not = Tovább játszom

## Looking back

hint = Tipp
hint-why = Mi látszik a legjobbnak? Egy bot átgondolja abból, amit tudhatsz.
hint-thinking = Gondolkodik …
hint-title = Ami a legjobbnak látszik
hint-how = Minden lépésnél a győzelmi esély, amennyire a bot ellát.
hints-allowed = Kérhető tipp
hints-allowed-why = Komoly játszmához kapcsold ki.
chances = Győzelmi esélyek
chance-of = { $name } { $chance }
replay-first = Az elejére
replay-back = Egy lépés vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-forth = Egy lépés előre
replay-last = A végére
replay-moment = A játszma pillanata
replay-where = { $step } / { $of }
replay-eyes = Kinek a szemével
replay-spectator = Néző
replay-now = Vissza a játszmához
replay-end = Vissza az eredményhez

## Learning

rules-of = { $game }: a szabályok
rules-intro = Inkább nem olvasnál?
tutorial-close = Leckék elrakása
tutorial-open = Leckék
tutorial-next = Értem
tutorial-count = { $number }. lecke

## Preferences

preferences = Beállítások
your-name = A neved
name-saved = Mostantól ez a neved.
theme = Megjelenés
theme-auto = Az eszköz szerint
theme-dark = Sötét
theme-light = Világos
at-the-table = Az asztalnál
sound = Hangjelzés, amikor én jövök
notices = Értesítés a böngészőtől, amikor én jövök
notices-refused = A böngésző nem engedi, hogy ez az oldal értesítést küldjön.
other-device = Másik eszköz
other-device-why = Egy link, amely egy másik eszközt is a tiéddé tesz: ugyanaz a név, ugyanazok a helyek. Addig él, amíg újat nem készítesz; tartsd meg magadnak.
recover-title = Te vagy az?
recover-why = Ezzel a linkkel ez az eszköz azé lesz, akitől a link származik: ugyanaz a név, ugyanazok a helyek.
recover-do = Igen, így folytatom
recover-empty = A link nem teljes.
recovered = Örülünk, hogy újra itt vagy, { $name }.
