### Che cosa è successo in Charterstone. charterstone-event-KEY, con gli argomenti dell'evento.

charterstone-event-settled = { $seat } mette { $building } sul lotto { $plot }.
charterstone-event-posted = Un obiettivo di questa partita: { $objective }.
charterstone-event-revealed = Si scopre { $card }.
charterstone-event-reshuffled = Gli scarti si mescolano nel mazzo.
charterstone-event-first-player = { $seat } comincia.
charterstone-event-drew = { $seat } si unisce con { $card }.
charterstone-event-turn = Round { $round }: { $seat }.
charterstone-event-rolled = Il dado mostra: { $charter }.
charterstone-event-automa-card = { $seat } pesca la carta { $card } dal mazzo dell’Automa.
charterstone-event-brought = { $seat } gioca con { $persona }.
charterstone-event-placed =
    { $bumped ->
        [none] { $seat } piazza un lavoratore: { $building }.
        [own] { $seat } piazza un lavoratore: { $building }. Il suo lavoratore torna a casa.
       *[other] { $seat } piazza un lavoratore: { $building }. Il lavoratore di { $bumped } torna a casa.
    }
charterstone-event-retrieved =
    { $workers ->
        [one] { $seat } riprende un lavoratore.
       *[other] { $seat } riprende tutti i lavoratori.
    }
charterstone-event-paid = { $seat } paga { $goods }.
charterstone-event-gave = { $seat } dà { $card }.
charterstone-event-released = { $seat } dà { $minion } (da: { $building }).
charterstone-event-gained = { $seat } guadagna { $what }.
charterstone-event-declined = { $seat } rinuncia a { $what }.
charterstone-event-took = { $seat } prende { $card }.
charterstone-event-named = { $seat } dà a «{ $assistant }» il nome { $name }.
charterstone-event-built =
    { $over ->
        [none] { $seat } costruisce { $card } sul lotto { $plot }.
       *[other] { $seat } costruisce { $card } sul lotto { $plot }, sopra { $over }.
    }
charterstone-event-opened = { $seat } apre la cassa { $crate }: { $found }.
charterstone-event-objective-scored = { $seat } segna «{ $objective }».
charterstone-event-shipped = { $seat } riempie la casella { $column } delle quote.
charterstone-event-reputation = { $seat } mette un segnalino sul tracciato della reputazione, il numero { $tokens }.
charterstone-event-progress =
    { $seat ->
        [none] Il villaggio se la prende comoda: il progresso va a { $to } di { $end }.
       *[other] Il progresso va a { $to } di { $end }.
    }
charterstone-event-progress-back = { $seat } riporta il progresso a { $to } di { $end }.
charterstone-event-income = Il progresso è su una casella rendita.
charterstone-event-income-from = { $building } dà una rendita a { $seat }.
charterstone-event-income-token = { $seat } mette un segnalino su { $building }.
charterstone-event-unlocked = Novità nella Cronaca: { $rules }.
charterstone-event-found = { $seat } trova { $card }.
charterstone-event-dealt = { $seat } riceve { $card } dal mazzo.
charterstone-event-looked = { $seat } guarda { $card }.
charterstone-event-searched = { $seat } cerca { $card } nel mazzo.
charterstone-event-assigned = { $seat } pesca l’obiettivo «{ $objective }».
charterstone-event-chose = { $seat } tiene l’obiettivo «{ $objective }».
charterstone-event-sent = { $seat } piazza { $minion }: { $building }.
charterstone-event-used-card = { $seat } usa { $card }.
charterstone-event-recalled = { $seat } riprende un lavoratore: { $building }.
charterstone-event-junked = { $seat } scarta le carte scoperte.
charterstone-event-omen = Il dado mostra a { $seat } per il prossimo turno: { $charter }.
charterstone-event-grew = Nessuno lo gioca, eppure cresce ({ $charter }): { $card } sul lotto { $plot }.
charterstone-event-afflicted = { $building }: { $peril }.
charterstone-event-suffered = { $seat } prende { $peril }: { $building }.
charterstone-event-relieved = { $peril } torna nella riserva.
charterstone-event-hourglass = La clessidra è raggiunta: questo è l’ultimo giro.
charterstone-event-guidepost-met = L’indicazione è seguita da { $seats }.
charterstone-event-decided = { $seat } ha deciso come continua la storia.
charterstone-event-reputation-scored = { $seat } segna { $vp } punti per { $tokens } sul tracciato della reputazione.
charterstone-event-won =
    { $count ->
        [one] { $seats } vince con { $vp } punti.
       *[other] { $seats } vincono insieme con { $vp } punti.
    }
charterstone-event-glory =
    { $full ->
        [yes] { $seat } segna una stella e completa una riga di gloria.
       *[no] { $seat } segna una stella.
    }
charterstone-event-expanded = { $seat } ha più spazio: { $capacity }.
charterstone-event-used = { $seat } ha giocato con { $personas }.
charterstone-event-discarded = { $seat } rimette { $goods }.
charterstone-event-discarded-cards = { $seat } scarta { $cards }.
charterstone-event-swept = { $card } finisce negli scarti.
