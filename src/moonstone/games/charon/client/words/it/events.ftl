# Charon, Inc.: che cosa è successo. Gli argomenti sono descritti nel file inglese.

charon-event-order-drawn = Ordine di gioco, sorteggiato: { $order }.
charon-event-buried = Una carta va coperta sotto la pila degli scarti.
charon-event-round-begins = Comincia il turno { $round }.
charon-event-seeded = La zona { $zone } riceve { $gem }.
charon-event-dealt =
    { $known ->
        [yes] { $seat } riceve { $card }.
       *[no] { $seat } riceve una carta.
    }
charon-event-set-aside =
    { $known ->
        [yes] { $seat } mette da parte { $card } per cambiarla.
       *[no] { $seat } mette da parte una carta per cambiarla.
    }
charon-event-drew =
    { $from ->
        [deck]
            { $known ->
                [yes] { $seat } pesca { $card } dal mazzo.
               *[no] { $seat } pesca una carta dal mazzo.
            }
       *[pile]
            { $known ->
                [yes] { $seat } pesca { $card } dalla pila degli scarti.
               *[no] { $seat } pesca una carta dalla pila degli scarti.
            }
    }
charon-event-offered =
    { $known ->
        [yes] { $seat } sceglie { $card } per la riga comune.
       *[no] { $seat } sceglie una carta per la riga comune.
    }
charon-event-row-revealed = Si scopre la riga comune: { $cards }.
charon-event-staked = { $seat } sposta una bandierina da «{ $area }» a { $spot }.
charon-event-live =
    { $count ->
        [0] Nessuna azione è attiva.
       *[other] Azioni attive: { $list }.
    }
charon-event-live-part = { $area } ({ $names })
charon-event-relocated = { $seat } sposta la sua bandierina da { $spot } a { $to }.
charon-event-passed = { $seat } non usa «{ $area }».
charon-event-claimed =
    { $how ->
        [centre] { $seat } raccoglie dalla zona { $zone }: { $gem } (pareggio deciso dal centro).
        [roads] { $seat } raccoglie dalla zona { $zone }: { $gem } (pareggio deciso dalle strade).
       *[most] { $seat } raccoglie dalla zona { $zone }: { $gem }.
    }
charon-event-tied = Pareggio nella zona { $zone }: { $seats }. Gemme che restano per il prossimo turno: { $gem }.
charon-event-found = { $seat } ottiene una gemma bianca.
charon-event-looked =
    { $known ->
        [yes]
            { $count ->
                [0] { $seat } guarda la pila degli scarti, che è vuota.
               *[other] { $seat } guarda la pila degli scarti: { $cards }.
            }
       *[no] { $seat } guarda la pila degli scarti.
    }
charon-event-took =
    { $from ->
        [row] { $seat } prende { $card } dalla riga comune.
       *[pile]
            { $known ->
                [yes] { $seat } prende { $card } dalla pila degli scarti.
               *[no] { $seat } prende una carta dalla pila degli scarti.
            }
    }
charon-event-order-set = Nuovo ordine di gioco: { $order }.
charon-event-traded = { $seat } scambia { $give } con { $get }.
charon-event-transmuted = { $seat } trasforma { $give } in { $get } nel Sincrotrone.
charon-event-built =
    { $from ->
        [row] { $seat } costruisce { $card } dalla riga comune per { $paid }.
       *[hand] { $seat } costruisce { $card } per { $paid }.
    }
charon-event-ended = { $seat } ha finito di costruire.
charon-event-chose-gems =
    { $known ->
        [yes] { $seat } sceglie le gemme da conservare: { $gems }.
       *[no] { $seat } sceglie le gemme da conservare.
    }
charon-event-kept =
    { $kept ->
        [none] { $seat } non conserva nessuna gemma.
       *[some] { $seat } conserva: { $gems }.
    }
charon-event-row-discarded = Il resto della riga comune va nella pila degli scarti: { $cards }.
charon-event-over = La partita è finita: { $list }.
charon-event-over-part =
    { $score ->
        [one] { $rank }. { $name } con { $score } punto
       *[other] { $rank }. { $name } con { $score } punti
    }
