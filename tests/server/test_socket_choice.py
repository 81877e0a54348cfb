"""The fast socket is used where it works with the uvicorn installed; where it does not, play goes on uvicorn's way."""

from __future__ import annotations

import logging
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
import uvicorn
from running import Running, Somebody, free_port, hear, until
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from moonstone.server.http.app import make_app
from moonstone.server.live import socket_choice
from moonstone.server.live.socket_choice import FAST, PUBLIC, choose_protocol
from moonstone.server.settings import Settings


def test_the_fast_socket_works_with_the_uvicorn_installed() -> None:
    assert choose_protocol() == FAST


@pytest.mark.parametrize("name", ["send_receive_event_to_app", "run_asgi", "data_received"])
def test_where_uvicorn_has_changed_the_public_way_is_chosen_and_the_log_says_why(
    name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.delattr(WebSocketsSansIOProtocol, name)
    monkeypatch.setattr(socket_choice, "TRIAL_SECONDS", 0.2)  # some changes show only in silence
    with caplog.at_level(logging.WARNING, "moonstone.live"):
        assert choose_protocol() == PUBLIC
    assert "does not work with this uvicorn" in caplog.text


def test_where_uvicorn_has_no_such_protocol_the_public_way_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "moonstone.server.live.fast_socket", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn.protocols.websockets.websockets_sansio_impl", None)
    assert choose_protocol() == PUBLIC


@contextmanager
def served_the_public_way(folder: Path) -> Iterator[Running]:
    """A server in a thread, with uvicorn's own protocol."""
    running = Running(str(folder / "moonstone.db"), folder)
    running.port = free_port()
    app = make_app(Settings(database=running.database, port=running.port, requests_per_minute=0))
    options = {"port": running.port, "log_config": None, "ws": PUBLIC}
    server = uvicorn.Server(uvicorn.Config(app, **options))  # type: ignore[arg-type]  # options of several types
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        until(lambda: server.started)
        yield running
    finally:
        server.should_exit = True
        thread.join(30)


def test_a_game_is_played_and_watched_the_public_way(tmp_path: Path) -> None:
    with served_the_public_way(tmp_path) as running:
        ann = Somebody(running, "Ann")
        table = ann.open(["me", {"kind": "local", "name": "Bo"}], game="pebbles", start=True)
        rng = Random(1)
        with ann.live(table) as player, Somebody(running).live(table) as watcher:
            update, seen = hear(player), hear(watcher)
            while update["turn"]:
                seat, position = update["turn"][0], update["position"]
                move = rng.choice(ann.update(table, seat=seat)["moves"])
                ann.move(table, seat, position, move, f"{position}")
                while update["position"] == position:
                    update = hear(player)
                while seen["seq"] < update["seq"]:
                    seen = hear(watcher)
                assert seen["view"]["points"] == update["view"]["points"]
