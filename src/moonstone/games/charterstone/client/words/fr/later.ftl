### Charterstone's table in later games. What crates bring is not named here: its words come with it.

charterstone-supply = Dans la réserve
charterstone-stands-beside = Un ouvrier de { $name } se tient à côté.
charterstone-figure-there = { $minion } de { $name } est ici et n’est jamais renvoyé.
charterstone-figure-does = { $minion }, quand tu le places ou qu’un adversaire utilise son bâtiment : { $gain }.
charterstone-figures-at-hand = Autres figurines à placer
charterstone-trouble-there = { $peril } : qui utilise le bâtiment l’emporte.
charterstone-tokens-there = Jeton posé, pour chaque revenu : { $names }.
charterstone-plot-over = Parcelle { $plot } : construire par-dessus { $building }
charterstone-plot-empty = libre
charterstone-buildings-to-choose = Bâtiments au choix
charterstone-to-take = Au choix
charterstone-to-give = À donner
charterstone-ask-turn-figure =
    { $workers ->
        [0] Tous tes ouvriers sont sortis : place une autre figurine, ou récupère tout.
       *[other] À toi : place un ouvrier ou une autre figurine, ou récupère tout.
    }
charterstone-ask-turn-free = Place quelqu’un dans ton quartier : le bâtiment ne te coûte rien.

## The chest

charterstone-chest-of = Le coffre de { $name }
charterstone-glory = Gloire
charterstone-glory-row =
    { $full ->
        [yes] Complète, { $of } étoiles sur { $of }. À chaque mise en place, à partir de la troisième partie : { $bonus }.
       *[no] { $stars } étoiles sur { $of }. Une fois complète, à chaque mise en place à partir de la troisième partie : { $bonus }.
    }
charterstone-capacity = Place pour la prochaine partie
charterstone-room-for = Il y a de la place pour { $what }.
charterstone-trophies =
    { $count ->
        [0] Pas encore de trophée
        [one] { $count } trophée
       *[other] { $count } trophées
    }
charterstone-personas =
    { $count ->
        [one] { $count } personnage
       *[other] { $count } personnages
    }
charterstone-persona-used = Déjà joué.
charterstone-omen = Le dé a montré { $charter } : y utiliser un bâtiment au prochain tour rapporte un point.

## Objectives and the story

charterstone-own-objective = Un objectif personnel
charterstone-objective-of = Seul { $name } peut le valider.
charterstone-most = Consigne : le plus de { $what }
charterstone-fewest = Consigne : le moins de { $what }
charterstone-post-met = Remplie pour l’instant par { $names }.
charterstone-king-happy = Le roi sera content
charterstone-king-angry = Le roi sera fâché
charterstone-for-all = Pour tout le monde : { $what }

## The list of buildings

charterstone-show-empty = où il n’y a personne
charterstone-show-trouble = où il y a un ennui
charterstone-show-where = Où il se trouve
charterstone-show-giving = Ce qu’il donne
charterstone-show-costing = Ce qu’il coûte
charterstone-show-costs = ce qui coûte { $what }
