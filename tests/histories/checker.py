"""Judges a history by all laws. It reads and writes nothing, and knows nothing of the server."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from tests.histories.history import TableHistory, by_table
from tests.histories.laws import chat, ending, hearing, order
from tests.histories.records import Record

Law = Callable[[TableHistory], Iterator[str]]

LAWS: tuple[Law, ...] = (
    order.numbers_have_no_gaps,
    order.acknowledged_is_kept,
    order.acknowledged_once,
    order.real_time_is_respected,
    order.refused_is_absent,
    order.nothing_happens_twice,
    order.somebody_asked,
    order.everybody_agreed,
    hearing.heard_in_order,
    hearing.heard_is_kept,
    hearing.one_number_one_event,
    hearing.never_backwards,
    chat.chat_is_kept_once,
    chat.chat_is_heard_in_order,
    chat.chat_is_told_as_kept,
    ending.told_at_last_is_kept,
    ending.no_table_is_stuck,
)


def judge(records: Iterable[Record]) -> list[str]:
    """Every breach of a law: the law, the table, and a sentence."""
    tables = by_table(records)
    return [
        f"{law.__name__}: {table.kept.table}: {sentence}"
        for law in LAWS
        for table in tables
        for sentence in law(table)
    ]
