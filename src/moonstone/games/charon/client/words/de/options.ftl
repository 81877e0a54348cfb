# Charon, Inc.: was sich beim Eröffnen eines Tisches wählen lässt.

option-keep_clear = Zählen durchsichtige Edelsteine zu denen, die man am Ende einer Runde behält?
option-keep_clear-count = Ja, sie zählen mit
option-keep_clear-free = Nein, alle durchsichtigen bleiben zusätzlich
option-warehouse_gives = Was gibt der Tausch 2 gegen 1 des Untertagelagers?
option-warehouse_gives-colour = Dasselbe wie der Tausch 3 gegen 1
option-warehouse_gives-clear = Einen durchsichtigen, solange es welche gibt; 3 gegen 1 gibt weiter einen farbigen
option-swap_from = Woher kommt die Karte, die eine doppelte ersetzt, und wohin kommt die doppelte?
option-swap_from-pile = Vom Ablagestapel und auf den Ablagestapel
option-swap_from-deck = Vom Zugstapel und in den Zugstapel
option-trade_for_clear = Kann ein Tausch einen durchsichtigen Edelstein geben?
option-trade_for_clear-false = Nein, nur einen farbigen
option-trade_for_clear-true = Ja, solange es welche gibt
option-row_chosen = Wann wählt jeder eine Karte für die öffentliche Bauzeile?
option-row_chosen-after_seeding = Wenn die Edelsteine auf dem Mond liegen
option-row_chosen-before_seeding = Bevor die Edelsteine gezogen werden
option-row_chosen-after_then_before = In der ersten Runde nach dem Ziehen der Edelsteine, in den späteren davor
option-synchrotron = Wann wird das Synchrotron benutzt, wenn es mehreren gehört?
option-synchrotron-building = Jeder in seinem Bauzug
option-synchrotron-before_building = Vor dem Bauen, in umgekehrter Zugreihenfolge
option-two_flags_from = Ab wie vielen Spielern wird eine Aktion auch bei zwei Fähnchen ausgelöst?
option-two_flags_from-4 = Ab vier
option-two_flags_from-5 = Nur zu fünft (Hausregel)

preset-fr = Wie in der französischen Anleitung
preset-it = Wie in der italienischen Anleitung
preset-hu = Wie in der ungarischen Anleitung
preset-de = Wie in der deutschen Anleitung
