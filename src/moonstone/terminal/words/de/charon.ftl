### Charon, Inc. at the terminal. Gems stand as letters, flags as capital letters, areas as they are typed.


## The parts of the table

terminal-charon-page-moon = der ganze Mond
terminal-charon-page-players = die Spieler und was sie gebaut haben
terminal-charon-page-areas = die Aktionsgebiete
terminal-charon-page-cards = die Bauzeile, deine Handkarten und alle Karten, die du gesehen hast
terminal-charon-page-stock = Vorrat, Beutel, Zugstapel und Ablagestapel
terminal-charon-page-costs = die Kosten aller Karten
terminal-charon-more = weitere Seiten: { $pages }
terminal-charon-stock = Vorräte
terminal-charon-legend = R2 führt, { $centre } Mitte, { $roads } Straßen  =2 Gleichstand  { $pit } leeres Loch  ›R‹ neu
terminal-charon-board-legend = ○ ein Loch   d4 eine Stelle   3+ 4+ 5+ nur mit so vielen Spielern

## Action areas

terminal-charon-when-intelligence = nach dem Setzen
terminal-charon-when-mineral = nach dem Fördern
terminal-charon-when-engineering = nach dem Fördern
terminal-charon-when-synchrotron =
    { $early ->
        [yes] vor dem Bauen
       *[no] beim Bauen
    }
terminal-charon-when-warehouse = beim Bauen
terminal-charon-does-intelligence = Fähnchen umsetzen
terminal-charon-does-mineral = 1 durchsichtiger
terminal-charon-does-engineering = Karte nehmen
terminal-charon-does-synchrotron = Farbe wechseln
terminal-charon-does-warehouse = 2:1 tauschen, 6 halten
terminal-charon-area-held = besetzt
terminal-charon-area-live = aktiv
terminal-charon-area-blocked = blockiert
terminal-charon-area-empty = leer

## Players and stock

terminal-charon-places = jetzt→dann
terminal-charon-all = ges
terminal-charon-cards = Hd
terminal-charon-points = Pkt
terminal-charon-built = gebaut
terminal-charon-nothing = nichts
terminal-charon-supply = Vorrat
terminal-charon-bag = Beutel
terminal-charon-known = bekannt
terminal-charon-deck = Zugstapel
terminal-charon-pile = Ablage
terminal-charon-with = mit
terminal-charon-all-of = allen { $number }ern

## Cards

terminal-charon-row =
    { $used ->
        [yes] du hast daraus gebaut
       *[no] je eine pro Runde
    }
terminal-charon-hand = Handkarten
terminal-charon-aside = Beiseitegelegt
terminal-charon-only-you = nur du siehst ihn
terminal-charon-chosen = gewählt: { $card }
terminal-charon-holds = { $name } hält
terminal-charon-in-pile = Im Ablagestapel
terminal-charon-sure = sicher
terminal-charon-known-cards = Karten, die du kennst
terminal-charon-none = keine
terminal-charon-lacks = fehlt { $gems }
terminal-charon-lacks-all = fehlt alles
terminal-charon-now =
    { $clear ->
        [0] sofort
       *[other] sofort, { $clear } × c
    }
terminal-charon-trades =
    { $count ->
        [one] { $count }-mal tauschen
       *[other] { $count }-mal tauschen
    }
terminal-charon-synchrotron =
    { $count ->
        [0] Synchrotron
       *[other] Synchr., { $count } T.
    }
terminal-charon-built-already = gebaut

## What is asked

terminal-charon-ask-swap = tausche doppelte Karten aus (swap KARTE), oder done
terminal-charon-ask-offer = wähle eine Karte für die Bauzeile (offer KARTE)
terminal-charon-ask-stake = setze Fähnchen { $flag } von { $of } (stake GEBIET STELLE)
terminal-charon-ask-intelligence = setze ein Fähnchen um (relocate STELLE STELLE), oder pass
terminal-charon-ask-engineering = nimm eine Karte (take KARTE), oder pass
terminal-charon-ask-synchrotron = verwandle Edelsteine (synchrotron STEIN STEIN ZAHL), oder pass; in dieser Runde geht es nur jetzt
terminal-charon-ask-build =
    { $synchrotron ->
        [yes] build KARTE, trade { $rate } für 1, synchrotron oder end
       *[no] build KARTE, trade { $rate } für 1 oder end
    }
terminal-charon-ask-keep =
    { $may ->
        [exactly]
            { $clear ->
                [free] wähle genau { $keep } farbige Edelsteine zum Behalten (keep STEINE); durchsichtige bleiben dir
               *[count] wähle genau { $keep } Edelsteine zum Behalten (keep STEINE)
            }
        [all]
            { $clear ->
                [free] behalte alle Edelsteine oder gib farbige ab (keep STEINE, keep none); durchsichtige bleiben dir
               *[count] behalte alle Edelsteine oder gib welche ab (keep STEINE, keep none)
            }
       *[some]
            { $clear ->
                [free] wähle bis zu { $keep } farbige Edelsteine zum Behalten (keep STEINE, keep none); durchsichtige bleiben dir
               *[count] wähle bis zu { $keep } Edelsteine zum Behalten (keep STEINE, keep none)
            }
    }

## Suggestions

