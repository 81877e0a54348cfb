### Le livre de Charterstone : la Chronique, le guide de l'Index, les Archives, chaque icône ; et ce que font cartes et personnages.
### Les mots de ce qui est dans les caisses ne sont pas ici : le serveur les dit une fois la caisse ouverte.

charterstone-book = Chronique
charterstone-book-why = Règles, histoires, caisses, Archives et toutes les icônes (touche B)
charterstone-book-of = La Chronique de « { $village } »
charterstone-book-plain = La Chronique d’un village sans nom
charterstone-book-sections = Parties du livre
charterstone-book-stories = Histoires
charterstone-book-rules = Règles
charterstone-book-index = Guide de l’Index
charterstone-book-archive = Archives
charterstone-book-icons = Icônes
charterstone-book-next = Tourner la page
charterstone-book-back = Page précédente
charterstone-book-close = Fermer le livre
charterstone-book-home = Retour au village
charterstone-book-page = Page { $from } sur { $of }
charterstone-book-spread = Pages { $from } et { $to } sur { $of }
charterstone-book-search = Chercher dans le livre
charterstone-book-found =
    { $count ->
        [0] Rien de tel dans le livre pour l’instant.
        [one] { $count } passage
       *[other] { $count } passages
    }
charterstone-book-slot = Emplacement { $number }
charterstone-book-slot-empty = Rien n’est encore collé ici.
charterstone-book-over =
    { $count ->
        [one] Cet autocollant en recouvre un plus ancien.
       *[other] Cet autocollant en recouvre { $count } plus anciens.
    }
charterstone-book-games = Les parties jusqu’ici
charterstone-book-game = Partie { $number } : { $title }
charterstone-book-game-now = en cours, ou à venir
charterstone-book-won =
    { $count ->
        [one] gagnée par { $names }
       *[other] gagnée ensemble par { $names }
    }
charterstone-book-choices = Ce qui fut décidé
charterstone-book-crates = { $opened } caisses sur { $all } sont ouvertes.
charterstone-book-crate = Caisse { $number }
charterstone-book-crate-titled = Caisse { $number } : { $title }
charterstone-book-closed = Caisse { $number }, pas encore ouverte
charterstone-book-found-by = Ouverte dans la partie { $game }, quartier : { $charter }
charterstone-book-unlocked = Nouvelles règles : { $rules }
charterstone-book-joined =
    { $count ->
        [one] Une autre carte a rejoint la pioche.
       *[other] { $count } autres cartes ont rejoint la pioche.
    }
charterstone-book-archive-empty = Rien n’a encore été archivé.
charterstone-book-archive-why = Ce qui est fini pour de bon : les cartes des caisses ouvertes, et des bâtiments qui n’en montraient pas.
charterstone-book-icons-why = Pointe une icône n’importe où, mets-y le focus ou garde le doigt dessus : elle dit ce qu’elle est.
charterstone-book-came = Sorti d’une caisse ; les règles de la Chronique en disent plus.

## Ce que disent les icônes

charterstone-icon-vp = Les PV. Qui en a le plus gagne la partie.
charterstone-icon-coin = Les pièces. Il y en a 36, pour tous ensemble.
charterstone-icon-influence = L’Influence. Douze jetons : payés à la réserve, ou placés pour de bon.
charterstone-icon-worker = Un ouvrier. Chacun en a deux.
charterstone-icon-resource = Une ressource au choix.
charterstone-icon-raw = La ressource de ce quartier : { $charter }. Il y en a douze.
charterstone-icon-card = Une carte Développement, parmi celles face visible.
charterstone-icon-assistant = Un assistant : une carte Développement qui aide toute la partie.
charterstone-icon-building = Une carte Bâtiment : avec quatre ressources, elle se construit.
charterstone-icon-constructed = La carte d’un bâtiment construit.
charterstone-icon-blueprint = Les quatre ressources d’une de tes cartes Bâtiments, qui se construit alors.
charterstone-icon-crate = Une caisse, à ouvrir à la Charterstone ou à un autre bâtiment avec cette icône.
charterstone-icon-objective = Un objectif, à valider à la Tribune ou à un autre bâtiment avec cette icône, tant que tu le remplis.
charterstone-icon-quota = Une case des Quotas, à remplir au Port des Nuages ou à un autre bâtiment avec cette icône.
charterstone-icon-reputation = La Réputation : un jeton d’Influence sur la piste ; le plus de jetons vaut le plus.
charterstone-icon-progress = Le jeton Progrès avance.
charterstone-icon-hourglass = Le sablier : quand le jeton Progrès y arrive, la partie finit avec la manche.
charterstone-icon-deck = Le dessus de la pioche.
charterstone-icon-persona = Un personnage : avec qui joue un quartier.

## Ce que font cartes et personnages

charterstone-does = { $when } : { $gain }.
charterstone-does-with = { $when } (il faut : { $needs }) : { $gain }.
charterstone-does-item = Défausse la carte et paie : { $cost }. Tu gagnes : { $gain }.
charterstone-does-treasure = Défausse-le : { $gain }.
charterstone-does-guest = Avec les revenus : { $gain } ; à quatre joueurs ou plus, une seule des deux.
charterstone-does-nothing = Aucun pouvoir.
charterstone-does-placed = Quand tu le places, ou qu’un adversaire utilise son bâtiment : { $gain }.
charterstone-when-use = Quand tu utilises « { $of } »
charterstone-when-cost = Quand tu utilises un bâtiment à ce coût ({ $of })
charterstone-when-progress = Chaque fois que tu avances le jeton Progrès
charterstone-when-reputation = Pour chaque jeton que tu poses sur la piste de Réputation
charterstone-when-score = Quand tu valides un objectif
charterstone-when-first-score = Quand tu valides un objectif public avant tous les autres
charterstone-when-build = Quand tu construis
charterstone-when-open = Quand tu ouvres une caisse
charterstone-when-end = À la fin de la partie
charterstone-when-income = Avec les revenus
charterstone-when-income-space = Quand tu avances le jeton Progrès sur une case de revenus
charterstone-when-take = Quand tu gagnes une carte ({ $of })
charterstone-when-earn = Quand un bâtiment te donne une carte ({ $of })
charterstone-when-retrieve = Quand tu récupères au moins ceci ({ $of })
charterstone-when-away = Quand tu récupères tes deux ouvriers de quartiers adverses
charterstone-when-peril = Quand tu prends ceci ({ $of })
charterstone-when-bump = Quand tu renvoies l’ouvrier d’un adversaire
charterstone-when-commons = Quand tu utilises un des Bâtiments Communs
charterstone-when-first-use = La première fois que tu utilises un bâtiment que tu as construit dans cette partie
charterstone-when-minion = Quand tu places une figurine qui n’est pas un ouvrier
charterstone-when-spent = Quand il ne te reste aucun ouvrier après avoir utilisé un bâtiment
charterstone-when-coin = Quand un bâtiment de ce quartier te donne des pièces ({ $of })
charterstone-when-vp = Quand un bâtiment de ce quartier te donne des PV ({ $of })
charterstone-when-once = Une fois par partie, à ton tour
