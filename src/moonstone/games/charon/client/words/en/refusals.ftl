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
refusal-no-flag-there = You have no flag left on that area.
refusal-spot-not-in-play = Spot { $spot } touches no zone in play.
refusal-spot-taken = There is already a flag on { $spot }.
refusal-not-your-flag = You have no flag on { $spot }.
refusal-zone-too-rich = You can’t use Stolen Intelligence here: the spot touches a zone with 3 gems.
refusal-zones-empty = You can’t use Stolen Intelligence here: the spot touches no zone with 1 or 2 gems.
refusal-zone-empty = You can’t use Stolen Intelligence here: the spot touches an empty zone.
refusal-not-to-be-taken = { $card } is neither in the discard pile nor in the common row.
refusal-not-in-hand = You don’t have { $card } in your hand.
refusal-not-just-dealt = You can swap only cards you have just been dealt.
refusal-not-a-duplicate = You can swap only cards whose number you have already built.
refusal-wrong-rate = You can trade 3 gems for 1, or 2 for 1 with the Underground Warehouse.
refusal-not-gained-by-trade = You can’t get that gem in this trade.
refusal-gems-missing = You still need { $missing }.
refusal-supply-empty = There aren’t enough of those gems in the supply.
refusal-not-a-holder = You don’t hold the Synchrotron this round.
refusal-synchrotron-over = It’s too late: at this table, players who share the Synchrotron use it before anyone builds.
refusal-not-two-colours = The Synchrotron changes gems of one colour into one other colour. Clear gems have no colour.
refusal-not-in-cost = { $card } doesn’t cost the gems that your clear gems would replace.
refusal-row-used-up = You have already built a card from the common row this round. You may build only one.
refusal-not-at-hand = { $card } is neither in your hand nor in the common row.
refusal-number-built = You have already built number { $number }. You can build each number only once.
refusal-clear-stays = At this table you keep all your clear gems anyway. Choose coloured ones.
refusal-wrong-number = Number of gems you must keep: { $keep }.
refusal-too-many-kept = Number of gems you may keep at most: { $keep }.
