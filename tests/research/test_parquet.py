"""Parquet: every move of every game is in the file, and a game can be played again from it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

from moonstone.arena.sim import Plan, simulate
from moonstone.engine import NATURE, Refused, load
from moonstone.research.encoding import encoding_of


def table(tmp_path: Path, jobs: int) -> Path:
    path = tmp_path / f"games-{jobs}.parquet"
    simulate(Plan("charon", ("random", "greedy", "random"), games=3, seed=5, parquet=path), jobs)
    return path


def test_the_games_can_be_played_again_from_the_rows(tmp_path: Path) -> None:
    game = load("charon")
    encoding = encoding_of(game)
    file = pq.read_table(table(tmp_path, 1))
    about = {name.decode(): value.decode() for name, value in file.schema.metadata.items()}
    assert about["game"] == "charon"
    assert (about["fingerprint"], about["encoding"], about["seed"]) == (game.fingerprint, "2", "5")
    rows = file.to_pylist()
    assert sorted({row["game"] for row in rows}) == [0, 1, 2]
    for index in range(3):
        own = [row for row in rows if row["game"] == index]
        assert [row["step"] for row in own] == list(range(len(own)))
        state = game.start(3)
        for row in own:
            seat = row["seat"]
            if seat == NATURE:
                assert row["legal"] is row["observation"] is row["reward"] is row["bot"] is None
            else:
                assert [game.ids[number] for number in row["legal"]] == list(state.moves(seat))
                assert np.array_equal(np.array(row["observation"], np.float32), encoding.observe(state.view(seat)))
            assert str(game.ids[row["action"]]) == row["move"]
            state.play(seat, game.ids[row["action"]])
        result = state.result
        assert result is not None
        for row in own:
            if row["seat"] != NATURE:
                assert (row["score"], row["rank"]) == (result.scores[row["seat"]], result.ranks[row["seat"]])


def test_the_same_file_whoever_plays(tmp_path: Path) -> None:
    assert pq.read_table(table(tmp_path, 1)).equals(pq.read_table(table(tmp_path, 2)))


def test_a_file_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    plan = Plan("charon", ("random", "random"), games=1, seed=1, parquet=tmp_path / "missing" / "games.parquet")
    with pytest.raises(Refused) as refused:
        simulate(plan)
    assert refused.value.code == "unwritable"
