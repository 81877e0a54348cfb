# Charon, Inc.: the rules page. rules-SECTION has a title; its paragraphs are rules-SECTION-1, -2, and so on.

rules-aim =
    .title = The aim
rules-aim-1 = You lead one of the corporations that stake claims on Charon, the largest moon of Pluto. Flags win gems, gems pay for buildings, and buildings are victory points. Whoever has most points after four rounds wins.
rules-aim-2 = Every round you have five flags on five action areas, and you place only four. The fifth stays where it is and may give you the action there. So every flag you send out is an action you give up.

rules-parts =
    .title = What there is
rules-parts-1 = Two to five players. Everybody has seven flags of one colour, burgundy, white, deep blue, gold or aquamarine: five for the action areas, one for the order track and one as a mark.
rules-parts-2 = There are 20 gems each of blue, yellow, green, purple and black, and 6 clear ones. No more can be had. Clear gems lie on Rare Mineral Find and go back there when they are spent or given up; all others go back to the supply.
rules-parts-3 = There are 55 building cards: five of each number from 2 to 12.
rules-parts-4 = There are five action areas: Stolen Intelligence, Rare Mineral Find, Engineering Advance, Synchrotron and Underground Warehouse.
rules-parts-5 = The game has four rounds of five phases: stake claims, claim gems, adjust the turn order, build, reset.

rules-moon =
    .title = The moon
rules-moon-1 = The moon has 20 square zones with 1, 2 or 3 pits for gems. Two zones are yellow, two pink and two blue. Five players use all 20; four leave out the yellow ones (18 zones), three the pink ones as well (16), two the blue ones, too (14).
rules-moon-2 = A flag stands on one of three kinds of spot. The centre of a zone touches that zone only. A road lies between two neighbouring zones and touches both. A crossing lies where four zones meet and touches all four. There is room for one flag a spot.
rules-moon-3 = A spot can be used while it touches at least one zone in play. It has influence in zones in play only, but it remains a road or a crossing when ties are broken.
rules-moon-4 = The standard moon has rows of 4, 6, 6 and 4 zones with 40 pits in all, and looks the same after half a turn. It has 20 centres, 30 roads and 11 crossings. Other editions may count junctions of three or two zones at the rim as crossings, too.
rules-moon-5 = Places have names as on a chessboard, a letter for the column and a number for the row: d4 and f4 are zones, e4 is the road between them, and e5 is the crossing at its end.

rules-cards =
    .title = The cards
rules-cards-1 = A building card shows its number and the gems it costs. The number is what it is worth in victory points. No card asks for a clear gem.
rules-cards-2 = The five cards of a number have the same cost in turned colours, so that no colour is better than another. A card is named by its number and the letter of its main colour, b for blue, y for yellow, g for green, p for purple and k for black: 7b, 7y, 7g, 7p, 7k.
rules-cards-3 = Neighbouring numbers share the name of a building, from outpost to spaceport. The names are for the picture only; the rules go by numbers.

rules-setup =
    .title = A round begins
rules-setup-1 = The turn order of the first round is drawn by lot. At the beginning of every round, each player has one flag on each action area.
rules-setup-2 = Gems go from the supply into the bag: 5 of each of the five colours with five players, 4 with three or four, 3 with two. What was left in the bag stays in it.
rules-setup-3 = Each zone in play that holds no gem gets one drawn from the bag, and its other pits are filled with the same colour from the supply. A zone that kept its gems gets no new ones. If the supply runs short, there is simply less in the bag or in the zone.
rules-setup-4 = Before the first round the five 12s are taken out and the other 50 cards are shuffled. Two of these are laid face down as a discard pile, and the 12s on top of them. So a 12 can only come from the discard pile.
rules-setup-5 = Everybody is dealt 3 cards in the first round and 2 in each later one. Your hand is secret and may grow as large as you like.
rules-setup-6 = If you are dealt a number you have already built, you may swap that card at once: the discard pile is shuffled, you draw a card from it for each such duplicate, and then your duplicates go onto the pile. This goes in turn order, for cards just dealt, once, and for no more cards than the pile can give. Everybody who has built something is asked, so that the question gives no hand away.

rules-offer =
    .title = The common row
rules-offer-1 = When the gems lie on the moon and the cards are dealt, everybody secretly chooses one card from the hand. All are revealed at the same time and form the common row.
rules-offer-2 = Later in the round every player may build one card of the row, whoever it came from. Whoever builds first has the choice.

rules-stake =
    .title = Stake claims
rules-stake-1 = In turn order you place one flag a turn: take it off any of the action areas and put it on an empty spot. Nobody may pass. This goes on until everybody has placed four.
rules-stake-2 = Flags on the roads and crossings around a zone do not occupy its centre: the centre is empty as long as no flag stands on it.
rules-stake-3 = Your fifth flag stays on its action area. With two or three players, an action is live if exactly one flag is left on its area. With four or five players it is live with one or two. With more flags nobody has it.
rules-stake-4 = Whoever has a flag on a live area holds the action this round. Where two players hold the same action, they use it in reverse turn order, the last one first.

rules-intelligence =
    .title = Stolen Intelligence
rules-intelligence-1 = This action comes first, as soon as all flags are placed. Each holder, in reverse turn order, may move one of their own flags on the moon to another empty spot.
rules-intelligence-2 = Every zone in play that the new spot touches must hold 1 or 2 gems: none may hold 3, and none may be empty.

