### Everything around the games: home, setting up, the table shell, preferences.

## Everywhere

skip = Vai al contenuto
close = Chiudi
cancel = Annulla
save = Salva
copy = Copia
copied = Copiato.
copy-by-hand = Il browser ha impedito la copia. Seleziona il link e copialo a mano.
trouble = Qualcosa è andato storto. Non si è perso nulla; riprova.
main-menu = Menu principale
to-home = Alla pagina iniziale
nothing-here = Qui non c’è nulla
contents = Indice
language = Lingua
rules = Regole
learn = Impara giocando
guest-name = Ospite
game-charon = Charon, Inc.
game-charterstone = Charterstone
seats = Posti
your-turn = Tocca a te
refusal-offline = Il server non risponde. Controlla la connessione; non si è perso nulla.
refusal-unreadable = La risposta del server non si può leggere.
name-question = Come ti chiami?
name-question-why = Gli altri al tavolo vedono il tuo nome. Puoi cambiarlo quando vuoi.
name-question-go-on = Continua
name-question-guest = Resta ospite

## Home
play-now = Gioca ora
set-up-table = Prepara un tavolo
tables-mine = Le tue partite
tables-open = Partite aperte
tables-open-none = Al momento nessuno cerca altri giocatori.
tables-playing = In corso
tables-finished = Partite finite
tables-older = Partite più vecchie
phase-of-table-open = in attesa di giocatori
phase-of-table-playing = in corso
phase-of-table-over = finita
phase-of-table-ended = chiuso
kept-row = regole precedenti
kept-title = Partite con regole precedenti: da rivedere o salvare
kept-table = Questa partita è cominciata con regole che non si usano più. Puoi guardarla e salvarla, ma non continuarla.
kept-table-so-far = È mostrata fin dove arrivano le regole attuali: circa il { $percent }% del percorso.
kept-table-no-end = È mostrata fin dove arrivano le regole attuali, che non portano alla sua vera fine.
kept-table-ended = Punteggio finale: { $scores }.
kept-table-open = Questo tavolo è stato preparato con regole che non si usano più: la partita non può cominciare.
kept-prompt =
    { $why ->
        [over] Questa partita è finita. Si può mostrare fin qui.
        [whole] La partita è stata giocata fin qui.
       *[part] Le regole attuali seguono la partita fin qui.
    }
bring-record = Carica una partita
bring-record-why = Apri il file di una partita: se è finita la rivedi, se è stata salvata a metà la riprendi.
bring-retired = Questo file segue regole precedenti e qui non si può caricare.
choose-file = Scegli un file
home-title = Gioca a Charon, Inc. e a Charterstone
home-text = Contro i bot, insieme a questo schermo o con gli amici ovunque. Gratis e senza account.
about-charon = Pianta le tue bandiere sulla luna di Plutone, prendi le sue gemme e costruisci la più grande compagnia del sistema esterno.
about-charterstone = Fonda un villaggio che ricorda: ciò che costruisci resta, le casse si aprono e ogni partita cambia la successiva.
players-charon = da 2 a 5 giocatori
players-charterstone = da 1 a 6 giocatori
length-charon = circa 45 minuti
length-charterstone = 12 partite da un’ora
games-wait =
    { $count ->
        [one] Una partita ti aspetta
       *[other] { $count } partite ti aspettano
    }

## Setting up a table

which-game = Gioco
seat-number = Posto { $number }
player-number = Giocatore { $number }
add-seat = Aggiungi un posto
remove-seat = Togli il posto { $number }
name-of-player = Nome del giocatore
seat-kind-me = Io
seat-kind-me-why = Il tuo posto.
seat-kind-bot = Bot
seat-kind-bot-why = Gioca il computer.
seat-kind-scripted = Automa
seat-kind-scripted-why = Segue un programma fisso.
seat-kind-local = Qui
seat-kind-local-why = Qualcuno davanti a questo schermo; tra un giocatore e l’altro le mani restano coperte.
seat-kind-link = Con link
seat-kind-link-why = Chi riceve da te il link.
seat-kind-open = Libero
seat-kind-open-why = Il primo che si siede.
bot-level = Livello del bot
bot-easy = Facile
bot-greedy = Ingordo
bot-hard = Difficile
bot-medium = Medio
bot-random = Casuale
bot-of-level = Bot ({ $level })
who-may-come = Chi può partecipare
private-table = Solo chi ha il link
public-table = Chiunque
clock = Orologio
clock-none = Senza orologio
clock-per_move = Tempo per ogni decisione
clock-fischer = Tempo per tutta la partita
clock-minutes = Minuti
clock-increment = Secondi in più per ogni decisione
clock-why = Se a un giocatore scade il tempo, un bot gioca al suo posto finché non torna.
rules-of-table = Regole di questo tavolo
preset-usual = Regole standard
own-edition = La tua edizione
own-edition-why = Un file con i testi e i numeri stampati sul tabellone e sulle carte della tua copia.
start-game = Inizia la partita
open-table = Apri il tavolo

