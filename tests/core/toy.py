"""A toy game on one page: it needs a chain, an open group, a peek and a die.

Three tiles of value 1, 2, 3 lie face down. In each round all seats bid a card from hand at the
same time; the highest bid wins, and a die decides between equal ones. The winner may peek at a tile
(once per turn), then takes one and keeps it as it is or doubles it with a card from the hand. After
three tiles it ends.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.packer import Packer
from kindu.core.plan import Plan
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.state import State
from kindu.core.words import (
    BIT,
    CHANCE,
    OPEN,
    PUBLIC,
    Fact,
    Options,
    a_of,
    ask,
    b_of,
    eyes_of,
    kind_of,
    seat_of,
    step,
)

BID, ACT, PAY, LAST, WITH = 0, 1, 2, 3, 4  # questions to a seat
DIE, TILE = 10, 11  # chance: who wins a tie; a tile is turned, b = 1 for a peek
ROUND, REVEAL = 20, 21  # steps
CARDS, TILES, HIDDEN = 5, 3, 9  # HIDDEN: a bid that the eye can't see
A_BID, A_PEEK, A_TAKE, A_PAY, A_KEEP, A_DOUBLE, A_DONE = 0, 5, 8, 11, 16, 17, 18
C_DIE, C_TILE = 19, 22


class ToyState(State):
    """Who holds, bids and knows what."""

    def __init__(self, rules: Rules, seats: i64) -> None:
        super().__init__(rules, seats)
        n = int(seats)
        self.hands = [2**CARDS - 1] * n  # set of cards
        self.bids = [-1] * n
        self.tiles = [0] * TILES  # value, 0 while nobody has turned it
        self.knows = [0] * TILES  # eyes that have seen a tile
        self.owner = [-1] * TILES
        self.paid = [0] * n  # points from doubling

    def options(self, question: i64, out: Options) -> None:
        kind, seat = kind_of(question), seat_of(question)
        if kind == BID:
            out.add_bits(A_BID, self.hands[seat])
        elif kind == ACT:
            if not b_of(question):
                out.add_bits(A_PEEK, self.hidden_from(seat))
            out.add_bits(A_TAKE, sum(2**i for i in range(TILES) if self.owner[i] < 0))
        elif kind == PAY:
            out.add(A_KEEP)
            out.add_bits(A_DOUBLE, 1 if self.hands[seat] else 0)
        elif kind == WITH:
            out.add_bits(A_PAY, self.hands[seat])
        elif kind == LAST:
            out.add(A_DONE)
        elif kind == DIE:
            best = max(self.bids)
            for player in range(self.seats):
                if self.bids[player] == best:
                    out.add_odds(C_DIE + player, 1 + player)
        elif self.tiles[a_of(question)]:
            out.add_odds(C_TILE + self.tiles[a_of(question)] - 1, 1)
        else:
            out.add_even(C_TILE, 7 & ~sum(2 ** (value - 1) for value in self.tiles if value))

    def hidden_from(self, seat: i64) -> int:
        return sum(
            2**i for i in range(TILES) if self.owner[i] < 0 and not self.knows[i] >> seat & 1
        )

    def resolve(self, question: i64, action: i64) -> None:
        kind, seat = kind_of(question), seat_of(question)
        if kind == BID:
            self.bids[seat] = action - A_BID
            self.hands[seat] &= ~BIT[action - A_BID]
            self.tell("TOY-BID", seat, action - A_BID, eyes=BIT[seat])
        elif kind == ACT and action < A_TAKE:
            self.push(ask(ACT, seat, 0, 1))
            self.turn(action - A_PEEK, BIT[seat], 1)
        elif kind == ACT:
            self.link(question, ask(PAY, seat, action - A_TAKE))
        elif action == A_DOUBLE:
            self.link(question, ask(WITH, seat, a_of(question)))
        elif kind in (PAY, WITH):
            self.unlink()
            self.take(seat, a_of(question), action)
        elif kind == DIE:
            self.push(ask(ACT, action - C_DIE))
        elif kind == TILE:
            tile = a_of(question)
            self.knows[tile] = int(eyes_of(question))
            self.tiles[tile] = action - C_TILE + 1
            self.tell("TOY-TILE", -1, tile, self.tiles[tile], eyes=self.knows[tile])

    def turn(self, tile: i64, eyes: i64, peek: i64) -> None:
        """Chance always answers a peek, even if others have seen the tile, so that an eye that
        has not seen it finds the same question pending as the table does.
        """
        self.push(ask(TILE, CHANCE, tile, peek, self.knows[tile] | eyes))

    def take(self, seat: i64, tile: i64, action: i64) -> None:
        self.owner[tile] = int(seat)
        if action < A_KEEP:
            self.hands[seat] &= ~BIT[action - A_PAY]
            self.paid[seat] |= BIT[tile]
        self.push(step(ROUND, 1))
        self.turn(tile, 255, 0)

    def carry_out(self, entry: i64) -> None:
        if kind_of(entry) == REVEAL:
            best = max(self.bids)
            first = self.bids.index(best)
            self.revealed += 1
            tied = self.bids.count(best) > 1
            self.push(ask(DIE, CHANCE) if tied else ask(ACT, first))
        elif -1 in self.owner:
            self.bids = [-1] * int(self.seats)
            self.push(step(REVEAL))
            for seat in range(self.seats - 1, -1, -1):
                self.push(ask(BID, seat, 0, 0, BIT[seat], OPEN))
        elif a_of(entry):
            self.push(step(ROUND))
            self.push(ask(LAST, 0, flags=PUBLIC))
        else:
            for seat in range(self.seats):
                self.tell("TOY-END", seat, points=self.points(seat))

    def points(self, seat: i64) -> i64:
        return sum(int(fact.points) for fact in self.sheet(seat))

    def sheet(self, seat: i64) -> list[Fact]:
        return [
            Fact("TOY-TAKE", seat, i, points=self.tiles[i] * (2 if self.paid[seat] >> i & 1 else 1))
            for i in range(TILES)
            if self.owner[i] == seat
        ]

    def ending(self) -> str:
        return "TOY-END" if self.over() else ""

    def clone(self) -> ToyState:
        return self.copy(-1)

    def copy(self, eye: i64) -> ToyState:
        other = ToyState(self.rules, self.seats)
        other.take_agenda(self, eye)
        other.hands, other.bids = self.hands[:], self.bids[:]
        other.tiles, other.knows, other.owner = self.tiles[:], self.knows[:], self.owner[:]
        other.paid = self.paid[:]
        return other

    def conceal(self, eye: i64) -> ToyState:
        other = self.copy(eye)
        bidding = any(kind_of(q) == REVEAL for q in other.agenda)
        for seat in range(self.seats):
            if bidding and seat != eye and 0 <= other.bids[seat] < HIDDEN:
                other.hands[seat] |= BIT[other.bids[seat]]
                other.bids[seat] = HIDDEN
        for tile in range(TILES):
            if not self.knows[tile] >> eye & 1:
                other.tiles[tile] = 0
        return other

    def guess(self, rng: Rng, forget: i64 = 0) -> ToyState:
        other = self.copy(-1)
        for seat in range(self.seats):
            if other.bids[seat] == HIDDEN:
                other.bids[seat] = int(rng.pick_bit(other.hands[seat]))
                other.hands[seat] &= ~BIT[other.bids[seat]]
        for tile in range(TILES):
            if other.knows[tile] and not other.tiles[tile]:
                free = 7 & ~sum(2 ** (value - 1) for value in other.tiles if value)
                other.tiles[tile] = int(rng.pick_bit(free)) + 1
        return other

    def write(self, box: Packer) -> None:
        for row in (self.hands, self.bids, self.tiles, self.knows, self.owner, self.paid):
            box.put_all(vec[i64](row))

    def read(self, box: Packer) -> None:
        self.hands, self.bids = list(box.take_all()), list(box.take_all())
        self.tiles, self.knows = list(box.take_all()), list(box.take_all())
        self.owner, self.paid = list(box.take_all()), list(box.take_all())


class ToyPlan(Plan):
    """Only points count."""

    def worth(self, state: State, seat: i64) -> i64:
        return 100 * state.points(seat)

    def spread(self, state: State) -> float:
        return 200.0


class Toy(Rules):
    """Two or three seats."""

    def __init__(self) -> None:
        super().__init__("toy", "Toy", 1, [2, 3], 1)
        cards, tiles = [str(i + 1) for i in range(CARDS)], ["a", "b", "c"]
        self.codec.span("bid", cards)
        self.codec.span("peek", tiles)
        self.codec.span("take", tiles)
        self.codec.span("pay", cards)
        self.codec.word("keep")
        self.codec.word("double")
        self.codec.word("done")
        self.codec.begin_chance()
        self.codec.span("die", ["1", "2", "3"])
        self.codec.span("tile", ["1", "2", "3"])
        self.numbered()

    def blank(self, seats: i64) -> State:
        return ToyState(self, seats)

    def set_up(self, state: State, chosen: dict[str, str]) -> None:
        assert chosen == {}
        state.push(step(ROUND, 1))

    def plan(self) -> Plan:
        return ToyPlan()

    def longest(self, seats: i64) -> i64:
        return 3 * (seats + 7) + 1
