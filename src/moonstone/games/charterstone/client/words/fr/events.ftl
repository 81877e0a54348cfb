### Ce qui s'est passé à Charterstone. charterstone-event-KEY, avec les arguments de l'événement.

charterstone-event-settled = { $name } pose { $building } sur la parcelle { $plot }.
charterstone-event-posted = Un objectif de cette partie : { $objective }.
charterstone-event-revealed = { $card } est révélée.
charterstone-event-reshuffled = La défausse est mélangée à la pioche.
charterstone-event-first-player = { $name } commence.
charterstone-event-brought = { $name } joue avec { $persona }.
charterstone-event-placed =
    { $bumped ->
        [nobody] { $name } place un ouvrier : { $building }.
        [own] { $name } place un ouvrier : { $building }. Son propre ouvrier rentre.
       *[other] { $name } place un ouvrier : { $building }. L’ouvrier de { $bumped } rentre.
    }
charterstone-event-retrieved =
    { $workers ->
        [one] { $name } récupère un ouvrier.
       *[other] { $name } récupère tous ses ouvriers.
    }
charterstone-event-paid = { $name } paie { $goods }.
charterstone-event-gave = { $name } donne { $card }.
charterstone-event-gained = { $name } gagne { $what }.
charterstone-event-declined = { $name } renonce à { $what }.
charterstone-event-took = { $name } prend { $card }.
charterstone-event-built =
    { $over ->
        [none] { $name } construit { $card } sur la parcelle { $plot }.
       *[other] { $name } construit { $card } sur la parcelle { $plot }, par-dessus { $over }.
    }
charterstone-event-opened = { $name } ouvre la caisse { $crate } : { $found }.
charterstone-event-objective-scored = { $name } valide « { $objective } ».
charterstone-event-shipped = { $name } remplit la case { $column } des Quotas.
charterstone-event-reputation = { $name } pose un jeton sur la piste de Réputation, le no { $tokens }.
charterstone-event-progress =
    { $village ->
        [yes] Le village prend son temps : Progrès à { $to } sur { $end }.
       *[no] Le jeton Progrès avance à { $to } sur { $end }.
    }
charterstone-event-progress-back = { $name } recule le jeton Progrès à { $to } sur { $end }.
charterstone-event-income-from = { $building } rapporte des revenus à { $name }.
charterstone-event-income-token = { $name } pose un jeton sur { $building }.
charterstone-event-unlocked = Nouveau dans la Chronique : { $rules }.
charterstone-event-found = { $name } trouve { $card }.
charterstone-event-dealt = { $name } reçoit { $card } de la pioche.
charterstone-event-looked = { $name } regarde { $card }.
charterstone-event-searched = { $name } cherche { $card } dans la pioche.
charterstone-event-assigned = { $name } pioche l’objectif « { $objective } ».
charterstone-event-chose = { $name } garde l’objectif « { $objective } ».
charterstone-event-sent = { $name } place { $minion } : { $building }.
charterstone-event-used-card = { $name } utilise { $card }.
charterstone-event-enjoyed = { $name } prend le gain : { $building }.
charterstone-event-recalled = { $name } récupère un ouvrier : { $building }.
charterstone-event-junked = { $name } défausse les cartes face visible.
charterstone-event-omen = Le dé montre à { $name } pour le tour suivant : { $charter }.
charterstone-event-grew = Personne ne le joue, et il grandit quand même ({ $charter }) : { $card } sur la parcelle { $plot }.
charterstone-event-afflicted = { $building } : { $peril }.
charterstone-event-suffered = { $name } prend { $peril } : { $building }.
charterstone-event-hourglass = Le sablier est atteint : cette manche est la dernière.
charterstone-event-guidepost-met = La consigne est remplie par { $names }.
charterstone-event-decided = { $name } a décidé de la suite de l’histoire.
charterstone-event-reputation-scored = { $name } marque { $vp } PV pour { $tokens } sur la piste de Réputation.
charterstone-event-won =
    { $count ->
        [one] { $names } gagne avec { $vp } PV.
       *[other] { $names } gagnent ensemble avec { $vp } PV.
    }
charterstone-event-glory =
    { $full ->
        [yes] { $name } marque une étoile et complète une ligne de gloire.
       *[no] { $name } marque une étoile.
    }
charterstone-event-expanded = { $name } a plus de place : { $capacity }.
charterstone-event-used = { $name } a joué avec { $personas }.
charterstone-event-discarded = { $name } remet { $goods }.
charterstone-event-discarded-cards = { $name } défausse { $cards }.
charterstone-event-swept = { $card } part à la défausse.
