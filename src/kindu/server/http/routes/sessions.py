"""My sessions over HTTP: in which browsers I am known, and ending them."""

from typing import Annotated

from fastapi import APIRouter, Path
from pydantic import BaseModel

from kindu.server.http.errors import documented
from kindu.server.http.services import ContextHere, KnownVisitor, ServicesHere
from kindu.server.people import sessions
from kindu.server.refusals import NotHere

ADDRESS = "/api/me/sessions"
router = APIRouter(tags=["people"], responses=documented(404))

SessionId = Annotated[str, Path(pattern=rf"^[0-9a-f]{{{sessions.SHOWN}}}$")]


class SessionInfo(BaseModel):
    """A browser in which I am known; `browser` and `system` are empty if unknown.

    `seen` is its last request, to within five minutes. `this` is the session that asks.
    """

    id: str
    browser: str
    system: str
    made: int
    seen: int
    this: bool


@router.get(ADDRESS)
async def my_sessions(
    services: ServicesHere, context: ContextHere, known: KnownVisitor
) -> list[SessionInfo]:
    """My sessions, the one seen last first."""
    rows = await services.sessions.of(known.id, context.session) if known else []
    return [
        SessionInfo(
            id=row.id, browser=row.browser.name, system=row.browser.system, made=row.made,
            seen=row.seen, this=row.this,
        )
        for row in rows
    ]  # fmt: skip


@router.delete(ADDRESS, status_code=204)
async def end_others(services: ServicesHere, context: ContextHere, known: KnownVisitor) -> None:
    """End all my sessions but this one."""
    if known:
        await services.sessions.end_others(known.id, context.session)
        await services.ended(known.id)


@router.delete(ADDRESS + "/{session}", status_code=204)
async def end_session(
    services: ServicesHere, context: ContextHere, known: KnownVisitor, session: SessionId
) -> None:
    """End one of my sessions; to end this one is to log out."""
    if known is None or not await services.sessions.end_shown(known.id, session):
        raise NotHere("expected a session of yours, but there is none with this id")
    if session == sessions.shown(context.session):
        context.cookie = ""
    await services.ended(known.id)
