# Charon, Inc.: the rules page. rules-SECTION has a title; its paragraphs are rules-SECTION-1, -2, and so on.

rules-aim =
    .title = The aim
rules-aim-1 = You lead one of the corporations that stake claims on Charon, the largest moon of Pluto. Flags win gems, gems pay for buildings, and buildings are worth victory points. The player with the most points after four rounds wins.
rules-aim-2 = You begin each round with five flags, one on each of the five action areas, but you place only four of them on the moon. The fifth stays where it is and may give you the action of its area. So with every flag you place, you give up an action.

rules-parts =
    .title = Components
rules-parts-1 = The game is for two to five players. Each player has seven flags of one colour (burgundy, white, deep blue, gold or aquamarine): five for the action areas, one for the order track and one as a marker.
rules-parts-2 = There are 20 gems each of blue, yellow, green, purple and black, and 6 clear gems. The number of gems is limited. Clear gems lie on Rare Mineral Find and return there when they are spent or given up. All other gems return to the supply.
rules-parts-3 = There are 55 building cards: five of each number from 2 to 12.
rules-parts-4 = There are five action areas: Stolen Intelligence, Rare Mineral Find, Engineering Advance, Synchrotron and Underground Warehouse.
rules-parts-5 = The game has four rounds of five phases: stake claims, claim gems, adjust the turn order, build and reset.

rules-moon =
    .title = The moon
rules-moon-1 = The moon has 20 square zones with 1, 2 or 3 pits for gems. Two zones are yellow, two are pink and two are blue. With five players all 20 zones are in play. With four, leave out the yellow zones (18 left); with three, the pink ones as well (16 left); with two, the blue ones too (14 left).
rules-moon-2 = There are three kinds of spot for flags. The centre of a zone touches only that zone. A road lies between two neighbouring zones and touches both. A crossing lies where four zones meet and touches all four. Each spot holds one flag.
rules-moon-3 = You can use a spot if it touches at least one zone in play. A flag there has influence only in zones that are in play, but the spot still counts as a road or a crossing in ties.
rules-moon-4 = The standard moon has rows of 4, 6, 6 and 4 zones with 40 pits in all, and looks the same when turned upside down. It has 20 centres, 30 roads and 11 crossings. In other editions, junctions of two or three zones at the edge may also count as crossings.
rules-moon-5 = Places are named as on a chessboard, with a letter for the column and a number for the row: d4 and f4 are zones, e4 is the road between them, and e5 is the crossing at its end.

rules-cards =
    .title = The cards
rules-cards-1 = A building card shows its number and the gems it costs. The number is also its value in victory points. No card costs clear gems.
rules-cards-2 = The five cards of each number have the same cost with the colours rotated, so no colour is better than another. A card is named after its number and the letter of its main colour (b for blue, y for yellow, g for green, p for purple and k for black): 7b, 7y, 7g, 7p, 7k.
rules-cards-3 = Neighbouring numbers share the name of a building, from outpost to spaceport. The names have no effect on the game; only the numbers do.

rules-setup =
    .title = Starting a round
rules-setup-1 = Before the first round, the turn order is drawn at random. At the start of each round, every player has one flag on each action area.
rules-setup-2 = Put gems from the supply into the bag: 5 of each of the five colours with five players, 4 with three or four, or 3 with two. Gems left in the bag from earlier rounds stay there.
rules-setup-3 = For each zone in play that holds no gems, draw one gem from the bag. Then fill the other pits of the zone with gems of the same colour from the supply. A zone that still has gems gets no new ones. If the supply runs out, there are simply fewer gems in the bag or in the zone.
rules-setup-4 = Before the first round, take out the five 12s and shuffle the other 50 cards. Put two of these face down as the discard pile, and the 12s on top of them. This means that a 12 can only come from the discard pile.
rules-setup-5 = Each player is dealt 3 cards in the first round and 2 in each later round. Your hand is secret and has no limit.
rules-setup-6 = If you are dealt a number you have already built, you may swap that card at once. The discard pile is shuffled, you draw a card from it for each duplicate you swap, and then your duplicates go onto the pile. Players do this once, in turn order, only with cards they have just been dealt, and only as far as the pile has cards. Everybody who has built something gets this choice, so that it reveals nothing about their hands.

rules-offer =
    .title = The common row
rules-offer-1 = After the gems are placed and the cards are dealt, each player secretly chooses a card from their hand. The chosen cards are revealed together and form the common row.
rules-offer-2 = Later in the round, each player may build one card from the row, no matter who offered it. The player who builds first has the first choice.

rules-stake =
    .title = Stake claims
rules-stake-1 = In turn order, place one flag at a time: take it from any action area and put it on an empty spot. You may not pass. Continue until each player has placed four flags.
rules-stake-2 = Flags on the roads and crossings around a zone don’t occupy its centre. The centre is empty as long as it has no flag of its own.
rules-stake-3 = Your fifth flag stays on its action area. With two or three players, an action is active if exactly one flag is left on its area. With four or five players, it is active with one or two flags. With more flags than that, nobody gets the action.
rules-stake-4 = If your flag is on an active area, you hold its action this round. If two players hold the same action, they use it in reverse turn order.

rules-intelligence =
    .title = Stolen Intelligence
rules-intelligence-1 = This action comes first, once all flags are placed. Each holder, in reverse turn order, may move one of their flags on the moon to another empty spot.
rules-intelligence-2 = Every zone in play that the new spot touches must hold 1 or 2 gems. None may hold 3, and none may be empty.

rules-claim =
    .title = Claim gems
