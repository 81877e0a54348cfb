### Charterstone's table in later games. What crates bring is not named here: its words come with it.

charterstone-supply = Nella riserva
charterstone-stands-beside = Accanto c’è un lavoratore di { $name }.
charterstone-figure-there = Qui c’è una figura di { $name }, che nessuno manda mai a casa: { $minion }.
charterstone-figure-does = { $minion }, quando lo piazzi o un avversario usa il suo edificio: { $gain }.
charterstone-figures-at-hand = Altre figure da piazzare
charterstone-trouble-there = { $peril }: chi usa l’edificio se la prende.
charterstone-tokens-there = Segnalino per ogni rendita: { $names }.
charterstone-plot-over = Lotto { $plot }: costruisci sopra «{ $building }»
charterstone-plot-empty = libero
charterstone-buildings-to-choose = Edifici tra cui scegliere
charterstone-to-take = Da scegliere
charterstone-to-give = Da dare
charterstone-ask-turn-figure =
    { $workers ->
        [0] I tuoi lavoratori sono tutti fuori: piazza un’altra figura, o riprendi tutto.
       *[other] Tocca a te: piazza un lavoratore o un’altra figura, o riprendi tutto.
    }
charterstone-ask-turn-free = Piazza qualcuno nel tuo quartiere: l’edificio non ti costa nulla.

## The chest

charterstone-chest-of = Il forziere di { $name }
charterstone-glory = Gloria
charterstone-glory-row =
    { $full ->
        [yes] Completa, { $of } su { $of } stelle. A ogni preparazione, dalla terza partita in poi: { $bonus }.
       *[no] { $stars } su { $of } stelle. Quando è completa, a ogni preparazione dalla terza partita in poi: { $bonus }.
    }
charterstone-capacity = Posto per la prossima partita
charterstone-room-for = C’è posto per: { $what }.
charterstone-trophies =
    { $count ->
        [0] Ancora nessun trofeo
        [one] { $count } trofeo
       *[other] { $count } trofei
    }
charterstone-personas =
    { $count ->
        [one] { $count } personaggio
       *[other] { $count } personaggi
    }
charterstone-persona-used = Già giocato.
charterstone-omen = Il dado ha mostrato { $charter }: usarvi un edificio nel prossimo turno porta un punto.

## Objectives and the story

charterstone-own-objective = Un obiettivo proprio
charterstone-objective-of = Solo { $name } può segnarlo.
charterstone-most = Indicazione, il maggior numero: { $what }
charterstone-fewest = Indicazione, il minor numero: { $what }
charterstone-post-met = Per ora la segue { $names }.
charterstone-king-happy = Il re sarà contento
charterstone-king-angry = Il re sarà adirato
charterstone-for-all = Per tutti: { $what }

## The list of buildings

charterstone-show-empty = dove non c’è nessuno
charterstone-show-trouble = dove c’è un guaio
charterstone-show-where = Dove si trova
charterstone-show-giving = Che cosa dà
charterstone-show-costing = Che cosa costa
charterstone-show-costs = Che cosa costa: { $what }

## Games 4 to 12, and after the campaign

charterstone-ask-lay = Quale isola celeste metti, e dove? Ancora { $number }
charterstone-ask-companion = { $companion } (quartiere { $charter }): ben disposto o mal disposto?
charterstone-ask-victory = Quale carta vittoria scegli? La vedi solo tu.
charterstone-ask-redeem = Paghi per il tuo lavoratore grande, o tieni quello spettrale?
charterstone-ask-farewell = Quale personaggio ti lascia per sempre?
charterstone-ask-side = Il quartiere { $charter }: fedele al re, o ribelle?
charterstone-ask-levy = Quale risorsa ti dà { $name }?
charterstone-ask-tribute = Che cosa dai a { $name }? { $what }
charterstone-do-large = Piazza il lavoratore grande: { $building }
charterstone-do-small = Piazza il lavoratore piccolo: { $building }
charterstone-do-spectral = Piazza il lavoratore spettrale: { $building }
charterstone-do-lay =
    { $building ->
        [none] Metti un’isola celeste libera sul lotto { $plot }
       *[other] Metti l’isola celeste con «{ $building }» sul lotto { $plot }
    }
charterstone-do-companion =
    { $mood ->
        [kind] Ben disposto
       *[unkind] Mal disposto
    }
charterstone-do-victory = Scegli «{ $victory }»
charterstone-do-redeem =
    { $what ->
        [coin] Paga in monete
       *[other] Cedi «{ $what }»
    }
charterstone-do-farewell = Di’ addio a «{ $persona }»
charterstone-do-side =
    { $side ->
        [loyal] Fedele al re
       *[rebel] Ribelle
    }
