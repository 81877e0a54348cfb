### Kampányok: alapítás, a kampány otthona, és ami odavezet.

## A kezdőlap

door-single = Egyetlen játszma
campaigns-open = Kampányok, ahol van helyed
campaign-row-on = { $number }. játszma folyamatban
campaign-row-next = következik: { $number }. játszma
campaign-bring = Kampányfájl betöltése

## Alapítás

campaign = Kampány
campaign-found = Kampány alapítása
campaign-found-why = Egy falu az összes játszmátokhoz. Mindenki megtartja a negyedét és a ládikáját; két játszma között jöhet és mehet bárki, és aki távol van, annak a helyét bot tartja.
campaign-found-do = A falu megalapítása
campaign-name = A kampány neve
campaign-name-usual = A mi falunk
campaign-who = Kik játszanak
campaign-way-alone = Egyedül, két Automa ellen
campaign-way-here = Hárman ennél a képernyőnél
campaign-way-apart = Négy ház
campaign-way-mixed = Vegyesen
campaign-role = Negyed
campaign-role-later = később választ
campaign-roles-why = Hat negyed van: { $roles }. Akinek még nincs, az első játszma előtt választ, vagy a következő szabadot kapja.
member-number = { $number }. hely
member-add = Új hely
member-remove = Hely törlése: { $number }.
member-kind-me-why = Te, erről vagy egy másik eszközödről.
member-kind-local-why = Valaki ennél a képernyőnél.
member-kind-link-why = Akinek elküldöd a linket.
member-kind-open-why = Aki előbb jön.
member-kind-bot-why = A számítógép játszik.
member-kind-scripted-why = A játék szabályait követi, nem gondolkodik.

## Helyek

member-open = Szabad hely
member-link = Hely linkkel
member-link-address = A hely linkje
member-take = Elfoglalom ezt a helyet
member-take-for = Ki ül ide?
member-take-me = Én; vagy valaki neve ennél a képernyőnél
member-change = Módosítás
member-change-why = A következő játszmától számít.
member-back = Visszajöttem
member-away = Távol
member-away-why = A következő játszmától bot tartja a helyet. A tiéd marad.
member-leave = Átadom
member-leave-why = Aki legközelebb jön, megkapja a helyet, a negyeddel és a ládika tartalmával.
member-drop = Törlés
member-drop-why = A következő játszmától senki sem játssza ezt a negyedet. A faluban marad, és magától nő.

## A kampány otthona

campaign-opening = A kampány megnyitása …
campaign-closed = Ez a kampány nem nyitható meg
campaign-invited-text = Ebben a kampányban egy hely rád vár: egy saját negyed, minden játszmájára.
campaign-invited-accept = Elfoglalom a helyem
campaign-of-table = „{ $name }”, { $number }. játszma
campaign-goes-on = A falu él tovább
campaign-growth = Hogyan nőtt a falu
campaign-watch = Nézd, ahogy nő
campaign-before-first = A föld az első játszma előtt.
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
campaign-changes-over = { $number }. játszma és utána: a kampány a szabályok { $rules }. változatát követi.
kept-campaign-title = Egy falu korábbi szabályokkal
kept-campaign =
    { $mine ->
        [true] Ez a kampány korábbi szabályokkal kezdődött, amelyekkel már nem játszunk. Semmi sem veszett el: visszanézheted a játszmáit, és lejjebb elmentheted. Ha tovább játszanál, kezdj új kampányt.
       *[false] Ez a kampány korábbi szabályokkal kezdődött, amelyekkel már nem játszunk. Semmi sem veszett el: visszanézheted a játszmáit. Ha tovább játszanál, kezdj új kampányt.
    }
campaign-play = { $number }. játszma indítása
campaign-to-table = Az asztalhoz
campaign-ready = Mindenkinek van helye. Kezdhettek.
campaign-missing =
    { $count ->
        [one] Egy hely még üres:
       *[other] { $count } hely még üres:
    }
campaign-away =
    { $count ->
        [one] Távol van: { $names }; bot játszik helyette.
       *[other] Távol vannak: { $names }; botok játszanak helyettük.
    }
campaign-back = { $name } visszajött
campaign-waiting-for =
    { $count ->
        [one] Döntenie kell: { $names }.
       *[other] Dönteniük kell: { $names }.
    }
campaign-others-begin = A játszma akkor kezdődik, amikor valaki, akinek helye van, elindítja.
campaign-done = A kampány véget ért
campaign-done-why = Minden játszmája mögöttetek van. A falu megmarad: lehet nézni és mesélni róla.
campaign-names = Nevek
campaign-names-why = Nevet egyszer lehet adni, és megmarad.
campaign-names-later = Nevet akkor lehet adni, ha ez a játszma véget ért.
campaign-names-of = { $what }: a nevet { $name } adja.
campaign-names-given =
    { $count ->
        [one] Egy név már megvan
       *[other] { $count } név már megvan
    }
