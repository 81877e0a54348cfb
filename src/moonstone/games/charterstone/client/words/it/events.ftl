### Che cosa è successo in Charterstone. charterstone-event-KEY, con gli argomenti dell'evento.

charterstone-event-settled = { $seat } mette «{ $building }» sul lotto { $plot }.
charterstone-event-posted = Nuovo obiettivo per questa partita: «{ $objective }».
charterstone-event-revealed = Carta scoperta: { $card }.
charterstone-event-reshuffled = La pila degli scarti viene mescolata nel mazzo.
charterstone-event-first-player = { $seat } comincia.
charterstone-event-drew = { $seat } pesca una carta: { $card }.
charterstone-event-turn = Giro { $round }: { $seat }.
charterstone-event-rolled =
    { $seat ->
        [none] Il dado mostra: { $charter }.
       *[other] { $seat } tira il dado: { $charter }.
    }
charterstone-event-automa-card = { $seat } pesca la carta { $card } dal mazzo dell’Automa.
charterstone-event-brought = { $seat } gioca il personaggio «{ $persona }».
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
            }: { $building }. L’altro suo lavoratore, che era lì, torna a casa.
       *[other] { $seat } piazza { $worker ->
                [large] il lavoratore grande
                [small] il lavoratore piccolo
                [spectral] il lavoratore spettrale
               *[any] un lavoratore
            }: { $building }. Il lavoratore di { $bumped }, che era lì, torna a casa.
    }
charterstone-event-retrieved =
    { $workers ->
        [one] { $seat } riprende un lavoratore.
       *[other] { $seat } riprende tutti i lavoratori.
    }
charterstone-event-paid =
    { $to ->
        [none] { $seat } paga: { $goods }.
       *[other] { $to } riceve da { $seat }: { $goods }.
    }
charterstone-event-gave = { $seat } dà «{ $card }».
charterstone-event-released = { $seat } cede una figura da «{ $building }»: { $minion }.
charterstone-event-gained = { $seat } guadagna: { $what }.
charterstone-event-declined = { $seat } rinuncia a questo: { $what }.
charterstone-event-took = { $seat } prende «{ $card }».
charterstone-event-named = { $seat } dà un nome a «{ $assistant }»: { $name }.
charterstone-event-built =
    { $over ->
        [none] { $seat } costruisce «{ $card }» sul lotto { $plot }.
       *[other] { $seat } costruisce «{ $card }» sul lotto { $plot }, sopra «{ $over }».
    }
charterstone-event-opened = { $seat } apre la cassa { $crate }: { $found }.
charterstone-event-objective-scored = { $seat } completa «{ $objective }».
charterstone-event-shipped = { $seat } riempie una casella delle quote.
charterstone-event-reputation = { $seat } mette un segnalino sul tracciato della reputazione. In tutto: { $tokens }.
charterstone-event-progress =
    { $seat ->
        [none] Il progresso avanza da sé, fino a { $to } di { $end }.
       *[other] Il progresso avanza fino a { $to } di { $end }.
    }
charterstone-event-progress-back = { $seat } riporta il progresso a { $to } di { $end }.
charterstone-event-income = Il progresso raggiunge una casella di rendita.
charterstone-event-income-from = { $seat } riceve rendita da «{ $building }».
charterstone-event-income-token = { $seat } mette un segnalino su «{ $building }».
charterstone-event-unlocked = Novità nella Cronaca: { $rules }.
charterstone-event-found = { $seat } trova «{ $card }».
charterstone-event-dealt = { $seat } riceve «{ $card }».
charterstone-event-looked = { $seat } guarda «{ $card }».
charterstone-event-searched = { $seat } cerca nel mazzo e prende «{ $card }».
charterstone-event-assigned = { $seat } pesca l’obiettivo «{ $objective }».
charterstone-event-chose = { $seat } tiene l’obiettivo «{ $objective }».
charterstone-event-sent = { $seat } piazza una figura ({ $minion }): { $building }.
charterstone-event-used-card = { $seat } usa «{ $card }».
charterstone-event-recalled = { $seat } riprende un lavoratore da «{ $building }».
charterstone-event-junked = { $seat } scarta le carte scoperte.
charterstone-event-omen = { $seat } tira il dado per il prossimo turno: { $charter }.
charterstone-event-grew = Un quartiere che nessuno gioca cresce ({ $charter }): «{ $card }» sul lotto { $plot }.
charterstone-event-afflicted = Nuovo guaio su «{ $building }»: { $peril }.
charterstone-event-suffered = { $seat } prende il guaio da «{ $building }»: { $peril }.
charterstone-event-relieved = Torna nella riserva: { $peril }.
charterstone-event-hourglass = Il progresso raggiunge la clessidra. Questo è l’ultimo giro.
charterstone-event-guidepost-met = Segnavia raggiunto da: { $seats }.
charterstone-event-decided = { $seat } decide come continua la storia: { $choice }.
charterstone-event-reputation-scored =
    { $vp ->
        [one] { $seat } ottiene { $vp } punto per la reputazione. Segnalini sul tracciato: { $tokens }.
       *[other] { $seat } ottiene { $vp } punti per la reputazione. Segnalini sul tracciato: { $tokens }.
    }
