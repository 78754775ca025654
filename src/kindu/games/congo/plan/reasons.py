"""Why an answer of Congo 1884 may be a good one, as facts; values and totals are in halves.

A link of a chain is explained together with those before it. Besides the facts of the log:
CO-VAL-07 a character, and its lowest and highest value here by the die; CO-VAL-01 its profession,
the station and what that counts; CO-VAL-03 its nation, the flag and what that counts; CO-AUX-03 how
many of the seat's auxiliaries fit it and what they add; CO-AUX-10 a total and the best of all
others; CO-TIE-03 the same for hippo tiles; CO-CHIEF-01 a stop and what it is worth.
"""

from typing import Final

from mypy_extensions import i64

from kindu.core.state import State
from kindu.core.words import Fact, kind_of
from kindu.games import piles
from kindu.games.congo import auxiliaries, ties, values, voyage
from kindu.games.congo.actions import (
    BIDDING,
    DISCARD,
    DONE,
    ENOUGH,
    FIGHT,
    FLEE,
    HUNT,
    KEEP,
    LAYING,
    LOOK,
    NOBODY_HIT,
    PASS,
    STAY,
    STOP,
    SWAP,
    TARGET,
    TILE,
    WAIT,
)
from kindu.games.congo.board.numbers import DIE, INTERPRETER, UNIT
from kindu.games.congo.kinds import TILES
from kindu.games.congo.state.state import Tabletop
from kindu.games.preview import preview

NOTHING: Final = -100000  # lower than any total


def reasons_of(state: State, action: i64) -> list[Fact]:
    """What speaks for an answer of the seat that is asked, by what this seat can see."""
    assert isinstance(state, Tabletop)
    seat = state.to_act()
    if action < PASS:
        return [*of_bid(state, seat, action - BIDDING), stake(state, seat, state.stop)]
    if action > DONE:
        return of_tiles(state, seat, action) + scored(state, action)
    if action >= LAYING:
        return of_help(state, seat, action) + scored(state, action)
    if action < LOOK:
        return of_special(state, seat, action)
    return of_choice(state, seat, action)


def scored(t: Tabletop, action: i64) -> list[Fact]:
    """The points, for this seat and others, that follow from an answer without chance."""
    return [fact for fact in preview(t, action).heard() if fact.points]


def stake(t: Tabletop, seat: i64, stop: i64) -> Fact:
    """What the chief of a stop scores."""
    return Fact("CO-CHIEF-01", seat, stop, points=UNIT * t.board.stop_vp[stop])


def of_bid(t: Tabletop, seat: i64, kind: i64) -> list[Fact]:
    """What a character would be worth here, and how many auxiliaries could raise it."""
    table = t.clone()
    player = table.players[seat]
    player.bid = kind
    found = [span(table, seat), *[fact for fact in values.explain(table, seat) if fact.c]]
    cards: i64 = 0
    for helper in range(INTERPRETER):
        if auxiliaries.fits(table, seat, helper):
            cards += piles.count(player.helpers, helper)
            player.laid += piles.count(player.helpers, helper) * piles.ONE[helper]
    if cards:
        found.append(Fact("CO-AUX-03", seat, cards, values.help_value(table, player.laid)))
    return found


def span(t: Tabletop, seat: i64) -> Fact:
    """The lowest and the highest base value of a seat's bid, by the die if there is one to roll."""
    player = t.players[seat]
    least = most = values.base(t, seat)
    if t.flag() >= 0 and values.nation_for_flag(t, seat) < 0:
        least = -NOTHING
        for die in range(1, DIE + 1):
            player.sympathy = die
            least, most = min(least, values.base(t, seat)), max(most, values.base(t, seat))
        player.sympathy = 0
    return Fact("CO-VAL-07", seat, player.bid, least, most)


def of_special(t: Tabletop, seat: i64, action: i64) -> list[Fact]:
    """What is at stake here, and what the cards in hand score if none of them is played."""
    found = [stake(t, seat, t.stop)]
    if t.players[seat].bid >= 0:
        found.append(span(t.clone(), seat))
    if action == PASS and t.players[seat].special_cards:
        cards = t.players[seat].special_cards
        found.append(Fact("CO-END-01", seat, cards, points=voyage.card_points(t, seat)))
    return found


def of_choice(t: Tabletop, seat: i64, action: i64) -> list[Fact]:
    """What a special card asks."""
    if action < DISCARD:
        return [stake(t, seat, action - LOOK)]
    if TARGET <= action < NOBODY_HIT:
        return standing(t, action - TARGET)
    if action == FIGHT:
        return [stake(t, seat, t.stop)]
    if action in (FLEE, HUNT):
        return scored(t, action)
    if action == STAY:
        return standing(t, seat)
    if action in (SWAP, KEEP):
        return of_bid(t, seat, t.drawn if action == SWAP else t.players[seat].bid)
    return []


def standing(t: Tabletop, seat: i64) -> list[Fact]:
    """The total of a seat's face-up bid, and the best of all others if there are any."""
    best: i64 = NOTHING
    for other in range(t.seats):
        if other != seat and t.players[other].bid >= 0:
            best = max(best, values.total(t, other))
    if t.players[seat].bid < 0 or best == NOTHING:
        return []
    return [Fact("CO-AUX-10", seat, values.total(t, seat), best)]


def of_help(t: Tabletop, seat: i64, action: i64) -> list[Fact]:
    """How the totals compare, with one more auxiliary if one is laid."""
    table = t.clone()
    if action < WAIT:
        table.players[seat].laid += piles.ONE[action - LAYING]
    return standing(table, seat)


def of_tiles(t: Tabletop, seat: i64, action: i64) -> list[Fact]:
    """The tiles chosen so far and this one, and how they compare where all lie open."""
    player = t.players[seat]
    tiles = ties.chosen(t.question())
    if action < ENOUGH:
        tiles += piles.ONE[action - TILE]
    own = ties.strength(player.committed + tiles)
    found: list[Fact] = []
    if action != STOP:
        found.append(Fact("CO-TIE-01", seat, own, piles.total(tiles)))
    if kind_of(t.question()) > TILES and t.open > 1:
        best: i64 = 0
        for other in range(t.seats):
            if other != seat:
                best = max(best, ties.strength(t.players[other].committed))
        found.append(Fact("CO-TIE-03", seat, own, best))
    return found
