"""The game file: a head of `key: value` lines, one line per answer, and the result at the end.

`parse` and `text` know the form and no game; `kindu.record.files` plays a file by its rules.
"""

import re
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field

from kindu.core.words import KinduError
from kindu.record.pauses import at_once
from kindu.record.sources import HASH, Source, read_sources

VERSION = 1
FIRST = f"kindu {VERSION}"
KEYS = ["game", "rules", "seats", "board", "options", "names", "luck"]
TAKE_BACKS = "take-backs: "  # a key that only some files have, after the others
HEAD = len(KEYS) + 4  # most lines besides the answers: the first, take-backs, a blank, the result
BETWEEN = " | "
NONE = "none"
BOT = " (bot)"
LONGEST_NAME = 40
AT_ONCE = 200  # lines that are read before a pause
SHOWN = 60  # how many letters of a faulty line an error quotes
EARLY = ["vote", "resign"]  # how people end a game before its rules do

WHOLE = re.compile(r"[1-9][0-9]{0,8}")
ANSWER = re.compile(r"(?:\*|[1-9][0-9]?)(?: [^\s]+)+")
RESULT = re.compile(
    r"result: ([A-Z]+(?:-[A-Z0-9]+)+|vote|resign)"
    r" \| points ([-0-9. ]+) \| places ([1-9](?: [1-9])*)"
    r"(?: \| seed ((?:-|[0-9a-f]{64})(?: (?:-|[0-9a-f]{64}))*))?"
)


class GameFileError(KinduError):
    """A text is not a game file, or not one that can be played here."""


@dataclass(frozen=True)
class GameFileResult:
    """How the game ended; `seeds` are those of its seals in order, empty where unknown."""

    ending: str  # a rule, or one of EARLY
    points: list[str]
    places: list[int]
    seeds: list[str] = field(default_factory=list)

    def text(self) -> str:
        """The last line."""
        parts = [
            self.ending,
            f"points {' '.join(self.points)}",
            f"places {' '.join(map(str, self.places))}",
        ]
        if self.seeds:
            parts.append(f"seed {' '.join(seed or '-' for seed in self.seeds)}")
        return f"result: {BETWEEN.join(parts)}"


@dataclass(frozen=True)
class GameFile:
    """A game as a file holds it; without a result it is in progress."""

    game: str
    rules: int
    seats: int
    board: str  # its SHA-256
    standard: bool  # the board that comes with the game, not a custom board
    options: dict[str, str]
    names: list[str]
    luck: list[Source]
    lines: list[str]
    result: GameFileResult | None = None
    eol: str = "\n"  # how its lines end
    take_backs: int = 0  # decisions that were taken back after luck had answered them

    def text(self) -> str:
        """The file, byte for byte the one that was read."""
        values = [
            self.game,
            str(self.rules),
            str(self.seats),
            f"{'standard' if self.standard else 'own'} {self.board}" if self.board else NONE,
            options_text(self.options),
            BETWEEN.join(self.names),
            BETWEEN.join(source.text() for source in self.luck),
        ]
        head = [f"{key}: {value}" for key, value in zip(KEYS, values, strict=True)]
        head += [f"{TAKE_BACKS}{self.take_backs}"] if self.take_backs else []
        last = [self.result.text()] if self.result else []
        return self.eol.join([FIRST, *head, "", *self.lines, *last, ""])

    def line_of(self, answer: int) -> int:
        """The line of the file that holds an answer; both count from 1."""
        return len(KEYS) + 2 + bool(self.take_backs) + answer


def options_text(options: dict[str, str]) -> str:
    """As in the line `options`."""
    return BETWEEN.join(f"{key}={value}" for key, value in options.items()) or NONE


def check_name(name: str) -> str:
    """A name that fits into a line of names."""
    fits = name.strip() == name and name.isprintable() and 0 < len(name) <= LONGEST_NAME
    if fits and "|" not in name:
        return name
    wanted = f"a name of 1 to {LONGEST_NAME} characters without |"
    raise GameFileError(f"expected {wanted}, but got {name[:SHOWN]!r}")


def parse(text: str) -> GameFile:
    """The game file in this text, or an error of one sentence that names the faulty line."""
    return at_once(parsing(text))


def parsing(text: str) -> Generator[None, None, GameFile]:
    """The same as work that pauses often, for a server that has others to serve."""
    return GameFileReader(text).read()


