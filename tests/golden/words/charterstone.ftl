### Charterstone's golden games in words. They are frozen, so that a better sentence of the game's changes no golden file.

charterstone-event-settled = { $seat } puts { $building } on plot { $plot }.
charterstone-event-posted = An objective: { $objective }.
charterstone-event-revealed = { $card } is turned up.
charterstone-event-reshuffled = The discard pile is shuffled into the deck.
charterstone-event-rolled = The die shows { $charter }.
charterstone-event-first-player = { $seat } goes first.
charterstone-event-drew = { $seat } joins with the card { $card }.
charterstone-event-brought = { $seat } plays with { $persona }.
charterstone-event-turn = Round { $round }: { $seat }.
charterstone-event-placed =
    { $bumped ->
        [none] { $seat } places a worker on { $building }.
        [own] { $seat } places a worker on { $building }. Their other worker there goes home.
       *[other] { $seat } places a worker on { $building } and sends { $bumped }'s worker home.
    }
charterstone-event-retrieved = { $seat } takes { $figures } back.
charterstone-event-paid = { $seat } pays { $goods }.
charterstone-event-gave = { $seat } gives { $card }.
charterstone-event-gained = { $seat } gains { $what }.
charterstone-event-declined = { $seat } declines { $what }.
charterstone-event-took = { $seat } takes { $card }.
charterstone-event-built =
    { $over ->
        [none] { $seat } builds { $card } on plot { $plot }.
       *[other] { $seat } builds { $card } on plot { $plot }, over { $over }.
    }
charterstone-event-opened = { $seat } opens crate { $crate }: { $found }.
charterstone-event-objective-scored = { $seat } scores the objective “{ $objective }”.
charterstone-event-shipped = { $seat } fills column { $column } of the quota's { $row }.
charterstone-event-reputation =
    { $tokens ->
        [1] { $seat } puts a token on the reputation track, the first one.
        [2] { $seat } puts a token on the reputation track, the second one.
        [3] { $seat } puts a token on the reputation track, the third one.
       *[other] { $seat } puts a token on the reputation track, the { $tokens }th one.
    }
charterstone-event-progress =
    { $seat ->
        [none] The village takes its time: progress moves to { $to } of { $end }.
       *[other] Progress moves to { $to } of { $end }.
    }
charterstone-event-income = Progress stands on an income space.
charterstone-event-income-from = { $building } brings { $seat } income.
charterstone-event-income-token = { $seat } puts a token on { $building }.
charterstone-event-unlocked = New in the Chronicle: { $rules }.
charterstone-event-found = { $seat } finds { $card }.
charterstone-event-dealt = { $seat } gets { $card } from the deck.
charterstone-event-looked = { $seat } looks at { $card }.
charterstone-event-searched = { $seat } searches the deck for { $card }.
charterstone-event-assigned = { $seat } draws the objective “{ $objective }”.
charterstone-event-chose = { $seat } keeps the objective “{ $objective }”.
charterstone-event-sent = { $seat } places a { $minion } on { $building }.
charterstone-event-used-card = { $seat } uses { $card }.
charterstone-event-enjoyed = { $seat } enjoys { $building }.
charterstone-event-recalled = { $seat } takes a worker back from { $building }.
charterstone-event-junked = { $seat } discards the face-up cards.
charterstone-event-progress-back = { $seat } moves progress back to { $to } of { $end }.
charterstone-event-omen = The die shows { $seat } the { $charter } charter for the next turn.
charterstone-event-grew = The { $charter } charter, which nobody plays, grows: { $card } on plot { $plot }.
charterstone-event-afflicted = { $building }: { $peril }.
charterstone-event-suffered = { $seat } takes { $peril } from { $building }.
charterstone-event-hourglass = The hourglass is reached: this round is the last.
charterstone-event-guidepost-met = The guidepost is met by { $seats }.
charterstone-event-decided = { $seat } decides: { $choice }. The king is { $king }.
charterstone-event-reputation-scored =
    { $vp ->
        [one] { $seat } scores { $vp } point for { $tokens } on the reputation track.
       *[other] { $seat } scores { $vp } points for { $tokens } on the reputation track.
    }
charterstone-event-won =
    { $count ->
        [1] { $seats } wins with { $vp } points.
       *[other] { $seats } win together with { $vp } points.
    }
charterstone-event-glory =
    { $full ->
        [yes] { $seat } marks a star in the row of { $row }, which is full now.
       *[no] { $seat } marks a star in the row of { $row }.
    }
charterstone-event-expanded = { $seat } has room for one more { $capacity }.
charterstone-event-used = { $seat } has played with { $personas }.
charterstone-event-discarded = { $seat } puts { $goods } back.
charterstone-event-discarded-cards = { $seat } discards { $cards }.
charterstone-event-automa-card = { $seat } draws card { $card } of the Automa's deck.
charterstone-event-swept = { $card } is swept onto the discard pile.
charterstone-nothing = nothing
persona-original = the original persona
charterstone-amount-vp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
charterstone-amount-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
charterstone-amount-influence = { $count } influence
charterstone-amount-resource =
    { $count ->
        [one] { $count } resource of any kind
       *[other] { $count } resources of any kind
    }
charterstone-amount-card =
    { $count ->
        [one] { $count } advancement card
       *[other] { $count } advancement cards
    }
charterstone-amount-capacity =
    { $count ->
        [one] { $count } capacity
       *[other] { $count } capacities
    }
charterstone-amount-persona =
    { $count ->
        [one] { $count } further persona
       *[other] { $count } further personas
    }
charterstone-amount-reputation = { $count } reputation
charterstone-amount-progress = { $count } progress
charterstone-amount-constructed =
    { $count ->
        [one] { $count } constructed building
       *[other] { $count } constructed buildings
    }
