"""How the tests of the samples use this build: every request, every name on the wire and every name of the engine.

What comes out is in words of its own, so that facts written down for an older build can be compared with what a newer
one says. When something is renamed, this is the one file to follow.
"""

from __future__ import annotations

import asyncio
import gzip
import lzma
import re
import sqlite3
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import pytest
from running import Running, Somebody
from sqlalchemy import make_url
from test_migrations import migrated

from commands import command
from moonstone.engine import CampaignFile, Match, Player, Record, Refused, editions_of, load, secret_from_seed

HERE = Path(__file__).parent

WORDS = {"automa": "scripted"}
"""The words of the facts, for words that this build has others for: kinds of seats, of clocks and of entries."""


def word(mine: str) -> str:
    """A word of this build as the facts have it."""
    return WORDS.get(mine, mine)


# Databases and archives


def unpacked(name: str) -> bytes:
    """The contents of a compressed sample."""
    data = (HERE / name).read_bytes()
    return lzma.decompress(data) if name.endswith(".xz") else gzip.decompress(data)


def restore(postgres: str, script: str) -> str:
    """Make a database in a running PostgreSQL from a dump; its address."""
    name = "samples"

    async def run() -> str:
        connection = await asyncpg.connect(postgres)
        await connection.execute(f"DROP DATABASE IF EXISTS {name}")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()
        url = make_url(postgres).set(database=name).render_as_string(hide_password=False)
        connection = await asyncpg.connect(url)
        await connection.execute(script)
        await connection.close()
        return url

    return asyncio.run(run())


def complaints(database: str) -> str:
    """What `moonstone validate` finds wrong with a database, which it migrates first; nothing if all is well."""
    done = command("validate", "--database", database)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def import_archive(archive: Path, database: str) -> list[int]:
    """Add an archive to a database: how many people, tables and campaigns were new, and how many things were known."""
    return [int(number) for number in re.findall(r"\d+", moonstone("import", archive, database).splitlines()[0])]


def ends_unknown(archive: Path, database: str) -> int:
    """Add an archive to a database: of how many games it is said that their end is not in the archive."""
    said = moonstone("import", archive, database)
    return sum(map(int, re.findall(r"Of (\d+) games .* does not say whether they ended", said)))


def moonstone(what: str, archive: Path, database: str) -> str:
    """What a command of the server's keeper says."""
    done = command(what, str(archive), "--database", database)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def end_of(database: str, table: str) -> tuple[str, list[int]]:
    """The phase of a table of an SQLite database, and the scores among the results."""
    with sqlite3.connect(migrated(database)) as connection:
        ((phase,),) = connection.execute("SELECT phase FROM tables WHERE id = ?", (table,))
        scores = connection.execute("SELECT score FROM results WHERE table_id = ? ORDER BY seat", (table,))
        return phase, [score for (score,) in scores]


# People


def person(server: Running, session: str) -> Somebody:
    """Somebody whose browser has kept its cookie."""
    somebody = Somebody(server)
    somebody.http.cookies["moonstone_session"] = session
    return somebody


def name_of(somebody: Somebody) -> str:
    return str(somebody.get("/api/me")["name"])


def recover(server: Running, recovery: str) -> Somebody:
    """Somebody on a new device, with the word they kept."""
    somebody = Somebody(server)
    somebody.post("/api/recover", token=recovery)
    return somebody


# Tables


def look(somebody: Somebody, table: str) -> dict[str, Any]:
    """What is known of a table at any moment, however it goes on by itself."""
    now = somebody.table(table)
    return {
        **{name: now[name] for name in ("phase", "position", "turn")},
        "away": [seat["away"] for seat in now["seats"]],
        "why": [seat["why"] for seat in now["seats"]],
        "undo_request": undo_request(now),
    }


def undo_request(table: dict[str, Any]) -> dict[str, Any] | None:
    """Who asks for leave to take back, to where, and who has not answered."""
    request = table["undo_request"]
    return None if request is None else {"seat": request["seat"], "to": request["to"], "open": request["pending"]}


def lasting(somebody: Somebody, table: str) -> dict[str, Any]:
    """What never changes about a table that has begun."""
    now = somebody.table(table)
    clock = now["clock"]
    campaign = now["campaign"]
    return {
        "game": now["game"],
        "rules": now["rules"],
        "edition": [now["edition"], now["fingerprint"]],
        "options": now["options"],
        "public": now["public"],
        "hints": now["hints"],
        "names": [seat["name"] for seat in now["seats"]],
        "kinds": [word(seat["kind"]) for seat in now["seats"]],
        "bots": [seat["bot"] for seat in now["seats"]],
        "clock": [word(clock["kind"]), clock["seconds"], clock["increment"]],
        "substitute": now["substitute"],
        "commitment": now["commitment"],
        "imported": now["imported"],
        "rematch_of": now["rematch_of"],
        "campaign": None if campaign is None else [campaign["id"], campaign["number"], now["scripted"]],
        "created_at": now["created_at"],
    }


