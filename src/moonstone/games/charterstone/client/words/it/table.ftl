### Il tavolo di Charterstone.

charterstone-village = Il villaggio
charterstone-commons = Gli edifici comuni
charterstone-nearer = Più vicino
charterstone-farther = Più lontano
charterstone-whole = Tutto il villaggio
charterstone-plot = Lotto { $plot }
charterstone-plots = Lotti del tuo quartiere
charterstone-stands-there =
    { $you ->
        [true] Qui c’è un tuo lavoratore, che tornerebbe a casa.
       *[other] Qui c’è un lavoratore di { $name }, che tornerebbe a casa.
    }
charterstone-players = I giocatori e le loro riserve
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
charterstone-met-by = { $names } può segnarlo ora.
charterstone-scored-by = Segnato da { $names }.
charterstone-space = Chiede 1 influenza e in più: { $what }.
charterstone-bonus = Bonus: { $what }.
charterstone-token-of = Riempita da { $name }.
charterstone-progress-is =
    { $last ->
        [true] La clessidra è raggiunta: questo è l’ultimo giro.
       *[other]
            { $left ->
                [one] Progresso: { $left } casella alla clessidra
               *[other] Progresso: { $left } caselle alla clessidra
            }
    }
charterstone-reputation-is =
    { $left ->
        [0] Il tracciato della reputazione è pieno.
        [one] Reputazione: { $left } casella libera
       *[other] Reputazione: { $left } caselle libere
    }
charterstone-mat = Carte avanzamento
charterstone-piles = { $deck } nel mazzo, { $discard } negli scarti
charterstone-to-build = Costo di costruzione: { $goods }.
charterstone-has-crate = Porta la cassa { $crate }, da aprire alla Charterstone o in un altro edificio che apre casse.
charterstone-show = Mostra
charterstone-show-all = tutti gli edifici
charterstone-show-now = quelli che posso usare ora
charterstone-show-gives = Che cosa dà: { $what }
charterstone-show-none = Nessun edificio è così.
charterstone-prompt = Che cosa si chiede
charterstone-round = Giro { $round }
charterstone-why = Perché?
charterstone-confirm = Conferma
charterstone-cancel = Rimetti giù
charterstone-put = Aggiungi: { $what }; ne restano { $left }
charterstone-take-off = Togli: { $what }
charterstone-heap = Messi insieme: { $count } di { $of }
charterstone-partly-on = In questo turno ti si chiede quanto vuoi di ogni beneficio.
charterstone-retrieve-why = Tutti i tuoi lavoratori tornano nella tua riserva. È tutto il tuo turno.
charterstone-partly-why = Puoi guadagnare meno di quanto un edificio offre: così ti si chiede di ogni parte.
charterstone-opening = { $name } apre la cassa { $crate }
charterstone-result = Risultato
charterstone-crates-opened =
    { $count ->
        [one] Una cassa del villaggio è aperta.
       *[other] { $count } casse del villaggio sono aperte.
    }

## Che cosa si chiede

charterstone-ask-over =
    { $count ->
        [one] { $names } vince
       *[other] { $names } vincono insieme
    }
charterstone-ask-chance = Decide il caso …
charterstone-ask-waiting = { $names } sta decidendo …
charterstone-ask-settle = Su quale lotto va il tuo primo edificio?
charterstone-ask-bring = Con chi giochi?
charterstone-ask-turn =
    { $workers ->
        [0] I tuoi lavoratori sono tutti fuori: riprendili.
       *[other] Tocca a te: piazza un lavoratore su un edificio, o riprendili tutti.
    }
charterstone-ask-pay =
    { $number ->
        [one] Quale risorsa paghi?
       *[other] Quali { $number } risorse paghi?
    }
charterstone-ask-give = Che cosa dai? { $what }
charterstone-ask-build = Quale edificio costruisci, e dove?
charterstone-ask-open = Quale cassa apri?
charterstone-ask-score = Quale obiettivo segni?
charterstone-ask-ship = Quale casella delle quote riempi?
charterstone-ask-take = Quale carta prendi? { $kind }
charterstone-ask-gain =
    { $number ->
        [one] Quale risorsa guadagni?
       *[other] Quali { $number } risorse guadagni?
    }
