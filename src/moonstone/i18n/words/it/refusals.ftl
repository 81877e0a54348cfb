### Why something is not possible, in any game and wherever it is played: refusal-CODE, with the refusal's arguments.
### refusal-in-record takes $entry (number), and is said of a refusal that names an entry of a record, whatever its code.

## The game

refusal-game-over = La partita è finita.
refusal-not-your-turn = Non tocca a te.
refusal-not-now = In questo momento della partita non si può.
refusal-unknown-move = Questa mossa non esiste.
refusal-bad-move = Questa mossa è incompleta.
refusal-used-up = L’hai già usato.
refusal-impossible-draw = Questa estrazione non è possibile.
refusal-bad-edition = Questa edizione contiene errori e non si può giocare.
refusal-nothing-to-decide = Qui non c’è niente da decidere.
refusal-not-over = Bisogna aspettare la fine della partita.
refusal-no-such-seat = A questo tavolo quel posto non esiste.

## Taking back

refusal-nothing-to-undo = Non hai mosse da annullare.
refusal-undo-chance = Si può annullare la mossa di un giocatore, non un’estrazione.
refusal-undo-needs-consent = Per annullare questa mossa serve il consenso degli altri.

## Setting up

refusal-bad-name = Un nome deve avere da 1 a { $longest } caratteri visibili.
refusal-bad-seats = Questo gioco non si può giocare con quel numero di giocatori.
refusal-bad-option = Questa risposta non è valida per questa opzione.
refusal-unknown-option = Questa opzione non esiste.
refusal-unknown-preset = Questa preimpostazione non esiste.
refusal-unknown-bot = Questo bot non esiste.
refusal-unknown-game = Questo gioco non esiste.
refusal-no-such-game = Questo gioco non esiste.
refusal-no-editions = Questo gioco ha una sola edizione.

## Records

refusal-not-json = Questo non è il file di una partita.
refusal-not-a-record = Questo non è il file di una partita.
refusal-record-layout = Questo file viene da un’altra versione di Moonstone e non si può leggere.
refusal-bad-record = Questo file è incompleto o danneggiato.
refusal-bad-entry = Una mossa in questo file è danneggiata.
refusal-rules-version = Questa partita segue una versione delle regole che qui non si usa.
refusal-rules-retired = Queste regole non si usano più. Le partite cominciate con esse restano conservate, ma non si possono continuare.
refusal-edition-changed = Questa partita è stata giocata con un’edizione diversa da quella che c’è qui.
refusal-wrong-result = Il risultato in questo file non corrisponde alle mosse.
refusal-no-secret = Le estrazioni non si possono ancora verificare: il loro segreto non è stato pubblicato.
refusal-bad-secret = Il segreto in questo file è danneggiato.
refusal-broken-commitment = Il segreto in questo file non è quello promesso all’inizio.
refusal-false-draw = Un’estrazione in questo file non corrisponde al segreto.
refusal-in-record = La mossa { $entry } in questo file non è possibile.
