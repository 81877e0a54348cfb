### Charterstone's table in later games. What crates bring is not named here: its words come with it.

charterstone-supply = Dans la réserve
charterstone-stands-beside = Un ouvrier se tient à côté ({ $name }).
charterstone-figure-there = Une figurine est ici et n’est jamais renvoyée ({ $name }) : { $minion }.
charterstone-figure-does = { $minion }, quand tu le places ou qu’un adversaire utilise son bâtiment : { $gain }.
charterstone-figures-at-hand = Autres figurines à placer
charterstone-trouble-there = { $peril } : qui utilise le bâtiment l’emporte.
charterstone-tokens-there = Jeton posé, pour chaque revenu : { $names }.
charterstone-plot-over = Parcelle { $plot } : construire par-dessus « { $building } »
charterstone-plot-empty = libre
charterstone-buildings-to-choose = Bâtiments au choix
charterstone-to-take = Au choix
charterstone-to-give = À donner
charterstone-ask-turn-figure =
    { $workers ->
        [0] Tous tes ouvriers sont sortis : place une autre figurine, ou récupère tout.
       *[other] À toi : place un ouvrier ou une autre figurine, ou récupère tout.
    }
charterstone-ask-turn-free = Place quelqu’un dans ton quartier : le bâtiment ne te coûte rien.

## The chest

charterstone-chest-of = Coffre : { $name }
charterstone-glory = Gloire
charterstone-glory-row =
    { $full ->
        [yes] Complète, { $of } sur { $of } étoiles. À chaque mise en place, à partir de la troisième partie : { $bonus }.
       *[no] { $stars } sur { $of } étoiles. Une fois complète, à chaque mise en place à partir de la troisième partie : { $bonus }.
    }
charterstone-capacity = Place pour la prochaine partie
charterstone-room-for = Il y a de la place pour : { $what }.
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
charterstone-omen = Le dé a montré { $charter } : y utiliser un bâtiment au prochain tour rapporte un point.

## Objectives and the story

charterstone-own-objective = Un objectif personnel
charterstone-objective-of = Seul { $name } peut le valider.
charterstone-most = Consigne, le plus possible : { $what }
charterstone-fewest = Consigne, le moins possible : { $what }
charterstone-post-met = Remplie pour l’instant par { $names }.
charterstone-king-happy = Le roi sera content
charterstone-king-angry = Le roi sera fâché
charterstone-for-all = Pour tout le monde : { $what }

## The list of buildings

charterstone-show-empty = où il n’y a personne
charterstone-show-trouble = où il y a un ennui
charterstone-show-where = Où il se trouve
charterstone-show-giving = Ce qu’il donne
charterstone-show-costing = Ce qu’il coûte
charterstone-show-costs = Ce qu’il coûte : { $what }

## Games 4 to 12, and after the campaign

charterstone-ask-lay = Quelle île céleste poses-tu, et où ? Encore { $number }
charterstone-ask-companion = { $companion } (quartier { $charter }) : bienveillant ou malveillant ?
charterstone-ask-victory = Quelle carte Victoire choisis-tu ? Tu es seul à la voir.
charterstone-ask-redeem = Paies-tu pour ton grand ouvrier, ou gardes-tu l’ouvrier spectral ?
charterstone-ask-farewell = Quel personnage te quitte pour toujours ?
charterstone-ask-side = Le quartier { $charter } : fidèle au roi, ou rebelle ?
charterstone-ask-levy = Quelle ressource { $name } te donne ?
charterstone-ask-tribute = Que donnes-tu à { $name } ? { $what }
charterstone-do-large = Placer ton grand ouvrier : { $building }
charterstone-do-small = Placer ton petit ouvrier : { $building }
charterstone-do-spectral = Placer ton ouvrier spectral : { $building }
charterstone-do-lay =
    { $building ->
        [none] Poser une île céleste libre sur la parcelle { $plot }
       *[other] Poser l’île céleste avec « { $building } » sur la parcelle { $plot }
    }
charterstone-do-companion =
    { $mood ->
        [kind] Bienveillant
       *[unkind] Malveillant
    }
charterstone-do-victory = Choisir « { $victory } »
charterstone-do-redeem =
    { $what ->
        [coin] Payer des pièces
       *[other] Céder « { $what } »
    }
charterstone-do-farewell = Dire adieu à « { $persona } »
charterstone-do-side =
    { $side ->
        [loyal] Fidèle au roi
       *[rebel] Rebelle
    }
