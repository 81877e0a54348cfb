"""The rules as tables: who may answer which question how, and what goes by itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.rules import (
    automa,
    costs,
    deck,
    ending,
    feats,
    finding,
    gaining,
    inactive_charters,
    income,
    items,
    minions,
    moves,
    perils,
    personas,
    scoring,
    setup,
    targets,
    turn,
)
from moonstone.games.charterstone.rules.asks import Ask
from moonstone.games.charterstone.rules.moves import CharterstoneMove

if TYPE_CHECKING:
    from moonstone.games.charterstone.rules.state import CharterstoneState, Frame


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
    Ask.TURN: Rule(
        (moves.Place, moves.Send, moves.Use, moves.Retrieve, moves.Partly),
        turn.turn_answers,
        turn.check_turn,
        turn.do_turn,
    ),
    Ask.PAY: Rule((moves.Pay,), costs.pay_answers, costs.check_pay, costs.do_pay),
    Ask.GIVE: Rule((moves.Give,), costs.give_answers, costs.check_give, costs.do_give),
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
    Ask.ENTER: Rule((moves.Yes, moves.No), gaining.may_answers, gaining.check_may, turn.do_enter),
    Ask.COINS: Rule((moves.Pay,), personas.coins_answers, personas.check_coins, personas.do_coins),
    Ask.RECALL: Rule((moves.Recall,), feats.recall_answers, feats.check_recall, feats.do_recall),
    Ask.SEARCH: Rule((moves.Take,), finding.search_answers, finding.check_search, finding.do_search),
    Ask.FREE: Rule((moves.Enjoy,), items.free_answers, items.check_free, items.do_free),
    Ask.SHIFT: Rule((moves.Shift,), feats.shift_answers, feats.check_shift, feats.do_shift),
    Ask.CHOOSE: Rule((moves.Choose,), finding.choose_answers, finding.check_choose, finding.do_choose),
    Ask.CLEAR: Rule((moves.Clear,), perils.clear_answers, perils.check_clear, perils.do_clear),
    Ask.TEND: Rule((moves.Keep,), minions.tend_answers, minions.check_tend, minions.do_tend),
    Ask.ADOPT: Rule((moves.Adopt,), feats.adopt_answers, feats.check_adopt, feats.do_adopt),
    Ask.POST: Rule((moves.Post,), deck.posts, deck.check_post, deck.do_post),
    Ask.REVEAL: Rule((moves.Reveal,), deck.reveals, deck.check_reveal, deck.do_reveal),
    Ask.DRAW: Rule((moves.Draw,), deck.draws, deck.check_draw, deck.do_draw),
    Ask.FIRST: Rule((moves.Roll,), deck.rolls, deck.check_roll, deck.do_first),
    Ask.CHOOSER: Rule((moves.Roll,), deck.rolls, deck.check_roll, ending.do_chooser),
    Ask.LOT: Rule((moves.Decide,), ending.decide_answers, ending.check_decide, ending.do_decide),
    Ask.AUTOMA: Rule((moves.Automa,), automa.automas, automa.check_automa, automa.do_automa),
    Ask.DIE: Rule((moves.Roll,), deck.rolls, deck.check_roll, automa.do_die),
    Ask.SWEEP: Rule((moves.Sweep,), deck.sweeps, deck.check_sweep, deck.do_sweep),
    Ask.GROW: Rule((moves.Grow,), inactive_charters.grows, inactive_charters.check_grow, inactive_charters.do_grow),
    Ask.AFFLICT: Rule((moves.Afflict,), perils.afflicts, perils.check_afflict, perils.do_afflict),
    Ask.FIND: Rule((moves.Find,), finding.finds, finding.check_find, finding.do_find),
    Ask.DEAL: Rule((moves.Deal,), finding.deals, finding.check_deal, finding.do_deal),
    Ask.LOOK: Rule((moves.Look,), finding.looks, finding.check_look, finding.do_look),
    Ask.ASSIGN: Rule((moves.Assign,), finding.assigns, finding.check_assign, finding.do_assign),
    Ask.OMEN: Rule((moves.Roll,), deck.rolls, deck.check_roll, personas.do_omen),
    Ask.MATCH: Rule((moves.Roll,), deck.rolls, deck.check_roll, personas.do_match),
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
    Ask.COST: costs.do_cost,
    Ask.INCOME: income.do_income,
    Ask.YIELD: income.do_yield,
    Ask.PLIGHT: perils.do_plight,
    Ask.SPENT: personas.do_spent,
    Ask.RETRIEVE: turn.do_retrieve,
    Ask.BEFALL: perils.do_befall,
}
"""What goes by itself."""
