# Charon, Inc.: la pagina delle regole.

rules-aim =
    .title = Lo scopo del gioco
rules-aim-1 = Guidi una delle corporazioni che si contendono Charon, la luna più grande di Plutone. Con le bandierine vinci gemme, con le gemme paghi edifici, e gli edifici valgono punti vittoria. Dopo quattro turni vince il giocatore con più punti.
rules-aim-2 = All’inizio di ogni turno hai cinque bandierine, una su ciascuna delle cinque aree azione, ma ne piazzi sulla luna solo quattro. La quinta resta dov’è e può darti l’azione della sua area. Con ogni bandierina che piazzi rinunci dunque a un’azione.

rules-parts =
    .title = Componenti di gioco
rules-parts-1 = Si gioca da due a cinque giocatori. Ogni giocatore ha sette bandierine di un colore (bordeaux, bianco, blu scuro, oro o acquamarina): cinque per le aree azione, una per l’ordine di gioco e una per indicare il suo colore.
rules-parts-2 = Ci sono 20 gemme per ciascun colore (blu, giallo, verde, viola e nero) e 6 gemme bianche, che sono trasparenti. Il numero di gemme è limitato. Le gemme bianche stanno sulla Ricerca di minerale bianco e vi ritornano quando vengono spese o restituite. Tutte le altre tornano nella riserva.
rules-parts-3 = Ci sono 55 carte edificio: cinque per ogni numero da 2 a 12.
rules-parts-4 = Ci sono cinque aree azione: Informazione rubata, Ricerca di minerale bianco, Ingegneria avanzata, Sincrotrone e Magazzino sotterraneo.
rules-parts-5 = La partita ha quattro turni di cinque fasi: posizionare le bandierine, raccogliere le gemme, decidere l’ordine di gioco, costruire edifici e preparare il prossimo turno.

rules-moon =
    .title = La luna
rules-moon-1 = La luna ha 20 zone quadrate, ognuna con 1, 2 o 3 miniere per le gemme. Due zone sono gialle, due rosa e due blu. Con cinque giocatori si usano tutte e 20. Con quattro non si usano le gialle (ne restano 18), con tre nemmeno le rosa (16), con due nemmeno le blu (14).
rules-moon-2 = Ci sono tre tipi di spazio per le bandierine. Il centro di una zona tocca solo quella zona. Una strada divide due zone vicine e le tocca entrambe. Un’intersezione sta dove si incontrano quattro zone e le tocca tutte e quattro. Ogni spazio contiene una sola bandierina.
rules-moon-3 = Puoi usare uno spazio se tocca almeno una zona in gioco. Una bandierina ha influenza solo nelle zone in gioco, ma in caso di pareggio lo spazio conta comunque come strada o come intersezione.
rules-moon-4 = La luna standard ha file di 4, 6, 6 e 4 zone con 40 miniere in tutto, e capovolta resta identica. Ha 20 centri, 30 strade e 11 intersezioni. In altre edizioni possono contare come intersezioni anche gli incroci di due o tre zone sul bordo.
rules-moon-5 = I luoghi hanno nomi come su una scacchiera, una lettera per la colonna e un numero per la fila: d4 e f4 sono zone, e4 è la strada che le divide, ed e5 è l’intersezione in fondo alla strada.

rules-cards =
    .title = Le carte
rules-cards-1 = Una carta edificio mostra il suo numero e le gemme che costa. Il numero è anche il suo valore in punti vittoria. Nessuna carta costa gemme bianche.
rules-cards-2 = Le cinque carte di ogni numero hanno lo stesso costo a colori ruotati, così nessun colore è migliore di un altro. Una carta prende il nome dal suo numero e dalla lettera del suo colore principale (b per il blu, y per il giallo, g per il verde, p per il viola e k per il nero): 7b, 7y, 7g, 7p, 7k.
rules-cards-3 = I numeri vicini hanno in comune il nome dell’edificio, dall’avamposto allo spazioporto. I nomi non hanno effetto sul gioco: contano solo i numeri.

rules-setup =
    .title = L’inizio di un turno
rules-setup-1 = Prima del primo turno si sorteggia l’ordine di gioco. All’inizio di ogni turno ogni giocatore ha una bandierina su ciascuna area azione.
rules-setup-2 = Mettete nel sacchetto gemme dalla riserva: 5 di ciascuno dei cinque colori con cinque giocatori, 4 con tre o quattro, 3 con due. Le gemme rimaste nel sacchetto dai turni precedenti restano lì.
rules-setup-3 = Per ogni zona in gioco senza gemme, pescate una gemma dal sacchetto. Poi riempite le altre miniere della zona con gemme dello stesso colore dalla riserva. Una zona che ha ancora gemme non ne riceve di nuove. Se la riserva non basta, nel sacchetto o nella zona ci sono semplicemente meno gemme.
rules-setup-4 = Prima del primo turno togliete i cinque 12 e mescolate le altre 50 carte. Due di queste, coperte, formano la pila degli scarti, e sopra ci vanno i 12. Un 12 può dunque venire solo dalla pila degli scarti.
rules-setup-5 = Ogni giocatore riceve 3 carte nel primo turno e 2 in ciascuno dei seguenti. La tua mano è segreta e non ha limiti.
rules-setup-6 = Se ricevi un numero che hai già costruito, puoi cambiare subito quella carta: si mescola la pila degli scarti, ne peschi una carta per ogni doppione che cambi, poi i tuoi doppioni vanno sulla pila. Si fa una volta sola, nell’ordine di gioco, solo con le carte appena ricevute e finché la pila ha carte. Questa scelta ce l’ha chiunque abbia costruito qualcosa, così non svela nulla della mano di nessuno.

