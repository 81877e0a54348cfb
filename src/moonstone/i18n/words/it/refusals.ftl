### Why something is not possible, in any game and wherever it is played: refusal-CODE, with the refusal's arguments.
### refusal-in-record takes $entry (number), and is said of a refusal that names an entry of a record, whatever its code.

## The game

refusal-game-over = La partita è finita.
refusal-not-your-turn = Non tocca a te.
refusal-not-now = In questo momento del round non si può.
refusal-unknown-move = Questa mossa non esiste.
refusal-bad-move = A questa mossa manca qualcosa.
refusal-used-up = L’hai già usato.
refusal-impossible-draw = Il caso non può aver estratto questo.
refusal-bad-edition = Questa edizione contiene errori e non si può giocare.
refusal-nothing-to-decide = Qui non c’è niente da decidere.
refusal-not-over = Bisogna aspettare la fine della partita.
refusal-no-such-seat = Questo tavolo non ha un posto così.

## Taking back

refusal-nothing-to-undo = Non hai mosse da ritirare.
refusal-undo-chance = Si può tornare alla mossa di un giocatore, non a un’estrazione.
refusal-undo-needs-consent = Per ritirare questa mossa serve il consenso degli altri.

## Setting up

refusal-bad-name = Un nome ha da 1 a { $longest } caratteri visibili.
refusal-bad-seats = Con questo numero di giocatori non si può giocare.
refusal-bad-option = Questa opzione non ha questa risposta.
refusal-unknown-option = Questa opzione non esiste.
refusal-unknown-preset = Questa preimpostazione non esiste.
refusal-unknown-bot = Questo bot non esiste.
refusal-unknown-game = Questo gioco non esiste.
refusal-no-such-game = Questo gioco non esiste.
refusal-no-editions = Questo gioco ha una sola edizione.

## Records

refusal-not-json = Questa non è una partita salvata.
refusal-not-a-record = Questa non è una partita salvata.
refusal-record-layout = Questa partita è stata salvata da un’altra versione di Moonstone e non si può leggere.
refusal-bad-record = Questa partita salvata è incompleta o danneggiata.
refusal-bad-entry = Una mossa di questa partita salvata è danneggiata.
refusal-rules-version = Questa partita segue un’altra versione delle regole rispetto a quella che si gioca qui.
refusal-rules-retired = Sono regole precedenti, con cui non si gioca più. Ciò che è cominciato così resta conservato, ma non può continuare.
refusal-edition-changed = Questa partita è stata giocata con un’edizione che qui non è la stessa.
refusal-wrong-result = Il risultato salvato non è quello a cui portano le mosse della partita.
refusal-no-secret = Il segreto delle estrazioni non è ancora pubblico, e non si possono verificare.
refusal-bad-secret = Il segreto di questa partita è danneggiato.
refusal-broken-commitment = Il segreto di questa partita non è quello promesso all’inizio.
refusal-false-draw = Un’estrazione di questa partita non è quella del caso.
refusal-in-record = La mossa { $entry } di questa partita non è possibile.
