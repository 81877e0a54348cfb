### Il libro di Charterstone: la Cronaca, la guida dell'Indice, l'Archivio, ogni icona; e ciò che fanno carte e personaggi.
### Le parole di ciò che sta nelle casse non sono qui: le dice il server, una volta aperta la cassa.

charterstone-book = Cronaca
charterstone-book-why = Regole, storie, casse, Archivio e tutte le icone (tasto B)
charterstone-book-of = La Cronaca di «{ $village }»
charterstone-book-plain = La Cronaca di un villaggio senza nome
charterstone-book-sections = Parti del libro
charterstone-book-stories = Storie
charterstone-book-rules = Regole
charterstone-book-index = Guida dell’Indice
charterstone-book-archive = Archivio
charterstone-book-icons = Icone
charterstone-book-next = Volta pagina
charterstone-book-back = Pagina precedente
charterstone-book-close = Chiudi il libro
charterstone-book-home = Torna al villaggio
charterstone-book-page = Pagina { $from } di { $of }
charterstone-book-spread = Pagine { $from } e { $to } di { $of }
charterstone-book-search = Cerca nel libro
charterstone-book-found =
    { $count ->
        [0] Nel libro non c’è ancora niente del genere.
        [one] { $count } passo
       *[other] { $count } passi
    }
charterstone-book-slot = Riquadro { $number }
charterstone-book-slot-empty = Qui non è ancora attaccato niente.
charterstone-book-over =
    { $count ->
        [one] Questo adesivo ne copre uno precedente.
       *[other] Questo adesivo ne copre { $count } precedenti.
    }
charterstone-book-games = Le partite finora
charterstone-book-game = Partita { $number }: { $title }
charterstone-book-game-now = in corso, o ancora da giocare
charterstone-book-won =
    { $count ->
        [one] vinta da { $names }
       *[other] vinta insieme da { $names }
    }
charterstone-book-choices = Ciò che fu deciso
charterstone-book-crates = { $opened } casse su { $all } sono aperte.
charterstone-book-crate = Cassa { $number }
charterstone-book-crate-titled = Cassa { $number }: { $title }
charterstone-book-closed = Cassa { $number }, non ancora aperta
charterstone-book-found-by = Aperta nella partita { $game }, quartiere: { $charter }
charterstone-book-unlocked = Nuove regole: { $rules }
charterstone-book-joined =
    { $count ->
        [one] Un’altra carta si è aggiunta al mazzo.
       *[other] Altre { $count } carte si sono aggiunte al mazzo.
    }
charterstone-book-archive-empty = Non è ancora stato archiviato niente.
charterstone-book-archive-why = Ciò che è finito per sempre: le carte delle casse aperte, e degli edifici che non ne mostravano.
charterstone-book-icons-why = Indica un’icona dovunque, dalle il fuoco o tienici sopra il dito, e dirà che cos’è.
charterstone-book-came = Uscito da una cassa; le regole della Cronaca ne dicono di più.

## Che cosa dicono le icone

charterstone-icon-vp = Punti. Chi ne ha di più vince la partita.
charterstone-icon-coin = Monete. Ce ne sono 36, per tutti insieme.
charterstone-icon-influence = Influenza. Dodici segnalini: pagati alla riserva, o piazzati per restare.
charterstone-icon-worker = Un lavoratore. Ciascuno ne ha due.
charterstone-icon-resource = Una risorsa a scelta.
charterstone-icon-raw = La risorsa di questo quartiere: { $charter }. Ce ne sono dodici.
charterstone-icon-card = Una carta avanzamento, fra quelle scoperte.
charterstone-icon-assistant = Un assistente: una carta avanzamento che aiuta per tutta la partita.
charterstone-icon-building = Una carta edificio: con quattro risorse la si costruisce.
charterstone-icon-constructed = La carta di un edificio costruito.
charterstone-icon-blueprint = Le quattro risorse di una tua carta edificio, che così si costruisce.
charterstone-icon-crate = Una cassa, da aprire alla Charterstone o in un altro edificio con questa icona.
charterstone-icon-objective = Un obiettivo, da segnare alla Tribuna o in un altro edificio con questa icona finché lo soddisfi.
charterstone-icon-quota = Una casella delle quote, da riempire al Porto delle Nuvole o in un altro edificio con questa icona.
charterstone-icon-reputation = Reputazione: un segnalino influenza sul tracciato; chi ne ha di più vale di più.
charterstone-icon-progress = Il progresso avanza.
charterstone-icon-hourglass = La clessidra: quando il progresso vi arriva, la partita finisce col giro.
charterstone-icon-deck = La cima del mazzo.
charterstone-icon-persona = Un personaggio: con chi gioca un quartiere.

## Che cosa fanno carte e personaggi

charterstone-does = { $when }: { $gain }.
charterstone-does-with = { $when } (serve: { $needs }): { $gain }.
charterstone-does-item = Scarta la carta e paga: { $cost }. Guadagni: { $gain }.
charterstone-does-treasure = Scartalo: { $gain }.
charterstone-does-guest = Con la rendita: { $gain }; in quattro o più giocatori, una sola delle due.
charterstone-does-nothing = Nessuna abilità.
charterstone-does-placed = Quando lo piazzi, o un avversario usa il suo edificio: { $gain }.
charterstone-when-use = Quando usi «{ $of }»
charterstone-when-cost = Quando usi un edificio con questo costo ({ $of })
charterstone-when-progress = Ogni volta che fai avanzare il progresso
charterstone-when-reputation = Per ogni segnalino che metti sul tracciato della reputazione
charterstone-when-score = Quando segni un obiettivo
charterstone-when-first-score = Quando segni un obiettivo pubblico prima di tutti
charterstone-when-build = Quando costruisci
charterstone-when-open = Quando apri una cassa
charterstone-when-end = Alla fine della partita
charterstone-when-income = Con la rendita
charterstone-when-income-space = Quando fai avanzare il progresso su una casella di rendita
charterstone-when-take = Quando guadagni una carta ({ $of })
charterstone-when-earn = Quando un edificio ti dà una carta ({ $of })
charterstone-when-retrieve = Quando riprendi almeno questo ({ $of })
charterstone-when-away = Quando riprendi entrambi i lavoratori da quartieri avversari
charterstone-when-peril = Quando prendi questo ({ $of })
charterstone-when-bump = Quando mandi a casa il lavoratore di un avversario
charterstone-when-commons = Quando usi un edificio comune
charterstone-when-first-use = La prima volta che usi un edificio che hai costruito in questa partita
charterstone-when-minion = Quando piazzi una figura che non è un lavoratore
charterstone-when-spent = Quando dopo aver usato un edificio non ti resta alcun lavoratore
charterstone-when-coin = Quando un edificio di questo quartiere ti dà monete ({ $of })
charterstone-when-vp = Quando un edificio di questo quartiere ti dà punti ({ $of })
charterstone-when-once = Una volta per partita, nel tuo turno
