"""Set-up (A2, A7.1): what a game starts from, and what is asked before the first turn."""

from __future__ import annotations

from typing import Final

from moonstone.games.charterstone.content.constants import (
    ALONE,
    CANDLE,
    CHARTERS,
    COINS,
    GROWTH,
    INFLUENCE,
    MINIONS,
    MINIONS_EACH,
    MINIONS_WAIT,
    MOODS,
    PERIL_RULE,
    PERILS,
    PERILS_EACH,
    PLOTS,
    RESOURCES,
    RESOURCES_EACH,
    SIDES,
    SKY_ISLANDS,
    WORKERS,
)
from moonstone.games.charterstone.content.content import BASIC, COMMONS
from moonstone.games.charterstone.content.unlocking import minion_kinds, rules_known
from moonstone.games.charterstone.content.village import SEALED
from moonstone.games.charterstone.rules.candle import BURNING, NO_CANDLE
from moonstone.games.charterstone.rules.effects.special import supply_automas
from moonstone.games.charterstone.rules.frames import Frame, FrameId
from moonstone.games.charterstone.rules.game_setup import GameSetup
from moonstone.games.charterstone.rules.index import GOODS, SLOTS
from moonstone.games.charterstone.rules.questions.inactive_charters import open_plot
from moonstone.games.charterstone.rules.state import GameData


def set_up(state: GameData, setup: GameSetup) -> None:
    """Fill a state with a game before its first question: everything in its place, the set-up on the stack.

    B2.16: where the dice say who plays which charter, they do so first.
    """
    lay_out(state, setup)
    if setup.chapter.has(ALONE):
        state.roles = [0] * state.seats
        state.stack = [(FrameId.OVER,), (FrameId.CAST,), (FrameId.ROLL_ROLE, 0)]


def lay_out(state: GameData, setup: GameSetup) -> None:
    """Everything in its place, and what happens until the first turn on the stack (A2, B2.5)."""
    state.setup, state.seats = setup, setup.seats
    state.turn, state.ready = (), None
    _lay_out_turns(state)
    _lay_out_goods(state)
    _lay_out_story(state)
    _lay_out_chests(state)
    _lay_out_what_was_unlocked(state)
    _lay_out_buildings(state)
    _lay_out_cards(state)
    state.stack = [(FrameId.OVER,), *_ending(state), (FrameId.NEXT_TURN,), (FrameId.BEGIN,)]
    perils: list[Frame] = [(FrameId.DEAL_PERILS,)] if state.rules & PERIL_RULE else []
    if setup.chapter.has(SKY_ISLANDS):
        state.stack += [(FrameId.LAY_OUT_MAT,), (FrameId.POST_OBJECTIVE,)]
        state.stack += [(FrameId.DRAW_LOCATIONS,)] if setup.chapter.has(MINIONS_WAIT) else []
        state.stack += [*perils, (FrameId.LAY_TILES,), *reversed(_growing(state))]
        roll, arrivals = (FrameId.ROLL_FIRST_PLAYER,), reversed(_arrivals(state))
        # The log tells what the story opens, so that this cannot be the very first that happens.
        state.stack += [*arrivals, (FrameId.OPEN_STORY_CRATES,), roll] if setup.chapter.crates else [roll, *arrivals]
    else:
        state.stack += [(FrameId.ROLL_FIRST_PLAYER,), (FrameId.LAY_OUT_MAT,), (FrameId.POST_OBJECTIVE,)]
        state.stack += [*perils, *reversed([*_arrivals(state), *_growing(state)])]
        state.stack += [(FrameId.OPEN_STORY_CRATES,)] if setup.chapter.crates else []


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


