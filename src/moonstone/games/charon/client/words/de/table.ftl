# Der Tisch von Charon. Was eingesetzt wird, steht in der englischen Datei.

charon-no-gems = keine Edelsteine
charon-zone-with-gems = { $zone } ({ $gems })

# Der Mond
charon-moon = Der Mond
charon-spot = { $spot }, { $kind }; berührt { $zones }.
charon-own-flag = Dein Fähnchen. Wähle es, um es zu versetzen.
charon-zone = Zone { $zone }: { $gems }. { $stands } Einfluss: { $influence }.
charon-zone-won =
    { $how ->
        [centre] { $name } bekäme sie: Gleichstand, aber in der Mitte.
        [roads] { $name } bekäme sie: Gleichstand, aber mehr Straßen.
       *[most] { $name } bekäme sie.
    }
charon-zone-tied = Gleichstand zwischen { $names }: Niemand bekäme sie.
charon-zone-free = Niemand bekäme sie.
charon-change = { $spot }: { $changes }
charon-change-won = Du würdest { $zones } gewinnen.
charon-change-lost = Du würdest { $zones } verlieren.
charon-change-denied = Niemand würde { $zones } gewinnen.
charon-change-passed = Jemand anderes würde { $zones } gewinnen.
charon-change-nothing = Keine Zone würde den Besitzer wechseln.

# Aktionsgebiete
charon-areas = Aktionsgebiete
charon-area-live = aktiv
charon-area-blocked = blockiert
charon-area-nobody = niemand
charon-area-flags = Fähnchen: { $names }.
charon-area-no-flags = Keine Fähnchen.
charon-area-stands = Jetzt: { $stands }.
charon-area-leaving = Ohne dein Fähnchen: { $stands }.

# Spieler
charon-players = Spieler
charon-you = (du)
charon-to-move = am Zug
charon-place = Platz { $place } in der Zugreihenfolge.
charon-place-why = Platz { $now } in der Zugreihenfolge. Nach den Edelsteinen jetzt: { $next }.
charon-hand-size =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
charon-hand-known =
    { $count ->
        [one] { $count } Karte auf der Hand. Davon bekannt: { $cards }.
       *[other] { $count } Karten auf der Hand. Davon bekannt: { $cards }.
    }
charon-score =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
charon-total =
    { $more ->
        [0] Edelsteine: { $count }
       *[other] Edelsteine: { $count }, nach Stand der Fähnchen { $more } mehr
    }
charon-built = Gebaut: { $cards }

# Karten
charon-cards = Karten
charon-card = Karte { $card }, { $building }: { $points } Punkte, kostet { $cost }.
charon-card-offered = dein Angebot
charon-card-aside = beiseite
charon-plan-now = Du kannst sie jetzt bauen.
charon-plan-trades =
    { $trades ->
        [0] Du kannst sie mit dem Synchrotron bauen.
        [one] Du kannst sie nach einem Tausch bauen.
       *[other] Du kannst sie bauen, wenn du { $trades }-mal tauschst.
    }
charon-plan-lacks = Dir fehlt: { $lacks }.
charon-plan-built = Diese Zahl hast du schon gebaut.
charon-plan-row-used = In dieser Runde hast du schon eine Karte aus der Bauzeile gebaut.
charon-pile-known = Bekannte Karten: { $cards }.
charon-pile-unknown = Keine seiner Karten kennst du sicher.
charon-deck-why = Von hier werden Karten ausgeteilt. Eine 12 ist nicht darin.
charon-pile-open =
    { $count ->
        [one] Ablagestapel: { $count } Karte
       *[other] Ablagestapel: { $count } Karten
    }

# Die Werkbank
charon-bench = Deine Edelsteine und Karten
charon-tools = Aktionen
charon-tool-trade = Tauschen
charon-tool-synchrotron = Synchrotron
charon-your-gems = Deine Edelsteine
charon-give = Du gibst
charon-get = Du bekommst
charon-put-give = Geben: { $gem }
charon-put-keep = Behalten: { $gem }
charon-take-back = Zurücknehmen: { $gem }
charon-no-trade = Du hast zu wenige Edelsteine zum Tauschen.
charon-turn-from = Verwandle diese Farbe
charon-turn-into = in diese Farbe
charon-turn-count = Wie viele
charon-fewer = einer weniger
charon-more = einer mehr
charon-building = { $building } { $card }
charon-pays = Bezahlung
charon-stand-in = Bezahlt mit: { $gem }. Ändern.
charon-pay-why = Wähle einen Edelstein, um an seiner Stelle mit einem durchsichtigen zu bezahlen, oder umgekehrt.
charon-plan-steps = Bestätige, um all das in dieser Reihenfolge zu tun:
charon-keep-title =
    { $exact ->
        [yes] Edelsteine zum Behalten: { $most }
       *[no] Edelsteine zum Behalten: bis zu { $most }
    }
charon-keep-tray = Du behältst
charon-keep-rest = Du gibst ab
charon-keep-give-up = Abgeben: { $gem }
charon-keep-all = Alle behalten
charon-keep-none =
    { $clear ->
        [free] Alle farbigen abgeben
       *[count] Alle abgeben
    }
charon-keep-clear-free = Durchsichtige Edelsteine zählen nicht: Du behältst sie alle.
charon-kept =
    { $kept ->
        [none]
            { $clear ->
                [free] Du behältst keine farbigen Edelsteine.
               *[count] Du behältst keine Edelsteine.
            }
       *[some] Du behältst { $gems }.
    }

# Was gleich geschieht
charon-do-trade = Tausche { $give } gegen { $get }.
charon-do-synchrotron = Verwandle { $give } in { $get }.
charon-do-build =
    { $clear ->
        [0] Baue { $card }.
       *[other] Baue { $card }, mit durchsichtigen Edelsteinen statt { $instead }.
    }
charon-do-stake = Setze dein Fähnchen von „{ $area }“ auf { $spot }.
charon-do-relocate = Versetze dein Fähnchen von { $spot } auf { $to }.
charon-do-offer = Lege { $card } in die öffentliche Bauzeile.
charon-do-swap = Lege { $card } zum Austauschen beiseite.
charon-do-take = Nimm { $card }.
charon-do-keep =
    { $kept ->
        [none]
            { $clear ->
                [free] Behalte keine farbigen Edelsteine.
               *[count] Behalte keine Edelsteine.
            }
       *[some] Behalte { $gems }.
    }

# Die Frage
charon-prompt = Deine Entscheidung
charon-round = Runde { $round } von 4
charon-why = Warum?
charon-confirm = Bestätigen
charon-do-all =
    { $count ->
        [one] { $count } Schritt ausführen
       *[other] { $count } Schritte ausführen
    }
charon-cancel = Auswahl aufheben
charon-do-pass = Passen
charon-do-done = Fertig
charon-do-end = Zug beenden
charon-then-area = Wähle nun das Aktionsgebiet, dessen Fähnchen du nimmst.
charon-then-spot = Wähle nun eine hervorgehobene Stelle.
charon-offered = Du hast { $card } gewählt. Aufgedeckt wird, wenn alle gewählt haben.

# Das Ende
charon-result = Wie es ausging
charon-won =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } teilen sich den Sieg
    }
charon-tie-broken = Gleichstand zwischen { $name } und { $other } mit je { $points } Punkten. { $name } liegt vorn: { $mine } schlägt { $theirs }.
charon-tie-shared = Gleichstand zwischen { $name } und { $other } mit je { $points } Punkten und denselben Karten. Sie teilen sich den Rang.
