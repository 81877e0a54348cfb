"""The recipes in `deploy/` work as they stand: proxies carry whole games, units and containers say what they should."""

from __future__ import annotations

import json
import os
import pwd
import re
import shutil
import ssl
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import yaml
from recipes import ADDRESS, DEPLOY, caddy, nginx, recipe, replaced, running, stages
from running import Running, Somebody, free_port, hear, play_on, seated, until
from sqlalchemy import make_url
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from commands import command
from moonstone.engine import Record

ROOT = DEPLOY.parent
UNITS = sorted(path.name for path in (DEPLOY / "systemd").glob("moonstone*.[st]*") if path.suffix != ".conf")
PROXIES = {"nginx": nginx, "caddy": caddy}


def needs(program: str) -> pytest.MarkDecorator:
    return pytest.mark.skipif(shutil.which(program) is None, reason=f"{program} is not installed here")


# What is started with the recipes ------------------------------------------------------------------------------------


class Visitor(Somebody):
    """Somebody who comes through a proxy with TLS, with a browser that says from which page it asks."""

    def __init__(self, server: Running, port: int, certificate: Path, name: str) -> None:
        super().__init__(server)
        self.trust = ssl.create_default_context(cafile=str(certificate))
        self.origin = f"https://localhost:{port}"
        self.http = httpx.Client(base_url=self.origin, verify=self.trust, timeout=30, headers={"Origin": self.origin})
        self.post("/api/guests", name=name)

    def live(self, table: str, **query: Any) -> ClientConnection:
        """A live socket through the proxy."""
        words = "&".join(f"{key}={value}" for key, value in query.items())
        cookies = "; ".join(f"{one.name}={one.value}" for one in self.http.cookies.jar)
        address = f"{self.origin.replace('https', 'wss')}/api/tables/{table}/live?{words}"
        return connect(
            address, ssl=self.trust, origin=Origin(self.origin), additional_headers={"Cookie": cookies}, max_size=None
        )


def play_live(person: Visitor, table: str, rng: Random) -> int:
    """Play a seat to the end over the socket; how many moves that took."""
    made = 0
    with person.live(table, seat=0) as socket:
        while True:
            update = hear(socket)
            if update["table"] is not None and update["table"]["phase"] == "over":
                return made
            if update["moves"]:
                made += 1
                move = {"type": "move", "seat": 0, "position": update["position"], "key": f"k{made}"}
                socket.send(json.dumps({**move, "move": rng.choice(update["moves"])}))


@pytest.mark.long
@pytest.mark.parametrize("name", [pytest.param(name, marks=needs(name)) for name in PROXIES])
def test_a_proxy_carries_a_whole_game_with_sockets_and_tls(tmp_path: Path, name: str) -> None:
    proxy: Callable[[Path, int], AbstractContextManager[int]] = PROXIES[name]
    server = Running(str(tmp_path / "moonstone.db"), tmp_path, "--guests", "5")
    with proxy(tmp_path, server.port) as port:
        server.arguments = (*server.arguments, "--origin", f"https://localhost:{port}")
        with server:
            ann = Visitor(server, port, tmp_path / "certificate.pem", "Ann")
            assert [cookie.secure for cookie in ann.http.cookies.jar] == [True]
            table = ann.open(["me", "greedy"], start=True)
            assert play_live(ann, table, Random(1)) > 10
            Record.loads(ann.http.get(f"/api/tables/{table}/record").text).verify()
            assert '<div id="app"' in ann.http.get("/").text or "<!doctype html>" in ann.http.get("/").text.lower()
            for path in ("/metrics", "/health"):
                assert ann.http.get(path).status_code == 404, "these are the keeper's"
            large = ann.http.post("/api/campaigns/import", json={"file": "x" * 3_900_000})
            assert large.status_code == 422, "the server itself has read it"
            told = [
                ann.http.post("/api/guests", json={"name": "Eve"}, headers={"X-Forwarded-For": f"10.0.0.{n}"})
                for n in range(6)
            ]
            assert told[-1].status_code == 429, "nobody comes from where they say they come from"
            assert httpx.get(f"{server.url}/health").status_code == 200