def _lay_out_story(state: GameData) -> None:
    """B2: what the story has brought, and nothing yet of what this game brings."""
    setup, village, content = state.setup, state.setup.village, state.setup.content
    seats, charters = state.seats, len(CHARTERS)
    state.tiles, state.under, state.loose_minions = bytearray(SLOTS), bytearray(SLOTS), bytearray(SLOTS)
    state.small_at, state.small_in_use = [0] * seats, False
    owner = setup.seat_of.get(CHARTERS.index(village.spectral)) if village.spectral else None
    state.spectral = 0 if owner is None else owner + 1
    state.chooser = state.finale = 0
    names, cards = [companion.name for companion in content.companions], [card.name for card in content.victory]
    state.companions = [names.index(charter.companion) + 1 if charter.companion else 0 for charter in village.charters]
    state.moods = [MOODS.index(charter.mood) + 1 if charter.mood else 0 for charter in village.charters]
    state.sides = [SIDES.index(charter.side) + 1 if charter.side else 0 for charter in village.charters]
    held = [village.charters[charter].victory for charter in setup.charters]
    state.victory = [[*cards, SEALED].index(name) + 1 if name else 0 for name in held]
    state.candle, state.candle_out_by = (BURNING if setup.chapter.has(CANDLE) else NO_CANDLE), 0
    state.emblems, state.muted, state.silenced = [0] * charters, [0] * seats, 0
    state.lost_personas = 0
    state.roles = [charter + 1 for charter in setup.charters] if setup.chapter.has(ALONE) else [0] * seats
    state.dealt, state.offered, state.automa_personas = [0] * seats, [0] * seats, [0] * seats


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
    state.rules = rules_known(content, village.reached)
    state.minion_kinds = minion_kinds(content, village.reached)
    state.minions_placed, state.perils_placed = bytearray(SLOTS), bytearray(SLOTS)
    state.minions_at_hand = [number for charter in setup.charters for number in village.charters[charter].minions]
    state.minion_supply = [
        MINIONS_EACH - sum(state.minions_at_hand[kind :: len(MINIONS)]) if state.minion_kinds >> kind & 1 else 0
        for kind in range(len(MINIONS))
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
    for chest in setup.village.charters:
        state.built |= sum(1 << building_of[name] for name in chest.tiles if name)
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
        if _may_pick_victory(state, seat):
            frames.append((FrameId.PICK_VICTORY, seat))
    state.stars_owed = [0] * state.seats
    return frames


def _may_pick_victory(state: GameData, seat: int) -> bool:
    """B2.9: whether a person has come to a charter without a victory card since the cards were picked."""
    setup = state.setup
    picked = any(setup.content.choices[name].victory == "secret" for name in setup.village.choices)
    return picked and not state.victory[seat] and seat not in setup.automas and not setup.chapter.has(ALONE)


STEPS: Final[dict[str, Frame]] = {
    "guidepost": (FrameId.MEET_GUIDEPOST,),
    "choice": (FrameId.CHOOSE_STORY,),
    "forced": (FrameId.FORCED_CHOICE,),
    "companions": (FrameId.DEAL_COMPANIONS,),
    "victory-cards": (FrameId.VICTORY_CARDS,),
    "reputation": (FrameId.SCORE_REPUTATION,),
    "personas": (FrameId.SCORE_PERSONAS,),
    "loyalty": (FrameId.LOYALTY,),
    "finale": (FrameId.FINALE,),
    "winners": (FrameId.FIND_WINNERS,),
    "glory": (FrameId.AWARD_GLORY, -1, 0),
    "spectral": (FrameId.GIVE_SPECTRAL,),
    "capacity": (FrameId.GROW_CAPACITY, -1),
    "marks": (FrameId.MARK_PERSONAS,),
    "farewell": (FrameId.FAREWELL,),
    "redeem": (FrameId.REDEMPTION,),
    "discard": (FrameId.DISCARD_DOWN, -1),
    "final-scoring": (FrameId.FINAL_SCORING,),
}
"""B1.12, B2: what happens at the end of a game, by what a chapter calls it."""


def _ending(state: GameData) -> list[Frame]:
    """B1.12: what happens at the end, the last step first."""
    return [STEPS[name] for name in reversed(state.setup.chapter.ends)]


def _growing(state: GameData) -> list[Frame]:
    """B1.1: the questions to chance for charters nobody plays, the first charter first."""
    if not state.setup.chapter.has(GROWTH):
        return []
    inactive = [charter for charter in range(len(CHARTERS)) if charter not in state.setup.seat_of]
    return [(FrameId.GROW_CHARTER, charter) for charter in inactive if open_plot(state, charter) is not None]
