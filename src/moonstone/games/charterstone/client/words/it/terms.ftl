### Charterstone: ciò che si conta, si paga e si guadagna. charterstone-amount-WHAT prende $count.

charterstone-amount-vp =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
charterstone-amount-coin =
    { $count ->
        [one] { $count } moneta
       *[other] { $count } monete
    }
charterstone-amount-influence = { $count } influenza
charterstone-amount-reputation = { $count } reputazione
charterstone-amount-progress = { $count } progresso
charterstone-amount-resource =
    { $count ->
        [one] { $count } risorsa a scelta
       *[other] { $count } risorse a scelta
    }
charterstone-amount-pumpkin =
    { $count ->
        [one] { $count } zucca
       *[other] { $count } zucche
    }
charterstone-amount-wood = { $count } legno
charterstone-amount-grain = { $count } grano
charterstone-amount-coal = { $count } carbone
charterstone-amount-iron = { $count } ferro
charterstone-amount-clay = { $count } argilla
charterstone-amount-card =
    { $count ->
        [one] { $count } carta avanzamento
       *[other] { $count } carte avanzamento
    }
charterstone-amount-assistant =
    { $count ->
        [one] { $count } assistente
       *[other] { $count } assistenti
    }
charterstone-amount-building =
    { $count ->
        [one] { $count } carta edificio
       *[other] { $count } carte edificio
    }
charterstone-amount-constructed =
    { $count ->
        [one] { $count } carta di un edificio costruito
       *[other] { $count } carte di edifici costruiti
    }
charterstone-amount-guest =
    { $count ->
        [one] { $count } ospite
       *[other] { $count } ospiti
    }
charterstone-amount-item =
    { $count ->
        [one] { $count } oggetto
       *[other] { $count } oggetti
    }
charterstone-amount-friend =
    { $count ->
        [one] { $count } amico
       *[other] { $count } amici
    }
charterstone-amount-treasure =
    { $count ->
        [one] { $count } tesoro
       *[other] { $count } tesori
    }
charterstone-amount-glory =
    { $count ->
        [one] { $count } stella di gloria
       *[other] { $count } stelle di gloria
    }
charterstone-amount-capacity = { $count } capacità
charterstone-amount-persona =
    { $count ->
        [one] { $count } personaggio
       *[other] { $count } personaggi
    }
charterstone-amount-trophy =
    { $count ->
        [one] { $count } trofeo
       *[other] { $count } trofei
    }
charterstone-amount-resource-kind =
    { $count ->
        [one] { $count } tipo di risorsa
       *[other] { $count } tipi di risorse
    }
charterstone-amount-card-kind =
    { $count ->
        [one] { $count } tipo di carta
       *[other] { $count } tipi di carte
    }
charterstone-amount-building-card =
    { $count ->
        [one] { $count } carta edificio, costruito o no
       *[other] { $count } carte edificio, costruiti o no
    }
charterstone-amount-quota =
    { $count ->
        [one] { $count } segnalino sulle quote
       *[other] { $count } segnalini sulle quote
    }
charterstone-amount-objective =
    { $count ->
        [one] { $count } obiettivo segnato
       *[other] { $count } obiettivi segnati
    }
charterstone-amount-own-building =
    { $count ->
        [one] { $count } edificio del proprio quartiere
       *[other] { $count } edifici del proprio quartiere
    }
charterstone-amount-value = { $count } di valore degli edifici del proprio quartiere
charterstone-amount-goods =
    { $count ->
        [one] { $count } moneta o risorsa
       *[other] { $count } monete e risorse
    }
charterstone-amount-top =
    { $count ->
        [one] la prima carta del mazzo
       *[other] { $count } carte dalla cima del mazzo
    }

## Ciò che un costo chiede oltre ai beni

charterstone-target-blueprint = le quattro risorse di una carta edificio
charterstone-target-crate = una tua cassa
charterstone-target-objective = 1 influenza su un obiettivo che soddisfi
charterstone-target-quota = i beni di una casella delle quote e 1 influenza su di essa
charterstone-target-income = 1 influenza su questo edificio

## Ciò che un beneficio fa oltre a dare beni

charterstone-effect-progress = il progresso avanza
charterstone-effect-income = subito la tua rendita
charterstone-effect-recall = un tuo lavoratore torna
charterstone-effect-return = quel lavoratore torna
charterstone-effect-retrieve = tutti i tuoi lavoratori tornano
charterstone-effect-again = un altro turno
charterstone-effect-search = una carta a scelta dal mazzo
charterstone-effect-free = il piazzamento di questo turno nel tuo quartiere, senza il costo
charterstone-effect-shift = il progresso avanti o indietro, al massimo di { $count }
charterstone-effect-junk = nuove carte scoperte
charterstone-effect-card =
    { $count ->
        [one] una carta avanzamento scoperta
       *[other] { $count } carte avanzamento scoperte
    }

charterstone-nothing = niente
charterstone-either = { $one } o { $other }
charterstone-per = { $what } per { $each }
charterstone-maybe = { $what } (facoltativo)
charterstone-pay-gain =
    { $free ->
        [yes] Guadagno: { $benefit }.
       *[no] Costo: { $cost }. Guadagno: { $benefit }.
    }
charterstone-at-least = almeno { $what }
charterstone-at-most =
    { $count ->
        [0] { $what }
       *[other] al massimo { $what }
    }
charterstone-kind-assistant = assistente
charterstone-kind-building = carta edificio
charterstone-kind-constructed = edificio costruito
charterstone-kind-guest = ospite
charterstone-kind-item = oggetto
charterstone-kind-friend = amico
charterstone-kind-treasure = tesoro
charterstone-kind-card = carta avanzamento

role-purple = Viola
role-green = Verde
role-yellow = Giallo
role-black = Nero
role-blue = Blu
role-red = Rosso
persona-original = Fondatore
