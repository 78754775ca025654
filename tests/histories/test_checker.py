"""A good history breaks no law, and each bad one breaks exactly its own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.histories.by_hand import DEAL, FIRST, HELLO, HI, SECOND, Story, good
from tests.histories.checker import LAWS, judge
from tests.histories.records import (
    MOVE,
    REFUSED,
    UNDO,
    UNKNOWN,
    Calmed,
    ChatLine,
    EventLine,
    Spoken,
    read,
    written,
)


def broken(story: Story) -> list[str]:
    """The laws that a history breaks."""
    return sorted({one.split(":")[0] for one in judge(story.lines)})


def test_a_good_history_breaks_no_law() -> None:
    assert [] == judge(good().lines)


def test_a_history_is_the_same_when_it_is_read_again() -> None:
    lines = good().lines

    assert lines == list(read(written(one) for one in lines))


# --- bad histories, by the law that they break -------------------------------------------------


def gap(story: Story) -> None:
    story.move(SECOND)
    story.keep(DEAL, SECOND)


def lost(story: Story) -> None:
    story.move(FIRST)
    story.keep(DEAL)


def replaced(story: Story) -> None:
    """The acknowledged move gave way to one whose sender never learned of it."""
    story.move(FIRST)
    story.move(EventLine(1, 1, MOVE, 101, ["1 buy"]), UNKNOWN)
    story.keep(DEAL, EventLine(1, 1, MOVE, 101, ["1 buy"]))


def repeated(story: Story) -> None:
    story.move(FIRST)
    story.move(FIRST)
    story.keep(DEAL, FIRST)


def reordered(story: Story) -> None:
    story.move(SECOND)
    story.move(FIRST)
    story.keep(DEAL, FIRST, SECOND)


def refused(story: Story) -> None:
    story.move(FIRST, REFUSED)
    story.keep(DEAL, FIRST)


def doubled(story: Story) -> None:
    """The answer got lost, and the move was played twice."""
    story.move(FIRST, UNKNOWN)
    story.keep(DEAL, FIRST, EventLine(2, 1, MOVE, 102, FIRST.lines))


def ghost(story: Story) -> None:
    story.keep(DEAL, FIRST)


def never_agreed(story: Story) -> None:
    story.move(FIRST)
    story.answer(story.ask(UNDO, n=2), event=False)
    story.keep(DEAL, FIRST, EventLine(2, 1, UNDO, 102))


def skipped(story: Story) -> None:
    story.move(FIRST)
    story.move(SECOND)
    story.greet(1, 0)
    story.tell(1, SECOND)
    story.keep(DEAL, FIRST, SECOND)


def told_twice(story: Story) -> None:
    story.move(FIRST)
    story.greet(1, 0)
    story.tell(1, FIRST)
    story.tell(1, FIRST)
    story.keep(DEAL, FIRST)


def told_but_not_kept(story: Story) -> None:
    story.move(FIRST, UNKNOWN)
    story.greet(1, 0)
    story.tell(1, FIRST)
    story.keep(DEAL)


def read_but_not_kept(story: Story) -> None:
    story.greet(1, 1)
    story.keep(DEAL)


def fork(story: Story) -> None:
    """Two processes tell different events under one number."""
    other = EventLine(1, 1, MOVE, 999, FIRST.lines)
    story.move(FIRST)
    story.greet(1, 0)
    story.greet(2, 0, client="seat 2")
    story.tell(1, FIRST)
    story.tell(2, other)
    story.keep(DEAL, FIRST)


def other_answers(story: Story) -> None:
    story.move(FIRST)
    story.greet(1, 0)
    story.tell(1, EventLine(1, 1, MOVE, FIRST.when, ["1 buy"]))
    story.keep(DEAL, FIRST)


def stale_read(story: Story) -> None:
    """A client changes to the other process, which does not know as much."""
    story.move(FIRST)
    story.greet(1, 1)
    story.greet(2, 0)
    story.keep(DEAL, FIRST)


def lost_words(story: Story) -> None:
    story.say("hello")
    story.keep(DEAL)


def doubled_words(story: Story) -> None:
    story.say("hello", UNKNOWN)
    story.keep(DEAL, chat=(HELLO, ChatLine(1, 1, "hello")))


def refused_words(story: Story) -> None:
    story.say("hello", REFUSED)
    story.keep(DEAL, chat=(HELLO,))


def ghost_words(story: Story) -> None:
    story.keep(DEAL, chat=(HELLO,))


def skipped_words(story: Story) -> None:
    story.say("hello")
    story.say("hi")
    story.greet(1, 0)
    story.add(Spoken(link=1, message=HI))
    story.keep(DEAL, chat=(HELLO, HI))


def words_not_kept(story: Story) -> None:
    story.greet(1, 0, HELLO)
    story.keep(DEAL)


def behind_at_last(story: Story) -> None:
    story.move(FIRST)
    story.stand(1, 0)
    story.keep(DEAL, FIRST)


def other_at_last(story: Story) -> None:
    story.stand(1, 0, "another")
    story.keep(DEAL)
    story.lines[-1].seen = {"1": "this"}  # type: ignore[union-attr]


def silent_at_last(story: Story) -> None:
    story.say("hello")
    story.stand(1, 0)
    story.keep(DEAL, chat=(HELLO,))


def stuck(story: Story) -> None:
    """One process takes a move after the storm, the other one doesn't."""
    story.add(Calmed())
    story.move(FIRST)
    story.keep(DEAL, FIRST, over=False)


BAD: dict[str, list[Callable[[Story], None]]] = {
    "numbers_have_no_gaps": [gap],
    "acknowledged_is_kept": [lost, replaced],
    "acknowledged_once": [repeated],
    "real_time_is_respected": [reordered],
    "refused_is_absent": [refused],
    "nothing_happens_twice": [doubled],
    "somebody_asked": [ghost],
    "everybody_agreed": [never_agreed],
    "heard_in_order": [skipped, told_twice],
    "heard_is_kept": [told_but_not_kept, read_but_not_kept],
    "one_number_one_event": [fork, other_answers],
    "never_backwards": [stale_read],
    "chat_is_kept_once": [lost_words, doubled_words, refused_words, ghost_words],
    "chat_is_heard_in_order": [skipped_words],
    "chat_is_told_as_kept": [words_not_kept],
    "told_at_last_is_kept": [behind_at_last, other_at_last, silent_at_last],
    "no_table_is_stuck": [stuck],
}


@pytest.mark.parametrize(
    ("write", "law"), [(one, law) for law, stories in BAD.items() for one in stories]
)
def test_a_bad_history_breaks_exactly_its_law(write: Callable[[Story], None], law: str) -> None:
    story = Story()
    write(story)

    assert [law] == broken(story)


def test_every_law_has_a_bad_history() -> None:
    assert [law.__name__ for law in LAWS] == list(BAD)
