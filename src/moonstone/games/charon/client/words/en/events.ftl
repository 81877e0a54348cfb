# Charon, Inc.: what happened, in words. One message an event, event-KEY.
#
# All arguments are texts, but for numbers where it says so:
#   $name           the player on the event's seat
#   $names, $order  several players, as a list of the language
#   $gems, $give, $get, $paid
#                   heaps of gems, as a list of gems-KIND (charon-terms)
#   $card, $cards   a card as "7b"; several as a list
#   $area           the area's title (area-AREA)
#   $zone, $spot, $to
#                   places as "d2"
#   $known          "yes" if this viewer sees the secret part of the event, else "no"; with "no" what is secret may be left out
#
# event-order-drawn    $order
# event-buried         none
# event-round-begins   $round (number)
# event-seeded         $zone $gems
# event-dealt          $name $known $card
# event-set-aside      $name $known $card
# event-drew           $name $known $card $from ("pile" or "deck")
# event-offered        $name $known $card
# event-row-revealed   $cards
# event-staked         $name $area $spot
# event-live           $count (number of live areas) $list (a list of event-live-part, one a live area)
# event-live-part      $area $names
# event-relocated      $name $spot $to
# event-passed         $name $area
# event-claimed        $name $zone $gems $how ("most", "centre" or "roads")
# event-tied           $names $zone $gems
# event-found          $name
# event-looked         $name $known $count (number of cards, with "yes") $cards
# event-took           $name $known $card $from ("pile" or "row"; from the row $known is "yes")
# event-order-set      $order
# event-traded         $name $give $get
# event-transmuted     $name $give $get (heaps of the event's count: "3 blue", "3 green")
# event-built          $name $card $from ("hand" or "row") $paid
# event-ended          $name
# event-chose-gems     $name $known $gems
# event-kept           $name $gems $kept ("some" or "none")
# event-row-discarded  $cards
# event-over           $list (a list of event-over-part, best first)
# event-over-part      $rank (number) $name $score (number)

charon-event-order-drawn = Turn order, drawn at random: { $order }.
charon-event-buried = A card goes face down under the discard pile.
charon-event-round-begins = Round { $round } begins.
charon-event-seeded = Zone { $zone } gets { $gem }.
charon-event-dealt =
    { $known ->
        [yes] { $seat } is dealt { $card }.
       *[no] { $seat } is dealt a card.
    }
charon-event-set-aside =
    { $known ->
        [yes] { $seat } sets { $card } aside to swap it.
       *[no] { $seat } sets a card aside to swap it.
    }
charon-event-drew =
    { $from ->
        [deck]
            { $known ->
                [yes] { $seat } draws { $card } from the draw deck.
               *[no] { $seat } draws a card from the draw deck.
            }
       *[pile]
            { $known ->
                [yes] { $seat } draws { $card } from the discard pile.
               *[no] { $seat } draws a card from the discard pile.
            }
    }
charon-event-offered =
    { $known ->
        [yes] { $seat } chooses { $card } for the common row.
       *[no] { $seat } chooses a card for the common row.
    }
charon-event-row-revealed = The common row is revealed: { $cards }.
charon-event-staked = { $seat } moves a flag from { $area } to { $spot }.
charon-event-live =
    { $count ->
        [0] No action is active.
       *[other] Active: { $list }.
    }
charon-event-live-part = { $area } for { $names }
charon-event-relocated = { $seat } moves the flag on { $spot } to { $to }.
charon-event-passed = { $seat } doesn’t use { $area }.
charon-event-claimed =
    { $how ->
        [centre] { $seat } takes { $gem } from zone { $zone }, winning the tie by the centre.
        [roads] { $seat } takes { $gem } from zone { $zone }, winning the tie by roads.
       *[most] { $seat } takes { $gem } from zone { $zone }.
    }
charon-event-tied = Zone { $zone } is tied between { $seats }. Still there for the next round: { $gem }.
charon-event-found = { $seat } finds a clear gem.
charon-event-looked =
    { $known ->
        [yes]
            { $count ->
                [0] { $seat } looks through the discard pile, which is empty.
               *[other] { $seat } looks through the discard pile: { $cards }.
            }
       *[no] { $seat } looks through the discard pile.
    }
charon-event-took =
    { $from ->
        [row] { $seat } takes { $card } from the common row.
       *[pile]
            { $known ->
                [yes] { $seat } takes { $card } from the discard pile.
               *[no] { $seat } takes a card from the discard pile.
            }
    }
charon-event-order-set = New turn order: { $order }.
charon-event-traded = { $seat } trades { $give } for { $get }.
charon-event-transmuted = { $seat } turns { $give } into { $get } in the Synchrotron.
charon-event-built =
    { $from ->
        [row] { $seat } builds { $card } from the common row for { $paid }.
       *[hand] { $seat } builds { $card } for { $paid }.
    }
charon-event-ended = { $seat } ends their turn.
charon-event-chose-gems =
    { $known ->
        [yes] { $seat } chooses the gems to keep: { $gems }.
       *[no] { $seat } chooses the gems to keep.
    }
charon-event-kept =
    { $kept ->
        [none] { $seat } keeps no gems.
       *[some] { $seat } keeps { $gems }.
    }
charon-event-row-discarded = The rest of the common row goes onto the discard pile: { $cards }.
charon-event-over = The game is over: { $list }.
charon-event-over-part =
    { $score ->
        [one] { $rank }. { $name } with { $score } point
       *[other] { $rank }. { $name } with { $score } points
    }
