### Charterstone at the terminal.


## The parts of the table

terminal-charterstone-page-village = jedes Gebäude im Dorf, was es kostet und gibt
terminal-charterstone-page-players = die Spieler, ihre Karten und ihre Truhen
terminal-charterstone-page-cards = die offenen Karten, der Stapel und die Ablage
terminal-charterstone-page-tracks = Ziele, Quote, Ansehen und Fortschritt
terminal-charterstone-page-chronicle = die freigeschalteten Regeln und Geschichten
terminal-charterstone-head =
    { $last ->
        [yes] Spiel { $game }, Runde { $round }, die letzte
       *[no] Spiel { $game }, Runde { $round }
    }
terminal-charterstone-player = { $points } P. { $coins } Münzen { $influence } Einfl. { $workers } Arb. { $reputation } Ans.
terminal-charterstone-no-resources = keine Rohstoffe
terminal-charterstone-own-objective = Ziel { $title }
terminal-charterstone-to-build = { $title } (zu bauen: { $goods })
terminal-charterstone-with-crate = { $title } (Kiste { $crate })
terminal-charterstone-face-up = Offen
terminal-charterstone-objective = Ziel
terminal-charterstone-spaces-left =
    { $count ->
        [one] noch { $count } Feld
       *[other] noch { $count } Felder
    }
terminal-charterstone-mat = Offen
terminal-charterstone-deck = Im Stapel
terminal-charterstone-discard = Abgelegt
terminal-charterstone-persona =
    { $playing ->
        [yes] Persona { $title }, im Spiel: { $does }
       *[no] Persona { $title }: { $does }
    }

## Moves

terminal-charterstone-place =
    { $worker ->
        [none] { $building }: { $deal }
        [you] { $building } (du stehst dort): { $deal }
       *[other] { $building } ({ $worker } steht dort): { $deal }
    }
terminal-charterstone-deal = { $cost } → { $gain }
terminal-charterstone-with-text = { $title }: { $text }
terminal-charterstone-space =
    { $bonus ->
        [none] Spalte { $column }: { $what }
       *[other] Spalte { $column }: { $what }, Bonus { $bonus }
    }
terminal-charterstone-choice = { $title }: für alle { $gain }. { $king }
terminal-charterstone-star = { $row }: { $stars } von { $of } Sternen; wenn voll, ab Spiel 3 bei jedem Aufbau { $bonus }
terminal-charterstone-send = { $minion } auf { $place }
terminal-charterstone-do-settle = Bauplatz { $plot }
terminal-charterstone-do-retrieve = alle Arbeiter zurücknehmen
terminal-charterstone-do-partly = erst festlegen, wie viel vom Ertrag du willst, dann setzen
terminal-charterstone-do-build = { $card } auf Bauplatz { $plot }
terminal-charterstone-do-open = die Kiste von „{ $card }“
terminal-charterstone-do-yes = ja
terminal-charterstone-do-no = nein

## The book, the help, a campaign

terminal-charterstone-story = Geschichte { $number }: { $title }
terminal-charterstone-slot = Regel { $number }: { $title }
terminal-charterstone-typing = Tippe die Nummer eines Zuges oder den Zug: place market, pay wood, take a3, ship coins 2, build b22 4, yes, no. `partly` vor dem Setzen lässt dich weniger als alles nehmen.
terminal-charterstone-board = { $buildings } Gebäude, { $crates } Kisten.
terminal-charterstone-thing =
    { $kind ->
        [charter] das Viertel { $title }
        [persona] die Persona „{ $title }“
       *[other] die Gehilfenkarte „{ $title }“
    }
terminal-charterstone-charter =
    { $who ->
        [scripted] { $title } ({ $name }, der Automa)
        [played] { $title } ({ $name }, im Spiel)
       *[nobody] { $title } ({ $name }, niemand)
    }
terminal-charterstone-unnamed = Ohne Namen: { $things }
terminal-charterstone-result = Spiel { $game }: { $points }; { $won }
terminal-charterstone-chests = Truhen
terminal-charterstone-used = gespielt

## Games 4 to 12, and after the campaign

terminal-charterstone-page-story = die Geschichte bisher und die Regeln dieses Spiels
terminal-charterstone-in-this-game = In diesem Spiel: { $text }
terminal-charterstone-kings = Könige: { $happy } zufrieden, { $angry } zornig
terminal-charterstone-candle = Kerze
terminal-charterstone-post-candle = Wegweiser: die Kerze geht nicht in deinem Zug aus
terminal-charterstone-par = Alle Punkte zusammen: { $points }; erhofft sind mehr als { $par }
terminal-charterstone-worker =
    { $worker ->
        [large] groß: { $place }
        [small] klein: { $place }
       *[spectral] geisterhaft: { $place }
    }
terminal-charterstone-legend = [P] ein Arbeiter, [p] ein kleiner, [P~] der geisterhafte
terminal-charterstone-tile =
    { $under ->
        [none] Insel { $tile }
       *[other] Insel { $tile } über { $under }
    }
terminal-charterstone-waiting = { $minion } wartet
terminal-charterstone-has-spectral = der geisterhafte Arbeiter
terminal-charterstone-has-companion =
    { $mood ->
        [kind] { $companion } (freundlich)
        [unkind] { $companion } (unfreundlich)
       *[none] { $companion }
    }
terminal-charterstone-has-emblem = Marker auf dem Wappen: { $names }
terminal-charterstone-has-card = Siegkarte „{ $title }“: { $counts }
terminal-charterstone-sealed = eine Siegkarte, die sonst niemand kennt
terminal-charterstone-counts = { $capacity } je Platz, { $persona } je gespielter Persona, { $trophy } je Trophäe
terminal-charterstone-silent = schweigt bis zum Einkommen
terminal-charterstone-lay =
    { $under ->
        [none] { $building } (Insel { $tile }) auf Bauplatz { $plot }
       *[other] { $building } (Insel { $tile }) auf Bauplatz { $plot }, über { $under }
    }
terminal-charterstone-keep-spectral = den geisterhaften Arbeiter behalten
terminal-charterstone-cannot-lay = Lege sie auf einen Bauplatz deines Viertels ohne Himmelsinsel, aber nicht auf dein Grundgebäude.
terminal-charterstone-chosen = Spiel { $game }: { $title }
terminal-charterstone-chosen-kings =
    { $king ->
        [happy] Spiel { $game }: { $title } (zufriedene Könige: { $kings })
       *[angry] Spiel { $game }: { $title } (zornige Könige: { $kings })
    }
terminal-charterstone-told = Die Geschichte bisher
terminal-charterstone-archived = Für immer fort: { $personas }
terminal-charterstone-last-scoring = Die letzte Wertung
terminal-charterstone-barred = { $charter } hätte gewonnen, hatte aber noch den geisterhaften Arbeiter.
terminal-charterstone-part-capacity = Platz
terminal-charterstone-part-personas = Personas
terminal-charterstone-part-trophies = Trophäen
terminal-charterstone-part-glory = Ruhm
terminal-charterstone-part-values = Werte
terminal-charterstone-part-total = Summe
terminal-charterstone-part-card = Siegkarte
terminal-charterstone-on-islands = auf Himmelsinseln: { $buildings }
