# La table de Charon. Les arguments sont décrits dans le fichier anglais.

charon-no-gems = aucune gemme
charon-zone-with-gems = { $zone } ({ $gems })

# La lune
charon-moon = La lune
charon-spot = { $spot }, { $kind } ; touche { $zones }.
charon-own-flag = Ton drapeau : choisis-le pour le déplacer.
charon-zone = Zone { $zone } : { $gems }. { $stands } Influence : { $influence }.
charon-zone-won =
    { $how ->
        [centre] { $name } la prendrait : égalité, mais drapeau au milieu.
        [roads] { $name } la prendrait : égalité, mais plus de routes.
       *[most] { $name } la prendrait.
    }
charon-zone-tied = Égalité entre { $names } : personne ne la prendrait.
charon-zone-free = Personne ne la prendrait.
charon-change = { $spot } : { $changes }
charon-change-won = Tu prendrais { $zones }.
charon-change-lost = Tu perdrais { $zones }.
charon-change-denied = Personne n’aurait { $zones }.
charon-change-passed = Changerait de main entre les autres : { $zones }.
charon-change-nothing = Aucune zone ne change de main.

# Les secteurs action
charon-areas = Secteurs action
charon-area-live = active
charon-area-blocked = bloquée
charon-area-nobody = personne
charon-area-flags = Drapeaux : { $names }.
charon-area-no-flags = Aucun drapeau.
charon-area-stands = Maintenant : { $stands }.
charon-area-leaving = Si ton drapeau s’en va : { $stands }.

# Les joueurs
charon-players = Joueurs
charon-you = (toi)
charon-to-move = à jouer
charon-place = Place { $place } dans l’ordre du tour.
charon-place-why = Place { $now } dans l’ordre du tour. D’après les gemmes actuelles : { $next }.
charon-hand-size =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
charon-hand-known =
    { $count ->
        [one] { $count } carte en main. Tu connais { $cards }.
       *[other] { $count } cartes en main. Tu connais { $cards }.
    }
charon-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
charon-total =
    { $more ->
        [0] Gemmes : { $count }
       *[other] Gemmes : { $count }, et { $more } de plus avec les drapeaux actuels
    }
charon-built = Construit : { $cards }

# Les cartes
charon-cards = Cartes
charon-card = Carte { $card }, { $building } : { $points } points, coûte { $cost }.
charon-card-offered = ton offre
charon-card-aside = mise de côté
charon-plan-now = Tu peux la payer maintenant.
charon-plan-trades =
    { $trades ->
        [0] Tu peux la payer grâce au Synchrotron.
        [one] Tu peux la payer après { $trades } échange.
       *[other] Tu peux la payer après { $trades } échanges.
    }
charon-plan-lacks = Il te manque { $lacks }.
charon-plan-built = Tu as déjà construit ce numéro.
charon-plan-row-used = Tu as déjà construit une carte de la rangée pendant cette manche.
charon-pile-known = Tu connais { $cards }.
charon-pile-unknown = Tu n’en connais aucune carte avec certitude.
charon-deck-why = Les cartes sont distribuées d’ici. Il n’y a aucun 12.
charon-pile-open =
    { $count ->
        [one] La défausse : { $count } carte
       *[other] La défausse : { $count } cartes
    }

# L’établi
charon-bench = Gemmes et cartes à utiliser
charon-tools = Que faire
charon-tool-trade = Échanger
charon-tool-synchrotron = Synchrotron
charon-your-gems = Tes gemmes
charon-give = Tu donnes
charon-get = Tu reçois
charon-put-give = Donner : { $gem }
charon-put-keep = Conserver : { $gem }
charon-take-back = Reprendre : { $gem }
charon-no-trade = Tu as trop peu de gemmes pour échanger.
charon-turn-from = Change les gemmes de cette couleur
charon-turn-into = en gemmes de cette couleur
charon-turn-count = Combien
charon-fewer = une de moins
charon-more = une de plus
charon-building = { $building } { $card }
charon-pays = Ce que tu paies
charon-stand-in = Payé : { $gem } ; changer
charon-pay-why = Appuie sur une gemme pour la payer avec une incolore, ou l’inverse.
charon-plan-steps = Confirmer fait tout cela, dans cet ordre :
charon-keep-title =
    { $exact ->
        [yes] Conserve { $most } gemmes
       *[no] Conserve jusqu’à { $most } gemmes
    }
charon-keep-tray = Tu conserves
charon-keep-rest = Tu rends
charon-keep-give-up = Rendre : { $gem }
charon-keep-all = Tout conserver
charon-keep-none =
    { $clear ->
        [free] Rendre toutes celles de couleur
       *[count] Tout rendre
    }
charon-keep-clear-free = Les gemmes incolores ne comptent pas : tu les conserves toutes.
charon-kept =
    { $kept ->
        [none]
            { $clear ->
                [free] Tu ne conserves aucune gemme de couleur.
               *[count] Tu ne conserves aucune gemme.
            }
       *[some] Tu conserves { $gems }.
    }

# Ce qui va être fait
charon-do-trade = Échanger { $give } contre { $get }.
charon-do-synchrotron = Changer { $give } en { $get }.
charon-do-build =
    { $clear ->
        [0] Construire { $card }.
       *[other] Construire { $card }, des gemmes incolores à la place de { $instead }.
    }
charon-do-stake = Déplacer ton drapeau du secteur { $area } vers { $spot }.
charon-do-relocate = Déplacer ton drapeau de { $spot } vers { $to }.
charon-do-offer = Mettre { $card } dans la rangée commune.
charon-do-swap = Mettre { $card } de côté pour l’échanger.
charon-do-take = Prendre { $card }.
charon-do-keep =
    { $kept ->
        [none]
            { $clear ->
                [free] Ne conserver aucune gemme de couleur.
               *[count] Ne conserver aucune gemme.
            }
       *[some] Conserver { $gems }.
    }

# La question
charon-prompt = Ce qui est demandé
charon-round = Manche { $round } sur 4
charon-why = Pourquoi ?
charon-confirm = Confirmer
charon-do-all = Faire les { $count } étapes
charon-cancel = Annuler le choix
charon-do-pass = Passer
charon-do-done = Terminé
charon-do-end = Finir le tour
charon-then-area = Choisis maintenant le secteur dont tu prends le drapeau.
charon-then-spot = Choisis maintenant un emplacement allumé.
charon-offered = Tu offres { $card }. Elle sera révélée quand tout le monde aura choisi.

# La fin
charon-result = Comment la partie s’est jouée
charon-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
charon-tie-broken = { $name } et { $other } ont { $points } points : { $name } passe devant grâce à la carte { $mine } contre { $theirs }.
charon-tie-shared = { $name } et { $other } ont { $points } points et les mêmes cartes : la place est partagée.
