"""The content: everything printed on cardboard, from checked data files. What is wrong is said with file and line.

Buildings, cards, personas and so on have names for people and programs (`b22`) and indices for the state. Advancement
cards are the building cards first, then all others: a building and its card have the same index.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from moonstone.engine import Json, canonical
from moonstone.games.charterstone.content.constants import CHARTERS, UNLOCKS, CharterName, ResourceName
from moonstone.games.charterstone.content.vocabulary import Need, Term, Trigger

COMMONS: Final = ("zeppelin", "charterstone", "grandstand", "treasury", "market", "cloud-port")
"""A4: the buildings everybody finds."""
BASIC: Final = tuple(f"basic-{charter}" for charter in CHARTERS)


@dataclass(frozen=True, slots=True)
class Charter:
    """A1.1 and A1.4: a charter, its resource, and where its plots lie: by number, column in half hexes and row."""

    name: CharterName
    resource: ResourceName
    plots: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Building:
    """A building, on a sticker or printed: `charter` is None in the Commons, `build` is by resource."""

    name: str
    title: str
    charter: CharterName | None
    build: tuple[int, ...]
    cost: tuple[Term, ...]
    benefit: tuple[Term, ...]
    value: int
    crate: int
    """The number of the crate on its card, 0 for none."""

    @property
    def income(self) -> bool:
        """B1.11: whether its benefit comes with income."""
        return any(term.what == "income" for term in self.cost)


@dataclass(frozen=True, slots=True)
class AbilityCard:
    """A card that is no building, or a persona: something triggers it, and it gives something.

    Items and treasures are used when their owner says so; a persona may have an ability with code of its own, or none.
    """

    name: str
    title: str
    kind: str
    """The kind of card, or `persona`."""
    charter: CharterName | None
    when: Trigger | None
    gain: tuple[Term, ...]
    cost: tuple[Term, ...] = ()
    """B1.5: what an item takes."""
    needs: tuple[Need, ...] = ()
    """What must hold when it is triggered."""
    ability: str | None = None
    opens: str = "start"
    """When a persona that comes in no crate is known, as for a text."""
    redeems: bool = False
    """B2.8: whether it frees the owner of the spectral worker."""


@dataclass(frozen=True, slots=True)
class Objective:
    """A5.7."""

    name: str
    title: str
    needs: tuple[Need, ...]


@dataclass(frozen=True, slots=True)
class Minion:
    """B1.8: a kind of minion, and what one brings its owner."""

    name: str
    title: str
    gain: tuple[Term, ...]


Part = Building | AbilityCard | Objective | Minion
"""What has a name and can be unlocked."""


@dataclass(frozen=True, slots=True)
class Crate:
    """B3: what the opener gets."""

    number: int
    title: str
    buildings: tuple[str, ...]
    cards: tuple[str, ...]
    """They join the deck, after the opener has drawn one of them."""
    persona: str | None
    objectives: tuple[str, ...]
    """For the public deck."""
    private: tuple[str, ...]
    """They join the objectives, after the opener has drawn one of them (B1.10)."""
    minion: str | None
    unlocks: tuple[str, ...]
    story: str

    @property
    def names(self) -> tuple[str, ...]:
        """All parts in it."""
        alone = (name for name in (self.persona, self.minion) if name is not None)
        return (*self.buildings, *self.cards, *self.objectives, *self.private, *alone)


@dataclass(frozen=True, slots=True)
class QuotaRow:
    """A6.1: by column how many goods a space takes, and its bonus."""

    name: str
    goods: str
    amounts: tuple[int, ...]
    bonuses: tuple[tuple[Term, ...], ...]

    @property
    def opens(self) -> str | None:
        """What must be unlocked before there is such a row."""
        return self.goods if self.goods in UNLOCKS else None


@dataclass(frozen=True, slots=True)
class Row:
    """B1.14: a row of stars in the chest."""

    name: str
    stars: int
    bonus: tuple[Term, ...]

    @property
    def opens(self) -> str | None:
        """What must be unlocked before there is such a row."""
        return next((term.what for term in self.bonus if term.what in UNLOCKS), None)


@dataclass(frozen=True, slots=True)
class Finale:
    """B2.13: how the campaign ends for the village: more points than `over` are a victory."""

    victory: str
    defeat: str
    """The outcomes, as choices."""
    over: int
    king: int
    """The points for each happy king, for each kind companion and for each rebel persona."""
    kind: int
    rebel: int


@dataclass(frozen=True, slots=True)
class Chapter:
    """B2: a game of the campaign; who has the most or the fewest of `counter` meets its guidepost."""

    number: int
    title: str
    fewest: bool
    counter: str | None
    """None: there is no guidepost, or it is met by those on whose turn the candle did not go out (`candle`)."""
    candle: int | None
    """B2.11: the candle's odds: in round r it goes out in each turn with r to so many times the number of players."""
    automa: int | None
    """B2.18: what an Automa counts as; None where it is counted like everybody."""
    automa_less: int
    """B2.18: how many it discards before it is counted."""
    automa_meets: bool
    """B2.18: whether it meets the guidepost in any case."""
    one: bool
    """B2.14: whether of several who would meet the guidepost the die chooses one."""
    choices: tuple[str, ...]
    forced: str | None
    """B2.2: what decides between the choices, one of FORCED, the first being what happens if it holds; None: a player
    does."""
    pars: tuple[int, ...]
    """B2.7: by number of players less one, the total that must be exceeded."""
    rules: int
    """The rules in force, as a mask of GAME_RULES."""
    ends: tuple[str, ...]
    """What happens at the end, in this order, each one of ENDS."""
    shift: int
    """B2.4: by how much further on progress starts."""
    grants: tuple[str, ...]
    """What is unlocked from this game on, if no crate has done it: rules of UNLOCKS; `minion` brings all kinds."""
    crates: tuple[int, ...]
    """B2.12: the crates that the story opens at this game's set-up."""
    start: tuple[Term, ...]
    """B2.16: what everybody gains at the beginning, in reverse order of play."""
    finale: Finale | None
    after: tuple[tuple[str, Chapter], ...]
    """B2: by a choice made before: the chapter as it is then."""
    repeats: bool
    """B2.16: whether it is played again and again after the campaign."""

    def has(self, rule: int) -> bool:
        """Whether a rule is in force, by its bit."""
        return self.rules & rule != 0

    def as_after(self, choices: Iterable[str]) -> Chapter:
        """The chapter as it is after the choices that were made before."""
        made = {*choices}
        return next((chapter for name, chapter in self.after if name in made), self)

    @property
    def outcomes(self) -> tuple[str, ...]:
        """All that can be chosen, or happen, at its end."""
        finale = () if self.finale is None else (self.finale.victory, self.finale.defeat)
        return (*self.choices, *finale)


