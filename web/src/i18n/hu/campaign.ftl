### Kampányok: alapítás, a kampány otthona, és ami odavezet.

## A kezdőlap
door-single = Egyetlen játszma
campaigns-open = Kampányok szabad hellyel
campaign-row-on = { $number }. játszma folyamatban
campaign-row-next = következik: { $number }. játszma
campaign-bring = Kampány betöltése

## Alapítás

campaign = Kampány
campaign-found = Kampány indítása
campaign-found-why = Egy falu az összes játszmátokhoz. Mindenki megtartja a negyedét és a ládikáját. Két játszma között bárki jöhet-mehet, és aki távol van, azt bot helyettesíti.
campaign-found-do = Kampány indítása
campaign-name = A kampány neve
campaign-name-usual = A mi falunk
campaign-who = Játékosok
campaign-way-alone = Egyedül, két Automa ellen
campaign-way-here = Hárman ennél a képernyőnél
campaign-way-apart = Négyen az interneten
campaign-way-mixed = Egyéni
campaign-role = Negyed
campaign-role-later = később választ
campaign-roles-why = Hat negyed van: { $roles }. Ha az első játszma előtt nem választasz, a következő szabadot kapod.
member-number = { $number }. hely
member-add = Hely hozzáadása
member-remove = { $number }. hely törlése
member-kind-me-why = Te, erről vagy egy másik eszközödről.
member-kind-local-why = Valaki ennél a képernyőnél.
member-kind-link-why = Bárki, akinek elküldöd a linket.
member-kind-open-why = Az első játékos, aki leül.
member-kind-bot-why = A számítógép játszik.
member-kind-scripted-why = Kötött program szerint játszik.

## Helyek

member-open = Szabad hely
member-link = Hely linkkel
member-link-address = A hely linkje
member-take = Hely elfoglalása
member-take-for = Ki ül ide?
member-take-me = Te, hacsak nem írsz be más nevet
member-change = Módosítás
member-change-why = A módosítás a következő játszmától érvényes.
member-back = Visszajöttem
member-away = Távollét
member-away-why = A következő játszmától bot játszik helyetted. A hely a tiéd marad.
member-leave = Hely átadása
member-leave-why = Aki legközelebb csatlakozik, megkapja a helyet, a negyeddel és a ládika teljes tartalmával.
member-drop = Törlés
member-drop-why = A következő játszmától senki sem játssza ezt a negyedet. A faluban marad, és magától nő.

## A kampány otthona

campaign-opening = A kampány megnyitása…
campaign-closed = Ez a kampány nem nyitható meg
campaign-invited-text = Ebben a kampányban egy hely neked van fenntartva, és vele egy saját negyed minden játszmára.
campaign-invited-accept = Hely elfoglalása
campaign-of-table = „{ $name }”, { $number }. játszma
campaign-goes-on = Vissza a kampányhoz
campaign-growth = Így nőtt a falu
campaign-watch = A növekedés lejátszása
campaign-before-first = Az első játszma előtt.
campaign-after-game = { $game }. játszma után.
campaign-won-by =
    { $count ->
        [one] Nyert: { $names }.
       *[other] Együtt nyertek: { $names }.
    }
campaign-grown =
    { $buildings ->
        [0] Nincs új épület
        [one] Egy új épület
       *[other] { $buildings } új épület
    }, { $crates ->
        [0] nem nyílt láda.
        [one] egy láda nyílt.
       *[other] { $crates } láda nyílt.
    }
campaign-next = Következik: { $number }. játszma
campaign-game-on = Folyamatban: { $number }. játszma
campaign-changes-over = { $number }. játszma és utána: a szabályok { $rules }. változata érvényes.
kept-campaign-title = Egy falu korábbi szabályokkal
kept-campaign =
    { $mine ->
        [true] Ez a kampány korábbi szabályokkal kezdődött, amelyekkel már nem játszunk. Semmi sem veszett el: visszanézheted a játszmáit, és lejjebb elmentheted. Ha tovább játszanál, kezdj új kampányt.
       *[false] Ez a kampány korábbi szabályokkal kezdődött, amelyekkel már nem játszunk. Semmi sem veszett el: visszanézheted a játszmáit. Ha tovább játszanál, kezdj új kampányt.
    }
campaign-play = { $number }. játszma indítása
campaign-to-table = Az asztalhoz
campaign-ready = Minden hely foglalt. Kezdhettek.
campaign-missing =
    { $count ->
        [one] Egy hely még üres.
       *[other] { $count } hely még üres.
    }
