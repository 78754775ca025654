"""Verdicts: which things are never worth it, and which look too good or too poor."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from kindu.lab.balance.catalogue import CHOICE, Item, Kind
from kindu.lab.balance.stats import Contrast, sure_of
from kindu.lab.balance.watching import WatchedGame
from kindu.lab.balance.worth import Evidence, Finding

LEAST = 20  # how often a thing must have been available before it is judged
GAMES = 10  # the fewest games in which it must have been available
SIDE = 10  # the fewest seats that used it, and that didn't, to compare them
RARE = 0.05  # "hardly ever" if the whole interval is below this share
GAP = 0.15  # a share that is closer to its peers' than this counts as equal
FAST = 2  # a pace counts as different if it is this many times faster or slower
LITTLE_USED = 0.5  # of the share of its peers

# Verdicts, the first that fits.
FEW = "too few"  # games to say anything
NEVER = "never"
HARDLY = "hardly ever"
LOSES = "loses"  # seats that used it won less often than seats that could have and didn't
LITTLE = "little used"  # for things without a price: less than half as much as its peers
OVERRATED = "overrated"  # used more than its peers, with worse results
UNDERRATED = "underrated"
STRONG = "strong"
WEAK = "weak"
FINE = ""


@dataclass(frozen=True)
class Worth:
    """A kind of things with all findings; `judged` is the word for using one."""

    kind: str
    title: str
    unit: str
    words: tuple[str, str, str]
    judged: str
    groups: list[Finding]
    items: list[Finding]


def worth(kind: Kind, items: Mapping[str, Item], games: Sequence[WatchedGame], unit: int) -> Worth:
    """All things of a kind, judged."""
    ledger = Evidence(kind, items, games, unit)
    found = [replace(one, verdict=verdict(one, kind)) for one in tested(ledger.findings())]
    groups = [replace(one, verdict=alone(one)) for one in tested(ledger.group_findings())]
    judged = kind.words[kind.judged]
    return Worth(kind.key, kind.title, kind.unit, kind.words, judged, groups, found)


def tested(found: Sequence[Finding]) -> list[Finding]:
    """The findings of a kind with significant tests marked; too rare things aren't tested."""
    used = sure_of([one.used_beside if enough(one) else None for one in found])
    pace = sure_of([one.pace_beside if enough(one) else None for one in found])
    success = sure_of([one.success_beside if one.success.of >= LEAST else None for one in found])
    wins = sure_of([one.wins_apart if both(one) else None for one in found])
    beside = sure_of([one.wins_beside if both(one) else None for one in found])
    points = sure_of([one.points_apart if both(one) else None for one in found])
    return [
        replace(
            one,
            used_beside=used[i],
            pace_beside=pace[i],
            success_beside=success[i],
            wins_apart=wins[i],
            wins_beside=beside[i],
            points_apart=points[i],
        )
        for i, one in enumerate(found)
    ]


def enough(one: Finding) -> bool:
    """Whether it was there often enough."""
    return one.used.of >= LEAST and one.used.games >= GAMES


def both(one: Finding) -> bool:
    """Whether enough seats used it, and enough did not."""
    return enough(one) and min(one.with_it.wins.of, one.without.wins.of) >= SIDE


def verdict(one: Finding, kind: Kind) -> str:
    """The verdict on a thing, if there is any."""
    own = alone(one)
    if own or kind.unit == CHOICE:
        return own
    return beside_peers(one, kind) if kind.priced else in_use(one)


def alone(one: Finding) -> str:
    """The verdict on a thing by itself."""
    if not enough(one):
        return FEW
    if one.used.count == 0:
        return NEVER
    if one.used.within and one.used.within[1] < RARE:
        return HARDLY
    if direction(one.wins_apart, 0) < 0:
        return LOSES
    return FINE


def in_use(one: Finding) -> str:
    """The verdict on a thing without a price: only much less use than its peers' counts."""
    usual = LITTLE_USED * (one.peers_used or 0)
    return LITTLE if direction(one.used_beside, usual) < 0 else FINE


def beside_peers(one: Finding, kind: Kind) -> str:
    """The verdict by use and results, compared with the peers."""
    use = direction(one.used_beside, GAP)
    use = use or direction(one.pace_beside, pace_gap(one))
    result = direction(one.wins_beside, 0)
    if kind.success:
        result = result or direction(one.success_beside, GAP)
    if use and result and use != result:
        return OVERRATED if use > 0 else UNDERRATED
    either = use or result
    if not either:
        return FINE
    return STRONG if either > 0 else WEAK


def pace_gap(one: Finding) -> float:
    """How far a pace must be from the peers' to count as different."""
    usual, own = one.peers_pace or 0.0, one.pace.value or 0.0
    return usual * (FAST - 1) if own > usual else usual * (1 - 1 / FAST)


def direction(test: Contrast | None, gap: float) -> int:
    """1 for more, -1 for less, 0 if the difference is small or not significant."""
    if test is None or not test.sure or abs(test.value) < gap:
        return 0
    return 1 if test.value > 0 else -1


def doubtful(one: Finding) -> bool:
    """Whether a reconstructed thing looks off beside its peers."""
    if not one.made_up or one.verdict in {FINE, FEW}:
        return False
    usual = one.peers_used is None or one.peers_used >= 2 * RARE
    return usual if one.verdict in {NEVER, HARDLY} else True
