### The end of a campaign: the last scoring, the story in figures, and a picture to keep.

charterstone-final-cards = The victory cards are revealed
charterstone-final-cards-why = They say what a filled capacity circle, a used persona and a trophy are worth.
charterstone-final-capacity = Capacity
charterstone-final-capacity-why = Each filled capacity circle counts, the first four included.
charterstone-final-personas = Personas
charterstone-final-personas-why = Each persona marked as used counts.
charterstone-final-trophies = Trophies
charterstone-final-trophies-why = Each game won counts.
charterstone-final-glory = Glory
charterstone-final-glory-why = Each star of glory is worth 10 points.
charterstone-final-values = Buildings
charterstone-final-values-why = The values of the buildings on the charter’s plots and sky islands.
charterstone-final-card = Card: “{ $card }”
charterstone-final-each-capacity = For each filled capacity circle:
charterstone-final-each-persona = For each used persona:
charterstone-final-each-trophy = For each trophy:
charterstone-final-times = × { $each }
charterstone-final-product = { $count } × { $each } = { $points }
charterstone-final-of = { $count } × { $each }
charterstone-final-points = Value: { $points }
charterstone-final-rank = { $rank }.
charterstone-final-won =
    { $count ->
        [one] { $names } won the campaign
       *[other] { $names } won the campaign together
    }
charterstone-final-barred = { $name } had enough points to win, but kept the spectral worker to the end and so could not win the campaign.
charterstone-final-skip = Skip to the result
charterstone-final-again = Count again
charterstone-final-table = All points
charterstone-final-who = Player
charterstone-final-total = Total
charterstone-final-figures = The story in figures
charterstone-final-figure-games = Games
charterstone-final-figure-crates = Crates opened
charterstone-final-figure-buildings = Buildings standing
charterstone-final-figure-kings = Choices
charterstone-final-figure-best = Most points in a game
charterstone-final-figure-wins = Most games won
charterstone-final-figure-close = Closest game
charterstone-final-figure-long = Longest game
charterstone-final-figure-short = Shortest game
charterstone-final-out-of = { $count } of { $of }
charterstone-final-moods = { $happy } pleased the king, { $angry } angered him
charterstone-final-record = { $points } ({ $name }, game { $game })
charterstone-final-wins-of = { $count } ({ $names })
charterstone-final-ahead =
    { $points ->
        [0] Game { $game }: a tie
        [one] Game { $game }: one point ahead
       *[other] Game { $game }: { $points } points ahead
    }
charterstone-final-in-game = Game { $game }: { $what }
charterstone-final-by-game = Points by game
charterstone-final-game =
    { $count ->
        [one] Replay game { $game }, won by { $names }. { $scores }
       *[other] Replay game { $game }, won together by { $names }. { $scores }
    }
charterstone-final-score = { $name }: { $points }
charterstone-final-keepsake = A picture to keep
charterstone-final-keepsake-why = Your village, your points and your choices in one image. The number under each king is that of the game.
charterstone-final-keepsake-shows = The village of { $village }, seen from above. { $won }.
charterstone-final-keepsake-figures = { $games } games · { $crates } crates opened · { $buildings } buildings
charterstone-final-save = Save the picture
charterstone-final-share = Share the picture

## The chest

charterstone-chest-spectral = Has the spectral worker
charterstone-chest-spectral-why = While this charter keeps the spectral worker, it cannot win the campaign.
charterstone-chest-victory = Your victory card: “{ $card }”
charterstone-chest-victory-of = Victory card: “{ $card }”
charterstone-chest-victory-why = At the end of the campaign, each filled capacity circle is worth { $capacity }, each used persona { $each } and each trophy { $trophy }.
charterstone-chest-companion =
    { $mood ->
        [kind] Kind companion: { $companion }
        [unkind] Unkind companion: { $companion }
       *[none] Companion: { $companion }
    }
