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
# event-kept           $name $gems
# event-row-discarded  $cards
# event-over           $list (a list of event-over-part, best first)
# event-over-part      $rank (number) $name $score (number)

event-order-drawn = The turn order is drawn: { $order }.
event-buried = A card goes face down under the discard pile.
event-round-begins = Round { $round } begins.
event-seeded = Zone { $zone } gets { $gems }.
event-dealt =
    { $known ->
        [yes] { $name } is dealt { $card }.
       *[no] { $name } is dealt a card.
    }
event-set-aside =
    { $known ->
        [yes] { $name } sets { $card } aside to swap it.
       *[no] { $name } sets a card aside to swap it.
    }
event-drew =
    { $from ->
        [deck]
            { $known ->
                [yes] { $name } draws { $card } from the draw deck.
               *[no] { $name } draws a card from the draw deck.
            }
       *[pile]
            { $known ->
                [yes] { $name } draws { $card } from the discard pile.
               *[no] { $name } draws a card from the discard pile.
            }
    }
event-offered =
    { $known ->
        [yes] { $name } chooses { $card } for the common row.
       *[no] { $name } has chosen a card for the common row.
    }
event-row-revealed = The common row is revealed: { $cards }.
event-staked = { $name } moves a flag from { $area } to { $spot }.
event-live =
    { $count ->
        [0] No action is live.
       *[other] Live: { $list }.
    }
event-live-part = { $area } for { $names }
event-relocated = { $name } moves the flag on { $spot } to { $to }.
event-passed = { $name } makes no use of { $area }.
event-claimed =
    { $how ->
        [centre] { $name } takes { $gems } from zone { $zone }: the centre breaks the tie.
        [roads] { $name } takes { $gems } from zone { $zone }: more roads break the tie.
       *[most] { $name } takes { $gems } from zone { $zone }.
    }
event-tied = Zone { $zone } is tied between { $names }: { $gems } left for the next round.
event-found = { $name } finds a clear gem.
event-looked =
    { $known ->
        [yes]
            { $count ->
                [0] { $name } finds the discard pile empty.
               *[other] { $name } looks through the discard pile: { $cards }.
            }
       *[no] { $name } looks through the discard pile.
    }
event-took =
    { $from ->
        [row] { $name } takes { $card } from the common row.
       *[pile]
            { $known ->
                [yes] { $name } takes { $card } from the discard pile.
               *[no] { $name } takes a card from the discard pile.
            }
    }
event-order-set = The turn order by gems: { $order }.
event-traded = { $name } trades { $give } for { $get }.
event-transmuted = { $name } turns { $give } into { $get } in the Synchrotron.
event-built =
    { $from ->
        [row] { $name } builds { $card } from the common row for { $paid }.
       *[hand] { $name } builds { $card } for { $paid }.
    }
event-ended = { $name } ends the turn.
event-chose-gems =
    { $known ->
        [yes] { $name } chooses the gems to keep: { $gems }.
       *[no] { $name } has chosen the gems to keep.
    }
event-kept = { $name } keeps { $gems }.
event-row-discarded = The rest of the common row goes onto the discard pile: { $cards }.
event-over = The game is over: { $list }.
event-over-part = { $rank }. { $name } with { $score } points
