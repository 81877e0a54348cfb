### Il tavolo di Charterstone.

charterstone-village = Il villaggio
charterstone-commons = Gli edifici comuni
charterstone-nearer = Ingrandisci
charterstone-farther = Rimpicciolisci
charterstone-whole = Mostra tutto il villaggio
charterstone-plot = Lotto { $plot }
charterstone-stands-there =
    { $you ->
        [true] Qui c’è un tuo lavoratore: tornerebbe a casa.
       *[other] Qui c’è un lavoratore di { $name }: tornerebbe a casa.
    }
charterstone-players = Giocatori e riserve
charterstone-you = tu
charterstone-to-move = deve decidere
charterstone-workers =
    { $count ->
        [0] nessun lavoratore disponibile
        [one] { $count } lavoratore disponibile
       *[other] { $count } lavoratori disponibili
    }
charterstone-cards-of = Carte: { $cards }
charterstone-name-it = Dai un nome
charterstone-name-of = Un nome per «{ $card }»
charterstone-named-card = { $name } ({ $card })
charterstone-papers = Tracciati ed edifici
charterstone-tab-tracks = Obiettivi e quote
charterstone-tab-buildings = Tutti gli edifici
charterstone-objectives = Obiettivi
charterstone-quota = Quote
charterstone-reputation = Reputazione
charterstone-met-by = Completabile ora da: { $names }.
charterstone-scored-by = Completato da: { $names }.
charterstone-space = Chiede: { $what } e 1 segnalino influenza.
charterstone-bonus = Bonus: { $what }.
charterstone-token-of = Riempita da: { $name }.
charterstone-progress-is =
    { $last ->
        [true] Il progresso ha raggiunto la clessidra. Questo è l’ultimo giro.
       *[other]
            { $left ->
                [one] Progresso: { $left } casella fino alla clessidra
               *[other] Progresso: { $left } caselle fino alla clessidra
            }
    }
charterstone-reputation-is =
    { $left ->
        [0] Il tracciato della reputazione è pieno.
        [one] Reputazione: { $left } casella libera
       *[other] Reputazione: { $left } caselle libere
    }
charterstone-mat = Carte avanzamento
charterstone-piles = Mazzo: { $deck }. Scarti: { $discard }.
charterstone-to-build = Costo di costruzione: { $goods }.
charterstone-has-crate = Contiene la cassa { $crate }. Si apre alla Charterstone o in un altro edificio che apre casse.
charterstone-show = Mostra
charterstone-show-all = Tutti gli edifici
charterstone-show-now = Utilizzabili ora
charterstone-show-gives = Che danno: { $what }
charterstone-show-none = Nessun edificio corrisponde.
charterstone-prompt = La tua decisione
charterstone-round =
    { $round ->
        [0] Prima del giro 1
       *[other] Giro { $round }
    }
charterstone-why = Perché?
charterstone-confirm = Conferma
charterstone-cancel = Annulla
charterstone-put = Aggiungi: { $what }; ne restano { $left }
charterstone-take-off = Togli: { $what }
charterstone-heap = Scelti: { $count } di { $of }
charterstone-partly-on = In questo turno scegli quanto guadagnare di ogni beneficio.
charterstone-retrieve-why = Tutti i tuoi lavoratori tornano nella tua riserva. Questo occupa tutto il tuo turno.
charterstone-partly-why = Non devi guadagnare tutto ciò che un edificio offre. Scegli quanto vuoi di ogni beneficio.
charterstone-look-first = Scegli un edificio per vedere che cosa costa e che cosa ti dà.
charterstone-opening = { $name } apre la cassa { $crate }
charterstone-opening-fold = Ripiega
charterstone-opening-unfold = Mostra il contenuto della cassa
charterstone-result = Risultato
charterstone-crates-opened =
    { $count ->
        [one] In questo villaggio è stata aperta una cassa.
       *[other] In questo villaggio sono state aperte { $count } casse.
    }

## Che cosa si chiede

charterstone-ask-over =
    { $count ->
        [one] { $names } vince
       *[other] { $names } vincono insieme
    }
charterstone-ask-chance = Decide il caso…
charterstone-ask-waiting = { $names } sta decidendo…
charterstone-ask-settle = Su quale lotto metti il tuo primo edificio?
charterstone-ask-bring = Quale personaggio giochi?
charterstone-ask-turn =
    { $workers ->
        [0] Non hai più lavoratori disponibili. Riprendili tutti.
       *[other] Tocca a te: piazza un lavoratore su un edificio, o riprendi tutti i tuoi lavoratori.
    }
charterstone-ask-pay =
    { $number ->
        [one] Quale risorsa paghi?
       *[other] Quali { $number } risorse paghi?
    }
