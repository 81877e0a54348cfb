# Charon, Inc. : la page des règles.

rules-aim =
    .title = Le but du jeu
rules-aim-1 = Tu diriges une des corporations qui revendiquent Charon, la plus grande lune de Pluton. Les drapeaux rapportent des gemmes, les gemmes paient des bâtiments, et les bâtiments valent des points de victoire. Le joueur qui a le plus de points après quatre manches gagne.
rules-aim-2 = Au début de chaque manche, tu as cinq drapeaux, un sur chacun des cinq secteurs action, mais tu n’en places que quatre sur la lune. Le cinquième reste où il est et peut te donner l’action de son secteur. Chaque drapeau placé est donc une action à laquelle tu renonces.

rules-parts =
    .title = Composants
rules-parts-1 = Le jeu se joue de deux à cinq. Chaque joueur a sept drapeaux d’une couleur (rouge, blanc, bleu foncé, bronze ou bleu gris) : cinq pour les secteurs action, un pour la piste de l’ordre du tour et un pour montrer sa couleur.
rules-parts-2 = Il y a 20 gemmes de chaque couleur (bleu, jaune, vert, pourpre et noir) et 6 gemmes incolores. Leur nombre est limité. Les incolores se trouvent sur la Trouvaille de minerai rare et y retournent quand elles sont dépensées ou rendues. Toutes les autres retournent dans la réserve.
rules-parts-3 = Il y a 55 cartes bâtiment : cinq de chaque numéro, de 2 à 12.
rules-parts-4 = Il y a cinq secteurs action : Intelligence volée, Trouvaille de minerai rare, Avance technologique, Synchrotron et Entrepôt souterrain.
rules-parts-5 = La partie compte quatre manches de cinq phases : revendication des droits, revendication des gemmes, ajustement de l’ordre du tour, construction des cartes, préparation de la prochaine manche.

rules-moon =
    .title = La lune
rules-moon-1 = La lune a 20 zones carrées, chacune avec 1, 2 ou 3 puits d’exploitation pour les gemmes. Deux zones sont jaunes, deux sont marron (roses sur ce plateau) et deux sont bleues. À cinq joueurs, les 20 zones sont en jeu. À quatre, on n’utilise pas les jaunes (18 zones) ; à trois, pas les marron non plus (16) ; à deux, pas les bleues non plus (14).
rules-moon-2 = Il y a trois types d’emplacement pour les drapeaux. Le milieu d’une zone ne touche que cette zone. Une route sépare deux zones voisines et touche les deux. Un carrefour se trouve là où quatre zones se rencontrent et touche les quatre. Un emplacement n’accueille qu’un drapeau.
rules-moon-3 = Un emplacement est utilisable s’il touche au moins une zone en jeu. Un drapeau n’y a d’influence que dans les zones en jeu, mais l’emplacement compte toujours comme une route ou un carrefour en cas d’égalité.
rules-moon-4 = La lune standard a des rangées de 4, 6, 6 et 4 zones, avec 40 puits en tout, et reste identique après un demi-tour. Elle a 20 milieux, 30 routes et 11 carrefours. Dans d’autres éditions, les points où deux ou trois zones se rencontrent au bord peuvent aussi compter comme carrefours.
rules-moon-5 = Les lieux se nomment comme sur un échiquier, avec une lettre pour la colonne et un nombre pour la rangée : d4 et f4 sont des zones, e4 est la route qui les sépare, et e5 est le carrefour au bout de cette route.

rules-cards =
    .title = Les cartes
rules-cards-1 = Une carte bâtiment montre son numéro et les gemmes qu’elle coûte. Le numéro est aussi sa valeur en points de victoire. Aucune carte ne coûte de gemme incolore.
rules-cards-2 = Les cinq cartes d’un même numéro ont le même coût, décalé d’une couleur à l’autre : aucune couleur n’est donc meilleure qu’une autre. Une carte se nomme par son numéro et la lettre de sa couleur principale (b pour bleu, y pour jaune, g pour vert, p pour pourpre et k pour noir) : 7b, 7y, 7g, 7p, 7k.
rules-cards-3 = Les numéros voisins partagent le nom d’un bâtiment, de l’avant-poste au spatioport. Les noms n’ont aucun effet sur le jeu ; seuls les numéros comptent.

