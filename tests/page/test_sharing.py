"""Sharing: a picture of the board without secrets, and a viewer of finished games inside other pages."""

from __future__ import annotations

import base64
import re
import struct
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest
from browsers import Visit
from inpage import go_on
from lategames import crowded
from playing import ASKED, OVER
from playwright.sync_api import Page, expect
from running import Running, Somebody
from test_games import start_against_a_bot
from test_looking_back import finished_game

COLOURS = """async ([data]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${data}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  const context = canvas.getContext("2d");
  context.drawImage(image, 0, 0);
  const {data: pixels} = context.getImageData(0, 0, canvas.width, canvas.height);
  const found = new Set();
  for (let at = 0; at < pixels.length; at += 4 * 97) found.add(pixels.slice(at, at + 3).join());
  return found.size;
}"""


def picture(page: Page, folder: Path) -> bytes:
    """The picture of the board that the page saves."""
    page.locator('[data-action="menu"]').click()
    with page.expect_download() as saved:
        page.locator('[data-action="save-picture"]').click()
    path = folder / saved.value.suggested_filename
    saved.value.save_as(path)
    return path.read_bytes()


def colours(page: Page, png: bytes) -> int:
    """How many colours a picture has, about."""
    return int(page.evaluate(COLOURS, [base64.b64encode(png).decode()]))


@pytest.mark.parametrize("game", ["charon", "charterstone"])
def test_a_picture_of_the_board_is_saved(visit: Visit, tmp_path: Path, game: str) -> None:
    page = visit("/")
    if game == "charon":
        start_against_a_bot(page)
        page.wait_for_selector(ASKED)
    else:
        go_on(page, crowded())
    png = picture(page, tmp_path)
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    assert width >= 1600
    assert height > 500
    assert colours(page, png) > 60, "it is no empty sheet"


def host_page(body: str) -> HTTPServer:
    """A page of somebody else, at another place, that embeds something."""

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(f"<!doctype html><title>Blog</title><body>{body}</body>".encode())

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = HTTPServer(("localhost", 0), Handler)
    Thread(target=server.serve_forever, daemon=True).start()
    return server


def test_a_finished_game_is_watched_inside_another_page(visit: Visit, sqlite_server: Running) -> None:
    table = finished_game(sqlite_server)
    page = visit(f"/table/{table}", permissions=["clipboard-read", "clipboard-write"])
    page.wait_for_selector(OVER)
    page.locator('[data-action="menu"]').click()
    page.locator('[data-action="copy-embed"]').click()
    expect(page.locator(".toast")).to_be_visible()
    code = page.evaluate("() => navigator.clipboard.readText()")
    assert f"/embed/{table}" in code
    host = host_page(code)
    try:
        blog = visit(f"http://localhost:{host.server_port}/")
        frame = blog.frame_locator("iframe")
        expect(frame.locator(OVER)).to_be_attached()
        expect(frame.locator("header, aside, .replay select")).to_have_count(0)
        frame.locator('[data-action="scrub"]').fill("20")
        expect(frame.locator(OVER)).to_have_count(0)
        expect(frame.locator("[data-viewer]")).to_have_count(0)
        expect(frame.locator('[data-lesson="hand"] [data-card]')).to_have_count(0)
        with blog.expect_popup() as opened:
            frame.locator('[data-action="open-table"]').click()
        opened.value.wait_for_url(re.compile(f"/table/{table}"))
        opened.value.close()
    finally:
        host.shutdown()


def test_a_game_that_is_on_is_not_embedded(visit: Visit, sqlite_server: Running) -> None:
    table = Somebody(sqlite_server, "Ann").open(["me", "random"], start=True)
    page = visit(f"/embed/{table}")
    expect(page.locator("[data-unfinished]")).to_be_visible()
    expect(page.locator("[data-step]")).to_have_count(0)
