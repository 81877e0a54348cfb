### The page of the server’s administrators.

admin = Administration
admin-claim = Administrator werden
admin-claim-why = Wer diesen Server betreibt, hat dir diesen Link gegeben. Er gibt dir die Rechte der Administration. Er gilt nur einmal.
admin-claimed = Du gehörst jetzt zur Administration.
admin-overview = Überblick
admin-reports = Meldungen
admin-people = Spieler
admin-tables = Tische
admin-audit = Protokoll
admin-server = Server
admin-version = Version
admin-since = Läuft seit
admin-workers = Prozesse
admin-bots-waiting = Wartende Bots
admin-database = Datenbank
admin-disk = Freier Speicherplatz
admin-backup = Neueste Sicherung
admin-never = noch keine
admin-play = Partien
admin-sockets = Verbundene Personen
admin-active = In der letzten Stunde gespielt
admin-playing = Laufende Partien
admin-open = Tische, die auf Spieler warten
admin-over = Beendete Partien
admin-campaigns = Kampagnen
admin-all-people = Spieler
admin-new-people = Neu in den letzten 24 Stunden
admin-behind = Auf dem Server funktioniert etwas nicht: { $what }.
admin-well = Alles funktioniert.
admin-reports-open = Offen
admin-reports-closed = Erledigt
admin-reported-by = Gemeldet von { $name }
admin-nobody = jemandem, der nicht mehr da ist
admin-to-table = Zum Tisch
admin-to-person = Zum Spieler
admin-close-report = Erledigt
admin-nothing = Hier ist nichts.
admin-more = Mehr zeigen
admin-how-long = Wie lange?
admin-for-day = Einen Tag
admin-for-week = Eine Woche
admin-for-month = 30 Tage
admin-for-good = Für immer
admin-mute = Stummschalten
admin-suspend = Sperren
admin-done-mute = Diese Person kann nicht mehr schreiben.
admin-done-suspend = Diese Person kann jetzt nur noch zusehen.
admin-name = Name oder Nummer eines Spielers
admin-search = Suchen
admin-is-administrator = Administration
admin-here-since = Hier seit { $date }
admin-mute-until =
    { $date ->
        [good] Für immer stummgeschaltet
       *[other] Stummgeschaltet bis { $date }
    }
admin-suspend-until =
    { $date ->
        [good] Für immer gesperrt
       *[other] Gesperrt bis { $date }
    }
admin-lift = Aufheben
admin-muted = stummgeschaltet
admin-suspended = gesperrt
admin-host = Gastgeber: { $name }
admin-private = privat
admin-hidden = ausgeblendet
admin-show = In Listen zeigen
admin-hide = Aus Listen nehmen
admin-end = Beenden
admin-end-title = Diesen Tisch beenden?
admin-end-why = Die Partie endet für alle am Tisch. Sie kann nicht fortgesetzt werden.
admin-end-not = Nicht beenden
admin-keeper = Kommandozeile
admin-lifted = aufgehoben
admin-did-mute = Stummschaltung
admin-did-suspend = Sperre
admin-did-close-report = Meldung erledigt
admin-did-end-table = Tisch beendet
admin-did-hide-table = Tisch ausgeblendet
admin-did-show-table = Tisch eingeblendet
admin-did-hide-campaign = Kampagne ausgeblendet
admin-did-show-campaign = Kampagne eingeblendet
admin-did-become-administrator = Gehört jetzt zur Administration
admin-did-make-link = Link für die Administration
admin-did-remove-administrator = Nicht mehr in der Administration
admin-load = Systemlast (Kerne: { $cores })
admin-reports-wait =
    { $count ->
        [one] Eine Meldung wartet.
       *[other] { $count } Meldungen warten.
    }
admin-reports-about =
    { $count ->
        [one] Eine Meldung über diese Person
       *[other] { $count } Meldungen über diese Person
    }
admin-hours =
    { $count ->
        [one] eine Stunde
       *[other] { $count } Stunden
    }
