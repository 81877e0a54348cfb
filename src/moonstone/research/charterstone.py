"""Charterstone in numbers. The table in docs/research.md is made from the fields here, and a test holds it true."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final, TypeVar

from moonstone.engine import AnyGame
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.content.constants import (
    CAPACITIES,
    CHARTERS,
    COINS,
    FORCED,
    INFLUENCE,
    KINDS,
    MINIONS,
    MINIONS_EACH,
    MOODS,
    MOST_PICKS,
    PERILS,
    PERILS_EACH,
    PLOTS,
    RESOURCES,
    RESOURCES_EACH,
    SIDES,
    TILES,
    TOLD,
    UNLOCKS,
    WORKERS,
)
from moonstone.games.charterstone.content.content import Content
from moonstone.games.charterstone.content.vocabulary import WHATS
from moonstone.games.charterstone.rules import registry
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.index import Index
from moonstone.games.charterstone.rules.supply import GOOD_NAMES
from moonstone.research.encoding import Encoding, Field, Floats, View

SEATS: Final = len(CHARTERS)
MANY_ROUNDS: Final = 100
MANY_POINTS: Final = 250
MANY_ASKED: Final = 12
"""Rounds, points, and what is asked for at once: that many, or more, are 1."""
STEPS: Final = tuple(ask for ask in FrameId if registry.STEPS[ask] is None)
"""What can be open when somebody looks; all else goes by itself."""
_STEP_OF: Final = {ask.written: place for place, ask in enumerate(STEPS)}
_MOST_OF: Final = (COINS, *(RESOURCES_EACH,) * len(RESOURCES))
_WHAT_OF: Final = {what: place for place, what in enumerate(WHATS)}
_MINION_OF: Final = {kind: place for place, kind in enumerate(MINIONS)}
_PERIL_OF: Final = {kind: place for place, kind in enumerate(PERILS)}
_RULE_OF: Final = {rule: place for place, rule in enumerate(UNLOCKS)}
_TOLD_OF: Final = {rule: place for place, rule in enumerate(TOLD)}
ALL_TILES: Final = len(CHARTERS) * TILES
PLAIN_PLOT: Final = 2
"""What a view always says of a plot: its building and its worker."""


class CharterstoneEncoding(Encoding):
    """What lies open in Charterstone, and a seat's own victory card. Buildings, cards and the like come in the order of
    the content's own names.
    """

    version = 4
    longest = 20_000
    """No rule bounds a game; random players need some hundred decisions, and nobody has needed a tenth of this."""
    most_chance = 20_000
    secrets = True

    def __init__(self, game: AnyGame) -> None:
        index = _index(game)
        content = index.content
        self.building_of, self.card_of = index.building_of, index.card_of
        self.persona_of, self.objective_of = index.persona_of, index.objective_of
        self.crate_of = {number: place for place, number in enumerate(sorted(content.crates))}
        self.choice_of = {name: place for place, name in enumerate(content.choices)}
        self.companion_of = {companion.name: place for place, companion in enumerate(content.companions)}
        self.victory_of = {card.name: place for place, card in enumerate(content.victory)}
        self.automa_persona_of = {persona.name: place for place, persona in enumerate(content.automa_personas)}
        self.glory, self.capacity, self.games = content.glory, content.capacity, len(content.games)
        self.kings = _most_kings(content)
        self.pars = max((par for chapter in content.games for par in chapter.pars), default=1)
        super().__init__(
            game,
            [
                *self._fields_of_the_village(index),
                *self._fields_of_the_buildings(),
                *self._fields_of_the_players(),
                *self._fields_of_the_story(),
                *self._fields_of_the_question(),
            ],
        )

    def _fields_of_the_village(self, index: Index) -> list[Field]:
        cards, objectives = len(self.card_of), len(self.objective_of)
        spaces, spots = len(index.quota), len(index.content.progress)
        return [
            Field("seats", (SEATS,), "1 at the number of players, from 1 to 6"),
            Field("number", (self.games,), "1 at the number of the campaign's game, the last for all games after it"),
            Field("step", (len(STEPS),), "1 at what is asked now"),
            Field("turn", (SEATS,), "1 for each seat that owes a decision"),
            Field("first", (SEATS,), "1 at the first player"),
            Field("current", (SEATS,), "1 at the seat whose turn it is"),
            Field("round", (1,), f"the round, of {MANY_ROUNDS}, at most 1"),
            Field("progress", (spots,), "1 at the space of the progress token"),
            Field("ending", (1,), "1 once the hourglass is reached"),
            Field("rules", (len(UNLOCKS),), "1 for each rule that crates and the story have unlocked"),
            Field("supply", (len(GOOD_NAMES),), "coins and resources in the supply, of all there are"),
            Field("minions", (len(MINIONS),), f"by kind: minions in the supply, of {MINIONS_EACH}"),
            Field("perils", (len(PERILS),), f"by kind: perils in the supply, of {PERILS_EACH}"),
            Field("mat", (cards,), "1 for each face-up card"),
            Field("deck", (cards,), "1 for each card in the deck"),
            Field("discard", (cards,), "1 for each card on the discard pile"),
            Field("archive", (cards,), "1 for each card in the archive"),
            Field("built", (cards,), "1 for each building card whose sticker is on the board"),
            Field("looked", (cards,), "1 for each card of the deck that lies open to be chosen from"),
            Field("objectives.shown", (objectives,), "1 for each objective face up"),
            Field("objectives.scored", (objectives, SEATS), "by objective: 1 for each seat with a token on it"),
            Field("objectives.met", (objectives, SEATS), "by objective: 1 for each seat that meets it now"),
            Field("quota", (spaces, SEATS), "by quota space: 1 at the seat of its token"),
            Field("reputation", (SEATS,), f"by seat: tokens on the reputation track, of {INFLUENCE}"),
            Field("opened", (len(self.crate_of),), "1 for each crate of the Index guide that is open"),
        ]

    def _fields_of_the_buildings(self) -> list[Field]:
        buildings = len(self.building_of)
        return [
            Field("buildings.stand", (buildings,), "1 for each building that can be used"),
            Field("buildings.seat", (buildings, SEATS), "by building: 1 at the seat in whose charter it stands"),
            Field("buildings.charter", (buildings, len(CHARTERS)), "by building: 1 at the charter it stands in"),
            Field("buildings.plot", (buildings, PLOTS), "by building: 1 at the plot it stands on"),
            Field("buildings.worker", (buildings, SEATS), "by building: 1 at the seat whose worker stands there"),
            Field("buildings.small", (buildings, SEATS), "by building: 1 at the seat whose small worker stands there"),
            Field("buildings.minion", (buildings, len(MINIONS)), "by building: 1 at the kind of a minion placed there"),
            Field("buildings.loose", (buildings, len(MINIONS)), "by building: 1 at the kind of a minion of nobody's"),
            Field("buildings.peril", (buildings, len(PERILS)), "by building: 1 at the kind of its peril"),
            Field("buildings.income", (buildings, SEATS), "by building: 1 for each seat with an income token there"),
            Field("buildings.under", (buildings, SEATS), "by building: 1 at the seat under whose sky island it lies"),
            Field("plots", (SEATS, PLOTS), "by seat: 1 for each empty plot of its charter, sky islands among them"),
            Field("plots.tile", (SEATS, PLOTS), "by seat: 1 for each plot with a sky island"),
            Field("tiles.plot", (ALL_TILES, PLOTS), "by sky island that is laid: 1 at the plot"),
            Field("tiles.seat", (ALL_TILES, SEATS), "by sky island that is laid: 1 at the seat of the charter"),
            Field("tiles.building", (ALL_TILES, buildings), "by sky island: 1 at what stood on it at the beginning"),
        ]

    def _fields_of_the_players(self) -> list[Field]:
        cards, personas, objectives = len(self.card_of), len(self.persona_of), len(self.objective_of)
        own, victory = len(self.automa_persona_of), len(self.victory_of)
        return [
            Field("players.charter", (SEATS, SEATS), "by seat: 1 at its charter, clockwise from purple"),
            Field("players.automa", (SEATS,), "by seat: 1 if the Automa plays it"),
            Field("players.points", (SEATS,), f"by seat: points, of {MANY_POINTS}, at most 1"),
            Field("players.goods", (SEATS, len(GOOD_NAMES)), "by seat: coins and resources, of all there are"),
            Field("players.influence", (SEATS,), f"by seat: influence at hand, of {INFLUENCE}"),
            Field("players.spent", (SEATS,), f"by seat: influence in the supply, of {INFLUENCE}"),
            Field("players.workers", (SEATS,), f"by seat: workers at hand, of {WORKERS}"),
            Field("players.small", (SEATS,), "by seat: 1 if its small worker is at hand"),
            Field("players.spectral", (SEATS,), "by seat: 1 if its large worker is spectral"),
            Field("players.cards", (SEATS, cards), "by seat: 1 for each of its cards"),
            Field("players.minions", (SEATS, len(MINIONS)), f"by seat and kind: minions at hand, of {MINIONS_EACH}"),
            Field("players.perils", (SEATS, len(PERILS)), f"by seat and kind: perils taken, of {PERILS_EACH}"),
            Field("players.objectives", (SEATS, objectives), "by seat: 1 for each objective of its own"),
            Field("players.scored", (SEATS, objectives), "by seat: 1 for each of these that is scored"),
            Field("players.met", (SEATS, objectives), "by seat: 1 for each of these that it meets now"),
            Field("players.omen", (SEATS, SEATS), "by seat: 1 at the charter of its omen"),
            Field("players.personas", (SEATS, personas), "by seat: 1 for each persona it plays with"),
            Field("players.used", (SEATS, personas), "by seat: 1 for each persona that is used up for this game"),
            Field("players.muted", (SEATS, personas), "by seat: 1 for each persona that does nothing until income"),
            Field("players.offered", (SEATS, personas), "by seat: 1 for each persona it chooses from"),
            Field(
                "players.own_persona", (SEATS, own), "by seat of an Automa: 1 at its own persona, unless it is silenced"
            ),
            Field("players.victory", (SEATS, victory), "by seat: 1 at its victory card, if everybody knows it"),
            Field("players.sealed", (SEATS,), "by seat: 1 if it has a victory card that only its player may know"),
            Field("victory", (victory,), "1 at the viewer's own victory card"),
            Field("chests.personas", (SEATS, personas), "by seat: 1 for each persona in its chest"),
            Field("chests.used", (SEATS, personas), "by seat: 1 for each persona that was played with before"),
            Field("chests.trophies", (SEATS,), "by seat: trophies, of one a game of the campaign"),
            Field("chests.glory", (SEATS, len(self.glory)), "by seat and row of glory: stars, of all in the row"),
            Field(
                "chests.capacity",
                (SEATS, len(CAPACITIES)),
                "by seat: room for resources, coins, cards, minions, of most",
            ),
        ]

    def _fields_of_the_story(self) -> list[Field]:
        charters = len(CHARTERS)
        return [
            Field("chapter.rules", (len(TOLD),), "1 for each rule that holds for this game alone"),
            Field("kings", (2,), "happy and angry kings on the stories so far, of all there can be"),
            Field("candle", (2,), "1 if a candle burns, 1 if it has gone out"),
            Field("candle.odds", (1,), "how likely it goes out in the coming turn"),
            Field("candle.by", (SEATS,), "1 at the seat on whose turn it went out"),
            Field("charters.companion", (charters, len(self.companion_of)), "by charter: 1 at its companion"),
            Field("charters.mood", (charters, len(MOODS)), "by charter: 1 at how its companion is"),
            Field("charters.side", (charters, len(SIDES)), "by charter: 1 at the side it takes"),
            Field("charters.emblem", (charters, SEATS), "by charter: 1 for each seat with a token on its emblem"),
            Field("guidepost", (SEATS,), "1 for each seat that would meet the guidepost now"),
            Field("guidepost.fewest", (1,), "1 if it is met by those with the fewest"),
            Field("guidepost.forced", (len(FORCED),), "1 at what decides how the story goes on, where nobody is asked"),
            Field("guidepost.par", (1,), f"the points of all together that must be exceeded, of {self.pars}"),
            Field("choice", (len(self.choice_of),), "1 at the choice made in this game, and at how the finale ended"),
            Field("winners", (SEATS,), "1 for each seat that has won, once that is known"),
        ]

    def _fields_of_the_question(self) -> list[Field]:
        return [
            Field("question.building", (len(self.building_of),), "1 at the building that is used, or asked about"),
            Field("question.number", (1,), f"how many are asked for, of {MANY_ASKED}, at most 1"),
            Field("question.kind", (len(KINDS),), "1 at the kind of card to be taken, if not any"),
            Field("question.what", (len(WHATS),), "1 at what is to be given"),
            Field("question.terms", (MOST_PICKS, len(WHATS)), "by term to choose from or to take: 1 at what it is"),
            Field("question.partly", (1,), "1 if the player of this turn is asked about every part"),
            Field("question.free", (1,), "1 if the building of this turn costs nothing"),
            Field("question.charter", (len(CHARTERS),), "1 at the charter that is decided for"),
            Field("question.other", (SEATS,), "1 at the seat that gives or is given something"),
            Field("question.choices", (len(self.choice_of),), "1 for each way in which the story can go on"),
        ]

    def fill(self, view: View, parts: Mapping[str, Floats]) -> None:
        """From the view, field by field."""
        seats = view["seats"]
        first = view["you"] or 0
        place = [(seat - first) % seats for seat in range(seats)]
        """By seat: its place, the viewer's own being 0."""
        parts["seats"][seats - 1] = 1
        parts["number"][min(view["number"], self.games) - 1] = 1
        parts["step"][_STEP_OF[view["step"]]] = 1
        _seats((seat for seat in view["turn"] if seat >= 0), parts["turn"], place)
        for name in ("first", "current"):
            if view[name] in range(seats):
                parts[name][place[view[name]]] = 1
        parts["round"][0] = min(1.0, view["round"] / MANY_ROUNDS)
        parts["progress"][view["progress"]["at"]] = 1
        parts["ending"][0] = view["progress"]["ending"]
        _named(view["rules"], _RULE_OF, parts["rules"])
        _goods(view["supply"], parts["supply"])
        _counted(view["minions"], _MINION_OF, MINIONS_EACH, parts["minions"])
        _counted(view["perils"], _PERIL_OF, PERILS_EACH, parts["perils"])
        for name in ("mat", "deck", "discard", "archive", "built", "looked"):
            _named(view[name], self.card_of, parts[name])
        for name, objective in view["objectives"].items():
            number = self.objective_of[name]
            parts["objectives.shown"][number] = 1
            _seats(objective["scored"], parts["objectives.scored"][number], place)
            _seats(objective["met"], parts["objectives.met"][number], place)
        for number, space in enumerate(view["quota"]):
            if space["seat"] is not None:
                parts["quota"][number, place[space["seat"]]] = 1
        _named(view["opened"], self.crate_of, parts["opened"])
        self._commons(view, parts, place)
        for charter, ground in enumerate(view["charters"].values()):
            self._charter(charter, ground, parts, place)
        for seat, player in enumerate(view["players"]):
            parts["reputation"][place[seat]] = view["reputation"]["tokens"][seat] / INFLUENCE
            self._player(player, place[seat], parts)
        if view["victory"] is not None:
            parts["victory"][self.victory_of[view["victory"]]] = 1
        self._story(view, parts, place)
        if view["question"] is not None:
            self._question(view["question"], parts, place)

    def _commons(self, view: View, parts: Mapping[str, Floats], place: list[int]) -> None:
        stand, worker = parts["buildings.stand"], parts["buildings.worker"]
        for name, seat in (*view["commons"].items(), *view["beside"].items()):
            stand[self.building_of[name]] = 1
            if seat is not None:
                worker[self.building_of[name], place[seat]] = 1

    def _charter(self, charter: int, ground: View, parts: Mapping[str, Floats], place: list[int]) -> None:
        """A charter's plots, and what the story has brought it."""
        stand, owner, worker = parts["buildings.stand"], parts["buildings.seat"], parts["buildings.worker"]
        of_charter, at_plot = parts["buildings.charter"], parts["buildings.plot"]
        own = None if ground["seat"] is None else place[ground["seat"]]
        for number, plot in enumerate(ground["plots"]):
            if "tile" in plot:
                self._tile(plot, number, own, parts)
            if plot["building"] is None:
                if own is not None:
                    parts["plots"][own, number] = 1
                continue
            building = self.building_of[plot["building"]]
            stand[building] = of_charter[building, charter] = at_plot[building, number] = 1
            if own is not None:
                owner[building, own] = 1
            if plot["worker"] is not None:
                worker[building, place[plot["worker"]]] = 1
            if len(plot) > PLAIN_PLOT:
                self._plot(building, plot, parts, place)
        for number, name in enumerate(ground.get("tiles", ())):
            if name is not None:
                parts["tiles.building"][charter * TILES + number, self.building_of[name]] = 1
        if "companion" in ground:
            parts["charters.companion"][charter, self.companion_of[ground["companion"]["name"]]] = 1
            if ground["companion"]["mood"] is not None:
                parts["charters.mood"][charter, MOODS.index(ground["companion"]["mood"])] = 1
        if "side" in ground:
            parts["charters.side"][charter, SIDES.index(ground["side"])] = 1
        _seats(ground.get("emblem", ()), parts["charters.emblem"][charter], place)

    def _tile(self, plot: View, number: int, own: int | None, parts: Mapping[str, Floats]) -> None:
        """A sky island on a plot, and what lies under it. Only charters that are played have some."""
        assert own is not None
        parts["plots.tile"][own, number] = 1
        parts["tiles.plot"][plot["tile"] - 1, number] = 1
        parts["tiles.seat"][plot["tile"] - 1, own] = 1
        if plot["under"] is not None:
            parts["buildings.under"][self.building_of[plot["under"]], own] = 1

    def _plot(self, building: int, plot: View, parts: Mapping[str, Floats], place: list[int]) -> None:
        """Who and what is on a building, beside a worker."""
        if "beside" in plot:
            parts["buildings.worker"][building, place[plot["beside"]]] = 1
        if "minion" in plot:
            parts["buildings.minion"][building, _MINION_OF[plot["minion"]]] = 1
        if "loose" in plot:
            parts["buildings.loose"][building, _MINION_OF[plot["loose"]]] = 1
        if "peril" in plot:
            parts["buildings.peril"][building, _PERIL_OF[plot["peril"]]] = 1
        _seats(plot.get("income", ()), parts["buildings.income"][building], place)

    def _player(self, player: View, own: int, parts: Mapping[str, Floats]) -> None:
        """A player's fields, at the player's place."""
        parts["players.charter"][own, CHARTERS.index(player["charter"])] = 1
        parts["players.automa"][own] = player["automa"]
        parts["players.points"][own] = min(1.0, player["vp"] / MANY_POINTS)
        _goods(player["goods"], parts["players.goods"][own])
        parts["players.influence"][own] = player["influence"] / INFLUENCE
        parts["players.spent"][own] = player["spent"] / INFLUENCE
        parts["players.workers"][own] = player["workers"] / WORKERS
        if "small" in player:
            parts["players.spectral"][own] = player["spectral"]
            if player["small"] is None:
                parts["players.small"][own] = 1
            else:
                parts["buildings.small"][self.building_of[player["small"]], own] = 1
        _named(player["cards"], self.card_of, parts["players.cards"][own])
        _counted(player["minions"], _MINION_OF, MINIONS_EACH, parts["players.minions"][own])
        _counted(player["perils"], _PERIL_OF, PERILS_EACH, parts["players.perils"][own])
        for name, objective in player["objectives"].items():
            number = self.objective_of[name]
            parts["players.objectives"][own, number] = 1
            parts["players.scored"][own, number] = objective["scored"]
            parts["players.met"][own, number] = objective["met"]
        if player["omen"] is not None:
            parts["players.omen"][own, CHARTERS.index(player["omen"])] = 1
        _named(player["personas"], self.persona_of, parts["players.personas"][own])
        _named(player["used"], self.persona_of, parts["players.used"][own])
        for name in ("muted", "offered"):
            _named(player.get(name, ()), self.persona_of, parts[f"players.{name}"][own])
        if "own_persona" in player:
            silenced = "muted" in player
            parts["players.own_persona"][own, self.automa_persona_of[player["own_persona"]["name"]]] = not silenced
        if player["victory"] in self.victory_of:
            parts["players.victory"][own, self.victory_of[player["victory"]]] = 1
        elif player["victory"] is not None:
            parts["players.sealed"][own] = 1
        self._chest(player["chest"], own, parts)

    def _chest(self, chest: View, own: int, parts: Mapping[str, Floats]) -> None:
        """What a player carries from game to game."""
        _named(chest["personas"], self.persona_of, parts["chests.personas"][own])
        _named(chest["used"], self.persona_of, parts["chests.used"][own])
        parts["chests.trophies"][own] = min(1.0, chest["trophies"] / self.games)
        parts["chests.glory"][own] = [chest["glory"].get(row.name, 0) / row.stars for row in self.glory]
        parts["chests.capacity"][own] = [chest["capacity"].get(name, 0) / self.capacity[name][1] for name in CAPACITIES]

    def _story(self, view: View, parts: Mapping[str, Floats], place: list[int]) -> None:
        """The chapter, and how its story goes on."""
        _named(view["chapter"]["rules"], _TOLD_OF, parts["chapter.rules"])
        parts["kings"][:] = view["kings"]["happy"] / self.kings, view["kings"]["angry"] / self.kings
        if view["candle"] is not None:
            candle = view["candle"]
            parts["candle"][0 if candle["burns"] else 1] = 1
            parts["candle.odds"][0] = candle["out"] / candle["of"] if candle["burns"] else 0
            if candle["by"] is not None:
                parts["candle.by"][place[candle["by"]]] = 1
        post = view["guidepost"]
        if post is not None:
            _seats(post["met"], parts["guidepost"], place)
            parts["guidepost.fewest"][0] = post["fewest"]
            if "forced" in post:
                parts["guidepost.forced"][FORCED.index(post["forced"])] = 1
            parts["guidepost.par"][0] = post.get("par", 0) / self.pars
            for name in (post["choice"], post.get("finale")):
                if name is not None:
                    parts["choice"][self.choice_of[name]] = 1
        _seats(view["winners"], parts["winners"], place)

    def _question(self, question: View, parts: Mapping[str, Floats], place: list[int]) -> None:
        if "building" in question:
            parts["question.building"][self.building_of[question["building"]]] = 1
        parts["question.number"][0] = min(1.0, question.get("number", 0) / MANY_ASKED)
        if question.get("kind") is not None:
            parts["question.kind"][KINDS.index(question["kind"])] = 1
        if question.get("what") in _WHAT_OF:
            parts["question.what"][_WHAT_OF[question["what"]]] = 1
        for number, term in enumerate(question.get("terms", [question["term"]] if "term" in question else [])):
            if "what" in term:
                parts["question.terms"][number, _WHAT_OF[term["what"]]] = 1
        parts["question.partly"][0] = question.get("partly", False)
        parts["question.free"][0] = question.get("free", False)
        if "charter" in question:
            parts["question.charter"][CHARTERS.index(question["charter"])] = 1
        _seats(
            (question[name] for name in ("from", "to", "opponent") if name in question), parts["question.other"], place
        )
        _named(question.get("choices", ()), self.choice_of, parts["question.choices"])


def _most_kings(content: Content) -> int:
    """B2.1: the kings on the stories of a whole campaign, however it goes."""
    made = [content.choices[name].kings for chapter in content.games for name in chapter.choices[:1]]
    return max(1, sum(made))


def _index(game: object) -> Index:
    assert isinstance(game, Charterstone)
    return game.index


def _seats(seats: Iterable[int], part: Floats, place: list[int]) -> None:
    for seat in seats:
        part[place[seat]] = 1


T = TypeVar("T")


def _named(names: Collection[T], number_of: Mapping[T, int], part: Floats) -> None:
    if names:
        part[[number_of[name] for name in names]] = 1


def _counted(numbers: Mapping[str, int], place_of: Mapping[str, int], most: int, part: Floats) -> None:
    for name, number in numbers.items():
        if number:
            part[place_of[name]] = number / most


def _goods(numbers: Mapping[str, int], part: Floats) -> None:
    part[:] = [numbers[name] / most for name, most in zip(GOOD_NAMES, _MOST_OF, strict=True)]
