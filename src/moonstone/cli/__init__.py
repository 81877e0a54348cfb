"""The `moonstone` command. Bad input of any kind gets one clear sentence and exit code 2, and changes nothing."""

from __future__ import annotations

import os
import sys
from functools import partial
from typing import Annotated, NoReturn

import typer

from moonstone.cli import campaigns, keeping, playing, serving, studying
from moonstone.cli.common import DATABASE_VARIABLE
from moonstone.engine import Refused

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for part in (playing, studying, serving, keeping):
    app.add_typer(part.app)
app.add_typer(playing.editions, name="edition")
app.add_typer(keeping.administrators, name="admin")
app.add_typer(campaigns.app, name="campaign")


@app.callback(invoke_without_command=True)
def here(
    context: typer.Context,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the page in a browser, or only print its address.")
    ] = True,
) -> None:
    """Play and study board games. Without a command, moonstone starts a server on this machine and opens the page."""
    if context.invoked_subcommand is not None:
        if not browser:
            raise Refused("bad-arguments", "--no-browser goes with `moonstone` alone, without a command.")
        return
    from moonstone.server.desktop import serve_and_open_browser

    serve_and_open_browser(os.environ.get(DATABASE_VARIABLE, ""), browser=browser, say=partial(print, flush=True))


def main() -> NoReturn:
    """Run the command; a refusal becomes one sentence and exit code 2."""
    try:
        code = app(standalone_mode=False)
    except Refused as refused:
        problems = refused.refusal.args.get("problems")
        for sentence in problems if isinstance(problems, list) else [refused.text]:
            typer.echo(sentence, err=True)
        sys.exit(2)
    except typer.TyperException as error:
        typer.echo(error.format_message(), err=True)
        sys.exit(2)
    except (typer.Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(1)
    sys.exit(code if isinstance(code, int) else 0)
