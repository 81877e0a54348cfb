"""Set-up (A2, A7.1): what a game starts from, and what is asked before the first turn."""

from __future__ import annotations

from moonstone.games.charterstone.content.constants import (
    CAPACITY_FROM,
    CHARTERS,
    COINS,
    GROWING_FROM,
    INFLUENCE,
    MINIONS,
    MINIONS_EACH,
    PERIL_RULE,
    PERILS,
    PERILS_EACH,
    PLOTS,
    RESOURCES,
    RESOURCES_EACH,
    WORKERS,
)
from moonstone.games.charterstone.content.content import BASIC, COMMONS
from moonstone.games.charterstone.rules.effects.special import supply_automas
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.game_setup import GameSetup
from moonstone.games.charterstone.rules.index import GOODS, SLOTS
from moonstone.games.charterstone.rules.questions.inactive_charters import open_plot
from moonstone.games.charterstone.rules.state import GameData


def set_up(state: GameData, setup: GameSetup) -> None:
    """Fill a state with a game before its first question: everything in its place, the set-up on the stack."""
    state.setup, state.seats = setup, setup.seats
    state.turn, state.ready = (), None
    _lay_out_turns(state)
    _lay_out_goods(state)
    _lay_out_chests(state)
    _lay_out_what_was_unlocked(state)
    _lay_out_buildings(state)
    _lay_out_cards(state)
    state.stack = [
        *((FrameId.OVER,), *_ending(state), (FrameId.NEXT_TURN,), (FrameId.BEGIN,)),
        *((FrameId.ROLL_FIRST_PLAYER,), (FrameId.LAY_OUT_MAT,), (FrameId.POST_OBJECTIVE,)),
    ]
    if state.rules & PERIL_RULE:
        state.stack.append((FrameId.DEAL_PERILS,))
    state.stack += reversed([*_arrivals(state), *_growing(state)])


def _lay_out_turns(state: GameData) -> None:
    """Nobody has begun, and nothing is decided."""
    state.first = state.current = state.round = 0
    state.progress = state.setup.start
    state.ending = state.partly = state.at_no_cost = state.mat_laid = False
    state.slot_in_use, state.extras, state.extra_turns, state.unused_buildings, state.looked_at = -1, 0, 0, 0, 0
    state.met_before, state.minion_in_use = 0, False
    state.choice, state.winners = -1, 0
    state.opened, state.openers = [], []
    state.automa_deck = state.setup.automa_deck


def _lay_out_goods(state: GameData) -> None:
    """What chests kept, the general supply, and everybody's tokens and workers."""
    seats, village = state.seats, state.setup.village
    chests = [village.charters[charter] for charter in state.setup.charters]
    state.goods = [good for chest in chests for good in (chest.coins, *chest.resources)]
    printed = (COINS, *[RESOURCES_EACH] * len(RESOURCES))
    state.supply = [most - sum(state.goods[good::GOODS]) for good, most in enumerate(printed)]
    state.influence, state.influence_in_supply, state.vp = [INFLUENCE] * seats, [0] * seats, [0] * seats
    state.workers_at_hand, state.reputation = [WORKERS] * seats, [0] * seats
    state.quota = bytearray(len(state.setup.index.quota))
    state.shown, state.scored = 0, [0] * seats
    state.workers, state.workers_beside = bytearray(SLOTS), bytearray(SLOTS)


def _lay_out_chests(state: GameData) -> None:
    """A7.3: personas, stars and capacities. Before the first crate everybody plays with the original persona (B1.3)."""
    setup, persona_of = state.setup, state.setup.index.persona_of
    charters = setup.village.charters
    chests = [charters[charter] for charter in setup.charters]
    state.chests = [sum(1 << persona_of[name] for name in charter.personas) for charter in charters]
    state.playing = [
        0 if setup.village.opened or seat in setup.automas else 1 << persona_of[f"original-{CHARTERS[charter]}"]
        for seat, charter in enumerate(setup.charters)
    ]
    state.names = {}
    state.stars = [stars for chest in chests for stars in chest.stars]
    state.capacity = [number for chest in chests for number in chest.capacity]
    state.stars_owed = [chest.owed for chest in chests]


