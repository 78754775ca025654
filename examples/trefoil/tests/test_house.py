"""The rest of Kindu with this game: command line, levels, files and a table of the server."""

from __future__ import annotations

import json
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from kindu.advice.players import player
from kindu.cli.run import run
from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.games import keys, load
from kindu.games.descriptor import LEVELS
from kindu.lab.strength.strength import cells
from tests.server.tables.test_play import (
    test_a_person_plays_a_whole_game_against_bots as whole_game,
)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert 0 == run(list(words))
    return capsys.readouterr().out


def test_it_is_found_by_its_entry_point() -> None:
    (found,) = entry_points(group="kindu.games", name="trefoil")

    assert "kindu_trefoil.game" == found.value
    assert "trefoil" == keys()[-1]


def test_the_command_line_knows_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "Trefoil, 2 players, 10 minutes" in said(capsys, "games")
    assert "greedy 2: Play (card " in said(capsys, "watch", "trefoil", "--seed", "1")
    said(capsys, "sim", "trefoil", "--games", "2", "--save", str(tmp_path))
    (file, _) = sorted(str(path) for path in tmp_path.iterdir())
    assert "trump" in said(capsys, "show", file, "--at", "20", "--plain").lower()
    assert "A search bot would answer: Play " in said(capsys, "hint", file, "--at", "15",
                                                      "--budget", "5")  # fmt: skip
    assert said(capsys, "verify", file).startswith("All ")
    assert "def playable" in said(capsys, "rules", "trefoil", "PLAY-02")
    assert 2 == json.loads(said(capsys, "perft", "trefoil", "--depth", "1", "--json"))["players"]
    assert 2 == run(["board", "export", "trefoil"])
    assert "but Trefoil has none" in capsys.readouterr().err


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers(level: str) -> None:
    rules = load("trefoil")
    state = rules.start(2)
    settle(state, Dice(Rng(3)))
    sight = Sight(state, state.to_act())

    assert player(level, rules).think(sight, Rng(1)).best() in sight.legal()


def test_a_game_for_two_is_compared_once_with_each_rival() -> None:
    names = [cell.name() for cell in cells("trefoil")]

    assert len(names) == len(set(names)) == 6
    assert {"2"} == {name[-1] for name in names}


def test_a_person_plays_at_a_table_of_the_server(tmp_path: Path) -> None:
    whole_game("trefoil", 2, tmp_path)
