"""What the screen proposes for the links of a claim: pay least, and double if the plan would."""

# Not compiled: asked for once per click.

from kindu.core.sight import Sight
from kindu.core.words import a_of, kind_of
from kindu.games.heart_of_africa import claim, terrain
from kindu.games.heart_of_africa.actions import AS_TERRAIN, DOUBLED, PAY, PLAIN
from kindu.games.heart_of_africa.board.numbers import LOCOMOTIVE
from kindu.games.heart_of_africa.kinds import COLOUR, DOUBLING, LOCOMOTIVES, WILD
from kindu.games.heart_of_africa.state.state import Tabletop
from kindu.games.piles import count


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
    """Whether the plan expects more of doubling, with the fewest locomotives, than of not doing it.

    It weighs the points against what terrain cards and locomotives are worth for later claims.
    """
    t, track = sight.state, int(a_of(sight.question()))
    assert isinstance(t, Tabletop)
    double = [DOUBLED, AS_TERRAIN + int(terrain.fewest_wild(t, sight.eye, track))]
    return DOUBLED in sight.legal() and expected(sight, double) > expected(sight, [PLAIN])


def expected(sight: Sight, answers: list[int]) -> int:
    """What the plan expects for this eye after these answers, in 1/100 point."""
    state = sight.after([int(action) for action in answers]).state
    return int(sight.rules.plan().judge(state, sight.eye))