@pytest.mark.long
@needs("pgbouncer")
def test_pgbouncer_carries_two_workers_if_it_pools_sessions(own_postgres: str, tmp_path: Path) -> None:
    """Moves made at one worker are seen at another: what they hear from each other passes, too."""
    url = make_url(own_postgres)
    port, host = free_port(), str(url.query.get("host") or url.host)
    written = replaced(
        recipe("pgbouncer/pgbouncer.ini"),
        {
            "host=127.0.0.1 port=5432 dbname=moonstone": f"host={host} port={url.port or 5432} dbname={url.database}",
            "listen_port = 6432": f"listen_port = {port}\nunix_socket_dir =",
            "auth_type = scram-sha-256": "auth_type = any",
            "auth_file = /etc/pgbouncer/userlist.txt\n": "",
        },
    )
    written = written.replace(f"dbname={url.database}", f"dbname={url.database} user={url.username}")
    file = tmp_path / "pgbouncer.ini"
    file.write_text(written)
    tmp_path.chmod(0o755)
    owner = next(Path(host).glob(".s.PGSQL.*")).stat().st_uid
    user = ["-u", pwd.getpwuid(owner).pw_name] if os.geteuid() == 0 else []
    with running(["pgbouncer", *user, str(file)], port, tmp_path / "pgbouncer.log"):
        address = f"postgresql://{url.username}@127.0.0.1:{port}/moonstone"
        with Running(address, tmp_path, "--workers", "2") as server:
            table, people = seated(server, 2)
            with people[0].live(table, seat=0) as socket:
                hear(socket)
                play_on(table, people, Random(1))
                until(lambda: hear(socket)["turn"] == [])
            Record.loads(people[0].http.get(f"/api/tables/{table}/record").text).verify()


# What can only be read here ------------------------------------------------------------------------------------------


def takes(words: list[str]) -> None:
    """Such a command and such options exist."""
    assert Path(words[0]).name == "moonstone", words
    done = command(*words[1:], "--help")
    assert done.returncode == 0, done.stderr


@pytest.fixture
def units(tmp_path: Path) -> Path:
    """The units, for a Moonstone that is installed here."""
    program = tmp_path / "moonstone"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    for name in UNITS:
        text = recipe(f"systemd/{name}").replace("/opt/moonstone/bin/moonstone", str(program))
        (tmp_path / name).write_text(text)
    return tmp_path


@needs("systemd-analyze")
def test_systemd_takes_the_units_and_finds_little_that_they_could_harm(units: Path) -> None:
    assert UNITS == ["moonstone-backup.service", "moonstone-backup.timer", "moonstone.service"]
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", *(units / name for name in UNITS)], capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    for name in UNITS:
        if name.endswith(".service"):
            command = ["systemd-analyze", "security", "--offline=yes", "--threshold=20", str(units / name)]
            judged = subprocess.run(command, capture_output=True, text=True)
            assert judged.returncode == 0, judged.stdout[-200:]


