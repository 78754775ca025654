"""CO-MOVE, CO-END: the steamboat goes on until it leaves the last stop."""

from mypy_extensions import i64

from kindu.core.words import Fact, step
from kindu.games.congo.board.numbers import STOPS, UNIT
from kindu.games.congo.kinds import ROUND
from kindu.games.congo.state.state import Tabletop, at_stop


def move(t: Tabletop) -> None:
    """CO-MOVE-01: on to the next stop; the game is over when the steamboat leaves the last one."""
    if t.stop < STOPS - 1:
        t.stop += 1
        t.tell("CO-MOVE-01", -1, t.stop)
        t.push(step(ROUND))
        return
    t.finished = 1
    for seat in range(t.seats):
        t.tell("CO-END-01", seat, t.players[seat].special_cards, points=card_points(t, seat))


def card_points(t: Tabletop, seat: i64) -> i64:
    """CO-END-01: half a point for every special card still in hand."""
    return t.players[seat].special_cards * t.board.special_halves


def points(t: Tabletop, seat: i64) -> i64:
    """CO-END-02: the track, and the special cards in hand."""
    return UNIT * t.players[seat].score + card_points(t, seat)


def tie_break(t: Tabletop, seat: i64) -> i64:
    """CO-END-03: more auxiliaries in hand, then more cards of all three kinds."""
    player = t.players[seat]
    cards = player.cards + player.helper_cards + player.special_cards
    return player.helper_cards * 1000 + cards


def sheet(t: Tabletop, seat: i64) -> list[Fact]:
    """The score sheet: stations, unbroken ties, points by special cards, cards in hand."""
    player = t.players[seat]
    lines: list[Fact] = []
    for stop in range(STOPS):
        if at_stop(t.chiefs, stop) == seat:
            lines.append(Fact("CO-SCORE-01", seat, stop, points=UNIT * t.board.stop_vp[stop]))
    if player.shares:
        lines.append(Fact("CO-TIE-04", seat, player.shares, points=UNIT * player.shares))
    if player.extras:
        lines.append(Fact("CO-SPC-07", seat, player.extras, points=UNIT * player.extras))
    in_hand = player.special_cards
    lines.append(Fact("CO-END-01", seat, in_hand, points=card_points(t, seat)))
    return lines
