"""The laws of conservation: what holds after every decision of every game. This needs no library but the engine."""

from __future__ import annotations

from functools import cache

from moonstone.games.charterstone.content.constants import (
    ALONE,
    CANDLE,
    CHARTERS,
    COINS,
    EMBLEMS,
    FACE_UP,
    INFLUENCE,
    MINIONS,
    MINIONS_EACH,
    MINIONS_WAIT,
    NOT_AT_HOME,
    OWN_SKY_ISLANDS,
    PERILS,
    PERILS_EACH,
    RESOURCES_EACH,
    SKY_ISLANDS,
    TILES,
    TILES_LAID,
    TWO_WORKERS,
    WORKERS,
)
from moonstone.games.charterstone.content.content import BASIC, COMMONS
from moonstone.games.charterstone.content.unlocking import Reached, minion_kinds
from moonstone.games.charterstone.content.village import Village
from moonstone.games.charterstone.rules.candle import NO_CANDLE, OUT
from moonstone.games.charterstone.rules.index import GOODS, Index
from moonstone.games.charterstone.rules.questions.face_up import DRAWN_FIRST
from moonstone.games.charterstone.state import CharterstoneState

COMPANIONS_COME, LOYALTY_COMES, LAST = 5, 11, 12
"""The games at whose ends every charter gets a companion (B2.6) and takes a side (B2.13), and the campaign is over."""


@cache
def all_cards(index: Index, opened: tuple[int, ...]) -> int:
    """Every card there is once these crates are open."""
    return index.unlocked_cards(opened)


def opened_in(state: CharterstoneState) -> tuple[int, ...]:
    """The crates that are open."""
    return (*state.setup.village.opened, *state.opened)


def check_conserved(state: CharterstoneState) -> None:
    """Coins, resources, influence, workers, cards and stickers are all there, and in one place; so is what the story
    has brought.
    """
    check_goods(state)
    check_tokens(state)
    check_cards(state)
    check_buildings(state)
    check_board(state)
    check_mat(state)
    check_personas(state)
    check_story(state)


def check_goods(state: CharterstoneState) -> None:
    """Goods, minions and perils: so many of each, in the supply, with somebody, or on the board."""
    for good, most in enumerate((COINS, *[RESOURCES_EACH] * 6)):
        assert state.supply[good] >= 0
        assert state.supply[good] + sum(state.goods[good::GOODS]) == most
    assert min(state.goods) >= 0
    reached = Reached(opened_in(state), state.setup.number, state.setup.village.choices)
    assert state.minion_kinds == minion_kinds(state.setup.index.content, reached)
    for kind in range(len(MINIONS)):
        there = (
            state.minion_supply[kind]
            + sum(state.minions_at_hand[kind :: len(MINIONS)])
            + state.minions_placed.count(kind + 1)
            + state.loose_minions.count(kind + 1)
        )
        assert there == (MINIONS_EACH if state.minion_kinds >> kind & 1 else 0), "minions are missing, or from nowhere"
    for kind in range(len(PERILS)):
        there = (
            state.peril_supply[kind] + sum(state.perils_held[kind :: len(PERILS)]) + state.perils_placed.count(kind + 1)
        )
        assert there == PERILS_EACH, "perils are missing, or too many"
    assert min(*state.minion_supply, *state.minions_at_hand, *state.perils_held, *state.peril_supply) >= 0


def check_tokens(state: CharterstoneState) -> None:
    """Everybody's influence and workers. A small worker is told from a large one only where two are."""
    for seat in range(state.seats):
        placed = state.reputation[seat] + state.scored[seat].bit_count() + state.quota.count(seat + 1)
        placed += sum(mark >> seat & 1 for mark in (*state.income_tokens, *state.emblems))
        assert state.influence[seat] >= 0
        assert state.influence_in_supply[seat] >= 0
        assert state.influence[seat] + state.influence_in_supply[seat] + placed == INFLUENCE
        out = [
            slot
            for places in (state.workers, state.workers_beside)
            for slot, mark in enumerate(places)
            if mark == seat + 1
        ]
        assert state.workers_at_hand[seat] + len(out) == WORKERS
        small = state.small_at[seat]
        if not state.setup.chapter.has(TWO_WORKERS):
            assert not small, "a small worker where all are alike"
        elif small:
            assert small - 1 in out, "a small worker is where it does not stand"
        else:
            assert state.workers_at_hand[seat] > 0, "a small worker at hand that is on the board"
        large = len(out) - bool(small)
        assert large <= 1 or not state.setup.chapter.has(TWO_WORKERS), "two large workers"
        assert state.private_objectives[seat] & state.shown == 0
        assert state.scored[seat] & ~(state.shown | state.private_objectives[seat]) == 0
    assert sum(state.reputation) <= state.setup.spaces


