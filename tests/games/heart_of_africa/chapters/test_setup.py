"""HA-SETUP: from the box to the first turn."""

import pytest

from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR, SetupError, eyes_of, sees
from kindu.games.heart_of_africa.state.state import Tabletop
from tests.games.heart_of_africa.scene import BOARD, RULES, Scene
from tests.support import rule

HANDS = ["* train red"] * 4 + ["* train blue"] * 3 + ["* train locomotive"]
FIVE = [f"* train {colour}" for colour in ("purple", "orange", "white", "green", "orange")]
TERRAIN = ["* terrain desert", "* terrain mountain"]
TWO = ["* terrain jungle", "* terrain jungle"]
OFFERS = [f"* ticket T{n:02}" for n in (9, 3, 40, 12, 30, 2, 31, 1)]
DEAL = HANDS + FIVE + TERRAIN + TWO + OFFERS
KEPT = ["1 keep T03", "1 keep T12", "1 enough", "2 keep T01", "2 keep T31"]
COLOURS = BOARD.colours[:8]


def start(seats: int, player: str, *lines: str) -> Scene:
    """A game before its first answer by chance."""
    state = RULES.start(seats, {"start player": player})
    assert isinstance(state, Tabletop)
    return Scene(state).play(*lines)


def alike(one: Scene, other: Scene, eye: int) -> bool:
    """Whether this eye can't tell two worlds apart."""
    return list(Sight(one.table, eye).pack()) == list(Sight(other.table, eye).pack())


