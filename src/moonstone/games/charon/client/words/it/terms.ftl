# Charon, Inc.: i nomi delle cose.

gem-blue = gemma blu
gem-yellow = gemma gialla
gem-green = gemma verde
gem-purple = gemma viola
gem-black = gemma nera
gem-clear = gemma bianca
gems-blue = { $count } blu
gems-yellow =
    { $count ->
        [one] { $count } gialla
       *[other] { $count } gialle
    }
gems-green =
    { $count ->
        [one] { $count } verde
       *[other] { $count } verdi
    }
gems-purple = { $count } viola
gems-black =
    { $count ->
        [one] { $count } nera
       *[other] { $count } nere
    }
gems-clear =
    { $count ->
        [one] { $count } bianca
       *[other] { $count } bianche
    }

seat-burgundy = bordeaux
seat-white = bianco
seat-deep-blue = blu scuro
seat-gold = oro
seat-aquamarine = acquamarina

area-intelligence = Informazione rubata
area-intelligence-when = Dopo aver piazzato tutte le bandierine, prima di raccogliere le gemme
area-intelligence-does =
    { $rules ->
        [1] Sposta una delle tue bandierine su uno spazio vuoto che tocca una zona con 1 o 2 gemme e nessuna con 3.
       *[other] Sposta una delle tue bandierine su uno spazio vuoto che tocca solo zone con 1 o 2 gemme.
    }
area-mineral = Ricerca di minerale bianco
area-mineral-when = Subito dopo la raccolta delle gemme
area-mineral-does = Ottieni una gemma bianca, finché ce ne sono. Quando costruisci sostituisce una gemma di qualsiasi colore.
area-engineering = Ingegneria avanzata
area-engineering-when = Dopo la raccolta delle gemme, prima di decidere l’ordine di gioco
area-engineering-does = Guarda la pila degli scarti. Poi prendi in mano una carta da lì o dalla riga comune.
area-synchrotron = Sincrotrone
area-synchrotron-when =
    { $synchrotron ->
        [before_building] Prima che si costruisca, se è di più giocatori; altrimenti una volta, quando tocca a te costruire
       *[building] Una volta, quando tocca a te costruire
    }
area-synchrotron-does = Trasforma quante vuoi delle tue gemme di un colore in altrettante di un altro colore.
area-warehouse = Magazzino sotterraneo
area-warehouse-when = Quando tocca a te costruire, e a fine turno
area-warehouse-does =
    { $gives ->
        [clear] Scambia 2 gemme con una bianca o 3 con una colorata, e conserva fino a 6 gemme invece di 2.
       *[colour] Scambia 2 gemme con 1 invece di 3 con 1, e conserva fino a 6 gemme invece di 2.
    }

phase-setup = Preparazione
phase-stake = Posizionare le bandierine
phase-claim = Raccogliere le gemme
phase-build = Costruire edifici
phase-reset = Preparare il prossimo turno
phase-over = Fine del gioco

building-2 = Avamposto
building-3 = Avamposto
building-4 = Raffineria
building-5 = Raffineria
building-6 = Fabbrica
building-7 = Fabbrica
building-8 = Laboratorio
building-9 = Laboratorio
building-10 = Centrale elettrica
building-11 = Centrale elettrica
building-12 = Spazioporto

card = Carta edificio
common-row = Riga comune
discard-pile = Pila degli scarti
draw-deck = Mazzo
hand = Mano
round = Turno
zone = zona
centre = centro
road = strada
crossing = intersezione
supply = Riserva
