"""What a seat has, read from its view, and what can be counted of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar, cast

from moonstone.engine import Json
from moonstone.games.charterstone.ai.known import Known
from moonstone.games.charterstone.ai.pace import time_left
from moonstone.games.charterstone.ai.stands import Stand, stands
from moonstone.games.charterstone.client.shapes import Player, Plot, View
from moonstone.games.charterstone.content.constants import CHARTERS, MINIONS, PERILS, RESOURCES
from moonstone.games.charterstone.content.content import BASIC, AbilityCard, Building
from moonstone.games.charterstone.rules.counters import COUNT
from moonstone.games.charterstone.rules.index import Index
from moonstone.games.charterstone.rules.questions.build import can_build_on

H = TypeVar("H", bound="Holdings")


@dataclass(slots=True)
class Holdings:
    """One seat's holdings. `copy` them to try something out; what the view alone tells is shared by all copies."""

    index: Index
    view: View
    you: int
    coins: int
    resources: list[int]
    influence: int
    spent: int
    cards: dict[str, None]
    """In the order of the view: a set would give it in another order in every process, and sums of worths with it."""
    quota: int
    reputation: int
    scored: set[str]
    left: float
    """The share of the game that is left."""
    turns: float
    """About how many turns the seat has left."""
    workers: int
    """At hand."""
    minions: list[int]
    """All of them, by kind."""
    perils: list[int]
    tokens: list[str]
    """The income buildings with a token of the seat."""
    wild: int = 0
    """Resources of any kind gained since: which, is chosen when they are."""
    points: float = 0.0
    """Points gained since the position was read."""
    spaces: list[int] = field(default_factory=list)
    """The open quota spaces."""
    raised: int = 0
    """Buildings built since, on open plots."""
    recruits: int = 0
    """Personas found since."""
    known: Known = field(default_factory=Known)

    @classmethod
    def read(cls: type[H], index: Index, view: Mapping[str, Json]) -> H:
        """The holdings of the seat whose view it is."""
        return cls.of(index, cast(View, view))

    @classmethod
    def of(cls: type[H], index: Index, seen: View) -> H:
        """The holdings of the seat whose view it is."""
        you = seen["you"]
        assert you is not None  # a spectator has nothing
        player = seen["players"][you]
        left, turns = time_left(seen)
        own = seen["charters"][player["charter"]]["plots"]
        minions = [player["minions"].get(name, 0) for name in MINIONS]
        for plot in own:
            if "minion" in plot:
                minions[MINIONS.index(plot["minion"])] += 1
        spaces = {(space["row"], space["column"]): space["seat"] for space in seen["quota"]}
        ships = index.catalogue.fill_quota
        return cls(
            index=index,
            view=seen,
            you=you,
            coins=player["goods"]["coin"],
            resources=[player["goods"][name] for name in RESOURCES],
            influence=player["influence"],
            spent=player["spent"],
            cards=dict.fromkeys(player["cards"]),
            quota=sum(seat == you for seat in spaces.values()),
            reputation=seen["reputation"]["tokens"][you],
            scored={name for name, objective in seen["objectives"].items() if you in objective["scored"]}
            | {name for name, objective in player["objectives"].items() if objective["scored"]},
            left=left,
            turns=turns,
            workers=player["workers"],
            minions=minions,
            perils=[player["perils"].get(name, 0) for name in PERILS],
            tokens=[plot["building"] for plot in all_plots(seen) if plot["building"] and you in plot.get("income", ())],
            spaces=[number for number, ship in enumerate(ships) if spaces.get((ship.row, ship.column), you) is None],
        )

    def copy(self: H) -> H:
        """The same holdings, to be changed."""
        return type(self)(
            self.index,
            self.view,
            self.you,
            self.coins,
            self.resources[:],
            self.influence,
            self.spent,
            self.cards.copy(),
            self.quota,
            self.reputation,
            set(self.scored),
            self.left,
            self.turns,
            self.workers,
            self.minions[:],
            self.perils[:],
            self.tokens,
            self.wild,
            self.points,
            self.spaces[:],
            self.raised,
            self.recruits,
            self.known,
        )

    def kind(self, card: str) -> str:
        """The kind of a card now."""
        kinds = self.known.kinds
        if card not in kinds:
            helper = self.helper(card)
            built = "constructed" if card in self.view["built"] else "building"
            kinds[card] = built if helper is None else helper.kind
        return kinds[card]

    def helper(self, card: str) -> AbilityCard | None:
        """A card that is no building."""
        index = self.index
        number = index.card_of[card] - len(index.building_of)
        return index.content.cards[number] if number >= 0 else None

    def of_kind(self, what: str) -> list[str]:
        """The cards of a kind, or all of them."""
        return [card for card in self.cards if what in ("card", self.kind(card))]

    def count(self, counter: str) -> int:
        """How many of something the seat has."""
        return COUNT[counter](self)

    @property
    def objectives_scored(self) -> int:
        """How many objectives hold a token of the seat."""
        return len(self.scored)

    @property
    def card_count(self) -> int:
        """How many cards the seat has."""
        return len(self.cards)

    def cards_of_kind(self, kind: str) -> int:
        """How many cards of a kind the seat has."""
        return sum(self.kind(card) == kind for card in self.cards)

    @property
    def building_values(self) -> list[int]:
        """The values of the buildings in the seat's charter."""
        return [building.value for building in self.standing_on(self.plots)] + [0] * self.raised

    @property
    def persona_count(self) -> int:
        """The personas in the chest."""
        return len(self.player["chest"]["personas"]) + self.recruits

    @property
    def minions_out(self) -> int:
        """Minions on the board."""
        return sum("minion" in plot for plot in self.plots)

    @property
    def income_tokens(self) -> int:
        """Tokens on income buildings."""
        return len(self.tokens)

    def building(self, name: str) -> Building:
        """A building by its name."""
        return self.index.content.buildings[self.index.building_of[name]]

    @property
    def player(self) -> Player:
        """What the view says of the seat."""
        return self.view["players"][self.you]

    @property
    def plots(self) -> list[Plot]:
        """The plots of the seat's charter."""
        return self.view["charters"][self.player["charter"]]["plots"]

    @property
    def stands(self) -> dict[str, Stand]:
        """Who and what is on every building."""
        if self.known.stands is None:
            self.known.stands = stands(self.view)
        return self.known.stands

    @property
    def spectral(self) -> bool:
        """B2.8: whether the large worker is spectral."""
        return self.player.get("spectral", False)

    @property
    def at_hand(self) -> int:
        """Workers and minions that can be placed."""
        return self.workers + sum(self.minions) - self.minions_out

    def can_build(self) -> bool:
        """Whether there is a plot that the seat can build on (B1.9)."""
        overbuilding = "overbuild" in self.view["rules"]
        return any(can_build_on(*_standing(plot), overbuilding) for plot in self.plots)

    def helpers(self) -> list[AbilityCard]:
        """The seat's cards that are no buildings, and its personas."""
        found = self.known.helpers
        if found is None:
            cards = (self.helper(card) for card in self.cards)
            found = [helper for helper in cards if helper is not None]
            personas, persona_of = self.index.content.personas, self.index.persona_of
            found += [personas[persona_of[name]] for name in self.player["personas"]]
            self.known.helpers = found
        return found

    def standing(self) -> list[Building]:
        """The buildings that can be used."""
        commons = [self.building(name) for name in self.view["commons"]]
        return [*commons, *self.standing_on(all_plots(self.view))]

    def standing_on(self, plots: Iterable[Plot]) -> list[Building]:
        """The buildings on some plots."""
        return [self.building(plot["building"]) for plot in plots if plot["building"]]


def _standing(plot: Plot) -> tuple[bool, bool, bool]:
    """Whether a plot is empty, its building a basic one, and somebody or something on it."""
    busy = plot["worker"] is not None or "minion" in plot or "loose" in plot or bool(plot.get("income"))
    return plot["building"] is None, plot["building"] in BASIC, busy


def can_cover(plot: Plot) -> bool:
    """B1.9: whether something can be built over the building on a plot."""
    empty, basic, busy = _standing(plot)
    return not (empty or basic or busy)


def all_plots(view: View) -> list[Plot]:
    """The plots of all charters."""
    return [plot for charter in CHARTERS for plot in view["charters"][charter]["plots"]]
