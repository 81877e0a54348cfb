### Che cosa è successo in Charterstone. charterstone-event-KEY, con gli argomenti dell'evento.

charterstone-event-settled = { $name } mette { $building } sul lotto { $plot }.
charterstone-event-posted = Un obiettivo di questa partita: { $objective }.
charterstone-event-revealed = Si scopre { $card }.
charterstone-event-reshuffled = Gli scarti si mescolano nel mazzo.
charterstone-event-first-player = { $name } comincia.
charterstone-event-brought = { $name } gioca con { $persona }.
charterstone-event-placed =
    { $bumped ->
        [nobody] { $name } piazza un lavoratore: { $building }.
        [own] { $name } piazza un lavoratore: { $building }. Il suo lavoratore torna a casa.
       *[other] { $name } piazza un lavoratore: { $building }. Il lavoratore di { $bumped } torna a casa.
    }
charterstone-event-retrieved =
    { $workers ->
        [one] { $name } riprende un lavoratore.
       *[other] { $name } riprende tutti i lavoratori.
    }
charterstone-event-paid = { $name } paga { $goods }.
charterstone-event-gave = { $name } dà { $card }.
charterstone-event-gained = { $name } guadagna { $what }.
charterstone-event-declined = { $name } rinuncia a { $what }.
charterstone-event-took = { $name } prende { $card }.
charterstone-event-built =
    { $over ->
        [none] { $name } costruisce { $card } sul lotto { $plot }.
       *[other] { $name } costruisce { $card } sul lotto { $plot }, sopra { $over }.
    }
charterstone-event-opened = { $name } apre la cassa { $crate }: { $found }.
charterstone-event-objective-scored = { $name } segna «{ $objective }».
charterstone-event-shipped = { $name } riempie la casella { $column } delle quote.
charterstone-event-reputation = { $name } mette un segnalino sul tracciato della reputazione, il numero { $tokens }.
charterstone-event-progress =
    { $village ->
        [yes] Il villaggio se la prende comoda: il progresso va a { $to } di { $end }.
       *[no] Il progresso va a { $to } di { $end }.
    }
charterstone-event-progress-back = { $name } riporta il progresso a { $to } di { $end }.
charterstone-event-income-from = { $building } dà una rendita a { $name }.
charterstone-event-income-token = { $name } mette un segnalino su { $building }.
charterstone-event-unlocked = Novità nella Cronaca: { $rules }.
charterstone-event-found = { $name } trova { $card }.
charterstone-event-dealt = { $name } riceve { $card } dal mazzo.
charterstone-event-looked = { $name } guarda { $card }.
charterstone-event-searched = { $name } cerca { $card } nel mazzo.
charterstone-event-assigned = { $name } pesca l’obiettivo «{ $objective }».
charterstone-event-chose = { $name } tiene l’obiettivo «{ $objective }».
charterstone-event-sent = { $name } piazza { $minion }: { $building }.
charterstone-event-used-card = { $name } usa { $card }.
charterstone-event-enjoyed = { $name } prende il beneficio: { $building }.
charterstone-event-recalled = { $name } riprende un lavoratore: { $building }.
charterstone-event-junked = { $name } scarta le carte scoperte.
charterstone-event-omen = Il dado mostra a { $name } per il prossimo turno: { $charter }.
charterstone-event-grew = Nessuno lo gioca, eppure cresce ({ $charter }): { $card } sul lotto { $plot }.
charterstone-event-afflicted = { $building }: { $peril }.
charterstone-event-suffered = { $name } prende { $peril }: { $building }.
charterstone-event-hourglass = La clessidra è raggiunta: questo è l’ultimo giro.
charterstone-event-guidepost-met = L’indicazione è seguita da { $names }.
charterstone-event-decided = { $name } ha deciso come continua la storia.
charterstone-event-reputation-scored = { $name } segna { $vp } punti per { $tokens } sul tracciato della reputazione.
charterstone-event-won =
    { $count ->
        [one] { $names } vince con { $vp } punti.
       *[other] { $names } vincono insieme con { $vp } punti.
    }
charterstone-event-glory =
    { $full ->
        [yes] { $name } segna una stella e completa una riga di gloria.
       *[no] { $name } segna una stella.
    }
charterstone-event-expanded = { $name } ha più spazio: { $capacity }.
charterstone-event-used = { $name } ha giocato con { $personas }.
charterstone-event-discarded = { $name } rimette { $goods }.
charterstone-event-discarded-cards = { $name } scarta { $cards }.
charterstone-event-swept = { $card } finisce negli scarti.
