"""The bench of searches: its worker on the present engine, and what the report makes of it."""

import pytest

import kindu.bots.search
from bench import page, report, search, search_report
from bench.workers import Samples
from kindu.bots.base import Budget, Clock
from kindu.bots.search import MOST_NODES, Search
from kindu.core.sight import Sight
from kindu.games import load, own_keys
from tests.support import QUICKEST

SIZES = {"positions": 2, "thoughts": 1, "each": 1, "games": 1, "tree": 10, "whole": 1, "answers": 1}
SMALL = {"iterations": 10, "level": 0}  # novices instead of masters
PURE = str(kindu.bots.search.__file__).endswith(".py")


class Stopwatch(Clock):
    """An interpreted clock: a compiled search that asks it leaves compiled code."""

    def __init__(self) -> None:
        self.asked = 0

    def now(self) -> float:
        """One millisecond later each time."""
        self.asked += 1
        return float(self.asked)


def made_up_searches() -> dict[str, Samples]:
    """Two rounds per game; in the last game with the most players, answers come late."""
    names = [name for name, _ in search_report.ROWS]
    one = {name: [20.0, 16.0] for name in [*names, "positions", "answers_all"]}
    one |= {"interpreted_pct": [5.0, 5.0], "thought_mb": [17.2, 17.2]}
    return dict.fromkeys(own_keys()[:-1], one) | {
        own_keys()[-1]: one | {"late_all_ms": [1500.0, 1001.0]}
    }


@pytest.mark.parametrize("key", [QUICKEST] if PURE else own_keys())  # slow on the pure engine
def test_the_search_of_a_game_is_measured(key: str) -> None:
    figures = search.measure(SIZES | SMALL | {"game": own_keys().index(key)})

    rates = [name for name, _ in search_report.ROWS if name.endswith(("_s", "_ms"))]
    assert all(figures[name] > 0 for name in rates)
    assert figures["mean_two_ms"] <= figures["late_two_ms"]
    assert (2, 1) == (figures["positions"], figures["answers_all"])
    assert figures["compiled"] is not PURE


@pytest.fixture(scope="module")
def sights() -> list[Sight]:
    """Every question of a game that leaves a choice."""
    return search.positions(load(QUICKEST), 2, 1, 10000)


def test_positions_are_spread_over_games_and_leave_a_choice(sights: list[Sight]) -> None:
    some = search.positions(load(QUICKEST), 2, 1, 5)

    assert 5 == len(some) < len(sights)
    assert sights[0].legal() == some[0].legal()
    assert all(len(sight.legal()) > 1 for sight in sights)


def test_a_percentile_is_a_value_that_so_many_do_not_exceed() -> None:
    values = [float(n) for n in range(100, 0, -1)]

    assert [99.0, 50.0] == [search.percentile(values, percent) for percent in (99, 50)]
    assert 7.0 == search.percentile([7.0], 99)


def test_a_full_tree_is_reckoned_from_the_nodes_of_a_small_one(sights: list[Sight]) -> None:
    full = search.largest(load(QUICKEST), sights[:1], 20)
    least, most = (full["node_bytes"] * nodes / 1e6 for nodes in (MOST_NODES * 0.9, 2 * MOST_NODES))

    assert 200 < full["node_bytes"] < 5000
    assert least < full["thought_mb"] < most


def test_a_compiled_search_stays_in_compiled_code(sights: list[Sight]) -> None:
    share = search.interpreted(Search(load(QUICKEST).plan()), sights[:1], Budget(20))

    assert share > 90 if PURE else share <= 5


def test_the_profile_notices_interpreted_code_below_a_search(sights: list[Sight]) -> None:
    bot, budget = Search(load(QUICKEST).plan()), Budget(millis=20, clock=Stopwatch())

    assert 0 < search.interpreted(bot, sights[:1], budget) <= 100


def test_an_answer_that_is_late_misses_its_target() -> None:
    rows = search_report.targets(made_up_searches())
    missed = [(row.name, row.text) for row in rows if not row.met]

    assert [
        (
            f"{own_keys()[-1].replace('_', ' ')}: 99 of 100 answers of `master`, most players",
            "1,001 ms",
        )
    ] == missed
    assert len(own_keys()) * len(search_report.LIMITS) == len(rows)


def test_the_page_shows_searches_and_the_bound_of_a_thought() -> None:
    figures = ("decisions_s", "choices_s", "games_s", "copy_us", "bytes_most", "moments")
    ours = {name: [1.0] for name in (*figures, "step_plain_s", "step_quick_s")}
    found = dict.fromkeys([*report.COLUMNS, *own_keys()[1:]], ours)
    text = page.page(
        found, made_up_searches(), {key: key for key in [*found, *own_keys()]}, [], None, 1
    )

    assert all(f"| {title} | 20 " in text for name, title in search_report.ROWS if "_s" in name)
    assert f"at most {MOST_NODES:,} nodes, about 18 MB" in text
    assert all(f"| {row.name} |" in text for row in search_report.targets(made_up_searches()))
