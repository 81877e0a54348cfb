"""Charterstone in numbers. The table in docs/research.md is made from the fields here, and a test holds it true."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from moonstone.engine import AnyGame
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.content.constants import (
    CHARTERS,
    COINS,
    INFLUENCE,
    KINDS,
    PLOTS,
    RESOURCES,
    RESOURCES_EACH,
    WORKERS,
)
from moonstone.games.charterstone.content.vocabulary import WHATS
from moonstone.games.charterstone.rules import registry
from moonstone.games.charterstone.rules.catalogue import MOST_PICKS
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.index import Index
from moonstone.games.charterstone.rules.supply import GOOD_NAMES
from moonstone.research.encoding import Encoding, Field, Floats, View

SEATS: Final = len(CHARTERS)
MANY_ROUNDS: Final = 100
MANY_POINTS: Final = 100
MANY_ASKED: Final = 12
"""Rounds, points, and what is asked for at once: that many, or more, are 1."""
CHEST: Final = ("resource", "coin", "card")
"""The capacities that a view shows."""
STEPS: Final = tuple(ask for ask in FrameId if registry.STEPS[ask] is None)
"""What can be open when somebody looks; all else goes by itself."""
_STEP_OF: Final = {ask.written: place for place, ask in enumerate(STEPS)}
_MOST_OF: Final = (COINS, *(RESOURCES_EACH,) * len(RESOURCES))
_WHAT_OF: Final = {what: place for place, what in enumerate(WHATS)}


class CharterstoneEncoding(Encoding):
    """What lies open in Charterstone. Buildings, cards and the like come in the order of the content's own names."""

    version = 3
    longest = 20_000
    """No rule bounds a game; random players need some hundred decisions, and nobody has needed a tenth of this."""
    most_chance = 20_000
    secrets = False

    def __init__(self, game: AnyGame) -> None:
        index = _index(game)
        content = index.content
        self.building_of, self.card_of = index.building_of, index.card_of
        self.persona_of, self.objective_of = index.persona_of, index.objective_of
        self.crate_of = {number: place for place, number in enumerate(sorted(content.crates))}
        self.choice_of = {name: place for place, name in enumerate(content.choices)}
        self.glory, self.capacity = content.glory, content.capacity
        super().__init__(
            game, [*self._fields_of_the_village(index), *self._fields_of_the_players(), *self._fields_of_the_question()]
        )

    def _fields_of_the_village(self, index: Index) -> list[Field]:
        buildings, cards, objectives = len(self.building_of), len(self.card_of), len(self.objective_of)
        spaces, spots = len(index.quota), len(index.content.progress)
        return [
            Field("seats", (SEATS,), "1 at the number of players, from 1 to 6"),
            Field("number", (len(index.content.games),), "1 at the number of the campaign's game"),
            Field("step", (len(STEPS),), "1 at what is asked now"),
            Field("turn", (SEATS,), "1 for each seat that owes a decision"),
            Field("first", (SEATS,), "1 at the first player"),
            Field("current", (SEATS,), "1 at the seat whose turn it is"),
            Field("round", (1,), f"the round, of {MANY_ROUNDS}, at most 1"),
            Field("progress", (spots,), "1 at the space of the progress token"),
            Field("ending", (1,), "1 once the hourglass is reached"),
            Field("buildings.stand", (buildings,), "1 for each building that stands in the village"),
            Field("buildings.seat", (buildings, SEATS), "by building: 1 at the seat in whose charter it stands"),
            Field("buildings.worker", (buildings, SEATS), "by building: 1 at the seat whose worker stands there"),
            Field("plots", (SEATS, PLOTS), "by seat: 1 for each empty plot of its charter"),
            Field("supply", (len(GOOD_NAMES),), "coins and resources in the supply, of all there are"),
            Field("mat", (cards,), "1 for each face-up card"),
            Field("deck", (cards,), "1 for each card in the deck"),
            Field("discard", (cards,), "1 for each card on the discard pile"),
            Field("archive", (cards,), "1 for each card in the archive"),
            Field("built", (cards,), "1 for each building card whose sticker is on the board"),
            Field("objectives.shown", (objectives,), "1 for each objective face up"),
            Field("objectives.scored", (objectives, SEATS), "by objective: 1 for each seat with a token on it"),
            Field("objectives.met", (objectives, SEATS), "by objective: 1 for each seat that meets it now"),
            Field("quota", (spaces, SEATS), "by quota space: 1 at the seat of its token"),
            Field("reputation", (SEATS,), f"by seat: tokens on the reputation track, of {INFLUENCE}"),
        ]

    def _fields_of_the_players(self) -> list[Field]:
        cards, personas = len(self.card_of), len(self.persona_of)
        return [
            Field("players.charter", (SEATS, SEATS), "by seat: 1 at its charter, clockwise from purple"),
            Field("players.automa", (SEATS,), "by seat: 1 if the Automa plays it"),
            Field("players.points", (SEATS,), f"by seat: points, of {MANY_POINTS}, at most 1"),
            Field("players.goods", (SEATS, len(GOOD_NAMES)), "by seat: coins and resources, of all there are"),
            Field("players.influence", (SEATS,), f"by seat: influence at hand, of {INFLUENCE}"),
            Field("players.spent", (SEATS,), f"by seat: influence in the supply, of {INFLUENCE}"),
            Field("players.workers", (SEATS,), f"by seat: workers at hand, of {WORKERS}"),
            Field("players.cards", (SEATS, cards), "by seat: 1 for each of its cards"),
            Field("players.personas", (SEATS, personas), "by seat: 1 for each persona it plays with"),
            Field("chests.personas", (SEATS, personas), "by seat: 1 for each persona in its chest"),
            Field("chests.used", (SEATS, personas), "by seat: 1 for each persona that was played with before"),
            Field("chests.glory", (SEATS, len(self.glory)), "by seat and row of glory: stars, of all in the row"),
            Field("chests.capacity", (SEATS, len(CHEST)), "by seat: capacity for resources, coins, cards, of most"),
        ]

    def _fields_of_the_question(self) -> list[Field]:
        return [
            Field("opened", (len(self.crate_of),), "1 for each crate of the Index guide that is open"),
            Field("guidepost", (SEATS,), "1 for each seat that would meet the guidepost now"),
            Field("choice", (len(self.choice_of),), "1 at the choice that was made in this game"),
            Field(
                "question.building", (len(self.building_of),), "1 at the building in use, while its target is chosen"
            ),
            Field("question.number", (1,), f"how many are asked for, of {MANY_ASKED}, at most 1"),
            Field("question.kind", (len(KINDS),), "1 at the kind of card to be taken, if not any"),
            Field("question.terms", (MOST_PICKS, len(WHATS)), "by term to choose from or to take: 1 at what it is"),
            Field("question.partly", (1,), "1 if the player of this turn is asked about every part"),
            Field("question.free", (1,), "1 if the building of this turn costs nothing"),
        ]

    def fill(self, view: View, parts: Mapping[str, Floats]) -> None:
        """From the view, field by field."""
        seats = view["seats"]
        first = view["you"] or 0
        place = [(seat - first) % seats for seat in range(seats)]
        """By seat: its place, the viewer's own being 0."""
        parts["seats"][seats - 1] = 1
        parts["number"][view["number"] - 1] = 1
        parts["step"][_STEP_OF[view["step"]]] = 1
        _seats((seat for seat in view["turn"] if seat >= 0), parts["turn"], place)
        for name in ("first", "current"):
            if view[name] in range(seats):
                parts[name][place[view[name]]] = 1
        parts["round"][0] = min(1.0, view["round"] / MANY_ROUNDS)
        parts["progress"][view["progress"]["at"]] = 1
        parts["ending"][0] = view["progress"]["ending"]
        self._village(view, parts, place)
        for name in ("mat", "deck", "discard", "archive", "built"):
            _named(view[name], self.card_of, parts[name])
        _goods(view["supply"], parts["supply"])
        for name, objective in view["objectives"].items():
            number = self.objective_of[name]
            parts["objectives.shown"][number] = 1
            _seats(objective["scored"], parts["objectives.scored"][number], place)
            _seats(objective["met"], parts["objectives.met"][number], place)
        for number, space in enumerate(view["quota"]):
            if space["seat"] is not None:
                parts["quota"][number, place[space["seat"]]] = 1
        for seat, player in enumerate(view["players"]):
            parts["reputation"][place[seat]] = view["reputation"]["tokens"][seat] / INFLUENCE
            self._player(player, place[seat], parts)
        for number in view["opened"]:
            parts["opened"][self.crate_of[number]] = 1
        if view["guidepost"] is not None:
            _seats(view["guidepost"]["met"], parts["guidepost"], place)
            if view["guidepost"]["choice"] is not None:
                parts["choice"][self.choice_of[view["guidepost"]["choice"]]] = 1
        if view["question"] is not None:
            self._question(view["question"], parts)

    def _village(self, view: View, parts: Mapping[str, Floats], place: list[int]) -> None:
        stand, owner, worker = parts["buildings.stand"], parts["buildings.seat"], parts["buildings.worker"]
        for name, seat in view["commons"].items():
            stand[self.building_of[name]] = 1
            if seat is not None:
                worker[self.building_of[name], place[seat]] = 1
        for name, seat in view["beside"].items():
            worker[self.building_of[name], place[seat]] = 1
        for charter in view["charters"].values():
            for number, plot in enumerate(charter["plots"]):
                if plot["building"] is None:
                    if charter["seat"] is not None:
                        parts["plots"][place[charter["seat"]], number] = 1
                    continue
                building = self.building_of[plot["building"]]
                stand[building] = 1
                if charter["seat"] is not None:
                    owner[building, place[charter["seat"]]] = 1
                for seat in (plot["worker"], plot.get("beside")):
                    if seat is not None:
                        worker[building, place[seat]] = 1

    def _player(self, player: View, own: int, parts: Mapping[str, Floats]) -> None:
        """A player's fields, at the player's place."""
        chest = player["chest"]
        parts["players.charter"][own, CHARTERS.index(player["charter"])] = 1
        parts["players.automa"][own] = player["automa"]
        parts["players.points"][own] = min(1.0, player["vp"] / MANY_POINTS)
        _goods(player["goods"], parts["players.goods"][own])
        parts["players.influence"][own] = player["influence"] / INFLUENCE
        parts["players.spent"][own] = player["spent"] / INFLUENCE
        parts["players.workers"][own] = player["workers"] / WORKERS
        _named(player["cards"], self.card_of, parts["players.cards"][own])
        _named(player["personas"], self.persona_of, parts["players.personas"][own])
        _named(chest["personas"], self.persona_of, parts["chests.personas"][own])
        _named(chest["used"], self.persona_of, parts["chests.used"][own])
        parts["chests.glory"][own] = [chest["glory"].get(row.name, 0) / row.stars for row in self.glory]
        parts["chests.capacity"][own] = [chest["capacity"].get(name, 0) / self.capacity[name][1] for name in CHEST]

    def _question(self, question: View, parts: Mapping[str, Floats]) -> None:
        if "building" in question:
            parts["question.building"][self.building_of[question["building"]]] = 1
        parts["question.number"][0] = min(1.0, question.get("number", 0) / MANY_ASKED)
        if question.get("kind") is not None:
            parts["question.kind"][KINDS.index(question["kind"])] = 1
        for number, term in enumerate(question.get("terms", [question["term"]] if "term" in question else [])):
            if "what" in term:
                parts["question.terms"][number, _WHAT_OF[term["what"]]] = 1
        parts["question.partly"][0] = question.get("partly", False)
        parts["question.free"][0] = question.get("free", False)


def _index(game: object) -> Index:
    assert isinstance(game, Charterstone)
    return game.index


def _seats(seats: Iterable[int], part: Floats, place: list[int]) -> None:
    for seat in seats:
        part[place[seat]] = 1


def _named(names: Sequence[str], number_of: Mapping[str, int], part: Floats) -> None:
    if names:
        part[[number_of[name] for name in names]] = 1


def _goods(numbers: Mapping[str, int], part: Floats) -> None:
    part[:] = [numbers[name] / most for name, most in zip(GOOD_NAMES, _MOST_OF, strict=True)]
