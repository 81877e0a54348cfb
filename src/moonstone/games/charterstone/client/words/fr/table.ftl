### La table de Charterstone.

charterstone-village = Le village
charterstone-commons = Les Bâtiments Communs
charterstone-nearer = Plus près
charterstone-farther = Plus loin
charterstone-whole = Tout le village
charterstone-plot = Parcelle { $plot }
charterstone-plots = Parcelles de ton quartier
charterstone-stands-there =
    { $you ->
        [true] Ton ouvrier est ici et rentrerait.
       *[other] Un ouvrier est ici et rentrerait ({ $name }).
    }
charterstone-players = Les joueurs et leurs réserves
charterstone-you = toi
charterstone-to-move = doit décider
charterstone-workers =
    { $count ->
        [0] aucun ouvrier disponible
        [one] { $count } ouvrier disponible
       *[other] { $count } ouvriers disponibles
    }
charterstone-cards-of = Cartes : { $cards }
charterstone-name-it = Nommer
charterstone-name-of = Un nom pour « { $card } »
charterstone-named-card = { $name } ({ $card })
charterstone-papers = Pistes et bâtiments
charterstone-tab-tracks = Objectifs et quotas
charterstone-tab-buildings = Tous les bâtiments
charterstone-objectives = Objectifs
charterstone-quota = Quotas
charterstone-reputation = Réputation
charterstone-met-by = { $names } peut le valider maintenant.
charterstone-scored-by = Validé par { $names }.
charterstone-space = Demande 1 Influence et en plus : { $what }.
charterstone-bonus = Bonus : { $what }.
charterstone-token-of = Rempli par { $name }.
charterstone-progress-is =
    { $last ->
        [true] Le sablier est atteint : cette manche est la dernière.
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
charterstone-piles = { $deck } dans la pioche, { $discard } dans la défausse
charterstone-to-build = Coût de construction : { $goods }.
charterstone-has-crate = Porte la caisse { $crate }, à ouvrir à la Charterstone ou à un autre bâtiment qui ouvre des caisses.
charterstone-show = Montrer
charterstone-show-all = tous les bâtiments
charterstone-show-now = ce que je peux utiliser
charterstone-show-gives = Ce qu’il donne : { $what }
charterstone-show-none = Aucun bâtiment de cette sorte.
charterstone-prompt = Ce qui est demandé
charterstone-round = Manche { $round }
charterstone-why = Pourquoi ?
charterstone-confirm = Confirmer
charterstone-cancel = Reposer
charterstone-put = Ajouter : { $what } ; reste { $left }
charterstone-take-off = Retirer : { $what }
charterstone-heap = Réuni : { $count } sur { $of }
charterstone-partly-on = À ce tour, on te demande combien de chaque gain tu veux.
charterstone-retrieve-why = Tous tes ouvriers reviennent dans ta réserve. C’est tout ton tour.
charterstone-partly-why = Tu peux gagner moins que ce qu’un bâtiment offre : on t’interroge alors sur chaque partie.
charterstone-opening = { $name } ouvre la caisse { $crate }
charterstone-result = Résultat
charterstone-crates-opened =
    { $count ->
        [one] Une caisse du village est ouverte.
       *[other] { $count } caisses du village sont ouvertes.
    }

## Ce qui est demandé

charterstone-ask-over =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent ensemble
    }
charterstone-ask-chance = Le hasard décide …
charterstone-ask-waiting = { $names } réfléchit …
charterstone-ask-settle = Sur quelle parcelle va ton premier bâtiment ?
charterstone-ask-bring = Avec qui joues-tu ?
charterstone-ask-turn =
    { $workers ->
        [0] Tous tes ouvriers sont sortis : récupère-les.
       *[other] À toi : place un ouvrier sur un bâtiment, ou récupère-les tous.
    }
charterstone-ask-pay =
    { $number ->
        [one] Quelle ressource paies-tu ?
       *[other] Quelles { $number } ressources paies-tu ?
    }
