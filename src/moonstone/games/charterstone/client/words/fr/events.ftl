### Ce qui s'est passé à Charterstone. charterstone-event-KEY, avec les arguments de l'événement.

charterstone-event-settled = { $seat } place « { $building } » sur la parcelle { $plot }.
charterstone-event-posted = Nouvel objectif de cette partie : « { $objective } ».
charterstone-event-revealed = Carte révélée : { $card }.
charterstone-event-reshuffled = La défausse est mélangée avec la pioche.
charterstone-event-first-player = { $seat } joue en premier.
charterstone-event-drew = { $seat } pioche une carte : { $card }.
charterstone-event-turn = Manche { $round } : { $seat }.
charterstone-event-rolled =
    { $seat ->
        [none] Le dé montre : { $charter }.
       *[other] { $seat } lance le dé : { $charter }.
    }
charterstone-event-automa-card = { $seat } pioche la carte { $card } du paquet de l’Automa.
charterstone-event-brought = { $seat } joue « { $persona } ».
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
            } : { $building }. Son autre ouvrier, déjà là, est renvoyé.
       *[other] { $seat } place { $worker ->
                [large] le grand ouvrier
                [small] le petit ouvrier
                [spectral] l’ouvrier spectral
               *[any] un ouvrier
            } : { $building }. Ouvrier renvoyé : { $bumped }.
    }
charterstone-event-retrieved =
    { $workers ->
        [0] { $seat } récupère ses figurines.
        [one] { $seat } récupère un ouvrier.
       *[other] { $seat } récupère tous ses ouvriers.
    }
charterstone-event-paid =
    { $to ->
        [none] { $seat } paie : { $goods }.
       *[other] { $seat } paie à { $to } : { $goods }.
    }
charterstone-event-gave = { $seat } donne « { $card } ».
charterstone-event-released = { $seat } cède une figurine de « { $building } » : { $minion }.
charterstone-event-gained = { $seat } gagne : { $what }.
charterstone-event-declined = { $seat } renonce à : { $what }.
charterstone-event-took = { $seat } prend « { $card } ».
charterstone-event-named = { $seat } donne un nom à « { $assistant } » : { $name }.
charterstone-event-built =
    { $over ->
        [none] { $seat } construit « { $card } » sur la parcelle { $plot }.
       *[other] { $seat } construit « { $card } » sur la parcelle { $plot }, par-dessus « { $over } ».
    }
charterstone-event-opened = { $seat } ouvre la caisse { $crate } : { $found }.
charterstone-event-objective-scored = { $seat } valide « { $objective } ».
charterstone-event-shipped = { $seat } remplit une case du tableau des Quotas.
charterstone-event-reputation = { $seat } pose un jeton sur la piste de Réputation (total : { $tokens }).
charterstone-event-progress =
    { $seat ->
        [none] Le jeton Progrès avance tout seul : { $to } sur { $end }.
       *[other] Le jeton Progrès avance : { $to } sur { $end }.
    }
charterstone-event-progress-back = { $seat } recule le jeton Progrès : { $to } sur { $end }.
charterstone-event-income = Le jeton Progrès atteint une case de revenus.
charterstone-event-income-from = { $seat } reçoit les revenus de « { $building } ».
charterstone-event-income-token = { $seat } pose un jeton sur « { $building } ».
charterstone-event-unlocked = Nouveau dans la Chronique : { $rules }.
charterstone-event-found = { $seat } trouve « { $card } ».
charterstone-event-dealt = { $seat } reçoit « { $card } ».
charterstone-event-looked = { $seat } regarde « { $card } ».
charterstone-event-searched = { $seat } cherche « { $card } » dans la pioche.
charterstone-event-assigned = { $seat } pioche l’objectif « { $objective } ».
charterstone-event-chose = { $seat } garde l’objectif « { $objective } ».
charterstone-event-sent = { $seat } place une figurine ({ $minion }) : { $building }.
charterstone-event-used-card = { $seat } utilise « { $card } ».
charterstone-event-recalled = { $seat } récupère un ouvrier de « { $building } ».
charterstone-event-junked = { $seat } défausse les cartes face visible.
charterstone-event-omen = { $seat } lance le dé pour son prochain tour : { $charter }.
charterstone-event-grew = Un quartier que personne ne joue grandit ({ $charter }) : « { $card } » sur la parcelle { $plot }.
charterstone-event-afflicted = Nouveau danger sur « { $building } » : { $peril }.
charterstone-event-suffered = { $seat } prend le danger de « { $building } » : { $peril }.
charterstone-event-relieved = De retour dans la réserve générale : { $peril }.
charterstone-event-hourglass = Le jeton Progrès atteint le sablier. C’est la dernière manche.
charterstone-event-guidepost-met = Consigne respectée : { $seats }.
charterstone-event-decided = { $seat } choisit la suite de l’histoire : { $choice }.
charterstone-event-reputation-scored = { $seat } marque { $vp } PV pour la Réputation (jetons sur la piste : { $tokens }).
charterstone-event-won =
    { $count ->
        [one] { $seats } gagne avec { $vp } PV.
       *[other] { $seats } gagnent ensemble, avec { $vp } PV chacun.
    }
