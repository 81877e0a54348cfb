"""The shapes of what clients get: views and assets.

They are declared here and in `part_shapes`, and nowhere else: mypy holds the code that builds them to the declarations,
and the page's types are generated from them. A tuple stands for a list of just so many entries, for JSON has no tuples.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Final, Literal, NotRequired, TypeAlias, TypedDict, Union

from moonstone.engine import Json
from moonstone.engine.shapes import Named, ResultShape
from moonstone.games.charterstone.client.part_shapes import (
    AbilityPart,
    BuildingPart,
    CrateContents,
    Find,
    GloryRow,
    MinionPart,
    Need,
    ObjectivePart,
    Part,
    QuotaRow,
    SlotMark,
    SlotText,
    StoryText,
    Term,
)
from moonstone.games.charterstone.content.constants import CharterName, GoodName, ResourceName
from moonstone.games.charterstone.rules.moves import SEAT_MOVES

# Assets: what is printed, in the village of a campaign.


class CharterGround(TypedDict):
    """A charter on the board: its resource, and by plot a column in half hexes and a row."""

    resource: ResourceName
    plots: list[tuple[int, int]]


class Chest(TypedDict):
    """What a chest holds between two games: glory as stars by row, capacity by kind."""

    personas: list[str]
    used: list[str]
    trophies: int
    glory: dict[str, int]
    capacity: dict[str, int]


class ChoiceMade(TypedDict):
    """A way the story went on: the game in which it was chosen, and how the king took it."""

    game: int
    title: str
    king: str


class VillageCharter(TypedDict):
    """A charter between two games."""

    active: bool
    automa: bool
    newcomer: bool
    plots: list[str]
    coins: int
    resources: list[int]
    cards: list[str]
    minions: list[int]
    personas: list[str]
    used: list[str]
    trophies: int
    stars: list[int]
    owed: int
    capacity: list[int]
    tiles: NotRequired[list[str]]
    companion: NotRequired[str]
    mood: NotRequired[str]
    victory: NotRequired[str]
    side: NotRequired[str]


class VillageScore(TypedDict):
    """What counted in the last scoring, as it is stored."""

    card: str
    capacity: int
    personas: int
    trophies: int
    glory: int
    values: int


class VillageState(TypedDict):
    """The village between two games, as it is stored. `rights` says by what waits for a name whose it is to give."""

    number: int
    charters: dict[CharterName, VillageCharter]
    names: dict[str, str]
    rights: dict[str, CharterName]
    opened: list[int]
    finds: NotRequired[list[Find]]
    archive: list[str]
    covered: list[str]
    choices: list[str]
    difficulty: int
    scores: list[dict[str, int]]
    winners: list[list[CharterName]]
    spectral: NotRequired[str]
    lost: NotRequired[list[str]]
    final: NotRequired[dict[str, VillageScore]]
    champions: NotRequired[list[str]]


class VictoryPart(TypedDict):
    """A victory card: what a filled capacity circle, a used persona and a victory count for."""

    title: str
    capacity: int
    persona: int
    trophy: int


class Assets(TypedDict):
    """All that is unlocked in a village. `index` and `frames` number the crates and slots printed on the box, and a
    campaign has so many `chapters`, one for each of its games.
    """

    name: str
    fingerprint: str
    chapters: int
    village: VillageState
    charters: dict[CharterName, CharterGround]
    commons: list[str]
    rules: list[str]
    buildings: dict[str, BuildingPart]
    cards: dict[str, AbilityPart]
    personas: dict[str, AbilityPart]
    objectives: dict[str, ObjectivePart]
    minions: dict[str, MinionPart]
    perils: dict[str, str]
    crates: dict[str, CrateContents]
    index: list[int]
    frames: list[int]
    progress: list[list[str]]
    reputation: list[int]
    quota: dict[str, QuotaRow]
    glory: dict[str, GloryRow]
    chests: dict[CharterName, Chest]
    choices: dict[str, ChoiceMade]
    slots: list[SlotText]
    stories: list[StoryText]
    game_rules: dict[str, str]
    companions: dict[str, str]
    victory: dict[str, VictoryPart]


# Views.


Goods: TypeAlias = Annotated[dict[GoodName, int], Named("Goods", "Coins and resources.")]


class Plot(TypedDict):
    """A plot: its building, and the seats of the worker on it, of one beside that, and of income tokens.

    `tile` is the sky island that lies there, from 1 on, and `under` what it covers; `loose` is a minion of nobody's.
    """

    building: str | None
    worker: int | None
    beside: NotRequired[int]
    minion: NotRequired[str]
    peril: NotRequired[str]
    income: NotRequired[list[int]]
    tile: NotRequired[int]
    under: NotRequired[str | None]
    loose: NotRequired[str]


class CompanionOf(TypedDict):
    """Who has joined a charter, and how they are once that is known."""

    name: str
    mood: str | None


class CharterPlots(TypedDict):
    """A charter in a game: the seat that plays it, and its six plots.

    `tiles` are the buildings on its four sky islands when the game began, `emblem` the seats with a token on it.
    """

    seat: int | None
    plots: list[Plot]
    tiles: NotRequired[list[str | None]]
    companion: NotRequired[CompanionOf]
    side: NotRequired[str]
    emblem: NotRequired[list[int]]


class ChoiceOffered(TypedDict):
    """A way the story can go on."""

    title: str
    king: str
    gain: list[Term]


class Question(TypedDict):
    """What is asked, and of which seat; None is chance. The rest depends on what is asked."""

    ask: str
    seat: int | None
    number: NotRequired[int]
    what: NotRequired[str]
    kind: NotRequired[str | None]
    term: NotRequired[Term]
    terms: NotRequired[list[Term]]
    building: NotRequired[str]
    partly: NotRequired[bool]
    free: NotRequired[bool]
    choices: NotRequired[dict[str, ChoiceOffered]]
    charter: NotRequired[CharterName]
    companion: NotRequired[str]
    sides: NotRequired[dict[str, str]]
    cards: NotRequired[dict[str, VictoryPart]]
    to: NotRequired[int]
    opponent: NotRequired[int]


class ProgressTrack(TypedDict):
    """Where progress is, began, and ends; and whether the hourglass was reached."""

    at: int
    start: int
    end: int
    ending: bool


class ObjectiveMarks(TypedDict):
    """The seats that have scored an objective, and those that meet it now."""

    scored: list[int]
    met: list[int]


class PrivateObjective(TypedDict):
    """An objective of one seat."""

    scored: bool
    met: bool


class QuotaSpace(TypedDict):
    """A space of the quota, and the seat whose token lies there."""

    row: str
    column: int
    seat: int | None


class ReputationTrack(TypedDict):
    """The spaces of the track, and by seat the tokens on it."""

    spaces: int
    tokens: list[int]


class PlayerChest(Chest):
    """A player's chest, which it carries from game to game: glory as stars by row, capacity by kind.

    `used` lists the personas that were played with in an earlier game.
    """


class OwnPersona(TypedDict):
    """An Automa's own persona: it scores at the end if its conditions are met."""

    name: str
    title: str
    needs: list[Need]
    vp: int


