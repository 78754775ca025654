"""One request or socket, as all parts of the server see it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kindu.server.http.limits import household

if TYPE_CHECKING:
    from starlette.types import Scope

KEY = "kindu.visit"


@dataclass
class Visit:
    """`cookie` is to be set with the answer, errors included; empty: taken away; None: as is."""

    id: str
    address: str
    secure: bool
    cookie: str | None = None


def begin(scope: Scope) -> Visit:
    """The visit of a scope, made by the first who asks."""
    found = scope.get(KEY)
    if isinstance(found, Visit):
        return found
    client = scope.get("client")
    address = household(client[0]) if client else "local"
    visit = Visit(secrets.token_hex(8), address, scope.get("scheme") in ("https", "wss"))
    scope[KEY] = visit
    return visit
