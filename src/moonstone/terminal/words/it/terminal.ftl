### What the terminal says around every game. What a player types stays as it is in every language.


## What can be typed

terminal-typing = Che cosa puoi scrivere
terminal-command-number = fai la mossa con quel numero
terminal-command-move = fai una mossa scrivendola; Invio da solo fa l’unica possibile
terminal-command-moves = elenca tutte le mosse permesse, o quelle con una certa parola
terminal-command-hint = mostra le tre mosse migliori
terminal-command-preview = mostra che cosa cambierebbe una mossa, prima di farla
terminal-command-why = spiega perché una mossa non è permessa
terminal-command-undo = annulla la tua ultima scelta (gli altri davanti a questo schermo devono acconsentire)
terminal-command-restart = torna a quando è cominciato il tuo turno
terminal-command-log = mostra tutto ciò che è successo
terminal-command-all = mostra tutto il tavolo, una schermata alla volta
terminal-command-rules = mostra questa pagina
terminal-command-save = salva la partita (viene salvata anche dopo ogni tua mossa)
terminal-command-quit = salva ed esci; Ctrl-C e Ctrl-D fanno lo stesso

## A decision

terminal-type-something = Scrivi un numero dell’elenco, una mossa, o `help`.
terminal-taken-as = «{ $typed }» è stato inteso come «{ $move }». `undo` lo annulla.
terminal-taken-back = Annullata.
terminal-restarted = Di nuovo all’inizio del tuo turno.
terminal-may-undo = { $asked }, { $name } può annullare la mossa? (sì/no)
terminal-yes = s sì si y yes
terminal-legal = «{ $move }» ora è permessa.
terminal-legal-moves =
    { $some ->
        [yes] Mosse permesse: { $count } su { $of }
       *[no] Mosse permesse: { $count }
    }
terminal-moves-alike = Tutte le tue mosse sembrano ugualmente buone.
terminal-looks-best = Mosse migliori: { $moves }.
terminal-quoted = «{ $text }»
terminal-log = Registro
terminal-log-last = Ultimi eventi (`log all` mostra tutto)
terminal-whole-table = Il tavolo
terminal-more-moves = altre { $count }; `moves` le elenca tutte
terminal-more-log = `log` mostra di più
terminal-page-end = Invio: indietro
terminal-page-more = Invio: avanti (righe rimaste: { $count }), b: indietro
terminal-forced = La tua unica mossa era «{ $move }», quindi è stata fatta.
terminal-pass-screen = Passa lo schermo: { $name }.
terminal-press-enter = { $name }, premi Invio
terminal-thinking = { $name } sta pensando…
terminal-bot-failed = { $reason } Per { $name } è stata fatta una mossa permessa a caso.
terminal-chance = Decide il caso.
terminal-to-move = Deve giocare: { $names }.
terminal-your-move = Tocca a te.
terminal-plain-help = Per fare una mossa in { $game } scrivi il suo numero, o la mossa come sta nell’elenco.
terminal-no-board = { $game }, edizione «{ $edition }»: non c’è un tabellone da disegnare.

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
        [none] Pareggio nei punti: { $names } condividono il posto in classifica.
       *[other] Pareggio nei punti: { $names }. Spareggio: { $by }.
    }
terminal-watch = Invio: prossima mossa, NUMERO: tante mosse, end: tutto il resto:
terminal-replay = Voce { $here } di { $last }. Invio: avanti, p: indietro, NUMERO: vai alla voce, q: esci:
terminal-replay-after = Dopo la voce { $here } di { $last }
terminal-undone = { $name } annulla tutto dalla voce { $entry } in poi.
terminal-name = { $name }, scegli un nome (Invio: più tardi). A che cosa: { $thing }:
terminal-campaign =
    { $playing ->
        [yes] { $title }: la partita { $game } è in corso
        [after] { $title }: la campagna è conclusa; la prossima è la partita { $game }, dopo la campagna
       *[no] { $title }: la prossima è la partita { $game }
    }
terminal-retired = Questa partita è cominciata con la versione { $rules } delle regole, che non si usa più. Le voci che le regole attuali possono seguire sono mostrate qui: { $followed } su { $entries }. Non si può continuare.
terminal-retired-no-end = Le regole attuali non portano alla fine registrata.
terminal-campaign-retired = Questa campagna è cominciata con la versione { $rules } delle regole, che non si usa più. Le voci che le regole attuali possono seguire sono mostrate qui: { $followed } su { $entries }. Puoi salvarla, ma non continuarla.
terminal-campaign-rules = Dalla partita { $game } in poi: versione { $rules } delle regole

## Hints and analyses

terminal-hint = Mosse migliori per { $name }
terminal-chances = Probabilità di vittoria durante la partita
terminal-cost-most = Le decisioni più costose
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
