# A megkülönböztetett munkások, a telkekre letett lapok és az esélyek.
charterstone-worker-large = Nagy munkás
charterstone-worker-small = Kis munkás
charterstone-which-worker = Melyik munkást?
charterstone-to-lay = Mit teszel le?
charterstone-to-lay-empty = { $number }. sziget, üres
charterstone-goes-out =
    { $burns ->
        [yes] Ebben a fordulóban minden kör elején kialudhat: { $of } esetből { $out } esetben kialszik.
       *[no] Kialudt.
    }

## What later games bring to the table

charterstone-named = { $title }: { $text }
charterstone-worker-spectral = Kísértetmunkás
charterstone-workers-at-hand = Kéznél van: { $workers }.
charterstone-stands-which =
    { $worker ->
        [large] Ez a nagy munkás.
        [small] Ez a kis munkás.
       *[spectral] Ez a kísértetmunkás.
    }
charterstone-figure-waits = Itt egy figura vár, amely senkié: { $minion }. Ha használni akarod az épületet, előbb fizess 1 befolyást; akkor a figura a tiéd.
charterstone-on-island =
    { $building ->
        [none] Itt égi sziget lebeg.
       *[other] Itt égi sziget lebeg. Alatta, játékon kívül: „{ $building }”.
    }
charterstone-lay-over = { $plot }. telek: égi sziget lerakása „{ $building }” fölé
charterstone-beneath = Bekukkantás a szigetek alá
charterstone-companion-of =
    { $mood ->
        [kind] Barátságos társ ({ $charter }): { $companion }
        [unkind] Barátságtalan társ ({ $charter }): { $companion }
       *[none] Társ ({ $charter }): { $companion }
    }
charterstone-side-of =
    { $side ->
        [loyal] Ez a negyed hű a királyhoz: { $charter }.
       *[rebel] Ez a negyed fellázadt a király ellen: { $charter }.
    }
charterstone-emblem-of = Befolyás a címeren ({ $charter }): { $names }.
charterstone-emblem-empty = Nincs befolyás a címeren ({ $charter }).
charterstone-candle-burns = Ekkora eséllyel alszik ki a következő kör elején: { $odds }.
charterstone-candle-is-out =
    { $name ->
        [none] Kialudt.
       *[other] { $name } körében aludt ki.
    }
charterstone-guidepost-candle = Útjelző: a gyertya nem a te körödben aludt ki
charterstone-kings-so-far = Királyok az eddigi történeteken: { $happy } elégedett, { $angry } haragos.
charterstone-victory-card = Győzelemkártya
charterstone-victory-sealed = { $name } győzelemkártyája az utolsó értékelésig titok marad.
charterstone-victory-counts = Az utolsó értékeléskor: { $what }.
charterstone-rule = Szabály
charterstone-news = Újdonság
charterstone-rule-holds = Ennek a játszmának a szabálya
charterstone-begin = Kezdés
charterstone-new-here = Újdonság ebben a játszmában
charterstone-explained = Eddig elmagyarázva
charterstone-explain-again = Minden magyarázat újra
charterstone-explained-again = Minden magyarázat újra megjelenik, amikor fontos lesz.