## Before the game

lobby-full = Ci siete tutti. La partita può cominciare.
lobby-waiting = Ci sono ancora posti vuoti.
lobby-host-starts = La partita la avvia chi ospita il tavolo.
scripted = Automa
seat-purple = viola
seat-green = verde
seat-yellow = giallo
seat-black = nero
seat-blue = blu
seat-red = rosso
seat-open = Posto libero
seat-link = Posto con link
sit-down = Siediti
leave-seat = Lascia il posto
give-to-bot = Aggiungi un bot
make-open = Apri a tutti
make-link = Riserva con un link
link-of-seat = Link di questo posto
invite = Invita altre persone
invite-why = Con questo link chiunque può sedersi al tavolo o guardare.
invited-text = A questo tavolo c’è un posto riservato per te.
invited-accept = Siediti
table-closed = Questo tavolo non si può aprire
opening-table = Apertura del tavolo…

## At the table

line-lost = Connessione persa. Nuovo tentativo…
present = al tavolo
absent = non al tavolo
their-turn = deve decidere
away-bot = assente; al suo posto gioca { $bot }
name-with-colour = { $name } ({ $colour })
watchers =
    { $count ->
        [one] { $count } persona sta guardando
       *[other] { $count } persone stanno guardando
    }
clock-days =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
undo = Annulla mossa
undo-why = Annulla la tua ultima decisione. Se ha rivelato qualcosa, gli altri devono acconsentire.
restart-turn = Rifai il tuo turno
restart-turn-why = Annulla tutto ciò che hai fatto da quando tocca a te.
undo-asked = { $name } vorrebbe annullare una mossa. Acconsenti?
undo-agree = Acconsento
undo-refuse = Rifiuta
undo-waiting = { $name } vorrebbe annullare una mossa. Si aspetta: { $names }.
log = Registro
chat = Chat
chat-none = Ancora nessun messaggio.
chat-say = Scrivi un messaggio
send = Invia
rematch = Rivincita
go-to-rematch = Vai alla nuova partita
table-menu = Altro
replay = Rivedi
copy-address = Copia il link
sound-off = Disattiva l’audio
sound-on = Attiva l’audio
record = Salva in un file
leave-game = Esci
leave-why = Finché non torni, gioca un bot al tuo posto.
come-back = Riprendi il tuo posto
look-as = Punto di vista: { $name }
cover-title = { $name }, tocca a te
cover-text = Passa lo schermo. Le carte restano coperte finché il prossimo giocatore non va avanti.
cover-open = Sono { $name }
happened-seated = { $name } si siede.
happened-started = La partita comincia.
happened-undone = { $name } annulla una mossa.
happened-undo_requested = { $name } chiede di annullare una mossa.
happened-undo_answered =
    { $agree ->
        [true] { $name } acconsente.
        [withdrawn] { $name } ritira la richiesta.
       *[other] { $name } non acconsente.
    }
happened-away =
    { $why ->
        [time] Tempo scaduto per { $name }; al suo posto gioca { $bot }.
        [left] { $name } ha lasciato il tavolo; al suo posto gioca { $bot }.
       *[asked] Al posto di { $name } gioca { $bot }.
    }
