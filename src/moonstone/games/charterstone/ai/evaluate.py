"""How good a move looks to a seat: what it has afterwards, weighed against what it has now."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from moonstone.engine import Json
from moonstone.games.charterstone.ai import answers, islands, long_run, using
from moonstone.games.charterstone.ai.plans import Position
from moonstone.games.charterstone.content.constants import MINIONS
from moonstone.games.charterstone.rules import moves as made
from moonstone.games.charterstone.rules.index import Index
from moonstone.games.charterstone.rules.moves import CharterstoneMove

PARTLY: Final = -100.0


def evaluate_moves(index: Index, view: Mapping[str, Json], moves: Sequence[CharterstoneMove]) -> list[float]:
    """A weight for each move: higher is better."""
    position = Position.read(index, view)
    return [JUDGES[type(move)](position, move) for move in moves]


JUDGES: Final[dict[type[CharterstoneMove], Callable[[Position, Any], float]]] = {
    made.Settle: lambda position, move: 0.0,
    made.ChoosePersona: long_run.bring,
    made.Place: using.place_large,
    made.PlaceSmall: using.place_small,
    made.Retrieve: answers.retrieve,
    made.GainInPart: lambda position, move: PARTLY,
    made.Pay: answers.pay,
    made.Give: answers.give,
    made.Build: answers.build_card,
    made.Open: answers.open_card,
    made.Score: lambda position, move: 0.0,
    made.FillQuota: answers.ship_space,
    made.Take: answers.take,
    made.Gain: answers.gain_resources,
    made.Yes: answers.yes,
    made.No: answers.no,
    made.Part: lambda position, move: float(move.number),
    made.Pick: answers.pick,
    made.Decide: long_run.decide,
    made.Star: long_run.star,
    made.Expand: long_run.expand,
    made.Keep: long_run.keep,
    made.Send: using.send,
    made.Use: answers.use,
    made.Recall: lambda position, move: 0.0,
    made.Release: answers.release,
    made.MoveProgress: answers.shift,
    made.Choose: answers.choose,
    made.TakePeril: lambda position, move: 0.0,
    made.LayTile: islands.lay,
    made.ChooseMood: long_run.choose_mood,
    made.PickVictory: long_run.pick_victory,
    made.Redeem: long_run.redeem,
    made.LosePersona: long_run.lose,
    made.ChooseSide: long_run.choose_side,
    made.Levy: answers.levy,
    made.TakeMinion: lambda position, move: position.minion_worth(MINIONS.index(move.minion)),
}
