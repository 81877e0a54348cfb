"""The description at /openapi.json is true, whole, and good to make a client from."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from running import Running, Somebody, play_on, seated
from schemathesis import APIOperation, GenerationMode
from schemathesis import Case as Call
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from settling import nearly_over, played

from moonstone.engine import Record, load
from moonstone.server.http.app import make_app
from moonstone.server.server import COOKIE
from moonstone.server.settings import Settings
from moonstone.testing.contract import Case, random_match

DESCRIPTION: dict[str, Any] = make_app(Settings()).openapi()
SCHEMA = schemathesis.openapi.from_dict(DESCRIPTION)
OPERATIONS: dict[str, APIOperation[Any, Any, Any, Any]] = {
    found.ok().definition.raw["operationId"]: found.ok()  # type: ignore[union-attr]  # none of them is broken
    for found in SCHEMA.get_all_operations()
}
ENDS_THE_SESSION = {"sign_out", "sign_out_everywhere", "delete_me"}
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


def described() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every operation: its path, its method, what is said of it."""
    for path, methods in DESCRIPTION["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


# Requests made from it ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Somewhere:
    """A server with tables in every phase, and the cookie of somebody who sits at all of them."""

    server: Running
    cookie: str
    tables: tuple[str, ...]
    campaigns: tuple[str, ...]

    def cookie_for(self, operation: str) -> str:
        """The person's, or for what would end their session a newcomer's."""
        return cookie_of(Somebody(self.server, "Newcomer")) if operation in ENDS_THE_SESSION else self.cookie


def cookie_of(person: Somebody) -> str:
    return str(person.http.cookies[COOKIE])


@pytest.fixture(scope="module")
def somewhere(sqlite_server: Running) -> Somewhere:
    """One table is open, one is being played, one is over; and so with campaigns."""
    playing, people = seated(sqlite_server, 2, public=True)
    play_on(playing, people, Random(1), 10)
    me = people[0]
    waiting = me.open(["me", "open", "link"], public=True)
    record = Record.of(random_match(Case(load("charon"), 2))).dumps()
    over = me.ask("POST", "/api/records", content=record, headers={"Content-Type": "application/json"})["id"]
    campaigns = [me.post("/api/campaigns/import", file=file)["id"] for file in (played(1), nearly_over(1, 3))]
    members = [{"kind": "me"}, {"kind": "open"}, {"kind": "link"}]
    founded = me.post("/api/campaigns", game="charterstone", name="Ours", members=members)["campaign"]["id"]
    return Somewhere(
        sqlite_server,
        cookie_of(me),
        (waiting, playing, over, "no-such-table"),
        (*campaigns, founded, "no-such-campaign"),
    )


def try_out(somewhere: Somewhere, name: str, cookie: str | None, examples: int, *, steady: bool) -> None:
    """Send requests that fit the description and requests that do not; every answer must be as described."""
    operation = OPERATIONS[name]
    known = {"table_id": somewhere.tables, "campaign_id": somewhere.campaigns}
    of = next((name for name in known if f"{{{name}}}" in operation.path), None)
    things = st.none() if of is None else st.sampled_from(known[of])
    session = requests.Session()
    if cookie is not None:
        session.cookies.set(COOKIE, cookie)

    def cases(thing: str | None, mode: GenerationMode) -> st.SearchStrategy[Call[Any]]:
        return operation.as_strategy(mode, path_parameters={of: thing} if of else None)

    takes_anything = any(True for _ in operation.iter_parameters()) or operation.body
    modes = [GenerationMode.POSITIVE, *([GenerationMode.NEGATIVE] if takes_anything else [])]
    chosen = st.tuples(things, st.sampled_from(modes)).flatmap(lambda choice: cases(*choice))

    @settings(
        max_examples=examples if takes_anything else 2,
        derandomize=steady,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=chosen)
    def answers_are_as_described(case: Call[Any]) -> None:
        answer = case.call(base_url=somewhere.server.url, session=session, allow_redirects=False, timeout=30)
        case.validate_response(answer, checks=CHECKS)

    answers_are_as_described()


@pytest.mark.parametrize("name", sorted(OPERATIONS))
def test_answers_are_as_described_for_a_spectator_and_for_a_person(somewhere: Somewhere, name: str) -> None:
    """No server error, no status, no media type and no shape that the description does not name."""
    try_out(somewhere, name, None, 4, steady=True)
    try_out(somewhere, name, somewhere.cookie_for(name), 10, steady=True)


@pytest.mark.long
@pytest.mark.parametrize("name", sorted(OPERATIONS))
def test_answers_are_as_described_for_many_requests(somewhere: Somewhere, name: str) -> None:
    try_out(somewhere, name, None, 40, steady=False)
    try_out(somewhere, name, somewhere.cookie_for(name), 160, steady=False)


# What it says -------------------------------------------------------------------------------------------------------


def test_every_operation_says_what_it_does_under_a_name_fit_for_a_method() -> None:
    names = [operation["operationId"] for _, _, operation in described()]
    assert len(set(names)) == len(names)
    for path, _, operation in described():
        assert re.fullmatch(r"[a-z]+(_[a-z]+)*", operation["operationId"]), path
        assert "_api_" not in operation["operationId"]
        assert operation["summary"]
        assert re.search(r"[.?!]$", operation["description"]), path
        assert operation["tags"], path


def test_the_description_served_is_the_one_tested(sqlite_server: Running) -> None:
    assert Somebody(sqlite_server).get("/openapi.json") == DESCRIPTION


def test_every_refusal_has_the_shape_of_a_problem() -> None:
    problems = {"#/components/schemas/Problem", "#/components/schemas/StaleProblem"}
    for path, method, operation in described():
        refusals = {status: answer for status, answer in operation["responses"].items() if status >= "400"}
        assert "429" in refusals, f"{method} {path}"
        if method != "get":
            assert refusals.keys() >= {"400", "403", "413", "422", "429", "503"}, f"{method} {path}"
        for status, answer in refusals.items():
            assert answer["description"], f"{method} {path} {status}"
            assert answer["content"]["application/json"]["schema"]["$ref"] in problems, f"{method} {path} {status}"


def refs(part: Any) -> Iterator[str]:
    if isinstance(part, dict):
        for key, value in part.items():
            if isinstance(value, str) and (key == "$ref" or value.startswith("#/")):
                yield value
            else:
                yield from refs(value)
    elif isinstance(part, list):
        for value in part:
            yield from refs(value)


def test_everything_that_is_referred_to_is_there() -> None:
    found = set(refs(DESCRIPTION))
    assert found
    for ref in found:
        assert ref.startswith("#/")
        place: Any = DESCRIPTION
        for name in ref[2:].split("/"):
            assert name in place, ref
            place = place[name]


def test_the_messages_of_the_socket_are_described() -> None:
    schemas = DESCRIPTION["components"]["schemas"]
    takes = {"move", "name", "undo", "answer", "say", "show", "look", "ping"}
    sends = {"update", "done", "refused", "presence", "heartbeat"}
    assert set(schemas["SocketRequest"]["discriminator"]["mapping"]) == takes
    assert set(schemas["SocketReply"]["discriminator"]["mapping"]) == sends
    assert DESCRIPTION["x-live-socket"]["path"] == "/api/tables/{table_id}/live"
    for name in ("SocketRequest", "SocketReply"):
        assert schemas[name]["description"], name
        assert {one["$ref"] for one in schemas[name]["oneOf"]} == set(
            schemas[name]["discriminator"]["mapping"].values()
        )


def test_every_model_says_what_it_is() -> None:
    for name, schema in DESCRIPTION["components"]["schemas"].items():
        assert schema.get("description"), name


def test_the_command_prints_the_same_description_without_a_server() -> None:
    done = subprocess.run([sys.executable, "-m", "moonstone", "openapi"], capture_output=True, check=True)
    assert json.loads(done.stdout) == DESCRIPTION