campaign-waiting-for =
    { $count ->
        [one] Döntenie kell: { $names }.
       *[other] Dönteniük kell: { $names }.
    }
campaign-others-begin = A játszmát bárki elindíthatja, akinek helye van.
campaign-done = A kampány véget ért
campaign-done-why = Mind a tizenkét játszma lezajlott. A falu megmarad: nézegethetitek, és mesélhettek róla.
campaign-names = Nevek
campaign-names-why = Mindennek csak egyszer lehet nevet adni, és a név megmarad.
campaign-names-later = Nevet akkor adhattok, ha ez a játszma véget ért.
campaign-names-of = { $what } (a nevet { $name } adja)
campaign-names-given =
    { $count ->
        [one] Egy név már megvan
       *[other] { $count } név már megvan
    }
campaign-name-give = Név mentése
campaign-name-village = Falu
campaign-name-role = Negyed: { $role }
campaign-name-persona = Alapító: { $role }
campaign-name-assistant = Segéd: { $card }
campaign-roles = A negyedek
campaign-yours = a tiéd
campaign-choose-role = Válaszd ki a negyededet
campaign-held = { $bot } helyettesít
campaign-inactive = Negyedek, amelyeket senki sem játszik: { $roles }
campaign-trophies =
    { $count ->
        [0] Még nincs trófea
        [one] Egy trófea
       *[other] { $count } trófea
    }
campaign-stars =
    { $count ->
        [0] Még nincs dicsőségcsillag
        [one] Egy dicsőségcsillag
       *[other] { $count } dicsőségcsillag
    }
campaign-glory = Dicsőség
campaign-glory-row = Csillagok: { $stars } / { $of }. Ha a sor megtelik, a 3. játszmától az előkészületek során mindig: { $bonus }
campaign-capacity = Két játszma között megmarad
campaign-room = Férőhely: { $what }
campaign-personas = Karakterek
campaign-used = már szerepelt
campaign-story = Az eddigi történet
campaign-choices = Ahogyan döntöttetek
campaign-choice-made = { $game }. játszma.
campaign-king-happy = A király elégedett volt.
campaign-king-angry = A király dühös volt.
campaign-book = A Krónika megnyitása
campaign-crates =
    { $count ->
        [0] Még egyetlen láda sem nyílt ki.
        [one] Egy láda nyílt ki.
       *[other] { $count } láda nyílt ki.
    }
campaign-games = A játszmák
campaign-games-none = Még egyetlen játszma sem zajlott le.
campaign-game = { $number }. játszma
campaign-won = nyert
campaign-left =
    { $count ->
        [one] Egy elvetett játszma
       *[other] { $count } elvetett játszma
    }
campaign-rewind = Visszaállítás ez elé
campaign-rewind-title = Visszaállítás: { $number }. játszma elé
campaign-rewind-why =
    { $count ->
        [one] A falu visszaáll arra, ami ez előtt volt: { $number }. játszma. Ez a játszma többé nem számít: semmissé válik minden, amit benne felépítettetek, kinyitottatok és elneveztetek. Magát a játszmát az „elvetett játszmák” között továbbra is megnézhetitek.
       *[other] A falu visszaáll arra, ami ez előtt volt: { $number }. játszma. Ez és az összes későbbi, az utolsóig ({ $last }. játszma), többé nem számít: semmissé válik minden, amit bennük felépítettetek, kinyitottatok és elneveztetek. Magukat a játszmákat az „elvetett játszmák” között továbbra is megnézhetitek.
    }
