"""A balance report: how often something is used, how often by those who win, and what a use brings.

It is made from a simulation's counts: a game that wants one counts each table of uses a second time by winners, and a
third time by what the uses brought, in tenths of a point. A label is compared with the others of its table.
"""

from __future__ import annotations

from collections.abc import Mapping

from moonstone.arena.intervals import mean
from moonstone.engine import Json, Refused

BY_WINNERS, WORTH = " by winners", " worth"
LEAST, MOST = 0.3, 3.0
"""A use that brings less, or more, than so many times the mean of its table stands out."""


def balance(counts: Mapping[str, Mapping[str, int]]) -> dict[str, Json]:
    """By table and label: uses, the share of them by winners, points a use, and those as a multiple of the mean.

    Refused if the game counts nothing of the sort.
    """
    titles = [title for title in counts if title + BY_WINNERS in counts and title + WORTH in counts]
    if not titles:
        raise Refused("no-balance", "This game collects no statistics for a balance report.")
    report: dict[str, Json] = {title: _table(counts, title) for title in titles}
    rest = {title: table for title, table in counts.items() if not _belongs(title, titles)}
    return {"balance": report, "counts": {title: dict[str, Json](table) for title, table in rest.items()}}


def _belongs(title: str, titles: list[str]) -> bool:
    return any(title in (name, name + BY_WINNERS, name + WORTH) for name in titles)


def _table(counts: Mapping[str, Mapping[str, int]], title: str) -> dict[str, Json]:
    uses, wins, worth = counts[title], counts[title + BY_WINNERS], counts[title + WORTH]
    points = {label: worth[label] / 10 / number for label, number in uses.items() if number}
    usual = mean(points.values())
    rows: dict[str, Json] = {}
    for label, number in uses.items():
        row: dict[str, Json] = {"uses": number}
        if number:
            row |= {"wins": round(wins[label] / number, 3), "points": round(points[label], 2)}
            if usual > 0:
                row["of_mean"] = round(points[label] / usual, 2)
        rows[label] = row
    return rows


def outstanding(report: Mapping[str, Json], tables: str) -> list[str]:
    """The labels, in tables that begin so, whose uses bring too little or too much, or that nobody uses."""
    found = []
    for title, rows in report.items():
        assert isinstance(rows, dict)
        for label, row in rows.items():
            assert isinstance(row, dict)
            share = row.get("of_mean", 0.0)
            assert isinstance(share, float | int)
            if title.startswith(tables) and not LEAST <= share <= MOST:
                found.append(label)
    return found
