# Perché non si può. Gli argomenti sono descritti nel file inglese.

## La partita

refusal-game-over = La partita è finita.
refusal-not-your-turn = Non tocca a te.
refusal-not-now = In questo momento del round non si può.
refusal-unknown-move = Questa mossa non esiste.
refusal-bad-move = A questa mossa manca qualcosa.
refusal-unknown-card = Questa carta non esiste.
refusal-unknown-gem = Questa gemma non esiste.
refusal-unknown-area = Questa area azione non esiste.
refusal-unknown-spot = Su questa luna non c’è nessuno spazio { $spot }.
refusal-impossible-draw = Il caso non può aver estratto questo.
refusal-no-flag-there = In quest’area non hai più bandierine.
refusal-spot-not-in-play = { $spot } non tocca nessuna zona in gioco a questo tavolo.
refusal-spot-taken = Su { $spot } c’è già una bandierina.
refusal-not-your-flag = Non hai nessuna bandierina su { $spot }.
refusal-zone-too-rich = L’Informazione rubata non arriva fin qui: questo spazio tocca una zona con 3 gemme.
refusal-zones-empty = L’Informazione rubata non arriva fin qui: questo spazio non tocca nessuna zona con 1 o 2 gemme.
refusal-not-to-be-taken = { $card } non è né nella pila degli scarti né nella riga comune.
refusal-not-in-hand = Non hai { $card } in mano.
refusal-not-just-dealt = Si può cambiare solo una carta appena ricevuta.
refusal-not-a-duplicate = Si può cambiare solo una carta il cui numero hai già costruito.
refusal-wrong-rate = Si scambiano 3 gemme con 1, con il Magazzino sotterraneo 2 con 1.
refusal-not-gained-by-trade = Questo scambio non può dare una gemma così.
refusal-gems-missing = Ti manca questo: { $missing }.
refusal-supply-empty = Nella riserva non ci sono abbastanza gemme di questo tipo.
refusal-not-a-holder = In questo round il Sincrotrone non è tuo.
refusal-used-up = L’hai già usato.
refusal-not-two-colours = Il Sincrotrone trasforma gemme di un colore in un solo altro colore; le trasparenti non ne hanno.
refusal-not-in-cost = { $card } non chiede le gemme che le tue trasparenti sostituirebbero.
refusal-row-used-up = In questo round hai già costruito una carta della riga comune, e se ne può costruire una sola.
refusal-not-at-hand = { $card } non è né nella tua mano né nella riga comune.
refusal-number-built = Hai già costruito un { $number }, e nessun numero si costruisce due volte.
refusal-clear-stays = A questo tavolo le gemme trasparenti restano comunque: scegli fra quelle colorate.
refusal-wrong-number = Conservi { $keep } gemme e restituisci solo il resto.
refusal-bad-edition = Questa edizione contiene errori e non si può giocare.

## Ritirare una mossa

refusal-nothing-to-undo = Non hai mosse da ritirare.
refusal-undo-chance = Si può tornare alla mossa di un giocatore, non a un’estrazione.
refusal-undo-needs-consent = Per ritirare questa mossa serve il consenso degli altri.
refusal-nothing-asked = Nessuno lo chiede più.
refusal-not-asked = Non ti è stato chiesto, o hai già risposto.

## Il tavolo

refusal-stale = Nel frattempo la partita è andata avanti: guarda che cosa c’è di nuovo.
refusal-not-your-seat = Non è il tuo posto.
refusal-no-such-seat = Questo tavolo non ha un posto così.
refusal-seat-taken = Questo posto è occupato.
refusal-seat-away = A questo posto gioca un bot. Se è il tuo, prima riprendilo.
refusal-not-away = Nessuno gioca per te: il posto è tuo.
refusal-needs-link = Questo posto è riservato a chi ha il suo link.
refusal-bad-link = Questo link non apre nessun posto qui, o è stato sostituito da uno più recente.
refusal-not-host = Può farlo solo chi ha aperto il tavolo.
refusal-not-open = La partita è già cominciata.
refusal-not-playing = Qui non c’è una partita in corso: non è cominciata, o è finita.
refusal-not-over = Bisogna aspettare la fine della partita.
refusal-seats-empty = Prima di cominciare tutti i posti devono essere occupati.
refusal-rematch-open = C’è già una nuova partita aperta.
refusal-bad-chat = Un messaggio ha da 1 a 500 caratteri.
refusal-no-such-table = Questo tavolo non esiste.
refusal-no-such-position = La partita non è arrivata fin lì.

## Aprire un tavolo

refusal-bad-name = Un nome ha da 1 a 60 caratteri visibili.
refusal-bad-seats = Con questo numero di giocatori non si può giocare.
refusal-bad-clock = Un orologio ha bisogno di almeno un secondo.
refusal-bad-option = Questa opzione non ha questa risposta.
refusal-unknown-option = Questa opzione non esiste.
refusal-unknown-preset = Questa preimpostazione non esiste.
refusal-unknown-bot = Questo bot non esiste.
refusal-unknown-game = Questo gioco non esiste.
refusal-no-such-game = Questo gioco non esiste.
refusal-no-editions = Questo gioco ha una sola edizione.
refusal-too-many-tables = Hai troppe partite in corso: prima finiscine o lasciane qualcuna.

## La via del server

refusal-no-session = Prima di’ il tuo nome, o torna con il tuo link di recupero.
refusal-bad-recovery = Questo link di recupero è sconosciuto, o è stato sostituito da uno più recente.
refusal-too-many = Un po’ troppo in fretta: aspetta un momento.
refusal-no-hints = A questo tavolo tutti giocano senza consigli.
refusal-no-hint-now = La ricerca non è finita in tempo. Riprova tra un momento.
refusal-nothing-to-decide = Qui non c’è niente da decidere.
refusal-too-large = È troppo grande da inviare.
refusal-storage = In questo momento il server non riesce a salvare. Niente è perso: riprova.
refusal-internal = Qualcosa è andato storto sul server. È stato annotato.
refusal-bad-origin = Il server non accetta nulla da questa pagina: apri il tavolo al suo indirizzo.
refusal-bad-json = Il server non è riuscito a leggere.
refusal-bad-request = Il server non ha capito.
refusal-no-such-path = Qui non c’è niente.
refusal-bad-log = Il diario di questo tavolo è danneggiato, e non si può aprire.

## Partite salvate

refusal-not-json = Questa non è una partita salvata.
refusal-not-a-record = Questa non è una partita salvata.
refusal-record-layout = Questa partita è stata salvata da un’altra versione di Moonstone e non si può leggere.
refusal-bad-record = Questa partita salvata è incompleta o danneggiata.
refusal-bad-entry = Una mossa di questa partita salvata è danneggiata.
refusal-rules-version = Questa partita segue un’altra versione delle regole rispetto a quella che si gioca qui.
refusal-edition-changed = Questa partita è stata giocata con un’edizione che qui non è la stessa.
refusal-wrong-result = Il risultato salvato non è quello a cui portano le mosse della partita.
refusal-no-secret = Il segreto delle estrazioni non è ancora pubblico, e non si possono verificare.
refusal-bad-secret = Il segreto di questa partita è danneggiato.
refusal-broken-commitment = Il segreto di questa partita non è quello promesso all’inizio.
refusal-false-draw = Un’estrazione di questa partita non è quella del caso.
refusal-record-too-long = Non è stato possibile verificare in tempo questa partita.
refusal-in-record = La mossa { $entry } di questa partita non è possibile.
