"""Checks every request: who may come in, how many bytes, and which headers go out."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, final

from starlette.datastructures import Headers, MutableHeaders

from kindu.server.http import logs, origins, request_context
from kindu.server.http.errors import BROKEN, CutOff, refused, reply
from kindu.server.people.cookies import NAME, set_cookie
from kindu.server.refusals import ForeignOrigin, Refusal, TooBig, TooFast, UnknownHost

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from kindu.server.http.limits import Limits
    from kindu.server.http.request_context import RequestContext
    from kindu.server.settings import Settings

SAFE = ("GET", "HEAD", "OPTIONS")
API = "/api/"
YEAR = 365 * 24 * 3600
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # the link of a table is its key
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


@final
class ResponseSender:
    """Sends an answer with our headers and cookie, and remembers how far it has got."""

    def __init__(self, scope: Scope, send: Send, context: RequestContext) -> None:
        self.send = send
        self.context = context
        self.api = str(scope["path"]).startswith(API)
        self.status = 0  # 0: not begun

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = int(message["status"])
            self._add_headers(MutableHeaders(scope=message))
        await self.send(message)

    def _add_headers(self, headers: MutableHeaders) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        if self.context.secure:
            headers["Strict-Transport-Security"] = f"max-age={YEAR}"
        if self.api:
            headers.setdefault("Cache-Control", "no-store")
        if self.context.cookie is not None:
            headers.append("Set-Cookie", set_cookie(self.context.cookie, self.context.secure))


@final
class Body:
    """Counts the bytes of a body, so that one without a stated length is cut off, too."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.receive = receive
        self.most = most
        self.size = 0

    async def __call__(self) -> Message:
        message = await self.receive()
        self.size += len(message.get("body", b""))
        if self.size > self.most:
            raise CutOff(too_big(self.most))
        return message


@final
class Safety:
    """ASGI middleware around all routes; `uploads` are prefixes of addresses that take files."""

    def __init__(
        self, app: ASGIApp, settings: Settings, limits: Limits, uploads: tuple[str, ...] = ()
    ) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.uploads = uploads

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One HTTP request: refused, answered or failed; always with a line in the log."""
        context, start = request_context.begin(scope), time.perf_counter()
        answer = ResponseSender(scope, send, context)
        try:
            await self.answered(scope, receive, answer)
        except Exception:  # the last resort: no stack trace reaches a client
            logs.ERRORS.exception("request %s failed", context.id)
            if answer.status:
                raise  # half an answer has been sent: the server has to cut the connection
            await reply(500, "broken", BROKEN, request=context.id)(scope, receive, answer)
        finally:
            spent = (time.perf_counter() - start) * 1000
            logs.visited(scope["method"], route_of(scope), answer.status, spent)

    async def answered(self, scope: Scope, receive: Receive, answer: ResponseSender) -> None:
        """Pass the request to the routes, unless it is refused."""
        headers = Headers(scope=scope)
        most = self.settings.upload if self.takes_files(scope) else self.settings.body
        try:
            self.check_host(headers)
            self.check_rate(answer.context)
            self.check_origin(scope, headers)
            check_length(headers, most)
        except Refusal as refusal:
            await refused(refusal)(scope, receive, answer)
            return
        await self.app(scope, Body(receive, most), answer)

    def takes_files(self, scope: Scope) -> bool:
        return bool(self.uploads) and str(scope["path"]).startswith(self.uploads)

    def check_host(self, headers: Headers) -> None:
        if not origins.host_known(headers, self.settings):
            came = headers.get("host", "")[:60]
            raise UnknownHost(
                f"expected a host that this server knows as its own, but got {came!r}; "
                "KINDU_HOSTS names more"
            )

    def check_rate(self, context: RequestContext) -> None:
        if self.settings.limited:
            self.limits.check("request", address=context.address)

    def check_origin(self, scope: Scope, headers: Headers) -> None:
        """Refuse pages of other sites that act or load something in our visitor's name."""
        if scope["method"] in SAFE:
            wrong = str(scope["path"]).startswith(API) and origins.embedded(headers)
        else:
            wrong = origins.forged(headers, self.settings, has_cookie(headers))
        if wrong:
            came = headers.get("origin") or headers.get("sec-fetch-site") or "no Origin"
            raise ForeignOrigin(f"expected a request from our own pages, but got {came[:60]!r}")

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket; one from a foreign page is refused before it opens."""
        context, headers = request_context.begin(scope), Headers(scope=scope)
        try:
            self.check_host(headers)
            self.check_rate(context)
        except (UnknownHost, TooFast):
            await refuse_socket(receive, send)
            return
        if origins.foreign(headers, self.settings):
            await refuse_socket(receive, send)
            return
        try:
            await self.app(scope, receive, send)
        except Exception:
            logs.ERRORS.exception("socket %s failed", context.id)
            raise


async def refuse_socket(receive: Receive, send: Send) -> None:
    """The client sees HTTP 403 instead of a socket."""
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": ""})


def check_length(headers: Headers, most: int) -> None:
    """Refuse a body whose stated length is too big, without reading it."""
    length = headers.get("content-length", "0")
    if length.isdecimal() and int(length[:12]) > most:
        raise TooBig(too_big(most))


def too_big(most: int) -> str:
    return f"expected at most {most} bytes, but got more"


def has_cookie(headers: Headers) -> bool:
    """Whether our cookie may be among them; if in doubt, yes."""
    return any(f"{NAME}=" in text for text in headers.getlist("cookie"))


def route_of(scope: Scope) -> str:
    """The pattern of the route, such as /api/tables/{table}; never the address itself."""
    return str(getattr(scope.get("route"), "path", "-"))
