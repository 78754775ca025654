"""`make play` says at once whether packages can be fetched."""

import http.server
import shutil
import socket
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tools.play import checks
from tools.play.checks import Refused


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
