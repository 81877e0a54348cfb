### Rifiuti di Charon, Inc.

refusal-unknown-card = Questa carta non esiste.
refusal-unknown-gem = Questa gemma non esiste.
refusal-unknown-area = Questa area azione non esiste.
refusal-unknown-spot = Su questa luna non c’è nessuno spazio { $spot }.
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
refusal-not-two-colours = Il Sincrotrone trasforma gemme di un colore in un solo altro colore; le trasparenti non ne hanno.
refusal-not-in-cost = { $card } non chiede le gemme che le tue trasparenti sostituirebbero.
refusal-row-used-up = In questo round hai già costruito una carta della riga comune, e se ne può costruire una sola.
refusal-not-at-hand = { $card } non è né nella tua mano né nella riga comune.
refusal-number-built = Hai già costruito un { $number }, e nessun numero si costruisce due volte.
refusal-clear-stays = A questo tavolo le gemme trasparenti restano comunque: scegli fra quelle colorate.
refusal-wrong-number = Conservi { $keep } gemme e restituisci solo il resto.
