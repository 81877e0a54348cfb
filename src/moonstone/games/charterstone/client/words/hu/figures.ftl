# A megkülönböztetett munkások, a telkekre letett lapok és az esélyek.
charterstone-worker-large = Nagy munkás
charterstone-worker-small = Kis munkás
charterstone-which-worker = Melyik munkás
charterstone-to-lay = Mit teszel le
charterstone-to-lay-empty = Üres, { $number }. számú
charterstone-goes-out =
    { $burns ->
        [yes] E forduló minden körének elején { $of } esetből { $out } esetben kialszik.
       *[no] Kialudt.
    }
