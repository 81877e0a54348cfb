"""Uses worked out from texts: what somebody has beforehand, how questions are answered, what must have come of it.

    use = Use(position().known(), cost="1 pumpkin", benefit="1 guest, 2 coin", building="b76")
    use.play("place b76")
    use.check({"idle": -1})

What must have come of it is told by the texts and the answers alone, part by part.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import product

from villages import Table
from worth import (
    BUILDINGS,
    GOODS,
    TABLES,
    Part,
    change,
    choices,
    goods_to_build,
    kind_of,
    parts,
    quiet_cards,
    text,
)

from moonstone.games.charterstone.content.constants import KINDS, MINIONS, PERILS, RESOURCES, WORKERS
from moonstone.games.charterstone.content.content import BASIC

AT_HAND = 6
"""Influence, so that some can be paid and some come back."""
TARGETS = {
    "objective": "no-objective",
    "quota": "no-space",
    "crate": "no-crate",
    "blueprint": "no-blueprint",
    "income": "token-there",
}
"""By target of a cost: the refusal where there is none."""
TOKENS = ("objective", "quota", "income")
"""Targets that take a token of influence."""
DONE = {
    "objective": "objective-scored",
    "quota": "shipped",
    "crate": "opened",
    "blueprint": "built",
    "income": "income-token",
}
"""By target: the event that tells of it."""


@dataclass(frozen=True)
class Way:
    """One of the alternatives of each part that has some, counted from 1, and yes or no to all that may be had."""

    picks: tuple[int, ...] = ()
    accepts: bool = True

    def __str__(self) -> str:
        return "-".join([*(f"pick-{pick}" for pick in self.picks), *(() if self.accepts else ("no",))]) or "all"


def ways(benefit: str) -> list[Way]:
    """Every way to gain what a text says."""
    some = [choice for choice in choices(benefit) if len(choice) > 1]
    picks = list(product(*(range(1, len(choice) + 1) for choice in some)))
    asked = any(part.asked for part in parts(benefit))
    return [Way(pick, accepts) for pick in picks for accepts in ((True, False) if asked else (True,))]


class Use:
    """The first seat is about to use something, and has exactly what that costs.

    It has something of the kind to spare wherever it can say what it pays, unless `lacking` names a part of the cost:
    of that there is one too few.
    """

    def __init__(
        self,
        table: Table,
        cost: str,
        benefit: str,
        building: str = "",
        way: Way | None = None,
        lacking: str = "",
        holds: tuple[str, ...] = (),
    ) -> None:
        self.table, self.building, self.lacking = table, building, lacking
        self.way = way or Way()
        self.cost = parts(cost)
        self.held = [*holds]
        self.answers: dict[str, list[str]] = {}
        self.bonus = ""
        self.benefit = benefit
        if not lacking:
            table.state.progress = 0  # the first spaces have no marks but starts
        self._arrange_cost()
        self._arrange_benefit()
        table.cards(0, *self.held).cards(1)
        self._lay_cards()
        self._begin()

    def _begin(self) -> None:
        self.deck, self.mat = self.table.pile("deck"), self.table.pile("face_up")
        self.before, self.supply = self.table.all_of(0), self.table.state.influence_in_supply[0]

    # What somebody has beforehand

    def _pool(self, kind: str, number: int) -> list[str]:
        """So many cards of a kind that nobody has yet and that add nothing."""
        kind = "assistant" if kind == "card" else kind
        free = [name for name in quiet_cards(kind, self.building) if name not in self.held]
        assert len(free) >= number, f"{number} cards of the kind {kind}"
        return free[:number]

    def _arrange_cost(self) -> None:
        table, spare = self.table, int(not self.lacking)
        goods, tokens = Counter(dict.fromkeys(GOODS, 0)), 0
        for part in self.cost:
            what, number = part.what, part.number - (part.what == self.lacking)
            tokens += part.number if what == "influence" else what in TOKENS
            if what in GOODS:
                goods[what] += number
            elif what == "resource":
                goods.update(wood=number, coal=spare)
            elif what in (*KINDS, "card"):
                self.held += self._pool(what, number + spare)
            elif what == "minion":
                table.minions(0, cat=number, ghost=spare)
            elif what in PERILS:
                table.suffers(0, *[what] * number)
            elif what != "influence":
                goods.update(self._arrange_target(what))
        table.goods(0, **goods)
        table.influence(0, tokens - 1 if self.lacking == "influence" else max(AT_HAND, tokens))

    def _arrange_target(self, what: str) -> dict[str, int]:
        """Whatever is opened, scored and so on; the goods that it takes."""
        assert what in TARGETS, what
        if what == "objective":
            name, needed = _objective_of("assistant")
            self.table.posted(*(() if what == self.lacking else (name,)))
            self.held += self._pool("assistant", needed)
        if what == "blueprint":
            (card,) = self._pool("building", 1)
            self.held.append(card)
            return {} if what == self.lacking else goods_to_build(card)
        if what == self.lacking:
            if what == "income":
                self.table.token(0, self.building)
            return {}
        if what == "quota":
            row = _quota_row("resource")
            self.bonus = str(row["bonuses"][0])
            return {"wood": int(row["amounts"][0]), "coal": int(not self.lacking)}
        if what == "crate":
            self.held.append(_plain_crate(self.building))
        return {}

    def _arrange_benefit(self) -> None:
        for part in parts(self.benefit):
            if part.per is not None:
                self._arrange_counted(part.per)
            if part.what == "recall":
                self.table.on("treasury" if self.building == "market" else "market", 0)
            elif part.what == "persona":
                for persona in (*_calm_personas()[: part.number + 1], "original-purple"):
                    self.table.persona(0, persona)

    def _arrange_counted(self, per: str) -> None:
        """At least one of what a part is multiplied by."""
        if per in (*KINDS, "card"):
            self.held += self._pool(per, 2)
        elif per == "building-card":
            self.held += [*self._pool("building", 1), *self._pool("constructed", 1)]
        elif per in ("own-building", "value"):
            for plot, name in enumerate(self._pool("building", 2), 4):
                self.table.built(0, name, plot)
        elif per in ("coin", *RESOURCES):
            self.table.goods(0, **{per: self.table.has(0, per) + 2})

    def _lay_cards(self) -> None:
        """More cards of every kind that is taken than are taken, five at least, and some in the deck."""
        wanted = Counter[str]()
        for part in parts(self.benefit):
            if part.what in KINDS:
                wanted[part.what] += part.number
        face_up = [name for kind, number in wanted.items() for name in self._pool(kind, number + 1)]
        more = [name for name in quiet_cards("guest", "") if name not in (*face_up, *self.held)]
        filling = max(0, 5 - len(face_up))
        treasure = [name for name in quiet_cards("treasure", "") if name not in (*face_up, *self.held)]
        self.table.mat(*face_up, *more[:filling])
        self.table.deck(*more[filling:], treasure[0])

    # Playing

    def play(self, first: str) -> None:
        """Use it and answer everything that is asked."""
        self.table.play(first)
        picks = list(self.way.picks)
        while self.table.state.turn == (0,) and self.table.asked() not in ("turn", "finish"):
            moves = self.table.moves()
            verb = moves[0].partition(" ")[0]
            move = f"pick {picks.pop(0)}" if verb == "pick" else self._answer(verb, moves)
            self.answers.setdefault(verb, []).append(move.partition(" ")[2])
            self.table.play(move)
        if self.table.asked() == "finish":
            self.table.play("no")

    def _answer(self, verb: str, moves: list[str]) -> str:
        if verb == "yes":
            return "yes" if self.way.accepts else "no"
        if verb == "ship":
            return "ship resources 1"
        if verb == "pay":
            return max(moves, key=lambda move: move.count("wood"))
        if verb == "gain":
            return moves[len(moves) // 2]  # of several kinds
        if verb == "take":
            kinds = {kind_of(move.partition(" ")[2]) for move in moves}
            quiet = {f"take {name}" for kind in kinds for name in quiet_cards(kind, self.building)}
            return next(move for move in moves if move in quiet)
        return moves[0]

    # What must have come of it

    def check(self, besides: dict[str, int] | None = None, gone: str = "") -> None:
        """Exactly what the texts say has come of it, besides something else and a card that is gone."""
        self.table.ready()
        reckoning = Reckoning(self)
        reckoning.cards -= {gone}
        for name, number in (besides or {}).items():
            reckoning.now[name] += number
        for part in self.cost:
            reckoning.pay(part)
        picks = iter(self.way.picks)
        for choice in (*choices(self.bonus), *choices(self.benefit)):
            if not any(part.what == "income" for part in self.cost):
                reckoning.gain(choice[next(picks) - 1] if len(choice) > 1 else choice[0])
        assert {name: number for name, number in self.table.all_of(0).items() if number} == {
            name: number for name, number in reckoning.now.items() if number
        }
        dealt = self.table.held(0) - reckoning.cards
        assert reckoning.cards <= self.table.held(0)
        assert len(dealt) == reckoning.dealt
        assert dealt <= self.deck


class Reckoning:
    """What somebody has, step by step, by the texts and the answers alone."""

    def __init__(self, use: Use) -> None:
        self.use = use
        self.now, self.cards, self.dealt = Counter(use.before), set(use.held), 0
        self.supply = use.supply
        self.queues = {verb: iter(names) for verb, names in use.answers.items()}

    def _next(self, verb: str) -> str:
        return next(self.queues[verb])

    def pay(self, part: Part) -> None:
        """A part of the cost is paid."""
        what, number = part.what, part.number
        if what == "influence":
            self.supply += number
        if what in (*GOODS, *PERILS, "influence"):
            self.now[what] -= number
        elif what == "resource":
            self.now["wood"] -= number
        elif what == "minion":
            self.now["cat"] -= number
        elif what in (*KINDS, "card"):
            for _ in range(number):
                card = self._next("give")
                assert what in ("card", kind_of(card))
                self.cards.remove(card)
        else:
            self._pay_target(what)

    def _pay_target(self, what: str) -> None:
        use = self.use
        (told,) = use.table.happened(DONE[what])
        self.now["influence"] -= what in TOKENS
        if what == "quota":
            self.now["wood"] -= int(_quota_row("resource")["amounts"][0])
        elif what == "crate":
            card = next(name for name in use.held if name in BASIC)
            self.cards = self.cards - {card} | set(_crate(card)["buildings"])
        elif what == "blueprint":
            for name, number in goods_to_build(str(told["card"])).items():
                self.now[name] -= number
            assert str(told["card"]) in use.held
        elif what == "income":
            self.now["token"] += 1

    def gain(self, part: Part) -> None:
        """A part of the benefit is gained."""
        what, number = part.what, part.number
        if part.per is not None:
            number *= self.count(part.per)
            assert number, f"nothing is counted by {part.per}"
        if part.asked and not self.use.way.accepts:
            return
        if what == "influence":
            number = min(number, self.supply)
            self.supply -= number
        if what == "reputation":
            self.now["influence"] -= number
        if what in (*GOODS, *MINIONS, "vp", "influence", "reputation", "progress", "private", "persona"):
            self.now[what] += number
        elif what == "resource":
            names = self._next("gain").split("+")
            assert len(names) == number
            self.now.update(names)
        elif what in (*KINDS, "card", "search"):
            self._take(what, number)
        elif what == "top":
            self.dealt += number
        elif what in ("recall", "return"):
            self.now["idle"] += min(number, WORKERS - self.now["idle"])
        elif what == "junk":
            assert self.use.mat <= self.use.table.pile("discard") | self.use.table.pile("deck")
        else:
            assert what == "income", f"no test knows what {what} brings"

    def _take(self, what: str, number: int) -> None:
        junked = any(part.what == "junk" for part in parts(self.use.benefit))
        for _ in range(number):
            card = self._next("take")
            kind = kind_of(card)
            assert kind != "treasure" if what == "search" else what in ("card", kind)
            assert card in self.use.deck if junked or what == "search" else card in self.use.mat | self.use.deck
            self.cards.add(card)

    def count(self, per: str) -> int:
        """How many there are now of what a part is multiplied by."""
        kinds = Counter(kind_of(card) for card in self.cards)
        plots = [self.use.table.plot(0, plot) for plot in range(1, 7)]
        own = [name for name in plots if name is not None]
        found: dict[str, Callable[[], int]] = {
            "card": kinds.total,
            "card-kind": lambda: len(kinds),
            "building-card": lambda: kinds["building"] + kinds["constructed"],
            "resource": lambda: self._sum(RESOURCES),
            "goods": lambda: self._sum(GOODS),
            "resource-kind": lambda: sum(self.now[name] > 0 for name in RESOURCES),
            "minion": lambda: self._sum(MINIONS),
            "minion-kind": lambda: sum(self.now[name] > 0 for name in MINIONS),
            "own-building": lambda: len(own),
            "value": lambda: sum(int(BUILDINGS[name]["value"]) for name in own),
        }
        if per in KINDS:
            return kinds[per]
        return found[per]() if per in found else self.now[per]

    def _sum(self, names: Iterable[str]) -> int:
        return sum(self.now[name] for name in names)


# Things of the content that a cost needs


def _objective_of(counter: str) -> tuple[str, int]:
    """An objective that needs so many of something and nothing else, and how many."""
    for name, table in TABLES["objective"].items():
        number, sign, rest = str(table["needs"]).partition("+ ")
        if sign and rest == counter:
            return name, int(number)
    raise AssertionError(f"no objective needs {counter}")


def _calm_personas() -> list[str]:
    """Personas that add nothing when something is used."""
    return [name for name, table in TABLES["persona"].items() if str(table.get("when")).startswith("retrieve")]


def _quota_row(goods: str) -> dict[str, list[int | str]]:
    """The row of the quota that takes these goods."""
    return next(row for row in TABLES["quota"].values() if row["goods"] == goods)


def _crate(card: str) -> dict[str, list[str]]:
    """The crate that a card shows."""
    return dict(TABLES["crate"][str(BUILDINGS[card]["crate"])])


def _plain_crate(building: str) -> str:
    """A basic building whose crate holds building cards and a persona only, and not a certain building."""
    more = ("cards", "objectives", "private", "minion", "unlocks")
    for card in BASIC:
        crate = _crate(card)
        if not any(key in crate for key in more) and building not in (card, *crate["buildings"]):
            return card
    raise AssertionError("no crate holds building cards only")


def lacks(building: str) -> list[str]:
    """What can be missing to use a building."""
    return list(change(", ".join(f"{part.number} {part.what}" for part in parts(text("building", building, "cost")))))
