"""A terminal of 80 columns and 24 rows: the map fits on one screen, and so do the answers."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from rich.console import Console

from kindu.cli.choices import choice_lines
from kindu.cli.screen import Choice
from kindu.core.sight import Sight
from kindu.games import load, own_keys, screen
from kindu.lab.bot_game import BotGame
from kindu.text import parts
from kindu.text.scene import Scene
from tests.cli.terminal import Terminal

COLUMNS, ROWS = 80, 24
WITH_MAP = own_keys()  # a game that loses its map must fail, not be skipped


def scenes(key: str, seats: int) -> list[Scene]:
    """Some tables of a game of random bots, as seen by the seat that is asked."""
    rules, found = load(key), []
    for n, record in enumerate(BotGame(rules, ["uniform"] * seats, 4).moves()):
        if n % 60 == 0 and not record.state.over():
            eye = int(record.state.to_act())
            view = screen(key).view(Sight(record.state, eye), record.chosen)
            found.append(Scene(rules, view, eye, [f"P{seat}" for seat in range(seats)]))
    return found


def lines_of(drawn: object, columns: int) -> list[str]:
    console = Console(width=columns, no_color=True)
    with console.capture() as caught:
        console.print(drawn)
    return caught.get().splitlines()


@pytest.mark.parametrize("key", WITH_MAP)
def test_the_map_fits_above_the_line_to_type(key: str) -> None:
    for scene in scenes(key, load(key).seats[-1]):
        lines = lines_of(parts.table(key).drawn_map(scene, COLUMNS, ROWS - 1), COLUMNS)

        assert len(lines) < ROWS
        assert max(map(len, lines)) <= COLUMNS


@pytest.mark.parametrize("key", WITH_MAP)
def test_a_high_terminal_gets_the_map_of_the_table(key: str) -> None:
    scene = scenes(key, load(key).seats[0])[0]
    table = parts.table(key)
    drawn = lines_of(table.drawn_map(scene, COLUMNS, 100), COLUMNS)
    whole = lines_of(table.picture(scene, COLUMNS), COLUMNS)

    first = whole.index(drawn[0])
    assert drawn[:16] == whole[first : first + 16]


@pytest.mark.parametrize("key", WITH_MAP)
def test_the_table_of_a_low_terminal_is_the_picture_without_the_map(key: str) -> None:
    for scene in scenes(key, load(key).seats[0])[:2]:
        low = lines_of(parts.table(key).low_picture(scene, COLUMNS), COLUMNS)
        whole = lines_of(parts.table(key).picture(scene, COLUMNS), COLUMNS)

        assert low[0] == whole[0]
        assert low[-1] == whole[-1]
        assert len(low) < len(whole)
        assert set(low) <= set(whole)


@pytest.mark.skipif(not shutil.which("tmux"), reason="tmux is not installed")
@pytest.mark.parametrize("key", WITH_MAP)
def test_question_answers_and_hand_are_in_sight_and_the_map_is_a_word_away(
    key: str, tmp_path: Path
) -> None:
    words = ["play", key, "--seats", "me:Ada,uniform"]
    with Terminal(words, tmp_path, COLUMNS, ROWS) as terminal:
        terminal.expect("Ada> ")
        seen = terminal.screen()
        printed = terminal.ask("map", "Ada> ")

    hand, question, answers = re.split(r"^(.*[?]) ─.*$", seen, maxsplit=1, flags=re.MULTILINE)
    assert hand.strip()
    assert question
    numbers = [int(n) for n in re.findall(r"^ {1,2}(\d+) ", answers, re.MULTILINE)]
    assert list(range(1, len(numbers) + 1)) == numbers
    assert len(numbers) > 1
    assert len(printed.splitlines()[1:]) <= ROWS


def choice(number: int, head: str, item: str = "") -> Choice:
    return number, head, item, f"{head} {item}"


def test_lines_are_broken_between_answers() -> None:
    claims = [choice(n, "Claim red 2", f"Port Nolloth to Cape Town ({n})") for n in range(1, 4)]
    lines = [line.plain for line in choice_lines([*claims, choice(4, "Pass")], 60)]

    assert "Claim red 2:   1 Port Nolloth to Cape Town (1)" == lines[0]
    assert "               2 Port Nolloth to Cape Town (2)" == lines[1]
    assert "  4 Pass" == lines[-1]
    assert max(map(len, lines)) <= 60


def test_a_long_heading_does_not_push_its_answers_aside() -> None:
    head = "Claim grey 3, 4 points or 8 points for one locomotive more"
    lines = [
        line.plain for line in choice_lines([choice(1, head, "Beira"), choice(2, head, "Z")], 60)
    ]

    assert [f"{head}:", "      1 Beira    2 Z"] == [line.rstrip() for line in lines]


def test_a_long_answer_goes_on_behind_its_number() -> None:
    lines = [line.plain for line in choice_lines([choice(12, "word " * 12)], 40)]

    assert [" 12 " + "word " * 6 + "word", "    " + "word " * 4 + "word"] == lines
