### Charterstone's book: the Chronicle, the Index guide, the Archive, every icon; and what cards and personas do.
### Words of what lies in crates are not here: the server says them once the crate is open.

charterstone-book = Chronicle
charterstone-book-why = Rules, stories, crates, the Archive and all icons (key B)
charterstone-book-of = The Chronicle of “{ $village }”
charterstone-book-plain = The Chronicle
charterstone-book-sections = Contents
charterstone-book-stories = Stories
charterstone-book-rules = Rules
charterstone-book-index = Index guide
charterstone-book-archive = Archive
charterstone-book-icons = Icons
charterstone-book-next = Next page
charterstone-book-back = Previous page
charterstone-book-close = Close the book
charterstone-book-home = Back to the village
charterstone-book-page = Page { $from } of { $of }
charterstone-book-spread = Pages { $from } and { $to } of { $of }
charterstone-book-search = Search the book
charterstone-book-found =
    { $count ->
        [0] No matches in the book so far.
        [one] { $count } match
       *[other] { $count } matches
    }
charterstone-book-slot = Slot { $number }
charterstone-book-slot-empty = No sticker here yet.
charterstone-book-over =
    { $count ->
        [one] This sticker covers an earlier one.
       *[other] This sticker covers { $count } earlier ones.
    }
charterstone-book-games = The games so far
charterstone-book-game = Game { $number }: { $title }
charterstone-book-game-now = in progress or still to come
charterstone-book-won =
    { $count ->
        [one] won by { $names }
       *[other] won together by { $names }
    }
charterstone-book-choices = Choices made
charterstone-book-crates = Crates opened: { $opened } of { $all }
charterstone-book-crate = Crate { $number }
charterstone-book-crate-titled = Crate { $number }: { $title }
charterstone-book-closed = Crate { $number }, still closed
charterstone-book-found-by = Opened in game { $game } by this charter: { $charter }
charterstone-book-unlocked = New rules: { $rules }
charterstone-book-joined =
    { $count ->
        [one] One more card joined the deck.
       *[other] { $count } more cards joined the deck.
    }
charterstone-book-archive-empty = Nothing has been archived yet.
charterstone-book-archive-why = Here are all things that have left the game: cards of opened crates, and cards of buildings without a crate.
charterstone-book-icons-why = To see what an icon means, point at it, focus it or hold a finger on it.
charterstone-book-came = This came out of a crate. The Chronicle explains the rules for it.

## What the icons stand for

charterstone-icon-vp = Points. The player with the most points wins the game.
charterstone-icon-coin = Coins. There are 36 of them for all players together.
charterstone-icon-influence = Influence. You have twelve tokens, to pay to the supply or to place on the board.
charterstone-icon-worker = A worker. You have two.
charterstone-icon-resource = A resource of any kind.
charterstone-icon-raw = The resource of the { $charter } charter. There are twelve of it.
charterstone-icon-card = One of the face-up advancement cards.
charterstone-icon-assistant = An assistant: an advancement card that helps its owner for the whole game.
charterstone-icon-building = A building card. Build it with the four resources it shows.
charterstone-icon-constructed = The card of a building that has been built.
charterstone-icon-blueprint = The four resources on one of your building cards. Pay them to build it.
charterstone-icon-crate = A crate. Open it with the Charterstone or another building with this icon.
charterstone-icon-objective = An objective. If you meet it, score it with the Grandstand or another building with this icon.
charterstone-icon-quota = A space of the quota. Fill it with the Cloud Port or another building with this icon.
charterstone-icon-reputation = Reputation: an influence token on the reputation track. The players with the most tokens score points at the end.
charterstone-icon-progress = Progress moves forward.
charterstone-icon-hourglass = The hourglass. When progress gets here, the current round is the last.
charterstone-icon-deck = The top card of the deck.
charterstone-icon-persona = A persona. Each player plays with one.

## What cards and personas do

charterstone-does = { $when }: { $gain }.
charterstone-does-with = { $when }, if you have { $needs }: { $gain }.
charterstone-does-item = Pay this and discard the card: { $cost }. You gain: { $gain }.
charterstone-does-treasure = Discard it to gain this: { $gain }.
charterstone-does-guest = At each income: { $gain }. With four or more players, choose one of them.
charterstone-does-nothing = No ability.
charterstone-does-placed = When you place it, or an opponent uses its building: { $gain }.
charterstone-when-use = When you use “{ $of }”
charterstone-when-cost = When you use a building that costs { $of }
charterstone-when-progress = Each time you move progress forward
charterstone-when-reputation = For each token you place on the reputation track
charterstone-when-score = When you score an objective
charterstone-when-first-score = When you are the first to score a public objective
charterstone-when-build = When you build
charterstone-when-open = When you open a crate
charterstone-when-end = At the end of the game
charterstone-when-income = At each income
charterstone-when-income-space = When you move progress onto an income space
charterstone-when-take = When you gain a card of this kind ({ $of })
charterstone-when-earn = When a building gives you a card of this kind ({ $of })
charterstone-when-retrieve = When you take back at least { $of }
charterstone-when-away = When you take back both workers from opponents’ charters
charterstone-when-peril = When you take { $of }
charterstone-when-bump = When you send an opponent’s worker home
charterstone-when-commons = When you use a building in the Commons
charterstone-when-first-use = When you first use a building you built in this game
charterstone-when-minion = When you place a figure other than a worker
charterstone-when-spent = When you have no workers left after using a building
charterstone-when-coin = When a building of this charter gives you coins ({ $of })
charterstone-when-vp = When a building of this charter gives you points ({ $of })
charterstone-when-once = Once per game, on your turn