campaign-rewind-do = Vissza: { $number }. játszma elé
campaign-fork = Elágazás ez előttről
campaign-fork-now = Elágazás innen
campaign-fork-title = Elágazás: { $number }. játszma előttről
campaign-fork-why = Ezzel egy második kampány indul, ugyanazzal a múlttal. Az első olyan marad, amilyen, és mindenki mindkettőben megtartja a helyét.
campaign-fork-do = Második kampány indítása
campaign-since = Kezdete: { $day }.
campaign-public = Ezt a kampányt bárki megtalálhatja.
campaign-private = Ezt a kampányt csak az találja meg, akinek megvan a linkje.
campaign-forked = Egy másik kampányból ágazott el.
campaign-imported = Fájlból lett betöltve.
campaign-file = Kampány mentése
campaign-next-of = Következik: { $number }. játszma ({ $of } közül)
campaign-evening = Ki jön legközelebb?
campaign-evening-here = jön
campaign-evening-away = nem ér rá; bot játszik
campaign-evening-bot = mindig itt van
campaign-evening-empty = a hely még üres
campaign-evening-come = Mégis jön
campaign-evening-stay = Nem ér rá
campaign-not-complete = Ez a kampány még nem ért véget
campaign-final = Az utolsó értékelés
campaign-final-why = A kampány pontjai, története számokban, és egy kép emlékbe.
campaign-after = A kampány után
campaign-after-play = Tovább a kész faluban
campaign-after-why = A kész faluban annyiszor játszhattok, ahányszor csak akartok. Minden játszma önálló: a negyedeket a kocka osztja ki, és csak az marad meg, amit megépítetek és kinyittok.
campaign-anew = Újrakezdés
campaign-anew-why = Új kampány az első játszmától, ugyanazokkal a játékosokkal. Ez a mostani megmarad.
campaign-anew-text = Az új kampány az 1. játszmával és üres faluval indul. Mindenki megtartja a helyét és a negyedét; ezt az első játszma előtt megváltoztathatod. Ez a kampány itt marad.
campaign-anew-name = { $name }, újra
campaign-anew-do = Új kampány indítása
campaign-look-back = Egy játszma visszanézése
campaign-look-back-game =
    { $count ->
        [one] { $number }. játszma. Győzött: { $names }.
       *[other] { $number }. játszma. Együtt győztek: { $names }.
    }

## Egy játszma vége

ending-back = Vissza
ending-next = Tovább
ending-guidepost = Útjelző
ending-met =
    { $count ->
        [one] Megfelelt az útjelzőnek, és egy dicsőségcsillagot kap: { $names }.
       *[other] Megfeleltek az útjelzőnek, és egy-egy dicsőségcsillagot kapnak: { $names }.
    }
ending-decided = { $name } eldöntötte, hogyan folytatódik a történet.
ending-gained = Szerzemény: { $gained }
ending-home = Amit megtartotok
ending-all-kept = Az első játszma után mindenki mindent megtart.
ending-trophy = Egy trófea kerül a ládikádba.
ending-stars =
    { $count ->
        [one] Egy dicsőségcsillag
       *[other] { $count } dicsőségcsillag
    }{ $rows ->
        [0] { "." }
        [one] , és megtelt egy sor.
       *[other] , és megtelt { $rows } sor.
    }
ending-naming =
    { $count ->
        [one] Egy nevet adhatsz.
       *[other] { $count } nevet adhatsz.
    }
ending-crates = A ládákból
ending-crate = { $crate }. láda: { $title }
ending-from-objective = Célok: { $points }
ending-from-quota = Kvóta: { $points }
ending-from-crate = Ládanyitás: { $points }
ending-from-building = Építés: { $points }
ending-from-village = A falu épületei: { $points }
ending-from-reputation = Hírnév: { $points }
ending-from-choice = A végső döntés: { $points }
ending-from-other = Minden egyéb: { $points }

## Miért nem lehetséges

refusal-broken-seal = Ezt a fájlt a mentése után megváltoztatták.
refusal-campaign-game = Egy kampány játszmájának nincs visszavágója. Játsszátok a következő játszmát.
refusal-campaign-over = Ennek a kampánynak már minden játszmája lezajlott.
refusal-role-kept = Ezen a helyen már játszottak ezzel a negyeddel, ezért megmarad.
refusal-role-taken = Ez a negyed másik játékosé.
refusal-game-running = Éppen folyik egy játszma. Várd meg, amíg véget ér.
refusal-no-such-campaign = Nincs ilyen kampány.
refusal-no-such-member = Ebben a kampányban nincs ilyen hely.
refusal-nobody-left = Legalább egy negyeddel nem az Automának kell játszania.
refusal-not-a-campaign = Ez nem kampányfájl.
refusal-not-a-person = Azon a helyen nem ül senki.
refusal-not-to-name = Itt nincs mit elnevezni.
refusal-not-your-name = Ezt a nevet másik játékos adja.
refusal-other-game = A következő játszma sorszáma: { $number }.
refusal-sealed = Ebben a fájlban olyan részek is vannak, amelyek még zárva vannak. Csak az mentheti el, akitől a tartalom származik.
refusal-too-many-campaigns = Elérted a kampányok számának felső határát.
refusal-unknown-role = Nincs ilyen negyed.
