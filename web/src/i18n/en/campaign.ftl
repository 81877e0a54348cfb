### Campaigns: starting one, its home, and what leads there.

## The home page

door-single = Play a single game
campaigns-open = Campaigns you can join
campaign-row-on = game { $number } in progress
campaign-row-next = next: game { $number }
campaign-bring = Import a campaign

## Starting a campaign

campaign = Campaign
campaign-found = Start a campaign
campaign-found-why = One village for all your games. Players keep their charters and chests. They can come and go between games, and a bot fills in for anyone who is away.
campaign-found-do = Start the campaign
campaign-name = Name of the campaign
campaign-name-usual = Our village
campaign-who = Players
campaign-way-alone = Solo, against two Automas
campaign-way-here = Three players on this screen
campaign-way-apart = Four players online
campaign-way-mixed = Custom
campaign-role = Charter
campaign-role-later = choose later
campaign-roles-why = There are six charters: { $roles }. If you don’t choose one before the first game, you get the next free one.
member-number = Seat { $number }
member-add = Add a seat
member-remove = Remove seat { $number }
member-kind-me-why = You, on any of your devices.
member-kind-local-why = Someone sharing this screen.
member-kind-link-why = Anyone you send the link to.
member-kind-open-why = The first player to sit down.
member-kind-bot-why = The computer plays.
member-kind-scripted-why = Follows a fixed script.

## Seats

member-open = Open seat
member-link = Seat with a link
member-link-address = Link for this seat
member-take = Take this seat
member-take-for = Who sits here?
member-take-me = You, unless you enter another name
member-change = Change
member-change-why = Changes apply from the next game on.
member-back = I’m back
member-away = Away
member-away-why = From the next game on, a bot plays for you. The seat stays yours.
member-leave = Give up this seat
member-leave-why = The next player to join gets the seat, with its charter and everything in its chest.
member-drop = Remove
member-drop-why = From the next game on, nobody plays this charter. It stays in the village and grows by itself.

## The campaign’s home

campaign-opening = Opening the campaign …
campaign-closed = This campaign can’t be opened
campaign-invited-text = A seat in this campaign is reserved for you, with a charter of your own for all its games.
campaign-invited-accept = Take my seat
campaign-of-table = Game { $number } of “{ $name }”
campaign-goes-on = Back to the campaign
campaign-growth = How the village grew
campaign-watch = Watch it grow
campaign-before-first = Before the first game.
campaign-after-game = After game { $game }.
campaign-won-by =
    { $count ->
        [one] { $names } won.
       *[other] { $names } won together.
    }
campaign-grown =
    { $buildings ->
        [0] No building was added
        [one] One new building
       *[other] { $buildings } new buildings
    }, { $crates ->
        [0] no crate opened.
        [one] one crate opened.
       *[other] { $crates } crates opened.
    }
campaign-next = Next: game { $number }
campaign-game-on = Game { $number } is in progress
campaign-changes-over = From game { $number } on, this campaign uses version { $rules } of the rules.
kept-campaign-title = A village under old rules
kept-campaign =
    { $mine ->
        [true] This campaign began under rules that are no longer in use. Nothing is lost: you can replay its games and save it below. To play on, start a new campaign.
       *[false] This campaign began under rules that are no longer in use. Nothing is lost: you can replay its games. To play on, start a new campaign.
    }
campaign-play = Play game { $number }
campaign-to-table = Go to the table
campaign-ready = Every seat is taken. You can begin.
campaign-missing =
    { $count ->
        [one] One seat is still empty.
       *[other] { $count } seats are still empty.
    }
campaign-waiting-for =
    { $count ->
        [one] { $names } has to decide.
       *[other] { $names } have to decide.
    }
campaign-others-begin = Any player can start the game.
campaign-done = The campaign is complete
campaign-done-why = All twelve games have been played. The village stays for you to look at and talk about.
campaign-names = Names
campaign-names-why = Each name can be given only once, and it stays.
campaign-names-later = You can give names when this game is over.
campaign-names-of = { $what } ({ $name } chooses the name)
campaign-names-given =
    { $count ->
        [one] One name given
       *[other] { $count } names given
    }
campaign-name-give = Save name
campaign-name-village = Village
campaign-name-role = Charter: { $role }
campaign-name-persona = Founder: { $role }
campaign-name-assistant = Assistant: { $card }
campaign-roles = The charters
campaign-yours = yours
campaign-choose-role = Choose your charter
campaign-held = { $bot } is filling in
campaign-inactive = Charters nobody plays: { $roles }
campaign-trophies =
    { $count ->
        [0] No trophy yet
        [one] One trophy
       *[other] { $count } trophies
    }
campaign-stars =
    { $count ->
        [0] No star of glory yet
        [one] One star of glory
       *[other] { $count } stars of glory
    }
