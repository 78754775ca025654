"""docs/troubleshooting.md: every message that it quotes is one that our programs say."""

import ast
import errno
import os
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAPER = (ROOT / "docs" / "troubleshooting.md").read_text(encoding="utf-8")
SPEAKING = [*(ROOT / "src" / "kindu").rglob("*.py"), *(ROOT / "tools" / "play").glob("*.py")]
UNDER_A_HEADING = re.compile(r"^## .+\n\n((?:    .+\n)+)", re.MULTILINE)
IN_A_LINE = re.compile(r"`((?:expected|The) [^`]+)`")
OF_THE_SYSTEM = [os.strerror(code) for code in (errno.EADDRINUSE, errno.EACCES)]
QUOTED, PATH, NUMBER = r"'[^']*'|(?<=')\w+(?=')", r"/\w[\w/]*", r"\d+(?:[.,]\d+)*"
FILLED_IN = re.compile("|".join([*OF_THE_SYSTEM, "…", QUOTED, PATH, NUMBER]))
CUT = re.compile(r"\{\w*\}|<[^>]+>")


def quotes() -> list[str]:
    """The messages on the page, without the program that says them; any may break off."""
    blocks = "".join(UNDER_A_HEADING.findall(PAPER)).splitlines()
    whole = [line.strip().removeprefix("make play: ") for line in blocks]
    return [one.rstrip("…") for one in (*whole, *IN_A_LINE.findall(PAPER))]


def pieces(path: Path) -> set[str]:
    """The texts in a source, cut where something is filled in, and at HTML tags."""
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    texts = [node.value for node in nodes if isinstance(node, ast.Constant)]
    cut = (CUT.split(text) for text in texts if isinstance(text, str))
    return {piece for parts in cut for piece in parts if piece}


def says(texts: set[str], quote: str) -> bool:
    """Whether a quote can be put together from these texts and what is filled in."""
    reached = {0}
    for start in range(len(quote)):
        if start not in reached:
            continue
        if any(text.startswith(quote[start:]) for text in texts):
            return True
        reached |= {start + len(text) for text in texts if quote.startswith(text, start)}
        filled = FILLED_IN.match(quote, start)
        reached |= {filled.end()} if filled else set()
    return len(quote) in reached


SAID = [pieces(path) for path in SPEAKING]


def test_the_page_quotes_messages() -> None:
    assert len(quotes()) > 15
    assert not any(says(texts, "expected port 8000 to be open") for texts in SAID)


@pytest.mark.parametrize("quote", quotes())
def test_a_quoted_message_is_said(quote: str) -> None:
    assert any(says(texts, quote) for texts in SAID)
