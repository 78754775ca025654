"""A Sight of Africana in words for screens, and what the numbers of its facts mean."""

from typing import TypedDict

from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import Fact
from kindu.games.africana.actions import ASSISTANT, COLOURS, JOKER, card_words
from kindu.games.africana.board import Board
from kindu.games.africana.flow import Africana
from kindu.games.africana.setup import company
from kindu.games.africana.state import Book, Player, Table

Words = dict[str, str | int]


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


class TableView(TypedDict):
    """All that lies on the table."""

    round: int
    first: int
    asked: int | None
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


def view(sight: Sight, chosen: dict[str, str]) -> TableView:
    """The table as the screen of this eye shows it, filtered by the display settings."""
    t = sight.state
    assert isinstance(t, Table)
    board = t.board
    memory = chosen.get("page memory", "on") == "on"
    hidden = chosen.get("hidden scores", "off") == "on" and not t.over()
    undrawn = [i for i, cards in enumerate(board.letter_cards) if cards & t.undrawn]
    seats = range(int(t.seats))
    return TableView(
        round=int(t.round) + 1,
        first=int(t.first) + 1,
        asked=int(t.to_act()) + 1 if t.to_act() < t.seats else None,
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
        seats=[seat_view(t, seat, int(sight.eye), hidden) for seat in seats],
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


def seat_view(t: Table, seat: int, eye: int, hidden: bool) -> SeatView:
    """RUL-17: money and completed cards are open, unless hidden scores is on."""
    player = t.players[seat]
    board = t.board
    secret = hidden and seat != eye
    hand = [int(n) for n in player.hand]
    return SeatView(
        company=board.companies[company(t, seat)],
        colour=board.company_colours[company(t, seat)],
        place=board.place_ids[player.place],
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


def shown(player: Player) -> bool:
    """Whether the colours of all travel cards in this hand are in the sight."""
    return sum(int(n) for n in player.hand[:COLOURS]) == int(player.travel)


def cards_in(board: Board, counts: list[int]) -> list[str]:
    """A hand in words."""
    return [word for word, n in zip(card_words(board), counts, strict=False) for _ in range(n)]


def named(names: list[str], cards: int) -> list[str]:
    """A set of cards in words."""
    return [name for i, name in enumerate(names) if cards >> i & 1]


def titles(rules: Rules) -> dict[str, str]:
    """What a person reads for an id: the name of a place, both ends of an expedition, ..."""
    assert isinstance(rules, Africana)
    board = rules.board
    names = board.place_names
    found = dict(zip(board.place_ids, names, strict=True))
    for card, key in enumerate(board.expedition_ids):
        ends = f"{names[board.expedition_start[card]]} to {names[board.expedition_goal[card]]}"
        found[key] = f"{key} ({ends})"
    for card, key in enumerate(board.adventure_ids):
        kind, colour = board.adventure_artefact[card], board.adventure_assistant[card]
        what = board.artefact_names[kind] if kind >= 0 else f"{board.colours[colour]} assistant"
        found[key] = f"{key} ({what}, {names[board.adventure_target[card]]})"
    return found


def fact_words(rules: Rules, fact: Fact) -> Words:
    """The numbers of a fact by name; none where the eye may not know them, nor a price of 0."""
    assert isinstance(rules, Africana)
    numbers = [int(fact.a), int(fact.b), int(fact.c)]
    words: Words = {}
    if fact.seat >= 0:
        words["seat"] = int(fact.seat) + 1
    if fact.points:
        words["points"] = int(fact.points)
    for name, number in zip(FACTS.get(fact.rule, ()), numbers, strict=False):
        if number > 0 or (number == 0 and name != "silver"):
            words[name] = word_for(rules.board, name, number)
    return words


# What a, b and c of a fact mean, by rule; a name listed in `word_for` is put into words.
FACTS: dict[str, tuple[str, ...]] = {
    "AF-TURN-02": ("action",),
    "AF-SETUP-15": ("card",),
    "AF-DRAW-01": ("card",),
    "AF-DRAW-02": ("cards",),
    "AF-DRAW-03": ("cards",),
    "AF-BOOK-01": ("adventure", "book"),
    "AF-BOOK-02": ("adventure", "half", "silver"),
    "AF-BUY-03": ("adventure", "silver"),
    "AF-MOVE-02": ("place", "card", "silver"),
    "AF-EXP-01": ("expedition",),
    "AF-EXP-07": ("card", "silver"),
    "AF-EXP-12": ("expedition", "silver"),
    "AF-EXP-13": ("expedition",),
    "AF-ADV-04": ("adventure", "silver"),
    "AF-ADV-05": ("adventure", "colour"),
    "AF-EOT-02": ("card",),
    "AF-EOT-03": ("adventure",),
    "AF-EOT-05": ("expedition", "space"),
    "AF-SCORE-06": ("silver",),
    "AF-SCORE-07": ("cards",),
}


def word_for(board: Board, name: str, number: int) -> str | int:
    """A number of a fact in the words of the board."""
    tables = {
        "action": ["draw", "buy", "move"],
        "card": card_words(board),
        "adventure": board.adventure_ids,
        "expedition": board.expedition_ids,
        "place": board.place_ids,
        "colour": board.colours,
        "book": ["north", "south"],
        "half": ["left", "right"],
        "space": ["1", "2", "3", "4", "5"],
    }
    return tables[name][number] if name in tables else number
