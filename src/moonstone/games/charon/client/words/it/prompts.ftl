# Charon, Inc.: che cosa si chiede, e a che cosa serve. Gli argomenti sono descritti nel file inglese.

prompt-swap =
    { $count ->
        [0] Non hai carte da cambiare. Continua.
        [one] Hai ricevuto un numero che hai già costruito. Cambia la carta o tienila.
       *[other] Hai ricevuto { $count } numeri che hai già costruito. Cambia le carte o tienile.
    }
why-swap =
    { $from ->
        [deck] Ogni numero si costruisce una volta sola, e un doppione ti serve a poco. Puoi cambiare i doppioni una volta, appena li ricevi, con altrettante carte del mazzo; poi i tuoi doppioni tornano nel mazzo. Questa scelta ce l’ha chiunque abbia costruito qualcosa, così non svela nulla della tua mano.
       *[pile] Ogni numero si costruisce una volta sola, e un doppione ti serve a poco. Puoi cambiare i doppioni una volta, appena li ricevi, con altrettante carte della pila degli scarti; poi i tuoi doppioni vanno sulla pila. Questa scelta ce l’ha chiunque abbia costruito qualcosa, così non svela nulla della tua mano.
    }

prompt-offer = Scegli una carta della tua mano per la riga comune.
why-offer = Le carte scelte si scoprono tutte insieme, e in questo turno ognuno può costruirne una. Offri una carta di cui puoi fare a meno, o una che solo tu potrai pagare.

prompt-stake =
    { $left ->
        [one] Sposta la tua ultima bandierina da un’area azione a uno spazio vuoto.
       *[other] Sposta una bandierina da un’area azione a uno spazio vuoto. Te ne restano { $left } da piazzare.
    }
why-stake = Una bandierina conta in ogni zona che tocca, e chi ha più bandierine intorno a una zona ne raccoglie tutte le gemme. La bandierina che lasci indietro può darti la sua azione: scegli bene da quali aree togli le altre.

prompt-intelligence = Sposta una delle tue bandierine su un altro spazio, o passa.
why-intelligence = Tutte le bandierine sono piazzate: spostarne una sola può farti vincere una zona, o rovinarla a un altro giocatore. Ogni zona che il nuovo spazio tocca deve avere 1 o 2 gemme.

prompt-engineering = Prendi una carta dalla pila degli scarti o dalla riga comune, o passa.
why-engineering = La carta va nella tua mano, e puoi costruirla già in questo turno. Solo tu vedi la pila degli scarti, dove i 12 stanno fin dall’inizio. Una carta presa dalla riga non conta come quella che puoi costruire da lì.

prompt-synchrotron = Trasforma gemme di un colore in un altro colore, o passa.
why-synchrotron = Il Sincrotrone è di più giocatori. A questo tavolo lo usano prima che si costruisca, nell’ordine di gioco inverso. In questo turno è la tua unica occasione.

prompt-build = Costruisci carte, scambia gemme, o concludi.
why-build = Le carte costruite sono i tuoi punti, e per il prossimo turno si conservano solo poche gemme. Costruisci quante carte vuoi dalla mano, e una dalla riga comune. Ogni numero si costruisce una volta sola per partita.

prompt-keep =
    { $all ->
        [yes]
            { $clear ->
                [free] Conserva tutte le tue gemme, o restituiscine alcune colorate.
               *[count] Conserva tutte le tue gemme, o restituiscine alcune.
            }
        [exact]
            { $clear ->
                [free] Scegli le gemme colorate da conservare: { $keep }. Conservi anche tutte le bianche.
               *[count] Scegli le gemme da conservare: { $keep }.
            }
       *[no]
            { $clear ->
                [free] Scegli le gemme colorate da conservare, al massimo: { $keep }. Conservi anche tutte le bianche.
               *[count] Scegli le gemme da conservare, al massimo: { $keep }.
            }
    }
why-keep =
    { $exact ->
        [yes] Le gemme che conservi aiutano a pagare le prossime carte e contano per l’ordine di gioco del prossimo turno.
       *[no] Le gemme che conservi aiutano a pagare le prossime carte e contano per l’ordine di gioco del prossimo turno. Puoi restituirne più del dovuto: con meno gemme potresti giocare più tardi, e le gemme tornano nella riserva.
    }

prompt-chance = Si estraggono gemme e carte.
why-chance = Ogni estrazione deriva da un segreto sigillato prima della partita e pubblicato dopo: così chiunque può verificare che nessuna è stata manipolata.

prompt-waiting =
    { $step ->
        [swap] { $names } può cambiare carte.
        [offer]
            { $count ->
                [one] { $names } sta scegliendo una carta per la riga comune.
               *[other] { $names } stanno scegliendo una carta per la riga comune.
            }
        [stake] { $names } sta piazzando una bandierina.
        [intelligence] { $names } può spostare una bandierina.
        [engineering] { $names } può prendere una carta.
        [synchrotron] { $names } può usare il Sincrotrone.
        [build] { $names } sta costruendo.
        [keep]
            { $count ->
                [one] { $names } sta scegliendo le gemme da conservare.
               *[other] { $names } stanno scegliendo le gemme da conservare.
            }
       *[other] Si aspetta: { $names }.
    }
why-waiting = Si agisce nell’ordine di gioco, o nell’ordine inverso per alcune azioni. Le scelte simultanee restano nascoste finché non hanno scelto tutti.

prompt-over =
    { $count ->
        [one] La partita è finita: vince { $names }.
       *[other] La partita è finita: { $names } condividono la vittoria.
    }
why-over = Vince il giocatore con più punti in carte costruite. In caso di pareggio decide la carta più alta, poi la seguente, e così via. Se tutte le carte sono uguali, i giocatori in pareggio condividono la vittoria.
