### Charterstone: what is counted, paid and gained. charterstone-amount-WHAT takes $count.

charterstone-amount-vp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
charterstone-amount-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
charterstone-amount-influence = { $count } influence
charterstone-amount-reputation = { $count } reputation
charterstone-amount-progress = { $count } progress
charterstone-amount-resource =
    { $count ->
        [one] { $count } resource of any kind
       *[other] { $count } resources of any kind
    }
charterstone-amount-pumpkin =
    { $count ->
        [one] { $count } pumpkin
       *[other] { $count } pumpkins
    }
charterstone-amount-wood = { $count } wood
charterstone-amount-grain = { $count } grain
charterstone-amount-coal = { $count } coal
charterstone-amount-iron = { $count } iron
charterstone-amount-clay = { $count } clay
charterstone-amount-card =
    { $count ->
        [one] { $count } advancement card
       *[other] { $count } advancement cards
    }
charterstone-amount-assistant =
    { $count ->
        [one] { $count } assistant
       *[other] { $count } assistants
    }
charterstone-amount-building =
    { $count ->
        [one] { $count } building card
       *[other] { $count } building cards
    }
charterstone-amount-constructed =
    { $count ->
        [one] { $count } constructed building card
       *[other] { $count } constructed building cards
    }
charterstone-amount-guest =
    { $count ->
        [one] { $count } guest
       *[other] { $count } guests
    }
charterstone-amount-item =
    { $count ->
        [one] { $count } item
       *[other] { $count } items
    }
charterstone-amount-friend =
    { $count ->
        [one] { $count } friend
       *[other] { $count } friends
    }
charterstone-amount-treasure =
    { $count ->
        [one] { $count } treasure
       *[other] { $count } treasures
    }
charterstone-amount-glory =
    { $count ->
        [one] { $count } star of glory
       *[other] { $count } stars of glory
    }
charterstone-amount-capacity = { $count } capacity
charterstone-amount-persona =
    { $count ->
        [one] { $count } persona
       *[other] { $count } personas
    }
charterstone-amount-trophy =
    { $count ->
        [one] { $count } trophy
       *[other] { $count } trophies
    }
charterstone-amount-resource-kind =
    { $count ->
        [one] { $count } kind of resource
       *[other] { $count } kinds of resource
    }
charterstone-amount-card-kind =
    { $count ->
        [one] { $count } kind of card
       *[other] { $count } kinds of card
    }
charterstone-amount-building-card =
    { $count ->
        [one] { $count } building card, constructed or not
       *[other] { $count } building cards, constructed or not
    }
charterstone-amount-quota =
    { $count ->
        [one] { $count } token on the quota
       *[other] { $count } tokens on the quota
    }
charterstone-amount-objective =
    { $count ->
        [one] { $count } objective scored
       *[other] { $count } objectives scored
    }
charterstone-amount-own-building =
    { $count ->
        [one] { $count } building in your charter
       *[other] { $count } buildings in your charter
    }
charterstone-amount-value = { $count } building value in your charter
charterstone-amount-goods =
    { $count ->
        [one] { $count } coin or resource
       *[other] { $count } coins or resources
    }
charterstone-amount-top =
    { $count ->
        [one] the top card of the deck
       *[other] { $count } cards from the top of the deck
    }

## What a cost asks for beside goods

charterstone-target-blueprint = the four resources of a building card
charterstone-target-crate = one of your crates
charterstone-target-objective = 1 influence on an objective you meet
charterstone-target-quota = the goods of a quota space and 1 influence on it
charterstone-target-income = 1 influence on this building

## What a benefit does beside giving goods

charterstone-effect-progress = progress moves forward
charterstone-effect-income = income now
charterstone-effect-recall = one of your workers back
charterstone-effect-return = that worker back
charterstone-effect-retrieve = all your workers back
charterstone-effect-again = another turn
charterstone-effect-search = a card of your choice from the deck
charterstone-effect-free = a placement in your charter this turn, at no cost
charterstone-effect-shift =
    { $count ->
        [one] progress moved up to { $count } space forward or back
       *[other] progress moved up to { $count } spaces forward or back
    }
charterstone-effect-junk = new face-up cards
charterstone-effect-card =
    { $count ->
        [one] a face-up advancement card
       *[other] { $count } face-up advancement cards
    }

charterstone-nothing = nothing
charterstone-either = { $one } or { $other }
charterstone-per = { $what } per { $each }
charterstone-maybe = { $what } (optional)
charterstone-pay-gain =
    { $free ->
        [yes] Gain: { $benefit }.
       *[no] Pay: { $cost }. Gain: { $benefit }.
    }
charterstone-at-least = at least { $what }
charterstone-at-most =
    { $count ->
        [0] { $what }
       *[other] at most { $what }
    }
charterstone-kind-assistant = assistant
charterstone-kind-building = building card
charterstone-kind-constructed = constructed building
charterstone-kind-guest = guest
charterstone-kind-item = item
charterstone-kind-friend = friend
charterstone-kind-treasure = treasure
charterstone-kind-card = advancement card

role-purple = Purple
role-green = Green
role-yellow = Yellow
role-black = Black
role-blue = Blue
role-red = Red
persona-original = Founder
