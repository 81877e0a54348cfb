### Why the server refuses something: refusal-CODE.

## The table

refusal-nothing-asked = Il n’y a plus rien à décider ici.
refusal-not-asked = Ce n’est pas à toi de décider, ou tu as déjà décidé.
refusal-stale = La partie a avancé entre-temps. Regarde la table et réessaie.
refusal-not-your-seat = Ce n’est pas ta place.
refusal-seat-taken = Cette place est prise.
refusal-seat-away = Un bot joue à cette place. Si c’est la tienne, reprends-la d’abord.
refusal-not-away = Aucun bot ne joue pour toi : la place est déjà la tienne.
refusal-needs-link = Cette place est réservée. Il faut son lien pour s’y asseoir.
refusal-bad-link = Ce lien ne marche pas ici, ou un plus récent l’a remplacé.
refusal-not-host = Seul l’hôte peut faire cela.
refusal-not-open = La partie a déjà commencé.
refusal-not-playing = Aucune partie n’est en cours ici : elle n’a pas commencé, ou elle est terminée.
refusal-seats-empty = Toutes les places doivent être prises avant de commencer.
refusal-rematch-open = Une revanche est déjà ouverte.
refusal-bad-chat = Un message compte de 1 à 500 caractères.
refusal-no-such-table = Cette table n’existe pas.
refusal-no-such-position = La partie n’est pas allée jusque-là.
refusal-bad-clock = Une pendule a besoin d’au moins une seconde.
refusal-too-many-tables = Tu as trop de parties en cours. Termine-en ou quittes-en d’abord.
refusal-bad-log = Impossible d’ouvrir cette table : son journal est endommagé.
refusal-record-too-long = La vérification de ce fichier a pris trop de temps.

## The way to the server

refusal-no-session = Donne d’abord ton nom, ou reviens par ton lien de récupération.
refusal-bad-recovery = Ce lien de récupération ne marche pas, ou un plus récent l’a remplacé.
refusal-recovery-kept = Tu as déjà un lien de récupération. Pour le remplacer, ouvre-le sur cet appareil, puis crées-en un nouveau.
refusal-muted = L’hôte ne te laisse pas écrire ici.
refusal-page-turned = Quelqu’un a déjà tourné la page.
refusal-too-many = C’était trop rapide. Attends un instant et réessaie.
refusal-no-hints = Les conseils sont désactivés à cette table.
refusal-no-hint-now = Le bot n’a pas eu assez de temps. Réessaie dans un instant.
refusal-too-large = C’est trop volumineux pour être envoyé.
refusal-storage = Le serveur ne peut rien enregistrer pour le moment. Rien n’est perdu ; réessaie.
refusal-internal = Une erreur s’est produite sur le serveur. Elle a été enregistrée.
refusal-bad-origin = Le serveur n’accepte aucune demande de cette page. Ouvre la table à sa propre adresse.
refusal-bad-json = Le serveur n’a pas pu lire cela.
refusal-bad-request = Le serveur n’a pas compris cela.
refusal-no-such-path = Il n’y a rien ici.
refusal-suspended = L’administration t’a suspendu. Pour l’instant, tu peux seulement regarder.
refusal-muted-everywhere = L’administration t’a rendu muet. Pour l’instant, tu ne peux écrire à personne.
refusal-not-welcome = Quelqu’un là-bas t’a bloqué.
refusal-table-ended = L’administration a mis fin à cette table.
refusal-no-such-person = Cette personne n’existe pas, ou il n’y a personne à cette place.
refusal-no-such-report = Ce signalement est déjà traité.
refusal-no-such-session = Cet appareil n’est plus connecté.
refusal-no-such-message = Ce message n’existe pas.
