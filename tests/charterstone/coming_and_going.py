"""People who join, leave and hand their charters over between two games (A7.2), as chance has it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from moonstone.engine import Json
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.village import Village


def join(charter: str, automa: bool) -> Mapping[str, Json]:
    """The command by which somebody, or the Automa, comes to a charter."""
    return {"deed": "join", "charter": charter, "automa": automa}


def change(here: Village, charter: str, rng: Random) -> Mapping[str, Json]:
    """What a charter's people may think of: a charter that nobody plays is joined; another one is left, or handed to
    the Automa or back.
    """
    there, automa = here.charters[CHARTERS.index(charter)], rng.random() < 1 / 3
    if not there.active:
        return join(charter, automa)
    if rng.random() < 1 / 2:
        return {"deed": "leave", "charter": charter}
    return {"deed": "hand", "charter": charter, "automa": not there.automa}


def leaves_nobody(here: Village, command: Mapping[str, Json]) -> bool:
    """Whether a command would take the last person out of the village, which is refused."""
    people = {CHARTERS[index] for index in here.active if not here.charters[index].automa}
    return command["deed"] != "join" and people == {command["charter"]}
