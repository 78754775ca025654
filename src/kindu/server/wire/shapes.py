"""The shapes of a table's messages; `make types` writes them as TypeScript.

A test checks every example in docs/protocol.md and the messages of a real server against them.
"""

from typing import Generic, Literal, NotRequired, TypedDict, TypeVar

from kindu.server.wire.luck_shapes import LuckInfo
from kindu.server.wire.seat_shapes import Proposal, Seat, Since

View = TypeVar("View")  # the view of the table's game
Words = dict[str, str | float]
Status = Literal["open", "running", "over"]
UndoRight = Literal["free", "ask", "none"]
EventKind = Literal["start", "move", "undo", "resign", "end"]


class Fact(TypedDict):
    """What happened, or what forbids an answer: its rule, and its numbers by name.

    `text` is an English sentence, for clients that have no words of their own for the game.
    """

    rule: str
    words: Words
    text: NotRequired[str]
    seat: NotRequired[int]


class Answer(TypedDict):
    """A possible answer: the number to send, its notation, its words, an English sentence."""

    answer: int
    parts: list[str]
    words: Words
    text: NotRequired[str]


class ClockTerms(TypedDict):
    """Seconds for each seat, seconds gained per decision, and who moves when time is up."""

    bank: int
    gain: int
    then: Literal["least", "bot"]


class About(TypedDict):
    """What everybody with the link may know about a table."""

    id: str
    game: str
    title: str
    status: Status
    public: bool
    options: dict[str, str]
    board: str
    clock: ClockTerms | None
    seal: str
    made: int
    luck: LuckInfo | None


class ChatLine(TypedDict):
    """One line of the chat; `seat` is null if somebody spoke who only watches."""

    k: int
    seat: int | None
    name: str
    words: str
    at: int


class TimeLeft(TypedDict):
    """Milliseconds left in every bank, and how many the asked seats have used since."""

    left: list[int]
    used: int


class Result(TypedDict):
    """How a game ended, seat by seat, and the seed of its luck."""

    ending: str
    text: NotRequired[str]
    points: list[str]
    places: list[int]
    sheets: list[list[Fact]]
    resigned: list[int]
    seed: str


class Decision(TypedDict):
    """A decision in notation; null if this eye may not read it."""

    seat: int
    move: str | None


class Standing(TypedDict, Generic[View]):
    """How the game stands for one eye after event n; its facts follow the earlier story.

    `alone`: no other person plays, so nobody has to agree to an undo; then `forced` is the answer
    of an eye that has no choice.
    """

    n: int
    story: int
    facts: list[Fact]
    view: View
    view_text: NotRequired[list[str]]
    asked: list[int]
    sealed: NotRequired[list[int]]
    envelope: NotRequired[list[int]]
    legal: NotRequired[list[Answer]]
    undo: NotRequired[UndoRight]
    alone: NotRequired[bool]
    forced: NotRequired[list[int]]
    since: NotRequired[Since]
    clock: NotRequired[TimeLeft]
    proposal: NotRequired[Proposal]
    result: NotRequired[Result]


class TableMessage(TypedDict, Generic[View]):
    """The whole table, for a client that connects or reconnects; with the game if it has begun."""

    t: Literal["table"]
    table: About
    yours: list[int]
    eye: int | None
    host: bool  # whether this visitor made the table
    seats: list[Seat]
    chat: list[ChatLine]
    n: int
    back: NotRequired[list[int]]
    rematch: NotRequired[str]
    story: NotRequired[int]
    facts: NotRequired[list[Fact]]
    view: NotRequired[View]
    view_text: NotRequired[list[str]]
    asked: NotRequired[list[int]]
    sealed: NotRequired[list[int]]
    envelope: NotRequired[list[int]]
    legal: NotRequired[list[Answer]]
    undo: NotRequired[UndoRight]
    alone: NotRequired[bool]
    forced: NotRequired[list[int]]
    since: NotRequired[Since]
    clock: NotRequired[TimeLeft]
    proposal: NotRequired[Proposal]
    result: NotRequired[Result]


class Told(Standing[View]):
    """An event: who did what, and how the game stands now."""

    t: Literal["told"]
    kind: EventKind
    said: list[Decision]
    at: int
    seat: NotRequired[int]


class Link(TypedDict):
    """A question that follows: its possible answers, and the chosen one, or null to decide.

    It is `optional` if the answers before it are already a complete move.
    """

    legal: list[Answer]
    answer: int | None
    optional: bool


class Preview(TypedDict, Generic[View]):
    """What would follow these answers: the links, the whole move, and the table after it.

    `final`: the answers themselves can't be undone without the others' consent.
    """

    t: Literal["preview"]
    n: int
    answers: list[int]
    links: list[Link]
    move: list[int]
    whole: bool
    final: bool
    view: View
    id: NotRequired[int]


class Objection(TypedDict):
    """A move in notation, whether it is legal, and if not, the rules that forbid it."""

    move: str
    legal: bool
    rules: list[Fact]


class Why(TypedDict):
    """What forbids each of the moves asked about."""

    t: Literal["why"]
    n: int
    answers: list[int]
    why: list[Objection]
    id: NotRequired[int]


class Refused(TypedDict):
    """A message that changed nothing: a word for programs, a sentence for people."""

    t: Literal["refused"]
    why: str
    sentence: str
    n: int
    rules: NotRequired[list[Fact]]
    id: NotRequired[int]


class Ok(TypedDict):
    """The message with this id was accepted."""

    t: Literal["ok"]
    id: int


class Pong(TypedDict):
    """The reply to a ping."""

    t: Literal["pong"]
    id: NotRequired[int]


class EnvelopeMessage(TypedDict):
    """A seat of an open group has answered; only its own eye learns what."""

    t: Literal["sealed"]
    n: int
    seat: int
    sealed: list[int]
    asked: list[int]
    envelope: NotRequired[list[int]]


class Proposed(TypedDict):
    """A seat's proposal; null if it was dropped."""

    t: Literal["proposal"]
    proposal: Proposal | None


class Chat(ChatLine):
    """A chat message for everybody; it replaces one of the same number."""

    t: Literal["chat"]


class SeatsMessage(TypedDict):
    """Who sits where, and who is there."""

    t: Literal["seats"]
    seats: list[Seat]
    table: About


class Rematch(TypedDict):
    """A rematch at another table."""

    t: Literal["rematch"]
    table: str


class Bye(TypedDict):
    """The last message: why the connection is closed."""

    t: Literal["bye"]
    sentence: str


ToClient = (
    TableMessage[View]
    | Told[View]
    | Preview[View]
    | Why
    | Refused
    | Ok
    | Pong
    | EnvelopeMessage
    | Proposed
    | Chat
    | SeatsMessage
    | Rematch
    | Bye
)
