"""Campaigns for tests: played by bots from a seed, and villages to start from."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache

from villages import Table

from moonstone.arena.campaigns import play_campaign
from moonstone.engine import NATURE, AnyGame, CampaignFile, Json, load
from moonstone.engine.campaign_file import chain_hash
from moonstone.games.charterstone import GAME, Charterstone
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.content import BASIC
from moonstone.games.charterstone.content.village import Village, fresh
from moonstone.games.charterstone.rules.frames import FrameId
from moonstone.games.charterstone.rules.index import Index

ANY: AnyGame = load("charterstone")
"""The game as anybody loads it."""


@cache
def played(seats: int, games: int, seed: int = 1, bot: str = "greedy", automas: int = 0) -> str:
    """The file of a campaign between bots."""
    options: dict[str, Json] = {"automas": automas} if automas else {}
    *_, (last, _) = play_campaign(ANY, [bot] * seats, options, games, f"test {seed}")
    return last.dumps()


def campaign(seats: int, games: int, seed: int = 1, bot: str = "greedy", automas: int = 0) -> CampaignFile:
    """A campaign between bots after so many games."""
    return CampaignFile.loads(played(seats, games, seed, bot, automas))


def inserted(text: str, line: int | None, *entries: Mapping[str, Json], changed: bool = False) -> str:
    """A campaign's file with more entries before that line, or else at its end, and all seals made anew: somebody who
    knows how. If it is changed, they are in place of that line.
    """
    lines: list[dict[str, Json]] = [json.loads(line) for line in text.splitlines()]
    at = len(lines) if line is None else line
    lines[at : at + changed] = [dict(entry) for entry in entries]
    seal, written = "", []
    for data in lines:
        data.pop("seal", None)
        seal = chain_hash(seal, data)
        written.append(json.dumps({**data, "seal": seal}, ensure_ascii=False))
    return "\n".join(written) + "\n"


def village(game: CampaignFile | Charterstone) -> Village:
    """The village of a campaign or a game."""
    if isinstance(game, CampaignFile):
        assert isinstance(game.game, Charterstone)
        return game.game.village
    return game.village


def arrange(
    number: int, seats: int = 2, opened: tuple[int, ...] = (), **charters: Mapping[str, object]
) -> Charterstone:
    """The game of that number in a village of so many seats in which these crates were opened.

    What differs by charter is named: `purple={"stars": ...}`.
    """
    clean = replace(fresh(GAME.content), number=number, opened=opened)
    for index, name in enumerate(CHARTERS):
        plain = {"active": index < seats, "plots": (BASIC[index], "", "", "", "", "")}
        cards = {"cards": (BASIC[index],)} if index < seats else {}
        clean = clean.with_charter(index, **{**plain, **cards, **charters.get(name, {})})
    return Charterstone(GAME.index, clean)


def begun(game: Charterstone, first: int = 0) -> Table:
    """A game of a village up to its first turn or the first question that is no set-up draw; `first` begins."""
    state = game.start(len(game.seat_names))
    table = Table(state, game)
    while state.turn == (NATURE,):
        if state.stack[-1][0] == FrameId.ROLL_FIRST_PLAYER:
            shows = CHARTERS[state.setup.charters[first]]
            state.play(NATURE, game.move_from_text(f"roll {shows}"), table.events)
        else:
            state.play(NATURE, state.chance_outcomes().pick(table.rng.randrange), table.events)
    return table


def opened(*crates: int) -> Charterstone:
    """The third game of a village in which these crates were opened."""
    game = arrange(3)
    return Charterstone(GAME.index, replace(game.village, opened=crates))


def first_turn(table: Table) -> Table:
    """Answer the set-up's questions until the first turn."""
    table.resolve_chance()
    while table.asked() != "turn":
        table.play(table.moves()[0])
    return table


def finish(table: Table) -> Table:
    """Let the hourglass be reached and everybody have a last turn."""
    table.state.ending = True
    while table.asked() == "turn":
        table.play("place basic-red")
    return table


def late(seats: int, number: int = 3, **charters: Mapping[str, object]) -> Charterstone:
    """A village in which every crate is open and every plot is built: all cards, minions and perils are there, and all
    personas but those that the story brings.

    The buildings of a charter stand in it, the last of its chains first; what was built before is covered.
    """
    return late_in(GAME.index, seats, number, charters)


def late_in(
    index: Index, seats: int, number: int = 3, charters: Mapping[str, Mapping[str, object]] | None = None
) -> Charterstone:
    """The same with another content."""
    charters = charters or {}
    content = index.content
    full = replace(fresh(content), number=number, opened=tuple(content.crates))
    covered: list[str] = []
    archive = [building.name for building in content.buildings if building.crate]
    for number, name in enumerate(CHARTERS):
        chain = [
            building for building in content.buildings if building.charter == name and building.name != BASIC[number]
        ]
        standing = chain[-1:] + chain[2:4] + chain[6:8]
        covered += [building.name for building in chain if building.crate and building not in standing]
        archive += [building.name for building in standing if not building.crate]
        plain = {
            "active": number < seats,
            "plots": (BASIC[number], *(building.name for building in standing)),
            "personas": tuple(
                persona.name
                for persona in content.personas
                if persona.charter == name and persona not in content.told_later
            ),
        }
        full = full.with_charter(number, **{**plain, **charters.get(name, {})})
    return Charterstone(index, replace(full, covered=tuple(covered), archive=tuple(archive)))
