"""What a game leaves behind: the village before the next one (A7, B1.12)."""

from __future__ import annotations

from dataclasses import replace

from moonstone.games.charterstone.campaign.naming_rights import with_people
from moonstone.games.charterstone.content.constants import CAPACITIES, CHARTERS, FIRST_DIFFICULTY, PLOTS
from moonstone.games.charterstone.content.content import COMMONS
from moonstone.games.charterstone.content.village import Charter, Village
from moonstone.games.charterstone.rules.index import GOODS
from moonstone.games.charterstone.rules.questions.open_crate import finds
from moonstone.games.charterstone.rules.seats import from_first, trophies, used_personas
from moonstone.games.charterstone.rules.state import GameData
from moonstone.games.charterstone.rules.supply import bits, minions_of


def next_village(state: GameData) -> Village:
    """The village a finished game leaves."""
    table = state.setup
    village, content = table.village, table.index.content
    scores: dict[str, int] = {CHARTERS[charter]: state.vp[seat] for seat, charter in enumerate(table.charters)}
    choices = content.games[table.number - 1].choices
    left = replace(
        village,
        number=village.number + 1,
        charters=tuple(_charter(state, index) for index in range(len(CHARTERS))),
        names={**village.names, **state.names},
        rights=_rights(state),
        opened=(*village.opened, *state.opened),
        finds=(*village.finds, *finds(state)),
        archive=tuple(table.index.card_names[card] for card in bits(state.archive)),
        covered=tuple(table.index.card_names[card] for card in bits(state.covered)),
        choices=village.choices if state.choice < 0 else (*village.choices, choices[state.choice]),
        difficulty=_difficulty(state),
        scores=(*village.scores, scores),
        winners=(*village.winners, tuple(CHARTERS[table.charters[seat]] for seat in bits(state.winners))),
    )
    return with_people(left)


def _charter(state: GameData, index: int) -> Charter:
    table = state.setup
    before, names = table.village.charters[index], table.index.card_names
    personas = table.index.content.personas
    first = len(COMMONS) + index * PLOTS
    changed = replace(
        before,
        plots=tuple(names[mark - 1] if mark else "" for mark in state.buildings[first : first + PLOTS]),
        personas=_in_order(before.personas, [personas[number].name for number in bits(state.chests[index])]),
    )
    seat = table.seat_of.get(index)
    if seat is None:
        return changed
    used = [personas[number].name for number in bits(used_personas(state, seat))]
    rows = len(table.index.content.glory)
    return replace(
        changed,
        newcomer=False,
        owed=0,
        coins=state.goods[seat * GOODS],
        resources=tuple(state.goods[seat * GOODS + 1 : (seat + 1) * GOODS]),
        cards=tuple(names[card] for card in bits(state.held[seat])),
        minions=tuple(minions_of(state, seat)),
        used=_in_order(before.used, used),
        trophies=trophies(state, seat),
        stars=tuple(state.stars[seat * rows : (seat + 1) * rows]),
        capacity=tuple(state.capacity[seat * len(CAPACITIES) : (seat + 1) * len(CAPACITIES)]),
    )


def _in_order(before: tuple[str, ...], now: list[str]) -> tuple[str, ...]:
    """What there was before, then what is new."""
    return (*before, *(name for name in now if name not in before))


def _rights(state: GameData) -> dict[str, str]:
    """B1.12: who may name the charters after the first game, and what a choice lets somebody name.

    An Automa's rights among them go to people (`with_people`).
    """
    table = state.setup
    index = table.index
    rights = dict(table.village.rights)
    if table.number == 1:
        order = from_first(state)
        namers = [seat for seat in order if not state.winners >> seat & 1] or order
        own = [CHARTERS[table.charters[seat]] for seat in namers]
        rights |= {name: name for name in own}
        for number, name in enumerate(name for name in CHARTERS if name not in own):
            rights[name] = own[number % len(own)]
    choice = index.content.games[table.number - 1].choices[state.choice] if state.choice >= 0 else None
    if choice is not None:
        names = index.content.choices[choice].names
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
    if not machines:
        return difficulty
    ahead = sum(people) / len(people) - sum(machines) / len(machines)
    if ahead > 0:
        return difficulty + 1
    return max(FIRST_DIFFICULTY, difficulty - 1) if ahead <= -10 else difficulty
