"""A Sight of Africana in words for screens; this folder has everything that they need."""

from functools import lru_cache
from typing import Literal, TypedDict

from kindu.core.sight import Sight
from kindu.core.words import BIT, kind_of
from kindu.games.africana.actions import ASSISTANT, COLOURS, JOKER, card_words
from kindu.games.africana.board.board import Board
from kindu.games.africana.books import book_of
from kindu.games.africana.kinds import ACTION, ADVENTURE, HAND, LEAF, TRAVEL
from kindu.games.africana.setup import company
from kindu.games.africana.state import Book, Player, Tabletop
from kindu.games.africana.travel import can_recolour, matching, payers
from kindu.games.africana.view.board import BookName, book_name

BOARDS = 32  # how many boards have their words kept ready

# The answers that commit to least, the best first: what ends an action, or takes cards.
LEAST: tuple[str, ...] = ("stop", "draw")

Question = Literal["action", "leaf", "travel", "hand", "adventure"]
QUESTIONS: dict[int, Question] = {
    int(ACTION): "action",
    int(LEAF): "leaf",
    int(TRAVEL): "travel",
    int(HAND): "hand",
    int(ADVENTURE): "adventure",
}


class HalfView(TypedDict):
    """One half of a book; `below` is None where page memory is off."""

    size: int
    top: str | None
    below: list[str] | None
    unread: int


class SeatView(TypedDict):
    """One company; what this eye may not be shown is None."""

    company: str
    colour: str
    place: str
    book: BookName
    silver: int
    markers: int
    travel: int
    hand: list[str] | None
    assistants: list[str]
    joker: bool
    joined: list[str]
    open: list[str]
    won: list[str] | None
    done: list[str] | None
    points: int | None


class WayView(TypedDict):
    """A place next to the eye's explorer: which cards fit, and which pay if recoloured."""

    place: str
    fitting: list[str]
    recoloured: list[str]


class TableView(TypedDict):
    """Everything on the table; `question` is its kind, and `ways` are those of this eye."""

    round: int
    first: int
    asked: int | None
    question: Question | None
    last_round: bool
    stalled: int
    row: list[str | None]
    expeditions_left: int
    next_letter: str | None
    travel_deck: int
    discard: dict[str, int]
    played: list[str]
    supply: dict[str, int]
    removed: list[str]
    abandoned: list[str]
    books: list[list[HalfView]]
    seats: list[SeatView]
    ways: list[WayView]


# The ways of a hand from a place: most moves change them for one seat only.
WAYS: dict[tuple[Board, int, int, bool], list[WayView]] = {}
MOST_WAYS = 20_000


def view(sight: Sight, chosen: dict[str, str], common: TableView | None = None) -> TableView:
    """The table as the screen of this eye shows it, filtered by the display settings.

    `common` is the view of a spectator at the same moment, if there is one already.
    """
    t = sight.state
    assert isinstance(t, Tabletop)
    found = shared(t, chosen) if common is None else common.copy()
    if sight.eye < t.seats:
        eye = int(sight.eye)
        found["seats"] = found["seats"].copy()
        found["seats"][eye] = own_view(t, eye, found["seats"][eye])
        found["ways"] = ways(t, t.players[eye])
    return found


def own_view(t: Tabletop, eye: int, shown: SeatView) -> SeatView:
    """What a spectator is shown of a seat, plus what only its own eye may see."""
    player = t.players[eye]
    found = shown.copy()
    found["hand"] = cards_in(t.board, [int(n) for n in player.hand])
    if found["points"] is None:
        found["won"] = named(t.board.adventure_ids, int(player.won))
        found["done"] = named(t.board.expedition_ids, int(player.done))
        found["points"] = int(t.points(eye))
    return found


def hides_scores(t: Tabletop, chosen: dict[str, str]) -> bool:
    """Whether other scores are hidden; at the end all hands lie open (DEC-08).

    The preview of a move that ends the game does not have the other hands, so it shows nothing yet.
    """
    ended = t.over() and all(shown(player) for player in t.players)
    return chosen.get("hidden scores", "off") == "on" and not ended


