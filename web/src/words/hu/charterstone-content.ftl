### Amit egy új falu tartalmaz. A ládákban lévők szavai nincsenek itt: a ládával jönnek.

charter-purple = Lila
charter-green = Zöld
charter-yellow = Sárga
charter-black = Fekete
charter-blue = Kék
charter-red = Piros

building-zeppelin = Léghajó
building-charterstone = Charterstone
building-grandstand = Lelátó
building-treasury = Kincstár
building-market = Piac
building-cloud-port = Felhőkikötő
building-basic-purple = Tökföld
building-basic-green = Fűrészmalom
building-basic-yellow = Gabonamező
building-basic-black = Szénbánya
building-basic-blue = Vasbánya
building-basic-red = Agyagbánya

persona-original = Alapító

card-a1 = Ládanyitó
    .text = A Charterstone 2 ponttal többet hoz neked.
card-a2 = Építész
    .text = A Léghajó 2 ponttal többet hoz neked.
card-a3 = Hírnök
    .text = A Lelátónál szerezhetsz 1 hírnevet.
card-a4 = Krónikás
    .text = Valahányszor lépteted a haladást, 1 pontot kapsz.
card-a5 = Kikötőmester
    .text = A Felhőkikötő 1 ponttal többet hoz neked.
card-a6 = Követ
    .text = Minden jelző, amelyet a hírnévsávra teszel, 1 pontot hoz.
card-a7 = Árus
    .text = A Piacon szerezhetsz 1 hírnevet.
card-a8 = Kincstárnok
    .text = A Kincstárban visszavehetsz 1 befolyást.

objective-o1 = Szívesen látott vendég a Felhőkikötőben
objective-o2 = Teli erszény
objective-o3 = Segítő kezek
objective-o4 = Mindenből valami
objective-o5 = Mindenki rólad beszél
