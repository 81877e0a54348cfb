# Pourquoi ce n’est pas possible. Les arguments sont décrits dans le fichier anglais.

## La partie

refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-not-now = Ce n’est pas possible à ce moment de la manche.
refusal-unknown-move = Ce coup n’existe pas.
refusal-bad-move = Il manque quelque chose à ce coup.
refusal-unknown-card = Cette carte n’existe pas.
refusal-unknown-gem = Cette gemme n’existe pas.
refusal-unknown-area = Ce secteur action n’existe pas.
refusal-unknown-spot = L’emplacement { $spot } n’existe pas sur cette lune.
refusal-impossible-draw = Le hasard n’a pas pu tirer cela.
refusal-no-flag-there = Tu n’as plus de drapeau sur ce secteur.
refusal-spot-not-in-play = { $spot } ne touche aucune zone en jeu à cette table.
refusal-spot-taken = Il y a déjà un drapeau en { $spot }.
refusal-not-your-flag = Tu n’as pas de drapeau en { $spot }.
refusal-zone-too-rich = L’Intelligence volée ne va pas jusque-là : cet emplacement touche une zone de 3 gemmes.
refusal-zones-empty = L’Intelligence volée ne va pas jusque-là : cet emplacement ne touche aucune zone de 1 ou 2 gemmes.
refusal-not-to-be-taken = { $card } n’est ni dans la défausse ni dans la rangée commune.
refusal-not-in-hand = Tu n’as pas { $card } en main.
refusal-not-just-dealt = Seule une carte que tu viens de recevoir peut être échangée.
refusal-not-a-duplicate = Seule une carte dont tu as déjà construit le numéro peut être échangée.
refusal-wrong-rate = On échange 3 gemmes contre 1, avec l’Entrepôt souterrain 2 contre 1.
refusal-not-gained-by-trade = Cet échange ne peut pas donner une telle gemme.
refusal-gems-missing = Il te manque ceci : { $missing }.
refusal-supply-empty = La réserve n’a plus assez de gemmes de cette sorte.
refusal-not-a-holder = Tu n’as pas le Synchrotron pendant cette manche.
refusal-used-up = Tu l’as déjà utilisé.
refusal-not-two-colours = Le Synchrotron change des gemmes d’une couleur en une seule autre couleur ; les incolores n’en ont pas.
refusal-not-in-cost = { $card } ne demande pas les gemmes que tes incolores remplaceraient.
refusal-row-used-up = Tu as déjà construit une carte de la rangée commune pendant cette manche, et une seule est permise.
refusal-not-at-hand = { $card } n’est ni dans ta main ni dans la rangée commune.
refusal-number-built = Tu as déjà construit un { $number }, et chaque numéro ne se construit qu’une fois.
refusal-clear-stays = Les gemmes incolores te restent de toute façon à cette table : choisis parmi celles de couleur.
refusal-wrong-number = Tu conserves { $keep } gemmes et ne rends que le reste.
refusal-bad-edition = Cette édition contient des erreurs et ne peut pas être jouée.

## Reprendre un coup

refusal-nothing-to-undo = Tu n’as pas de coup à reprendre.
refusal-undo-chance = On peut revenir à un coup joué, pas à un tirage.
refusal-undo-needs-consent = Pour reprendre ce coup, il faut l’accord des autres.
refusal-nothing-asked = Plus personne ne demande cela.
refusal-not-asked = On ne te demande rien, ou tu as déjà répondu.

## La table

