"""The content by number: what rules look up, worked out once for a content."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Final

from moonstone.games.charterstone.content.constants import CHARTERS, KINDS, PERILS, PLOTS, RESOURCES, UNLOCKS
from moonstone.games.charterstone.content.content import COMMONS, AbilityCard, Building, Content
from moonstone.games.charterstone.content.stand_ins import as_known
from moonstone.games.charterstone.content.unlocking import unlocked_by_crates
from moonstone.games.charterstone.content.vocabulary import ABILITIES, TARGETS, WHATS, Need, Term
from moonstone.games.charterstone.rules.catalogue import Catalogue

GOODS: Final = 1 + len(RESOURCES)
"""A seat's goods lie side by side: coins, then the resources."""
SLOTS: Final = len(COMMONS) + len(CHARTERS) * PLOTS
"""Places for buildings: the Commons, then the plots of each charter."""
NO_TARGET: Final = -1
GIVEN: Final = ("card", *KINDS, "minion")
"""Costs that are given one by one."""
BLUEPRINT, CRATE, OBJECTIVE, QUOTA, INCOME = range(len(TARGETS))
DONE: Final = frozenset(TARGETS) - {"income"}
"""The targets that are chosen and done."""
FROM_COMMONS: Final = len(CHARTERS) + 1
"""The source of an effect, after the six charters (see `GameSetup.source`)."""


class Cost:
    """What using a building takes, by the terms of its cost. `influence` counts tokens that are placed, too."""

    __slots__ = (
        "any",
        "coins",
        "fixed",
        "given",
        "good",
        "income",
        "influence",
        "more",
        "number",
        "paid",
        "perils",
        "plain",
        "target",
        "total",
    )

    def __init__(self, terms: Sequence[Term]) -> None:
        numbers = {term.what: 0 for term in terms}
        for term in terms:
            numbers[term.what] += term.number
        self.coins = numbers.get("coin", 0)
        self.paid = numbers.get("influence", 0)
        """Influence that goes to the general supply."""
        self.any = numbers.get("resource", 0)
        self.fixed = tuple((1 + kind, numbers[name]) for kind, name in enumerate(RESOURCES) if name in numbers)
        """Good and number, for resources of one kind."""
        self.total = self.any + sum(number for _, number in self.fixed)
        self.perils = tuple((kind, numbers[name]) for kind, name in enumerate(PERILS) if name in numbers)
        self.given = tuple((WHATS.index(name), numbers[name]) for name in GIVEN if name in numbers)
        """Cards and minions: what, and how many."""
        self.income = "income" in numbers
        """B1.11: whether a token is placed on the building itself."""
        self.more = bool(self.perils or self.given or self.income)
        """Whether it takes more than goods and influence."""
        targets = (TARGETS.index(name) for name in TARGETS if name in numbers and name in DONE)
        self.target = next(targets, NO_TARGET)
        self.influence = self.paid + (self.target in (OBJECTIVE, QUOTA)) + self.income
        self.good, self.number = self.fixed[0] if self.fixed else (1, 0)
        """The first good of one kind and how many of it, to tell quickly that a cost cannot be paid."""
        self.plain = len(terms) == len(self.fixed) <= 1
        """Whether nothing else is to be paid."""


def _free_cost(building: Building) -> Cost:
    """C: what a scroll leaves of a cost: what is done to a target, which is what the building is for."""
    return Cost([term for term in building.cost if term.what in DONE])


