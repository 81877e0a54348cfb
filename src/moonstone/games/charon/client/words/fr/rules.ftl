# Charon, Inc. : la page des règles.

rules-aim =
    .title = Le but du jeu
rules-aim-1 = Tu diriges une des corporations qui se disputent Charon, la plus grande lune de Pluton. Les drapeaux rapportent des gemmes, les gemmes paient des bâtiments, et les bâtiments sont des points de victoire. Qui a le plus de points après quatre manches l’emporte.
rules-aim-2 = À chaque manche, tu as cinq drapeaux sur cinq secteurs action, et tu n’en places que quatre. Le cinquième reste où il est et peut te donner l’action du secteur. Chaque drapeau envoyé sur la lune est donc une action à laquelle tu renonces.

rules-parts =
    .title = Ce qu’il y a
rules-parts-1 = De deux à cinq joueurs. Chacun a sept drapeaux d’une couleur, rouge, blanc, bleu foncé, bronze ou bleu gris : cinq pour les secteurs action, un pour la piste de l’ordre du tour et un pour montrer sa couleur.
rules-parts-2 = Il y a 20 gemmes de chaque couleur, bleu, jaune, vert, pourpre et noir, et 6 incolores. Il n’y en aura jamais plus. Les incolores se trouvent sur la Trouvaille de minerai rare et y retournent quand on les dépense ou les rend ; toutes les autres retournent à la réserve.
rules-parts-3 = Il y a 55 cartes bâtiment : cinq de chaque numéro, de 2 à 12.
rules-parts-4 = Il y a cinq secteurs action : Intelligence volée, Trouvaille de minerai rare, Avance technologique, Synchrotron et Entrepôt souterrain.
rules-parts-5 = La partie compte quatre manches de cinq phases : revendication des droits, revendication des gemmes, ajustement de l’ordre du tour, construction des cartes, préparation de la prochaine manche.

rules-moon =
    .title = La lune
rules-moon-1 = La lune a 20 zones carrées, chacune avec 1, 2 ou 3 puits d’exploitation pour les gemmes. Deux zones sont jaunes, deux roses et deux bleues. À cinq, on joue sur les 20 zones ; à quatre, sans les jaunes (18) ; à trois, sans les roses non plus (16) ; à deux, sans les bleues non plus (14).
rules-moon-2 = Un drapeau se place sur l’un de trois types d’emplacement. Le milieu d’une zone ne touche que cette zone. Une route sépare deux zones voisines et touche les deux. Un carrefour, où quatre zones se rencontrent, touche les quatre. Un emplacement n’accueille qu’un drapeau.
rules-moon-3 = Un emplacement est utilisable s’il touche au moins une zone en jeu. Il n’a d’influence que dans les zones en jeu, mais il reste une route ou un carrefour quand il faut départager.
rules-moon-4 = La lune standard a des rangs de 4, 6, 6 et 4 zones, 40 puits en tout, et se ressemble après un demi-tour. Elle compte 20 milieux, 30 routes et 11 carrefours. D’autres éditions peuvent compter aussi comme carrefours les jonctions de trois ou deux zones au bord.
rules-moon-5 = Les lieux se nomment comme sur un échiquier, une lettre pour la colonne et un nombre pour le rang : d4 et f4 sont des zones, e4 est la route qui les sépare, et e5 le carrefour au bout de cette route.

rules-cards =
    .title = Les cartes
rules-cards-1 = Une carte bâtiment montre son numéro et les gemmes qu’elle coûte. Le numéro est aussi ce qu’elle vaut en points de victoire. Aucune carte ne demande de gemme incolore.
rules-cards-2 = Les cinq cartes d’un même numéro ont le même coût, décalé d’une couleur à l’autre : aucune couleur n’est meilleure qu’une autre. Une carte se nomme par son numéro et la lettre de sa couleur principale, b pour bleu, y pour jaune, g pour vert, p pour pourpre et k pour noir : 7b, 7y, 7g, 7p, 7k.
rules-cards-3 = Des numéros voisins partagent le nom d’un bâtiment, de l’avant-poste au spatioport. Les noms ne sont là que pour le décor ; les règles ne connaissent que les numéros.

rules-setup =
    .title = Une manche commence
rules-setup-1 = L’ordre du tour de la première manche est tiré au sort. Au début de chaque manche, chaque joueur a un drapeau sur chaque secteur action.
rules-setup-2 = Des gemmes de la réserve vont dans le sac : 5 de chacune des cinq couleurs à cinq joueurs, 4 à trois ou quatre, 3 à deux. Ce qui restait dans le sac y reste.
rules-setup-3 = Chaque zone en jeu sans gemme en reçoit une, tirée du sac, et ses autres puits se remplissent de la même couleur depuis la réserve. Une zone qui a gardé ses gemmes n’en reçoit pas de nouvelles. Si la réserve ne suffit pas, il y en a simplement moins dans le sac ou dans la zone.
rules-setup-4 = Avant la première manche, on retire les cinq 12 et on mélange les 50 autres cartes. Deux d’entre elles forment la défausse, face cachée, et les 12 se posent dessus. Un 12 ne peut donc venir que de la défausse.
rules-setup-5 = Chacun reçoit 3 cartes à la première manche et 2 à chacune des suivantes. Ta main est secrète et peut grandir sans limite.
rules-setup-6 = Si tu reçois un numéro que tu as déjà construit, tu peux échanger cette carte aussitôt : on mélange la défausse, tu y pioches une carte pour chaque double, puis tes doubles vont à la défausse. Cela se fait dans l’ordre du tour, pour les cartes qui viennent d’arriver, une seule fois, et pas pour plus de cartes que la défausse n’en a. On pose la question à tous ceux qui ont construit quelque chose, pour qu’elle ne trahisse aucune main.

