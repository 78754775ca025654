"""A balance report in words: sections of sentences and tables, for the terminal and for pages."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from kindu.cli.reports.balance_words import (
    interval_text,
    number_text,
    rate_text,
    share_text,
    things_head,
    things_row,
)
from kindu.lab.balance.judge import (
    FEW,
    FINE,
    HARDLY,
    LITTLE,
    LOSES,
    NEVER,
    OVERRATED,
    STRONG,
    UNDERRATED,
    WEAK,
)
from kindu.lab.balance.stats import FALSE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.lab.balance.judge import Worth
    from kindu.lab.balance.overall import Distribution, Length, OrderOfPlay, PointSource
    from kindu.lab.balance.study import Doubt, Study
    from kindu.lab.balance.worth import Finding

ORDER = (NEVER, HARDLY, LOSES, LITTLE, OVERRATED, UNDERRATED, WEAK, STRONG)
SCREEN = 16  # things of a kind that a terminal shows
WORDS = {
    NEVER: "Never used",
    HARDLY: "Hardly ever used",
    LOSES: "Seats that used it won less",
    LITTLE: "Used much less than its peers",
    OVERRATED: "Used more than its peers, with worse results",
    UNDERRATED: "Used less than its peers, with better results",
    WEAK: "Looks too poor",
    STRONG: "Looks too good",
}


@dataclass(frozen=True)
class Section:
    """A part of the report; a terminal shows `rows`, a page `all_rows` as well.

    `part` is the end of the name of its drawing's file, if there is one.
    """

    part: str
    title: str
    lead: list[str]
    head: list[str] = field(default_factory=list)
    groups: list[list[str]] = field(default_factory=list)
    rows: list[list[str]] = field(default_factory=list)
    all_rows: list[list[str]] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)


def sections(study: Study) -> list[Section]:
    """The whole report of one number of players."""
    parts = [seats_section(study.seats), sources_section(study.sources)]
    parts += [length_section(study.length), *(worth_section(one) for one in study.worth)]
    return [*parts, doubts_section(study)]


def headline(study: Study) -> str:
    """What was played."""
    games = f"{study.games:,} game{'s' if study.games > 1 else ''}"
    stopped = f", stopped before {study.wanted:,}" if study.games < study.wanted else ""
    who = f"{study.players} players, all {study.level}"
    return f"{study.title}: {games} of {who}, seed {study.seed}{stopped}"


def seats_section(found: OrderOfPlay) -> Section:
    """Wins by the order of play."""
    within = "95 % interval"
    rows = [
        [
            str(seat.order),
            f"{seat.wins.count:,.1f}",
            share_text(seat.wins.value, 1),
            interval_text(seat.wins.within, 100, 1),
            number_text(seat.points),
            interval_text(seat.points_within),
        ]
        for seat in found.seats
    ]
    unevenly = f"at least this unevenly in {share_text(found.chance, 1)} of such runs"
    sure = "" if found.chance < FALSE else "no sign that "
    return Section(
        "seats",
        "Seats",
        ["In the order of play; 1 is the start player. A shared win counts in equal shares."],
        ["seat", "wins", "share", f"{within} (%)", "points", within],
        rows=rows,
        notes=[f"Luck alone would spread the wins {unevenly}: {sure}the start seat matters."],
    )


def sources_section(found: Sequence[PointSource]) -> Section:
    """Points by source."""
    rows = [
        [
            source.words,
            source.rule,
            number_text(source.points),
            share_text(source.scored.value),
            number_text(source.winners),
            number_text(source.others),
            number_text(source.apart.value if source.apart else None, sign=True),
            interval_text(source.apart.within if source.apart else None),
        ]
        for source in found
    ]
    head = ["source", "rule", "points", "seats", "winners", "others", "diff", "95 % interval"]
    lead = "Points per seat on average, how many seats get any, and how many more winners get."
    return Section("sources", "Points by source", [lead], head, rows=rows)


def length_section(found: Length) -> Section:
    """How long games are."""

    def row(name: str, spread: Distribution) -> list[str]:
        quarters = (spread.quarter, spread.middle, spread.three_quarters)
        numbers = [spread.mean, spread.spread, spread.least, *quarters, spread.most]
        return [name, *map(number_text, numbers)]

    rows = [
        row("rounds", found.rounds),
        row("decisions", found.decisions),
        row("points", found.points),
        row("lead", found.lead),
    ]
    ends = ", ".join(f"{rule} ({games:,})" for rule, games in found.endings.items())
    return Section(
        "length",
        "Length",
        ["Decisions are answers of seats; the lead is the winner's lead over the next seat."],
        ["", "mean", "spread", "min", "25 %", "50 %", "75 %", "max"],
        rows=rows,
        notes=[f"Ended by {ends}."],
    )


def worth_section(found: Worth) -> Section:
    """The things of a kind; those that stand out first."""
    told = [one for one in found.items if one.verdict not in {FINE, FEW}]
    told.sort(key=lambda one: ORDER.index(one.verdict))
    few = sum(one.verdict == FEW for one in found.items)
    once = {"game": "game", "seat": "seat in a game", "round": "seat in a round"}
    unit = once.get(found.unit, "question with a choice")
    lead = f"`used` means {found.judged}, of the times that it {found.words[0]}, once per {unit}."
    notes = [f"Things that stand out: {len(told)} of {len(found.items)}."]
    if few:
        notes.append(f"Seen too rarely to judge: {few}.")
    if len(told) > SCREEN:
        notes.append(f"Only the first {SCREEN} are shown; --json has all.")
    return Section(
        found.kind,
        found.title,
        [lead],
        things_head(found),
        [things_row(found, group) for group in found.groups],
        [things_row(found, one) for one in told[:SCREEN]],
        [things_row(found, one, valued=True) for one in found.items],
        notes,
    )


def doubts_section(study: Study) -> Section:
    """Reconstructed values that look off."""
    worths = {one.kind: one for one in study.worth}
    made_up = sum(bool(one.made_up) for worth in study.worth for one in worth.items)
    lead = f"{len(study.doubts)} of {made_up} things with reconstructed values look off."
    sentences = [doubt_text(worths[doubt.kind], doubt) for doubt in study.doubts]
    return Section("", "Reconstructed values that look off", [lead], notes=sentences)


def doubt_text(found: Worth, doubt: Doubt) -> str:
    """One value that looks off, in three sentences."""
    one = doubt.finding
    parts = [f"{one.used.count:.0f} of {one.used.of} times that it {found.words[0]}"]
    parts[0] = f"{found.judged.capitalize()} {parts[0]}, {rate_text(one.used)}"
    parts += [f"its peers ({one.peers}): {share_text(one.peers_used)}"] if one.peers else []
    if one.pace.value and one.peers_pace:
        turns, peers = 1 / one.pace.value, 1 / one.peers_pace
        parts.append(f"after {turns:.1f} turns, its peers after {peers:.1f}")
    if found.words[2] and found.judged != found.words[2] and one.success.value is not None:
        parts.append(f"then {found.words[2]}: {share_text(one.success.value)}")
    if one.wins_apart:
        sides = (share_text(side.wins.value) for side in (one.with_it, one.without))
        parts.append("seats that did so won {}, the others {}".format(*sides))
    what = f"{one.title}: {one.value}".removesuffix(": ")
    return f"- {what}; {one.made_up}. {'; '.join(parts)}. {WORDS[one.verdict]}."


def together(studies: Sequence[Study]) -> Section:
    """What looks off with at least one number of players."""
    titles: dict[tuple[str, str], Finding] = {}
    for study in studies:
        titles |= {(doubt.kind, doubt.finding.id): doubt.finding for doubt in study.doubts}
    rows: list[list[str]] = []
    for (kind, key), one in titles.items():
        cells = [verdict_of(study, kind, key) for study in studies]
        rows.append([f"{one.title}: {one.value}".removesuffix(": "), *cells])
    head = ["thing", *(f"{study.players} players" for study in studies)]
    lead = "Reconstructed values that look off with at least one number of players."
    return Section("", "All numbers of players", [lead], head, rows=rows)


def verdict_of(study: Study, kind: str, key: str) -> str:
    """What a study says about a thing."""
    found = next(one for one in study.worth if one.kind == kind)
    return next(one.verdict for one in found.items if one.id == key) or "-"
