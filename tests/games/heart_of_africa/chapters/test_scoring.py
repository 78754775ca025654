"""HA-SCORE: final scoring, the Globetrotter and ties."""

import pytest

from kindu.games.heart_of_africa.scoring import IN_SHEET
from tests.games.heart_of_africa.scene import Scene, scene
from tests.support import rule

# Tracks and the tickets they complete: T40 and T46 (Cape Town - Durban, - Pretoria) by CAPE;
# T32 (Durban - Livingstonia) by EAST; T47 (Douala - Cabinda) by WEST.
CAPE = "bloemfontein-cape_town bloemfontein-durban pretoria-bloemfontein"
EAST = "bulawayo-durban salisbury-bulawayo elizabethville-salisbury elizabethville-livingstonia"
WEST = "douala-libreville/green libreville-cabinda/blue"


def ended(seats: int = 2, **changes: object) -> Scene:
    """The game after its last turn, in which seat 1 draws two cards."""
    game = scene(seats, last=1, **changes)
    return game.play("1 draw train", "* train red", "1 draw train", "* train red")


@rule("HA-SCORE-01")
def test_route_points_are_those_scored_during_the_game() -> None:
    """8 points for a doubled track of 3, then 1 for an orange one."""
    p1 = {"hand": "black*3 orange", "terrain": "mountain"}
    game = scene(2, p1=p1, p2={"hand": "orange"}, last=3)
    game.claim(1, "cape_town-port_elizabeth/1", "black", wild=0)
    game.play("2 draw train", "* train red", "2 draw train", "* train red")
    game.claim(1, "windhoek-walvis_bay", "orange")

    assert ("", 9, 9) == (game.asked(), game.sheet(1)["HA-SCORE-01"], game.points(1))


@rule("HA-SCORE-02")
def test_a_completed_ticket_adds_its_value_and_another_takes_it_off() -> None:
    """T40 is worth 6, T01 22."""
    game = ended(p1={"owns": CAPE, "tickets": "T40 T01", "points": 30})

    assert {"HA-SCORE-01": 30, "HA-SCORE-02": -16, "HA-SCORE-03": 10} == game.sheet(1)
    assert 24 == game.points(1)


@rule("HA-SCORE-01", "HA-SCORE-02")
def test_the_sheet_takes_routes_and_tickets_apart() -> None:
    """Of 30 points for routes, the tracks bring some as printed. T40 brings 6, T01 takes 22 off."""
    game = ended(p1={"owns": CAPE, "tickets": "T40 T01", "points": 30})
    board, player = game.table.board, game.table.players[0]
    own = [n for n in range(len(board.track_ids)) if player.owns(n)]
    printed = sum(board.track_points[n] for n in own)
    routes, tickets, _ = game.table.sheet(0)

    assert printed
    assert (len(own), printed, 30 - printed) == (routes.b, routes.c, routes.d)
    assert (1, 1, 6) == (tickets.b, tickets.c, tickets.d)


@rule("HA-SCORE-01", "HA-SCORE-02", "HA-SCORE-03")
def test_each_line_of_the_sheet_has_all_its_numbers() -> None:
    """Three tracks of 10 points, 9 by doubling; T40 and T46 bring 11; T01 and T02 take 42 off."""
    game = ended(p2={"owns": CAPE, "tickets": "T01 T02 T40 T46", "points": 19})

    assert [
        ("HA-SCORE-01", 1, IN_SHEET, 3, 10, 9, 19),
        ("HA-SCORE-02", 1, IN_SHEET, 2, 2, 11, -31),
        ("HA-SCORE-03", 1, 0, 0, 0, 0, 10),
    ] == [(f.rule, f.seat, f.a, f.b, f.c, f.d, f.points) for f in game.table.sheet(1)]


@rule("HA-SCORE-02")
def test_scores_may_become_negative() -> None:
    game = ended(p1={"tickets": "T01 T02", "points": 5})

    assert -37 == game.points(1)


@rule("HA-SCORE-02")
def test_all_tickets_are_revealed() -> None:
    game = ended(p1={"owns": CAPE, "tickets": "T40"}, p2={"tickets": "T01 T48"})
    facts = [(fact.seat + 1, fact.a + 1, fact.points) for fact in game.told("HA-SCORE-02")]

    assert [(1, 40, 6), (2, 1, -22), (2, 48, -4)] == facts


@rule("HA-SCORE-02")
def test_a_ticket_not_kept_does_not_count() -> None:
    game = ended(p1={"owns": CAPE}, returned="1:T40")

    assert 0 == game.points(1)


@rule("HA-SCORE-03")
def test_most_completed_tickets_bring_the_globetrotter() -> None:
    p1, p2 = {"owns": CAPE, "tickets": "T40 T46"}, {"owns": WEST, "tickets": "T47"}
    game = ended(p1=p1, p2=p2)

    assert [10, 0] == [game.sheet(seat)["HA-SCORE-03"] for seat in (1, 2)]
    assert [(0, 10)] == [(fact.seat, fact.points) for fact in game.told("HA-SCORE-03")]


