"""Log entries: what is written is read again, and so is everything that earlier versions wrote."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from sitting import BOTS, Stored, person

from moonstone.engine import CampaignSeat, Refused, load
from moonstone.tables.campaign_entries import (
    CAMPAIGN_BODIES,
    AnyCampaignBody,
    Began,
    CampaignConfig,
    CampaignEntry,
    ChangedOver,
    Did,
    Ended,
    Founded,
    MembersChanged,
    Rewound,
)
from moonstone.tables.clocks import Fischer, NoClock, PerMove
from moonstone.tables.config import TableCampaign, TableConfig
from moonstone.tables.entries import (
    BODIES,
    AnyBody,
    Away,
    Back,
    Chatted,
    LogEntry,
    Moved,
    Muted,
    Named,
    Opened,
    Paused,
    Rematched,
    Seated,
    Shown,
    Started,
    TableEnded,
    UndoAnswered,
    Undone,
    UndoRequested,
)
from moonstone.tables.members import CampaignPlayer, Member, scripted_seat
from moonstone.tables.seats import Seat, hash_token

SEATS = (
    person("ann"),
    Seat("local", "Bo", "ann"),
    Seat("bot", "Bot", bot="random"),
    Seat("link", link=hash_token("word")),
    Seat("open"),
)


def config(game: str = "charon", **changes: Any) -> TableConfig:
    made = TableConfig.new(
        load(game), SEATS[:3], {}, public=True, clock=Fischer(300, 5), substitute="greedy", secret=bytes(32), bots=BOTS
    )
    return replace(made, **changes)


BODIES_OF_EACH_KIND: list[AnyBody] = [
    Opened(config()),
    Opened(config(rematch_of="before", imported=True, hints=False)),
    Opened(config(campaign=TableCampaign("village", "Ours", 3, ("red", "blue"), (1,)))),
    Seated(replace(SEATS[0], away="random", why="time")),
    Started(({"by": "nature", "move": "deal", "card": "7b"},)),
    Moved(({"by": 0, "move": "offer", "card": "7b"}, {"by": "nature", "move": "deal", "card": "8b"})),
    Named(({"by": 0, "named": "a3", "name": "Odile"},)),
    Undone(({"by": 0, "undo": 3, "consent": [1]},)),
    UndoRequested(3, (1, 2)),
    UndoAnswered(agree=False),
    Away("greedy", "asked"),
    Back(),
    Chatted("Ann", "é\n"),
    Rematched("after"),
    Paused(5, 9),
    Muted("eve", True),
    Shown("story-2", 1),
    TableEnded(),
]


def entry(body: AnyBody) -> LogEntry:
    return LogEntry("table", 7, 1_000_000, 1, "ann", "ann:key", body)


def test_there_is_an_example_of_every_kind() -> None:
    assert {body.kind for body in BODIES_OF_EACH_KIND} == set(BODIES)
    assert {body.kind for body in CAMPAIGN_BODIES_OF_EACH_KIND} == set(CAMPAIGN_BODIES)


@pytest.mark.parametrize("body", BODIES_OF_EACH_KIND, ids=lambda body: body.kind)
def test_an_entry_is_read_as_it_was_written(body: AnyBody) -> None:
    stored = Stored.of(entry(body))
    assert Stored.of(stored.read()) == stored
    assert type(stored.read().body) is type(body)
    assert stored.read().body.public() == body.public()


@pytest.mark.parametrize("body", BODIES_OF_EACH_KIND, ids=lambda body: body.kind)
def test_what_everybody_may_know_of_an_entry_holds_no_secret(body: AnyBody) -> None:
    public = json.dumps(body.public())
    for secret in ("secret", "00000000", '"by"', "link", hash_token("word"), '"ann"'):
        assert secret not in public


PUBLIC = {
    "opened": {},
    "seated": {"seat_kind": "person", "name": "Ann"},
    "started": {},
    "moved": {},
    "named": {},
    "undone": {"to": 3},
    "undo_requested": {"to": 3},
    "undo_answered": {"agree": False},
    "away": {"bot": "greedy", "why": "asked"},
    "back": {},
    "chatted": {"name": "Ann", "text": "é\n"},
    "rematched": {"table": "after"},
    "paused": {"since": 5, "until": 9},
    "muted": {},
    "shown": {"what": "story-2", "page": 1},
    "ended": {},
}


@pytest.mark.parametrize("body", BODIES_OF_EACH_KIND, ids=lambda body: body.kind)
def test_what_everybody_may_know_of_an_entry(body: AnyBody) -> None:
    assert body.public() == PUBLIC[body.kind]


def test_only_decisions_chat_pages_and_pauses_leave_a_table_as_it_looks_in_lists() -> None:
    unchanged = {kind for kind, body in BODIES.items() if not body.changes_listing}
    assert unchanged == {"moved", "named", "chatted", "muted", "paused", "shown"}


def read(kind: str, body: dict[str, Any]) -> AnyBody:
    return LogEntry.read("table", 1, 0, kind, 0, "ann", None, body).body


@pytest.mark.parametrize(
    ("kind", "body", "now"),
    [
        ("asked", {"to": 3, "needs": [1, 2]}, UndoRequested(3, (1, 2))),
        ("answered", {"agree": True}, UndoAnswered(agree=True)),
        ("said", {"name": "Ann", "text": "hello"}, Chatted("Ann", "hello")),
        ("seated", {"seat": {"kind": "here", "name": "Bo", "person": "ann"}}, Seated(SEATS[1])),
    ],
)
def test_entries_of_earlier_versions_are_read(kind: str, body: dict[str, Any], now: AnyBody) -> None:
    assert read(kind, body) == now


@pytest.mark.parametrize(
    ("clock", "now"),
    [
        ({"kind": "none", "seconds": 0, "increment": 0}, NoClock()),
        ({"kind": "move", "seconds": 30, "increment": 0}, PerMove(30)),
        ({"kind": "bank", "seconds": 300, "increment": 5}, Fischer(300, 5)),
    ],
)
def test_an_opening_of_an_earlier_version_is_read(clock: dict[str, Any], now: object) -> None:
    """Without the settings that came later, and in the words of that time."""
    written = Opened(config()).to_json()
    del written["hints"], written["substitute"]
    seats = [{"kind": "here", "name": "Bo", "person": "ann"}, {"kind": "open"}]
    old = {**written, "stand_in": "greedy", "clock": clock, "seats": seats}
    body = read("opened", old)
    assert isinstance(body, Opened)
    assert (body.config.substitute, body.config.hints, body.config.clock) == ("greedy", True, now)
    assert body.config.seats == (SEATS[1], Seat("open"))


def test_the_table_of_a_campaign_of_an_earlier_version_is_read() -> None:
    """In the words that the game gave to roles then."""
    written = Opened(config("charterstone")).to_json()
    names = {new: old for old, new in load("charterstone").legacy.old_names.items()}  # type: ignore[union-attr]  # it has
    old = {"id": "village", "name": "Ours", "number": 3, "seats": ["red", "blue"], names["scripted"]: [1]}
    body = read("opened", {**written, "campaign": old})
    assert isinstance(body, Opened)
    assert body.config.campaign == TableCampaign("village", "Ours", 3, ("red", "blue"), (1,))


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("cheated", {}),
        ("moved", {}),
        ("moved", {"entries": [7]}),
        ("seated", {"seat": {"kind": "throne"}}),
        ("undo_requested", {"to": True, "needs": []}),
        ("undo_answered", {"agree": "yes"}),
        ("opened", {"game": "charon"}),
    ],
)
def test_an_entry_that_cannot_be_read_is_refused_by_its_number(kind: str, body: dict[str, Any]) -> None:
    with pytest.raises(Refused, match=r"^Entry 1: ") as caught:
        read(kind, body)
    assert caught.value.refusal.args["entry"] == 1


# Campaigns

MEMBERS = (
    Member(0, person("ann"), "red"),
    Member(1, scripted_seat("Automa"), "blue", scripted=True),
    Member(2, Seat("link", link=hash_token("word"))),
)
FOUNDED = CampaignConfig(
    name="Ours",
    game="charterstone",
    rules=1,
    fingerprint="print",
    edition=None,
    public=True,
    clock=PerMove(30),
    substitute="greedy",
    members=MEMBERS,
)
PLAYERS = (CampaignPlayer(0, "red", "Ann", "ann", None), CampaignPlayer(1, "blue", "Automa", None, "random"))
CAMPAIGN_BODIES_OF_EACH_KIND: list[AnyCampaignBody] = [
    Founded(FOUNDED),
    Founded(replace(FOUNDED, fork_of="before", imported=True)),
    MembersChanged(MEMBERS),
    ChangedOver(4),
    Did({"deed": "name", "what": "village", "name": "Ours", "by": "red"}),
    Began(1, "table", ({"deed": "join"},), PLAYERS),
    Began(1, "table", (), PLAYERS, (CampaignSeat("red", scripted=False), CampaignSeat("blue", scripted=True))),
    Ended("table", {"ranks": [1, 2], "scores": [30, 20], "ties": []}, (0,), {"village": {}}),
    Rewound(1),
]


def read_campaign(kind: str, body: Any) -> AnyCampaignBody:
    return CampaignEntry.read("charterstone", "village", 1, 0, kind, "ann", json.loads(json.dumps(body))).body


@pytest.mark.parametrize("body", CAMPAIGN_BODIES_OF_EACH_KIND, ids=lambda body: body.kind)
def test_an_entry_of_a_campaign_is_read_as_it_was_written(body: AnyCampaignBody) -> None:
    assert read_campaign(body.kind, body.to_json()) == body


def in_old_names(data: Any) -> Any:
    """What was written before roles had a name of their own."""
    legacy = load("charterstone").legacy
    assert legacy is not None
    names = {new: old for old, new in reversed([*legacy.old_names.items()])}
    if isinstance(data, dict):
        return {names.get(name, name): in_old_names(value) for name, value in data.items()}
    return [in_old_names(value) for value in data] if isinstance(data, list) else data


@pytest.mark.parametrize("body", CAMPAIGN_BODIES_OF_EACH_KIND, ids=lambda body: body.kind)
def test_entries_of_campaigns_of_earlier_versions_are_read(body: AnyCampaignBody) -> None:
    old = in_old_names(body.to_json())
    if isinstance(body, Founded):
        old = {**old, "stand_in": old["substitute"], "clock": {"kind": "move", "seconds": 30, "increment": 0}}
        del old["substitute"]
    assert read_campaign(body.kind, old) == body


@pytest.mark.parametrize(("kind", "body"), [("cheated", {}), ("placed", {}), ("began", {"number": 1}), ("rewound", {})])
def test_an_entry_of_a_campaign_that_cannot_be_read_is_refused(kind: str, body: dict[str, Any]) -> None:
    with pytest.raises(Refused, match=r"^Entry 1: "):
        read_campaign(kind, body)
