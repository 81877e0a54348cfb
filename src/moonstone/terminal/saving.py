"""Saving a match, all or nothing, and how to go on with it."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from tempfile import NamedTemporaryFile

from moonstone.engine import CampaignFile, Match, Record, Refused


def save(match: Match, path: Path, campaign: CampaignFile | None = None) -> None:
    """Write the match with its secret, or the campaign it is a game of, so that it can go on."""
    if campaign is not None:
        campaign.catch_up()
        write(campaign.dumps(), path)
    else:
        write(Record.of(match, with_secret=True).dumps(), path)


def write(text: str, path: Path) -> None:
    """Write a file that is whole at every instant; Refused if it cannot be written."""
    temporary: str | None = None
    try:
        with NamedTemporaryFile(
            "w", encoding="utf-8", dir=path.parent, prefix=f".{path.name}.", suffix=".part", delete=False
        ) as file:
            temporary = file.name
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except OSError as error:
        if temporary is not None:
            Path(temporary).unlink(missing_ok=True)
        why = error.strerror or ""
        raise Refused("unwritable", f"{path} cannot be written: {why}.", file=str(path), why=why) from None


def resume_command(path: Path, campaign: bool = False) -> str:
    """What to type to go on with a saved match, or a campaign."""
    return f"moonstone {'campaign play' if campaign else 'play --resume'} {shlex.quote(str(path))}"