rules-offer =
    .title = La riga comune
rules-offer-1 = Quando le gemme sono sulla luna e le carte sono distribuite, ogni giocatore sceglie in segreto una carta dalla propria mano. Le carte scelte si scoprono tutte insieme e formano la riga comune.
rules-offer-2 = Più avanti nel turno ogni giocatore può costruire una carta della riga, non importa chi l’ha offerta. Il primo a costruire sceglie per primo.

rules-stake =
    .title = Posizionare le bandierine
rules-stake-1 = Seguendo l’ordine di gioco, piazzate una bandierina alla volta: prendila da un’area azione qualsiasi e mettila su uno spazio vuoto. Non si può passare. Si continua finché ogni giocatore non ne ha piazzate quattro.
rules-stake-2 = Le bandierine sulle strade e sulle intersezioni intorno a una zona non ne occupano il centro: il centro è vuoto finché non vi sta una bandierina.
rules-stake-3 = La tua quinta bandierina resta nella sua area azione. Con due o tre giocatori un’azione è attiva se nella sua area è rimasta una sola bandierina. Con quattro o cinque giocatori è attiva con una o due bandierine. Con più bandierine nessuno ottiene l’azione.
rules-stake-4 = Se la tua bandierina sta su un’area attiva, in questo turno hai la sua azione. Se due giocatori hanno la stessa azione, la usano nell’ordine di gioco inverso.

rules-intelligence =
    .title = Informazione rubata
rules-intelligence-1 = Questa azione viene per prima, appena tutte le bandierine sono piazzate. Chi l’ha, nell’ordine di gioco inverso, può spostare una delle proprie bandierine sulla luna in un altro spazio vuoto.
rules-intelligence-2 = Ogni zona in gioco che il nuovo spazio tocca deve avere 1 o 2 gemme. Nessuna può averne 3, e nessuna può essere vuota.

rules-claim =
    .title = Raccogliere le gemme
rules-claim-1 = Ogni bandierina che tocca una zona vale lì un punto influenza. In ogni zona con gemme, il giocatore con più punti influenza le raccoglie tutte.
rules-claim-2 = In caso di pareggio le raccoglie, fra i giocatori in pareggio, quello che ha la bandierina al centro. Se nessuno di loro ha il centro, le raccoglie chi ha più bandierine sulle strade di quella zona. Se c’è ancora pareggio non le raccoglie nessuno, e le gemme restano per il prossimo turno.
rules-claim-3 = Qui contano solo i giocatori in pareggio per il primo posto. Chi ha meno punti influenza non approfitta mai di un pareggio.
rules-claim-4 = Le bandierine restano sulla luna fino alla fine del turno.

rules-mineral =
    .title = Ricerca di minerale bianco
rules-mineral-1 = Quando tutte le zone sono decise, chi ha questa azione ottiene una gemma bianca, nell’ordine di gioco inverso, finché ce ne sono.

rules-engineering =
    .title = Ingegneria avanzata
rules-engineering-1 = Poi chi ha questa azione, nell’ordine di gioco inverso, può guardare la pila degli scarti e prenderne una carta, oppure prenderne una dalla riga comune. Nessun altro vede la pila.
rules-engineering-2 = La carta va nella tua mano, e puoi costruirla nello stesso turno. Se viene dalla riga, non conta come quella che puoi costruire da lì.

rules-order =
    .title = Decidere l’ordine di gioco
rules-order-1 = Ogni giocatore conta tutte le sue gemme, anche quelle bianche. Il giocatore con più gemme diventa subito il primo, e così via; tra i giocatori in pareggio l’ordine non cambia. Il nuovo ordine di gioco vale per costruire e per il prossimo turno, finché non si decide di nuovo.

rules-build =
    .title = Costruire edifici
rules-build-1 = Seguendo il nuovo ordine, ogni giocatore costruisce quando tocca a lui. Quando tocca a te puoi scambiare e costruire quante volte vuoi, in qualsiasi sequenza, e decidi tu quando concludere. Puoi scambiare anche senza costruire.
rules-build-2 = Scambiare: dai 3 gemme qualsiasi e prendi dalla riserva 1 gemma di un colore a scelta. Puoi dare gemme bianche, ma non puoi ottenerne.
rules-build-3 = Costruire: paga le gemme di una carta e mettila scoperta davanti a te. Una gemma bianca sostituisce una gemma di un colore a tua scelta. Puoi costruire quante carte vuoi dalla mano, ma ogni numero una volta sola per partita.
rules-build-4 = Puoi anche costruire una carta della riga comune per turno. La carta lascia subito la riga.
rules-build-5 = Puoi ottenere solo gemme che sono nella riserva. Le gemme che dai vi tornano prima.

