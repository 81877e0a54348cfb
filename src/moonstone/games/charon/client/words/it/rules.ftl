# Charon, Inc.: la pagina delle regole.

rules-aim =
    .title = Lo scopo del gioco
rules-aim-1 = Guidi una delle corporazioni che si contendono Charon, la luna più grande di Plutone. Le bandierine procurano gemme, le gemme pagano edifici, e gli edifici sono punti vittoria. Vince chi ha più punti dopo quattro round.
rules-aim-2 = In ogni round hai cinque bandierine su cinque aree azione, e ne piazzi solo quattro. La quinta resta dov’è e può darti l’azione di quell’area. Ogni bandierina che mandi sulla luna è dunque un’azione a cui rinunci.

rules-parts =
    .title = Che cosa c’è
rules-parts-1 = Da due a cinque giocatori. Ognuno ha sette bandierine di un colore, bordeaux, bianco, blu scuro, oro o acquamarina: cinque per le aree azione, una per l’ordine di gioco e una per mostrare il suo colore.
rules-parts-2 = Ci sono 20 gemme per ogni colore, blu, giallo, verde, viola e nero, e 6 trasparenti. Di più non ce n’è. Le trasparenti stanno sulla Ricerca di minerale bianco e vi ritornano quando si spendono o si restituiscono; tutte le altre tornano nella riserva.
rules-parts-3 = Ci sono 55 carte edificio: cinque per ogni numero da 2 a 12.
rules-parts-4 = Ci sono cinque aree azione: Informazione rubata, Ricerca di minerale bianco, Ingegneria avanzata, Sincrotrone e Magazzino sotterraneo.
rules-parts-5 = La partita ha quattro round di cinque fasi: posizionare le bandierine, raccogliere le gemme, decidere l’ordine di gioco, costruire edifici, preparare il prossimo round.

rules-moon =
    .title = La luna
rules-moon-1 = La luna ha 20 zone quadrate, ognuna con 1, 2 o 3 miniere per le gemme. Due zone sono gialle, due rosa e due blu. In cinque si usano tutte e 20; in quattro si tolgono le gialle (18), in tre anche le rosa (16), in due anche le blu (14).
rules-moon-2 = Una bandierina sta su uno di tre tipi di spazio. Il centro di una zona tocca solo quella zona. Una strada divide due zone vicine e le tocca entrambe. Un’intersezione, dove si incontrano quattro zone, le tocca tutte e quattro. In ogni spazio c’è posto per una bandierina.
rules-moon-3 = Uno spazio si può usare se tocca almeno una zona in gioco. Ha influenza solo nelle zone in gioco, ma resta una strada o un’intersezione quando c’è da rompere un pareggio.
rules-moon-4 = La luna standard ha file di 4, 6, 6 e 4 zone con 40 miniere in tutto, ed è uguale dopo mezzo giro. Ha 20 centri, 30 strade e 11 intersezioni. Altre edizioni possono contare come intersezioni anche gli incroci di tre o due zone sul bordo.
rules-moon-5 = I luoghi hanno nomi come sulla scacchiera, una lettera per la colonna e un numero per la fila: d4 e f4 sono zone, e4 è la strada fra loro, ed e5 è l’intersezione in fondo alla strada.

rules-cards =
    .title = Le carte
rules-cards-1 = Una carta edificio mostra il suo numero e le gemme che costa. Il numero è anche quanto vale in punti vittoria. Nessuna carta chiede una gemma trasparente.
rules-cards-2 = Le cinque carte di un numero hanno lo stesso costo a colori ruotati, così nessun colore è migliore di un altro. Una carta si chiama con il suo numero e la lettera del suo colore principale, b per il blu, y per il giallo, g per il verde, p per il viola e k per il nero: 7b, 7y, 7g, 7p, 7k.
rules-cards-3 = Numeri vicini hanno in comune il nome di un edificio, dall’avamposto allo spazioporto. I nomi sono solo ambientazione; le regole guardano ai numeri.

rules-setup =
    .title = Comincia un round
rules-setup-1 = L’ordine di gioco del primo round si sorteggia. All’inizio di ogni round ogni giocatore ha una bandierina su ogni area azione.
rules-setup-2 = Dalla riserva vanno gemme nel sacchetto: 5 di ciascuno dei cinque colori in cinque giocatori, 4 in tre o quattro, 3 in due. Quello che era rimasto nel sacchetto vi resta.
rules-setup-3 = Ogni zona in gioco senza gemme ne riceve una estratta dal sacchetto, e le altre sue miniere si riempiono con lo stesso colore dalla riserva. Una zona che ha conservato le sue gemme non ne riceve di nuove. Se la riserva non basta, ce n’è semplicemente di meno nel sacchetto o nella zona.
rules-setup-4 = Prima del primo round si tolgono i cinque 12 e si mescolano le altre 50 carte. Due di queste vanno coperte a formare la pila degli scarti, con sopra i 12. Un 12 può dunque venire solo dalla pila degli scarti.
rules-setup-5 = Ognuno riceve 3 carte nel primo round e 2 in ciascuno dei successivi. La tua mano è segreta e può crescere senza limiti.
rules-setup-6 = Se ricevi un numero che hai già costruito, puoi cambiare subito quella carta: si mescola la pila degli scarti, ne peschi una carta per ogni doppione, poi i doppioni vanno sulla pila. Si fa nell’ordine di gioco, per le carte appena ricevute, una volta sola, e per non più carte di quante ne abbia la pila. Si chiede a chiunque abbia costruito qualcosa, così la domanda non svela la mano di nessuno.

