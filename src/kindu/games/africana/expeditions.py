"""AF-EXP: joining expeditions, their bonus, completing them."""

from mypy_extensions import i64

from kindu.core.words import BIT, Options
from kindu.games.africana.actions import JOIN, REACH
from kindu.games.africana.draw import draw
from kindu.games.africana.kinds import BONUS
from kindu.games.africana.state import Player, Tabletop


def joinable(t: Tabletop, player: Player) -> i64:
    """AF-EXP-01, AF-EXP-02, AF-EXP-03, AF-EXP-04: open expeditions that start where the explorer
    stands, not joined yet, if a marker is free (RUL-07, RUL-22); as a set.
    """
    if player.markers == 0:
        return 0
    return t.board.starts_at[player.place] & t.shown & ~player.joined


def completable(t: Tabletop, player: Player) -> i64:
    """AF-EXP-10, AF-EXP-11: joined expeditions whose destination is this place; as a set."""
    return t.board.ends_at[player.place] & player.joined


def add_expeditions(t: Tabletop, player: Player, out: Options) -> None:
    """AF-EXP-09, AF-EXP-15: joining and completing are offered, never forced."""
    out.add_bits(JOIN, joinable(t, player))
    out.add_bits(REACH, completable(t, player))


def space_of(t: Tabletop, card: i64) -> i64:
    """On which space an open expedition lies."""
    space: i64 = 0
    while t.row[space] != card:
        space += 1
    return space


def join(t: Tabletop, seat: i64, card: i64) -> None:
    """AF-EXP-05, AF-EXP-06: one marker goes on the card, beside any others, and stays (RUL-08)."""
    player = t.players[seat]
    player.joined |= BIT[card]
    player.markers -= 1
    t.tell("AF-EXP-01", seat, card)
    take_bonus(t, seat, space_of(t, card))


def take_bonus(t: Tabletop, seat: i64, space: i64) -> None:
    """AF-EXP-07, AF-EXP-08: everyone who joins gets the bonus of the space at once."""
    silver = t.board.bonus_silver[space]
    if silver > 0:
        t.players[seat].silver += silver
        t.tell("AF-EXP-07", seat, -1, silver)
    draw(t, BONUS, seat, t.board.bonus_cards[space])


def complete(t: Tabletop, seat: i64, card: i64) -> None:
    """AF-EXP-12: the player gets the silver at once, and keeps the card for its points."""
    player = t.players[seat]
    silver = t.board.expedition_silver[card]
    player.silver += silver
    player.done |= BIT[card]
    t.progress = 1
    t.tell("AF-EXP-12", seat, card, silver, points=t.board.expedition_points[card])
    vacate(t, space_of(t, card))
    return_markers(t, card)


def vacate(t: Tabletop, space: i64) -> None:
    """AF-EXP-14: the space stays empty until the end of the turn."""
    t.shown &= ~BIT[t.row[space]]
    t.row[space] = -1


def return_markers(t: Tabletop, card: i64) -> None:
    """AF-EXP-13: all markers on the card go back to their owners; the others get nothing."""
    for seat in range(t.seats):
        player = t.players[seat]
        if player.joined & BIT[card]:
            player.joined &= ~BIT[card]
            player.markers += 1
            t.tell("AF-EXP-13", seat, card)
