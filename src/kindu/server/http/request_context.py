"""One request or socket, as all parts of the server see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from starlette.datastructures import Headers

from kindu.server.entropy import token_hex
from kindu.server.http.limits import household
from kindu.server.people.browsers import Browser, browser_of
from kindu.server.slices import WORKS_FOR

if TYPE_CHECKING:
    from starlette.types import Scope

KEY = "kindu.context"


@dataclass
class RequestContext:
    """A request. The answer, even an error, sets its cookies; "" deletes one, None leaves it.

    `session` is the one that the visitor's cookie names.
    """

    id: str
    address: str
    secure: bool
    browser: Browser
    session: str = ""
    cookie: str | None = None
    mark: str | None = None  # the cookie that makes this browser known to an account


def begin(scope: Scope) -> RequestContext:
    """The context of a scope, created on first use."""
    found = scope.get(KEY)
    if isinstance(found, RequestContext):
        return found
    client = scope.get("client")
    address = household(client[0]) if client else "local"
    secure = scope.get("scheme") in ("https", "wss")
    browser = browser_of(Headers(scope=scope).get("user-agent", ""))
    context = RequestContext(token_hex(8), address, secure, browser)
    scope[KEY] = context
    WORKS_FOR.set(address)
    return context
