"""Expected points: a line corrects them."""

from __future__ import annotations

import pytest

from kindu.advice.scales import STRAIGHT, straightened
from kindu.core.rng import Rng
from kindu.games.descriptor import PointsFit
from kindu.lab.calibration.points import Guess, apart, fitted_line, solved, straight

TRUE = PointsFit(5.0, 2.0, 0.5, 3.0, -4.0)


def guesses(seats: int) -> list[Guess]:
    """Expectations that this line would make exact."""
    rng = Rng("guesses")
    made: list[Guess] = []
    for _ in range(60):
        expected = [float(rng.below(40)) for _ in range(seats)]
        spread, eye = float(rng.below(20)), int(rng.below(seats))
        came = straightened(expected, TRUE, spread, eye)
        made.append(Guess(eye, spread, expected, came))
    return made


def test_points_are_left_alone_by_a_straight_line() -> None:
    assert [7.0, -2.0, 4.0] == pytest.approx(straightened([7.0, -2.0, 4.0], STRAIGHT, 9.0, 1))


@pytest.mark.parametrize("seats", [2, 5])
def test_the_line_is_found(seats: int) -> None:
    made = guesses(seats)
    found = fitted_line(made)

    for name in ("base", "lead", "level", "spread", "own"):
        assert getattr(TRUE, name) == pytest.approx(getattr(found, name), abs=0.01)
    assert (0, 0) == pytest.approx(apart(straight(made, {seats: found}, STRAIGHT)), abs=0.01)
    assert apart(made) == apart(straight(made, {}, STRAIGHT))


def test_numbers_that_never_change_do_no_harm() -> None:
    made = [Guess(0, 3.0, [n, n], [10.0, 10.0]) for n in (1.0, 2.0, 5.0)]

    assert (0, 0) == pytest.approx(
        apart(straight(made, {2: fitted_line(made)}, STRAIGHT)), abs=0.01
    )


def test_equations_are_solved_even_with_a_nought_first() -> None:
    assert [2.0, 3.0] == pytest.approx(solved([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]))
