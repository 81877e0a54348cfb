### Le campagne: fondarne una, la loro pagina, e ciò che vi porta.

## La pagina iniziale

door-single = Gioca una sola partita
campaigns-open = Campagne a cui puoi unirti
campaign-row-on = partita { $number } in corso
campaign-row-next = prossima: partita { $number }
campaign-bring = Carica una campagna

## Fondare

campaign = Campagna
campaign-found = Inizia una campagna
campaign-found-why = Un villaggio per tutte le vostre partite. Ogni giocatore conserva il suo quartiere e il suo forziere. Tra una partita e l’altra si può arrivare e partire, e un bot gioca al posto di chi è assente.
campaign-found-do = Inizia la campagna
campaign-name = Nome della campagna
campaign-name-usual = Il nostro villaggio
campaign-who = Giocatori
campaign-way-alone = In solitaria, contro due Automa
campaign-way-here = In tre davanti a questo schermo
campaign-way-apart = In quattro, online
campaign-way-mixed = Personalizzata
campaign-role = Quartiere
campaign-role-later = scegli più tardi
campaign-roles-why = I quartieri sono sei: { $roles }. Chi non ne sceglie uno prima della prima partita riceve il primo libero.
member-number = Posto { $number }
member-add = Aggiungi un posto
member-remove = Togli il posto { $number }
member-kind-me-why = Tu, da qualsiasi tuo dispositivo.
member-kind-local-why = Qualcuno davanti a questo schermo.
member-kind-link-why = Chi riceve da te il link.
member-kind-open-why = Il primo che si siede.
member-kind-bot-why = Gioca il computer.
member-kind-scripted-why = Segue un programma fisso.

## I posti

member-open = Posto libero
member-link = Posto con link
member-link-address = Link di questo posto
member-take = Prendi questo posto
member-take-for = Chi si siede qui?
member-take-me = Tu, se non scrivi un altro nome
member-change = Cambia
member-change-why = I cambiamenti valgono dalla prossima partita.
member-back = Eccomi di nuovo
member-away = Assente
member-away-why = Dalla prossima partita un bot gioca per te. Il posto resta tuo.
member-leave = Cedi il posto
member-leave-why = Il prossimo giocatore che si unisce riceve il posto, con il quartiere e tutto ciò che c’è nel forziere.
member-drop = Togli
member-drop-why = Dalla prossima partita nessuno gioca più questo quartiere. Resta nel villaggio e cresce da sé.

## La pagina della campagna

campaign-opening = Apertura della campagna…
campaign-closed = Questa campagna non si può aprire
campaign-invited-text = In questa campagna c’è un posto riservato per te, con un quartiere tuo per tutte le partite.
campaign-invited-accept = Accetta il posto
campaign-of-table = Partita { $number } di «{ $name }»
campaign-goes-on = Torna alla campagna
campaign-growth = Come è cresciuto il villaggio
campaign-watch = Guardalo crescere
campaign-before-first = Prima della prima partita.
campaign-after-game = Dopo la partita { $game }.
campaign-won-by =
    { $count ->
        [one] Ha vinto { $names }.
       *[other] Hanno vinto insieme { $names }.
    }
campaign-grown =
    { $buildings ->
        [0] Nessun edificio nuovo
        [one] Un edificio nuovo
       *[other] { $buildings } edifici nuovi
    }, { $crates ->
        [0] nessuna cassa aperta.
        [one] una cassa aperta.
       *[other] { $crates } casse aperte.
    }
campaign-next = Prossima: partita { $number }
campaign-game-on = La partita { $number } è in corso
campaign-changes-over = Dalla partita { $number } in poi, questa campagna usa la versione { $rules } delle regole.
kept-campaign-title = Un villaggio con regole precedenti
kept-campaign =
    { $mine ->
        [true] Questa campagna è cominciata con regole che non si usano più. Non si è perso nulla: puoi rivedere le sue partite e salvarla qui sotto. Per continuare a giocare, inizia una nuova campagna.
       *[false] Questa campagna è cominciata con regole che non si usano più. Non si è perso nulla: puoi rivedere le sue partite. Per continuare a giocare, inizia una nuova campagna.
    }
