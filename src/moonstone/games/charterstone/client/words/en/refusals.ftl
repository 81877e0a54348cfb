### Why something is not possible in Charterstone: refusal-CODE.

refusal-cannot-pay =
    { $what ->
        [coin] You cannot pay that: you need more coins.
        [influence] You cannot pay that: you need more influence.
        [resource] You cannot pay that: you need more resources.
       *[other] You cannot pay what that costs.
    }
refusal-not-built = That building does not stand in the village.
refusal-no-worker = You have no worker left: take them all back.
refusal-no-workers-out = All your workers are at home.
refusal-no-building-card = You have no building card to build.
refusal-no-blueprint = You do not have the four resources of any of your building cards.
refusal-no-plot = There is no plot left in your charter that you can build on.
refusal-no-crate = You have no constructed building with a crate that can be opened.
refusal-no-objective = You meet no objective that you have not scored yet.
refusal-no-space = You do not have the goods of any open quota space.
refusal-no-goods = You do not have the goods that space takes.
refusal-space-taken = That quota space has a token already.
refusal-plot-taken = You cannot build on that plot.
refusal-not-met = You do not meet that objective now.
refusal-not-posted = That objective is not one of this game’s.
refusal-already-scored = You have scored that objective in this game.
refusal-not-those-resources = Pay or gain as many resources as are asked for, of those there are.
refusal-not-face-up = That is no face-up card you can take now.
refusal-not-yours = That is not yours.
refusal-not-so-many = You can gain from 0 to { $most }.
refusal-no-such-effect = Choose one of the effects.
refusal-no-such-choice = That is not one of the choices.
refusal-already-partly = You will be asked about every part already.
refusal-no-effect = It would do nothing now.
refusal-not-in-chest = That persona is not waiting in your chest.
refusal-persona-too-new = You found that persona in this game. You can play with it from the next game on.
refusal-silenced = Your personas are silenced: they do nothing until there is income.
refusal-turn-too-long = You have used { $most } things in this turn. Go on in your next one.
refusal-no-way-back = After round { $round }, nothing moves progress back.
refusal-place-first = First place somebody in your charter: the building there costs nothing.
refusal-before-placing = You can use that only before you place somebody.
refusal-no-minion-there = Nobody of yours stands there.
refusal-waits-for-income = That building waits for income: placing somebody there brings nothing now.
refusal-not-your-charter = That is possible only in your charter.
refusal-bad-automas = At least one seat must not be the Automa’s.
refusal-rule-of-this-game = A rule of this game stands in the way: { $rule }
refusal-workers-alike = In this game your two workers are alike.
refusal-no-such-worker =
    { $worker ->
        [small] Your small worker is not at hand.
       *[large] Your large worker is not at hand.
    }
refusal-not-your-tile = That is not a sky island you can lay now.
refusal-card-taken = You cannot pick that victory card.
refusal-not-used = You have never played with that persona.
refusal-not-theirs = That opponent has none of it to give.
refusal-token-there = Your token is on that building already.
refusal-occupied = That can only be placed where nobody stands.
refusal-no-minion = You have none of that kind at hand.
refusal-no-minion-left = There is none of that kind left in the supply.
refusal-no-peril = There is nothing to take from that building.
refusal-no-worker-there = None of your workers stands there.
refusal-not-so-far = Progress cannot move that far here.
refusal-nothing-to-keep = You have nothing more of that kind to keep.
refusal-not-in-deck = You cannot take that card from the deck.
refusal-not-drawn = That is not one of the objectives you have drawn.
refusal-row-full = That row of glory is full.
refusal-cannot-grow = There can be no more room for that.
