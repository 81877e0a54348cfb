### Campaigns: founding one, its home, and what leads there.

## The home page

door-single = A single game
campaigns-open = Campaigns with a place for you
campaign-row-on = game { $number } is on
campaign-row-next = next: game { $number }
campaign-bring = Bring a campaign’s file

## Founding

campaign = Campaign
campaign-found = Found a campaign
campaign-found-why = One village for all your games. Everybody keeps their charter and their chest; people may come and go between games, and a bot keeps the place of whoever is away.
campaign-found-do = Found the village
campaign-name = The campaign’s name
campaign-name-usual = Our village
campaign-who = Who plays
campaign-way-alone = Alone, against two Automas
campaign-way-here = Three round this screen
campaign-way-apart = Four houses
campaign-way-mixed = A mix
campaign-role = Charter
campaign-role-later = chosen later
campaign-roles-why = There are six charters: { $roles }. Players who haven't chosen one by the first game get the next one that is free.
member-number = Place { $number }
member-add = Add a place
member-remove = Remove place { $number }
member-kind-me-why = You, from this or any device of yours.
member-kind-local-why = Somebody at this screen.
member-kind-link-why = Anyone you send the link to.
member-kind-open-why = The first player to sit down.
member-kind-bot-why = The computer plays.
member-kind-scripted-why = It follows rules of the game, no thoughts.

## Places

member-open = An open place
member-link = A place by link
member-link-address = Link for this place
member-take = Take this place
member-take-for = Who sits here?
member-take-me = I do; or the name of somebody at this screen
member-change = Change
member-change-why = It counts from the next game on.
member-back = I am back
member-away = Away
member-away-why = A bot holds the place from the next game on. It stays yours.
member-leave = Give it up
member-leave-why = The next player to join gets the place, with the charter and everything in its chest.
member-drop = Remove
member-drop-why = Nobody plays this charter from the next game on. It stays in the village and grows by itself.

## The campaign’s home

campaign-opening = Opening the campaign …
campaign-closed = This campaign cannot be opened
campaign-invited-text = A place in this campaign is kept for you: a charter of your own, for all its games.
campaign-invited-accept = Take my place
campaign-of-table = Game { $number } of “{ $name }”
campaign-goes-on = The village goes on
campaign-growth = How the village grew
campaign-watch = Watch it grow
campaign-before-first = The land before the first game.
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
campaign-next = Game { $number } comes next
campaign-game-on = Game { $number } is on
campaign-changes-over = From game { $number } on, the campaign follows version { $rules } of the rules.
kept-campaign-title = A village of earlier rules
kept-campaign =
    { $mine ->
        [true] This campaign began under earlier rules that are no longer in use. Nothing is lost: you can look back at its games and save it below. To play on, start a new campaign.
       *[false] This campaign began under earlier rules that are no longer in use. Nothing is lost: you can look back at its games. To play on, start a new campaign.
    }
campaign-play = Play game { $number }
campaign-to-table = Go to the table
campaign-ready = Everybody has a place. You can begin.
campaign-missing =
    { $count ->
        [one] One place is still empty:
       *[other] { $count } places are still empty:
    }
campaign-away =
    { $count ->
        [one] { $names } is away; a bot plays.
       *[other] { $names } are away; bots play.
    }
campaign-back = { $name } is back
campaign-waiting-for =
    { $count ->
        [one] { $names } has to decide.
       *[other] { $names } have to decide.
    }
campaign-others-begin = The game begins when somebody with a place begins it.
campaign-done = The campaign is played
campaign-done-why = All its games are behind you. The village stays, to be looked at and told about.
campaign-names = Names
campaign-names-why = A name is given once, and stays.
campaign-names-later = Names can be given when this game is over.
campaign-names-of = { $what }: for { $name } to name.
campaign-names-given =
    { $count ->
        [one] One name given
       *[other] { $count } names given
    }
