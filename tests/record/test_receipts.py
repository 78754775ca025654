"""Receipts of shared luck: what a client was shown otherwise is named."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from kindu.cli.run import run
from kindu.games import hash_board
from kindu.record.files import read, write_text
from kindu.record.receipt import ReceiptError, read_receipt
from kindu.record.verify import verify
from tests.record.game_files import FILE, KEY, RULES
from tests.record.shared_games import (
    BOTH,
    GAME,
    LINK,
    NONCES,
    TERMS,
    Changes,
    luck_of,
    only,
    played,
)


def receipt_text(changes: Changes | None = None) -> str:
    """What Ada's browser has kept."""
    luck = luck_of(GAME)
    shown = {
        "table": TERMS.table, "game": KEY, "rules": TERMS.rules, "seats": 2,
        "board": TERMS.board, "options": TERMS.options, "seed_hash": luck.seed_hash,
        "pledge": luck.pledge, "seal": luck.seal,
        "clients": [
            {"seats": list(one.seats), "commitment": one.commitment, "nonce": None}
            for one in luck.clients
        ],
    }  # fmt: skip
    other = dict(changes or {})
    link, nonce = other.pop("link", LINK), other.pop("nonce", NONCES[0])
    return json.dumps({"kindu": "receipt 1", "table": link, "nonce": nonce, "luck": shown | other})


def test_a_receipt_fits_its_file() -> None:
    assert verify(GAME, RULES, read_receipt(receipt_text())).right
    assert verify(GAME, RULES, read_receipt(receipt_text({"seal": ""}))).right


@pytest.mark.parametrize(
    ("expected", "changes"),
    [
        ("another table", {"link": "other"}),
        ("your nonce has no part in this luck", {"nonce": "00" * 32}),
        ("other terms than this file", {"board": "00" * 32}),
        ("the hash of another seed", {"seed_hash": "00" * 32}),
        ("other seats or commitments", {"clients": []}),
        ("the pledge in the receipt does not fit", {"pledge": "00" * 32}),
        ("another seal", {"seal": "00" * 32}),
    ],
)
def test_what_a_client_was_shown_otherwise_is_named(expected: str, changes: Changes) -> None:
    report = verify(GAME, RULES, read_receipt(receipt_text(changes)))

    assert not report.right
    assert any(expected in sentence for sentence in report.broken)


def test_a_whole_other_game_of_the_host_fits_only_without_the_receipt() -> None:
    """The host plays on honestly, but under a seed of a second choice."""
    other = played(seed=bytes(32))
    report = verify(other, RULES, read_receipt(receipt_text()))

    assert verify(other, RULES).right
    assert "the receipt shows the hash of another seed than this file" in report.broken


def test_a_file_that_leaves_my_nonce_out_fits_only_without_the_receipt() -> None:
    other = played((replace(BOTH[0], nonce=""), BOTH[1]))
    report = verify(other, RULES, read_receipt(receipt_text({"seal": ""})))

    assert verify(other, RULES).right
    expected = "your nonce has no part in this luck: it came too late, or was left out"
    assert [expected] == report.broken


def test_a_receipt_for_a_file_without_shared_luck_is_refused() -> None:
    report = verify(FILE, RULES, read_receipt(receipt_text()))

    assert "the receipt is for another table than this file" == only(report)


@pytest.mark.parametrize(
    "text",
    ["", "[]", "{}", '{"kindu": "receipt 1"}', "[" * 100_000, receipt_text({"pledge": "x"}),
     receipt_text({"rules": True}), receipt_text({"seats": "2"}), receipt_text({"clients": None}),
     receipt_text({"clients": [1]}), receipt_text({"nonce": "0"}), receipt_text({"board": None})],
)  # fmt: skip
def test_what_is_no_receipt_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(ReceiptError, match=r"^expected .*"):
        read_receipt(text)


# --- the command --------------------------------------------------------------------------


def test_the_command_checks_file_and_receipt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, receipt = tmp_path / "game.kindu", tmp_path / "receipt.json"
    write_text(file, GAME.text())
    write_text(receipt, receipt_text())

    assert 0 == run(["verify", "--receipt", str(receipt), str(file)])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("draws are those that the seed and the nonces give.")
    assert "One client gave the nonce of seat 1." == lines[1]
    assert "Your nonce has its part in them, and you were shown the same seal." == lines[-1]
    write_text(receipt, receipt_text({"nonce": "00" * 32}))
    assert 1 == run(["verify", "--receipt", str(receipt), str(file)])
    assert "Forged: your nonce has no part in this luck" in capsys.readouterr().out
    write_text(receipt, "no receipt")
    assert 2 == run(["verify", "--receipt", str(receipt), str(file)])
    assert capsys.readouterr().err.startswith("kindu: expected a receipt, which is JSON")


def test_the_command_names_a_board_that_was_exchanged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The other board plays the same and only has another title: no draw gives it away."""
    standard = Path("src/kindu/games") / KEY / "board.toml"
    text = standard.read_text(encoding="utf-8")
    other = re.sub(r'(?m)^(title = ")', r"\1Another ", text, count=1)
    assert hash_board(other) != hash_board(text)
    (tmp_path / "other.toml").write_text(other, encoding="utf-8")
    file = tmp_path / "game.kindu"
    write_text(file, replace(GAME, board=hash_board(other), standard=False).text())

    assert read(file).board == hash_board(other)
    assert 1 == run(["verify", str(file)])
    out = capsys.readouterr().out
    assert f"Forged: 'board: {hash_board(other)}' is not what was sealed." in out
