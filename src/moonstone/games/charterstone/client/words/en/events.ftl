### What happened in Charterstone. charterstone-event-KEY, with the event's own arguments.

charterstone-event-settled = { $seat } places “{ $building }” on plot { $plot }.
charterstone-event-posted = New objective for this game: “{ $objective }”.
charterstone-event-revealed = Turned up: { $card }.
charterstone-event-reshuffled = The discard pile is shuffled into the deck.
charterstone-event-first-player = { $seat } goes first.
charterstone-event-drew = { $seat } draws a card: { $card }.
charterstone-event-turn = Round { $round }: { $seat }.
charterstone-event-rolled =
    { $seat ->
        [none] The die shows { $charter }.
       *[other] { $seat } rolls the die, which shows { $charter }.
    }
charterstone-event-automa-card = { $seat } draws card { $card } from the Automa deck.
charterstone-event-brought = { $seat } plays with “{ $persona }”.
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
            }: { $building }. { $bumped }’s worker there goes home.
    }
charterstone-event-retrieved =
    { $workers ->
        [one] { $seat } takes back a worker.
       *[other] { $seat } takes back all workers.
    }
charterstone-event-paid =
    { $to ->
        [none] { $seat } pays { $goods }.
       *[other] { $seat } pays { $goods } to { $to }.
    }
charterstone-event-gave = { $seat } gives “{ $card }”.
charterstone-event-released = { $seat } gives up a figure from “{ $building }”: { $minion }.
charterstone-event-gained = { $seat } gains { $what }.
charterstone-event-declined = { $seat } declines { $what }.
charterstone-event-took = { $seat } takes “{ $card }”.
charterstone-event-named = { $seat } names “{ $assistant }”: { $name }.
charterstone-event-built =
    { $over ->
        [none] { $seat } builds “{ $card }” on plot { $plot }.
       *[other] { $seat } builds “{ $card }” on plot { $plot }, over “{ $over }”.
    }
charterstone-event-opened = { $seat } opens crate { $crate }: { $found }.
charterstone-event-objective-scored = { $seat } scores “{ $objective }”.
charterstone-event-shipped = { $seat } fills a quota space.
charterstone-event-reputation = { $seat } places a token on the reputation track, { $tokens } in all.
charterstone-event-progress =
    { $seat ->
        [none] Progress moves by itself, to { $to } of { $end }.
       *[other] Progress moves to { $to } of { $end }.
    }
charterstone-event-progress-back = { $seat } moves progress back to { $to } of { $end }.
charterstone-event-income = Progress reaches an income space.
charterstone-event-income-from = { $seat } gains income from “{ $building }”.
charterstone-event-income-token = { $seat } places a token on “{ $building }”.
charterstone-event-unlocked = New in the Chronicle: { $rules }.
charterstone-event-found = { $seat } finds “{ $card }”.
charterstone-event-dealt = { $seat } is dealt “{ $card }”.
charterstone-event-looked = { $seat } looks at “{ $card }”.
charterstone-event-searched = { $seat } searches the deck for “{ $card }”.
charterstone-event-assigned = { $seat } draws the objective “{ $objective }”.
charterstone-event-chose = { $seat } keeps the objective “{ $objective }”.
charterstone-event-sent = { $seat } places { $minion }: { $building }.
charterstone-event-used-card = { $seat } uses “{ $card }”.
charterstone-event-recalled = { $seat } takes back a worker from “{ $building }”.
charterstone-event-junked = { $seat } discards the face-up cards.
charterstone-event-omen = { $seat } rolls the die for their next turn: { $charter }.
charterstone-event-grew = A charter nobody plays grows ({ $charter }): “{ $card }” on plot { $plot }.
charterstone-event-afflicted = New trouble at “{ $building }”: { $peril }.
charterstone-event-suffered = { $seat } takes the trouble from “{ $building }”: { $peril }.
charterstone-event-relieved = Returned to the supply: { $peril }.
charterstone-event-hourglass = Progress reaches the hourglass. This is the last round.
charterstone-event-guidepost-met = Guidepost met: { $seats }.
charterstone-event-decided = { $seat } decides how the story continues: { $choice }.
charterstone-event-reputation-scored =
    { $vp ->
        [one] { $seat } scores { $vp } point for { $tokens } on the reputation track.
       *[other] { $seat } scores { $vp } points for { $tokens } on the reputation track.
    }
