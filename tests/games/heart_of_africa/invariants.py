"""What holds at every moment of a game of Heart of Africa: the box is complete (law 8)."""

from kindu.core.state import State
from kindu.games.heart_of_africa.state.state import BATCH, SIX, UNKNOWN, Tabletop
from kindu.games.piles import count, total


def heart_conserved(state: State) -> None:
    assert isinstance(state, Tabletop)
    train_cards(state)
    terrain_cards(state)
    tickets(state)
    trains(state)


def train_cards(t: Tabletop) -> None:
    """110 train cards; what is known of a hand is in it; the deck holds what it can hold."""
    for kind in range(9):
        held = sum(count(player.hand, kind) for player in t.players)
        row = sum(card == kind for card in t.row)
        found = count(t.deck, kind) + count(t.discard, kind) + held + row
        assert found == t.board.train_cards[kind]
        blind = sum(count(player.blind, kind) for player in t.players)
        assert count(t.fresh, kind) == count(t.deck, kind) + blind
        for player in t.players:
            assert count(player.known, kind) <= count(player.hand, kind)
    assert t.deck_size == total(t.deck)
    for player in t.players:
        assert player.cards == total(player.hand)
        assert player.blinds == total(player.blind)


def terrain_cards(t: Tabletop) -> None:
    """45 terrain cards."""
    for kind in range(3):
        lying = sum(count(player.terrain, kind) for player in t.players)
        row = sum(card == kind for card in t.terrain_row)
        found = count(t.terrain_deck, kind) + count(t.terrain_discard, kind) + lying + row
        assert found == t.board.terrain_cards[kind]


def tickets(t: Tabletop) -> None:
    """48 tickets: never dealt, in one batch, and there kept, on offer or under the deck."""
    seen = int(t.undealt)
    assert int(t.undealt).bit_count() == t.undealt_size
    for at in range(0, len(t.batches), BATCH):
        seat, kept, inside, held = (int(t.batches[at + n]) for n in range(BATCH))
        queued = [int(e) & UNKNOWN for e in t.queue if e >> SIX == at // BATCH]
        returned = sum(2**ticket for ticket in queued)
        assert held.bit_count() == kept
        assert held & ~inside == 0
        assert seen & inside == 0
        seen |= inside
        loose = inside & ~held & ~returned
        offers = [int(t.players[seat].offer_at(n)) for n in range(t.players[seat].offered)]
        assert loose == (sum(2**ticket for ticket in offers) if loose else 0)
        assert inside & ~int(t.players[seat].aware) == 0
    assert seen == 2**48 - 1
    for player in t.players:
        assert player.kept == int(player.tickets).bit_count()


def trains(t: Tabletop) -> None:
    """45 trains per player, on the tracks or in stock; no track has two owners."""
    low = high = 0
    for player in t.players:
        laid = sum(int(t.board.track_length[n]) for n in range(117) if player.owns(n))
        assert player.trains + laid == 45
        assert low & player.low == 0
        assert high & player.high == 0
        low |= int(player.low)
        high |= int(player.high)
    assert (low, high) == (t.low, t.high)
