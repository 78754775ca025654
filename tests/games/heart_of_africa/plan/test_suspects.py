"""Guessed tickets of a rival: whoever builds from Douala to Cabinda has a reason to."""

from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.games.heart_of_africa.plan.suspects import KEPT, Suspects, pick_ticket
from kindu.games.heart_of_africa.state.state import Player, Tabletop
from tests.games.heart_of_africa.scene import BOARD, Scene, scene
from tests.support import rule

WAY = "douala-libreville/green libreville-cabinda/purple"  # T47


def builder(owns: str) -> Scene:
    """Seat 2 keeps one ticket, which is T20, and has these tracks."""
    return scene(2, p1={"tickets": "T01"}, p2={"tickets": "T20", "owns": owns})


def guesses(game: Scene) -> list[str]:
    """The ticket of seat 2 in 200 worlds, to the eye of seat 1."""
    found = []
    for seed in range(200):
        state = Sight(game.table, 0).guess(Rng("suspects", seed))
        assert isinstance(state, Tabletop)
        found += [Scene(state).tickets(2)]
    return found


@rule("HA-TICKET-05")
def test_a_ticket_whose_path_is_laid_is_likelier_than_any_other() -> None:
    assert 12 > guesses(builder("")).count("T47")
    assert 20 < guesses(builder(WAY)).count("T47")


@rule("HA-TICKET-05", "HA-INFO-05")
def test_but_no_ticket_is_certain_and_own_ones_are_out_of_the_question() -> None:
    found = set(guesses(builder(WAY)))

    assert 30 < len(found)
    assert "T01" not in found


def test_what_is_missing_is_counted_in_spaces_of_the_shortest_path() -> None:
    scout = Suspects(BOARD)
    whole = scout.gaps(Player())
    laid = scout.gaps(builder(WAY).player(2))
    ticket = BOARD.ticket_ids.index("T47")

    assert (BOARD.ticket_points[ticket], 0) == (whole[ticket], laid[ticket])
    assert all(laid[n] <= whole[n] for n in range(len(BOARD.ticket_ids)))


def test_networks_are_remembered_up_to_a_number() -> None:
    scout = Suspects(BOARD)
    odds = scout.odds(Player())
    scout.known |= {(low, 1): odds for low in range(KEPT - 1)}
    assert len(scout.known) == KEPT
    player = Player()
    player.low = 1
    scout.odds(player)

    assert list(scout.known) == [(1, 0)]


def test_only_tickets_of_the_set_are_drawn() -> None:
    odds = Suspects(BOARD).odds(Player())

    assert {3, 7} == {int(pick_ticket(odds, 2**3 + 2**7, Rng("pick", n))) for n in range(40)}
