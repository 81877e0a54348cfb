### Pourquoi quelque chose n'est pas possible à Charterstone : refusal-CODE.

refusal-cannot-pay =
    { $what ->
        [coin] Tu ne peux pas payer cela : il te manque des pièces.
        [influence] Tu ne peux pas payer cela : il te manque de l’Influence.
        [resource] Tu ne peux pas payer cela : il te manque des ressources.
       *[other] Tu ne peux pas payer ce que cela coûte.
    }
refusal-not-built = Ce bâtiment n’est pas dans le village.
refusal-no-worker = Tu n’as plus d’ouvrier : récupère-les tous.
refusal-no-workers-out = Tous tes ouvriers sont chez toi.
refusal-no-building-card = Tu n’as pas de carte Bâtiment à construire.
refusal-no-blueprint = Tu n’as les quatre ressources d’aucune de tes cartes Bâtiments.
refusal-no-plot = Il n’y a plus de parcelle de ton quartier où construire.
refusal-no-crate = Tu n’as pas de bâtiment construit avec une caisse à ouvrir.
refusal-no-objective = Tu ne remplis aucun objectif qui reste à valider.
refusal-no-space = Tu n’as les biens d’aucune case libre des Quotas.
refusal-no-goods = Tu n’as pas les biens que cette case demande.
refusal-space-taken = Cette case des Quotas a déjà un jeton.
refusal-plot-taken = Tu ne peux pas construire sur cette parcelle.
refusal-not-met = Tu ne remplis pas cet objectif maintenant.
refusal-not-posted = Cet objectif n’est pas de cette partie.
refusal-already-scored = Tu as déjà validé cet objectif dans cette partie.
refusal-not-those-resources = Paie ou gagne autant de ressources que demandé, parmi celles qu’il y a.
refusal-not-face-up = Ce n’est pas une carte face visible que tu peux prendre.
refusal-not-yours = Cela n’est pas à toi.
refusal-not-so-many = Tu peux gagner de 0 à { $most }.
refusal-no-such-effect = Choisis un des effets.
refusal-no-such-choice = Ce n’est pas un des choix.
refusal-already-partly = On t’interrogera déjà sur chaque partie.
refusal-no-effect = Cela ne ferait rien maintenant.
refusal-not-in-chest = Ce personnage n’attend pas dans ton coffre.
refusal-persona-too-new = Tu as trouvé ce personnage pendant cette partie. Tu pourras jouer avec lui dès la prochaine.
refusal-silenced = Tes personnages sont réduits au silence : ils sont sans effet jusqu’au prochain revenu.
refusal-turn-too-long = Tu as utilisé { $most } choses pendant ce tour. Continue au prochain.
refusal-no-way-back = Après la manche { $round }, rien ne fait plus reculer le jeton Progrès.
refusal-place-first = Place d’abord quelqu’un dans ton quartier : le bâtiment ne coûte rien.
refusal-before-placing = Tu ne peux l’utiliser qu’avant de placer quelqu’un.
refusal-no-minion-there = Aucune de tes figurines n’est là.
refusal-waits-for-income = Ce bâtiment attend le revenu : y placer quelqu’un ne rapporte rien maintenant.
refusal-not-your-charter = Ce n’est possible que dans ton quartier.
refusal-bad-automas = Une place au moins ne doit pas être à l’Automa.
refusal-rule-of-this-game = Une règle de cette partie s’y oppose : { $rule }
refusal-workers-alike = Dans cette partie, tes deux ouvriers sont pareils.
refusal-no-such-worker =
    { $worker ->
        [small] Ton petit ouvrier n’est pas chez toi.
       *[large] Ton grand ouvrier n’est pas chez toi.
    }
refusal-not-your-tile = Tu ne peux pas poser cette île céleste maintenant.
refusal-card-taken = Tu ne peux pas choisir cette carte Victoire.
refusal-not-used = Tu n’as jamais joué avec ce personnage.
refusal-not-theirs = Cet adversaire n’en a pas à donner.
refusal-token-there = Ton jeton est déjà sur ce bâtiment.
refusal-occupied = Cette figurine se place là où il n’y a personne.
refusal-no-minion = Tu n’en as pas de cette sorte sous la main.
refusal-no-minion-left = Il n’y en a plus de cette sorte dans la réserve.
refusal-no-peril = Il n’y a rien à prendre sur ce bâtiment.
refusal-no-worker-there = Aucun de tes ouvriers n’est là.
refusal-not-so-far = Le jeton Progrès ne peut pas aller aussi loin.
refusal-nothing-to-keep = Tu n’as plus rien de tel à garder.
refusal-not-in-deck = Tu ne peux pas prendre cette carte de la pioche.
refusal-not-drawn = Tu n’as pas pioché cet objectif.
refusal-row-full = Cette ligne de gloire est complète.
refusal-cannot-grow = Il ne peut pas y avoir plus de place pour cela.
