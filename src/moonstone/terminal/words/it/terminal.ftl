### What the terminal says around every game. What a player types stays as it is in every language.


## What can be typed

terminal-typing = Che cosa puoi scrivere
terminal-command-number = fai la mossa con quel numero
terminal-command-move = fai una mossa scritta per intero; Invio da solo fa l’unica possibile
terminal-command-moves = elenca tutte le mosse permesse, o quelle con quella parola
terminal-command-hint = mostra le tre mosse che sembrano migliori
terminal-command-preview = mostra che cosa cambierebbe una mossa lì, prima di farla
terminal-command-why = di’ perché una mossa non è permessa
terminal-command-undo = annulla la tua ultima scelta (si chiede agli altri qui presenti)
terminal-command-restart = torna all’inizio del tuo turno
terminal-command-log = racconta tutto quello che è successo
terminal-command-all = mostra tutto il tavolo, una schermata alla volta
terminal-command-rules = mostra questa pagina
terminal-command-save = salva la partita; viene salvata anche dopo ogni tua mossa
terminal-command-quit = salva ed esci, come con Ctrl-C e Ctrl-D

## A decision

terminal-type-something = Scrivi un numero della lista, una mossa o `help`.
terminal-taken-as = «{ $typed }» è stato inteso come «{ $move }»; `undo` lo annulla.
terminal-taken-back = Mossa annullata.
terminal-restarted = Di nuovo all’inizio del tuo turno.
terminal-may-undo = { $asked }, { $name } può annullare la mossa? (sì/no)
terminal-yes = s sì si y yes
terminal-legal = «{ $move }» è permesso ora.
terminal-legal-moves =
    { $some ->
        [yes] Mosse permesse: { $count } su { $of }
       *[no] Mosse permesse: { $count }
    }
terminal-moves-alike = Tutte le tue mosse si equivalgono.
terminal-looks-best = Sembra meglio: { $moves }.
terminal-quoted = «{ $text }»
terminal-log = Che cosa è successo
terminal-log-last = Gli ultimi eventi; `log all` mostra tutto
terminal-whole-table = Il tavolo
terminal-more-moves = altre { $count }, `moves` le elenca tutte
terminal-more-log = `log` racconta di più
terminal-page-end = Invio per tornare
terminal-page-more = Invio per continuare (righe: { $count }), b per tornare
terminal-forced = Potevi solo «{ $move }», quindi è stato giocato.
terminal-pass-screen = Passa lo schermo a { $name }.
terminal-press-enter = { $name }, premi Invio
terminal-thinking = { $name } sta pensando …
terminal-bot-failed = { $reason } Per { $name } è stata fatta una mossa permessa qualsiasi.
terminal-chance = Decide il caso.
terminal-to-move = Tocca a { $names }.
terminal-your-move = Tocca a te.
terminal-plain-help = Scegli una mossa di { $game } con il suo numero, o scrivila come nella lista.
terminal-no-board = { $game }, edizione «{ $edition }»: non c’è nulla da disegnare.

## Files

terminal-saved = Salvato in { $file }.
terminal-not-saved = Non salvato: { $reason }
terminal-resume = Salvato in { $file }. Per continuare:
terminal-look-again = Salvato in { $file }. Per rivederla:

## The end, watching, replays, campaigns

terminal-points =
    { $count ->
        [one] { $count } punto
       *[other] { $count } punti
    }
terminal-tie =
    { $by ->
        [none] { $names } sono alla pari e condividono la posizione.
       *[other] { $names } sono alla pari. Decide: { $by }.
    }
terminal-watch = Invio: prossima mossa, un numero: tante mosse, end: tutto il resto:
terminal-replay = Voce { $here } di { $last }. Invio avanti, p indietro, NUMERO vai a, q esci:
terminal-replay-after = Dopo la voce { $here } di { $last }
terminal-undone = { $name } annulla tutto dalla voce { $entry } in poi.
terminal-name = { $name }, dai un nome: { $thing } (Invio: più tardi):
terminal-campaign =
    { $playing ->
        [yes] { $title }: la partita { $game } è in corso
        [after] { $title }: la campagna è finita; poi viene la partita { $game }, dopo la campagna
       *[no] { $title }: la prossima è la partita { $game }
    }
terminal-retired = Questa partita è cominciata con la versione { $rules } delle regole, con cui non si gioca più. Voci mostrate: { $followed } su { $entries }, fin dove arrivano le regole attuali; non può continuare.
terminal-retired-no-end = Le regole attuali non portano alla fine che vi è registrata.
terminal-campaign-retired = Questa campagna è cominciata con la versione { $rules } delle regole, con cui non si gioca più. È mostrata fin dove arrivano le regole attuali: { $followed } su { $entries } voci. Puoi salvarla, ma non continuarla.
terminal-campaign-rules = Dalla partita { $game }: versione { $rules } delle regole

## Hints and analyses

terminal-hint = Che cosa sembra meglio per { $name }
terminal-chances = Probabilità di vittoria nel corso della partita
terminal-cost-most = Che cosa è costato di più
terminal-no-cost = Nessuna decisione è costata qualcosa di rilevante.
terminal-column-move = mossa
terminal-column-chance = probabilità
terminal-column-visits = simulazioni
terminal-column-player = giocatore
terminal-column-end = alla fine
terminal-column-total-cost = costo totale
terminal-column-entry = voce
terminal-column-played = giocata
terminal-column-better = meglio
terminal-column-cost = costo
