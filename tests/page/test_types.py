"""The page's types of requests and answers are those that the server describes."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from moonstone.server.http.app import make_app
from moonstone.server.settings import Settings

WEB = Path(__file__).parents[2] / "web"


def test_the_types_are_those_of_the_server(tmp_path: Path) -> None:
    description, made = tmp_path / "openapi.json", tmp_path / "schema.ts"
    description.write_text(json.dumps(make_app(Settings()).openapi()), encoding="utf-8")
    command = [str(part) for part in (WEB / "node_modules/.bin/openapi-typescript", description, "--output", made)]
    subprocess.run(command, check=True, capture_output=True, cwd=WEB)
    kept = (WEB / "src" / "api" / "schema.ts").read_text(encoding="utf-8")
    assert made.read_text(encoding="utf-8") == kept, "run `make types`"
