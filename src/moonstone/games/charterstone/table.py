"""What stays the same during a game: the content as tables of numbers, who plays which charter, how long tracks are."""

from __future__ import annotations

from typing import Final

from moonstone.games.charterstone.content import COMMONS, Building, Content, Helper
from moonstone.games.charterstone.effects import TARGETS
from moonstone.games.charterstone.moves import Catalogue
from moonstone.games.charterstone.nouns import CHARTERS, KINDS, PLOTS, RESOURCES
from moonstone.games.charterstone.village import Village

GOODS: Final = 1 + len(RESOURCES)
"""A seat's goods lie side by side: coins, then the resources."""
SLOTS: Final = len(COMMONS) + len(CHARTERS) * PLOTS
"""Places for buildings: the Commons, then the plots of each charter."""
NO_TARGET: Final = -1
BLUEPRINT, CRATE, OBJECTIVE, QUOTA = range(len(TARGETS))


class Cost:
    """What using a building takes, as numbers. `influence` counts tokens that are placed, too."""

    __slots__ = ("any", "coins", "fixed", "influence", "paid", "target", "total")

    def __init__(self, building: Building) -> None:
        numbers = {term.what: 0 for term in building.cost}
        for term in building.cost:
            numbers[term.what] += term.number
        self.coins = numbers.get("coin", 0)
        self.paid = numbers.get("influence", 0)
        """Influence that goes to the general supply."""
        self.any = numbers.get("resource", 0)
        self.fixed = tuple((1 + kind, numbers[name]) for kind, name in enumerate(RESOURCES) if name in numbers)
        """Good and number, for resources of one kind."""
        self.total = self.any + sum(number for _, number in self.fixed)
        self.target = next((TARGETS.index(name) for name in TARGETS if name in numbers), NO_TARGET)
        self.influence = self.paid + (self.target in (OBJECTIVE, QUOTA))


class Index:
    """The content by number: made once for a content, shared by all its games."""

    __slots__ = (
        *(
            "benefits",
            "building_of",
            "card_of",
            "card_names",
            "catalogue",
            "constructible",
            "content",
            "costs",
            "crates",
        ),
        *("effects", "kinds", "objective_of", "persona_effects", "persona_of", "quota", "triggers", "with_crate"),
    )

    def __init__(self, content: Content) -> None:
        self.content = content
        self.catalogue = Catalogue(content)
        buildings = content.buildings
        self.building_of = {building.name: index for index, building in enumerate(buildings)}
        self.card_names = (*self.building_of, *(card.name for card in content.cards))
        self.card_of = {name: index for index, name in enumerate(self.card_names)}
        self.persona_of = {persona.name: index for index, persona in enumerate(content.personas)}
        self.objective_of = {objective.name: index for index, objective in enumerate(content.objectives)}
        self.costs = tuple(Cost(building) for building in buildings)
        self.benefits = tuple(tuple(term.compiled() for term in building.benefit) for building in buildings)
        self.constructible = sum(1 << index for index, building in enumerate(buildings) if sum(building.build))
        self.crates = tuple(building.crate for building in buildings)
        self.with_crate = sum(
            1 << index for index, building in enumerate(buildings) if building.crate in content.crates
        )
        """The cards whose crate the Index guide lists."""
        number = len(buildings)
        self.kinds = tuple(
            sum(1 << number + index for index, card in enumerate(content.cards) if card.kind == kind) for kind in KINDS
        )
        """By kind: the cards that are always of it. Building cards change theirs."""
        self.effects = _by_trigger(content.cards, number)
        self.persona_effects = _by_trigger(content.personas, 0)
        self.triggers = frozenset({*self.effects, *self.persona_effects})
        self.quota = tuple(
            (("coin", "resource", "card").index(row.goods), amount, tuple(term.compiled() for term in bonus))
            for row in content.quota
            for amount, bonus in zip(row.amounts, row.bonuses, strict=True)
        )
        """By space: the kind of goods, how many, and the bonus."""


Effects = dict[str, tuple[int, tuple[tuple[int, tuple[tuple[object, ...], ...]], ...]]]
"""By trigger: the mask of all helpers it sets off, and for each its bit and its terms."""


def _by_trigger(helpers: tuple[Helper, ...], first: int) -> Effects:
    found: Effects = {}
    for index, helper in enumerate(helpers, first):
        if helper.when is not None:
            mask, entries = found.get(str(helper.when), (0, ()))
            entry = (1 << index, tuple(term.compiled() for term in helper.gain))
            found[str(helper.when)] = (mask | 1 << index, (*entries, entry))
    return found


class Table:
    """One game's table: the village it starts from and who sits where."""

    __slots__ = (
        *(
            "automas",
            "charters",
            "cost_triggers",
            "end",
            "index",
            "number",
            "objectives",
            "options",
            "seat_of",
            "seats",
        ),
        *("spaces", "start", "use_triggers", "village"),
    )

    def __init__(self, index: Index, village: Village, options: dict[str, bool | int | str]) -> None:
        content = index.content
        self.index = index
        self.village = village
        self.options = options
        self.charters = village.active
        """By seat: its charter."""
        self.seats = len(self.charters)
        self.seat_of = {charter: seat for seat, charter in enumerate(self.charters)}
        self.automas = frozenset(seat for seat, charter in enumerate(self.charters) if village.charters[charter].automa)
        self.number = village.number
        self.start = content.starts[self.seats - 1]
        self.end = len(content.progress) - 1
        self.spaces = content.reputation[self.seats - 1]
        opened = [content.crates[number] for number in village.opened]
        sealed = {name for crate in content.crates.values() for name in crate.objectives}
        sealed -= {name for crate in opened for name in crate.objectives}
        self.objectives = sum(
            1 << number for number, objective in enumerate(content.objectives) if objective.name not in sealed
        )
        """The objectives unlocked when the game began."""
        self.use_triggers = tuple(f"use {building.name}" for building in content.buildings)
        self.cost_triggers = tuple(
            tuple(f"cost {term.what}" for term in building.cost if term.what in RESOURCES)
            for building in content.buildings
        )

    def slot(self, seat: int, plot: int) -> int:
        """The slot of a plot, from 1, of a seat's charter."""
        return len(COMMONS) + self.charters[seat] * PLOTS + plot - 1
