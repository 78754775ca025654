"""What lies on the table in Africana; copying, concealing, guessing and packing it."""

from typing import final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from kindu.core.packer import Packer
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.state import State
from kindu.core.words import BIT
from kindu.games.africana.actions import ADVENTURES, ASSISTANT, COLOURS, KINDS
from kindu.games.africana.board.board import Board
from kindu.games.africana.sets import Sets


@final
class Player:
    """One company: its explorer, money, hand and cards."""

    def __init__(self) -> None:
        self.place: i64 = 0
        self.silver: i64 = 0
        self.markers: i64 = 0  # in stock
        self.travel: i64 = 0  # travel cards in hand; known to all, their colours are not
        self.hand: vec[i64] = vec[i64]()  # by kind of card
        self.joined: i64 = 0  # set of open expeditions with a marker of this company
        self.done: i64 = 0  # set of completed expeditions
        self.open: i64 = 0  # set of open adventures
        self.won: i64 = 0  # set of completed adventures

    def copy(self) -> "Player":
        """A deep copy."""
        other = Player()
        other.place = self.place
        other.silver = self.silver
        other.markers = self.markers
        other.travel = self.travel
        other.hand = self.hand[:]
        other.joined = self.joined
        other.done = self.done
        other.open = self.open
        other.won = self.won
        return other

    def hand_size(self) -> i64:
        """All hand cards count: travel, assistants, joker (RUL-10)."""
        hand = self.hand
        size = self.travel
        for kind in range(ASSISTANT, KINDS):
            size += hand[kind]
        return size

    def write(self, box: Packer) -> None:
        """Pack."""
        box.put(self.place)
        box.put(self.silver)
        box.put(self.markers)
        box.put(self.travel)
        box.put_all(self.hand)
        box.put(self.joined)
        box.put(self.done)
        box.put(self.open)
        box.put(self.won)

    def read(self, box: Packer) -> None:
        """Unpack."""
        self.place = box.take()
        self.silver = box.take()
        self.markers = box.take()
        self.travel = box.take()
        self.hand = box.take_all()
        self.joined = box.take()
        self.done = box.take()
        self.open = box.take()
        self.won = box.take()


@final
class Book:
    """Two halves; all pages start on the right, so unseen pages are below the seen ones there."""

    def __init__(self) -> None:
        self.left: vec[i64] = vec[i64]()  # seen pages, the top card last
        self.right: vec[i64] = vec[i64]()  # seen pages, the top card last
        self.unread: i64 = 0  # set of pages nobody has seen

    def copy(self) -> "Book":
        """A deep copy."""
        other = Book()
        other.left = self.left[:]
        other.right = self.right[:]
        other.unread = self.unread
        return other

    def top(self, half: i64) -> i64:
        """AF-BOOK-01: the top card of a half is visible; -1 if the half is empty."""
        pages = self.right if half else self.left
        return pages[len(pages) - 1] if len(pages) else -1

    def put(self, half: i64, page: i64) -> None:
        """Lay a page on top of a half."""
        if half:
            self.right = append(self.right, page)
        else:
            self.left = append(self.left, page)

    def lift(self, half: i64) -> i64:
        """Take the top card of a half."""
        if half:
            self.right, page = pop(self.right)
        else:
            self.left, page = pop(self.left)
        return page

    def covered(self) -> list[int]:
        """The seen pages that lie under others."""
        return list(self.left[:-1]) + list(self.right[:-1])


