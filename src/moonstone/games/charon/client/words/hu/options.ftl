# Charon, Inc.: mit lehet választani az asztal megnyitásakor.

option-keep_clear = Beleszámítanak az átlátszó drágakövek a forduló végén megtartottakba?
option-keep_clear-count = Igen, beleszámítanak
option-keep_clear-free = Nem, az átlátszók ezen felül mind nálad maradnak
option-warehouse_gives = Mit ad az Illegális raktár 2 az 1-hez cseréje?
option-warehouse_gives-colour = Ugyanazt, mint a 3 az 1-hez
option-warehouse_gives-clear = Egy átlátszót, amíg van; 3 az 1-hez továbbra is színeset ad
option-swap_from = Honnan jön a duplikátum helyett a lap, és hová kerül a duplikátum?
option-swap_from-pile = A dobópakliból, és a dobópaklira
option-swap_from-deck = A húzópakliból, és a húzópakliba
option-trade_for_clear = Adhat-e egy csere átlátszó drágakövet?
option-trade_for_clear-false = Nem, csak színeset
option-trade_for_clear-true = Igen, amíg van
option-row_chosen = Mikor választ mindenki lapot a közös sorba?
option-row_chosen-after_seeding = Amikor a drágakövek már a holdon vannak
option-row_chosen-before_seeding = A drágakövek kihúzása előtt
option-row_chosen-after_then_before = Az első fordulóban, amikor a drágakövek már a holdon vannak, később a kihúzásuk előtt
option-synchrotron = Ha a Szinkrotron több játékosé, mikor használják?
option-synchrotron-building = Mindenki a saját építő körében
option-synchrotron-before_building = Az építések előtt, fordított körsorrendben
option-two_flags_from = Hány játékostól aktív egy akció két zászlóval is?
option-two_flags_from-4 = Négytől
option-two_flags_from-5 = Csak öttel (házi szabály)

preset-fr = A francia szabály szerint
preset-it = Az olasz szabály szerint
preset-hu = A magyar szabály szerint
preset-de = A német szabály szerint