rules-synchrotron =
    .title = Sincrotrone
rules-synchrotron-1 = Se hai il Sincrotrone, una volta, quando tocca a te costruire, puoi trasformare quante vuoi delle tue gemme di un colore in altrettante di un altro colore.
rules-synchrotron-2 = Le gemme bianche qui non valgono come colore: non puoi trasformarle, e nulla si trasforma in bianco. La riserva deve avere le gemme che ottieni.

rules-warehouse =
    .title = Magazzino sotterraneo
rules-warehouse-1 = Se hai il Magazzino sotterraneo, quando tocca a te costruire scambi 2 gemme con 1 invece di 3 con 1, quante volte vuoi.
rules-warehouse-2 = A fine turno puoi conservare fino a 6 gemme invece di 2.

rules-keep =
    .title = Preparare il prossimo turno
rules-keep-1 = Puoi conservare fino a 2 gemme, o fino a 6 se hai il Magazzino sotterraneo. Le gemme bianche contano. Tutti i giocatori con gemme scelgono nello stesso momento quali conservare; il resto torna nella riserva. Puoi conservarne anche meno: le gemme contano per il prossimo ordine di gioco, e quelle restituite possono tornare nel sacchetto.
rules-keep-2 = Le carte rimaste nella riga comune vanno coperte sulla pila degli scarti, e tutte le bandierine tornano sulle aree azione. Poi comincia il turno seguente.

rules-end =
    .title = Fine del gioco
rules-end-1 = Dopo il quarto turno non si prepara più nulla. Somma i numeri delle carte che hai costruito. Vince il giocatore con più punti.
rules-end-2 = In caso di pareggio decide la carta più alta, poi la seguente, e così via: 12-11-10 batte 12-11-8-2. Se tutte le carte sono uguali, i giocatori in pareggio condividono la vittoria.

rules-example =
    .title = A chi vanno le gemme? Un esempio
rules-example-1 = Ecco nove zone, e come si decide ciascuna. Il numero dice quante bandierine di un colore toccano la zona.
rules-example-2 = Zona A, nessuna bandierina: nessuno raccoglie le gemme, che restano lì.
rules-example-3 = Zona B, bianco 2, bordeaux 1: vince il bianco, che ne ha di più.
rules-example-4 = Zona C, bordeaux 2, bianco 2, centro vuoto e lo stesso numero di strade: nessuno raccoglie le gemme, che restano lì.
rules-example-5 = Zona D, bianco 1 su un’intersezione, blu scuro 1 su una strada: vince il blu scuro, per la strada.
rules-example-6 = Zona E, bianco 3, oro 2, blu scuro 1: vince il bianco, che ne ha di più.
rules-example-7 = Zona F, oro 2 di cui una su una strada, bianco 2 senza strade, blu scuro 1: vince l’oro, per la strada. Il blu scuro non ne approfitta.
rules-example-8 = Zona G, bianco 1, blu scuro 1, oro 1 al centro: vince l’oro, per il centro.
rules-example-9 = Zona H, bordeaux 2 di cui una al centro, blu scuro 2, oro 1: vince il bordeaux, per il centro.
rules-example-10 = Zona I, oro 2, blu scuro 1, bordeaux 1: vince l’oro, che ne ha di più. Che gli altri ne abbiano due in tutto non importa.

rules-options =
    .title = Dove i regolamenti differiscono
rules-options-1 = I regolamenti nelle varie lingue non concordano su tutto. Le regole di questa pagina valgono se non scegliete altro. Quando prepari un tavolo puoi scegliere queste varianti:
rules-options-2 = Le gemme bianche non contano fra quelle che puoi conservare, e le conservi tutte (regolamento italiano).
rules-options-3 = Lo scambio 2 a 1 del Magazzino sotterraneo dà una gemma bianca, finché ce ne sono; lo scambio 3 a 1 dà sempre una colorata (regolamento italiano).
rules-options-4 = I doppioni si cambiano con il mazzo invece che con la pila degli scarti (regolamento ungherese).
rules-options-5 = Uno scambio può dare anche una gemma bianca, finché ce ne sono (regolamenti francese, tedesco e ungherese).
rules-options-6 = Le carte per la riga comune si scelgono prima di estrarre le gemme, in ogni turno o solo dal secondo in poi (tutti i regolamenti).
rules-options-7 = Se il Sincrotrone è di più giocatori, lo usano prima che si costruisca, nell’ordine di gioco inverso (regolamenti francese, tedesco e ungherese).
rules-options-8 = Due bandierine lasciano attiva un’azione solo con cinque giocatori (regola della casa, che non sta in nessun regolamento).
rules-options-9 = Quattro preimpostazioni regolano tutte le opzioni in una volta come il regolamento francese, italiano, ungherese o tedesco.
