### Perché qualcosa non è possibile in Charterstone: refusal-CODE.

refusal-cannot-pay =
    { $what ->
        [coin] Non puoi pagarlo: ti mancano monete.
        [influence] Non puoi pagarlo: ti manca influenza.
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
refusal-turn-too-long = In questo turno hai usato { $most } cose. Continua nel prossimo.
refusal-no-way-back = Dopo il giro { $round } niente fa più tornare indietro il progresso.
refusal-place-first = Prima piazza qualcuno nel tuo quartiere: l’edificio non costa nulla.
refusal-before-placing = Puoi usarlo solo prima di piazzare qualcuno.
refusal-no-minion-there = Lì non c’è nessuno dei tuoi.
refusal-waits-for-income = Quell’edificio aspetta la rendita: piazzarvi qualcuno ora non porta nulla.
refusal-not-your-charter = È possibile solo nel tuo quartiere.
refusal-bad-automas = Almeno un posto non dev’essere dell’Automa.
