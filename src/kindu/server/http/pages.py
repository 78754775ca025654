"""The pages of the web app: one document for all pages, and the files that it needs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Match

from kindu.core.words import KinduError
from kindu.server.http.bundle import ASSETS
from kindu.server.http.heads import Heads
from kindu.server.http.routes.server import drawn as drawn_board

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from kindu.server.http.bundle import Bundle, File
    from kindu.server.tables.registry import Registry

READING = ("GET", "HEAD")
OTHERS = re.compile(r"/(api|metrics)(/|$)")  # addresses that are never pages
PAGE = re.compile(r"/([a-z][a-z0-9-]*(/[A-Za-z0-9_-]+)*/?)?")  # the app itself knows its pages

# Long answers that never mix secrets with a stranger's input, so compression reveals nothing.
LONG = re.compile(r"/api/(games(/.*)?|openapi\.json|tables/[^/]+/(board|course|at/\d+))")
LEAST, LEVEL = 1024, 5
TABLE = re.compile(r"/t/([A-Za-z0-9_-]+)")


@final
class Pages(BaseRoute):
    """Every address that no other route has: a file, a page, or neither."""

    path = "/{page}"  # for the log, which names no table

    def __init__(self, bundle: Bundle) -> None:
        self.bundle = bundle
        self.heads = Heads(bundle)

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
        if file is self.bundle.index:
            file = await self.page(scope, headers.get("accept-language", ""))
        if file is None:
            if "text/html" not in headers.get("accept", ""):
                raise HTTPException(404)
            file, status = self.bundle.index, 404  # the app itself shows that there is no such page
        await file.answer(headers, status)(scope, receive, send)

    async def page(self, scope: Scope, accepted: str) -> File:
        """A page with what it needs next; that of a table has its board inside."""
        table = TABLE.fullmatch(scope["path"])
        if table is None:
            return self.heads.page(accepted)
        registry: Registry = scope["app"].state.registry
        try:
            async with registry.table(table[1]) as found:
                key, board = found.game.key, found.game.board
                drawn = b""
                if not self.heads.has(key, board, accepted):
                    view = drawn_board(registry.rules(key, found.board))
                    drawn = view.model_dump_json().encode()
                return self.heads.table(key, board, drawn, accepted)
        except KinduError:
            return self.heads.page(accepted)  # the app itself says that there is no such table

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
