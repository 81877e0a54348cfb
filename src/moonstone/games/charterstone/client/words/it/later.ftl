### Charterstone's table in later games. What crates bring is not named here: its words come with it.

charterstone-supply = Nella riserva
charterstone-stands-beside = Accanto c’è un lavoratore di { $name }.
charterstone-figure-there = Qui c’è una figura di { $name }, che non si può mandare a casa: { $minion }.
charterstone-figure-does = { $minion }, quando lo piazzi o quando un avversario usa il suo edificio: { $gain }.
charterstone-figures-at-hand = Altre figure che puoi piazzare
charterstone-trouble-there = Qui c’è un guaio: { $peril }. Va al prossimo giocatore che usa l’edificio.
charterstone-tokens-there = Ne ottengono il beneficio a ogni rendita: { $names }.
charterstone-plot-over = Lotto { $plot }: costruisci sopra «{ $building }»
charterstone-to-take = Da prendere
charterstone-to-give = Da dare
charterstone-ask-turn-figure =
    { $workers ->
        [0] Non hai più lavoratori disponibili. Piazza un’altra figura, o riprendi tutto.
       *[other] Tocca a te: piazza una figura, o riprendi tutto.
    }
charterstone-ask-turn-free = Piazza un lavoratore o una figura nel tuo quartiere. L’edificio lì non ti costa nulla.

## The chest

charterstone-chest-of = Forziere di { $name }
charterstone-glory = Gloria
charterstone-glory-row =
    { $full ->
        [yes] Riga piena, stelle: { $of } su { $of }. A ogni preparazione dalla terza partita in poi: { $bonus }.
       *[no] Stelle: { $stars } su { $of }. Quando la riga è piena, a ogni preparazione dalla terza partita in poi: { $bonus }.
    }
charterstone-capacity = Tieni per la prossima
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
charterstone-persona-used = Usato in una partita precedente.
charterstone-omen = Il dado ha mostrato: { $charter }. Se nel prossimo turno usi un edificio di quel quartiere, guadagni un punto.

## Objectives and the story

charterstone-own-objective = Obiettivo proprio
charterstone-objective-of = Può completarlo solo { $name }.
charterstone-most = Segnavia, il maggior numero: { $what }
charterstone-fewest = Segnavia, il minor numero: { $what }
charterstone-post-met = Per ora raggiunto da: { $names }.
charterstone-king-happy = Il re sarà contento
charterstone-king-angry = Il re sarà adirato
charterstone-for-all = Per tutti: { $what }

## The list of buildings

charterstone-show-empty = Non occupati
charterstone-show-trouble = Con un guaio
charterstone-show-where = Dove si trova
charterstone-show-giving = Che cosa dà
charterstone-show-costing = Che cosa costa
charterstone-show-costs = Che costano: { $what }

## Games 4 to 12, and after the campaign

charterstone-ask-lay = Quale isola celeste metti, e dove? Ne restano: { $number }
charterstone-ask-companion = Quartiere «{ $charter }»: questo compagno è ben disposto o mal disposto? { $companion }
charterstone-ask-victory = Quale carta vittoria scegli? La vedi solo tu.
charterstone-ask-redeem = Riprendi il tuo lavoratore grande, o tieni quello spettrale?
charterstone-ask-farewell = Quale personaggio ti lascia per sempre?
charterstone-ask-side = Quartiere «{ $charter }»: fedele al re, o ribelle?
charterstone-ask-levy = Quale risorsa ti dà { $name }?
charterstone-ask-tribute = Che cosa dai a questo avversario ({ $name })? { $what }
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
        [coin] Paga monete
       *[other] Cedi «{ $what }»
    }
charterstone-do-farewell = Di’ addio a «{ $persona }»
charterstone-do-side =
    { $side ->
        [loyal] Fedele al re
       *[rebel] Ribelle
    }
