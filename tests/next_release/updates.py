"""Campaigns through updates: this build, the next one (`next_release`), and one that no longer plays the first."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random

import pytest

import next_release
from moonstone.engine import CampaignFile, Player, Refused, load, registry, secret_from_seed
from moonstone.games import charterstone
from moonstone.games.charterstone import Charterstone
from moonstone.games.charterstone.campaign.editions import standard_index
from moonstone.games.charterstone.content import versions
from moonstone.tables.campaign_files import ImportedCampaign, import_file, read_campaign_file
from moonstone.tables.seats import Person

OLD = versions.newest()
NEW = OLD + 1
PLAYERS = [Player("Ann", "random"), Player("Bob", "random")]
Arrive = Callable[[], None]


@pytest.fixture
def arrive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Arrive]:
    """Lets the next build arrive: one more version of the rules beside those there are."""
    content = next_release.make(tmp_path)
    caches = (registry._newest, registry._standard, registry._with_edition)

    def forget() -> None:
        for cache in caches:
            cache.cache_clear()

    monkeypatch.setattr(versions, "RELEASES", versions.RELEASES)
    monkeypatch.setattr(charterstone, "GAME", charterstone.GAME)

    def come() -> None:
        next_release.arrive(content)
        forget()

    yield come
    versions.RELEASES.pop(NEW, None)
    versions.RELEASES[OLD] = replace(versions.RELEASES[OLD], is_retired=False)
    monkeypatch.undo()
    forget()


def retire() -> None:
    """From now on the newest version of the rules is no longer played. Ask for `arrive` first: it ends this, too."""
    versions.RELEASES[OLD] = replace(versions.RELEASES[OLD], is_retired=True)
    charterstone.GAME = Charterstone(standard_index())  # type: ignore[misc]  # what the entry point names
    for cache in (registry._newest, registry._standard, registry._with_edition):
        cache.cache_clear()


def play_out(file: CampaignFile, seed: int = 1) -> None:
    """Play the running game to its end."""
    rng = Random(seed)
    while (match := file.match) is not None:
        seat = match.turn[0]
        file.play(seat, rng.choice(match.state.moves(seat)))


def rules_of(file: CampaignFile) -> list[int]:
    """The version of each game that has begun."""
    return [game.game.rules for game in file.begun]


def two_games(arrive: Arrive) -> CampaignFile:
    """A campaign founded on this build: the next one arrives in the middle of its second game."""
    file = CampaignFile.found(load("charterstone"), "Ours")
    file.begin(PLAYERS, secret=secret_from_seed(1))
    play_out(file)
    match = file.begin(PLAYERS, secret=secret_from_seed(2))
    file.play(match.turn[0], match.state.moves(match.turn[0])[0])
    arrive()
    file = CampaignFile.loads(file.dumps())
    play_out(file)
    return file


def three_games(arrive: Arrive) -> CampaignFile:
    """A campaign with two games under the older version and one under the newer."""
    file = two_games(arrive)
    file.begin(PLAYERS, secret=secret_from_seed(3))
    play_out(file)
    return file


def refused(command: Callable[[], object]) -> str:
    with pytest.raises(Refused) as caught:
        command()
    return caught.value.code


def imported(file: CampaignFile) -> ImportedCampaign:
    """The campaign and its tables as a server has them once the file was brought there."""
    held = json.loads(json.dumps(read_campaign_file(file)))
    ids = map(str, count())
    return import_file(held, Person("ann", "Ann"), now=1, new_id=lambda: next(ids), bots=("greedy", "random"))
