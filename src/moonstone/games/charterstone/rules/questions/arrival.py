"""What is asked before a game begins (A2.1, A7.2, B1.2), and its first step."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content.constants import ALONE, AUTOMA_PERSONAS, CHARTERS, FIRST_COINS, FULL_ROWS
from moonstone.games.charterstone.content.content import BASIC
from moonstone.games.charterstone.rules import moves, nature_moves
from moonstone.games.charterstone.rules.effects.gain import push_terms
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.die import RollDie, tell_rolled
from moonstone.games.charterstone.rules.questions.question import ChanceQuestion, Question, Step
from moonstone.games.charterstone.rules.seats import from_first, people, play_with, playable_personas
from moonstone.games.charterstone.rules.setup import lay_out
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits, gain, tell_gain

OFFERED = 3
"""B2.16: personas to choose from."""


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
        if bit & state.chests[state.setup.charters[seat]] & ~state.playing[seat] & ~state.muted[seat]:
            text = "You found that persona in this game. You can play with it from the next game on."
            return Refusal("persona-too-new", text, args)
        return Refusal("not-in-chest", "That persona is not waiting in your chest.", args)

    def do(self, state: GameData, frame: Frame, move: moves.ChoosePersona, events: list[Event] | None) -> None:
        play_with(state, frame[1], state.setup.index.persona_of[move.persona])
        if events is not None:
            events.append(Event("brought", {"seat": frame[1], "persona": move.persona}))


class DrawBuilding(ChanceQuestion[nature_moves.Draw]):
    """A7.2: a newcomer's building card, any of the deck, built or not."""

    id = FrameId.DRAW_BUILDING
    fields = ("seat",)
    answered_by = (nature_moves.Draw,)

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        buildings = (1 << len(state.setup.index.building_of)) - 1
        return [state.setup.catalogue.draw[card] for card in bits(state.deck & buildings)]

    def do(self, state: GameData, frame: Frame, move: nature_moves.Draw, events: list[Event] | None) -> None:
        bit = 1 << state.setup.index.card_of[move.card]
        state.deck ^= bit
        state.held[frame[1]] |= bit
        if events is not None:
            events.append(Event("drew", {"seat": frame[1], "card": move.card}, reveals=True))


class Begin(Step):
    """A2.4: coins in the first game; B1.3: personas once a crate was opened; B1.2: rows of glory, in reverse order.

    B2.18: in the last game every Automa has a persona of its own. B2.16: after the campaign what everybody begins with.
    """

    id = FrameId.BEGIN

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        setup = state.setup
        here = people(state)
        if setup.chapter.has(FIRST_COINS):
            for seat in here:
                tell_gain(events, seat, "coin", gain(state, seat, 0, setup.lines.first_game_coins))
        for seat in here:  # the first player's lie deepest: reverse order
            push_terms(state, seat, tuple(term.compiled() for term in setup.chapter.start))
            if setup.chapter.has(FULL_ROWS):
                _give_full_rows(state, seat)
        if setup.chapter.has(AUTOMA_PERSONAS):
            state.stack += [(FrameId.ASSUME_PERSONA, seat) for seat in from_first(state) if seat in setup.automas]
        if setup.chapter.has(ALONE):
            dealt_to = here[: -(-setup.dealt_personas.bit_count() // OFFERED)]  # there may be too few for all
            state.stack += [(FrameId.CHOOSE_PERSONA, seat) for seat in reversed(dealt_to)]
            state.stack += [(FrameId.OFFER_PERSONA, seat, OFFERED) for seat in reversed(dealt_to)]
        elif setup.village.opened:
            able = [seat for seat in here if playable_personas(state, seat)]  # B2.11: the last one may have left
            state.stack += [(FrameId.CHOOSE_PERSONA, seat) for seat in reversed(able)]


class AssumePersona(ChanceQuestion[nature_moves.Assume]):
    """B2.18: an Automa's persona for the last game."""

    id = FrameId.ASSUME_PERSONA
    fields = ("seat",)
    answered_by = (nature_moves.Assume,)
    may_run_out = True

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        assumes = state.setup.catalogue.assume
        return [move for number, move in enumerate(assumes, 1) if number not in state.automa_personas]

    def do(self, state: GameData, frame: Frame, move: nature_moves.Assume, events: list[Event] | None) -> None:
        state.automa_personas[frame[1]] = state.setup.catalogue.assume.index(move) + 1
        if events is not None:
            events.append(Event("assumed", {"seat": frame[1], "persona": move.persona}, reveals=True))


class OfferPersona(ChanceQuestion[nature_moves.Offer]):
    """B2.16: a persona that is dealt to a seat, to choose one of; `left` are to come."""

    id = FrameId.OFFER_PERSONA
    fields = ("seat", "left")
    answered_by = (nature_moves.Offer,)
    may_run_out = True

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        pool = state.setup.dealt_personas
        for offered in state.offered:
            pool &= ~offered
        return [state.setup.catalogue.offer[persona] for persona in bits(pool)]

    def do(self, state: GameData, frame: Frame, move: nature_moves.Offer, events: list[Event] | None) -> None:
        _, seat, left = frame
        state.offered[seat] |= 1 << state.setup.index.persona_of[move.persona]
        if events is not None:
            events.append(Event("offered", {"seat": seat, "persona": move.persona}, reveals=True))
        if left > 1:
            state.stack.append((FrameId.OFFER_PERSONA, seat, left - 1))


class RollRole(RollDie):
    """B2.16: the die says which charters are played; seat after seat rolls until it shows one that nobody has."""

    id = FrameId.ROLL_ROLE
    fields = ("seat",)

    def do(self, state: GameData, frame: Frame, move: nature_moves.Roll, events: list[Event] | None) -> None:
        seat, charter = frame[1], CHARTERS.index(move.charter)
        tell_rolled(events, move.charter)
        if charter + 1 in state.roles[:seat]:
            state.stack.append(frame)
            return
        state.roles[seat] = charter + 1
        if seat + 1 < state.seats:
            state.stack.append((FrameId.ROLL_ROLE, seat + 1))


class Cast(Step):
    """B2.16: the first seat plays the charter it rolled, and the others follow clockwise, for so they sit."""

    id = FrameId.CAST

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        charters = seated(state.roles)
        stack = state.stack
        lay_out(state, state.setup.cast(charters))
        stack[:] = state.stack
        state.stack = stack  # the game goes on by the same stack
        if events is not None:
            told: list[Json] = [CHARTERS[charter] for charter in charters]
            events.append(Event("cast", {"charters": told}))


def seated(roles: Sequence[int]) -> tuple[int, ...]:
    """By seat: the charters that were rolled, clockwise from that of the first seat."""
    first = roles[0] - 1
    return tuple(sorted((role - 1 for role in roles), key=lambda charter: (charter - first) % len(CHARTERS)))


def _give_full_rows(state: GameData, seat: int) -> None:
    rows = state.setup.content.glory
    for number, row in enumerate(rows):
        if state.stars[seat * len(rows) + number] == row.stars:
            push_terms(state, seat, tuple(term.compiled() for term in row.bonus))
