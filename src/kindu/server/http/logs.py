"""Logs without secrets: no cookie, token, password, query or link of a table gets into a line."""

from __future__ import annotations

import logging
import re
import sys

ACCESS = logging.getLogger("kindu.access")
ERRORS = logging.getLogger("kindu.errors")
HIDDEN = "…"

# Applied in this order; each pattern keeps its first group.
SECRETS = [
    re.compile(r"(\?)[^\s\"']+(?=[\s\"']|$)", re.MULTILINE),  # queries
    re.compile(r"(/(?:tables?|t|join|seats?|ws|socket)/)[^/\s\"'{][^/\s\"']*"),  # links of tables
    re.compile(r"(kindu_)[A-Za-z0-9_-]{20,}"),  # seat tokens
    re.compile(r"(\b(?:kindu(?:-browser)?=|[Bb]earer ))[^\s;\"']+"),  # cookies and tokens
    re.compile(r"(\$argon2)[^\s\"']+"),  # hashed passwords
    re.compile(
        r"((?:password|secret|seed|old|new)['\"]?\s*[:=]\s*)(?:'[^']*'|\"[^\"]*\"|[^\s,)}]+)"
    ),
    re.compile(r"()\b[0-9a-f]{32,}\b"),  # persons, seeds, hashes
    re.compile(r"(://)[^/\s@\"']+(?=@)"),  # name and password of a database
]


def clean(text: str) -> str:
    """The text without secrets."""
    for pattern in SECRETS:
        text = pattern.sub(rf"\1{HIDDEN}", text)
    return text


class Careful(logging.Formatter):
    """Cleans the whole line, including a stack trace."""

    def format(self, record: logging.LogRecord) -> str:
        return clean(super().format(record))


QUIET = ("alembic", "uvicorn.error")  # we log their routine messages ourselves


class NoLinks(logging.Filter):
    """Drops uvicorn's own line for each socket, because it contains the whole address."""

    def filter(self, record: logging.LogRecord) -> bool:
        return "WebSocket %s" not in str(record.msg)


def set_up(level: int = logging.INFO) -> None:
    """Make all loggers of this process write to standard error, with every line cleaned."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Careful("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    handler.addFilter(NoLinks())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)


def visited(method: str, route: str, status: int, milliseconds: float) -> None:
    """One line for a request: the route's pattern, never the address itself."""
    ACCESS.info("%s %s %d %.1f ms", method, route, status, milliseconds)
