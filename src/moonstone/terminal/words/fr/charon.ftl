### Charon, Inc. at the terminal. Gems stand as letters, flags as capital letters, areas as they are typed.


## The parts of the table

terminal-charon-page-moon = toute la lune
terminal-charon-page-players = les joueurs et ce qu’ils ont construit
terminal-charon-page-areas = les secteurs action
terminal-charon-page-cards = la rangée, ta main et toutes les cartes que tu as vues
terminal-charon-page-stock = réserve, sac, paquet et défausse
terminal-charon-page-costs = le coût de toutes les cartes
terminal-charon-more = autres pages, par leur nom : { $pages }
terminal-charon-stock = Stocks
terminal-charon-legend = R2 mène, { $centre } milieu, { $roads } routes  =2 égalité  { $pit } puits vide  ›R‹ nouveau
terminal-charon-board-legend = ○ un puits   d4 un emplacement   3+ 4+ 5+ seulement à autant de joueurs

## Action areas

terminal-charon-when-intelligence = après la pose
terminal-charon-when-mineral = après les gemmes
terminal-charon-when-engineering = après les gemmes
terminal-charon-when-synchrotron =
    { $early ->
        [yes] avant de construire
       *[no] en construisant
    }
terminal-charon-when-warehouse = en construisant
terminal-charon-does-intelligence = déplacer un drapeau
terminal-charon-does-mineral = une gemme incolore
terminal-charon-does-engineering = prendre une carte
terminal-charon-does-synchrotron = changer de couleur
terminal-charon-does-warehouse = échanger 2:1, garder 6
terminal-charon-area-held = prise
terminal-charon-area-live = active
terminal-charon-area-blocked = bloquée
terminal-charon-area-empty = vide

## Players and stock

terminal-charon-places = ordre→suivant
terminal-charon-all = tot
terminal-charon-cards = mn
terminal-charon-points = pts
terminal-charon-built = construit
terminal-charon-nothing = rien
terminal-charon-supply = réserve
terminal-charon-bag = sac
terminal-charon-known = connu
terminal-charon-deck = paquet
terminal-charon-pile = défausse
terminal-charon-with = avec
terminal-charon-all-of = tous les { $number }

## Cards

terminal-charon-row =
    { $used ->
        [yes] tu y as construit
       *[no] une par joueur et par manche
    }
terminal-charon-hand = Ta main
terminal-charon-aside = Mises de côté
terminal-charon-only-you = visible de toi uniquement
terminal-charon-chosen = tu as choisi { $card }
terminal-charon-holds = { $name } a en main
terminal-charon-in-pile = Dans la défausse
terminal-charon-sure = à coup sûr
terminal-charon-known-cards = Cartes que tu connais
terminal-charon-none = aucune
terminal-charon-lacks = manque { $gems }
terminal-charon-lacks-all = manque tout
terminal-charon-now =
    { $clear ->
        [0] de suite
       *[other] de suite, { $clear } c
    }
terminal-charon-trades =
    { $count ->
        [one] { $count } échange
       *[other] { $count } échanges
    }
terminal-charon-synchrotron =
    { $count ->
        [0] synchrotron
       *[other] synchr., { $count } éch.
    }
terminal-charon-built-already = construit

## What is asked

terminal-charon-ask-swap = échange les doubles que tu viens de recevoir (swap CARTE), ou done
terminal-charon-ask-offer = choisis une carte pour la rangée (offer CARTE)
terminal-charon-ask-stake = place le drapeau { $flag } sur { $of } (stake SECTEUR LIEU)
terminal-charon-ask-intelligence = déplace un drapeau (relocate LIEU LIEU), ou pass
terminal-charon-ask-engineering = prends une carte (take CARTE), ou pass
terminal-charon-ask-synchrotron = change des gemmes d’une couleur en une autre (synchrotron GEMME GEMME NOMBRE), ou pass ; c’est ta seule occasion de cette manche
terminal-charon-ask-build =
    { $synchrotron ->
        [yes] build CARTE, trade { $rate } pour 1, synchrotron, ou end
       *[no] build CARTE, trade { $rate } pour 1, ou end
    }
terminal-charon-ask-keep =
    { $may ->
        [exactly]
            { $clear ->
                [free] choisis exactement { $keep } gemmes de couleur à conserver (keep GEMMES) ; tu conserves aussi les incolores
               *[count] choisis exactement { $keep } gemmes à conserver (keep GEMMES)
            }
        [all]
            { $clear ->
                [free] conserve toutes tes gemmes, ou rends-en de couleur (keep GEMMES, keep none) ; tu conserves aussi les incolores
               *[count] conserve toutes tes gemmes, ou rends-en (keep GEMMES, keep none)
            }
       *[some]
            { $clear ->
                [free] choisis jusqu’à { $keep } gemmes de couleur à conserver (keep GEMMES, keep none) ; tu conserves aussi les incolores
               *[count] choisis jusqu’à { $keep } gemmes à conserver (keep GEMMES, keep none)
            }
    }

## Suggestions

