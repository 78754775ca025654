"""What the screen proposes for the links of a claim: pay least, and double if it is worth it."""

# Not compiled: asked for once per click.

from kindu.core.sight import Sight
from kindu.core.words import a_of, kind_of
from kindu.games.heart_of_africa import claim, terrain
from kindu.games.heart_of_africa.actions import DOUBLED, PAY, PLAIN
from kindu.games.heart_of_africa.board.numbers import LOCOMOTIVE
from kindu.games.heart_of_africa.kinds import COLOUR, DOUBLING, LOCOMOTIVES, WILD
from kindu.games.heart_of_africa.state.state import Tabletop
from kindu.games.heart_of_africa.view.claims import doubled
from kindu.games.piles import count

LOCOMOTIVE_WORTH = 2  # in points, roughly; players who want to spend one for less do so by hand


def proposed(sight: Sight) -> list[int]:
    """The answers to a link of a claim, best first; none if the decision is left to the player."""
    question, legal = sight.question(), sight.legal()
    kind = kind_of(question) if question >= 0 else 0
    if kind == COLOUR:
        return sorted(legal, key=lambda action: price(sight, action - PAY))
    if kind in (LOCOMOTIVES, WILD):
        return sorted(legal)  # fewest locomotives first
    if kind == DOUBLING:
        both = [DOUBLED, PLAIN] if doubling_pays(sight) else [PLAIN, DOUBLED]
        return [int(action) for action in both if action in legal]
    return []


def price(sight: Sight, card: int) -> tuple[int, int]:
    """How many locomotives a colour takes at least; among equals the one with most cards wins."""
    t, track = sight.state, a_of(sight.question())
    assert isinstance(t, Tabletop)
    player = t.players[sight.eye]
    if card == LOCOMOTIVE:
        return int(t.board.track_length[track]), 0
    fewest = int(claim.fewest_locomotives(t, player, track, card))
    return fewest, -int(count(player.hand, card))


def doubling_pays(sight: Sight) -> bool:
    """Whether doubling brings more than the locomotives that it takes are worth."""
    t, track = sight.state, int(a_of(sight.question()))
    assert isinstance(t, Tabletop)
    gain = doubled(t, track) - int(t.board.track_points[track])
    return gain > LOCOMOTIVE_WORTH * int(terrain.fewest_wild(t, sight.eye, track))
