"""Verdicts: which things are never worth it, and which look too good or too poor."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from kindu.lab.balance.catalogue import CHOICE, Item, Kind
from kindu.lab.balance.stats import Contrast, sure_of
from kindu.lab.balance.watching import WatchedGame
from kindu.lab.balance.worth import Evidence, Finding

LEAST = 20  # times a thing must have been there before anything is said about it
GAMES = 10  # in which it must have been there, at least
SIDE = 10  # seats at least that used it, and that did not, before they are compared
RARE = 0.05  # hardly ever: the whole interval is below this share
GAP = 0.15  # a share nearer than this to that of its peers is like theirs
FAST = 2  # times the pace of its peers, or less than the part of it that this divides
LITTLE_USED = 0.5  # of the share of its peers

# Verdicts, the first that fits.
FEW = "too few"  # games to say anything
NEVER = "never"
HARDLY = "hardly ever"
LOSES = "loses"  # who used it won less often than who could have and did not
LITTLE = "little used"  # of what has no price: less than half as much as its peers
OVERRATED = "overrated"  # used more than its peers, with worse results
UNDERRATED = "underrated"
STRONG = "strong"
WEAK = "weak"
FINE = ""


@dataclass(frozen=True)
class Worth:
    """A kind of things with all that was found; `judged` is the word for using one."""

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
    """The findings of a kind with their tests marked; what was seen too rarely is no test."""
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
    """What is to be said about a thing, if anything."""
    own = alone(one)
    if own or kind.unit == CHOICE:
        return own
    return beside_peers(one, kind) if kind.priced else in_use(one)


def alone(one: Finding) -> str:
    """What is to be said without a look at others."""
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
    """What has no price may be used more or less; much less is worth a word."""
    usual = LITTLE_USED * (one.peers_used or 0)
    return LITTLE if direction(one.used_beside, usual) < 0 else FINE


def beside_peers(one: Finding, kind: Kind) -> str:
    """Use and results beside those of the peers."""
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
    """How far a pace must be from that of the peers to be more than variety."""
    usual, own = one.peers_pace or 0.0, one.pace.value or 0.0
    return usual * (FAST - 1) if own > usual else usual * (1 - 1 / FAST)


def direction(test: Contrast | None, gap: float) -> int:
    """1 for more, -1 for less, 0 if that is not sure or too little."""
    if test is None or not test.sure or abs(test.value) < gap:
        return 0
    return 1 if test.value > 0 else -1


def doubtful(one: Finding) -> bool:
    """Whether a reconstructed thing looks off: not as it is used, but as its peers are."""
    if not one.made_up or one.verdict in {FINE, FEW}:
        return False
    usual = one.peers_used is None or one.peers_used >= 2 * RARE
    return usual if one.verdict in {NEVER, HARDLY} else True
