"""AF-BUY and AF-BOOK: leafing through a book and buying adventures."""

from typing import Final

from mypy_extensions import i64

from kindu.core.rng import Rng
from kindu.core.words import BIT, CHANCE, PUBLIC, Options, ask
from kindu.games.africana.actions import PAGE, STOP, TAKE, TURN_BACK
from kindu.games.africana.kinds import LEAF, UNCOVERED
from kindu.games.africana.state import Book, Player, Tabletop

LEFT: Final = 0
RIGHT: Final = 1


def book_of(t: Tabletop, player: Player) -> Book:
    """AF-BUY-01, AF-BUY-02: only the book of the hemisphere the explorer is in (RUL-21)."""
    return t.books[t.board.book_at[player.place]]


def begin(t: Tabletop, seat: i64) -> None:
    """The buy action begins with its free page."""
    t.pages = 0
    ask_again(t, seat)


def ask_again(t: Tabletop, seat: i64) -> None:
    """AF-BUY-06, AF-BUY-08: turning and buying in any order until the player stops."""
    t.push(ask(LEAF, seat, flags=PUBLIC))


def page_price(t: Tabletop) -> i64:
    """AF-BOOK-04: the first page of an action is free, every further one costs (RUL-04)."""
    return 0 if t.pages < t.board.free_pages else t.board.page_price


def can_turn(t: Tabletop, player: Player, half: i64) -> bool:
    """AF-BOOK-03: from a half that is not empty, in either direction, if the page can be paid."""
    return book_of(t, player).top(half) >= 0 and player.silver >= page_price(t)


def on_offer(t: Tabletop, player: Player) -> i64:
    """AF-BUY-03, AF-BUY-05: the top cards of both halves, if each can be paid; as a set."""
    book = book_of(t, player)
    cards: i64 = 0
    if player.silver >= t.board.adventure_price:
        for half in range(2):
            if book.top(half) >= 0:
                cards |= BIT[book.top(half)]
    return cards


def leaf_options(t: Tabletop, seat: i64, out: Options) -> None:
    """AF-BOOK-07: stopping is always possible, and the only option with an empty book."""
    player = t.players[seat]
    out.add(STOP)
    for half in range(2):
        if can_turn(t, player, half):
            out.add(TURN_BACK + half)
    out.add_bits(TAKE, on_offer(t, player))


def turn_page(t: Tabletop, seat: i64, half: i64) -> None:
    """AF-BOOK-02: the top card of one half goes on top of the other, and uncovers the next."""
    player = t.players[seat]
    book = book_of(t, player)
    price = page_price(t)
    player.silver -= price
    t.pages += 1
    page = book.lift(half)
    book.put(1 - half, page)
    t.tell("AF-BOOK-02", seat, page, half, price)
    ask_again(t, seat)
    look_under(t, book, half)


def buy(t: Tabletop, seat: i64, card: i64) -> None:
    """AF-BUY-04, AF-BUY-09: the card lies open before the buyer, however many are there already."""
    player = t.players[seat]
    book = book_of(t, player)
    half = RIGHT if book.top(RIGHT) == card else LEFT
    book.lift(half)
    player.silver -= t.board.adventure_price
    player.open |= BIT[card]
    t.tell("AF-BUY-03", seat, card, t.board.adventure_price)
    ask_again(t, seat)
    look_under(t, book, half)


def look_under(t: Tabletop, book: Book, half: i64) -> None:
    """AF-BUY-07, AF-BOOK-05: the card below becomes visible, so the command binds (RUL-24)."""
    if book.top(half) >= 0:
        t.revealed += 1
    elif half == RIGHT:
        uncover(t, 0 if book is t.books[0] else 1)


def uncover(t: Tabletop, which: i64) -> None:
    """AF-BOOK-06: pages stay as they were left; below the seen ones are those nobody has seen."""
    if t.books[which].unread:
        t.push(ask(UNCOVERED, CHANCE, which))


def page_options(t: Tabletop, which: i64, out: Options) -> None:
    """Every unread page is equally likely."""
    out.add_even(PAGE, t.books[which].unread)


def pick_page(t: Tabletop, which: i64, rng: Rng) -> i64:
    """The same without a list of options."""
    return PAGE + rng.pick_bit(t.books[which].unread)


def show_page(t: Tabletop, which: i64, page: i64) -> None:
    """A page nobody has seen lies on top of the right half."""
    book = t.books[which]
    book.unread &= ~BIT[page]
    book.put(RIGHT, page)
    t.tell("AF-BOOK-01", -1, page, which)
