"""What lies on the table in Congo 1884; copying and packing it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.packer import Packer
from kindu.core.rules import Rules
from kindu.core.state import State
from kindu.core.words import BIT
from kindu.games.congo.board.board import Board
from kindu.games.congo.state.player import Player

THREE: Final = 3  # bits per stop: a type of station or a flag, plus one
STOP_MASK: Final = 7


def at_stop(row: i64, stop: i64) -> i64:
    """What a row of stops has at this stop; -1 for nothing."""
    return (row >> THREE * stop & STOP_MASK) - 1


def put_at(row: i64, stop: i64, what: i64) -> i64:
    """The row with this at a stop; -1 for nothing."""
    return row + (what - at_stop(row, stop)) * BIT[THREE * stop]


class Tabletop(State):
    """What lies on the table; `Hidden` adds what eyes can't see, `GameState` what may be done."""

    def __init__(self, rules: Rules, board: Board, seats: i64) -> None:
        super().__init__(rules, seats)
        self.board = board
        self.players: vec[Player] = vec[Player]()
        self.stop: i64 = 0  # where the steamboat lies
        self.first: i64 = 0  # first player
        self.turned: i64 = 0  # row of stops: the station tiles turned up
        self.tiles: i64 = 0  # station tiles that nobody has seen, by type (games.piles)
        self.flags: i64 = 0  # row of stops: the flags still beside them
        self.flag_box: i64 = 0  # flags not beside a stop, by nation (games.piles)
        self.deck: i64 = 0  # characters by kind
        self.deck_size: i64 = 0
        self.discard: i64 = 0
        self.fresh: i64 = 0  # what the present deck held, less what was turned up from it
        self.helper_deck: i64 = 0  # auxiliaries by kind
        self.helper_deck_size: i64 = 0
        self.helper_discard: i64 = 0
        self.helper_fresh: i64 = 0
        self.special_deck: i64 = 0  # set
        self.special_deck_size: i64 = 0
        self.special_discard: i64 = 0  # set
        self.hippo_box: i64 = 0  # hippo tiles in the stack by number
        self.hippo_size: i64 = 0
        self.hippo_discard: i64 = 0
        self.removed: i64 = 0  # set of non-belligerents taken out at set-up, which nobody knows
        self.gone: i64 = 0  # set of non-belligerents that left the game after use
        self.met: i64 = 0  # set of non-belligerents that everybody has seen
        self.open: i64 = 0  # 1 when the bids are face up, 2 when the hippo tiles are too
        self.card: i64 = -1  # the special card of the round
        self.owner: i64 = -1  # who played it
        self.drawn: i64 = -1  # the character drawn for Colonist, HIDDEN to other eyes
        self.speech: i64 = 0  # language of a Belgian station, by die; 0: none
        self.rolls: i64 = 0  # malaria: four bits per seat, 0 for a seat that does not roll
        self.tied: i64 = 0  # set of seats that fight with hippo tiles
        self.asked: i64 = 0  # set of seats that choose at the same time, until all have chosen
        self.chief: i64 = -1
        self.chiefs: i64 = 0  # row of stops: who became chief there
        self.finished: i64 = 0  # 1 when the steamboat has left the last stop

    def fresh_table(self) -> "Tabletop":
        """An empty table of the same game."""
        raise NotImplementedError

    def clone(self) -> "Tabletop":
        """A deep copy to which nobody listens."""
        other = self.fresh_table()
        other.take_agenda(self, -1)
        other.players = vec[Player]([player.copy() for player in self.players])
        other.stop = self.stop
        other.first = self.first
        other.turned = self.turned
        other.tiles = self.tiles
        other.flags = self.flags
        other.flag_box = self.flag_box
        other.deck = self.deck
        other.deck_size = self.deck_size
        other.discard = self.discard
        other.fresh = self.fresh
        other.helper_deck = self.helper_deck
        other.helper_deck_size = self.helper_deck_size
        other.helper_discard = self.helper_discard
        other.helper_fresh = self.helper_fresh
        other.special_deck = self.special_deck
        other.special_deck_size = self.special_deck_size
        other.special_discard = self.special_discard
        other.hippo_box = self.hippo_box
        other.hippo_size = self.hippo_size
        other.hippo_discard = self.hippo_discard
        other.removed = self.removed
        other.gone = self.gone
        other.met = self.met
        other.open = self.open
        other.card = self.card
        other.owner = self.owner
        other.drawn = self.drawn
        other.speech = self.speech
        other.rolls = self.rolls
        other.tied = self.tied
        other.asked = self.asked
        other.chief = self.chief
        other.chiefs = self.chiefs
        other.finished = self.finished
        return other

    def numbers(self) -> list[i64]:
        """The single numbers of the table, in the order in which `read` takes them."""
        return [
            self.stop,
            self.first,
            self.turned,
            self.tiles,
            self.flags,
            self.flag_box,
            self.deck,
            self.deck_size,
            self.discard,
            self.fresh,
            self.helper_deck,
            self.helper_deck_size,
            self.helper_discard,
            self.helper_fresh,
            self.special_deck,
            self.special_deck_size,
            self.special_discard,
            self.hippo_box,
            self.hippo_size,
            self.hippo_discard,
            self.removed,
            self.gone,
            self.met,
            self.open,
            self.card,
            self.owner,
            self.drawn,
            self.speech,
            self.rolls,
            self.tied,
            self.asked,
            self.chief,
            self.chiefs,
            self.finished,
        ]

    def write(self, box: Packer) -> None:
        """Pack."""
        for number in self.numbers():
            box.put(number)
        for player in self.players:
            player.write(box)

    def read(self, box: Packer) -> None:
        """Unpack."""
        self.stop = box.take()
        self.first = box.take()
        self.turned = box.take()
        self.tiles = box.take()
        self.flags = box.take()
        self.flag_box = box.take()
        self.deck = box.take()
        self.deck_size = box.take()
        self.discard = box.take()
        self.fresh = box.take()
        self.helper_deck = box.take()
        self.helper_deck_size = box.take()
        self.helper_discard = box.take()
        self.helper_fresh = box.take()
        self.special_deck = box.take()
        self.special_deck_size = box.take()
        self.special_discard = box.take()
        self.hippo_box = box.take()
        self.hippo_size = box.take()
        self.hippo_discard = box.take()
        self.removed = box.take()
        self.gone = box.take()
        self.met = box.take()
        self.open = box.take()
        self.card = box.take()
        self.owner = box.take()
        self.drawn = box.take()
        self.speech = box.take()
        self.rolls = box.take()
        self.tied = box.take()
        self.asked = box.take()
        self.chief = box.take()
        self.chiefs = box.take()
        self.finished = box.take()
        for player in self.players:
            player.read(box)

    def station(self) -> i64:
        """The type of the station where the steamboat lies."""
        return at_stop(self.turned, self.stop)

    def flag(self) -> i64:
        """The flag beside it; -1 if it has left the game."""
        return at_stop(self.flags, self.stop)

    def seat_at(self, n: i64) -> i64:
        """CO-ROUND-02: the n-th seat in turn order, clockwise from the first player."""
        return (self.first + n) % self.seats

    def participants(self) -> i64:
        """How many bids are on the board."""
        n: i64 = 0
        for player in self.players:
            if player.bid >= 0:
                n += 1
        return n
