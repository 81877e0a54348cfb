### Che cosa è successo in Charterstone. charterstone-event-KEY, con gli argomenti dell'evento.

charterstone-event-settled = { $seat } mette «{ $building }» sul lotto { $plot }.
charterstone-event-posted = Un obiettivo di questa partita: «{ $objective }».
charterstone-event-revealed = Carta scoperta: { $card }.
charterstone-event-reshuffled = Gli scarti si mescolano nel mazzo.
charterstone-event-first-player = { $seat } comincia.
charterstone-event-drew = { $seat } si unisce e pesca: { $card }.
charterstone-event-turn = Round { $round }: { $seat }.
charterstone-event-rolled =
    { $seat ->
        [none] Il dado mostra: { $charter }.
       *[other] { $seat } tira il dado: { $charter }.
    }
charterstone-event-automa-card = { $seat } pesca la carta { $card } dal mazzo dell’Automa.
charterstone-event-brought = { $seat } gioca con «{ $persona }».
charterstone-event-placed =
    { $bumped ->
        [none] { $seat } piazza { $worker ->
                [large] il lavoratore grande
                [small] il lavoratore piccolo
                [spectral] il lavoratore spettrale
               *[any] un lavoratore
            }: { $building }.
        [own] { $seat } piazza { $worker ->
                [large] il lavoratore grande
                [small] il lavoratore piccolo
                [spectral] il lavoratore spettrale
               *[any] un lavoratore
            }: { $building }. Il suo altro lavoratore torna a casa.
       *[other] { $seat } piazza { $worker ->
                [large] il lavoratore grande
                [small] il lavoratore piccolo
                [spectral] il lavoratore spettrale
               *[any] un lavoratore
            }: { $building }. Il lavoratore di { $bumped } torna a casa.
    }
charterstone-event-retrieved =
    { $workers ->
        [one] { $seat } riprende un lavoratore.
       *[other] { $seat } riprende tutti i lavoratori.
    }
charterstone-event-paid =
    { $to ->
        [none] { $seat } paga: { $goods }.
       *[other] { $seat } paga a { $to }: { $goods }.
    }
charterstone-event-gave = { $seat } dà «{ $card }».
charterstone-event-released = { $seat } dà una figura, da «{ $building }»: { $minion }.
charterstone-event-gained = { $seat } guadagna: { $what }.
charterstone-event-declined = { $seat } rinuncia: { $what }.
charterstone-event-took = { $seat } prende «{ $card }».
charterstone-event-named = { $seat } dà a «{ $assistant }» il nome { $name }.
charterstone-event-built =
    { $over ->
        [none] { $seat } costruisce «{ $card }» sul lotto { $plot }.
       *[other] { $seat } costruisce «{ $card }» sul lotto { $plot }, sopra «{ $over }».
    }
charterstone-event-opened = { $seat } apre la cassa { $crate }: { $found }.
charterstone-event-objective-scored = { $seat } segna «{ $objective }».
charterstone-event-shipped = { $seat } riempie la casella { $column } delle quote.
charterstone-event-reputation = { $seat } mette un segnalino sul tracciato della reputazione, in tutto: { $tokens }.
charterstone-event-progress =
    { $seat ->
        [none] Il villaggio se la prende comoda: il progresso va a { $to } di { $end }.
       *[other] Il progresso va a { $to } di { $end }.
    }
charterstone-event-progress-back = { $seat } riporta il progresso a { $to } di { $end }.
charterstone-event-income = Il progresso è su una casella rendita.
charterstone-event-income-from = «{ $building }» dà una rendita a { $seat }.
charterstone-event-income-token = { $seat } mette un segnalino su «{ $building }».
charterstone-event-unlocked = Novità nella Cronaca: { $rules }.
charterstone-event-found = { $seat } trova «{ $card }».
charterstone-event-dealt = { $seat } riceve «{ $card }» dal mazzo.
charterstone-event-looked = { $seat } guarda «{ $card }».
charterstone-event-searched = { $seat } cerca «{ $card }» nel mazzo.
charterstone-event-assigned = { $seat } pesca l’obiettivo «{ $objective }».
charterstone-event-chose = { $seat } tiene l’obiettivo «{ $objective }».
charterstone-event-sent = { $seat } piazza una figura ({ $minion }): { $building }.
charterstone-event-used-card = { $seat } usa «{ $card }».
charterstone-event-recalled = { $seat } riprende un lavoratore da «{ $building }».
charterstone-event-junked = { $seat } scarta le carte scoperte.
charterstone-event-omen = Il dado mostra a { $seat } per il prossimo turno: { $charter }.
charterstone-event-grew = Nessuno lo gioca, eppure cresce ({ $charter }): { $card } sul lotto { $plot }.
charterstone-event-afflicted = Nuovo su «{ $building }»: { $peril }.
charterstone-event-suffered = { $seat } prende da «{ $building }»: { $peril }.
charterstone-event-relieved = Di nuovo nella riserva: { $peril }.
charterstone-event-hourglass = La clessidra è raggiunta: questo è l’ultimo giro.
charterstone-event-guidepost-met = L’indicazione è seguita da { $seats }.
charterstone-event-decided = { $seat } ha deciso come continua la storia: { $choice }.
charterstone-event-reputation-scored =
    { $vp ->
        [one] { $seat } ottiene { $vp } punto per la reputazione, segnalini sul tracciato: { $tokens }.
       *[other] { $seat } ottiene { $vp } punti per la reputazione, segnalini sul tracciato: { $tokens }.
    }
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
charterstone-event-used = { $seat } ha giocato con questi personaggi: { $personas }.
charterstone-event-discarded = { $seat } rimette: { $goods }.
charterstone-event-discarded-cards = { $seat } scarta: { $cards }.
charterstone-event-swept = Negli scarti: { $card }.

