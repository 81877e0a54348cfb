# Charon, Inc.: mit lehet választani az asztal megnyitásakor.

option-keep_clear = Beleszámítanak az átlátszó drágakövek a forduló végén megtartottakba?
option-keep_clear-count = Igen, beleszámítanak
option-keep_clear-free = Nem, ezeken felül az összes átlátszó nálad marad
option-warehouse_gives = Mit ad az Illegális raktár 2:1 arányú cseréje?
option-warehouse_gives-colour = Színes drágakövet, akárcsak a 3:1 arányú csere
option-warehouse_gives-clear = Átlátszó drágakövet, amíg van; a 3:1 arányú csere továbbra is színeset ad
option-swap_from = Melyik paklival cserélhetők a duplikátumok?
option-swap_from-pile = A dobópaklival
option-swap_from-deck = A húzópaklival
option-trade_for_clear = Lehet átlátszó drágakövet kapni cserével?
option-trade_for_clear-false = Nem, csak színeset
option-trade_for_clear-true = Igen, amíg van
option-row_chosen = Mikor választanak a játékosok lapot a közös sorba?
option-row_chosen-after_seeding = Miután a drágakövek a holdra kerültek
option-row_chosen-before_seeding = A drágakövek kihúzása előtt
option-row_chosen-after_then_before = Az első fordulóban azután, hogy a drágakövek a holdra kerültek, később a kihúzásuk előtt
option-synchrotron = Mikor használják a Szinkrotront, ha több játékosé?
option-synchrotron-building = Mindenki a saját építési körében
option-synchrotron-before_building = Az építések előtt, fordított körsorrendben
option-two_flags_from = Hány játékosnál aktív egy akció két zászlóval is?
option-two_flags_from-4 = Négy vagy öt játékosnál
option-two_flags_from-5 = Csak öt játékosnál (házi szabály)

preset-fr = Francia szabályfüzet
preset-it = Olasz szabályfüzet
preset-hu = Magyar szabályfüzet
preset-de = Német szabályfüzet
