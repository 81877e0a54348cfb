# Charon, Inc.: was geschehen ist. Die Argumente stehen in der englischen Datei.

event-order-drawn = Die Zugreihenfolge ist ausgelost: { $order }.
event-buried = Eine Karte kommt verdeckt unter den Ablagestapel.
event-round-begins = Runde { $round } beginnt.
event-seeded = Zone { $zone } erhält { $gems }.
event-dealt =
    { $known ->
        [yes] { $name } erhält die Karte { $card }.
       *[no] { $name } erhält eine Karte.
    }
event-set-aside =
    { $known ->
        [yes] { $name } legt { $card } zum Austauschen beiseite.
       *[no] { $name } legt eine Karte zum Austauschen beiseite.
    }
event-drew =
    { $from ->
        [deck]
            { $known ->
                [yes] { $name } zieht { $card } vom Zugstapel.
               *[no] { $name } zieht eine Karte vom Zugstapel.
            }
       *[pile]
            { $known ->
                [yes] { $name } zieht { $card } vom Ablagestapel.
               *[no] { $name } zieht eine Karte vom Ablagestapel.
            }
    }
event-offered =
    { $known ->
        [yes] { $name } wählt { $card } für die öffentliche Bauzeile.
       *[no] { $name } hat eine Karte für die öffentliche Bauzeile gewählt.
    }
event-row-revealed = Die öffentliche Bauzeile wird aufgedeckt: { $cards }.
event-staked = { $name } setzt ein Fähnchen von „{ $area }“ nach { $spot }.
event-live =
    { $count ->
        [0] Keine Aktion wird ausgelöst.
       *[other] Ausgelöst: { $list }.
    }
event-live-part = { $area } für { $names }
event-relocated = { $name } versetzt das Fähnchen von { $spot } nach { $to }.
event-passed = { $name } verzichtet auf „{ $area }“.
event-claimed =
    { $how ->
        [centre] { $name } fördert { $gems } aus Zone { $zone }: Die Mitte bricht den Gleichstand.
        [roads] { $name } fördert { $gems } aus Zone { $zone }: Mehr Straßen brechen den Gleichstand.
       *[most] { $name } fördert { $gems } aus Zone { $zone }.
    }
event-tied = Gleichstand in Zone { $zone } zwischen { $names }: Für die nächste Runde bleibt { $gems }.
event-found = { $name } findet einen durchsichtigen Edelstein.
event-looked =
    { $known ->
        [yes]
            { $count ->
                [0] { $name } findet den Ablagestapel leer.
               *[other] { $name } sieht den Ablagestapel durch: { $cards }.
            }
       *[no] { $name } sieht den Ablagestapel durch.
    }
event-took =
    { $from ->
        [row] { $name } nimmt { $card } aus der öffentlichen Bauzeile.
       *[pile]
            { $known ->
                [yes] { $name } nimmt { $card } vom Ablagestapel.
               *[no] { $name } nimmt eine Karte vom Ablagestapel.
            }
    }
event-order-set = Die Zugreihenfolge nach Edelsteinen: { $order }.
event-traded = { $name } tauscht { $give } gegen { $get }.
event-transmuted = { $name } verwandelt { $give } im Synchrotron in { $get }.
event-built =
    { $from ->
        [row] { $name } baut { $card } aus der öffentlichen Bauzeile für { $paid }.
       *[hand] { $name } baut { $card } für { $paid }.
    }
event-ended = { $name } beendet den Zug.
event-chose-gems =
    { $known ->
        [yes] { $name } wählt, was bleibt: { $gems }.
       *[no] { $name } hat gewählt, welche Edelsteine bleiben.
    }
event-kept = { $name } behält { $gems }.
event-row-discarded = Der Rest der öffentlichen Bauzeile kommt auf den Ablagestapel: { $cards }.
event-over = Das Spiel ist aus: { $list }.
event-over-part = { $rank }. { $name } mit { $score } Punkten
