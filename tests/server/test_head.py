"""What a link tells where it is shared: who invites to what, in the asker's language, and never more than the page."""

from __future__ import annotations

import gzip
import re
from html import unescape

import httpx
import pytest
from running import Running, Somebody

TAG = re.compile(r'<meta\s+property="og:(\w+)"\s+content="([^"]*)"')


def told(server: Running, path: str, language: str = "") -> dict[str, str]:
    """What a service that runs no scripts reads at an address."""
    answer = httpx.get(server.url + path, headers={"Accept-Language": language} if language else {})
    assert answer.status_code == 200
    return {name: unescape(content) for name, content in TAG.findall(answer.text)}


@pytest.fixture
def ann(sqlite_server: Running) -> Somebody:
    return Somebody(sqlite_server, 'Ann "<b>" & Co.')


def test_an_invitation_says_who_invites_to_what(sqlite_server: Running, ann: Somebody) -> None:
    table = ann.open(["me", "link"])
    assert told(sqlite_server, f"/table/{table}")["title"] == 'Ann "<b>" & Co. invites you to play Charon, Inc.'
    assert told(sqlite_server, f"/table/{table}", "de-AT,de;q=0.9,en;q=0.8")["title"] == (
        'Ann "<b>" & Co. lädt dich ein: Charon, Inc.'
    )
    raw = httpx.get(f"{sqlite_server.url}/table/{table}").text
    assert "<b>" not in raw
    assert "Ann &quot;&lt;b&gt;&quot; &amp; Co." in raw


def test_a_host_who_does_not_sit_there_is_not_named(sqlite_server: Running, ann: Somebody) -> None:
    table = ann.open(["open", "open"])
    assert told(sqlite_server, f"/table/{table}")["title"] == "You’re invited to play Charon, Inc."
    assert ann.table(table)["opened_by"] is None


def test_a_campaign_and_a_game_in_progress(sqlite_server: Running, ann: Somebody) -> None:
    members = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    campaign = ann.post("/api/campaigns", game="charterstone", name="Kis falu", members=members)["campaign"]
    assert campaign["opened_by"] == 'Ann "<b>" & Co.'
    title = told(sqlite_server, f"/campaign/{campaign['id']}")["title"]
    assert title == 'Ann "<b>" & Co. invites you to play Kis falu (Charterstone)'
    table = ann.open(["me", "easy"], start=True)
    assert told(sqlite_server, f"/table/{table}")["title"] == 'Charon, Inc.: Ann "<b>" & Co.'


@pytest.mark.parametrize("path", ["/", "/table/none", "/table/none/more", "/campaign/none", "/rules/charon", "/table/"])
def test_other_addresses_tell_of_moonstone(sqlite_server: Running, path: str) -> None:
    found = told(sqlite_server, path)
    assert found["title"] == "Moonstone"
    assert found["image"] == f"{sqlite_server.url}/share.png"
    assert "Charterstone" in found["description"]


def test_the_picture_is_small_and_there(sqlite_server: Running) -> None:
    answer = httpx.get(f"{sqlite_server.url}/share.png")
    assert answer.headers["content-type"] == "image/png"
    assert 10_000 < len(answer.content) <= 60_000


def test_a_page_with_an_invitation_is_compressed_and_known_again(sqlite_server: Running, ann: Somebody) -> None:
    address = f"{sqlite_server.url}/table/{ann.open(['me', 'open'])}"
    with httpx.Client() as client, client.stream("GET", address, headers={"Accept-Encoding": "gzip"}) as answer:
        body = gzip.decompress(b"".join(answer.iter_raw()))
    assert b"invites you" in body
    assert "Accept-Language" in answer.headers["vary"]
    again = httpx.get(address, headers={"Accept-Encoding": "gzip", "If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


def test_nobody_is_refused_when_asked_who_they_are(sqlite_server: Running, ann: Somebody) -> None:
    assert Somebody(sqlite_server).get("/api/session") == {"user": None}
    assert ann.get("/api/session") == {"user": ann.get("/api/me")}


def named_ahead(server: Running, path: str, kind: str, **headers: str) -> set[str]:
    """What the head names to be fetched at once: scripts without their fingerprints, styles, or what is asked for."""
    text = httpx.get(server.url + path, headers=headers).text
    found = re.findall(rf'<link rel="{kind} crossorigin href="/(?:assets/|api/)([^"]+)"', text)
    return {re.sub(r"-[\w-]{8}\.(js|css)$", "", name) for name in found}


SCRIPTS, STYLES, ANSWERS = 'modulepreload"', 'preload" as="style"', 'preload" as="fetch"'


def test_the_words_that_will_be_needed_come_with_the_page(sqlite_server: Running, ann: Somebody) -> None:
    def ahead(path: str, **headers: str) -> set[str]:
        return named_ahead(sqlite_server, path, SCRIPTS, **headers)

    assert "words-page-en" in ahead("/")
    assert "words-page-hu" in ahead("/", **{"Accept-Language": "hu-HU,hu;q=0.9"})
    assert "words-page-fr" in ahead("/", **{"Accept-Language": "hu", "Cookie": "moonstone-language=fr"})
    table = ann.open(["me", "easy"], game="charterstone", start=True)
    assert {"charterstone", "words-charterstone-en", "words-page-en"} <= ahead(f"/table/{table}")
    assert {"charon", "words-charon-en"} <= ahead("/rules/charon")
    assert not {"charon", "charterstone"} & ahead("/")


def test_the_screen_and_what_it_asks_for_come_with_the_page(sqlite_server: Running, ann: Somebody) -> None:
    table = ann.open(["me", "easy"], game="charon", start=True)
    assert {"TableScreen", "charon", "common"} <= named_ahead(sqlite_server, f"/table/{table}", SCRIPTS)
    assert {"TableScreen", "charon"} <= named_ahead(sqlite_server, f"/table/{table}", STYLES)
    assert named_ahead(sqlite_server, f"/table/{table}", ANSWERS) == {"session", f"tables/{table}/edition"}
    assert "TableScreen" not in named_ahead(sqlite_server, "/", SCRIPTS)
    assert named_ahead(sqlite_server, "/", ANSWERS) == {"session"}
    cookie = "; ".join(f"{one.name}={one.value}" for one in ann.http.cookies.jar)
    known = named_ahead(sqlite_server, "/", ANSWERS, Cookie=cookie)
    assert known == {"session", "tables?which=mine", "campaigns?which=mine"}
    villages = ann.open(["me", "easy"], game="charterstone", start=True)
    asked = named_ahead(sqlite_server, f"/table/{villages}", ANSWERS, Cookie="moonstone-language=hu")
    assert asked == {"session", f"tables/{villages}/edition", f"tables/{villages}/words?language=hu"}


def test_the_list_of_parts_stays_with_the_server(sqlite_server: Running) -> None:
    assert httpx.get(f"{sqlite_server.url}/parts.json").status_code == 404