campaign-play = Gioca la partita { $number }
campaign-to-table = Vai al tavolo
campaign-ready = Tutti i posti sono occupati. Si può cominciare.
campaign-missing =
    { $count ->
        [one] Un posto è ancora vuoto.
       *[other] { $count } posti sono ancora vuoti.
    }
campaign-waiting-for =
    { $count ->
        [one] { $names } deve decidere.
       *[other] { $names } devono decidere.
    }
campaign-others-begin = Qualunque giocatore può avviare la partita.
campaign-done = La campagna è conclusa
campaign-done-why = Le dodici partite sono state giocate. Il villaggio resta, da guardare e da raccontare.
campaign-names = Nomi
campaign-names-why = Ogni nome si dà una volta sola, e resta.
campaign-names-later = Potrai dare nomi quando questa partita sarà finita.
campaign-names-of = { $what } (il nome lo dà { $name })
campaign-names-given =
    { $count ->
        [one] Un nome dato
       *[other] { $count } nomi dati
    }
campaign-name-give = Assegna
campaign-name-village = Villaggio
campaign-name-role = Quartiere: { $role }
campaign-name-persona = Fondatore: { $role }
campaign-name-assistant = Assistente: { $card }
campaign-roles = I quartieri
campaign-yours = tuo
campaign-choose-role = Scegli il tuo quartiere
campaign-held = Al suo posto: { $bot }
campaign-inactive = Quartieri che nessuno gioca: { $roles }
campaign-trophies =
    { $count ->
        [0] Ancora nessun trofeo
        [one] Un trofeo
       *[other] { $count } trofei
    }
campaign-stars =
    { $count ->
        [0] Ancora nessuna stella di gloria
        [one] Una stella di gloria
       *[other] { $count } stelle di gloria
    }
campaign-glory = Gloria
campaign-glory-row = Stelle: { $stars } su { $of }. Quando la riga è piena, a ogni preparazione dalla terza partita in poi: { $bonus }
campaign-capacity = Tieni fra le partite
campaign-room = Posto per: { $what }
campaign-personas = Personaggi
campaign-used = già giocato
campaign-story = La storia fin qui
campaign-choices = Le vostre scelte
campaign-choice-made = Partita { $game }.
campaign-king-happy = Il re era contento.
campaign-king-angry = Il re era adirato.
campaign-book = Apri la Cronaca
campaign-crates =
    { $count ->
        [0] Nessuna cassa è ancora stata aperta.
        [one] È stata aperta una cassa.
       *[other] Sono state aperte { $count } casse.
    }
campaign-games = Partite
campaign-games-none = Non è ancora stata giocata nessuna partita.
campaign-game = Partita { $number }
campaign-won = vittoria
campaign-left =
    { $count ->
        [one] Una partita abbandonata
       *[other] { $count } partite abbandonate
    }
campaign-rewind = Torna a prima di questa
campaign-rewind-title = Torna a prima della partita { $number }
campaign-rewind-why =
    { $count ->
        [one] Il villaggio torna com’era prima della partita { $number }. La partita { $number } non conta più: tutto ciò che vi è stato costruito, aperto e nominato viene annullato. Puoi ancora guardarla tra le «partite abbandonate».
       *[other] Il villaggio torna com’era prima della partita { $number }. Le partite da { $number } a { $last } non contano più: tutto ciò che vi è stato costruito, aperto e nominato viene annullato. Puoi ancora guardarle tra le «partite abbandonate».
    }