campaign-glory = Glory
campaign-glory-row = { $stars } of { $of } stars. Once full, at every set-up from game 3 on: { $bonus }
campaign-capacity = Kept between games
campaign-room = Room for: { $what }
campaign-personas = Personas
campaign-used = already played
campaign-story = The story so far
campaign-choices = Choices you made
campaign-choice-made = Game { $game }.
campaign-king-happy = The king was pleased.
campaign-king-angry = The king was angry.
campaign-book = Open the Chronicle
campaign-crates =
    { $count ->
        [0] No crate has been opened yet.
        [one] One crate has been opened.
       *[other] { $count } crates have been opened.
    }
campaign-games = Games
campaign-games-none = No games have been played yet.
campaign-game = Game { $number }
campaign-won = won
campaign-left =
    { $count ->
        [one] One discarded game
       *[other] { $count } discarded games
    }
campaign-rewind = Rewind to before this game
campaign-rewind-title = Rewind to before game { $number }
campaign-rewind-why =
    { $count ->
        [one] The village goes back to how it was before game { $number }. Game { $number } no longer counts: everything built, opened and named in it is undone. You can still look at the game under “discarded games”.
       *[other] The village goes back to how it was before game { $number }. Games { $number } to { $last } no longer count: everything built, opened and named in them is undone. You can still look at the games under “discarded games”.
    }
campaign-rewind-do = Rewind to before game { $number }
campaign-fork = Branch from before this game
campaign-fork-now = Branch from here
campaign-fork-title = Branch from before game { $number }
campaign-fork-why = This starts a second campaign with the same past. The first one stays as it is, and everybody keeps their seats in both.
campaign-fork-do = Start the second campaign
campaign-since = Started on { $day }.
campaign-public = Anyone can find this campaign.
campaign-private = Only people with the link can find this campaign.
campaign-forked = It branched off another campaign.
campaign-imported = It was imported from a file.
campaign-file = Save the campaign
campaign-next-of = Next: game { $number } of { $of }
campaign-evening = Who is coming next time?
campaign-evening-here = is coming
campaign-evening-away = can’t come; a bot plays
campaign-evening-bot = always here
campaign-evening-empty = seat still empty
campaign-evening-come = Coming after all
campaign-evening-stay = Can’t come
campaign-not-complete = This campaign isn’t complete yet
campaign-final = The last scoring
campaign-final-why = The points of the campaign, its story in figures, and a picture to keep.
campaign-after = After the campaign
campaign-after-play = Play on in the village
campaign-after-why = You can play in the finished village as often as you like. Each game stands alone: the die deals out the charters, and only what you build and open stays.
campaign-anew = Start over
campaign-anew-why = A new campaign from the first game on, with the same players. This one stays as it is.
campaign-anew-text = The new campaign begins with game 1 and an empty village. All players keep their seats and charters, and you can change that before the first game. This campaign stays here.
campaign-anew-name = { $name }, again
campaign-anew-do = Start the new campaign
campaign-look-back = Look back at a game
campaign-look-back-game =
    { $count ->
        [one] Game { $number }. { $names } won.
       *[other] Game { $number }. { $names } won together.
    }

## The end of a game

ending-back = Back
ending-next = Continue
ending-guidepost = Guidepost
ending-met =
    { $count ->
        [one] { $names } met the guidepost and gained a star of glory.
       *[other] { $names } met the guidepost and gained a star of glory each.
    }
ending-decided = { $name } decided how the story continues.
ending-gained = Gained: { $gained }
ending-home = What you keep
ending-all-kept = After the first game, everybody keeps everything.
ending-trophy = A trophy goes into your chest.
ending-stars =
    { $count ->
        [one] One star of glory
       *[other] { $count } stars of glory
    }{ $rows ->
        [0] { "." }
        [one] , and a full row.
       *[other] , and { $rows } full rows.
    }
ending-naming =
    { $count ->
        [one] You can give one name.
       *[other] You can give { $count } names.
    }
ending-crates = From the crates
ending-crate = Crate { $crate }: { $title }
ending-from-objective = Objectives: { $points }
ending-from-quota = Quota: { $points }
ending-from-crate = Opening crates: { $points }
ending-from-building = Building: { $points }
ending-from-village = Buildings of the village: { $points }
ending-from-reputation = Reputation: { $points }
ending-from-choice = Final choice: { $points }
ending-from-other = Everything else: { $points }

## Why something is not possible

refusal-broken-seal = This file was changed after it was saved.
refusal-campaign-game = A campaign game has no rematch. Play the next game instead.
refusal-campaign-over = All games of this campaign have been played.
refusal-role-kept = This seat has already played its charter and keeps it.
refusal-role-taken = Another player has that charter.
refusal-game-running = A game is in progress. Wait until it is over.
refusal-no-such-campaign = This campaign doesn’t exist.
refusal-no-such-member = This campaign has no such seat.
refusal-nobody-left = At least one charter must be played by someone other than the Automa.
refusal-not-a-campaign = This isn’t a campaign file.
refusal-not-a-person = Nobody is sitting there.
refusal-not-to-name = There is nothing to name here.
refusal-not-your-name = Another player gives that name.
refusal-other-game = The next game is number { $number }.
refusal-sealed = This file contains parts that are still locked. Only the player who provided the content can save it.
refusal-too-many-campaigns = You have reached the limit for campaigns.
refusal-unknown-role = There is no such charter.
