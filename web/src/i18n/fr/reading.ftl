### Lire ensemble à une table, et la fin de chaque partie d’une campagne.

reading-page = Page { $page } sur { $of }
reading-alone = Lire la suite seul
reading-together = Lire avec les autres
reading-with = Vous lisez ensemble.
reading-turned = { $name } a tourné la page.
reading-others-at = Les autres en sont à la page { $page }.
reading-others-left = Tu lis de ton côté.
reading-untranslated = Pas encore traduit
reading-story = Histoire { $number }
reading-close = Vers le village
reading-led-here = Ce qui y a mené : { $choice }
reading-kings =
    { $king ->
        [happy]
            { $count ->
                [one] Un roi content
               *[other] { $count } rois contents
            }
       *[angry]
            { $count ->
                [one] Un roi en colère
               *[other] { $count } rois en colère
            }
    }

## La fin d’une partie

ending-came-about = C’est le déroulement de la partie qui a décidé de la suite de l’histoire.
ending-total = Tous les points ensemble
ending-target = À dépasser
ending-perils = Dangers restés dans vos quartiers
ending-happy = Rois contents
ending-angry = Rois en colère
ending-kind = Compagnons bienveillants
ending-rebels = Rebelles
ending-points = Total
ending-candle = Chandelle
ending-candle-burns =
    { $burns ->
        [true] Elle brûle encore.
       *[false] Elle s’est éteinte.
    }
ending-figures = Les chiffres qui ont décidé
ending-next-title = La suite
ending-next-game = Partie { $number } : { $title }
ending-next-names = Noms à donner
ending-next-name = { $what } ({ $name })
ending-next-names-why = Tu peux les donner sur la page de la campagne.
ending-next-no-names = Rien n’attend de nom.
ending-next-rules = Seulement dans la prochaine partie
ending-campaign-over = La campagne est terminée. Sa page montre le dernier décompte et tout le village.
