"""How far an explorer is from every place, counted in the cards that are still missing."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.words import BIT
from kindu.games.africana.actions import ASSISTANT, COLOURS, JOKER, PLACES
from kindu.games.africana.board.board import Board
from kindu.games.africana.state import Player

PAID: Final = 10  # a step for which some card in hand fits
UNPAID: Final = 17  # a step for which a card must be found first
FAR: Final = 100000


@final
class Journey:
    """The cheapest ways of one explorer with the cards in hand; a scratch pad that is reused."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.cost: vec[i64] = vec[i64]([0] * PLACES)
        self.before: vec[i64] = vec[i64]([0] * PLACES)
        self.left: vec[i64] = vec[i64]([0] * (JOKER + 1))

    def explore(self, player: Player) -> None:
        """Find the cheapest way to every place (Dijkstra on 22 places)."""
        held: i64 = 0
        for colour in range(COLOURS):
            if player.hand[colour] + player.hand[ASSISTANT + colour] > 0:
                held |= BIT[colour]
        for place in range(PLACES):
            self.cost[place] = FAR
        self.cost[player.place] = 0
        open_places: i64 = BIT[player.place]
        while open_places != 0:
            here = self.nearest(open_places)
            open_places &= ~BIT[here]
            open_places |= self.relax(here, held)

    def nearest(self, places: i64) -> i64:
        """The place of a set with the least cost."""
        best: i64 = -1
        place: i64 = 0
        while places != 0:
            if places & 1 and (best < 0 or self.cost[place] < self.cost[best]):
                best = place
            place += 1
            places >>= 1
        return best

    def relax(self, here: i64, held: i64) -> i64:
        """Go on from here; return the neighbours that came nearer, as a set."""
        found: i64 = 0
        for place in self.board.neighbours[here]:
            price: i64 = PAID if self.board.symbols[place] & held else UNPAID
            if self.cost[here] + price < self.cost[place]:
                self.cost[place] = self.cost[here] + price
                self.before[place] = here
                found |= BIT[place]
        return found

    def steps(self, player: Player, goal: i64) -> i64:
        """The number of steps on the way to a place."""
        count: i64 = 0
        while goal != player.place:
            goal = self.before[goal]
            count += 1
        return count

    def missing(self, player: Player, goal: i64) -> i64:
        """How many steps of that way no card in hand can pay, joker and recolouring included."""
        unpaid: i64 = 0
        for kind in range(JOKER + 1):
            self.left[kind] = player.hand[kind]
        while goal != player.place:
            if not self.pay(self.board.symbols[goal]):
                unpaid += 1
            goal = self.before[goal]
        unpaid -= min(unpaid, self.left[JOKER])
        spare: i64 = 0
        for kind in range(JOKER):
            spare += self.left[kind]
        recoloured = min(spare, player.silver // self.board.recolour_price)
        return unpaid - min(unpaid, recoloured)

    def pay(self, symbols: i64) -> bool:
        """Use up a fitting assistant, otherwise the travel card that most are left of."""
        best: i64 = -1
        for colour in range(COLOURS):
            if symbols & BIT[colour]:
                if self.left[ASSISTANT + colour] > 0:
                    self.left[ASSISTANT + colour] -= 1
                    return True
                if self.left[colour] > 0 and (best < 0 or self.left[colour] > self.left[best]):
                    best = colour
        if best >= 0:
            self.left[best] -= 1
        return best >= 0
