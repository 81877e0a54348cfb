"""Where the buildings stand: on which plot, in whose charter, and who and what is on them."""

from __future__ import annotations

from typing import NamedTuple

from moonstone.games.charterstone.client.shapes import Plot, View
from moonstone.games.charterstone.content.constants import CHARTERS, CharterName


class Stand(NamedTuple):
    """A building where it stands: its plot, and the charter; None is the Commons."""

    plot: Plot
    charter: CharterName | None


def stands(view: View) -> dict[str, Stand]:
    """Who and what is on every building."""
    found = {name: Stand(Plot(building=name, worker=worker), None) for name, worker in view["commons"].items()}
    for charter in CHARTERS:
        for plot in view["charters"][charter]["plots"]:
            if plot["building"] is not None:
                found[plot["building"]] = Stand(plot, charter)
    return found
