"""However many tables somebody has, by whatever way they came, everybody else's clocks and bots go on."""

from __future__ import annotations

import sqlite3
import time
from functools import cache
from pathlib import Path

from running import Running, until
from settling import Settler

from moonstone.engine import CampaignFile, Player, load, secret_from_seed

REWOUND = 7
WAITING = 300


@cache
def rewound(games: int) -> str:
    """The file of a campaign whose first game bots have begun and left so many times, and begun once more."""
    campaign = CampaignFile.found(load("charterstone"), "rewound")
    for number in range(games + 1):
        campaign.begin([Player("A", "random"), Player("B", "random")], secret=secret_from_seed(f"rewound {number}"))
        if number < games:
            campaign.rewind(1)
    return campaign.dumps()


def stored(server: Running, query: str) -> list[tuple[object, ...]]:
    with sqlite3.connect(server.database) as connection:
        return connection.execute(query).fetchall()


def test_clocks_run_out_however_many_tables_wait_for_bots(tmp_path: Path) -> None:
    server = Running(str(tmp_path / "moonstone.db"), tmp_path)
    with server:
        Settler(server, "Eve")
    with sqlite3.connect(server.database) as connection:
        connection.execute(
            f"WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {WAITING}) "
            "INSERT INTO tables SELECT '-waiting-' || n, 'charon', (SELECT id FROM people), 0, 'playing', '0', "
            '\'{"seats": [], "scores": null}\', 0, 0, 0, NULL, 1, NULL, 1, 0 FROM n'
        )
    with server:
        ann, ben = Settler(server, "Ann"), Settler(server, "Ben")
        table = ann.open(["me", "open"], clock={"kind": "per_move", "seconds": 1}, substitute="random")
        ben.post(f"/api/tables/{table}/seats/1/sit")
        ann.post(f"/api/tables/{table}/start")
        until(lambda: ann.table(table)["seats"][ann.table(table)["turn"][0]]["away"], 20)


def test_no_bot_goes_on_with_an_imported_game_that_was_left(tmp_path: Path) -> None:
    with Running(str(tmp_path / "moonstone.db"), tmp_path) as server:
        ann = Settler(server, "Ann")
        ann.bring(rewound(REWOUND))
        until(lambda: stored(server, "SELECT count(*) FROM log WHERE kind = 'moved'")[0][0])
        time.sleep(1.5)
        moved = stored(server, "SELECT count(DISTINCT table_id) FROM log WHERE seq > 1")
        assert moved == [(1,)], "the game that is being played goes on, and no other"
        assert stored(server, "SELECT count(*) FROM tables") == [(REWOUND + 1,)]


def test_imported_tables_count_like_all_others(tmp_path: Path) -> None:
    with Running(str(tmp_path / "moonstone.db"), tmp_path, "--tables", str(REWOUND)) as server:
        ann = Settler(server, "Ann")
        refused = ann.post("/api/campaigns/import", 429, file=rewound(REWOUND))
        assert refused["code"] == "too-many-tables"
        assert stored(server, "SELECT count(*) FROM tables") == [(0,)]
        for _ in range(REWOUND):
            ann.open(["me", "open"])
        table = {"game": "charon", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert ann.post("/api/tables", 429, **table)["code"] == "too-many-tables"
