# Workers told apart, what is laid on plots, and odds.
charterstone-worker-large = Large worker
charterstone-worker-small = Small worker
charterstone-which-worker = Which worker
charterstone-to-lay = What to lay
charterstone-to-lay-empty = Empty, number { $number }
charterstone-goes-out =
    { $burns ->
        [yes] At the start of this round’s turns, it goes out in { $out } of { $of } cases.
       *[no] It is out.
    }
