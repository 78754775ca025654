"""Shared luck that was forged: the check says what was changed."""

from dataclasses import replace

import pytest

from kindu.record.gamefile import GameFileError, parse
from kindu.record.seal import seal_of
from kindu.record.shared import (
    commitment_of,
)
from kindu.record.verify import verify
from tests.record.game_files import OPTIONS, RULES
from tests.record.shared_games import GAME, Changes, client, forged, luck_of, only


def test_a_forged_seed_is_named() -> None:
    assert GAME.result
    result = replace(GAME.result, seeds=[bytes(32).hex()])
    report = verify(replace(GAME, result=result), RULES)

    assert "the seed 000000000000… is not the one that was sealed" in only(report)
    assert report.differences


def test_a_forged_seed_with_its_hash_is_named() -> None:
    """Whoever changes the hash of the seed as well, breaks the pledge."""
    assert GAME.result
    result = replace(GAME.result, seeds=[bytes(32).hex()])
    file = forged({"seed_hash": seal_of(bytes(32))}, replace(GAME, result=result))

    assert "the hash of the seed were changed: the pledge" in only(verify(file, RULES))


@pytest.mark.parametrize("at", [0, 1])
def test_a_forged_nonce_is_named_by_its_seat(at: int) -> None:
    file = forged({"clients": client(at, {"nonce": "00" * 32})})

    sentence = f"the nonce of seat {at + 1} is not the one that its client had committed to"
    assert sentence == only(verify(file, RULES))


def test_a_forged_nonce_with_its_commitment_is_named() -> None:
    other: Changes = {"nonce": "00" * 32, "commitment": commitment_of("00" * 32)}
    report = verify(forged({"clients": client(0, other)}), RULES)

    assert report.broken[0].startswith("the seats, the commitments or the hash of the seed were")


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("board", {"board": "00" * 32, "standard": False}),
        ("rules", {"rules": 7}),
        ("options", {"options": OPTIONS | {"hidden scores": "on"}}),
    ],
)
def test_a_forged_term_is_named(name: str, changes: Changes) -> None:
    """None of these changes a draw: only the seal shows it."""
    report = verify(replace(GAME, **changes), RULES)

    assert only(report).startswith(f"'{name}: ")
    assert [] == report.differences


def test_another_table_is_named() -> None:
    assert only(verify(forged({"table": "00" * 32}), RULES)).startswith("'table: 0000")


def test_the_order_of_the_seats_is_named() -> None:
    first, second = luck_of(GAME).clients
    swapped = (replace(second, seats=(1,)), replace(first, seats=(2,)))
    report = verify(forged({"clients": swapped}), RULES)

    assert report.broken[0].startswith("the order of the seats was changed")


def test_a_dropped_nonce_is_named_by_its_seat() -> None:
    report = verify(forged({"clients": client(1, {"nonce": ""})}), RULES)

    assert "the nonce of seat 2 was dropped: the seal was made with it" == only(report)


def test_a_dropped_client_is_named() -> None:
    report = verify(forged({"clients": luck_of(GAME).clients[:1]}), RULES)

    assert report.broken[0].startswith("the seats, the commitments or the hash of the seed were")


def test_a_seal_that_was_changed_is_named() -> None:
    report = verify(forged({"seal": "00" * 32}), RULES)

    assert "the seal 000000000000… was made for other nonces" == only(report)
    assert report.differences


def test_a_forged_draw_is_named_by_its_line() -> None:
    lines = list(GAME.lines)
    at = next(n for n, line in enumerate(lines) if line.startswith("* card"))
    lines[at] = "* card grey" if lines[at] != "* card grey" else "* card orange"
    report = verify(replace(GAME, lines=lines), RULES)

    assert [] == report.broken
    assert at + 1 == report.differences[0].answer


@pytest.mark.parametrize(
    "clients",
    [
        " 1:{0}:-  2:{0}:-",
        " 2:{0}:- 1:{0}:-",
        " 1,1:{0}:-",
        " 3:{0}:-",
        " 1:{0}",
        " 2,1:{0}:-",
        " 1:{0}:-1",
    ],
)
def test_there_is_one_way_to_write_the_clients(clients: str) -> None:
    luck = replace(luck_of(GAME), clients=()).text() + clients.format("0" * 64)

    with pytest.raises(GameFileError, match="line 8: expected 'shared' and its hashes, 'sealed'"):
        parse(GAME.text().replace(luck_of(GAME).text(), luck))