class Player(TypedDict):
    """What a seat has; `nameable` lists those of its cards that it may name now.

    `small` is the building its small worker stands on, `offered` the personas to choose from. `muted` is there while
    its personas are silenced until income: those it plays with; an Automa's own persona is silenced then, too.
    `victory` is a card, or `sealed` while only its owner may know which.
    """

    charter: CharterName
    automa: bool
    vp: int
    goods: Goods
    influence: int
    spent: int
    workers: int
    cards: list[str]
    nameable: list[str]
    personas: list[str]
    used: list[str]
    minions: dict[str, int]
    perils: dict[str, int]
    objectives: dict[str, PrivateObjective]
    omen: CharterName | None
    chest: PlayerChest
    victory: str | None
    small: NotRequired[str | None]
    spectral: NotRequired[bool]
    muted: NotRequired[list[str]]
    offered: NotRequired[list[str]]
    own_persona: NotRequired[OwnPersona]


class Guidepost(TypedDict):
    """What this game's guidepost counts, the seats that meet it, and the choice that was made, or has come about.

    `forced` says what decides where nobody is asked, `par` the total of points that must be exceeded.
    """

    counter: str
    fewest: bool
    met: list[int]
    choice: str | None
    forced: NotRequired[str]
    par: NotRequired[int]
    finale: NotRequired[str]


class ChapterOf(TypedDict):
    """The chapter of this game: its title, and the rules that hold for it alone."""

    title: str
    rules: list[str]


class Kings(TypedDict):
    """The kings on the stories so far."""

    happy: int
    angry: int


class Candle(TypedDict):
    """Whether the candle burns, in how many of how many cases it goes out in a turn, and on whose it did."""

    burns: bool
    out: int
    of: int
    by: int | None


class FinalScore(TypedDict):
    """The last scoring of a charter, category by category."""

    card: str
    capacity: int
    personas: int
    trophies: int
    glory: int
    values: int
    total: int


class LastScoring(TypedDict):
    """The last scoring, by charter, and the charters that have won the campaign.

    `barred` is the one that would have, if the spectral worker had not still been its.
    """

    scores: dict[str, FinalScore]
    champions: list[str]
    barred: str | None


class Newcomers(TypedDict):
    """Rows and perils that came with crates opened in this game: assets do not have them yet."""

    quota: dict[str, QuotaRow]
    glory: dict[str, GloryRow]
    perils: dict[str, str]


class PublicView(TypedDict):
    """What lies open to everybody; `told` names the stories told in this game so far."""

    game: Literal["charterstone"]
    number: int
    seats: int
    options: dict[str, bool | int | str]
    turn: list[int]
    step: str
    question: Question | None
    first: int
    current: int
    round: int
    progress: ProgressTrack
    commons: dict[str, int | None]
    beside: dict[str, int]
    charters: dict[CharterName, CharterPlots]
    supply: Goods
    mat: list[str]
    deck: list[str]
    discard: list[str]
    archive: list[str]
    built: list[str]
    objectives: dict[str, ObjectiveMarks]
    quota: list[QuotaSpace]
    reputation: ReputationTrack
    players: list[Player]
    guidepost: Guidepost | None
    opened: list[int]
    rules: list[str]
    minions: dict[str, int]
    perils: dict[str, int]
    came: Newcomers
    looked: list[str]
    unlocked: dict[str, Part]
    crates: dict[str, CrateContents]
    finds: list[Find]
    slots: list[SlotMark]
    told: list[str]
    chapter: ChapterOf
    kings: Kings
    candle: Candle | None
    final: LastScoring | None
    names: dict[str, str]
    winners: list[int]
    result: ResultShape | None


class Secrets(TypedDict):
    """What a viewer has beyond what lies open: whose view it is, and that seat's victory card."""

    you: int | None
    victory: str | None


class View(PublicView, Secrets):
    """What a seat may know."""


class Preview(TypedDict):
    """Nothing: what a decision would change is to be seen."""


MoveShape: TypeAlias = Annotated[
    dict[str, Json],
    Named(
        "Move",
        "A move that a seat can make.",
        Union[SEAT_MOVES],  # noqa: UP007  # it has as many members as there are kinds of moves
    ),
]
SHAPES: Final[Mapping[str, object]] = {"View": View, "Preview": Preview, "Assets": Assets, "Move": MoveShape}
