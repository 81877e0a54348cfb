### Why something is not possible at the terminal: refusal-CODE; and typed-CODE of what was typed ($typed) and cannot be read.

refusal-why-which-move = Aggiungi una mossa, per esempio: why { $move }.
refusal-nothing-to-restart = Il tuo turno è appena cominciato; `undo` annulla la tua ultima scelta.
refusal-no-preview = { $game } non ha anteprima; `why MOSSA` dice se una mossa è permessa.
refusal-no-flag-to-place = Ora non c’è nessuna bandierina da piazzare; l’anteprima mostra che cosa cambierebbe una bandierina.
refusal-no-such-building = Nel villaggio non c’è nessun edificio «{ $building }»; `village` li elenca.
refusal-unwritable = Impossibile scrivere { $file }: { $why }.
typed-unknown-number =
    { $most ->
        [0] La lista è vuota; scrivi una mossa o `help`.
       *[other] La lista va da 1 a { $most }; scrivi uno dei suoi numeri, una mossa o `help`.
    }
typed-unknown-move =
    { $verbs ->
        [none] «{ $typed }» non è una mossa. `help` mostra come si scrivono, `moves` le elenca tutte.
       *[other] «{ $typed }» potrebbe essere: { $verbs }.
    }
typed-bad-move = Scrivilo così: { $usage }.
typed-unknown-area = Non c’è nessuna area azione «{ $typed }»; sono { $areas }.
typed-unknown-gem = «{ $typed }» non sono gemme; scrivi b, y, g, p, k, c per blu, giallo, verde, viola, nero, trasparente.
typed-unknown-spot = Indica uno spazio libero, per esempio: preview d4 (o due: da dove, a dove).
