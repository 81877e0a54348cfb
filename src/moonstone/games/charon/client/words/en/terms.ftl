# Charon, Inc.: the names of things, as the rulebooks have them.

## Gems. gem-KIND names one gem, inside a sentence or alone. gems-KIND ($count) is a part of a heap: the texts handed to
## other messages as $gems, $give, $get, $paid and $missing are lists of these.

gem-blue = blue gem
gem-yellow = yellow gem
gem-green = green gem
gem-purple = purple gem
gem-black = black gem
gem-clear = clear gem
gems-blue = { $count } blue
gems-yellow = { $count } yellow
gems-green = { $count } green
gems-purple = { $count } purple
gems-black = { $count } black
gems-clear = { $count } clear

## The colours of flags, as they stand inside a sentence.

seat-burgundy = burgundy
seat-white = white
seat-deep-blue = deep blue
seat-gold = gold
seat-aquamarine = aquamarine

## The five action areas: title, when the action happens, what it does.
## area-intelligence-does: $rules is the version of the rules that the game follows.
## area-warehouse-does: $gives is the value of the option warehouse_gives, "colour" or "clear".
## area-synchrotron-when: $synchrotron is the value of the option synchrotron, "building" or "before_building".

area-intelligence = Stolen Intelligence
area-intelligence-when = After all flags are placed, before gems are claimed
area-intelligence-does =
    { $rules ->
        [1] Move one of your flags to an empty spot that touches a zone with 1 or 2 gems and none with 3.
       *[other] Move one of your flags to an empty spot that touches only zones with 1 or 2 gems.
    }
area-mineral = Rare Mineral Find
area-mineral-when = Right after gems are claimed
area-mineral-does = Gain a clear gem, if any are left. It replaces a gem of any colour when you build.
area-engineering = Engineering Advance
area-engineering-when = After gems are claimed, before the turn order is adjusted
area-engineering-does = Look through the discard pile. Then take a card from it or from the common row into your hand.
area-synchrotron = Synchrotron
area-synchrotron-when =
    { $synchrotron ->
        [before_building] Before anyone builds if shared, otherwise once on your turn to build
       *[building] Once, on your turn to build
    }
area-synchrotron-does = Change any number of your gems of one colour into the same number of another colour.
area-warehouse = Underground Warehouse
area-warehouse-when = On your turn to build, and at the reset
area-warehouse-does =
    { $gives ->
        [clear] Trade 2 gems for a clear one or 3 for a coloured one, and keep up to 6 gems instead of 2.
       *[colour] Trade 2 gems for 1 instead of 3 for 1, and keep up to 6 gems instead of 2.
    }

## The phases of a round.

phase-setup = Set-up
phase-stake = Stake claims
phase-claim = Claim gems
phase-build = Build
phase-reset = Reset
phase-over = Game over

## Buildings, by number.

building-2 = Outpost
building-3 = Outpost
building-4 = Refinery
building-5 = Refinery
building-6 = Factory
building-7 = Factory
building-8 = Laboratory
building-9 = Laboratory
building-10 = Power plant
building-11 = Power plant
building-12 = Spaceport

## Everything else on the table: as headings, but zone and the kinds of spot as they stand inside a sentence.

card = Building card
common-row = Common row
discard-pile = Discard pile
draw-deck = Draw deck
hand = Hand
round = Round
zone = zone
centre = centre
road = road
crossing = crossing
supply = Supply