charterstone-event-won =
    { $count ->
        [one] { $seats } vince con { $vp } punti.
       *[other] { $seats } vincono insieme, con { $vp } punti a testa.
    }
charterstone-event-glory =
    { $full ->
        [yes] { $seat } segna una stella e completa una riga di gloria.
       *[no] { $seat } segna una stella di gloria.
    }
charterstone-event-expanded = { $seat } guadagna capacità: { $capacity }.
charterstone-event-used = Personaggi che { $seat } ha usato finora: { $personas }.
charterstone-event-discarded = { $seat } scarta: { $goods }.
charterstone-event-discarded-cards = { $seat } scarta: { $cards }.
charterstone-event-swept = Scartata dalle carte scoperte: { $card }.

## Games 4 to 12, and after the campaign

charterstone-event-tile-laid =
    { $building ->
        [none] { $seat } mette l’isola celeste { $tile } sul lotto { $plot }.
       *[other] { $seat } mette l’isola celeste { $tile } sul lotto { $plot }, con «{ $building }».
    }
charterstone-event-tile-dealt = { $seat } riceve l’isola celeste { $tile }.
charterstone-event-companion = Nel quartiere «{ $charter }» arriva un compagno: { $companion }.
charterstone-event-mood =
    { $mood ->
        [kind] Il compagno del quartiere «{ $charter }» è ben disposto.
       *[unkind] Il compagno del quartiere «{ $charter }» è mal disposto.
    }
charterstone-event-came-about =
    { $forced ->
        [par] Tutti insieme avete { $number } punti; ne servivano più di { $against }. { $choice }.
        [perils]
            { $number ->
                [0] Nei vostri quartieri non è rimasto nessun pericolo. { $choice }.
                [one] Nei vostri quartieri è rimasto { $number } pericolo. { $choice }.
               *[other] Nei vostri quartieri sono rimasti { $number } pericoli. { $choice }.
            }
        [kings] I re finora: { $number } contenti, { $against } adirati. { $choice }.
       *[candle] { $choice }.
    }
charterstone-event-finale = Re contenti: { $kings }; compagni ben disposti: { $kind }; ribelli: { $rebels }. Totale: { $points } punti; ne servivano più di { $against }. { $choice }.
charterstone-event-spectral =
    { $stars ->
        [one] { $seat } ha meno gloria di tutti, { $stars } stella, e riceve il lavoratore spettrale.
       *[other] { $seat } ha meno gloria di tutti, { $stars } stelle, e riceve il lavoratore spettrale.
    }
charterstone-event-redeemed =
    { $card ->
        [none] { $seat } paga monete e riottiene il lavoratore grande.
       *[other] { $seat } cede «{ $card }» e riottiene il lavoratore grande.
    }
charterstone-event-common-victory = Tutti ricevono la stessa carta vittoria: «{ $victory }».
charterstone-event-victory-picked =
    { $known ->
        [yes] { $seat } sceglie in segreto una carta vittoria: «{ $victory }».
       *[no] { $seat } sceglie in segreto una carta vittoria.
    }
charterstone-event-victory-drawn = { $seat } pesca una carta vittoria: «{ $victory }».
charterstone-event-last-scoring =
    { $count ->
        [0] L’ultimo conteggio è finito. Nessuno vince la campagna.
        [one] L’ultimo conteggio è finito. { $champions } vince la campagna.
       *[other] L’ultimo conteggio è finito. { $champions } vincono insieme la campagna.
    }
charterstone-event-farewell = «{ $persona }» lascia { $seat } per sempre.
charterstone-event-side-taken =
    { $side ->
        [loyal] Il quartiere «{ $charter }» resta fedele al re: { $persona }.
       *[rebel] Il quartiere «{ $charter }» si ribella al re: { $persona }.
    }
charterstone-event-candle-out = Nel turno di { $seat } la candela si spegne.
charterstone-event-location = I servitori aspettano su ogni edificio del lotto { $plot }.
charterstone-event-strayed = Un servitore aspetta su «{ $building }»: { $minion }.
charterstone-event-joined = { $seat } accoglie la figura che aspettava su «{ $building }».
charterstone-event-emblem = { $seat } mette 1 segnalino influenza sull’emblema del quartiere «{ $charter }».
charterstone-event-assumed = { $seat } gioca questa partita con il personaggio «{ $persona }».
charterstone-event-offered = { $seat } può scegliere «{ $persona }».
charterstone-event-cast = Quartieri di questa partita: { $charters }.
charterstone-event-silenced = { $seat } mette a tacere i personaggi avversari fino alla prossima rendita.
charterstone-event-handed-over = { $to } riceve da { $seat }: { $goods }.
charterstone-event-card-handed-over = { $to } riceve da { $seat } una carta: «{ $card }».
charterstone-event-minion-handed-over = { $to } riceve da { $seat } un servitore: { $minion }.
charterstone-event-opened-by-story = La storia apre la cassa { $crate }.
