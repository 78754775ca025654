"""The built web app: its files in memory, and how each is sent.

Only files read at the start are served. So no address leads out of the folder, and a new build
doesn't mix with the old one while the server runs.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, final

from starlette.responses import Response

import kindu

if TYPE_CHECKING:
    from starlette.datastructures import Headers

BUILT = Path(kindu.__file__).parent / "static"
INDEX = "/index.html"
ASSETS = "/assets/"  # their names contain a hash of their contents
FOR_EVER = "public, max-age=31536000, immutable"
FOR_A_WHILE = "public, max-age=600"
OK = 200
ALWAYS_ASK = "no-cache"
CODINGS = {"br": ".br", "gzip": ".gz"}  # best first
NEVER = re.compile(r"q=0(\.0*)?")
UTF_8 = "; charset=utf-8"
TYPES = {
    ".css": "text/css" + UTF_8,
    ".html": "text/html" + UTF_8,
    ".ico": "image/x-icon",
    ".js": "text/javascript" + UTF_8,
    ".json": "application/json",
    ".map": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain" + UTF_8,
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Kindu</title>
<h1>Kindu is running</h1>
<p>The web app is not built here. <code>make web</code> builds it; then start the server again.
Until then <code>make terminal</code> plays in the terminal.</p>
<p>Tables are made and played over
<a href="/api/openapi.json">HTTP</a> and WebSocket; docs/protocol.md shows every message and
docs/bots.md a bot of 30 lines.</p>
<p>An unofficial project. The titles of the games say which rules are played.</p></html>
"""


@dataclass(frozen=True)
class Form:
    """A file as it is sent: plain, or compressed beforehand."""

    data: bytes
    coding: str = ""

    @property
    def tag(self) -> str:
        """The ETag: different contents have different tags."""
        return f'"{hashlib.sha256(self.data).hexdigest()[:24]}"'


@final
class File:
    """One file, in all its forms."""

    def __init__(self, path: str, forms: list[Form], vary: str = "Accept-Encoding") -> None:
        self.type = TYPES.get(Path(path).suffix, "application/octet-stream")
        self.forms = [(form, form.tag) for form in forms]  # the best first, the plain one last
        self.cache = ALWAYS_ASK if path.endswith(".html") else FOR_A_WHILE
        if path.startswith(ASSETS):
            self.cache = FOR_EVER
        self.vary = vary

    @property
    def plain(self) -> bytes:
        """Its contents, not compressed."""
        return self.forms[-1][0].data

    def answer(self, headers: Headers, status: int = OK) -> Response:
        """The best form that the browser accepts, or 304 if it has the file already."""
        wanted = codings(headers.get("accept-encoding", ""))
        form, tag = next(pair for pair in self.forms if pair[0].coding in wanted)
        more = {"Cache-Control": self.cache, "ETag": tag}
        if len(self.forms) > 1:
            more["Vary"] = self.vary
        if status == OK and {tag, "*"} & tags(headers.get("if-none-match", "")):
            return Response(status_code=304, headers=more)
        if form.coding:
            more["Content-Encoding"] = form.coding
        return Response(form.data, status, more | {"Content-Type": self.type})


@final
class Bundle:
    """All files by their addresses."""

    def __init__(self, folder: Path | None = None) -> None:
        """Read a folder; if it has no index, serve a page that says how to build one."""
        self.files = read(folder or BUILT)
        if INDEX not in self.files:
            self.files = {INDEX: File(INDEX, [Form(NOT_BUILT.encode())])}
        self.index = self.files[INDEX]


def read(folder: Path) -> dict[str, File]:
    """Every file of a folder; a compressed file belongs to the plain one beside it."""
    found = {
        f"/{path.relative_to(folder).as_posix()}": path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.startswith(".")
    }
    return {
        path: File(path, forms(path, found))
        for path in found
        if not any(path.endswith(end) and path[: -len(end)] in found for end in CODINGS.values())
    }


def forms(path: str, found: dict[str, bytes]) -> list[Form]:
    """The forms of a file: compressed and plain."""
    packed = [Form(found[path + e], c) for c, e in CODINGS.items() if path + e in found]
    return [*packed, Form(found[path])]


def codings(header: str) -> set[str]:
    """The encodings that a browser accepts; plain is always among them."""
    said: dict[str, bool] = {}
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        said[name.strip()] = not NEVER.fullmatch(weight.strip())
    return {""} | {coding for coding in CODINGS if said.get(coding, said.get("*", False))}


def tags(header: str) -> set[str]:
    """The ETags that a browser has."""
    return {one.strip().removeprefix("W/") for one in header.split(",")}
