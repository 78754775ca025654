"""The pages of the web app: one document for all pages, and the files that it needs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Match

from kindu.server.http.bundle import ASSETS

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from kindu.server.http.bundle import Bundle, File

READING = ("GET", "HEAD")
OTHERS = re.compile(r"/(api|metrics)(/|$)")  # addresses that are never pages
PAGE = re.compile(r"/([a-z][a-z0-9-]*(/[A-Za-z0-9_-]+)*/?)?")  # the app itself knows its pages

# Long answers that never mix secrets with a stranger's input, so compression reveals nothing.
LONG = re.compile(r"/api/(games(/.*)?|openapi\.json|tables/[^/]+/(board|course|at/\d+))")
LEAST, LEVEL = 1024, 5


@final
class Pages(BaseRoute):
    """Every address that no other route has: a file, a page, or neither."""

    path = "/{page}"  # for the log, which names no table

    def __init__(self, bundle: Bundle) -> None:
        self.bundle = bundle

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        if scope["type"] != "http" or OTHERS.match(scope["path"]):
            return Match.NONE, {}
        if scope["method"] in READING:
            return Match.FULL, {}
        return Match.PARTIAL if self.found(scope["path"]) else Match.NONE, {}

    async def handle(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if scope["method"] not in READING:
            raise HTTPException(405)
        file, status = self.found(scope["path"]), 200
        if file is None:
            if "text/html" not in headers.get("accept", ""):
                raise HTTPException(404)
            file, status = self.bundle.index, 404  # the app itself shows that there is no such page
        await file.answer(headers, status)(scope, receive, send)

    def found(self, path: str) -> File | None:
        """The file at an address; for a page, the index."""
        file = self.bundle.files.get(path)
        if file is None and PAGE.fullmatch(path) and not path.startswith(ASSETS):
            return self.bundle.index
        return file


@final
class Packed:
    """ASGI middleware that compresses long answers of the API if the client accepts it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.packing = GZipMiddleware(app, LEAST, LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        long = scope["type"] == "http" and LONG.fullmatch(scope["path"])
        await (self.packing if long else self.app)(scope, receive, send)
