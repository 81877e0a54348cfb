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
