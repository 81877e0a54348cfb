### Charterstone at the terminal.


## The parts of the table

terminal-charterstone-page-village = jedes Gebäude im Dorf mit Kosten und Ertrag
terminal-charterstone-page-players = die Spieler, ihre Karten und ihre Truhen
terminal-charterstone-page-cards = die offenen Karten, der Stapel und die Ablage
terminal-charterstone-page-tracks = Ziele, Quote, Ansehen und Fortschritt
terminal-charterstone-page-chronicle = die freigeschalteten Regeln und Geschichten
terminal-charterstone-head =
    { $last ->
        [yes] Partie { $game }, Runde { $round }, die letzte Runde
       *[no] Partie { $game }, Runde { $round }
    }
terminal-charterstone-player = { $points } P. { $coins } Münzen { $influence } Einfl. { $workers } Arb. { $reputation } Ans.
terminal-charterstone-no-resources = keine Rohstoffe
terminal-charterstone-own-objective = Ziel „{ $title }“
terminal-charterstone-to-build = { $title } (Baukosten: { $goods })
terminal-charterstone-with-crate = { $title } (Kiste { $crate })
terminal-charterstone-face-up = Offen
terminal-charterstone-objective = Ziel
terminal-charterstone-spaces-left =
    { $count ->
        [one] noch { $count } Feld
       *[other] noch { $count } Felder
    }
terminal-charterstone-mat = Offen
terminal-charterstone-deck = Stapel
terminal-charterstone-discard = Ablage
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
terminal-charterstone-choice = { $title }: Alle erhalten: { $gain }. { $king }
terminal-charterstone-star = { $row }: { $stars } von { $of } Sternen; wenn voll, ab Partie 3 bei jedem Aufbau: { $bonus }
terminal-charterstone-send = { $minion } auf { $place }
terminal-charterstone-do-settle = Bauplatz { $plot }
terminal-charterstone-do-retrieve = alle deine Arbeiter zurücknehmen
terminal-charterstone-do-partly = erst wählen, wie viel du von jedem Ertrag nimmst, dann setzen
terminal-charterstone-do-build = „{ $card }“ auf Bauplatz { $plot }
terminal-charterstone-do-open = die Kiste von „{ $card }“
terminal-charterstone-do-yes = ja
terminal-charterstone-do-no = nein

## The book, the help, a campaign

terminal-charterstone-story = Geschichte { $number }: { $title }
terminal-charterstone-slot = Regel { $number }: { $title }
terminal-charterstone-typing = Tippe die Nummer eines Zuges oder den Zug selbst: place market, pay wood, take a3, ship coins 2, build b22 4, yes, no. Mit `partly` vor dem Setzen nimmst du weniger als den ganzen Ertrag.
terminal-charterstone-board = Gebäude: { $buildings }. Kisten: { $crates }.
terminal-charterstone-thing =
    { $kind ->
        [charter] Viertel ({ $title })
        [persona] Persona „{ $title }“
       *[other] Assistent „{ $title }“
    }
terminal-charterstone-charter =
    { $who ->
        [scripted] { $title } ({ $name }, Automa)
        [played] { $title } ({ $name }, im Spiel)
       *[nobody] { $title } ({ $name }, niemand)
    }
terminal-charterstone-unnamed = Noch ohne Namen: { $things }
terminal-charterstone-result = Partie { $game }: { $points }; { $won }
terminal-charterstone-chests = Truhen
terminal-charterstone-used = gespielt

## Games 4 to 12, and after the campaign

terminal-charterstone-page-story = die Geschichte bisher und die Regeln dieser Partie
terminal-charterstone-in-this-game = In dieser Partie: { $text }
terminal-charterstone-kings = Könige: { $happy } zufrieden, { $angry } zornig
terminal-charterstone-candle = Kerze
terminal-charterstone-post-candle = Vorgabe: die Kerze erlischt nicht in deinem Zug
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
terminal-charterstone-has-spectral = der Geisterarbeiter
terminal-charterstone-has-companion =
    { $mood ->
        [kind] { $companion } (freundlich)
        [unkind] { $companion } (unfreundlich)
       *[none] { $companion }
    }
terminal-charterstone-has-emblem = Marker auf dem Wappen: { $names }
terminal-charterstone-has-card = Siegkarte „{ $title }“: { $counts }
terminal-charterstone-sealed = eine geheime Siegkarte
terminal-charterstone-counts = je Lagerplatz: { $capacity }, je gespielter Persona: { $persona }, je Trophäe: { $trophy }
terminal-charterstone-silent = schweigt bis zum nächsten Einkommen
terminal-charterstone-lay =
    { $under ->
        [none] { $building } (Insel { $tile }) auf Bauplatz { $plot }
       *[other] { $building } (Insel { $tile }) auf Bauplatz { $plot }, über { $under }
    }
terminal-charterstone-keep-spectral = den Geisterarbeiter behalten
terminal-charterstone-cannot-lay = Lege sie auf einen Bauplatz deines Viertels, auf dem weder eine Himmelsinsel noch dein Grundgebäude liegt.
terminal-charterstone-chosen = Partie { $game }: { $title }
terminal-charterstone-chosen-kings =
    { $king ->
        [happy] Partie { $game }: { $title } (zufriedene Könige: { $kings })
       *[angry] Partie { $game }: { $title } (zornige Könige: { $kings })
    }
terminal-charterstone-told = Die Geschichte bisher
terminal-charterstone-archived = Für immer fort: { $personas }
terminal-charterstone-last-scoring = Die letzte Wertung
terminal-charterstone-barred = { $charter } hätte gewonnen, hatte aber noch den Geisterarbeiter.
terminal-charterstone-part-capacity = Lagerplätze
terminal-charterstone-part-personas = Personas
terminal-charterstone-part-trophies = Trophäen
terminal-charterstone-part-glory = Ruhm
terminal-charterstone-part-values = Werte
terminal-charterstone-part-total = Summe
terminal-charterstone-part-card = Siegkarte
terminal-charterstone-on-islands = auf Himmelsinseln: { $buildings }
terminal-charterstone-plot-empty = frei
