### Why the server refuses something: refusal-CODE.

## The table

refusal-nothing-asked = Qui non c’è più nulla da decidere.
refusal-not-asked = Non tocca a te decidere, oppure hai già deciso.
refusal-stale = Nel frattempo la partita è andata avanti. Guarda il tavolo e riprova.
refusal-not-your-seat = Non è il tuo posto.
refusal-seat-taken = Questo posto è occupato.
refusal-seat-away = Su questo posto gioca un bot. Se il posto è tuo, prima riprendilo.
refusal-not-away = Nessun bot gioca per te: il posto è già tuo.
refusal-needs-link = Questo posto è riservato. Per sederti ti serve il suo link.
refusal-bad-link = Qui questo link non funziona, o è stato sostituito da uno più recente.
refusal-not-host = Può farlo solo chi ospita il tavolo.
refusal-not-open = La partita è già cominciata.
refusal-not-playing = Qui non c’è una partita in corso: non è ancora cominciata, o è già finita.
refusal-seats-empty = Prima di cominciare, tutti i posti devono essere occupati.
refusal-rematch-open = Una rivincita è già aperta.
refusal-bad-chat = Un messaggio deve avere da 1 a 500 caratteri.
refusal-no-such-table = Questo tavolo non esiste.
refusal-no-such-position = La partita non è arrivata fin lì.
refusal-bad-clock = L’orologio deve avere almeno un secondo.
refusal-too-many-tables = Hai troppe partite in corso. Prima finiscine o lasciane qualcuna.
refusal-bad-log = Questo tavolo non si può aprire: il suo registro è danneggiato.
refusal-record-too-long = La verifica di questo file ha richiesto troppo tempo.

## The way to the server

refusal-no-session = Prima inserisci un nome, o torna con il tuo link di recupero.
refusal-bad-recovery = Questo link di recupero non funziona, o è stato sostituito da uno più recente.
refusal-recovery-kept = Hai già un link di recupero. Per sostituirlo, aprilo su questo dispositivo, poi creane uno nuovo.
refusal-muted = Chi ospita non ti lascia scrivere qui.
refusal-page-turned = Qualcuno ha già girato pagina.
refusal-too-many = Troppo in fretta. Aspetta un momento e riprova.
refusal-no-hints = A questo tavolo i suggerimenti sono disattivati.
refusal-no-hint-now = Il bot non ha finito in tempo. Riprova tra un momento.
refusal-too-large = È troppo grande per essere inviato.
refusal-storage = In questo momento il server non riesce a salvare. Non si è perso nulla; riprova.
refusal-internal = Qualcosa è andato storto sul server. L’errore è stato registrato.
refusal-bad-origin = Il server non accetta richieste da questa pagina. Apri il tavolo al suo indirizzo.
refusal-bad-json = Il server non è riuscito a leggere il messaggio.
refusal-bad-request = Il server non ha capito la richiesta.
refusal-no-such-path = Qui non c’è nulla.
refusal-suspended = L’amministrazione ti ha sospeso. Per ora puoi solo guardare.
refusal-muted-everywhere = L’amministrazione ti ha silenziato. Per ora non puoi scrivere a nessuno.
refusal-not-welcome = Qualcuno lì ti ha bloccato.
refusal-table-ended = L’amministrazione ha chiuso questo tavolo.
refusal-no-such-person = Questa persona non esiste, o lì non siede nessuno.
refusal-no-such-report = Questa segnalazione è già stata chiusa.
refusal-no-such-session = Questo dispositivo non è più connesso.
refusal-no-such-message = Questo messaggio non esiste.
