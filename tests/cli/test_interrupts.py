"""Ctrl-C: a search stops at once; sim, arena and balance print what was played."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kindu.record.files import read
from tests.support import QUICKEST, SOME, TITLE

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals are sent by another way")

# A shell's background job ignores Ctrl-C, and so would the processes it starts.
HEED = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
COMMAND = f"{HEED}; from kindu.cli import main; main()"

# A timer sends the signal in the middle of a search that would go on for hours.
SEARCH = """
import signal, sys, time
from kindu.advice.players import player
from kindu.bots.base import Budget
from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.games import load

signal.signal(signal.SIGALRM, signal.default_int_handler)
rules = load(sys.argv[2])
state = rules.start(2)
settle(state, Dice(Rng(5)))
bot = player(sys.argv[1], rules, Budget(10**8))
signal.setitimer(signal.ITIMER_REAL, 0.3)
start = time.process_time()
try:
    bot.think(Sight(state, state.to_act()), Rng(1))
except KeyboardInterrupt:
    print("stopped", time.process_time() - start)
"""


@pytest.mark.parametrize("bot", ["greedy", "planner", "search", "plain"])
def test_a_search_stops_within_a_second(bot: str) -> None:
    command = [sys.executable, "-c", SEARCH, bot, QUICKEST]
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60)
    word, seconds = done.stdout.split()

    assert "stopped" == word
    assert float(seconds) < 1.3


def interrupted(words: list[str], folder: Path, wanted: str) -> tuple[int, str, str]:
    """Run a command, and press Ctrl-C as soon as there is such a file."""
    command = [sys.executable, "-c", COMMAND, *words]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdout=pipe, stderr=pipe, text=True, start_new_session=True
    ) as process:
        while process.poll() is None and not list(folder.glob(wanted)):
            try:
                process.wait(0.02)
            except subprocess.TimeoutExpired:
                continue
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate()
    return process.returncode, out, err


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_sim_keeps_and_prints_the_games_that_were_played(tmp_path: Path, jobs: str) -> None:
    words = ["sim", SOME, "--bots", "uniform", "--games", "100000", "--jobs", jobs]
    code, out, err = interrupted([*words, "--save", str(tmp_path)], tmp_path, f"{SOME}-*.kindu")
    files = sorted(tmp_path.iterdir())
    played = re.match(rf"{TITLE}: ([\d,]+) games? of 2 players", out)

    assert (130, "") == (code, err)
    assert played
    assert len(files) == int(played[1].replace(",", ""))
    assert "  stopped early: these are the games played so far\n" in out
    assert [f"{SOME}-1-{i:05}.kindu" for i in range(len(files))] == [f.name for f in files]
    assert [] == [path for path in files if read(path).result is None]


# A bot that presses Ctrl-C after some games; in a worker, it sends it to the parent process.
PRESSING = """
import os, signal
from multiprocessing import parent_process

games = 0


class Pressing:
    def __init__(self):
        global games
        games += 1
        if games == 9:
            parent = parent_process()
            os.kill(parent.pid if parent else os.getpid(), signal.SIGINT)

    def think(self, sight, budget, rng):
        return sight.legal()[0]
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_the_arena_prints_the_games_that_were_played(tmp_path: Path, jobs: str) -> None:
    tmp_path.joinpath("pressing.py").write_text(PRESSING)
    words = ["--bots", "uniform,pressing:Pressing", "--games", "100000", "--jobs", jobs]
    command = [sys.executable, "-c", COMMAND, "arena", SOME, *words]
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, text=True, check=False, timeout=60
    )
    played = re.match(rf"{TITLE}: ([\d,]+) games of 2 players", done.stdout)

    assert (130, "") == (done.returncode, done.stderr)
    assert played
    assert 2 <= int(played[1].replace(",", "")) < 100000
    assert "  stopped early: these are the games played so far\n" in done.stdout


# Ctrl-C comes after the third game; the bots of a balance report are our own.
AFTER_THREE = """
import os
from kindu.cli.commands import balance

all_games = balance.play_all

def three(*asked):
    for i, played in enumerate(all_games(*asked)):
        if i == 3:
            os.kill(os.getpid(), signal.SIGINT)
        yield played

balance.play_all = three
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_balance_report_is_about_the_games_that_were_played(jobs: str) -> None:
    words = ["--level", "uniform", "--games", "100000", "--jobs", jobs]
    code = f"{HEED}\n{AFTER_THREE}\n{COMMAND}"
    command = [sys.executable, "-c", code, "balance", QUICKEST, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)

    assert (130, "") == (done.returncode, done.stderr)
    assert ": 3 games of 2 players, all uniform, seed 1, stopped before 100,000\n" in done.stdout
    assert "\n3 games in " in done.stdout