campaign-name-give = Give
campaign-name-village = The village
campaign-name-role = { $role } charter
campaign-name-persona = Founder of the { $role } charter
campaign-name-assistant = Assistant ({ $card })
campaign-roles = The charters
campaign-yours = yours
campaign-choose-role = Choose your charter
campaign-held = { $bot } holds this place
campaign-inactive = Nobody plays { $roles }.
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
campaign-glory-row = { $stars } of { $of } stars; when it is full, every set-up from game 3 on brings { $bonus }
campaign-capacity = Kept from game to game
campaign-room = Keeps { $what }
campaign-personas = Personas
campaign-used = has been played with
campaign-story = The story so far
campaign-choices = Choices made
campaign-choice-made = Game { $game }.
campaign-king-happy = The king was pleased.
campaign-king-angry = The king was angry.
campaign-book = Open the Chronicle
campaign-crates =
    { $count ->
        [0] No crate is open yet.
        [one] One crate is open.
       *[other] { $count } crates are open.
    }
campaign-games = The games
campaign-games-none = None has been played yet.
campaign-game = Game { $number }
campaign-won = won
campaign-left =
    { $count ->
        [one] One game left behind
       *[other] { $count } games left behind
    }
campaign-rewind = Go back to before it
campaign-rewind-title = Back to before game { $number }
campaign-rewind-why = The village becomes what it was before game { $number }. Games { $number } to { $last } no longer count: all that was built, opened and named since is gone from it. They stay at their tables, under “left behind”.
campaign-rewind-do = Go back to before game { $number }
campaign-fork = Another way from before it
campaign-fork-now = Another way from here
campaign-fork-title = Another way from before game { $number }
campaign-fork-why = A second campaign with the same past. This one stays as it is; everybody keeps their places in both.
campaign-fork-do = Found the other village
campaign-since = Founded on { $day }.
campaign-public = Everybody can find it.
campaign-private = Only people with the address find it.
campaign-forked = It goes another way than an older campaign.
campaign-imported = It came from a file.
campaign-file = Save the campaign’s file

## The end of a game

ending-back = Back
ending-next = Go on
ending-guidepost = The guidepost
ending-met =
    { $count ->
        [one] { $names } met it, for a star of glory.
       *[other] { $names } met it, for a star of glory each.
    }
ending-decided = { $name } has decided how the story goes on.
ending-gained = It brought { $gained }.
ending-home = What goes home
ending-all-kept = The first game is over, and everybody keeps everything they have.
ending-trophy = A trophy goes into the chest.
ending-stars =
    { $count ->
        [one] One star of glory
       *[other] { $count } stars of glory
    }{ $rows ->
        [0] { "." }
        [one] , and a row is full.
       *[other] , and { $rows } rows are full.
    }
ending-naming =
    { $count ->
        [one] One name to give.
       *[other] { $count } names to give.
    }
ending-crates = From the crates
ending-crate = Crate { $crate }: { $title }
ending-from-objective = Objectives: { $points }
ending-from-quota = Quota: { $points }
ending-from-crate = Opening crates: { $points }
ending-from-building = Building: { $points }
ending-from-village = Buildings of the village: { $points }
ending-from-reputation = Reputation: { $points }
ending-from-choice = The choice at the end: { $points }
ending-from-other = All else: { $points }

## Why something is not possible

refusal-broken-seal = This file was changed after it was written.
refusal-campaign-game = A game of a campaign is not played again: the next one is played.
refusal-campaign-over = All games of this campaign are played.
refusal-role-kept = This place has played its charter already and keeps it.
refusal-role-taken = That charter is somebody else’s.
refusal-game-running = A game is on; that is for between games.
refusal-no-such-campaign = There is no such campaign.
refusal-no-such-member = This campaign has no such place.
refusal-nobody-left = At least one charter must be played by somebody else than the Automa.
refusal-not-a-campaign = This is not a campaign’s file.
refusal-not-a-person = Nobody sits there who could be away.
refusal-not-to-name = That waits for no name.
refusal-not-your-name = That name is for somebody else to give.
refusal-other-game = The next game is number { $number }.
refusal-sealed = The file holds what is not unlocked yet; it is for the host alone.
refusal-too-many-campaigns = You have founded as many campaigns as there may be.
refusal-unknown-role = There is no such charter.
