# La table de Charon. Les arguments sont décrits dans le fichier anglais.

charon-no-gems = aucune gemme
charon-zone-with-gems = { $zone } ({ $gems })

# La lune
charon-moon = La lune
charon-spot = { $spot }, { $kind } ; touche { $zones }.
charon-own-flag = Ton drapeau. Choisis-le pour le déplacer.
charon-zone = Zone { $zone } : { $gems }. { $stands } Influence : { $influence }.
charon-zone-won =
    { $how ->
        [centre] { $name } la gagnerait : à égalité, mais au milieu.
        [roads] { $name } la gagnerait : à égalité, mais avec plus de routes.
       *[most] { $name } la gagnerait.
    }
charon-zone-tied = Égalité : { $names }. Personne ne la gagnerait.
charon-zone-free = Personne ne la gagnerait.
charon-change = { $spot } : { $changes }
charon-change-won = Tu gagnerais { $zones }.
charon-change-lost = Tu perdrais { $zones }.
charon-change-denied = Personne ne gagnerait { $zones }.
charon-change-passed = Un autre joueur gagnerait { $zones }.
charon-change-nothing = Aucune zone ne changerait de mains.

# Les secteurs action
charon-areas = Secteurs action
charon-area-live = active
charon-area-blocked = bloquée
charon-area-nobody = personne
charon-area-flags = Drapeaux : { $names }.
charon-area-no-flags = Aucun drapeau.
charon-area-stands = Maintenant : { $stands }.
charon-area-leaving = Si tu prends ton drapeau : { $stands }.

# Les joueurs
charon-players = Joueurs
charon-you = (toi)
charon-to-move = doit jouer
charon-place = Place { $place } dans l’ordre du tour.
charon-place-why = Place { $now } dans l’ordre du tour. D’après les gemmes actuelles : { $next }.
charon-hand-size =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
charon-hand-known =
    { $count ->
        [one] { $count } carte en main. Connues : { $cards }.
       *[other] { $count } cartes en main. Connues : { $cards }.
    }
charon-score =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
charon-total =
    { $more ->
        [0]
            { $count ->
                [one] { $count } gemme
               *[other] { $count } gemmes
            }
       *[other]
            { $count ->
                [one] { $count } gemme, et { $more } de plus avec les drapeaux actuels
               *[other] { $count } gemmes, et { $more } de plus avec les drapeaux actuels
            }
    }
charon-built = Construit : { $cards }

# Les cartes
charon-cards = Cartes
charon-card = Carte { $card }, { $building } : { $points } points, coûte { $cost }.
charon-card-offered = ton choix
charon-card-aside = mise de côté
charon-plan-now = Tu peux la construire maintenant.
charon-plan-trades =
    { $trades ->
        [0] Tu peux la construire avec le Synchrotron.
        [one] Tu peux la construire après { $trades } échange.
       *[other] Tu peux la construire après { $trades } échanges.
    }
charon-plan-lacks = Il te manque : { $lacks }.
charon-plan-built = Tu as déjà construit ce numéro.
charon-plan-row-used = Tu as déjà construit une carte de la rangée pendant cette manche.
charon-pile-known = Cartes connues : { $cards }.
charon-pile-unknown = Tu ne connais aucune de ses cartes avec certitude.
charon-deck-why = Les cartes sont distribuées depuis ce paquet. Il ne contient aucun 12.
charon-pile-open =
    { $count ->
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }

# L’établi
charon-bench = Tes gemmes et tes cartes
charon-tools = Actions
charon-tool-trade = Échanger
charon-tool-synchrotron = Synchrotron
charon-your-gems = Tes gemmes
charon-give = Tu donnes
charon-get = Tu reçois
charon-put-give = Donner : { $gem }
charon-put-keep = Conserver : { $gem }
charon-take-back = Reprendre : { $gem }
charon-no-trade = Tu n’as pas assez de gemmes pour échanger.
charon-turn-from = Changer les gemmes de cette couleur
charon-turn-into = en cette couleur
charon-turn-count = Combien
charon-fewer = une de moins
charon-more = une de plus
charon-building = { $building } { $card }
charon-pays = Paiement
charon-stand-in = Payé avec : { $gem }. Changer.
charon-pay-why = Choisis une gemme pour la remplacer par une incolore, ou l’inverse.
charon-plan-steps = Confirme pour faire tout cela, dans cet ordre :
charon-keep-title =
    { $exact ->
        [yes] Gemmes à conserver : { $most }
       *[no] Gemmes à conserver : { $most } au plus
    }
charon-keep-tray = Tu conserves
charon-keep-rest = Tu rends
charon-keep-give-up = Rendre : { $gem }
charon-keep-all = Tout conserver
charon-keep-none =
    { $clear ->
        [free] Rendre celles de couleur
       *[count] Tout rendre
    }
charon-keep-clear-free = Les gemmes incolores ne comptent pas. Tu les conserves toutes.
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
charon-do-swap = Échanger { $card }.
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
charon-prompt = À toi de décider
charon-round = Manche { $round } sur 4
charon-why = Pourquoi ?
charon-confirm = Confirmer
charon-do-all =
    { $count ->
        [one] Faire { $count } étape
       *[other] Faire les { $count } étapes
    }
charon-cancel = Effacer le choix
charon-do-pass = Passer
charon-do-done = Terminé
charon-do-end = Finir le tour
charon-then-area = Choisis maintenant le secteur d’où prendre le drapeau.
charon-then-spot = Choisis maintenant un emplacement éclairé.
charon-offered = Tu as choisi { $card }. La carte sera révélée quand tout le monde aura choisi.

# La fin
charon-result = Comment la partie s’est décidée
charon-won =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } se partagent la victoire
    }
charon-tie-broken = Égalité : { $name } et { $other }, avec { $points } points chacun. { $name } passe devant : { $mine } bat { $theirs }.
charon-tie-shared = Égalité : { $name } et { $other }, avec { $points } points chacun et les mêmes cartes. Ils partagent le même rang.