rules-offer =
    .title = La riga comune
rules-offer-1 = Quando le gemme sono sulla luna e le carte sono distribuite, ognuno sceglie in segreto una carta della sua mano. Si scoprono tutte insieme e formano la riga comune.
rules-offer-2 = Più tardi nel round ogni giocatore può costruire una carta della riga, di chiunque fosse. Chi costruisce per primo ha la scelta.

rules-stake =
    .title = Posizionare le bandierine
rules-stake-1 = Nell’ordine di gioco si piazza una bandierina alla volta: prendila da un’area azione qualsiasi e mettila su uno spazio vuoto. Non si può passare. Si continua finché ognuno ne ha piazzate quattro.
rules-stake-2 = Le bandierine sulle strade e sulle intersezioni intorno a una zona non ne occupano il centro: il centro è vuoto finché non vi sta una bandierina.
rules-stake-3 = La tua quinta bandierina resta nella sua area azione. In due o tre giocatori un’azione è attiva se nella sua area è rimasta una sola bandierina. In quattro o cinque è attiva con una o due. Con più bandierine non l’ottiene nessuno.
rules-stake-4 = Chi ha una bandierina su un’area attiva ha l’azione per questo round. Se due giocatori hanno la stessa azione, la usano nell’ordine di gioco inverso, prima l’ultimo.

rules-intelligence =
    .title = Informazione rubata
rules-intelligence-1 = Questa azione viene per prima, appena tutte le bandierine sono piazzate. Chi l’ha, nell’ordine di gioco inverso, può spostare una delle proprie bandierine sulla luna in un altro spazio vuoto.
rules-intelligence-2 = Ogni zona in gioco che il nuovo spazio tocca deve avere 1 o 2 gemme: nessuna ne ha 3, nessuna è vuota.

rules-claim =
    .title = Raccogliere le gemme
rules-claim-1 = Ogni bandierina che tocca una zona vi vale un punto influenza. In ogni zona con gemme, chi ha più influenza le raccoglie tutte.
rules-claim-2 = In caso di pareggio le raccoglie, fra chi è in pareggio, chi ha la bandierina al centro. Se lì non c’è nessuno di loro, chi ha più bandierine sulle strade di quella zona. Se è pari anche questo non le raccoglie nessuno, e le gemme restano per il prossimo round.
rules-claim-3 = Qui conta solo chi è in pareggio per il massimo: chi ha meno influenza non approfitta mai di un pareggio.
rules-claim-4 = Le bandierine restano sulla luna fino alla fine del round.

rules-mineral =
    .title = Ricerca di minerale bianco
rules-mineral-1 = Decise tutte le zone, chi ha questa azione ottiene una gemma trasparente, nell’ordine di gioco inverso, finché ce ne sono.

rules-engineering =
    .title = Ingegneria avanzata
rules-engineering-1 = Poi chi ha questa azione, nell’ordine di gioco inverso, può guardare la pila degli scarti e prenderne una carta, oppure prenderne una dalla riga comune. Nessun altro vede la pila.
rules-engineering-2 = La carta va in mano e si può costruire nello stesso round. Se viene dalla riga, non conta come la carta che puoi costruire da lì.

rules-order =
    .title = Decidere l’ordine di gioco
rules-order-1 = Ognuno conta le sue gemme, comprese le trasparenti. Chi ne ha di più gioca d’ora in poi per primo, e così via; chi è in pareggio mantiene il suo ordine. Il nuovo ordine vale per costruire e per il prossimo round, finché non si decide di nuovo.

rules-build =
    .title = Costruire edifici
rules-build-1 = Nel nuovo ordine ogni giocatore ha un turno intero. Nel tuo puoi scambiare e costruire quante volte puoi, nella sequenza che vuoi, e lo finisci quando vuoi. Puoi scambiare senza costruire.
rules-build-2 = Scambiare: dai 3 gemme qualsiasi e prendi dalla riserva 1 gemma di un colore a scelta. Puoi dare gemme trasparenti, ma non ottenerne così.
rules-build-3 = Costruire: paga le gemme della carta e mettila scoperta davanti a te. Una gemma trasparente vale come qualsiasi colore, dove decidi tu. Puoi costruire quante carte vuoi dalla mano, ma mai due volte lo stesso numero in una partita.
rules-build-4 = In ogni round puoi costruire una carta della riga comune. Lascia subito la riga.
rules-build-5 = Puoi ottenere solo quello che c’è nella riserva. Le gemme che dai vi ritornano prima.