rules-setup =
    .title = Début d’une manche
rules-setup-1 = L’ordre du tour de la première manche est tiré au sort. Au début de chaque manche, chaque joueur a un drapeau sur chaque secteur action.
rules-setup-2 = On met dans le sac des gemmes de la réserve : 5 de chacune des cinq couleurs à cinq joueurs, 4 à trois ou quatre, 3 à deux. Les gemmes qui restaient dans le sac y restent.
rules-setup-3 = Pour chaque zone en jeu sans gemme, on tire une gemme du sac, puis on remplit les autres puits de la zone avec des gemmes de la même couleur, prises dans la réserve. Une zone qui a gardé ses gemmes n’en reçoit pas de nouvelles. Si la réserve ne suffit pas, il y a simplement moins de gemmes dans le sac ou dans la zone.
rules-setup-4 = Avant la première manche, on retire les cinq 12 et on mélange les 50 autres cartes. Deux d’entre elles forment la défausse, face cachée, et on pose les 12 dessus. Un 12 ne peut donc venir que de la défausse.
rules-setup-5 = Chaque joueur reçoit 3 cartes à la première manche et 2 à chacune des suivantes. Ta main est secrète et n’a pas de limite.
rules-setup-6 = Si tu reçois un numéro que tu as déjà construit, tu peux échanger cette carte aussitôt. On mélange la défausse, tu y pioches une carte pour chaque double échangé, puis tes doubles vont à la défausse. Chacun le fait une seule fois, dans l’ordre du tour, avec les seules cartes qu’il vient de recevoir et tant que la défausse a des cartes. La question est posée à tous ceux qui ont construit quelque chose, pour ne rien révéler de leur main.

rules-offer =
    .title = La rangée commune
rules-offer-1 = Quand les gemmes sont placées et les cartes distribuées, chacun choisit en secret une carte de sa main. Les cartes choisies sont révélées en même temps et forment la rangée commune.
rules-offer-2 = Plus tard dans la manche, chaque joueur peut construire une carte de la rangée, d’où qu’elle vienne. Celui qui construit en premier a le premier choix.

rules-stake =
    .title = Revendication des droits
rules-stake-1 = Dans l’ordre du tour, chacun place un drapeau à la fois : il le prend sur un secteur action de son choix et le pose sur un emplacement vide. On ne peut pas passer. On continue jusqu’à ce que chaque joueur ait placé quatre drapeaux.
rules-stake-2 = Les drapeaux sur les routes et les carrefours autour d’une zone n’occupent pas son milieu. Il est vide tant qu’aucun drapeau ne s’y trouve.
rules-stake-3 = Ton cinquième drapeau reste sur son secteur action. À deux ou trois joueurs, une action est active s’il reste un seul drapeau sur son secteur. À quatre ou cinq, elle est active avec un ou deux drapeaux. S’il y en a plus, personne n’obtient l’action.
rules-stake-4 = Si ton drapeau est sur un secteur actif, tu détiens son action pour cette manche. Si deux joueurs détiennent la même action, ils l’utilisent dans l’ordre du tour inverse.

rules-intelligence =
    .title = Intelligence volée
rules-intelligence-1 = Cette action vient en premier, dès que tous les drapeaux sont placés. Chaque détenteur, dans l’ordre du tour inverse, peut déplacer un de ses drapeaux sur la lune vers un autre emplacement vide.
rules-intelligence-2 = Chaque zone en jeu que touche le nouvel emplacement doit contenir 1 ou 2 gemmes. Aucune ne doit en contenir 3, et aucune ne doit être vide.

rules-claim =
    .title = Revendication des gemmes
