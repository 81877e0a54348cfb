# Charon, Inc.: che cosa si sceglie quando si apre un tavolo.

option-keep_clear = Le gemme bianche contano fra quelle che puoi conservare a fine turno?
option-keep_clear-count = Sì
option-keep_clear-free = No, e le conservi tutte
option-warehouse_gives = Che cosa dà lo scambio 2 a 1 del Magazzino sotterraneo?
option-warehouse_gives-colour = Una gemma colorata, come lo scambio 3 a 1
option-warehouse_gives-clear = Una gemma bianca, finché ce ne sono; 3 a 1 dà sempre una colorata
option-swap_from = Con che cosa si cambiano i doppioni?
option-swap_from-pile = Con la pila degli scarti
option-swap_from-deck = Con il mazzo
option-trade_for_clear = Uno scambio può dare una gemma bianca?
option-trade_for_clear-false = No, solo una gemma colorata
option-trade_for_clear-true = Sì, finché ce ne sono
option-row_chosen = Quando si scelgono le carte per la riga comune?
option-row_chosen-after_seeding = Dopo aver messo le gemme sulla luna
option-row_chosen-before_seeding = Prima di estrarre le gemme
option-row_chosen-after_then_before = Nel primo turno dopo aver messo le gemme sulla luna, nei seguenti prima di estrarle
option-synchrotron = Quando si usa il Sincrotrone, se è di più giocatori?
option-synchrotron-building = Ognuno quando tocca a lui costruire
option-synchrotron-before_building = Prima che si costruisca, nell’ordine di gioco inverso
option-two_flags_from = Con quanti giocatori due bandierine possono condividere un’azione?
option-two_flags_from-4 = Quattro o cinque
option-two_flags_from-5 = Solo cinque (regola della casa)

preset-fr = Regolamento francese
preset-it = Regolamento italiano
preset-hu = Regolamento ungherese
preset-de = Regolamento tedesco
