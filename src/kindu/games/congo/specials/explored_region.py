"""Explored Region: the owner looks at a tile further up the river."""

from typing import final

from mypy_extensions import i64

from kindu.core.words import BIT, CHANCE, Options, a_of, ask
from kindu.games.congo import station
from kindu.games.congo.actions import LOOK, STATION_TILE
from kindu.games.congo.board.numbers import STOPS
from kindu.games.congo.kinds import CARD_ROLL
from kindu.games.congo.specials.base import Special, ask_owner
from kindu.games.congo.state.state import Tabletop, put_at


@final
class ExploredRegion(Special):
    """CO-SP-EXPLORED-01: the owner looks at a face-down tile and tells nobody."""

    def at_once(self, t: Tabletop) -> None:
        """At the last stop there is no tile left to look at (R-27)."""
        if t.stop < STOPS - 1:
            ask_owner(t, 0)

    def options(self, t: Tabletop, question: i64, out: Options) -> None:
        """The stops ahead."""
        for stop in range(t.stop + 1, STOPS):
            out.add(LOOK + stop)

    def answer(self, t: Tabletop, question: i64, action: i64) -> None:
        """Everybody sees which tile is looked at, but not what it shows."""
        t.tell("CO-SP-EXPLORED-01", t.owner, action - LOOK)
        t.push(ask(CARD_ROLL, CHANCE, action - LOOK, 0, BIT[t.owner]))

    def odds(self, t: Tabletop, question: i64, out: Options) -> None:
        """What it may show."""
        station.station_options(t, a_of(question), out)

    def outcome(self, t: Tabletop, question: i64, action: i64) -> None:
        """The owner knows it from now on."""
        stop = a_of(question)
        kind = action - STATION_TILE
        player = t.players[t.owner]
        station.take_tile(t, stop, kind)
        player.seen = put_at(player.seen, stop, kind)
        player.looked |= BIT[stop]
        t.tell("CO-INFO-03", t.owner, stop, kind, eyes=BIT[t.owner])
