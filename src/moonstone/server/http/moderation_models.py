"""The shapes of what players say of each other, and of what administrators see and do."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, Field

from moonstone.server.http.models import Model
from moonstone.server.http.table_models import Phase
from moonstone.server.moderation.relations import Kind
from moonstone.server.moderation.reports import Reason

LONGEST_REPORT = 1000
EntryNumber = Annotated[int, Field(ge=0, le=1 << 31, description="The number of a message's entry.")]
Seat = Annotated[int, Field(ge=0, le=100, description="A seat, from 0.")]


class WhoIn(Model):
    """Somebody at a table: the person in a seat, or the author of a message. One of the two is given."""

    seat: Seat | None = None
    entry: EntryNumber | None = None


class RelationIn(WhoIn):
    """Whom to mute or to block; `none` takes both back."""

    kind: Kind


class RelationOut(BaseModel):
    """Somebody whom you have muted or blocked."""

    handle: str
    name: str
    kind: Literal["muted", "blocked"]
    at: int


class RelationsOut(BaseModel):
    """Everybody whom you have muted or blocked, the newest first."""

    people: list[RelationOut]


class MarkOut(BaseModel):
    """Somebody at a table whom you have muted or blocked: as `by` of their messages, and the seats they have."""

    by: str
    kind: Literal["muted", "blocked"]
    seats: list[int]


class MarksOut(BaseModel):
    """Whom of a table's people you have muted or blocked, and what your own messages are marked with. `silenced` are
    those whom you, as its host, let write no more here.
    """

    you: str
    people: list[MarkOut]
    silenced: list[str]


class ReportIn(WhoIn):
    """The reason for a report."""

    reason: Reason
    text: Annotated[str, Field(max_length=LONGEST_REPORT)] = ""


class TokenIn(Model):
    """The word of a link."""

    token: Annotated[str, Field(max_length=100)]


class HoursIn(Model):
    """For how long: 0 lifts it, null is for good."""

    hours: Annotated[int, Field(ge=0, le=24 * 3660)] | None


class HideIn(Model):
    """Whether it is kept out of public lists."""

    hidden: bool


class OverviewOut(BaseModel):
    """How the server is. `behind` names background tasks that have failed for a while; `load` is the system's, null
    where it has none; `active` tables have changed within an hour.
    """

    version: str
    up_seconds: int
    workers: int
    behind: list[str]
    load: float | None
    cores: int
    loaded: int
    sockets: int
    bots_waiting: int
    database_bytes: int
    disk_free_bytes: int | None
    backup_at: int | None
    backups_watched: bool
    open_reports: int
    people: int
    new_people: int
    sessions: int
    open: int
    playing: int
    active: int
    over: int
    campaigns: int


class ReportOut(BaseModel):
    """A report. `name` is what the person was called at the table, `quote` what they wrote there."""

    id: int
    at: int
    person: str
    name: str
    now_called: str
    reporter: str | None
    reporter_name: str | None
    table: str | None
    reason: Reason
    text: str
    quote: str | None
    closed_at: int | None


class ReportsOut(BaseModel):
    """Reports; `before` is what to ask with for the next page."""

    reports: list[ReportOut]
    before: int | None


class PersonOut(BaseModel):
    """A person, as administrators see them."""

    id: str
    name: str
    created_at: int
    administrator: bool
    muted_until: int | None
    suspended_until: int | None
    reports: int


class PeopleOut(BaseModel):
    """People, the newest first."""

    people: list[PersonOut]


class PersonTable(BaseModel):
    """A table at which somebody sits."""

    id: str
    game: str
    phase: Phase
    changed_at: int


class PersonWithTables(PersonOut):
    """A person, with the newest of their tables."""

    tables: list[PersonTable]


class AdminTable(BaseModel):
    """A table that has not ended."""

    id: str
    game: str
    phase: Phase
    public: bool
    hidden: bool
    created_at: int
    changed_at: int
    host: str


class AdminTables(BaseModel):
    """Tables; `before` is what to ask with for the next page."""

    tables: list[AdminTable]
    before: int | None


class AuditEntry(BaseModel):
    """Something an administrator did; the name is `-` for the command line.

    The detail of `mute` and `suspend` is the number of hours, 0 where it was lifted, or `good`.
    """

    id: int
    at: int
    name: str
    action: str
    subject: str
    detail: str


class AuditOut(BaseModel):
    """What administrators did, the newest first; `before` is what to ask with for the next page."""

    entries: list[AuditEntry]
    before: int | None
