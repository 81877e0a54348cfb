"""What is asked of whom, in one line, and how it is typed."""

from __future__ import annotations

from collections.abc import Sequence

from moonstone.engine import NATURE
from moonstone.games.charon.areas import AREAS
from moonstone.games.charon.client.shapes import CharonView
from moonstone.games.charon.moves import KEEP, KEEP_IN_WAREHOUSE
from moonstone.games.charon.rules.paying import may_transmute
from moonstone.games.charon.rules.versions import Rules
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.charon.seen import countable


def prompt(view: CharonView, names: Sequence[str], rules: Rules, speaker: Speaker) -> str:
    """A question for the viewer, as the version of the rules has it, or who is being waited for."""
    if not view["turn"]:
        return speaker.say("refusal-game-over")
    if view["turn"] == [NATURE]:
        return speaker.say("prompt-chance")
    you = view["you"]
    if you is None or you not in view["turn"]:
        waiting = tuple(names[seat] for seat in view["turn"])
        return speaker.say("prompt-waiting", names=waiting, count=len(waiting), step=view["step"])
    return f"{names[you]}: {_question(view, you, rules, speaker)}"


def _question(view: CharonView, you: int, rules: Rules, speaker: Speaker) -> str:
    areas, step = view["areas"], view["step"]
    in_warehouse = you in areas["warehouse"]["holders"]
    keep = KEEP_IN_WAREHOUSE if in_warehouse else KEEP
    all_or_some = "all" if countable(view, you) <= keep else "some"
    return speaker.say(
        f"terminal-charon-ask-{step}",
        flag=len(AREAS) + 1 - sum(you in area["flags"] for area in areas.values()),
        of=len(AREAS) - 1,
        rate=2 if in_warehouse else 3,
        synchrotron="yes" if may_transmute(view) else "no",
        keep=keep,
        may="exactly" if rules.keeps_all_it_may else all_or_some,
        clear=str(view["options"]["keep_clear"]),
    )