class GameFileReader:
    """Goes through a text line by line."""

    def __init__(self, text: str) -> None:
        self.eol = "\r\n" if "\r\n" in text.partition("\n")[0] + "\n" else "\n"
        self.rows = text.split(self.eol)
        self.at = 0  # the line read last, from 1

    def read(self) -> Generator[None, None, GameFile]:
        """All of it, with pauses."""
        self.check_start()
        head = {key: self.value(key) for key in KEYS}
        game = self.fits(head["game"], re.compile("[a-z][a-z0-9_]*"), "a game", 2)
        rules = int(self.fits(head["rules"], WHOLE, "a revision of the rules, such as 1", 3))
        seats = int(self.fits(head["seats"], WHOLE, "a number of seats", 4))
        kind, board = self.board(head["board"])
        options = self.options(head["options"])
        names = head["names"].split(BETWEEN)
        self.check_names(names, seats)
        luck = self.luck(head["luck"], seats)
        take_backs = self.take_backs()
        self.blank()
        lines: list[str] = []
        for line in self.answers():
            lines.append(line)
            if not len(lines) % AT_ONCE:
                yield
        result = self.result(seats, luck)
        return GameFile(
            game, rules, seats, board, kind == "standard", options, names, luck, lines, result,
            self.eol, take_backs,
        )  # fmt: skip

    def fail(self, wanted: str, came: str, line: int | None = None) -> None:
        """One sentence: what was expected and what came instead."""
        shown = repr(came if len(came) <= SHOWN else came[:SHOWN] + "…")
        raise GameFileError(f"line {line or self.at}: expected {wanted}, but got {shown}")

    def fits(self, value: str, shape: re.Pattern[str], wanted: str, line: int) -> str:
        """The value, if it has this shape."""
        if not shape.fullmatch(value):
            self.fail(wanted, value, line)
        return value

    def check_start(self) -> None:
        """The first line names the version, and the last line is complete."""
        first = self.rows[0]
        version = re.fullmatch(r"kindu ([1-9][0-9]{0,8})", first)
        if version and int(version[1]) > VERSION:
            newer = f"a game file of version {VERSION}"
            raise GameFileError(
                f"expected {newer}, but got version {version[1]}, which a newer Kindu wrote"
            )
        if first != FIRST:
            self.fail(f"a game file, which begins with {FIRST!r}", first, 1)
        if self.rows.pop():
            at = len(self.rows) + 1
            raise GameFileError(f"line {at}: expected the end of the line, but the file is cut off")
        self.at = 1

    def next(self) -> str | None:
        """The next line, or None after the last one."""
        if self.at >= len(self.rows):
            return None
        self.at += 1
        return self.rows[self.at - 1]

    def value(self, key: str) -> str:
        """The value in the next line, which must have this key."""
        row = self.next()
        if row is None:
            raise GameFileError(
                f"line {self.at + 1}: expected {key!r} and its value, but the file is cut off"
            )
        name, _, value = row.partition(": ")
        if name != key or not value:
            self.fail(f"{f'{key}: …'!r}", row)
        return value

    def board(self, value: str) -> tuple[str, str]:
        """Whether the board is standard, and its hash; `none` for a game without a board."""
        kind, _, board = value.partition(" ")
        if value == NONE:
            return "standard", ""
        if kind not in ("standard", "own") or not HASH.fullmatch(board):
            self.fail("'standard' or 'own' and the SHA-256 of the board", value, 5)
        return kind, board

    def options(self, text: str) -> dict[str, str]:
        """`start player=1 | page memory=on`, or `none`."""
        if text == NONE:
            return {}
        pairs = [part.partition("=") for part in text.split(BETWEEN)]
        if not (text.isprintable() and all(key and value for key, _, value in pairs)):
            self.fail("options such as 'start player=1 | page memory=on', or none", text, 6)
        found = {key: value for key, _, value in pairs}
        if len(found) < len(pairs):
            self.fail("every option once", text, 6)
        return found

    def check_names(self, names: list[str], seats: int) -> None:
        """A name for every seat."""
        if len(names) != seats:
            self.fail(f"{seats} names with {BETWEEN!r} between them", BETWEEN.join(names), 7)
        for name in names:
            try:
                check_name(name)
            except GameFileError as error:
                raise GameFileError(f"line 7: {error}") from None

    def luck(self, text: str, seats: int) -> list[Source]:
        """`sealed <seal>`, and for a game continued from a file `| sealed <seal> from 57`."""
        sources = read_sources(text.split(BETWEEN), seats)
        if sources is None:
            seals = "'shared' and its hashes, 'sealed' and a SHA-256"
            self.fail(f"{seals}, 'dice' and a seed, or 'given'", text, 8)
        return sources or []

    def take_backs(self) -> int:
        """How often a decision was taken back after a draw; most files don't have this line."""
        row = self.rows[self.at] if self.at < len(self.rows) else ""
        if not row.startswith(TAKE_BACKS):
            return 0
        self.at += 1
        return int(self.fits(row.removeprefix(TAKE_BACKS), WHOLE, "a number of take-backs", 9))

    def blank(self) -> None:
        """A blank line ends the head."""
        row = self.next()
        if row is None:
            at = self.at + 1
            raise GameFileError(f"line {at}: expected an empty line, but the file is cut off")
        if row:
            self.fail("an empty line after the head", row)

    def answers(self) -> Iterator[str]:
        """The lines up to the result, if there is one."""
        while (row := self.next()) is not None and not row.startswith("result:"):
            if not ANSWER.fullmatch(row):
                self.fail("an answer such as '1 draw' or '* card grey'", row)
            yield row

    def result(self, seats: int, luck: list[Source]) -> GameFileResult | None:
        """The last line, with a number for each seat and a seed for each seal."""
        if self.at == len(self.rows) and not self.rows[-1].startswith("result:"):
            return None
        row = self.rows[self.at - 1]
        found = RESULT.fullmatch(row)
        if not found:
            self.fail("'result: …' with ending, points and places", row)
            return None
        seeds = ["" if seed == "-" else seed for seed in (found[4] or "").split()]
        points, places = found[2].split(" "), [int(place) for place in found[3].split()]
        result = GameFileResult(found[1], points, places, seeds)
        sealed = sum(source.is_sealed for source in luck)
        if not len(points) == len(places) == seats or len(seeds) != sealed or result.text() != row:
            wanted = f"points and places of {seats} seats and a seed for each seal"
            self.fail(f"a result with {wanted}", row)
        if self.at < len(self.rows):
            self.fail("nothing after the result", self.rows[self.at], self.at + 1)
        return result
