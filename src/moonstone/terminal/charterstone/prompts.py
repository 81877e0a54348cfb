"""What is asked, and moves in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from moonstone.engine import Json, Move
from moonstone.engine.phrase import Argument, Phrase, Word
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.client import part_shapes, phrases
from moonstone.games.charterstone.client.phrases import NOTHING, Titles, amount, terms
from moonstone.games.charterstone.content.constants import CHARTERS, RESOURCES, TILES
from moonstone.games.charterstone.content.content import Building
from moonstone.games.charterstone.content.vocabulary import Term
from moonstone.terminal.charterstone.seen import asked_of, seen
from moonstone.terminal.charterstone.story import counts, rules_of
from moonstone.terminal.renderer import View


def prompt(titles: Titles, view: View, names: Sequence[str]) -> tuple[str | None, list[Phrase]]:
    """Who is asked, None for nobody; and what, on a turn with the rules of this game (B2.3)."""
    known = seen(view)
    question = known["question"]
    if question is None:
        return None, [Phrase("refusal-game-over")]
    if question["seat"] is None:
        return None, [Phrase("charterstone-ask-chance")]
    figures = any(known["players"][question["seat"]]["minions"].values())
    ask = question["ask"]
    if ask == "turn" and (question["free"] or figures):
        ask = "turn-free" if question["free"] else "turn-figure"
    number, opponent = question.get("number", 0), asked_of(question)
    args: dict[str, Argument] = {
        "number": number,
        "what": amount(question["what"], number or 1) if "what" in question else "",
        "kind": amount(question.get("kind") or "card", 1),
        "term": _asked(question["term"]) if "term" in question else "",
        "building": titles.title(question["building"]) if "building" in question else "",
        "workers": known["players"][question["seat"]]["workers"],
        "companion": titles.title(question["companion"]) if "companion" in question else "",
        "charter": titles.charter(question["charter"]) if "charter" in question else "",
        "name": "" if opponent is None else names[opponent],
    }
    rules = rules_of(known["chapter"]["rules"]) if question["ask"] == "turn" else []
    return names[question["seat"]], [Phrase(f"charterstone-ask-{ask}", args), *rules]


def _term(shown: part_shapes.Term) -> Term:
    if "any" in shown:
        return Term("", any_of=tuple(_term(part) for part in shown["any"]))
    return Term(shown["what"], shown["number"], shown.get("per"), shown.get("may", False))


def _asked(shown: part_shapes.Term) -> Argument:
    """A term that is asked about: that it may be refused goes without saying."""
    return phrases.term(_term(shown if "any" in shown else {**shown, "may": False}))


class Moves:
    """Says what each legal move of a view does."""

    def __init__(self, game: Charterstone, titles: Titles, view: View, names: Sequence[str]) -> None:
        self.game, self.content, self.titles, self.names = game, game.content, titles, names
        self.seen = seen(view)

    def describe(self, move: Move) -> Argument:
        """A move in words."""
        fields = move.to_json()
        verb = str(fields["move"])
        if verb in SAYINGS:
            return SAYINGS[verb](self, fields)
        done = {name: self._said(value) for name, value in fields.items() if name != "move"}
        return Phrase(f"terminal-charterstone-do-{verb}", done, str(move))

    def _said(self, value: Json) -> Argument:
        return value if isinstance(value, int) else self.titles.title(str(value))

    def _building(self, name: str) -> Building:
        return self.content.buildings[self.game.index.building_of[name]]

    def place(self, name: str) -> Argument:
        """What a building costs and gives, and who stands there."""
        building = self._building(name)
        deal: Argument = terms(building.benefit)
        question = self.seen["question"]
        free = question is not None and question.get("free", False)
        cost = (*(() if free else building.cost), *self._toll(name))
        if cost:
            deal = Phrase("terminal-charterstone-deal", {"cost": terms(cost, True), "gain": deal})
        said = {"building": self.titles.title(name), "deal": deal, "worker": self._worker(name)}
        return Phrase("terminal-charterstone-place", said)

    def _toll(self, name: str) -> tuple[Term, ...]:
        """The influence that a minion waiting there and the charter's emblem take beside the cost (B2.12, B2.13)."""
        for charter in CHARTERS:
            found = self.seen["charters"][charter]
            for plot in found["plots"]:
                if plot["building"] == name:
                    you = self.seen["you"]
                    emblem = "emblem" in found and found["seat"] != you and you not in found["emblem"]
                    number = ("loose" in plot) + emblem
                    return (Term("influence", number),) if number else ()
        return ()

    def placed(self, name: str, small: bool) -> Argument:
        """The same, with the worker that is placed, where the two are told apart (B2.6)."""
        you = self.seen["you"]
        player = self.seen["players"][you] if you is not None else None
        if player is None or "small" not in player:
            return self.place(name)
        worker = "small" if small else "spectral" if player.get("spectral") else "large"
        return Phrase("terminal-charterstone-worker", {"worker": worker, "place": self.place(name)})

    def tile(self, tile: int, plot: int) -> Argument:
        """A sky island on a plot: what stands on it, and what it covers."""
        you = self.seen["you"]
        assert you is not None
        plots = self.seen["charters"][self.seen["players"][you]["charter"]]["plots"]
        there = self.seen["charters"][CHARTERS[(tile - 1) // TILES]].get("tiles", [])[(tile - 1) % TILES]
        under = plots[plot - 1]["building"]
        said: dict[str, Argument] = {
            "tile": tile,
            "plot": plot,
            "building": self.titles.title(there) if there else Phrase("terminal-charterstone-plot-empty"),
            "under": self.titles.title(under) if under else "none",
        }
        return Phrase("terminal-charterstone-lay", said)

    def mood(self, mood: str) -> Argument:
        """Kind or unkind, with what that brings; for a charter of nobody's it brings nothing."""
        question, you = self.seen["question"], self.seen["you"]
        said = Phrase("charterstone-do-companion", {"mood": mood})
        if question is None or you is None or question.get("charter") != self.seen["players"][you]["charter"]:
            return said
        return with_text(said, amount("capacity" if mood == "kind" else "glory", 1))

    def victory(self, name: str) -> Argument:
        """A victory card with what it counts."""
        card = next(card for card in self.content.victory if card.name == name)
        return with_text(self.titles.title(name), counts(card))

    def redeemed(self, what: str) -> Argument:
        """What is paid for the large worker."""
        return amount("coin", self.content.redemption) if what == "coin" else self.titles.title(what)

    def side(self, side: str) -> Argument:
        """Loyal or a rebel, with the persona that comes with it."""
        said = Phrase("charterstone-do-side", {"side": side})
        question = self.seen["question"]
        name = question["sides"][side] if question is not None and "sides" in question else None
        return said if name is None else with_text(said, self.used(name))

    def no(self) -> Argument:
        """What is left as it is."""
        question = self.seen["question"]
        redeem = question is not None and question["ask"] == "redeem"
        return Phrase("terminal-charterstone-keep-spectral" if redeem else "terminal-charterstone-do-no", {}, "no")

    def _worker(self, name: str) -> str:
        """Whose worker stands on a building: "you", a name, or "none"."""
        standing = dict(self.seen["commons"])
        for charter in CHARTERS:
            plots = self.seen["charters"][charter]["plots"]
            standing |= {plot["building"]: plot["worker"] for plot in plots if plot["building"]}
        seat = standing.get(name)
        return "none" if seat is None else "you" if seat == self.seen["you"] else self._player(seat)

    def _player(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else str(self.seen["players"][seat]["charter"])

    def goods(self, spelt: str) -> Argument:
        """What is paid or gained."""
        return phrases.resources(spelt)

    def card(self, name: str) -> Argument:
        """A card with what it does."""
        if name in self.game.index.building_of or name not in self.game.index.card_of:
            return self.titles.title(name)
        return self.used(name)

    def used(self, name: str) -> Argument:
        """A card or a persona with what it does."""
        index = self.game.index
        if name in index.persona_of:
            helper = self.content.personas[index.persona_of[name]]
        else:
            helper = self.content.cards[index.card_of[name] - len(index.building_of)]
        return with_text(self.titles.title(name), self.titles.helper(helper))

    def released(self, name: str) -> Argument:
        """A building and the minion on it."""
        plots = (plot for charter in CHARTERS for plot in self.seen["charters"][charter]["plots"])
        minion = next(plot["minion"] for plot in plots if plot["building"] == name)
        return with_text(self.titles.title(name), self.titles.title(minion))

    def objective(self, name: str) -> Argument:
        """An objective with what it asks for."""
        part = self.content.objectives[self.game.index.objective_of[name]]
        return with_text(self.titles.title(name), phrases.needs(part.needs))

    def space(self, row: str, column: int) -> Argument:
        """A space of the quota."""
        found = next(entry for entry in self.content.quota if entry.name == row)
        bonus = found.bonuses[column - 1]
        args: dict[str, Argument] = {"column": column, "what": amount(found.goods, found.amounts[column - 1])}
        return Phrase("terminal-charterstone-space", {**args, "bonus": terms(bonus) if bonus else "none"})

    def part(self, number: int) -> Argument:
        """So much of a benefit."""
        question = self.seen["question"]
        assert question is not None
        term = question["term"]
        if not number:
            return phrases.NOTHING
        return amount(term["what"], number) if "what" in term else number

    def pick(self, number: int) -> Argument:
        """One of several effects, or none."""
        question = self.seen["question"]
        assert question is not None
        shown = question["terms"]
        return phrases.term(_term(shown[number - 1])) if number else NOTHING

    def choice(self, name: str) -> Argument:
        """How the story can go on."""
        found = self.content.choices[name]
        title = Word((f"choice.{name}.title",), found.title)
        king = Phrase(f"charterstone-king-{found.king}")
        said = {"title": title, "gain": terms(found.gain), "king": king}
        return Phrase("terminal-charterstone-choice", said)

    def star(self, row: str) -> Argument:
        """A row of glory."""
        you = self.seen["you"]
        assert you is not None
        chest = self.seen["players"][you]["chest"]["glory"]
        found = next(entry for entry in self.content.glory if entry.name == row)
        said: dict[str, Argument] = {"row": row, "stars": chest[row], "of": found.stars, "bonus": terms(found.bonus)}
        return Phrase("terminal-charterstone-star", said)

    def shift(self, way: str, number: int) -> Argument:
        """A step of progress."""
        return Phrase(f"charterstone-shift-{way}", {"count": number})

    def kept(self, what: str) -> Argument:
        """A resource, a card or a minion to keep."""
        return amount(what, 1) if what in RESOURCES else self.titles.title(what)


def with_text(title: Argument, text: Argument) -> Phrase:
    """Something with what it does."""
    return Phrase("terminal-charterstone-with-text", {"title": title, "text": text})


Saying: TypeAlias = Callable[[Moves, Mapping[str, Json]], Argument]
SAYINGS: Final[Mapping[str, Saying]] = {
    "bring": lambda say, move: say.used(str(move["persona"])),
    "place": lambda say, move: say.placed(str(move["building"]), small=False),
    "small": lambda say, move: say.placed(str(move["building"]), small=True),
    "lay": lambda say, move: say.tile(_number(move["tile"]), _number(move["plot"])),
    "companion": lambda say, move: say.mood(str(move["mood"])),
    "victory": lambda say, move: say.victory(str(move["victory"])),
    "redeem": lambda say, move: say.redeemed(str(move["what"])),
    "farewell": lambda say, move: say.used(str(move["persona"])),
    "side": lambda say, move: say.side(str(move["side"])),
    "levy": lambda say, move: amount(str(move["resource"]), 1),
    "no": lambda say, _: say.no(),
    "pay": lambda say, move: say.goods(str(move["resources"])),
    "gain": lambda say, move: say.goods(str(move["resources"])),
    "give": lambda say, move: say.card(str(move["card"])),
    "take": lambda say, move: say.card(str(move["card"])),
    "send": lambda say, move: Phrase(
        "terminal-charterstone-send",
        {"minion": say.titles.title(str(move["minion"])), "place": say.place(str(move["building"]))},
    ),
    "use": lambda say, move: say.used(str(move["card"])),
    "recall": lambda say, move: say.titles.title(str(move["building"])),
    "clear": lambda say, move: say.titles.title(str(move["building"])),
    "release": lambda say, move: say.released(str(move["building"])),
    "shift": lambda say, move: say.shift(str(move["way"]), _number(move["number"])),
    "choose": lambda say, move: say.objective(str(move["objective"])),
    "score": lambda say, move: say.objective(str(move["objective"])),
    "adopt": lambda say, move: say.titles.title(str(move["minion"])),
    "ship": lambda say, move: say.space(str(move["row"]), _number(move["column"])),
    "part": lambda say, move: say.part(_number(move["number"])),
    "pick": lambda say, move: say.pick(_number(move["number"])),
    "decide": lambda say, move: say.choice(str(move["choice"])),
    "star": lambda say, move: say.star(str(move["row"])),
    "expand": lambda say, move: amount(str(move["capacity"]), 1),
    "keep": lambda say, move: say.kept(str(move["what"])),
}
"""By kind of move: what it does. Others are `terminal-charterstone-do-MOVE`, with their fields."""


def _number(value: Json) -> int:
    assert isinstance(value, int)
    return value
