"""The figures of the pages for hosts and visitors are those of the server."""

from pathlib import Path

import pytest

from kindu.games import datafile, toml_limits
from kindu.record import record
from kindu.server import retention, slices, sure_time
from kindu.server.http import app, doors, guards, pace, serving
from kindu.server.luck import steps
from kindu.server.people import cookies, persons
from kindu.server.settings import RATES, SECRET_BYTES, Settings
from kindu.server.tables import clocks, consent, presence, registry, replays, seating, uploads
from kindu.server.wire import connection
from kindu.server.work import pool
from tests.attacks import attack, run

DOCS = Path(__file__).parents[3] / "docs"
CHOSEN = Settings(data=Path("nowhere"))
KB, KIB, MIB, MINUTE, HOUR = 1000, 1024, 1024 * 1024, 60, 3600
YEAR = 365 * 24 * HOUR
NUMBERS = {1: "a", 2: "two", 4: "four", 5: "five", 10: "ten"}


def word(number: float) -> str:
    """A small number as the pages write it."""
    return NUMBERS[int(number)]


SAFETY = [
    f"drops the cookie after {word(cookies.YEAR / YEAR)} year",
    f"after {persons.FORGOTTEN // sure_time.DAY} days",
    f"for at most {word(RATES['account'].seconds / HOUR)}n hour",
    f"A request, and a message on a socket, may have {CHOSEN.body // KIB} kB",
    f"An upload may have {CHOSEN.upload // MIB} MB, if all but {CHOSEN.body // KIB} kB",
    f"at most {toml_limits.LARGEST // KB} kB, keys of at most {toml_limits.MOST_PARTS} parts",
    f"{toml_limits.DEEPEST} levels of brackets; only its first {datafile.MOST_FAULTS}",
    f"at most {uploads.MOST_LINES:,} answers",
    f"may have {CHOSEN.connections} connections",
    f"of which {CHOSEN.sockets} may be sockets, and {CHOSEN.sockets} requests at once",
    f"headers of at most {guards.HEAD // KIB} kB in {guards.HEADERS} lines",
    f"{pace.BURST:g} simple requests at once and {pace.RATE:g} per second",
    f"open {CHOSEN.connections} connections at once and {doors.OPENED:g} per second",
    f"A new socket or a course counts as {pace.SOCKET:g} requests",
    f"each {pace.BYTES // KIB} kB of a body as one more",
    f"only {word(pace.AT_ONCE)} requests begin in one round",
    f"arrive within {doors.HEAD_SECONDS:g} seconds, and its body within {doors.BODY_SECONDS:g}.",
    f"take less than {doors.LEAST_READ // KIB} kB in {doors.STUCK_SECONDS:g} seconds",
    f"more than {connection.MOST_BYTES // KIB} kB of a table's messages",
    f"more than {guards.PINGS} pings in {guards.PING_SECONDS:g} seconds",
    f"a message has more than {guards.FRAGMENTS} fragments",
    f"killed after {uploads.BOARD_SECONDS:g} seconds for a board and {uploads.FILE_SECONDS:g} for",
    f"A host may have {CHOSEN.bot_tables.person} games with bots running at a time",
    f"an address {CHOSEN.bot_tables.address}",
    f"notices the command within {word(2 * app.WATCH)} second",
    f"cleans up {word(app.FIRST_CLEANING / MINUTE)} minutes after it starts and then once a day",
    f"may take {CHOSEN.quota_person} MB together",
    f"from one address {CHOSEN.quota_address:,} MB",
    f"for {word(CHOSEN.keep_days / 365)} year (`KINDU_KEEP_DAYS`)",
    f"signed with {SECRET_BYTES} random bytes",
    f"whoever has to decide still has {word(clocks.GRACE / 1000 / MINUTE)} minute",
    f"from {word(len(attack.STRANGERS))} addresses",
    f"takes longer than {run.BAR:g} ms",
]
SERVER = [
    f"after {word(steps.WAIT / 1000)} seconds",
    f"every {record.EVERY} answers",
    f"slices of {slices.SLICE * 1000:g} ms",
    f"up to {(replays.MOST_FILES + replays.MOST_WALKS + replays.MOST_COURSES) // MIB} MB",
    f"{pool.MOST} jobs may wait, {pool.MOST_EACH} of one owner",
    f"{pool.MEMORY // MIB // KIB} GB of memory",
    f"after {word(presence.PATIENCE / 1000 / MINUTE)} minutes",
    f"last {presence.RECENT} events",
    f"(`{seating.STAND_IN}`)",
    f"After {word(consent.GRACE / 1000 / MINUTE)} minutes",
    f"A host may have {CHOSEN.bot_tables.person} games with bots running at a time",
]
HOSTING = [
    f"unloaded {word(registry.IDLE / 1000 / MINUTE)} minutes after",
    f"The server asks the system for {serving.FILES:,}",
    f"keeps {doors.RESERVED} for itself",
    f"{persons.FORGOTTEN // sure_time.DAY} days after their last visit",
    f"for up to {word(CHOSEN.wait / MINUTE)} minute (`KINDU_DATABASE_WAIT`)",
    f"http://localhost:{CHOSEN.port}/",
]


@pytest.mark.parametrize(
    ("page", "figures"),
    [("safety.md", SAFETY), ("server.md", SERVER), ("hosting.md", HOSTING)],
    ids=["safety", "server", "hosting"],
)
def test_the_figures_of_a_page_are_those_of_the_server(page: str, figures: list[str]) -> None:
    text = " ".join((DOCS / page).read_text(encoding="utf-8").split())

    assert [] == [figure for figure in figures if figure not in text]


def test_a_board_that_nobody_uses_and_a_fifth_of_the_bank_are_as_written() -> None:
    assert (sure_time.DAY, 5) == (retention.UNUSED, presence.PART)
    assert sure_time.DAY == app.DAY * 1000
