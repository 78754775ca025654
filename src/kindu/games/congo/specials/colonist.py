"""Colonist: one more card, which may take the bid's place."""

from typing import Final, final

from mypy_extensions import i64

from kindu.core.words import BIT, CHANCE, Options, a_of, ask
from kindu.games.congo import bid, draw
from kindu.games.congo.actions import CARD, DRAW_AUXILIARY, DRAW_CHARACTER, HELPER, KEEP, SWAP
from kindu.games.congo.kinds import CARD_ROLL
from kindu.games.congo.specials.base import Special, ask_owner
from kindu.games.congo.state.characters import ONE
from kindu.games.congo.state.state import Tabletop

DECK: Final = 0  # stages of the owner's questions
EXCHANGE: Final = 1
FROM_CHARACTERS: Final = 1  # the deck drawn from


@final
class Colonist(Special):
    """CO-SP-COLONIST-01: the owner first chooses a deck, then draws a character or auxiliary."""

    def at_once(self, t: Tabletop) -> None:
        """A deck that can't give a card is not offered (R-33)."""
        if gives_character(t) or gives_auxiliary(t):
            ask_owner(t, DECK)

    def after_reveal(self, t: Tabletop) -> None:
        """A character drawn may now be exchanged for the owner's bid."""
        if t.drawn >= 0 and t.players[t.owner].bid >= 0:
            ask_owner(t, EXCHANGE)
        else:
            t.drawn = -1

    def options(self, t: Tabletop, question: i64, out: Options) -> None:
        """Which deck; later, whether to swap."""
        if a_of(question) == EXCHANGE:
            out.add(SWAP)
            out.add(KEEP)
            return
        if gives_character(t):
            out.add(DRAW_CHARACTER)
        if gives_auxiliary(t):
            out.add(DRAW_AUXILIARY)

    def answer(self, t: Tabletop, question: i64, action: i64) -> None:
        """The card is drawn, or the exchange made."""
        if action == SWAP:
            swap(t)
        elif action == DRAW_CHARACTER:
            draw.character_ready(t)
            t.push(ask(CARD_ROLL, CHANCE, FROM_CHARACTERS, 0, BIT[t.owner]))
        elif action == DRAW_AUXILIARY:
            draw.auxiliary_ready(t)
            t.push(ask(CARD_ROLL, CHANCE, 0, 0, BIT[t.owner]))
        else:
            t.drawn = -1

    def odds(self, t: Tabletop, question: i64, out: Options) -> None:
        """The top of the deck."""
        if a_of(question) == FROM_CHARACTERS:
            draw.character_options(t, out)
        else:
            draw.auxiliary_options(t.helper_deck, out)

    def outcome(self, t: Tabletop, question: i64, action: i64) -> None:
        """Only the owner sees the card."""
        if a_of(question) == FROM_CHARACTERS:
            t.drawn = action - CARD
            draw.receive(t, t.owner, t.drawn, "CO-SP-COLONIST-01")
        else:
            draw.receive_auxiliary(t, t.owner, action - HELPER, "CO-SP-COLONIST-01")


def gives_character(t: Tabletop) -> bool:
    """Whether a character can be drawn."""
    return t.deck_size > 0 or t.discard != 0


def gives_auxiliary(t: Tabletop) -> bool:
    """Whether an auxiliary can be drawn."""
    return t.helper_deck_size > 0 or t.helper_discard != 0


def swap(t: Tabletop) -> None:
    """CO-SP-COLONIST-02: the card drawn becomes the bid; all see the old bid return to the hand."""
    player = t.players[t.owner]
    bid.take_back(t, t.owner)
    player.bid = t.drawn
    player.hand -= ONE[t.drawn]
    player.cards -= 1
    t.drawn = -1
    t.revealed += 1
    bid.show(t, t.owner)
    t.tell("CO-SP-COLONIST-02", t.owner)
