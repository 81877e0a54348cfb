### Pourquoi quelque chose n'est pas possible à Charterstone : refusal-CODE.

refusal-cannot-pay =
    { $what ->
        [coin] Tu ne peux pas payer cela : il te manque des pièces.
        [influence] Tu ne peux pas payer cela : il te manque des jetons d’Influence.
        [resource] Tu ne peux pas payer cela : il te manque des ressources.
       *[other] Tu ne peux pas payer cela.
    }
refusal-not-built = Ce bâtiment n’est pas dans le village.
refusal-no-worker = Il ne te reste plus d’ouvrier. Récupère-les tous.
refusal-no-workers-out = Aucun de tes ouvriers n’est sur le plateau.
refusal-no-building-card = Tu n’as pas de carte Bâtiment.
refusal-no-blueprint = Tu n’as les quatre ressources d’aucune de tes cartes Bâtiments.
refusal-no-plot = Ton quartier n’a plus de parcelle où construire.
refusal-no-crate = Tu n’as pas de carte Bâtiment Construit avec une caisse que tu peux ouvrir.
refusal-no-objective = Tu n’as réalisé aucun des objectifs qu’il te reste à valider.
refusal-no-space = Tu n’as les cadeaux d’aucune case libre du tableau des Quotas.
refusal-no-goods = Tu n’as pas les cadeaux que cette case demande.
refusal-space-taken = Cette case du tableau des Quotas a déjà un jeton.
refusal-plot-taken = Tu ne peux pas construire sur cette parcelle.
refusal-not-met = Cet objectif n’est pas réalisé en ce moment.
refusal-not-posted = Cet objectif ne fait pas partie de cette partie.
refusal-already-scored = Tu as déjà validé cet objectif dans cette partie.
refusal-not-those-resources = Choisis autant de ressources que demandé, parmi celles disponibles.
refusal-not-face-up = Tu ne peux pas prendre cette carte maintenant.
refusal-not-yours = Ce n’est pas à toi.
refusal-not-so-many = Choisis un nombre de 0 à { $most }.
refusal-no-such-effect = Choisis un des effets.
refusal-no-such-choice = Ce n’est pas un des choix.
refusal-already-partly = Tu choisis déjà combien prendre de chaque gain.
refusal-no-effect = Cela ne ferait rien maintenant.
refusal-not-in-chest = Ce personnage n’est pas disponible dans ton coffre.
refusal-persona-too-new = Tu as trouvé ce personnage pendant cette partie. Tu pourras le jouer à partir de la prochaine.
refusal-silenced = Tes personnages sont réduits au silence jusqu’au prochain revenu.
refusal-turn-too-long = Cartes et personnages utilisés pendant ce tour : { $most }. Tu ne peux plus en utiliser avant ton prochain tour.
refusal-no-way-back = Après la manche { $round }, rien ne peut faire reculer le jeton Progrès.
refusal-place-first = Place d’abord un ouvrier ou une figurine dans ton quartier. Le bâtiment ne te coûte rien.
refusal-before-placing = Tu ne peux l’utiliser qu’avant de placer un ouvrier ou une figurine.
refusal-no-minion-there = Aucune de tes figurines n’est là.
refusal-waits-for-income = Ce bâtiment ne donne son gain qu’aux revenus. Y placer un ouvrier ou une figurine ne rapporte rien maintenant.
refusal-not-your-charter = Ce n’est possible que dans ton propre quartier.
refusal-bad-automas = Au moins une place ne doit pas être celle d’un Automa.
refusal-rule-of-this-game = Une règle de cette partie l’empêche : { $rule }
refusal-workers-alike = Dans cette partie, tes deux ouvriers sont pareils.
refusal-no-such-worker =
    { $worker ->
        [small] Ton petit ouvrier n’est pas disponible.
       *[large] Ton grand ouvrier n’est pas disponible.
    }
refusal-not-your-tile = Tu ne peux pas poser cette île céleste maintenant.
refusal-card-taken = Tu ne peux pas choisir cette carte Victoire.
refusal-not-used = Tu n’as jamais joué ce personnage.
refusal-not-theirs = Cet adversaire n’en a pas à donner.
refusal-token-there = Tu as déjà un jeton sur ce bâtiment.
refusal-occupied = Tu ne peux la placer que sur un bâtiment inoccupé.
refusal-no-minion = Il ne t’en reste plus de ce type à placer.
refusal-no-minion-left = Il n’en reste plus de ce type dans la réserve générale.
refusal-no-peril = Il n’y a rien à prendre sur ce bâtiment.
refusal-no-worker-there = Aucun de tes ouvriers n’est là.
refusal-not-so-far = Le jeton Progrès ne peut pas aller aussi loin.
refusal-nothing-to-keep = Il ne te reste rien de ce type à garder.
refusal-not-in-deck = Tu ne peux pas prendre cette carte dans la pioche.
refusal-not-drawn = Tu n’as pas pioché cet objectif.
refusal-row-full = Cette ligne de gloire est complète.
refusal-cannot-grow = Cette capacité ne peut plus augmenter.
