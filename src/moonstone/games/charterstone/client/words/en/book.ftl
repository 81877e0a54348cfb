### Charterstone's book: the Chronicle, the Index guide, the Archive, every icon; and what cards and personas do.
### Words of what lies in crates are not here: the server says them once the crate is open.

charterstone-book = Chronicle
charterstone-book-why = Rules, stories, crates, the Archive and every icon (key B)
charterstone-book-of = The Chronicle of { $village }
charterstone-book-plain = The Chronicle
charterstone-book-sections = Parts of the book
charterstone-book-stories = Stories
charterstone-book-rules = Rules
charterstone-book-index = Index guide
charterstone-book-archive = Archive
charterstone-book-icons = Icons
charterstone-book-next = Turn the page
charterstone-book-back = Turn back
charterstone-book-close = Close the book
charterstone-book-home = Back to the village
charterstone-book-page = Page { $from } of { $of }
charterstone-book-spread = Pages { $from } and { $to } of { $of }
charterstone-book-search = Search the book
charterstone-book-found =
    { $count ->
        [0] Nothing of that is in the book yet.
        [one] { $count } place
       *[other] { $count } places
    }
charterstone-book-slot = Slot { $number }
charterstone-book-slot-empty = Nothing is stuck here yet.
charterstone-book-over =
    { $count ->
        [one] This sticker covers an earlier one.
       *[other] This sticker covers { $count } earlier ones.
    }
charterstone-book-games = The games so far
charterstone-book-game = Game { $number }: { $title }
charterstone-book-game-now = being played, or still to come
charterstone-book-won =
    { $count ->
        [one] won by { $names }
       *[other] won together by { $names }
    }
charterstone-book-choices = What was decided
charterstone-book-crates = { $opened } of { $all } crates are open.
charterstone-book-crate = Crate { $number }
charterstone-book-crate-titled = Crate { $number }: { $title }
charterstone-book-closed = Crate { $number }, not opened yet
charterstone-book-found-by = Opened in game { $game } by { $charter }
charterstone-book-unlocked = New rules: { $rules }
charterstone-book-joined =
    { $count ->
        [one] One more card joined the deck.
       *[other] { $count } more cards joined the deck.
    }
charterstone-book-archive-empty = Nothing has been archived yet.
charterstone-book-archive-why = What is done for good: cards of opened crates, and of buildings that showed none.
charterstone-book-icons-why = Point at an icon anywhere, focus it or hold a finger on it, and it says what it is.
charterstone-book-came = Came out of a crate; the rules of the Chronicle tell more.

## What the icons stand for

charterstone-icon-vp = Points. Whoever has most of them wins the game.
charterstone-icon-coin = Coins. There are 36 of them, for everybody together.
charterstone-icon-influence = Influence. Twelve tokens: paid to the supply, or placed for good.
charterstone-icon-worker = A worker. Everybody has two.
charterstone-icon-resource = A resource of any kind.
charterstone-icon-raw = The resource of { $charter }. There are twelve of it.
charterstone-icon-card = An advancement card, from those that lie face up.
charterstone-icon-assistant = An assistant: an advancement card that helps its owner all game long.
charterstone-icon-building = A building card: four resources, and it can be built.
charterstone-icon-constructed = The card of a building that has been built.
charterstone-icon-blueprint = The four resources on one of your building cards, which is built then.
charterstone-icon-crate = A crate, to be opened with the Charterstone or another building with this icon.
charterstone-icon-objective = An objective, to be scored with the Grandstand, or another building with this icon, while you meet it.
charterstone-icon-quota = A space of the quota, to be filled with the Cloud Port or another building with this icon.
charterstone-icon-reputation = Reputation: an influence token on the track; most tokens count most.
charterstone-icon-progress = Progress moves on.
charterstone-icon-hourglass = The hourglass: progress that gets here ends the game with the round.
charterstone-icon-deck = The top of the deck.
charterstone-icon-persona = A persona: whom a charter plays with.

## What cards and personas do

charterstone-does = { $when }: { $gain }.
charterstone-does-with = { $when }, with { $needs }: { $gain }.
charterstone-does-item = Pay { $cost } and discard it: { $gain }.
charterstone-does-treasure = Discard it: { $gain }.
charterstone-does-guest = With income: { $gain }; with four players or more, one of them.
charterstone-does-nothing = No ability of its own.
charterstone-does-placed = When you place it, or an opponent uses its building: { $gain }.
charterstone-when-use = When you use “{ $of }”
charterstone-when-cost = When you use a building that costs { $of }
charterstone-when-progress = Each time you move progress on
charterstone-when-reputation = For each token you put on the reputation track
charterstone-when-score = When you score an objective
charterstone-when-first-score = When you are the first to score a public objective
charterstone-when-build = When you build
charterstone-when-open = When you open a crate
charterstone-when-end = At the end of the game
charterstone-when-income = With income
charterstone-when-income-space = When you move progress onto an income space
charterstone-when-take = When you gain a card ({ $of })
charterstone-when-earn = When a building gives you a card ({ $of })
charterstone-when-retrieve = When you take back { $of } or more
charterstone-when-away = When you take both workers back from opponents’ charters
charterstone-when-peril = When you pick up { $of }
charterstone-when-bump = When you send an opponent’s worker home
charterstone-when-commons = When you use a building of the Commons
charterstone-when-first-use = When you first use a building you built in this game
charterstone-when-minion = When you place a figure that is no worker
charterstone-when-spent = When no worker is left to you after using a building
charterstone-when-coin = When a building of this charter gives you coins ({ $of })
charterstone-when-vp = When a building of this charter gives you points ({ $of })
charterstone-when-once = Once a game, on your turn
