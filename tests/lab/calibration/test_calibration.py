"""Forecasts of the winner: good ones have no error, bad ones are found and corrected."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from kindu.advice.scales import AS_IT_IS, rescaled
from kindu.core.rng import Rng
from kindu.core.words import KinduError
from kindu.games import game
from kindu.games.descriptor import Scale
from kindu.lab.calibration.calibration import Trial, collect, kept_games, play
from kindu.lab.calibration.page import calibration_section, game_view, passed, write_results
from kindu.lab.calibration.predictions import (
    LOWEST,
    Bin,
    PredictedGame,
    Prediction,
    bins_of,
    bounds,
    fitted,
    held_out,
    loss_of,
    mended,
    of_players,
    of_thirds,
    optimism,
    report,
)
from kindu.lab.calibration.reliability import plot
from tests.support import QUICKEST

QUICK = Trial(QUICKEST, "uniform", 0, "search", 2, 2)


def forecaster(games: int, factor: float, seats: int = 2, own: float = 0.0) -> list[PredictedGame]:
    """Games whose winner is drawn by true chances; the forecasts have this scale applied."""
    rng = Rng("forecaster", seats)
    made: list[PredictedGame] = []
    for _ in range(games):
        weights = [1 + int(rng.below(100)) for _ in range(seats)]
        chances = [weight / sum(weights) for weight in weights]
        at, winner = int(rng.below(sum(weights))), 0
        while at >= weights[winner]:
            at -= weights[winner]
            winner += 1
        shares = [float(seat == winner) for seat in range(seats)]
        progress = int(rng.below(100)) / 100
        told = rescaled(chances, Scale(factor, own), 0)
        made.append(PredictedGame(shares, [Prediction(progress, 0, told)] * 2))
    return made


# --- calibration --------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_a_true_forecaster_has_hardly_any_error(seats: int) -> None:
    found = report(forecaster(1500, 1.0, seats), replicates=100)

    assert (1500, 3000) == (found.games, found.positions)
    assert found.error.value < 0.03
    assert found.error.high < 0.05


def test_a_boastful_forecaster_is_found_out() -> None:
    found = report(forecaster(1500, 3.0), replicates=100)

    assert found.error.low > 0.05
    assert found.bins[0].share > found.bins[0].chance
    assert found.bins[-1].share < found.bins[-1].chance


def test_scores_punish_what_is_far_from_the_truth() -> None:
    true, false = (report(forecaster(800, factor), replicates=40) for factor in (1.0, 3.0))

    assert true.brier.value < false.brier.value
    assert true.loss.value < false.loss.value
    assert true.brier.low < true.brier.value < true.brier.high


def test_numbers_that_can_be_counted_by_hand() -> None:
    games = [PredictedGame([1.0, 0.0], [Prediction(0.0, 0, [0.8, 0.2])])]
    found = report(games, bins=2, replicates=3)

    assert [0.2, 0.8] == [row.chance for row in found.bins]
    assert pytest.approx(0.2) == found.error.value
    assert pytest.approx(0.08) == found.brier.value
    assert pytest.approx(0.2231436) == found.loss.value


def test_a_shared_first_place_counts_in_shares() -> None:
    assert pytest.approx(0.6931472) == loss_of([0.5, 0.5], [0.5, 0.5])
    assert (
        0 == report([PredictedGame([0.5, 0.5], [Prediction(0.0, 0, [0.5, 0.5])])], 1, 3).error.value
    )


def test_bins_have_as_many_forecasts_each() -> None:
    games = forecaster(60, 1.0, 3)
    places = [place for row in bins_of(games, 10) for place in row]

    assert [36] * 10 == [places.count(n) for n in range(10)]


def test_the_middle_95_per_cent() -> None:
    assert (5, 194) == bounds([float(n) for n in range(200)])


def test_positions_of_one_game_are_resampled_together() -> None:
    """Positions that are repeated ten times say nothing new, so the interval must not shrink."""
    once = forecaster(200, 1.0)
    often = [PredictedGame(game.shares, game.predictions * 10) for game in once]
    first, second = (report(games, replicates=100) for games in (once, often))

    assert first.loss.high - first.loss.low == pytest.approx(second.loss.high - second.loss.low)


# --- the factor ---------------------------------------------------------------------------


@pytest.mark.parametrize("factor", [0.5, 1.0, 2.0])
def test_the_factor_that_mends_a_forecaster_is_found(factor: float) -> None:
    found = fitted(forecaster(900, factor))

    assert found.factor == pytest.approx(1 / factor, rel=0.2)
    assert abs(found.own) < 0.2


@pytest.mark.parametrize("seats", [2, 4])
def test_who_sees_the_own_chance_too_high_is_put_right(seats: int) -> None:
    """A seat's own log-odds are one too high; the fit needs both numbers to correct that."""
    games = forecaster(900, 1.0, seats, 1.0)
    found = fitted(games)

    assert found.own == pytest.approx(-1.0, abs=0.2)
    assert optimism(games) > 0.1
    assert abs(optimism(mended(games, {seats: found}))) < 0.02


def test_forecasts_without_any_difference_have_nothing_to_fit() -> None:
    games = [PredictedGame([1.0], [Prediction(0.5, 0, [1.0])])] * 5

    assert AS_IT_IS == fitted(games)


