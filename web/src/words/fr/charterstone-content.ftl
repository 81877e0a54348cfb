### Ce qu'un village neuf contient. Les mots de ce qui est dans les caisses ne sont pas ici : ils viennent avec la caisse.

charter-purple = Violet
charter-green = Vert
charter-yellow = Jaune
charter-black = Noir
charter-blue = Bleu
charter-red = Rouge

building-zeppelin = Dirigeable
building-charterstone = Charterstone
building-grandstand = Tribune
building-treasury = Trésorerie
building-market = Marché
building-cloud-port = Port des Nuages
building-basic-purple = Champ de citrouilles
building-basic-green = Scierie
building-basic-yellow = Champ de blé
building-basic-black = Mine de charbon
building-basic-blue = Mine de fer
building-basic-red = Carrière d’argile

persona-original = Fondateur

card-a1 = Ouvreuse de caisses
    .text = La Charterstone te rapporte 2 PV de plus.
card-a2 = Architecte
    .text = Le Dirigeable te rapporte 2 PV de plus.
card-a3 = Héraut
    .text = À la Tribune, tu peux gagner 1 réputation.
card-a4 = Chroniqueuse
    .text = Chaque fois que tu avances le jeton Progrès, gagne 1 PV.
card-a5 = Maître du port
    .text = Le Port des Nuages te rapporte 1 PV de plus.
card-a6 = Émissaire
    .text = Chaque jeton que tu poses sur la piste de Réputation rapporte 1 PV.
card-a7 = Marchande
    .text = Au Marché, tu peux gagner 1 réputation.
card-a8 = Trésorier
    .text = À la Trésorerie, tu peux regagner 1 Influence.

objective-o1 = Bienvenu au Port des Nuages
objective-o2 = La bourse pleine
objective-o3 = De l’aide à revendre
objective-o4 = Un garde-manger complet
objective-o5 = On parle de toi