rules-claim-1 = Chaque drapeau qui touche une zone y vaut un point d’influence. Dans chaque zone avec des gemmes, le joueur qui a le plus d’influence les récupère toutes.
rules-claim-2 = En cas d’égalité, le joueur à égalité qui a un drapeau au milieu récupère les gemmes. Si aucun n’y est, c’est celui qui a le plus de drapeaux sur les routes de cette zone. Si l’égalité persiste, personne ne récupère les gemmes, et elles restent pour la prochaine manche.
rules-claim-3 = Seuls comptent ici les joueurs à égalité pour la plus grande influence. Un joueur qui en a moins ne profite jamais d’une égalité.
rules-claim-4 = Les drapeaux restent sur la lune jusqu’à la préparation de la prochaine manche.

rules-mineral =
    .title = Trouvaille de minerai rare
rules-mineral-1 = Quand toutes les zones sont attribuées, chaque détenteur reçoit une gemme incolore, dans l’ordre du tour inverse, tant qu’il en reste.

rules-engineering =
    .title = Avance technologique
rules-engineering-1 = Ensuite, chaque détenteur, dans l’ordre du tour inverse, peut regarder la défausse et prendre une carte, soit dans la défausse, soit dans la rangée commune. Personne d’autre ne voit la défausse.
rules-engineering-2 = La carte va dans ta main, et tu peux la construire pendant la même manche. Si tu l’as prise dans la rangée, elle ne compte pas comme la carte que tu peux y construire.

rules-order =
    .title = Ajustement de l’ordre du tour
rules-order-1 = Chaque joueur compte toutes ses gemmes, incolores comprises. Celui qui en a le plus joue désormais en premier, et ainsi de suite ; en cas d’égalité, l’ordre entre les joueurs concernés ne change pas. Le nouvel ordre vaut pour la construction et pour la manche suivante, jusqu’au prochain ajustement.

rules-build =
    .title = Construction des cartes
rules-build-1 = Dans le nouvel ordre, chaque joueur joue un tour complet. Pendant ton tour, tu peux échanger et construire aussi souvent que possible, dans l’ordre que tu veux, et tu décides quand il se termine. Tu peux échanger sans construire.
rules-build-2 = Échanger : donne 3 gemmes quelconques et prends dans la réserve 1 gemme de la couleur de ton choix. Tu peux donner des gemmes incolores, mais tu ne peux pas en obtenir par un échange.
rules-build-3 = Construire : paie les gemmes d’une carte et pose-la face visible devant toi. Une gemme incolore remplace une gemme de la couleur de ton choix. Tu peux construire autant de cartes de ta main que tu veux, mais chaque numéro une seule fois par partie.
rules-build-4 = Tu peux aussi construire une carte de la rangée commune par manche. Elle quitte aussitôt la rangée.
rules-build-5 = Tu ne peux obtenir que des gemmes qui sont dans la réserve. Celles que tu donnes y vont d’abord.

rules-synchrotron =
    .title = Synchrotron
rules-synchrotron-1 = Si tu détiens le Synchrotron, tu peux, une fois pendant ton tour de construction, changer autant de tes gemmes d’une couleur que tu veux en autant de gemmes d’une seule autre couleur.
rules-synchrotron-2 = Les gemmes incolores n’ont pas de couleur : on ne peut ni les changer, ni changer d’autres gemmes en incolores. La réserve doit contenir les gemmes que tu obtiens.

rules-warehouse =
    .title = Entrepôt souterrain
rules-warehouse-1 = Si tu détiens l’Entrepôt souterrain, tu échanges pendant ton tour de construction 2 gemmes contre 1 au lieu de 3 contre 1, aussi souvent que possible.
rules-warehouse-2 = À la préparation de la prochaine manche, tu peux conserver jusqu’à 6 gemmes au lieu de 2.

rules-keep =
    .title = Préparation de la prochaine manche
