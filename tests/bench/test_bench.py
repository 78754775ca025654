"""The speed bench: its report on made-up numbers, and our worker on the present engine."""

from pathlib import Path

import pytest

import kindu.core.play
from bench import compare, engines, ours, page, report, startup, workers
from bench.workers import Samples
from kindu.games import load, own_keys
from tests.bench.test_search import made_up_searches

TITLES = {"compiled": "C", "pure": "P", "catanatron": "K", "hearts": "H"}
FURTHER = own_keys()[1:]  # compared with the peers one by one
TITLES |= {key: key.upper() for key in own_keys()}
START = 0.25
SIZES = {"games": 2, "moments": 1, "copies": 200, "steps": 1}


def made_up() -> dict[str, Samples]:
    """Two rounds each; the second of the compiled engine is the better one."""
    ours = {"games_s": [8.0, 10.0], "moments": [5.0, 5.0], "bytes": [2000.0, 2000.0]}
    ours |= {"decisions_s": [4e6, 5e6], "choices_s": [2e6, 3e6], "copy_us": [0.6, 0.5]}
    ours |= {"step_plain_s": [5e5, 6e5], "step_quick_s": [8e5, 9e5], "bytes_most": [4001.0, 4001.0]}
    return {
        "compiled": ours,
        "pure": {"decisions_s": [1e5, 9e4], "choices_s": [8e4, 7e4], "copy_us": [9.0, 8.0]},
        "catanatron": {
            "decisions_s": [2e4, 1e4],
            "choices_s": [1e4, 9e3],
            "copy_us": [50.0, 60.0],
            "games_s": [0.04, 0.05],
        },
        "hearts": {"step_plain_s": [2e5, 1e5], "step_quick_s": [3e5, 2e5]},
        **{key: {**ours, "bytes_most": [3000.0, 3000.0]} for key in FURTHER},
    }


def measured(name: str, install: float | None = None) -> report.Target:
    return next(row for row in report.targets(made_up(), install, START) if row.name == name)


def test_a_worker_answers_in_its_last_line() -> None:
    output = 'a warning of some library\n{"games_s": 12.5, "compiled": true}\n'

    assert {"games_s": 12.5, "compiled": 1.0} == workers.parse(output)


def test_the_best_round_is_the_highest_rate_and_the_shortest_time() -> None:
    assert 5.0 == workers.best("games_s", [4.0, 5.0])
    assert 4.0 == workers.best("copy_us", [4.0, 5.0])
    assert 4.0 == workers.best("mean_two_ms", [4.0, 5.0])
    assert 4.5 == workers.best("decisions_game", [4.0, 5.0])


def test_the_spread_is_how_far_the_worst_round_lies_behind_the_best() -> None:
    assert 20.0 == workers.spread("games_s", [4.0, 5.0])
    assert 25.0 == workers.spread("copy_us", [4.0, 5.0])


def test_a_ratio_compares_best_rounds() -> None:
    target = measured("compiled : Catanatron, decisions/s")

    assert (250.0, "250 times", "met") == (target.value, target.text, target.verdict())


def test_a_copy_is_compared_by_speed_and_not_by_time() -> None:
    assert 100.0 == measured("a clone : Catanatron's copy, speed").value


@pytest.mark.parametrize("key", FURTHER)
def test_a_further_game_is_compared_by_the_figure_it_names(key: str) -> None:
    rate, least = report.LEAST[key]
    name = key.replace("_", " ")
    target = measured(f"{name} : Catanatron, {rate.replace('_s', '/s')}")
    ratio = {"games_s": 200.0, "decisions_s": 250.0}[rate]

    assert (ratio, f"≥ {least} times", "met") == (target.value, target.wanted, target.verdict())
    assert "met" == measured(f"{name}: a clone").verdict()
    assert "met" == measured(f"{name}: a state, the largest").verdict()


def test_a_game_that_names_no_figure_has_limits_alone() -> None:
    ours = {name: 1.0 for name, _ in report.ROWS}
    rows = report.game_targets("chess", ours, ours)

    assert ["chess: a clone", "chess: a state, the largest"] == [row.name for row in rows]


def test_every_further_game_has_a_column() -> None:
    assert FURTHER == report.further(made_up())
    assert ["", *(key.upper() for key in FURTHER)] == report.games_table(made_up(), TITLES)[0]


def test_a_target_just_missed_is_not_met() -> None:
    assert "**not met**" == measured("a state, the largest").verdict()


def test_an_install_is_not_judged_before_it_was_measured() -> None:
    name = "`pip install .`, no cache"

    assert ["not measured", "met"] == [measured(name, s).verdict() for s in (None, 149.0)]


def test_starting_is_measured_beside_a_bare_python() -> None:
    name = "`kindu games`, beyond a bare `python -c pass`"

    assert "met" == measured(name).verdict()
    assert startup.extra_seconds(1) > 0


def test_the_page_holds_every_target_and_keeps_the_last_install() -> None:
    install = (47.0, "2025-01-02, 40 s of CPU time, downloads included")
    search = made_up_searches()
    text = page.page(made_up(), search, TITLES, ["a machine"], install, START)

    assert all(f"| {row.name} |" in text for row in report.targets(made_up(), 47.0, START))
    assert "| 5.00 M (20 %) |" in text
    assert "- a machine" in text
    assert install == report.kept_install(text)
    assert report.kept_install(page.page(made_up(), search, TITLES, [], None, START)) is None


def test_the_terminal_shows_columns_without_markup() -> None:
    text = report.plain([["`a`", "**b**"], ["long name", "c"]])

    assert "a          b\nlong name  c\n" == text


def test_a_smaller_state_and_a_quicker_copy_are_gains() -> None:
    assert 2.0 == compare.gain("bytes", [4000.0], [2000.0])
    assert 2.0 == compare.gain("copy_us", [2.0], [1.0])
    assert 2.0 == compare.gain("games_s", [1.0], [2.0])


def test_the_name_of_an_engine_changes_with_its_sources(tmp_path: Path) -> None:
    source = tmp_path / "src" / "engine.py"
    source.parent.mkdir()
    names = []
    for text in ("a = 1", "a = 1", "a = 2"):
        (tmp_path / "hatch_build.py").write_text("", encoding="utf-8")
        source.write_text(text, encoding="utf-8")
        names.append(engines.digest(tmp_path))

    assert [True, False] == [names[0] == name for name in names[1:]]


@pytest.mark.parametrize("game", range(len(own_keys())), ids=own_keys())
def test_our_worker_measures_the_present_engine(game: int) -> None:
    figures = ours.measure(SIZES | {"game": game})

    assert all(figures[name] > 0 for name, _ in report.ROWS)
    assert figures["choices_s"] < figures["decisions_s"]
    assert 500 < figures["bytes"] <= figures["bytes_most"] < 20000
    assert figures["compiled"] is not str(kindu.core.play.__file__).endswith(".py")


def test_whole_games_are_counted_alike_in_every_run() -> None:
    first, second = (ours.play_games(load(own_keys()[0]), 2) for _ in range(2))

    assert first["decisions_game"] == second["decisions_game"]
