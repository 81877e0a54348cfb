"""The page's types and limits of requests and answers are those that the server describes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from moonstone.server.http.app import make_app
from moonstone.server.settings import Settings

WEB = Path(__file__).parents[2] / "web"


def test_types_and_limits_are_those_of_the_server(tmp_path: Path) -> None:
    description = json.dumps(make_app(Settings()).openapi())
    command = ["node", "types.mjs", "--into", str(tmp_path)]
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    subprocess.run(
        command,
        input=description,
        text=True,
        check=True,
        capture_output=True,
        cwd=WEB,
        env={**os.environ, "PATH": path},
    )
    for name in ("schema.ts", "limits.ts"):
        kept = (WEB / "src" / "api" / name).read_text(encoding="utf-8")
        assert (tmp_path / name).read_text(encoding="utf-8") == kept, "run `make types`"
