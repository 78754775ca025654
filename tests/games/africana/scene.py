"""A position of Africana set up by words, played by notation and read in words.

Seats count from 1, as in the notation. `scene()` gives a game right before the first turn of
seat 1, who is start player; keyword arguments change what lies on the table:

    game = scene(2, p1={"at": "cairo", "silver": 7, "hand": "orange grey joker", "open": "S01"},
                 row="A02 - B01 B02 B03", turn=1)
    game.play("1 move", "1 step aswan grey")
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.play import answer
from kindu.core.words import NOBODY, ask
from kindu.games import load
from kindu.games.africana.actions import ASSISTANT, COLOURS, KINDS, card_words
from kindu.games.africana.board.board import standard_board
from kindu.games.africana.flow import Africana
from kindu.games.africana.kinds import ACTION, END_OF_TURN
from kindu.games.africana.state import Player, Tabletop
from tests.games.scene import Position

RULES = load("africana")
BOARD = standard_board()
CARDS = card_words(BOARD)
ROW = "A01 A02 A03 A04 A05"


class Scene(Position[Tabletop]):
    """A table with words at its edge."""

    def player(self, seat: int) -> Player:
        return self.table.players[seat - 1]

    def place(self, seat: int) -> str:
        return BOARD.place_ids[self.player(seat).place]

    def silver(self, seat: int) -> int:
        return int(self.player(seat).silver)

    def markers(self, seat: int) -> int:
        """Markers in stock."""
        return int(self.player(seat).markers)

    def hand(self, seat: int) -> str:
        """The hand in words: travel cards, assistants, joker."""
        return " ".join(words(self.player(seat).hand))

    def open(self, seat: int) -> str:
        return ids(BOARD.adventure_ids, self.player(seat).open)

    def won(self, seat: int) -> str:
        return ids(BOARD.adventure_ids, self.player(seat).won)

    def joined(self, seat: int) -> str:
        return ids(BOARD.expedition_ids, self.player(seat).joined)

    def done(self, seat: int) -> str:
        return ids(BOARD.expedition_ids, self.player(seat).done)

    def row(self) -> str:
        """The five spaces, - for an empty one."""
        names = [BOARD.expedition_ids[card] if card >= 0 else "-" for card in self.table.row]
        return " ".join(names)

    def book(self, which: str) -> str:
        """A book as `left pages | right pages + number unread`, the top cards last."""
        book = self.table.books[0 if which == "north" else 1]
        left = " ".join(BOARD.adventure_ids[page] for page in book.left)
        right = " ".join(BOARD.adventure_ids[page] for page in book.right)
        return f"{left} | {right} + {int(book.unread).bit_count()}"

    def discard(self) -> str:
        return " ".join(words(self.table.discard))

    def played(self) -> str:
        """Cards on the table in this move action."""
        return " ".join(words(self.table.played))

    def deck_size(self) -> int:
        return int(self.table.deck_size)


def words(cards: vec[i64]) -> list[str]:
    return [CARDS[kind] for kind in range(len(cards)) for _ in range(cards[kind])]


def ids(names: list[str], cards: i64) -> str:
    return " ".join(name for i, name in enumerate(names) if int(cards) >> i & 1)


def mask(names: list[str], text: str) -> int:
    return sum(2 ** names.index(word) for word in text.split())


def opening(seats: int, rules: Africana | None = None) -> Tabletop:
    """The game right after the standard set-up, seat 1 to act, every first card magenta."""
    state = (rules or RULES).start(seats, {"start player": "1"})
    lines = ["* page S01", "* page N01"] + [f"* expedition {card}" for card in ROW.split()]
    for line in lines + ["* card magenta"] * seats:
        answer(state, line)
    assert isinstance(state, Tabletop)
    return state


def scene(seats: int = 2, **changes: object) -> Scene:
    """The opening with changes: p1 to p4, row, left (cards in the expedition deck), north, south,
    turn, deck, discard, and any number of the table by its name (round, stalled, last_round).

    A player: at, silver, hand, open, won, done, joined; what is not named stays as it is.
    A book: "S01 S02 | S03" = pages from the bottom on the left, on the right; the rest is unread.
    deck, discard: travel cards in words; without `deck` it holds what is nowhere else.
    """
    table = opening(seats)
    for seat in range(1, seats + 1):
        seen = changes.pop(f"p{seat}", {})
        assert isinstance(seen, dict)
        seat_player(table, seat - 1, seen)
    lay_row(table, str(changes.pop("row", ROW)))
    books = [str(changes.pop("north", "| S01")), str(changes.pop("south", "| N01"))]
    for which, text in enumerate(books):
        lay_book(table, which, text)
    piles(table, changes.pop("deck", None), str(changes.pop("discard", "")))
    left = changes.pop("left", table.expeditions_left)
    assert isinstance(left, int)
    table.expeditions_left = left
    turn = changes.pop("turn", 1)
    assert isinstance(turn, int)
    table.agenda = vec[i64]([ask(END_OF_TURN, NOBODY, turn - 1), ask(ACTION, turn - 1)])
    table.depth = 2
    for name, value in changes.items():
        assert hasattr(table, name), name
        setattr(table, name, value)
    return Scene(table)


def seat_player(table: Tabletop, seat: int, seen: dict[str, object]) -> None:
    player = table.players[seat]
    if "at" in seen:
        player.place = BOARD.place_ids.index(str(seen["at"]))
    silver = seen.get("silver", player.silver)
    assert isinstance(silver, int)
    player.silver = silver
    if "hand" in seen:
        hand = [str(seen["hand"]).split().count(card) for card in CARDS]
        player.hand = vec[i64](hand)
        player.travel = sum(hand[:COLOURS])
        table.removed[KINDS - 1] += 1 - hand[KINDS - 1]
    player.open = mask(BOARD.adventure_ids, str(seen.get("open", "")))
    player.won = mask(BOARD.adventure_ids, str(seen.get("won", "")))
    player.done = mask(BOARD.expedition_ids, str(seen.get("done", "")))
    player.joined = mask(BOARD.expedition_ids, str(seen.get("joined", "")))
    player.markers = BOARD.markers - int(player.joined).bit_count()
    for card in str(seen.get("won", "")).split():
        colour = BOARD.adventure_assistant[BOARD.adventure_ids.index(card)]
        if colour >= 0:
            table.supply[colour] -= 1
    for colour in range(COLOURS):
        hired = BOARD.assistant_cards[colour] - table.supply[colour]
        held = sum(int(p.hand[ASSISTANT + colour]) for p in table.players)
        table.removed[ASSISTANT + colour] = hired - held


def lay_row(table: Tabletop, text: str) -> None:
    cards = [-1 if word == "-" else BOARD.expedition_ids.index(word) for word in text.split()]
    table.row = vec[i64](cards)
    table.shown = sum(2**card for card in cards if card >= 0)
    gone = int(table.shown)
    for player in table.players:
        gone |= int(player.done)
    everything = 2 ** len(BOARD.expedition_ids) - 1
    table.undrawn = everything & ~gone
    table.expeditions_left = (
        len(BOARD.expedition_ids) - BOARD.removed_c[table.seats] - gone.bit_count()
    )


def lay_book(table: Tabletop, which: int, text: str) -> None:
    left, _, right = text.partition("|")
    book = table.books[which]
    book.left = vec[i64]([BOARD.adventure_ids.index(page) for page in left.split()])
    book.right = vec[i64]([BOARD.adventure_ids.index(page) for page in right.split()])
    gone = mask(BOARD.adventure_ids, left + " " + right)
    for player in table.players:
        gone |= int(player.open) | int(player.won)
    book.unread = BOARD.book_cards[which] & ~gone


def piles(table: Tabletop, deck: object, discard: str) -> None:
    table.discard = vec[i64]([discard.split().count(card) for card in CARDS[:COLOURS]])
    for colour in range(COLOURS):
        held = sum(int(player.hand[colour]) for player in table.players)
        table.deck[colour] = BOARD.travel_cards[colour] - held - table.discard[colour]
    if deck is not None:
        table.deck = vec[i64]([str(deck).split().count(card) for card in CARDS[:COLOURS]])
    table.deck_size = sum(int(count) for count in table.deck)
