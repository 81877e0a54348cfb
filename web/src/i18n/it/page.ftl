### Everything around the games: home, setting up, the table shell, preferences.

## Everywhere

skip = Vai al contenuto
close = Chiudi
cancel = Annulla
save = Salva
copy = Copia
copied = Copiato.
copy-by-hand = Il browser non riesce a copiare: seleziona l’indirizzo e copialo a mano.
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
refusal-unreadable = La risposta del server è illeggibile.

## Home

hero-title = Luna di ghiaccio, buona compagnia
hero-text = Pianta le tue bandiere su Charon, prendi le sue gemme e innalza la compagnia più alta ai confini del sistema solare. Contro i bot, intorno a un solo schermo o con amici ovunque siano.
play-now = Gioca ora
set-up-table = Prepara un tavolo
tables-mine = I tuoi tavoli
tables-mine-none = Non siedi ancora a nessun tavolo.
tables-open = Tavoli aperti
tables-open-none = Al momento nessuno aspetta altri giocatori.
tables-playing = In corso
tables-finished = Partite finite
tables-older = Più vecchie
phase-of-table-open = aspetta giocatori
phase-of-table-playing = in corso
phase-of-table-over = finita
kept-row = regole precedenti
kept-title = Regole precedenti: solo da rivedere e salvare
kept-table = Questa partita è cominciata con regole precedenti, con cui non si gioca più. Puoi guardarla e salvarla, ma non continuarla.
kept-table-so-far = È mostrata fin dove arrivano le regole di oggi: circa il { $percent }% del percorso.
kept-table-no-end = È mostrata fin dove arrivano le regole di oggi, che non portano alla sua fine.
kept-table-ended = È finita così: { $scores }.
kept-table-open = Questo tavolo è stato preparato con regole precedenti, con cui non si gioca più. La partita non può più cominciare.
kept-prompt =
    { $why ->
        [over] Questa partita è finita. Si può mostrare fin qui.
        [whole] La partita è stata giocata fin qui.
       *[part] Le regole di oggi seguono la partita fin qui.
    }
bring-record = Porta una partita
bring-record-why = Una partita salvata è un solo file: se è finita la rivedi, se è a metà la riprendi.
bring-retired = Questo file segue regole precedenti e qui non si può più importare.
choose-file = Scegli un file

## Setting up a table

which-game = Quale gioco
seat-number = Posto { $number }
player-number = Giocatore { $number }
add-seat = Aggiungi posto
remove-seat = Togli il posto { $number }
name-of-player = Il nome del giocatore
seat-kind-me = Io
seat-kind-me-why = Qui siedi tu.
seat-kind-bot = Bot
seat-kind-bot-why = Gioca il computer.
seat-kind-scripted = Automa
seat-kind-scripted-why = Segue le regole del gioco, senza pensare.
seat-kind-local = Qui
seat-kind-local-why = Qualcuno a questo schermo; tra un turno e l’altro le mani sono coperte.
seat-kind-link = Con link
seat-kind-link-why = La persona a cui mandi il link.
seat-kind-open = Libero
seat-kind-open-why = Chi arriva per primo.
bot-level = Quale bot
bot-easy = Bot facile
bot-greedy = Bot
bot-hard = Bot difficile
bot-medium = Bot medio
bot-random = Bot casuale
who-may-come = Chi può venire
private-table = Solo chi ha l’indirizzo
public-table = Tutti
clock = Orologio
clock-none = Senza orologio
clock-per_move = Tempo per ogni decisione
clock-fischer = Tempo per tutta la partita
clock-minutes = Minuti
clock-increment = Secondi aggiunti per ogni decisione
clock-why = Quando il tempo scade, in quel posto gioca un bot finché il giocatore non torna.
rules-of-table = Regole di questo tavolo
preset-usual = Le solite regole
own-edition = La tua edizione
own-edition-why = Un file con ciò che è stampato sul tabellone e sulle carte della tua scatola.
start-game = Inizia la partita
open-table = Apri il tavolo

## Before the game

lobby-full = Siamo al completo. La partita può cominciare.
lobby-waiting = Ci sono ancora posti vuoti.
lobby-host-starts = La partita comincia quando chi ospita la avvia.
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
give-to-bot = Fai giocare un bot
make-open = Libera il posto
make-link = Crea un link
link-of-seat = Link di questo posto
invite = Invita altre persone
invite-why = Chi apre questo indirizzo trova il tavolo, per sedersi o per guardare.
invited-title = C’è un invito per te: { $game }
invited-text = A questo tavolo c’è un posto riservato a te.
invited-accept = Siediti
table-closed = Questo tavolo non si può aprire
opening-table = Il tavolo si apre…

