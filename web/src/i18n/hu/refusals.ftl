### Why the server refuses something: refusal-CODE.

## The table

refusal-nothing-asked = Itt már nincs mit eldönteni.
refusal-not-asked = Ez nem a te döntésed, vagy már döntöttél.
refusal-stale = Időközben továbbment a játszma. Nézd meg az asztalt, és próbáld újra.
refusal-not-your-seat = Ez nem a te helyed.
refusal-seat-taken = Ez a hely foglalt.
refusal-seat-away = Ezen a helyen egy bot játszik. Ha a tiéd, előbb vedd vissza.
refusal-not-away = Senki sem játszik helyetted: a hely most is a tiéd.
refusal-needs-link = Ez a hely foglalt: csak a hozzá tartozó linkkel lehet leülni.
refusal-bad-link = Ez a link itt nem működik, vagy egy újabb váltotta fel.
refusal-not-host = Ezt csak a házigazda teheti meg.
refusal-not-open = A játszma már elkezdődött.
refusal-not-playing = Itt nem folyik játszma: még nem kezdődött el, vagy már véget ért.
refusal-seats-empty = A játszma csak akkor kezdődhet el, ha minden hely foglalt.
refusal-rematch-open = Már nyitottak új játszmát.
refusal-bad-chat = Egy üzenet 1–500 karakter hosszú lehet.
refusal-no-such-table = Nincs ilyen asztal.
refusal-no-such-position = Eddig a pontig nem jutott el a játszma.
refusal-bad-clock = Az órához legalább egy másodperc kell.
refusal-too-many-tables = Túl sok befejezetlen játszmád van. Előbb fejezz be vagy hagyj ott néhányat.
refusal-bad-log = Ez az asztal nem nyitható meg, mert sérült a naplója.
refusal-record-too-long = Ennek a fájlnak az ellenőrzése túl sokáig tartott.

## The way to the server

refusal-no-session = Előbb add meg a neved, vagy térj vissza a helyreállító linkeddel.
refusal-bad-recovery = Ez a helyreállító link nem működik, vagy egy újabb váltotta fel.
refusal-recovery-kept = Már van helyreállító linked. Ha le akarod cserélni, nyisd meg ezen az eszközön, aztán készíts újat.
refusal-muted = A házigazda nem engedi, hogy itt írj.
refusal-page-turned = Valaki már lapozott.
refusal-too-many = Ez túl gyors volt. Várj egy pillanatot, és próbáld újra.
refusal-no-hints = Ennél az asztalnál nem lehet tippet kérni.
refusal-no-hint-now = A bot kifutott az időből. Próbáld újra egy kicsit később.
refusal-too-large = Ez túl nagy, nem küldhető el.
refusal-storage = A szerver most nem tud menteni. Semmi sem veszett el; próbáld újra.
refusal-internal = Hiba történt a szerveren. A hibát naplóztuk.
refusal-bad-origin = A szerver erről az oldalról nem fogad kéréseket. Nyisd meg az asztalt a saját címén.
refusal-bad-json = A szerver nem tudta elolvasni ezt a kérést.
refusal-bad-request = A szerver nem értette ezt a kérést.
refusal-no-such-path = Itt nincs semmi.
refusal-suspended = Egy adminisztrátor felfüggesztett. Egyelőre csak néző lehetsz.
refusal-muted-everywhere = Egy adminisztrátor elnémított. Egyelőre senkinek sem írhatsz.
refusal-not-welcome = Valaki ott letiltott téged.
refusal-table-ended = Egy adminisztrátor lezárta ezt az asztalt.
refusal-no-such-person = Ez a játékos nem létezik, vagy senki sem ül ott.
refusal-no-such-report = Ezt a jelentést már lezárták.
refusal-no-such-session = Ez az eszköz már nincs bejelentkezve.
refusal-no-such-message = Ez az üzenet nem létezik.
