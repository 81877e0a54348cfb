"""What is asked before a game begins (A2.1, A7.2, B1.2), and its first step."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Refusal
from moonstone.games.charterstone.content.constants import ROWS_FROM
from moonstone.games.charterstone.content.content import BASIC
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.effects.gain import push_terms
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion, Question, Step
from moonstone.games.charterstone.rules.seats import from_first, playable_personas
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits, gain, tell_gain


class SettleCharter(Question[moves.Settle]):
    """A2.1: the plot of the basic building. The charter is empty, so any will do."""

    id = FrameId.SETTLE
    answered_by = (moves.Settle,)
    takes_only_answer = False

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        return state.setup.catalogue.settle

    def do(self, state: GameData, frame: Frame, move: moves.Settle, events: list[Event] | None) -> None:
        seat = frame[1]
        name = BASIC[state.setup.charters[seat]]
        state.buildings[state.setup.slot(seat, move.plot)] = state.setup.index.building_of[name] + 1
        if events is not None:
            events.append(Event("settled", {"seat": seat, "building": name, "plot": move.plot}))


class ChoosePersona(Question[moves.ChoosePersona]):
    """B1.2, B1.3: a persona of the chest that can be played with; its ability holds for the whole game."""

    id = FrameId.CHOOSE_PERSONA
    answered_by = (moves.ChoosePersona,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        seat = frame[1]
        table = state.setup.catalogue.choose_persona
        return [table[persona] for persona in bits(playable_personas(state, seat))]

    def unlisted(self, state: GameData, frame: Frame, move: moves.ChoosePersona) -> Refusal:
        seat, args = frame[1], {"persona": move.persona}
        bit = 1 << state.setup.index.persona_of[move.persona]
        if bit & state.chests[state.setup.charters[seat]] & ~state.playing[seat]:
            text = "You found that persona in this game. You can play with it from the next game on."
            return Refusal("persona-too-new", text, args)
        return Refusal("not-in-chest", "That persona is not waiting in your chest.", args)

    def do(self, state: GameData, frame: Frame, move: moves.ChoosePersona, events: list[Event] | None) -> None:
        state.playing[frame[1]] |= 1 << state.setup.index.persona_of[move.persona]
        if events is not None:
            events.append(Event("brought", {"seat": frame[1], "persona": move.persona}))


class DrawBuilding(ChanceQuestion[moves.Draw]):
    """A7.2: a newcomer's building card, any of the deck, built or not."""

    id = FrameId.DRAW_BUILDING
    fields = ("seat",)
    answered_by = (moves.Draw,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        buildings = (1 << len(state.setup.index.building_of)) - 1
        return [state.setup.catalogue.draw[card] for card in bits(state.deck & buildings)]

    def do(self, state: GameData, frame: Frame, move: moves.Draw, events: list[Event] | None) -> None:
        bit = 1 << state.setup.index.card_of[move.card]
        state.deck ^= bit
        state.held[frame[1]] |= bit
        if events is not None:
            events.append(Event("drew", {"seat": frame[1], "card": move.card}, reveals=True))


class Begin(Step):
    """A2.4: coins in the first game; B1.3: personas once a crate was opened; B1.2: rows of glory, in reverse order."""

    id = FrameId.BEGIN

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        setup = state.setup
        people = [seat for seat in from_first(state) if seat not in setup.automas]
        if setup.number == 1:
            for seat in people:
                tell_gain(events, seat, "coin", gain(state, seat, 0, setup.lines.first_game_coins))
        if setup.number >= ROWS_FROM:
            for seat in people:
                _give_full_rows(state, seat)
        if setup.village.opened:
            state.stack += [(FrameId.CHOOSE_PERSONA, seat) for seat in reversed(people)]


def _give_full_rows(state: GameData, seat: int) -> None:
    rows = state.setup.content.glory
    for number, row in enumerate(rows):
        if state.stars[seat * len(rows) + number] == row.stars:
            push_terms(state, seat, tuple(term.compiled() for term in row.bonus))
