"""What many whole campaigns have shown, in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from everything import everything
from swept import Found, Run, missing, ranges
from whole_campaign import CAMPAIGN, WHOLE

from moonstone.arena.intervals import Share
from moonstone.arena.uses import LEAST, MOST, balance
from moonstone.games.charterstone.content.constants import CHARTERS
from moonstone.games.charterstone.content.content import Content

FEWEST, MOST_WINS = 0.10, 0.25
"""The campaigns of six that a charter is to win, at least and at most."""
TOLD: Final = 40
"""Broken campaigns that the report tells of; the file has them all."""
SHORT: Final = 24
"""Of a kind with more names than this, only those seen least often are told."""


def report(run: Run, content: Content) -> str:
    """All of it."""
    found = run.found
    return "\n".join(
        [
            "# Whole campaigns",
            "",
            *head(run),
            "",
            "## What broke",
            "",
            *broken(found),
            "",
            "## What never occurred",
            "",
            *never(found, content),
            "",
            "## Buildings that stand out",
            "",
            *standing_out(found),
            "",
            "## Buildings by their group",
            "",
            *buildings(found),
            "",
            "## Campaigns won, of those of six people",
            "",
            *wins(found),
            "",
            "## Games by their number",
            "",
            *by_number(found),
            "",
            "## What occurred, and how often",
            "",
            *counts(found, content),
            "",
        ]
    )


def head(run: Run) -> list[str]:
    """What was played."""
    levels = "; ".join(
        f"{level}: " + ", ".join(f"{first} to {end - 1}" for first, end in ranges(numbers))
        for level, numbers in run.done.items()
    )
    rows = [f"| {what} | {number} |" for what, number in sorted(run.found.played.items())]
    return [
        f"Campaigns by the level of bots: {levels}.",
        "",
        "| what was played and checked | number |",
        "|---|---|",
        *rows,
    ]


def broken(found: Found) -> list[str]:
    """What broke, with the campaign."""
    if not found.broken:
        return ["Nothing broke."]
    more = [f"- and {len(found.broken) - TOLD} more"] if len(found.broken) > TOLD else []
    return [f"- {line}" for line in found.broken[:TOLD]] + more


def never(found: Found, content: Content) -> list[str]:
    """What never occurred, by kind."""
    left = missing(everything(content), found)
    return [f"- {kind}: {', '.join(names)}" for kind, names in left.items()] or ["Everything occurred."]


def standing_out(found: Found) -> list[str]:
    """Buildings whose use brings too little or too much beside those of their group."""
    rows = [
        (group, title, row)
        for group, title, row in building_rows(found)
        if row["uses"] and not LEAST <= row.get("of_mean", 0.0) <= MOST
    ]
    if not rows:
        return [f"Every building that is used brings {LEAST} to {MOST} times the mean of its group."]
    return table_of(rows)


def buildings(found: Found) -> list[str]:
    """Every building: its uses, and what a use brings."""
    return table_of(building_rows(found))


def table_of(rows: Iterable[tuple[str, str, Mapping[str, Any]]]) -> list[str]:
    """What is told of buildings as a table."""
    lines = ["| building | group | uses | points per use | of the group's mean |", "|---|---|---|---|---|"]
    for group, title, row in rows:
        lines.append(f"| {title} | {group} | {row['uses']} | {row.get('points', '–')} | {row.get('of_mean', '–')} |")
    return lines


def building_rows(found: Found) -> Iterable[tuple[str, str, Mapping[str, Any]]]:
    """By group and title: what is told of a building."""
    if not found.tables:
        return
    report: Any = balance(found.tables)["balance"]
    for group, table in report.items():
        if group.startswith("buildings used"):
            for title, row in table.items():
                yield group.removeprefix("buildings used, "), title, row


def shares(found: Found) -> dict[str, Share]:
    """By charter: the share of the campaigns of six people that it won."""
    campaigns = found.played["campaigns of six people"]
    return {charter: Share(found.wins[charter] / WHOLE, campaigns) for charter in CHARTERS}


def wins(found: Found) -> list[str]:
    """By charter, with what is wanted; what is surely outside is bold."""
    if not found.played["campaigns of six people"]:
        return ["There were none."]
    rows = ["| charter | share | 95 % interval |", "|---|---|---|"]
    for charter, share in shares(found).items():
        low, high = share.interval
        mark = "**" if high < FEWEST or low > MOST_WINS else ""
        rows.append(f"| {charter} | {mark}{share.value:.1%}{mark} | {low:.1%} to {high:.1%} |")
    wanted = f"{FEWEST:.0%} to {MOST_WINS:.0%} are wanted. A share that is surely outside is bold."
    return [f"{found.played['campaigns of six people']} campaigns; {wanted}", "", *rows]


def by_number(found: Found) -> list[str]:
    """Means, and the shortest and longest games."""
    columns = ("crates so far", "winning score", "plots built", "stars", "personas used")
    rows = [f"| game | {' | '.join(columns)} | turns: least, mean, most |", "|---" * (len(columns) + 2) + "|"]
    for number in range(1, CAMPAIGN + 1):
        means = [found.numbers[f"{what}, game {number:02}"] for what in columns]
        turns = found.numbers[f"turns a seat, game {number:02}"]
        if turns.many:
            cells = " | ".join(f"{mean.mean:.1f}" for mean in means)
            rows.append(f"| {number} | {cells} | {turns.least:.0f}, {turns.mean:.1f}, {turns.most:.0f} |")
    return rows


def counts(found: Found, content: Content) -> list[str]:
    """By kind: how much of it occurred, and what least often."""
    rows = ["| what | different ones | in all | the rarest, or each |", "|---|---|---|---|"]
    all_there_is = everything(content)
    for kind in sorted({*all_there_is, *found.counts}):
        names = {**dict.fromkeys(all_there_is.get(kind, ()), 0), **found.counts[kind]}
        seen = sum(number > 0 for number in names.values())
        rarest = sorted(names.items(), key=lambda pair: pair[1])[:SHORT]
        listed = rarest if len(names) > SHORT else sorted(names.items())
        told = ", ".join(f"{name} {number}" for name, number in listed)
        rows.append(f"| {kind} | {seen} of {len(names)} | {sum(names.values())} | {told} |")
    return rows
