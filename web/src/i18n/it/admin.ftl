### The page of the server’s administrators.

admin = Amministrazione
admin-claim = Diventa amministratore
admin-claim-why = Chi gestisce questo server ti ha dato questo link. Ti rende amministratore e vale una volta sola.
admin-claimed = Ora fai parte dell’amministrazione.
admin-overview = Panoramica
admin-reports = Segnalazioni
admin-people = Giocatori
admin-tables = Tavoli
admin-audit = Registro
admin-server = Server
admin-version = Versione
admin-since = In funzione da
admin-workers = Processi
admin-bots-waiting = Bot in attesa
admin-database = Database
admin-disk = Spazio libero su disco
admin-backup = Ultimo backup
admin-never = ancora nessuno
admin-play = Partite
admin-sockets = Persone collegate
admin-active = Partite attive nell’ultima ora
admin-playing = Partite in corso
admin-open = Tavoli che aspettano giocatori
admin-over = Partite finite
admin-campaigns = Campagne
admin-all-people = Giocatori
admin-new-people = Nuovi nelle ultime 24 ore
admin-behind = Qualcosa sul server non funziona: { $what }.
admin-well = Funziona tutto.
admin-reports-open = In attesa
admin-reports-closed = Chiuse
admin-reported-by = Segnalato da { $name }
admin-nobody = qualcuno che non c’è più
admin-to-table = Vai al tavolo
admin-to-person = Su questo giocatore
admin-close-report = Chiudi
admin-nothing = Qui non c’è niente.
admin-more = Mostra altro
admin-how-long = Per quanto tempo?
admin-for-day = Un giorno
admin-for-week = Una settimana
admin-for-month = 30 giorni
admin-for-good = Per sempre
admin-mute = Silenzia
admin-suspend = Sospendi
admin-done-mute = Questa persona non può più scrivere.
admin-done-suspend = Questa persona ora può solo guardare.
admin-name = Nome o numero di un giocatore
admin-search = Cerca
admin-is-administrator = Amministratore
admin-here-since = Qui dal: { $date }
admin-mute-until =
    { $date ->
        [good] Silenziato per sempre
       *[other] Silenziato fino al: { $date }
    }
admin-suspend-until =
    { $date ->
        [good] Sospeso per sempre
       *[other] Sospeso fino al: { $date }
    }
admin-lift = Revoca
admin-muted = silenziato
admin-suspended = sospeso
admin-host = Host: { $name }
admin-private = privato
admin-hidden = nascosto
admin-show = Mostra nelle liste
admin-hide = Togli dalle liste
admin-end = Chiudi
admin-end-title = Chiudere questo tavolo?
admin-end-why = La partita finisce per tutti al tavolo. Non si potrà riprendere.
admin-end-not = Lascialo
admin-keeper = Riga di comando
admin-lifted = revoca
admin-did-mute = Silenziamento
admin-did-suspend = Sospensione
admin-did-close-report = Segnalazione chiusa
admin-did-end-table = Tavolo chiuso
admin-did-hide-table = Tavolo nascosto
admin-did-show-table = Tavolo mostrato
admin-did-hide-campaign = Campagna nascosta
admin-did-show-campaign = Campagna mostrata
admin-did-become-administrator = Diventato amministratore
admin-did-make-link = Link di amministratore
admin-did-remove-administrator = Amministratore rimosso
admin-load = Carico del sistema (core: { $cores })
admin-reports-wait =
    { $count ->
        [one] Una segnalazione è in attesa.
       *[other] { $count } segnalazioni sono in attesa.
    }
admin-reports-about =
    { $count ->
        [one] Una segnalazione su questa persona
       *[other] { $count } segnalazioni su questa persona
    }
admin-hours =
    { $count ->
        [one] un’ora
       *[other] { $count } ore
    }
