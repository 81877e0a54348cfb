### What happened in Charterstone. charterstone-event-KEY, with the event's own arguments.

charterstone-event-settled = { $name } puts { $building } on plot { $plot }.
charterstone-event-posted = An objective of this game: { $objective }.
charterstone-event-revealed = { $card } is turned up.
charterstone-event-reshuffled = The discard pile is shuffled into the deck.
charterstone-event-first-player = { $name } goes first.
charterstone-event-brought = { $name } plays with { $persona }.
charterstone-event-placed =
    { $bumped ->
        [nobody] { $name } places a worker: { $building }.
        [own] { $name } places a worker: { $building }. The own worker there goes home.
       *[other] { $name } places a worker: { $building }. The worker of { $bumped } goes home.
    }
charterstone-event-retrieved =
    { $workers ->
        [one] { $name } takes a worker back.
       *[other] { $name } takes all workers back.
    }
charterstone-event-paid = { $name } pays { $goods }.
charterstone-event-gave = { $name } gives { $card }.
charterstone-event-gained = { $name } gains { $what }.
charterstone-event-declined = { $name } does without { $what }.
charterstone-event-took = { $name } takes { $card }.
charterstone-event-built =
    { $over ->
        [none] { $name } builds { $card } on plot { $plot }.
       *[other] { $name } builds { $card } on plot { $plot }, over { $over }.
    }
charterstone-event-opened = { $name } opens crate { $crate }: { $found }.
charterstone-event-objective-scored = { $name } scores “{ $objective }”.
charterstone-event-shipped = { $name } fills space { $column } of the quota.
charterstone-event-reputation = { $name } puts a token on the reputation track, number { $tokens }.
charterstone-event-progress =
    { $village ->
        [yes] The village takes its time: progress moves to { $to } of { $end }.
       *[no] Progress moves to { $to } of { $end }.
    }
charterstone-event-progress-back = { $name } moves progress back to { $to } of { $end }.
charterstone-event-income-from = { $building } brings { $name } income.
charterstone-event-income-token = { $name } puts a token on { $building }.
charterstone-event-unlocked = New in the Chronicle: { $rules }.
charterstone-event-found = { $name } finds { $card }.
charterstone-event-dealt = { $name } gets { $card } from the deck.
charterstone-event-looked = { $name } looks at { $card }.
charterstone-event-searched = { $name } searches the deck for { $card }.
charterstone-event-assigned = { $name } draws the objective “{ $objective }”.
charterstone-event-chose = { $name } keeps the objective “{ $objective }”.
charterstone-event-sent = { $name } places { $minion }: { $building }.
charterstone-event-used-card = { $name } uses { $card }.
charterstone-event-enjoyed = { $name } takes the benefit of { $building }.
charterstone-event-recalled = { $name } takes a worker back from { $building }.
charterstone-event-junked = { $name } discards the face-up cards.
charterstone-event-omen = The die shows { $name } for the next turn: { $charter }.
charterstone-event-grew = Nobody plays it, and it grows all the same ({ $charter }): { $card } on plot { $plot }.
charterstone-event-afflicted = { $building }: { $peril }.
charterstone-event-suffered = { $name } takes { $peril } from { $building }.
charterstone-event-hourglass = The hourglass is reached: this round is the last.
charterstone-event-guidepost-met = The guidepost is met by { $names }.
charterstone-event-decided = { $name } has decided how the story goes on.
charterstone-event-reputation-scored = { $name } scores { $vp } points for { $tokens } on the reputation track.
charterstone-event-won =
    { $count ->
        [one] { $names } wins with { $vp } points.
       *[other] { $names } win together with { $vp } points.
    }
charterstone-event-glory =
    { $full ->
        [yes] { $name } marks a star and fills a row of glory.
       *[no] { $name } marks a star.
    }
charterstone-event-expanded = { $name } has more room: { $capacity }.
charterstone-event-used = { $name } has played with { $personas }.
charterstone-event-discarded = { $name } puts { $goods } back.
charterstone-event-discarded-cards = { $name } discards { $cards }.
charterstone-event-swept = { $card } is swept onto the discard pile.
