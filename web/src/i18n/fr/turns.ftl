### Ce que font les autres, conseils et demandes.

## Comment les coups des autres sont montrés

pace = Les coups des autres
pace-once = Tous à la fois
pace-normal = L’un après l’autre
pace-steps = Pas à pas, avec « Suivant »
happenings = Ce que font les autres
happenings-of = { $number } sur { $of }
happenings-next = Suivant
happenings-skip = Passer
since = Depuis ton dernier tour
since-more = Tout montrer
since-less = Montrer moins

## Demandes de reprise

undo-title = Demande de reprise
undo-waiting-for = Réponse attendue : { $names }.
undo-affected = Ce qui serait repris
undo-affected-more =
    { $count ->
        [one] et { $count } autre étape
       *[other] et { $count } autres étapes
    }
undo-withdraw = Retirer la demande

## Conseils et chances

hint-choose = Choisis un coup pour le voir sur la table avant de le confirmer.
hint-confirm = Confirmer
hint-back = Retour
hint-campaign = Il s’agit de gagner cette partie, pas la campagne.
chance-under = < { $chance }
chance-over = > { $chance }
