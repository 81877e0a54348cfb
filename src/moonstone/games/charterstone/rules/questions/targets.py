"""The four targets of costs, by their number (see `index.Cost.target`)."""

from __future__ import annotations

from typing import Final

from moonstone.games.charterstone.rules.questions.build import Build
from moonstone.games.charterstone.rules.questions.open_crate import OpenCrate
from moonstone.games.charterstone.rules.questions.quota import FillQuota
from moonstone.games.charterstone.rules.questions.score import Score

BY_TARGET: Final = (Build(), OpenCrate(), Score(), FillQuota())
