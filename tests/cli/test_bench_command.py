"""`kindu bench` as a user starts it; how fast this machine is proves nothing."""

import json

import pytest

from kindu.cli.commands.bench import BenchView, print_text, speed_view
from kindu.cli.commands.games import version
from kindu.cli.run import run
from kindu.games import load
from kindu.lab.speed import DRAWS, POSITIONS, SLICES, Bench, Figures, draw_cards, repeat
from tests.support import A_GAME, LIKE, MOST, SOME


def test_the_figures_as_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[float] = []
    monkeypatch.setattr("kindu.cli.commands.bench.Bar.step", lambda _: steps.append(1))
    assert 0 == run(["bench", SOME, "--seconds", "0.001", "--json"])
    out, err = capsys.readouterr()
    result = json.loads(out)
    [game] = result["games"]

    assert "" == err
    assert SLICES == len(steps)
    assert version() == result["version"]
    assert (SOME, MOST) == (game["game"], game["players"])
    assert all(speed > 0 for name, speed in game.items() if name not in {"game", "ratios"})
    ratio = game["decisions_a_second"] / game["baseline_draws_a_second"]
    assert ratio == pytest.approx(game["ratios"]["decisions"], rel=0.01)
    assert ["decisions", "games", "clones", "greedy_answers"] == list(game["ratios"])


def test_the_figures_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    game = speed_view(SOME, 4, Figures(80000.0, 90.0, 100000.0, 200.0, 2000000.0))
    print_text(BenchView(version="V", python="3", rounds=5, seconds=1.0, games=[game]), ["Toy"])
    lines = capsys.readouterr().out.splitlines()

    assert "V, Python 3" == lines[0]
    assert ["decisions", "in", "random", "games", "80,000", "40,000"] == lines[4].split()
    assert ["random", "games", "90.0", "45.0"] == lines[5].split()
    assert "copies of a position (10.0 µs each) " == lines[6][:36]
    assert "2,000,000 1,000,000" == " ".join(lines[8].split()[-2:])
    assert max(len(line) for line in lines) <= 80


def test_every_piece_of_work_is_always_the_same() -> None:
    bench = Bench(load(SOME))

    assert POSITIONS == len(bench.positions) == bench.clone() == bench.answer()
    assert bench.play_out() == bench.play_out()


def test_the_baseline_is_always_the_same_work() -> None:
    assert draw_cards(1) == draw_cards(1) != draw_cards(2)
    assert DRAWS < repeat(lambda: DRAWS, 0.001)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (LIKE, f"{A_GAME}, but got {LIKE!r}: did you mean {SOME}?"),
        ("--seconds 0", "more than 0 and at most 3600 seconds, but got 0"),
        ("--seconds nan", "more than 0 and at most 3600 seconds, but got nan"),
        ("--seconds 1e9", "more than 0 and at most 3600 seconds, but got 1e+09"),
    ],
)
def test_what_is_wrong_is_one_sentence(
    capsys: pytest.CaptureFixture[str], words: str, sentence: str
) -> None:
    assert 2 == run(["bench", *words.split()])
    assert ("", f"kindu: expected {sentence}\n") == tuple(capsys.readouterr())