campaign-name-give = Legyen ez
campaign-name-village = A falu
campaign-name-role = { $role } negyed
campaign-name-persona = { $role } negyed, alapító
campaign-name-assistant = Segéd ({ $card })
campaign-roles = A negyedek
campaign-yours = a tiéd
campaign-choose-role = Válaszd ki a negyeded
campaign-held = { $bot } tartja ezt a helyet
campaign-inactive = Senki sem játssza: { $roles }.
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
campaign-glory-row = Csillagok: { $stars } / { $of }; ha a sor megtelik, a harmadik játszmától minden előkészületkor: { $bonus }
campaign-capacity = Játszmáról játszmára megmarad
campaign-room = Megtart: { $what }
campaign-personas = Személyiségek
campaign-used = már játszottak vele
campaign-story = A történet eddig
campaign-choices = A meghozott döntések
campaign-choice-made = { $game }. játszma.
campaign-king-happy = A király elégedett volt.
campaign-king-angry = A király dühös volt.
campaign-book = A Krónika kinyitása
campaign-crates =
    { $count ->
        [0] Még egy láda sincs nyitva.
        [one] Egy láda van nyitva.
       *[other] { $count } láda van nyitva.
    }
campaign-games = A játszmák
campaign-games-none = Még egyet sem játszottatok.
campaign-game = { $number }. játszma
campaign-won = nyert
campaign-left =
    { $count ->
        [one] Egy elhagyott játszma
       *[other] { $count } elhagyott játszma
    }
campaign-rewind = Vissza ez elé
campaign-rewind-title = Vissza: { $number }. játszma előtt
campaign-rewind-why =
    { $count ->
        [one] A falu újra olyan lesz, mint ez előtt: { $number }. játszma. Ez a játszma többé nem számít: eltűnik minden, amit közben építettetek, kinyitottatok és elneveztetek. Az asztalánál megmarad, az „elhagyott” játszmák között.
       *[other] A falu újra olyan lesz, mint ez előtt: { $number }. játszma. Ettől kezdve { $last }. játszmával bezárólag egyik sem számít többé: eltűnik minden, amit azóta építettetek, kinyitottatok és elneveztetek. Az asztalaiknál megmaradnak, az „elhagyott” játszmák között.
    }
campaign-rewind-do = Vissza: { $number }. játszma előtt
campaign-fork = Más út innen visszafelé
campaign-fork-now = Más út innen
campaign-fork-title = Elágazás: { $number }. játszma előtt
campaign-fork-why = Egy második kampány ugyanazzal a múlttal. Ez olyan marad, amilyen; mindenki mindkettőben megtartja a helyét.
campaign-fork-do = A másik falu megalapítása
campaign-since = Alapítva: { $day }.
campaign-public = Mindenki megtalálhatja.
campaign-private = Csak az találja meg, akinél a cím van.
campaign-forked = Más úton jár, mint egy régebbi kampány.
campaign-imported = Fájlból jött.
campaign-file = A kampány fájljának mentése

## Egy játszma vége

ending-back = Vissza
ending-next = Tovább
ending-guidepost = Az útjelző
ending-met =
    { $count ->
        [one] Megfelelt neki: { $names }; ez egy dicsőségcsillag.
       *[other] Megfeleltek neki: { $names }; ez fejenként egy dicsőségcsillag.
    }
ending-decided = { $name } eldöntötte, hogyan folytatódik a történet.
ending-gained = Amit hozott: { $gained }.
ending-home = Ami hazamegy
ending-all-kept = Az első játszma véget ért, és mindenki megtart mindent, amije van.
ending-trophy = Trófea kerül a ládikába.
ending-stars =
    { $count ->
        [one] Egy dicsőségcsillag
       *[other] { $count } dicsőségcsillag
    }{ $rows ->
        [0] { "." }
        [one] , és egy sor megtelt.
       *[other] , és { $rows } sor megtelt.
    }
ending-naming =
    { $count ->
        [one] Egy nevet kell adni.
       *[other] { $count } nevet kell adni.
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
ending-from-other = Minden más: { $points }

## Miért nem lehetséges

refusal-broken-seal = Ezt a fájlt megváltoztatták, miután megírták.
refusal-campaign-game = Egy kampány játszmája nem játszható újra: a következő jön.
refusal-campaign-over = A kampány minden játszmája megvolt.
refusal-role-kept = Ez a hely már játszotta a negyedét, és megtartja.
refusal-role-taken = Az a negyed másé.
refusal-game-running = Játszma folyik; erre két játszma között van mód.
refusal-no-such-campaign = Nincs ilyen kampány.
refusal-no-such-member = Ebben a kampányban nincs ilyen hely.
refusal-nobody-left = Legalább egy negyedet nem az Automának kell játszania.
refusal-not-a-campaign = Ez nem egy kampány fájlja.
refusal-not-a-person = Nem ül ott senki, aki távol lehetne.
refusal-not-to-name = Ez nem vár névre.
refusal-not-your-name = Ezt a nevet más adja.
refusal-other-game = A következő játszma száma { $number }.
refusal-sealed = A fájlban olyasmi is van, ami még nincs feloldva; csak az alapítóé.
refusal-too-many-campaigns = Annyi kampányt alapítottál, amennyit lehet.
refusal-unknown-role = Nincs ilyen negyed.
