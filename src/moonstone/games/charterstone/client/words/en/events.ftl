### What happened in Charterstone. charterstone-event-KEY, with the event's own arguments.

charterstone-event-settled = { $seat } puts { $building } on plot { $plot }.
charterstone-event-posted = An objective of this game: { $objective }.
charterstone-event-revealed = { $card } is turned up.
charterstone-event-reshuffled = The discard pile is shuffled into the deck.
charterstone-event-first-player = { $seat } goes first.
charterstone-event-drew = { $seat } joins with { $card }.
charterstone-event-turn = Round { $round }: { $seat }.
charterstone-event-rolled =
    { $seat ->
        [none] The die shows { $charter }.
       *[other] { $seat } rolls the die, which shows { $charter }.
    }
charterstone-event-automa-card = { $seat } draws card { $card } of the Automa deck.
charterstone-event-brought = { $seat } plays with { $persona }.
charterstone-event-placed =
    { $bumped ->
        [none] { $seat } places { $worker ->
                [large] the large worker
                [small] the small worker
                [spectral] the spectral worker
               *[any] a worker
            }: { $building }.
        [own] { $seat } places { $worker ->
                [large] the large worker
                [small] the small worker
                [spectral] the spectral worker
               *[any] a worker
            }: { $building }. Their other worker there goes home.
       *[other] { $seat } places { $worker ->
                [large] the large worker
                [small] the small worker
                [spectral] the spectral worker
               *[any] a worker
            }: { $building }. The worker of { $bumped } goes home.
    }
charterstone-event-retrieved =
    { $workers ->
        [one] { $seat } takes a worker back.
       *[other] { $seat } takes all workers back.
    }
charterstone-event-paid =
    { $to ->
        [none] { $seat } pays { $goods }.
       *[other] { $seat } pays { $goods } to { $to }.
    }
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
charterstone-event-decided = { $seat } has decided how the story goes on: { $choice }.
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

## Games 4 to 12, and after the campaign

charterstone-event-tile-laid =
    { $building ->
        [none] { $seat } lays sky island { $tile } on plot { $plot }.
       *[other] { $seat } lays sky island { $tile } on plot { $plot }, with { $building }.
    }
charterstone-event-tile-dealt = { $seat } is dealt sky island { $tile }.
charterstone-event-companion = { $companion } joins the { $charter } charter.
charterstone-event-mood =
    { $mood ->
        [kind] The companion in the { $charter } charter is kind.
       *[unkind] The companion in the { $charter } charter is unkind.
    }
charterstone-event-came-about =
    { $forced ->
        [par] All of you together have { $number } points; more than { $against } were hoped for. { $choice }.
        [perils]
            { $number ->
                [0] No peril is left in anybody’s charter. { $choice }.
                [one] { $number } peril is left in your charters. { $choice }.
               *[other] { $number } perils are left in your charters. { $choice }.
            }
        [kings] The kings so far: { $number } happy, { $against } angry. { $choice }.
       *[candle] { $choice }.
    }
charterstone-event-finale = Happy kings: { $kings }, kind companions: { $kind }, rebels: { $rebels }. That makes { $points } points, and more than { $against } were needed. { $choice }.
charterstone-event-spectral =
    { $stars ->
        [one] { $seat } has the least glory, { $stars } star, and gets the spectral worker.
       *[other] { $seat } has the least glory, { $stars } stars, and gets the spectral worker.
    }
charterstone-event-redeemed =
    { $card ->
        [none] { $seat } pays coins and has the large worker back.
       *[other] { $seat } gives up { $card } and has the large worker back.
    }
charterstone-event-common-victory = Everybody gets the same victory card: { $victory }.
charterstone-event-victory-picked =
    { $known ->
        [yes] { $seat } picks a victory card in secret: { $victory }.
       *[no] { $seat } picks a victory card in secret.
    }
charterstone-event-victory-drawn = { $seat } draws a victory card: { $victory }.
charterstone-event-last-scoring =
    { $count ->
        [0] Everything is added up, and nobody wins the campaign.
        [one] Everything is added up, and { $champions } wins the campaign.
       *[other] Everything is added up, and { $champions } win the campaign together.
    }
charterstone-event-farewell = { $persona } leaves { $seat } for ever.
charterstone-event-side-taken =
    { $side ->
        [loyal] The { $charter } charter is loyal to the king: { $persona }.
       *[rebel] The { $charter } charter rebels against the king: { $persona }.
    }
charterstone-event-candle-out = On { $seat }’s turn, the candle goes out.
charterstone-event-location = Minions wait wherever a building stands on plot { $plot }.
charterstone-event-strayed = { $minion } waits here: { $building }.
charterstone-event-joined = { $seat } takes in the minion that waited here: { $building }.
charterstone-event-emblem = { $seat } places 1 influence on the emblem of the { $charter } charter.
charterstone-event-assumed = { $seat } plays this game with { $persona }.
charterstone-event-offered = { $seat } may choose { $persona }.
charterstone-event-cast = In this game you play these charters: { $charters }.
charterstone-event-silenced = { $seat } silences the opponents’ personas until there is income.
charterstone-event-handed-over = { $seat } gives { $to } { $goods }.
charterstone-event-card-handed-over = { $seat } gives { $to } a card: { $card }.
charterstone-event-minion-handed-over = { $seat } gives { $to } a minion: { $minion }.
charterstone-event-opened-by-story = The story opens crate { $crate }.
