### La table de Charterstone.

charterstone-village = Le village
charterstone-commons = Les Bâtiments Communs
charterstone-nearer = Zoom avant
charterstone-farther = Zoom arrière
charterstone-whole = Voir tout le village
charterstone-plot = Parcelle { $plot }
charterstone-stands-there =
    { $you ->
        [true] Ton ouvrier est ici et serait renvoyé.
       *[other] Un ouvrier est ici et serait renvoyé : { $name }.
    }
charterstone-players = Joueurs et réserves personnelles
charterstone-you = toi
charterstone-to-move = doit décider
charterstone-workers =
    { $count ->
        [0] plus d’ouvrier
        [one] { $count } ouvrier disponible
       *[other] { $count } ouvriers disponibles
    }
charterstone-cards-of = Cartes : { $cards }
charterstone-name-it = Nommer
charterstone-name-of = Un nom pour « { $card } »
charterstone-named-card = { $name } ({ $card })
charterstone-papers = Pistes et bâtiments
charterstone-tab-tracks = Objectifs et Quotas
charterstone-tab-buildings = Tous les bâtiments
charterstone-objectives = Objectifs
charterstone-quota = Quotas
charterstone-reputation = Réputation
charterstone-met-by = Peut être validé maintenant par : { $names }.
charterstone-scored-by = Validé par : { $names }.
charterstone-space = Demande : { $what } et 1 jeton d’Influence.
charterstone-bonus = Bonus : { $what }.
charterstone-token-of = Remplie par { $name }.
charterstone-progress-is =
    { $last ->
        [true] Le jeton Progrès a atteint le sablier. C’est la dernière manche.
       *[other]
            { $left ->
                [one] Progrès : { $left } case jusqu’au sablier
               *[other] Progrès : { $left } cases jusqu’au sablier
            }
    }
charterstone-reputation-is =
    { $left ->
        [0] La piste de Réputation est pleine.
        [one] Réputation : { $left } case libre
       *[other] Réputation : { $left } cases libres
    }
charterstone-mat = Cartes Développements
charterstone-piles = Pioche : { $deck }. Défausse : { $discard }.
charterstone-to-build = Coût de construction : { $goods }.
charterstone-has-crate = Contient la caisse { $crate }. Ouvre-la à la Charterstone ou à un autre bâtiment qui ouvre des caisses.
charterstone-show = Afficher
charterstone-show-all = Tous les bâtiments
charterstone-show-now = Utilisables maintenant
charterstone-show-gives = Qui donnent : { $what }
charterstone-show-none = Aucun bâtiment ne correspond.
charterstone-prompt = À toi de décider
charterstone-round =
    { $round ->
        [0] Avant la manche 1
       *[other] Manche { $round }
    }
charterstone-why = Pourquoi ?
charterstone-confirm = Confirmer
charterstone-cancel = Annuler
charterstone-put = Ajouter : { $what } ; reste { $left }
charterstone-take-off = Retirer : { $what }
charterstone-heap = Choisi : { $count } sur { $of }
charterstone-partly-on = À ce tour, tu choisis combien prendre de chaque gain.
charterstone-retrieve-why = Tous tes ouvriers reviennent dans ta réserve personnelle. Cela prend tout ton tour.
charterstone-partly-why = Tu n’as pas à prendre tout ce qu’un bâtiment donne. Choisis combien tu veux de chaque gain.
charterstone-look-first = Choisis un bâtiment pour voir ce qu’il coûte et ce qu’il rapporte.
charterstone-opening = { $name } ouvre la caisse { $crate }
charterstone-opening-fold = Replier
charterstone-opening-unfold = Montrer le contenu de la caisse
charterstone-result = Résultat
charterstone-crates-opened =
    { $count ->
        [one] Une caisse a été ouverte dans ce village.
       *[other] { $count } caisses ont été ouvertes dans ce village.
    }

## Ce qui est demandé

charterstone-ask-over =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
charterstone-ask-chance = Le hasard décide…
charterstone-ask-waiting = { $names } réfléchit…
charterstone-ask-settle = Sur quelle parcelle places-tu ton premier bâtiment ?
charterstone-ask-bring = Quel personnage joues-tu ?
charterstone-ask-turn =
    { $workers ->
        [0] Il ne te reste plus d’ouvrier. Récupère-les tous.
       *[other] À toi : place un ouvrier sur un bâtiment, ou récupère tous tes ouvriers.
    }
charterstone-ask-pay =
    { $number ->
        [one] Quelle ressource paies-tu ?
       *[other] Quelles { $number } ressources paies-tu ?
    }
