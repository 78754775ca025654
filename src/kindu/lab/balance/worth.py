"""How often a thing is used, and how well its users do, compared with its peers."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from kindu.lab.balance.catalogue import ALIKE, CHOICE, DONE, GAME, SEEN, TAKEN, Item, Kind
from kindu.lab.balance.stats import NONE, Contrast, Pair, Rate, contrast, mean_of, rate_of
from kindu.lab.balance.watching import WatchedGame

PEERS = 2  # the fewest other things that make a group of peers

# What one game shows about a thing.
USED = 0  # how often, of the times it was available
SUCCEEDED = 1  # DONE, of the times it was TAKEN
WON_WITH = 2  # share of wins of seats that used it
WON_WITHOUT = 3  # the same for seats that could have used it
POINTS_WITH = 4
POINTS_WITHOUT = 5
PACE = 6  # used or not, of the turns during which it was available
MEASURES = 7
Line = list[Pair]  # the measures of one game
NOTHING: Line = [NONE] * MEASURES


@dataclass(frozen=True)
class Side:
    """Seats in games: their share of wins and their points."""

    wins: Rate
    points: float | None


@dataclass(frozen=True)
class Finding:
    """One thing, or a group of them, beside its peers.

    `used` is how often it was used of the times it was available; `pace` is how often per turn.
    Names with `beside` are its own value minus that of its peers. Names with `apart` are the
    value of seats that used it minus that of seats that could have and didn't.
    """

    id: str
    title: str
    value: str
    made_up: str
    peers: str  # the name of its group of peers; empty if there is none
    seen: int
    taken: int
    done: int
    used: Rate
    peers_used: float | None
    used_beside: Contrast | None
    pace: Rate
    peers_pace: float | None
    pace_beside: Contrast | None
    success: Rate
    success_beside: Contrast | None
    with_it: Side
    without: Side
    wins_apart: Contrast | None
    points_apart: Contrast | None
    wins_beside: Contrast | None
    verdict: str = ""


class Evidence:
    """What all games show about all things of a kind, game by game."""

    def __init__(
        self, kind: Kind, items: Mapping[str, Item], games: Sequence[WatchedGame], unit: int
    ) -> None:
        self.kind = kind
        self.items = items
        self.games = games
        lines = {name: [line(kind, name, game, unit) for game in games] for name in items}
        self.columns = {
            name: [[row[measure] for row in rows] for measure in range(MEASURES)]
            for name, rows in lines.items()
        }
        self.groups = groups_of(items)
        self.sums = {group: self.added(names) for group, names in self.groups.items()}

    def added(self, names: Sequence[str]) -> list[list[Pair]]:
        """Several things as if they were one."""
        return [
            [summed(pairs) for pairs in zip(*(self.columns[n][m] for n in names), strict=True)]
            for m in range(MEASURES)
        ]

    def findings(self) -> list[Finding]:
        """Every thing beside its peers."""
        found: list[Finding] = []
        for name, item in self.items.items():
            group = next((g for g in item.peers if len(self.groups[g]) > PEERS), "")
            own = self.columns[name]
            peers = without(self.sums[group], own) if group else self.nobody()
            found.append(self.finding(name, item, group, own, peers))
        return found

    def nobody(self) -> list[list[Pair]]:
        """What stands in for peers if there are none."""
        return [[NONE] * len(self.games) for _ in range(MEASURES)]

    def group_findings(self) -> list[Finding]:
        """The narrowest groups, each beside all other things, if there are two or more."""
        narrow = list(dict.fromkeys(item.peers[0] for item in self.items.values()))
        if len(narrow) == 1:
            return []
        everything = self.sums[ALIKE]
        return [
            self.finding(
                group, Item(group), ALIKE, self.sums[group], without(everything, self.sums[group])
            )
            for group in narrow
        ]

    def reached(self, names: Sequence[str], stage: int) -> int:
        """How often they reached this stage, by the unit of their kind."""
        whole = self.kind.unit == GAME
        found = 0
        for game in self.games:
            counts = game.counts.get(self.kind.key, {})
            rows = [counts[name][stage] for name in names if name in counts]
            found += sum(any(row) if whole else sum(row) for row in rows)
        return found

    def finding(
        self,
        key: str,
        item: Item,
        group: str,
        own: Sequence[Sequence[Pair]],
        peers: Sequence[Sequence[Pair]],
    ) -> Finding:
        """All measures of a thing, or a group of them, beside others."""
        names = self.groups.get(key, [key])
        split = divides(self.kind)
        wins = own[WON_WITH : WON_WITHOUT + 1]
        peers_wins = peers[WON_WITH : WON_WITHOUT + 1]
        points = own[POINTS_WITH : POINTS_WITHOUT + 1]
        return Finding(
            id=key,
            title=item.title,
            value=item.value,
            made_up=item.made_up,
            peers=group,
            seen=self.reached(names, SEEN),
            taken=self.reached(names, TAKEN),
            done=self.reached(names, DONE),
            used=rate_of(own[USED]),
            peers_used=mean_of(peers[USED]),
            used_beside=contrast([own[USED], peers[USED]], shares=True),
            pace=rate_of(own[PACE]),
            peers_pace=mean_of(peers[PACE]),
            pace_beside=contrast([own[PACE], peers[PACE]], shares=True),
            success=rate_of(own[SUCCEEDED]),
            success_beside=contrast([own[SUCCEEDED], peers[SUCCEEDED]], shares=True),
            with_it=Side(rate_of(wins[0]), mean_of(points[0])),
            without=Side(rate_of(wins[1]), mean_of(points[1])),
            wins_apart=contrast(wins, shares=True) if split else None,
            points_apart=contrast(points, shares=False) if split else None,
            wins_beside=contrast([*wins, *peers_wins], shares=True) if split else None,
        )


def groups_of(items: Mapping[str, Item]) -> dict[str, list[str]]:
    """Who belongs to which group."""
    found: dict[str, list[str]] = {ALIKE: list(items)}
    for name, item in items.items():
        for group in item.peers:
            if group != ALIKE:
                found.setdefault(group, []).append(name)
    return found


def summed(pairs: Sequence[Pair]) -> Pair:
    """Several pairs as one."""
    return sum(k for k, _ in pairs), sum(n for _, n in pairs)


def without(all_of: Sequence[Sequence[Pair]], own: Sequence[Sequence[Pair]]) -> list[list[Pair]]:
    """A group without some of its members."""
    return [
        [(k - a, n - b) for (k, n), (a, b) in zip(whole, part, strict=True)]
        for whole, part in zip(all_of, own, strict=True)
    ]


def divides(kind: Kind) -> bool:
    """Whether use divides the seats. What comes up again and again, every seat uses sometime."""
    return not kind.rounds and kind.unit != CHOICE


def line(kind: Kind, name: str, game: WatchedGame, unit: int) -> Line:
    """What one game shows about a thing."""
    stages = game.counts.get(kind.key, {}).get(name)
    if stages is None:
        return NOTHING
    seen, used = stages[SEEN], stages[kind.judged]
    pairs = [(used, seen), (stages[DONE], stages[TAKEN])]
    if kind.unit == GAME:
        found: Line = [(float(any(some)), float(any(of))) for some, of in pairs]
    else:
        found = [(float(sum(some)), float(sum(of))) for some, of in pairs]
    shares = [game.share(seat) for seat in range(len(seen))]
    points = [amount / unit for amount in game.points]
    for amounts in (shares, points):
        for wanted in (True, False):
            own = [amounts[s] for s, n in enumerate(seen) if n and (used[s] > 0) is wanted]
            found.append((sum(own), float(len(own))))
    waits = game.waits.get(kind.key, {}).get(name, 0)
    return [*found, (float(any(used)) if waits else 0.0, float(waits))]
