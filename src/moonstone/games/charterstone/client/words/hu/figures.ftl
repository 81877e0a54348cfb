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
