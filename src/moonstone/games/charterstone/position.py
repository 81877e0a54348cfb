"""A position as a seat sees it, read from its view: what it has, what it could do with it, and what that is worth.

Everything is worked out from the content's costs, benefits and triggers, so that a new building or card needs no new
code here. Worth is counted in points.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from moonstone.engine import Json
from moonstone.games.charterstone.content import Building
from moonstone.games.charterstone.effects import Term, Trigger
from moonstone.games.charterstone.nouns import CHARTERS, KINDS, REPUTATION_VP, RESOURCES

if TYPE_CHECKING:
    from moonstone.games.charterstone import Charterstone

FREQUENCY: Final = {
    "use": 1.3,
    "cost": 2.0,
    "progress": 3.0,
    "reputation": 2.0,
    "score": 1.5,
    "build": 0.8,
    "open": 0.8,
    "end": 1.0,
}
"""How often in a whole game something sets an assistant or a persona off."""
WEIGHTS: Final = (1.0, 0.3, 0.15, 0.08)
"""How much the best things to do count, the best first."""
COIN_WORTH: Final = 0.5
RESOURCE_WORTH: Final = 0.25
"""What goods are worth to have, whatever they will be used for."""
CRATE_WORTH: Final = 8.0
"""What a crate is thought to hold: nobody knows before."""
TURNS_AN_ADVANCE: Final = 4.0
"""How many turns pass, of all players, between two advances of progress for each of them."""
CARD_WORTH: Final = {"building": 1.5, "constructed": 0.3}


@dataclass(slots=True)
class Position:
    """One seat's means. `copy` it to try something out."""

    game: Charterstone
    seen: Mapping[str, Any]
    you: int
    coins: int
    resources: list[int]
    influence: int
    spent: int
    cards: set[str]
    personas: tuple[str, ...]
    quota: int
    reputation: int
    scored: set[str]
    left: float
    """The share of the game that is left."""
    turns: float
    """About how many turns the seat has left."""
    workers: int
    """At hand."""
    points: float = 0.0
    """Points gained since the position was read."""
    spaces: list[int] = field(default_factory=list)
    """The open quota spaces."""

    @classmethod
    def read(cls, game: Charterstone, view: Mapping[str, Json]) -> Position:
        """The position in a seat's view."""
        seen: Mapping[str, Any] = view
        you = seen["you"]
        player = seen["players"][you]
        progress = seen["progress"]
        advances = progress["end"] - progress["at"]
        turns = 0.0 if progress["ending"] else advances * TURNS_AN_ADVANCE / seen["seats"] + 1
        return cls(
            game=game,
            seen=seen,
            you=you,
            coins=player["goods"]["coin"],
            resources=[player["goods"][name] for name in RESOURCES],
            influence=player["influence"],
            spent=player["spent"],
            cards=set(player["cards"]),
            personas=tuple(player["personas"]),
            quota=sum(space["seat"] == you for space in seen["quota"]),
            reputation=seen["reputation"]["tokens"][you],
            scored={name for name, objective in seen["objectives"].items() if you in objective["scored"]},
            left=advances / max(1, progress["end"] - progress["start"]),
            turns=turns,
            workers=player["workers"],
            spaces=[number for number, space in enumerate(seen["quota"]) if space["seat"] is None],
        )

    def copy(self) -> Position:
        """The same means, to be changed."""
        return Position(
            self.game,
            self.seen,
            self.you,
            self.coins,
            self.resources[:],
            self.influence,
            self.spent,
            set(self.cards),
            self.personas,
            self.quota,
            self.reputation,
            set(self.scored),
            self.left,
            self.turns,
            self.workers,
            self.points,
            self.spaces[:],
        )

    # What there is

    def kind(self, card: str) -> str:
        """The kind of a card now."""
        index = self.game.index
        number = index.card_of[card]
        if number < len(index.building_of):
            return "constructed" if card in self.seen["built"] else "building"
        return self.game.content.cards[number - len(index.building_of)].kind

    def count(self, counter: str) -> int:
        """How many of something the seat has."""
        if counter == "coin":
            return self.coins
        if counter == "resource":
            return sum(self.resources)
        if counter == "resource-kind":
            return sum(map(bool, self.resources))
        if counter == "influence":
            return self.influence
        if counter == "quota":
            return self.quota
        if counter == "reputation":
            return self.reputation
        if counter == "objective":
            return len(self.scored)
        if counter == "goods":
            return self.coins + sum(self.resources)
        if counter in KINDS:
            return sum(self.kind(card) == counter for card in self.cards)
        if counter == "card":
            return len(self.cards)
        if counter == "card-kind":
            return len({self.kind(card) for card in self.cards})
        if counter == "building-card":
            return sum(self.kind(card) in ("building", "constructed") for card in self.cards)
        own = [plot["building"] for plot in self.charter["plots"] if plot["building"]]
        if counter == "value":
            buildings, building_of = self.game.content.buildings, self.game.index.building_of
            return sum(buildings[building_of[name]].value for name in own)
        return len(own)

    @property
    def charter(self) -> Mapping[str, Any]:
        """The seat's charter."""
        charter: Mapping[str, Any] = self.seen["charters"][self.seen["players"][self.you]["charter"]]
        return charter

    @property
    def empty_plots(self) -> int:
        """How many plots of the seat's charter are empty."""
        return sum(plot["building"] is None for plot in self.charter["plots"])

    def standing(self) -> list[Building]:
        """The buildings that can be used."""
        buildings, building_of = self.game.content.buildings, self.game.index.building_of
        names = [*self.seen["commons"]]
        for charter in CHARTERS:
            names += [plot["building"] for plot in self.seen["charters"][charter]["plots"] if plot["building"]]
        return [buildings[building_of[name]] for name in names]

    # What things are worth

    @property
    def token(self) -> float:
        """What an influence token is worth to keep: the fewer, and the more of the game is left, the more."""
        if not self.turns:
            return 0.0
        return min(0.8, 0.3 + self.left) * min(1.0, self.left * 3)

    def reputation_worth(self) -> float:
        """What one more token on the reputation track is worth, as it stands."""
        tokens = list(self.seen["reputation"]["tokens"])
        tokens[self.you] = self.reputation
        before = _reputation_points(tokens, self.you)
        tokens[self.you] += 1
        gained = _reputation_points(tokens, self.you) - before
        uncertain = 1 - 0.6 * self.left  # others may catch up, and there is time to do it later
        open_to_others: float = 0.8 * self.left if self.seen["seats"] > 1 else 0.0
        set_off = self.set_off(Trigger("reputation"))
        return gained * uncertain + open_to_others + set_off + self.towards("reputation") - self.token

    def helper_worth(self, when: Trigger | None, gain: tuple[Term, ...]) -> float:
        """What an assistant or a persona brings in what is left of the game."""
        if when is None:
            return 0.0
        return FREQUENCY[when.event] * self.left * 2 * sum(self.term_worth(term) for term in gain)

    def card_worth(self, card: str) -> float:
        """What a card is worth to have."""
        index = self.game.index
        number = index.card_of[card]
        kind = self.kind(card)
        if number >= len(index.building_of):
            helper = self.game.content.cards[number - len(index.building_of)]
            return min(3.0, self.helper_worth(helper.when, helper.gain)) + 0.3
        if kind == "constructed" and self.game.content.buildings[number].crate in self.game.content.crates:
            return 3.0 * min(1.0, self.left * 2)
        return CARD_WORTH.get(kind, 0.5) * min(1.0, self.left * 2)

    def term_worth(self, term: Term) -> float:
        """What a term is worth to gain, roughly."""
        if term.any_of:
            return max(self.term_worth(part) for part in term.any_of)
        number = term.number * (1 if term.per is None else self.count(term.per))
        if not number:
            return 0.0
        late = self.late
        match term.what:
            case "vp":
                return float(number)
            case "coin":
                return COIN_WORTH * number * late
            case "influence":
                return self.token * min(number, self.spent)
            case "reputation":
                return max(0.0, self.reputation_worth()) * number if self.influence else 0.0
            case "progress":
                return self.progress_worth() * number
            case "card":
                return self.best_card(None)
            case "capacity" | "persona":
                return 1.0 * number
            case what if what in KINDS:
                return self.best_card(what)
            case _:
                return RESOURCE_WORTH * number * late

    def best_card(self, kind: str | None) -> float:
        """The worth of the best face-up card."""
        return max((self.card_worth(card) for card in self.seen["mat"] if kind in (None, self.kind(card))), default=0.0)

    def progress_worth(self) -> float:
        """What moving progress is worth: an assistant's point, a token where it lands, and an end that suits or not."""
        progress = self.seen["progress"]
        if progress["at"] >= progress["end"]:
            return 0.0
        marks = self.game.content.progress[progress["at"] + 1]
        worth = self.set_off(Trigger("progress"))
        if "r" in marks and self.influence > 1:
            worth += max(0.0, self.reputation_worth())
        return worth

    def set_off(self, trigger: Trigger) -> float:
        """What the seat's assistants and personas add to something."""
        index, content = self.game.index, self.game.content
        first = len(index.building_of)
        helpers = [content.cards[index.card_of[card] - first] for card in self.cards if index.card_of[card] >= first]
        helpers += [content.personas[index.persona_of[name]] for name in self.personas]
        return sum(
            self.term_worth(term)
            for helper in helpers
            if helper.when == trigger
            for term in helper.gain
            if not (trigger.event == "reputation" and term.what == "reputation")
        )

    # What can be done with it

    def outlook(self, gained: float) -> float:
        """What the seat can make of its turns: what this one gained, and its best plans by points a turn."""
        best = sorted([gained, *self._plans()], reverse=True)
        return sum(weight * worth for weight, worth in zip(WEIGHTS, best, strict=False))

    def _plans(self) -> list[float]:
        """By plan: its points for each turn it takes, this one included."""
        found = []
        token = self.token
        waits = 2.0 if self.workers else 2.4
        for building in self.standing():
            if not building.cost:
                continue
            gain = sum(self.term_worth(term) for term in building.benefit)
            gain += self.set_off(Trigger("use", building.name))
            needs = {term.what: term.number for term in building.cost}
            influence, coin = needs.get("influence", 0), needs.get("coin", 0)
            any_resource = needs.get("resource", 0)
            fixed = [needs.get(name, 0) for name in RESOURCES]
            for coins, resources, any_kind, tokens, extra, turns in self._targets(building, needs):
                paid = influence + tokens
                if paid > self.influence:
                    continue
                want = [a + b for a, b in zip(fixed, resources, strict=True)]
                needed = turns + self.turns_for(coin + coins, want, any_resource + any_kind)
                if needed >= self.turns:
                    continue
                goods = COIN_WORTH * (coin + coins) + RESOURCE_WORTH * (sum(want) + any_resource + any_kind)
                if "objective" in needs:
                    goods = 0.0
                worth = gain + extra - token * paid - goods * self.late
                if worth > 0:
                    found.append(worth / (needed + waits))
        return found

    @property
    def late(self) -> float:
        """How much goods still matter: 1 for long, 0 in the last round."""
        return min(1.0, 2 * self.left) if self.turns else 0.0

    def _targets(
        self, building: Building, needs: Mapping[str, int]
    ) -> list[tuple[int, list[int], int, int, float, float]]:
        """What else a target takes and gives: coins, resources, any resources, tokens, points, further turns."""
        none = [0] * len(RESOURCES)
        content, index = self.game.content, self.game.index
        if "blueprint" in needs:
            if not self.empty_plots:
                return []
            cards = [content.buildings[index.building_of[card]] for card in self.cards if self.kind(card) == "building"]
            return [(0, list(card.build), 0, 0, self.building_worth(card), 0.0) for card in cards]
        if "crate" in needs:
            crates = [card for card in self.cards if self.kind(card) == "constructed"]
            openable = any(content.buildings[index.building_of[card]].crate in content.crates for card in crates)
            return [(0, none, 0, 0, CRATE_WORTH, 0.0)] if openable else []
        if "objective" in needs:
            found = [self._lacking(name) for name in self.seen["objectives"] if name not in self.scored]
            return [plan for plan in found if plan is not None]
        if "quota" in needs:
            return self._quota_targets()
        return [(0, none, 0, 0, 0.0, 0.0)]

    def _lacking(self, objective: str) -> tuple[int, list[int], int, int, float, float] | None:
        """What an objective asks for that can be gathered or bought; None if it asks for more than that."""
        coins, resources, any_kind, turns = 0, [0] * len(RESOURCES), 0, 0
        for need in self.game.content.objectives[self.game.index.objective_of[objective]].needs:
            short = need.number - self.count(need.counter)
            if need.met(self.count(need.counter)) and need.counter not in (
                "coin",
                "resource",
                "resource-kind",
                "goods",
            ):
                continue
            if need.counter in ("coin", "goods"):
                coins = need.number
            elif need.counter == "resource":
                any_kind = need.number
            elif need.counter == "resource-kind":
                resources = [1] * need.number + [0] * (len(RESOURCES) - need.number)
            elif need.counter in KINDS and any(self.kind(card) == need.counter for card in self.seen["mat"]):
                coins, any_kind, turns = coins + short, any_kind + short, turns + short
            else:
                return None
        return coins, resources, any_kind, 1, 0.0, float(turns)

    def towards(self, counter: str) -> float:
        """What one more of something is worth for an objective that asks for more of it."""
        worth = 0.0
        for name in self.seen["objectives"]:
            for need in self.game.content.objectives[self.game.index.objective_of[name]].needs:
                short = need.number - self.count(counter)
                if name not in self.scored and need.counter == counter and short > 0 and not need.at_most:
                    worth += 4.0 * self.late / (short + 1)
        return worth

    def _quota_targets(self) -> list[tuple[int, list[int], int, int, float, float]]:
        """The open spaces; cards are given only where they are worth little."""
        none = [0] * len(RESOURCES)
        content = self.game.content
        found: list[tuple[int, list[int], int, int, float, float]] = []
        spaces = [(row, column) for row in content.quota for column in range(len(row.amounts))]
        cards = sorted(self.card_worth(card) for card in self.cards)
        towards = self.towards("quota")
        for space in self.spaces:
            row, column = spaces[space]
            amount = row.amounts[column]
            bonus = towards + sum(self.term_worth(term) for term in row.bonuses[column])
            if row.goods == "coin":
                found.append((amount, none, 0, 1, bonus, 0.0))
            elif row.goods == "resource":
                found.append((0, none, amount, 1, bonus, 0.0))
            elif len(cards) >= amount:
                found.append((0, none, 0, 1, bonus - sum(cards[:amount]), 0.0))
        return found

    def turns_for(self, coins: int, resources: list[int], any_kind: int) -> float:
        """About how many placements it takes to have these."""
        lacking = sum(max(0, want - have) for want, have in zip(resources, self.resources, strict=True))
        spare = sum(max(0, have - want) for want, have in zip(resources, self.resources, strict=True)) - any_kind
        if spare < 0:
            lacking -= spare
            spare = 0
        short = max(0, coins - self.coins)
        from_spare = min(short, spare)
        return lacking + from_spare + 2 * (short - from_spare)

    def building_worth(self, building: Building) -> float:
        """What a building in the own charter is worth beside the points for building it: its value for the campaign."""
        return 1.0 + building.value * (0.8 if self.seen["number"] < len(self.game.content.games) else 0.4)

    def stock(self) -> float:
        """Points gained, and what everything the seat has is worth."""
        return (
            self.points
            + self.late
            * (COIN_WORTH * min(self.coins, 8) + RESOURCE_WORTH * sum(min(have, 2) for have in self.resources))
            + 0.1 * self.late * sum(map(bool, self.resources))
            + sum(self.card_worth(card) for card in self.cards) * (1.0 if self.turns else 0.0)
            + self.token * self.influence
        )


def _reputation_points(tokens: list[int], seat: int) -> int:
    """A6.5, for one seat."""
    numbers = sorted({number for number in tokens if number}, reverse=True)
    return dict(zip(numbers, REPUTATION_VP, strict=False)).get(tokens[seat], 0)
