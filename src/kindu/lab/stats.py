"""Statistics of many games: means, standard deviations and 95 % intervals."""

from math import sqrt
from statistics import NormalDist

Interval = tuple[float, float]

Z = NormalDist().inv_cdf(0.975)  # 1.96: 2.5 % are above it
FEW = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306]  # Student's t, 1 to 8 degrees


def wilson(wins: float, games: int) -> Interval:
    """Wilson's score interval for a rate; shared wins may make `wins` a fraction."""
    rate = wins / games
    middle = rate + Z * Z / (2 * games)
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def student(degrees: int) -> float:
    """The 97.5 % quantile of Student's t: a table for few degrees, then Fisher's expansion."""
    return FEW[degrees - 1] if degrees <= len(FEW) else widened(Z, degrees)


def widened(z: float, degrees: int) -> float:
    """The quantile of Student's t that corresponds to z, for nine degrees of freedom or more."""
    terms = [
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    ]
    return z + sum(term / float(degrees) ** power for power, term in enumerate(terms, 1))


class Sample:
    """Whole numbers seen so far, kept as exact sums, so that their order makes no difference."""

    def __init__(self) -> None:
        self.n = 0
        self.total = 0
        self.squares = 0

    def add(self, value: int) -> None:
        """One more."""
        self.n += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        """Their mean."""
        return self.total / self.n

    def deviation(self) -> float | None:
        """The estimated standard deviation; None for a single number."""
        if self.n == 1:
            return None
        return sqrt((self.n * self.squares - self.total**2) / (self.n * (self.n - 1)))

    def interval(self) -> Interval | None:
        """The interval of the true mean; a single number gives none."""
        deviation = self.deviation()
        if deviation is None:
            return None
        half = student(self.n - 1) * deviation / sqrt(self.n)
        return self.mean() - half, self.mean() + half
