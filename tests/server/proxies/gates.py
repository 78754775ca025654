"""A proxy configured as in docs/hosting.md in front of a server, and visitors behind it."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx2

from tests.server.running import PATIENCE, Person
from tools.programs.proxies import program

PAGE = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
CHAPTER = PAGE.partition("\n## Behind a proxy")[2].partition("\n## ")[0]
NAME = "play.example"
NOBODY = "nobody"  # who runs the proxy where root runs the tests
UPSTREAM = "127.0.0.1:8000"


def words(start: str) -> str:
    """The block of the page's chapter that begins so."""
    block = rf"^    {re.escape(start)}.*\n(?:(?:    .*)?\n)*"
    [found] = re.findall(block, CHAPTER, re.MULTILINE)
    assert isinstance(found, str)
    return found


def settings() -> dict[str, str]:
    """The server's settings as the page has them for a proxy."""
    return dict(re.findall(r"(KINDU_\w+)=(\S+)", words("KINDU_HOSTS=")))


@dataclass(frozen=True)
class Gate:
    """Where a proxy listens, by which scheme, and whom a browser has to believe."""

    port: int
    scheme: str
    trusted: ssl.SSLContext

    def visitor(self, address: str = "127.0.0.1", name: str = "") -> Visitor:
        """Somebody new; `name` is what the browser shows, with its port unless that is usual."""
        return Visitor(self, address, name or f"{NAME}:{self.port}")


class Visitor(Person):
    """A browser that finds the proxy under its name, from an address of its own."""

    def __init__(self, gate: Gate, address: str, name: str) -> None:
        secure = gate.scheme == "https"
        self.address = name
        self.origin = f"{gate.scheme}://{name}"
        self.sockets = f"{'wss' if secure else 'ws'}://{name}"
        self.way = {"host": "127.0.0.1", "port": gate.port, "local_addr": (address, 0)}
        if secure:
            self.way["ssl"] = gate.trusted
        self.http = httpx2.AsyncClient(
            base_url=f"{gate.scheme}://127.0.0.1:{gate.port}",
            headers={"Origin": self.origin, "Host": name},
            transport=httpx2.AsyncHTTPTransport(verify=gate.trusted, local_address=address),
            event_hooks={"request": [ask_by_name]},
            timeout=PATIENCE,
        )


async def ask_by_name(request: httpx2.Request) -> None:
    """A certificate is for the name, not for the address."""
    request.extensions["sni_hostname"] = NAME


def free_ports(count: int) -> list[int]:
    """Ports that nobody has."""
    trials = [socket.create_server(("127.0.0.1", 0)) for _ in range(count)]
    found = [trial.getsockname()[1] for trial in trials]
    for trial in trials:
        trial.close()
    return found


def certify(folder: Path) -> None:
    """A certificate for the name, signed by itself."""
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    command += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    command += ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run(command, check=True, capture_output=True)


def nginx(folder: Path, plain: int, tls: int, server: str) -> list[str]:
    """The page's location, within the least that nginx wants."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    location = words("location / {").replace(UPSTREAM, server)
    (folder / "nginx.conf").write_text(f"""
daemon off;
pid {folder}/pid;
events {{}}
http {{
    access_log off;
    {places}
    server {{
        listen 127.0.0.1:{plain};
        listen 127.0.0.1:{tls} ssl;
        ssl_certificate {folder}/cert.pem;
        ssl_certificate_key {folder}/key.pem;
        {location}
    }}
}}
""")
    return ["-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, plain: int, tls: int, server: str) -> list[str]:
    """The page's site twice: with a certificate of ours, as nobody gives one to this name."""
    site = words(f"{NAME} {{").replace(UPSTREAM, server)
    certified = f"{{\n        tls {folder}/cert.pem {folder}/key.pem\n"
    bound = "        bind 127.0.0.1\n"
    (folder / "Caddyfile").write_text(
        "{\n    admin off\n    auto_https disable_redirects\n}\n"
        + site.replace(f"{NAME} {{\n", f"https://{NAME}:{tls} {certified}{bound}")
        + site.replace(f"{NAME} {{\n", f"http://{NAME}:{plain} {{\n{bound}")
    )
    return ["run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def own_folder(found: Path) -> Iterator[tuple[Path, Path]]:
    """A folder with the program in it; without rights of root it reaches no other."""
    with tempfile.TemporaryDirectory(prefix="kindu-proxy-") as name:
        folder = Path(name)
        certify(folder)
        copy = Path(shutil.copy(found, folder))
        yield folder, copy


@contextmanager
def before(server: str, name: str) -> Iterator[dict[str, Gate]]:
    """Runs the proxy as a process without rights; its gates by their schemes."""
    found = program(name)
    assert found is not None
    with own_folder(found) as (folder, copy):
        plain, tls = free_ports(2)
        options = PROXIES[name](folder, plain, tls, server)
        user = NOBODY if os.geteuid() == 0 else None
        for path in [folder, *folder.iterdir()]:
            if user:
                shutil.chown(path, user)
        env = {"PATH": os.environ["PATH"], "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
        with (folder / "log").open("wb") as log, subprocess.Popen(
            [copy, *options], env=env, cwd=folder, user=user, stdout=log, stderr=log
        ) as process:  # fmt: skip
            try:
                await_ports(process, [plain, tls], folder / "log")
                trusted = ssl.create_default_context(cafile=str(folder / "cert.pem"))
                yield {"http": Gate(plain, "http", trusted), "https": Gate(tls, "https", trusted)}
            finally:
                process.terminate()


def await_ports(process: subprocess.Popen[bytes], ports: list[int], log: Path) -> None:
    """Until it listens."""
    end = time.monotonic() + PATIENCE
    for port in ports:
        while True:
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.02)
