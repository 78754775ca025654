"""The results of `kindu strength` as a file: one line per comparison, blocks as sums, no dates."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, TypedDict

from kindu.core.words import KinduError
from kindu.lab.arena.times import Times
from kindu.record.files import read_text, write_text

if TYPE_CHECKING:
    from pathlib import Path

    from kindu.lab.arena.pairing import Block
    from kindu.lab.strength.strength import Cell

MICRO = 1e6  # seconds are kept in millionths


class MeasurementView(TypedDict):
    """A measurement as it is written; each of the first three lists has one number per block."""

    code: str
    firsts: list[int]
    points: list[int]
    others: list[int]
    answers: int
    micros: int
    buckets: dict[str, int]


class Measurement:
    """All blocks of a comparison, with the code that played them."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.firsts: list[int] = []  # first places of the one copy in a block, in parts of WHOLE
        self.points: list[int] = []  # of the one, in 1/rules.unit
        self.others: list[int] = []  # of all others
        self.times = Times()  # of the one

    def add(self, block: Block, one: str) -> None:
        """The next block."""
        own, others = zip(*(game.points() for game in block.games), strict=True)
        self.firsts.append(sum(game.first() for game in block.games))
        self.points.append(sum(own))
        self.others.append(sum(others))
        self.times.join(block.times.get(one, Times()))

    def view(self) -> MeasurementView:
        """The measurement as it is written."""
        return MeasurementView(
            code=self.code,
            firsts=self.firsts,
            points=self.points,
            others=self.others,
            answers=self.times.answers,
            micros=round(self.times.seconds * MICRO),
            buckets={
                str(bucket): self.times.buckets[bucket] for bucket in sorted(self.times.buckets)
            },
        )


def measurement_of(view: MeasurementView) -> Measurement:
    """The measurement as it was written."""
    measurement = Measurement(view["code"])
    measurement.firsts, measurement.points, measurement.others = (
        view["firsts"],
        view["points"],
        view["others"],
    )
    measurement.times.answers = view["answers"]
    measurement.times.seconds = view["micros"] / MICRO
    measurement.times.buckets.update({int(key): count for key, count in view["buckets"].items()})
    return measurement


class Ledger:
    """All measurements, by game and comparison. The file is always complete."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.machine = ""
        self.games: dict[str, dict[str, Measurement]] = {}
        if path.exists():
            self.read()

    def read(self) -> None:
        """Read what earlier runs have saved."""
        try:
            found = json.loads(read_text(self.path, "results of strength"))
            self.machine = found["machine"]
            for key, measurements in found["games"].items():
                self.games[key] = {
                    name: measurement_of(view) for name, view in measurements.items()
                }
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            wanted = "results written by kindu strength"
            raise KinduError(
                f"expected {wanted}, but {self.path} holds something else: {error}"
            ) from None

    def find(self, cell: Cell) -> Measurement | None:
        """The measurement of this comparison, whatever code played it."""
        return self.games.get(cell.game, {}).get(cell.name())

    def current(self, cell: Cell, code: str, fresh: bool = False) -> Measurement:
        """The measurement of this code, to be continued; an empty one if there is none."""
        measurement = self.find(cell)
        return (
            Measurement(code)
            if fresh or measurement is None or measurement.code != code
            else measurement
        )

    def put(self, cell: Cell, measurement: Measurement) -> None:
        """Save it at once."""
        self.games.setdefault(cell.game, {})[cell.name()] = measurement
        write_text(self.path, self.text())

    def text(self) -> str:
        """The file: one line per comparison, so that diffs are readable."""
        games = []
        for key, measurements in sorted(self.games.items()):
            rows = [
                f"    {json.dumps(name)}: {json.dumps(measurement.view(), separators=(',', ':'))}"
                for name, measurement in sorted(measurements.items())
            ]
            games.append(f"  {json.dumps(key)}: {{\n" + ",\n".join(rows) + "\n  }")
        head = f'{{\n"machine": {json.dumps(self.machine)},\n"games": {{\n'
        return head + ",\n".join(games) + "\n}\n}\n"
