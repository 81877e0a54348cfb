# Charon, Inc.: was geschehen ist. Die Argumente stehen in der englischen Datei.

charon-event-order-drawn = Ausgeloste Zugreihenfolge: { $order }.
charon-event-buried = Eine Karte kommt verdeckt unter den Ablagestapel.
charon-event-round-begins = Runde { $round } beginnt.
charon-event-seeded = Zone { $zone } erhält { $gem }.
charon-event-dealt =
    { $known ->
        [yes] { $seat } erhält die Karte { $card }.
       *[no] { $seat } erhält eine Karte.
    }
charon-event-set-aside =
    { $known ->
        [yes] { $seat } legt { $card } zum Austauschen beiseite.
       *[no] { $seat } legt eine Karte zum Austauschen beiseite.
    }
charon-event-drew =
    { $from ->
        [deck]
            { $known ->
                [yes] { $seat } zieht { $card } vom Zugstapel.
               *[no] { $seat } zieht eine Karte vom Zugstapel.
            }
       *[pile]
            { $known ->
                [yes] { $seat } zieht { $card } vom Ablagestapel.
               *[no] { $seat } zieht eine Karte vom Ablagestapel.
            }
    }
charon-event-offered =
    { $known ->
        [yes] { $seat } wählt { $card } für die öffentliche Bauzeile.
       *[no] { $seat } hat eine Karte für die öffentliche Bauzeile gewählt.
    }
charon-event-row-revealed = Die öffentliche Bauzeile wird aufgedeckt: { $cards }.
charon-event-staked = { $seat } setzt ein Fähnchen von „{ $area }“ auf { $spot }.
charon-event-live =
    { $count ->
        [0] Keine Aktion wird ausgelöst.
       *[other] Ausgelöst: { $list }.
    }
charon-event-live-part = { $area } für { $names }
charon-event-relocated = { $seat } versetzt das Fähnchen von { $spot } auf { $to }.
charon-event-passed = { $seat } verzichtet auf „{ $area }“.
charon-event-claimed =
    { $how ->
        [centre] { $seat } fördert { $gem } aus Zone { $zone }: Bei Gleichstand entscheidet die Mitte.
        [roads] { $seat } fördert { $gem } aus Zone { $zone }: Bei Gleichstand entscheiden die Straßen.
       *[most] { $seat } fördert { $gem } aus Zone { $zone }.
    }
charon-event-tied = Gleichstand in Zone { $zone } zwischen { $seats }. Für die nächste Runde bleibt liegen: { $gem }.
charon-event-found = { $seat } findet einen durchsichtigen Edelstein.
charon-event-looked =
    { $known ->
        [yes]
            { $count ->
                [0] { $seat } sieht den Ablagestapel durch: Er ist leer.
               *[other] { $seat } sieht den Ablagestapel durch: { $cards }.
            }
       *[no] { $seat } sieht den Ablagestapel durch.
    }
charon-event-took =
    { $from ->
        [row] { $seat } nimmt { $card } aus der öffentlichen Bauzeile.
       *[pile]
            { $known ->
                [yes] { $seat } nimmt { $card } vom Ablagestapel.
               *[no] { $seat } nimmt eine Karte vom Ablagestapel.
            }
    }
charon-event-order-set = Neue Zugreihenfolge: { $order }.
charon-event-traded = { $seat } tauscht { $give } gegen { $get }.
charon-event-transmuted = { $seat } verwandelt { $give } im Synchrotron in { $get }.
charon-event-built =
    { $from ->
        [row] { $seat } baut { $card } aus der öffentlichen Bauzeile für { $paid }.
       *[hand] { $seat } baut { $card } für { $paid }.
    }
charon-event-ended = { $seat } beendet den Zug.
charon-event-chose-gems =
    { $known ->
        [yes] { $seat } wählt, welche Edelsteine bleiben: { $gems }.
       *[no] { $seat } wählt, welche Edelsteine bleiben.
    }
charon-event-kept =
    { $kept ->
        [none] { $seat } behält keine Edelsteine.
       *[some] { $seat } behält { $gems }.
    }
charon-event-row-discarded = Der Rest der öffentlichen Bauzeile kommt auf den Ablagestapel: { $cards }.
charon-event-over = Die Partie ist zu Ende: { $list }.
charon-event-over-part =
    { $score ->
        [one] { $rank }. { $name } mit { $score } Punkt
       *[other] { $rank }. { $name } mit { $score } Punkten
    }
