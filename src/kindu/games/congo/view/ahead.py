"""What cards in hand are good for at the stops ahead: they point at each other on a screen.

Nothing is decided here: the steamer is put there on a copy of the table, and the rules are asked.
"""

# Not compiled: it is asked for once per view.

from kindu.games import piles
from kindu.games.congo import station, values
from kindu.games.congo.board.numbers import BELLIGERENTS, STATIONS, STOPS
from kindu.games.congo.specials import offer
from kindu.games.congo.state.state import Tabletop, at_stop, put_at


def stops_ahead(t: Tabletop) -> list[int]:
    """The stop of the steamer and those after it that are used."""
    return [stop for stop in range(int(t.stop), STOPS) if not t.board.skipped[t.seats] >> stop & 1]


def stations_at(t: Tabletop, stop: int) -> list[int]:
    """What the tile of a stop may show, as far as this eye knows."""
    known = max(int(at_stop(t.turned, stop)), int(station.seen_tile(t, stop)))
    if known >= 0:
        return [known]
    return [kind for kind in range(STATIONS) if piles.count(t.tiles, kind)]


def at_place(t: Tabletop, stop: int, kind: int) -> Tabletop:
    """The table when the steamer lies at a stop and its tile shows this."""
    table = t.clone()
    assert isinstance(table, Tabletop)
    table.stop = stop
    table.turned = put_at(t.turned, stop, kind)
    if table.flag() >= 0 and station.loses_flag(table, kind):
        table.flags = put_at(t.flags, stop, -1)
    return table


def playable_ahead(t: Tabletop, cards: list[int]) -> list[tuple[list[str], list[str]]]:
    """For each special card, the stops where it can be played, and those where it depends."""
    found: list[tuple[list[str], list[str]]] = [([], []) for _ in cards]
    for stop in stops_ahead(t):
        places = [at_place(t, stop, kind) for kind in stations_at(t, stop)]
        for (sure, open_), card in zip(found, cards, strict=True):
            fits = [offer.may_be_played(place, card) for place in places]
            if any(fits):
                (sure if all(fits) else open_).append(t.board.stop_ids[stop])
    return found


def unspoiled_ahead(t: Tabletop, seat: int, kind: int) -> list[str]:
    """The stops whose flag, as it is now, takes nothing away from this character."""
    if kind >= BELLIGERENTS:
        return []  # a die decides
    table = t.clone()
    assert isinstance(table, Tabletop)
    table.players[seat].bid = kind
    found: list[str] = []
    for table.stop in stops_ahead(t):
        if table.flag() >= 0 and not values.modifier(table, seat):
            found.append(t.board.stop_ids[table.stop])
    return found
