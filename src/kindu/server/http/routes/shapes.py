"""The bodies of requests and answers about tables, as OpenAPI shows them."""

from typing import Annotated, Literal

import msgspec
from pydantic import BaseModel, ConfigDict, Field, WithJsonSchema

from kindu.games import keys
from kindu.games.descriptor import LEVELS
from kindu.server.tables.clocks import LONGEST
from kindu.server.tables.seating import LONGEST_TITLE
from kindu.server.wire import shapes as wire
from kindu.server.wire.seat_shapes import SeatKind

LONGEST_FILE = 1_000_000
GameKey = Annotated[str, Field(examples=keys(), max_length=40)]
LevelName = Annotated[str, Field(examples=LEVELS, max_length=40)]
ColourName = Annotated[str, Field(examples=["blue"], max_length=40)]
Title = Annotated[str, Field(max_length=LONGEST_TITLE)]
Option = Annotated[str, Field(max_length=60)]
FACT = msgspec.json.schema_components([wire.Fact])[1]["Fact"]
Fact = Annotated[dict[str, object], WithJsonSchema(FACT)]  # as the socket has it, unchecked
Commitment = Annotated[
    str,
    Field(pattern="^([0-9a-f]{64})?$", description="to a nonce, if the game starts at once"),
]
Board = Annotated[str, Field(max_length=LONGEST_FILE, description="a board file, TOML")]


class Strict(BaseModel):
    """A body: known names only."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatRequest(Strict):
    """Who is to sit there: me, a bot of some level, or whoever comes."""

    kind: Literal["me", "bot", "open"]
    level: LevelName | None = None
    name: Annotated[str, Field(max_length=40)] | None = None
    colour: ColourName | None = None


class ClockRequest(Strict):
    """Seconds for each seat, seconds gained per decision, and who moves when time is up."""

    bank: Annotated[int, Field(ge=1, le=LONGEST)]
    gain: Annotated[int, Field(ge=0, le=LONGEST)] = 0
    then: Literal["least", "bot"] = "least"


Seats = Annotated[list[SeatRequest], Field(min_length=1, max_length=9)]


class TableRequest(Strict):
    """A new table; with `start` the game begins at once, if no seat is open."""

    game: GameKey
    seats: Seats
    options: Annotated[dict[Option, Option], Field(max_length=20)] = {}
    title: Title = ""
    public: bool = False
    clock: ClockRequest | None = None
    board: Board | None = None
    start: bool = False
    commitment: Commitment = ""


class FileRequest(Strict):
    """A game file to view; with `seats`, the game continues after this many answers."""

    file: Annotated[str, Field(max_length=LONGEST_FILE)]
    board: Board | None = None
    answers: Annotated[int, Field(ge=0, le=1_000_000)] | None = None
    seats: Seats | None = None
    title: Title = ""
    commitment: Commitment = ""


class TableChange(Strict):
    """What the host may change about a table."""

    title: Title | None = None
    public: bool | None = None


class SeatName(Strict):
    """The name to play under; by default your own."""

    name: Annotated[str, Field(min_length=1, max_length=40)] | None = None


class ColourRequest(Strict):
    """The colour of a seat's pieces, where the rules leave it free; null for no choice."""

    colour: ColourName | None


class RematchRequest(Strict):
    """With `start` the game begins at once, if nobody else has to agree."""

    start: bool = False
    commitment: Commitment = ""


class BotRequest(Strict):
    """Which bot plays a seat."""

    level: LevelName


class BoardRequest(Strict):
    """A board file to be checked."""

    toml: Board


class LuckClientInfo(BaseModel):
    """The seats that a client speaks for, what it committed to, and its nonce once it is known."""

    seats: list[int]
    commitment: str
    nonce: str | None


class SharedLuckInfo(BaseModel):
    """How luck is shared: before the start only the hash of the seed, before the deal no seal."""

    table: str
    game: str
    rules: int
    seats: int
    board: str
    options: str
    seed_hash: str
    pledge: str
    until: int
    clients: list[LuckClientInfo]
    seal: str


class SeatInfo(BaseModel):
    """One seat: who sits there, and whether that person is connected now."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    stand_in: str | None
    imposed: bool
    left: bool
    here: bool
    away: int | None
    bot_in: int | None
    colour: str | None
    yours: bool


class TableResult(BaseModel):
    """How a finished game ended: points and places, seat by seat."""

    points: list[str]
    places: list[int]


class TableInfo(BaseModel):
    """A table as everybody who has its link may see it."""

    id: str
    game: str
    title: str
    status: wire.Status
    public: bool
    options: dict[str, str]
    board: str
    clock: ClockRequest | None
    seal: str
    made: int
    touched: int
    host: bool
    host_name: str
    asked: list[int]
    seats: list[SeatInfo]
    luck: SharedLuckInfo | None  # null in lists, and if an older version dealt
    result: TableResult | None  # null unless the game is over


class Tables(BaseModel):
    """A list of tables, most recently changed first."""

    tables: list[TableInfo]


class FaultInfo(BaseModel):
    """What is wrong in a line of a file."""

    line: int
    text: str


class BoardReport(BaseModel):
    """A board file that was checked."""

    game: str | None
    sha256: str | None
    standard: bool
    faults: list[FaultInfo]


class Health(BaseModel):
    """Whether the server works, and which one it is."""

    ok: bool
    version: str
    engine: Literal["compiled", "pure"]
    database: Literal["postgresql", "sqlite"]
    tables: int
    sockets: int
    data: str | None = None  # where games are stored; only shown to requests from the same machine


class ReplayInfo(BaseModel):
    """The table of a finished game after this many answers, as one seat or everybody sees it."""

    answers: int
    last: int
    line: str | None
    view: dict[str, object]
    facts: list[Fact]
    view_text: list[str] = Field(default_factory=list)  # only if text is asked for


class DrawnBoard(BaseModel):
    """All that a screen draws or explains on a board, and the names of things on it."""

    board: dict[str, object]
    titles: dict[str, str]


class PositionInfo(BaseModel):
    """A position of a finished game where a seat was asked, or the last one."""

    answers: int
    seat: int | None
    turn: int
    points: list[str]
    facts: int


class Outcome(BaseModel):
    """The end of a game by its rules: points, places and score sheets, seat by seat."""

    ending: str
    points: list[str]
    places: list[int]
    sheets: list[list[Fact]]


class Course(BaseModel):
    """A finished game from its first to its last position, for replays and charts."""

    last: int
    names: list[str]
    seats: int
    steps: list[PositionInfo]
    facts: list[Fact]
    result: Outcome | None


class GameInfo(BaseModel):
    """A game that can be played here."""

    key: str
    title: str
    blurb: str
    minutes: int
    seats: list[int]
    levels: list[str]
    options: dict[str, list[str]]
    board: str
    colours: list[str]  # of the seats; empty if players may not choose theirs
