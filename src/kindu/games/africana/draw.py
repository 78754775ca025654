"""AF-DRAW: drawing travel cards."""

from mypy_extensions import i64

from kindu.core.rng import Rng
from kindu.core.words import BIT, CHANCE, Options, ask
from kindu.games.africana.actions import CARD, COLOURS
from kindu.games.africana.kinds import DRAWN
from kindu.games.africana.state import Tabletop


def draw_two(t: Tabletop, seat: i64) -> None:
    """AF-DRAW-01: action A draws two cards into the hand."""
    draw(t, DRAWN, seat, t.board.cards_drawn)


def draw(t: Tabletop, kind: i64, seat: i64, cards: i64) -> None:
    """AF-DRAW-03: cards are drawn one by one; any that can't be drawn are lost (RUL-03).

    The kind says why: first hand, action A or joining bonus.
    """
    if cards == 0:
        return
    if t.deck_size == 0:
        reshuffle(t)
    if t.deck_size == 0:
        t.tell("AF-DRAW-03", seat, cards)
    else:
        t.push(ask(kind, CHANCE, seat, cards, BIT[seat]))


def reshuffle(t: Tabletop) -> None:
    """AF-DRAW-02: the discard pile becomes the deck, but only when a card is needed (RUL-03).

    Cards played in the current move are not in the pile yet (RUL-05).
    """
    for colour in range(COLOURS):
        t.deck[colour] += t.discard[colour]
        t.deck_size += t.discard[colour]
        t.discard[colour] = 0
    if t.deck_size > 0:
        t.tell("AF-DRAW-02", -1, t.deck_size)


def card_options(t: Tabletop, out: Options) -> None:
    """The top card is any card of the deck, by the number of each colour."""
    for colour in range(COLOURS):
        if t.deck[colour] > 0:
            out.add_odds(CARD + colour, t.deck[colour])


def pick_card(t: Tabletop, rng: Rng) -> i64:
    """The same draw without a list of options."""
    return CARD + rng.pick(t.deck, COLOURS)


def receive(t: Tabletop, kind: i64, seat: i64, cards: i64, colour: i64, rule: str) -> None:
    """AF-DRAW-04: the card goes into the hand, however full; then the next one is drawn."""
    player = t.players[seat]
    t.deck[colour] -= 1
    t.deck_size -= 1
    player.hand[colour] += 1
    player.travel += 1
    t.tell(rule, seat, colour, eyes=BIT[seat])
    draw(t, kind, seat, cards - 1)