@rule("HA-SCORE-03")
def test_all_who_tie_score_the_globetrotter() -> None:
    p1, p2 = {"owns": CAPE, "tickets": "T40"}, {"owns": WEST, "tickets": "T47"}
    game = ended(3, p1=p1, p2=p2)

    assert [10, 10, 0] == [game.sheet(seat)["HA-SCORE-03"] for seat in (1, 2, 3)]


@rule("HA-SCORE-03")
def test_the_globetrotter_is_nobodys_before_the_end() -> None:
    game = scene(2, p1={"owns": CAPE, "tickets": "T40"})

    assert (6, 0) == (game.points(1), game.sheet(1)["HA-SCORE-03"])


@rule("HA-SCORE-04")
def test_uncompleted_tickets_and_values_do_not_count_for_it() -> None:
    """Seat 1: T40 and T46 for 11 points, and T01 to T03 not; seat 2: T32 for 8 points."""
    p1 = {"owns": CAPE, "tickets": "T01 T02 T03 T40 T46"}
    game = ended(p1=p1, p2={"owns": EAST, "tickets": "T32"})
    one = ended(p1={"owns": WEST, "tickets": "T47"}, p2={"owns": EAST, "tickets": "T32"})

    assert [10, 0] == [game.sheet(seat)["HA-SCORE-03"] for seat in (1, 2)]
    assert [10, 10] == [one.sheet(seat)["HA-SCORE-03"] for seat in (1, 2)]


@rule("HA-SCORE-05", "RUL-13")
def test_without_a_completed_ticket_nobody_gets_the_bonus() -> None:
    game = ended(p1={"tickets": "T40"}, p2={"owns": CAPE})

    assert [0, 0] == [game.sheet(seat)["HA-SCORE-03"] for seat in (1, 2)]
    assert (-6, 0, []) == (game.points(1), game.points(2), game.told("HA-SCORE-03"))


@rule("HA-SCORE-06", "RUL-11")
def test_the_longest_path_brings_nothing() -> None:
    game = ended(p1={"owns": f"{CAPE} {EAST}"})

    assert (0, 0) == (game.points(1), game.points(2))
    assert ["HA-SCORE-01", "HA-SCORE-02", "HA-SCORE-03"] == list(game.sheet(1))


@rule("HA-SCORE-06")
def test_cards_and_trains_left_are_worth_nothing() -> None:
    p1 = {"hand": "locomotive*5 red*4", "terrain": "desert*9", "points": 12}
    game = ended(p1=p1, p2={"trains": 3, "points": 12})

    assert (12, 12) == (game.points(1), game.points(2))


def totals(seats: int, *players: tuple[str, str, int]) -> Scene:
    """A finished game of players with tracks, tickets and route points."""
    named = [{"owns": owns, "tickets": tickets, "points": n} for owns, tickets, n in players]
    return ended(seats, **{f"p{n}": player for n, player in enumerate(named, 1)})


@rule("HA-SCORE-07")
def test_the_highest_total_wins() -> None:
    game = totals(3, ("", "", 40), ("", "", 41), ("", "", 12))

    assert [2, 1, 3] == game.places()


@rule("HA-SCORE-07")
def test_a_tie_is_broken_by_completed_tickets() -> None:
    """40 + 6 + 5 + 10 against 57 + 4."""
    two = (CAPE, "T40 T46", 40)
    one = (WEST, "T47", 57)

    game = totals(2, two, one)
    assert (61, 61, [1, 2]) == (game.points(1), game.points(2), game.places())


@rule("HA-SCORE-07", "RUL-12")
def test_players_still_tied_share_the_victory() -> None:
    """Seat 2 has the longer path, which does not count."""
    game = totals(3, (WEST, "T47", 40), (EAST, "T32", 36), ("", "", 30))

    assert (54, 54, [1, 1, 3]) == (game.points(1), game.points(2), game.places())


@rule("HA-SCORE-08")
def test_lower_places_are_ranked_in_the_same_way() -> None:
    """Totals 90, 61, 61, 61, 20; seat 2 has two completed tickets, seats 3 and 4 one each."""
    two, west, east = (CAPE, "T40 T46", 40), (WEST, "T47", 57), (EAST, "T32", 53)
    game = totals(5, ("", "", 90), two, west, east, ("", "", 20))

    assert [90, 61, 61, 61, 20] == [game.points(seat) for seat in range(1, 6)]
    assert [1, 2, 3, 3, 5] == game.places()


@rule("HA-SCORE-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_sheet_adds_up(seats: int) -> None:
    players: list[tuple[str, str, int]] = [(CAPE, "T40", 3), (EAST, "T01", 8)]
    game = totals(seats, *players)

    everyone = range(1, seats + 1)
    assert [sum(game.sheet(n).values()) for n in everyone] == [game.points(n) for n in everyone]
