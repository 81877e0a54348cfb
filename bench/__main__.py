"""Run all benchmarks: a table for people, `bench/latest.json` for programs; exit code 1 if a budget is broken."""

from __future__ import annotations

import json
import platform
import sys
from itertools import chain
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import charon, charterstone, page, research, server
from bench.measure import Row

LATEST = Path(__file__).parent / "latest.json"


def main() -> int:
    """Measure, print, write."""
    console = Console(highlight=False, width=None if sys.stdout.isatty() else 130)
    table = Table(title=f"Moonstone on Python {platform.python_version()}", title_justify="left")
    table.add_column("what")
    for column in ("ours", "peer", "ratio", "budget"):
        table.add_column(column, justify="right")
    table.add_column("")
    rows: list[Row] = []
    parts = (charon.rows(), charterstone.rows(), research.rows(), page.rows(console.print), server.rows(console.print))
    for row in chain(*parts):
        rows.append(row)
        table.add_row(
            row.name,
            f"{row.ours:,.1f} {row.unit}",
            f"{row.peer} {row.theirs:,.1f} {row.unit}",
            f"{row.ratio:.2f} ×",
            f"≥ {row.budget:g} ×",
            "[green]kept[/]" if row.kept else "[bold red]broken[/]",
        )
    console.print(table)
    LATEST.write_text(json.dumps({"rows": [row.to_json() for row in rows]}, indent=2) + "\n", encoding="utf-8")
    console.print(
        f"The same figures are in {LATEST.relative_to(Path.cwd()) if LATEST.is_relative_to(Path.cwd()) else LATEST}."
    )
    return 0 if all(row.kept for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
