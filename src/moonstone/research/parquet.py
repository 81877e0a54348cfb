"""Games as rows of a Parquet file: every move with what was known, what was legal and how it all ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pyarrow as pa
import pyarrow.parquet as pq

from moonstone.engine import NATURE, AnyGame, Match, Played, Refused
from moonstone.research.encoding import encoding_of, rewards

ROW_GROUP: Final = 5000
"""About so many rows lie together in a file: few enough to hold in memory, enough to be packed well."""


def schema_of(game: AnyGame, seed: int) -> pa.Schema:
    """The columns, with what the games were played with beside them."""
    encoding = encoding_of(game)
    about = {
        "game": game.name,
        "rules": str(game.rules),
        "fingerprint": game.fingerprint,
        "encoding": str(encoding.version),
        "seed": str(seed),
    }
    return pa.schema(
        [
            ("game", pa.int32()),
            ("step", pa.int32()),
            ("seats", pa.int8()),
            ("seat", pa.int8()),
            ("bot", pa.string()),
            ("action", pa.int32()),
            ("move", pa.string()),
            ("legal", pa.list_(pa.int32())),
            ("observation", pa.list_(pa.float32())),
            ("score", pa.int32()),
            ("rank", pa.int8()),
            ("reward", pa.float32()),
        ],
        metadata=about,
    )


def rows(match: Match, index: int, seed: int) -> pa.Table:
    """A finished match as a table: a row a move, chance's included, in the order they were made."""
    game, result = match.game, match.state.result
    assert result is not None
    encoding, won = encoding_of(game), rewards(result)
    state = game.start(len(match.players), match.options)
    made: list[dict[str, object]] = []
    for step, moment in enumerate(match.history):
        if not isinstance(moment.entry, Played):
            moment.entry.replay(state)
            continue
        seat, move = moment.entry.by, moment.entry.move
        row: dict[str, object] = {"game": index, "step": step, "seats": len(match.players), "seat": seat}
        row |= {"action": game.ids.of(move), "move": str(move)}
        if seat != NATURE:
            row |= {
                "bot": match.players[seat].bot,
                "legal": encoding.numbers(state.moves(seat)),
                "observation": encoding.observe(state.view(seat)),
                "score": result.scores[seat],
                "rank": result.ranks[seat],
                "reward": won[seat],
            }
        made.append(row)
        state.play(seat, move)
    return pa.Table.from_pylist(made, schema_of(game, seed))


@contextmanager
def writer(path: Path, game: AnyGame, seed: int) -> Iterator[Callable[[pa.Table], None]]:
    """A file, and how to add a game's table to it; Refused if it cannot be made. Games share row groups."""
    try:
        path.open("wb").close()
    except OSError as error:
        raise Refused("unwritable", f"{path} cannot be written: {error.strerror}.") from None
    file = pq.ParquetWriter(path, schema_of(game, seed), compression="zstd")
    waiting: list[pa.Table] = []

    def flush() -> None:
        if waiting:
            file.write_table(pa.concat_tables(waiting))
            waiting.clear()

    def add(table: pa.Table) -> None:
        waiting.append(table)
        if sum(one.num_rows for one in waiting) >= ROW_GROUP:
            flush()

    with file:
        yield add
        flush()
