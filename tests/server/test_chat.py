"""Chat: one person can say only so much, a newcomer gets only the newest of it, and a host can mute somebody."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

from running import Running, Somebody, hear

from moonstone.server.server import CHAT_PER_MINUTE
from moonstone.tables.projection import NEWEST_CHAT

SOCKETS = 3
SLACK = 15
"""What may be said in the time that a busy machine takes for all this."""


def test_one_person_can_say_only_so_much_over_however_many_sockets(tmp_path: Path) -> None:
    with Running(str(tmp_path / "moonstone.db"), tmp_path, "--rate", "6000") as server:
        ann, eve = Somebody(server, "Ann"), Somebody(server, "Eve")
        table = ann.open(["me", "open"])
        with ExitStack() as stack:
            for which in range(SOCKETS):
                socket = stack.enter_context(eve.live(table))
                for number in range(CHAT_PER_MINUTE + SLACK):
                    socket.send(f'{{"type": "say", "key": "{which}-{number}", "text": "Buy!"}}')
                hear(socket, "refused")
        said = [entry for entry in ann.update(table)["entries"] if entry["kind"] == "chatted"]
        assert len(said) <= CHAT_PER_MINUTE + SLACK
        ann.post(f"/api/tables/{table}/chat", key="mine", text="Others may speak")


def test_a_newcomer_gets_the_newest_messages_and_pages_of_the_others(sqlite_server: Running) -> None:
    ann = Somebody(sqlite_server, "Ann")
    table = ann.open(["me", "open"])
    for number in range(NEWEST_CHAT + 20):
        ann.post(f"/api/tables/{table}/chat", key=f"k{number}", text=f"{number}")
    entries = Somebody(sqlite_server).update(table)["entries"]
    assert [entry["kind"] for entry in entries] == ["opened", *["chatted"] * NEWEST_CHAT]
    assert entries[-1]["note"]["text"] == f"{NEWEST_CHAT + 19}"
    page = ann.get(f"/api/tables/{table}/chat")
    assert page["entries"] == entries[1:]
    older = ann.get(f"/api/tables/{table}/chat", before=page["before"])
    assert ([entry["note"]["text"] for entry in older["entries"]], older["before"]) == (list(map(str, range(20))), None)


def test_a_host_mutes_somebody_and_lets_them_write_again(sqlite_server: Running) -> None:
    ann, eve = Somebody(sqlite_server, "Ann"), Somebody(sqlite_server, "Eve")
    table = ann.open(["me", "open"])
    said = eve.post(f"/api/tables/{table}/chat", key="a", text="Buy!")["entry"]["seq"]
    own = ann.post(f"/api/tables/{table}/chat", key="a", text="No")["entry"]["seq"]
    assert eve.post(f"/api/tables/{table}/mute", 403, entry=own)["code"] == "not-host"
    assert ann.post(f"/api/tables/{table}/mute", 422, entry=own)["code"] == "not-possible"
    assert ann.post(f"/api/tables/{table}/mute", 404, entry=0)["code"] == "no-such-message"
    with eve.live(table) as socket:
        ann.post(f"/api/tables/{table}/mute", entry=said)
        socket.send('{"type": "say", "key": "b", "text": "Buy!"}')
        assert hear(socket, "refused")["code"] == "muted"
    assert eve.post(f"/api/tables/{table}/chat", 403, key="c", text="Buy!")["code"] == "muted"
    assert "muted" in [entry["kind"] for entry in eve.update(table)["entries"]]
    ann.post(f"/api/tables/{table}/mute", entry=said, muted=False)
    eve.post(f"/api/tables/{table}/chat", key="d", text="Sorry")
