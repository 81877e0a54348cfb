# A Charon asztala. Az argumentumokat az angol fájl írja le.

charon-no-gems = nincs drágakő
charon-zone-with-gems = { $zone } ({ $gems })

# A hold
charon-moon = A hold
charon-spot = { $spot }, { $kind }; érinti: { $zones }.
charon-own-flag = A te zászlód. Válaszd ki, ha át akarod tenni.
charon-zone = { $zone } zóna: { $gems }. { $stands } Befolyás: { $influence }.
charon-zone-won =
    { $how ->
        [centre] { $name } nyerné meg: holtverseny, de övé a zóna közepe.
        [roads] { $name } nyerné meg: holtverseny, de több zászlója van az utakon.
       *[most] { $name } nyerné meg.
    }
charon-zone-tied = Holtverseny ({ $names }): senki sem nyerné meg.
charon-zone-free = Senki sem nyerné meg.
charon-change = { $spot }: { $changes }
charon-change-won = Megnyernéd: { $zones }.
charon-change-lost = Elveszítenéd: { $zones }.
charon-change-denied = Senki sem nyerné meg: { $zones }.
charon-change-passed = Másik játékos nyerné meg: { $zones }.
charon-change-nothing = Egyetlen zóna sem cserélne gazdát.

# Akcióterületek
charon-areas = Akcióterületek
charon-area-live = aktív
charon-area-blocked = blokkolt
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
        [one] { $count } lap kézben. Ismert lapok: { $cards }.
       *[other] { $count } lap kézben. Ismert lapok: { $cards }.
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
charon-plan-now = Most megépítheted.
charon-plan-trades =
    { $trades ->
        [0] A Szinkrotronnal megépítheted.
        [one] { $trades } csere után megépítheted.
       *[other] { $trades } csere után megépítheted.
    }
charon-plan-lacks = Még hiányzik: { $lacks }.
charon-plan-built = Ezt a számot már megépítetted.
charon-plan-row-used = Ebben a fordulóban már építettél a közös sorból.
charon-pile-known = Ismert lapok: { $cards }.
charon-pile-unknown = Egyetlen lapját sem ismered biztosan.
charon-deck-why = Innen osztjuk a lapokat. Nincs benne 12-es.
charon-pile-open = Dobópakli: { $count } lap

# Munkaasztal
charon-bench = A drágaköveid és a lapjaid
charon-tools = Műveletek
charon-tool-trade = Csere
charon-tool-synchrotron = Szinkrotron
charon-your-gems = A drágaköveid
charon-give = Odaadod
charon-get = Megkapod
charon-put-give = Odaadod: { $gem }
charon-put-keep = Megtartod: { $gem }
charon-take-back = Visszaveszed: { $gem }
charon-no-trade = Nincs elég drágaköved a cseréhez.
charon-turn-from = Ezt a színt váltod
charon-turn-into = erre a színre
charon-turn-count = Mennyit
charon-fewer = eggyel kevesebb
charon-more = eggyel több
charon-building = { $building } { $card }
charon-pays = Fizetés
charon-stand-in = Ezzel fizetsz: { $gem }. Módosítás.
charon-pay-why = Válassz ki egy drágakövet, és átlátszót adsz helyette, vagy megint az eredetit.
charon-plan-steps = A megerősítéssel mindez ebben a sorrendben megtörténik:
charon-keep-title =
    { $exact ->
        [yes] Tarts meg { $most } drágakövet
       *[no] Tarts meg legfeljebb { $most } drágakövet
    }
charon-keep-tray = Megtartod
charon-keep-rest = Visszaadod
charon-keep-give-up = Visszaadod: { $gem }
charon-keep-all = Mind megtartása
charon-keep-none =
    { $clear ->
        [free] Színesek visszaadása
       *[count] Mind visszaadása
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
charon-prompt = A te döntésed
charon-round = { $round }. forduló a 4-ből
charon-why = Miért?
charon-confirm = Megerősítés
charon-do-all = Minden lépés ({ $count })
charon-cancel = Választás törlése
charon-do-pass = Passz
charon-do-done = Kész
charon-do-end = Kör vége
charon-then-area = Most válaszd ki az akcióterületet, ahonnan a zászlót elveszed.
charon-then-spot = Most válassz egyet a kiemelt helyek közül.
charon-offered = Ezt választottad: { $card }. Akkor fedjük fel, amikor már mindenki választott.

# A vége
charon-result = Így dőlt el
charon-won =
    { $count ->
        [one] { $names } nyert
       *[other] Megosztott győzelem: { $names }
    }
charon-tie-broken = Holtverseny, fejenként { $points } pont: { $name } és { $other }. { $name } van előrébb ({ $mine } > { $theirs }).
charon-tie-shared = Holtverseny, fejenként { $points } pont és azonos lapok: { $name } és { $other }. Osztoznak a helyezésen.
