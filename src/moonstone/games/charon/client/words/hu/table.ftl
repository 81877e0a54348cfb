# A Charon asztala. Az argumentumokat az angol fájl írja le.

charon-no-gems = nincs drágakő
charon-zone-with-gems = { $zone } ({ $gems })

# A hold
charon-moon = A hold
charon-spot = { $spot }, { $kind }; érinti: { $zones }.
charon-own-flag = A te zászlód: válaszd ki, ha át akarod tenni.
charon-zone = Zóna: { $zone }, { $gems }. { $stands } Befolyás: { $influence }.
charon-zone-won =
    { $how ->
        [centre] { $name } vinné el: holtverseny, de övé a zóna közepe.
        [roads] { $name } vinné el: holtverseny, de több az útja.
       *[most] { $name } vinné el.
    }
charon-zone-tied = Holtverseny ({ $names }): senki sem vinné el.
charon-zone-free = Senki sem vinné el.
charon-change = { $spot }: { $changes }
charon-change-won = Elvinnéd: { $zones }.
charon-change-lost = Elveszítenéd: { $zones }.
charon-change-denied = Senki sem kapná meg: { $zones }.
charon-change-passed = Másik játékosé lenne: { $zones }.
charon-change-nothing = Egy zóna sem cserél gazdát.

# Akcióterületek
charon-areas = Akcióterületek
charon-area-live = aktív
charon-area-blocked = foglalt
charon-area-nobody = senkié
charon-area-flags = Zászlók: { $names }.
charon-area-no-flags = Nincs rajta zászló.
charon-area-stands = Most: { $stands }.
charon-area-leaving = Ha elveszed a zászlódat: { $stands }.

# Játékosok
charon-players = Játékosok
charon-you = (te)
charon-to-move = ő következik
charon-place = { $place }. hely a körsorrendben.
charon-place-why = { $now }. hely a körsorrendben. A mostani drágakövek szerint: { $next }.
charon-hand-size =
    { $count ->
        [one] { $count } lap kézben
       *[other] { $count } lap kézben
    }
charon-hand-known =
    { $count ->
        [one] { $count } lap kézben. Amit ismersz: { $cards }.
       *[other] { $count } lap kézben. Amit ismersz: { $cards }.
    }
charon-score =
    { $count ->
        [one] { $count } pont
       *[other] { $count } pont
    }
charon-total =
    { $more ->
        [0] Drágakövek: { $count }
       *[other] Drágakövek: { $count }, a zászlók mostani állása szerint még { $more }
    }
charon-built = Megépítve: { $cards }

# Lapok
charon-cards = Lapok
charon-card = { $card }, { $building }: { $points } pont, ára: { $cost }.
charon-card-offered = felajánlva
charon-card-aside = félretéve
charon-plan-now = Most ki tudod fizetni.
charon-plan-trades =
    { $trades ->
        [0] A Szinkrotronnal ki tudod fizetni.
        [one] { $trades } csere után ki tudod fizetni.
       *[other] { $trades } csere után ki tudod fizetni.
    }
charon-plan-lacks = Hiányzik: { $lacks }.
charon-plan-built = Ezt a számot már megépítetted.
charon-plan-row-used = Ebben a fordulóban már építettél a közös sorból.
charon-pile-known = Amit ismersz: { $cards }.
charon-pile-unknown = Egyetlen lapját sem ismered biztosan.
charon-deck-why = Innen osztjuk a lapokat. Nincs benne 12-es.
charon-pile-open = A dobópakli: { $count } lap

# Munkaasztal
charon-bench = Drágakövek és lapok
charon-tools = Mit teszel
charon-tool-trade = Csere
charon-tool-synchrotron = Szinkrotron
charon-your-gems = Drágaköveid
charon-give = Odaadod
charon-get = Megkapod
charon-put-give = Odaadod: { $gem }
charon-put-keep = Megtartod: { $gem }
charon-take-back = Visszaveszed: { $gem }
charon-no-trade = Túl kevés a drágaköved a cseréhez.
charon-turn-from = Ezt a színt váltod
charon-turn-into = erre a színre
charon-turn-count = Mennyit
charon-fewer = eggyel kevesebb
charon-more = eggyel több
charon-building = { $building } { $card }
charon-pays = Amivel fizetsz
charon-stand-in = Ezzel fizetsz: { $gem }; megváltoztatás
charon-pay-why = Nyomj egy drágakőre, hogy átlátszóval fizesd ki, vagy fordítva.
charon-plan-steps = A megerősítés mindezt sorban elvégzi:
charon-keep-title =
    { $exact ->
        [yes] Tarts meg { $most } drágakövet
       *[no] Tarts meg legfeljebb { $most } drágakövet
    }
charon-keep-tray = Megtartod
charon-keep-rest = Visszaadod
charon-keep-give-up = Visszaadod: { $gem }
charon-keep-all = Mindet megtartom
charon-keep-none =
    { $clear ->
        [free] Minden színeset visszaadok
       *[count] Mindet visszaadom
    }
charon-keep-clear-free = Az átlátszó drágakövek nem számítanak: mind nálad marad.
charon-kept =
    { $kept ->
        [none]
            { $clear ->
                [free] Egy színes drágakövet sem tartasz meg.
               *[count] Egy drágakövet sem tartasz meg.
            }
       *[some] Megtartod: { $gems }.
    }

# Ami történni fog
charon-do-trade = Csere: { $give } helyett { $get }.
charon-do-synchrotron = Váltás: { $give } helyett { $get }.
charon-do-build =
    { $clear ->
        [0] Építés: { $card }.
       *[other] Építés: { $card }, átlátszó drágakő { $instead } helyett.
    }
charon-do-stake = Zászlód áttétele. Innen: { $area }, ide: { $spot }.
charon-do-relocate = Zászlód áttétele. Innen: { $spot }, ide: { $to }.
charon-do-offer = A közös sorba kerül: { $card }.
charon-do-swap = Cserére félreteszed: { $card }.
charon-do-take = Elveszed: { $card }.
charon-do-keep =
    { $kept ->
        [none]
            { $clear ->
                [free] Egy színes drágakövet sem tartasz meg.
               *[count] Egy drágakövet sem tartasz meg.
            }
       *[some] Megtartod: { $gems }.
    }

# A kérdés
charon-prompt = A kérdés
charon-round = { $round }. forduló a 4-ből
charon-why = Miért?
charon-confirm = Megerősítés
charon-do-all = Minden lépés: { $count }
charon-cancel = Választás törlése
charon-do-pass = Passz
charon-do-done = Kész
charon-do-end = Kör vége
charon-then-area = Most válaszd ki az akcióterületet, ahonnan a zászlót elveszed.
charon-then-spot = Most válassz egy kivilágított helyet.
charon-offered = Felajánlottad: { $card }. Akkor látszik, amikor már mindenki választott.

# A vége
charon-result = Így dőlt el
charon-won =
    { $count ->
        [one] { $names } nyert
       *[other] Megosztott győzelem: { $names }
    }
charon-tie-broken = { $name } és { $other } egyaránt { $points } pontos: { $name } van előrébb, a döntő lapok: { $mine } és { $theirs }.
charon-tie-shared = { $name } és { $other } egyaránt { $points } pontos, ugyanazokkal a lapokkal: osztoznak a helyen.
