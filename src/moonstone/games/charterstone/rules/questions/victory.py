"""Victory cards (B2.9) and the last scoring (B2.15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content.village import COMMON, SEALED
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.final_scoring import champions, final_scores
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion, Question, Step
from moonstone.games.charterstone.rules.seats import from_first
from moonstone.games.charterstone.rules.state import GameData


class VictoryCards(Step):
    """B2.9: everybody has the common card, or, from the chooser on and clockwise, each person picks one in secret.

    An Automa gets one of those that are left, once they are revealed.
    """

    id = FrameId.VICTORY_CARDS

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        setup = state.setup
        choice = setup.content.choices[setup.chapter.choices[state.choice]]
        if choice.victory == "common":
            state.victory = [len(setup.content.victory)] * state.seats
            if events is not None:
                events.append(Event("common-victory", {"victory": COMMON}))
        elif choice.victory == "secret":
            order = [(state.chooser - 1 + step) % state.seats for step in range(state.seats)]
            state.stack += [(FrameId.PICK_VICTORY, seat) for seat in reversed(order) if seat not in setup.automas]


class PickVictory(Question[moves.PickVictory]):
    """B2.9: one of the victory cards that nobody has. Only its owner knows it until the last scoring."""

    id = FrameId.PICK_VICTORY
    answered_by = (moves.PickVictory,)
    takes_only_answer = False

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        return [state.setup.catalogue.pick_victory[card] for card in free_cards(state)]

    def refusal(self, state: GameData, frame: Frame, move: moves.PickVictory) -> Refusal | None:
        if move.victory == SEALED and state.setup.takes_sealed:
            return None
        return super().refusal(state, frame, move)

    def unlisted(self, state: GameData, frame: Frame, move: moves.PickVictory) -> Refusal:
        return Refusal("card-taken", "You cannot pick that victory card.", {"victory": move.victory})

    def details(self, state: GameData, frame: Frame) -> dict[str, Json]:
        """All cards of the kind, picked or not: which are left, only the seat that picks knows."""
        cards = {card.name: asdict(card) for card in state.setup.content.victory[:-1]}
        return {"cards": {name: {key: card[key] for key in card if key != "name"} for name, card in cards.items()}}

    def do(self, state: GameData, frame: Frame, move: moves.PickVictory, events: list[Event] | None) -> None:
        seat = frame[1]
        state.victory[seat] = state.setup.catalogue.pick_victory.index(move) + 1
        if events is not None:
            events.append(Event("victory-picked", {"seat": seat}, {"victory": move.victory}, (seat,)))


def free_cards(state: GameData) -> list[int]:
    """The victory cards to pick from that no seat has, the common one aside."""
    return [card for card in range(len(state.setup.content.victory) - 1) if card + 1 not in state.victory]


class FinalScoring(Step):
    """B2.15: victory cards are revealed, and everything is added up. An Automa without a card draws one first."""

    id = FrameId.FINAL_SCORING

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        setup = state.setup
        waiting = [seat for seat in from_first(state) if seat in setup.automas and not state.victory[seat]]
        if waiting:
            state.stack += [frame, (FrameId.DRAW_VICTORY, waiting[0])]
            return
        if events is None:
            return
        scores = final_scores(state)
        told: dict[str, Json] = {name: {**asdict(score), "total": score.total} for name, score in scores.items()}
        first: list[Json] = [*champions(state, scores)]
        events.append(Event("last-scoring", {"scores": told, "champions": first}, reveals=True))


class DrawVictory(ChanceQuestion[moves.PickVictory]):
    """B2.9: an Automa's victory card, any of those that are left."""

    id = FrameId.DRAW_VICTORY
    fields = ("seat",)
    answered_by = (moves.PickVictory,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        return [state.setup.catalogue.pick_victory[card] for card in free_cards(state)]

    def do(self, state: GameData, frame: Frame, move: moves.PickVictory, events: list[Event] | None) -> None:
        state.victory[frame[1]] = state.setup.catalogue.pick_victory.index(move) + 1
        if events is not None:
            events.append(Event("victory-drawn", {"seat": frame[1], "victory": move.victory}, reveals=True))
