"""AF-SETUP: books, expeditions, companies and first hands."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.words import CHANCE, Options, ask, step
from kindu.games.africana.actions import COLOURS, FIRST, JOKER, KINDS
from kindu.games.africana.books import uncover
from kindu.games.africana.draw import draw
from kindu.games.africana.kinds import DEALT, REVEALED, SET_UP, START, TURN
from kindu.games.africana.state import Book, Player, Tabletop

RANDOM: Final = "random"


def lay_out(t: Tabletop) -> None:
    """AF-SETUP-01, AF-SETUP-12: each player has a company and four markers; the rest are unused."""
    board = t.board
    zero = [0] * KINDS
    t.players = vec[Player]([Player() for _ in range(t.seats)])
    for player in t.players:
        player.hand = vec[i64](zero)
        player.markers = board.markers
    t.books = vec[Book]([Book(), Book()])
    t.discard = vec[i64]([0] * COLOURS)
    t.played = vec[i64](zero)
    t.removed = vec[i64](zero)
    t.row = vec[i64]([-1] * board.spaces)
    shuffle_piles(t)


def shuffle_piles(t: Tabletop) -> None:
    """AF-SETUP-08, AF-SETUP-09: assistants lie open by colour; the travel deck is undrawn."""
    t.supply = t.board.assistant_cards[:]
    t.deck = t.board.travel_cards[:]
    t.deck_size = 0
    for colour in range(COLOURS):
        t.deck_size += t.deck[colour]


def open_books(t: Tabletop) -> None:
    """AF-SETUP-02, AF-SETUP-03: all pages of a book start on its right half, shuffled (RUL-01)."""
    for book in range(1, -1, -1):
        t.books[book].unread = t.board.book_cards[book]
        uncover(t, book)


def form_deck(t: Tabletop) -> None:
    """AF-SETUP-04, AF-SETUP-05, AF-SETUP-06: A on B on C; some C cards are out, nobody knows which.

    A removed card is just never drawn, so only the size of the deck gives it away.
    """
    t.undrawn = 0
    for letter in t.board.letter_cards:
        t.undrawn |= letter
    t.expeditions_left = len(t.board.expedition_ids) - t.board.removed_c[t.seats]


def open_expeditions(t: Tabletop) -> None:
    """AF-SETUP-07: one card from the deck on each space from left to right."""
    for space in range(t.board.spaces - 1, -1, -1):
        t.push(ask(REVEALED, CHANCE, space))


def company(t: Tabletop, seat: i64) -> i64:
    """AF-SETUP-11: the start player has company 1, the others the next ones clockwise."""
    return (seat - t.first + t.seats) % t.seats


def choose_start(t: Tabletop, chosen: str) -> None:
    """The start player is drawn, unless the host has named one."""
    t.push(step(SET_UP))
    if chosen == RANDOM:
        t.push(ask(START, CHANCE))
    else:
        t.first = int(chosen) - 1


def start_options(t: Tabletop, out: Options) -> None:
    """Every seat is equally likely."""
    for seat in range(t.seats):
        out.add_odds(FIRST + seat, 1)


def start_with(t: Tabletop, seat: i64) -> None:
    """Chance has named the start player."""
    t.first = seat
    t.tell("AF-SETUP-11", seat)


def found_company(t: Tabletop, seat: i64) -> None:
    """AF-SETUP-13, AF-SETUP-14: explorer and money as the company's card says."""
    player = t.players[seat]
    player.place = t.board.start_place[company(t, seat)]
    player.silver = t.board.start_silver[company(t, seat)]


def first_hand(t: Tabletop, seat: i64) -> None:
    """AF-SETUP-15: one joker and one travel card."""
    t.players[seat].hand[JOKER] = t.board.starting_jokers
    draw(t, DEALT, seat, t.board.starting_cards)


def set_up(t: Tabletop) -> None:
    """AF-SETUP-10: coins are unlimited, so each player's silver is just a number.

    Chance answers in this order: northern book, southern book, five expeditions, first cards.
    """
    t.push(step(TURN, t.first))
    for i in range(t.seats - 1, -1, -1):
        seat = (t.first + i) % t.seats
        found_company(t, seat)
        first_hand(t, seat)
    open_expeditions(t)
    form_deck(t)
    open_books(t)
