"""More situations of the protocol: sessions of a person, and muting in the chat."""

from __future__ import annotations

from tests.server.examples import Scribe
from tests.server.running import Person
from tests.server.sitting import Sitting, answer

MUTES = "/api/tables/{table}/mutes"


async def sessions(scribe: Scribe, ada: Person) -> None:
    """The list of them, and their ends."""
    await scribe.asked("http-sessions", ada, "GET /api/me/sessions")
    (one,) = (await ada.http.get("/api/me/sessions")).json()
    await scribe.asked("http-sessions-end", ada, "DELETE /api/me/sessions")
    end = "DELETE /api/me/sessions/{session}"
    await scribe.asked("http-session-end", ada, end, session=one["id"])


async def muting(scribe: Scribe, at: Sitting) -> None:
    """The host mutes somebody, and lets them speak again."""
    host, where = at.people[0], {"table": at.table}
    await scribe.asked("http-mute", host, f"POST {MUTES}", {"chat": 0}, **where)
    scribe.said("out-refused-muted", await answer(at.seats[1], "chat", words="Hello?"))
    await scribe.asked("http-mutes", host, f"GET {MUTES}", **where)
    (one,) = (await host.http.get(f"/api/tables/{at.table}/mutes")).json()
    await scribe.asked("http-unmute", host, f"DELETE {MUTES}/{{mute}}", **where, mute=one["id"])
