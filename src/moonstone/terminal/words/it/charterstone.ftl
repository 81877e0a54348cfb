### Charterstone at the terminal.


## The parts of the table

terminal-charterstone-page-village = ogni edificio del villaggio, con costo e beneficio
terminal-charterstone-page-players = i giocatori, le loro carte e i loro forzieri
terminal-charterstone-page-cards = le carte scoperte, il mazzo e gli scarti
terminal-charterstone-page-tracks = obiettivi, quote, reputazione e progresso
terminal-charterstone-page-chronicle = le regole e le storie che hai sbloccato
terminal-charterstone-head =
    { $last ->
        [yes] Partita { $game }, giro { $round }, l’ultimo
       *[no] Partita { $game }, giro { $round }
    }
terminal-charterstone-player = { $points } pt { $coins } monete { $influence } infl. { $workers } lav. { $reputation } rep.
terminal-charterstone-no-resources = nessuna risorsa
terminal-charterstone-own-objective = obiettivo «{ $title }»
terminal-charterstone-to-build = { $title } (costo: { $goods })
terminal-charterstone-with-crate = { $title } (cassa { $crate })
terminal-charterstone-face-up = Scoperte
terminal-charterstone-objective = Obiettivo
terminal-charterstone-spaces-left =
    { $count ->
        [one] resta { $count } casella
       *[other] restano { $count } caselle
    }
terminal-charterstone-mat = Scoperte
terminal-charterstone-deck = Mazzo
terminal-charterstone-discard = Pila degli scarti
terminal-charterstone-persona =
    { $playing ->
        [yes] Personaggio { $title }, in gioco: { $does }
       *[no] Personaggio { $title }: { $does }
    }

## Moves

terminal-charterstone-place =
    { $worker ->
        [none] { $building }: { $deal }
        [you] { $building } (ci sei tu): { $deal }
       *[other] { $building } (c’è { $worker }): { $deal }
    }
terminal-charterstone-deal = { $cost } → { $gain }
terminal-charterstone-with-text = { $title }: { $text }
terminal-charterstone-space =
    { $bonus ->
        [none] colonna { $column }: { $what }
       *[other] colonna { $column }: { $what }, bonus { $bonus }
    }
terminal-charterstone-choice = { $title }: ognuno guadagna { $gain }. { $king }
terminal-charterstone-star = { $row }: stelle { $stars } su { $of }; quando la riga è piena, a ogni preparazione dalla terza partita in poi: { $bonus }
terminal-charterstone-send = { $minion } su { $place }
terminal-charterstone-do-settle = lotto { $plot }
terminal-charterstone-do-retrieve = riprendi tutti i tuoi lavoratori
terminal-charterstone-do-partly = scegli quanto guadagnare di ogni beneficio, poi piazza
terminal-charterstone-do-build = «{ $card }» sul lotto { $plot }
terminal-charterstone-do-open = la cassa di «{ $card }»
terminal-charterstone-do-yes = sì
terminal-charterstone-do-no = no

## The book, the help, a campaign

terminal-charterstone-story = Storia { $number }: { $title }
terminal-charterstone-slot = Regola { $number }: { $title }
terminal-charterstone-typing = Scrivi il numero di una mossa, o la mossa stessa: place market, pay wood, take a3, ship coins 2, build b22 4, yes, no. Scrivi `partly` prima di piazzare per guadagnare meno di tutto il beneficio.
terminal-charterstone-board = Edifici: { $buildings }. Casse: { $crates }.
terminal-charterstone-thing =
    { $kind ->
        [charter] quartiere ({ $title })
        [persona] personaggio «{ $title }»
       *[other] assistente «{ $title }»
    }
terminal-charterstone-charter =
    { $who ->
        [scripted] { $title } ({ $name }, l’Automa)
        [played] { $title } ({ $name }, in gioco)
       *[nobody] { $title } ({ $name }, nessuno)
    }
terminal-charterstone-unnamed = Ancora senza nome: { $things }
terminal-charterstone-result = Partita { $game }: { $points }; { $won }
terminal-charterstone-chests = Forzieri
terminal-charterstone-used = usato

## Games 4 to 12, and after the campaign

terminal-charterstone-page-story = la storia finora e le regole di questa partita
terminal-charterstone-in-this-game = In questa partita: { $text }
terminal-charterstone-kings = Re: { $happy } contenti, { $angry } adirati
terminal-charterstone-candle = Candela
terminal-charterstone-post-candle = Segnavia: la candela non si spegne nel tuo turno
terminal-charterstone-par = Tutti i punti insieme: { $points }; ne servono più di { $par }
terminal-charterstone-worker =
    { $worker ->
        [large] grande: { $place }
        [small] piccolo: { $place }
       *[spectral] spettrale: { $place }
    }
terminal-charterstone-legend = [P] un lavoratore, [p] uno piccolo, [P~] quello spettrale
terminal-charterstone-tile =
    { $under ->
        [none] isola { $tile }
       *[other] isola { $tile } sopra { $under }
    }
terminal-charterstone-waiting = { $minion } in attesa
terminal-charterstone-has-spectral = il lavoratore spettrale
terminal-charterstone-has-companion =
    { $mood ->
        [kind] { $companion } (ben disposto)
        [unkind] { $companion } (mal disposto)
       *[none] { $companion }
    }
terminal-charterstone-has-emblem = segnalini sull’emblema: { $names }
terminal-charterstone-has-card = carta vittoria «{ $title }»: { $counts }
terminal-charterstone-sealed = una carta vittoria segreta
terminal-charterstone-counts = per capacità: { $capacity }, per personaggio usato: { $persona }, per trofeo: { $trophy }
terminal-charterstone-silent = senza effetto fino alla prossima rendita
terminal-charterstone-lay =
    { $under ->
        [none] { $building } (isola { $tile }) sul lotto { $plot }
       *[other] { $building } (isola { $tile }) sul lotto { $plot }, sopra { $under }
    }
terminal-charterstone-keep-spectral = tieni il lavoratore spettrale
terminal-charterstone-cannot-lay = Mettila su un lotto del tuo quartiere senza isola celeste e senza il tuo edificio di base.
terminal-charterstone-chosen = Partita { $game }: { $title }
terminal-charterstone-chosen-kings =
    { $king ->
        [happy] Partita { $game }: { $title } (re contenti: { $kings })
       *[angry] Partita { $game }: { $title } (re adirati: { $kings })
    }
terminal-charterstone-told = La storia finora
terminal-charterstone-archived = Via per sempre: { $personas }
terminal-charterstone-last-scoring = L’ultimo conteggio
terminal-charterstone-barred = { $charter } avrebbe vinto, ma aveva ancora il lavoratore spettrale.
terminal-charterstone-part-capacity = capac.
terminal-charterstone-part-personas = person.
terminal-charterstone-part-trophies = trofei
terminal-charterstone-part-glory = gloria
terminal-charterstone-part-values = valori
terminal-charterstone-part-total = totale
terminal-charterstone-part-card = carta vittoria
terminal-charterstone-on-islands = sulle isole celesti: { $buildings }
terminal-charterstone-plot-empty = libero
