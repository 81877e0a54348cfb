### The page of the server’s administrators.

admin = Adminisztráció
admin-claim = Legyél adminisztrátor
admin-claim-why = A szerver üzemeltetője adta neked ezt a linket. Adminisztrátorrá tesz, és csak egyszer használható.
admin-claimed = Mostantól adminisztrátor vagy.
admin-overview = Áttekintés
admin-reports = Jelentések
admin-people = Játékosok
admin-tables = Asztalok
admin-audit = Napló
admin-server = Szerver
admin-version = Verzió
admin-since = Mióta fut
admin-workers = Folyamatok
admin-bots-waiting = Várakozó botok
admin-database = Adatbázis
admin-disk = Szabad tárhely
admin-backup = Legújabb mentés
admin-never = még nincs
admin-play = Játszmák
admin-sockets = Kapcsolódott játékosok
admin-active = Az elmúlt órában aktív játszmák
admin-playing = Folyamatban lévő játszmák
admin-open = Játékosokra váró asztalok
admin-over = Befejezett játszmák
admin-campaigns = Kampányok
admin-all-people = Játékosok
admin-new-people = Új az elmúlt 24 órában
admin-behind = Valami nem működik a szerveren: { $what }.
admin-well = Minden működik.
admin-reports-open = Várakozó
admin-reports-closed = Lezárt
admin-reported-by = Jelentette: { $name }
admin-nobody = valaki, aki már nincs itt
admin-to-table = Az asztalhoz
admin-to-person = A játékosról
admin-close-report = Lezárás
admin-nothing = Itt nincs semmi.
admin-more = Több
admin-how-long = Mennyi időre?
admin-for-day = Egy nap
admin-for-week = Egy hét
admin-for-month = 30 nap
admin-for-good = Végleg
admin-mute = Elnémítás
admin-suspend = Felfüggesztés
admin-done-mute = Ez a játékos többé nem írhat.
admin-done-suspend = Ez a játékos mostantól csak néző lehet.
admin-name = Egy játékos neve vagy száma
admin-search = Keresés
admin-is-administrator = Adminisztrátor
admin-here-since = Itt van ekkortól: { $date }
admin-mute-until =
    { $date ->
        [good] Végleg elnémítva
       *[other] Elnémítva eddig: { $date }
    }
admin-suspend-until =
    { $date ->
        [good] Végleg felfüggesztve
       *[other] Felfüggesztve eddig: { $date }
    }
admin-lift = Feloldás
admin-muted = elnémítva
admin-suspended = felfüggesztve
admin-host = Házigazda: { $name }
admin-private = privát
admin-hidden = rejtett
admin-show = Megjelenítés a listákban
admin-hide = Elrejtés a listákból
admin-end = Lezárás
admin-end-title = Lezárod ezt az asztalt?
admin-end-why = A játszma az asztalnál mindenki számára véget ér. Nem lehet folytatni.
admin-end-not = Maradjon
admin-keeper = Parancssor
admin-lifted = feloldva
admin-did-mute = Elnémítás
admin-did-suspend = Felfüggesztés
admin-did-close-report = Jelentés lezárva
admin-did-end-table = Asztal lezárva
admin-did-hide-table = Asztal elrejtve
admin-did-show-table = Asztal megjelenítve
admin-did-hide-campaign = Kampány elrejtve
admin-did-show-campaign = Kampány megjelenítve
admin-did-become-administrator = Adminisztrátor lett
admin-did-make-link = Link adminisztrátornak
admin-did-remove-administrator = Adminisztrátor eltávolítva
admin-load = Rendszerterhelés (magok: { $cores })
admin-reports-wait =
    { $count ->
        [one] Egy jelentés vár.
       *[other] { $count } jelentés vár.
    }
admin-reports-about =
    { $count ->
        [one] Egy jelentés erről a játékosról
       *[other] { $count } jelentés erről a játékosról
    }
admin-hours =
    { $count ->
        [one] egy óra
       *[other] { $count } óra
    }
