"""Checks every request: who may come in, how many bytes, and which headers go out."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import TYPE_CHECKING, final

from starlette.datastructures import Headers, MutableHeaders

from kindu.server.http import logs, origins, request_context
from kindu.server.http.bodies import Body, Unended, Upload, check_length, stated_length
from kindu.server.http.doors import AtOnce
from kindu.server.http.errors import BROKEN, CutOff, refused, reply
from kindu.server.http.pace import BYTES, SOCKET, Rounds, Turns, cost_of
from kindu.server.people.cookies import BROWSER, NAME, set_cookie
from kindu.server.refusals import ForeignOrigin, Refusal, TooBig, UnknownHost

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
        self.scope = scope
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
        secure = self.context.secure
        if self.context.cookie is not None:
            headers.append("Set-Cookie", set_cookie(self.context.cookie, secure))
            if secure and has_plain(Headers(scope=self.scope)):
                headers.append("Set-Cookie", f"{NAME}=; Max-Age=0; Path=/; Secure")
        if self.context.mark is not None:
            headers.append("Set-Cookie", set_cookie(self.context.mark, secure, BROWSER))


@final
class Safety:
    """ASGI middleware around all routes; `uploads` are addresses that take files."""

    def __init__(
        self, app: ASGIApp, settings: Settings, limits: Limits, uploads: tuple[str, ...] = ()
    ) -> None:
        self.app = app
        self.settings = settings
        self.limits = limits
        self.uploads = uploads
        self.answering = AtOnce(settings.sockets, "requests")
        self.sockets = AtOnce(settings.sockets, "sockets")
        self.pace = Turns()
        self.rounds = Rounds()

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
        most = self.settings.upload if self.takes_files(scope) else self.settings.body
        body = Body(receive, most)
        try:
            with self.counted(self.answering, answer.context):
                await self.app(scope, await self.admitted(scope, body, answer.context), answer)
        except Refusal as refusal:
            told = refused(refusal)
            if stated_length(Headers(scope=scope), self.settings.upload) <= self.settings.body:
                await told(scope, receive, answer)
                return
            told.headers["Connection"] = "close"
            unended = Unended(answer)
            await told(scope, receive, unended)
            await body.skip()
            await unended.end()

    async def admitted(self, scope: Scope, body: Body, context: RequestContext) -> Receive:
        """The body of a request that may come in; an upload has arrived and was looked over."""
        headers = Headers(scope=scope)
        size = stated_length(headers, body.most)
        self.check_host(headers)
        self.check_rate(context, "request", 1 + size // BYTES)
        self.check_origin(scope, headers)
        check_length(headers, body.most)
        await self.turn(context, cost_of(scope["path"], size))
        if not self.takes_files(scope):
            return body
        upload = Upload(body)
        try:
            await upload.take(self.settings.body)
        except CutOff as error:
            raise TooBig(error.detail) from None
        return upload

    def counted(
        self, at_once: AtOnce, context: RequestContext
    ) -> contextlib.AbstractContextManager[None]:
        """Count a request or socket of an address for as long as it lasts."""
        return at_once.one(context.address) if self.settings.limited else contextlib.nullcontext()

    def takes_files(self, scope: Scope) -> bool:
        return scope["method"] == "POST" and scope["path"] in self.uploads

    def check_host(self, headers: Headers) -> None:
        if not origins.host_known(headers, self.settings):
            came = headers.get("host", "")[:60]
            raise UnknownHost(
                f"expected a host that this server knows as its own, but got {came!r}; "
                "KINDU_HOSTS names more"
            )

    def check_rate(self, context: RequestContext, what: str, weight: int = 1) -> None:
        if self.settings.limited:
            self.limits.check(what, address=context.address, weight=weight)

    async def turn(self, context: RequestContext, cost: float) -> None:
        """Wait until it is this address's turn."""
        if self.settings.limited:
            if seconds := self.pace.wait(context.address, cost):
                await asyncio.sleep(seconds)
            await self.rounds.turn(context.address)

    def check_origin(self, scope: Scope, headers: Headers) -> None:
        """Refuse pages of other sites that act or load something in our visitor's name."""
        if scope["method"] in SAFE:
            wrong = str(scope["path"]).startswith(API) and origins.embedded(headers)
        else:
            wrong = origins.forged(headers, self.settings, has_cookie(headers))
        if wrong:
            came = headers.get("origin") or headers.get("sec-fetch-site") or "no Origin"
            raise ForeignOrigin(f"expected a request from our own pages, but got {came[:60]!r}")

    def check_page(self, headers: Headers) -> None:
        """Refuse a socket of another site's page."""
        if origins.foreign(headers, self.settings):
            raise ForeignOrigin("expected a socket of our own pages, but got another one")

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One socket; one from a foreign page is refused before it opens."""
        context, headers = request_context.begin(scope), Headers(scope=scope)
        try:
            self.check_host(headers)
            self.check_rate(context, "socket")
            self.check_page(headers)
            with self.counted(self.sockets, context):
                await self.turn(context, SOCKET)
                await self.app(scope, receive, send)
        except Refusal:
            await refuse_socket(receive, send)
        except Exception:
            logs.ERRORS.exception("socket %s failed", context.id)
            raise


async def refuse_socket(receive: Receive, send: Send) -> None:
    """The client sees HTTP 403 instead of a socket."""
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": ""})


def has_cookie(headers: Headers) -> bool:
    """Whether our cookie may be among them; if in doubt, yes."""
    return any(f"{NAME}=" in text for text in headers.getlist("cookie"))


def has_plain(headers: Headers) -> bool:
    """Whether our cookie is among them under the name that it has without TLS."""
    parts = [part.strip() for text in headers.getlist("cookie") for part in text.split(";")]
    return any(part.startswith(f"{NAME}=") for part in parts)


def route_of(scope: Scope) -> str:
    """The pattern of the route, such as /api/tables/{table}; never the address itself."""
    return str(getattr(scope.get("route"), "path", "-"))
