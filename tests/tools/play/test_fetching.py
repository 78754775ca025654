"""`make play` says at once whether packages can be fetched."""

import http.server
import os
import shutil
import socket
import ssl
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

import pytest

from tools.play.checks import HOST, Refused
from tools.play.fetching import OF_OTHERS, certificates_for_uv, connection, registry, uv_index


@pytest.fixture(autouse=True)
def no_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As on a machine where nothing has been set."""
    names = ("UV_DEFAULT_INDEX", "UV_INDEX_URL", "UV_CONFIG_FILE", "UV_NO_CONFIG", "PIP_INDEX_URL")
    proxies = [name for name in os.environ if name.lower().endswith("_proxy")]
    for name in (*names, *proxies, *OF_OTHERS, "SSL_CERT_FILE", "SSL_CERT_DIR", "APPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))


@pytest.fixture
def nobody() -> str:
    """An address where nobody listens."""
    with socket.create_server((HOST, 0)) as gone:
        return f"http://{HOST}:{gone.getsockname()[1]}/simple/"


def test_without_a_connection_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, nobody: str
) -> None:
    monkeypatch.setenv("UV_DEFAULT_INDEX", nobody)
    with pytest.raises(Refused, match="expected a connection to fetch packages, this once"):
        connection(pip=False, uv=True)

    assert {} == certificates_for_uv()


def test_whoever_answers_is_a_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    with answering() as address:
        monkeypatch.setenv("UV_DEFAULT_INDEX", f"http://name:word@{address}/simple/")
        connection(pip=False, uv=True)


def test_the_index_of_a_tool_is_asked_if_it_has_work_to_do(
    monkeypatch: pytest.MonkeyPatch, nobody: str
) -> None:
    with answering() as address:
        monkeypatch.setenv("UV_DEFAULT_INDEX", f"http://{address}/simple/")
        monkeypatch.setenv("PIP_INDEX_URL", nobody)
        connection(pip=False, uv=True)
        with pytest.raises(Refused):
            connection(pip=True, uv=True)


def test_a_folder_as_an_index_needs_no_connection(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("UV_DEFAULT_INDEX", tmp_path.as_uri())
    connection(pip=False, uv=True)


@pytest.mark.parametrize(
    "settings",
    [
        'index-url = "http://mirror/simple"',
        '[pip]\nindex-url = "http://mirror/simple"',
        '[[index]]\nurl = "http://more/"\n[[index]]\nurl = "http://mirror/simple"\ndefault = true',
    ],
)
def test_uv_has_settings_of_its_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, settings: str
) -> None:
    monkeypatch.setenv("PIP_INDEX_URL", "http://other/simple")
    (tmp_path / "uv").mkdir()
    (tmp_path / "uv" / "uv.toml").write_text(settings, encoding="utf-8")

    assert "http://mirror/simple" == uv_index()


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
            connection(pip=False, uv=True)
        monkeypatch.setenv("SSL_CERT_FILE", str(own))
        shared = connection(pip=False, uv=True)

    assert (str(own), str(own)) == (shared["PIP_CERT"], shared["NODE_EXTRA_CA_CERTS"])
    assert "SSL_CERT_FILE" not in shared


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("npm error code ENOTFOUND", "expected a connection to fetch packages"),
        ("npm error code SELF_SIGNED_CERT_IN_CHAIN\nself-signed", "expected a trusted certificate"),
        ("npm error code E404", None),
    ],
)
def test_npm_is_asked_whether_it_reaches_its_packages(
    tmp_path: Path, said: str, sentence: str | None
) -> None:
    npm = tmp_path / "npm"
    npm.write_text(f"#!{sys.executable}\nraise SystemExit({said!r})\n", encoding="utf-8")
    npm.chmod(0o755)
    with pytest.raises(Refused, match=sentence) if sentence else nullcontext():
        registry(str(npm))


@contextmanager
def answering(certificate: Path | None = None, key: Path | None = None) -> Iterator[str]:
    """A server that answers anything, if need be with TLS."""
    server = http.server.ThreadingHTTPServer((HOST, 0), http.server.BaseHTTPRequestHandler)
    if certificate is not None:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(certificate, key)
        server.socket = context.wrap_socket(server.socket, server_side=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"{HOST}:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()
