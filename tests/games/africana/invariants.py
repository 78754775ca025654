"""AF-INV: what holds at every moment of a game of Africana."""

from kindu.core.state import State
from kindu.core.words import kind_of
from kindu.games.africana.actions import ASSISTANT, COLOURS, JOKER
from kindu.games.africana.kinds import ACTION
from kindu.games.africana.state import Tabletop


def bits(*sets: int) -> int:
    """The number of cards in sets that must not overlap."""
    union = 0
    for cards in sets:
        assert union & int(cards) == 0
        union |= int(cards)
    return union.bit_count()


def africana_conserved(state: State) -> None:
    assert isinstance(state, Tabletop)
    if any(kind_of(entry) == 20 for entry in state.agenda[: state.depth]):
        return  # the box is not unpacked yet
    travel_cards(state)
    markers(state)
    adventures_and_expeditions(state)
    helpers(state)
    limits(state)


def travel_cards(t: Tabletop) -> None:
    """AF-INV-01."""
    for colour in range(COLOURS):
        held = sum(int(player.hand[colour]) for player in t.players)
        everywhere = t.deck[colour] + t.discard[colour] + held + t.played[colour]
        assert everywhere == t.board.travel_cards[colour]
    assert sum(t.board.travel_cards) == 60
    assert t.deck_size == sum(t.deck)
    for player in t.players:
        assert player.travel == sum(player.hand[:COLOURS])


def markers(t: Tabletop) -> None:
    """AF-INV-02, AF-INV-07."""
    open_cards = sum(2**card for card in t.row if card >= 0)
    assert open_cards == t.shown
    for player in t.players:
        assert player.markers + int(player.joined).bit_count() == 4
        assert int(player.joined) & ~open_cards == 0
        assert 0 <= player.place < 22


def adventures_and_expeditions(t: Tabletop) -> None:
    """AF-INV-03."""
    in_books = [2**page for book in t.books for half in (book.left, book.right) for page in half]
    unread = [int(book.unread) for book in t.books]
    mine = [int(player.open) for player in t.players] + [int(player.won) for player in t.players]
    assert bits(*in_books, *unread, *mine, t.abandoned) == 30
    done = [int(player.done) for player in t.players]
    assert bits(t.undrawn, t.shown, *done) == 34
    assert int(t.undrawn).bit_count() == t.expeditions_left + t.board.removed_c[t.seats]


def helpers(t: Tabletop) -> None:
    """AF-INV-04, AF-INV-05."""
    for colour in range(COLOURS):
        kind = ASSISTANT + colour
        held = sum(int(player.hand[kind]) for player in t.players) + t.played[kind]
        assert t.supply[colour] + held + t.removed[kind] == 2
        hired = sum(
            int(player.won) >> card & 1
            for player in t.players
            for card in range(30)
            if t.board.adventure_assistant[card] == colour
        )
        assert t.supply[colour] + hired == 2
    jokers = [int(player.hand[JOKER]) for player in t.players]
    assert max(jokers) <= 1
    assert sum(jokers) + t.played[JOKER] + t.removed[JOKER] == t.seats
    assert min(int(player.silver) for player in t.players) >= 0


def limits(t: Tabletop) -> None:
    """AF-INV-06: between two turns."""
    if t.over() or kind_of(t.question()) != ACTION:
        return
    assert sum(t.played) == 0
    assert -1 not in t.row or t.expeditions_left == 0
    for player in t.players:
        assert player.hand_size() <= 5
        assert int(player.open).bit_count() <= 3