campaign-rewind-do = Riparti dalla partita { $number }
campaign-fork = Nuovo percorso da prima
campaign-fork-now = Nuovo percorso da qui
campaign-fork-title = Nuovo percorso da prima della partita { $number }
campaign-fork-why = Comincia una seconda campagna con lo stesso passato. La prima resta com’è, e tutti conservano il loro posto in entrambe.
campaign-fork-do = Inizia la seconda
campaign-since = Iniziata: { $day }.
campaign-public = Chiunque può trovare questa campagna.
campaign-private = Solo chi ha il link può trovare questa campagna.
campaign-forked = È nata da un’altra campagna.
campaign-imported = È stata caricata da un file.
campaign-file = Salva la campagna
campaign-next-of = Prossima: partita { $number } di { $of }
campaign-evening = Chi viene la prossima volta?
campaign-evening-here = viene
campaign-evening-away = non può venire; gioca un bot
campaign-evening-bot = sempre presente
campaign-evening-empty = posto ancora vuoto
campaign-evening-come = Viene, alla fine
campaign-evening-stay = Non può venire
campaign-not-complete = Questa campagna non è ancora conclusa
campaign-final = L’ultimo conteggio
campaign-final-why = I punti della campagna, la sua storia in cifre e un’immagine da conservare.
campaign-after = Dopo la campagna
campaign-after-play = Continua nel villaggio
campaign-after-why = Potete giocare nel villaggio finito quanto volete. Ogni partita fa storia a sé: il dado distribuisce i quartieri, e resta solo ciò che costruite e aprite.
campaign-anew = Ricomincia
campaign-anew-why = Una nuova campagna dalla prima partita, con gli stessi giocatori. Questa resta com’è.
campaign-anew-text = La nuova campagna comincia con la partita 1 e un villaggio vuoto. Tutti conservano posto e quartiere; puoi cambiarli prima della prima partita. Questa campagna resta qui.
campaign-anew-name = { $name }, di nuovo
campaign-anew-do = Avvia la nuova campagna
campaign-look-back = Rivedi una partita
campaign-look-back-game =
    { $count ->
        [one] Partita { $number }. Ha vinto { $names }.
       *[other] Partita { $number }. Hanno vinto insieme { $names }.
    }

## La fine di una partita

ending-back = Indietro
ending-next = Continua
ending-guidepost = Segnavia
ending-met =
    { $count ->
        [one] { $names } ha raggiunto il segnavia: una stella di gloria.
       *[other] { $names } hanno raggiunto il segnavia: una stella di gloria a testa.
    }
ending-decided = { $name } ha deciso come continua la storia.
ending-gained = Guadagno: { $gained }
ending-home = Che cosa resta
ending-all-kept = Dopo la prima partita tutti tengono tutto.
ending-trophy = Un trofeo va nel tuo forziere.
ending-stars =
    { $count ->
        [one] Una stella di gloria
       *[other] { $count } stelle di gloria
    }{ $rows ->
        [0] { "." }
        [one] , e una riga è piena.
       *[other] , e { $rows } righe sono piene.
    }
ending-naming =
    { $count ->
        [one] Puoi dare un nome.
       *[other] Puoi dare { $count } nomi.
    }
ending-crates = Dalle casse
ending-crate = Cassa { $crate }: { $title }
ending-from-objective = Obiettivi: { $points }
ending-from-quota = Quote: { $points }
ending-from-crate = Casse aperte: { $points }
ending-from-building = Costruzione: { $points }
ending-from-village = Edifici del villaggio: { $points }
ending-from-reputation = Reputazione: { $points }
ending-from-choice = Scelta finale: { $points }
ending-from-other = Tutto il resto: { $points }

## Perché non è possibile

refusal-broken-seal = Questo file è stato modificato dopo il salvataggio.
refusal-campaign-game = Una partita di campagna non ha rivincita. Giocate la prossima partita.
refusal-campaign-over = Tutte le partite di questa campagna sono state giocate.
refusal-role-kept = Questo posto ha già giocato il suo quartiere e lo tiene.
refusal-role-taken = Quel quartiere è di un altro giocatore.
refusal-game-running = Una partita è in corso. Aspetta che finisca.
refusal-no-such-campaign = Questa campagna non esiste.
refusal-no-such-member = In questa campagna quel posto non esiste.
refusal-nobody-left = Almeno un quartiere deve essere giocato da qualcuno che non sia l’Automa.
refusal-not-a-campaign = Questo non è il file di una campagna.
refusal-not-a-person = A quel posto non siede nessuno.
refusal-not-to-name = Qui non c’è nulla a cui dare un nome.
refusal-not-your-name = Quel nome spetta a un altro giocatore.
refusal-other-game = La prossima partita è la numero { $number }.
refusal-sealed = Questo file contiene parti ancora bloccate. Può salvarlo solo chi ha fornito i contenuti.
refusal-too-many-campaigns = Hai raggiunto il numero massimo di campagne.
refusal-unknown-role = Questo quartiere non esiste.
