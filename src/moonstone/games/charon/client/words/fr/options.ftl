# Charon, Inc. : ce qui se choisit à l’ouverture d’une table.

option-keep_clear = Les gemmes incolores comptent-elles dans les gemmes que tu peux conserver ?
option-keep_clear-count = Oui
option-keep_clear-free = Non, tu conserves aussi toutes tes incolores
option-warehouse_gives = Que donne l’échange à 2 contre 1 de l’Entrepôt souterrain ?
option-warehouse_gives-colour = Une gemme de couleur, comme à 3 contre 1
option-warehouse_gives-clear = Une gemme incolore, s’il en reste ; à 3 contre 1, toujours une de couleur
option-swap_from = Avec quelles cartes échange-t-on les doubles ?
option-swap_from-pile = Avec la défausse
option-swap_from-deck = Avec le paquet
option-trade_for_clear = Un échange peut-il donner une gemme incolore ?
option-trade_for_clear-false = Non, seulement une de couleur
option-trade_for_clear-true = Oui, s’il en reste
option-row_chosen = Quand choisit-on les cartes de la rangée commune ?
option-row_chosen-after_seeding = Quand les gemmes sont sur la lune
option-row_chosen-before_seeding = Avant le tirage des gemmes
option-row_chosen-after_then_before = À la première manche quand les gemmes sont sur la lune, ensuite avant leur tirage
option-synchrotron = Quand les joueurs qui partagent le Synchrotron l’utilisent-ils ?
option-synchrotron-building = Chacun pendant son tour de construction
option-synchrotron-before_building = Avant toute construction, dans l’ordre du tour inverse
option-two_flags_from = À combien de joueurs deux drapeaux peuvent-ils se partager une action ?
option-two_flags_from-4 = À quatre ou cinq
option-two_flags_from-5 = À cinq seulement (règle maison)

preset-fr = Livret français
preset-it = Livret italien
preset-hu = Livret hongrois
preset-de = Livret allemand
