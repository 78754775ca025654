"""Artefact sets: the best partition of completed artefacts into sets."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.games.africana.board.board import Board

KIND_BASE: Final = 5  # a kind has 0 to 4 completed artefacts


@final
class Sets:
    """The best value of artefact sets for all counts of the five kinds, computed when asked."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.best: vec[i64] = vec[i64]([-1] * KIND_BASE**5)

    def points(self, counts: vec[i64]) -> i64:
        """AF-SCORE-03, AF-SCORE-04: the partition with the highest total; artefacts may stay unused
        (RUL-14).
        """
        index: i64 = 0
        for count in counts:
            index = index * KIND_BASE + count
        if self.best[index] < 0:
            self.best[index] = self.search(counts)
        return self.best[index]

    def search(self, counts: vec[i64]) -> i64:
        """Try every set with an artefact of the first kind, and try leaving one unused."""
        first: i64 = 0
        while first < len(counts) and counts[first] == 0:
            first += 1
        if first == len(counts):
            return 0
        rest = counts[:]
        rest[first] -= 1
        best = self.points(rest)
        if counts[first] >= 2:
            best = max(best, self.board.two_identical + self.without(counts, first, 2))
        if counts[first] >= 3:
            best = max(best, self.board.three_identical + self.without(counts, first, 3))
        best = max(best, self.with_others(rest, first, 1, self.board.two_different))
        return max(best, self.with_others(rest, first, 3, self.board.four_different))

    def without(self, counts: vec[i64], kind: i64, taken: i64) -> i64:
        """The value of what is left when some of a kind are taken."""
        rest = counts[:]
        rest[kind] -= taken
        return self.points(rest)

    def with_others(self, rest: vec[i64], after: i64, others: i64, worth: i64) -> i64:
        """The best set of one artefact, already taken, and this many of later kinds; 0 if none."""
        if others == 0:
            return worth + self.points(rest)
        best: i64 = 0
        for kind in range(after + 1, len(rest)):
            if rest[kind] > 0:
                fewer = rest[:]
                fewer[kind] -= 1
                best = max(best, self.with_others(fewer, kind, others - 1, worth))
        return best
