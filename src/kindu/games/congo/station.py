"""CO-STATION: phase A, in which the tile at the steamboat's stop is turned up."""

from mypy_extensions import i64

from kindu.core.words import BIT, CHANCE, Options, ask, step
from kindu.games import piles
from kindu.games.congo.actions import FLAG_TILE, STATION_TILE
from kindu.games.congo.board.numbers import FLAGS, STATIONS, VILLAGE
from kindu.games.congo.kinds import DRAW, STATION
from kindu.games.congo.state.state import Tabletop, at_stop, put_at


def flag_options(t: Tabletop, out: Options) -> None:
    """A flag from the box, each equally likely."""
    for flag in range(FLAGS):
        if piles.count(t.flag_box, flag):
            out.add_odds(FLAG_TILE + flag, piles.count(t.flag_box, flag))


def lay_flag(t: Tabletop, stop: i64, flag: i64) -> None:
    """A flag lies open beside a stop."""
    t.flag_box -= piles.ONE[flag]
    t.flags = put_at(t.flags, stop, flag)
    t.tell("CO-SETUP-11", -1, stop, flag)


def begin_round(t: Tabletop) -> None:
    """CO-ROUND-01: a round for each stop; it begins with the tile."""
    t.push(ask(STATION, CHANCE, t.stop))


def seen_tile(t: Tabletop, stop: i64) -> i64:
    """What a tile shows if somebody has looked at it; otherwise -1."""
    for player in t.players:
        if at_stop(player.seen, stop) >= 0:
            return at_stop(player.seen, stop)
    return -1


def station_options(t: Tabletop, stop: i64, out: Options) -> None:
    """The types that the tile at a stop may have: one, if somebody has looked at it."""
    seen = seen_tile(t, stop)
    if seen >= 0:
        out.add_odds(STATION_TILE + seen, 1)
        return
    for station in range(STATIONS):
        if piles.count(t.tiles, station):
            out.add_odds(STATION_TILE + station, piles.count(t.tiles, station))


def take_tile(t: Tabletop, stop: i64, station: i64) -> None:
    """The tile is no longer one of those that nobody has seen."""
    if seen_tile(t, stop) < 0:
        t.tiles -= piles.ONE[station]


def turn_up(t: Tabletop, station: i64) -> None:
    """CO-STATION-01: the tile is turned face up; cards are drawn next."""
    take_tile(t, t.stop, station)
    t.turned = put_at(t.turned, t.stop, station)
    for player in t.players:
        player.seen = put_at(player.seen, t.stop, -1)
        player.looked &= ~BIT[t.stop]
    t.tell("CO-STATION-01", -1, t.stop, station)
    if loses_flag(t, station):
        remove_flag(t, station)
    t.push(step(DRAW))


def loses_flag(t: Tabletop, station: i64) -> bool:
    """CO-STATION-03, CO-STATION-04: a village at a stop of value 4 has no flag; most others do."""
    if station == VILLAGE and t.board.stop_vp[t.stop] == t.board.village_value:
        return True
    return t.board.flagless & BIT[station] != 0


def remove_flag(t: Tabletop, station: i64) -> None:
    """CO-STATION-02: the flag beside a jungle leaves the game."""
    flag = t.flag()
    t.flag_box += piles.ONE[flag]
    t.flags = put_at(t.flags, t.stop, -1)
    t.tell("CO-STATION-03" if station == VILLAGE else "CO-STATION-02", -1, t.stop, flag)
