"""`kindu verify`: recomputes every draw of a finished game from its seed."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from kindu.cli.options import read_board
from kindu.cli.out import print_json
from kindu.record.files import read, read_text, rules_for
from kindu.record.receipt import read_receipt
from kindu.record.verify import Report, verify

if TYPE_CHECKING:
    from pathlib import Path

FORGED = 1
SHOWN = 10  # how many differences are listed


def verify_file(path: Path, board: Path | None, receipt: Path | None, as_json: bool) -> int:
    """Say whether the luck of a game is what its seal promised; returns 1 if it is not."""
    file = read(path)
    kept = read_receipt(read_text(receipt, "a receipt")) if receipt else None
    report = verify(file, rules_for(file, read_board(board), path.parent), kept)
    if as_json:
        print_json({"file": str(path), "right": report.right, **asdict(report)})
    else:
        print("\n".join(sentences(report)))
        if kept and report.right:
            print("Your nonce has its part in them, and you were shown the same seal.")
    return 0 if report.right else FORGED


def sentences(report: Report) -> list[str]:
    """The report in words."""
    rows = [f"Forged: {sentence}." for sentence in report.broken]
    for difference in report.differences[:SHOWN]:
        at = f"line {difference.line} (answer {difference.answer})"
        rows.append(f"{at}: the seed gives '{difference.expected}', the file '{difference.found}'.")
    if len(report.differences) > SHOWN:
        rows.append(f"And {len(report.differences) - SHOWN} more.")
    if report.stopped:
        rows.append(f"The game can't be played any further: {report.stopped}.")
    left = report.draws - report.checked
    if report.right and report.checked and left:
        rows.append(f"{report.checked} of {report.draws} draws were checked, and all are right.")
    elif report.right and report.checked:
        nonces = " and the nonces give" if report.contributed else " gives"
        rows.append(f"All {report.checked} draws are those that the seed{nonces}.")
    elif report.checked:
        rows.append(f"{len(report.differences)} of {report.checked} draws differ.")
    if left:
        rows.append(f"{left} draws can't be checked: their seed is not known.")
    if report.take_backs:
        times = "once" if report.take_backs == 1 else f"{report.take_backs} times"
        rows.append(f"A decision was taken back {times} after a draw, says the file.")
    return rows + report.contributed
