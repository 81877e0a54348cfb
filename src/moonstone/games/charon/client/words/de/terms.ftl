# Charon, Inc.: die Namen der Dinge.

gem-blue = blauer Edelstein
gem-yellow = gelber Edelstein
gem-green = grüner Edelstein
gem-purple = purpurner Edelstein
gem-black = schwarzer Edelstein
gem-clear = durchsichtiger Edelstein
gems-blue = { $count } × Blau
gems-yellow = { $count } × Gelb
gems-green = { $count } × Grün
gems-purple = { $count } × Purpur
gems-black = { $count } × Schwarz
gems-clear = { $count } × Durchsichtig

seat-burgundy = burgunderrot
seat-white = weiß
seat-deep-blue = dunkelblau
seat-gold = gold
seat-aquamarine = aquamarin

area-intelligence = Industriespionage
area-intelligence-when = Sobald alle Fähnchen stehen, vor dem Fördern
area-intelligence-does =
    { $rules ->
        [1] Versetze eines deiner Fähnchen an eine freie Stelle, die eine Zone mit 1 oder 2 Edelsteinen berührt und keine mit 3.
       *[other] Versetze eines deiner Fähnchen an eine freie Stelle, die nur Zonen mit 1 oder 2 Edelsteinen berührt.
    }
area-mineral = Fund eines seltenen Minerals
area-mineral-when = Gleich nach dem Fördern
area-mineral-does = Erhalte einen durchsichtigen Edelstein, solange es noch welche gibt. Beim Bauen steht er für jede Farbe.
area-engineering = Technischer Fortschritt
area-engineering-when = Nach dem Fördern, bevor die Zugreihenfolge angepasst wird
area-engineering-does = Sieh dir den Ablagestapel an und nimm eine Karte von dort oder aus der öffentlichen Bauzeile auf die Hand.
area-synchrotron = Synchrotron
area-synchrotron-when =
    { $synchrotron ->
        [before_building] Vor dem Bauen, wenn mehrere es haben; sonst einmal in deinem Bauzug
       *[building] Einmal in deinem Bauzug
    }
area-synchrotron-does = Verwandle beliebig viele deiner Edelsteine einer Farbe in gleich viele einer anderen Farbe.
area-warehouse = Untertagelager
area-warehouse-when = In deinem Bauzug und beim Zurücksetzen
area-warehouse-does =
    { $gives ->
        [clear] Tausche 2 Edelsteine gegen einen durchsichtigen oder 3 gegen einen farbigen, und behalte bis zu 6 Edelsteine statt 2.
       *[colour] Tausche 2 Edelsteine gegen 1 statt 3 gegen 1, und behalte bis zu 6 Edelsteine statt 2.
    }

phase-setup = Aufbau
phase-stake = Gebiete abstecken
phase-claim = Edelsteine fördern
phase-build = Baukarten ausspielen
phase-reset = Zurücksetzen
phase-over = Spielende

building-2 = Außenposten
building-3 = Außenposten
building-4 = Raffinerie
building-5 = Raffinerie
building-6 = Fabrik
building-7 = Fabrik
building-8 = Labor
building-9 = Labor
building-10 = Kraftwerk
building-11 = Kraftwerk
building-12 = Raumhafen

card = Baukarte
common-row = Öffentliche Bauzeile
discard-pile = Ablagestapel
draw-deck = Zugstapel
hand = Handkarten
round = Runde
zone = Zone
centre = Mitte
road = Straße
crossing = Kreuzung
supply = Vorrat
