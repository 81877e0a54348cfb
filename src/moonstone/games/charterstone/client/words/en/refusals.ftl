### Why something is not possible in Charterstone: refusal-CODE.

refusal-cannot-pay =
    { $what ->
        [coin] You can’t pay that: you need more coins.
        [influence] You can’t pay that: you need more influence.
        [resource] You can’t pay that: you need more resources.
       *[other] You can’t pay for that.
    }
refusal-not-built = That building isn’t in the village.
refusal-no-worker = You have no workers left. Take them all back.
refusal-no-workers-out = None of your workers is on the board.
refusal-no-building-card = You have no building card.
refusal-no-blueprint = You don’t have the four resources for any of your building cards.
refusal-no-plot = Your charter has no plot left to build on.
refusal-no-crate = You have no constructed building card with a crate you can open.
refusal-no-objective = You don’t meet any objective you have yet to score.
refusal-no-space = You don’t have the goods for any open quota space.
refusal-no-goods = You don’t have the goods for that space.
refusal-space-taken = There is already a token on that quota space.
refusal-plot-taken = You can’t build on that plot.
refusal-not-met = You don’t meet that objective now.
refusal-not-posted = That objective isn’t part of this game.
refusal-already-scored = You have already scored that objective in this game.
refusal-not-those-resources = Choose as many resources as asked for, from those available.
refusal-not-face-up = You can’t take that card now.
refusal-not-yours = That isn’t yours.
refusal-not-so-many = Choose a number from 0 to { $most }.
refusal-no-such-effect = Choose one of the effects.
refusal-no-such-choice = That isn’t one of the choices.
refusal-already-partly = You are already choosing how much of each benefit to gain.
refusal-no-effect = That would do nothing now.
refusal-not-in-chest = That persona isn’t available in your chest.
refusal-persona-too-new = You found that persona in this game. You can play with it from the next game on.
refusal-silenced = Your personas are silenced until the next income.
refusal-turn-too-long = Cards and personas you have used this turn: { $most }. You can use no more until your next turn.
refusal-no-way-back = After round { $round }, nothing can move progress back.
refusal-place-first = First place a worker or figure in your charter. The building there costs nothing.
refusal-before-placing = You can use that only before you place a worker or figure.
refusal-no-minion-there = None of your figures is there.
refusal-waits-for-income = That building gives its benefit only at income. Placing a worker or figure there does nothing now.
refusal-not-your-charter = You can do that only in your own charter.
refusal-bad-automas = At least one seat must not be an Automa.
refusal-rule-of-this-game = A rule of this game prevents that: { $rule }
refusal-workers-alike = Your two workers are alike in this game.
refusal-no-such-worker =
    { $worker ->
        [small] Your small worker isn’t available.
       *[large] Your large worker isn’t available.
    }
refusal-not-your-tile = You can’t lay that sky island now.
refusal-card-taken = You can’t pick that victory card.
refusal-not-used = You have never played with that persona.
refusal-not-theirs = That opponent has none to give.
refusal-token-there = You already have a token on that building.
refusal-occupied = You can place that only on an unoccupied building.
refusal-no-minion = You have none of that kind left to place.
refusal-no-minion-left = The supply has none of that kind left.
refusal-no-peril = There is nothing to take from that building.
refusal-no-worker-there = None of your workers is there.
refusal-not-so-far = Progress can’t move that far.
refusal-nothing-to-keep = You have nothing of that kind left to keep.
refusal-not-in-deck = You can’t take that card from the deck.
refusal-not-drawn = You didn’t draw that objective.
refusal-row-full = That row of glory is full.
refusal-cannot-grow = That capacity can’t increase any more.