@dataclass(frozen=True, slots=True)
class Choice:
    """B2: a way the story can go on."""

    name: str
    king: str
    kings: int
    """B2.1: how many kings its story carries."""
    title: str
    gain: tuple[Term, ...]
    names: str | None
    """What may be named from then on."""
    victory: str | None
    """B2.9: whether everybody picks a victory card in secret (`secret`), or has the common one (`common`)."""
    farewell: bool
    """B2.11: whether the person on whose turn the candle went out archives a used persona."""


@dataclass(frozen=True, slots=True)
class Companion:
    """B2.6: somebody who joins a charter."""

    name: str
    title: str


@dataclass(frozen=True, slots=True)
class VictoryCard:
    """B2.15, B2.20: what a filled capacity circle, a used persona and a victory count for in the end."""

    name: str
    title: str
    capacity: int
    persona: int
    trophy: int


@dataclass(frozen=True, slots=True)
class AutomaPersona:
    """B2.18: a condition at the end of a game, for an Automa."""

    name: str
    title: str
    needs: tuple[Need, ...]
    vp: int


@dataclass(frozen=True, slots=True)
class Text:
    """A rule slot or a story of the Chronicle, when it opens, and when it closes again."""

    name: str
    number: int
    title: str
    text: str
    opens: str
    closes: str | None = None


AUTOMA_DOES: Final = ("build", "open", "take")
"""What an Automa's card can have it do: build a building, open a crate, take a building card that lies face up."""


@dataclass(frozen=True, slots=True)
class AutomaCard:
    """C2: where the Automa places, what it scores (-1 is its difficulty), and its bonus: what it does and gains."""

    name: str
    place: str
    rank: int
    vp: int
    does: str | None
    """One of AUTOMA_DOES, or nothing."""
    gain: tuple[Term, ...]
    opens: str
    """When it joins the deck, as for a text."""


@dataclass(frozen=True, eq=False)
class Content:
    """All of it, checked; every tuple in the order of names, but charters clockwise and Commons and basics first.

    Two of them are equal only if they are the same object.
    """

    name: str
    rules: int
    """The version of the rules that it goes with."""
    charters: tuple[Charter, ...]
    buildings: tuple[Building, ...]
    cards: tuple[AbilityCard, ...]
    personas: tuple[AbilityCard, ...]
    objectives: tuple[Objective, ...]
    minions: tuple[Minion, ...]
    perils: tuple[str, ...]
    """By kind: what it is called."""
    crates: dict[int, Crate]
    progress: tuple[frozenset[str], ...]
    starts: tuple[int, ...]
    """By number of players less one: the space progress starts on (A6.3)."""
    reputation: tuple[int, ...]
    """By number of players less one: the spaces of the reputation track (A6.2)."""
    quota: tuple[QuotaRow, ...]
    glory: tuple[Row, ...]
    capacity: dict[str, tuple[int, int]]
    """By kind: what there is at first, and the most."""
    games: tuple[Chapter, ...]
    choices: dict[str, Choice]
    companions: tuple[Companion, ...]
    victory: tuple[VictoryCard, ...]
    """Those to pick from, and last the common one."""
    automa_personas: tuple[AutomaPersona, ...]
    redemption: int
    """B2.8: how many coins redeem the spectral worker; 0 for none."""
    slots: tuple[Text, ...]
    stories: tuple[Text, ...]
    automa: tuple[AutomaCard, ...]
    names: dict[str, tuple[str, ...]]
    printed: dict[str, Json] = field(repr=False)
    """The tables as they were read."""
    sealed: frozenset[str] = frozenset()
    """The names of what no crate of it brings, where stand-ins are in closed crates (see `stand_ins`)."""

    @cached_property
    def fingerprint(self) -> str:
        """A hash of everything printed."""
        return hashlib.sha256(canonical(self.printed).encode()).hexdigest()[:32]

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """All buildings, cards, personas, objectives and minions."""
        return (*self.buildings, *self.cards, *self.personas, *self.objectives, *self.minions)

    @cached_property
    def locked(self) -> tuple[str, ...]:
        """The names of what comes in crates."""
        return (*self.sealed, *(name for crate in self.crates.values() for name in crate.names))

    @cached_property
    def told_later(self) -> tuple[AbilityCard, ...]:
        """The personas that the story brings."""
        return tuple(persona for persona in self.personas if persona.opens != "start")

    @cached_property
    def campaign_games(self) -> int:
        """How many games the campaign has."""
        return sum(not chapter.repeats for chapter in self.games)

    def chapter(self, number: int, choices: Iterable[str]) -> Chapter:
        """The chapter of a game, after what was chosen before; after the campaign it is the last one."""
        return self.games[min(number, len(self.games)) - 1].as_after(choices)