charterstone-event-won =
    { $count ->
        [one] { $seats } wins with { $vp } points.
       *[other] { $seats } win together, with { $vp } points each.
    }
charterstone-event-glory =
    { $full ->
        [yes] { $seat } marks a star and completes a row of glory.
       *[no] { $seat } marks a star of glory.
    }
charterstone-event-expanded = { $seat } gains capacity: { $capacity }.
charterstone-event-used = { $seat } has now used: { $personas }.
charterstone-event-discarded = { $seat } discards { $goods }.
charterstone-event-discarded-cards = { $seat } discards: { $cards }.
charterstone-event-swept = Discarded from the face-up cards: { $card }.

## Games 4 to 12, and after the campaign

charterstone-event-tile-laid =
    { $building ->
        [none] { $seat } lays sky island { $tile } on plot { $plot }.
       *[other] { $seat } lays sky island { $tile } on plot { $plot }, with “{ $building }”.
    }
charterstone-event-tile-dealt = { $seat } is dealt sky island { $tile }.
charterstone-event-companion = A companion joins the { $charter } charter: { $companion }.
charterstone-event-mood =
    { $mood ->
        [kind] The companion in the { $charter } charter is kind.
       *[unkind] The companion in the { $charter } charter is unkind.
    }
charterstone-event-came-about =
    { $forced ->
        [par] Together you have { $number } points; the target was more than { $against }. { $choice }.
        [perils]
            { $number ->
                [0] No perils are left in your charters. { $choice }.
                [one] { $number } peril is left in your charters. { $choice }.
               *[other] { $number } perils are left in your charters. { $choice }.
            }
        [kings] The kings so far: { $number } happy, { $against } angry. { $choice }.
       *[candle] { $choice }.
    }
charterstone-event-finale = Happy kings: { $kings }, kind companions: { $kind }, rebels: { $rebels }. Total: { $points } points; more than { $against } were needed. { $choice }.
charterstone-event-spectral =
    { $stars ->
        [one] { $seat } has the least glory, { $stars } star, and gets the spectral worker.
       *[other] { $seat } has the least glory, { $stars } stars, and gets the spectral worker.
    }
charterstone-event-redeemed =
    { $card ->
        [none] { $seat } pays coins to get the large worker back.
       *[other] { $seat } gives up “{ $card }” to get the large worker back.
    }
charterstone-event-common-victory = Everybody gets the same victory card: “{ $victory }”.
charterstone-event-victory-picked =
    { $known ->
        [yes] { $seat } picks a victory card in secret: “{ $victory }”.
       *[no] { $seat } picks a victory card in secret.
    }
charterstone-event-victory-drawn = { $seat } draws a victory card: “{ $victory }”.
charterstone-event-last-scoring =
    { $count ->
        [0] The last scoring is complete. Nobody wins the campaign.
        [one] The last scoring is complete. { $champions } wins the campaign.
       *[other] The last scoring is complete. { $champions } win the campaign together.
    }
charterstone-event-farewell = “{ $persona }” leaves { $seat } for ever.
charterstone-event-side-taken =
    { $side ->
        [loyal] The { $charter } charter is loyal to the king: { $persona }.
       *[rebel] The { $charter } charter rebels against the king: { $persona }.
    }
charterstone-event-candle-out = On { $seat }’s turn, the candle goes out.
charterstone-event-location = Minions wait at every building on plot { $plot }.
charterstone-event-strayed = A minion waits at “{ $building }”: { $minion }.
charterstone-event-joined = { $seat } takes in the figure that was waiting at “{ $building }”.
charterstone-event-emblem = { $seat } places 1 influence on the emblem of the { $charter } charter.
charterstone-event-assumed = { $seat } plays this game with “{ $persona }”.
charterstone-event-offered = { $seat } may choose “{ $persona }”.
charterstone-event-cast = Charters in this game: { $charters }.
charterstone-event-silenced = { $seat } silences the opponents’ personas until the next income.
charterstone-event-handed-over = { $seat } gives { $to } { $goods }.
charterstone-event-card-handed-over = { $seat } gives { $to } a card: “{ $card }”.
charterstone-event-minion-handed-over = { $seat } gives { $to } a minion: { $minion }.
charterstone-event-opened-by-story = The story opens crate { $crate }.
