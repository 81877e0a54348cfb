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
