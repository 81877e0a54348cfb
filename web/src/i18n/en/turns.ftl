### What others do, hints and requests.

## How others' moves are shown

pace = Other players’ moves
pace-once = All at once
pace-normal = One after the other
pace-steps = Step by step, with “Next”
happenings = What others do
happenings-of = { $number } of { $of }
happenings-next = Next
happenings-skip = Skip
since = Since your last turn
since-more = Show all
since-less = Show less

## Requests to undo

undo-title = Undo request
undo-waiting-for = Waiting for an answer: { $names }.
undo-affected = What would be undone
undo-affected-more =
    { $count ->
        [one] and { $count } more step
       *[other] and { $count } more steps
    }
undo-withdraw = Withdraw

## Hints and chances

hint-choose = Choose a move to see it on the table before you confirm it.
hint-confirm = Confirm
hint-back = Back
hint-campaign = It is the chance to win this game, not the campaign.
chance-under = under { $chance }
chance-over = over { $chance }
