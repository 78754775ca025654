"""One request or socket, as all parts of the server see it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kindu.server.http.limits import household

if TYPE_CHECKING:
    from starlette.types import Scope

KEY = "kindu.context"


@dataclass
class RequestContext:
    """A request. The answer, even an error, sets `cookie`; "" deletes it, None leaves it alone."""

    id: str
    address: str
    secure: bool
    cookie: str | None = None


def begin(scope: Scope) -> RequestContext:
    """The context of a scope, created on first use."""
    found = scope.get(KEY)
    if isinstance(found, RequestContext):
        return found
    client = scope.get("client")
    address = household(client[0]) if client else "local"
    context = RequestContext(secrets.token_hex(8), address, scope.get("scheme") in ("https", "wss"))
    scope[KEY] = context
    return context
