### Che cosa fanno gli altri, consigli e richieste.

## Come si mostrano le mosse degli altri

pace = Le mosse degli altri
pace-once = Tutte insieme
pace-normal = Una dopo l’altra
pace-steps = Passo per passo, con «Avanti»
happenings = Che cosa fanno gli altri
happenings-of = { $number } di { $of }
happenings-next = Avanti
happenings-skip = Salta
since = Dal tuo ultimo turno
since-more = Mostra tutto
since-less = Mostra meno

## Richieste di tornare indietro

undo-title = Richiesta di ritiro
undo-waiting-for = Manca ancora una risposta: { $names }.
undo-affected = Che cosa verrebbe ritirato
undo-affected-more =
    { $count ->
        [one] e { $count } altro passo
       *[other] e altri { $count } passi
    }
undo-withdraw = Ritira la richiesta

## Consigli e probabilità

hint-choose = Scegli una mossa per vederla sul tavolo prima di confermarla.
hint-confirm = Conferma
hint-back = Indietro
hint-campaign = Si tratta di vincere questa partita, non la campagna.
chance-under = < { $chance }
chance-over = > { $chance }
