### Les images des règles : ce qu’on voit, et ce que montre chaque numéro.

picture-of-moon = Quatre zones de la lune avec des gemmes dans leurs puits, et des drapeaux sur un milieu, une route et le carrefour.
picture-of-moon-1 = Une zone : les drapeaux autour décident qui prend les gemmes de ses puits.
picture-of-moon-2 = Le milieu ne touche que cette zone.
picture-of-moon-3 = Une route touche les deux zones voisines.
picture-of-moon-4 = Un carrefour touche les quatre zones.
picture-of-cards = Une carte bâtiment avec le numéro 7, l’image d’une usine et six gemmes.
picture-of-cards-1 = Le numéro : ce que le bâtiment vaut en points.
picture-of-cards-2 = Le bâtiment. Son nom ne sert qu’à l’image.
picture-of-cards-3 = Ce qu’il coûte. Cette carte est la 7y : sa couleur principale est le jaune.
picture-of-village-turn = Un ouvrier est placé sur le marché, et celui d’un autre joueur le quitte.
picture-of-village-turn-1 = Ton ouvrier va sur le bâtiment.
picture-of-village-turn-2 = Un ouvrier qui s’y trouvait rentre chez lui.
picture-of-village-turn-3 = La rangée au bord pointillé est ce que tu paies.
picture-of-village-turn-4 = L’autre rangée est ce que tu gagnes.
picture-of-village-buildings = Un quartier de six parcelles : deux portent un bâtiment, quatre sont vides.
picture-of-village-buildings-1 = Ton premier bâtiment te donne gratuitement ta propre ressource.
picture-of-village-buildings-2 = Une parcelle vide, où tu peux construire.
picture-of-village-buildings-3 = Un bâtiment du village. Chacun peut l’utiliser.
picture-of-village-build = Une carte bâtiment avec les quatre ressources qu’elle coûte, et une flèche vers une parcelle vide.
picture-of-village-build-1 = Les ressources que coûte le bâtiment.
picture-of-village-build-2 = Le Dirigeable prend la carte.
picture-of-village-build-3 = Le bâtiment va sur une parcelle libre, pour toujours.
picture-of-village-crate = La Charterstone ouvre une caisse, d’où sortent des cartes.
picture-of-village-crate-1 = La Charterstone : des pièces, de l’Influence et une carte bâtiment avec une caisse.
picture-of-village-crate-2 = La caisse est ouverte.
picture-of-village-crate-3 = Son contenu rejoint le village pour toujours.
