### Charterstone at the terminal.


## The parts of the table

terminal-charterstone-page-village = tous les bâtiments du village, avec leur coût et leur gain
terminal-charterstone-page-players = les joueurs, leurs cartes et leurs coffres
terminal-charterstone-page-cards = les cartes face visible, la pioche et la défausse
terminal-charterstone-page-tracks = objectifs, Quotas, Réputation et Progrès
terminal-charterstone-page-chronicle = les règles et les histoires que tu as débloquées
terminal-charterstone-head =
    { $last ->
        [yes] Partie { $game }, manche { $round }, la dernière
       *[no] Partie { $game }, manche { $round }
    }
terminal-charterstone-player = { $points } PV { $coins } pièces { $influence } infl. { $workers } ouvr. { $reputation } rép.
terminal-charterstone-no-resources = aucune ressource
terminal-charterstone-own-objective = objectif « { $title } »
terminal-charterstone-to-build = { $title } (coût : { $goods })
terminal-charterstone-with-crate = { $title } (caisse { $crate })
terminal-charterstone-face-up = Visibles
terminal-charterstone-objective = Objectif
terminal-charterstone-spaces-left =
    { $count ->
        [one] reste { $count } case
       *[other] reste { $count } cases
    }
terminal-charterstone-mat = Visibles
terminal-charterstone-deck = Pioche
terminal-charterstone-discard = Défausse
terminal-charterstone-persona =
    { $playing ->
        [yes] Personnage « { $title } », en jeu : { $does }
       *[no] Personnage « { $title } » : { $does }
    }

## Moves

terminal-charterstone-place =
    { $worker ->
        [none] { $building } : { $deal }
        [you] { $building } (tu y es) : { $deal }
       *[other] { $building } (occupé : { $worker }) : { $deal }
    }
terminal-charterstone-deal = { $cost } → { $gain }
terminal-charterstone-with-text = { $title } : { $text }
terminal-charterstone-space =
    { $bonus ->
        [none] colonne { $column } : { $what }
       *[other] colonne { $column } : { $what }, bonus { $bonus }
    }
terminal-charterstone-choice = { $title } : chacun gagne { $gain }. { $king }
terminal-charterstone-star =
    { $stars ->
        [one] { $row } : { $stars } étoile sur { $of } ; ligne complète, à chaque mise en place à partir de la partie 3 : { $bonus }
       *[other] { $row } : { $stars } étoiles sur { $of } ; ligne complète, à chaque mise en place à partir de la partie 3 : { $bonus }
    }
terminal-charterstone-send = { $minion } sur { $place }
terminal-charterstone-do-settle = parcelle { $plot }
terminal-charterstone-do-retrieve = récupérer tous tes ouvriers
terminal-charterstone-do-partly = choisir combien prendre de chaque gain, puis placer
terminal-charterstone-do-build = « { $card } » sur la parcelle { $plot }
terminal-charterstone-do-open = la caisse de « { $card } »
terminal-charterstone-do-yes = oui
terminal-charterstone-do-no = non

## The book, the help, a campaign

terminal-charterstone-story = Histoire { $number } : { $title }
terminal-charterstone-slot = Règle { $number } : { $title }
terminal-charterstone-typing = Tape le numéro d’un coup, ou le coup lui-même : place market, pay wood, take a3, ship coins 2, build b22 4, yes, no. Tape `partly` avant de placer pour prendre moins que tout le gain.
terminal-charterstone-board = Bâtiments : { $buildings }. Caisses : { $crates }.
terminal-charterstone-thing =
    { $kind ->
        [charter] le quartier ({ $title })
        [persona] le personnage « { $title } »
       *[other] l’assistant « { $title } »
    }
terminal-charterstone-charter =
    { $who ->
        [scripted] { $title } ({ $name }, l’Automa)
        [played] { $title } ({ $name }, joué)
       *[nobody] { $title } ({ $name }, personne)
    }
terminal-charterstone-unnamed = Pas encore nommés : { $things }
terminal-charterstone-result = Partie { $game } : { $points } ; { $won }
terminal-charterstone-chests = Coffres
terminal-charterstone-used = déjà joué

## Games 4 to 12, and after the campaign

terminal-charterstone-page-story = l’histoire jusqu’ici, et les règles de cette partie
terminal-charterstone-in-this-game = Dans cette partie : { $text }
terminal-charterstone-kings = Rois : { $happy } contents, { $angry } en colère
terminal-charterstone-candle = Chandelle
terminal-charterstone-post-candle = Consigne : la chandelle ne s’éteint pas à ton tour
terminal-charterstone-par = PV de tous ensemble : { $points } ; il en faut plus de { $par }
terminal-charterstone-worker =
    { $worker ->
        [large] grand : { $place }
        [small] petit : { $place }
       *[spectral] spectral : { $place }
    }
terminal-charterstone-legend = [P] un ouvrier, [p] un petit, [P~] l’ouvrier spectral
terminal-charterstone-tile =
    { $under ->
        [none] île { $tile }
       *[other] île { $tile }, par-dessus { $under }
    }
terminal-charterstone-waiting = { $minion } attend
terminal-charterstone-has-spectral = l’ouvrier spectral
terminal-charterstone-has-companion =
    { $mood ->
        [kind] { $companion } (bienveillant)
        [unkind] { $companion } (malveillant)
       *[none] { $companion }
    }
terminal-charterstone-has-emblem = jetons sur l’emblème : { $names }
terminal-charterstone-has-card = carte Victoire « { $title } » : { $counts }
terminal-charterstone-sealed = une carte Victoire secrète
terminal-charterstone-counts = par cercle de capacité : { $capacity }, par personnage joué : { $persona }, par trophée : { $trophy }
terminal-charterstone-silent = réduits au silence jusqu’au prochain revenu
terminal-charterstone-lay =
    { $under ->
        [none] { $building } (île { $tile }) sur la parcelle { $plot }
       *[other] { $building } (île { $tile }) sur la parcelle { $plot }, par-dessus { $under }
    }
terminal-charterstone-keep-spectral = garder l’ouvrier spectral
terminal-charterstone-cannot-lay = Pose-la sur une parcelle de ton quartier qui ne porte ni île céleste ni ton bâtiment de base.
terminal-charterstone-chosen = Partie { $game } : { $title }
terminal-charterstone-chosen-kings =
    { $king ->
        [happy] Partie { $game } : { $title } (rois contents : { $kings })
       *[angry] Partie { $game } : { $title } (rois en colère : { $kings })
    }
terminal-charterstone-told = L’histoire jusqu’ici
terminal-charterstone-archived = Partis pour toujours : { $personas }
terminal-charterstone-last-scoring = Le dernier décompte
terminal-charterstone-barred = Le quartier { $charter } aurait gagné, mais avait encore l’ouvrier spectral.
terminal-charterstone-part-capacity = capacité
terminal-charterstone-part-personas = personn.
terminal-charterstone-part-trophies = trophées
terminal-charterstone-part-glory = gloire
terminal-charterstone-part-values = valeurs
terminal-charterstone-part-total = total
terminal-charterstone-part-card = carte Victoire
terminal-charterstone-on-islands = sur les îles célestes : { $buildings }
terminal-charterstone-plot-empty = libre
