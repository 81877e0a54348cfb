### Perché qualcosa non è possibile in Charterstone: refusal-CODE.

refusal-cannot-pay =
    { $what ->
        [coin] Non puoi pagarlo: ti mancano monete.
        [influence] Non puoi pagarlo: ti mancano segnalini influenza.
        [resource] Non puoi pagarlo: ti mancano risorse.
       *[other] Non puoi pagare questo costo.
    }
refusal-not-built = Quell’edificio non è nel villaggio.
refusal-no-worker = Non hai più lavoratori disponibili. Riprendili tutti.
refusal-no-workers-out = Nessuno dei tuoi lavoratori è sul tabellone.
refusal-no-building-card = Non hai carte edificio.
refusal-no-blueprint = Non hai le quattro risorse per nessuna delle tue carte edificio.
refusal-no-plot = Nel tuo quartiere non ci sono più lotti su cui costruire.
refusal-no-crate = Non hai la carta di un edificio costruito con una cassa da aprire.
refusal-no-objective = Non soddisfi nessun obiettivo che puoi ancora completare.
refusal-no-space = Non hai i beni per nessuna casella libera delle quote.
refusal-no-goods = Non hai i beni per quella casella.
refusal-space-taken = Su quella casella delle quote c’è già un segnalino.
refusal-plot-taken = Non puoi costruire su quel lotto.
refusal-not-met = Ora non soddisfi quell’obiettivo.
refusal-not-posted = Quell’obiettivo non fa parte di questa partita.
refusal-already-scored = In questa partita hai già completato quell’obiettivo.
refusal-not-those-resources = Scegli tante risorse quante ne sono richieste, fra quelle disponibili.
refusal-not-face-up = Ora non puoi prendere quella carta.
refusal-not-yours = Non è tuo.
refusal-not-so-many = Scegli un numero da 0 a { $most }.
refusal-no-such-effect = Scegli uno degli effetti.
refusal-no-such-choice = Questa non è una delle scelte.
refusal-already-partly = Stai già scegliendo quanto guadagnare di ogni beneficio.
refusal-no-effect = Ora non avrebbe alcun effetto.
refusal-not-in-chest = Quel personaggio non è disponibile nel tuo forziere.
refusal-persona-too-new = Hai trovato quel personaggio in questa partita. Potrai giocarlo dalla prossima.
refusal-silenced = I tuoi personaggi non hanno effetto fino alla prossima rendita.
refusal-turn-too-long = Carte e personaggi che hai usato in questo turno: { $most }. Fino al prossimo turno non puoi usarne altri.
refusal-no-way-back = Dopo il giro { $round } nulla può far tornare indietro il progresso.
refusal-place-first = Prima piazza un lavoratore o una figura nel tuo quartiere. L’edificio lì non costa nulla.
refusal-before-placing = Puoi usarlo solo prima di piazzare un lavoratore o una figura.
refusal-no-minion-there = Lì non c’è nessuna delle tue figure.
refusal-waits-for-income = Quell’edificio dà il suo beneficio solo alla rendita. Piazzarvi ora un lavoratore o una figura non serve a nulla.
refusal-not-your-charter = Puoi farlo solo nel tuo quartiere.
refusal-bad-automas = Almeno un posto non dev’essere dell’Automa.
refusal-rule-of-this-game = Una regola di questa partita lo impedisce: { $rule }
refusal-workers-alike = In questa partita i tuoi due lavoratori sono uguali.
refusal-no-such-worker =
    { $worker ->
        [small] Il tuo lavoratore piccolo non è disponibile.
       *[large] Il tuo lavoratore grande non è disponibile.
    }
refusal-not-your-tile = Ora non puoi mettere quell’isola celeste.
refusal-card-taken = Non puoi scegliere quella carta vittoria.
refusal-not-used = Non hai mai giocato quel personaggio.
refusal-not-theirs = Quell’avversario non ne ha da dare.
refusal-token-there = Su quell’edificio hai già un segnalino.
refusal-occupied = Puoi piazzarla solo su un edificio non occupato.
refusal-no-minion = Non ne hai più di quel tipo da piazzare.
refusal-no-minion-left = Nella riserva non ce ne sono più di quel tipo.
refusal-no-peril = Da quell’edificio non c’è nulla da prendere.
refusal-no-worker-there = Lì non c’è nessuno dei tuoi lavoratori.
refusal-not-so-far = Il progresso non può spostarsi così lontano.
refusal-nothing-to-keep = Non hai altro di quel tipo da tenere.
refusal-not-in-deck = Non puoi prendere quella carta dal mazzo.
refusal-not-drawn = Non hai pescato quell’obiettivo.
refusal-row-full = Quella riga di gloria è piena.
refusal-cannot-grow = Quella capacità non può più aumentare.