terminal-charon-built-one = du hast schon eine { $number } gebaut
terminal-charon-no-more-swaps = nicht weiter austauschen
terminal-charon-costs = kostet { $gems }
terminal-charon-leave-flags = alle Fähnchen stehen lassen
terminal-charon-take =
    { $source ->
        [row] Bauzeile, { $gems }, { $how }
       *[other] Ablage, { $gems }, { $how }
    }
terminal-charon-take-nothing = nichts nehmen
terminal-charon-turn-nothing = in dieser Runde nichts verwandeln
terminal-charon-build =
    { $count ->
        [one] { $count } Punkt für { $gems }
       *[other] { $count } Punkte für { $gems }
    }
terminal-charon-end = deinen Zug beenden
terminal-charon-keep-all = alle behalten
terminal-charon-towards = für { $card } ({ $how })
terminal-charon-takes = gewinnt { $zones }
terminal-charon-denies = verwehrt { $zones }
terminal-charon-gives-up = gibt { $zones } auf
terminal-charon-from =
    { $flag ->
        [none] { $gems }
       *[other] { $gems } von { $flag }
    }

## Previews

terminal-charon-flag-on = Ein Fähnchen { $flag } auf { $spot }: { $won } Edelsteine für dich, { $denied } für die anderen.
terminal-charon-zone =
    { $gems ->
        [none] { $zone } (leer)
       *[other] { $zone } ({ $gems })
    }
terminal-charon-zone-changes = { $zone }: jetzt { $before }, dann { $after }.
terminal-charon-stands-tied =
    { $flags ->
        [none] niemand
       *[other] { $flags } gleichauf
    }
terminal-charon-stands-led =
    { $how ->
        [centre] { $leader } (durch die Mitte)
        [roads] { $leader } (durch die Straßen)
       *[most] { $leader }
    }
terminal-charon-would-hold =
    { $flags ->
        [none] Kein Fähnchen mehr auf: { $area }.
       *[other] Fähnchen auf { $area }: { $flags }.
    }

## What happened, in short

terminal-charon-seeded =
    { $count ->
        [one] { $count } Zone bekommt neue Edelsteine.
       *[other] { $count } Zonen bekommen neue Edelsteine.
    }
terminal-charon-dealt =
    Alle bekommen { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
terminal-charon-dealt-you =
    Alle bekommen { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }, { $name } { $cards }.
terminal-charon-staked = { $name } setzt auf { $spot }, ein Fähnchen von { $area }.
terminal-charon-claimed = { $name } fördert { $zones }.
terminal-charon-tied = Gleichstand, die Edelsteine bleiben: { $zones }.
terminal-charon-found =
    { $count ->
        [one] { $names } findet einen durchsichtigen Edelstein.
       *[other] { $names } finden je einen durchsichtigen Edelstein.
    }
terminal-charon-turn = { $name } { $steps }.
terminal-charon-did-end = beendet den Zug
terminal-charon-did-traded = tauscht { $give } gegen { $get }
terminal-charon-did-transmuted = verwandelt { $count } { $give } in { $get }
terminal-charon-did-built =
    { $from ->
        [row] baut { $card } aus der Bauzeile für { $paid }
       *[other] baut { $card } von der Hand für { $paid }
    }

## The end

terminal-charon-nothing-built = nichts gebaut
terminal-charon-tie =
    { $by ->
        [none] Gleichstand bis zur letzten Karte: { $names }.
       *[other] { $names } haben gleich viele Punkte. Die höchste unterschiedliche Karte entscheidet.
    }

## Help

terminal-charon-moves =
    { $now ->
        [yes] Züge jetzt
       *[no] Züge
    }
terminal-charon-example-stake = stake mineral d4: das Fähnchen von mineral kommt auf d4; mi d4 genügt
terminal-charon-example-relocate = relocate d4 f6: das Fähnchen von d4 kommt auf f6
terminal-charon-example-trade = trade bbk y: zwei blaue und ein schwarzer gegen einen gelben
terminal-charon-example-synchrotron = synchrotron b g 3: drei blaue werden drei grüne
terminal-charon-example-build = build 7b; oder build 7b p, mit einem durchsichtigen statt eines purpurnen
terminal-charon-example-keep =
    { $fewer ->
        [no] keep bk: einen blauen und einen schwarzen behalten
       *[yes]
            { $clear ->
                [free] keep bk: einen blauen und einen schwarzen behalten; keep none: keinen farbigen
               *[count] keep bc: einen blauen und einen durchsichtigen behalten; keep none: keinen
            }
    }
terminal-charon-shortened = Verben und Gebiete darfst du abkürzen, und ein Verb weglassen, wenn klar ist, was du meinst.
terminal-charon-earlier-rules = Diese Partie folgt Fassung { $rules } der Regeln, die in zwei Punkten von den Regeln unten abweicht. Die Industriespionage reicht auch an eine Stelle, die eine leere Zone berührt, sofern sie eine mit 1 oder 2 Edelsteinen berührt und keine mit 3. Beim Zurücksetzen behältst du so viele Edelsteine, wie du darfst, nie weniger.
terminal-charon-signs = Edelsteine und Fähnchen
terminal-charon-sign-leads = führt mit 2 Fähnchen; R2• durch die Mitte; R2+ durch die Straßen
terminal-charon-sign-tied = Gleichstand: Die Edelsteine blieben liegen
terminal-charon-sign-gems = kleine Buchstaben sind Edelsteine, ○ ist ein leeres Förderloch; auf d4 kann ein Fähnchen stehen
