### Why something is not possible at the terminal: refusal-CODE; and typed-CODE of what was typed ($typed) and cannot be read.

refusal-why-which-move = Írj utána egy lépést, például: why { $move }.
refusal-nothing-to-restart = A köröd épp csak elkezdődött; az `undo` az utolsó döntésedet vonja vissza.
refusal-no-preview = Itt nincs előnézet ({ $game }); a `why LÉPÉS` megmondja, szabályos-e egy lépés.
refusal-no-flag-to-place = Most nincs lerakható zászló; az előnézet azt mutatja, mit változtatna egy zászló.
refusal-no-such-building = Nincs „{ $building }” épület a faluban; a `village` felsorolja őket.
refusal-unwritable = Nem írható: { $file } ({ $why }).
typed-unknown-number =
    { $most ->
        [0] A lista üres; írj be egy lépést vagy azt, hogy `help`.
       *[other] A lista 1-től { $most }-ig tart; írj be egy számot, egy lépést vagy azt, hogy `help`.
    }
typed-unknown-move =
    { $verbs ->
        [none] „{ $typed }” nem lépés. A `help` megmutatja, hogyan írj be egyet, a `moves` mindet felsorolja.
       *[other] „{ $typed }” ezek közül bármelyik lehet: { $verbs }.
    }
typed-bad-move = Így írd be: { $usage }.
typed-unknown-area = Nincs „{ $typed }” akcióterület; ezek vannak: { $areas }.
typed-unknown-gem = „{ $typed }” nem drágakövek; b, y, g, p, k, c: kék, sárga, zöld, lila, fekete, átlátszó.
typed-unknown-spot = Nevezz meg egy üres helyet, például: preview d4 (vagy kettőt: honnan, hová).