class Index:
    """The content by number: made once for a content, shared by all its games."""

    __slots__ = (
        *(
            "benefits",
            "building_cards",
            "building_of",
            "card_of",
            "card_names",
            "catalogue",
            "constructible",
            "content",
            "costs",
            "crates",
        ),
        *("effects", "free_costs", "kinds", "objective_of", "persona_effects", "persona_of", "quota", "triggers"),
        *("abilities", "glory_rows", "minion_effects", "once", "thrifty", "usable", "with_crate"),
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
        self.costs = tuple(Cost(building.cost) for building in buildings)
        self.free_costs = tuple(map(_free_cost, buildings))
        self.benefits = tuple(tuple(term.compiled() for term in building.benefit) for building in buildings)
        self.building_cards = (1 << len(buildings)) - 1
        """The building cards of either kind."""
        self._count_buildings()
        number = len(buildings)
        self.kinds = tuple(
            sum(1 << number + index for index, card in enumerate(content.cards) if card.kind == kind) for kind in KINDS
        )
        """By kind: the cards that are always of it. Building cards change theirs."""
        self.effects = _by_trigger(content.cards, number)
        self.persona_effects = _by_trigger(content.personas, 0)
        self.triggers = frozenset({*self.effects, *self.persona_effects})
        self.quota = tuple(
            (
                ("coin", "resource", "card", "minion", "peril").index(row.goods),
                amount,
                tuple(term.compiled() for term in bonus),
            )
            for row in content.quota
            for amount, bonus in zip(row.amounts, row.bonuses, strict=True)
        )
        """By space: the kind of goods, how many, and the bonus."""
        self.minion_effects = tuple(tuple(term.compiled() for term in minion.gain) for minion in content.minions)
        self.usable = self.kinds[KINDS.index("item")] | self.kinds[KINDS.index("treasure")]
        self.abilities = {
            name: sum(1 << number for number, persona in enumerate(content.personas) if persona.ability == name)
            for name in ABILITIES
        }
        """By ability: the personas that have it."""
        self.thrifty = self.abilities["barter"] | self.persona_effects.get("bump", (0, ()))[0]
        """The personas with whom a seat may be able to pay coins and influence that it does not have."""
        self.glory_rows: dict[int, list[int]] = {}
        """By mask of rules: the rows of glory that there are, once somebody has asked."""
        self.once = self.persona_effects.get("once", (0, ()))[0]
        """The personas that can do something once per game."""

    def _count_buildings(self) -> None:
        buildings, crates = self.content.buildings, self.content.crates
        self.constructible = sum(1 << index for index, building in enumerate(buildings) if sum(building.build))
        self.crates = tuple(building.crate for building in buildings)
        self.with_crate = sum(1 << index for index, building in enumerate(buildings) if building.crate in crates)
        """The cards whose crate the Index guide lists."""

    def as_known(self, opened: Iterable[int]) -> Index:
        """The content by the same numbers for somebody who knows only what is in these crates (A7.1)."""
        found = copy(self)
        found.content = as_known(self.content, opened)
        costs, free_costs, benefits = [*self.costs], [*self.free_costs], [*self.benefits]
        for index, (building, real) in enumerate(zip(found.content.buildings, self.content.buildings, strict=True)):
            if building is not real:
                costs[index], free_costs[index] = Cost(building.cost), _free_cost(building)
                benefits[index] = tuple(term.compiled() for term in building.benefit)
        found.costs, found.free_costs, found.benefits = tuple(costs), tuple(free_costs), tuple(benefits)
        found._count_buildings()
        return found

    def showing(self, crate: int) -> int:
        """The card that shows a crate, as a mask."""
        return 1 << self.crates.index(crate) if crate in self.crates else 0

    def rules_in(self, crate: int) -> int:
        """B1: the rules that a crate unlocks, as a mask of UNLOCKS."""
        return sum(1 << UNLOCKS.index(name) for name in self.content.crates[crate].unlocks)

    def unlocked_cards(self, opened: Iterable[int]) -> int:
        """A7.1: the advancement cards that these crates, and the beginning, have shown."""
        names = unlocked_by_crates(self.content, opened)
        return sum(1 << number for name, number in self.card_of.items() if name in names and name not in COMMONS)

    def objectives(self, opened: Iterable[int]) -> int:
        """The objectives unlocked once these crates are open."""
        names = unlocked_by_crates(self.content, opened)
        return sum(1 << number for number, part in enumerate(self.content.objectives) if part.name in names)


Effects = dict[str, tuple[int, tuple[tuple[int, tuple[tuple[object, ...], ...], tuple[Need, ...]], ...]]]
"""By trigger: the mask of all cards and personas it sets off, and for each its bit, its terms and what must hold."""


def _by_trigger(cards: tuple[AbilityCard, ...], first: int) -> Effects:
    found: Effects = {}
    for index, card in enumerate(cards, first):
        if card.when is not None:
            mask, entries = found.get(str(card.when), (0, ()))
            entry = (1 << index, tuple(term.compiled() for term in card.gain), card.needs)
            found[str(card.when)] = (mask | 1 << index, (*entries, entry))
    return found
