"""The cheapest way to every place with the cards in hand: exact, as a person is shown it."""

from heapq import heappop, heappush
from typing import Final, final

from kindu.core.words import BIT
from kindu.games.africana.actions import ASSISTANT, COLOURS, JOKER, KINDS, PLACES
from kindu.games.africana.state import Player, Tabletop
from kindu.games.africana.travel import matching

# How a step is paid: by a kind of card, by any card recoloured, or not yet.
RECOLOURED: Final = KINDS
UNPAID: Final = KINDS + 1

# What a way costs; the first that differs decides, as no sum reaches the next higher one.
MISSING: Final = 10**13  # a card that has to be found first
SILVER: Final = 10**8
CARD: Final = 10**5  # any card but an assistant that fits: it comes back and can't do more
LEG: Final = 10**2
JOKER_SPENT: Final = 1  # of two ways alike, the one that keeps the joker is the better one

CARD_PRICES: Final = [CARD] * COLOURS + [0] * COLOURS + [CARD + JOKER_SPENT]

BASE: Final = 32  # of a number with a digit per kind and two more; no way has as many steps
UNITS: Final[list[int]] = [BASE**digit for digit in range(KINDS + 2)]
PLAIN: Final = KINDS + 1  # this digit counts all cards but the joker


@final
class Trips:
    """The cheapest ways of one explorer (Dijkstra over places and cards spent so far).

    A node is what has been spent, a digit per kind, times BASE, plus the place.
    Silver and cards that the way itself would bring are left out: nothing is certain until then.
    """

    def __init__(self, t: Tabletop, player: Player) -> None:
        self.t = t
        self.hand = [int(cards) for cards in player.hand]
        self.plain = sum(self.hand[:JOKER])
        self.recolours = int(player.silver // t.board.recolour_price)
        self.cost: dict[int, int] = {int(player.place): 0}
        self.before: dict[int, int] = {}
        self.paid: dict[int, int] = {}
        self.ends: list[int] = [-1] * PLACES  # the cheapest node of each place
        self.heap: list[tuple[int, int]] = [(0, int(player.place))]
        self.search()

    def search(self) -> None:
        """Settle nodes in the order of their cost until every place has been reached."""
        found = 0
        while found < PLACES:
            cost, node = heappop(self.heap)
            place = node % BASE
            if self.ends[place] < 0:
                self.ends[place] = node
                found += 1
            for near in self.t.board.neighbours[place]:
                self.enter(node, int(near), cost)

    def enter(self, node: int, place: int, cost: int) -> None:
        """Every way to pay for a step: with a card that fits, a recoloured one, or not yet."""
        spent = node // BASE
        fits = matching(self.t, place)
        spare = spent // UNITS[PLAIN] % BASE < self.plain
        for kind in range(JOKER if spare else 0):
            if fits & BIT[kind] and self.holds(spent, kind):
                more = UNITS[kind] + UNITS[PLAIN]
                self.relax(node, spent + more, place, kind, cost + CARD_PRICES[kind])
        if self.holds(spent, JOKER):
            self.relax(node, spent + UNITS[JOKER], place, JOKER, cost + CARD_PRICES[JOKER])
        if spare and spent // UNITS[RECOLOURED] % BASE < self.recolours:
            price = SILVER * int(self.t.board.recolour_price) + CARD
            more = UNITS[RECOLOURED] + UNITS[PLAIN]
            self.relax(node, spent + more, place, RECOLOURED, cost + price)
        self.relax(node, spent, place, UNPAID, cost + MISSING)

    def holds(self, spent: int, kind: int) -> bool:
        """Whether a card of this kind is left."""
        return spent // UNITS[kind] % BASE < self.hand[kind]

    def relax(self, node: int, spent: int, place: int, kind: int, cost: int) -> None:
        """Remember this way if it is the cheapest so far to stand here with these cards spent."""
        there = spent * BASE + place
        cost += LEG
        if there not in self.cost or cost < self.cost[there]:
            self.cost[there] = cost
            self.before[there] = node
            self.paid[there] = kind
            heappush(self.heap, (cost, there))

    def legs(self, place: int) -> list[tuple[int, int, int]]:
        """The steps to a place: where to, which kind of card pays (-1: none yet), its silver."""
        node = self.ends[place]
        left = [self.hand[kind] - node // BASE // UNITS[kind] % BASE for kind in range(KINDS)]
        found: list[tuple[int, int, int]] = []
        while node in self.before:
            kind, silver = self.paid[node], 0
            if kind == RECOLOURED:
                kind, silver = to_recolour(left), int(self.t.board.recolour_price)
                left[kind] -= 1
            found.append((node % BASE, -1 if kind == UNPAID else kind, silver))
            node = self.before[node]
        found.reverse()
        return found


def to_recolour(left: list[int]) -> int:
    """The card to recolour: the travel card that most are left of, otherwise an assistant.

    None that is left fits the place: it would have been cheaper not to recolour it.
    """
    travel = max(range(COLOURS), key=lambda kind: left[kind])
    if left[travel] > 0:
        return travel
    return max(range(ASSISTANT, JOKER), key=lambda kind: left[kind])
