"""The rules as tables: who may answer which question how, and what goes by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone import automa, deck, ending, gaining, moves, scoring, setup, targets, turn
from moonstone.games.charterstone.asks import Ask
from moonstone.games.charterstone.moves import CharterstoneMove

if TYPE_CHECKING:
    from moonstone.games.charterstone.state import CharterstoneState, Frame


@dataclass(frozen=True, slots=True)
class Rule:
    """A question: the kinds of moves that answer it, all answers, why not this one, and what an answer does."""

    kinds: tuple[type[CharterstoneMove], ...]
    answers: Callable[[CharterstoneState, Frame], Sequence[CharterstoneMove]]
    check: Callable[[CharterstoneState, Frame, Any], Refusal | None]
    do: Callable[[CharterstoneState, Frame, Any, list[Event] | None], None]


RULES: Final[dict[int, Rule]] = {
    Ask.SETTLE: Rule((moves.Settle,), setup.settle_answers, setup.check_settle, setup.do_settle),
    Ask.BRING: Rule((moves.Bring,), setup.bring_answers, setup.check_bring, setup.do_bring),
    Ask.TURN: Rule((moves.Place, moves.Retrieve, moves.Partly), turn.turn_answers, turn.check_turn, turn.do_turn),
    Ask.PAY: Rule((moves.Pay,), turn.pay_answers, turn.check_pay, turn.do_pay),
    Ask.GIVE: Rule((moves.Give,), turn.give_answers, turn.check_give, turn.do_give),
    Ask.BUILD: Rule((moves.Build,), targets.build_answers, targets.check_build, targets.do_build),
    Ask.OPEN: Rule((moves.Open,), targets.open_answers, targets.check_open, targets.do_open),
    Ask.SCORE: Rule((moves.Score,), targets.score_answers, targets.check_score, targets.do_score),
    Ask.SHIP: Rule((moves.Ship,), targets.ship_answers, targets.check_ship, targets.do_ship),
    Ask.TAKE: Rule((moves.Take,), gaining.take_answers, gaining.check_take, gaining.do_take),
    Ask.GAIN: Rule((moves.Gain,), gaining.gain_answers, gaining.check_gain, gaining.do_gain_resources),
    Ask.MAY: Rule((moves.Yes, moves.No), gaining.may_answers, gaining.check_may, gaining.do_may),
    Ask.PART: Rule((moves.Part,), gaining.part_answers, gaining.check_part, gaining.do_part),
    Ask.PICK: Rule((moves.Pick,), gaining.pick_answers, gaining.check_pick, gaining.do_pick),
    Ask.DECIDE: Rule((moves.Decide,), ending.decide_answers, ending.check_decide, ending.do_decide),
    Ask.STAR: Rule((moves.Star,), ending.star_answers, ending.check_star, ending.do_star),
    Ask.EXPAND: Rule((moves.Expand,), ending.expand_answers, ending.check_expand, ending.do_expand),
    Ask.KEEP: Rule((moves.Keep,), ending.keep_answers, ending.check_keep, ending.do_keep),
    Ask.HOLD: Rule((moves.Keep,), ending.hold_answers, ending.check_hold, ending.do_hold),
    Ask.POST: Rule((moves.Post,), deck.posts, deck.check_post, deck.do_post),
    Ask.REVEAL: Rule((moves.Reveal,), deck.reveals, deck.check_reveal, deck.do_reveal),
    Ask.DRAW: Rule((moves.Draw,), deck.draws, deck.check_draw, deck.do_draw),
    Ask.FIRST: Rule((moves.Roll,), deck.rolls, deck.check_roll, deck.do_first),
    Ask.CHOOSER: Rule((moves.Roll,), deck.rolls, deck.check_roll, ending.do_chooser),
    Ask.LOT: Rule((moves.Decide,), ending.decide_answers, ending.check_decide, ending.do_decide),
    Ask.AUTOMA: Rule((moves.Automa,), automa.automas, automa.check_automa, automa.do_automa),
    Ask.DIE: Rule((moves.Roll,), deck.rolls, deck.check_roll, automa.do_die),
    Ask.SWEEP: Rule((moves.Sweep,), deck.sweeps, deck.check_sweep, deck.do_sweep),
}
"""Every question, by what is asked."""

STEPS: Final[dict[int, Callable[[CharterstoneState, Frame, list[Event] | None], None]]] = {
    Ask.REFILL: deck.do_refill,
    Ask.NEXT: turn.do_next,
    Ask.TERM: gaining.do_term,
    Ask.ADVANCE: gaining.do_advance,
    Ask.GUIDEPOST: ending.do_guidepost,
    Ask.REPUTATION: scoring.do_reputation,
    Ask.ABILITIES: scoring.do_abilities,
    Ask.WINNERS: scoring.do_winners,
    Ask.GLORY: ending.do_glory,
    Ask.CAPACITY: ending.do_capacity,
    Ask.USED: ending.do_used,
    Ask.DISCARD: ending.do_discard,
    Ask.BEGIN: setup.do_begin,
    Ask.COST: turn.do_cost,
}
"""What goes by itself."""
