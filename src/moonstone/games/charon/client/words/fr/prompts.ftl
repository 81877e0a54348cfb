# Charon, Inc. : ce qui est demandé, et à quoi cela sert. Les arguments sont décrits dans le fichier anglais.

prompt-swap =
    { $count ->
        [0] Tu n’as aucune carte à échanger : continue.
        [one] Tu as reçu un numéro déjà construit : échange-le ou garde-le.
       *[other] Tu as reçu { $count } numéros déjà construits : échange-les ou garde-les.
    }
why-swap =
    { $from ->
        [deck] Un numéro ne se construit qu’une fois : une seconde carte ne te sert guère. Tu peux échanger ces cartes une fois, dès qu’elles arrivent, contre autant de cartes du paquet ; les tiennes y retournent. On pose la question à tous ceux qui ont construit quelque chose, pour qu’elle ne trahisse aucune main.
       *[pile] Un numéro ne se construit qu’une fois : une seconde carte ne te sert guère. Tu peux échanger ces cartes une fois, dès qu’elles arrivent, contre autant de cartes de la défausse ; les tiennes y vont ensuite. On pose la question à tous ceux qui ont construit quelque chose, pour qu’elle ne trahisse aucune main.
    }

prompt-offer = Choisis une carte de ta main pour la rangée commune.
why-offer = Toutes les cartes choisies sont révélées ensemble, et tout le monde pourra en construire une pendant cette manche. Cède une carte dont tu peux te passer, ou que personne d’autre ne pourra payer.

prompt-stake =
    { $left ->
        [one] Ton dernier drapeau : prends-le sur un secteur action et place-le sur un emplacement vide.
       *[other] Prends un drapeau sur un secteur action et place-le sur un emplacement vide. Il t’en reste { $left } à placer.
    }
why-stake = Chaque drapeau qui touche une zone y compte, et qui en a le plus récupère toutes ses gemmes. Le seul drapeau que tu laisses peut te donner son action : choisis bien d’où tu retires les autres.

prompt-intelligence = Déplace un de tes drapeaux, ou laisse-les tous en place.
why-intelligence = Maintenant que tous les drapeaux sont là, un seul peut gagner une zone ou la gâcher pour quelqu’un. Chaque zone que touche le nouvel emplacement doit contenir 1 ou 2 gemmes.

prompt-engineering = Prends une carte de la défausse ou de la rangée commune, ou passe.
why-engineering = La carte vient dans ta main, et tu peux la construire dès cette manche. La défausse, que personne d’autre ne voit, contient les 12 depuis le début ; et une carte prise ainsi dans la rangée n’est pas celle que tu peux y construire.

prompt-synchrotron = Change des gemmes d’une couleur en une autre, ou passe.
why-synchrotron = Plusieurs joueurs détiennent le Synchrotron. À cette table, ils l’utilisent avant toute construction, dans l’ordre du tour inverse : maintenant, ou plus du tout dans cette manche.

prompt-build = Construis des cartes, échange des gemmes, ou termine ton tour.
why-build = Les cartes construites sont tes points, et peu de gemmes se conservent d’une manche à l’autre. Paie autant de cartes de ta main que tu veux et une de la rangée commune ; chaque numéro ne compte qu’une fois par partie.

prompt-keep =
    { $all ->
        [yes]
            { $clear ->
                [free] Tu peux conserver toutes tes gemmes, ou rendre des gemmes de couleur.
               *[count] Tu peux conserver toutes tes gemmes, ou en rendre.
            }
        [exact]
            { $clear ->
                [free] Choisis { $keep } gemmes de couleur à conserver ; les incolores te restent de toute façon.
               *[count] Choisis { $keep } gemmes à conserver.
            }
       *[no]
            { $clear ->
                [free] Choisis les gemmes de couleur que tu conserves, { $keep } au plus ; les incolores te restent de toute façon.
               *[count] Choisis les gemmes que tu conserves, { $keep } au plus.
            }
    }
why-keep =
    { $exact ->
        [yes] Ce que tu conserves aide à payer tes prochaines cartes et compte pour l’ordre du tour de la manche suivante.
       *[no] Ce que tu conserves aide à payer tes prochaines cartes et compte pour l’ordre du tour de la manche suivante. Tu peux rendre plus que tu ne dois : avec moins de gemmes, tu joueras peut-être plus tard, et ce que tu rends revient dans la réserve.
    }

prompt-chance = Des gemmes et des cartes sont tirées.
why-chance = Chaque tirage découle d’un secret scellé avant la partie et publié après : tout le monde peut vérifier qu’aucun tirage n’a été choisi.

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
        [synchrotron] { $names } peut utiliser le Synchrotron.
        [build] { $names } construit.
        [keep]
            { $count ->
                [one] { $names } choisit les gemmes à conserver.
               *[other] { $names } choisissent les gemmes à conserver.
            }
       *[other] On attend { $names }.
    }
why-waiting = On joue dans l’ordre du tour, certaines actions dans l’ordre inverse. Les choix simultanés restent cachés jusqu’à ce que tout le monde ait choisi.

prompt-over =
    { $count ->
        [one] La partie est terminée : { $names } gagne.
       *[other] La partie est terminée : { $names } partagent la victoire.
    }
why-over = Le plus de points en cartes construites l’emporte. En cas d’égalité, la plus haute carte départage, puis la suivante ; à égalité jusqu’à la dernière, la victoire est partagée.
