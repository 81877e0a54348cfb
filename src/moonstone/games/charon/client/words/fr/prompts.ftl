# Charon, Inc. : ce qui est demandé, et à quoi cela sert. Les arguments sont décrits dans le fichier anglais.

prompt-swap =
    { $count ->
        [0] Tu n’as rien à échanger. Continue.
        [one] Tu as reçu un numéro déjà construit. Échange la carte ou garde-la.
       *[other] Tu as reçu { $count } numéros déjà construits. Échange les cartes ou garde-les.
    }
why-swap =
    { $from ->
        [deck] Chaque numéro ne se construit qu’une fois : un double ne te sert guère. Tu peux échanger tes doubles une fois, dès qu’ils arrivent, contre autant de cartes du paquet. Tes doubles vont ensuite dans le paquet. La question est posée à tous ceux qui ont construit quelque chose, pour ne rien révéler de ta main.
       *[pile] Chaque numéro ne se construit qu’une fois : un double ne te sert guère. Tu peux échanger tes doubles une fois, dès qu’ils arrivent, contre autant de cartes de la défausse. Tes doubles vont ensuite à la défausse. La question est posée à tous ceux qui ont construit quelque chose, pour ne rien révéler de ta main.
    }

prompt-offer = Choisis une carte de ta main pour la rangée commune.
why-offer = Toutes les cartes choisies sont révélées ensemble, et chaque joueur peut en construire une pendant cette manche. Propose une carte dont tu peux te passer, ou que toi seul pourras payer.

prompt-stake =
    { $left ->
        [one] Déplace ton dernier drapeau d’un secteur action vers un emplacement vide.
       *[other] Déplace un drapeau d’un secteur action vers un emplacement vide. Drapeaux restants : { $left }.
    }
why-stake = Un drapeau compte dans chaque zone qu’il touche, et le joueur qui en a le plus autour d’une zone récupère toutes ses gemmes. Le drapeau que tu laisses peut te donner son action : choisis bien d’où tu retires les autres.

prompt-intelligence = Déplace un de tes drapeaux, ou passe.
why-intelligence = Tous les drapeaux sont placés : en déplacer un seul peut gagner une zone ou en priver un adversaire. Chaque zone que touche le nouvel emplacement doit contenir 1 ou 2 gemmes.

prompt-engineering = Prends une carte de la défausse ou de la rangée commune, ou passe.
why-engineering = La carte va dans ta main, et tu peux la construire dès cette manche. Toi seul vois la défausse, où les 12 se trouvent depuis le début. Une carte prise dans la rangée ne compte pas comme celle que tu peux y construire.

prompt-synchrotron = Change des gemmes d’une couleur en une autre, ou passe.
why-synchrotron = Plusieurs joueurs détiennent le Synchrotron. À cette table, ils l’utilisent avant toute construction, dans l’ordre du tour inverse. C’est ta seule occasion de cette manche.

prompt-build = Construis des cartes, échange des gemmes, ou termine ton tour.
why-build = Les cartes construites sont tes points, et tu ne conserves que peu de gemmes pour la prochaine manche. Construis autant de cartes de ta main que tu veux et une de la rangée commune. Chaque numéro ne se construit qu’une fois par partie.

prompt-keep =
    { $all ->
        [yes]
            { $clear ->
                [free] Conserve toutes tes gemmes, ou rends des gemmes de couleur.
               *[count] Conserve toutes tes gemmes, ou rends-en.
            }
        [exact]
            { $clear ->
                [free] Gemmes de couleur à conserver : { $keep }. Tu conserves aussi toutes tes incolores.
               *[count] Gemmes à conserver : { $keep }.
            }
       *[no]
            { $clear ->
                [free] Gemmes de couleur à conserver : { $keep } au plus. Tu conserves aussi toutes tes incolores.
               *[count] Gemmes à conserver : { $keep } au plus.
            }
    }
why-keep =
    { $exact ->
        [yes] Les gemmes que tu conserves aident à payer tes prochaines cartes et comptent pour l’ordre du tour de la manche suivante.
       *[no] Les gemmes que tu conserves aident à payer tes prochaines cartes et comptent pour l’ordre du tour de la manche suivante. Tu peux en rendre plus que nécessaire : avec moins de gemmes, tu joueras peut-être plus tard, et elles retournent dans la réserve.
    }

prompt-chance = Tirage des gemmes et des cartes.
why-chance = Chaque tirage découle d’un secret scellé avant la partie et publié après elle. Chacun peut ainsi vérifier qu’aucun tirage n’a été truqué.

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
       *[other] En attente : { $names }.
    }
why-waiting = On joue dans l’ordre du tour, ou dans l’ordre inverse pour certaines actions. Les choix simultanés restent cachés jusqu’à ce que tout le monde ait choisi.

prompt-over =
    { $count ->
        [one] La partie est terminée : { $names } gagne.
       *[other] La partie est terminée : { $names } se partagent la victoire.
    }
why-over = Le joueur qui a le plus de points en cartes construites gagne. En cas d’égalité, la plus haute carte décide, puis la suivante, et ainsi de suite. Si toutes les cartes sont égales, les joueurs à égalité partagent la victoire.