charterstone-ask-give = Che cosa dai? { $what }
charterstone-ask-build = Quale edificio costruisci, e dove?
charterstone-ask-open = Quale cassa apri?
charterstone-ask-score = Quale obiettivo completi?
charterstone-ask-ship = Quale casella delle quote riempi?
charterstone-ask-take = Quale carta prendi? { $kind }
charterstone-ask-gain =
    { $number ->
        [one] Quale risorsa guadagni?
       *[other] Quali { $number } risorse guadagni?
    }
charterstone-ask-may = Vuoi questo beneficio? { $term }
charterstone-ask-part = Quanto ne vuoi? { $term }
charterstone-ask-pick = Quale vuoi?
charterstone-ask-decide = Come continua la storia?
charterstone-ask-star = Dove segni una stella? Ne restano: { $number }
charterstone-ask-expand = Quale capacità aumenti?
charterstone-ask-keep = Quale risorsa tieni? Ne restano: { $number }
charterstone-ask-hold = Quale carta tieni? Ne restano: { $number }
charterstone-ask-tend = Quale tieni? Ne restano: { $number }
charterstone-ask-enter = Su «{ $building }» c’è un lavoratore. Lo mandi a casa, o ti metti accanto?
charterstone-ask-coins = Paghi una moneta, o una risorsa al suo posto?
charterstone-ask-recall = Quale lavoratore riprendi?
charterstone-ask-search = Quale carta del mazzo prendi?
charterstone-ask-finish = Usi un oggetto o finisci il turno?
charterstone-ask-shift = Dove sposti il progresso?
charterstone-ask-choose = Quale obiettivo tieni?
charterstone-ask-clear = Da quale edificio lo prendi?
charterstone-ask-adopt = Quale tipo prendi?

## Perché si chiede

charterstone-why-over = La partita è finita e tutto è stato contato.
charterstone-why-chance = Decidono i dadi e le carte. Nessuno può scegliere.
charterstone-why-waiting = La decisione è di un altro giocatore. Intanto puoi guardare tutto.
charterstone-why-turn = Nel tuo turno piazza un lavoratore e usa quell’edificio, o riprendi tutti i tuoi lavoratori.
charterstone-why-buildings = Puoi usare ogni edificio, ovunque si trovi.
charterstone-why-build = Il Dirigibile trasforma una carta edificio in un edificio permanente del tuo quartiere.
charterstone-why-crate = Una cassa aggiunge novità al villaggio. Ciò che contiene è tuo.
charterstone-why-objectives = Se soddisfi un obiettivo puoi completarlo una volta per partita, alla Tribuna o in un altro edificio con cui si completano obiettivi.
charterstone-why-quota = Riempi le quote di beni per fare punti. Alcune caselle danno anche un bonus. Puoi riempirle al Porto delle Nuvole e in alcuni altri edifici.
charterstone-why-cards = Le carte restano tue e ti aiutano per tutta la partita.
charterstone-why-progress = Quando il progresso raggiunge la clessidra, il giro in corso è l’ultimo.
charterstone-why-end = Tra una partita e l’altra alcune cose restano, altre si scartano.

## Che cosa si fa

charterstone-do-settle = Primo edificio: lotto { $plot }
charterstone-do-place = Piazza un lavoratore: { $building }
charterstone-do-retrieve = Riprendi i lavoratori
charterstone-do-partly = Prendi di meno…
charterstone-do-pay = Paga: { $goods }
charterstone-do-gain = Guadagna: { $goods }
charterstone-do-give = Dai «{ $card }»
charterstone-do-build = Costruisci «{ $card }» sul lotto { $plot }
charterstone-do-open = Apri la cassa di «{ $card }»
charterstone-do-score = Completa «{ $objective }»
charterstone-do-ship = Riempi la casella { $column } delle quote: { $what }
charterstone-do-take = Prendi «{ $card }»
charterstone-do-yes = Sì: { $what }
charterstone-do-no = No, grazie
charterstone-do-send = Piazza una figura ({ $minion }): { $building }
charterstone-do-use = Usa «{ $card }»
charterstone-do-recall = Riprendi il lavoratore: { $building }
charterstone-do-release = Cedi la figura: { $building }
charterstone-do-choose = Tieni «{ $objective }»
charterstone-do-clear = Prendilo da «{ $building }»
charterstone-enter-yes = Mandalo a casa
charterstone-enter-no = Mettiti accanto
charterstone-finish-no = Finisci il turno
charterstone-shift-forward =
    { $count ->
        [0] Lascialo dov’è
       *[other] Avanti di { $count }
    }
charterstone-shift-back = Indietro di { $count }
