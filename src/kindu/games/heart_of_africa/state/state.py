"""What lies on the table in Heart of Africa; copying and packing it."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from kindu.core.packer import Packer
from kindu.core.rules import Rules
from kindu.core.state import State
from kindu.core.words import BIT
from kindu.games.heart_of_africa.board.board import Board

LOW: Final = 60  # tracks in the first of the two sets that say which tracks are taken
UNKNOWN: Final = 63  # a ticket under the deck that this eye has not seen
SIX: Final = 6  # bits of a ticket
BATCH: Final = 4  # numbers per batch: seat, how many it kept, set of its tickets, set of those kept


@final
class Player:
    """One player: cards, tickets, trains and tracks."""

    def __init__(self) -> None:
        self.trains: i64 = 0
        self.points: i64 = 0  # for routes, doublings included
        self.cards: i64 = 0  # train cards in hand; known to all
        self.hand: i64 = 0  # by kind (cards.py)
        self.known: i64 = 0  # the part of the hand known to all (HA-INFO-02)
        self.blind: i64 = 0  # drawn from the present train deck, unseen by others; by kind
        self.blinds: i64 = 0  # their number; known to all
        self.terrain: i64 = 0  # the display, by type
        self.tickets: i64 = 0  # set of tickets kept
        self.kept: i64 = 0  # their number; known to all
        self.offer: i64 = 0  # tickets to choose from, six bits each, the first one lowest
        self.offered: i64 = 0  # their number; known to all
        self.choice: i64 = 0  # set of tickets chosen at the start, secret until all have chosen
        self.aware: i64 = 0  # set of tickets whose batch this player knows
        self.low: i64 = 0  # set of own tracks below LOW
        self.high: i64 = 0  # set of own tracks from LOW on
        self.parts: vec[i64] = vec[i64]()  # the connected parts of the network, sets of stops

    def copy(self) -> "Player":
        """A deep copy."""
        other = Player()
        other.trains = self.trains
        other.points = self.points
        other.cards = self.cards
        other.hand = self.hand
        other.known = self.known
        other.blind = self.blind
        other.blinds = self.blinds
        other.terrain = self.terrain
        other.tickets = self.tickets
        other.kept = self.kept
        other.offer = self.offer
        other.offered = self.offered
        other.choice = self.choice
        other.aware = self.aware
        other.low = self.low
        other.high = self.high
        other.parts = self.parts[:]
        return other

    def numbers(self) -> list[i64]:
        """The single numbers, in the order in which `read` takes them."""
        return [
            self.trains,
            self.points,
            self.cards,
            self.hand,
            self.known,
            self.blind,
            self.blinds,
            self.terrain,
            self.tickets,
            self.kept,
            self.offer,
            self.offered,
            self.choice,
            self.aware,
            self.low,
            self.high,
        ]

    def write(self, box: Packer) -> None:
        """Pack."""
        for number in self.numbers():
            box.put(number)
        box.put_all(self.parts)

    def read(self, box: Packer) -> None:
        """Unpack."""
        self.trains = box.take()
        self.points = box.take()
        self.cards = box.take()
        self.hand = box.take()
        self.known = box.take()
        self.blind = box.take()
        self.blinds = box.take()
        self.terrain = box.take()
        self.tickets = box.take()
        self.kept = box.take()
        self.offer = box.take()
        self.offered = box.take()
        self.choice = box.take()
        self.aware = box.take()
        self.low = box.take()
        self.high = box.take()
        self.parts = box.take_all()

    def owns(self, track: i64) -> bool:
        """Whether this track is the player's."""
        if track < LOW:
            return self.low & BIT[track] != 0
        return self.high & BIT[track - LOW] != 0

    def offer_at(self, n: i64) -> i64:
        """The n-th ticket on offer, in the order in which they were dealt."""
        return self.offer >> SIX * n & UNKNOWN


