"""What a game leaves behind: the village before the next one (A7, B1.12)."""

from __future__ import annotations

from dataclasses import replace

from moonstone.games.charterstone.campaign.naming_rights import with_people
from moonstone.games.charterstone.content.constants import (
    ALONE,
    CAPACITIES,
    CHARTERS,
    FIRST_DIFFICULTY,
    MINIONS,
    MOODS,
    RESOURCES,
    SIDES,
    TILES,
)
from moonstone.games.charterstone.content.village import SEALED, Charter, Village
from moonstone.games.charterstone.rules.final_scoring import champions, final_scores
from moonstone.games.charterstone.rules.index import GOODS
from moonstone.games.charterstone.rules.kings import outcomes
from moonstone.games.charterstone.rules.questions.open_crate import finds
from moonstone.games.charterstone.rules.seats import all_used_personas, from_first, slots_of, trophies
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits, minions_of


def next_village(state: GameData) -> Village:
    """The village a finished game leaves."""
    setup = state.setup
    village, content = setup.home, setup.index.content
    scores: dict[str, int] = {CHARTERS[charter]: state.vp[seat] for seat, charter in enumerate(setup.charters)}
    choices = outcomes(state)
    personas = content.personas
    left = replace(
        village,
        number=village.number + 1,
        charters=tuple(_charter(state, index) for index in range(len(CHARTERS))),
        names={**village.names, **state.names},
        rights=_rights(state),
        opened=(*village.opened, *state.opened),
        finds=(*village.finds, *finds(state)),
        archive=tuple(setup.index.card_names[card] for card in bits(state.archive)),
        covered=tuple(setup.index.card_names[card] for card in bits(state.covered)),
        choices=choices,
        difficulty=_difficulty(state),
        scores=(*village.scores, scores),
        winners=(*village.winners, tuple(CHARTERS[setup.charters[seat]] for seat in bits(state.winners))),
        lost=(*village.lost, *(personas[number].name for number in bits(state.lost_personas))),
        spectral=CHARTERS[setup.charters[state.spectral - 1]] if state.spectral else "",
    )
    if "final-scoring" in setup.chapter.ends:
        left = _concluded(state, left)
    return with_people(left)


def _concluded(state: GameData, village: Village) -> Village:
    """B2.15, B2.16: the last scoring stays for ever; nothing is carried into the games after the campaign. B2.8: the
    large worker comes back.
    """
    scores = final_scores(state)
    emptied = tuple(
        replace(charter, coins=0, resources=(0,) * len(RESOURCES), cards=(), minions=(0,) * len(MINIONS))
        for charter in village.charters
    )
    return replace(village, charters=emptied, final=scores, champions=champions(state, scores), spectral="")


def _charter(state: GameData, index: int) -> Charter:
    """A charter after the game. B2.16: after the campaign only what stands in it can have changed."""
    setup = state.setup
    before, names = setup.home.charters[index], setup.index.card_names
    personas, content = setup.index.content.personas, setup.content
    slots = slots_of(index)
    marks = [state.under[slot] if state.tiles[slot] else state.buildings[slot] for slot in slots]
    built = replace(
        before,
        plots=tuple(names[mark - 1] if mark else "" for mark in marks),
        tiles=tuple(_on_tile(state, tile) for tile in range(index * TILES, (index + 1) * TILES)),
    )
    if setup.chapter.has(ALONE):
        return built
    companion, mood, side = state.companions[index], state.moods[index], state.sides[index]
    kept = tuple(name for name in before.personas if state.chests[index] >> setup.index.persona_of[name] & 1)
    changed = replace(
        built,
        personas=_in_order(kept, [personas[number].name for number in bits(state.chests[index])]),
        used=tuple(name for name in before.used if name in kept),
        companion=content.companions[companion - 1].name if companion else "",
        mood=MOODS[mood - 1] if mood else "",
        side=SIDES[side - 1] if side else "",
        victory=_victory(state, index),
    )
    seat = setup.seat_of.get(index)
    if seat is None:
        return changed
    used = [personas[number].name for number in bits(all_used_personas(state, seat))]
    rows = len(content.glory)
    return replace(
        changed,
        newcomer=False,
        owed=0,
        coins=state.goods[seat * GOODS],
        resources=tuple(state.goods[seat * GOODS + 1 : (seat + 1) * GOODS]),
        cards=tuple(names[card] for card in bits(state.held[seat])),
        minions=tuple(minions_of(state, seat)),
        used=_in_order(changed.used, used),
        trophies=trophies(state, seat),
        stars=tuple(state.stars[seat * rows : (seat + 1) * rows]),
        capacity=tuple(state.capacity[seat * len(CAPACITIES) : (seat + 1) * len(CAPACITIES)]),
    )


def _on_tile(state: GameData, tile: int) -> str:
    """B2.5: what stands on a sky island when it goes home."""
    slot = state.tiles.find(tile + 1)
    mark = state.setup.tile_building(tile) if slot < 0 else state.buildings[slot]
    return state.setup.index.card_names[mark - 1] if mark else ""


def _victory(state: GameData, index: int) -> str:
    """B2.9: a charter's victory card. The common one is everybody's, also of those who join later."""
    setup = state.setup
    cards = setup.content.victory
    if any(setup.content.choices[name].victory == "common" for name in outcomes(state)):
        return cards[-1].name
    seat = setup.seat_of.get(index)
    if seat is None or not state.victory[seat]:
        return ""
    mark = state.victory[seat]
    return cards[mark - 1].name if mark <= len(cards) else SEALED


def _in_order(before: tuple[str, ...], now: list[str]) -> tuple[str, ...]:
    """What there was before, then what is new."""
    return (*before, *(name for name in now if name not in before))


def _rights(state: GameData) -> dict[str, str]:
    """B1.12: who may name the charters after the first game, and what a choice lets somebody name.

    An Automa's rights among them go to people (`with_people`).
    """
    table = state.setup
    index = table.index
    rights = dict(table.home.rights)
    if table.number == 1:
        order = from_first(state)
        namers = [seat for seat in order if not state.winners >> seat & 1] or order
        own = [CHARTERS[table.charters[seat]] for seat in namers]
        rights |= {name: name for name in own}
        for number, name in enumerate(name for name in CHARTERS if name not in own):
            rights[name] = own[number % len(own)]
    if state.choice >= 0:
        names = index.content.choices[table.chapter.choices[state.choice]].names
        if names is not None and names not in table.village.names:
            rights[names] = CHARTERS[table.charters[_namer(state)]]
    return rights


def _namer(state: GameData) -> int:
    """B2: the winner; of several, the first in the order of play who is a person, if any is."""
    winners = [seat for seat in from_first(state) if state.winners >> seat & 1]
    return min(winners, key=state.setup.automas.__contains__)


def _difficulty(state: GameData) -> int:
    """C2: one more if people did better than the Automas on average, one less if by ten or more worse."""
    automas = state.setup.automas
    people = [vp for seat, vp in enumerate(state.vp) if seat not in automas]
    machines = [vp for seat, vp in enumerate(state.vp) if seat in automas]
    difficulty = state.setup.village.difficulty
    if not machines or state.setup.chapter.has(ALONE):
        return difficulty
    ahead = sum(people) / len(people) - sum(machines) / len(machines)
    if ahead > 0:
        return difficulty + 1
    return max(FIRST_DIFFICULTY, difficulty - 1) if ahead <= -10 else difficulty
