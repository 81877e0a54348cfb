"""Opening a crate (A5.4), and what it brings (B1)."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import Event, Json, Refusal
from moonstone.games.charterstone.content.constants import ALONE, CHARTERS, MINIONS, MINIONS_EACH, UNLOCKS
from moonstone.games.charterstone.content.content import Crate
from moonstone.games.charterstone.rules import moves
from moonstone.games.charterstone.rules.effects.gain import NO_BUILDING, receive_card, trigger
from moonstone.games.charterstone.rules.effects.special import draw_private, supply_automas
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.index import Cost
from moonstone.games.charterstone.rules.moves import CharterstoneMove
from moonstone.games.charterstone.rules.questions.question import Step, not_now
from moonstone.games.charterstone.rules.questions.target import Target, cost_of
from moonstone.games.charterstone.rules.seats import play_with
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits, take_minions

NO = moves.No()


def finds(state: GameData) -> tuple[tuple[int, int, str], ...]:
    """The crates of this game, and who opened them; those that the story opened have no opener."""
    table = state.setup
    return tuple(
        (number, table.number, CHARTERS[table.charters[seat]])
        for number, seat in zip(state.opened, state.openers, strict=True)
        if seat < state.seats
    )


def crates_of(state: GameData, seat: int) -> int:
    """The seat's constructed buildings with a crate that the Index guide lists, and that is closed."""
    index = state.setup.index
    held = state.held[seat] & state.built & index.with_crate
    for number in state.setup.story_crates:
        held &= ~index.showing(number)
    return held


class OpenCrate(Target[CharterstoneMove]):
    """A4, A5.4: the crate on a constructed building's card; B2.16: after the campaign also none."""

    id = FrameId.OPEN_CRATE
    answered_by = (moves.Open, moves.No)

    def possible(self, state: GameData, seat: int, cost: Cost) -> bool:
        return crates_of(state, seat) != 0 or state.setup.chapter.has(ALONE)

    def why_impossible(self, state: GameData, seat: int) -> Refusal:
        return Refusal("no-crate", "You have no constructed building card with a crate that can be opened.")

    def answers(self, state: GameData, frame: Frame) -> Sequence[CharterstoneMove]:
        opens = state.setup.catalogue.open
        none = [NO] if state.setup.chapter.has(ALONE) else []
        return [*(opens[card] for card in bits(crates_of(state, frame[1]))), *none]

    def unlisted(self, state: GameData, frame: Frame, move: CharterstoneMove) -> Refusal:
        if not isinstance(move, moves.Open):
            return not_now(move)
        return Refusal("not-yours", f"You have no card {move.card} with a crate.", {"card": move.card})

    def do(self, state: GameData, frame: Frame, move: CharterstoneMove, events: list[Event] | None) -> None:
        if not isinstance(move, moves.Open):
            return
        opening = (FrameId.OPENING, frame[1], state.setup.index.building_of[move.card])
        cost = cost_of(state, frame)
        state.stack.insert(len(state.stack) - 1 - bool(cost.any), opening)  # below PAY_REST, and PAY where there is one


class Opening(Step):
    """A5.4: the crate on a card is opened, once all of the building's cost is paid (A3.3)."""

    id = FrameId.OPENING
    fields = ("seat", "card")

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        open_crate(state, frame[1], frame[2], events)


def open_crate(state: GameData, seat: int, card: int, events: list[Event] | None) -> None:
    """A5.4: the crate on a card of the seat's.

    What is in it is the opener's, whatever its colour, and its buildings count as gained (C 304). The card is archived;
    a persona waits in the chest.
    """
    index = state.setup.index
    crate = index.content.crates[index.crates[card]]
    state.held[seat] ^= 1 << card
    state.archive |= 1 << card
    state.opened.append(crate.number)
    state.openers.append(seat)
    if crate.persona is not None and state.setup.chapter.has(ALONE):
        play_with(state, seat, index.persona_of[crate.persona])
    elif crate.persona is not None:
        state.chests[state.setup.charters[seat]] |= 1 << index.persona_of[crate.persona]
    if events is not None:
        found: dict[str, Json] = {"buildings": list(crate.buildings), "persona": crate.persona}
        opened = {"seat": seat, "card": index.card_names[card], "crate": crate.number, **found}
        events.append(Event("opened", opened, reveals=True))
    for name in crate.buildings:
        receive_card(state, seat, index.building_of[name], NO_BUILDING)
    trigger(state, seat, "open")
    _unlock(state, seat, crate, events)


def _unlock(state: GameData, seat: int, crate: Crate, events: list[Event] | None) -> None:
    """What a crate brings beside buildings and a persona (B1): new rules, a minion, a card drawn while the others join
    the deck, a private objective while the others join theirs.
    """
    index = state.setup.index
    new = index.rules_in(crate.number) & ~state.rules
    state.rules |= new
    if events is not None and new:
        events.append(Event("unlocked", {"rules": [UNLOCKS[rule] for rule in bits(new)]}, reveals=True))
    if crate.minion is not None:
        kind = MINIONS.index(crate.minion)
        if not state.minion_kinds >> kind & 1:
            state.minion_kinds |= 1 << kind
            state.minion_supply[kind] = MINIONS_EACH
        take_minions(state, seat, kind, min(1, state.minion_supply[kind]), events)
        supply_automas(state, kind, events)
    if crate.cards:
        state.deck |= state.discard | sum(1 << index.card_of[name] for name in crate.cards)
        state.discard = 0
        state.stack.append((FrameId.FIND_CARD, seat, crate.number))
    if crate.private:
        draw_private(state, seat, sum(1 << index.objective_of[name] for name in crate.private))


class OpenStoryCrates(Step):
    """B2.12: at set-up the story opens some crates that are still closed.

    Their rules open and their cards join the deck; their building cards and personas are archived. A card that shows
    one shows no crate any more.
    """

    id = FrameId.OPEN_STORY_CRATES

    def do(self, state: GameData, frame: Frame, events: list[Event] | None) -> None:
        for number in state.setup.chapter.crates:
            if number not in state.setup.village.opened:
                _open_by_story(state, state.setup.content.crates[number], events)


def _open_by_story(state: GameData, crate: Crate, events: list[Event] | None) -> None:
    index = state.setup.index
    state.opened.append(crate.number)
    state.openers.append(state.seats)
    state.archive |= sum(1 << index.building_of[name] for name in crate.buildings)
    state.deck |= sum(1 << index.card_of[name] for name in crate.cards)
    if crate.persona is not None:
        state.lost_personas |= 1 << index.persona_of[crate.persona]
    showing = state.built & index.showing(crate.number)
    for seat, held in enumerate(state.held):
        state.archive |= held & showing
        state.held[seat] &= ~showing
    state.archive |= state.deck & showing
    state.deck &= ~showing
    new = index.rules_in(crate.number) & ~state.rules
    state.rules |= new
    if events is not None:
        found: dict[str, Json] = {"crate": crate.number, "buildings": list(crate.buildings), "persona": crate.persona}
        events.append(Event("opened-by-story", found, reveals=True))
        if new:
            events.append(Event("unlocked", {"rules": [UNLOCKS[rule] for rule in bits(new)]}, reveals=True))
