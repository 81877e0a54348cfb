### Die Bilder der Regeln: was man sieht und was jede Zahl im Bild zeigt.

picture-of-moon = Vier Zonen des Mondes mit Edelsteinen in ihren Förderlöchern und Fähnchen in einer Mitte, auf einer Straße und auf der Kreuzung.
picture-of-moon-1 = Eine Zone: Die Fähnchen ringsum entscheiden, wer die Edelsteine in ihren Förderlöchern bekommt.
picture-of-moon-2 = Die Mitte berührt nur diese Zone.
picture-of-moon-3 = Eine Straße berührt die beiden Zonen daneben.
picture-of-moon-4 = Eine Kreuzung berührt alle vier Zonen.
picture-of-cards = Eine Baukarte mit der Zahl 7, dem Bild einer Fabrik und sechs Edelsteinen.
picture-of-cards-1 = Die Zahl: So viele Punkte ist das Gebäude wert.
picture-of-cards-2 = Das Gebäude. Sein Name hat keine Wirkung.
picture-of-cards-3 = Was es kostet. Diese Karte heißt 7y: Ihre Hauptfarbe ist Gelb.
picture-of-village-turn = Ein Arbeiter wird auf den Markt gesetzt, und der eines anderen Spielers verlässt ihn.
picture-of-village-turn-1 = Dein Arbeiter kommt auf das Gebäude.
picture-of-village-turn-2 = Ein Arbeiter, der dort stand, geht nach Hause.
picture-of-village-turn-3 = Die Reihe mit dem gestrichelten Rand zahlst du.
picture-of-village-turn-4 = Die andere Reihe erhältst du.
picture-of-village-buildings = Ein Viertel mit sechs Bauplätzen: Auf zweien stehen Gebäude, vier sind leer.
picture-of-village-buildings-1 = Dein erstes Gebäude gibt dir umsonst deinen eigenen Rohstoff.
picture-of-village-buildings-2 = Ein leerer Bauplatz, auf dem du bauen kannst.
picture-of-village-buildings-3 = Ein Gebäude des Dorfs. Alle dürfen es nutzen.
picture-of-village-build = Eine Gebäudekarte mit den vier Rohstoffen, die sie kostet, und ein Pfeil zu einem leeren Bauplatz.
picture-of-village-build-1 = Die Rohstoffe, die das Gebäude kostet.
picture-of-village-build-2 = Der Zeppelin nimmt die Karte.
picture-of-village-build-3 = Das Gebäude kommt für immer auf einen freien Bauplatz.
picture-of-village-crate = Der Charterstone öffnet eine Kiste, aus der Karten kommen.
picture-of-village-crate-1 = Der Charterstone: Münzen, Einfluss und eine Gebäudekarte mit einer Kiste.
picture-of-village-crate-2 = Die Kiste wird geöffnet.
picture-of-village-crate-3 = Was darin ist, gehört von nun an zum Dorf.
