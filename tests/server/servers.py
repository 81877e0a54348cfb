"""Real databases and real servers, each shared by the tests of one process that only add to it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from secrets import token_hex

import asyncpg
import pytest
from running import Running
from sqlalchemy import make_url

from moonstone.testing.postgres import postgres


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    """A real PostgreSQL."""
    with postgres() as url:
        yield url


@pytest.fixture
def own_postgres(postgres_url: str) -> str:
    """An empty database that no other server looks after."""
    name = f"own_{token_hex(8)}"

    async def create() -> None:
        connection = await asyncpg.connect(postgres_url)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return make_url(postgres_url).set(database=name).render_as_string(hide_password=False)


def database_for(backend: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """The address of a database; PostgreSQL's is started when it is first needed."""
    return str(folder / "moonstone.db") if backend == "sqlite" else str(request.getfixturevalue("postgres_url"))


PAGE = "https://play.example.org"
"""A page of another origin."""
DATABASES = ["sqlite", pytest.param("postgres", marks=pytest.mark.long)]
"""Quick tests use SQLite. A test that proves something about SQL names both of these itself."""


@pytest.fixture(scope="session", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A running server, on each kind of database."""
    folder = tmp_path_factory.mktemp(f"server-{request.param}")
    with Running(database_for(request.param, folder, request), folder) as running:
        yield running


@pytest.fixture(scope="module")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that allows little, and one page of another origin."""
    folder = tmp_path_factory.mktemp("strict")
    limits = ("--rate", "60", "--guests", "3", "--tables", "2", "--origin", PAGE)
    with Running(str(folder / "moonstone.db"), folder, *limits) as running:
        yield running


@pytest.fixture(scope="session")
def sqlite_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A running server on an embedded database, for what does not depend on the database."""
    folder = tmp_path_factory.mktemp("server")
    with Running(str(folder / "moonstone.db"), folder) as running:
        yield running