class Tabletop(State):
    """What lies on the table of Africana; `flow.GameState` adds what may be done with it."""

    def __init__(self, rules: Rules, board: Board, sets: Sets, seats: i64) -> None:
        super().__init__(rules, seats)
        self.board = board
        self.sets = sets
        self.players: vec[Player] = vec[Player]()
        self.books: vec[Book] = vec[Book]()  # northern, southern
        self.deck: vec[i64] = vec[i64]()  # travel cards by colour
        self.deck_size: i64 = 0
        self.discard: vec[i64] = vec[i64]()  # travel cards by colour
        self.played: vec[i64] = vec[i64]()  # on the table in this move action, by kind
        self.supply: vec[i64] = vec[i64]()  # assistant cards by colour
        self.removed: vec[i64] = vec[i64]()  # jokers and assistants out of the game, by kind
        self.abandoned: i64 = 0  # set of adventures out of the game
        self.row: vec[i64] = vec[i64]()  # expedition on each space, -1 for none
        self.shown: i64 = 0  # set of open expeditions
        self.undrawn: i64 = 0  # set of expeditions never seen, the removed C cards among them
        self.expeditions_left: i64 = 0  # cards in the expedition deck
        self.first: i64 = 0  # the start player
        self.pages: i64 = 0  # turned in this buy action
        self.round: i64 = 0  # full rounds played
        self.stalled: i64 = 0  # how many rounds in a row have had no completed expedition
        self.progress: i64 = 0  # 1 if an expedition was completed in this round
        self.last_round: i64 = 0  # 1 once the end is triggered
        self.finish: i64 = 0  # number of the AF-END rule that ended the game

    def fresh(self) -> "Tabletop":
        """An empty table of the same class."""
        raise NotImplementedError

    def clone(self) -> "Tabletop":
        """A deep copy without listeners."""
        other = self.fresh()
        other.take_agenda(self, -1)
        other.players = vec[Player]([player.copy() for player in self.players])
        other.books = vec[Book]([book.copy() for book in self.books])
        other.deck = self.deck[:]
        other.deck_size = self.deck_size
        other.discard = self.discard[:]
        other.played = self.played[:]
        other.supply = self.supply[:]
        other.removed = self.removed[:]
        other.abandoned = self.abandoned
        other.row = self.row[:]
        other.shown = self.shown
        other.undrawn = self.undrawn
        other.expeditions_left = self.expeditions_left
        other.first = self.first
        other.pages = self.pages
        other.round = self.round
        other.stalled = self.stalled
        other.progress = self.progress
        other.last_round = self.last_round
        other.finish = self.finish
        return other

    def conceal(self, eye: i64) -> "Tabletop":
        """AF-INFO-01: the travel cards of other hands are secret, so they count as undrawn.

        From the open cards an eye can work out the colours of the deck and the other hands
        together. The concealed deck holds exactly these; the hands keep their sizes. Nothing
        else that has been drawn is hidden (AF-INFO-06).
        """
        other = self.clone()
        other.take_agenda(self, eye)
        for seat in range(self.seats):
            if seat != eye and not self.over():  # the final scoring shows all hands (DEC-08)
                hand = other.players[seat].hand
                for colour in range(COLOURS):
                    other.deck[colour] += hand[colour]
                    hand[colour] = 0
        return other

    def guess(self, rng: Rng, forget: i64 = 0) -> "Tabletop":
        """Deal the unknown travel cards; forgotten pages change places with unread ones."""
        other = self.clone()
        for player in other.players:
            known: i64 = 0
            for colour in range(COLOURS):
                known += player.hand[colour]
            for _ in range(player.travel - known):
                colour = rng.pick(other.deck, COLOURS)
                other.deck[colour] -= 1
                player.hand[colour] += 1
        if forget:
            for book in other.books:
                forget_pages(book, rng, forget)
        return other

    def write(self, box: Packer) -> None:
        """Pack."""
        for player in self.players:
            player.write(box)
        for book in self.books:
            box.put_all(book.left)
            box.put_all(book.right)
            box.put(book.unread)
        for pile in (self.deck, self.discard, self.played, self.supply, self.removed, self.row):
            box.put_all(pile)
        for number in self.numbers():
            box.put(number)

    def numbers(self) -> list[i64]:
        """The single numbers, in the order in which `read` reads them."""
        return [
            self.deck_size,
            self.abandoned,
            self.shown,
            self.undrawn,
            self.expeditions_left,
            self.first,
            self.pages,
            self.round,
            self.stalled,
            self.progress,
            self.last_round,
            self.finish,
        ]

    def read(self, box: Packer) -> None:
        """Unpack."""
        for player in self.players:
            player.read(box)
        for book in self.books:
            book.left = box.take_all()
            book.right = box.take_all()
            book.unread = box.take()
        self.deck = box.take_all()
        self.discard = box.take_all()
        self.played = box.take_all()
        self.supply = box.take_all()
        self.removed = box.take_all()
        self.row = box.take_all()
        self.deck_size = box.take()
        self.abandoned = box.take()
        self.shown = box.take()
        self.undrawn = box.take()
        self.expeditions_left = box.take()
        self.first = box.take()
        self.pages = box.take()
        self.round = box.take()
        self.stalled = box.take()
        self.progress = box.take()
        self.last_round = box.take()
        self.finish = box.take()


def forget_pages(book: Book, rng: Rng, forget: i64) -> None:
    """RUL-18: a weaker memory mixes some of the covered pages with the unread ones."""
    lost = [page for page in book.covered() if rng.below(1000) < forget]
    for page in lost:
        book.unread |= BIT[page]
    for half in (book.left, book.right):
        for i in range(len(half)):
            if half[i] in lost:
                pool = [page for page in range(ADVENTURES) if book.unread & BIT[page]]
                half[i] = pool[rng.below(len(pool))]
                book.unread &= ~BIT[half[i]]
