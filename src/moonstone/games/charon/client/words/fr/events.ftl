# Charon, Inc. : ce qui s’est passé. Les arguments sont décrits dans le fichier anglais.

event-order-drawn = L’ordre du tour est tiré au sort : { $order }.
event-buried = Une carte est posée face cachée sous la défausse.
event-round-begins = La manche { $round } commence.
event-seeded = La zone { $zone } reçoit { $gems }.
event-dealt =
    { $known ->
        [yes] { $name } reçoit { $card }.
       *[no] { $name } reçoit une carte.
    }
event-set-aside =
    { $known ->
        [yes] { $name } met { $card } de côté pour l’échanger.
       *[no] { $name } met une carte de côté pour l’échanger.
    }
event-drew =
    { $from ->
        [deck]
            { $known ->
                [yes] { $name } pioche { $card } dans le paquet.
               *[no] { $name } pioche une carte dans le paquet.
            }
       *[pile]
            { $known ->
                [yes] { $name } pioche { $card } dans la défausse.
               *[no] { $name } pioche une carte dans la défausse.
            }
    }
event-offered =
    { $known ->
        [yes] { $name } choisit { $card } pour la rangée commune.
       *[no] { $name } a choisi une carte pour la rangée commune.
    }
event-row-revealed = La rangée commune est révélée : { $cards }.
event-staked = { $name } déplace un drapeau du secteur { $area } vers { $spot }.
event-live =
    { $count ->
        [0] Aucune action n’est active.
       *[other] Actions actives : { $list }.
    }
event-live-part = { $area } pour { $names }
event-relocated = { $name } déplace son drapeau de { $spot } à { $to }.
event-passed = { $name } n’utilise pas l’action { $area }.
event-claimed =
    { $how ->
        [centre] { $name } récupère { $gems } dans la zone { $zone } : le milieu départage.
        [roads] { $name } récupère { $gems } dans la zone { $zone } : les routes départagent.
       *[most] { $name } récupère { $gems } dans la zone { $zone }.
    }
event-tied = Égalité dans la zone { $zone } entre { $names } : { $gems } pour la prochaine manche.
event-found = { $name } trouve une gemme incolore.
event-looked =
    { $known ->
        [yes]
            { $count ->
                [0] { $name } ne trouve rien dans la défausse.
               *[other] { $name } regarde la défausse : { $cards }.
            }
       *[no] { $name } regarde la défausse.
    }
event-took =
    { $from ->
        [row] { $name } prend { $card } dans la rangée commune.
       *[pile]
            { $known ->
                [yes] { $name } prend { $card } dans la défausse.
               *[no] { $name } prend une carte dans la défausse.
            }
    }
event-order-set = L’ordre du tour selon les gemmes : { $order }.
event-traded = { $name } échange { $give } contre { $get }.
event-transmuted = { $name } change { $give } en { $get } au Synchrotron.
event-built =
    { $from ->
        [row] { $name } construit { $card } depuis la rangée commune pour { $paid }.
       *[hand] { $name } construit { $card } pour { $paid }.
    }
event-ended = { $name } termine son tour.
event-chose-gems =
    { $known ->
        [yes] { $name } choisit les gemmes à conserver : { $gems }.
       *[no] { $name } a choisi les gemmes à conserver.
    }
event-kept = { $name } conserve { $gems }.
event-row-discarded = Le reste de la rangée commune va à la défausse : { $cards }.
event-over = La partie est terminée : { $list }.
event-over-part = { $rank }. { $name } avec { $score } points
