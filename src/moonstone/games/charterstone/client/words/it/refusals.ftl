### Perché qualcosa non è possibile in Charterstone: refusal-CODE.

refusal-cannot-pay =
    { $what ->
        [coin] Non puoi pagarlo: ti mancano monete.
        [influence] Non puoi pagarlo: ti manca influenza.
        [resource] Non puoi pagarlo: ti mancano risorse.
       *[other] Non puoi pagare quanto costa.
    }
refusal-not-built = Quell’edificio non è nel villaggio.
refusal-no-worker = Non hai più lavoratori: riprendili tutti.
refusal-no-workers-out = Tutti i tuoi lavoratori sono a casa.
refusal-no-building-card = Non hai carte edificio da costruire.
refusal-no-blueprint = Non hai le quattro risorse di nessuna delle tue carte edificio.
refusal-no-plot = Nel tuo quartiere non c’è più un lotto su cui costruire.
refusal-no-crate = Non hai un edificio costruito con una cassa da aprire.
refusal-no-objective = Non soddisfi obiettivi che tu non abbia già segnato.
refusal-no-space = Non hai i beni di nessuna casella libera delle quote.
refusal-no-goods = Non hai i beni che quella casella chiede.
refusal-space-taken = Quella casella delle quote ha già un segnalino.
refusal-plot-taken = Non puoi costruire su quel lotto.
refusal-not-met = Ora non soddisfi quell’obiettivo.
refusal-not-posted = Quell’obiettivo non è di questa partita.
refusal-already-scored = Hai già segnato quell’obiettivo in questa partita.
refusal-not-those-resources = Paga o guadagna tante risorse quante se ne chiedono, tra quelle che ci sono.
refusal-not-face-up = Non è una carta scoperta che tu possa prendere ora.
refusal-not-yours = Non è tuo.
refusal-not-so-many = Puoi guadagnare da 0 a { $most }.
refusal-no-such-effect = Scegli uno degli effetti.
refusal-no-such-choice = Non è una delle scelte.
refusal-already-partly = Ti si chiederà già di ogni parte.
refusal-no-effect = Ora non farebbe nulla.
refusal-not-in-chest = Quel personaggio non aspetta nel tuo forziere.
refusal-persona-too-new = Hai trovato quel personaggio in questa partita. Potrai usarlo dalla prossima.
refusal-silenced = I tuoi personaggi sono messi a tacere: non hanno effetto fino alla prossima rendita.
refusal-turn-too-long = In questo turno hai usato { $most } cose. Continua nel prossimo.
refusal-no-way-back = Dopo il giro { $round } niente fa più tornare indietro il progresso.
refusal-place-first = Prima piazza qualcuno nel tuo quartiere: l’edificio non costa nulla.
refusal-before-placing = Puoi usarlo solo prima di piazzare qualcuno.
refusal-no-minion-there = Lì non c’è nessuno dei tuoi.
refusal-waits-for-income = Quell’edificio aspetta la rendita: piazzarvi qualcuno ora non porta nulla.
refusal-not-your-charter = È possibile solo nel tuo quartiere.
refusal-bad-automas = Almeno un posto non dev’essere dell’Automa.
refusal-rule-of-this-game = Una regola di questa partita lo impedisce: { $rule }
refusal-workers-alike = In questa partita i tuoi due lavoratori sono uguali.
refusal-no-such-worker =
    { $worker ->
        [small] Il tuo lavoratore piccolo non è a casa.
       *[large] Il tuo lavoratore grande non è a casa.
    }
refusal-not-your-tile = Ora non puoi mettere quell’isola celeste.
refusal-card-taken = Non puoi scegliere quella carta vittoria.
refusal-not-used = Non hai mai giocato con quel personaggio.
refusal-not-theirs = Quell’avversario non ne ha da dare.
refusal-token-there = Il tuo segnalino è già su quell’edificio.
refusal-occupied = Quella figura si piazza dove non c’è nessuno.
refusal-no-minion = Non ne hai di quel tipo a disposizione.
refusal-no-minion-left = Nella riserva non ce n’è più di quel tipo.
refusal-no-peril = Da quell’edificio non c’è niente da prendere.
refusal-no-worker-there = Lì non c’è nessuno dei tuoi lavoratori.
refusal-not-so-far = Il progresso non può spostarsi così tanto.
refusal-nothing-to-keep = Non hai altro del genere da tenere.
refusal-not-in-deck = Non puoi prendere quella carta dal mazzo.
refusal-not-drawn = Quell’obiettivo non è tra quelli pescati.
refusal-row-full = Quella riga di gloria è completa.
refusal-cannot-grow = Per questo non può esserci altro posto.