charterstone-amount-building =
    { $count ->
        [one] { $count } building card
       *[other] { $count } building cards
    }
charterstone-amount-building-card =
    { $count ->
        [one] { $count } building card of either kind
       *[other] { $count } building cards of either kind
    }
charterstone-amount-resource-kind =
    { $count ->
        [one] { $count } kind of resource
       *[other] { $count } kinds of resources
    }
charterstone-amount-card-kind =
    { $count ->
        [one] { $count } kind of card
       *[other] { $count } kinds of cards
    }
charterstone-amount-quota =
    { $count ->
        [one] { $count } token on the quota
       *[other] { $count } tokens on the quota
    }
charterstone-amount-own-building =
    { $count ->
        [one] { $count } building in your charter
       *[other] { $count } buildings in your charter
    }
charterstone-amount-value = { $count } value of the buildings in your charter
charterstone-amount-goods =
    { $count ->
        [one] { $count } coin or resource
       *[other] { $count } coins and resources
    }
charterstone-amount-assistant =
    { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }
charterstone-amount-objective =
    { $count ->
        [one] { $count } objective scored
       *[other] { $count } objectives scored
    }
charterstone-amount-guest =
    { $count ->
        [one] { $count } guest
       *[other] { $count } guests
    }
charterstone-amount-item =
    { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
charterstone-amount-friend =
    { $count ->
        [one] { $count } friend
       *[other] { $count } friends
    }
charterstone-amount-treasure =
    { $count ->
        [one] { $count } treasure
       *[other] { $count } treasures
    }
charterstone-amount-minion =
    { $count ->
        [one] { $count } minion
       *[other] { $count } minions
    }
charterstone-amount-minion-kind =
    { $count ->
        [one] { $count } kind of minion
       *[other] { $count } kinds of minions
    }
charterstone-amount-minion-out =
    { $count ->
        [one] { $count } minion on the board
       *[other] { $count } minions on the board
    }
charterstone-amount-cat =
    { $count ->
        [one] { $count } cat
       *[other] { $count } cats
    }
charterstone-amount-ghost =
    { $count ->
        [one] { $count } ghost
       *[other] { $count } ghosts
    }
charterstone-amount-butler =
    { $count ->
        [one] { $count } butler
       *[other] { $count } butlers
    }
charterstone-amount-golem =
    { $count ->
        [one] { $count } golem
       *[other] { $count } golems
    }
charterstone-amount-robot =
    { $count ->
        [one] { $count } robot
       *[other] { $count } robots
    }
charterstone-amount-chef =
    { $count ->
        [one] { $count } chef
       *[other] { $count } chefs
    }
charterstone-amount-income =
    { $count ->
        [one] { $count } token on an income building
       *[other] { $count } tokens on income buildings
    }
charterstone-amount-peril =
    { $count ->
        [one] { $count } peril
       *[other] { $count } perils
    }
charterstone-amount-peril-kind =
    { $count ->
        [one] { $count } kind of peril
       *[other] { $count } kinds of perils
    }
charterstone-amount-fuel-shortage =
    { $count ->
        [one] { $count } fuel shortage
       *[other] { $count } fuel shortages
    }
charterstone-amount-top =
    { $count ->
        [one] { $count } card from the top of the deck
       *[other] { $count } cards from the top of the deck
    }
charterstone-amount-private =
    { $count ->
        [one] { $count } objective of your own
       *[other] { $count } objectives of your own
    }
charterstone-event-tile-dealt = { $seat } is dealt sky tile { $tile }.
charterstone-event-tile-laid =
    { $building ->
        [none] { $seat } lays sky tile { $tile } on plot { $plot }.
       *[other] { $seat } lays sky tile { $tile } on plot { $plot }, with { $building } on it.
    }
charterstone-event-companion = { $companion } comes to { $charter }.
charterstone-event-mood = The companion of { $charter } is { $mood }.
charterstone-event-came-about = It comes about ({ $forced }, { $number } against { $against }): “{ $choice }”. The king is { $king }.
charterstone-event-finale = { $kings } happy kings, { $kind } kind companions and { $rebels } rebels make { $points } points against { $against }: “{ $choice }”.
charterstone-event-spectral = { $seat } has the least glory, { $stars }, and gets the spectral worker.
charterstone-event-redeemed =
    { $card ->
        [none] { $seat } redeems the large worker with coins.
       *[other] { $seat } redeems the large worker with { $card }.
    }
charterstone-event-common-victory = Everybody has the victory card { $victory }.
charterstone-event-victory-picked = { $seat } picks a victory card.
charterstone-event-victory-drawn = { $seat } draws the victory card { $victory }.
charterstone-event-last-scoring = The last scoring: { $champions } first.
charterstone-event-farewell = { $persona } leaves { $seat }.
charterstone-event-side-taken = { $charter } takes a side, { $side }: { $persona }.
charterstone-event-candle-out = The candle goes out on the turn of { $seat }.
charterstone-event-location = Location { $plot } is drawn.
charterstone-event-strayed = A { $minion } waits at { $building }.
charterstone-event-joined = The minion at { $building } joins { $seat }.
charterstone-event-emblem = { $seat } puts a token on the emblem of { $charter }.
charterstone-event-assumed = { $seat } plays with { $persona }.
charterstone-event-offered = { $seat } is offered { $persona }.
charterstone-event-cast = Played are { $charters }.
charterstone-event-silenced = { $seat } silences all other personas.
charterstone-event-handed-over = { $seat } gives { $to } { $goods }.
charterstone-event-card-handed-over = { $seat } gives { $to } { $card }.
charterstone-event-minion-handed-over = { $seat } gives { $to } a { $minion }.
charterstone-event-opened-by-story = The story opens crate { $crate }.