def shared(t: Tabletop, chosen: dict[str, str]) -> TableView:
    """What a spectator is shown."""
    board = t.board
    memory = chosen.get("page memory", "on") == "on"
    hidden = hides_scores(t, chosen)
    undrawn = [i for i, cards in enumerate(board.letter_cards) if cards & t.undrawn]
    asked = int(t.to_act()) if t.to_act() < t.seats else None
    return TableView(
        round=int(t.round) + 1,
        first=int(t.first) + 1,
        asked=None if asked is None else asked + 1,
        question=None if asked is None else QUESTIONS[int(kind_of(t.question()))],
        last_round=bool(t.last_round),
        stalled=int(t.stalled),
        row=[board.expedition_ids[card] if card >= 0 else None for card in t.row],
        expeditions_left=int(t.expeditions_left),
        next_letter="ABC"[undrawn[0]] if t.expeditions_left else None,
        travel_deck=int(t.deck_size),
        discard={board.colours[i]: int(n) for i, n in enumerate(t.discard)},
        played=cards_in(board, [int(n) for n in t.played]),
        supply={board.colours[i]: int(n) for i, n in enumerate(t.supply)},
        removed=cards_in(board, [int(n) for n in t.removed]),
        abandoned=named(board.adventure_ids, int(t.abandoned)),
        books=[halves(board, book, memory) for book in t.books],
        seats=[seat_view(t, seat, hidden) for seat in range(int(t.seats))],
        ways=[],
    )


def halves(board: Board, book: Book, memory: bool) -> list[HalfView]:
    """The seen pages under the top card are listed if page memory is on (RUL-18)."""
    unread = int(book.unread).bit_count()
    views: list[HalfView] = []
    for pages, under in ((list(book.left), 0), (list(book.right), unread)):
        names = [board.adventure_ids[page] for page in reversed(pages)]
        views.append(
            HalfView(
                size=len(names) + under,
                top=names[0] if names else None,
                below=names[1:] if memory else None,
                unread=under if memory else 0,
            )
        )
    return views


def seat_view(t: Tabletop, seat: int, secret: bool) -> SeatView:
    """RUL-17: money and completed cards are open, unless hidden scores is on."""
    player = t.players[seat]
    board = t.board
    hand = [int(n) for n in player.hand]
    return SeatView(
        company=board.companies[company(t, seat)],
        colour=board.company_colours[company(t, seat)],
        place=board.place_ids[player.place],
        book=book_name(0 if book_of(t, player) is t.books[0] else 1),
        silver=int(player.silver),
        markers=int(player.markers),
        travel=int(player.travel),
        hand=cards_in(board, hand) if shown(player) else None,
        assistants=cards_in(board, [0] * ASSISTANT + hand[ASSISTANT:JOKER]),
        joker=hand[JOKER] > 0,
        joined=named(board.expedition_ids, int(player.joined)),
        open=named(board.adventure_ids, int(player.open)),
        won=None if secret else named(board.adventure_ids, int(player.won)),
        done=None if secret else named(board.expedition_ids, int(player.done)),
        points=None if secret else int(t.points(seat)),
    )


def ways(t: Tabletop, player: Player) -> list[WayView]:
    """The steps that the hand could pay for now, according to the rules on travelling."""
    held = sum(int(BIT[kind]) for kind, n in enumerate(player.hand) if n > 0)
    key = (t.board, player.place, held, can_recolour(t, player))
    found = WAYS.get(key)
    if found is None:
        found = [way(t, player, place, held) for place in t.board.neighbours[player.place]]
        while len(WAYS) >= MOST_WAYS:
            del WAYS[next(iter(WAYS))]
        WAYS[key] = found
    return found


def way(t: Tabletop, player: Player, place: int, held: int) -> WayView:
    """One step."""
    cards = kinds_of(t.board)
    fits = int(matching(t, place)) & held
    pays = int(payers(t, player, place)) & held
    return WayView(
        place=t.board.place_ids[place],
        fitting=named(cards, fits),
        recoloured=named(cards, pays & ~fits),
    )


def shown(player: Player) -> bool:
    """Whether the sight knows the colours of all travel cards in this hand."""
    return sum(int(n) for n in player.hand[:COLOURS]) == int(player.travel)


@lru_cache(maxsize=BOARDS)
def kinds_of(board: Board) -> list[str]:
    """The kinds of hand cards in notation, found once for each board."""
    return card_words(board)


def cards_in(board: Board, counts: list[int]) -> list[str]:
    """A hand in words."""
    words = kinds_of(board)
    return [words[kind] for kind, n in enumerate(counts) if n for _ in range(n)]


def named(names: list[str], cards: int) -> list[str]:
    """A set of cards in words."""
    found: list[str] = []
    while cards:
        found.append(names[(cards & -cards).bit_length() - 1])
        cards &= cards - 1
    return found
