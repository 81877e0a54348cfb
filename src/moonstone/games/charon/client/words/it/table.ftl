# Il tavolo di Charon. Gli argomenti sono descritti nel file inglese.

charon-no-gems = nessuna gemma
charon-zone-with-gems = { $zone } ({ $gems })

# La luna
charon-moon = La luna
charon-spot = { $spot }, { $kind }; tocca { $zones }.
charon-own-flag = La tua bandierina. Sceglila per spostarla.
charon-zone = Zona { $zone }: { $gems }. { $stands } Influenza: { $influence }.
charon-zone-won =
    { $how ->
        [centre] La vincerebbe { $name }: pareggio, ma con il centro.
        [roads] La vincerebbe { $name }: pareggio, ma con più strade.
       *[most] La vincerebbe { $name }.
    }
charon-zone-tied = Pareggio: { $names }. Non la vincerebbe nessuno.
charon-zone-free = Non la vincerebbe nessuno.
charon-change = { $spot }: { $changes }
charon-change-won = Zone che vinceresti: { $zones }.
charon-change-lost = Zone che perderesti: { $zones }.
charon-change-denied = Zone che nessuno vincerebbe: { $zones }.
charon-change-passed = Zone che vincerebbe un altro giocatore: { $zones }.
charon-change-nothing = Nessuna zona cambia proprietario.

# Le aree azione
charon-areas = Aree azione
charon-area-live = attiva
charon-area-blocked = bloccata
charon-area-nobody = nessuno
charon-area-flags = Bandierine: { $names }.
charon-area-no-flags = Nessuna bandierina.
charon-area-stands = Adesso: { $stands }.
charon-area-leaving = Se togli la tua bandierina: { $stands }.

# I giocatori
charon-players = Giocatori
charon-you = (tu)
charon-to-move = deve giocare
charon-place = Posto { $place } nell’ordine di gioco.
charon-place-why = Posto { $now } nell’ordine di gioco. Secondo le gemme attuali: { $next }.
charon-hand-size =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
charon-hand-known =
    { $count ->
        [one] { $count } carta in mano. Carte note: { $cards }.
       *[other] { $count } carte in mano. Carte note: { $cards }.
    }
charon-score =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
charon-total =
    { $more ->
        [0] Gemme: { $count }
       *[other] Gemme: { $count }, e altre con le bandierine attuali: { $more }
    }
charon-built = Carte costruite: { $cards }

# Le carte
charon-cards = Carte
charon-card = Carta { $card }, { $building }: { $points } punti, costa { $cost }.
charon-card-offered = la tua offerta
charon-card-aside = messa da parte
charon-plan-now = Puoi costruirla subito.
charon-plan-trades =
    { $trades ->
        [0] Puoi costruirla con il Sincrotrone.
        [one] Puoi costruirla dopo { $trades } scambio.
       *[other] Puoi costruirla dopo { $trades } scambi.
    }
charon-plan-lacks = Ti mancano: { $lacks }.
charon-plan-built = Hai già costruito questo numero.
charon-plan-row-used = In questo turno hai già costruito una carta della riga.
charon-pile-known = Carte note: { $cards }.
charon-pile-unknown = Non conosci con certezza nessuna delle sue carte.
charon-deck-why = Le carte si distribuiscono da questo mazzo. Non contiene nessun 12.
charon-pile-open =
    { $count ->
        [one] Pila degli scarti: { $count } carta
       *[other] Pila degli scarti: { $count } carte
    }

# Il banco di lavoro
charon-bench = Le tue gemme e le tue carte
charon-tools = Azioni
charon-tool-trade = Scambia
charon-tool-synchrotron = Sincrotrone
charon-your-gems = Le tue gemme
charon-give = Dai
charon-get = Ricevi
charon-put-give = Dai: { $gem }
charon-put-keep = Conserva: { $gem }
charon-take-back = Riprendi: { $gem }
charon-no-trade = Non hai abbastanza gemme per uno scambio.
charon-turn-from = Trasforma gemme di questo colore
charon-turn-into = in gemme di questo colore
charon-turn-count = Quante
charon-fewer = una in meno
charon-more = una in più
charon-building = { $building } { $card }
charon-pays = Pagamento
charon-stand-in = Paghi con: { $gem }. Cambia gemma.
charon-pay-why = Seleziona una gemma per pagarla con una bianca, o viceversa.
charon-plan-steps = Confermando farai tutto questo, nell’ordine:
charon-keep-title =
    { $exact ->
        [yes] Gemme da conservare: { $most }
       *[no] Gemme da conservare, al massimo: { $most }
    }
charon-keep-tray = Conservi
charon-keep-rest = Restituisci
charon-keep-give-up = Restituisci: { $gem }
charon-keep-all = Conserva tutte
charon-keep-none =
    { $clear ->
        [free] Restituisci le colorate
       *[count] Restituisci tutte
    }
charon-keep-clear-free = Le gemme bianche non contano: le conservi tutte.
charon-kept =
    { $kept ->
        [none]
            { $clear ->
                [free] Non conservi gemme colorate.
               *[count] Non conservi nessuna gemma.
            }
       *[some] Conservi: { $gems }.
    }

# Che cosa sta per succedere
charon-do-trade = Scambia { $give } con { $get }.
charon-do-synchrotron = Trasforma { $give } in { $get }.
charon-do-build =
    { $clear ->
        [0] Costruisci { $card }.
       *[other] Costruisci { $card }, con gemme bianche al posto di queste: { $instead }.
    }
charon-do-stake = Sposta la tua bandierina da «{ $area }» a { $spot }.
charon-do-relocate = Sposta la tua bandierina da { $spot } a { $to }.
charon-do-offer = Metti { $card } nella riga comune.
charon-do-swap = Cambia { $card }.
charon-do-take = Prendi { $card }.
charon-do-keep =
    { $kept ->
        [none]
            { $clear ->
                [free] Non conservare gemme colorate.
               *[count] Non conservare nessuna gemma.
            }
       *[some] Conserva: { $gems }.
    }

# La domanda
charon-prompt = La tua decisione
charon-round = Turno { $round } di 4
charon-why = Perché?
charon-confirm = Conferma
charon-do-all =
    { $count ->
        [one] Fai { $count } passo
       *[other] Fai tutti i { $count } passi
    }
charon-cancel = Annulla la scelta
charon-do-pass = Passa
charon-do-done = Fatto
charon-do-end = Concludi
charon-then-area = Ora scegli l’area da cui togliere la bandierina.
charon-then-spot = Ora scegli uno degli spazi illuminati.
charon-offered = Hai scelto { $card }. Si scopre quando tutti avranno scelto.

# La fine
charon-result = Come si è vinto
charon-won =
    { $count ->
        [one] Vince { $names }
       *[other] Vittoria condivisa: { $names }
    }
charon-tie-broken = Pareggio: { $name } e { $other }, punti ciascuno: { $points }. { $name } è davanti: { $mine } batte { $theirs }.
charon-tie-shared = Pareggio: { $name } e { $other }, punti ciascuno: { $points }, con le stesse carte. Condividono il posto in classifica.
