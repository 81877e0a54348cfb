"""The page over real HTTP: every address it knows, what may be kept for how long, compressed where that is liked."""

from __future__ import annotations

import asyncio
import gzip
import http.client
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from running import Running

from moonstone.engine import Refused
from moonstone.server.http.app import make_app
from moonstone.server.http.page import PLACES
from moonstone.server.serve import run
from moonstone.server.settings import Settings

HTML = b"<!doctype html><title>A page</title>"
SCRIPT = b"export const answer = 42;\n" * 40
STYLE = b"body { color: black }"
FILES = {
    "index.html": HTML,
    "index.html.gz": gzip.compress(HTML, mtime=0),
    "manifest.webmanifest": b"{}",
    "assets/main-a1b2.js": SCRIPT,
    "assets/main-a1b2.js.gz": gzip.compress(SCRIPT, mtime=0),
    "assets/main-a1b2.js.br": b"as if it were brotli",
    "assets/main-c3d4.css": STYLE,
    "assets/icons/moon-e5f6.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
}
SECRET = b"not for browsers"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a small page, and a file beside the page's folder that nobody may have."""
    folder = tmp_path_factory.mktemp("page")
    for name, content in FILES.items():
        path = folder / "page" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    (folder / "secret.txt").write_bytes(SECRET)
    with Running(str(folder / "moonstone.db"), folder, "--page", str(folder / "page")) as running:
        yield running


def get(site: Running, path: str, **headers: str) -> httpx.Response:
    """An answer to a browser that likes nothing compressed unless it says so."""
    return httpx.get(site.url + path, verify=False, headers={"Accept-Encoding": "identity", **headers})


def raw(site: Running, path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
    """An answer as it comes over the wire, for a path that no browser would send."""
    connection = http.client.HTTPConnection("127.0.0.1", site.port, timeout=20)
    connection.putrequest("GET", path, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    answer = connection.getresponse()
    found = answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read()
    connection.close()
    return found


@pytest.mark.parametrize("place", [*PLACES, "/table/abc", "/table/abc/12", "/rules/charon", "/learn/charon", "/new/"])
def test_every_address_the_page_knows_is_answered_with_the_page(site: Running, place: str) -> None:
    answer = get(site, f"{place}?seat=1")
    assert (answer.status_code, answer.content) == (200, HTML)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert httpx.head(site.url + place).status_code == 200


@pytest.mark.parametrize(
    ("name", "media_type"),
    [
        ("assets/main-a1b2.js", "text/javascript"),
        ("assets/main-c3d4.css", "text/css"),
        ("assets/icons/moon-e5f6.svg", "image/svg+xml"),
    ],
)
def test_an_asset_is_kept_for_ever(site: Running, name: str, media_type: str) -> None:
    answer = get(site, f"/{name}")
    assert (answer.status_code, answer.content) == (200, FILES[name])
    assert answer.headers["content-type"].startswith(media_type)
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "content-encoding" not in answer.headers


def test_a_file_beside_the_page_is_asked_for_again(site: Running) -> None:
    answer = get(site, "/manifest.webmanifest")
    assert (answer.content, answer.headers["cache-control"]) == (b"{}", "no-cache")


@pytest.mark.parametrize(
    ("liked", "coding"),
    [
        ("gzip, deflate, br", "br"),
        ("gzip;q=1.0, br;q=0", "gzip"),
        ("GZIP", "gzip"),
        ("gzip; q=0", None),
        ("deflate", None),
        ("", None),
    ],
)
def test_what_lies_compressed_is_sent_to_whoever_takes_it(site: Running, liked: str, coding: str | None) -> None:
    name = "assets/main-a1b2.js"
    status, headers, body = raw(site, f"/{name}", Accept_Encoding=liked)
    ending = {"br": ".br", "gzip": ".gz", None: ""}[coding]
    assert (status, headers.get("content-encoding"), body) == (200, coding, FILES[name + ending])
    assert headers["content-type"].startswith("text/javascript")
    assert headers["vary"] == "Accept-Encoding"
    assert headers["content-length"] == str(len(body))


def test_the_page_itself_is_compressed_and_what_has_no_compressed_file_is_not(site: Running) -> None:
    assert raw(site, "/table/abc", Accept_Encoding="gzip")[2] == FILES["index.html.gz"]
    assert raw(site, "/assets/main-c3d4.css", Accept_Encoding="gzip, br")[2] == STYLE


@pytest.mark.parametrize("path", ["/", "/assets/main-a1b2.js"])
def test_what_the_browser_has_already_is_not_sent_again(site: Running, path: str) -> None:
    first = get(site, path)
    tag = first.headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}'):
        again = get(site, path, **{"If-None-Match": known})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert again.headers["cache-control"] == first.headers["cache-control"]
    assert get(site, path, **{"If-None-Match": '"other"'}).content == first.content
    assert raw(site, path, Accept_Encoding="gzip")[1]["etag"] != tag


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../../secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..\\..\\secret.txt",
        "/assets//etc/passwd",
        "/assets/%00",
        "/assets/",
        "/assets",
        "/assets/none-a1b2.js",
        "/assets/main-a1b2.js.gz",
        "/index.html.gz",
        "/secret.txt",
        "/../secret.txt",
        "/tables",
        "/rulesx",
    ],
)
def test_nothing_else_is_served(site: Running, path: str) -> None:
    status, headers, body = raw(site, path)
    assert status == 404
    assert b'"no-such-path"' in body
    assert SECRET not in body
    assert "immutable" not in headers.get("cache-control", "")


def test_a_browser_gets_a_page_at_an_unknown_address(site: Running) -> None:
    for path in ("/nowhere", "/table-x/abc"):
        answer = get(site, path, Accept="text/html,application/xhtml+xml,*/*;q=0.8")
        assert (answer.status_code, answer.content) == (404, HTML)
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
    for path in ("/api/nowhere", "/assets/nothing.js"):
        assert get(site, path, Accept="text/html").json()["code"] == "no-such-path"
    assert httpx.post(site.url + "/nowhere", headers={"Accept": "text/html"}).json()["code"] == "no-such-path"


def test_the_page_takes_no_other_method(site: Running) -> None:
    for method in ("POST", "PUT", "DELETE"):
        for path in ("/", "/table/abc", "/assets/main-a1b2.js"):
            answer = httpx.request(method, site.url + path, verify=False)
            assert (answer.status_code, answer.json()["code"]) == (405, "bad-method")


def test_the_page_is_no_part_of_the_description(site: Running) -> None:
    paths = httpx.get(f"{site.url}/openapi.json").json()["paths"]
    assert not [path for path in paths if not path.startswith("/api/") and path not in ("/health", "/metrics")]


def test_a_page_that_is_not_built_says_how_to_build_it(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    transport = httpx.ASGITransport(make_app(Settings(page=str(tmp_path))))

    async def ask(path: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=transport, base_url="http://moonstone.test") as client:
            return await client.get(path)

    for place in PLACES:
        answer = asyncio.run(ask(place))
        assert answer.status_code == 200
        assert "<code>make page</code>" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    assert asyncio.run(ask("/assets/main.js")).status_code == 404


def test_a_folder_without_a_page_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(Refused, match=r"it has no index\.html"):
        run(Settings(database=str(tmp_path / "moonstone.db"), page=str(tmp_path)))
