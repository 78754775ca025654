"""What has ended is over: sessions, tokens, deleted people, and the words of muted ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.simulation.journal import OK
from tests.simulation.judges.moves import MAYBE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.simulation.journal import Deed, Journal, Session
    from tests.simulation.judges.kept import KeptTable
    from tests.simulation.outside.process import ServerProcess
    from tests.simulation.stage import Stage

ENDING = ("log out", "end others", "password", "register", "delete", "revoke")
OWN_TOO = ("password", "register", "delete")  # these end the session that asks, too
VALID = (
    "SELECT 1 FROM token JOIN seat ON seat.game = token.game AND seat.seat = token.seat "
    "AND seat.person = token.person WHERE token.hash = ? AND NOT token.revoked "
    "AND NOT seat.left_for_good"
)


def judge_ended(journal: Journal) -> Iterator[str]:
    """In the process that ended a session or token, its sockets get nothing after the answer."""
    deeds = journal.kinds(*ENDING)
    for deed in deeds:
        for session in journal.sessions if deed.outcome == OK and deed.cookie else []:
            before = session.told and session.told[0][0] < deed.sent and is_known(session, deeds)
            if before and session.process == deed.process and ends(deed, session):
                wire = session.wire
                if wire is not None and wire.spoke > deed.told:
                    yield f"{session.name} was told more at {wire.spoke:.3f}, after {deed}"


def is_known(session: Session, deeds: list[Deed]) -> bool:
    """Whether its cookie was surely valid: otherwise it belongs to nobody, and never ends."""
    mine = [deed for deed in deeds if deed.who == session.who and deed.outcome != OK]
    return not any(deed.sent < session.told[0][0] for deed in mine)


def ends(deed: Deed, session: Session) -> bool:
    """Whether this deed ended the session or token of a socket."""
    if deed.kind == "revoke":
        own = (session.table, session.seat) == (deed.table, deed.seat)
        return bool(session.token) and own and session.who == deed.who
    if deed.kind == "delete" and session.token:
        return session.who == deed.who
    if not session.cookie or session.who != deed.who:
        return False
    this = session.cookie == deed.cookie
    return this if deed.kind == "log out" else deed.kind in OWN_TOO or not this


def judge_open(stage: Stage, process: ServerProcess) -> Iterator[str]:
    """In the end, every socket that is still open has a valid session or token."""
    for table in process.registry.awake.values():
        for one in table.connections:
            sql = "SELECT 1 FROM session WHERE id = ? AND ended = 0"
            good = not one.session or stage.store.rows(sql, (one.session,))
            if one.token:
                good = stage.store.rows(VALID, (one.token,))
            if not good and not one.closing:
                yield f"{process.name} keeps a socket of eye {one.eye} whose session has ended"


def deleted(stage: Stage) -> list[str]:
    """People who asked to be deleted, and are."""
    asked = {deed.who: None for deed in stage.journal.kinds("delete") if deed.outcome in MAYBE}
    kept = {str(id_) for (id_,) in stage.store.rows("SELECT id FROM person")}
    return [one for one in asked if one not in kept]


def traces(journal: Journal, person: str) -> list[str]:
    """What must not be found any more: the id, and the names that nobody else has."""
    deeds = journal.kinds("rename", "register")
    return [person, *(str(deed.what) for deed in deeds if deed.who == person)]


def judge_gone(stage: Stage) -> Iterator[str]:
    """Nothing of a deleted person is in the database, in memory, or told to a newcomer."""
    for person in deleted(stage):
        for trace in traces(stage.journal, person):
            for where, text in places(stage):
                if trace in text:
                    yield f"{trace!r} of a deleted person is still in {where}: {text[:300]}"


def places(stage: Stage) -> Iterator[tuple[str, str]]:
    """Everything that is known about people: rows, tables that are awake, and what was told."""
    names = stage.store.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    for (name,) in names:
        for row in stage.store.rows(f"SELECT * FROM {name}"):  # noqa: S608 - our own tables
            yield f"table {name}", repr(row)
    for process in stage.slots:
        for table in process.registry.awake.values() if process else []:
            yield process.name if process else "", repr((table.game, table.seats, table.chat))
    for name, message in stage.newcomers.items():
        yield f"what {name} is told", repr(message)


def judge_mutes(kept: KeptTable, journal: Journal) -> Iterator[str]:
    """What somebody says after being muted, and before anybody may speak again, is not kept."""
    said = journal.of(kept.game.id, "chat")
    words = {row.words for row in kept.chat}
    for mute in journal.of(kept.game.id, "mute", "mute watchers"):
        end = spoke_again(mute, journal.of(kept.game.id, "unmute"))
        for deed in said if mute.outcome == OK else []:
            heard = deed.outcome == OK or deed.what["words"] in words
            if mute.told < deed.sent < end and heard and is_muted(mute, deed, said):
                yield f"a muted person was heard: {deed} after {mute}"


def spoke_again(mute: Deed, unmuted: list[Deed]) -> float:
    """When somebody who was muted may have been allowed to speak again."""
    later = [deed.sent for deed in unmuted if deed.told > mute.sent or not deed.told]
    return min(later, default=float("inf"))


def is_muted(mute: Deed, deed: Deed, said: list[Deed]) -> bool:
    """Whether a mute is about whoever says this."""
    if mute.kind == "mute watchers":
        return deed.seat < 0
    authors = {one.who for one in said if one.what["words"] == mute.what}
    return deed.who in authors and mute.what != ""
