"""Work for several processes: results come in order, and it can end at any moment."""

import signal
from collections.abc import Iterator
from contextlib import closing
from itertools import islice
from multiprocessing import active_children

import pytest

from kindu.core.words import KinduError, SetupError
from kindu.lab.workers import in_order


def parts(amount: int) -> Iterator[range]:
    return (range(i * 3, i * 3 + 3) for i in range(amount))


def squares(part: range) -> list[int]:
    return [i * i for i in part]


def long_texts(part: range) -> list[str]:
    return [str(i) * 200_000 for i in part]


def die(part: range) -> list[int]:
    signal.raise_signal(signal.SIGTERM)
    return list(part)


def refuse(part: range) -> list[int]:
    raise SetupError(f"expected no part, but got {len(part)}")


def test_results_come_in_order() -> None:
    assert [i * i for i in range(60)] == list(in_order(squares, parts(20), 3))


def test_no_process_is_left_even_if_reports_are_under_way() -> None:
    before = set(active_children())
    with closing(in_order(long_texts, parts(1000), 2)) as found:
        texts = list(islice(found, 4))
        assert set(active_children()) > before

    assert ["0", "1", "2", "3"] == [text[0] for text in texts]
    assert before == set(active_children())


def test_a_process_that_is_stopped_from_outside_is_one_sentence() -> None:
    with pytest.raises(KinduError, match="but one was killed"):
        list(in_order(die, parts(2), 2))


def test_a_refusal_in_a_process_is_raised_where_it_was_asked_for() -> None:
    with pytest.raises(SetupError, match="expected no part, but got 3"):
        list(in_order(refuse, parts(2), 2))
