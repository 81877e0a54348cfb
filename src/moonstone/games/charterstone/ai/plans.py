"""A position as a seat sees it: its holdings, what they are worth, and what could be done with them."""

from __future__ import annotations

from dataclasses import dataclass
from math import fsum
from typing import Final

from moonstone.games.charterstone.ai import pace, this_game
from moonstone.games.charterstone.ai.known import NO_RESOURCES, Bill
from moonstone.games.charterstone.ai.valuation import COIN_WORTH, RESOURCE_WORTH, Valuation
from moonstone.games.charterstone.content.constants import KINDS, PERILS, RESOURCES
from moonstone.games.charterstone.content.content import Building
from moonstone.games.charterstone.content.vocabulary import TARGETS, Trigger

WEIGHTS: Final = (1.0, 0.3, 0.15, 0.08)
"""How much the best things to do count, the best first."""


@dataclass(slots=True)
class Position(Valuation):
    """Holdings, their worth, and plans."""

    def evaluate(self, gained: float) -> float:
        """What the seat can make of its turns: what this one gained, and its best plans by points a turn.

        In a game that has stalled, what is done comes before what is planned: plans alone never end it.
        """
        plans = self._plans()
        best = [gained, *plans] if pace.stalled(self.view) else sorted([gained, *plans], reverse=True)
        return fsum(weight * worth for weight, worth in zip(WEIGHTS, best, strict=False))

    def _plans(self) -> list[float]:
        """The best plans, as many as count: the points of each for every turn it takes, this one included."""
        found = [0.0] * len(WEIGHTS)
        token, late, turns = self.token, self.late, self.turns
        waits = 2.0 if self.at_hand else 2.4
        for building, gain, own in self._uses():
            for bill in self._targets(building):
                paid = own.tokens + bill.tokens
                worth = gain + bill.extra - token * paid
                if paid > self.influence or worth <= found[-1] * waits:
                    continue
                fixed = tuple(map(int.__add__, own.fixed, bill.fixed)) if bill.fixed is not NO_RESOURCES else own.fixed
                coins, any_kind = own.coins + bill.coins, own.any_kind + bill.any_kind
                needed = bill.turns + self.turns_for(coins, fixed, any_kind)
                if needed >= turns:
                    continue
                goods = 0.0 if bill.kept else COIN_WORTH * coins + RESOURCE_WORTH * (sum(fixed) + any_kind)
                rate = (worth - goods * late) / (needed + waits)
                if rate > found[-1]:
                    found[-1] = rate
                    found.sort(reverse=True)
        return found

    def _uses(self) -> list[tuple[Building, float, Bill]]:
        """The buildings that cost something, what each gives, and its bill without a target; worked out once."""
        found = self.known.uses
        if found is None:
            found = []
            minions = any(self.minions)
            for name, stand in self.stands.items():
                building = self.building(name)
                usable = building.cost and name not in self.tokens
                if usable and this_game.can_be_used(self.view, self.you, stand, minions):
                    gain = self.benefit_worth(building) + self.trigger_worth(Trigger("use", building.name))
                    needs = {term.what: term.number for term in building.cost}
                    gain += fsum(
                        self.trigger_worth(Trigger("cost", what)) for what in needs if what in (*RESOURCES, *KINDS)
                    )
                    fixed = tuple(needs.get(name, 0) for name in RESOURCES)
                    tokens = needs.get("influence", 0) + ("income" in needs)
                    tokens += this_game.toll(self.view, self.you, stand)
                    found.append((building, gain, Bill(needs.get("coin", 0), fixed, needs.get("resource", 0), tokens)))
            self.known.uses = found
        return found

    def _targets(self, building: Building) -> list[Bill]:
        """What a target, or cards, minions and perils of a cost, take and give; none where that cannot be had."""
        for term in building.cost:
            what = term.what
            if what in TARGETS and what != "income":
                return {
                    "blueprint": self._blueprints,
                    "crate": self._crates,
                    "objective": self._objectives,
                    "quota": self._quota,
                }[what]()
            if what in PERILS:
                kind = PERILS.index(what)
                return [Bill(extra=-self.peril_worth(kind))] if self.perils[kind] >= term.number else []
            if what == "minion":
                kinds = [self.minion_worth(kind) for kind, number in enumerate(self.minions) if number]
                return [Bill(extra=-min(kinds))] if kinds else []
            if what == "card" or what in KINDS:
                worths = sorted(self.card_worth(card) for card in self.of_kind(what))[: term.number]
                return [Bill(extra=-fsum(worths))] if len(worths) == term.number else []
        return [Bill()]

    def _blueprints(self) -> list[Bill]:
        """The building cards."""
        if not self.can_build():
            return []
        cards = [self.building(card) for card in self.of_kind("building")]
        return [Bill(fixed=card.build, extra=self.building_worth(card)) for card in cards]

    def _crates(self) -> list[Bill]:
        """The best crate."""
        worths = [self.crate_worth(card) for card in self.of_kind("constructed")]
        return [Bill(extra=max(worths))] if max(worths, default=0.0) else []

    def _objectives(self) -> list[Bill]:
        """What an objective asks for that can be gathered or bought; none if it asks for more than that."""
        found = []
        triggered = self.trigger_worth(Trigger("score"))
        for _, needs in self.objectives():
            coins, fixed, any_kind, turns, possible = 0, NO_RESOURCES, 0, 0, True
            for need in needs:
                have = self.count(need.counter)
                if need.counter in ("coin", "goods"):
                    coins = need.number
                elif need.counter == "resource":
                    any_kind = need.number
                elif need.counter == "resource-kind":
                    fixed = tuple(int(kind < need.number) for kind in range(len(RESOURCES)))
                elif need.met(have):
                    continue
                elif need.counter in KINDS and any(self.kind(card) == need.counter for card in self.view["mat"]):
                    short = need.number - have
                    coins, any_kind, turns = coins + short, any_kind + short, turns + short
                else:
                    possible = False
            if possible:
                found.append(Bill(coins, fixed, any_kind, 1, triggered, float(turns), kept=True))
        return found

    def _quota(self) -> list[Bill]:
        """The open spaces; cards, minions and perils are given only where they are worth little."""
        found: list[Bill] = []
        towards = self.towards("quota")
        given = {
            "card": sorted(self.card_worth(card) for card in self.cards),
            "minion": sorted(
                self.minion_worth(kind) for kind, number in enumerate(self.minions) for _ in range(number)
            ),
            "peril": sorted(self.peril_worth(kind) for kind, number in enumerate(self.perils) for _ in range(number)),
        }
        seen: set[tuple[str, int, float]] = set()
        for goods, amount, extra in self._spaces():
            bonus = towards + extra
            if (goods, amount, bonus) in seen:
                continue
            seen.add((goods, amount, bonus))
            if goods == "coin":
                found.append(Bill(amount, NO_RESOURCES, 0, 1, bonus))
            elif goods == "resource":
                found.append(Bill(0, NO_RESOURCES, amount, 1, bonus))
            elif len(given[goods]) >= amount:
                found.append(Bill(tokens=1, extra=bonus - fsum(given[goods][:amount])))
            elif goods == "card" and self.view["mat"] and pace.stalled(self.view):
                short = amount - len(given[goods])  # bought one by one, for a coin and a resource each
                found.append(Bill(short, NO_RESOURCES, short, 1, bonus - fsum(given[goods]), float(short)))
        return found

    def _spaces(self) -> list[tuple[str, int, float]]:
        """By open space: its goods, how many, and what its bonus is worth."""
        bonuses = self.known.bonuses
        if bonuses is None:
            bonuses = [
                (row.goods, amount, fsum(self.term_worth(term) for term in bonus))
                for row in self.index.content.quota
                for amount, bonus in zip(row.amounts, row.bonuses, strict=True)
            ]
            self.known.bonuses = bonuses
        return [bonuses[space] for space in self.spaces]

    def turns_for(self, coins: int, fixed: tuple[int, ...], any_kind: int) -> float:
        """About how many placements it takes to have these, by basic buildings and by the best that turn goods over."""
        lacking = spare = 0
        for want, have in zip(fixed, self.resources, strict=True):
            if have < want:
                lacking += want - have
            else:
                spare += have - want
        spare += self.wild - any_kind
        if spare < 0:
            lacking -= spare
            spare = 0
        elif self.wild:
            covered = min(lacking, self.wild, spare)
            lacking, spare = lacking - covered, spare - covered
        needed = 0.0
        if lacking:
            needed = min([float(lacking), *(self._turned(lacking, *entry) for entry in self._turners("resource"))])
        if coins > self.coins:
            short = coins - self.coins
            needed += min(self._turned(short, kind, gives, spare) for kind, gives in self._turners("coin"))
        return needed

    def _turned(self, wanted: int, kind: int, gives: int, spare: int = 99) -> float:
        """The placements to get so many out of a building that takes a resource, of a kind or any (-1), for each
        use.
        """
        uses = -(-wanted // gives)
        have = min(spare, self.resources[kind]) if kind >= 0 else min(spare, sum(self.resources))
        return uses + max(0, uses - have)

    def _turners(self, what: str) -> list[tuple[int, int]]:
        """The buildings that take one resource and give several coins or resources: the kind they take, how many they
        give.
        """
        found = self.known.turners.get(what)
        if found is None:
            found = []
            for building in self.standing():
                if [term.number for term in building.cost] == [1] and building.cost[0].what in ("resource", *RESOURCES):
                    terms = [part for term in building.benefit for part in (term.any_of or (term,)) if not part.per]
                    gives = sum(term.number for term in terms if term.what == what)
                    if gives > (what == "resource"):
                        taken = building.cost[0].what
                        found.append((RESOURCES.index(taken) if taken in RESOURCES else -1, gives))
            self.known.turners[what] = found
        return found
