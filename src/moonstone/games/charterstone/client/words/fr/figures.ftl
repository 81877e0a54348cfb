# Les ouvriers distingués, ce qu’on pose sur les emplacements, et les chances.
charterstone-worker-large = Grand ouvrier
charterstone-worker-small = Petit ouvrier
charterstone-which-worker = Quel ouvrier
charterstone-to-lay = Que poser
charterstone-to-lay-empty = Vide, numéro { $number }
charterstone-goes-out =
    { $burns ->
        [yes] Quand les tours de cette manche commencent, elle s’éteint dans { $out } cas sur { $of }.
       *[no] Elle s’est éteinte.
    }

## What later games bring to the table

charterstone-named = { $title } : { $text }
charterstone-worker-spectral = Ouvrier spectral
charterstone-workers-at-hand = Disponibles : { $workers }.
charterstone-stands-which =
    { $worker ->
        [large] C’est le grand ouvrier.
        [small] C’est le petit ouvrier.
       *[spectral] C’est l’ouvrier spectral.
    }
charterstone-figure-waits = Une figurine qui n’est à personne attend ici : { $minion }. Pour utiliser le bâtiment, paie d’abord 1 jeton d’Influence ; elle est alors à toi.
charterstone-on-island =
    { $building ->
        [none] Une île céleste flotte ici.
       *[other] Une île céleste flotte ici. Dessous, hors jeu : « { $building } ».
    }
charterstone-lay-over = Parcelle { $plot } : poser l’île céleste par-dessus « { $building } »
charterstone-beneath = Regarder sous les îles
charterstone-companion-of =
    { $mood ->
        [kind] Compagnon bienveillant ({ $charter }) : { $companion }
        [unkind] Compagnon malveillant ({ $charter }) : { $companion }
       *[none] Compagnon ({ $charter }) : { $companion }
    }
charterstone-side-of =
    { $side ->
        [loyal] Ce quartier est fidèle au roi : { $charter }.
       *[rebel] Ce quartier se rebelle contre le roi : { $charter }.
    }
charterstone-emblem-of = Influence sur l’emblème ({ $charter }) : { $names }.
charterstone-emblem-empty = Aucune Influence sur l’emblème ({ $charter }).
charterstone-candle-burns = Risque qu’elle s’éteigne au début du prochain tour : { $odds }.
charterstone-candle-is-out =
    { $name ->
        [none] Elle s’est éteinte.
       *[other] Elle s’est éteinte quand { $name } jouait.
    }
charterstone-guidepost-candle = Consigne : la chandelle ne s’est pas éteinte à ton tour
charterstone-kings-so-far = Rois contents sur les histoires jusqu’ici : { $happy } ; en colère : { $angry }.
charterstone-victory-card = Carte Victoire
charterstone-victory-sealed = { $name } garde sa carte Victoire secrète jusqu’au dernier décompte.
charterstone-victory-counts = Au dernier décompte : { $what }.
charterstone-rule = Règle
charterstone-news = Nouveau
charterstone-rule-holds = Règle de cette partie
charterstone-begin = Commencer
charterstone-new-here = Nouveau dans cette partie
charterstone-explained = Expliqué jusqu’ici
charterstone-explain-again = Tout expliquer à nouveau
charterstone-explained-again = Tout sera expliqué à nouveau au bon moment.
