# Charon, Inc.: che cosa si chiede, e a che cosa serve. Gli argomenti sono descritti nel file inglese.

prompt-swap =
    { $count ->
        [0] Non hai carte da cambiare: continua.
        [one] Hai ricevuto un numero che hai già costruito: cambialo o tienilo.
       *[other] Hai ricevuto { $count } numeri che hai già costruito: cambiali o tienili.
    }
why-swap =
    { $from ->
        [deck] Un numero si costruisce una volta sola, e una seconda carta ti serve a poco. Puoi cambiare queste carte una volta, appena ricevute, con altrettante del mazzo; le tue vi ritornano. Si chiede a chiunque abbia costruito qualcosa, così la domanda non svela la mano di nessuno.
       *[pile] Un numero si costruisce una volta sola, e una seconda carta ti serve a poco. Puoi cambiare queste carte una volta, appena ricevute, con altrettante della pila degli scarti; poi ci vanno le tue. Si chiede a chiunque abbia costruito qualcosa, così la domanda non svela la mano di nessuno.
    }

prompt-offer = Scegli una carta della tua mano per la riga comune.
why-offer = Le carte scelte si scoprono tutte insieme, e in questo round ognuno può costruirne una. Cedi una carta di cui puoi fare a meno, o una che solo tu potrai pagare.

prompt-stake =
    { $left ->
        [one] La tua ultima bandierina: prendila da un’area azione e mettila su uno spazio vuoto.
       *[other] Prendi una bandierina da un’area azione e mettila su uno spazio vuoto. Te ne restano { $left } da piazzare.
    }
why-stake = Ogni bandierina che tocca una zona vi conta, e chi ne ha di più raccoglie tutte le sue gemme. L’unica bandierina che lasci indietro può darti la sua azione: scegli bene da dove togli le altre.

prompt-intelligence = Sposta una delle tue bandierine, o lasciale tutte dove sono.
why-intelligence = Ora che tutte le bandierine sono in campo, una sola può vincere una zona o rovinarla a qualcuno. Ogni zona che il nuovo spazio tocca deve avere 1 o 2 gemme.

prompt-engineering = Prendi una carta dalla pila degli scarti o dalla riga comune, o passa.
why-engineering = La carta va nella tua mano, e puoi costruirla già in questo round. La pila degli scarti, che nessun altro vede, contiene i 12 fin dall’inizio; e una carta presa così dalla riga non è quella che puoi costruire da lì.

prompt-synchrotron = Trasforma gemme di un colore in un altro, o passa.
why-synchrotron = Il Sincrotrone è di più giocatori. A questo tavolo lo usano prima che qualcuno costruisca, nell’ordine di gioco inverso: adesso, oppure non più in questo round.

prompt-build = Costruisci carte, scambia gemme, o finisci il tuo turno.
why-build = Le carte costruite sono i tuoi punti, e da un round all’altro si conservano poche gemme. Paga quante carte vuoi dalla mano e una dalla riga comune; ogni numero vale una volta sola per partita.

prompt-keep =
    { $all ->
        [yes]
            { $clear ->
                [free] Puoi conservare tutte le tue gemme, o restituire gemme colorate.
               *[count] Puoi conservare tutte le tue gemme, o restituirne alcune.
            }
        [exact]
            { $clear ->
                [free] Scegli { $keep } gemme colorate da conservare; le trasparenti ti restano comunque.
               *[count] Scegli { $keep } gemme da conservare.
            }
       *[no]
            { $clear ->
                [free] Scegli le gemme colorate da conservare, al massimo { $keep }; le trasparenti ti restano comunque.
               *[count] Scegli le gemme da conservare, al massimo { $keep }.
            }
    }
why-keep =
    { $exact ->
        [yes] Quello che conservi aiuta a pagare le prossime carte e conta per l’ordine di gioco del prossimo round.
       *[no] Quello che conservi aiuta a pagare le prossime carte e conta per l’ordine di gioco del prossimo round. Puoi restituire più del dovuto: con meno gemme potresti giocare più tardi, e quello che restituisci torna nella riserva.
    }

prompt-chance = Si estraggono gemme e carte.
why-chance = Ogni estrazione segue da un segreto sigillato prima della partita e pubblicato dopo: chiunque può verificare che nessuna è stata scelta.

prompt-waiting =
    { $step ->
        [swap] { $names } può cambiare carte.
        [offer]
            { $count ->
                [one] { $names } sceglie una carta per la riga comune.
               *[other] { $names } scelgono carte per la riga comune.
            }
        [stake] { $names } piazza una bandierina.
        [intelligence] { $names } può spostare una bandierina.
        [engineering] { $names } può prendere una carta.
        [synchrotron] { $names } può usare il Sincrotrone.
        [build] { $names } costruisce.
        [keep]
            { $count ->
                [one] { $names } sceglie le gemme da conservare.
               *[other] { $names } scelgono le gemme da conservare.
            }
       *[other] Si aspetta { $names }.
    }
why-waiting = Si gioca nell’ordine di gioco, certe azioni nell’ordine inverso. Le scelte simultanee restano nascoste finché tutti hanno scelto.

prompt-over =
    { $count ->
        [one] La partita è finita: vince { $names }.
       *[other] La partita è finita: { $names } dividono la vittoria.
    }
why-over = Vince chi ha più punti in carte costruite. In caso di pareggio decide la carta più alta, poi la seguente; chi è pari fino all’ultima carta divide la vittoria.
