"""Small histories, written by hand, for tests of the checker."""

from __future__ import annotations

from tests.histories.records import (
    AGREE,
    CHAT,
    MOVE,
    OK,
    REFUSED,
    UNDO,
    UNKNOWN,
    Answered,
    Calmed,
    ChatLine,
    EventLine,
    Greeted,
    Invoked,
    Kept,
    Record,
    Spoken,
    Standing,
    Told,
)

DEAL = EventLine(0, 0, "start", 100)
FIRST = EventLine(1, 1, MOVE, 101, ["1 draw", "* card red"])
SECOND = EventLine(2, 2, MOVE, 102, ["2 buy"])
HELLO = ChatLine(0, 1, "hello")
HI = ChatLine(1, 2, "hi")


class Story:
    """A history that is written down line by line; every line takes a second."""

    def __init__(self) -> None:
        self.lines: list[Record] = []
        self.operations = 0

    def add(self, record: Record) -> None:
        record.at = float(len(self.lines))
        self.lines.append(record)

    def ask(self, kind: str = MOVE, *lines: str, n: int = -1, seat: int = 1, **more: object) -> int:
        """Send a message; returns its number."""
        self.operations += 1
        asked = Invoked(
            op=self.operations, client=f"seat {seat}", process=0, table="T", kind=kind, seat=seat,
            n=n, lines=list(lines), **more,  # type: ignore[arg-type]
        )  # fmt: skip
        self.add(asked)
        return self.operations

    def answer(self, op: int, outcome: str = OK, event: bool = True) -> None:
        self.add(Answered(op=op, outcome=outcome, event=event and outcome == OK))

    def move(self, event: EventLine, outcome: str = OK, **more: object) -> None:
        """Ask for an event, and get an answer."""
        own = [line for line in event.lines if line[0] != "*"]
        self.answer(self.ask(MOVE, *own, n=event.n, seat=event.seat, **more), outcome)

    def say(self, words: str, outcome: str = OK) -> None:
        self.answer(self.ask(CHAT, words=words), outcome, event=False)

    def greet(self, link: int, n: int, *chat: ChatLine, client: str = "seat 1") -> None:
        self.add(
            Greeted(
                link=link, client=client, process=link % 2, table="T", knew=-1, n=n, chat=[*chat]
            )
        )

    def tell(self, link: int, event: EventLine) -> None:
        self.add(
            Told(
                link=link, n=event.n, kind=event.kind, seat=event.seat, when=event.when,
                said=event.lines[:1],
            )
        )  # fmt: skip

    def keep(self, *events: EventLine, chat: tuple[ChatLine, ...] = (), over: bool = True) -> None:
        self.add(Kept(table="T", people=[1, 2], events=[*events], chat=[*chat], over=over))

    def stand(self, process: int, n: int, seen: str = "", *chat: ChatLine) -> None:
        self.add(Standing(table="T", process=process, eye="1", n=n, seen=seen, chat=[*chat]))


def good() -> Story:
    """Two moves, an undo by consent, a chat; one message was repeated, one has no answer."""
    story = Story()
    undone = EventLine(3, 2, UNDO, 103)
    story.greet(1, 0)
    story.move(FIRST)
    story.tell(1, FIRST)
    story.move(FIRST, REFUSED)
    story.move(SECOND, UNKNOWN)
    story.tell(1, SECOND)
    story.answer(story.ask(UNDO, n=3, seat=2), event=False)
    story.answer(story.ask(AGREE, n=3, seat=1, yes=True))
    story.tell(1, undone)
    story.say("hello")
    story.add(Spoken(link=1, message=HELLO))
    story.greet(2, 3, HELLO)
    story.say("hi", UNKNOWN)
    story.add(Calmed())
    for process in (0, 1):
        made = EventLine(4 + process, 1, MOVE, 104, ["1 draw"])
        story.answer(story.ask(MOVE, "1 draw", n=made.n))
        story.lines[-2].process = process  # type: ignore[union-attr]
    last = [EventLine(n, 1, MOVE, 104, ["1 draw"]) for n in (4, 5)]
    story.stand(0, 5, "", HELLO)
    story.keep(DEAL, FIRST, SECOND, undone, *last, chat=(HELLO,), over=False)
    return story
