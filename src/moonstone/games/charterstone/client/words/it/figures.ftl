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

## What later games bring to the table

charterstone-named = { $title }: { $text }
charterstone-worker-spectral = Lavoratore spettrale
charterstone-workers-at-hand = Disponibili: { $workers }.
charterstone-stands-which =
    { $worker ->
        [large] È il lavoratore grande.
        [small] È il lavoratore piccolo.
       *[spectral] È il lavoratore spettrale.
    }
charterstone-figure-waits = Qui aspetta una figura che non è di nessuno: { $minion }. Per usare l’edificio, prima paga 1 segnalino influenza; allora è tua.
charterstone-on-island =
    { $building ->
        [none] Qui fluttua un’isola celeste.
       *[other] Qui fluttua un’isola celeste. Sotto, fuori gioco: «{ $building }».
    }
charterstone-lay-over = Lotto { $plot }: metti l’isola celeste sopra «{ $building }»
charterstone-beneath = Guarda sotto le isole
charterstone-companion-of =
    { $mood ->
        [kind] Compagno ben disposto ({ $charter }): { $companion }
        [unkind] Compagno mal disposto ({ $charter }): { $companion }
       *[none] Compagno ({ $charter }): { $companion }
    }
charterstone-side-of =
    { $side ->
        [loyal] Questo quartiere è fedele al re: { $charter }.
       *[rebel] Questo quartiere si ribella al re: { $charter }.
    }
charterstone-emblem-of = Influenza sull’emblema ({ $charter }): { $names }.
charterstone-emblem-empty = Nessuna influenza sull’emblema ({ $charter }).
charterstone-candle-burns = Probabilità che si spenga all’inizio del prossimo turno: { $odds }.
charterstone-candle-is-out =
    { $name ->
        [none] Si è spenta.
       *[other] Si è spenta nel turno di { $name }.
    }
charterstone-guidepost-candle = Segnavia: la candela non si è spenta nel tuo turno
charterstone-kings-so-far = Re sulle storie fin qui: contenti { $happy }, adirati { $angry }.
charterstone-victory-card = Carta vittoria
charterstone-victory-sealed = La carta vittoria di { $name } resta segreta fino all’ultimo conteggio.
charterstone-victory-counts = Nell’ultimo conteggio: { $what }.
charterstone-rule = Regola
charterstone-news = Novità
charterstone-rule-holds = Regola di questa partita
charterstone-begin = Comincia
charterstone-new-here = Nuovo in questa partita
charterstone-explained = Spiegato fin qui
charterstone-explain-again = Spiega tutto di nuovo
charterstone-explained-again = Tutto sarà spiegato di nuovo al momento giusto.