## Games 4 to 12, and after the campaign

charterstone-event-tile-laid =
    { $building ->
        [none] { $seat } mette l’isola celeste { $tile } sul lotto { $plot }.
       *[other] { $seat } mette l’isola celeste { $tile } sul lotto { $plot }, con «{ $building }».
    }
charterstone-event-tile-dealt = { $seat } riceve l’isola celeste { $tile }.
charterstone-event-companion = Un compagno per il quartiere { $charter }: { $companion }.
charterstone-event-mood =
    { $mood ->
        [kind] Il compagno del quartiere { $charter } è ben disposto.
       *[unkind] Il compagno del quartiere { $charter } è mal disposto.
    }
charterstone-event-came-about =
    { $forced ->
        [par] Tutti insieme avete { $number } punti; se ne speravano più di { $against }. { $choice }.
        [perils]
            { $number ->
                [0] Nei vostri quartieri non è rimasto nessun pericolo. { $choice }.
                [one] Nei vostri quartieri è rimasto { $number } pericolo. { $choice }.
               *[other] Nei vostri quartieri sono rimasti { $number } pericoli. { $choice }.
            }
        [kings] I re finora: { $number } contenti, { $against } adirati. { $choice }.
       *[candle] { $choice }.
    }
charterstone-event-finale = Re contenti: { $kings }; compagni ben disposti: { $kind }; ribelli: { $rebels }. Fanno { $points } punti, e ne servivano più di { $against }. { $choice }.
charterstone-event-spectral =
    { $stars ->
        [one] { $seat } ha meno gloria di tutti, { $stars } stella, e riceve il lavoratore spettrale.
       *[other] { $seat } ha meno gloria di tutti, { $stars } stelle, e riceve il lavoratore spettrale.
    }
charterstone-event-redeemed =
    { $card ->
        [none] { $seat } paga in monete e riottiene il lavoratore grande.
       *[other] { $seat } cede «{ $card }» e riottiene il lavoratore grande.
    }
charterstone-event-common-victory = Tutti ricevono la stessa carta vittoria: «{ $victory }».
charterstone-event-victory-picked =
    { $known ->
        [yes] { $seat } sceglie in segreto una carta vittoria: { $victory }.
       *[no] { $seat } sceglie in segreto una carta vittoria.
    }
charterstone-event-victory-drawn = { $seat } pesca una carta vittoria: «{ $victory }».
charterstone-event-last-scoring =
    { $count ->
        [0] Tutto è contato: nessuno vince la campagna.
        [one] Tutto è contato: { $champions } vince la campagna.
       *[other] Tutto è contato: { $champions } vincono insieme la campagna.
    }
charterstone-event-farewell = «{ $persona }» lascia { $seat } per sempre.
charterstone-event-side-taken =
    { $side ->
        [loyal] Il quartiere { $charter } resta fedele al re: { $persona }.
       *[rebel] Il quartiere { $charter } si ribella al re: { $persona }.
    }
charterstone-event-candle-out = Nel turno di { $seat } la candela si spegne.
charterstone-event-location = Sul lotto { $plot } di ogni quartiere, dove c’è un edificio, aspetta un servitore.
charterstone-event-strayed = Su «{ $building }» aspetta: { $minion }.
charterstone-event-joined = { $seat } accoglie il servitore che aspettava su «{ $building }».
charterstone-event-emblem = { $seat } mette 1 influenza sull’emblema del quartiere { $charter }.
charterstone-event-assumed = { $seat } gioca questa partita con «{ $persona }».
charterstone-event-offered = { $seat } può scegliere «{ $persona }».
charterstone-event-cast = I quartieri di questa partita: { $charters }.
charterstone-event-silenced = { $seat } mette a tacere i personaggi avversari fino alla prossima rendita.
charterstone-event-handed-over = { $seat } dà a { $to }: { $goods }.
charterstone-event-card-handed-over = { $seat } dà una carta a { $to }: { $card }.
charterstone-event-minion-handed-over = { $seat } dà un servitore a { $to }: { $minion }.
charterstone-event-opened-by-story = La storia apre la cassa { $crate }.
