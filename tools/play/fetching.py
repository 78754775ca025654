"""Whether packages can be fetched: asked where each tool goes, with certificates for them all.

pip installs uv, uv installs all other packages of Python, and npm those of the web app. Each has
settings and certificates of its own; what Python trusts on this machine is handed to all three.
"""

from __future__ import annotations

import os
import ssl
import subprocess
import sys
import tomllib
import urllib.error
import urllib.request
from contextlib import suppress
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

from tools.play.checks import CERTIFICATE, OFFLINE, Refused
from tools.play.steps import known

PATIENCE = 5.0  # seconds for somebody to answer
PING = 20.0  # seconds for npm to start and ask
OF_PIP = "from pip._internal.models.index import PyPI; print(PyPI.simple_url)"
BUNDLE = "from pip._vendor import certifi; print(certifi.where())"
FOR_A_FILE = ("SSL_CERT_FILE", "PIP_CERT", "NODE_EXTRA_CA_CERTS")
FOR_A_FOLDER = ("SSL_CERT_DIR", "PIP_CERT")
OF_OTHERS = ("PIP_CERT", "REQUESTS_CA_BUNDLE", "CURL_CA_BUNDLE", "NODE_EXTRA_CA_CERTS")


def connection(pip: bool, uv: bool) -> dict[str, str]:
    """Refuse if the index of one of them does not answer; what to set so that all trust it."""
    found: dict[str, str] = {}
    if "all" in urllib.request.getproxies():
        return found  # ALL_PROXY may speak SOCKS, which Python alone does not
    for address in {pip_index() if pip else "", uv_index() if uv else ""}:
        if address.startswith("http"):
            found |= trust(address)
    return found


def certificates_for_uv() -> dict[str, str]:
    """What to set for uv; nothing if its index is not reached, as it may need nothing there."""
    try:
        return connection(pip=False, uv=True)
    except Refused:
        return {}


def registry(npm: str) -> None:
    """Refuse if npm can't reach the packages of the web app; it asks by itself, as Node trusts."""
    command = [npm, "ping", "--fetch-retries=0", f"--fetch-timeout={PATIENCE * 1000:.0f}"]
    try:
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            text=True, timeout=PING, check=False,
        )  # fmt: skip
    except (OSError, subprocess.TimeoutExpired):
        return  # the step itself will tell
    sentence = known("the packages of the web app", done.stdout) if done.returncode else None
    if sentence:
        raise Refused(sentence)


def pip_index() -> str:
    """Where pip looks; empty if it does not say."""
    set_so = os.environ.get("PIP_INDEX_URL")
    return set_so or told("-m", "pip", "config", "get", "global.index-url") or told("-c", OF_PIP)


def uv_index() -> str:
    """Where uv looks: it has settings of its own, and takes none of pip's."""
    set_so = os.environ.get("UV_DEFAULT_INDEX") or os.environ.get("UV_INDEX_URL")
    return set_so or next(filter(None, map(index_in, uv_files())), "") or told("-c", OF_PIP)


def uv_files() -> list[Path]:
    """The files with settings of uv for this user and this machine."""
    named = os.environ.get("UV_CONFIG_FILE")
    if named or os.environ.get("UV_NO_CONFIG"):
        return [Path(named)] if named else []
    homes = (os.environ.get("APPDATA"), os.environ.get("XDG_CONFIG_HOME"))
    home = next(filter(None, homes), str(Path.home() / ".config"))
    return [Path(home, "uv", "uv.toml"), Path("/etc/uv/uv.toml")]


def index_in(path: Path) -> str:
    """The index that such a file names, or nothing."""
    try:
        said = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        return ""
    marked = [one["url"] for one in said.get("index", []) if one.get("default")]
    plain = said.get("pip", {}).get("index-url") or said.get("index-url", "")
    return str(marked[0] if marked else plain)


def told(*words: str) -> str:
    """What this Python prints; nothing if it fails."""
    command = [sys.executable, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return "" if done.returncode else done.stdout.strip()


def trust(address: str) -> dict[str, str]:
    """The certificates by which this address is trusted, as all tools are told of them."""
    for path in certificates():
        if answers(address, trusting(path)):
            names = FOR_A_FOLDER if Path(path).is_dir() else FOR_A_FILE
            new = dict.fromkeys(names, path) | {"NODE_USE_SYSTEM_CA": "1"}
            return {name: value for name, value in new.items() if not os.environ.get(name)}
    if answers(address, trusting(told("-c", BUNDLE))):
        return {}  # by those that the tools bring along
    raise Refused(CERTIFICATE)


def certificates() -> list[str]:
    """The files and folders with certificates of this machine, and those that were named."""
    paths = ssl.get_default_verify_paths()
    named = (os.environ.get(name) for name in OF_OTHERS)
    return [path for path in (paths.cafile, paths.capath, *named) if path and Path(path).exists()]


def trusting(path: str) -> ssl.SSLContext:
    """Certificates of one file or folder; those of Python if none is named."""
    if not path:
        return ssl.create_default_context()
    found = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    with suppress(ssl.SSLError):  # nothing is inside: nobody is trusted
        if Path(path).is_dir():
            found.load_verify_locations(capath=path)
        else:
            found.load_verify_locations(cafile=path)
    return found


def answers(address: str, context: ssl.SSLContext) -> bool:
    """Whether its certificate is trusted; refused if nobody is there, or not found for long."""
    failed: list[object] = [f"no answer within {PATIENCE:.0f} s"]
    asking = Thread(target=ask, args=[address, context, failed], daemon=True)
    asking.start()
    asking.join(PATIENCE + 1)
    if not failed:
        return True
    if isinstance(failed[-1], ssl.SSLCertVerificationError):
        return False
    raise Refused(OFFLINE.format(reason=failed[-1]))


def ask(address: str, context: ssl.SSLContext, failed: list[object]) -> None:
    """Ask, without a name and password; why it failed becomes the last, or all are taken back."""
    parts = urlsplit(address)
    bare = parts._replace(netloc=parts.netloc.rpartition("@")[2]).geturl()
    request = urllib.request.Request(bare, method="HEAD")  # noqa: S310 - of the tools' settings
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE, context=context):  # noqa: S310
            failed.clear()
    except urllib.error.HTTPError:
        failed.clear()  # somebody is there
    except (OSError, ValueError) as error:
        failed.append(getattr(error, "reason", error))
