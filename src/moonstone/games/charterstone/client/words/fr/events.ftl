### Ce qui s'est passé à Charterstone. charterstone-event-KEY, avec les arguments de l'événement.

charterstone-event-settled = { $seat } pose { $building } sur la parcelle { $plot }.
charterstone-event-posted = Un objectif de cette partie : { $objective }.
charterstone-event-revealed = { $card } est révélée.
charterstone-event-reshuffled = La défausse est mélangée à la pioche.
charterstone-event-first-player = { $seat } commence.
charterstone-event-drew = { $seat } arrive avec { $card }.
charterstone-event-turn = Tour { $round } : { $seat }.
charterstone-event-rolled = Le dé montre : { $charter }.
charterstone-event-automa-card = { $seat } pioche la carte { $card } du paquet de l’Automa.
charterstone-event-brought = { $seat } joue avec { $persona }.
charterstone-event-placed =
    { $bumped ->
        [none] { $seat } place un ouvrier : { $building }.
        [own] { $seat } place un ouvrier : { $building }. Son propre ouvrier rentre.
       *[other] { $seat } place un ouvrier : { $building }. L’ouvrier de { $bumped } rentre.
    }
charterstone-event-retrieved =
    { $workers ->
        [one] { $seat } récupère un ouvrier.
       *[other] { $seat } récupère tous ses ouvriers.
    }
charterstone-event-paid = { $seat } paie { $goods }.
charterstone-event-gave = { $seat } donne { $card }.
charterstone-event-released = { $seat } donne { $minion } (depuis : { $building }).
charterstone-event-gained = { $seat } gagne { $what }.
charterstone-event-declined = { $seat } renonce à { $what }.
charterstone-event-took = { $seat } prend { $card }.
charterstone-event-named = { $seat } donne à « { $assistant } » le nom de { $name }.
charterstone-event-built =
    { $over ->
        [none] { $seat } construit { $card } sur la parcelle { $plot }.
       *[other] { $seat } construit { $card } sur la parcelle { $plot }, par-dessus { $over }.
    }
charterstone-event-opened = { $seat } ouvre la caisse { $crate } : { $found }.
charterstone-event-objective-scored = { $seat } valide « { $objective } ».
charterstone-event-shipped = { $seat } remplit la case { $column } des Quotas.
charterstone-event-reputation = { $seat } pose un jeton sur la piste de Réputation, le no { $tokens }.
charterstone-event-progress =
    { $seat ->
        [none] Le village prend son temps : Progrès à { $to } sur { $end }.
       *[other] Le jeton Progrès avance à { $to } sur { $end }.
    }
charterstone-event-progress-back = { $seat } recule le jeton Progrès à { $to } sur { $end }.
charterstone-event-income = Le progrès est sur une case de revenu.
charterstone-event-income-from = { $building } rapporte des revenus à { $seat }.
charterstone-event-income-token = { $seat } pose un jeton sur { $building }.
charterstone-event-unlocked = Nouveau dans la Chronique : { $rules }.
charterstone-event-found = { $seat } trouve { $card }.
charterstone-event-dealt = { $seat } reçoit { $card } de la pioche.
charterstone-event-looked = { $seat } regarde { $card }.
charterstone-event-searched = { $seat } cherche { $card } dans la pioche.
charterstone-event-assigned = { $seat } pioche l’objectif « { $objective } ».
charterstone-event-chose = { $seat } garde l’objectif « { $objective } ».
charterstone-event-sent = { $seat } place { $minion } : { $building }.
charterstone-event-used-card = { $seat } utilise { $card }.
charterstone-event-recalled = { $seat } récupère un ouvrier : { $building }.
charterstone-event-junked = { $seat } défausse les cartes face visible.
charterstone-event-omen = Le dé montre à { $seat } pour le tour suivant : { $charter }.
charterstone-event-grew = Personne ne le joue, et il grandit quand même ({ $charter }) : { $card } sur la parcelle { $plot }.
charterstone-event-afflicted = { $building } : { $peril }.
charterstone-event-suffered = { $seat } prend { $peril } : { $building }.
charterstone-event-relieved = { $peril } retourne à la réserve.
charterstone-event-hourglass = Le sablier est atteint : cette manche est la dernière.
charterstone-event-guidepost-met = La consigne est remplie par { $seats }.
charterstone-event-decided = { $seat } a décidé de la suite de l’histoire.
charterstone-event-reputation-scored = { $seat } marque { $vp } PV pour { $tokens } sur la piste de Réputation.
charterstone-event-won =
    { $count ->
        [one] { $seats } gagne avec { $vp } PV.
       *[other] { $seats } gagnent ensemble avec { $vp } PV.
    }
charterstone-event-glory =
    { $full ->
        [yes] { $seat } marque une étoile et complète une ligne de gloire.
       *[no] { $seat } marque une étoile.
    }
charterstone-event-expanded = { $seat } a plus de place : { $capacity }.
charterstone-event-used = { $seat } a joué avec { $personas }.
charterstone-event-discarded = { $seat } remet { $goods }.
charterstone-event-discarded-cards = { $seat } défausse { $cards }.
charterstone-event-swept = { $card } part à la défausse.
