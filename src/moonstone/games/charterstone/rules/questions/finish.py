"""The end of a game (A6.5, B1.3, B1.12): reputation, personas, and who has won."""

from __future__ import annotations

from moonstone.engine import Event, Json
from moonstone.games.charterstone.content import vocabulary
from moonstone.games.charterstone.rules.counters import count_named
from moonstone.games.charterstone.rules.effects.gain import NO_BUILDING, gain_effect, trigger
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.questions.question import FrameKind, Step
from moonstone.games.charterstone.rules.reputation import reputation_points
from moonstone.games.charterstone.rules.scoring import leaders
from moonstone.games.charterstone.rules.seats import from_first, used_personas
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits


class ScoreReputation(Step):
    """A6.5: points for the three highest numbers of tokens on the track."""

    id = FrameId.SCORE_REPUTATION

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        points = reputation_points(state.reputation)
        for seat in from_first(state):
            vp = points[seat]
            state.vp[seat] += vp
            if events is not None and vp:
                events.append(Event("reputation-scored", {"seat": seat, "tokens": state.reputation[seat], "vp": vp}))


class ScorePersonas(Step):
    """B1.12: personas that score at the end, in the order of play."""

    id = FrameId.SCORE_PERSONAS

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        for seat in reversed(from_first(state)):
            trigger(state, seat, "end")
            _score_automa(state, seat, events)


def _score_automa(state: GameData, seat: int, events: list[Event] | None) -> None:
    """B2.18: an Automa's own persona scores if its condition is met, and nobody has silenced it (C)."""
    mark = state.automa_personas[seat]
    if mark and not state.silenced >> seat & 1:
        persona = state.setup.content.automa_personas[mark - 1]
        if all(need.met(count_named(state, seat, need.counter)) for need in persona.needs):
            gain_effect(state, seat, vocabulary.VP, persona.vp, NO_BUILDING, events)


class FindWinners(Step):
    """A6.5: the players with the most points win; ties are friendly."""

    id = FrameId.FIND_WINNERS

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        best = max(state.vp)
        winners = leaders(state)
        state.winners = sum(1 << seat for seat in winners)
        if events is not None:
            told: dict[str, Json] = {"seats": list(winners), "vp": best, "scores": list(state.vp)}
            events.append(Event("won", told, reveals=True))


class MarkPersonas(Step):
    """B1.3: personas in play are marked as used."""

    id = FrameId.MARK_PERSONAS

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        if events is not None:
            personas = state.setup.content.personas
            for seat in from_first(state):
                names: list[Json] = [personas[persona].name for persona in bits(used_personas(state, seat))]
                if names:
                    events.append(Event("used", {"seat": seat, "personas": names}))


class Over(FrameKind):
    """A6.4: the bottom of the stack; the game is over."""

    id = FrameId.OVER
