### Charon's golden games in words. They are frozen, so that a better sentence of the game's changes no golden file.

charon-event-order-drawn = The order is drawn: { $order }.
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
        [yes] { $seat } sets { $card } aside.
       *[no] { $seat } sets a card aside.
    }
charon-event-drew =
    { $known ->
        [yes] { $seat } draws { $card } from the { $from }.
       *[no] { $seat } draws a card from the { $from }.
    }
charon-event-offered =
    { $known ->
        [yes] { $seat } chooses { $card } for the row.
       *[no] { $seat } chooses a card for the row.
    }
charon-event-row-revealed = The row: { $cards }.
charon-event-staked = { $seat } moves a flag from { $area } to { $spot }.
charon-event-live =
    { $count ->
        [0] Live: no action.
       *[other] Live: { $list }.
    }
charon-event-relocated = { $seat } moves the flag on { $spot } to { $to }.
charon-event-passed = { $seat } makes no use of { $area }.
charon-event-claimed =
    { $how ->
        [centre] { $seat } takes { $gem } from zone { $zone }, by the centre.
        [roads] { $seat } takes { $gem } from zone { $zone }, by the roads.
       *[most] { $seat } takes { $gem } from zone { $zone }.
    }
charon-event-tied = { $seats } are tied in zone { $zone }: { $gem } stay.
charon-event-found = { $seat } finds a clear gem.
charon-event-looked =
    { $known ->
        [yes] { $seat } looks through the discard pile: { $cards }.
       *[no] { $seat } looks through the discard pile.
    }
charon-event-took =
    { $known ->
        [yes] { $seat } takes { $card } from the { $from }.
       *[no] { $seat } takes a card from the { $from }.
    }
charon-event-order-set = The order by gems: { $order }.
charon-event-traded = { $seat } trades { $give } for { $get }.
charon-event-transmuted = { $seat } turns { $give } into { $get }.
charon-event-built = { $seat } builds { $card } from the { $from } for { $paid }.
charon-event-ended = { $seat } ends the turn.
charon-event-chose-gems =
    { $known ->
        [yes] { $seat } chooses the gems to keep: { $gems }.
       *[no] { $seat } chooses the gems to keep.
    }
charon-event-kept = { $seat } keeps { $gems }.
charon-event-row-discarded = The discard pile gets { $cards }.
charon-event-over = The game is over: { $list }.
charon-event-live-part = { $area } for { $names }
charon-event-over-part = { $rank }. { $name } with { $score }
charon-no-gems = nothing
gems-blue = { $count } blue
gems-yellow = { $count } yellow
gems-green = { $count } green
gems-purple = { $count } purple
gems-black = { $count } black
gems-clear = { $count } clear
area-intelligence = Stolen Intelligence
area-mineral = Rare Mineral Find
area-engineering = Engineering Advance
area-synchrotron = Synchrotron
area-warehouse = Underground Warehouse
