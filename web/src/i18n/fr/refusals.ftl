### Why the server refuses something: refusal-CODE.

## The table

refusal-nothing-asked = Plus personne ne demande cela.
refusal-not-asked = On ne te demande rien, ou tu as déjà répondu.
refusal-stale = La partie a avancé entre-temps : regarde ce qui est nouveau.
refusal-not-your-seat = Ce n’est pas ta place.
refusal-seat-taken = Cette place est prise.
refusal-seat-away = Un bot joue à cette place. Si c’est la tienne, reprends-la d’abord.
refusal-not-away = Personne ne joue pour toi : la place est à toi.
refusal-needs-link = Cette place est réservée à qui apporte son lien.
refusal-bad-link = Ce lien n’ouvre aucune place ici, ou il a été remplacé par un plus récent.
refusal-not-host = Seule la personne qui a ouvert la table peut faire cela.
refusal-not-open = La partie a déjà commencé.
refusal-not-playing = Aucune partie n’est en cours ici : elle n’a pas commencé, ou elle est terminée.
refusal-seats-empty = Toutes les places doivent être prises avant de commencer.
refusal-rematch-open = Une nouvelle partie est déjà ouverte.
refusal-bad-chat = Un message compte de 1 à 500 caractères.
refusal-no-such-table = Cette table n’existe pas.
refusal-no-such-position = La partie n’est pas allée jusque-là.
refusal-bad-clock = Une pendule a besoin d’au moins une seconde.
refusal-too-many-tables = Tu as trop de parties en cours : termines-en ou quittes-en d’abord.
refusal-bad-log = Le journal de cette table est abîmé : elle ne peut pas être ouverte.
refusal-record-too-long = Cette partie n’a pas pu être vérifiée à temps.

## The way to the server

refusal-no-session = Donne d’abord ton nom, ou reviens par ton lien de récupération.
refusal-bad-recovery = Ce lien de récupération est inconnu, ou il a été remplacé par un plus récent.
refusal-recovery-kept = Tu as déjà un lien de récupération. Pour le remplacer, ouvre-le sur cet appareil, puis crées-en un nouveau.
refusal-muted = L’hôte ne te laisse pas écrire ici.
refusal-too-many = C’est un peu rapide : attends un instant.
refusal-no-hints = À cette table, tout le monde joue sans conseils.
refusal-no-hint-now = La recherche n’a pas abouti à temps. Réessaie dans un instant.
refusal-too-large = C’est trop gros pour être envoyé.
refusal-storage = Le serveur ne peut rien enregistrer en ce moment. Rien n’est perdu : réessaie.
refusal-internal = Une erreur s’est produite sur le serveur. Elle a été notée.
refusal-bad-origin = Le serveur n’accepte rien de cette page : ouvre la table à sa propre adresse.
refusal-bad-json = Le serveur n’a pas pu lire cela.
refusal-bad-request = Le serveur n’a pas compris cela.
refusal-no-such-path = Il n’y a rien ici.
