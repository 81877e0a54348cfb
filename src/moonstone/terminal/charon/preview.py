"""What a flag would change: the zones that change hands, before it is confirmed."""

from __future__ import annotations

from dataclasses import dataclass

from moonstone.engine import Refused
from moonstone.engine.phrase import Phrase
from moonstone.games.charon import Charon
from moonstone.games.charon.areas import AREAS
from moonstone.games.charon.client.preview import Moon, worth
from moonstone.games.charon.client.shapes import CharonView, CharonZone
from moonstone.games.charon.gems import KINDS, LETTERS
from moonstone.games.charon.rules.claim import Standing
from moonstone.i18n.speaker import Speaker
from moonstone.terminal.charon.colours import MARKS


@dataclass(frozen=True, slots=True)
class Change:
    """A zone that would stand otherwise: its name and gems, how it stands now and how it would."""

    zone: str
    gems: str
    before: Standing
    after: Standing

    @property
    def turns(self) -> bool:
        """Whether the gems would go to somebody else than now."""
        return self.before.winner != self.after.winner

    def sentence(self, speaker: Speaker) -> str:
        """Both standings in words."""
        before, after = _stands(self.before), _stands(self.after)
        zone = Phrase("terminal-charon-zone", {"zone": self.zone, "gems": self.gems or "none"})
        return speaker.say("terminal-charon-zone-changes", zone=zone, before=before, after=after)


class FlagPreview:
    """How the zones stand, and would stand, for the viewer's flags. It knows the open table only."""

    def __init__(self, game: Charon, view: CharonView) -> None:
        self.board = game.board
        self.gems = [_gems(view["zones"].get(name)) for name in self.board.zone_names]
        flags = [view["flags"].get(spot, -1) + 1 for spot in self.board.spot_of]
        self.moon = Moon(game.setup(view["seats"], view["options"]), flags)

    def changes(self, seat: int, spot: str, lifted: str | None = None) -> tuple[tuple[int, int], list[Change]]:
        """What a flag of the seat on the spot, and none on the one it is from, would change.

        That is worth the gems won and the gems that others lose.
        """
        spot_of = self.board.spot_of
        found = self.moon.changes(seat, spot_of[spot], None if lifted is None else spot_of[lifted])
        changes = [Change(self.board.zone_names[zone], self.gems[zone], old, new) for zone, old, new in found]
        return worth(seat, found, [len(gems) for gems in self.gems]), changes


def effect(seat: int, changes: list[Change], speaker: Speaker) -> str:
    """The zones that change hands, in a few words."""
    won = [_taken(c, speaker) for c in changes if c.turns and c.after.winner == seat and c.gems]
    lost = [c.gems for c in changes if c.turns and c.before.winner == seat and c.gems]
    denied = [
        _taken(c, speaker)
        for c in changes
        if c.turns and c.after.winner != seat and c.before.winner not in (None, seat) and c.gems
    ]
    parts = [("takes", won), ("denies", denied), ("gives-up", lost)]
    return "; ".join(speaker.say(f"terminal-charon-{verb}", zones=", ".join(zones)) for verb, zones in parts if zones)


def preview(game: Charon, view: CharonView, text: str, speaker: Speaker) -> list[str]:
    """What a flag on the typed spot, or moved from the first spot to the second, would change, in sentences."""
    if view["step"] not in ("stake", "intelligence") or view["you"] is None:
        raise Refused("no-flag-to-place", "There is no flag to place now; a preview shows what a flag would change.")
    words = text.lower().split()
    spots = [word for word in words if word in game.board.spot_of]
    if not spots or len(spots) > 2:
        sentence = "Name an empty spot, as in: preview d4 (or two: from which, to which)."
        raise Refused("unknown-spot", sentence, typed=text)
    spot, lifted, seat = spots[-1], (spots[0] if len(spots) == 2 else None), view["you"]
    if lifted is not None and view["flags"].get(lifted) != seat:
        raise Refused("not-your-flag", f"You have no flag on {lifted}.", spot=lifted)
    if spot in view["flags"]:
        raise Refused("spot-taken", f"There is already a flag on {spot}.", spot=spot)
    if not any(game.board.zone_names[zone] in view["zones"] for zone in _zones(game, spot)):
        raise Refused("spot-not-in-play", f"{spot} touches no zone in play.", spot=spot)
    (won, denied), changes = FlagPreview(game, view).changes(seat, spot, lifted)
    first = speaker.say("terminal-charon-flag-on", flag=MARKS[seat], spot=spot, won=f"{won:+}", denied=f"{-denied:+}")
    return [first, *(change.sentence(speaker) for change in changes), *_areas(view, seat, words, speaker)]


def _zones(game: Charon, spot: str) -> tuple[int, ...]:
    return game.board.spots[game.board.spot_of[spot]].zones


def _areas(view: CharonView, seat: int, words: list[str], speaker: Speaker) -> list[str]:
    """What becomes of the area the flag is taken off, if one is named."""
    named = [area for area in AREAS for word in words if len(word) > 1 and area.startswith(word)]
    if view["step"] != "stake" or len(named) != 1 or seat not in view["areas"][named[0]]["flags"]:
        return []
    left = [MARKS[other] for other in view["areas"][named[0]]["flags"] if other != seat]
    return [speaker.say("terminal-charon-would-hold", area=named[0], flags="".join(left) or "none")]


def _stands(standing: Standing) -> Phrase:
    if standing.winner is None:
        tied = "".join(MARKS[seat] for seat in standing.tied)
        return Phrase("terminal-charon-stands-tied", {"flags": tied or "none"})
    leader = f"{MARKS[standing.winner]}{standing.influence[standing.winner]}"
    return Phrase("terminal-charon-stands-led", {"leader": leader, "how": standing.how or "most"})


def _taken(change: Change, speaker: Speaker) -> str:
    loser = change.before.winner
    return speaker.say("terminal-charon-from", gems=change.gems, flag="none" if loser is None else MARKS[loser])


def _gems(zone: CharonZone | None) -> str:
    return "" if zone is None or zone["gem"] is None else LETTERS[KINDS.index(zone["gem"])] * zone["count"]
