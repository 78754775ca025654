"""A position of Congo 1884 set up by words, played by notation and read in words.

Seats count from 1, as in the notation. `scene()` lies at Isangi (value 3, neither hippos nor ring)
before the bids, at a British mission; keyword arguments change what lies on the table:

    game = scene(3, stop="lowa", station="village", flag="", p1={"helpers": "nun*2"}, first=2)

`bids="gb-doctor be-doctor -"` gives each seat such a character and lays it face down, - for none.
The box is always complete: what is not named lies in decks, stack and unseen tiles. If a deck is
named, the rest is on its discards or, if these are named too, in the hand of the last seat.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.play import answer
from kindu.core.words import kind_of, step
from kindu.games import load
from kindu.games.congo import values
from kindu.games.congo.board.board import standard_board
from kindu.games.congo.board.numbers import HIDDEN
from kindu.games.congo.flow import Congo
from kindu.games.congo.kinds import BIDS, LAY, ROUND
from kindu.games.congo.state.player import Player
from kindu.games.congo.state.state import Tabletop, at_stop
from tests.games.congo.invariants import congo_conserved
from tests.games.congo.layout import (
    character_pile,
    character_words,
    each,
    helper_words,
    hippo_words,
    lay_characters,
    lay_helpers,
    lay_hippos,
    lay_specials,
    lay_stops,
    neutral_words,
    seat_player,
    special_words,
)
from tests.games.scene import Position

RULES = load("congo")
BOARD = standard_board()


class Scene(Position[Tabletop]):
    """A table with words at its edge."""

    def check(self) -> None:
        congo_conserved(self.table)

    def seats(self) -> list[int]:
        """All seats in turn order."""
        return [int(self.table.seat_at(n)) + 1 for n in range(int(self.table.seats))]

    def bid(self, text: str) -> Scene:
        """Everybody bids, in turn order; the words are listed by seat, - for none."""
        kinds = text.split()
        turns = [seat for seat in self.seats() if kinds[seat - 1] != "-"]
        return self.play(*[f"{seat} bid {kinds[seat - 1]}" for seat in turns])

    def passes(self) -> Scene:
        """Nobody plays a special card."""
        return self.play(*[f"{seat} pass" for seat in self.seats()])

    def special(self, seat: int, card: str, *lines: str) -> Scene:
        """All before this seat pass, it plays this card, and these lines follow."""
        before = self.seats()[: self.seats().index(seat)]
        return self.play(*[f"{other} pass" for other in before], f"{seat} play {card}", *lines)

    def lay(self, seat: int, text: str) -> Scene:
        """A turn of the auxiliary step: the seat lays these cards and says done if it has more."""
        self.play(*[f"{seat} lay {name}" for name in each(text)])
        facts = self.facts
        if self.legal("done"):
            self.play(f"{seat} done")
        self.facts = facts + self.facts
        return self

    def finish(self) -> Scene:
        """Everybody who is asked drops out of the auxiliary step."""
        lines = self.table.clone()
        drops = []
        while lines.depth and kind_of(lines.question()) == LAY:
            drops += [f"{int(lines.to_act()) + 1} drop"]
            answer(lines, drops[-1])
        return self.play(*drops)

    def player(self, seat: int) -> Player:
        return self.table.players[seat - 1]

    def scored(self, rule: str) -> list[tuple[int, int]]:
        """Seat and half points of the facts of this rule since the last `play` began."""
        return [(int(f.seat) + 1, int(f.points)) for f in self.facts if f.rule == rule]

    def hand(self, seat: int) -> str:
        return character_words(self.player(seat).hand)

    def known(self, seat: int) -> str:
        """What everybody knows about a hand and its face-down bid."""
        return character_words(self.player(seat).known)

    def helpers(self, seat: int) -> str:
        return helper_words(self.player(seat).helpers)

    def laid(self, seat: int) -> str:
        return helper_words(self.player(seat).laid)

    def specials(self, seat: int) -> str:
        return special_words(self.player(seat).specials)

    def hippos(self, seat: int) -> str:
        return hippo_words(self.player(seat).hippos)

    def bids(self) -> str:
        """What lies on the board, by seat: - for nothing, ? for what this eye can't see."""
        words = {-1: "-", HIDDEN: "?"}
        found = [int(player.bid) for player in self.table.players]
        return " ".join(words[kind] if kind in words else BOARD.kind_ids[kind] for kind in found)

    def score(self) -> list[int]:
        """Points on the track, by seat."""
        return [int(player.score) for player in self.table.players]

    def totals(self) -> dict[int, float]:
        """The total of every bid on the board."""
        seats = [n for n, player in enumerate(self.table.players) if player.bid >= 0]
        return {seat + 1: int(values.total(self.table, seat)) / 2 for seat in seats}

    def base(self, seat: int) -> float:
        return int(values.base(self.table, seat - 1)) / 2

    def deck(self) -> str:
        return character_words(self.table.deck)

    def discard(self) -> str:
        return character_words(self.table.discard)

    def helper_deck(self) -> str:
        return helper_words(self.table.helper_deck)

    def helper_discard(self) -> str:
        return helper_words(self.table.helper_discard)

    def special_discard(self) -> str:
        return special_words(self.table.special_discard)

    def hippo_discard(self) -> str:
        return hippo_words(self.table.hippo_discard)

    def gone(self) -> str:
        """Non-belligerents that left the game after use."""
        return neutral_words(self.table.gone)

    def stop(self) -> str:
        return BOARD.stop_ids[self.table.stop]

    def first(self) -> int:
        return int(self.table.first) + 1

    def station(self, stop: str) -> str:
        """The tile turned up at a stop."""
        kind = int(at_stop(self.table.turned, BOARD.stop_ids.index(stop)))
        return BOARD.station_ids[kind] if kind >= 0 else ""

    def flag(self, stop: str) -> str:
        nation = int(at_stop(self.table.flags, BOARD.stop_ids.index(stop)))
        return BOARD.nation_ids[nation] if nation >= 0 else ""


def scene(seats: int = 3, **changes: object) -> Scene:
    """A position before the bids or, at="round", before the tile is turned; with `bids`, after.

    The table: stop, station, flag, first, deck, discard, gone, removed, helper_deck,
    helper_discard, special_deck, special_discard, hippo_box.
    A player, p1 to p4: hand, known (so much of it has been seen by all), helpers, specials,
    hippos, score.
    """
    assert isinstance(RULES, Congo)
    table = RULES.blank(seats)
    blank(table)
    bids, at = str(changes.pop("bids", "")), changes.pop("at", "bid")
    for seat in range(seats):
        seen = changes.pop(f"p{seat + 1}", {})
        assert isinstance(seen, dict)
        seat_player(table.players[seat], seen)
    for seat, kind in enumerate(bids.split()):
        table.players[seat].hand += character_pile("" if kind == "-" else kind)
    table.first = int(str(changes.pop("first", 1))) - 1
    lay_characters(table, changes)
    lay_helpers(table, changes)
    lay_specials(table, changes)
    lay_hippos(table, changes)
    lay_stops(table, changes, at == "bid")
    assert not changes, changes
    congo_conserved(table)
    table.agenda = vec[i64]([step(BIDS if at == "bid" else ROUND)])
    table.depth = 1
    table.proceed()
    game = Scene(table)
    return game.bid(bids) if bids else game


def blank(table: Tabletop) -> None:
    """Nothing is on the table, whatever the box has laid out."""
    for name in ("turned", "tiles", "flags", "flag_box", "removed", "gone", "met"):
        setattr(table, name, 0)
