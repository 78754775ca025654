"""Heart of Africa in a real terminal: claims in words and by numbers, long lists, any alphabet."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kindu.core.play import Dice
from kindu.core.rng import Rng
from kindu.record.files import file_of, read, write_text
from kindu.record.record import Record
from kindu.record.sources import Source
from tests.cli.terminal import Terminal
from tests.games.heart_of_africa.scene import BOARD, RULES

PROMPT = "Ada> "
CAPE = "cape_town-port_elizabeth/1"
CLAIM = f"claim {CAPE}"


def begun(folder: Path, *hand: str) -> Path:
    """Seat 1, Ada, has this hand and one mountain card; both have kept their first tickets."""
    lines = [f"* train {card}" for card in [*hand, *BOARD.colours[:4], *BOARD.colours[3:8]]]
    lines += ["* terrain mountain", "* terrain jungle", "* terrain desert", "* terrain jungle"]
    lines += [f"* ticket T{n}" for n in (10, 40, 42, 44, 30, 31, 32, 33)]
    lines += ["1 keep T10", "1 keep T40", "1 enough", "2 keep T30", "2 keep T31", "2 enough"]
    record = Record(RULES, 2, Dice(Rng("luck", 1)), {"start player": "1"}, lines)
    file = file_of(record, ["Ada", "uniform (bot)"], [Source("dice", "1")], [])
    path = folder / "begun.kindu"
    write_text(path, file.text())
    return path


@pytest.mark.skipif(not shutil.which("tmux"), reason="tmux is not installed")
def test_a_route_is_claimed_and_doubled(tmp_path: Path) -> None:
    path = begun(tmp_path, "black", "black", "locomotive", "locomotive")
    with Terminal(["play", str(path)], tmp_path, columns=100, rows=60) as terminal:
        seen = terminal.expect(PROMPT)
        assert "a Cape Town\u2013Madagascar 12 (12 to go)" in seen
        assert "More answers: " in seen
        assert "Claim black 3 with 1L, 4p or 8p:" in terminal.ask("options", PROMPT)
        asked = terminal.ask(CLAIM, PROMPT)
        assert "Play 2 black and 1 locomotive" in asked
        asked = terminal.ask("1", PROMPT)
        assert "2 Double to 8 points with 0 to 1 locomotive as terrain" in asked
        assert "Taken back: " in terminal.ask("undo", PROMPT)
        assert "Taken back: " in terminal.ask("undo", PROMPT)
        assert "'pay red' could be" not in terminal.ask("why pay red", PROMPT)
        assert "is a city." in terminal.ask("? durban", PROMPT)
        assert "why an answer is not possible: 'why claim douala-bangui'" in terminal.ask(
            "?", PROMPT
        ).replace("\n", " ")
        told = terminal.ask(f"{CLAIM}, locomotives 1, double, wild 1", PROMPT)
        assert "Ada claims Cape Town to Port Elizabeth, first track: 2 black, 1 loc" in told
        assert "Ada doubles it: 1 locomotive, 4 points" in told
        terminal.ask("quit", r"left with 0\.")
    played = [line for line in read(path).lines if line.startswith("1 ")]

    assert [CLAIM, "pay black", "locomotives 1", "double", "wild 1"] == [
        line.removeprefix("1 ") for line in played[3:8]
    ]


@pytest.mark.skipif(not shutil.which("tmux"), reason="tmux is not installed")
@pytest.mark.parametrize(
    ("typed", "told", "owned"),
    [
        (
            "claim cape port elizabeth 1, double",
            "Ada doubles it: 1 mountain card, 4 points.",
            "Your routes: Cape Town to Port Elizabeth, first track",
        ),
        (
            "windhoek walvis",
            "Ada claims Windhoek to Walvis Bay: 1 orange, 1 point.",
            "Your routes: Windhoek to Walvis Bay",
        ),
    ],
)
def test_single_answers_are_left_out_of_a_message(
    typed: str, told: str, owned: str, tmp_path: Path
) -> None:
    """Without a locomotive, colour and number are clear: only doubling may be asked about."""
    path = begun(tmp_path, "black", "black", "black", "orange")
    with Terminal(["play", str(path), "--plain"], tmp_path) as terminal:
        assert "Your hand, 4 cards: 1 orange and 3 black." in terminal.expect(PROMPT)
        assert told in terminal.ask(typed, PROMPT)
        assert owned in terminal.ask("table", PROMPT)


@pytest.mark.skipif(not shutil.which("tmux"), reason="tmux is not installed")
def test_four_tickets_are_numbered_and_two_are_kept_in_one_line(tmp_path: Path) -> None:
    words = ["play", "heart_of_africa", "--seats", "me:Ada,uniform"]
    with Terminal(words, tmp_path, columns=100, rows=60) as terminal:
        seen = terminal.expect(PROMPT)
        told = terminal.ask("4, 1", PROMPT)

    assert [1, 2, 3, 4] == [n for n in range(1, 9) if f"\n  {n} Keep T" in seen]
    assert "Ada keeps 2 tickets and returns 2" in told


def test_a_terminal_without_unicode_is_no_hindrance() -> None:
    program = "from kindu.cli import main; main()"
    words = ["watch", "heart_of_africa", "--bots", "uniform,uniform", "--seed", "1"]
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=True,
    )

    assert "Ngaoundere" in done.stdout
    assert "uniform, uniform - seed 1" in done.stdout
    assert (True, "") == (done.stdout.isascii(), done.stderr)