def test_a_hopeless_forecaster_is_not_believed() -> None:
    games = [PredictedGame(game.shares[::-1], game.predictions) for game in forecaster(300, 1.0)]

    assert LOWEST == fitted(games).factor


def test_each_number_of_players_has_its_own_scale() -> None:
    games = forecaster(500, 2.0, 2) + forecaster(500, 0.5, 3)
    scales = of_players(games)

    assert [2, 3] == list(scales)
    assert (True, True) == (scales[2].factor < 0.7, scales[3].factor > 1.4)
    assert report(mended(games, scales), replicates=3).error.value < 0.04


def test_scales_by_thirds_of_a_game() -> None:
    games = forecaster(900, 2.0)
    early = [PredictedGame(g.shares, [f for f in g.predictions if f.progress < 0.3]) for g in games]
    thirds = of_thirds(early)

    assert (True, [AS_IT_IS] * 2) == (thirds[0].factor < 0.7, thirds[1:])


def test_scales_from_other_games_mend_too() -> None:
    games = forecaster(500, 3.0)
    before, after = (report(g, replicates=3).error.value for g in (games, held_out(games)))

    assert (True, True) == (before > 0.05, after < 0.045)


# --- games --------------------------------------------------------------------------------


def test_a_game_tells_who_won_and_what_was_expected() -> None:
    for i, seats in enumerate((2, 3, 4)):
        told = play(QUICK, i)

        assert [seats, seats, 2] == [len(told.shares), len(told.points), len(told.positions)]
        assert 1 == pytest.approx(sum(told.shares), abs=0.001)
        first, second = told.positions
        assert 0 <= first.progress < second.progress < 1
        assert 1 == pytest.approx(sum(first.chances), abs=0.002)
        assert [seats, seats] == [len(second.points), len(told.played().predictions[0].chances)]


def test_a_bot_without_opinion_can_not_be_asked() -> None:
    with pytest.raises(KinduError, match="expected a bot that gives chances, such as master, but"):
        play(replace(QUICK, asked="greedy"), 0)


def test_what_has_been_played_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / f"{QUICKEST}.jsonl"
    whole = list(collect(QUICK, 4, path))
    text = path.read_text()
    path.write_text(text[: text.rindex("{") + 20])  # cut within the last game
    with closing(collect(QUICK, 4, path)) as found:
        first = [next(found), next(found)]

    assert whole[:2] == first
    assert whole == list(collect(QUICK, 4, path))
    assert text == path.read_text()


def test_several_processes_play_the_same_games(tmp_path: Path) -> None:
    one, two = (list(collect(QUICK, 3, tmp_path / f"{jobs}.jsonl", jobs)) for jobs in (1, 2))

    assert one == two


def test_games_of_another_trial_are_laid_aside(tmp_path: Path) -> None:
    path = tmp_path / f"{QUICKEST}.jsonl"
    for positions in (1, 2, 3):
        list(collect(replace(QUICK, positions=positions), 1, path))

    assert [f"{QUICKEST}-1.jsonl", f"{QUICKEST}-2.jsonl", f"{QUICKEST}.jsonl"] == sorted(
        file.name for file in tmp_path.iterdir()
    )
    path.write_text("mine")
    with pytest.raises(KinduError, match=r"expected the games of a calibration, but .* holds"):
        kept_games(QUICK, path)
    assert "mine" == path.read_text()


# --- what is shown ------------------------------------------------------------------------


def test_the_plot_is_a_drawing_and_always_the_same() -> None:
    bins = [Bin(9, 0.2, 0.3, 0.1, 0.4), Bin(9, 0.8, 0.7, 0.6, 0.9)]
    drawn = plot("Bold & true", bins)
    root = ET.fromstring(drawn)  # noqa: S314 - our own drawing

    assert drawn == plot("Bold & true", bins)
    assert 2 == len(root.findall("{http://www.w3.org/2000/svg}circle"))
    assert "Bold & true" == root[0].text


def test_the_section_has_a_table_and_a_plot_for_each_game(tmp_path: Path) -> None:
    games = [play(QUICK, i) for i in range(3)]
    before = calibration_section(tmp_path)
    view = write_results(tmp_path, QUICK, games, 40)
    section = calibration_section(tmp_path)

    assert "" == before
    assert (6, {"2", "3", "4"}) == (view["shown"]["positions"], set(view["fitted"]))
    assert f"| {game(QUICKEST).title} | all | 3 | 6 | 0." in section
    assert "measured with this code" in section
    assert f"(reliability-{QUICKEST}.svg)" in section
    assert (tmp_path / f"reliability-{QUICKEST}.svg").is_file()
    assert max(len(line) for line in section.splitlines()) <= 120


@pytest.mark.parametrize(
    ("positions", "error", "expected"),
    [(1999, 0.01, "too few"), (2000, 0.05, "yes"), (2000, 0.0501, "no")],
)
def test_the_bar_needs_enough_positions_and_a_small_error(
    positions: int, error: float, expected: str
) -> None:
    view = game_view(QUICK, [play(QUICK, 0)], 3)
    view["shown"]["positions"] = positions
    view["shown"]["error"]["value"] = error

    assert expected == passed(view)
