### Revoir une partie terminée, et ce qu’on en apprend.

turning-points = Tournants
turning-points-mine = Apprendre de tes erreurs
turning-points-why = Les décisions qui ont coûté le plus, jugées seulement d’après ce qu’on pouvait savoir à ce moment.
turning-points-none = Aucune décision n’a coûté beaucoup : { $name }
turning-points-close = Fermer les tournants
turning-point = Tournant { $number } sur { $count }
turning-point-lost = { $name } a perdu ici { $lost } ({ $before } → { $after }).
turning-point-played = Joué : { $move }
turning-point-better = Mieux : { $move }
turning-point-show = Montrer le meilleur coup
turning-point-back = Tournant précédent
turning-point-forth = Tournant suivant
embed-open = Ouvrir dans Moonstone
embed-unfinished = Cette partie n’est pas terminée. On pourra la regarder ici quand elle le sera.
embed-copy = Copier le code d’intégration
embed-copied = Copié. Colle-le dans une page web.
picture-share = Partager une image du plateau
picture-save = Enregistrer une image du plateau
picture-failed = L’image n’a pas pu être créée.
