# Charon, Inc.: what can be chosen when a table is set up. option-NAME is the question, option-NAME-VALUE an answer.
# preset-NAME sets the options as a rulebook reads.

option-keep_clear = Do clear gems count towards the gems you may keep?
option-keep_clear-count = Yes
option-keep_clear-free = No, you also keep all your clear gems
option-warehouse_gives = What does the 2-for-1 trade of the Underground Warehouse give?
option-warehouse_gives-colour = A coloured gem, like the 3-for-1 trade
option-warehouse_gives-clear = A clear gem, if any are left; the 3-for-1 trade still gives a coloured one
option-swap_from = Where do you swap duplicates?
option-swap_from-pile = With the discard pile
option-swap_from-deck = With the draw deck
option-trade_for_clear = Can you trade for a clear gem?
option-trade_for_clear-false = No, only for a coloured gem
option-trade_for_clear-true = Yes, if any are left
option-row_chosen = When do players choose cards for the common row?
option-row_chosen-after_seeding = After the gems are placed on the moon
option-row_chosen-before_seeding = Before the gems are drawn
option-row_chosen-after_then_before = After the gems are placed in the first round, before they are drawn in later rounds
option-synchrotron = When do players who share the Synchrotron use it?
option-synchrotron-building = On their own turns to build
option-synchrotron-before_building = Before anyone builds, in reverse turn order
option-two_flags_from = With how many players can two flags share an action?
option-two_flags_from-4 = Four or five
option-two_flags_from-5 = Only five (house rule)

preset-fr = French rulebook
preset-it = Italian rulebook
preset-hu = Hungarian rulebook
preset-de = German rulebook
