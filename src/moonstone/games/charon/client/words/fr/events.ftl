# Charon, Inc. : ce qui s’est passé. Les arguments sont décrits dans le fichier anglais.

charon-event-order-drawn = Ordre du tour, tiré au sort : { $order }.
charon-event-buried = Une carte va face cachée sous la défausse.
charon-event-round-begins = La manche { $round } commence.
charon-event-seeded = La zone { $zone } reçoit { $gem }.
charon-event-dealt =
    { $known ->
        [yes] { $seat } reçoit { $card }.
       *[no] { $seat } reçoit une carte.
    }
charon-event-set-aside =
    { $known ->
        [yes] { $seat } met { $card } de côté pour l’échanger.
       *[no] { $seat } met une carte de côté pour l’échanger.
    }
charon-event-drew =
    { $from ->
        [deck]
            { $known ->
                [yes] { $seat } pioche { $card } dans le paquet.
               *[no] { $seat } pioche une carte dans le paquet.
            }
       *[pile]
            { $known ->
                [yes] { $seat } pioche { $card } dans la défausse.
               *[no] { $seat } pioche une carte dans la défausse.
            }
    }
charon-event-offered =
    { $known ->
        [yes] { $seat } choisit { $card } pour la rangée commune.
       *[no] { $seat } choisit une carte pour la rangée commune.
    }
charon-event-row-revealed = La rangée commune est révélée : { $cards }.
charon-event-staked = { $seat } déplace un drapeau du secteur { $area } vers { $spot }.
charon-event-live =
    { $count ->
        [0] Aucune action n’est active.
       *[other] Actions actives : { $list }.
    }
charon-event-live-part = { $area } pour { $names }
charon-event-relocated = { $seat } déplace son drapeau de { $spot } à { $to }.
charon-event-passed = { $seat } n’utilise pas l’action { $area }.
charon-event-claimed =
    { $how ->
        [centre] { $seat } récupère { $gem } dans la zone { $zone } : le milieu départage.
        [roads] { $seat } récupère { $gem } dans la zone { $zone } : les routes départagent.
       *[most] { $seat } récupère { $gem } dans la zone { $zone }.
    }
charon-event-tied = Égalité dans la zone { $zone } : { $seats }. Restent pour la prochaine manche : { $gem }.
charon-event-found = { $seat } trouve une gemme incolore.
charon-event-looked =
    { $known ->
        [yes]
            { $count ->
                [0] { $seat } regarde la défausse, qui est vide.
               *[other] { $seat } regarde la défausse : { $cards }.
            }
       *[no] { $seat } regarde la défausse.
    }
charon-event-took =
    { $from ->
        [row] { $seat } prend { $card } dans la rangée commune.
       *[pile]
            { $known ->
                [yes] { $seat } prend { $card } dans la défausse.
               *[no] { $seat } prend une carte dans la défausse.
            }
    }
charon-event-order-set = Nouvel ordre du tour : { $order }.
charon-event-traded = { $seat } échange { $give } contre { $get }.
charon-event-transmuted = { $seat } change { $give } en { $get } au Synchrotron.
charon-event-built =
    { $from ->
        [row] { $seat } construit { $card } depuis la rangée commune pour { $paid }.
       *[hand] { $seat } construit { $card } pour { $paid }.
    }
charon-event-ended = { $seat } termine son tour.
charon-event-chose-gems =
    { $known ->
        [yes] { $seat } choisit les gemmes à conserver : { $gems }.
       *[no] { $seat } choisit les gemmes à conserver.
    }
charon-event-kept =
    { $kept ->
        [none] { $seat } ne conserve aucune gemme.
       *[some] { $seat } conserve { $gems }.
    }
charon-event-row-discarded = Le reste de la rangée commune va à la défausse : { $cards }.
charon-event-over = La partie est terminée : { $list }.
charon-event-over-part =
    { $score ->
        [one] { $rank }. { $name } avec { $score } point
       *[other] { $rank }. { $name } avec { $score } points
    }
