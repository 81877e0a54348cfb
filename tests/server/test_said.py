"""What things are called in the reader's language: of all that is unlocked, and cheaply when it is asked again."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from running import Running, Somebody
from settling import Settler, played

from moonstone.engine import client_of, load
from moonstone.games.charterstone import GAME
from moonstone.games.charterstone.client.languages import translated
from moonstone.i18n import LANGUAGES


def village(server: Running) -> tuple[Settler, str]:
    """A campaign of one person's with a first game just begun, and its table."""
    ann = Settler(server, "Ann")
    ann.found([{"kind": "me", "role": "purple"}, {"kind": "local", "name": "Bob", "role": "green"}])
    return ann, ann.begin(1)["table"]


def words(person: Somebody, path: str, language: str) -> dict[str, str]:
    answer = person.get(f"/api/{path}/words", language=language)
    assert answer["language"] == language
    found: dict[str, str] = answer["words"]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_and_its_campaign_say_what_a_fresh_village_shows(sqlite_server: Running, language: str) -> None:
    ann, table = village(sqlite_server)
    assert words(ann, f"tables/{table}", language) == GAME.client.words(language)
    assert words(ann, f"campaigns/{ann.campaign}", language) == GAME.client.words(language)
    assert words(Somebody(sqlite_server), f"tables/{table}", language) == GAME.client.words(language)


def test_a_game_whose_words_lie_with_its_clients_has_none(sqlite_server: Running) -> None:
    ann = Somebody(sqlite_server, "Ann")
    table = ann.open(["me", "open"])
    assert words(ann, f"tables/{table}", "fr") == {}


def test_a_game_brings_its_own_sentences(sqlite_server: Running) -> None:
    ann = Somebody(sqlite_server)
    for game in ("charon", "charterstone"):
        answer = ann.get(f"/api/games/{game}/messages", language="fr")
        assert answer == {"language": "fr", "messages": list(client_of(load(game)).messages("fr"))}
    assert ann.http.get("/api/games/chess/messages?language=fr").json()["code"] == "no-such-game"


def test_words_that_are_known_are_not_sent_again(sqlite_server: Running) -> None:
    ann, table = village(sqlite_server)
    for path in (f"/api/tables/{table}", f"/api/campaigns/{ann.campaign}"):
        first = ann.http.get(f"{path}/words?language=fr")
        tag = {"If-None-Match": first.headers["ETag"]}
        again = ann.http.get(f"{path}/words?language=fr", headers=tag)
        assert (again.status_code, again.content) == (304, b"")
        other = ann.http.get(f"{path}/words?language=de", headers=tag)
        assert other.status_code == 200
        assert other.headers["ETag"] != first.headers["ETag"]


@pytest.mark.parametrize("language", ["", "FR", "fra", "f", "../x"])
def test_a_language_has_two_letters(sqlite_server: Running, language: str) -> None:
    ann, table = village(sqlite_server)
    refused = ann.http.get(f"/api/tables/{table}/words", params={"language": language})
    assert refused.status_code == 422


def test_what_a_crate_brings_is_said_from_then_on(sqlite_server: Running) -> None:
    """In the game in which it is opened, and in the campaign when that is over."""
    ann, table = village(sqlite_server)
    path, rng = f"tables/{table}", Random(2)
    opened: list[int] = []
    for step in range(3000):
        update: Any = ann.update(table, since=0, seat=0)
        seat = update["turn"][0] if update["turn"] else None
        fresh = update["view"]["opened"]
        if fresh != opened:
            opened = fresh
            said = words(ann, path, "de")
            assert said[f"crate.{opened[-1]}.title"] == translated("de")[f"crate.{opened[-1]}.title"]
            assert {key.split(".")[1] for key in said if key.startswith("crate.")} == {str(n) for n in opened}
            before = words(ann, f"campaigns/{ann.campaign}", "de")
            assert not [key for key in before if key.startswith("crate.")]
        if seat is None:
            break
        update = ann.update(table, since=0, seat=seat)
        moves = update["moves"]
        wanted = [move for move in moves if move.get("building") == "charterstone"] or moves
        ann.move(table, seat, update["position"], rng.choice(wanted), f"k{step}")
    assert opened
    ann.look()
    said = words(ann, f"campaigns/{ann.campaign}", "de")
    assert {key.split(".")[1] for key in said if key.startswith("crate.")} == {str(number) for number in opened}
    assert said["game.2.title"] == translated("de")["game.2.title"]


def test_a_campaign_says_what_its_games_have_unlocked(sqlite_server: Running) -> None:
    ann = Settler(sqlite_server, "Ann")
    ann.bring(played(2))
    said = words(ann, f"campaigns/{ann.campaign}", "hu")
    opened = ann.village()["opened"]
    assert opened
    assert {key for key in said if key.startswith("crate.") and key.endswith(".story")} == {
        f"crate.{number}.story" for number in opened
    }
    assert said.keys() == words(ann, f"campaigns/{ann.campaign}", "en").keys()
