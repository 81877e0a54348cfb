### Le livre de Charterstone : la Chronique, le guide de l'Index, les Archives, chaque icône ; et ce que font cartes et personnages.
### Les mots de ce qui est dans les caisses ne sont pas ici : le serveur les dit une fois la caisse ouverte.

charterstone-book = Chronique
charterstone-book-why = Règles, histoires, caisses, Archives et toutes les icônes (touche B)
charterstone-book-of = La Chronique de « { $village } »
charterstone-book-plain = La Chronique
charterstone-book-sections = Sommaire
charterstone-book-stories = Histoires
charterstone-book-rules = Règles
charterstone-book-index = Guide de l’Index
charterstone-book-archive = Archives
charterstone-book-icons = Icônes
charterstone-book-next = Page suivante
charterstone-book-back = Page précédente
charterstone-book-close = Fermer le livre
charterstone-book-home = Retour au village
charterstone-book-page = Page { $from } sur { $of }
charterstone-book-spread = Pages { $from } et { $to } sur { $of }
charterstone-book-search = Chercher dans le livre
charterstone-book-found =
    { $count ->
        [0] Aucun résultat dans le livre pour l’instant.
        [one] { $count } résultat
       *[other] { $count } résultats
    }
charterstone-book-slot = Emplacement { $number }
charterstone-book-slot-empty = Pas encore d’autocollant ici.
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
charterstone-book-choices = Choix faits
charterstone-book-crates = Caisses ouvertes : { $opened } sur { $all }
charterstone-book-crate = Caisse { $number }
charterstone-book-crate-titled = Caisse { $number } : { $title }
charterstone-book-closed = Caisse { $number }, encore fermée
charterstone-book-found-by = Ouverte pendant la partie { $game } par ce quartier : { $charter }
charterstone-book-unlocked = Nouvelles règles : { $rules }
charterstone-book-joined =
    { $count ->
        [one] Une autre carte a rejoint la pioche.
       *[other] { $count } autres cartes ont rejoint la pioche.
    }
charterstone-book-archive-empty = Rien n’a encore été archivé.
charterstone-book-archive-why = Voici tout ce qui a quitté le jeu : les cartes des caisses ouvertes et celles des bâtiments sans caisse.
charterstone-book-icons-why = Pour savoir ce que veut dire une icône, survole-la, place le focus dessus ou garde le doigt dessus.
charterstone-book-came = Cela vient d’une caisse. La Chronique en explique les règles.

## Ce que disent les icônes

charterstone-icon-vp = Les PV. Le joueur qui en a le plus gagne la partie.
charterstone-icon-coin = Les pièces. Il y en a 36 pour tous les joueurs.
charterstone-icon-influence = L’Influence. Tu as douze jetons, à payer à la réserve générale ou à placer sur le plateau.
charterstone-icon-worker = Un ouvrier. Tu en as deux.
charterstone-icon-resource = Une ressource de n’importe quel type.
charterstone-icon-raw = La ressource du quartier { $charter }. Il y en a douze.
charterstone-icon-card = Une des cartes Développements face visible.
charterstone-icon-assistant = Un assistant : une carte Développement qui aide son propriétaire pendant toute la partie.
charterstone-icon-building = Une carte Bâtiment. Construis-le avec les quatre ressources qu’elle montre.
charterstone-icon-constructed = La carte d’un bâtiment déjà construit.
charterstone-icon-blueprint = Les quatre ressources d’une de tes cartes Bâtiments. Paie-les pour le construire.
charterstone-icon-crate = Une caisse. Ouvre-la à la Charterstone ou à un autre bâtiment avec cette icône.
charterstone-icon-objective = Un objectif. Si tu l’as réalisé, valide-le à la Tribune ou à un autre bâtiment avec cette icône.
charterstone-icon-quota = Une case du tableau des Quotas. Remplis-la au Port des Nuages ou à un autre bâtiment avec cette icône.
charterstone-icon-reputation = La Réputation : un jeton d’Influence sur la piste de Réputation. Les joueurs qui y ont le plus de jetons marquent des PV à la fin.
charterstone-icon-progress = Le jeton Progrès avance.
charterstone-icon-hourglass = Le sablier. Quand le jeton Progrès y arrive, la manche en cours est la dernière.
charterstone-icon-deck = La carte du dessus de la pioche.
charterstone-icon-persona = Un personnage. Chaque joueur en joue un.

## Ce que font cartes et personnages

charterstone-does = { $when } : { $gain }.
charterstone-does-with = { $when } (condition : { $needs }) : { $gain }.
charterstone-does-item = Paie ceci et défausse la carte : { $cost }. Tu gagnes : { $gain }.
charterstone-does-treasure = Défausse-le pour gagner : { $gain }.
charterstone-does-guest = À chaque revenu : { $gain }. À quatre joueurs ou plus, choisis un seul des deux gains.
charterstone-does-nothing = Aucun pouvoir.
charterstone-does-placed = Quand tu le places, ou quand un adversaire utilise son bâtiment : { $gain }.
charterstone-when-use = Quand tu utilises « { $of } »
charterstone-when-cost = Quand tu utilises un bâtiment qui coûte ceci ({ $of })
charterstone-when-progress = Chaque fois que tu avances le jeton Progrès
charterstone-when-reputation = Pour chaque jeton que tu poses sur la piste de Réputation
charterstone-when-score = Quand tu valides un objectif
charterstone-when-first-score = Quand tu es le premier à valider un objectif public
charterstone-when-build = Quand tu construis
charterstone-when-open = Quand tu ouvres une caisse
charterstone-when-end = À la fin de la partie
charterstone-when-income = À chaque revenu
charterstone-when-income-space = Quand tu avances le jeton Progrès sur une case de revenus
charterstone-when-take = Quand tu gagnes une carte de ce type ({ $of })
charterstone-when-earn = Quand un bâtiment te donne une carte de ce type ({ $of })
charterstone-when-retrieve = Quand tu récupères au moins { $of }
charterstone-when-away = Quand tu récupères tes deux ouvriers et qu’ils étaient dans des quartiers adverses
charterstone-when-peril = Quand tu prends { $of }
charterstone-when-bump = Quand tu renvoies l’ouvrier d’un adversaire
charterstone-when-commons = Quand tu utilises un des Bâtiments Communs
charterstone-when-first-use = La première fois que tu utilises un bâtiment que tu as construit pendant cette partie
charterstone-when-minion = Quand tu places une figurine qui n’est pas un ouvrier
charterstone-when-spent = Quand il ne te reste aucun ouvrier après avoir utilisé un bâtiment
charterstone-when-coin = Quand un bâtiment de ce quartier te donne des pièces ({ $of })
charterstone-when-vp = Quand un bâtiment de ce quartier te donne des PV ({ $of })
charterstone-when-once = Une fois par partie, à ton tour
