### La fin d’une campagne : le dernier décompte, l’histoire en chiffres et une image à garder.

charterstone-final-cards = Les cartes Victoire sont révélées
charterstone-final-cards-why = Elles disent ce que valent un cercle de capacité rempli, un personnage joué et un trophée.
charterstone-final-capacity = Capacité
charterstone-final-capacity-why = Chaque cercle de capacité rempli compte, les quatre premiers compris.
charterstone-final-personas = Personnages
charterstone-final-personas-why = Chaque personnage marqué comme joué compte.
charterstone-final-trophies = Trophées
charterstone-final-trophies-why = Chaque partie gagnée compte.
charterstone-final-glory = Gloire
charterstone-final-glory-why = Chaque étoile de gloire vaut 10 points.
charterstone-final-values = Bâtiments
charterstone-final-values-why = Les valeurs des bâtiments sur les parcelles et les îles célestes du quartier.
charterstone-final-card = Carte : « { $card } »
charterstone-final-each-capacity = Pour chaque cercle de capacité rempli :
charterstone-final-each-persona = Pour chaque personnage joué :
charterstone-final-each-trophy = Pour chaque trophée :
charterstone-final-times = × { $each }
charterstone-final-product = { $count } × { $each } = { $points }
charterstone-final-of = { $count } × { $each }
charterstone-final-points = Valeur : { $points }
charterstone-final-rank = { $rank }.
charterstone-final-won =
    { $count ->
        [one] { $names } remporte la campagne
       *[other] { $names } remportent la campagne ensemble
    }
charterstone-final-barred = { $name } avait assez de points, mais a gardé l’ouvrier spectral jusqu’au bout et ne pouvait donc pas gagner la campagne.
charterstone-final-skip = Aller au résultat
charterstone-final-again = Recompter
charterstone-final-table = Tous les points
charterstone-final-who = Joueur
charterstone-final-total = Total
charterstone-final-figures = L’histoire en chiffres
charterstone-final-figure-games = Parties
charterstone-final-figure-crates = Caisses ouvertes
charterstone-final-figure-buildings = Bâtiments du village
charterstone-final-figure-kings = Choix
charterstone-final-figure-best = Le plus de points en une partie
charterstone-final-figure-wins = Le plus de parties gagnées
charterstone-final-figure-close = Partie la plus serrée
charterstone-final-figure-long = Partie la plus longue
charterstone-final-figure-short = Partie la plus courte
charterstone-final-out-of = { $count } sur { $of }
charterstone-final-moods = { $happy } ont plu au roi, { $angry } l’ont fâché
charterstone-final-record = { $points } ({ $name }, partie { $game })
charterstone-final-wins-of = { $count } ({ $names })
charterstone-final-ahead =
    { $points ->
        [0] Partie { $game } : égalité
        [one] Partie { $game } : un point d’avance
       *[other] Partie { $game } : { $points } points d’avance
    }
charterstone-final-in-game = Partie { $game } : { $what }
charterstone-final-by-game = Points par partie
charterstone-final-game =
    { $count ->
        [one] Revoir la partie { $game }, gagnée par { $names }. { $scores }
       *[other] Revoir la partie { $game }, gagnée ensemble par { $names }. { $scores }
    }
charterstone-final-score = { $name } : { $points }
charterstone-final-keepsake = Une image à garder
charterstone-final-keepsake-why = Votre village, vos points et vos choix en une image. Les nombres sous les rois sont ceux des parties.
charterstone-final-keepsake-shows = Le village vu d’en haut : { $village }. { $won }.
charterstone-final-keepsake-figures = { $games } parties · { $crates } caisses ouvertes · { $buildings } bâtiments
charterstone-final-save = Enregistrer l’image
charterstone-final-share = Partager l’image

## Le coffre

charterstone-chest-spectral = A l’ouvrier spectral
charterstone-chest-spectral-why = Tant que ce quartier garde l’ouvrier spectral, il ne peut pas gagner la campagne.
charterstone-chest-victory = Ta carte Victoire : « { $card } »
charterstone-chest-victory-of = Carte Victoire : « { $card } »
charterstone-chest-victory-why = À la fin de la campagne, chaque cercle de capacité rempli vaut { $capacity }, chaque personnage joué { $each } et chaque trophée { $trophy }.
charterstone-chest-companion =
    { $mood ->
        [kind] Compagnon bienveillant : { $companion }
        [unkind] Compagnon malveillant : { $companion }
       *[none] Compagnon : { $companion }
    }
