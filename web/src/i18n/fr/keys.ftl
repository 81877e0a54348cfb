### La liste des raccourcis clavier.

keys = Raccourcis clavier
keys-everywhere = Sur chaque écran
keys-list = Afficher cette liste
keys-region = Aller à la partie suivante de l’écran
keys-region-back = Aller à la partie précédente
keys-tab = Aller à l’élément suivant
keys-escape = Fermer ce qui est ouvert
keys-at-table = À la table
keys-choice = Aller à ce que tu peux faire
keys-arrows = Se déplacer entre cartes, zones, emplacements et bâtiments
keys-enter = Choisir ou confirmer
keys-in-replay = En revoyant une partie
keys-steps = Un pas en arrière ou en avant
keys-turning-points = Tournant précédent ou suivant
keys-ends = Au début ou à la fin
keys-space = Espace
keys-play = Lire ou mettre en pause
keys-leave = Quitter la relecture
skip-to-choice = Aller à ce que tu peux faire
nothing-to-choose = Tu n’as rien à décider pour le moment.