rules-claim-1 = Each flag that touches a zone has one influence there. In each zone with gems, the player with the most influence takes all of them.
rules-claim-2 = If players are tied, the one with the flag in the centre takes the gems. If none of them has the centre, the one with the most flags on the roads of this zone takes them. If that is also a tie, nobody takes the gems, and they stay for the next round.
rules-claim-3 = Only the players tied for the most influence count here. A player with less influence never benefits from a tie.
rules-claim-4 = The flags stay on the moon until the round is reset.

rules-mineral =
    .title = Rare Mineral Find
rules-mineral-1 = When all zones have been settled, each holder gains one clear gem, in reverse turn order, while there are any left.

rules-engineering =
    .title = Engineering Advance
rules-engineering-1 = Next, each holder, in reverse turn order, may look through the discard pile and take one card, either from it or from the common row. Nobody else sees the pile.
rules-engineering-2 = The card goes into your hand, and you may build it in the same round. If you took it from the row, it doesn’t count as the one card you may build from the row.

rules-order =
    .title = Adjust the turn order
rules-order-1 = Players count all their gems, including clear ones. The player with the most gems goes first from now on, and so on down; tied players keep their relative order. The new order applies to building and to the next round, until it is adjusted again.

rules-build =
    .title = Build
rules-build-1 = In the new order, each player takes one whole turn. On your turn you may trade and build as often as you can, in any order, and you decide when to end it. You may trade without building.
rules-build-2 = Trade: give any 3 gems and take 1 coloured gem of your choice from the supply. You may give clear gems, but you can’t get them in a trade.
rules-build-3 = Build: pay the gems of a card and place it face up in front of you. A clear gem replaces a gem of any colour you choose. You may build any number of cards from your hand, but each number only once per game.
rules-build-4 = You may also build one card per round from the common row. It leaves the row at once.
rules-build-5 = You can gain only gems that are in the supply. The gems you give go there first.

rules-synchrotron =
    .title = Synchrotron
rules-synchrotron-1 = If you hold the Synchrotron, once on your turn to build you may change any number of your gems of one colour into the same number of another colour.
rules-synchrotron-2 = Clear gems have no colour: you can’t change them, and you can’t change gems into them. The supply must have the gems you gain.

rules-warehouse =
    .title = Underground Warehouse
rules-warehouse-1 = If you hold the Underground Warehouse, on your turn to build you trade 2 gems for 1 instead of 3 for 1, as often as you can.
rules-warehouse-2 = At the reset you may keep up to 6 gems instead of 2.

rules-keep =
    .title = Reset
rules-keep-1 = You may keep up to 2 gems, or up to 6 if you hold the Underground Warehouse. Clear gems count. All players with gems choose at the same time which ones to keep; the rest return to the supply. You may keep fewer than the limit: gems count for the next turn order, and gems you give up can come back into the bag.
rules-keep-2 = Cards left in the common row go face down onto the discard pile, and all flags return to the action areas. Then the next round begins.

rules-end =
    .title = The end of the game
rules-end-1 = There is no reset after the fourth round. Add up the numbers of the cards you have built. The player with the most points wins.
rules-end-2 = In a tie, the highest card decides, then the next highest, and so on: 12-11-10 beats 12-11-8-2. If all cards are equal, the tied players share the victory.

rules-example =
    .title = Who takes the gems? An example
rules-example-1 = Here are nine zones and how each one is settled. A number says how many flags of a colour touch the zone.
rules-example-2 = Zone A, no flags: nobody takes the gems. They stay.
rules-example-3 = Zone B, white 2, burgundy 1: white has the most.
rules-example-4 = Zone C, burgundy 2, white 2, the centre is empty and both have the same number of roads: nobody takes the gems. They stay.
rules-example-5 = Zone D, white 1 on a crossing, deep blue 1 on a road: deep blue wins by the road.
rules-example-6 = Zone E, white 3, gold 2, deep blue 1: white has the most.
rules-example-7 = Zone F, gold 2 including a road, white 2 without a road, deep blue 1: gold wins by the road. Deep blue doesn’t benefit.
rules-example-8 = Zone G, white 1, deep blue 1, gold 1 in the centre: gold wins by the centre.
rules-example-9 = Zone H, burgundy 2 including the centre, deep blue 2, gold 1: burgundy wins by the centre.
rules-example-10 = Zone I, gold 2, deep blue 1, burgundy 1: gold has the most. It doesn’t matter that the other two have two flags between them.

rules-options =
    .title = Where the rulebooks differ
rules-options-1 = The rulebooks in different languages don’t agree on everything. The rules on this page apply unless you choose otherwise. When you set up a table, you can pick any of these variants:
rules-options-2 = Clear gems don’t count towards the gems you may keep, and you keep all of them (Italian rulebook).
rules-options-3 = The 2-for-1 trade of the Underground Warehouse gives a clear gem, if any are left; the 3-for-1 trade still gives a coloured one (Italian rulebook).
rules-options-4 = Players swap duplicates with the draw deck instead of the discard pile (Hungarian rulebook).
rules-options-5 = A trade may also give a clear gem, if any are left (French, German and Hungarian rulebooks).
rules-options-6 = Players choose the cards for the common row before the gems are drawn, either in every round or from the second round on (all rulebooks).
rules-options-7 = Players who share the Synchrotron use it before anyone builds, in reverse turn order (French, German and Hungarian rulebooks).
rules-options-8 = Two flags keep an action active only with five players (a house rule that is in no rulebook).
rules-options-9 = Four presets set all options at once to match the French, Italian, Hungarian or German rulebook.
