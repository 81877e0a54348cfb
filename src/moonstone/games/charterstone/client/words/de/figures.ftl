# Unterschiedene Arbeiter, was auf Bauplätze gelegt wird, und Chancen.
charterstone-worker-large = Großer Arbeiter
charterstone-worker-small = Kleiner Arbeiter
charterstone-which-worker = Welcher Arbeiter
charterstone-to-lay = Was du legst
charterstone-to-lay-empty = Leer, Nummer { $number }
charterstone-goes-out =
    { $burns ->
        [yes] Zu Beginn jedes Zuges dieser Runde erlischt sie in { $out } von { $of } Fällen.
       *[no] Sie ist erloschen.
    }

## What later games bring to the table

charterstone-named = { $title }: { $text }
charterstone-worker-spectral = Geisterarbeiter
charterstone-workers-at-hand = Verfügbar: { $workers }.
charterstone-stands-which =
    { $worker ->
        [large] Es ist der große Arbeiter.
        [small] Es ist der kleine Arbeiter.
       *[spectral] Es ist der Geisterarbeiter.
    }
charterstone-figure-waits = Hier wartet eine Figur, die niemandem gehört: { $minion }. Um das Gebäude zu nutzen, zahle zuerst 1 Einfluss; dann gehört sie dir.
charterstone-on-island =
    { $building ->
        [none] Hier schwebt eine Himmelsinsel.
       *[other] Hier schwebt eine Himmelsinsel. Darunter, nicht im Spiel: „{ $building }“.
    }
charterstone-lay-over = Bauplatz { $plot }: die Himmelsinsel über „{ $building }“ legen
charterstone-beneath = Unter die Inseln schauen
charterstone-companion-of =
    { $mood ->
        [kind] Freundlicher Begleiter ({ $charter }): { $companion }
        [unkind] Unfreundlicher Begleiter ({ $charter }): { $companion }
       *[none] Begleiter ({ $charter }): { $companion }
    }
charterstone-side-of =
    { $side ->
        [loyal] Dieses Viertel ist dem König treu: { $charter }.
       *[rebel] Dieses Viertel rebelliert gegen den König: { $charter }.
    }
charterstone-emblem-of = Einfluss auf dem Wappen ({ $charter }): { $names }.
charterstone-emblem-empty = Kein Einfluss auf dem Wappen ({ $charter }).
charterstone-candle-burns = Chance, dass sie zu Beginn des nächsten Zuges erlischt: { $odds }.
charterstone-candle-is-out =
    { $name ->
        [none] Sie ist erloschen.
       *[other] Sie ist im Zug von { $name } erloschen.
    }
charterstone-guidepost-candle = Vorgabe: In deinem Zug ist die Kerze nicht erloschen
charterstone-kings-so-far = Könige auf den Geschichten bisher: { $happy } zufrieden, { $angry } zornig.
charterstone-victory-card = Siegkarte
charterstone-victory-sealed = Die Siegkarte von { $name } bleibt bis zur letzten Wertung geheim.
charterstone-victory-counts = In der letzten Wertung: { $what }.
charterstone-rule = Regel
charterstone-news = Neu
charterstone-rule-holds = Regel dieser Partie
charterstone-begin = Beginnen
charterstone-new-here = Neu in dieser Partie
charterstone-explained = Bisher erklärt
charterstone-explain-again = Alles noch einmal erklären
charterstone-explained-again = Alles wird noch einmal erklärt, sobald es darauf ankommt.
