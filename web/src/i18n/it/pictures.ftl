### Le immagini delle regole: che cosa si vede, e che cosa mostra ogni numero.

picture-of-moon = Quattro zone della luna con gemme nelle fosse, e bandierine su un centro, una strada e l’intersezione.
picture-of-moon-1 = Una zona: le bandierine intorno decidono chi prende le gemme delle sue fosse.
picture-of-moon-2 = Il centro tocca solo questa zona.
picture-of-moon-3 = Una strada tocca le due zone accanto.
picture-of-moon-4 = Un’intersezione tocca tutte e quattro le zone.
picture-of-cards = Una carta edificio con il numero 7, l’immagine di una fabbrica e sei gemme.
picture-of-cards-1 = Il numero: quanto vale l’edificio in punti.
picture-of-cards-2 = L’edificio. Il nome serve solo per l’immagine.
picture-of-cards-3 = Quanto costa. Questa carta è la 7y: il suo colore principale è il giallo.
picture-of-village-turn = Un lavoratore viene messo sul mercato, e quello di un altro giocatore lo lascia.
picture-of-village-turn-1 = Il tuo lavoratore va sull’edificio.
picture-of-village-turn-2 = Un lavoratore che stava lì torna a casa.
picture-of-village-turn-3 = La fila con il bordo tratteggiato è ciò che paghi.
picture-of-village-turn-4 = L’altra fila è ciò che ottieni.
picture-of-village-buildings = Un quartiere con sei lotti: due hanno edifici, quattro sono vuoti.
picture-of-village-buildings-1 = Il tuo primo edificio ti dà gratis la tua risorsa.
picture-of-village-buildings-2 = Un lotto vuoto, dove puoi costruire.
picture-of-village-buildings-3 = Un edificio del villaggio. Chiunque può usarlo.
picture-of-village-build = Una carta edificio con le quattro risorse che costa, e una freccia verso un lotto vuoto.
picture-of-village-build-1 = Le risorse che costa l’edificio.
picture-of-village-build-2 = Il Dirigibile prende la carta.
picture-of-village-build-3 = L’edificio va su un lotto libero, per sempre.
picture-of-village-crate = La Charterstone apre una cassa, da cui escono carte.
picture-of-village-crate-1 = La Charterstone: monete, influenza e una carta edificio con una cassa.
picture-of-village-crate-2 = La cassa viene aperta.
picture-of-village-crate-3 = Ciò che contiene entra per sempre nel villaggio.
