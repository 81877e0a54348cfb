# Charon, Inc.: was sich beim Eröffnen eines Tisches wählen lässt.

option-keep_clear = Zählen durchsichtige Edelsteine zu denen, die du behalten darfst?
option-keep_clear-count = Ja
option-keep_clear-free = Nein, alle durchsichtigen bleiben dir zusätzlich
option-warehouse_gives = Was bringt der Tausch 2 gegen 1 des Untertagelagers?
option-warehouse_gives-colour = Einen farbigen Edelstein, wie der Tausch 3 gegen 1
option-warehouse_gives-clear = Einen durchsichtigen, solange es welche gibt; 3 gegen 1 bringt weiter einen farbigen
option-swap_from = Wo tauschst du doppelte Karten aus?
option-swap_from-pile = Beim Ablagestapel
option-swap_from-deck = Beim Zugstapel
option-trade_for_clear = Kannst du beim Tauschen einen durchsichtigen Edelstein bekommen?
option-trade_for_clear-false = Nein, nur einen farbigen
option-trade_for_clear-true = Ja, solange es welche gibt
option-row_chosen = Wann wählt ihr die Karten für die öffentliche Bauzeile?
option-row_chosen-after_seeding = Wenn die Edelsteine auf dem Mond liegen
option-row_chosen-before_seeding = Bevor die Edelsteine gezogen werden
option-row_chosen-after_then_before = In der ersten Runde, wenn die Edelsteine auf dem Mond liegen; später, bevor sie gezogen werden
option-synchrotron = Wann benutzt ihr das Synchrotron, wenn mehrere es haben?
option-synchrotron-building = Jeder in seinem Bauzug
option-synchrotron-before_building = Vor dem Bauen, in umgekehrter Zugreihenfolge
option-two_flags_from = Bei wie vielen Spielern wird eine Aktion auch mit zwei Fähnchen ausgelöst?
option-two_flags_from-4 = Zu viert oder zu fünft
option-two_flags_from-5 = Nur zu fünft (Hausregel)

preset-fr = Französische Anleitung
preset-it = Italienische Anleitung
preset-hu = Ungarische Anleitung
preset-de = Deutsche Anleitung
