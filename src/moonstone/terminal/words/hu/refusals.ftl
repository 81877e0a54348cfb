### Why something is not possible at the terminal: refusal-CODE; and typed-CODE of what was typed ($typed) and cannot be read.

refusal-why-which-move = Írj utána egy lépést, például: why { $move }
refusal-nothing-to-restart = A köröd épp csak elkezdődött. Az `undo` az utolsó döntésedet vonja vissza.
refusal-no-preview = Itt nincs előnézet ({ $game }). A `why LÉPÉS` megmondja, szabályos-e egy lépés.
refusal-no-flag-to-place = Most nincs letehető zászlód. Az előnézet azt mutatja, mit változtatna egy zászló.
refusal-no-such-building = Nincs ilyen épület a faluban: „{ $building }”. A `village` mindet felsorolja.
refusal-unwritable = Ez a fájl nem írható: { $file } ({ $why }).
typed-unknown-number =
    { $most ->
        [0] A lista üres. Írj be egy lépést vagy azt, hogy `help`.
       *[other] A lista sorszámai: 1–{ $most }. Írj be egyet közülük, egy lépést vagy azt, hogy `help`.
    }
typed-unknown-move =
    { $verbs ->
        [none] „{ $typed }” nem lépés. A `help` megmutatja, hogyan írd be a lépéseket, a `moves` pedig mindet felsorolja.
       *[other] „{ $typed }” ezek bármelyike lehet: { $verbs }.
    }
typed-bad-move = Így írd be: { $usage }.
typed-unknown-area = Nincs ilyen akcióterület: „{ $typed }”. Ezek vannak: { $areas }.
typed-unknown-gem = Ez nem drágakövek jelölése: „{ $typed }”. A betűk: b kék, y sárga, g zöld, p lila, k fekete, c átlátszó.
typed-unknown-spot = Nevezz meg egy üres helyet, például: preview d4 (vagy kettőt: honnan, hová).
