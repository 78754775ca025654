"""Are expected points right? The line that would correct them, by least squares."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from kindu.advice.scales import parts, straightened
from kindu.games.descriptor import PointsFit

RIDGE = 1e-6  # ridge: keeps columns that never change from making the system singular


@dataclass(frozen=True)
class Guess:
    """What a seat expected for every seat, and what it got."""

    eye: int
    spread: float
    expected: list[float]
    came: list[float]


def fitted_line(guesses: list[Guess]) -> PointsFit:
    """The least-squares line."""
    rows = [
        (row, came)
        for guess in guesses
        for row, came in zip(
            parts(guess.expected, guess.spread, guess.eye), guess.came, strict=True
        )
    ]
    n = len(rows[0][0])
    square = [[sum(row[i] * row[j] for row, _ in rows) for j in range(n)] for i in range(n)]
    for i in range(n):
        square[i][i] += RIDGE * len(rows)
    return PointsFit(*solved(square, [sum(row[i] * came for row, came in rows) for i in range(n)]))


def solved(square: list[list[float]], right: list[float]) -> list[float]:
    """Solve a few linear equations by Gaussian elimination with partial pivoting."""
    n = len(right)
    rows = [[*square[i], right[i]] for i in range(n)]
    for at in range(n):
        best = max(range(at, n), key=lambda i: abs(rows[i][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for i in range(n):
            if i != at:
                share = rows[i][at] / rows[at][at]
                rows[i] = [a - share * b for a, b in zip(rows[i], rows[at], strict=True)]
    return [rows[i][n] / rows[i][i] for i in range(n)]


def straight(guesses: list[Guess], lines: dict[int, PointsFit], usual: PointsFit) -> list[Guess]:
    """The guesses corrected, by the number of players."""
    found: list[Guess] = []
    for g in guesses:
        line = lines.get(len(g.came), usual)
        found.append(
            Guess(g.eye, g.spread, straightened(g.expected, line, g.spread, g.eye), g.came)
        )
    return found


def apart(guesses: list[Guess]) -> tuple[float, float]:
    """The mean error of what was expected, and its root mean square."""
    off = [e - c for g in guesses for e, c in zip(g.expected, g.came, strict=True)]
    return sum(off) / len(off), sqrt(sum(n * n for n in off) / len(off))
