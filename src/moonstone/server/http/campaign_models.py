"""The shapes of requests and answers about campaigns."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from moonstone.server.http.models import AnyJson, GivenName, Model, Name, Problem
from moonstone.server.http.table_models import ClockIn, ClockSetting, ResultOut

GameNumber = Annotated[int, Field(ge=1, le=1000, description="A game of the campaign, from 1.")]
RoleName = Annotated[str, Field(max_length=60, description="What a role is called, as `roles` lists them.")]
Bot = Annotated[str, Field(max_length=60, description="Which bot; its name is its level.")]


class MemberIn(Model):
    """Who takes part: `me`; a `local` player on my screen; anybody (`open`); the holder of a `link`; a `bot`; or
    nobody, where the game itself plays (`scripted`). Without a role, the person who sits there chooses one.
    """

    kind: Literal["me", "local", "open", "link", "bot", "scripted"]
    name: Name | None = None
    bot: Bot | None = None
    role: RoleName | None = None


class CampaignIn(Model):
    """A campaign to found."""

    game: Annotated[str, Field(max_length=60)]
    name: Name
    members: Annotated[list[MemberIn], Field(min_length=1, max_length=20)]
    edition: Annotated[str, Field(max_length=200_000, description="The text of an edition file.")] | None = None
    public: bool = Field(default=False, description="Whether everybody finds it, or only those with its address.")
    clock: ClockIn = Field(default_factory=ClockIn, description="The clock of its games.")
    substitute: Annotated[str, Field(max_length=60, description="The bot that plays on for people who are away.")] = (
        "greedy"
    )


class SitIn(Model):
    """Who joins: you, or with a name somebody at the same screen."""

    name: Name | None = None


class MemberClaimIn(SitIn):
    """The token of an invitation."""

    token: Annotated[str, Field(max_length=100)]


class RoleIn(Model):
    """The role you choose."""

    role: RoleName


class AwayIn(Model):
    """Which bot plays meanwhile; the campaign's own if none is named."""

    bot: Bot | None = None


class NameIn(Model):
    """A name for something that waits for one: `what` as the edition lists it, for the role to give."""

    role: RoleName
    what: Annotated[str, Field(max_length=60)]
    name: GivenName


class GameIn(Model):
    """The game to begin: its number, so that it is begun once however often it is asked for."""

    number: GameNumber


class RewindIn(Model):
    """The game to go back to just before of."""

    number: GameNumber


class ForkIn(Model):
    """The new campaign's name, and the game just before which it goes another way; null: as it stands between games."""

    name: Name
    number: GameNumber | None = None


class CampaignFileIn(Model):
    """The text of a campaign's file."""

    file: Annotated[str, Field(max_length=4_000_000)]


class MemberOut(BaseModel):
    """A member: while `away` holds a bot's name, that bot plays from the next game on."""

    number: int
    role: str | None
    kind: Literal["open", "link", "person", "local", "bot", "scripted"]
    name: str | None
    bot: str | None
    away: str | None
    yours: bool


class PlayerOut(BaseModel):
    """Who played a role in a game; the game itself played a `scripted` one."""

    role: str
    name: str
    bot: str | None
    scripted: bool
    yours: bool


class CampaignGame(BaseModel):
    """A game of a campaign, with the version of its rules and its table; `players` and the result are by seat."""

    number: int
    rules: int
    table: str
    began_at: int
    ended_at: int | None
    players: list[PlayerOut]
    result: ResultOut | None


class NextGame(BaseModel):
    """The next game: whether it can begin, the members who are missing, and what else is in its way.

    `rules` is the newer version of the rules that the campaign changes over to before it, if there is one.
    """

    number: int
    rules: int | None
    ready: bool
    missing: list[int]
    problem: Problem | None


class CampaignOut(BaseModel):
    """A campaign, its edition left out, which has changed when `fingerprint` has.

    `table` is where its game is played now; `next` is null while one is, and when all are played. `games` are those on
    the present line, `left` those that were gone back behind. `retired`: its rules are no longer played, and it cannot
    be continued. `opened_by`: the host's name, if they take part themselves. `secrets`: by role, what you alone know
    between two games; never sent to a shared screen.
    """

    id: str
    name: str
    game: str
    title: str
    rules: int
    edition: str
    fingerprint: str
    public: bool
    clock: ClockSetting
    substitute: str
    seq: int
    created_at: int
    changed_at: int
    phase: Literal["between", "playing", "over"]
    number: int
    host: bool
    opened_by: str | None
    roles: list[str]
    members: list[MemberOut]
    yours: list[int]
    secrets: dict[str, dict[str, AnyJson]]
    table: str | None
    next: NextGame | None
    games: list[CampaignGame]
    left: list[CampaignGame]
    fork_of: str | None
    imported: bool
    retired: bool


class CampaignWithLinks(BaseModel):
    """A campaign; `links` holds, by member, the tokens of links just made. They are shown once."""

    campaign: CampaignOut
    links: dict[str, str]


class CampaignSummary(BaseModel):
    """A campaign in a list: the number of the game that is played at `table`, or else of the next. `your_turn`: you owe
    that game a decision; `retired`: its rules are no longer played, and it cannot be continued.
    """

    id: str
    name: str
    game: str
    title: str
    rules: int
    retired: bool
    public: bool
    created_at: int
    changed_at: int
    number: int
    table: str | None
    members: list[MemberOut]
    yours: list[int]
    host: bool
    your_turn: bool


class CampaignList(BaseModel):
    """Campaigns, newest change first; `before` is what to ask with for the next page."""

    campaigns: list[CampaignSummary]
    before: int | None
