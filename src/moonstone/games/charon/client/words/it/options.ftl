# Charon, Inc.: che cosa si sceglie quando si apre un tavolo.

option-keep_clear = Le gemme trasparenti contano fra quelle conservate a fine round?
option-keep_clear-count = Sì, contano
option-keep_clear-free = No, restano tutte in più
option-warehouse_gives = Che cosa dà lo scambio 2 a 1 del Magazzino sotterraneo?
option-warehouse_gives-colour = Lo stesso che 3 a 1
option-warehouse_gives-clear = Una gemma trasparente, finché ce ne sono; 3 a 1 dà sempre una colorata
option-swap_from = Da dove viene la carta che sostituisce un doppione, e dove va il doppione?
option-swap_from-pile = Dalla pila degli scarti e nella pila degli scarti
option-swap_from-deck = Dal mazzo e nel mazzo
option-trade_for_clear = Uno scambio può dare una gemma trasparente?
option-trade_for_clear-false = No, solo una colorata
option-trade_for_clear-true = Sì, finché ce ne sono
option-row_chosen = Quando si scelgono le carte per la riga comune?
option-row_chosen-after_seeding = Quando le gemme sono sulla luna
option-row_chosen-before_seeding = Prima che le gemme siano estratte
option-row_chosen-after_then_before = Nel primo round quando le gemme sono sulla luna, nei seguenti prima che siano estratte
option-synchrotron = Quando si usa il Sincrotrone, se è di più giocatori?
option-synchrotron-building = Ognuno nel proprio turno per costruire
option-synchrotron-before_building = Prima di costruire, nell’ordine di gioco inverso
option-two_flags_from = Da quanti giocatori in su un’azione è attiva anche con due bandierine?
option-two_flags_from-4 = Da quattro
option-two_flags_from-5 = Solo in cinque (regola della casa)

preset-fr = Come nel regolamento francese
preset-it = Come nel regolamento italiano
preset-hu = Come nel regolamento ungherese
preset-de = Come nel regolamento tedesco
