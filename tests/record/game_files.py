"""Game files for tests: a real one, valid ones of every kind, damaged ones and faulty ones."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hypothesis import strategies as st

from kindu.core.words import KinduError
from kindu.games import load
from kindu.record.files import read
from kindu.record.gamefile import EARLY, GameFile, GameFileResult, parse
from kindu.record.record import Record
from kindu.record.seal import SealedLuck
from kindu.record.sources import Source
from tests.support import A_GAME

EXAMPLE = Path(__file__).parents[2] / "docs" / "example.kindu"
FILE = read(EXAMPLE)  # a whole game of greedy bots under a seal
TEXT = FILE.text()
HEAD = "".join(TEXT.splitlines(keepends=True)[:9])
KEY = FILE.game
RULES = load(KEY)
LIKE = KEY.replace(KEY[3], "x", 1)  # nearly its name
SEED = bytes.fromhex(FILE.result.seeds[0]) if FILE.result else b""
ENDED = FILE.result.ending if FILE.result else ""
OPTIONS = FILE.options


def sentence(call: Callable[[], object]) -> str:
    """The sentence with which a call is refused; any exception but a KinduError goes through."""
    try:
        call()
    except KinduError as error:
        return str(error)
    return ""


def is_sentence(text: str) -> bool:
    """One line that says what was expected and what came."""
    return text.isprintable() and "expected" in text and len(text) < 500


def go_on(lines: list[str], luck: SealedLuck, answers: list[str]) -> Record:
    """Go on after these lines; the seats give the answers that a whole log has there."""
    record = Record(RULES, 2, luck, OPTIONS, lines)
    while len(record.lines) < len(answers):
        record.play(answers[len(record.lines)])
    return record


# --- valid files --------------------------------------------------------------------------

LETTERS = st.characters(codec="utf-8", exclude_categories=["C", "Z"], exclude_characters="=|")
WORDS = st.text(LETTERS, min_size=1, max_size=9)
PHRASES = st.lists(WORDS, min_size=1, max_size=3).map(" ".join)
HASHES = st.text("0123456789abcdef", min_size=64, max_size=64)
SHARED = st.builds(
    "{} {} 00000000-11111111-22222222-33333333-44444444-55555555 {} {}{}".format,
    *[HASHES] * 4,
    st.one_of(
        st.just(""), st.builds(" 1:{}:-".format, HASHES), st.builds(" 1:{0}:{0}".format, HASHES)
    ),
)
WHOLE = st.integers(1, 999_999_999)
POINTS = st.integers(-99, 999).map(lambda halves: f"{halves / 2:g}")
RULE = r"[A-Z]{1,3}(-[A-Z0-9]{1,4}){1,3}"
LINES = st.builds(
    "{} {}".format,
    st.sampled_from(["*", "1", "2", "10", "99"]),
    st.lists(st.text(st.one_of(LETTERS, st.sampled_from("=|"))).filter(bool), min_size=1).map(
        " ".join
    ),
)


@st.composite
def sources(draw: st.DrawFn) -> list[Source]:
    """One or more, each beginning later than the one before."""
    later = draw(st.sets(st.integers(2, 999_999_999), max_size=3))
    made = []
    for first in [1, *sorted(later)]:
        kind = draw(st.sampled_from(["given", "dice", "sealed", "shared"]))
        name = {"given": st.just(""), "dice": WORDS, "sealed": HASHES, "shared": SHARED}[kind]
        made.append(Source(kind, draw(name), first))
    return made


@st.composite
def results(draw: st.DrawFn, seats: int, seals: int) -> GameFileResult:
    return GameFileResult(
        draw(st.one_of(st.sampled_from(EARLY), st.from_regex(RULE, fullmatch=True))),
        draw(st.lists(POINTS, min_size=seats, max_size=seats)),
        draw(st.lists(st.integers(1, 9), min_size=seats, max_size=seats)),
        draw(st.lists(st.one_of(st.just(""), HASHES), min_size=seals, max_size=seals)),
    )


@st.composite
def game_files(draw: st.DrawFn) -> GameFile:
    """Any file that the form allows, whether or not there is such a game."""
    seats = draw(st.integers(1, 7))
    luck = draw(sources())
    seals = sum(source.is_sealed for source in luck)
    return GameFile(
        draw(st.from_regex("[a-z][a-z0-9_]{0,9}", fullmatch=True)),
        draw(WHOLE),
        seats,
        draw(HASHES),
        draw(st.booleans()),
        draw(st.dictionaries(PHRASES, PHRASES, max_size=4)),
        draw(st.lists(PHRASES, min_size=seats, max_size=seats)),
        luck,
        draw(st.lists(LINES, max_size=9)),
        draw(st.one_of(st.none(), results(seats, seals))),
        draw(st.sampled_from(["\n", "\r\n"])),
    )


# --- damaged files ------------------------------------------------------------------------

ODD = [
    "\0", "\r", "\n", "\r\n", "\n\n", "\v", "\f", "\t", "\x1c", "\x1d", "\x1e", "\x1f", "\x85",
    "\u00a0", "\u2028", "\u2029", "\u3000", "\ufeff", "\u200b", "\ud800", "\U0010ffff", "\u0301",
    " ", "  ", " | ", "|", "=", ":", ": ", "*", "-", "0", "1", "9" * 5000, "\u0661", "\uff11", "²",
    "a", "A", "é", "result:", "seed -", " from 2", "given", "#",
]  # fmt: skip
PIECES = st.one_of(st.sampled_from(ODD), st.text(max_size=3))


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """One to three faults, in characters or whole lines; the first dozen lines get many of them."""
    for _ in range(draw(st.integers(1, 3))):
        rows = text.split("\n")
        last = len(rows) - 1
        at = draw(st.one_of(st.integers(0, last), st.integers(0, min(last, 12)), st.just(last)))
        row = rows[at]
        start = draw(st.integers(0, len(row)))
        end = draw(st.sampled_from([start, start + 1, len(row)]))
        other = draw(st.integers(0, last))
        kind = draw(st.sampled_from(["piece", "piece", "swap", "delete", "copy", "end", "cut"]))
        if kind == "piece":
            rows[at] = row[:start] + draw(PIECES) + row[end:]
        elif kind == "swap":
            rows[at], rows[other] = rows[other], row
        elif kind == "delete":
            del rows[at]
        elif kind == "copy":
            rows.insert(other, row)
        elif kind == "end":
            rows[at] = row + draw(st.sampled_from(["\r", "\u2028", " ", "\0"]))
        else:
            rows = [*rows[:at], row[:start]]
        text = "\n".join(rows)
    return text


# --- faulty files -------------------------------------------------------------------------


def changed(old: str, new: str) -> str:
    assert 1 == TEXT.count(old), old
    return TEXT.replace(old, new)


BOARD = FILE.board
FAULTS: dict[str, tuple[str, str]] = {  # what is wrong: the file, the sentence
    "cut within a line": (TEXT[: len(HEAD) + 60], "the file is cut off"),
    "cut within its head": (
        HEAD[:100],
        "line 5: expected the end of the line, but the file is cut",
    ),
    "cut after a line of its head": ("kindu 1\n", "line 2: expected 'game' and its value, but the"),
    "empty": ("", "line 1: expected a game file, which begins with 'kindu 1', but got ''"),
    "something else": ("Hello\n", "line 1: expected a game file, which begins with 'kindu 1', but"),
    "an illegal move": (
        changed("2 discard grey\n", "2 discard magenta\n"),
        "line 42 (answer 33): expected one of: discard turquoise, discard grey, ",
    ),
    "a wrong seat": (
        changed("2 discard grey\n", "1 discard grey\n"),
        "line 42 (answer 33): expected an answer of seat 2, but got one of seat 1",
    ),
    "no such move": (
        changed("2 discard grey\n", "2 discard gray\n"),
        "line 42 (answer 33): expected a move such as 'discard grey', but got 'discard gray'",
    ),
    "an unknown key": (
        changed("seats: 2", "chairs: 2"),
        "line 4: expected 'seats: …', but got 'chairs: 2'",
    ),
    "another board": (
        changed(BOARD, "0" * 64),
        f"line 5: expected the standard board, whose SHA-256 is {BOARD[:12]}…, but the game was",
    ),
    "a newer version": (
        changed("kindu 1\n", "kindu 2\n"),
        "expected a game file of version 1, but got version 2, which a newer Kindu wrote",
    ),
    "newer rules": (
        changed("rules: 1", "rules: 2"),
        "line 3: expected revision 1 of the rules or an older one, but got 2, which needs a newer",
    ),
    "an unknown game": (
        changed(f"game: {KEY}", f"game: {LIKE}"),
        f"expected {A_GAME}, but got {LIKE!r}: did you mean {KEY}?",
    ),
    "a wrong result": (
        changed("| points 69 40 |", "| points 69 41 |"),
        f"line 315: expected 'result: {ENDED} | points 69 40 | places 1 2 |",
    ),
    "a result too early": (
        HEAD + TEXT[TEXT.index("result:") :],
        "line 10: expected another answer, but got a result",
    ),
    "text after the result": (
        TEXT + "1 draw\n",
        "line 316: expected nothing after the result, but got '1 draw'",
    ),
    "an answer too many": (
        changed("result:", "1 draw\nresult:"),
        "line 315 (answer 306): expected an answer of nobody: the game is over, but got one of",
    ),
    "two spaces": (
        changed("2 discard grey\n", "2 discard  grey\n"),
        "line 42: expected an answer such as '1 draw' or '* card grey', but got '2 discard  grey'",
    ),
    "too many seats": (
        HEAD.replace("seats: 2", "seats: 5")
        .replace("names: ", "names: a | b | c | ")
        .replace(FILE.luck[0].text(), "given"),
        f"the head of the file: expected 2 to 4 seats for {RULES.title}, but got 5",
    ),
    "an unknown option": (
        changed("page memory=on", "page memory=on | wind=east"),
        "the head of the file: expected a setting (one of ",
    ),
    "an option missing": (
        changed("start player=random | ", ""),
        "line 6: expected the options start player, hidden scores, page memory in this order, but",
    ),
}


def prefix(answers: int) -> GameFile:
    """The example, cut after this many answers."""
    return parse("".join(TEXT.splitlines(keepends=True)[: 9 + answers]))