happened-back = { $name } è di nuovo qui.
happened-rematched = È aperta una nuova partita.
leave-title = Lasciare la partita?
leave-way-back = Il posto resta tuo. Per tornare, apri questa partita tra «Le tue partite» nella pagina iniziale e riprendi il posto.
leave-not = Continua a giocare
happened-paused = Il server non era raggiungibile; intanto nessun orologio è andato avanti.
happened-muted = Chi ospita ha cambiato chi può scrivere in chat.
happened-ended = L’amministrazione ha chiuso questo tavolo.
table-ended = L’amministrazione di questo server ha chiuso questo tavolo. La partita non riprenderà.
person-menu = Altro su { $name }
person-mute = Silenzia
person-unmute = Non silenziare più
person-block = Blocca
person-unblock = Sblocca
person-silence = Non far più scrivere qui
person-unsilence = Lascia di nuovo scrivere qui
person-report = Segnala
person-is-muted = silenziato
person-done-none = { $name } non è più silenziato né bloccato.
person-done-muted = Non vedi più i messaggi di { $name }.
person-done-blocked = { $name } non può più sedersi con te e non vedi più i suoi messaggi.
person-done-silenced = { $name } non può più scrivere a questo tavolo.
person-done-unsilenced = { $name } può di nuovo scrivere a questo tavolo.
chat-hidden =
    { $count ->
        [one] Un messaggio di una persona che hai silenziato è nascosto.
       *[other] { $count } messaggi di persone che hai silenziato sono nascosti.
    }
report-title = Segnalazione: { $name }
report-why = L’amministrazione di questo server la esaminerà. La persona non saprà chi l’ha segnalata.
report-reason = Motivo
report-reason-abuse = Insulti o minacce
report-reason-cheating = Imbrogli
report-reason-name = Nome offensivo
report-reason-spam = Spam
report-reason-other = Altro
report-text = Che cosa è successo?
report-send = Invia la segnalazione
report-done = Grazie. L’amministrazione la esaminerà.
muted-people = Persone silenziate o bloccate
muted-people-muted = silenziato
muted-people-blocked = bloccato
account = Dispositivi e dati
device-here = questo dispositivo
device-unknown = Dispositivo sconosciuto
device-seen = ultimo uso: { $date }
device-end = Disconnetti
account-download = Scarica i miei dati
account-delete = Elimina il mio account
account-delete-title = Eliminare il tuo account?
account-delete-why = Tutto ciò che ti riguarda viene eliminato per sempre, anche i tuoi messaggi. Le tue partite restano agli altri, senza il tuo nome. I bot finiscono le tue partite in corso.
account-delete-not = Tienilo
former-player = Ex giocatore
chat-older = Messaggi precedenti
labelled = { $what }: { $text }

## Looking back

hint = Suggerimento
hint-why = Qual è la mossa migliore? Un bot ci ragiona in base a ciò che puoi vedere.
hint-thinking = Sto pensando…
hint-title = Le mosse migliori
hint-how = Le tue probabilità di vittoria dopo ogni mossa, secondo il bot.
hints-allowed = Si possono chiedere suggerimenti
hints-allowed-why = Da disattivare per una partita seria.
chances = Probabilità di vittoria
chance-of = { $name }: { $chance }
replay-first = Vai all’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forth = Un passo avanti
replay-last = Vai alla fine
replay-moment = Momento della partita
replay-where = { $step } di { $of }
replay-eyes = Punto di vista
replay-spectator = Spettatore
replay-now = Torna alla partita
replay-end = Torna al risultato

## Learning

rules-of = Regole: { $game }
rules-intro = Preferisci imparare giocando?
tutorial-close = Nascondi le lezioni
tutorial-open = Mostra le lezioni
tutorial-next = Capito
tutorial-count = Lezione { $number }

## Preferences

preferences = Preferenze
your-name = Il tuo nome
name-saved = Il tuo nome è stato salvato.
theme = Aspetto
theme-auto = Come il dispositivo
theme-dark = Scuro
theme-light = Chiaro
at-the-table = Durante la partita
sound = Suono quando tocca a me
notices = Notifica del browser quando tocca a me
notices-refused = Il browser non permette le notifiche di questa pagina.
other-device = Un altro dispositivo
other-device-why = Apri questo link su un altro dispositivo per usare lì lo stesso nome e gli stessi posti. Vale finché non ne crei uno nuovo. Tienilo per te.
recover-title = Sei tu?
recover-why = Questo link ti fa entrare da questo dispositivo con il nome e i posti del giocatore a cui appartiene.
recover-do = Sì, continua così
recover-empty = Il link non è completo.
recovered = È bello rivederti, { $name }.
