# Charon, Inc. : ce qui est demandé, et à quoi cela sert. Les arguments sont décrits dans le fichier anglais.

goal = Le plus de points en cartes construites après quatre manches.

prompt-swap = Tu peux échanger les cartes reçues dont tu as déjà construit le numéro.
why-swap = Un numéro ne se construit qu’une fois : une seconde carte ne te sert guère. Tu peux l’échanger contre une carte inconnue dès qu’elle arrive, et une seule fois. On pose la question à tous ceux qui ont construit quelque chose, pour qu’elle ne trahisse aucune main.

prompt-offer = Choisis une carte de ta main pour la rangée commune.
why-offer = Toutes les cartes choisies sont révélées ensemble, et tout le monde pourra en construire une pendant cette manche. Cède une carte dont tu peux te passer, ou que personne d’autre ne pourra payer.

prompt-stake = Prends un drapeau sur un secteur action et place-le sur un emplacement vide.
why-stake = Chaque drapeau qui touche une zone y compte, et qui en a le plus récupère toutes ses gemmes. Le seul drapeau que tu laisses peut te donner son action : choisis bien d’où tu retires les autres.

prompt-intelligence = Déplace un de tes drapeaux, ou laisse-les tous en place.
why-intelligence = Maintenant que tous les drapeaux sont là, un seul peut gagner une zone ou la gâcher pour quelqu’un. Le nouvel emplacement doit toucher une zone de 1 ou 2 gemmes et aucune de 3.

prompt-engineering = Prends une carte de la défausse ou de la rangée commune, ou passe.
why-engineering = La carte vient dans ta main, et tu peux la construire dès cette manche. La défausse, que personne d’autre ne voit, contient les 12 depuis le début ; et une carte prise ainsi dans la rangée n’est pas celle que tu peux y construire.

prompt-build = Construis des cartes, échange des gemmes, ou termine ton tour.
why-build = Les cartes construites sont tes points, et peu de gemmes se conservent d’une manche à l’autre. Paie autant de cartes de ta main que tu veux et une de la rangée commune ; chaque numéro ne compte qu’une fois par partie.

prompt-keep = Choisis les gemmes que tu conserves.
why-keep = Le reste retourne à la réserve. Ce que tu conserves aide à payer tes prochaines cartes et compte pour l’ordre du tour de la manche suivante.

prompt-chance = Des gemmes et des cartes sont tirées.

prompt-waiting =
    { $step ->
        [swap] { $names } peut échanger des cartes.
        [offer]
            { $count ->
                [one] { $names } choisit une carte pour la rangée commune.
               *[other] { $names } choisissent des cartes pour la rangée commune.
            }
        [stake] { $names } place un drapeau.
        [intelligence] { $names } peut déplacer un drapeau.
        [engineering] { $names } peut prendre une carte.
        [build] { $names } construit.
        [keep]
            { $count ->
                [one] { $names } choisit les gemmes à conserver.
               *[other] { $names } choisissent les gemmes à conserver.
            }
       *[other] On attend { $names }.
    }

prompt-over = La partie est terminée.
why-over = Le plus de points en cartes construites l’emporte. En cas d’égalité, la plus haute carte départage, puis la suivante ; à égalité jusqu’à la dernière, la victoire est partagée.
