### Was ein neues Dorf enthält. Worte für das, was in Kisten liegt, stehen nicht hier: Sie kommen mit der Kiste.

charter-purple = Violett
charter-green = Grün
charter-yellow = Gelb
charter-black = Schwarz
charter-blue = Blau
charter-red = Rot

building-zeppelin = Zeppelin
building-charterstone = Charterstone
building-grandstand = Tribüne
building-treasury = Schatzkammer
building-market = Markt
building-cloud-port = Wolkenhafen
building-basic-purple = Kürbisbeet
building-basic-green = Sägewerk
building-basic-yellow = Getreidefeld
building-basic-black = Kohlegrube
building-basic-blue = Eisenmine
building-basic-red = Lehmgrube

persona-original = Gründer

card-a1 = Kistenöffnerin
    .text = Die Charterstone bringt dir 2 Punkte mehr.
card-a2 = Architektin
    .text = Der Zeppelin bringt dir 2 Punkte mehr.
card-a3 = Herold
    .text = An der Tribüne darfst du 1 Ansehen gewinnen.
card-a4 = Chronistin
    .text = Jedes Mal, wenn du den Fortschritt bewegst, gewinnst du 1 Punkt.
card-a5 = Hafenmeister
    .text = Der Wolkenhafen bringt dir 1 Punkt mehr.
card-a6 = Gesandte
    .text = Jeder Marker, den du auf die Ansehensleiste legst, bringt 1 Punkt.
card-a7 = Marktfrau
    .text = Am Markt darfst du 1 Ansehen gewinnen.
card-a8 = Schatzmeister
    .text = In der Schatzkammer darfst du 1 Einfluss zurücknehmen.

objective-o1 = Gern gesehen am Wolkenhafen
objective-o2 = Ein voller Beutel
objective-o3 = Helfende Hände
objective-o4 = Von allem etwas
objective-o5 = In aller Munde
