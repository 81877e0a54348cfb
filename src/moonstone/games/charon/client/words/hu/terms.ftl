# Charon, Inc.: a dolgok nevei.

gem-blue = kék drágakő
gem-yellow = sárga drágakő
gem-green = zöld drágakő
gem-purple = lila drágakő
gem-black = fekete drágakő
gem-clear = átlátszó drágakő
gems-blue = { $count } kék
gems-yellow = { $count } sárga
gems-green = { $count } zöld
gems-purple = { $count } lila
gems-black = { $count } fekete
gems-clear = { $count } átlátszó

seat-burgundy = burgundi vörös
seat-white = fehér
seat-deep-blue = mélykék
seat-gold = arany
seat-aquamarine = kékeszöld

area-intelligence = Lopott intelligencia
area-intelligence-when = Amikor minden zászló áll, a drágakövek megszerzése előtt
area-intelligence-does =
    { $rules ->
        [1] Tedd át egy zászlódat olyan üres helyre, amely érint 1 vagy 2 drágaköves zónát, de 3 drágaköveset nem.
       *[other] Tedd át egy zászlódat olyan üres helyre, amely csak 1 vagy 2 drágaköves zónát érint.
    }
area-mineral = Ritka ásványok keresése
area-mineral-when = Rögtön a drágakövek megszerzése után
area-mineral-does = Kapsz egy átlátszó drágakövet, amíg van. Építéskor bármelyik színt helyettesíti.
area-engineering = Műszaki haladás
area-engineering-when = A drágakövek megszerzése után, a körsorrend beállítása előtt
area-engineering-does = Nézd át a dobópaklit, és vegyél a kezedbe egy lapot onnan vagy a közös sorból.
area-synchrotron = Szinkrotron
area-synchrotron-when =
    { $synchrotron ->
        [before_building] Ha több játékosé, az építések előtt; különben egyszer, amikor te építesz
       *[building] Egyszer, amikor te építesz
    }
area-synchrotron-does = Egyik színű drágaköveidből bármennyit ugyanannyi másik színűre váltasz.
area-warehouse = Illegális raktár
area-warehouse-when = Amikor te építesz, és a forduló végén
area-warehouse-does =
    { $gives ->
        [clear] 2 drágakőért egy átlátszót is kaphatsz (3-ért továbbra is egy színeset), és 2 helyett 6 drágakövet tarthatsz meg.
       *[colour] 3 helyett 2 drágakövet cserélsz 1-re, és 2 helyett 6 drágakövet tarthatsz meg.
    }

phase-setup = Előkészületek
phase-stake = Területi igények megjelölése
phase-claim = Drágakövek megszerzése
phase-build = Építménykártyák
phase-reset = A következő forduló előkészítése
phase-over = A játék vége

building-2 = Előőrs
building-3 = Előőrs
building-4 = Finomító
building-5 = Finomító
building-6 = Gyár
building-7 = Gyár
building-8 = Laboratórium
building-9 = Laboratórium
building-10 = Erőmű
building-11 = Erőmű
building-12 = Űrkikötő

card = Építménykártya
common-row = Közös sor
discard-pile = Dobópakli
draw-deck = Húzópakli
hand = Kézben lévő lapok
round = Forduló
zone = zóna
centre = zóna közepe
road = út
crossing = kereszteződés
supply = Talon
