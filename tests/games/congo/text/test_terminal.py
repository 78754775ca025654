"""Congo 1884 in a real terminal: bids, special cards, auxiliaries and ties, drawn and plain."""

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
from tests.games.congo.scene import BOARD, RULES

PROMPT = "Ada> "
FLAGS = ["gb"] * 6 + ["fr"] * 6 + ["de"] * 3
REMOVED = ["ru-missionary-officer", "ru-explorer-anthropologist", "at-anthropologist-officer"]


def begun(folder: Path) -> Path:
    """At a British mission Ada, seat 1, and a bot are about to bid."""
    lines = [f"* remove {kind}" for kind in [*REMOVED, "us-doctor-missionary"]]
    first, second = "gb-missionary fr-doctor de-officer be-doctor", "be-doctor fr-explorer"
    hands = [*first.split(), *second.split(), "fr-explorer", "de-explorer"]
    lines += [f"* character {kind}" for kind in hands]
    lines += [f"* auxiliary {kind}" for kind in ["nun", "nurse", "interpreter", "servant"]]
    lines += ["* auxiliary porter"] * 4
    cards = ["explored_region", "gorilla", "shaman", "malaria", "warrior", "colonist"]
    lines += [f"* special {card}" for card in cards]
    lines += ["* hippo 3", "* hippo 1"]
    lines += [f"* flag {flag}" for flag in FLAGS]
    lines += ["* station mission", "* character gb-officer", "* auxiliary nun"]
    lines += ["* character be-explorer", "* auxiliary porter"]
    record = Record(RULES, 2, Dice(Rng("luck", 1)), {"start player": "1"}, lines)
    file = file_of(record, ["Ada", "uniform (bot)"], [Source("dice", "1")], [])
    path = folder / "begun.kindu"
    write_text(path, file.text())
    return path


@pytest.mark.skipif(not shutil.which("tmux"), reason="tmux is not installed")
@pytest.mark.parametrize(("columns", "rows"), [(100, 32), (60, 40)])
def test_a_station_is_bid_for_and_a_tile_looked_at(columns: int, rows: int, tmp_path: Path) -> None:
    path = begun(tmp_path)
    with Terminal(["play", str(path)], tmp_path, columns, rows) as terminal:
        seen = terminal.expect(PROMPT).replace("\n", " ")
        assert "Round 1 of 15 · Bolobo, worth 2 · M mission" in seen
        assert "Your bid for Bolobo, worth 2: which character?" in seen
        assert "Bid the British missionary: 5, your auxiliaries +2.5" in seen
        assert "You have no Belgian officer in hand." in terminal.ask("why bid be-off", PROMPT)
        assert "Bolobo is worth 2 points" in terminal.ask("? bolobo", PROMPT)
        assert "forced labour" in terminal.ask("? history", PROMPT).replace("\n", " ")
        asked = terminal.ask("gb missionary", PROMPT)
        assert "Do you play a special card?" in asked
        assert "GB missionary 5" in asked
        assert "Gorilla may not be played here" in terminal.ask("play gorilla", PROMPT)
        assert "Explored Region: which tile do you look at?" in terminal.ask("explored", PROMPT)
        told = terminal.ask("look kindu", PROMPT)
        assert "Ada looks at the tile of Kindu" in told
        assert "Looked at   Kindu: " in told
        assert "Ada lays a nun: total 6" in terminal.ask("lay nun", PROMPT)
        terminal.ask("quit", r"left with 0\.")
    played = [line for line in read(path).lines if line.startswith("1 ")]

    assert ["bid gb-missionary", "play explored_region", "look kindu", "lay nun"] == [
        line.removeprefix("1 ") for line in played
    ]


@pytest.mark.skipif(not shutil.which("tmux"), reason="tmux is not installed")
def test_a_round_is_played_in_plain_sentences(tmp_path: Path) -> None:
    """The bot has only auxiliaries that do not fit, and drops out."""
    path = begun(tmp_path)
    with Terminal(["play", str(path), "--plain"], tmp_path) as terminal:
        seen = terminal.expect(PROMPT).replace("\n", " ")
        assert "The steamboat lies at Bolobo, worth 2 points: mission" in seen
        assert "Your auxiliaries: nurse, 2 nuns, interpreter and servant." in seen
        terminal.ask("bid gb-missionary", PROMPT)
        terminal.ask("explored", PROMPT)
        terminal.ask("kindu", PROMPT)
        told = terminal.ask("lay servant", PROMPT)
        assert "Ada lays a servant: total 5.5." in told
        assert "Done: end this turn." in told
        terminal.ask("quit", r"left with 0\.")

    assert BOARD.stop_ids[1] == "bolobo"


def test_a_terminal_without_unicode_is_no_hindrance() -> None:
    program = "from kindu.cli import main; main()"
    words = ["watch", "congo", "--bots", "uniform,uniform,uniform", "--seed", "1"]
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        check=True,
    )

    assert "the tile at Bolobo is turned up: " in done.stdout
    assert "Score sheet" in done.stdout
    assert "uniform, uniform, uniform - seed 1" in done.stdout
    assert (True, "") == (done.stdout.isascii(), done.stderr)