rules-offer =
    .title = La rangée commune
rules-offer-1 = Quand les gemmes sont sur la lune et les cartes distribuées, chacun choisit en secret une carte de sa main. Toutes sont révélées en même temps et forment la rangée commune.
rules-offer-2 = Plus tard dans la manche, chaque joueur peut construire une carte de la rangée, d’où qu’elle vienne. Qui construit en premier a le choix.

rules-stake =
    .title = Revendication des droits
rules-stake-1 = Dans l’ordre du tour, on place un drapeau à la fois : prends-le sur un secteur action de ton choix et pose-le sur un emplacement vide. On ne peut pas passer. On continue jusqu’à ce que tout le monde en ait placé quatre.
rules-stake-2 = Les drapeaux sur les routes et les carrefours autour d’une zone n’occupent pas son milieu : il est vide tant qu’aucun drapeau ne s’y trouve.
rules-stake-3 = Ton cinquième drapeau reste sur son secteur action. À deux ou trois joueurs, une action est active s’il ne reste qu’un seul drapeau sur son secteur. À quatre ou cinq, elle l’est avec un ou deux. Avec plus de drapeaux, personne ne l’obtient.
rules-stake-4 = Qui a un drapeau sur un secteur actif détient l’action pour cette manche. Si deux joueurs détiennent la même, ils l’utilisent dans l’ordre du tour inverse, le dernier d’abord.

rules-intelligence =
    .title = Intelligence volée
rules-intelligence-1 = Cette action vient en premier, dès que tous les drapeaux sont placés. Chaque détenteur, dans l’ordre du tour inverse, peut déplacer un de ses drapeaux de la lune vers un autre emplacement vide.
rules-intelligence-2 = Chaque zone en jeu que touche le nouvel emplacement doit contenir 1 ou 2 gemmes : aucune n’en a 3, aucune n’est vide.

rules-claim =
    .title = Revendication des gemmes
rules-claim-1 = Chaque drapeau qui touche une zone y vaut un point d’influence. Dans chaque zone avec des gemmes, qui a le plus d’influence les récupère toutes.
rules-claim-2 = En cas d’égalité, c’est le joueur à égalité dont le drapeau est au milieu qui les récupère. Si aucun n’y est, c’est celui qui a le plus de drapeaux sur les routes de cette zone. Si l’égalité persiste, personne ne les récupère, et les gemmes restent pour la prochaine manche.
rules-claim-3 = Seuls comptent ici les joueurs à égalité pour la plus grande influence : qui en a moins ne profite jamais d’une égalité.
rules-claim-4 = Les drapeaux restent sur la lune jusqu’à la fin de la manche.

rules-mineral =
    .title = Trouvaille de minerai rare
rules-mineral-1 = Quand toutes les zones sont réglées, chaque détenteur reçoit une gemme incolore, dans l’ordre du tour inverse, tant qu’il en reste.

rules-engineering =
    .title = Avance technologique
rules-engineering-1 = Ensuite chaque détenteur, dans l’ordre du tour inverse, peut regarder la défausse et y prendre une carte, ou en prendre une dans la rangée commune. Personne d’autre ne voit la défausse.
rules-engineering-2 = La carte va dans la main et peut être construite pendant la même manche. Si elle vient de la rangée, elle ne compte pas comme la carte que tu peux y construire.

rules-order =
    .title = Ajustement de l’ordre du tour
rules-order-1 = Chacun compte ses gemmes, incolores comprises. Qui en a le plus joue désormais en premier, et ainsi de suite ; à égalité, l’ordre ne change pas. Le nouvel ordre vaut pour la construction et pour la manche suivante, jusqu’au prochain ajustement.

rules-build =
    .title = Construction des cartes
rules-build-1 = Dans le nouvel ordre, chaque joueur joue un tour complet. Pendant le tien, tu peux échanger et construire aussi souvent que possible, dans l’ordre que tu veux, et tu le termines quand tu veux. Tu peux échanger sans construire.
rules-build-2 = Échanger : donne 3 gemmes quelconques et prends dans la réserve 1 gemme de la couleur de ton choix. Tu peux donner des incolores, mais tu ne peux pas en obtenir ainsi.
rules-build-3 = Construire : paie les gemmes de la carte et pose-la face visible devant toi. Une gemme incolore remplace n’importe quelle couleur, où tu le décides. Tu peux construire autant de cartes de ta main que tu veux, mais jamais deux fois le même numéro dans la partie.
rules-build-4 = Tu peux construire une carte de la rangée commune par manche. Elle quitte aussitôt la rangée.
rules-build-5 = Tu ne peux obtenir que ce que contient la réserve. Les gemmes que tu donnes y retournent d’abord.