charterstone-event-glory =
    { $full ->
        [yes] { $seat } marque une étoile et complète une ligne de gloire.
       *[no] { $seat } marque une étoile de gloire.
    }
charterstone-event-expanded = { $seat } gagne de la capacité : { $capacity }.
charterstone-event-used = Personnages désormais joués par { $seat } : { $personas }.
charterstone-event-discarded = { $seat } défausse : { $goods }.
charterstone-event-discarded-cards = { $seat } défausse : { $cards }.
charterstone-event-swept = Défaussée parmi les cartes face visible : { $card }.

## Games 4 to 12, and after the campaign

charterstone-event-tile-laid =
    { $building ->
        [none] { $seat } pose l’île céleste { $tile } sur la parcelle { $plot }.
       *[other] { $seat } pose l’île céleste { $tile } sur la parcelle { $plot }, avec « { $building } ».
    }
charterstone-event-tile-dealt = { $seat } reçoit l’île céleste { $tile }.
charterstone-event-companion = Un compagnon rejoint le quartier { $charter } : { $companion }.
charterstone-event-mood =
    { $mood ->
        [kind] Le compagnon du quartier { $charter } est bienveillant.
       *[unkind] Le compagnon du quartier { $charter } est malveillant.
    }
charterstone-event-came-about =
    { $forced ->
        [par] Vous avez { $number } PV à vous tous ; il en fallait plus de { $against }. { $choice }.
        [perils]
            { $number ->
                [0] Il ne reste aucun danger dans vos quartiers. { $choice }.
                [one] Il reste { $number } danger dans vos quartiers. { $choice }.
               *[other] Il reste { $number } dangers dans vos quartiers. { $choice }.
            }
        [kings] Les rois jusqu’ici : { $number } contents, { $against } en colère. { $choice }.
       *[candle] { $choice }.
    }
charterstone-event-finale = Rois contents : { $kings } ; compagnons bienveillants : { $kind } ; rebelles : { $rebels }. Total : { $points } points ; il en fallait plus de { $against }. { $choice }.
charterstone-event-spectral =
    { $stars ->
        [one] { $seat } a le moins de gloire, { $stars } étoile, et reçoit l’ouvrier spectral.
       *[other] { $seat } a le moins de gloire, { $stars } étoiles, et reçoit l’ouvrier spectral.
    }
charterstone-event-redeemed =
    { $card ->
        [none] { $seat } paie des pièces pour récupérer son grand ouvrier.
       *[other] { $seat } cède « { $card } » pour récupérer son grand ouvrier.
    }
charterstone-event-common-victory = Tout le monde reçoit la même carte Victoire : « { $victory } ».
charterstone-event-victory-picked =
    { $known ->
        [yes] { $seat } choisit en secret une carte Victoire : « { $victory } ».
       *[no] { $seat } choisit en secret une carte Victoire.
    }
charterstone-event-victory-drawn = { $seat } pioche une carte Victoire : « { $victory } ».
charterstone-event-last-scoring =
    { $count ->
        [0] Le dernier décompte est terminé. Personne ne gagne la campagne.
        [one] Le dernier décompte est terminé. { $champions } gagne la campagne.
       *[other] Le dernier décompte est terminé. { $champions } gagnent ensemble la campagne.
    }
charterstone-event-farewell = « { $persona } » quitte { $seat } pour toujours.
charterstone-event-side-taken =
    { $side ->
        [loyal] Le quartier { $charter } est fidèle au roi : { $persona }.
       *[rebel] Le quartier { $charter } se rebelle contre le roi : { $persona }.
    }
charterstone-event-candle-out = À ce tour, la chandelle s’éteint : { $seat }.
charterstone-event-location = Des complices attendent sur le bâtiment de chaque parcelle { $plot }.
charterstone-event-strayed = Un complice attend sur « { $building } » : { $minion }.
charterstone-event-joined = { $seat } recueille la figurine qui attendait sur « { $building } ».
charterstone-event-emblem = { $seat } pose 1 jeton d’Influence sur l’emblème du quartier { $charter }.
charterstone-event-assumed = { $seat } joue « { $persona } » pendant cette partie.
charterstone-event-offered = { $seat } peut choisir « { $persona } ».
charterstone-event-cast = Quartiers de cette partie : { $charters }.
charterstone-event-silenced = { $seat } réduit au silence les personnages adverses jusqu’au prochain revenu.
charterstone-event-handed-over = { $seat } donne à { $to } : { $goods }.
charterstone-event-card-handed-over = { $seat } donne une carte à { $to } : « { $card } ».
charterstone-event-minion-handed-over = { $seat } donne un complice à { $to } : { $minion }.
charterstone-event-opened-by-story = L’histoire ouvre la caisse { $crate }.
