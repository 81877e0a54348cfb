### The plain table, where any game can be played that has none of its own.

# $names (players, a list) $count (how many) $by (what decided a tie)

any-prompt = À faire maintenant
any-prompt-choose = Choisis ton coup.
any-prompt-waiting = En attente : { $names }.
any-prompt-chance = Le hasard décide.
any-prompt-over =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
any-confirm = Confirmer
any-cancel = Effacer le choix
any-moves = Tes coups
any-search = Chercher un coup
any-search-none = Aucun coup ne correspond.
any-show-all = Tout afficher ({ $count })
any-players = Joueurs
any-you = (toi)
any-to-move = doit jouer
any-secret = Visible de toi uniquement
any-open = Table
any-result = Résultat
any-score =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
any-tie-shared = Égalité : { $names }. Ils partagent le même rang.
any-tie-broken = Égalité : { $names }. Départage : { $by }.
any-yes = oui
any-no = non
any-no-rules = Il n’y a pas de règles de ce jeu ici.
