### Charterstone : ce qui se compte, se paie et se gagne. charterstone-amount-WHAT prend $count.

charterstone-amount-vp = { $count } PV
charterstone-amount-coin =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
charterstone-amount-influence = { $count } Influence
charterstone-amount-reputation = { $count } réputation
charterstone-amount-progress = { $count } progrès
charterstone-amount-resource =
    { $count ->
        [one] { $count } ressource au choix
       *[other] { $count } ressources au choix
    }
charterstone-amount-pumpkin =
    { $count ->
        [one] { $count } citrouille
       *[other] { $count } citrouilles
    }
charterstone-amount-wood = { $count } bois
charterstone-amount-grain =
    { $count ->
        [one] { $count } grain
       *[other] { $count } grains
    }
charterstone-amount-coal =
    { $count ->
        [one] { $count } charbon
       *[other] { $count } charbons
    }
charterstone-amount-iron =
    { $count ->
        [one] { $count } fer
       *[other] { $count } fers
    }
charterstone-amount-clay =
    { $count ->
        [one] { $count } argile
       *[other] { $count } argiles
    }
charterstone-amount-card =
    { $count ->
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
charterstone-amount-capacity = { $count } capacité
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
        [one] { $count } sorte de ressource
       *[other] { $count } sortes de ressources
    }
charterstone-amount-card-kind =
    { $count ->
        [one] { $count } sorte de carte
       *[other] { $count } sortes de cartes
    }
charterstone-amount-building-card =
    { $count ->
        [one] { $count } carte Bâtiment, construit ou non
       *[other] { $count } cartes Bâtiments, construits ou non
    }
charterstone-amount-quota =
    { $count ->
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
        [one] { $count } bâtiment du quartier
       *[other] { $count } bâtiments du quartier
    }
charterstone-amount-value = { $count } de valeur des bâtiments du quartier
charterstone-amount-goods =
    { $count ->
        [one] { $count } pièce ou ressource
       *[other] { $count } pièces et ressources
    }
charterstone-amount-top =
    { $count ->
        [one] la carte du dessus de la pioche
       *[other] { $count } cartes du dessus de la pioche
    }

## Ce qu'un coût demande en plus des biens

charterstone-target-blueprint = les quatre ressources d’une carte Bâtiment
charterstone-target-crate = une de tes caisses
charterstone-target-objective = 1 Influence sur un objectif que tu remplis
charterstone-target-quota = les biens d’une case des Quotas et 1 Influence dessus
charterstone-target-income = 1 Influence sur ce bâtiment

## Ce qu'un gain fait en plus de donner des biens

charterstone-effect-progress = le jeton Progrès avance
charterstone-effect-income = tes revenus tout de suite
charterstone-effect-recall = un de tes ouvriers revient
charterstone-effect-return = cet ouvrier revient
charterstone-effect-retrieve = tous tes ouvriers reviennent
charterstone-effect-again = un autre tour
charterstone-effect-search = une carte au choix de la pioche
charterstone-effect-free = le placement de ce tour dans ton quartier, sans le coût
charterstone-effect-shift = le jeton Progrès jusqu’à { $count } dans un sens ou dans l’autre
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

role-purple = Violet
role-green = Vert
role-yellow = Jaune
role-black = Noir
role-blue = Bleu
role-red = Rouge
persona-original = Fondateur