class Tabletop(State):
    """What lies on the table; `Hidden` adds what eyes can't see, `GameState` what may be done."""

    def __init__(self, rules: Rules, board: Board, seats: i64) -> None:
        super().__init__(rules, seats)
        self.board = board
        self.players: vec[Player] = vec[Player]()
        self.deck: i64 = 0  # train cards by kind
        self.deck_size: i64 = 0
        self.discard: i64 = 0
        self.fresh: i64 = 0  # what the present train deck held, less what was turned up from it
        self.row: vec[i64] = vec[i64]()  # kind in each slot, -1 for none
        self.terrain_deck: i64 = 0  # by type
        self.terrain_discard: i64 = 0
        self.terrain_row: vec[i64] = vec[i64]()  # type in each slot, -1 for none
        self.undealt: i64 = 0  # set of tickets never dealt
        self.undealt_size: i64 = 0
        self.queue: vec[i64] = vec[i64]()  # tickets under them from the top: batch * 64 + ticket
        self.batches: vec[i64] = vec[i64]()  # tickets dealt together, BATCH numbers each
        self.low: i64 = 0  # set of tracks below LOW that are taken
        self.high: i64 = 0
        self.first: i64 = 0  # the first player
        self.turns: i64 = 0  # played so far
        self.redeals: i64 = 0  # of the train row in succession
        self.passes: i64 = 0  # in succession
        self.last: i64 = -1  # turns left once the last round has begun
        self.finish: i64 = 0  # 1 HA-END-02, 2 HA-TURN-03

    def fresh_table(self) -> "Tabletop":
        """An empty table of the same class."""
        raise NotImplementedError

    def clone(self) -> "Tabletop":
        """A deep copy to which nobody listens."""
        other = self.fresh_table()
        other.take_agenda(self, -1)
        other.players = vec[Player]([player.copy() for player in self.players])
        other.deck = self.deck
        other.deck_size = self.deck_size
        other.discard = self.discard
        other.fresh = self.fresh
        other.row = self.row[:]
        other.terrain_deck = self.terrain_deck
        other.terrain_discard = self.terrain_discard
        other.terrain_row = self.terrain_row[:]
        other.undealt = self.undealt
        other.undealt_size = self.undealt_size
        other.queue = self.queue[:]
        other.batches = self.batches[:]
        other.low = self.low
        other.high = self.high
        other.first = self.first
        other.turns = self.turns
        other.redeals = self.redeals
        other.passes = self.passes
        other.last = self.last
        other.finish = self.finish
        return other

    def numbers(self) -> list[i64]:
        """The single numbers, in the order in which `read` takes them."""
        return [
            self.deck,
            self.deck_size,
            self.discard,
            self.fresh,
            self.terrain_deck,
            self.terrain_discard,
            self.undealt,
            self.undealt_size,
            self.low,
            self.high,
            self.first,
            self.turns,
            self.redeals,
            self.passes,
            self.last,
            self.finish,
        ]

    def write(self, box: Packer) -> None:
        """Pack."""
        for player in self.players:
            player.write(box)
        for pile in (self.row, self.terrain_row, self.queue, self.batches):
            box.put_all(pile)
        for number in self.numbers():
            box.put(number)

    def read(self, box: Packer) -> None:
        """Unpack."""
        for player in self.players:
            player.read(box)
        self.row = box.take_all()
        self.terrain_row = box.take_all()
        self.queue = box.take_all()
        self.batches = box.take_all()
        self.deck = box.take()
        self.deck_size = box.take()
        self.discard = box.take()
        self.fresh = box.take()
        self.terrain_deck = box.take()
        self.terrain_discard = box.take()
        self.undealt = box.take()
        self.undealt_size = box.take()
        self.low = box.take()
        self.high = box.take()
        self.first = box.take()
        self.turns = box.take()
        self.redeals = box.take()
        self.passes = box.take()
        self.last = box.take()
        self.finish = box.take()

    def taken(self, track: i64) -> bool:
        """Whether somebody owns this track."""
        if track < LOW:
            return self.low & BIT[track] != 0
        return self.high & BIT[track - LOW] != 0

    def new_batch(self, seat: i64) -> None:
        """Begin a batch: tickets are about to be dealt to a seat."""
        for number in (seat, 0, 0, 0):
            self.batches = append(self.batches, number)