def _lay_out_what_was_unlocked(state: GameData) -> None:
    """B1: minions of the kinds that are known, all perils in their supply, and nothing on any building yet."""
    setup, seats = state.setup, state.seats
    content, village = setup.index.content, setup.village
    state.rules = setup.index.rules(village.opened)
    state.minions_placed, state.perils_placed = bytearray(SLOTS), bytearray(SLOTS)
    state.minions_at_hand = [number for charter in setup.charters for number in village.charters[charter].minions]
    known = {content.crates[number].minion for number in village.opened}
    state.minion_supply = [
        MINIONS_EACH - sum(state.minions_at_hand[kind :: len(MINIONS)]) if name in known else 0
        for kind, name in enumerate(MINIONS)
    ]
    for kind in range(len(MINIONS)):
        supply_automas(state, kind, None)
    state.perils_held, state.peril_supply = [0] * len(PERILS) * seats, [PERILS_EACH] * len(PERILS)
    state.private_objectives, state.omens, state.personas_used = [0] * seats, [0] * seats, [0] * seats
    state.income_tokens = bytearray(SLOTS)


def _lay_out_buildings(state: GameData) -> None:
    """The Commons, the stickers, and in the first game inactive charters' basic buildings on their plot 1 (A2.1)."""
    setup = state.setup
    building_of = setup.index.building_of
    state.buildings = bytearray(SLOTS)
    for slot, name in enumerate(COMMONS):
        state.buildings[slot] = building_of[name] + 1
    for charter in range(len(CHARTERS)):
        first = len(COMMONS) + charter * PLOTS
        for plot, name in enumerate(setup.village.charters[charter].plots):
            state.buildings[first + plot] = building_of[name] + 1 if name else 0
        seat = setup.seat_of.get(charter)
        if not any(setup.village.charters[charter].plots) and (seat is None or seat in setup.automas):
            state.buildings[first] = building_of[BASIC[charter]] + 1
    state.built = sum(1 << building_of[name] for name in BASIC)
    for mark in state.buildings[len(COMMONS) :]:
        if mark:
            state.built |= 1 << mark - 1
    state.covered = sum(1 << building_of[name] for name in setup.village.covered)
    state.built |= state.covered


def _lay_out_cards(state: GameData) -> None:
    """A2.2: what is unlocked and nobody holds is in the deck; at first everybody holds the basic building's card."""
    setup = state.setup
    card_of = setup.index.card_of
    village = setup.village
    state.archive = sum(1 << card_of[name] for name in village.archive)
    state.held = [sum(1 << card_of[name] for name in village.charters[charter].cards) for charter in setup.charters]
    if village.number == 1:
        for seat, charter in enumerate(setup.charters):
            state.held[seat] |= 1 << card_of[BASIC[charter]]
    state.deck = setup.index.unlocked_cards(village.opened) & ~state.archive
    for held in state.held:
        state.deck &= ~held
    state.face_up = state.discard = 0


def _arrivals(state: GameData) -> list[Frame]:
    """Who settles, and what newcomers get (A7.2)."""
    frames: list[Frame] = []
    building_cards = (1 << len(state.setup.index.building_of)) - 1
    left = (state.deck & building_cards).bit_count()
    for seat, charter in enumerate(state.setup.charters):
        chest = state.setup.village.charters[charter]
        if not any(chest.plots) and seat not in state.setup.automas:
            frames.append((FrameId.SETTLE, seat))
        if chest.newcomer and left:
            frames.append((FrameId.DRAW_BUILDING, seat))
            left -= 1
        if chest.owed:
            frames.append((FrameId.AWARD_GLORY, seat, chest.owed))
    state.stars_owed = [0] * state.seats
    return frames


def _ending(state: GameData) -> list[Frame]:
    """B1.12: what happens at the end, the last step first; before there is capacity everything is kept."""
    steps: list[Frame] = [
        *((FrameId.MEET_GUIDEPOST,), (FrameId.SCORE_REPUTATION,), (FrameId.SCORE_PERSONAS,)),
        *((FrameId.FIND_WINNERS,), (FrameId.AWARD_GLORY, -1, 0)),
    ]
    if state.setup.number >= CAPACITY_FROM:
        steps += [(FrameId.GROW_CAPACITY, -1), (FrameId.MARK_PERSONAS,), (FrameId.DISCARD_DOWN, -1)]
    return steps[::-1]


def _growing(state: GameData) -> list[Frame]:
    """B1.1: the questions to chance for charters nobody plays, the first charter first."""
    if state.setup.number < GROWING_FROM:
        return []
    inactive = [charter for charter in range(len(CHARTERS)) if charter not in state.setup.seat_of]
    return [(FrameId.GROW_CHARTER, charter) for charter in inactive if open_plot(state, charter) is not None]
