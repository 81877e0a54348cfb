### Ciò che contiene un villaggio nuovo. Le parole di ciò che sta nelle casse non sono qui: arrivano con la cassa.

charter-purple = Viola
charter-green = Verde
charter-yellow = Giallo
charter-black = Nero
charter-blue = Blu
charter-red = Rosso

building-zeppelin = Dirigibile
building-charterstone = Charterstone
building-grandstand = Tribuna
building-treasury = Tesoreria
building-market = Mercato
building-cloud-port = Porto delle Nuvole
building-basic-purple = Campo di zucche
building-basic-green = Segheria
building-basic-yellow = Campo di grano
building-basic-black = Miniera di carbone
building-basic-blue = Miniera di ferro
building-basic-red = Cava d’argilla

persona-original = Fondatore

card-a1 = Apricasse
    .text = La Charterstone ti dà 2 punti in più.
card-a2 = Architetta
    .text = Il Dirigibile ti dà 2 punti in più.
card-a3 = Araldo
    .text = Alla Tribuna puoi guadagnare 1 reputazione.
card-a4 = Cronista
    .text = Ogni volta che fai avanzare il progresso guadagni 1 punto.
card-a5 = Capitano del porto
    .text = Il Porto delle Nuvole ti dà 1 punto in più.
card-a6 = Inviata
    .text = Ogni segnalino che metti sul tracciato della reputazione ti dà 1 punto.
card-a7 = Venditrice
    .text = Al Mercato puoi guadagnare 1 reputazione.
card-a8 = Tesoriere
    .text = Alla Tesoreria puoi riprendere 1 influenza.

objective-o1 = Benvenuti al Porto delle Nuvole
objective-o2 = Una borsa piena
objective-o3 = Mani che aiutano
objective-o4 = Una dispensa con tutto
objective-o5 = Sulla bocca di tutti
