"""What lies on the table: hands, the trick, tricks won, and what everybody has seen."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.packer import Packer
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.state import State
from kindu.core.words import BIT
from kindu_trefoil.cards import ALL_CARDS, SUITS, of_suit


class Tabletop(State):
    """One game; a hand that is not known has a size and no cards."""

    def __init__(self, rules: Rules, seats: i64) -> None:
        super().__init__(rules, seats)
        self.first = 0  # who leads first of all
        self.deal = 0  # which of the six, from 0
        self.lead = 0  # who leads to this trick
        self.trump = -1  # the card that was turned up
        self.gone = 0  # cards that all have seen in this deal, those of the trick included
        self.hands = [0] * int(seats)  # sets of cards
        self.sizes = [0] * int(seats)
        self.trick = [-1] * int(seats)  # what each seat has played to this trick
        self.lacks = [0] * int(seats)  # sets of suits that a seat could not follow
        self.tricks = [0] * int(seats)
        self.lasts = [0] * int(seats)  # of these, the last ones of a deal

    def copy_to(self, other: Tabletop) -> None:
        """All fields but the agenda."""
        other.first = self.first
        other.deal, other.lead, other.trump, other.gone = (
            self.deal,
            self.lead,
            self.trump,
            self.gone,
        )
        other.hands, other.sizes, other.trick = self.hands[:], self.sizes[:], self.trick[:]
        other.lacks, other.tricks, other.lasts = self.lacks[:], self.tricks[:], self.lasts[:]

    def conceal_hands(self, eye: int) -> None:
        """Remove all hands except the eye's own; their sizes stay."""
        self.hands = [hand if seat == eye else 0 for seat, hand in enumerate(self.hands)]

    def deal_unknown(self, rng: Rng, forget: int) -> None:
        """Fill the hands that are not known, as what everybody has seen allows.

        One who forgets may overlook that a seat could not follow a suit.
        """
        free = ALL_CARDS & ~self.gone
        for hand in self.hands:
            free &= ~hand
        missing = [s for s, size in enumerate(self.sizes) if self.hands[s].bit_count() < size]
        room = {seat: free & ~self.known_lacks(seat, rng, forget) for seat in missing}
        missing.sort(key=lambda seat: room[seat].bit_count())
        for seat in missing:
            others = [other for other in missing if other != seat]
            while self.hands[seat].bit_count() < self.sizes[seat]:
                self.draw(seat, room, [o for o in others if not self.hands[o]], rng)

    def draw(self, seat: int, room: dict[int, int], others: list[int], rng: Rng) -> None:
        """One card for a seat, so that enough is left for another that has none yet."""
        allowed = room[seat]
        for other in others:
            if room[other].bit_count() <= self.sizes[other]:
                allowed &= ~room[other]
        card = int(BIT[rng.pick_bit(allowed or room[seat])])
        self.hands[seat] |= card
        for one in room:
            room[one] &= ~card

    def known_lacks(self, seat: int, rng: Rng, forget: int) -> int:
        """The cards that a seat can't have, since it did not follow their suit."""
        found = 0
        for suit in range(len(SUITS)):
            if self.lacks[seat] >> suit & 1 and int(rng.below(1000)) >= forget:
                found |= of_suit(suit)
        return found

    def write(self, box: Packer) -> None:
        for number in (self.first, self.deal, self.lead, self.trump, self.gone):
            box.put(number)
        for row in (self.hands, self.sizes, self.trick, self.lacks, self.tricks, self.lasts):
            box.put_all(vec[i64](row))

    def read(self, box: Packer) -> None:
        self.first = int(box.take())
        self.deal, self.lead = int(box.take()), int(box.take())
        self.trump, self.gone = int(box.take()), int(box.take())
        rows = [[int(number) for number in box.take_all()] for _ in range(6)]
        self.hands, self.sizes, self.trick, self.lacks, self.tricks, self.lasts = rows
