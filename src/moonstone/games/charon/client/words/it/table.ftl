# Il tavolo di Charon. Gli argomenti sono descritti nel file inglese.

charon-no-gems = nessuna gemma
charon-zone-with-gems = { $zone } ({ $gems })

# La luna
charon-moon = La luna
charon-spot = { $spot }, { $kind }; tocca { $zones }.
charon-own-flag = La tua bandierina: sceglila per spostarla.
charon-zone = Zona { $zone }: { $gems }. { $stands } Influenza: { $influence }.
charon-zone-won =
    { $how ->
        [centre] La prenderebbe { $name }: pareggio, ma con il centro.
        [roads] La prenderebbe { $name }: pareggio, ma con più strade.
       *[most] La prenderebbe { $name }.
    }
charon-zone-tied = Pareggio tra { $names }: non la prenderebbe nessuno.
charon-zone-free = Non la prenderebbe nessuno.
charon-change = { $spot }: { $changes }
charon-change-won = Prenderesti { $zones }.
charon-change-lost = Perderesti { $zones }.
charon-change-denied = Nessuno avrebbe { $zones }.
charon-change-passed = Passerebbe a un altro giocatore: { $zones }.
charon-change-nothing = Nessuna zona cambia proprietario.

# Le aree azione
charon-areas = Aree azione
charon-area-live = attiva
charon-area-blocked = bloccata
charon-area-nobody = nessuno
charon-area-flags = Bandierine: { $names }.
charon-area-no-flags = Nessuna bandierina.
charon-area-stands = Adesso: { $stands }.
charon-area-leaving = Se la tua bandierina se ne va: { $stands }.

# I giocatori
charon-players = Giocatori
charon-you = (tu)
charon-to-move = di turno
charon-place = Posto { $place } nell’ordine di gioco.
charon-place-why = Posto { $now } nell’ordine di gioco. Secondo le gemme attuali: { $next }.
charon-hand-size =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
charon-hand-known =
    { $count ->
        [one] { $count } carta in mano. Conosci { $cards }.
       *[other] { $count } carte in mano. Conosci { $cards }.
    }
charon-score =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
charon-total =
    { $more ->
        [0] Gemme: { $count }
       *[other] Gemme: { $count }, e altre { $more } con le bandierine attuali
    }
charon-built = Costruito: { $cards }

# Le carte
charon-cards = Carte
charon-card = Carta { $card }, { $building }: { $points } punti, costa { $cost }.
charon-card-offered = la tua offerta
charon-card-aside = messa da parte
charon-plan-now = Puoi pagarla subito.
charon-plan-trades =
    { $trades ->
        [0] Puoi pagarla con il Sincrotrone.
        [one] Puoi pagarla dopo { $trades } scambio.
       *[other] Puoi pagarla dopo { $trades } scambi.
    }
charon-plan-lacks = Ti manca: { $lacks }.
charon-plan-built = Hai già costruito questo numero.
charon-plan-row-used = In questo round hai già costruito una carta della riga.
charon-pile-known = Conosci { $cards }.
charon-pile-unknown = Non ne conosci con certezza nessuna carta.
charon-deck-why = Da qui si distribuiscono le carte. Non contiene nessun 12.
charon-pile-open =
    { $count ->
        [one] La pila degli scarti: { $count } carta
       *[other] La pila degli scarti: { $count } carte
    }

# Il banco di lavoro
charon-bench = Gemme e carte da usare
charon-tools = Che cosa fare
charon-tool-trade = Scambia
charon-tool-synchrotron = Sincrotrone
charon-your-gems = Le tue gemme
charon-give = Dai
charon-get = Ricevi
charon-put-give = Dai: { $gem }
charon-put-keep = Conserva: { $gem }
charon-take-back = Riprendi: { $gem }
charon-no-trade = Hai troppo poche gemme per scambiare.
charon-turn-from = Trasforma gemme di questo colore
charon-turn-into = in gemme di questo colore
charon-turn-count = Quante
charon-fewer = una in meno
charon-more = una in più
charon-building = { $building } { $card }
charon-pays = Che cosa paghi
charon-stand-in = Paghi con { $gem }: cambia
charon-pay-why = Premi una gemma per pagarla con una trasparente, o viceversa.
charon-plan-steps = Confermando fai tutto questo, un passo dopo l’altro:
charon-keep-title =
    { $exact ->
        [yes] Conserva { $most } gemme
       *[no] Conserva fino a { $most } gemme
    }
charon-keep-tray = Conservi
charon-keep-rest = Restituisci
charon-keep-give-up = Restituisci: { $gem }
charon-keep-all = Conserva tutto
charon-keep-none =
    { $clear ->
        [free] Restituisci tutte le colorate
       *[count] Restituisci tutto
    }
charon-keep-clear-free = Le gemme trasparenti non contano: le conservi tutte.
charon-kept =
    { $kept ->
        [none]
            { $clear ->
                [free] Non conservi gemme colorate.
               *[count] Non conservi nessuna gemma.
            }
       *[some] Conservi { $gems }.
    }

# Che cosa sta per succedere
charon-do-trade = Scambia { $give } con { $get }.
charon-do-synchrotron = Trasforma { $give } in { $get }.
charon-do-build =
    { $clear ->
        [0] Costruisci { $card }.
       *[other] Costruisci { $card }, con gemme trasparenti al posto di { $instead }.
    }
charon-do-stake = Sposta la tua bandierina da { $area } a { $spot }.
charon-do-relocate = Sposta la tua bandierina da { $spot } a { $to }.
charon-do-offer = Metti { $card } nella riga comune.
charon-do-swap = Metti da parte { $card } per cambiarla.
charon-do-take = Prendi { $card }.
charon-do-keep =
    { $kept ->
        [none]
            { $clear ->
                [free] Non conservare gemme colorate.
               *[count] Non conservare nessuna gemma.
            }
       *[some] Conserva { $gems }.
    }

# La domanda
charon-prompt = Che cosa si chiede
charon-round = Round { $round } di 4
charon-why = Perché?
charon-confirm = Conferma
charon-do-all = Fai tutti i { $count } passi
charon-cancel = Annulla la scelta
charon-do-pass = Passa
charon-do-done = Fatto
charon-do-end = Fine turno
charon-then-area = Ora scegli l’area da cui togli la bandierina.
charon-then-spot = Ora scegli uno spazio illuminato.
charon-offered = Offri { $card }. Si scopre quando tutti hanno scelto.

# La fine
charon-result = Com’è andata
charon-won =
    { $count ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
charon-tie-broken = { $name } e { $other } hanno { $points } punti: { $name } è davanti con la carta { $mine } contro { $theirs }.
charon-tie-shared = { $name } e { $other } hanno { $points } punti e le stesse carte: condividono il posto.
