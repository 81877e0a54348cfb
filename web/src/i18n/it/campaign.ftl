### Le campagne: fondarne una, la loro pagina, e ciò che vi porta.

## La pagina iniziale

door-title = Un villaggio che ricorda
door-text = Charterstone, partita dopo partita: ciò che costruite resta, le casse si aprono, i nomi si danno. Mettetelo via per settimane; vi aspetta.
door-learn = Impara la prima partita
door-single = Una partita sola
campaigns-mine = Le tue campagne
campaigns-open = Campagne con un posto per te
campaign-row-on = la partita { $number } è in corso
campaign-row-next = poi: partita { $number }
campaign-bring = Porta il file di una campagna

## Fondare

campaign = Campagna
campaign-found = Fonda una campagna
campaign-found-why = Un villaggio per tutte le vostre partite. Ciascuno tiene il suo quartiere e il suo forziere; tra una partita e l’altra si può arrivare e partire, e un bot tiene il posto di chi è via.
campaign-found-do = Fonda il villaggio
campaign-name = Il nome della campagna
campaign-name-usual = Il nostro villaggio
campaign-who = Chi gioca
campaign-way-alone = Da solo, contro due Automa
campaign-way-here = In tre a questo schermo
campaign-way-apart = Quattro case
campaign-way-mixed = Un po’ di tutto
campaign-role = Quartiere
campaign-role-later = da scegliere
campaign-roles-why = I quartieri sono sei: { $roles }. Chi non ne ha ancora uno lo sceglie prima della prima partita, o riceve il prossimo che è libero.
member-number = Posto { $number }
member-add = Aggiungi un posto
member-remove = Togli il posto { $number }
member-kind-me-why = Tu, da questo o da un altro tuo dispositivo.
member-kind-local-why = Qualcuno a questo schermo.
member-kind-link-why = Chi riceve da te il link.
member-kind-open-why = Chi arriva per primo.
member-kind-bot-why = Gioca il computer.
member-kind-scripted-why = Segue regole del gioco, senza pensare.

## I posti

member-open = Un posto libero
member-link = Un posto con link
member-link-address = Link di questo posto
member-take = Prendi questo posto
member-take-for = Chi si siede qui?
member-take-me = Io; o il nome di qualcuno a questo schermo
member-change = Cambia
member-change-why = Vale dalla prossima partita.
member-back = Sono tornato
member-away = Via
member-away-why = Dalla prossima partita un bot tiene il posto. Resta tuo.
member-leave = Cedilo
member-leave-why = Chi viene dopo riceve il posto, con il quartiere e tutto il suo forziere.
member-drop = Togli
member-drop-why = Dalla prossima partita nessuno gioca questo quartiere. Resta nel villaggio e cresce da sé.

## La pagina della campagna

campaign-opening = Si apre la campagna …
campaign-closed = Questa campagna non si può aprire
campaign-invited = C’è un invito per te: «{ $name }»
campaign-invited-text = In questa campagna c’è un posto riservato a te: un quartiere tuo, per tutte le sue partite.
campaign-invited-accept = Prendi il mio posto
campaign-of-table = Partita { $number } di «{ $name }»
campaign-goes-on = Il villaggio continua
campaign-growth = Come è cresciuto il villaggio
campaign-watch = Guardalo crescere
campaign-before-first = La terra prima della prima partita.
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
campaign-next = Ora viene la partita { $number }
campaign-game-on = La partita { $number } è in corso
campaign-changes-over = Dalla partita { $number } la campagna segue la versione { $rules } delle regole.
kept-campaign-title = Un villaggio con regole precedenti
kept-campaign =
    { $mine ->
        [true] Questa campagna è cominciata con regole precedenti, con cui non si gioca più. Niente va perso: puoi rivedere le sue partite e salvarla qui sotto. Per giocare ancora, comincia una nuova campagna.
       *[false] Questa campagna è cominciata con regole precedenti, con cui non si gioca più. Niente va perso: puoi rivedere le sue partite. Per giocare ancora, comincia una nuova campagna.
    }
campaign-play = Gioca la partita { $number }
campaign-to-table = Vai al tavolo
campaign-ready = Tutti hanno un posto. Si può cominciare.
campaign-missing =
    { $count ->
        [one] Un posto è ancora vuoto:
       *[other] { $count } posti sono ancora vuoti:
    }
campaign-away =
    { $count ->
        [one] { $names } è via; gioca un bot.
       *[other] { $names } sono via; giocano dei bot.
    }
campaign-back = { $name } è di nuovo qui
campaign-waiting-for =
    { $count ->
        [one] { $names } deve decidere.
       *[other] { $names } devono decidere.
    }
campaign-others-begin = La partita comincia quando la avvia qualcuno che ha un posto.
campaign-done = La campagna è giocata
campaign-done-why = Tutte le sue partite sono alle spalle. Il villaggio resta, da guardare e da raccontare.
campaign-names = I nomi
campaign-names-why = Un nome si dà una volta, e resta.
campaign-names-later = I nomi si danno quando questa partita è finita.
campaign-names-of = { $what }: il nome spetta a { $name }.
campaign-names-given =
    { $count ->
        [one] Un nome dato
       *[other] { $count } nomi dati
    }
