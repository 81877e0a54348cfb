### Why the server refuses something: refusal-CODE.

## The table

refusal-nothing-asked = Ezt már senki sem kéri.
refusal-not-asked = Téged nem kérdeznek, vagy már válaszoltál.
refusal-stale = Időközben továbbment a játék: nézd meg, mi az új.
refusal-not-your-seat = Ez nem a te helyed.
refusal-seat-taken = Ez a hely foglalt.
refusal-seat-away = Ezen a helyen egy bot játszik. Ha a tiéd, előbb vedd vissza.
refusal-not-away = Senki sem játszik helyetted: a hely a tiéd.
refusal-needs-link = Ez a hely azé, aki hozza a linkjét.
refusal-bad-link = Ez a link itt egyetlen helyet sem nyit, vagy egy újabb váltotta fel.
refusal-not-host = Ezt csak az teheti, aki az asztalt nyitotta.
refusal-not-open = A játék már elkezdődött.
refusal-not-playing = Itt nem folyik játék: még nem kezdődött el, vagy már vége.
refusal-seats-empty = A kezdéshez minden helynek foglaltnak kell lennie.
refusal-rematch-open = Már nyitottak új játszmát.
refusal-bad-chat = Egy üzenet 1–500 karakter.
refusal-no-such-table = Nincs ilyen asztal.
refusal-no-such-position = Idáig nem jutott el a játék.
refusal-bad-clock = Az órának legalább egy másodperc kell.
refusal-too-many-tables = Túl sok befejezetlen játékod van: előbb fejezz be vagy hagyj ott néhányat.
refusal-bad-log = Ennek az asztalnak a naplója sérült, ezért nem lehet megnyitni.
refusal-record-too-long = Ezt a játszmafájlt nem sikerült időben ellenőrizni.

## The way to the server

refusal-no-session = Előbb add meg a neved, vagy térj vissza a helyreállító linkeddel.
refusal-bad-recovery = Ez a helyreállító link ismeretlen, vagy egy újabb váltotta fel.
refusal-recovery-kept = Már van helyreállító linked. Ha le akarod cserélni, nyisd meg ezen az eszközön, aztán készíts újat.
refusal-muted = A házigazda nem engedi, hogy itt írj.
refusal-too-many = Ez egy kicsit gyors volt: várj egy pillanatot.
refusal-no-hints = Ennél az asztalnál mindenki tipp nélkül játszik.
refusal-no-hint-now = A keresés nem fejeződött be időben. Próbáld újra kicsit később.
refusal-too-large = Ez túl nagy ahhoz, hogy elküldd.
refusal-storage = A szerver most nem tud menteni. Semmi sem veszett el: próbáld újra.
refusal-internal = Valami elromlott a szerveren. Feljegyeztük.
refusal-bad-origin = Erről az oldalról a szerver semmit sem fogad el: nyisd meg az asztalt a saját címén.
refusal-bad-json = A szerver ezt nem tudta elolvasni.
refusal-bad-request = A szerver ezt nem értette.
refusal-no-such-path = Itt nincs semmi.
