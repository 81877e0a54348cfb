# Charon, Inc. : les noms des choses.

gem-blue = gemme bleue
gem-yellow = gemme jaune
gem-green = gemme verte
gem-purple = gemme pourpre
gem-black = gemme noire
gem-clear = gemme incolore
gems-blue =
    { $count ->
        [one] { $count } bleue
       *[other] { $count } bleues
    }
gems-yellow =
    { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
gems-green =
    { $count ->
        [one] { $count } verte
       *[other] { $count } vertes
    }
gems-purple =
    { $count ->
        [one] { $count } pourpre
       *[other] { $count } pourpres
    }
gems-black =
    { $count ->
        [one] { $count } noire
       *[other] { $count } noires
    }
gems-clear =
    { $count ->
        [one] { $count } incolore
       *[other] { $count } incolores
    }

seat-burgundy = rouge
seat-white = blanc
seat-deep-blue = bleu foncé
seat-gold = bronze
seat-aquamarine = bleu gris

area-intelligence = Intelligence volée
area-intelligence-when = Quand tous les drapeaux sont placés, avant la revendication des gemmes
area-intelligence-does =
    { $rules ->
        [1] Déplace un de tes drapeaux vers un emplacement vide qui touche une zone de 1 ou 2 gemmes et aucune de 3.
       *[other] Déplace un de tes drapeaux vers un emplacement vide qui ne touche que des zones de 1 ou 2 gemmes.
    }
area-mineral = Trouvaille de minerai rare
area-mineral-when = Juste après la revendication des gemmes
area-mineral-does = Reçois une gemme incolore, tant qu’il en reste. Elle remplace n’importe quelle couleur quand tu construis.
area-engineering = Avance technologique
area-engineering-when = Après la revendication des gemmes, avant l’ajustement de l’ordre du tour
area-engineering-does = Regarde la défausse et prends en main une carte de la défausse ou de la rangée commune.
area-synchrotron = Synchrotron
area-synchrotron-when =
    { $synchrotron ->
        [before_building] Avant toute construction s’il est partagé ; sinon une fois, pendant ton tour de construction
       *[building] Une fois, pendant ton tour de construction
    }
area-synchrotron-does = Change autant de tes gemmes d’une couleur que tu veux en autant de gemmes d’une autre couleur.
area-warehouse = Entrepôt souterrain
area-warehouse-when = Pendant ton tour de construction et à la fin de la manche
area-warehouse-does =
    { $gives ->
        [clear] Échange 2 gemmes contre une incolore (et toujours 3 contre une de couleur), et conserve jusqu’à 6 gemmes au lieu de 2.
       *[colour] Échange 2 gemmes contre 1 au lieu de 3 contre 1, et conserve jusqu’à 6 gemmes au lieu de 2.
    }

phase-setup = Mise en place
phase-stake = Revendication des droits
phase-claim = Revendication des gemmes
phase-build = Construction des cartes
phase-reset = Préparation de la prochaine manche
phase-over = Fin de la partie

building-2 = Avant-poste
building-3 = Avant-poste
building-4 = Raffinerie
building-5 = Raffinerie
building-6 = Usine
building-7 = Usine
building-8 = Laboratoire
building-9 = Laboratoire
building-10 = Centrale électrique
building-11 = Centrale électrique
building-12 = Spatioport

card = Carte bâtiment
common-row = Rangée commune
discard-pile = Défausse
draw-deck = Paquet
hand = Main
round = Manche
zone = zone
centre = milieu
road = route
crossing = carrefour
supply = Réserve
