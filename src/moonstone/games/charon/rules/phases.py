"""The rules as tables: which move answers which step, what a step begins with, and what may be answered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from moonstone.engine import Event, Refusal
from moonstone.games.charon import moves
from moonstone.games.charon.moves import CharonMove
from moonstone.games.charon.rules import build, claim, reset, setup, stake
from moonstone.games.charon.rules.state_data import StateData
from moonstone.games.charon.rules.steps import Step


def _always(state: StateData, seat: int, move: CharonMove) -> Refusal | None:
    return None


def _do_pass(state: StateData, seat: int, move: CharonMove, events: list[Event] | None) -> Step | None:
    if state.step == Step.INTELLIGENCE:
        return stake.pass_intelligence(state, seat, events)
    if state.step == Step.SYNCHROTRON:
        return build.pass_synchrotron(state, seat, events)
    return claim.pass_engineering(state, seat, events)


@dataclass(frozen=True, slots=True)
class Rule:
    """The steps at which a kind of move can be made, what it needs, and what it does.

    `do` returns the step that comes next, or None if more is to be answered first.
    """

    steps: tuple[Step, ...]
    check: Callable[[StateData, int, Any], Refusal | None]
    do: Callable[[StateData, int, Any, list[Event] | None], Step | None]


RULES: Final[dict[type[CharonMove], Rule]] = {
    moves.Lead: Rule((Step.ORDER,), setup.check_lead, setup.do_lead),
    moves.Bury: Rule((Step.BURY,), setup.check_bury, setup.do_bury),
    moves.Seed: Rule((Step.SEED,), setup.check_seed, setup.do_seed),
    moves.Deal: Rule((Step.DEAL,), setup.check_deal, setup.do_deal),
    moves.Swap: Rule((Step.SWAP,), setup.check_swap, setup.do_swap),
    moves.Done: Rule((Step.SWAP,), _always, setup.do_done),
    moves.Draw: Rule((Step.DRAW,), setup.check_draw, setup.do_draw),
    moves.Offer: Rule((Step.OFFER,), setup.check_offer, setup.do_offer),
    moves.Stake: Rule((Step.STAKE,), stake.check_stake, stake.do_stake),
    moves.Relocate: Rule((Step.INTELLIGENCE,), stake.check_relocate, stake.do_relocate),
    moves.Pass: Rule((Step.INTELLIGENCE, Step.ENGINEERING, Step.SYNCHROTRON), _always, _do_pass),
    moves.Take: Rule((Step.ENGINEERING,), claim.check_take, claim.do_take),
    moves.Trade: Rule((Step.BUILD,), build.check_trade, build.do_trade),
    moves.Synchrotron: Rule((Step.BUILD, Step.SYNCHROTRON), build.check_synchrotron, build.do_synchrotron),
    moves.Build: Rule((Step.BUILD,), build.check_build, build.do_build),
    moves.End: Rule((Step.BUILD,), _always, build.do_end),
    moves.Keep: Rule((Step.KEEP,), reset.check_keep, reset.do_keep),
}

Enter = Callable[[StateData, list[Event] | None], Step | None]
Answers = Callable[[StateData, int], Sequence[CharonMove]]
Outcomes = Callable[[StateData], Sequence[CharonMove]]
T = TypeVar("T")


def _by_step(table: dict[Step, T]) -> tuple[T | None, ...]:
    """A table that is indexed by step, which is faster than looked up."""
    return tuple(table.get(step) for step in Step)


ENTER: Final[tuple[Enter | None, ...]] = _by_step(
    {
        Step.BURY: setup.enter_bury,
        Step.ROUND: setup.enter_round,
        Step.SEED: setup.enter_seed,
        Step.DEAL: setup.enter_deal,
        Step.SWAP: setup.enter_swap,
        Step.DRAW: setup.enter_draw,
        Step.OFFER: setup.enter_offer,
        Step.STAKE: stake.enter_stake,
        Step.INTELLIGENCE: stake.enter_intelligence,
        Step.CLAIM: claim.enter_claim,
        Step.ENGINEERING: claim.enter_engineering,
        Step.SYNCHROTRON: build.enter_synchrotron,
        Step.BUILD: build.enter_build,
        Step.KEEP: reset.enter_keep,
        Step.RESET: reset.enter_reset,
        Step.OVER: reset.enter_over,
    }
)
"""How a step begins; it returns the step after it if there is nothing to ask."""

ANSWERS: Final[tuple[Answers | None, ...]] = _by_step(
    {
        Step.SWAP: setup.swaps,
        Step.OFFER: setup.offers,
        Step.STAKE: stake.stakes,
        Step.INTELLIGENCE: stake.relocations,
        Step.ENGINEERING: claim.takes,
        Step.SYNCHROTRON: build.transmutations,
        Step.BUILD: build.builds,
        Step.KEEP: reset.keeps,
    }
)
"""What a seat may answer."""

OUTCOMES: Final[tuple[Outcomes | None, ...]] = _by_step(
    {
        Step.ORDER: setup.leads,
        Step.BURY: setup.buries,
        Step.SEED: setup.seeds,
        Step.DEAL: setup.deals,
        Step.DRAW: setup.draws,
    }
)
"""What chance may bring."""
