### Ce qui s'est passé à Charterstone. charterstone-event-KEY, avec les arguments de l'événement.

charterstone-event-settled = { $seat } pose « { $building } » sur la parcelle { $plot }.
charterstone-event-posted = Un objectif de cette partie : « { $objective } ».
charterstone-event-revealed = Carte révélée : { $card }.
charterstone-event-reshuffled = La défausse est mélangée à la pioche.
charterstone-event-first-player = { $seat } commence.
charterstone-event-drew = { $seat } arrive et pioche : { $card }.
charterstone-event-turn = Tour { $round } : { $seat }.
charterstone-event-rolled =
    { $seat ->
        [none] Le dé montre : { $charter }.
       *[other] { $seat } lance le dé : { $charter }.
    }
charterstone-event-automa-card = { $seat } pioche la carte { $card } du paquet de l’Automa.
charterstone-event-brought = { $seat } joue avec « { $persona } ».
charterstone-event-placed =
    { $bumped ->
        [none] { $seat } place { $worker ->
                [large] le grand ouvrier
                [small] le petit ouvrier
                [spectral] l’ouvrier spectral
               *[any] un ouvrier
            } : { $building }.
        [own] { $seat } place { $worker ->
                [large] le grand ouvrier
                [small] le petit ouvrier
                [spectral] l’ouvrier spectral
               *[any] un ouvrier
            } : { $building }. Son propre ouvrier rentre.
       *[other] { $seat } place { $worker ->
                [large] le grand ouvrier
                [small] le petit ouvrier
                [spectral] l’ouvrier spectral
               *[any] un ouvrier
            } : { $building }. Cet ouvrier rentre ({ $bumped }).
    }
charterstone-event-retrieved =
    { $workers ->
        [0] { $seat } récupère tous ses ouvriers.
        [one] { $seat } récupère un ouvrier.
       *[other] { $seat } récupère tous ses ouvriers.
    }
charterstone-event-paid =
    { $to ->
        [none] { $seat } paie : { $goods }.
       *[other] { $seat } paie à { $to } : { $goods }.
    }
charterstone-event-gave = { $seat } donne « { $card } ».
charterstone-event-released = { $seat } donne une figurine, depuis « { $building } » : { $minion }.
charterstone-event-gained = { $seat } gagne : { $what }.
charterstone-event-declined = { $seat } renonce à ceci : { $what }.
charterstone-event-took = { $seat } prend « { $card } ».
charterstone-event-named = { $seat } donne un nom à « { $assistant } » : { $name }.
charterstone-event-built =
    { $over ->
        [none] { $seat } construit « { $card } » sur la parcelle { $plot }.
       *[other] { $seat } construit « { $card } » sur la parcelle { $plot }, par-dessus « { $over } ».
    }
charterstone-event-opened = { $seat } ouvre la caisse { $crate } : { $found }.
charterstone-event-objective-scored = { $seat } valide « { $objective } ».
charterstone-event-shipped = { $seat } remplit la case { $column } des Quotas.
charterstone-event-reputation = { $seat } pose un jeton sur la piste de Réputation, au total : { $tokens }.
charterstone-event-progress =
    { $seat ->
        [none] Le village prend son temps : Progrès à { $to } sur { $end }.
       *[other] Le jeton Progrès avance à { $to } sur { $end }.
    }
charterstone-event-progress-back = { $seat } recule le jeton Progrès à { $to } sur { $end }.
charterstone-event-income = Le progrès est sur une case de revenu.
charterstone-event-income-from = « { $building } » rapporte des revenus à { $seat }.
charterstone-event-income-token = { $seat } pose un jeton sur « { $building } ».
charterstone-event-unlocked = Nouveau dans la Chronique : { $rules }.
charterstone-event-found = { $seat } trouve « { $card } ».
charterstone-event-dealt = { $seat } reçoit « { $card } » de la pioche.
charterstone-event-looked = { $seat } regarde « { $card } ».
charterstone-event-searched = { $seat } cherche « { $card } » dans la pioche.
charterstone-event-assigned = { $seat } pioche l’objectif « { $objective } ».
charterstone-event-chose = { $seat } garde l’objectif « { $objective } ».
charterstone-event-sent = { $seat } place une figurine ({ $minion }) : { $building }.
charterstone-event-used-card = { $seat } utilise « { $card } ».
charterstone-event-recalled = { $seat } récupère un ouvrier de « { $building } ».
charterstone-event-junked = { $seat } défausse les cartes face visible.
charterstone-event-omen = Le dé montre à { $seat } pour le tour suivant : { $charter }.
charterstone-event-grew = Personne ne le joue, et il grandit quand même ({ $charter }) : { $card } sur la parcelle { $plot }.
charterstone-event-afflicted = Nouveau sur « { $building } » : { $peril }.
charterstone-event-suffered = { $seat } prend sur « { $building } » : { $peril }.
charterstone-event-relieved = De retour à la réserve : { $peril }.
charterstone-event-hourglass = Le sablier est atteint : cette manche est la dernière.
charterstone-event-guidepost-met = La consigne est remplie par { $seats }.
charterstone-event-decided = { $seat } a décidé de la suite de l’histoire : { $choice }.
charterstone-event-reputation-scored = { $seat } marque { $vp } PV pour sa Réputation, jetons sur la piste : { $tokens }.
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
charterstone-event-expanded = { $seat } a plus de place : { $capacity }.
charterstone-event-used = { $seat } a joué avec ces personnages : { $personas }.
charterstone-event-discarded = { $seat } remet : { $goods }.
charterstone-event-discarded-cards = { $seat } défausse : { $cards }.
charterstone-event-swept = À la défausse : { $card }.