rules-synchrotron =
    .title = Sincrotrone
rules-synchrotron-1 = Se hai questa azione, una volta nel tuo turno per costruire puoi trasformare quante vuoi delle tue gemme di un colore in altrettante di un solo altro colore.
rules-synchrotron-2 = Il trasparente non è un colore: non può né entrare né uscire. La riserva deve avere quello che ottieni.

rules-warehouse =
    .title = Magazzino sotterraneo
rules-warehouse-1 = Se hai questa azione, nel tuo turno per costruire scambi 2 gemme con 1 invece di 3 con 1, quante volte puoi.
rules-warehouse-2 = A fine round puoi conservare 6 gemme invece di 2.

rules-keep =
    .title = Preparare il prossimo round
rules-keep-1 = Conservi al massimo 2 gemme, o 6 se hai il Magazzino sotterraneo. Le trasparenti contano. Chi ha gemme sceglie quali conservare, tutti insieme; il resto si restituisce. Puoi anche conservarne meno: le gemme contano per il prossimo ordine di gioco, e quelle restituite possono tornare nel sacchetto.
rules-keep-2 = Le carte rimaste nella riga comune vanno coperte nella pila degli scarti, tutte le bandierine tornano a casa, e comincia il round seguente.

rules-end =
    .title = Fine del gioco
rules-end-1 = Dopo il quarto round non si prepara più nulla. Somma i numeri delle carte che hai costruito: vince chi ha più punti.
rules-end-2 = In caso di pareggio decide la carta più alta, poi la seguente, e così via: 12-11-10 batte 12-11-8-2. Chi è pari fino all’ultima carta divide la vittoria.

rules-example =
    .title = A chi vanno le gemme? Un esempio
rules-example-1 = Nove zone, e come si decide ciascuna. Il numero dice quante bandierine di un colore toccano la zona.
rules-example-2 = Zona A, nessuna bandierina: non le raccoglie nessuno, le gemme restano.
rules-example-3 = Zona B, bianco 2, bordeaux 1: il bianco ne ha di più.
rules-example-4 = Zona C, bordeaux 2, bianco 2, il centro vuoto e strade in numero uguale: nessuno, le gemme restano.
rules-example-5 = Zona D, bianco 1 su un’intersezione, blu scuro 1 su una strada: il blu scuro, per la strada.
rules-example-6 = Zona E, bianco 3, oro 2, blu scuro 1: il bianco ne ha di più.
rules-example-7 = Zona F, oro 2 di cui una su strada, bianco 2 senza strade, blu scuro 1: l’oro, per la strada. Il blu scuro non ne approfitta.
rules-example-8 = Zona G, bianco 1, blu scuro 1, oro 1 al centro: l’oro, per il centro.
rules-example-9 = Zona H, bordeaux 2 di cui una al centro, blu scuro 2, oro 1: il bordeaux, per il centro.
rules-example-10 = Zona I, oro 2, blu scuro 1, bordeaux 1: l’oro ne ha di più. Che gli altri due ne abbiano due insieme non importa.

rules-options =
    .title = Dove i regolamenti differiscono
rules-options-1 = I regolamenti nelle varie lingue non concordano in tutto. Quello che hai letto vale a ogni tavolo, se non si sceglie altro: quando ne apri uno, puoi prendere le altre letture.
rules-options-2 = Le gemme trasparenti possono non contare fra quelle conservate: allora restano tutte (regolamento italiano).
rules-options-3 = Lo scambio 2 a 1 del Magazzino sotterraneo può dare una gemma trasparente, finché ce ne sono; 3 a 1 dà sempre una colorata (regolamento italiano).
rules-options-4 = I doppioni si possono cambiare con il mazzo invece che con la pila degli scarti (regolamento ungherese).
rules-options-5 = Uno scambio può dare anche una gemma trasparente, finché ce ne sono (regolamenti francese, tedesco e ungherese).
rules-options-6 = Le carte per la riga comune si possono scegliere prima che le gemme siano estratte: in ogni round, o solo dal secondo in poi (tutti i regolamenti).
rules-options-7 = Se il Sincrotrone è di più giocatori, lo si può usare prima di costruire, nell’ordine di gioco inverso (regolamenti francese, tedesco e ungherese).
rules-options-8 = Una regola della casa, che non sta in nessun regolamento: con due bandierine un’azione è attiva solo in cinque.
rules-options-9 = Quattro preimpostazioni regolano tutto in una volta come il regolamento francese, italiano, ungherese o tedesco.
