### Gemeinsames Lesen am Tisch, und das Ende jeder Partie einer Kampagne.

reading-page = Seite { $page } von { $of }
reading-alone = Allein weiterlesen
reading-together = Mit den anderen lesen
reading-with = Ihr lest das gemeinsam.
reading-turned = { $name } hat umgeblättert.
reading-others-at = Die anderen sind auf Seite { $page }.
reading-others-left = Du liest für dich.
reading-untranslated = Noch nicht übersetzt
reading-story = Geschichte { $number }
reading-close = Zum Dorf
reading-led-here = Was dazu führte: { $choice }
reading-kings =
    { $king ->
        [happy]
            { $count ->
                [one] Ein zufriedener König
               *[other] { $count } zufriedene Könige
            }
       *[angry]
            { $count ->
                [one] Ein zorniger König
               *[other] { $count } zornige Könige
            }
    }

## Das Ende einer Partie

ending-came-about = Der Verlauf der Partie hat entschieden, wie die Geschichte weitergeht.
ending-total = Alle Punkte zusammen
ending-target = Zu übertreffen
ending-perils = Übrige Gefahren in euren Vierteln
ending-happy = Zufriedene Könige
ending-angry = Zornige Könige
ending-kind = Freundliche Begleiter
ending-rebels = Rebellen
ending-points = Summe
ending-candle = Kerze
ending-candle-burns =
    { $burns ->
        [true] Sie brennt noch.
       *[false] Sie ist erloschen.
    }
ending-figures = Die Zahlen, die entschieden haben
ending-next-title = Wie es weitergeht
ending-next-game = Partie { $number }: { $title }
ending-next-names = Namen zu vergeben
ending-next-name = { $what } ({ $name })
ending-next-names-why = Vergeben kannst du sie auf der Seite der Kampagne.
ending-next-no-names = Nichts wartet auf einen Namen.
ending-next-rules = Nur in der nächsten Partie
ending-campaign-over = Die Kampagne ist zu Ende. Auf ihrer Seite stehen die letzte Wertung und das ganze Dorf.
