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
