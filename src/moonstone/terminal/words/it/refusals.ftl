### Why something is not possible at the terminal: refusal-CODE; and typed-CODE of what was typed ($typed) and cannot be read.

refusal-why-which-move = Aggiungi una mossa, per esempio: why { $move }.
refusal-nothing-to-restart = Tocca a te solo da ora. `undo` annulla la tua ultima scelta.
refusal-no-preview = { $game } non ha anteprima. `why MOSSA` dice se una mossa è permessa.
refusal-no-flag-to-place = Ora non hai nessuna bandierina da piazzare. L’anteprima mostra che cosa cambierebbe una bandierina.
refusal-no-such-building = Nel villaggio non c’è nessun edificio «{ $building }». `village` li elenca tutti.
refusal-unwritable = Impossibile scrivere nel file { $file }: { $why }.
typed-unknown-number =
    { $most ->
        [0] L’elenco è vuoto. Scrivi una mossa, o `help`.
       *[other] L’elenco va da 1 a { $most }. Scrivi uno dei suoi numeri, una mossa, o `help`.
    }
typed-unknown-move =
    { $verbs ->
        [none] «{ $typed }» non è una mossa. `help` mostra come si scrivono le mosse, e `moves` le elenca tutte.
       *[other] «{ $typed }» potrebbe essere una di queste: { $verbs }.
    }
typed-bad-move = Scrivila così: { $usage }.
typed-unknown-area = Non c’è nessuna area azione «{ $typed }». Le aree sono { $areas }.
typed-unknown-gem = «{ $typed }» non indica gemme. Scrivi b, y, g, p, k, c per blu, gialla, verde, viola, nera, bianca.
typed-unknown-spot = Indica uno spazio vuoto, per esempio: preview d4 (o due: da dove, a dove).
