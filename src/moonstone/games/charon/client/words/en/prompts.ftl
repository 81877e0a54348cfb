# Charon, Inc.: what is asked, of whom, and what it is good for.
#
# prompt-swap     $count (number of cards that can be swapped; may be 0)
# prompt-stake    $left (number of flags still to place, this one included)
# prompt-keep     $keep (number) $clear (the option keep_clear: "count" or "free")
#                 $all ("yes" if all gems may be kept, "exact" if the number is fixed)
# why-keep        $exact ("yes" if the number is fixed)
# prompt-waiting  $names (a list) $count (number of names) $step (the view's step)
# prompt-over     $names (the winners, a list) $count (number of winners)
# why-swap        $from (the option swap_from: "pile" or "deck")
# All others take none. why-STEP says more about prompt-STEP.

prompt-swap =
    { $count ->
        [0] You have no card to swap: go on.
        [one] You were dealt a number you have built: swap it, or keep it.
       *[other] You were dealt { $count } numbers you have built: swap them, or keep them.
    }
why-swap =
    { $from ->
        [deck] A number can be built only once, so a second copy is of little use to you. You may swap such cards once, as soon as they are dealt, for as many from the draw deck; your copies go back into it. Everybody who has built something is asked, so that the question gives no hand away.
       *[pile] A number can be built only once, so a second copy is of little use to you. You may swap such cards once, as soon as they are dealt, for as many from the discard pile; your copies then go onto it. Everybody who has built something is asked, so that the question gives no hand away.
    }

prompt-offer = Choose a card from your hand for the common row.
why-offer = All chosen cards are revealed together, and everybody may build one of them this round. Part with a card you can spare, or with one that only you will be able to pay for.

prompt-stake =
    { $left ->
        [one] Your last flag: take it off an action area and put it on an empty spot.
       *[other] Take a flag off an action area and put it on an empty spot. You have { $left } to place.
    }
why-stake = Each flag that touches a zone counts there, and the player with the most takes all its gems. The one flag you leave behind can give you its action, so choose well where you take your flags from.

prompt-intelligence = Move one of your flags to another spot, or leave them all.
why-intelligence = Now that every flag stands, a single one can win a zone or spoil it for somebody. Every zone that the new spot touches must hold 1 or 2 gems.

prompt-engineering = Take a card from the discard pile or from the common row, or pass.
why-engineering = The card comes into your hand, and you may build it this round. Only you see the discard pile, where the 12s lie from the start; and a card taken from the row is not the one you may build from it.

prompt-synchrotron = Turn gems of one colour into another, or pass.
why-synchrotron = Several players hold the Synchrotron. At this table they use it before anybody builds, in reverse turn order: now, or not at all this round.

prompt-build = Build cards, trade gems, or end your turn.
why-build = Built cards are your points, and only a few gems can be kept for the next round. Pay for any number of cards from your hand and for one from the common row; each number counts once in a game.

prompt-keep =
    { $all ->
        [yes]
            { $clear ->
                [free] You may keep all your gems, or give up coloured ones.
               *[count] You may keep all your gems, or give some up.
            }
        [exact]
            { $clear ->
                [free] Choose { $keep } coloured gems to keep; clear ones stay with you anyway.
               *[count] Choose { $keep } gems to keep.
            }
       *[no]
            { $clear ->
                [free] Choose the coloured gems you keep, { $keep } at most; clear ones stay with you anyway.
               *[count] Choose the gems you keep, { $keep } at most.
            }
    }
why-keep =
    { $exact ->
        [yes] What you keep helps with your next cards and counts for the turn order of the next round.
       *[no] What you keep helps with your next cards and counts for the turn order of the next round. You may give up more than you have to: with fewer gems you may come later in the order, and what you give up lies in the supply again.
    }

prompt-chance = Gems and cards are being drawn.
why-chance = Every draw follows from a secret that is sealed before the game and published after it, so that anybody can check that no draw was chosen.

prompt-waiting =
    { $step ->
        [swap] { $names } may swap cards.
        [offer]
            { $count ->
                [one] { $names } is choosing a card for the common row.
               *[other] { $names } are choosing cards for the common row.
            }
        [stake] { $names } is placing a flag.
        [intelligence] { $names } may move a flag.
        [engineering] { $names } may take a card.
        [synchrotron] { $names } may use the Synchrotron.
        [build] { $names } is building.
        [keep]
            { $count ->
                [one] { $names } is choosing the gems to keep.
               *[other] { $names } are choosing the gems to keep.
            }
       *[other] Waiting for { $names }.
    }
why-waiting = Everybody is asked in turn order, some actions go in reverse. Choices made at the same time stay hidden until all have chosen.

prompt-over =
    { $count ->
        [one] The game is over: { $names } wins.
       *[other] The game is over: { $names } share the victory.
    }
why-over = The player with the most points in built cards wins. A tie goes to the highest card, then to the next; those who are equal to the last card share the victory.
