### The page of the server’s administrators.

admin = Administration
admin-claim = Devenir administrateur
admin-claim-why = La personne qui gère ce serveur t’a donné ce lien. Il fait de toi un administrateur et ne sert qu’une fois.
admin-claimed = Tu fais maintenant partie de l’administration.
admin-overview = Aperçu
admin-reports = Signalements
admin-people = Joueurs
admin-tables = Tables
admin-audit = Journal
admin-server = Serveur
admin-version = Version
admin-since = En marche depuis
admin-workers = Processus
admin-bots-waiting = Bots en attente
admin-database = Base de données
admin-disk = Espace disque libre
admin-backup = Dernière sauvegarde
admin-never = aucune
admin-play = Parties
admin-sockets = Personnes connectées
admin-active = Parties actives depuis une heure
admin-playing = Parties en cours
admin-open = Tables qui attendent des joueurs
admin-over = Parties terminées
admin-campaigns = Campagnes
admin-all-people = Joueurs
admin-new-people = Nouveaux depuis 24 heures
admin-behind = Quelque chose ne fonctionne pas sur le serveur : { $what }.
admin-well = Tout fonctionne.
admin-reports-open = En attente
admin-reports-closed = Traités
admin-reported-by = Signalé par { $name }
admin-nobody = une personne qui n’est plus là
admin-to-table = Aller à la table
admin-to-person = Voir ce joueur
admin-close-report = Traité
admin-nothing = Il n’y a rien ici.
admin-more = Afficher plus
admin-how-long = Pour combien de temps ?
admin-for-day = Un jour
admin-for-week = Une semaine
admin-for-month = 30 jours
admin-for-good = Pour toujours
admin-mute = Rendre muet
admin-suspend = Suspendre
admin-done-mute = Cette personne ne peut plus écrire.
admin-done-suspend = Cette personne peut seulement regarder.
admin-name = Nom ou numéro d’un joueur
admin-search = Chercher
admin-is-administrator = Administrateur
admin-here-since = Ici depuis : { $date }
admin-mute-until =
    { $date ->
        [good] Muet pour toujours
       *[other] Muet jusqu’à : { $date }
    }
admin-suspend-until =
    { $date ->
        [good] Suspendu pour toujours
       *[other] Suspendu jusqu’à : { $date }
    }
admin-lift = Lever
admin-muted = muet
admin-suspended = suspendu
admin-host = Hôte : { $name }
admin-private = privée
admin-hidden = masquée
admin-show = Remettre dans les listes
admin-hide = Retirer des listes
admin-end = Mettre fin
admin-end-title = Mettre fin à cette table ?
admin-end-why = La partie s’arrête pour tout le monde à la table. Elle ne pourra pas reprendre.
admin-end-not = La garder
admin-keeper = Ligne de commande
admin-lifted = levée
admin-did-mute = Mise en sourdine
admin-did-suspend = Suspension
admin-did-close-report = Signalement traité
admin-did-end-table = Fin de la table
admin-did-hide-table = Table masquée
admin-did-show-table = Table affichée
admin-did-hide-campaign = Campagne masquée
admin-did-show-campaign = Campagne affichée
admin-did-become-administrator = Devenu administrateur
admin-did-make-link = Lien d’administrateur
admin-did-remove-administrator = Administrateur retiré
admin-load = Charge du système (cœurs : { $cores })
admin-reports-wait =
    { $count ->
        [one] Un signalement attend.
       *[other] { $count } signalements attendent.
    }
admin-reports-about =
    { $count ->
        [one] { $count } signalement sur cette personne
       *[other] { $count } signalements sur cette personne
    }
admin-hours =
    { $count ->
        [one] une heure
       *[other] { $count } heures
    }
