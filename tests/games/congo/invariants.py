"""What holds at every moment of a game of Congo 1884: the box is complete (law 8)."""

from kindu.core.state import State
from kindu.games import piles
from kindu.games.congo.board.numbers import (
    AUXILIARIES,
    BELLIGERENTS,
    FLAGS,
    KINDS,
    MOST_TILE,
    SPECIALS,
    STATIONS,
    STOPS,
    VILLAGE,
)
from kindu.games.congo.state import characters
from kindu.games.congo.state.state import Tabletop, at_stop

SHOWN = 2  # Tabletop.open: the hippo tiles of a tie lie face up


def congo_conserved(state: State) -> None:
    assert isinstance(state, Tabletop)
    character_cards(state)
    knowledge(state)
    auxiliary_cards(state)
    special_cards(state)
    hippo_tiles(state)
    station_tiles(state)
    flag_tiles(state)


def character_cards(t: Tabletop) -> None:
    """54 characters: in the deck, the discards, hands and bids, or out of the game."""
    for kind in range(KINDS):
        held = sum(characters.count(player.hand, kind) for player in t.players)
        lying = sum(player.bid == kind for player in t.players)
        found = characters.count(t.deck, kind) + characters.count(t.discard, kind) + held + lying
        if kind >= BELLIGERENTS:
            out = [int(t.removed), int(t.gone)]
            found += sum(pile >> kind - BELLIGERENTS & 1 for pile in out)
        assert found == t.board.kind_copies[kind], t.board.kind_ids[kind]
    assert t.deck_size == characters.total(t.deck)
    assert int(t.gone) & ~int(t.met) == 0
    for player in t.players:
        assert player.cards == characters.total(player.hand)
        assert -1 <= player.bid < KINDS
        assert player.choice < 0 or characters.count(player.hand, player.choice) > 0


def knowledge(t: Tabletop) -> None:
    """What is known is in the hand or the bid; the new part of a deck is there or in hands."""
    for player in t.players:
        for kind in range(KINDS):
            held = characters.count(player.hand, kind) + (player.bid == kind)
            assert characters.count(player.known, kind) <= held
        assert player.blinds == characters.total(player.blind)
        assert player.helper_blinds == piles.total(player.helper_blind)


def auxiliary_cards(t: Tabletop) -> None:
    """54 auxiliaries: in the deck, the discards, hands and on bids."""
    for kind in range(AUXILIARIES):
        held = sum(piles.count(player.helpers, kind) for player in t.players)
        laid = sum(piles.count(player.laid, kind) for player in t.players)
        lying = piles.count(t.helper_deck, kind) + piles.count(t.helper_discard, kind)
        assert lying + held + laid == t.board.auxiliary_cards[kind]
        blind = sum(piles.count(player.helper_blind, kind) for player in t.players)
        assert piles.count(t.helper_fresh, kind) == piles.count(t.helper_deck, kind) + blind
    assert t.helper_deck_size == piles.total(t.helper_deck)
    for player in t.players:
        assert player.helper_cards == piles.total(player.helpers)
        assert player.bid >= 0 or player.laid == 0


def special_cards(t: Tabletop) -> None:
    """15 special cards, each once: in the deck, the discards, hands, beside the board, or out."""
    discard, out = int(t.special_discard), int(t.board.specials_removed[t.seats])
    beside = 0 if t.card < 0 else 2 ** int(t.card) & ~discard
    places = [int(t.special_deck), discard, out, beside]
    places += [int(player.specials) for player in t.players]
    assert sum(places) == 2**SPECIALS - 1
    assert sum(place.bit_count() for place in places) == SPECIALS
    assert t.special_deck_size == int(t.special_deck).bit_count()
    for player in t.players:
        assert player.special_cards == int(player.specials).bit_count()
    assert (t.card < 0) == (t.owner < 0)


def hippo_tiles(t: Tabletop) -> None:
    """14 hippo tiles: in the stack, with the players, laid in a tie, or used.

    As long as tiles are chosen secretly, they are still counted with their players.
    """
    for value in range(1, MOST_TILE + 1):
        held = sum(piles.count(player.hippos, value) for player in t.players)
        chosen = [piles.count(player.committed, value) for player in t.players]
        laid = sum(chosen) if t.open == SHOWN else 0
        for player, n in zip(t.players, chosen, strict=True):
            assert t.open == SHOWN or n <= piles.count(player.hippos, value)
        lying = piles.count(t.hippo_box, value) + piles.count(t.hippo_discard, value)
        assert lying + held + laid == t.board.hippo_tiles[value], value
    assert t.hippo_size == piles.total(t.hippo_box)
    for player in t.players:
        assert player.tiles == piles.total(player.hippos)


def station_tiles(t: Tabletop) -> None:
    """19 station tiles: turned up, looked at by somebody, or unseen."""
    found = [int(piles.count(t.tiles, kind)) for kind in range(STATIONS)]
    for stop in range(STOPS):
        turned = int(at_stop(t.turned, stop))
        seen = {int(at_stop(player.seen, stop)) for player in t.players} - {-1}
        assert len(seen) <= 1
        if turned >= 0:
            assert stop <= t.stop
            assert seen <= {turned}
            found[turned] += 1
        for kind in seen if turned < 0 else ():
            found[kind] += 1
        for player in t.players:
            assert int(player.looked) >> stop & 1 or at_stop(player.seen, stop) < 0
    assert found == [int(n) for n in t.board.station_tiles]


def flag_tiles(t: Tabletop) -> None:
    """20 flags: beside stops or in the box, where those of jungles and remote villages go."""
    laid = [int(at_stop(t.flags, stop)) for stop in range(STOPS)]
    found = [laid.count(n) + int(piles.count(t.flag_box, n)) for n in range(FLAGS)]
    assert found == [int(n) for n in t.board.flag_tiles]
    assert not any(loses_flag(t, stop) and laid[stop] >= 0 for stop in range(STOPS))


def loses_flag(t: Tabletop, stop: int) -> bool:
    """CO-STATION-02, CO-STATION-03."""
    station = at_stop(t.turned, stop)
    high = t.board.stop_vp[stop] == t.board.village_value
    return station >= 0 and bool(
        int(t.board.flagless) >> station & 1 or (station == VILLAGE and high)
    )