rules-claim =
    .title = Claim gems
rules-claim-1 = Every flag that touches a zone is one influence there. In each zone with gems, whoever has most influence takes all of them.
rules-claim-2 = In a tie, the tied player with the flag in the centre takes them. If none of them stands there, it is the one with more flags on the roads of this zone. If that is a tie, too, nobody takes them, and the gems stay for the next round.
rules-claim-3 = Only those who are tied for the most count here: somebody with less influence never profits from a tie.
rules-claim-4 = The flags stay on the moon until the round is reset.

rules-mineral =
    .title = Rare Mineral Find
rules-mineral-1 = When the zones are settled, each holder gains one clear gem, in reverse turn order, as long as there are any.

rules-engineering =
    .title = Engineering Advance
rules-engineering-1 = Then each holder, in reverse turn order, may look through the discard pile and take one card from it, or one from the common row. Nobody else sees the pile.
rules-engineering-2 = The card goes into the hand and may be built in the same round. If it came from the row, it does not count as the one card you may build from the row.

rules-order =
    .title = Adjust the turn order
rules-order-1 = Everybody counts their gems, clear ones included. Whoever has most goes first from now on, and so on down; tied players keep their order. The new order holds for building and for the next round until it is adjusted again.

rules-build =
    .title = Build
rules-build-1 = In the new order each player has one whole turn. On yours you may trade and build as often as you can, in any sequence, and you end your turn when you like. You may trade without building.
rules-build-2 = Trade: give 3 gems of any kind and take 1 coloured gem of your choice from the supply. You may give clear gems, but you cannot gain them this way.
rules-build-3 = Build: pay the gems of the card and lay it open before you. A clear gem stands for any colour; you decide where. You may build any number of cards from your hand, but no number twice in a game.
rules-build-4 = You may build one card a round from the common row. It leaves the row at once.
rules-build-5 = You can gain only what the supply holds. The gems you give go back to it first.

rules-synchrotron =
    .title = Synchrotron
rules-synchrotron-1 = Once on your turn to build, as a holder, you may turn any number of your gems of one colour into the same number of one other colour.
rules-synchrotron-2 = Clear gems are no colour: they can neither go in nor come out. The supply must hold what you gain.

rules-warehouse =
    .title = Underground Warehouse
rules-warehouse-1 = On your turn to build, as a holder, you trade 2 gems for 1 instead of 3 for 1, as often as you can.
rules-warehouse-2 = At the reset you may keep 6 gems instead of 2.

rules-keep =
    .title = Reset
rules-keep-1 = You keep 2 gems at most, or 6 as a holder of the Underground Warehouse. Clear gems count. Everybody who has gems chooses which to keep, all at the same time; the rest goes back. You may also keep fewer: gems count for the next turn order, and those given up can come back into the bag.
rules-keep-2 = Cards left in the common row go face down onto the discard pile, all flags come home, and the next round begins.

rules-end =
    .title = The end
rules-end-1 = After the fourth round there is no reset. Add up the numbers of the cards you have built: most points win.
rules-end-2 = In a tie the highest card decides, then the next, and so on: 12-11-10 beats 12-11-8-2. Those who are equal to the last card share the victory.

rules-example =
    .title = Who takes the gems? An example
rules-example-1 = Nine zones, and how each is settled. A number says how many flags of a colour touch the zone.
rules-example-2 = Zone A, no flag at all: nobody takes the gems, they stay.
rules-example-3 = Zone B, white 2, burgundy 1: white has most.
rules-example-4 = Zone C, burgundy 2, white 2, the centre empty and as many roads each: nobody, the gems stay.
rules-example-5 = Zone D, white 1 on a crossing, deep blue 1 on a road: deep blue, by the road.
rules-example-6 = Zone E, white 3, gold 2, deep blue 1: white has most.
rules-example-7 = Zone F, gold 2 with a road among them, white 2 without a road, deep blue 1: gold, by the road. Deep blue does not profit.
rules-example-8 = Zone G, white 1, deep blue 1, gold 1 in the centre: gold, by the centre.
rules-example-9 = Zone H, burgundy 2 with the centre among them, deep blue 2, gold 1: burgundy, by the centre.
rules-example-10 = Zone I, gold 2, deep blue 1, burgundy 1: gold has most. That two others have two flags together does not matter.

rules-options =
    .title = Where the rulebooks differ
rules-options-1 = The rulebooks in different languages do not agree in everything. What you have read here is what a table plays by unless you choose otherwise: when you set one up, you can pick the other readings.
rules-options-2 = Clear gems may not count among the gems you keep: all of them then stay with you (Italian rulebook).
rules-options-3 = The 2 for 1 trade of the Underground Warehouse may give a clear gem, while there are any; 3 for 1 still gives a coloured one (Italian rulebook).
rules-options-4 = Duplicates may be swapped with the draw deck instead of the discard pile (Hungarian rulebook).
rules-options-5 = A trade may give a clear gem, too, while there are any (French, German and Hungarian rulebooks).
rules-options-6 = The cards for the common row may be chosen before the gems are drawn: in every round, or only from the second round on (all rulebooks).
rules-options-7 = Several holders of the Synchrotron may use it before anybody builds, in reverse turn order (French, German and Hungarian rulebooks).
rules-options-8 = A house rule that stands in no rulebook: two flags keep an action live with five players only.
rules-options-9 = Four presets set everything at once as the French, Italian, Hungarian or German rulebook has it.
