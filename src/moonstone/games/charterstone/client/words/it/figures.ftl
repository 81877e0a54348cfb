# I lavoratori distinti, ciò che si posa sui lotti, e le probabilità.
charterstone-worker-large = Lavoratore grande
charterstone-worker-small = Lavoratore piccolo
charterstone-which-worker = Quale lavoratore
charterstone-to-lay = Che cosa posare
charterstone-to-lay-empty = Vuota, numero { $number }
charterstone-goes-out =
    { $burns ->
        [yes] All’inizio di ogni turno di questo round si spegne con probabilità di { $out } su { $of }.
       *[no] È spenta.
    }
