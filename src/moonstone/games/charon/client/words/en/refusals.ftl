### Why something is not possible in Charon, Inc.: refusal-CODE, with the refusal's arguments.
#
# refusal-not-your-flag, refusal-unknown-spot, refusal-spot-not-in-play, refusal-spot-taken
#                        $spot
# refusal-not-in-hand, refusal-not-at-hand, refusal-not-in-cost, refusal-not-to-be-taken
#                        $card
# refusal-number-built   $number (number)
# refusal-wrong-number, refusal-too-many-kept
#                        $keep (number)
# refusal-gems-missing   $missing (a list of gems-KIND)

refusal-unknown-card = There is no such card.
refusal-unknown-gem = There is no such gem.
refusal-unknown-area = There is no such action area.
refusal-unknown-spot = There is no spot { $spot } on this moon.
refusal-no-flag-there = You have no flag left on this area.
refusal-spot-not-in-play = { $spot } touches no zone in play at this table.
refusal-spot-taken = A flag stands on { $spot } already.
refusal-not-your-flag = You have no flag on { $spot }.
refusal-zone-too-rich = Stolen Intelligence cannot reach this spot: it touches a zone with 3 gems.
refusal-zones-empty = Stolen Intelligence cannot reach this spot: it touches no zone with 1 or 2 gems.
refusal-zone-empty = Stolen Intelligence cannot reach this spot: it touches an empty zone.
refusal-not-to-be-taken = { $card } lies neither in the discard pile nor in the common row.
refusal-not-in-hand = You do not hold { $card }.
refusal-not-just-dealt = Only a card you have just been dealt can be swapped.
refusal-not-a-duplicate = Only a card whose number you have built can be swapped.
refusal-wrong-rate = You trade 3 gems for 1, with the Underground Warehouse 2 for 1.
refusal-not-gained-by-trade = This trade cannot give such a gem.
refusal-gems-missing = You lack { $missing }.
refusal-supply-empty = The supply does not hold enough gems of this kind.
refusal-not-a-holder = You do not hold the Synchrotron this round.
refusal-synchrotron-over = At this table several holders use the Synchrotron before anybody builds; now it is too late.
refusal-not-two-colours = The Synchrotron turns gems of one colour into one other colour; clear gems have none.
refusal-not-in-cost = { $card } does not ask for the gems your clear gems would stand for.
refusal-row-used-up = You have built a card from the common row this round; one is all.
refusal-not-at-hand = { $card } is neither in your hand nor in the common row.
refusal-number-built = You have built a { $number }, and no number can be built twice.
refusal-clear-stays = Clear gems stay anyway at this table: choose among the coloured ones.
refusal-wrong-number = You keep { $keep } gems and give up only the rest.
refusal-too-many-kept = You can keep at most { $keep } gems.