def check_cards(state: CharterstoneState) -> None:
    """Each card that is unlocked lies in one place."""
    everything = 0
    for mask in (state.deck, state.face_up, state.discard, state.archive, state.looked_at, *state.held):
        assert everything & mask == 0, "a card in two places"
        everything |= mask
    assert everything == all_cards(state.setup.index, opened_in(state)), "a card is missing, or came from nowhere"


def check_buildings(state: CharterstoneState) -> None:
    """Each sticker is on a plot, under a sky island, on one (at home or laid), or covered; and once."""
    setup, commons = state.setup, len(COMMONS)
    laid = {tile - 1 for tile in state.tiles if tile}
    at_home = [setup.tile_building(tile) for tile in range(len(CHARTERS) * TILES) if tile not in laid]
    there = [mark - 1 for mark in (*state.buildings, *state.under, *at_home) if mark]
    stuck = there + [card for card in range(len(setup.index.building_of)) if state.covered >> card & 1]
    assert len(set(stuck)) == len(stuck), "a sticker twice"
    assert {*range(commons)} <= {*there}, "the Commons are not whole"
    basic = {setup.index.building_of[name] for name in BASIC}
    built = {card for card in range(len(setup.index.building_of)) if state.built >> card & 1}
    assert built - basic == {*stuck} - {*range(commons)} - basic, "a sticker is missing, or came from nowhere"
    assert not basic & {card for card in stuck if state.covered >> card & 1}, "a basic building is covered"
    assert not basic & {mark - 1 for mark in state.under if mark}, "a basic building under a sky island"


def check_board(state: CharterstoneState) -> None:
    """Workers and minions stand on buildings only, and only where the rules of this game let them."""
    setup, chapter = state.setup, state.setup.chapter
    for slot, mark in enumerate(state.buildings):
        worker, beside = state.workers[slot], state.workers_beside[slot]
        assert not worker or mark, "a worker on an empty plot"
        assert not state.minions_placed[slot] or mark, "a minion on an empty plot"
        assert not state.loose_minions[slot] or mark, "a minion waits on an empty plot"
        assert not state.perils_placed[slot] or mark, "a peril on an empty plot"
        assert not state.income_tokens[slot] or mark, "an income token on an empty plot"
        assert not beside or worker, "a second worker without a first"
        owner = setup.owner(slot)
        for seat in (worker - 1, beside - 1):
            if seat < 0:
                continue
            assert not chapter.has(NOT_AT_HOME) or seat != owner, "a worker at home"
            assert not chapter.has(OWN_SKY_ISLANDS) or not state.tiles[slot] or seat == owner, "on another's sky island"
    assert chapter.has(MINIONS_WAIT) or not any(state.loose_minions)
    assert not chapter.has(MINIONS_WAIT) or not any(state.minions_placed), "a minion was placed"
    for charter, mask in enumerate(state.emblems):
        assert not mask or (chapter.has(EMBLEMS) and mask < 1 << state.seats)
        own = setup.seat_of.get(charter)
        assert own is None or not mask >> own & 1, "a token on one's own emblem"


def check_personas(state: CharterstoneState) -> None:
    """Each persona is in one chest, lost, or nowhere yet."""
    setup, index = state.setup, state.setup.index
    lost = state.lost_personas | sum(1 << index.persona_of[name] for name in setup.village.lost)
    personas = 0
    for chest in state.chests:
        assert personas & chest == 0, "a persona in two chests"
        personas |= chest
    assert not personas & lost, "a lost persona in a chest"
    told_later = {index.persona_of[persona.name] for persona in index.content.told_later}
    for seat, charter in enumerate(setup.charters):
        mine = state.chests[charter] | state.offered[seat] | state.lost_personas
        mine |= state.playing[seat] | state.muted[seat] if setup.chapter.has(ALONE) else 0
        assert not (state.playing[seat] | state.muted[seat]) & ~mine, (
            "a persona is played with that is not in the chest"
        )
        assert not state.playing[seat] & state.muted[seat]
        later = {number for number in told_later if state.chests[charter] >> number & 1}
        assert len(later) == bool(state.sides[charter]), "a side without its persona, or a persona without its side"
    offered = 0
    for mask in state.offered:
        assert not offered & mask, "a persona offered twice"
        assert not mask & lost, "a lost persona is offered"
        offered |= mask