charterstone-ask-give = Que donnes-tu ? { $what }
charterstone-ask-build = Quel bâtiment construis-tu, et où ?
charterstone-ask-open = Quelle caisse ouvres-tu ?
charterstone-ask-score = Quel objectif valides-tu ?
charterstone-ask-ship = Quelle case du tableau des Quotas remplis-tu ?
charterstone-ask-take = Quelle carte prends-tu ? { $kind }
charterstone-ask-gain =
    { $number ->
        [one] Quelle ressource gagnes-tu ?
       *[other] Quelles { $number } ressources gagnes-tu ?
    }
charterstone-ask-may = Prends-tu ce gain ? { $term }
charterstone-ask-part = Combien en veux-tu ? { $term }
charterstone-ask-pick = Lequel veux-tu ?
charterstone-ask-decide = Comment l’histoire continue-t-elle ?
charterstone-ask-star = Où marques-tu une étoile ? Encore { $number }
charterstone-ask-expand = Quelle capacité augmentes-tu ?
charterstone-ask-keep = Quelle ressource gardes-tu ? Encore { $number }
charterstone-ask-hold = Quelle carte gardes-tu ? Encore { $number }
charterstone-ask-tend = Lequel gardes-tu ? Encore { $number }
charterstone-ask-enter = Un ouvrier se trouve sur « { $building } ». Le renvoyer, ou te mettre à côté ?
charterstone-ask-coins = Payer une pièce, ou une ressource à la place ?
charterstone-ask-recall = Quel ouvrier récupères-tu ?
charterstone-ask-search = Quelle carte de la pioche prends-tu ?
charterstone-ask-finish = Utiliser un objet, ou terminer ton tour ?
charterstone-ask-shift = Où déplaces-tu le jeton Progrès ?
charterstone-ask-choose = Quel objectif gardes-tu ?
charterstone-ask-clear = Sur quel bâtiment le prends-tu ?
charterstone-ask-adopt = Quel type prends-tu ?

## Pourquoi on le demande

charterstone-why-over = La partie est terminée et tout est compté.
charterstone-why-chance = Les dés et les cartes décident. Personne ne peut choisir.
charterstone-why-waiting = C’est à un autre joueur de décider. En attendant, tu peux tout regarder.
charterstone-why-turn = À ton tour, place un ouvrier et utilise ce bâtiment, ou récupère tous tes ouvriers.
charterstone-why-buildings = Tu peux utiliser tous les bâtiments, où qu’ils soient.
charterstone-why-build = Le Dirigeable fait d’une carte Bâtiment un bâtiment de ton quartier, pour toujours.
charterstone-why-crate = Une caisse apporte du nouveau au village. Ce que tu y trouves est à toi.
charterstone-why-objectives = Si tu as réalisé un objectif, tu peux le valider une fois par partie, à la Tribune ou à un autre bâtiment qui valide des objectifs.
charterstone-why-quota = Remplis le tableau des Quotas avec des cadeaux pour marquer des PV. Certaines cases donnent aussi un bonus. On le remplit au Port des Nuages et à quelques autres bâtiments.
charterstone-why-cards = Tu gardes tes cartes, et elles t’aident pendant toute la partie.
charterstone-why-progress = Quand le jeton Progrès atteint le sablier, la manche en cours est la dernière.
charterstone-why-end = Entre deux parties, certaines choses restent, d’autres sont défaussées.

## Ce qui est fait

charterstone-do-settle = Choisir la parcelle { $plot }
charterstone-do-place = Placer un ouvrier : { $building }
charterstone-do-retrieve = Récupérer mes ouvriers
charterstone-do-partly = Prendre moins…
charterstone-do-pay = Payer : { $goods }
charterstone-do-gain = Gagner : { $goods }
charterstone-do-give = Donner « { $card } »
charterstone-do-build = Construire « { $card } » sur la parcelle { $plot }
charterstone-do-open = Ouvrir la caisse : { $card }
charterstone-do-score = Valider « { $objective } »
charterstone-do-ship = Remplir la case { $column } des Quotas : { $what }
charterstone-do-take = Prendre « { $card } »
charterstone-do-yes = Oui : { $what }
charterstone-do-no = Non, merci
charterstone-do-send = Placer une figurine ({ $minion }) : { $building }
charterstone-do-use = Utiliser « { $card } »
charterstone-do-recall = Récupérer l’ouvrier : { $building }
charterstone-do-release = Céder la figurine : { $building }
charterstone-do-choose = Garder « { $objective } »
charterstone-do-clear = Prendre sur « { $building } »
charterstone-enter-yes = Le renvoyer
charterstone-enter-no = Me mettre à côté
charterstone-finish-no = Terminer mon tour
charterstone-shift-forward =
    { $count ->
        [0] Ne pas bouger
       *[other] Avancer de { $count }
    }
charterstone-shift-back = Reculer de { $count }
