"""A balance report as data: what the games of one number of players show."""

from collections.abc import Sequence
from dataclasses import dataclass

from kindu.lab.balance.judge import Worth, doubtful, worth
from kindu.lab.balance.overall import Length, OrderOfPlay, PointSource, by_seat, by_source, length
from kindu.lab.balance.watching import WatchedGame, scout_of
from kindu.lab.balance.worth import Finding
from kindu.lab.sim import Series


@dataclass(frozen=True)
class Doubt:
    """A reconstructed thing that looks off beside its peers."""

    kind: str
    finding: Finding


@dataclass(frozen=True)
class Study:
    """The report for one number of players; fewer games than `wanted` if it was stopped."""

    game: str
    title: str
    rules: int
    board: str  # its hash
    players: int
    level: str
    seed: int
    games: int
    wanted: int
    seats: OrderOfPlay
    sources: list[PointSource]
    length: Length
    worth: list[Worth]
    doubts: list[Doubt]


def study(series: Series, games: Sequence[WatchedGame], wanted: int) -> Study:
    """What these games show; there must be at least one."""
    scout = scout_of(series.key, series.board)
    rules = scout.rules
    unit = int(rules.unit)
    found = [worth(kind, scout.items[kind.key], games, unit) for kind in scout.catalogue.kinds]
    return Study(
        game=rules.key,
        title=rules.title,
        rules=int(rules.rev),
        board=rules.board_hash,
        players=len(series.bots),
        level=series.bots[0],
        seed=series.seed,
        games=len(games),
        wanted=wanted,
        seats=by_seat(games, unit),
        sources=by_source(games, unit, scout.catalogue.sources),
        length=length(games, unit),
        worth=found,
        doubts=[Doubt(w.kind, one) for w in found for one in w.items if doubtful(one)],
    )
