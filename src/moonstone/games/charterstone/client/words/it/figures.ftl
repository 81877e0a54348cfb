# I lavoratori distinti, ciò che si posa sui lotti, e le probabilità.
charterstone-worker-large = Lavoratore grande
charterstone-worker-small = Lavoratore piccolo
charterstone-which-worker = Quale lavoratore
charterstone-to-lay = Che cosa posare
charterstone-to-lay-empty = Vuota, numero { $number }
charterstone-goes-out =
    { $burns ->
        [yes] All’inizio di ogni turno di questo giro può spegnersi. Casi: { $out } su { $of }.
       *[no] Si è spenta.
    }
