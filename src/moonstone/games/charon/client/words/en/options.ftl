# Charon, Inc.: what can be chosen when a table is set up. option-NAME is the question, option-NAME-VALUE an answer.
# preset-NAME sets the options as a rulebook reads.

option-keep_clear = Do clear gems count towards the gems you keep at the end of a round?
option-keep_clear-count = Yes, they count
option-keep_clear-free = No, all clear gems stay with you besides
option-warehouse_gives = What does the 2 for 1 trade of the Underground Warehouse give?
option-warehouse_gives-colour = The same as 3 for 1
option-warehouse_gives-clear = A clear gem, while there are any; 3 for 1 still gives a coloured one
option-swap_from = Where does the card that replaces a duplicate come from, and where does the duplicate go?
option-swap_from-pile = The discard pile, both ways
option-swap_from-deck = The draw deck, both ways
option-trade_for_clear = Can a trade give a clear gem?
option-trade_for_clear-false = No, only a coloured one
option-trade_for_clear-true = Yes, while there are any
option-row_chosen = When does everybody choose a card for the common row?
option-row_chosen-after_seeding = When the gems lie on the moon
option-row_chosen-before_seeding = Before the gems are drawn
option-row_chosen-after_then_before = When the gems lie on the moon in the first round, before they are drawn in later ones
option-synchrotron = When do several holders of the Synchrotron use it?
option-synchrotron-building = Each on their own turn to build
option-synchrotron-before_building = Before anybody builds, in reverse turn order
option-two_flags_from = From how many players on is an action live with two flags, too?
option-two_flags_from-4 = From four
option-two_flags_from-5 = With five only (house rule)

preset-fr = As in the French rulebook
preset-it = As in the Italian rulebook
preset-hu = As in the Hungarian rulebook
preset-de = As in the German rulebook
