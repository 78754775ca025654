"""One player of Congo 1884; copying and packing."""

from typing import final

from mypy_extensions import i64

from kindu.core.packer import Packer


@final
class Player:
    """One player: points, three hands of cards, hippo tiles, and the bid of the round."""

    def __init__(self) -> None:
        self.score: i64 = 0  # whole points on the track
        self.hand: i64 = 0  # characters in hand by kind (characters.py)
        self.cards: i64 = 0  # their number; known to all
        self.known: i64 = 0  # hand and face-down bid hold at least these; known to all
        self.blind: i64 = 0  # drawn from the present deck, unseen by others; by kind
        self.blinds: i64 = 0  # their number; known to all
        self.helpers: i64 = 0  # auxiliaries in hand by kind (games.piles)
        self.helper_cards: i64 = 0  # their number; known to all
        self.helper_blind: i64 = 0  # drawn from the present deck of auxiliaries, by kind
        self.helper_blinds: i64 = 0  # their number; known to all
        self.specials: i64 = 0  # set of special cards in hand
        self.special_cards: i64 = 0  # their number; known to all
        self.hippos: i64 = 0  # hippo tiles by number (games.piles)
        self.tiles: i64 = 0  # their number; known to all
        self.seen: i64 = 0  # row of stops: the tiles this player has looked at
        self.looked: i64 = 0  # set of these stops; known to all
        self.bid: i64 = -1  # kind of the character on the board, HIDDEN to other eyes; -1: none
        self.laid: i64 = 0  # auxiliaries on the bid, by kind
        self.sympathy: i64 = 0  # die of a non-belligerent; 0: none
        self.language: i64 = 0  # of a Belgian, by die; 0: none
        self.dropped: i64 = 0  # 1 after dropping out of the auxiliary step
        self.waited: i64 = 0  # 1 after waiting, until a card is laid
        self.committed: i64 = 0  # hippo tiles laid in a tie, by number
        self.stopped: i64 = 0  # 1 after stopping in the open raising
        self.choice: i64 = -1  # character chosen for Boiler Damage, secret until all have chosen
        self.shares: i64 = 0  # whole points of unbroken ties
        self.extras: i64 = 0  # whole points from special cards

    def copy(self) -> "Player":
        """A deep copy."""
        other = Player()
        other.score = self.score
        other.hand = self.hand
        other.cards = self.cards
        other.known = self.known
        other.blind = self.blind
        other.blinds = self.blinds
        other.helpers = self.helpers
        other.helper_cards = self.helper_cards
        other.helper_blind = self.helper_blind
        other.helper_blinds = self.helper_blinds
        other.specials = self.specials
        other.special_cards = self.special_cards
        other.hippos = self.hippos
        other.tiles = self.tiles
        other.seen = self.seen
        other.looked = self.looked
        other.bid = self.bid
        other.laid = self.laid
        other.sympathy = self.sympathy
        other.language = self.language
        other.dropped = self.dropped
        other.waited = self.waited
        other.committed = self.committed
        other.stopped = self.stopped
        other.choice = self.choice
        other.shares = self.shares
        other.extras = self.extras
        return other

    def write(self, box: Packer) -> None:
        """Pack."""
        box.put(self.score)
        box.put(self.hand)
        box.put(self.cards)
        box.put(self.known)
        box.put(self.blind)
        box.put(self.blinds)
        box.put(self.helpers)
        box.put(self.helper_cards)
        box.put(self.helper_blind)
        box.put(self.helper_blinds)
        box.put(self.specials)
        box.put(self.special_cards)
        box.put(self.hippos)
        box.put(self.tiles)
        box.put(self.seen)
        box.put(self.looked)
        box.put(self.bid)
        box.put(self.laid)
        box.put(self.sympathy)
        box.put(self.language)
        box.put(self.dropped)
        box.put(self.waited)
        box.put(self.committed)
        box.put(self.stopped)
        box.put(self.choice)
        box.put(self.shares)
        box.put(self.extras)

    def read(self, box: Packer) -> None:
        """Unpack."""
        self.score = box.take()
        self.hand = box.take()
        self.cards = box.take()
        self.known = box.take()
        self.blind = box.take()
        self.blinds = box.take()
        self.helpers = box.take()
        self.helper_cards = box.take()
        self.helper_blind = box.take()
        self.helper_blinds = box.take()
        self.specials = box.take()
        self.special_cards = box.take()
        self.hippos = box.take()
        self.tiles = box.take()
        self.seen = box.take()
        self.looked = box.take()
        self.bid = box.take()
        self.laid = box.take()
        self.sympathy = box.take()
        self.language = box.take()
        self.dropped = box.take()
        self.waited = box.take()
        self.committed = box.take()
        self.stopped = box.take()
        self.choice = box.take()
        self.shares = box.take()
        self.extras = box.take()