charterstone-ask-give = Que donnes-tu ? { $what }
charterstone-ask-build = Que construis-tu, et où ?
charterstone-ask-open = Quelle caisse ouvres-tu ?
charterstone-ask-score = Quel objectif valides-tu ?
charterstone-ask-ship = Quelle case des Quotas remplis-tu ?
charterstone-ask-take = Quelle carte prends-tu ? { $kind }
charterstone-ask-gain =
    { $number ->
        [one] Quelle ressource gagnes-tu ?
       *[other] Quelles { $number } ressources gagnes-tu ?
    }
charterstone-ask-may = Le veux-tu ? { $term }
charterstone-ask-part = Combien en veux-tu ? { $term }
charterstone-ask-pick = Que veux-tu ?
charterstone-ask-decide = Comment l’histoire continue-t-elle ?
charterstone-ask-star = Où marques-tu une étoile ? Encore { $number }
charterstone-ask-expand = De la place pour quoi de plus ?
charterstone-ask-keep = Quelle ressource gardes-tu ? Encore { $number }
charterstone-ask-hold = Quelle carte gardes-tu ? Encore { $number }
charterstone-ask-tend = Lequel gardes-tu ? Encore { $number }
charterstone-ask-enter = Quelqu’un est là ({ $building }) : renvoyer cet ouvrier, ou se mettre à côté ?
charterstone-ask-coins = Payer une pièce, ou une ressource à la place ?
charterstone-ask-recall = Quel ouvrier revient ?
charterstone-ask-search = Quelle carte de la pioche prends-tu ?
charterstone-ask-finish = Utiliser quelque chose, ou finir ton tour ?
charterstone-ask-shift = Où va le jeton Progrès ?
charterstone-ask-choose = Quel objectif gardes-tu ?
charterstone-ask-clear = De quel bâtiment ?
charterstone-ask-adopt = De quelle sorte ?

## Pourquoi on le demande

charterstone-why-over = La partie est finie : tout est compté.
charterstone-why-chance = Dés et cartes sont tirés ; personne ne les choisit.
charterstone-why-waiting = D’autres décident. En attendant, tu peux tout regarder.
charterstone-why-turn = À ton tour, tu places un ouvrier et utilises ce bâtiment, ou tu récupères tous tes ouvriers.
charterstone-why-buildings = Tout le monde peut utiliser tous les bâtiments, où qu’ils soient.
charterstone-why-build = Le Dirigeable fait d’une carte un bâtiment de ton quartier, pour toujours.
charterstone-why-crate = Une caisse apporte du nouveau au village. Son contenu est à toi.
charterstone-why-objectives = Quiconque remplit un objectif peut le valider une fois par partie, à la Tribune ou à un autre bâtiment qui valide des objectifs.
charterstone-why-quota = Les Quotas échangent des biens contre des PV, et certaines cases donnent un bonus. Le Port des Nuages les remplit, et quelques autres bâtiments aussi.
charterstone-why-cards = Les cartes restent à toi et aident toute la partie.
charterstone-why-progress = Quand le jeton Progrès atteint le sablier, la manche se joue jusqu’au bout.
charterstone-why-end = Entre deux parties, certaines choses restent, d’autres s’en vont.

## Ce qui est fait

charterstone-do-settle = Mettre ton premier bâtiment sur la parcelle { $plot }
charterstone-do-place = Placer un ouvrier : { $building }
charterstone-do-retrieve = Récupérer tous les ouvriers
charterstone-do-partly = Gagner en partie
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
charterstone-do-release = Donner la figurine qui est là : { $building }
charterstone-do-choose = Garder « { $objective } »
charterstone-do-clear = Ici : « { $building } »
charterstone-enter-yes = Le renvoyer
charterstone-enter-no = Se mettre à côté
charterstone-finish-no = Finir mon tour
charterstone-shift-forward =
    { $count ->
        [0] Il reste
       *[other] Avancer de { $count }
    }
charterstone-shift-back = Reculer de { $count }
