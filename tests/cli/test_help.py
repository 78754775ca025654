"""Commands do what their help says."""

import json
import re
from pathlib import Path

import pytest

from kindu.cli.app import app, board
from kindu.cli.run import run
from kindu.games import game, keys

COMMANDS = [
    f"{prefix}{command.callback.__name__}"
    for group, prefix in ((app, ""), (board, "board "))
    for command in group.registered_commands
    if command.callback
]


def help_of(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    """The help as one line of words."""
    assert 0 == run([*command.split(), "--help"])
    return " ".join(re.sub(r"[│╭╮╰╯─]", " ", capsys.readouterr().out).split())


@pytest.mark.parametrize("command", COMMANDS)
def test_an_example_uses_options_that_there_are(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = help_of(command, capsys)
    example = text.partition("Example: ")[2].partition(" Arguments ")[0].partition(" Options ")[0]

    assert example.startswith(f"kindu {command}")
    assert [] == [name for name in re.findall(r"--[a-z-]+", example) if text.count(name) < 2]


@pytest.mark.parametrize("command", COMMANDS)
def test_help_is_in_plain_words(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = help_of(command, capsys)

    assert [] == re.findall("if not said|[^d] by commas|so many|not there yet", text)


def test_play_says_that_browsers_have_a_server(capsys: pytest.CaptureFixture[str]) -> None:
    text = help_of("play", capsys)

    assert "only place" not in text
    assert "kindu serve is for browsers" in text
    assert "instead of text" not in text  # the game is shown, too: on the error output


def test_restore_says_what_becomes_of_a_folder_and_of_the_server(
    capsys: pytest.CaptureFixture[str],
) -> None:
    text = help_of("restore", capsys)

    assert "Stop the server first." in text
    assert "the old one is renamed and kept beside it" in text
    assert "use psql or pg_restore" in text


@pytest.mark.parametrize("page", ["README.md", "docs/terminal.md"])
def test_no_page_says_that_a_backup_is_restored_while_the_server_runs(page: str) -> None:
    text = (Path(__file__).parents[2] / page).read_text(encoding="utf-8")

    assert "restore FILE` | the whole data folder, while the server runs" not in text


@pytest.mark.parametrize("key", keys())
def test_without_players_a_count_is_of_the_fewest(
    key: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 0 == run(["perft", key, "--depth", "1", "--json"])

    assert game(key).seats[0] == json.loads(capsys.readouterr().out)["players"]
