# Workers told apart, what is laid on plots, and odds.
charterstone-worker-large = Large worker
charterstone-worker-small = Small worker
charterstone-which-worker = Which worker
charterstone-to-lay = What to lay
charterstone-to-lay-empty = Empty, number { $number }
charterstone-goes-out =
    { $burns ->
        [yes] When this round’s turns begin, it goes out in { $out } of { $of } cases.
       *[no] It has gone out.
    }

## What later games bring to the table

charterstone-named = { $title }: { $text }
charterstone-worker-spectral = Spectral worker
charterstone-workers-at-hand = At hand: { $workers }.
charterstone-stands-which =
    { $worker ->
        [large] It is the large worker.
        [small] It is the small worker.
       *[spectral] It is the spectral worker.
    }
charterstone-figure-waits = A figure that belongs to nobody waits here: { $minion }. To use the building, first pay 1 influence; then the figure is yours.
charterstone-on-island =
    { $building ->
        [none] A sky island floats here.
       *[other] A sky island floats here. Beneath it, out of play: “{ $building }”.
    }
charterstone-lay-over = Plot { $plot }: lay the sky island over “{ $building }”
charterstone-beneath = Look beneath the islands
charterstone-companion-of =
    { $mood ->
        [kind] Companion of the { $charter } charter, kind: { $companion }
        [unkind] Companion of the { $charter } charter, unkind: { $companion }
       *[none] Companion of the { $charter } charter: { $companion }
    }
charterstone-side-of =
    { $side ->
        [loyal] The { $charter } charter is loyal to the king.
       *[rebel] The { $charter } charter rebels against the king.
    }
charterstone-emblem-of = Influence on the emblem of the { $charter } charter: { $names }.
charterstone-emblem-empty = No influence on the emblem of the { $charter } charter.
charterstone-candle-burns = Its chance of going out at the start of the next turn: { $odds }.
charterstone-candle-is-out =
    { $name ->
        [none] It has gone out.
       *[other] It went out on { $name }’s turn.
    }
charterstone-guidepost-candle = Guidepost: the candle did not go out on your turn
charterstone-kings-so-far = Kings on the stories so far: { $happy } happy, { $angry } angry.
charterstone-victory-card = Victory card
charterstone-victory-sealed = { $name }’s victory card stays secret until the last scoring.
charterstone-victory-counts = In the last scoring: { $what }.
charterstone-rule = Rule
charterstone-news = New
charterstone-rule-holds = Rule of this game
charterstone-begin = Begin
charterstone-new-here = New in this game
charterstone-explained = Explained so far
charterstone-explain-again = Explain it all again
charterstone-explained-again = Everything will be explained again when it matters.
