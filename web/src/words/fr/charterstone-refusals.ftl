### Pourquoi quelque chose n'est pas possible à Charterstone : refusal-CODE.

refusal-cannot-pay =
    { $what ->
        [coin] Vous ne pouvez pas payer cela : il vous manque des pièces.
        [influence] Vous ne pouvez pas payer cela : il vous manque de l’Influence.
       *[other] Vous ne pouvez pas payer ce que cela coûte.
    }
refusal-not-built = Ce bâtiment n’est pas dans le village.
refusal-no-worker = Vous n’avez plus d’ouvrier : récupérez-les tous.
refusal-no-workers-out = Tous vos ouvriers sont chez vous.
refusal-no-building-card = Vous n’avez pas de carte Bâtiment à construire.
refusal-no-blueprint = Vous n’avez les quatre ressources d’aucune de vos cartes Bâtiments.
refusal-no-plot = Il n’y a plus de parcelle de votre quartier où construire.
refusal-no-crate = Vous n’avez pas de bâtiment construit avec une caisse à ouvrir.
refusal-no-objective = Vous ne remplissez aucun objectif qui reste à valider.
refusal-no-space = Vous n’avez les biens d’aucune case libre des Quotas.
refusal-no-goods = Vous n’avez pas les biens que cette case demande.
refusal-space-taken = Cette case des Quotas a déjà un jeton.
refusal-plot-taken = Vous ne pouvez pas construire sur cette parcelle.
refusal-not-met = Vous ne remplissez pas cet objectif maintenant.
refusal-not-posted = Cet objectif n’est pas de cette partie.
refusal-already-scored = Vous avez déjà validé cet objectif dans cette partie.
refusal-not-those-resources = Payez ou gagnez autant de ressources que demandé, parmi celles qu’il y a.
refusal-not-face-up = Ce n’est pas une carte face visible que vous pouvez prendre.
refusal-not-yours = Cela n’est pas à vous.
refusal-not-so-many = Vous pouvez gagner de 0 à { $most }.
refusal-no-such-effect = Choisissez un des effets.
refusal-no-such-choice = Ce n’est pas un des choix.
refusal-already-partly = On vous interrogera déjà sur chaque partie.
refusal-no-effect = Cela ne ferait rien maintenant.
refusal-bad-automas = Une place au moins ne doit pas être à l’Automa.
