"""The way in from a live socket: every lawful cut of a message is read, nothing else is."""

from __future__ import annotations

import time

import pytest
from running import Running, Somebody, hear
from websockets.exceptions import ConnectionClosed


def masked(payload: bytes, first: int = 0x81, mask: bytes = b"\1\2\3\4") -> bytes:
    """A frame of a client."""
    size = len(payload)
    head = bytes((first, 0x80 | size)) if size < 126 else bytes((first, 0xFE)) + size.to_bytes(2, "big")
    return head + mask + bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))


PING = b'{"type":"ping"}'
LONG_PING = PING[:-1] + b" " * 400 + b"}"


@pytest.mark.parametrize(
    ("packets", "answers"),
    [
        ([masked(PING)], 1),
        ([masked(LONG_PING)], 1),
        ([masked(PING) + masked(LONG_PING)], 2),
        ([masked(PING)[:1], masked(PING)[1:]], 1),
        ([masked(LONG_PING)[:3], masked(LONG_PING)[3:300], masked(LONG_PING)[300:]], 1),
        ([masked(PING) + masked(PING)[:9], masked(PING)[9:], masked(PING)], 3),
        ([masked(PING[:5], 0x01), masked(b"", 0x89), masked(PING[5:], 0x80)], 1),
        ([masked(b"", 0x89), masked(PING), masked(b"ping", 0x89), masked(PING), masked(b"pong", 0x8A)], 2),
        ([masked(PING, 0x82)], 1),
    ],
)
def test_a_message_is_read_however_it_is_cut(sqlite_server: Running, packets: list[bytes], answers: int) -> None:
    """Whole frames, several at once, parts of frames, messages in several frames, control frames in between."""
    ann = Somebody(sqlite_server, "Ann")
    with ann.live(ann.open(["me", "open"])) as line:
        hear(line)
        for packet in packets:
            line.socket.sendall(packet)
            time.sleep(0.02)
        for _ in range(answers):
            hear(line, "heartbeat")
        line.socket.sendall(masked(PING))
        hear(line, "heartbeat")


@pytest.mark.parametrize(
    ("packet", "code"),
    [
        (masked(b'{"type":"\xff"}'), 1007),
        (b"\x81\x02{}", 1002),
        (masked(PING, 0xC1), 1002),
        (masked(PING, 0x80), 1002),
        (b"\x81\xff" + (1 << 20).to_bytes(8, "big") + b"mask", 1009),
    ],
)
def test_what_is_no_message_ends_the_socket(sqlite_server: Running, packet: bytes, code: int) -> None:
    ann = Somebody(sqlite_server, "Ann")
    with ann.live(ann.open(["me", "open"])) as line:
        hear(line)
        line.socket.sendall(packet)
        with pytest.raises(ConnectionClosed) as closed:
            line.recv(timeout=20)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