rules-keep-1 = Tu peux conserver jusqu’à 2 gemmes, ou jusqu’à 6 si tu détiens l’Entrepôt souterrain. Les incolores comptent. Tous les joueurs qui ont des gemmes choisissent en même temps celles qu’ils conservent ; les autres retournent dans la réserve. Tu peux en conserver moins : les gemmes comptent pour le prochain ordre du tour, et celles que tu rends peuvent revenir dans le sac.
rules-keep-2 = Les cartes restées dans la rangée commune vont face cachée à la défausse, et tous les drapeaux reviennent sur les secteurs action. Puis la manche suivante commence.

rules-end =
    .title = Fin de la partie
rules-end-1 = Après la quatrième manche, il n’y a plus de préparation. Additionne les numéros des cartes que tu as construites. Le joueur qui a le plus de points gagne.
rules-end-2 = En cas d’égalité, la plus haute carte décide, puis la suivante, et ainsi de suite : 12-11-10 bat 12-11-8-2. Si toutes les cartes sont égales, les joueurs à égalité partagent la victoire.

rules-example =
    .title = À qui vont les gemmes ? Un exemple
rules-example-1 = Voici neuf zones et la façon dont chacune est attribuée. Un nombre dit combien de drapeaux d’une couleur touchent la zone.
rules-example-2 = Zone A, aucun drapeau : personne ne récupère les gemmes. Elles restent.
rules-example-3 = Zone B, blanc 2, rouge 1 : blanc en a le plus.
rules-example-4 = Zone C, rouge 2, blanc 2, le milieu vide et autant de routes chacun : personne ne récupère les gemmes. Elles restent.
rules-example-5 = Zone D, blanc 1 sur un carrefour, bleu foncé 1 sur une route : bleu foncé gagne grâce à la route.
rules-example-6 = Zone E, blanc 3, bronze 2, bleu foncé 1 : blanc en a le plus.
rules-example-7 = Zone F, bronze 2 dont une route, blanc 2 sans route, bleu foncé 1 : bronze gagne grâce à la route. Bleu foncé n’en profite pas.
rules-example-8 = Zone G, blanc 1, bleu foncé 1, bronze 1 au milieu : bronze gagne grâce au milieu.
rules-example-9 = Zone H, rouge 2 dont le milieu, bleu foncé 2, bronze 1 : rouge gagne grâce au milieu.
rules-example-10 = Zone I, bronze 2, bleu foncé 1, rouge 1 : bronze en a le plus. Peu importe que les deux autres aient deux drapeaux à eux deux.

rules-options =
    .title = Là où les livrets de règles diffèrent
rules-options-1 = Les livrets de règles des différentes langues ne s’accordent pas sur tout. Les règles de cette page valent, sauf choix contraire. En préparant une table, tu peux choisir ces variantes :
rules-options-2 = Les gemmes incolores ne comptent pas dans les gemmes que tu peux conserver, et tu les conserves toutes (règle italienne).
rules-options-3 = L’échange à 2 contre 1 de l’Entrepôt souterrain donne une gemme incolore, s’il en reste ; l’échange à 3 contre 1 donne toujours une gemme de couleur (règle italienne).
rules-options-4 = Les doubles s’échangent avec le paquet au lieu de la défausse (règle hongroise).
rules-options-5 = Un échange peut aussi donner une gemme incolore, s’il en reste (règles française, allemande et hongroise).
rules-options-6 = Les cartes de la rangée commune se choisissent avant le tirage des gemmes, soit à chaque manche, soit à partir de la deuxième (tous les livrets).
rules-options-7 = Les joueurs qui partagent le Synchrotron l’utilisent avant toute construction, dans l’ordre du tour inverse (règles française, allemande et hongroise).
rules-options-8 = Avec deux drapeaux, une action ne reste active qu’à cinq joueurs (règle maison, qui n’est dans aucun livret).
rules-options-9 = Quatre préréglages règlent toutes les options d’un coup selon le livret français, italien, hongrois ou allemand.