terminal-charon-built-one = tu as déjà construit le numéro { $number }
terminal-charon-no-more-swaps = ne plus échanger
terminal-charon-costs = coûte { $gems }
terminal-charon-leave-flags = laisser tous les drapeaux
terminal-charon-take =
    { $source ->
        [row] rangée, { $gems }, { $how }
       *[other] défausse, { $gems }, { $how }
    }
terminal-charon-take-nothing = ne rien prendre
terminal-charon-turn-nothing = ne rien changer pendant cette manche
terminal-charon-build =
    { $count ->
        [one] { $count } point pour { $gems }
       *[other] { $count } points pour { $gems }
    }
terminal-charon-end = terminer ton tour
terminal-charon-keep-all = tout conserver
terminal-charon-towards = vers { $card } ({ $how })
terminal-charon-takes = gagne { $zones }
terminal-charon-denies = prive de { $zones }
terminal-charon-gives-up = abandonne { $zones }
terminal-charon-from =
    { $flag ->
        [none] { $gems }
       *[other] { $gems } de { $flag }
    }

## Previews

terminal-charon-flag-on = Drapeau { $flag } en { $spot } : { $won } gemmes pour toi, { $denied } pour les autres.
terminal-charon-zone =
    { $gems ->
        [none] { $zone } (vide)
       *[other] { $zone } ({ $gems })
    }
terminal-charon-zone-changes = { $zone } : { $before } maintenant, { $after } ensuite.
terminal-charon-stands-tied =
    { $flags ->
        [none] personne
       *[other] { $flags } à égalité
    }
terminal-charon-stands-led =
    { $how ->
        [centre] { $leader } (par le milieu)
        [roads] { $leader } (par les routes)
       *[most] { $leader }
    }
terminal-charon-would-hold =
    { $flags ->
        [none] Il n’y aurait plus de drapeau sur { $area }.
       *[other] Il resterait { $flags } sur { $area }.
    }

## What happened, in short

terminal-charon-seeded =
    { $count ->
        [one] { $count } zone reçoit de nouvelles gemmes.
       *[other] { $count } zones reçoivent de nouvelles gemmes.
    }
terminal-charon-dealt =
    Tout le monde reçoit { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }.
terminal-charon-dealt-you =
    Tout le monde reçoit { $count ->
        [one] 1 carte
       *[other] { $count } cartes
    }, { $name } { $cards }.
terminal-charon-staked = { $name } occupe { $spot } (drapeau : { $area }).
terminal-charon-claimed = { $name } récupère { $zones }.
terminal-charon-tied = Égalité, les gemmes restent : { $zones }.
terminal-charon-found =
    { $count ->
        [one] { $names } trouve une gemme incolore.
       *[other] { $names } trouvent chacun une gemme incolore.
    }
terminal-charon-turn = { $name } { $steps }.
terminal-charon-did-end = termine son tour
terminal-charon-did-traded = échange { $give } contre { $get }
terminal-charon-did-transmuted = change { $count } { $give } en { $get }
terminal-charon-did-built =
    { $from ->
        [row] construit { $card } de la rangée pour { $paid }
       *[other] construit { $card } de sa main pour { $paid }
    }

## The end

terminal-charon-nothing-built = rien construit
terminal-charon-tie =
    { $by ->
        [none] { $names } sont à égalité, avec les mêmes cartes.
       *[other] { $names } sont à égalité de points. La plus haute carte différente décide.
    }

## Help

terminal-charon-moves =
    { $now ->
        [yes] Coups possibles maintenant
       *[no] Coups
    }
terminal-charon-example-stake = stake mineral d4 : le drapeau de mineral va en d4 (ou simplement mi d4)
terminal-charon-example-relocate = relocate d4 f6 : le drapeau de d4 va en f6
terminal-charon-example-trade = trade bbk y : deux bleues et une noire contre une jaune
terminal-charon-example-synchrotron = synchrotron b g 3 : trois bleues deviennent trois vertes
terminal-charon-example-build = build 7b ; ou build 7b p, une incolore remplaçant une pourpre
terminal-charon-example-keep =
    { $fewer ->
        [no] keep bk : conserver une bleue et une noire
       *[yes]
            { $clear ->
                [free] keep bk : conserver une bleue et une noire ; keep none : aucune de couleur
               *[count] keep bc : conserver une bleue et une incolore ; keep none : aucune gemme
            }
    }
terminal-charon-shortened = Tu peux abréger les verbes et les secteurs, et omettre un verbe si le sens est clair.
terminal-charon-earlier-rules = Cette partie suit la version { $rules } des règles, qui diffère sur deux points des règles ci-dessous. L’Intelligence volée atteint aussi un emplacement qui touche une zone vide, pourvu qu’il touche une zone de 1 ou 2 gemmes et aucune de 3. À la fin de la manche, tu conserves autant de gemmes que tu peux, jamais moins.
terminal-charon-signs = Gemmes et drapeaux
terminal-charon-sign-leads = mène avec 2 drapeaux ; R2• par le milieu ; R2+ par les routes
terminal-charon-sign-tied = égalité : les gemmes resteraient
terminal-charon-sign-gems = les minuscules sont des gemmes, ○ est un puits vide ; d4 est un emplacement pour un drapeau