charterstone-ask-may = Lo vuoi? { $term }
charterstone-ask-part = Quanto ne vuoi? { $term }
charterstone-ask-pick = Che cosa vuoi?
charterstone-ask-decide = Come continua la storia?
charterstone-ask-star = Dove segni una stella? Ancora { $number }
charterstone-ask-expand = Spazio per uno in più di che cosa?
charterstone-ask-keep = Quale risorsa tieni? Ancora { $number }
charterstone-ask-hold = Quale carta tieni? Ancora { $number }
charterstone-ask-tend = Quale tieni? Ancora { $number }
charterstone-ask-enter = C’è già qualcuno ({ $building }): mandi a casa quel lavoratore, o ti metti accanto?
charterstone-ask-coins = Paghi una moneta, o una risorsa al suo posto?
charterstone-ask-recall = Quale lavoratore torna?
charterstone-ask-search = Quale carta del mazzo prendi?
charterstone-ask-finish = Usi qualcosa o finisci il turno?
charterstone-ask-shift = Dove va il progresso?
charterstone-ask-choose = Quale obiettivo tieni?
charterstone-ask-clear = Da quale edificio?
charterstone-ask-adopt = Di quale tipo?

## Perché si chiede

charterstone-why-over = La partita è finita: tutto è contato.
charterstone-why-chance = Si tirano dadi e carte; nessuno li sceglie.
charterstone-why-waiting = Decidono altri. Intanto puoi guardare tutto.
charterstone-why-turn = Nel tuo turno piazzi un lavoratore e usi quell’edificio, o riprendi tutti i tuoi lavoratori.
charterstone-why-buildings = Tutti possono usare ogni edificio, ovunque sia.
charterstone-why-build = Il Dirigibile fa di una carta un edificio del tuo quartiere, per sempre.
charterstone-why-crate = Una cassa porta novità nel villaggio. Ciò che contiene è tuo.
charterstone-why-objectives = Chiunque soddisfi un obiettivo può segnarlo una volta a partita, alla Tribuna o in un altro edificio che segna obiettivi.
charterstone-why-quota = Le quote danno punti in cambio di beni, e certe caselle un bonus. Le riempie il Porto delle Nuvole, e anche qualche altro edificio.
charterstone-why-cards = Le carte restano con te e aiutano per tutta la partita.
charterstone-why-progress = Quando il progresso raggiunge la clessidra, si finisce il giro.
charterstone-why-end = Tra due partite alcune cose restano, altre se ne vanno.

## Che cosa si fa

charterstone-do-settle = Metti il tuo primo edificio sul lotto { $plot }
charterstone-do-place = Piazza un lavoratore: { $building }
charterstone-do-retrieve = Riprendi tutti i lavoratori
charterstone-do-partly = Guadagna in parte
charterstone-do-pay = Paga: { $goods }
charterstone-do-gain = Guadagna: { $goods }
charterstone-do-give = Dai «{ $card }»
charterstone-do-build = Costruisci «{ $card }» sul lotto { $plot }
charterstone-do-open = Apri la cassa: { $card }
charterstone-do-score = Segna «{ $objective }»
charterstone-do-ship = Riempi la casella { $column } delle quote: { $what }
charterstone-do-take = Prendi «{ $card }»
charterstone-do-yes = Sì: { $what }
charterstone-do-no = No, grazie
charterstone-do-send = Piazza una figura ({ $minion }): { $building }
charterstone-do-use = Usa «{ $card }»
charterstone-do-recall = Riprendi il lavoratore: { $building }
charterstone-do-release = Dai la figura che è lì: { $building }
charterstone-do-choose = Tieni «{ $objective }»
charterstone-do-clear = Da «{ $building }»
charterstone-enter-yes = Mandalo a casa
charterstone-enter-no = Mettiti accanto
charterstone-finish-no = Finisci il turno
charterstone-shift-forward =
    { $count ->
        [0] Resta fermo
       *[other] Avanti di { $count }
    }
charterstone-shift-back = Indietro di { $count }
