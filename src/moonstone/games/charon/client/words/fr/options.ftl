# Charon, Inc. : ce qui se choisit à l’ouverture d’une table.

option-keep_clear = Les gemmes incolores comptent-elles dans les gemmes conservées à la fin d’une manche ?
option-keep_clear-count = Oui, elles comptent
option-keep_clear-free = Non, toutes les incolores te restent en plus
option-warehouse_gives = Que donne l’échange à 2 contre 1 de l’Entrepôt souterrain ?
option-warehouse_gives-colour = La même chose qu’à 3 contre 1
option-warehouse_gives-clear = Une gemme incolore, tant qu’il en reste ; à 3 contre 1, toujours une de couleur
option-swap_from = D’où vient la carte qui remplace un double, et où va le double ?
option-swap_from-pile = De la défausse et à la défausse
option-swap_from-deck = Du paquet et au paquet
option-trade_for_clear = Un échange peut-il donner une gemme incolore ?
option-trade_for_clear-false = Non, seulement une de couleur
option-trade_for_clear-true = Oui, tant qu’il en reste
option-row_chosen = Quand choisit-on les cartes de la rangée commune ?
option-row_chosen-after_seeding = Quand les gemmes sont sur la lune
option-row_chosen-before_seeding = Avant le tirage des gemmes
option-row_chosen-after_then_before = Quand les gemmes sont sur la lune à la première manche, avant leur tirage aux suivantes
option-synchrotron = Quand plusieurs détenteurs utilisent-ils le Synchrotron ?
option-synchrotron-building = Chacun pendant son tour de construction
option-synchrotron-before_building = Avant toute construction, dans l’ordre du tour inverse
option-two_flags_from = À partir de combien de joueurs une action est-elle active aussi avec deux drapeaux ?
option-two_flags_from-4 = À partir de quatre
option-two_flags_from-5 = À cinq seulement (règle maison)

preset-fr = Comme dans la règle française
preset-it = Comme dans la règle italienne
preset-hu = Comme dans la règle hongroise
preset-de = Comme dans la règle allemande