campaign-name-give = Dai
campaign-name-village = Il villaggio
campaign-name-role = Quartiere { $role }
campaign-name-persona = Fondatore del quartiere { $role }
campaign-name-assistant = Assistente ({ $card })
campaign-roles = I quartieri
campaign-yours = tuo
campaign-choose-role = Scegli il tuo quartiere
campaign-held = { $bot } tiene questo posto
campaign-inactive = Nessuno gioca { $roles }.
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
campaign-glory-row = { $stars } su { $of } stelle; quando la riga è piena, a ogni preparazione dalla terza partita in poi: { $bonus }
campaign-capacity = Si tiene da partita a partita
campaign-room = Posto per: { $what }
campaign-personas = Personaggi
campaign-used = ha già giocato
campaign-story = La storia fin qui
campaign-choices = Le scelte fatte
campaign-choice-made = Partita { $game }.
campaign-king-happy = Il re era contento.
campaign-king-angry = Il re era in collera.
campaign-book = Apri la Cronaca
campaign-crates =
    { $count ->
        [0] Nessuna cassa è ancora aperta.
        [one] Una cassa è aperta.
       *[other] { $count } casse sono aperte.
    }
campaign-games = Le partite
campaign-games-none = Non se n’è ancora giocata nessuna.
campaign-game = Partita { $number }
campaign-won = ha vinto
campaign-left =
    { $count ->
        [one] Una partita lasciata indietro
       *[other] { $count } partite lasciate indietro
    }
campaign-rewind = Torna a prima di questa
campaign-rewind-title = Indietro, a prima della partita { $number }
campaign-rewind-why =
    { $count ->
        [one] Il villaggio torna com’era prima della partita { $number }. La partita { $number } non conta più: tutto ciò che vi è stato costruito, aperto e nominato sparisce. Resta al suo tavolo, tra quelle «lasciate indietro».
       *[other] Il villaggio torna com’era prima della partita { $number }. Le partite da { $number } a { $last } non contano più: tutto ciò che da allora è stato costruito, aperto e nominato sparisce. Restano ai loro tavoli, tra quelle «lasciate indietro».
    }
campaign-rewind-do = Torna a prima della partita { $number }
campaign-fork = Un’altra via da qui indietro
campaign-fork-now = Un’altra via da qui
campaign-fork-title = Un’altra via, prima della partita { $number }
campaign-fork-why = Una seconda campagna con lo stesso passato. Questa resta com’è; tutti tengono il loro posto in entrambe.
campaign-fork-do = Fonda l’altro villaggio
campaign-since = Fondata il { $day }.
campaign-public = La trovano tutti.
campaign-private = La trova solo chi ha l’indirizzo.
campaign-forked = Segue un’altra via rispetto a una campagna più vecchia.
campaign-imported = Viene da un file.
campaign-file = Salva il file della campagna

## La fine di una partita

ending-back = Indietro
ending-next = Avanti
ending-guidepost = L’indicazione
ending-met =
    { $count ->
        [one] { $names } l’ha seguita, per una stella di gloria.
       *[other] { $names } l’hanno seguita, per una stella di gloria ciascuno.
    }
ending-decided = { $name } ha deciso come continua la storia.
ending-gained = Ha portato: { $gained }.
ending-home = Ciò che si porta a casa
ending-all-kept = La prima partita è finita, e tutti tengono tutto ciò che hanno.
ending-trophy = Un trofeo va nel forziere.
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
        [one] Un nome da dare.
       *[other] { $count } nomi da dare.
    }
ending-crates = Dalle casse
ending-crate = Cassa { $crate }: { $title }
ending-from-objective = Obiettivi: { $points }
ending-from-quota = Quote: { $points }
ending-from-crate = Casse aperte: { $points }
ending-from-building = Costruzioni: { $points }
ending-from-village = Edifici del villaggio: { $points }
ending-from-reputation = Reputazione: { $points }
ending-from-choice = La scelta finale: { $points }
ending-from-other = Tutto il resto: { $points }

## Perché non è possibile

refusal-broken-seal = Questo file è stato cambiato dopo essere stato scritto.
refusal-campaign-game = Una partita di una campagna non si rigioca: si gioca la prossima.
refusal-campaign-over = Tutte le partite di questa campagna sono giocate.
refusal-role-kept = Questo posto ha già giocato il suo quartiere e lo tiene.
refusal-role-taken = Quel quartiere è di qualcun altro.
refusal-game-running = Una partita è in corso; questo si fa tra una partita e l’altra.
refusal-no-such-campaign = Questa campagna non esiste.
refusal-no-such-member = Questa campagna non ha quel posto.
refusal-nobody-left = Almeno un quartiere deve essere giocato da qualcuno che non sia l’Automa.
refusal-not-a-campaign = Questo non è il file di una campagna.
refusal-not-a-person = Lì non siede nessuno che possa essere via.
refusal-not-to-name = Non aspetta un nome.
refusal-not-your-name = Quel nome spetta a qualcun altro.
refusal-other-game = La prossima partita è la numero { $number }.
refusal-sealed = Il file contiene ciò che non è ancora sbloccato; è solo per chi ha fondato la campagna.
refusal-too-many-campaigns = Hai fondato tutte le campagne permesse.
refusal-unknown-role = Questo quartiere non esiste.