def check_story(state: CharterstoneState) -> None:
    """B2: sky islands, companions, sides, victory cards, the spectral worker and the candle."""
    setup, chapter, content = state.setup, state.setup.chapter, state.setup.index.content
    laid = [tile - 1 for tile in state.tiles if tile]
    assert len({*laid}) == len(laid), "a sky island in two places"
    assert chapter.has(SKY_ISLANDS) or not laid, "a sky island in a game without"
    for slot, tile in enumerate(state.tiles):
        assert tile or not state.under[slot], "something lies under no sky island"
        if not tile:
            continue
        owner = setup.owner(slot)
        assert owner is not None, "a sky island in a charter that nobody plays"
        if chapter.has(ALONE):
            assert state.dealt[owner] >> tile - 1 & 1, "a sky island that was not dealt"
        else:
            assert setup.charters[owner] == (tile - 1) // TILES, "another charter's sky island"
    if chapter.has(SKY_ISLANDS) and state.round:
        assert len(laid) == TILES_LAID * state.seats, "somebody has not laid all sky islands"
    joined = [mark for mark in state.companions if mark]
    assert len({*joined}) == len(joined), "a companion twice"
    assert all(companion or not mood for companion, mood in zip(state.companions, state.moods, strict=True))
    if setup.number > COMPANIONS_COME and not chapter.has(ALONE):
        assert all(state.companions), "a charter without a companion"
        assert all(state.moods), "a companion without a mood"
    if setup.number > LOYALTY_COMES and not chapter.has(ALONE):
        assert all(state.sides), "a charter on no side"
    common = len(content.victory)
    picked = [mark for mark in state.victory if 0 < mark < common]
    assert len({*picked}) == len(picked), "a victory card twice"
    assert common not in state.victory or {*state.victory} == {common}, "the common victory card is not everybody's"
    assert not state.spectral or state.spectral - 1 not in setup.automas, "an Automa is spectral"
    assert state.spectral in range(state.seats + 1)
    assert (state.candle == OUT) == (state.candle_out_by > 0), "a candle went out by nobody"
    assert (state.candle != NO_CANDLE) == chapter.has(CANDLE)


def check_mat(state: CharterstoneState) -> None:
    """A5.1: where somebody is asked, five cards lie face up, or all there are; so does it where chance draws others."""
    left = (state.deck | state.discard).bit_count()
    if state.mat_laid and state.turn and state.stack[-1][0] not in DRAWN_FIRST:
        assert state.face_up.bit_count() == min(FACE_UP, state.face_up.bit_count() + left), "the mat is not full"


def check_village(here: Village) -> None:
    """B2: between two games everything has its place, too."""
    personas = [name for charter in here.charters for name in charter.personas] + [*here.lost]
    assert len({*personas}) == len(personas), "a persona in two places"
    stuck = [name for charter in here.charters for name in (*charter.plots, *charter.tiles) if name] + [*here.covered]
    assert len({*stuck}) == len(stuck), "a sticker twice"
    companions = [charter.companion for charter in here.charters if charter.companion]
    assert len({*companions}) == len(companions) in (0, len(CHARTERS))
    secret = [charter.victory for charter in here.charters if charter.secret]
    assert len({*secret}) == len(secret), "a victory card twice"
    owner = [charter for name, charter in zip(CHARTERS, here.charters, strict=True) if name == here.spectral]
    assert all(charter.active and not charter.automa for charter in owner), "the spectral worker of nobody"
    assert all({*charter.used} <= {*charter.personas} for charter in here.charters), "a used persona not in its chest"
    cards = [name for charter in here.charters for name in charter.cards] + [*here.archive]
    assert len({*cards}) == len(cards), "a card twice"
    assert bool(here.final) == bool(here.champions or here.final) == (here.number > LAST)
    if here.final:
        assert not any(charter.cards or charter.coins for charter in here.charters)
