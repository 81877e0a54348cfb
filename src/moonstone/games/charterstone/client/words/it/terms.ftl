### Charterstone: ciò che si conta, si paga e si guadagna. charterstone-amount-WHAT prende $count.

charterstone-amount-vp =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
charterstone-amount-coin =
    { $count ->
        [0] nessuna moneta
        [one] { $count } moneta
       *[other] { $count } monete
    }
charterstone-amount-influence =
    { $count ->
        [0] nessun segnalino influenza
        [one] { $count } segnalino influenza
       *[other] { $count } segnalini influenza
    }
charterstone-amount-reputation =
    { $count ->
        [0] nessun segnalino sulla reputazione
        [one] { $count } segnalino sulla reputazione
       *[other] { $count } segnalini sulla reputazione
    }
charterstone-amount-progress =
    { $count ->
        [one] { $count } casella di progresso
       *[other] { $count } caselle di progresso
    }
charterstone-amount-resource =
    { $count ->
        [0] nessuna risorsa
        [one] { $count } risorsa qualsiasi
       *[other] { $count } risorse qualsiasi
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
        [0] nessuna carta avanzamento
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
        [one] { $count } carta di edificio costruito
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
        [one] { $count } carta edificio (costruito o no)
       *[other] { $count } carte edificio (costruiti o no)
    }
charterstone-amount-quota =
    { $count ->
        [0] nessun segnalino sulle quote
        [one] { $count } segnalino sulle quote
       *[other] { $count } segnalini sulle quote
    }
charterstone-amount-objective =
    { $count ->
        [one] { $count } obiettivo completato
       *[other] { $count } obiettivi completati
    }
charterstone-amount-own-building =
    { $count ->
        [one] { $count } edificio del tuo quartiere
       *[other] { $count } edifici del tuo quartiere
    }
charterstone-amount-value =
    { $count ->
        [one] { $count } punto di valore degli edifici del tuo quartiere
       *[other] { $count } punti di valore degli edifici del tuo quartiere
    }
charterstone-amount-goods =
    { $count ->
        [one] { $count } moneta o risorsa
       *[other] { $count } monete o risorse
    }
charterstone-amount-top =
    { $count ->
        [one] la prima carta del mazzo
       *[other] le prime { $count } carte del mazzo
    }

## Ciò che un costo chiede oltre ai beni

charterstone-target-blueprint = le quattro risorse di una carta edificio
charterstone-target-crate = una tua cassa
charterstone-target-objective = 1 segnalino influenza su un obiettivo che soddisfi
charterstone-target-quota = i beni di una casella delle quote con 1 segnalino influenza
charterstone-target-income = 1 segnalino influenza su questo edificio

## Ciò che un beneficio fa oltre a dare beni

charterstone-effect-progress = un passo avanti del progresso
charterstone-effect-income = rendita immediata
charterstone-effect-recall = il ritorno di un tuo lavoratore
charterstone-effect-return = il ritorno di quel lavoratore
charterstone-effect-retrieve = il ritorno di tutti i tuoi lavoratori
charterstone-effect-again = un altro turno
charterstone-effect-search = una carta a tua scelta dal mazzo
charterstone-effect-free = un piazzamento nel tuo quartiere in questo turno, senza pagare il costo
charterstone-effect-shift =
    { $count ->
        [one] progresso avanti o indietro, al massimo di { $count } casella
       *[other] progresso avanti o indietro, al massimo di { $count } caselle
    }
charterstone-effect-junk = nuove carte scoperte
charterstone-effect-card =
    { $count ->
        [one] una carta avanzamento scoperta
       *[other] { $count } carte avanzamento scoperte
    }

charterstone-nothing = niente
charterstone-either = { $one } o { $other }
charterstone-per = { $what } per ogni { $each }
charterstone-maybe = { $what } (facoltativo)
charterstone-pay-gain =
    { $free ->
        [yes] Guadagna: { $benefit }.
       *[no] Paga: { $cost }. Guadagna: { $benefit }.
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
