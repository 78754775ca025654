"""A game without words of its own: every command works, and its output reads well."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR
from kindu.games import game, keys, load, screen
from kindu.games.rulebook import Rule
from kindu.text.notation import table
from kindu.text.notation.words import LONG, SHORT, brief, first_sentence, templates, words_of
from kindu.text.scene import Scene
from tests.cli.terminal import Terminal
from tests.renamed import renamed, wordless

WITH_WORDS = [key for key in keys() if game(key).text]


@pytest.fixture(scope="module")
def others(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the games, as another package would have them."""
    folder = tmp_path_factory.mktemp("others")
    wordless(folder, WITH_WORDS)
    return folder


def kindu(others: Path, *words: str) -> str:
    """What a command prints where that package is installed."""
    path = os.pathsep.join([str(others), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-c", "from kindu.cli import main; main()", *words]
    env = {**os.environ, "PYTHONPATH": path}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env)
    assert (0, "") == (done.returncode, done.stderr)
    return done.stdout


@pytest.mark.parametrize("key", WITH_WORDS)
def test_every_command_works_without_words(key: str, others: Path, tmp_path: Path) -> None:
    name, seats = renamed(key), game(key).seats[0]
    bots = ",".join(["greedy"] * seats)
    log = kindu(others, "watch", name, "--bots", bots, "--seed", "3")
    kindu(others, "sim", name, "--players", str(seats), "--games", "1", "--save", str(tmp_path))
    file = str(next(tmp_path.glob("*.kindu")))
    at = asked_at(file)
    shown = kindu(others, "show", file, "--at", at, "--plain")
    advice = kindu(others, "hint", file, "--at", at, "--budget", "4")

    assert re.search(r"The game is over: .*\. \([\w-]+\) greedy \d( and greedy \d)* won\.\n$", log)
    assert "greedy 1: " in log
    assert "Score sheet" in log
    assert re.search(r"^greedy 1: .*points ", shown, re.MULTILINE)
    assert re.search(r"^Round: \d+\.$", shown, re.MULTILINE)
    assert advice.count("would answer: ") == 1
    assert kindu(others, "verify", file).startswith("All ")
    assert game(key).prefix in kindu(others, "rules", name)
    assert "depth" in kindu(others, "perft", name, "--depth", "1", "--players", str(seats))
    assert "greedy" in kindu(others, "arena", name, "--bots", "uniform,greedy", "--games", "2",
                             "--players", str(seats))  # fmt: skip
    if game(key).has_board():
        assert game(key).title in kindu(others, "board", "export", name)
    found = json.loads(kindu(others, "games", "--json"))
    assert name in [one["game"] for one in found]


def asked_at(file: str) -> str:
    """After how many answers a seat is asked, some way into the game."""
    lines = Path(file).read_text("utf-8").splitlines()
    moves = lines[lines.index("") + 1 :]
    return str(next(n for n, line in enumerate(moves[20:], 20) if line[:1].isdigit()))


@pytest.mark.parametrize("key", WITH_WORDS)
def test_a_game_without_words_is_played_in_the_terminal(
    key: str, others: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = os.pathsep.join([str(others), *filter(None, [os.environ.get("PYTHONPATH")])])
    monkeypatch.setenv("PYTHONPATH", path)
    seats = ",".join(["me", *["greedy"] * (game(key).seats[0] - 1)])
    with Terminal(["play", renamed(key), "--text", "--seats", seats], tmp_path) as terminal:
        text = terminal.expect("Player> ")
        assert "You are asked: " in text
        assert "\n  1 " in text or " 1 " in text
        terminal.ask("1", "Player> ")
        for order in ("score", "log", "hand", "table", "options"):
            assert terminal.ask(order, "Player> ")
        terminal.ask("quit", r"left with 0\.")


@pytest.mark.parametrize("key", WITH_WORDS)
def test_a_thing_is_told_by_its_name(key: str) -> None:
    rules = load(key)
    state = rules.start(rules.seats[0])
    settle(state, Dice(Rng("notation", key)))
    view = screen(key).view(Sight(state, SPECTATOR), {})
    names = ["Ada"] * len(view["seats"])
    scene = Scene(rules, view, SPECTATOR, names)
    first, title = next(iter(scene.titles.items()))

    assert table.about(scene, title)[0] == f"{title}."
    assert table.about(scene, first) == table.about(scene, title)
    assert table.about(scene, "ada") == table.seat_lines(scene, 0)
    assert [] == table.about(scene, "no such thing")


def test_a_rule_in_short_is_its_title_or_how_it_begins() -> None:
    titled = Rule("XX-PLAY-01", "Play a card", "One card is played. Then others.", "Play")
    bare = Rule("XX-PLAY-02", "", "[base] A card (XX-PLAY-01) is drawn; it is shown. More.", "Play")
    long = Rule("XX-PLAY-03", "", "word " * 40, "Play")

    assert "Play a card" == brief(titled, LONG)
    assert "A card is drawn; it is shown." == first_sentence(bare)
    assert "A card is drawn" == brief(bare, LONG)
    assert brief(long, SHORT).endswith("word...")
    assert len(brief(long, SHORT)) <= SHORT


def test_a_fact_is_told_with_all_its_words() -> None:
    rule = Rule("XX-PLAY-01", "", "A {card} is played.", "Play")

    said = [
        (text.format(card="ten", points=3), needs)
        for text, needs in templates(rule, ("card", "points"))
    ]
    assert said == [
        (": A {card} is played (card ten, points 3)", ("card", "points")),
        (": A {card} is played (card ten)", ("card",)),
        (": A {card} is played (points 3)", ("points",)),
        (": A {card} is played", ()),
    ]


def test_an_answer_is_its_verb_with_its_things_and_numbers() -> None:
    words = words_of(keys()[0])

    said = words.answer({"verb": "take_back", "card": "x", "cost": 2, "seat": 1}, {"x": "Ten"})
    assert "Take back Ten (cost 2)" == said
    assert (said, "") == words.group({"verb": "take_back", "card": "x", "cost": 2}, {"x": "Ten"})
    assert "points hidden" == words.stand({"points": None})