## Games 4 to 12, and after the campaign

charterstone-event-tile-laid =
    { $building ->
        [none] { $seat } pose l’île céleste { $tile } sur la parcelle { $plot }.
       *[other] { $seat } pose l’île céleste { $tile } sur la parcelle { $plot }, avec « { $building } ».
    }
charterstone-event-tile-dealt = { $seat } reçoit l’île céleste { $tile }.
charterstone-event-companion = Un compagnon pour le quartier { $charter } : { $companion }.
charterstone-event-mood =
    { $mood ->
        [kind] Le compagnon du quartier { $charter } est bienveillant.
       *[unkind] Le compagnon du quartier { $charter } est malveillant.
    }
charterstone-event-came-about =
    { $forced ->
        [par] À vous tous, vous avez { $number } PV ; on en espérait plus de { $against }. { $choice }.
        [perils]
            { $number ->
                [0] Il ne reste aucun péril dans vos quartiers. { $choice }.
                [one] Il reste { $number } péril dans vos quartiers. { $choice }.
               *[other] Il reste { $number } périls dans vos quartiers. { $choice }.
            }
        [kings] Les rois jusqu’ici : { $number } contents, { $against } fâchés. { $choice }.
       *[candle] { $choice }.
    }
charterstone-event-finale = Rois contents : { $kings } ; compagnons bienveillants : { $kind } ; rebelles : { $rebels }. Cela fait { $points } points ; il en fallait plus de { $against }. { $choice }.
charterstone-event-spectral =
    { $stars ->
        [one] { $seat } a le moins de gloire, { $stars } étoile, et reçoit l’ouvrier spectral.
       *[other] { $seat } a le moins de gloire, { $stars } étoiles, et reçoit l’ouvrier spectral.
    }
charterstone-event-redeemed =
    { $card ->
        [none] { $seat } paie des pièces et retrouve son grand ouvrier.
       *[other] { $seat } cède « { $card } » et retrouve son grand ouvrier.
    }
charterstone-event-common-victory = Tout le monde reçoit la même carte Victoire : « { $victory } ».
charterstone-event-victory-picked =
    { $known ->
        [yes] { $seat } choisit en secret une carte Victoire : { $victory }.
       *[no] { $seat } choisit en secret une carte Victoire.
    }
charterstone-event-victory-drawn = { $seat } pioche une carte Victoire : « { $victory } ».
charterstone-event-last-scoring =
    { $count ->
        [0] Tout est compté : personne ne gagne la campagne.
        [one] Tout est compté : { $champions } gagne la campagne.
       *[other] Tout est compté : { $champions } gagnent ensemble la campagne.
    }
charterstone-event-farewell = « { $persona } » quitte { $seat } pour toujours.
charterstone-event-side-taken =
    { $side ->
        [loyal] Le quartier { $charter } reste fidèle au roi : { $persona }.
       *[rebel] Le quartier { $charter } se rebelle contre le roi : { $persona }.
    }
charterstone-event-candle-out = La bougie s’éteint. C’était le tour de ce joueur : { $seat }.
charterstone-event-location = Des sbires attendent partout où il y a un bâtiment sur la parcelle { $plot }.
charterstone-event-strayed = Quelqu’un attend sur « { $building } » : { $minion }.
charterstone-event-joined = { $seat } recueille le sbire qui attendait sur « { $building } ».
charterstone-event-emblem = { $seat } pose 1 Influence sur l’emblème du quartier { $charter }.
charterstone-event-assumed = { $seat } joue cette partie avec « { $persona } ».
charterstone-event-offered = { $seat } peut choisir « { $persona } ».
charterstone-event-cast = Les quartiers de cette partie : { $charters }.
charterstone-event-silenced = { $seat } fait taire les personnages adverses jusqu’au prochain revenu.
charterstone-event-handed-over = { $seat } donne à { $to } : { $goods }.
charterstone-event-card-handed-over = { $seat } donne une carte à { $to } : { $card }.
charterstone-event-minion-handed-over = { $seat } donne un sbire à { $to } : { $minion }.
charterstone-event-opened-by-story = L’histoire ouvre la caisse { $crate }.
