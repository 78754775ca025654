"""Shared luck: the vectors of the paper, an independent check, and who contributed."""

import re
from dataclasses import replace

import pytest

from kindu.games import load
from kindu.record.files import file_of
from kindu.record.gamefile import parse
from kindu.record.record import Record
from kindu.record.seal import SealedLuck, number, seal_of
from kindu.record.shared import (
    ClientNonce,
    SealTerms,
    commitment_of,
    new_nonce,
    shared_luck,
    table_hash,
)
from kindu.record.sources import Source
from kindu.record.verify import verify
from tests.record import paper_luck
from tests.record.game_files import KEY, OPTIONS, RULES
from tests.record.shared_games import (
    BOTH,
    GAME,
    LINK,
    NONCES,
    PAGE,
    SEED,
    TERMS,
    Changes,
    client,
    forged,
    luck_of,
    odds_of,
    played,
)

# --- the paper ----------------------------------------------------------------------------


def vector(name: str) -> str:
    (found,) = re.findall(rf"(?m)^\| {re.escape(name)} \| `([0-9a-f]+)` \|$", PAGE)
    return str(found)


@pytest.mark.parametrize(
    ("case", "shown"), [("both reveal", 2), ("only the first reveals", 1), ("no client", 0)]
)
def test_the_vectors_of_the_page_are_right(case: str, shown: int) -> None:
    block = re.search(r"(?s)```text\n(table: .*?)```", PAGE)
    assert block
    terms = dict(line.split(": ", 1) for line in block[1].splitlines())
    made = SealTerms(
        table_hash(LINK), terms["game"], 1, 3, load(terms["game"]).board_hash, terms["options"]
    )
    seats = [(1, 3), (2,)]
    clients = tuple(
        ClientNonce(seats[at], commitment_of(NONCES[at]), NONCES[at] if at < shown else "")
        for at in range(2 if shown else 0)
    )
    luck = shared_luck(made, SEED, clients)
    x = f"{number(luck.key(SEED), made.game, 0, 0):016x}"

    assert list(terms.items()) == list(made.named().items())
    assert vector("first commitment") == commitment_of(NONCES[0])
    assert vector("second commitment") == commitment_of(NONCES[1])
    assert vector("pledge" if shown else "pledge, no client") == luck.pledge
    assert (luck.seal, luck.key(SEED).hex(), x) == tuple(
        vector(f"{what}, {case}") for what in ("seal", "key", "*x*")
    )


@pytest.mark.parametrize("shown", [0, 1, 2])
def test_a_check_written_from_the_paper_alone_agrees(shown: int) -> None:
    clients = tuple(
        replace(one, nonce=one.nonce if at < shown else "") for at, one in enumerate(BOTH)
    )
    file = played(clients)
    text = "\n\n".join([file.text().partition("\n\n")[0], "\n".join(file.lines[:60])])
    short = f"{text}\n{file.text().splitlines()[-1]}\n"

    assert [] == paper_luck.check(short, odds_of(file))
    assert verify(file, RULES).right


@pytest.mark.parametrize(
    ("expected", "changes"),
    [
        ("nonce", {"clients": client(0, {"nonce": "00" * 32})}),
        ("seal", {"clients": client(1, {"nonce": ""})}),
        ("pledge", {"clients": luck_of(GAME).clients[:1]}),
        ("pledge", {"table": "00" * 32}),
        ("seed", {"seed_hash": "00" * 32}),
    ],
)
def test_both_checks_find_the_same_forgeries(expected: str, changes: Changes) -> None:
    file = forged(changes)
    short = replace(file, lines=[])

    assert expected in paper_luck.check(short.text(), odds_of(file))
    assert not verify(file, RULES).right


# --- honest games -------------------------------------------------------------------------


def test_a_shared_game_is_right_and_says_who_contributed() -> None:
    report = verify(GAME, RULES)

    assert report.right
    assert report.draws == report.checked > 20
    assert [f"One client gave the nonce of seat {seat}." for seat in (1, 2)] == report.contributed


def test_one_client_speaks_for_several_seats() -> None:
    hot_seat = (ClientNonce((1, 2), BOTH[0].commitment, BOTH[0].nonce),)

    report = verify(played(hot_seat), RULES)

    assert report.right
    assert ["One client gave the nonce of seats 1 and 2."] == report.contributed


def test_who_was_absent_and_who_withheld_are_told_apart() -> None:
    absent = verify(played(BOTH[:1]), RULES)
    withheld = verify(played((BOTH[0], replace(BOTH[1], nonce=""))), RULES)
    nobody = verify(played(()), RULES)

    assert absent.right
    assert "Nobody gave a nonce for seat 2." in absent.contributed
    assert withheld.right
    assert withheld.contributed[1].startswith("The client of seat 2 committed to a nonce and did")
    assert nobody.right
    assert "No client has a part in this luck" in nobody.contributed[-1]


def test_every_nonce_changes_the_luck() -> None:
    lucks = [
        shared_luck(TERMS, SEED, clients).key(SEED)
        for clients in (
            BOTH,
            (BOTH[0], ClientNonce((2,), commitment_of("00" * 32), "00" * 32)),
            (BOTH[0], replace(BOTH[1], nonce="")),
            BOTH[:1],
            (),
        )
    ]

    assert len(lucks) == len(set(lucks))


def test_new_nonces_can_t_be_guessed() -> None:
    assert 20 == len({new_nonce() for _ in range(20)})
    assert re.fullmatch("[0-9a-f]{64}", new_nonce())


@pytest.mark.parametrize(
    "changes",
    [
        {"table": table_hash("other")},
        {"rules": 2},
        {"seats": 3},
        {"board": ""},
        {"options": "none"},
    ],
)
def test_every_term_changes_the_luck(changes: Changes) -> None:
    other = replace(TERMS, **changes)

    assert shared_luck(TERMS, SEED, BOTH).pledge != shared_luck(other, SEED, BOTH).pledge
    assert shared_luck(TERMS, SEED, BOTH).key(SEED) != shared_luck(other, SEED, BOTH).key(SEED)


def test_a_shared_game_goes_on_under_another_seal() -> None:
    """In the terminal, from a file of a server."""
    other = bytes(32)
    drawn = sum(line.startswith("*") for line in GAME.lines[:60])
    record = Record(RULES, 2, SealedLuck(other, KEY, drawn), OPTIONS, GAME.lines[:60])
    while not record.state.over():
        record.play(RULES.line(record.state.to_act(), record.state.legal()[0]))
    luck = [*GAME.luck, Source("sealed", seal_of(other), 61)]
    file = parse(file_of(record, GAME.names, luck, [SEED.hex(), other.hex()]).text())

    report = verify(file, RULES)

    assert report.right
    assert report.checked == report.draws
