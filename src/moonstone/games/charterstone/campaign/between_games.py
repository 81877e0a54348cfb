"""What is done between games: join, leave, hand over, name (A7.2, B1.3, B1.12). Each makes another village."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from typing import Final

from moonstone.engine import CampaignSeat, Json, Refused
from moonstone.engine.naming import given_name
from moonstone.games.charterstone.campaign.naming_rights import with_people
from moonstone.games.charterstone.content.constants import CAPACITIES, CHARTERS
from moonstone.games.charterstone.content.content import Content
from moonstone.games.charterstone.content.village import COMMON, Village

FIELDS: Final[dict[str, dict[str, type]]] = {
    "join": {"charter": str, "automa": bool},
    "leave": {"charter": str},
    "hand": {"charter": str, "automa": bool},
    "name": {"what": str, "name": str, "by": str},
}
"""By command: what it names."""


def apply_command(content: Content, village: Village, command: Mapping[str, Json]) -> Village:
    """The village after a command; Refused if it may not be done."""
    kind = command.get("deed")
    if not isinstance(kind, str) or kind not in FIELDS:
        raise Refused("unknown-command", f"Between games you can {', '.join(FIELDS)}.")
    given = {name: value for name, value in command.items() if name != "deed"}
    if given.keys() != FIELDS[kind].keys() or any(type(given[name]) is not FIELDS[kind][name] for name in given):
        raise Refused("malformed-command", f"To {kind}, say: {', '.join(FIELDS[kind])}.")
    if kind == "name":
        return _name(village, str(given["what"]), str(given["name"]), str(given["by"]))
    if given["charter"] not in CHARTERS:
        raise Refused("unknown-charter", f"There is no charter {given['charter']!r}; they are {', '.join(CHARTERS)}.")
    charter = CHARTERS.index(str(given["charter"]))
    if kind == "join":
        return with_people(_join(content, village, charter, bool(given["automa"])))
    if not village.charters[charter].active:
        raise Refused("not-active", f"Nobody plays the {CHARTERS[charter]} charter.", charter=CHARTERS[charter])
    if kind == "leave":
        return with_people(_leave(village, charter))
    changed = village.with_charter(charter, automa=bool(given["automa"]))
    check_people(changed)
    if given["automa"] and village.spectral == CHARTERS[charter]:
        changed = replace(changed, spectral="")  # B2.18: an Automa is never spectral
    return with_people(changed)


def seat_commands(seats: Sequence[CampaignSeat], wanted: Sequence[CampaignSeat]) -> list[Mapping[str, Json]]:
    """What makes the wanted seats of those there are.

    Charters are joined first, then handed to people, then to the Automa, then left: there is always a person.
    """
    before, after = ({seat.role: seat.scripted for seat in some} for some in (seats, wanted))
    joins = [(charter, automa) for charter, automa in after.items() if charter not in before]
    hands = sorted((automa, charter) for charter, automa in after.items() if before.get(charter, automa) != automa)
    commands: list[Mapping[str, Json]] = []
    commands += [{"deed": "join", "charter": charter, "automa": automa} for charter, automa in joins]
    commands += [{"deed": "hand", "charter": charter, "automa": automa} for automa, charter in hands]
    commands += [{"deed": "leave", "charter": charter} for charter in before if charter not in after]
    return commands


def _join(content: Content, village: Village, charter: int, automa: bool) -> Village:
    """A7.2: an inactive charter; after the first game with a building card, and as much glory and capacity as is fair.

    Fair is the mean of those who play, rounded down: so many stars to mark at set-up, and of each capacity.
    """
    if village.charters[charter].active:
        raise Refused("already-active", f"The {CHARTERS[charter]} charter is already taken.")
    if village.number == 1:
        return village.with_charter(charter, active=True, automa=automa)
    others = [village.charters[index] for index in village.active]
    stars = sum(sum(other.stars) + other.owed for other in others) // len(others) if others else 0
    own = village.charters[charter]
    fair = [
        sum(other.capacity[kind] for other in others) // len(others) if others else 0 for kind in range(len(CAPACITIES))
    ]
    return village.with_charter(
        charter,
        active=True,
        automa=automa,
        newcomer=True,
        owed=max(0, stars - sum(own.stars)),
        capacity=tuple(map(max, own.capacity, fair)),
    )


def _leave(village: Village, charter: int) -> Village:
    """A7.2: the charter becomes inactive, its goods go to the supply and its cards into the deck. B2.8: the spectral
    worker goes back to the box; B2.9: so does a victory card that was picked in secret.
    """
    changed = village.with_charter(
        charter,
        active=False,
        automa=False,
        newcomer=False,
        coins=0,
        resources=(0,) * 6,
        cards=(),
        owed=0,
        minions=(0,) * 6,
        victory=village.charters[charter].victory if village.charters[charter].victory == COMMON else "",
    )
    if village.spectral == CHARTERS[charter]:
        changed = replace(changed, spectral="")
    if village.number > 1:
        check_people(changed)
    return changed


def check_people(village: Village) -> None:
    """Refused unless somebody else than the Automa plays: it neither chooses nor names anything (B1.12, B1.13)."""
    if all(village.charters[index].automa for index in village.active):
        raise Refused("nobody-left", "At least one charter must be played by someone other than the Automa.")


def _name(village: Village, what: str, name: str, by: str) -> Village:
    """B1.3, B1.12: the player who may give a name gives it once, for good."""
    if what not in village.rights:
        raise Refused("not-to-name", f"There is no {what!r} to name.", what=what)
    if village.rights[what] != by:
        text = f"Only the {village.rights[what]} charter can name {what}."
        raise Refused("not-your-name", text, what=what, charter=village.rights[what])
    given = given_name(name)
    rights = {key: value for key, value in village.rights.items() if key != what}
    return replace(village, names={**village.names, what: given}, rights=rights)


def kind_of(what: str) -> str:
    """What kind of thing players name: a charter, the village, a persona, or (in a game) an assistant."""
    if what in CHARTERS:
        return "charter"
    if what == "village":
        return "village"
    return "persona" if what.startswith("original-") else "assistant"


def name_command(what: str, name: str, by: str) -> Mapping[str, Json]:
    """The command by which a charter gives a name."""
    return {"deed": "name", "what": what, "name": name, "by": by}


def bot_commands(content: Content, village: Village, charters: Sequence[str], rng: Random) -> list[Mapping[str, Json]]:
    """A name for everything these charters may name, from the content's lists and none twice while they last."""
    given = set(village.names.values())
    found: list[Mapping[str, Json]] = []
    for what, by in village.rights.items():
        if by in charters:
            names = content.names[kind_of(what)]
            free = [name for name in names if name not in given] or list(names)
            name = free[rng.randrange(len(free))]
            given.add(name)
            found.append(name_command(what, name, by))
    return found
