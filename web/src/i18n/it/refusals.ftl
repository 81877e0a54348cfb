### Why the server refuses something: refusal-CODE.

## The table

refusal-nothing-asked = Nessuno lo chiede più.
refusal-not-asked = Non ti è stato chiesto, o hai già risposto.
refusal-stale = Nel frattempo la partita è andata avanti: guarda che cosa c’è di nuovo.
refusal-not-your-seat = Non è il tuo posto.
refusal-seat-taken = Questo posto è occupato.
refusal-seat-away = A questo posto gioca un bot. Se è il tuo, prima riprendilo.
refusal-not-away = Nessuno gioca per te: il posto è tuo.
refusal-needs-link = Questo posto è riservato a chi ha il suo link.
refusal-bad-link = Questo link non apre nessun posto qui, o è stato sostituito da uno più recente.
refusal-not-host = Può farlo solo chi ha aperto il tavolo.
refusal-not-open = La partita è già cominciata.
refusal-not-playing = Qui non c’è una partita in corso: non è cominciata, o è finita.
refusal-seats-empty = Prima di cominciare tutti i posti devono essere occupati.
refusal-rematch-open = C’è già una nuova partita aperta.
refusal-bad-chat = Un messaggio ha da 1 a 500 caratteri.
refusal-no-such-table = Questo tavolo non esiste.
refusal-no-such-position = La partita non è arrivata fin lì.
refusal-bad-clock = Un orologio ha bisogno di almeno un secondo.
refusal-too-many-tables = Hai troppe partite in corso: prima finiscine o lasciane qualcuna.
refusal-bad-log = Il diario di questo tavolo è danneggiato, e non si può aprire.
refusal-record-too-long = Non è stato possibile verificare in tempo questa partita.

## The way to the server

refusal-no-session = Prima di’ il tuo nome, o torna con il tuo link di recupero.
refusal-bad-recovery = Questo link di recupero è sconosciuto, o è stato sostituito da uno più recente.
refusal-recovery-kept = Hai già un link di recupero. Per sostituirlo, aprilo su questo dispositivo, poi creane uno nuovo.
refusal-muted = Chi ospita non ti lascia scrivere qui.
refusal-too-many = Un po’ troppo in fretta: aspetta un momento.
refusal-no-hints = A questo tavolo tutti giocano senza consigli.
refusal-no-hint-now = La ricerca non è finita in tempo. Riprova tra un momento.
refusal-too-large = È troppo grande da inviare.
refusal-storage = In questo momento il server non riesce a salvare. Niente è perso: riprova.
refusal-internal = Qualcosa è andato storto sul server. È stato annotato.
refusal-bad-origin = Il server non accetta nulla da questa pagina: apri il tavolo al suo indirizzo.
refusal-bad-json = Il server non è riuscito a leggere.
refusal-bad-request = Il server non ha capito.
refusal-no-such-path = Qui non c’è niente.