rules-synchrotron =
    .title = Synchrotron
rules-synchrotron-1 = Si tu détiens cette action, tu peux, une fois pendant ton tour de construction, changer autant de tes gemmes d’une couleur que tu veux en autant de gemmes d’une seule autre couleur.
rules-synchrotron-2 = L’incolore n’est pas une couleur : une gemme incolore ne peut ni entrer ni sortir. La réserve doit contenir ce que tu obtiens.

rules-warehouse =
    .title = Entrepôt souterrain
rules-warehouse-1 = Si tu détiens cette action, tu échanges pendant ton tour de construction 2 gemmes contre 1 au lieu de 3 contre 1, aussi souvent que possible.
rules-warehouse-2 = À la fin de la manche, tu peux conserver 6 gemmes au lieu de 2.

rules-keep =
    .title = Préparation de la prochaine manche
rules-keep-1 = Tu conserves au plus 2 gemmes, ou 6 si tu détiens l’Entrepôt souterrain. Les incolores comptent. Tous ceux qui ont des gemmes choisissent en même temps lesquelles conserver ; le reste est rendu. Tu peux aussi en conserver moins : les gemmes comptent pour le prochain ordre du tour, et celles qui sont rendues peuvent retourner dans le sac.
rules-keep-2 = Les cartes restées dans la rangée commune vont face cachée à la défausse, tous les drapeaux reviennent, et la manche suivante commence.

rules-end =
    .title = Fin de la partie
rules-end-1 = Après la quatrième manche, on ne prépare plus rien. Additionne les numéros de tes cartes construites : le plus grand total l’emporte.
rules-end-2 = En cas d’égalité, la plus haute carte décide, puis la suivante, et ainsi de suite : 12-11-10 bat 12-11-8-2. À égalité jusqu’à la dernière carte, la victoire est partagée.

rules-example =
    .title = À qui vont les gemmes ? Un exemple
rules-example-1 = Neuf zones, et qui l’emporte dans chacune. Le nombre dit combien de drapeaux d’une couleur touchent la zone.
rules-example-2 = Zone A, aucun drapeau : personne ne récupère les gemmes, elles restent.
rules-example-3 = Zone B, blanc 2, rouge 1 : blanc en a le plus.
rules-example-4 = Zone C, rouge 2, blanc 2, le milieu vide et autant de routes chacun : personne, les gemmes restent.
rules-example-5 = Zone D, blanc 1 sur un carrefour, bleu foncé 1 sur une route : bleu foncé, grâce à la route.
rules-example-6 = Zone E, blanc 3, bronze 2, bleu foncé 1 : blanc en a le plus.
rules-example-7 = Zone F, bronze 2 dont une route, blanc 2 sans route, bleu foncé 1 : bronze, grâce à la route. Bleu foncé n’en profite pas.
rules-example-8 = Zone G, blanc 1, bleu foncé 1, bronze 1 au milieu : bronze, grâce au milieu.
rules-example-9 = Zone H, rouge 2 dont le milieu, bleu foncé 2, bronze 1 : rouge, grâce au milieu.
rules-example-10 = Zone I, bronze 2, bleu foncé 1, rouge 1 : bronze en a le plus. Peu importe que les deux autres aient deux drapeaux ensemble.

rules-options =
    .title = Quand les règles diffèrent
rules-options-1 = Les livrets de règles des différentes langues ne s’accordent pas sur tout. Ce que tu viens de lire vaut à chaque table, sauf choix contraire : à l’ouverture d’une table, tu peux prendre les autres lectures.
rules-options-2 = Les gemmes incolores peuvent ne pas compter dans les gemmes conservées : elles te restent alors toutes (règle italienne).
rules-options-3 = L’échange à 2 contre 1 de l’Entrepôt souterrain peut donner une gemme incolore, tant qu’il en reste ; à 3 contre 1, c’est toujours une gemme de couleur (règle italienne).
rules-options-4 = Les doubles peuvent s’échanger avec le paquet au lieu de la défausse (règle hongroise).
rules-options-5 = Un échange peut donner aussi une gemme incolore, tant qu’il en reste (règles française, allemande et hongroise).
rules-options-6 = Les cartes de la rangée commune peuvent se choisir avant le tirage des gemmes : à chaque manche, ou seulement à partir de la deuxième (tous les livrets).
rules-options-7 = Plusieurs détenteurs du Synchrotron peuvent l’utiliser avant toute construction, dans l’ordre du tour inverse (règles française, allemande et hongroise).
rules-options-8 = Une règle maison, qui n’est dans aucun livret : avec deux drapeaux, une action n’est active qu’à cinq joueurs.
rules-options-9 = Quatre préréglages règlent tout d’un coup comme la règle française, italienne, hongroise ou allemande.