## At the table

line-lost = Connessione persa, riprovo…
present = al tavolo
absent = lontano dal tavolo
their-turn = deve decidere
is-bot = un bot
away-bot = non c’è; al suo posto gioca { $bot }
name-with-colour = { $name } ({ $colour })
watchers =
    { $count ->
        [one] { $count } persona guarda
        [many] { $count } di persone guardano
       *[other] { $count } persone guardano
    }
clock-days =
    { $days ->
        [one] { $days } giorno
        [many] { $days } di giorni
       *[other] { $days } giorni
    }
undo = Indietro
undo-why = Ritira la tua ultima decisione. Se ha rivelato qualcosa, serve il consenso degli altri.
restart-turn = Da capo
restart-turn-why = Ritira tutto ciò che hai fatto da quando tocca a te.
undo-asked = { $name } vorrebbe ritirare una mossa. Va bene?
undo-agree = Sì
undo-refuse = No
undo-waiting = { $name } vorrebbe ritirare una mossa; si aspetta la risposta di { $names }.
log = Diario
chat = Chat
chat-none = Nessuno ha ancora detto nulla.
chat-say = Di’ qualcosa
send = Invia
rematch = Gioca ancora
go-to-rematch = Alla nuova partita
table-menu = Altro
replay = Rivedi
copy-address = Copia l’indirizzo
sound-off = Disattiva l’audio
sound-on = Attiva l’audio
record = Salva la partita
leave-game = Esci
leave-why = Al tuo posto gioca un bot finché non torni.
come-back = Riprendi il mio posto
look-as = Guarda come { $name }
cover-title = { $name }, tocca a te
cover-text = Passa lo schermo. Finché non vai avanti, nessuna carta è in vista.
cover-open = Sono { $name }
happened-seated = { $name } si siede.
happened-started = La partita comincia.
happened-undone = { $name } ritira la mossa.
happened-undo_requested = { $name } chiede di ritirare una mossa.
happened-undo_answered =
    { $agree ->
        [true] { $name } accetta.
       *[other] { $name } non accetta.
    }
happened-away =
    { $why ->
        [time] { $name } non ha più tempo; al suo posto gioca { $bot }.
        [left] { $name } lascia il tavolo; al suo posto gioca { $bot }.
       *[asked] Al posto di { $name } gioca { $bot }.
    }
happened-back = { $name } è di nuovo qui.
happened-rematched = È aperta una nuova partita.
happened-paused = Il server non era raggiungibile; intanto nessun orologio è andato avanti.
happened-muted = Chi ospita ha cambiato chi può scrivere in chat.

## Looking back

hint = Consiglio
hint-why = Che cosa sembra meglio? Un bot ci pensa con ciò che puoi sapere.
hint-thinking = Sto pensando …
hint-title = Che cosa sembra meglio
hint-follow = Gioca così
hint-how = Per ogni mossa, la probabilità di vittoria che offre, per quanto il bot può vedere.
hints-allowed = I consigli sono permessi
hints-allowed-why = Da togliere per una partita seria.
chances = Probabilità di vittoria
chance-of = { $name } { $chance }
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forth = Un passo avanti
replay-last = Alla fine
replay-moment = Momento della partita
replay-where = { $step } di { $of }
replay-eyes = Con gli occhi di chi
replay-spectator = Pubblico
replay-now = Torna alla partita
replay-end = Torna al risultato

## Learning

rules-of = Le regole di { $game }
rules-intro = Preferisci non leggere?
tutorial-close = Metti via le lezioni
tutorial-open = Lezioni
tutorial-next = Capito
tutorial-count = Lezione { $number }

## Preferences

preferences = Preferenze
your-name = Il tuo nome
name-saved = D’ora in poi ti chiami così.
theme = Aspetto
theme-auto = Come il dispositivo
theme-dark = Scuro
theme-light = Chiaro
at-the-table = Al tavolo
sound = Un suono quando tocca a me
notices = Una notifica del browser quando tocca a me
notices-refused = Il browser non permette notifiche da questa pagina.
show-moves-slowly = Mostra le mosse degli altri una alla volta
other-device = Un altro dispositivo
other-device-why = Un link che rende tuo anche un altro dispositivo: stesso nome, stessi posti. Vale finché non ne crei uno nuovo; tienilo per te.
recover-title = Sei tu?
recover-why = Questo link affida il dispositivo alla persona da cui viene: stesso nome, stessi posti.
recover-do = Sì, continua con quel nome
recover-empty = Il link non è completo.
recovered = Che bello rivederti, { $name }.
