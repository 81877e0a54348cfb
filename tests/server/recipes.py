"""The recipes in `deploy/`, as they are, but for names, ports and paths that differ here."""

from __future__ import annotations

import json
import os
import re
import shlex
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from running import free_port

DEPLOY = Path(__file__).parents[2] / "deploy"
ADDRESS = "play.example.org"
"""The address that all recipes name."""


def recipe(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def replaced(text: str, changes: Mapping[str, str]) -> str:
    """The text with other names and paths, each of which must be there."""
    for before, after in changes.items():
        assert before in text, f"the recipe does not say {before!r}"
        text = text.replace(before, after)
    return text


def certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for this machine, and its key."""
    key, made = folder / "key.pem", folder / "certificate.pem"
    command = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    command += ["-keyout", str(key), "-out", str(made), "-days", "2", "-subj", "/CN=localhost"]
    subprocess.run([*command, "-addext", "subjectAltName=DNS:localhost"], check=True, capture_output=True)
    return made, key


@contextmanager
def running(
    command: Sequence[str], port: int, log: Path, environment: Mapping[str, str] | None = None
) -> Iterator[None]:
    """A program in the foreground, once it listens on a port."""
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, **(environment or {})})
        try:
            end = time.monotonic() + 60
            while time.monotonic() < end:
                assert process.poll() is None, log.read_text()
                with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                    break
                time.sleep(0.05)
            else:
                raise AssertionError(log.read_text())
            yield
        finally:
            process.terminate()
            process.wait(20)


@contextmanager
def nginx(folder: Path, server: int) -> Iterator[int]:
    """nginx with the recipe, before a server on a port; its own port for TLS."""
    made, key = certificate(folder)
    tls, plain = free_port(), free_port()
    site = replaced(
        recipe("nginx/moonstone.conf"),
        {
            f"/etc/letsencrypt/live/{ADDRESS}/fullchain.pem": str(made),
            f"/etc/letsencrypt/live/{ADDRESS}/privkey.pem": str(key),
            f"server_name {ADDRESS}": "server_name localhost",
            "127.0.0.1:8400": f"127.0.0.1:{server}",
            "listen 80;": f"listen 127.0.0.1:{plain};",
            "listen 443 ssl": f"listen 127.0.0.1:{tls} ssl",
        },
    )
    site = re.sub(r"^\s*listen \[::\].*\n", "", site, flags=re.MULTILINE)  # not every machine has IPv6
    (folder / "site.conf").write_text(site)
    temporary = " ".join(
        f"{name}_temp_path {folder / name};" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder / 'nginx.pid'}; error_log {folder / 'error.log'}; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder / 'site.conf'}; }}\n"
    )
    command = ["nginx", "-p", str(folder), "-c", str(folder / "nginx.conf"), "-e", str(folder / "error.log")]
    with running(command, tls, folder / "nginx.log"):
        yield tls


@contextmanager
def caddy(folder: Path, server: int) -> Iterator[int]:
    """Caddy with the recipe, before a server on a port; its own port for TLS."""
    made, key = certificate(folder)
    tls, plain = free_port(), free_port()
    site = replaced(recipe("caddy/Caddyfile"), {"@private path": f"tls {made} {key}\n\t@private path"})
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\thttp_port {plain}\n\thttps_port {tls}\n}}\n{site}")
    environment = {
        "MOONSTONE_ADDRESS": "localhost",
        "MOONSTONE_SERVER": f"127.0.0.1:{server}",
        "HOME": str(folder),
        "XDG_DATA_HOME": str(folder),
    }
    command = ["caddy", "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]
    with running(command, tls, folder / "caddy.log", environment):
        yield tls


@dataclass
class Instruction:
    """A line of a Containerfile."""

    name: str
    text: str

    @property
    def words(self) -> list[str]:
        """What is to be started, however it is written."""
        if self.text.startswith("["):
            words = json.loads(self.text)
            assert all(isinstance(word, str) for word in words)
            return [str(word) for word in words]
        return shlex.split(self.text)


KNOWN = {"FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD"}


def stages(text: str) -> list[list[Instruction]]:
    """The stages of a Containerfile; an error for anything that builders do not know."""
    found: list[list[Instruction]] = []
    for line in re.sub(r"\\\n", " ", text).splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        name, _, rest = line.partition(" ")
        assert name in KNOWN, f"{name} is no instruction"
        assert rest.strip(), line
        if name == "FROM":
            found.append([])
        found[-1].append(Instruction(name, rest.strip()))
    return found
