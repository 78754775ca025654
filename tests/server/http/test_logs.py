"""Logs without secrets."""

import logging

import pytest

from kindu.server.http.logs import Careful, NoLinks, clean
from kindu.server.people.tokens import BEGINS


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("GET /api/tables/Zk3xQ9 200", "GET /api/tables/… 200"),
        ("GET /api/tables/{table}/seats/{seat} 200", "GET /api/tables/{table}/seats/{seat} 200"),
        ('"WebSocket /ws/Zk3xQ9?token=abc" [accepted]', '"WebSocket /ws/…" [accepted]'),
        ("GET /replay?link=Zk3xQ9&x=1 200", "GET /replay?… 200"),
        (f"token {BEGINS}{'a' * 43}", "token kindu_…"),
        ("Cookie: kindu=abc.def; other=1", "Cookie: kindu=…; other=1"),
        ("Cookie: __Host-kindu=abc.def", "Cookie: __Host-kindu=…"),
        ("Cookie: kindu-browser=abc.def; other=1", "Cookie: kindu-browser=…; other=1"),
        ("Authorization: Bearer abc.def", "Authorization: Bearer …"),
        ("{'password': 'a long way', 'name': 'Ada'}", "{'password': …, 'name': 'Ada'}"),
        ('{"old": "a long way"}', '{"old": …}'),
        ("$argon2id$v=19$m=65536", "$argon2…"),
        (f"person {'0123456789abcdef' * 2}", "person …"),
        ("postgresql://kindu:word@db/kindu", "postgresql://…@db/kindu"),
        ("kindu serve listens at port 8000", "kindu serve listens at port 8000"),
    ],
)
def test_a_line_is_cleaned(line: str, expected: str) -> None:
    assert expected == clean(line)


def test_a_stack_trace_is_cleaned() -> None:
    said = "{'password': 'a long way'}"
    with pytest.raises(RuntimeError) as raised:
        raise RuntimeError(said)
    info = (RuntimeError, raised.value, raised.tb)
    record = logging.LogRecord("kindu", logging.ERROR, "", 0, "failed", (), info)
    line = Careful("%(message)s").format(record)

    assert line.startswith("failed\nTraceback")
    assert line.endswith("RuntimeError: {'password': …}")


def test_uvicorns_line_for_a_socket_is_dropped() -> None:
    message = '%s - "WebSocket %s" [accepted]'
    record = logging.LogRecord("uvicorn.error", logging.INFO, "", 0, message, (), None)

    assert not NoLinks().filter(record)
