"""The chat: one order of messages per table, each of them once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tests.histories.history import Heard, TableHistory
from tests.histories.records import CHAT, ChatLine, Greeted, Spoken


def chat_is_kept_once(table: TableHistory) -> Iterator[str]:
    """An acknowledged message is kept once, an unknown one at most once, a refused one never."""
    count = Counter(one.words for one in table.kept.chat)
    for one in table.of(CHAT):
        times = count.pop(one.asked.words, 0)
        if times > 1 or (one.acknowledged and not times) or (one.refused and times):
            yield f"a message that was {one.outcome} is kept {times} times: {one.asked}"
    for words in count:
        yield f"nobody said {words!r}"


def chat_is_heard_in_order(table: TableHistory) -> Iterator[str]:
    """After its greeting, a connection hears every message, in order and once."""
    for link in table.links:
        last = -1
        for one in link.heard:
            if isinstance(one, Greeted):
                last = max((said.k for said in one.chat), default=-1)
            elif isinstance(one, Spoken):
                if one.message.k != last + 1:
                    yield f"connection {link.number} heard message {one.message.k} after {last}"
                last = one.message.k


def chat_is_told_as_kept(table: TableHistory) -> Iterator[str]:
    """Every message that anybody heard is kept, under its number, with its words."""
    kept = set(table.kept.chat)
    for link in table.links:
        for one in link.heard:
            for said in messages(one):
                if said not in kept:
                    yield f"connection {link.number} heard a message that is not kept: {said}"


def messages(heard: Heard) -> list[ChatLine]:
    """The messages of the chat in what was heard."""
    if isinstance(heard, Spoken):
        return [heard.message]
    return heard.chat if isinstance(heard, Greeted) else []
