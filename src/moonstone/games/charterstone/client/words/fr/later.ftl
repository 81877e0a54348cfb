### Charterstone's table in later games. What crates bring is not named here: its words come with it.

charterstone-supply = Dans la réserve générale
charterstone-stands-beside = Un ouvrier se tient à côté : { $name }.
charterstone-figure-there = Figurine ici : { $minion } ({ $name }). Elle ne peut pas être renvoyée.
charterstone-figure-does = { $minion }, quand tu le places ou quand un adversaire utilise son bâtiment : { $gain }.
charterstone-figures-at-hand = Autres figurines à placer
charterstone-trouble-there = Danger ici : { $peril }. Le prochain joueur qui utilise ce bâtiment le prend.
charterstone-tokens-there = Reçoivent son gain à chaque revenu : { $names }.
charterstone-plot-over = Parcelle { $plot } : construire par-dessus « { $building } »
charterstone-to-take = À prendre
charterstone-to-give = À donner
charterstone-ask-turn-figure =
    { $workers ->
        [0] Il ne te reste plus d’ouvrier. Place une autre figurine, ou récupère-les toutes.
       *[other] À toi : place une figurine, ou récupère-les toutes.
    }
charterstone-ask-turn-free = Place un ouvrier ou une figurine dans ton quartier. Le bâtiment ne te coûte rien.

## The chest

charterstone-chest-of = Coffre : { $name }
charterstone-glory = Gloire
charterstone-glory-row =
    { $full ->
        [yes] Ligne complète : { $of } étoiles sur { $of }. À chaque mise en place à partir de la partie 3 : { $bonus }.
       *[no]
            { $stars ->
                [one] { $stars } étoile sur { $of }. Quand la ligne est complète, à chaque mise en place à partir de la partie 3 : { $bonus }.
               *[other] { $stars } étoiles sur { $of }. Quand la ligne est complète, à chaque mise en place à partir de la partie 3 : { $bonus }.
            }
    }
charterstone-capacity = Gardé pour la partie suivante
charterstone-room-for = Place pour : { $what }.
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
charterstone-persona-used = Joué dans une partie précédente.
charterstone-omen = Le dé a montré : { $charter }. Si tu utilises un bâtiment de ce quartier à ton prochain tour, tu gagnes 1 PV.

## Objectives and the story

charterstone-own-objective = Objectif personnel
charterstone-objective-of = Réservé à { $name }.
charterstone-most = Consigne, le plus possible : { $what }
charterstone-fewest = Consigne, le moins possible : { $what }
charterstone-post-met = Respectée pour l’instant par : { $names }.
charterstone-king-happy = Le roi sera content
charterstone-king-angry = Le roi sera en colère
charterstone-for-all = Pour tout le monde : { $what }

## The list of buildings

charterstone-show-empty = Inoccupés
charterstone-show-trouble = Avec un danger
charterstone-show-where = Où il se trouve
charterstone-show-giving = Ce qu’il donne
charterstone-show-costing = Ce qu’il coûte
charterstone-show-costs = Qui coûtent : { $what }

## Games 4 to 12, and after the campaign

charterstone-ask-lay = Quelle île céleste poses-tu, et où ? Encore { $number }
charterstone-ask-companion = Ce compagnon du quartier { $charter } est-il bienveillant ou malveillant ? { $companion }
charterstone-ask-victory = Quelle carte Victoire choisis-tu ? Personne d’autre ne la voit.
charterstone-ask-redeem = Récupères-tu ton grand ouvrier, ou gardes-tu l’ouvrier spectral ?
charterstone-ask-farewell = Quel personnage te quitte pour toujours ?
charterstone-ask-side = Le quartier { $charter } est-il fidèle au roi, ou rebelle ?
charterstone-ask-levy = Quelle ressource reçois-tu ? De ce joueur : { $name }
charterstone-ask-tribute = Que donnes-tu à { $name } ? { $what }
charterstone-do-large = Placer ton grand ouvrier : { $building }
charterstone-do-small = Placer ton petit ouvrier : { $building }
charterstone-do-spectral = Placer ton ouvrier spectral : { $building }
charterstone-do-lay =
    { $building ->
        [none] Poser une île vide sur la parcelle { $plot }
       *[other] Poser l’île avec « { $building } » sur la parcelle { $plot }
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