refusal-stale = La partie a avancé entre-temps : regarde ce qui est nouveau.
refusal-not-your-seat = Ce n’est pas ta place.
refusal-no-such-seat = Cette place n’existe pas à cette table.
refusal-seat-taken = Cette place est prise.
refusal-seat-away = Un bot joue à cette place. Si c’est la tienne, reprends-la d’abord.
refusal-not-away = Personne ne joue pour toi : la place est à toi.
refusal-needs-link = Cette place est réservée à qui apporte son lien.
refusal-bad-link = Ce lien n’ouvre aucune place ici, ou il a été remplacé par un plus récent.
refusal-not-host = Seule la personne qui a ouvert la table peut faire cela.
refusal-not-open = La partie a déjà commencé.
refusal-not-playing = Aucune partie n’est en cours ici : elle n’a pas commencé, ou elle est terminée.
refusal-not-over = Il faut attendre la fin de la partie.
refusal-seats-empty = Toutes les places doivent être prises avant de commencer.
refusal-rematch-open = Une nouvelle partie est déjà ouverte.
refusal-bad-chat = Un message compte de 1 à 500 caractères.
refusal-no-such-table = Cette table n’existe pas.
refusal-no-such-position = La partie n’est pas allée jusque-là.

## Ouvrir une table

refusal-bad-name = Un nom compte de 1 à 60 caractères visibles.
refusal-bad-seats = Ce jeu ne se joue pas avec ce nombre de joueurs.
refusal-bad-clock = Une pendule a besoin d’au moins une seconde.
refusal-bad-option = Cette option n’a pas cette réponse.
refusal-unknown-option = Cette option n’existe pas.
refusal-unknown-preset = Ce préréglage n’existe pas.
refusal-unknown-bot = Ce bot n’existe pas.
refusal-unknown-game = Ce jeu n’existe pas.
refusal-no-such-game = Ce jeu n’existe pas.
refusal-no-editions = Ce jeu ne se joue qu’avec une seule édition.
refusal-too-many-tables = Tu as trop de parties en cours : termines-en ou quittes-en d’abord.

## Le chemin du serveur

refusal-no-session = Donne d’abord ton nom, ou reviens par ton lien de récupération.
refusal-bad-recovery = Ce lien de récupération est inconnu, ou il a été remplacé par un plus récent.
refusal-too-many = C’est un peu rapide : attends un instant.
refusal-no-hints = À cette table, tout le monde joue sans conseils.
refusal-no-hint-now = La recherche n’a pas abouti à temps. Réessaie dans un instant.
refusal-nothing-to-decide = Il n’y a rien à décider ici.
refusal-too-large = C’est trop gros pour être envoyé.
refusal-storage = Le serveur ne peut rien enregistrer en ce moment. Rien n’est perdu : réessaie.
refusal-internal = Une erreur s’est produite sur le serveur. Elle a été notée.
refusal-bad-origin = Le serveur n’accepte rien de cette page : ouvre la table à sa propre adresse.
refusal-bad-json = Le serveur n’a pas pu lire cela.
refusal-bad-request = Le serveur n’a pas compris cela.
refusal-no-such-path = Il n’y a rien ici.
refusal-bad-log = Le journal de cette table est abîmé : elle ne peut pas être ouverte.

## Parties enregistrées

refusal-not-json = Ceci n’est pas une partie enregistrée.
refusal-not-a-record = Ceci n’est pas une partie enregistrée.
refusal-record-layout = Cette partie a été enregistrée par une autre version de Moonstone et ne peut pas être lue.
refusal-bad-record = Cette partie enregistrée est incomplète ou abîmée.
refusal-bad-entry = Un coup de cette partie enregistrée est abîmé.
refusal-rules-version = Cette partie suit une autre version des règles que celle jouée ici.
refusal-edition-changed = Cette partie a été jouée avec une édition qui n’est pas la même ici.
refusal-wrong-result = Le résultat enregistré n’est pas celui auquel mènent les coups de la partie.
refusal-no-secret = Le secret des tirages n’est pas encore publié : on ne peut pas les vérifier.
refusal-bad-secret = Le secret de cette partie est abîmé.
refusal-broken-commitment = Le secret de cette partie n’est pas celui promis au début.
refusal-false-draw = Un tirage de cette partie n’est pas celui du hasard.
refusal-record-too-long = Cette partie n’a pas pu être vérifiée à temps.
refusal-in-record = Le coup { $entry } de cette partie n’est pas possible.
