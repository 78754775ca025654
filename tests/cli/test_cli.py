"""The command line as a user starts it."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kindu.cli.app import app, board
from kindu.cli.run import run
from kindu.games import keys
from tests.support import A_GAME, LIKE, PREFIX, SEATS, SOME, TITLE

HEAVY = ["rich", "platformdirs", "asyncio", "concurrent.futures", "kindu.core.state", "kindu.bots"]
COMMANDS = [
    "games",
    "play",
    "watch",
    "sim",
    "arena",
    "show",
    "rules",
    "perft",
    "bench",
    "verify",
    "board",
    "backup",
    "restore",
]


def kindu(*words: str) -> tuple[int, str, str]:
    command = [sys.executable, "-c", "from kindu.cli import main; main()", *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def test_the_version_says_which_engine_runs() -> None:
    code, out, _ = kindu("--version")

    assert 0 == code
    assert re.fullmatch(r"kindu \d+\.\d+\.\d+ \((compiled|pure Python) engine\)\n", out)


def test_a_game_is_shown_to_its_end() -> None:
    code, out, err = kindu("watch", SOME, "--bots", "greedy,uniform", "--seed", "2")

    assert (0, "") == (code, err)
    assert out.startswith(f"{TITLE}: greedy, uniform · seed 2\n")
    assert "Score sheet" in out
    assert re.search(rf"The game is over: .*\. \({PREFIX}-END-0\d\) \w+( and \w+)? won\.\n$", out)
    assert out.count(f" {PREFIX}-") > 50


def test_the_same_seed_shows_the_same_game() -> None:
    assert kindu("watch", SOME, "--seed", "9") == kindu("watch", SOME, "--seed", "9")


def test_the_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == run(["games"])
    text = capsys.readouterr().out
    assert 0 == run(["games", "--json"])
    found = json.loads(capsys.readouterr().out)

    assert keys() == [game["game"] for game in found]
    assert {"game", "title", "players", "minutes", "about"} == set(found[0])
    assert all(f"{key} " in text for key in keys())


def test_listing_the_games_loads_nothing_heavy() -> None:
    code = "import sys; from kindu.cli.run import run; run(['games']); print(*sys.modules)"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = out.stdout.splitlines()[-1].split()

    assert [] == [name for name in HEAVY if name in loaded]
    assert [] == [name for name in loaded if re.match(r"kindu\.games\.\w+\.(?!game$)", name)]


def test_every_command_has_an_example_and_json() -> None:
    for group, prefix in ((app, ""), (board, "board ")):
        for command in group.registered_commands:
            assert command.callback
            name = command.callback.__name__
            assert f"Example: kindu {prefix}{name}" in (command.callback.__doc__ or "")
            assert "as_json" in command.callback.__annotations__


def test_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["--help"]):
        assert 0 == run(words)
        out = capsys.readouterr().out
        assert all(re.search(rf"\b{name}\b", out) for name in COMMANDS)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["watch", "chess"], f"kindu: expected {A_GAME}, but got 'chess'"),
        (["rules", LIKE], f"did you mean {SOME}?"),
        (["sim", LIKE], f"did you mean {SOME}?"),
        (["watch", SOME, "--bots", "deep,deep"], "kindu: expected a bot (one of uniform,"),
        (["watch", SOME, "--bots", "greddy,greedy"], "did you mean greedy?"),
        (["watch", SOME, "--bots", "greedy"], f"kindu: expected {SEATS}"),
        (["sim", SOME, "--players", "99"], f"kindu: expected {SEATS}"),
        (["sim", SOME, "--players", "two"], "kindu: Invalid value for '--players'"),
        (["sim"], "kindu: Missing argument"),
        (["simm", SOME], "kindu: No such command 'simm'"),
        (["games", "--jsn"], "kindu: No such option"),
        (["play", SOME, "--text"], "kindu: expected a terminal to play in"),
        (["show", "nowhere.kindu"], "kindu: expected a game file, but nowhere.kindu can't be read"),
        (["verify", "."], "kindu: expected a game file, but . can't be read"),
        (["perft", SOME, "--depth", "0"], "kindu: expected"),
        (["watch", SOME, "--pause", "-1"], "kindu: expected --pause from 0 to 60 seconds"),
        (["watch", SOME, "--pause", "nan"], "kindu: expected --pause from 0 to 60 seconds"),
        (["bench", "chess"], f"kindu: expected a game (one of {SOME}"),
        (["board", "export", "chess"], f"kindu: expected a game (one of {SOME}"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code = run(words)
    out, err = capsys.readouterr()

    assert 2 == code
    assert "" == out
    assert 1 == err.count("\n")
    assert sentence in err


def test_errors_reach_the_shell_without_a_traceback() -> None:
    code, out, err = kindu("show", str(Path(__file__)))

    assert (2, "") == (code, out)
    assert re.fullmatch(r"kindu: .*: line 1: expected a game file, .*\n", err)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has /dev/full")
def test_output_that_cannot_be_written_is_one_sentence() -> None:
    command = [sys.executable, "-c", "from kindu.cli import main; main()", "games"]
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)

    assert 2 == done.returncode
    assert re.fullmatch(r"kindu: expected to write the output, but it failed: .*\n", done.stderr)


@pytest.mark.parametrize("words", [["watch", SOME], ["rules", SOME]])
def test_output_of_few_letters_is_no_error(words: list[str]) -> None:
    command = [sys.executable, "-c", "from kindu.cli import main; main()", *words]
    env = {**os.environ, "PYTHONIOENCODING": "ascii"}
    done = subprocess.run(command, capture_output=True, env=env, check=False)

    assert (0, b"") == (done.returncode, done.stderr)
    assert done.stdout.isascii()
