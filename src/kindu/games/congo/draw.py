"""CO-DRAW: phase B, and everything else that is drawn into a hand."""

from mypy_extensions import i64

from kindu.core.words import BIT, CHANCE, Options, ask, step
from kindu.games import piles
from kindu.games.congo.actions import CARD, DEALT, HELPER, HIPPO_TILE
from kindu.games.congo.board.numbers import AUXILIARIES, KINDS, MOST_TILE
from kindu.games.congo.kinds import AUXILIARY, BIDS, CHARACTER, DRAW, RING, SPECIAL_DRAWN
from kindu.games.congo.state import characters
from kindu.games.congo.state.state import Tabletop


def draw_next(t: Tabletop, drawn: i64) -> None:
    """CO-DRAW-01: in turn order each draws a character, then an auxiliary; then comes the ring."""
    if drawn == 2 * t.seats:
        t.push(step(RING))
        return
    t.push(step(DRAW, drawn + 1))
    seat = t.seat_at(drawn // 2)
    if drawn % 2 == 0:
        if character_ready(t):
            t.push(ask(CHARACTER, CHANCE, seat, 0, BIT[seat]))
    elif auxiliary_ready(t):
        t.push(ask(AUXILIARY, CHANCE, seat, 0, BIT[seat]))


def character_ready(t: Tabletop) -> bool:
    """CO-DRAW-02: an empty deck is renewed from its discards when a card must be drawn."""
    if t.deck_size == 0 and t.discard:
        t.deck += t.discard  # the deck was empty, but an eye that sees a pool has cards in it
        t.deck_size = characters.total(t.discard)
        t.fresh = t.discard
        t.discard = 0
        for player in t.players:
            player.blind = 0
            player.blinds = 0
        t.tell("CO-DRAW-02", -1, t.deck_size, 0)
    return t.deck_size > 0


def auxiliary_ready(t: Tabletop) -> bool:
    """The same for auxiliaries; if there are no discards either, nothing is drawn."""
    if t.helper_deck_size == 0 and t.helper_discard:
        t.helper_deck += t.helper_discard
        t.helper_deck_size = piles.total(t.helper_discard)
        t.helper_fresh = t.helper_discard
        t.helper_discard = 0
        for player in t.players:
            player.helper_blind = 0
            player.helper_blinds = 0
        t.tell("CO-DRAW-02", -1, t.helper_deck_size, 1)
    return t.helper_deck_size > 0


def character_options(t: Tabletop, out: Options) -> None:
    """The top of the deck: each kind in proportion to its count."""
    for kind in range(KINDS):
        if characters.count(t.deck, kind):
            out.add_odds(CARD + kind, characters.count(t.deck, kind))


def auxiliary_options(pile: i64, out: Options) -> None:
    """An auxiliary out of a pile: the deck, or a hand that loses one."""
    for kind in range(AUXILIARIES):
        if piles.count(pile, kind):
            out.add_odds(HELPER + kind, piles.count(pile, kind))


def receive(t: Tabletop, seat: i64, kind: i64, rule: str) -> None:
    """A character goes from the deck into a hand."""
    player = t.players[seat]
    t.deck -= characters.ONE[kind]
    t.deck_size -= 1
    player.hand += characters.ONE[kind]
    player.cards += 1
    player.blind += characters.ONE[kind]
    player.blinds += 1
    t.tell(rule, seat, kind, eyes=BIT[seat])


def receive_auxiliary(t: Tabletop, seat: i64, kind: i64, rule: str) -> None:
    """An auxiliary goes from the deck into a hand."""
    player = t.players[seat]
    t.helper_deck -= piles.ONE[kind]
    t.helper_deck_size -= 1
    player.helpers += piles.ONE[kind]
    player.helper_cards += 1
    player.helper_blind += piles.ONE[kind]
    player.helper_blinds += 1
    t.tell(rule, seat, kind, 1, eyes=BIT[seat])


def ring(t: Tabletop) -> None:
    """CO-DRAW-03: at three stops the seat alone in last place draws a special card."""
    t.push(step(BIDS))
    if t.board.stop_ring[t.stop]:
        seat = alone_last(t)
        if seat >= 0:
            t.push(ask(SPECIAL_DRAWN, CHANCE, seat, 0, BIT[seat]))


def alone_last(t: Tabletop) -> i64:
    """CO-DRAW-04: the seat that alone has the fewest points; -1 if several do."""
    last: i64 = 0
    for seat in range(1, t.seats):
        if t.players[seat].score < t.players[last].score:
            last = seat
    for seat in range(t.seats):
        if seat != last and t.players[seat].score == t.players[last].score:
            return -1
    return last


def special_options(t: Tabletop, out: Options) -> None:
    """Each special card of the deck is equally likely."""
    out.add_even(DEALT, t.special_deck)


def receive_special(t: Tabletop, seat: i64, card: i64, rule: str) -> None:
    """A special card goes from the deck into a hand."""
    t.special_deck &= ~BIT[card]
    t.special_deck_size -= 1
    t.players[seat].specials |= BIT[card]
    t.players[seat].special_cards += 1
    t.tell(rule, seat, card, eyes=BIT[seat])


def hippo_options(t: Tabletop, out: Options) -> None:
    """A hippo tile from the stack."""
    for number in range(1, MOST_TILE + 1):
        if piles.count(t.hippo_box, number):
            out.add_odds(HIPPO_TILE + number, piles.count(t.hippo_box, number))


def receive_hippo(t: Tabletop, seat: i64, number: i64, rule: str) -> None:
    """A hippo tile goes from the stack to a player, face down."""
    t.hippo_box -= piles.ONE[number]
    t.hippo_size -= 1
    t.players[seat].hippos += piles.ONE[number]
    t.players[seat].tiles += 1
    t.tell(rule, seat, number, eyes=BIT[seat])
