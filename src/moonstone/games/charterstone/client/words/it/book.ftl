### Il libro di Charterstone: la Cronaca, la guida dell'Indice, l'Archivio, ogni icona; e ciò che fanno carte e personaggi.
### Le parole di ciò che sta nelle casse non sono qui: le dice il server, una volta aperta la cassa.

charterstone-book = Cronaca
charterstone-book-why = Regole, storie, casse, Archivio e tutte le icone (tasto B)
charterstone-book-of = La Cronaca di «{ $village }»
charterstone-book-plain = La Cronaca
charterstone-book-sections = Indice
charterstone-book-stories = Storie
charterstone-book-rules = Regole
charterstone-book-index = Guida dell’Indice
charterstone-book-archive = Archivio
charterstone-book-icons = Icone
charterstone-book-next = Pagina seguente
charterstone-book-back = Pagina precedente
charterstone-book-close = Chiudi il libro
charterstone-book-home = Torna al villaggio
charterstone-book-page = Pagina { $from } di { $of }
charterstone-book-spread = Pagine { $from } e { $to } di { $of }
charterstone-book-search = Cerca nel libro
charterstone-book-found =
    { $count ->
        [0] Nel libro finora non c’è nulla del genere.
        [one] { $count } risultato
       *[other] { $count } risultati
    }
charterstone-book-slot = Riquadro { $number }
charterstone-book-slot-empty = Qui non c’è ancora nessun adesivo.
charterstone-book-over =
    { $count ->
        [one] Questo adesivo ne copre uno precedente.
       *[other] Questo adesivo ne copre { $count } precedenti.
    }
charterstone-book-games = Le partite finora
charterstone-book-game = Partita { $number }: { $title }
charterstone-book-game-now = in corso o ancora da giocare
charterstone-book-won =
    { $count ->
        [one] vinta da { $names }
       *[other] vinta insieme da { $names }
    }
charterstone-book-choices = Scelte fatte
charterstone-book-crates = Casse aperte: { $opened } di { $all }
charterstone-book-crate = Cassa { $number }
charterstone-book-crate-titled = Cassa { $number }: { $title }
charterstone-book-closed = Cassa { $number }, ancora chiusa
charterstone-book-found-by = Aperta nella partita { $game }, quartiere: { $charter }
charterstone-book-unlocked = Nuove regole: { $rules }
charterstone-book-joined =
    { $count ->
        [one] Un’altra carta si è aggiunta al mazzo.
       *[other] Altre { $count } carte si sono aggiunte al mazzo.
    }
charterstone-book-archive-empty = Non è ancora stato archiviato nulla.
charterstone-book-archive-why = Ecco tutto ciò che ha lasciato il gioco: le carte delle casse aperte e quelle di edifici senza cassa.
charterstone-book-icons-why = Passa sopra un’icona, selezionala o tienici sopra il dito, e leggerai che cosa significa.
charterstone-book-came = Viene da una cassa. La Cronaca ne spiega le regole.

## Che cosa dicono le icone

charterstone-icon-vp = Punti. Vince la partita il giocatore che ne ha di più.
charterstone-icon-coin = Monete. Ce ne sono 36 per tutti i giocatori insieme.
charterstone-icon-influence = Influenza. Hai dodici segnalini, da pagare alla riserva o da piazzare sul tabellone.
charterstone-icon-worker = Un lavoratore. Ne hai due.
charterstone-icon-resource = Una risorsa qualsiasi.
charterstone-icon-raw = La risorsa di questo quartiere: { $charter }. Ce ne sono dodici.
charterstone-icon-card = Una delle carte avanzamento scoperte.
charterstone-icon-assistant = Un assistente: una carta avanzamento che aiuta chi la possiede per tutta la partita.
charterstone-icon-building = Una carta edificio. Si costruisce con le quattro risorse che mostra.
charterstone-icon-constructed = La carta di un edificio che è stato costruito.
charterstone-icon-blueprint = Le quattro risorse di una tua carta edificio. Pagale per costruirla.
charterstone-icon-crate = Una cassa. Si apre alla Charterstone o in un altro edificio con questa icona.
charterstone-icon-objective = Un obiettivo. Se lo soddisfi, completalo alla Tribuna o in un altro edificio con questa icona.
charterstone-icon-quota = Una casella delle quote. Si riempie al Porto delle Nuvole o in un altro edificio con questa icona.
charterstone-icon-reputation = Reputazione: un segnalino influenza sul tracciato della reputazione. Alla fine chi vi ha più segnalini ottiene più punti.
charterstone-icon-progress = Il progresso avanza.
charterstone-icon-hourglass = La clessidra. Quando il progresso arriva qui, il giro in corso è l’ultimo.
charterstone-icon-deck = La prima carta del mazzo.
charterstone-icon-persona = Un personaggio. Ogni giocatore ne gioca uno.

## Che cosa fanno carte e personaggi

charterstone-does = { $when }: { $gain }.
charterstone-does-with = { $when } (requisito: { $needs }): { $gain }.
charterstone-does-item = Scarta la carta e paga: { $cost }. Guadagna: { $gain }.
charterstone-does-treasure = Scarta la carta. Guadagna: { $gain }.
charterstone-does-guest = A ogni rendita: { $gain }. Con quattro o più giocatori scegli una sola delle due cose.
charterstone-does-nothing = Nessuna abilità.
charterstone-does-placed = Quando lo piazzi, o quando un avversario usa il suo edificio: { $gain }.
charterstone-when-use = Quando usi «{ $of }»
charterstone-when-cost = Quando usi un edificio con questo costo ({ $of })
charterstone-when-progress = Ogni volta che fai avanzare il progresso
charterstone-when-reputation = Per ogni segnalino che metti sul tracciato della reputazione
charterstone-when-score = Quando completi un obiettivo
charterstone-when-first-score = Quando sei il primo giocatore a completare un obiettivo pubblico
charterstone-when-build = Quando costruisci
charterstone-when-open = Quando apri una cassa
charterstone-when-end = Alla fine della partita
charterstone-when-income = A ogni rendita
charterstone-when-income-space = Quando porti il progresso su una casella di rendita
charterstone-when-take = Quando guadagni una carta di questo tipo ({ $of })
charterstone-when-earn = Quando un edificio ti dà una carta di questo tipo ({ $of })
charterstone-when-retrieve = Quando riprendi almeno questi ({ $of })
charterstone-when-away = Quando riprendi entrambi i lavoratori da quartieri avversari
charterstone-when-peril = Quando prendi questo ({ $of })
charterstone-when-bump = Quando mandi a casa il lavoratore di un avversario
charterstone-when-commons = Quando usi uno degli edifici comuni
charterstone-when-first-use = Quando usi per la prima volta un edificio che hai costruito in questa partita
charterstone-when-minion = Quando piazzi una figura che non è un lavoratore
charterstone-when-spent = Quando, dopo aver usato un edificio, non ti resta nessun lavoratore
charterstone-when-coin = Quando un edificio di questo quartiere ti dà monete ({ $of })
charterstone-when-vp = Quando un edificio di questo quartiere ti dà punti ({ $of })
charterstone-when-once = Una volta per partita, nel tuo turno
