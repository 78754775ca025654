"""The incoming messages of the socket, typed and checked.

docs/protocol.md has an example of each. This is the only place that reads their JSON.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from kindu.server.refusals import BadMessage
from kindu.server.wire.seat_shapes import Reaction

LONGEST_CHAT = 500
LONGEST_TOKEN = 200
LONGEST_MOVE = 100  # letters of an answer in notation
MOST_MOVES = 24  # moves in one message
HIGHEST = 2**31 - 1

Number = Annotated[int, msgspec.Meta(ge=0, le=HIGHEST)]
Action = Annotated[int, msgspec.Meta(ge=-HIGHEST, le=HIGHEST)]  # the match says which are legal
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_MOVE)]
Answers = Annotated[list[Action], msgspec.Meta(max_length=1000)]
Goal = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_MOVE)]  # a place, a card
WishedActions = Annotated[list[Action], msgspec.Meta(max_length=100)]
Digits = Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")]  # of a hash or a nonce


class Message(msgspec.Struct, tag_field="t", forbid_unknown_fields=True, frozen=True):
    """Every message may carry an `id`, which the answer to it repeats."""

    id: Number | None = None


class Hello(Message, tag="hello", frozen=True):
    """The first message: who it is, and the last event that the client knows."""

    token: Annotated[str, msgspec.Meta(max_length=LONGEST_TOKEN)] = ""
    n: Annotated[int, msgspec.Meta(ge=-1, le=HIGHEST)] = -1
    text: bool = False  # whether it also wants everything as English text
    commitment: Digits = ""  # to the nonce that it will reveal after the start
    nonce: Digits = ""  # if it was shown the pledge already


class Move(Message, tag="move", frozen=True, kw_only=True):
    """Answers that make event n, all of them or none."""

    n: Number
    answers: Answers


class PreviewRequest(Message, tag="preview", frozen=True, kw_only=True):
    """What would follow these answers; `prefer` and `avoid` are wishes for the next links.

    With `plan`, also what the game's planner says after the answers, in general or about a goal;
    without answers at any time.
    """

    n: Number
    answers: Answers
    prefer: WishedActions = []
    avoid: WishedActions = []
    plan: bool | Goal = False


class WhyRequest(Message, tag="why", frozen=True, kw_only=True):
    """Which rules forbid each of these moves after the answers."""

    n: Number
    answers: Answers
    moves: Annotated[list[Notation], msgspec.Meta(min_length=1, max_length=MOST_MOVES)]


class UndoRequest(Message, tag="undo", frozen=True, kw_only=True):
    """Undo your last decision as event n, or ask the others for consent."""

    n: Number


class Propose(Message, tag="propose", frozen=True, kw_only=True):
    """Ask the others to end the game as it stands."""

    n: Number


class Agree(Message, tag="agree", frozen=True, kw_only=True):
    """Yes or no to another seat's proposal for event n."""

    n: Number
    yes: bool


class Resign(Message, tag="resign", frozen=True, kw_only=True):
    """Give up."""

    n: Number


class ChatRequest(Message, tag="chat", frozen=True, kw_only=True):
    """A chat message for everybody at the table."""

    words: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_CHAT)]


class React(Message, tag="react", frozen=True, kw_only=True):
    """A quick reaction: a code, which every reader sees in their own language."""

    reaction: Reaction


class Reveal(Message, tag="reveal", frozen=True, kw_only=True):
    """The nonce that this client had committed to, now that the start is fixed."""

    nonce: Digits


class Ping(Message, tag="ping", frozen=True):
    """A check whether the server is there."""


Incoming = (
    Hello
    | Move
    | PreviewRequest
    | WhyRequest
    | UndoRequest
    | Propose
    | Agree
    | Resign
    | ChatRequest
    | React
    | Reveal
    | Ping
)
DECODER: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
ENCODER = msgspec.json.Encoder()


def read(raw: str | bytes) -> Incoming:
    """A message, or a refusal that says what was expected."""
    try:
        return DECODER.decode(raw)
    except msgspec.ValidationError as error:
        raise BadMessage(f"expected a message of the protocol, but {error}") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BadMessage(f"expected JSON, but {error}") from None


def write(message: object) -> bytes:
    """A message, or a part of one, as it is sent."""
    return ENCODER.encode(message)
