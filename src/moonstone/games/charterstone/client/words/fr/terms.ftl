### Charterstone : ce qui se compte, se paie et se gagne. charterstone-amount-WHAT prend $count.

charterstone-amount-vp = { $count } PV
charterstone-amount-coin =
    { $count ->
        [0] aucune pièce
        [one] { $count } pièce
       *[other] { $count } pièces
    }
charterstone-amount-influence =
    { $count ->
        [0] aucun jeton d’Influence
        [one] { $count } jeton d’Influence
       *[other] { $count } jetons d’Influence
    }
charterstone-amount-reputation =
    { $count ->
        [0] aucun jeton sur la piste de Réputation
        [one] { $count } jeton sur la piste de Réputation
       *[other] { $count } jetons sur la piste de Réputation
    }
charterstone-amount-progress =
    { $count ->
        [one] { $count } case de progrès
       *[other] { $count } cases de progrès
    }
charterstone-amount-resource =
    { $count ->
        [0] aucune ressource
        [one] { $count } ressource
       *[other] { $count } ressources
    }
charterstone-amount-pumpkin =
    { $count ->
        [0] aucune citrouille
        [one] { $count } citrouille
       *[other] { $count } citrouilles
    }
charterstone-amount-wood =
    { $count ->
        [0] aucun bois
       *[other] { $count } bois
    }
charterstone-amount-grain =
    { $count ->
        [0] aucun blé
        [one] { $count } blé
       *[other] { $count } blés
    }
charterstone-amount-coal =
    { $count ->
        [0] aucun charbon
        [one] { $count } charbon
       *[other] { $count } charbons
    }
charterstone-amount-iron =
    { $count ->
        [0] aucun fer
        [one] { $count } fer
       *[other] { $count } fers
    }
charterstone-amount-clay =
    { $count ->
        [0] aucune argile
        [one] { $count } argile
       *[other] { $count } argiles
    }
charterstone-amount-card =
    { $count ->
        [0] aucune carte Développement
        [one] { $count } carte Développement
       *[other] { $count } cartes Développements
    }
charterstone-amount-assistant =
    { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }
charterstone-amount-building =
    { $count ->
        [one] { $count } carte Bâtiment
       *[other] { $count } cartes Bâtiments
    }
charterstone-amount-constructed =
    { $count ->
        [one] { $count } carte Bâtiment Construit
       *[other] { $count } cartes Bâtiments Construits
    }
charterstone-amount-guest =
    { $count ->
        [one] { $count } invité
       *[other] { $count } invités
    }
charterstone-amount-item =
    { $count ->
        [one] { $count } objet
       *[other] { $count } objets
    }
charterstone-amount-friend =
    { $count ->
        [one] { $count } ami
       *[other] { $count } amis
    }
charterstone-amount-treasure =
    { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    }
charterstone-amount-glory =
    { $count ->
        [one] { $count } étoile de gloire
       *[other] { $count } étoiles de gloire
    }
charterstone-amount-capacity =
    { $count ->
        [one] { $count } cercle de capacité
       *[other] { $count } cercles de capacité
    }
charterstone-amount-persona =
    { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    }
charterstone-amount-trophy =
    { $count ->
        [one] { $count } trophée
       *[other] { $count } trophées
    }
charterstone-amount-resource-kind =
    { $count ->
        [one] { $count } type de ressource
       *[other] { $count } types de ressources
    }
charterstone-amount-card-kind =
    { $count ->
        [one] { $count } type de carte
       *[other] { $count } types de cartes
    }
charterstone-amount-building-card =
    { $count ->
        [one] { $count } carte Bâtiment (construit ou non)
       *[other] { $count } cartes Bâtiments (construits ou non)
    }
charterstone-amount-quota =
    { $count ->
        [0] aucun jeton sur le tableau des Quotas
        [one] { $count } jeton sur le tableau des Quotas
       *[other] { $count } jetons sur le tableau des Quotas
    }
charterstone-amount-objective =
    { $count ->
        [one] { $count } objectif validé
       *[other] { $count } objectifs validés
    }
charterstone-amount-own-building =
    { $count ->
        [one] { $count } bâtiment de ton quartier
       *[other] { $count } bâtiments de ton quartier
    }
charterstone-amount-value =
    { $count ->
        [one] { $count } point de valeur des bâtiments de ton quartier
       *[other] { $count } points de valeur des bâtiments de ton quartier
    }
charterstone-amount-goods =
    { $count ->
        [one] { $count } pièce ou ressource
       *[other] { $count } pièces ou ressources
    }
charterstone-amount-top =
    { $count ->
        [one] la carte du dessus de la pioche
       *[other] { $count } cartes du dessus de la pioche
    }

## Ce qu'un coût demande en plus des biens

charterstone-target-blueprint = les quatre ressources d’une carte Bâtiment
charterstone-target-crate = une de tes caisses
charterstone-target-objective = 1 jeton d’Influence sur un objectif que tu as réalisé
charterstone-target-quota = les cadeaux d’une case du tableau des Quotas, avec 1 jeton d’Influence dessus
charterstone-target-income = 1 jeton d’Influence sur ce bâtiment

## Ce qu'un gain fait en plus de donner des biens

charterstone-effect-progress = une avancée du jeton Progrès
charterstone-effect-income = tes revenus tout de suite
charterstone-effect-recall = le retour d’un de tes ouvriers
charterstone-effect-return = le retour de cet ouvrier
charterstone-effect-retrieve = le retour de tous tes ouvriers
charterstone-effect-again = un autre tour
charterstone-effect-search = une carte de ton choix de la pioche
charterstone-effect-free = un placement dans ton quartier ce tour-ci, sans payer le coût
charterstone-effect-shift =
    { $count ->
        [one] le jeton Progrès déplacé de { $count } case au plus, en avant ou en arrière
       *[other] le jeton Progrès déplacé de { $count } cases au plus, en avant ou en arrière
    }
charterstone-effect-junk = de nouvelles cartes face visible
charterstone-effect-card =
    { $count ->
        [one] une carte Développement face visible
       *[other] { $count } cartes Développements face visible
    }

charterstone-nothing = rien
charterstone-either = { $one } ou { $other }
charterstone-per = { $what } par { $each }
charterstone-maybe = { $what } (facultatif)
charterstone-pay-gain =
    { $free ->
        [yes] Gain : { $benefit }.
       *[no] Coût : { $cost }. Gain : { $benefit }.
    }
charterstone-at-least = au moins { $what }
charterstone-at-most =
    { $count ->
        [0] { $what }
       *[other] au plus { $what }
    }
charterstone-kind-assistant = assistant
charterstone-kind-building = carte Bâtiment
charterstone-kind-constructed = bâtiment construit
charterstone-kind-guest = invité
charterstone-kind-item = objet
charterstone-kind-friend = ami
charterstone-kind-treasure = trésor
charterstone-kind-card = carte Développement

role-purple = violet
role-green = vert
role-yellow = jaune
role-black = noir
role-blue = bleu
role-red = rouge
persona-original = Fondateur
