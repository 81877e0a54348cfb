# Charon, Inc.: che cosa è successo. Gli argomenti sono descritti nel file inglese.

event-order-drawn = L’ordine di gioco è sorteggiato: { $order }.
event-buried = Una carta va coperta sotto la pila degli scarti.
event-round-begins = Comincia il round { $round }.
event-seeded = La zona { $zone } riceve { $gems }.
event-dealt =
    { $known ->
        [yes] { $name } riceve { $card }.
       *[no] { $name } riceve una carta.
    }
event-set-aside =
    { $known ->
        [yes] { $name } mette da parte { $card } per cambiarla.
       *[no] { $name } mette da parte una carta per cambiarla.
    }
event-drew =
    { $from ->
        [deck]
            { $known ->
                [yes] { $name } pesca { $card } dal mazzo.
               *[no] { $name } pesca una carta dal mazzo.
            }
       *[pile]
            { $known ->
                [yes] { $name } pesca { $card } dalla pila degli scarti.
               *[no] { $name } pesca una carta dalla pila degli scarti.
            }
    }
event-offered =
    { $known ->
        [yes] { $name } sceglie { $card } per la riga comune.
       *[no] { $name } ha scelto una carta per la riga comune.
    }
event-row-revealed = La riga comune è scoperta: { $cards }.
event-staked = { $name } sposta una bandierina dall’area { $area } a { $spot }.
event-live =
    { $count ->
        [0] Nessuna azione è attiva.
       *[other] Azioni attive: { $list }.
    }
event-live-part = { $area } per { $names }
event-relocated = { $name } sposta la sua bandierina da { $spot } a { $to }.
event-passed = { $name } non usa l’azione { $area }.
event-claimed =
    { $how ->
        [centre] { $name } raccoglie { $gems } dalla zona { $zone }: il centro rompe il pareggio.
        [roads] { $name } raccoglie { $gems } dalla zona { $zone }: le strade rompono il pareggio.
       *[most] { $name } raccoglie { $gems } dalla zona { $zone }.
    }
event-tied = Pareggio nella zona { $zone } fra { $names }: { $gems } per il prossimo round.
event-found = { $name } trova una gemma trasparente.
event-looked =
    { $known ->
        [yes]
            { $count ->
                [0] { $name } trova vuota la pila degli scarti.
               *[other] { $name } guarda la pila degli scarti: { $cards }.
            }
       *[no] { $name } guarda la pila degli scarti.
    }
event-took =
    { $from ->
        [row] { $name } prende { $card } dalla riga comune.
       *[pile]
            { $known ->
                [yes] { $name } prende { $card } dalla pila degli scarti.
               *[no] { $name } prende una carta dalla pila degli scarti.
            }
    }
event-order-set = L’ordine di gioco secondo le gemme: { $order }.
event-traded = { $name } scambia { $give } con { $get }.
event-transmuted = { $name } trasforma { $give } in { $get } nel Sincrotrone.
event-built =
    { $from ->
        [row] { $name } costruisce { $card } dalla riga comune per { $paid }.
       *[hand] { $name } costruisce { $card } per { $paid }.
    }
event-ended = { $name } finisce il suo turno.
event-chose-gems =
    { $known ->
        [yes] { $name } sceglie le gemme da conservare: { $gems }.
       *[no] { $name } ha scelto le gemme da conservare.
    }
event-kept = { $name } conserva { $gems }.
event-row-discarded = Il resto della riga comune va nella pila degli scarti: { $cards }.
event-over = La partita è finita: { $list }.
event-over-part = { $rank }. { $name } con { $score } punti
