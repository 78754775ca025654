"""`make play` refuses what can't work in one sentence, and does again only what changed."""

import http.server
import runpy
import shutil
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from tools.engine.copies import STAMP, copy_sources
from tools.engine.sources import WAYS, engine_files, fingerprint
from tools.play import checks
from tools.play.checks import Refused
from tools.play.house import House
from tools.play.steps import Progress, reason, run

ROOT = Path(__file__).parents[2]


class Version(NamedTuple):
    """Looks like sys.version_info."""

    major: int
    minor: int


def test_an_old_python_is_refused_before_anything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", Version(3, 10))
    with pytest.raises(SystemExit) as refused:
        runpy.run_module("tools.play", run_name="__main__")

    assert str(refused.value.code).startswith("expected Python 3.11 or newer, but this is ")


def test_a_taken_port_names_the_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server((checks.HOST, 0)) as other:
        port = other.getsockname()[1]
        monkeypatch.setenv("PORT", str(port))
        done = subprocess.run(
            [sys.executable, "-m", "tools.play"],
            cwd=ROOT, capture_output=True, text=True, check=False,
        )  # fmt: skip

    sentence = f"make play: expected port {port} to be free, but another program has it"
    assert 1 == done.returncode
    assert f"{sentence}: PORT={port + 1} make play\n" == done.stderr
    assert "" == done.stdout


@pytest.mark.parametrize("wanted", ["http", "-1", "65536", "8000.5", ""])
def test_a_port_is_a_number(monkeypatch: pytest.MonkeyPatch, wanted: str) -> None:
    monkeypatch.setenv("PORT", wanted)
    with pytest.raises(Refused, match=r"^expected PORT to be a number from 0 to 65535, but got "):
        checks.port()


def test_a_full_disk_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    left = shutil.disk_usage(tmp_path)._replace(free=7_000_000)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: left)
    with pytest.raises(Refused) as refused:
        checks.room(tmp_path)

    assert "expected 1,500 MB of free disk space, but only 7 MB are left" == str(refused.value)


def test_without_a_connection_one_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server((checks.HOST, 0)) as gone:
        address = f"http://{checks.HOST}:{gone.getsockname()[1]}/"
    monkeypatch.setenv("UV_DEFAULT_INDEX", address)
    with pytest.raises(Refused, match="expected a connection to fetch packages, this once"):
        checks.connection()


def test_whoever_answers_is_a_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    with answering() as address:
        monkeypatch.setenv("UV_DEFAULT_INDEX", f"http://{address}/simple/")
        checks.connection()


def test_a_proxy_with_its_own_certificate_is_told_apart(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    key, own = tmp_path / "key.pem", tmp_path / "own.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    names = ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    if shutil.which("openssl") is None:
        pytest.skip("no openssl to make a certificate with")
    subprocess.run(
        [*command, *names, "-keyout", str(key), "-out", str(own)], check=True, capture_output=True
    )
    with answering(own, key) as address:
        monkeypatch.setenv("UV_DEFAULT_INDEX", f"https://{address}/simple/")
        with pytest.raises(Refused, match="a proxy shows one of its own: set SSL_CERT_FILE"):
            checks.connection()
        monkeypatch.setenv("SSL_CERT_FILE", str(own))
        checks.connection()


@contextmanager
def answering(certificate: Path | None = None, key: Path | None = None) -> Iterator[str]:
    """A server that answers anything, if need be with TLS."""
    server = http.server.ThreadingHTTPServer((checks.HOST, 0), http.server.BaseHTTPRequestHandler)
    if certificate is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"{checks.HOST}:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


@pytest.mark.parametrize(
    ("output", "beginning"),
    [
        ("error: invalid peer certificate: UnknownIssuer", "expected a trusted certificate"),
        ("npm ERR! code SELF_SIGNED\nself-signed certificate", "expected a trusted certificate"),
        ("OSError: [Errno 28] No space left on device", "expected room on the disk for x"),
        ("npm ERR! code ENOTFOUND", "expected a connection to fetch packages"),
        ("one\ntwo", "expected x, but that failed:\none\ntwo"),
    ],
)
def test_why_a_step_failed(output: str, beginning: str) -> None:
    assert reason("x", output).startswith(beginning)


def test_a_step_says_what_it_did(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    progress = Progress(2)
    run(progress, "a thing", [sys.executable, "-c", "print('noise')"], cwd=tmp_path)
    with pytest.raises(Refused, match="expected another, but that failed:\nbad"):
        run(progress, "another", [sys.executable, "-c", "raise SystemExit('bad')"], cwd=tmp_path)

    assert "  [1/2] a thing: 0 s\n" == capsys.readouterr().out


@pytest.fixture
def clone(tmp_path: Path) -> House:
    """Files such as a clone has."""
    for name in (
        "requirements/run.txt",
        "pyproject.toml",
        "hatch_build.py",
        "web/package-lock.json",
    ):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(name)
    (tmp_path / "web" / "src").mkdir()
    (tmp_path / "web" / "src" / "app.ts").write_text("1")
    return House(tmp_path)


def test_what_was_made_is_made_again_when_its_sources_change(clone: House) -> None:
    clone.bundle.mkdir(parents=True)
    (clone.bundle / "index.html").touch()
    clone.keep("web", clone.web_mark())
    clone.keep("packages", clone.packages_mark())
    clone.python.parent.mkdir(parents=True)
    clone.python.touch()
    before = clone.web_ready(), clone.packages_ready()
    (clone.root / "web" / "src" / "app.ts").write_text("2")
    (clone.root / "requirements" / "run.txt").write_text("2")

    assert (True, True) == before
    assert (False, False) == (clone.web_ready(), clone.packages_ready())


def test_tests_and_packages_of_the_web_app_change_nothing(clone: House) -> None:
    before = clone.web_mark()
    for name in ("tests", "node_modules", "dist"):
        (clone.root / "web" / name).mkdir()
        (clone.root / "web" / name / "some.ts").touch()

    assert before == clone.web_mark()


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """Some sources of ours, and how they are compiled."""
    shutil.copytree(ROOT / "src" / "kindu", tmp_path / "src" / "kindu", ignore=aside)
    for name in WAYS:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def aside(_: object, names: list[str]) -> list[str]:
    return [name for name in names if name in ("__pycache__", "static")]


def test_only_engine_files_compile_again(sources: Path) -> None:
    before = fingerprint(sources)
    (sources / "src" / "kindu" / "cli" / "run.py").write_text("# another\n")
    same = fingerprint(sources)
    (sources / "src" / engine_files(sources / "src")[0]).write_text("# another\n")

    assert before == same != fingerprint(sources)


def test_what_is_not_compiled_is_as_in_the_sources(sources: Path, tmp_path: Path) -> None:
    target = tmp_path / "compiled"
    copy_sources(sources / "src", target)
    (target / STAMP).touch()
    (target / "kindu" / "core" / "play.so").touch()
    (sources / "src" / "kindu" / "cli" / "run.py").write_text("# another\n")
    (sources / "src" / "kindu" / "cli" / "folders.py").unlink()
    copy_sources(sources / "src", target)

    assert "# another\n" == (target / "kindu" / "cli" / "run.py").read_text()
    assert not (target / "kindu" / "cli" / "folders.py").exists()
    assert (target / "kindu" / "core" / "play.so").exists()