def table_facts(somebody: Somebody, table: str) -> dict[str, Any]:
    """Everything about a table that nobody but people can change, as one of its people sees it."""
    now = somebody.table(table)
    update = somebody.update(table)
    entries = update["entries"]
    return {
        "lasting": lasting(somebody, table),
        "now": look(somebody, table),
        "seq": now["seq"],
        "secret": now["secret"],
        "rematch": now["rematch"],
        "result": now["result"],
        "entries": dict(sorted(Counter(word(entry["kind"]) for entry in entries).items())),
        "chat": [
            [entry["note"]["name"], entry["note"]["text"]] for entry in entries if word(entry["kind"]) == "chatted"
        ],
        "moves": {str(seat): len(moves(somebody, table, seat)[1]) for seat in now["yours"]},
        "game": None if update["view"] is None else game_facts(now["game"], update["view"]),
    }


def is_kept(facts: dict[str, Any]) -> bool:
    """Whether facts of a table or campaign are of a version that this build keeps, but no longer plays."""
    game = facts.get("game") if isinstance(facts.get("game"), str) else facts["lasting"]["game"]
    return game == "charterstone"


def kept_table(facts: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What is expected of such a table, from the facts of the build that played it and from how far it is followed now:
    the same as ever, but that nobody owes a decision, and that the board is that of the moment.
    """
    followed = now["now"]["position"]
    assert followed <= facts["now"]["position"]
    board = facts["game"] if followed == facts["now"]["position"] else now["game"]
    still = {**facts["now"], "position": followed, "turn": [], "undo_request": None}
    return {**facts, "now": still, "moves": dict.fromkeys(facts["moves"], 0), "game": board}


def kept_campaign(facts: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
    """What is expected of such a campaign: the same as ever, but for what its village lets be named now."""
    village = {**facts["village"], "rights": now["village"]["rights"]}
    return {**facts, "edition": now["edition"], "village": village}


def retired(somebody: Somebody, what: str, which: str) -> Any:
    """What a table or campaign says of being kept only: of a table, how far it is followed."""
    return somebody.get(f"/api/{what}/{which}")["retired"]


def refused(somebody: Somebody, method: str, path: str, **body: Any) -> str:
    """The code with which a request is refused."""
    answer = somebody.http.request(method, path, json=body)
    assert answer.status_code == 409, answer.text
    return str(answer.json()["code"])


def game_facts(game: str, view: dict[str, Any]) -> dict[str, Any]:
    """What lies on the board."""
    if game == "charon":
        return {
            "round": view["round"],
            "flags": view["flags"],
            "scores": [player["score"] for player in view["players"]],
            "built": [player["built"] for player in view["players"]],
            "gems": [sum(player["gems"].values()) for player in view["players"]],
            "hands": [player["hand_size"] for player in view["players"]],
        }
    return {
        "number": view["number"],
        "round": view["round"],
        "progress": view["progress"]["at"],
        "points": [player["vp"] for player in view["players"]],
        "coins": [player["goods"]["coin"] for player in view["players"]],
        "charters": [player["charter"] for player in view["players"]],
        "buildings": {name: [plot["building"] for plot in one["plots"]] for name, one in view["charters"].items()},
    }


def moves(somebody: Somebody, table: str, seat: int) -> tuple[int, list[dict[str, Any]]]:
    """The position of a table, and what a seat may do there."""
    update = somebody.update(table, since=1 << 30, seat=seat)
    return int(update["position"]), list(update["moves"] or ())


def decide(somebody: Somebody, table: str, seat: int, rng: Random) -> None:
    """Make any legal decision for a seat."""
    position, legal = moves(somebody, table, seat)
    somebody.move(table, seat, position, rng.choice(legal), f"sample-{position}-{seat}")


def go_on(everybody: list[Somebody], table: str, rng: Random, most: int = 100_000) -> int:
    """Let people decide for all of their seats until the game is over or so many decisions are made; how many were."""
    seats = {seat: one for one in everybody for seat in one.table(table)["yours"]}
    for made in range(most):
        now = everybody[0].table(table)
        if now["phase"] == "over":
            return made
        asked = [seat for seat in now["turn"] if seat in seats and now["seats"][seat]["away"] is None]
        if not asked:
            return made
        decide(seats[asked[0]], table, asked[0], rng)
    return most


def sit(somebody: Somebody, table: str, seat: int) -> None:
    somebody.post(f"/api/tables/{table}/seats/{seat}/sit")


def claim(somebody: Somebody, table: str, token: str) -> None:
    somebody.post(f"/api/tables/{table}/claim", token=token)


def start(somebody: Somebody, table: str) -> None:
    somebody.post(f"/api/tables/{table}/start")


def come_back(somebody: Somebody, table: str, seat: int) -> None:
    somebody.post(f"/api/tables/{table}/seats/{seat}/return")


def can_take_back(somebody: Somebody, table: str, seat: int) -> list[int | None]:
    """To where a seat can go back for its last decision, and for all of its turn."""
    undo = somebody.update(table, since=1 << 30, seat=seat)["undo"]
    return [undo["last"], undo["turn"]]


def take_back_the_turn(somebody: Somebody, table: str, seat: int) -> None:
    position = somebody.table(table)["position"]
    somebody.post(f"/api/tables/{table}/undo", seat=seat, position=position, key=f"undo-{position}", to="turn")


def answer_undo(somebody: Somebody, table: str, seat: int, agree: bool) -> str:
    """Answer the open request; the kind of the entry that this brings about."""
    request = somebody.table(table)["undo_request"]["seq"]
    done = somebody.post(f"/api/tables/{table}/undo/answer", seat=seat, request=request, agree=agree)
    return word(done["entry"]["kind"])


def record_of(somebody: Somebody, table: str) -> str:
    """The text of a finished table's record."""
    answer = somebody.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 200, answer.text
    return answer.text


def tables_of(somebody: Somebody, which: str) -> set[str]:
    """The tables of a list."""
    return {table["id"] for table in somebody.get("/api/tables", which=which)["tables"]}


# Campaigns


def let_be_over(database: Path, table: str, scores: str = "[5, 4, 3, 2, 1]") -> None:
    """Let a table of an SQLite database be over, as a server does with the last move of a game."""
    with sqlite3.connect(database) as connection:
        over = (
            "UPDATE tables SET phase = 'over', turn = '', summary = json_set(summary, '$.scores', json(?)) WHERE id = ?"
        )
        assert connection.execute(over, (scores, table)).rowcount == 1


def listed_campaign(somebody: Somebody, campaign: str) -> list[tuple[int, str | None, bool]]:
    """What the list and the campaign itself say of its number, its table and whether it is kept only."""
    (listed,) = [one for one in somebody.get("/api/campaigns", which="mine")["campaigns"] if one["id"] == campaign]
    return [
        (one["number"], one["table"], one["retired"]) for one in (listed, somebody.get(f"/api/campaigns/{campaign}"))
    ]


def found_campaign(somebody: Somebody) -> int:
    """The status with which one more campaign is founded, or refused."""
    body = {"game": "charterstone", "name": "One more", "members": [{"kind": "me"}]}
    return somebody.http.post("/api/campaigns", json=body).status_code


def campaign_facts(somebody: Somebody, campaign: str) -> dict[str, Any]:
    """A campaign with its members, its games and its village."""
    now = somebody.get(f"/api/campaigns/{campaign}")
    clock = now["clock"]
    return {
        "name": now["name"],
        "game": now["game"],
        "edition": [now["edition"], now["fingerprint"]],
        "clock": [word(clock["kind"]), clock["seconds"], clock["increment"]],
        "phase": now["phase"],
        "number": now["number"],
        "seq": now["seq"],
        "table": now["table"],
        "fork_of": now["fork_of"],
        "imported": now["imported"],
        "places": [
            [member["number"], member["role"], member["kind"], member["name"], member["bot"], member["away"]]
            for member in now["members"]
        ],
        "games": [campaign_game(game) for game in now["games"]],
        "left": [campaign_game(game) for game in now["left"]],
        "village": village_facts(somebody.get(f"/api/campaigns/{campaign}/edition")["printed"]["village"]),
    }


def campaign_game(game: dict[str, Any]) -> list[Any]:
    players = [[player["role"], player["name"], player["bot"], player["scripted"]] for player in game["players"]]
    result = game["result"]
    return [game["number"], game["table"], players, None if result is None else [result["scores"], result["ranks"]]]


def village_facts(village: dict[str, Any]) -> dict[str, Any]:
    """What a campaign carries from game to game."""
    chests = {
        name: [charter[what] for what in ("active", "automa", "plots", "coins", "resources", "cards", "personas")]
        for name, charter in village["charters"].items()
    }
    return {"number": village["number"], "names": village["names"], "rights": village["rights"], "chests": chests}


def give_name(somebody: Somebody, campaign: str, role: str, what: str, name: str) -> None:
    somebody.post(f"/api/campaigns/{campaign}/names", role=role, what=what, name=name)


def begin_next_game(somebody: Somebody, campaign: str, number: int) -> str:
    """Begin the game of that number; its table."""
    return str(somebody.post(f"/api/campaigns/{campaign}/games", number=number)["table"])


def rewind(somebody: Somebody, campaign: str, number: int) -> None:
    somebody.post(f"/api/campaigns/{campaign}/rewind", number=number)


def campaign_file_of(somebody: Somebody, campaign: str) -> str:
    """The text of a campaign's file."""
    answer = somebody.http.get(f"/api/campaigns/{campaign}/file")
    assert answer.status_code == 200, answer.text
    return answer.text


# The engine


def record_facts(text: str) -> dict[str, Any]:
    """What a record says, each move replayed; its draws are checked where its secret is known."""
    record = Record.loads(text)
    assert record.dumps() == text, "another build would write the same bytes"
    match = record.verify() if record.secret is not None else record.replay()
    return {
        "game": record.game,
        "edition": [record.edition, record.fingerprint],
        "players": [[player.name, player.bot] for player in record.players],
        "options": record.options,
        "entries": len(match.log),
        "undone": sum("undo" in entry for entry in record.log),
        "result": record.result,
        "turn": list(match.turn),
        "board": game_facts(record.game, match.state.view(None)),
    }


def kept_record_facts(text: str) -> dict[str, Any]:
    """What a record of a version says that is no longer played, and with which code its verification is refused."""
    record = Record.loads(text)
    assert record.dumps() == text, "another build would write the same bytes"
    with pytest.raises(Refused) as caught:
        record.verify()
    assert caught.value.refusal.args["followed"] == len(record.follow().log)
    return {
        "game": record.game,
        "edition": [record.edition, record.fingerprint],
        "players": [[player.name, player.bot] for player in record.players],
        "options": record.options,
        "entries": len(record.log),
        "undone": sum("undo" in entry for entry in record.log),
        "result": record.result,
        "refused": caught.value.code,
    }


def finish(text: str, rng: Random) -> str:
    """Go on with a saved game to its end, at random; the record of it."""
    match = Record.loads(text).replay()
    _play_out(match, rng)
    return Record.of(match).dumps()


def _play_out(match: Match, rng: Random) -> None:
    while match.turn:
        seat = match.turn[0]
        match.play(seat, rng.choice(match.state.moves(seat)))


def campaign_file_facts(text: str) -> dict[str, Any]:
    """What the file of a campaign says, each seal, move and draw checked."""
    campaign = CampaignFile.loads(text)
    assert campaign.dumps() == text, "another build would write the same bytes"
    match = campaign.match
    return {
        "title": campaign.title,
        "number": campaign.number,
        "entries": len(campaign.entries),
        "begun": len(campaign.begun),
        "running": None if match is None else [len(match.log), list(match.turn)],
        "players": None if match is None else [[player.name, player.bot] for player in match.players],
        "fingerprint": campaign.game.fingerprint,
        "charters": list(campaign.game.seat_names),
        "village": village_facts(public_edition(campaign)["village"]),
    }


def kept_campaign_file_facts(text: str) -> dict[str, Any]:
    """What the file of a campaign says whose version is no longer played, and with which code it is gone on with."""
    campaign = CampaignFile.loads(text)
    assert campaign.dumps() == text, "another build would write the same bytes"
    with pytest.raises(Refused) as caught:
        finish_campaign_game(text, Random(1))
    return {"title": campaign.title, "entries": len(campaign.entries), "refused": caught.value.code}


def public_edition(campaign: CampaignFile) -> Any:
    return editions_of(campaign.game).public()


def finish_campaign_game(text: str, rng: Random) -> str:
    """Play the running game of a campaign to its end, or else the next; the file after it."""
    campaign = CampaignFile.loads(text)
    if campaign.match is None:
        players = [Player(name, "random") for name in campaign.game.seat_names]
        campaign.begin(players, secret=secret_from_seed("the next game"))
    while (match := campaign.match) is not None:
        seat = match.turn[0]
        campaign.play(seat, rng.choice(match.state.moves(seat)))
    return campaign.dumps()


def edition_facts(game: str, text: str) -> list[str]:
    """The name and the fingerprint of a home-made edition."""
    made = load(game, editions_of(load(game)).read(text))
    return [made.edition, made.fingerprint]