@rule("HA-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_begins_with_45_trains_and_no_points(seats: int) -> None:
    game = start(seats, "1")

    players = range(1, seats + 1)
    assert [(45, 0, [])] * seats == [
        (game.trains(seat), game.points(seat), game.owned(seat)) for seat in players
    ]


@rule("HA-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_no_other_number_of_players_can_start(seats: int) -> None:
    with pytest.raises(SetupError):
        RULES.start(seats)


@rule("HA-SETUP-02")
def test_four_cards_of_the_whole_deck_go_to_each_hand() -> None:
    game = start(2, "1")
    first = game.odds()
    game.play(*HANDS)

    assert {f"train {c}": 12 for c in COLOURS} | {"train locomotive": 14} == first
    assert ["red*4", "blue*3 locomotive"] == [game.hand(seat) for seat in (1, 2)]
    assert (102, "") == (game.table.deck_size, game.discard())


@rule("HA-SETUP-02")
def test_the_cards_dealt_are_secret() -> None:
    eyes = eyes_of(start(2, "1").table.question())
    red, blue = (start(2, "1", f"* train {colour}") for colour in ("red", "blue"))

    assert [True, False, False] == [sees(eyes, eye) for eye in (0, 1, SPECTATOR)]
    assert [False, True, True] == [alike(red, blue, eye) for eye in (0, 1, SPECTATOR)]


@rule("HA-SETUP-03")
def test_five_train_cards_are_turned_up() -> None:
    game = start(2, "1", *HANDS)
    empty = game.row()
    game.play(*FIVE)

    assert "- - - - -" == empty
    assert "purple orange white green orange" == game.row()
    assert 97 == game.table.deck_size


@rule("HA-SETUP-03")
def test_a_first_row_with_three_locomotives_is_dealt_anew() -> None:
    row = ["* train locomotive", "* train red", "* train locomotive", "* train blue"]
    game = start(2, "1", *HANDS, *row)
    before = game.discard()
    game.play("* train locomotive")
    empty, discard = game.row(), game.discard()
    game.play(*FIVE)

    assert ("", "- - - - -", "blue red locomotive*3") == (before, empty, discard)
    assert "purple orange white green orange" == game.row()
    assert [f"terrain {kind}" for kind in BOARD.terrain_ids] == game.legal()


@rule("HA-SETUP-04", "RUL-09")
def test_each_player_gets_a_terrain_card_by_chance() -> None:
    game = start(2, "1", *HANDS, *FIVE)
    first = game.odds()
    game.play("* terrain desert")
    second = game.odds()
    game.play("* terrain mountain")

    assert {"terrain desert": 15, "terrain jungle": 15, "terrain mountain": 15} == first
    assert 14 == second["terrain desert"]
    assert ["desert", "mountain"] == [game.terrain(seat) for seat in (1, 2)]


@rule("HA-SETUP-04", "RUL-09")
@pytest.mark.parametrize("eye", [0, 1, SPECTATOR])
def test_the_first_terrain_card_lies_open(eye: int) -> None:
    game = start(2, "1", *HANDS, *FIVE, *TERRAIN)
    seen = Sight(game.table, eye).state
    assert isinstance(seen, Tabletop)

    assert ["desert", "mountain"] == [Scene(seen).terrain(seat) for seat in (1, 2)]


@rule("HA-SETUP-05")
def test_two_terrain_cards_are_turned_up() -> None:
    game = start(2, "1", *HANDS, *FIVE, *TERRAIN)
    empty = game.terrain_row()
    game.play(*TWO)

    assert "- -" == empty
    assert "jungle jungle" == game.terrain_row()
    assert "desert*14 jungle*13 mountain*14" == game.terrain_deck()


@rule("HA-SETUP-06")
def test_four_tickets_are_dealt_to_each_player() -> None:
    game = start(2, "1", *HANDS, *FIVE, *TERRAIN, *TWO)
    first = game.odds()
    game.play(*OFFERS)

    assert dict.fromkeys([f"ticket {name}" for name in BOARD.ticket_ids], 1) == first
    assert ["T09 T03 T40 T12", "T30 T02 T31 T01"] == [game.offer(seat) for seat in (1, 2)]
    assert 40 == game.undealt()


@rule("HA-SETUP-06")
def test_tickets_dealt_are_secret() -> None:
    lines = [*HANDS, *FIVE, *TERRAIN, *TWO]
    eyes = eyes_of(start(2, "1", *lines).table.question())
    one, other = (start(2, "1", *lines, f"* ticket {name}") for name in ("T01", "T02"))

    assert [True, False, False] == [sees(eyes, eye) for eye in (0, 1, SPECTATOR)]
    assert [False, True, True] == [alike(one, other, eye) for eye in (0, 1, SPECTATOR)]


@rule("HA-SETUP-06")
def test_two_to_four_of_the_first_tickets_are_kept() -> None:
    """Tickets are named from the lowest number up; one of T03, T09, T12 and T40 is not enough."""
    game = start(2, "1", *DEAL)
    offers = [game.legal()]
    for line in ("1 keep T03", "1 keep T09", "1 keep T12"):
        offers += [game.play(line).legal()]

    assert ["keep T03", "keep T09", "keep T12"] == offers[0]
    assert ["keep T09", "keep T12", "keep T40"] == offers[1]
    assert ["keep T12", "keep T40", "enough"] == offers[2]
    assert ["keep T40", "enough"] == offers[3]


@rule("HA-SETUP-06")
@pytest.mark.parametrize("kept", ["T03 T12", "T03 T09 T40", "T03 T09 T12 T40"])
def test_the_tickets_kept_are_the_players(kept: str) -> None:
    lines = [f"1 keep {name}" for name in kept.split()]
    enough = [] if kept.endswith("T40") else ["1 enough"]
    game = start(2, "1", *DEAL, *lines, *enough, *KEPT[3:])

    assert kept == game.tickets(1)
    assert "T01 T31" == game.tickets(2)


@rule("HA-SETUP-07")
def test_all_choose_at_the_same_time() -> None:
    """Seat 2 may answer first; nobody has a ticket before both have chosen."""
    game = start(2, "1", *DEAL)
    both = [Sight(game.table, eye).legal() != [] for eye in (0, 1)]
    eyes = [eyes_of(question) for question in game.table.open_group()]
    game.table.turn_to(1)
    game.play(*KEPT[3:])
    before = [game.tickets(seat) for seat in (1, 2)]
    game.play(*KEPT[:3])

    assert ([True, True], [1, 2]) == (both, eyes)
    assert ["", ""] == before
    assert ["T03 T12", "T01 T31"] == [game.tickets(seat) for seat in (1, 2)]


@rule("HA-SETUP-07")
def test_nobody_learns_how_many_tickets_another_keeps_before_all_have_chosen() -> None:
    two = start(2, "1", *DEAL, *KEPT[:3])
    four = start(2, "1", *DEAL, *[f"1 keep T{n:02}" for n in (3, 9, 12, 40)])
    before = [alike(two, four, eye) for eye in (0, 1, SPECTATOR)]
    for game in (two, four):
        game.play(*KEPT[3:])

    assert [False, True, True] == before
    assert [2, 4] == [int(game.player(1).kept) for game in (two, four)]
    assert [False, False, False] == [alike(two, four, eye) for eye in (0, 1, SPECTATOR)]


@rule("HA-SETUP-08", "RUL-19")
def test_tickets_not_kept_go_under_the_deck_in_the_order_they_were_dealt() -> None:
    """Seat 1 was dealt T09, T03, T40, T12, seat 2 T30, T02, T31, T01."""
    game = start(2, "1", *DEAL, *KEPT)

    assert (40, "T09 T40 T30 T02") == (game.undealt(), game.returned())


@rule("HA-SETUP-08", "RUL-19")
def test_the_first_player_returns_tickets_first() -> None:
    """Seat 2 starts, so it is dealt first, and whoever chooses first does not matter."""
    game = start(2, "2", *DEAL, "2 keep T03", "2 keep T12", "2 enough", "1 keep T01", "1 keep T31")
    other = start(2, "2", *DEAL)
    other.table.turn_to(0)
    other.play("1 keep T01", "1 keep T31", "2 keep T03", "2 keep T12", "2 enough")

    assert ["T09 T40 T30 T02"] * 2 == [game.returned(), other.returned()]


@rule("HA-SETUP-08")
def test_returned_tickets_are_unseen_by_the_others() -> None:
    kept = ["2 keep T01", "2 keep T31"]
    one = start(2, "1", *DEAL, "1 keep T03", "1 keep T12", "1 enough", *kept)
    other = start(2, "1", *DEAL, "1 keep T09", "1 keep T40", *kept)

    assert [False, True, True] == [alike(one, other, eye) for eye in (0, 1, SPECTATOR)]


@rule("HA-SETUP-09")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_any_player_may_become_the_first_by_chance(seats: int) -> None:
    game = start(seats, "random")

    assert {f"start {n + 1}": 1 for n in range(seats)} == game.odds()


@rule("HA-SETUP-09")
def test_the_first_player_is_random_unless_the_host_says_otherwise() -> None:
    state = RULES.start(2)

    assert ["start 1", "start 2"] == [RULES.label(action) for action in state.legal()]


@rule("HA-SETUP-09")
@pytest.mark.parametrize(("fixed", "lines"), [("random", ["* start 2"]), ("2", [])])
def test_cards_and_turns_go_clockwise_from_the_first_player(fixed: str, lines: list[str]) -> None:
    game = start(3, fixed, *lines, *["* train red"] * 4, *["* train blue"] * 4)
    game.play(*["* train white"] * 4, *FIVE, *TERRAIN, "* terrain jungle", *TWO)
    game.play(*OFFERS, *[f"* ticket T{n:02}" for n in (20, 21, 22, 23)])
    chosen = ["2 keep T12", "2 keep T40", "3 keep T30", "3 keep T31", "1 keep T22", "1 keep T23"]
    game.play(*chosen)

    assert ["white*4", "red*4", "blue*4"] == [game.hand(seat) for seat in (1, 2, 3)]
    assert ["jungle", "desert", "mountain"] == [game.terrain(seat) for seat in (1, 2, 3)]
    assert ["T22 T23", "T12 T40", "T30 T31"] == [game.tickets(seat) for seat in (1, 2, 3)]
    assert "2" == game.asked()


@rule("HA-SETUP-10")
def test_the_set_up_has_a_fixed_order() -> None:
    game = start(2, "random")
    verbs = [game.legal()[0].split()[0]]
    for line in ["* start 1", *DEAL, *KEPT]:
        verbs += [game.play(line).legal()[0].split()[0]]

    hands_and_row, displays_and_row = ["train"] * 13, ["terrain"] * 4
    chance = ["start", *hands_and_row, *displays_and_row, *["ticket"] * 8]
    assert [*chance, *["keep"] * 5, "take"] == verbs
    assert ("1", "") == (game.asked(), game.discard())