@needs("systemd-sysusers")
def test_systemd_makes_the_user_and_the_folder_for_backups(tmp_path: Path) -> None:
    (tmp_path / "etc").mkdir()
    for program, arguments, name in (
        ("systemd-sysusers", (), "sysusers.conf"),
        ("systemd-tmpfiles", ("--create",), "tmpfiles.conf"),
    ):
        command = [program, f"--root={tmp_path}", *arguments, str(DEPLOY / "systemd" / name)]
        done = subprocess.run(command, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
    assert "moonstone:" in (tmp_path / "etc" / "passwd").read_text()
    assert (tmp_path / "var" / "backups" / "moonstone").stat().st_mode & 0o777 == 0o700


def test_the_units_start_commands_that_there_are() -> None:
    settings = dict(
        line.split("=", 1) for line in recipe("systemd/moonstone.env").splitlines() if line and line[0] != "#"
    )
    assert settings.keys() == {"MOONSTONE_DATABASE", "MOONSTONE_OPTIONS"}
    for name in UNITS:
        for line in re.findall(r"^ExecStart=(.*)$", recipe(f"systemd/{name}"), re.MULTILINE):
            takes(line.replace("$MOONSTONE_OPTIONS", settings["MOONSTONE_OPTIONS"]).split())


def test_the_services_of_the_compose_file_fit_together() -> None:
    compose = yaml.safe_load(recipe("container/compose.yaml"))
    services, networks, volumes = compose["services"], set(compose["networks"]), set(compose["volumes"])
    assert services.keys() == {"database", "server", "backup", "proxy"}
    for name, service in services.items():
        assert set(service["networks"]) <= networks, name
        for volume in service["volumes"]:
            source = volume.split(":")[0]
            assert source in volumes or (DEPLOY / "container" / source).is_file(), volume
        assert all(other in services for other in service.get("depends_on", ()))
        if service["image"] == "moonstone" and service["command"][0] == "moonstone":
            takes(service["command"])
    assert (DEPLOY / "container" / services["server"]["build"]["context"]).resolve() == ROOT
    assert (ROOT / services["server"]["build"]["dockerfile"]).is_file()
    assert "ports" not in services["server"], "it trusts whatever forwards to it"
    loop = services["backup"]["command"][2]
    takes(re.findall(r"moonstone backup [^;]*", loop)[0].split())
    syntax = subprocess.run(["sh", "-n", "-c", loop], capture_output=True, text=True)
    assert syntax.returncode == 0, syntax.stderr
    wanted = set(re.findall(r"\$\{(\w+)", recipe("container/compose.yaml")))
    assert wanted == set(re.findall(r"^(\w+)=", recipe("container/example.env"), re.MULTILINE))
    assert services["proxy"]["environment"].keys() == set(re.findall(r"\{\$(\w+)", recipe("caddy/Caddyfile")))


def test_the_containerfile_says_what_builders_know_and_starts_what_there_is() -> None:
    build, final = stages(recipe("container/Containerfile"))
    assert [one.text for one in build if one.name == "COPY"] == [". ."]
    assert (ROOT / "constraints.txt").is_file()
    by_name = {one.name: one for one in final}
    assert by_name["USER"].text == "moonstone"
    takes(by_name["CMD"].words)
    assert "--from=build /opt/moonstone" in by_name["COPY"].text
    ignored = recipe("container/Containerfile.dockerignore").split()
    assert not [one for one in ("src", "web", "pyproject.toml", "constraints.txt", "README.md") if one in ignored]


@needs("caddy")
def test_caddy_takes_its_recipe() -> None:
    command = ["caddy", "validate", "--config", str(DEPLOY / "caddy" / "Caddyfile"), "--adapter", "caddyfile"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_no_recipe_names_a_registry_and_all_name_the_same_address() -> None:
    for path in DEPLOY.rglob("*"):
        if path.is_file():
            text = path.read_text()
            assert not re.search(r"docker\.io|ghcr\.io|quay\.io|registry", text), path
            for found in re.findall(r"[\w.]+\.(?:org|com|net)\b", text):
                assert found == ADDRESS, path


# The container's commands --------------------------------------------------------------------------------------------

INSIDE = """
set -e
mount -t tmpfs tmpfs {work}
for folder in /etc /opt /var; do
    mkdir -p {work}/$folder/upper {work}/$folder/work
    mount -t overlay overlay -o lowerdir=$folder,upperdir={work}/$folder/upper,workdir={work}/$folder/work $folder
done
mkdir -p /var/src
cd /var/src
{commands}
exec setpriv --reuid moonstone --regid moonstone --clear-groups --no-new-privs env -i {environment} {start}
"""


def _makes_venvs(python: str) -> bool:
    done = (
        subprocess.run([python, "-c", "import ensurepip, venv"], capture_output=True) if Path(python).exists() else None
    )
    return done is not None and done.returncode == 0


@pytest.mark.long
@needs("unshare")
def test_the_commands_of_the_containerfile_build_and_start_a_server(tmp_path: Path) -> None:
    """They run as they are in a file system of their own, over that of this machine."""
    python = next((one for one in ("/usr/bin/python3", "/usr/local/bin/python3") if _makes_venvs(one)), None)
    if python is None:
        pytest.skip("no Python here that every user can run makes virtual environments")
    works = subprocess.run(
        ["unshare", "--mount", "sh", "-c", f"mount -t tmpfs tmpfs {tmp_path}"], capture_output=True, text=True
    )
    if works.returncode != 0:
        pytest.skip(f"this machine lets nobody mount anything: {works.stderr.strip()}")
    build, final = stages(recipe("container/Containerfile"))
    port = free_port()
    runs = [one.text for one in (*build, *final) if one.name == "RUN"]
    environment = [one.text for one in final if one.name == "ENV"]
    start = next(one for one in final if one.name == "CMD").words
    check = next(one for one in final if one.name == "HEALTHCHECK").text.partition("CMD ")[2]
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    kept = [one for one in files if one.split("/")[0] not in ("tests", "bench", "deploy")]
    archive = tmp_path / "tree.tar"
    subprocess.run(["tar", "cf", archive, *kept], cwd=ROOT, check=True)
    script = INSIDE.format(
        work=tmp_path / "over",
        commands="\n".join([f'python() {{ {python} "$@"; }}', f"tar xf {archive}", *runs]),
        environment=" ".join(environment),
        start=" ".join(start).replace("8400", str(port)),
    )
    (tmp_path / "over").mkdir()
    tmp_path.chmod(0o755)
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(["unshare", "--mount", "sh", "-c", script], stdout=log, stderr=log)
    try:
        address = f"http://127.0.0.1:{port}"

        def answers() -> bool:
            assert process.poll() is None, (tmp_path / "log").read_text()[-3000:]
            try:
                return httpx.get(f"{address}/health", timeout=5).status_code == 200
            except httpx.TransportError:
                return False

        until(answers, 900)
        healthy = [word.replace("8400", str(port)) for word in json.loads(check)]
        assert subprocess.run([sys.executable, *healthy[1:]]).returncode == 0
        assert "has not been built" not in httpx.get(f"{address}/").text
    finally:
        process.terminate()
        process.wait(30)
