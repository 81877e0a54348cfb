# Charon, Inc.: the decisions, who makes them, and what they are for.
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
        [0] You have nothing to swap. Continue.
        [one] You were dealt a number you have already built. Swap the card or keep it.
       *[other] You were dealt { $count } numbers you have already built. Swap the cards or keep them.
    }
why-swap =
    { $from ->
        [deck] You can build each number only once, so a duplicate is of little use. You may swap duplicates once, as soon as they are dealt, for the same number of cards from the draw deck. Your duplicates then go into the deck. Everybody who has built something gets this choice, so that it reveals nothing about your hand.
       *[pile] You can build each number only once, so a duplicate is of little use. You may swap duplicates once, as soon as they are dealt, for the same number of cards from the discard pile. Your duplicates then go onto the pile. Everybody who has built something gets this choice, so that it reveals nothing about your hand.
    }

prompt-offer = Choose a card from your hand for the common row.
why-offer = All chosen cards are revealed together, and each player may build one of them this round. Offer a card you can spare, or one that only you will be able to pay for.

prompt-stake =
    { $left ->
        [one] Move your last flag from an action area to an empty spot.
       *[other] Move a flag from an action area to an empty spot. { $left } flags left.
    }
why-stake = A flag counts in every zone it touches, and the player with the most flags around a zone takes all its gems. The flag you leave behind can give you its action, so choose carefully which areas you take flags from.

prompt-intelligence = Move one of your flags to another spot, or pass.
why-intelligence = All flags are placed, so moving a single one can win a zone or spoil it for another player. Every zone that the new spot touches must hold 1 or 2 gems.

prompt-engineering = Take a card from the discard pile or from the common row, or pass.
why-engineering = The card goes into your hand, and you may build it this round. Only you see the discard pile, where the 12s are from the start. A card you take from the row doesn’t count as the one you may build from it.

prompt-synchrotron = Change gems of one colour into another colour, or pass.
why-synchrotron = Several players hold the Synchrotron. At this table they use it before anyone builds, in reverse turn order. This is your only chance this round.

prompt-build = Build cards, trade gems, or end your turn.
why-build = Built cards are your points, and you can keep only a few gems for the next round. Build as many cards as you like from your hand, and one from the common row. You can build each number only once per game.

prompt-keep =
    { $all ->
        [yes]
            { $clear ->
                [free] Keep all your gems, or give up some coloured ones.
               *[count] Keep all your gems, or give some up.
            }
        [exact]
            { $clear ->
                [free] Choose coloured gems to keep: { $keep }. You also keep all your clear ones.
               *[count] Choose gems to keep: { $keep }.
            }
       *[no]
            { $clear ->
                [free] Choose up to { $keep } coloured gems to keep. You also keep all your clear ones.
               *[count] Choose up to { $keep } gems to keep.
            }
    }
why-keep =
    { $exact ->
        [yes] The gems you keep help to pay for your next cards and count for the turn order of the next round.
       *[no] The gems you keep help to pay for your next cards and count for the turn order of the next round. You may give up more than you have to: with fewer gems you may go later in the turn order, and the gems return to the supply.
    }

prompt-chance = Drawing gems and cards.
why-chance = Every draw follows from a secret that is sealed before the game and published afterwards, so anyone can check that no draw was manipulated.

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
why-waiting = Players act in turn order, or in reverse for some actions. Simultaneous choices stay hidden until everybody has chosen.

prompt-over =
    { $count ->
        [one] The game is over: { $names } wins.
       *[other] The game is over: { $names } share the victory.
    }
why-over = The player with the most points in built cards wins. In a tie, the highest card decides, then the next highest, and so on. If all cards are equal, the tied players share the victory.
