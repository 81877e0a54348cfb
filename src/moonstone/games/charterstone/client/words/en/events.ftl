### What happened in Charterstone. charterstone-event-KEY, with the event's own arguments.

charterstone-event-settled = { $seat } puts { $building } on plot { $plot }.
charterstone-event-posted = An objective of this game: { $objective }.
charterstone-event-revealed = { $card } is turned up.
charterstone-event-reshuffled = The discard pile is shuffled into the deck.
charterstone-event-first-player = { $seat } goes first.
charterstone-event-drew = { $seat } joins with { $card }.
charterstone-event-turn = Round { $round }: { $seat }.
charterstone-event-rolled = The die shows { $charter }.
charterstone-event-automa-card = { $seat } draws card { $card } of the Automa deck.
charterstone-event-brought = { $seat } plays with { $persona }.
charterstone-event-placed =
    { $bumped ->
        [none] { $seat } places a worker: { $building }.
        [own] { $seat } places a worker: { $building }. Their other worker there goes home.
       *[other] { $seat } places a worker: { $building }. The worker of { $bumped } goes home.
    }
charterstone-event-retrieved =
    { $workers ->
        [one] { $seat } takes a worker back.
       *[other] { $seat } takes all workers back.
    }
charterstone-event-paid = { $seat } pays { $goods }.
charterstone-event-gave = { $seat } gives { $card }.
charterstone-event-released = { $seat } gives { $minion } from { $building }.
charterstone-event-gained = { $seat } gains { $what }.
charterstone-event-declined = { $seat } declines { $what }.
charterstone-event-took = { $seat } takes { $card }.
charterstone-event-named = { $seat } gives “{ $assistant }” the name { $name }.
charterstone-event-built =
    { $over ->
        [none] { $seat } builds { $card } on plot { $plot }.
       *[other] { $seat } builds { $card } on plot { $plot }, over { $over }.
    }
charterstone-event-opened = { $seat } opens crate { $crate }: { $found }.
charterstone-event-objective-scored = { $seat } scores “{ $objective }”.
charterstone-event-shipped = { $seat } fills space { $column } of the quota.
charterstone-event-reputation = { $seat } puts a token on the reputation track, number { $tokens }.
charterstone-event-progress =
    { $seat ->
        [none] The village takes its time: progress moves to { $to } of { $end }.
       *[other] Progress moves to { $to } of { $end }.
    }
charterstone-event-progress-back = { $seat } moves progress back to { $to } of { $end }.
charterstone-event-income = Progress is on an income space.
charterstone-event-income-from = { $building } brings { $seat } income.
charterstone-event-income-token = { $seat } puts a token on { $building }.
charterstone-event-unlocked = New in the Chronicle: { $rules }.
charterstone-event-found = { $seat } finds { $card }.
charterstone-event-dealt = { $seat } gets { $card } from the deck.
charterstone-event-looked = { $seat } looks at { $card }.
charterstone-event-searched = { $seat } searches the deck for { $card }.
charterstone-event-assigned = { $seat } draws the objective “{ $objective }”.
charterstone-event-chose = { $seat } keeps the objective “{ $objective }”.
charterstone-event-sent = { $seat } places { $minion }: { $building }.
charterstone-event-used-card = { $seat } uses { $card }.
charterstone-event-recalled = { $seat } takes a worker back from { $building }.
charterstone-event-junked = { $seat } discards the face-up cards.
charterstone-event-omen = The die shows { $seat } for the next turn: { $charter }.
charterstone-event-grew = Nobody plays it, and it grows all the same ({ $charter }): { $card } on plot { $plot }.
charterstone-event-afflicted = { $building }: { $peril }.
charterstone-event-suffered = { $seat } takes { $peril } from { $building }.
charterstone-event-relieved = { $peril } goes back to the supply.
charterstone-event-hourglass = The hourglass is reached: this round is the last.
charterstone-event-guidepost-met = The guidepost is met by { $seats }.
charterstone-event-decided = { $seat } has decided how the story goes on.
charterstone-event-reputation-scored = { $seat } scores { $vp } points for { $tokens } on the reputation track.
charterstone-event-won =
    { $count ->
        [one] { $seats } wins with { $vp } points.
       *[other] { $seats } win together with { $vp } points.
    }
charterstone-event-glory =
    { $full ->
        [yes] { $seat } marks a star and fills a row of glory.
       *[no] { $seat } marks a star.
    }
charterstone-event-expanded = { $seat } has more room: { $capacity }.
charterstone-event-used = { $seat } has played with { $personas }.
charterstone-event-discarded = { $seat } puts { $goods } back.
charterstone-event-discarded-cards = { $seat } discards { $cards }.
charterstone-event-swept = { $card } is swept onto the discard pile.
