# Charon, Inc.: che cosa è successo. Gli argomenti sono descritti nel file inglese.

charon-event-order-drawn = L’ordine di gioco è sorteggiato: { $order }.
charon-event-buried = Una carta va coperta sotto la pila degli scarti.
charon-event-round-begins = Comincia il round { $round }.
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
       *[no] { $seat } ha scelto una carta per la riga comune.
    }
charon-event-row-revealed = La riga comune è scoperta: { $cards }.
charon-event-staked = { $seat } sposta una bandierina dall’area { $area } a { $spot }.
charon-event-live =
    { $count ->
        [0] Nessuna azione è attiva.
       *[other] Azioni attive: { $list }.
    }
charon-event-live-part = { $area } per { $names }
charon-event-relocated = { $seat } sposta la sua bandierina da { $spot } a { $to }.
charon-event-passed = { $seat } non usa l’azione { $area }.
charon-event-claimed =
    { $how ->
        [centre] { $seat } raccoglie { $gem } dalla zona { $zone }: il centro rompe il pareggio.
        [roads] { $seat } raccoglie { $gem } dalla zona { $zone }: le strade rompono il pareggio.
       *[most] { $seat } raccoglie { $gem } dalla zona { $zone }.
    }
charon-event-tied = Pareggio nella zona { $zone } fra { $seats }: { $gem } per il prossimo round.
charon-event-found = { $seat } trova una gemma trasparente.
charon-event-looked =
    { $known ->
        [yes]
            { $count ->
                [0] { $seat } trova vuota la pila degli scarti.
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
charon-event-order-set = L’ordine di gioco secondo le gemme: { $order }.
charon-event-traded = { $seat } scambia { $give } con { $get }.
charon-event-transmuted = { $seat } trasforma { $give } in { $get } nel Sincrotrone.
charon-event-built =
    { $from ->
        [row] { $seat } costruisce { $card } dalla riga comune per { $paid }.
       *[hand] { $seat } costruisce { $card } per { $paid }.
    }
charon-event-ended = { $seat } finisce il suo turno.
charon-event-chose-gems =
    { $known ->
        [yes] { $seat } sceglie le gemme da conservare: { $gems }.
       *[no] { $seat } ha scelto le gemme da conservare.
    }
charon-event-kept =
    { $kept ->
        [none] { $seat } non conserva nessuna gemma.
       *[some] { $seat } conserva { $gems }.
    }
charon-event-row-discarded = Il resto della riga comune va nella pila degli scarti: { $cards }.
charon-event-over = La partita è finita: { $list }.
charon-event-over-part =
    { $score ->
        [one] { $rank }. { $name } con { $score } punto
       *[other] { $rank }. { $name } con { $score } punti
    }
