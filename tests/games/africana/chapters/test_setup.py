"""AF-SETUP: what lies on the table before the first turn."""

import pytest

from kindu.core.sight import Sight
from kindu.core.words import SetupError
from kindu.games.africana.state import Tabletop
from tests.games.africana.scene import RULES, Scene, scene
from tests.support import rule

BOOKS = ["* page S07", "* page N09"]
FIVE = ["* expedition A03", "* expedition A07", "* expedition A01", "* expedition A10"]
FIVE += ["* expedition A02"]
DEAL = BOOKS + FIVE


def start(seats: int, player: str, *lines: str) -> Scene:
    """A game before its first answer by chance."""
    state = RULES.start(seats, {"start player": player})
    assert isinstance(state, Tabletop)
    return Scene(state).play(*lines)


def odds(game: Scene) -> dict[str, int]:
    """The outcomes of the pending question to chance, with their weights."""
    out = RULES.buffer()
    game.table.options(game.table.question(), out)
    return {RULES.label(out.items[i]): int(out.odds[i]) for i in range(out.n)}


def numbered(letter: str, last: int, first: int = 1) -> list[str]:
    return [f"{letter}{n:02}" for n in range(first, last + 1)]


@rule("AF-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_and_the_jokers_of_the_others_stay_in_the_box(seats: int) -> None:
    game = start(seats, "1", *DEAL, *["* card grey"] * seats)

    assert ["grey joker"] * seats == [game.hand(n + 1) for n in range(len(game.table.players))]


@rule("AF-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_of_players_can_start(seats: int) -> None:
    with pytest.raises(SetupError):
        RULES.start(seats)


@rule("AF-SETUP-02", "RUL-01")
def test_white_cards_lie_on_one_half_of_the_northern_book() -> None:
    game = start(2, "1")
    white = odds(game)
    game.play("* page S07")

    assert dict.fromkeys([f"page {card}" for card in numbered("S", 15)], 1) == white
    assert " | S07 + 14" == game.book("north")


@rule("AF-SETUP-03", "RUL-01")
def test_brown_cards_lie_on_one_half_of_the_southern_book() -> None:
    game = start(2, "1", "* page S07")
    brown = odds(game)
    game.play("* page N09")

    assert dict.fromkeys([f"page {card}" for card in numbered("N", 15)], 1) == brown
    assert " | N09 + 14" == game.book("south")


@rule("AF-SETUP-04")
def test_each_letter_is_shuffled_for_itself() -> None:
    game = start(2, "1", *BOOKS)

    assert dict.fromkeys([f"expedition {card}" for card in numbered("A", 10)], 1) == odds(game)


@rule("AF-SETUP-05", "AF-SETUP-06")
@pytest.mark.parametrize(("seats", "cards"), [(2, 24), (3, 27), (4, 30)])
def test_ten_seven_or_four_c_cards_are_removed(seats: int, cards: int) -> None:
    game = start(seats, "1", *DEAL, *["* card grey"] * seats)

    assert cards - 5 == game.table.expeditions_left


@rule("AF-SETUP-05")
def test_the_removed_c_cards_are_unseen() -> None:
    """Four of the fourteen are in play with two players; each may be the next one."""
    done = " ".join(numbered("A", 10) + numbered("B", 6))
    game = scene(2, row="- B07 B08 B09 B10", p2={"done": done})
    game.play("1 move", "1 stop")

    assert dict.fromkeys([f"expedition {card}" for card in numbered("C", 14)], 1) == odds(game)
    assert 4 == game.table.expeditions_left


@rule("AF-SETUP-05")
def test_only_the_c_cards_not_removed_come_up() -> None:
    """With two players the fourth C card is the last card of the deck."""
    done = " ".join(numbered("A", 10) + numbered("B", 10))
    game = scene(2, row="C01 C02 C03 - -", p2={"done": done})
    game.play("1 move", "1 stop", "* expedition C14")

    assert "C01 C02 C03 C14 -" == game.row()
    assert "2" == game.asked()


@rule("AF-SETUP-06")
def test_a_lies_on_b_and_b_on_c() -> None:
    game = scene(
        4, row="A01 - - - -", p2={"done": " ".join(numbered("A", 9, 2) + numbered("B", 9))}
    )
    game.play("1 move", "1 stop")
    seen = [game.legal()]
    for line in ("* expedition A10", "* expedition B10"):
        seen += [game.play(line).legal()]

    a, b, c = ["expedition A10"], ["expedition B10"], [f"expedition {n}" for n in numbered("C", 14)]
    assert [a, b, c] == seen


@rule("AF-SETUP-07")
def test_five_expeditions_are_laid_from_left_to_right() -> None:
    game = start(2, "1", *BOOKS, *FIVE[:2])
    two = game.row()
    game.play(*FIVE[2:])

    assert "A03 A07 - - -" == two
    assert "A03 A07 A01 A10 A02" == game.row()


@rule("AF-SETUP-08")
def test_two_assistants_of_each_colour_form_the_supply() -> None:
    game = start(4, "1", *DEAL)

    assert [2, 2, 2, 2, 2] == list(game.table.supply)


@rule("AF-SETUP-09", "RUL-20")
def test_the_travel_deck_holds_twelve_cards_of_each_colour() -> None:
    game = start(2, "1", *DEAL)
    first = odds(game)
    size = game.deck_size()
    game.play("* card grey")

    colours = ["magenta", "turquoise", "grey", "orange", "violet"]
    assert dict.fromkeys([f"card {colour}" for colour in colours], 12) == first
    assert (60, 59) == (size, game.deck_size())
    assert 11 == odds(game)["card grey"]
    assert "" == game.discard()


@rule("AF-SETUP-10")
def test_the_bank_pays_even_when_all_coins_are_out() -> None:
    """25 silver and 15 gold are worth 100 silver."""
    game = scene(2, p1={"at": "cape_town", "silver": 60, "open": "S01"}, p2={"silver": 40})
    game.play("1 move", "1 complete S01")

    assert (62, 40) == (game.silver(1), game.silver(2))


@rule("AF-SETUP-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_player_may_become_start_player_by_chance(seats: int) -> None:
    game = start(seats, "random")

    assert {f"start {n + 1}": 1 for n in range(seats)} == odds(game)


@rule("AF-SETUP-11")
def test_the_start_player_is_random_unless_the_host_says_otherwise() -> None:
    state = RULES.start(2)

    assert ["start 1", "start 2"] == [RULES.label(action) for action in state.legal()]


@rule("AF-SETUP-11", "AF-SETUP-13", "AF-SETUP-14")
@pytest.mark.parametrize(
    ("fixed", "lines"), [("random", ["* start 2", *DEAL]), ("2", DEAL)], ids=["chance", "host"]
)
def test_companies_go_clockwise_from_the_start_player(fixed: str, lines: list[str]) -> None:
    """Seat 2 gets Italy, seat 3 France, seat 1 Germany."""
    game = start(3, fixed, *lines, *["* card grey"] * 3)

    assert ["lagos", "napoli", "cape_town"] == [game.place(seat) for seat in (1, 2, 3)]
    assert [3, 2, 2] == [game.silver(seat) for seat in (1, 2, 3)]
    assert "2" == game.asked()


@rule("AF-SETUP-11")
def test_two_players_have_the_first_two_companies() -> None:
    game = start(2, "2", *DEAL, *["* card grey"] * 2)

    assert ["cape_town", "napoli"] == [game.place(seat) for seat in (1, 2)]


@rule("AF-SETUP-11")
def test_an_absent_player_cannot_start() -> None:
    with pytest.raises(SetupError):
        RULES.start(3, {"start player": "4"})


@rule("AF-SETUP-12")
def test_each_player_has_four_markers() -> None:
    game = start(4, "1", *DEAL, *["* card grey"] * 4)

    assert [4, 4, 4, 4] == [game.markers(seat) for seat in (1, 2, 3, 4)]


@rule("AF-SETUP-13")
def test_each_explorer_starts_where_the_company_sits() -> None:
    game = start(4, "1", *DEAL, *["* card grey"] * 4)

    homes = ["napoli", "cape_town", "lagos", "jidda"]
    assert homes == [game.place(seat) for seat in (1, 2, 3, 4)]


@rule("AF-SETUP-14")
def test_later_companies_start_with_more_money() -> None:
    game = start(4, "1", *DEAL, *["* card grey"] * 4)

    assert [2, 2, 3, 4] == [game.silver(seat) for seat in (1, 2, 3, 4)]


@rule("AF-SETUP-15")
def test_the_first_hand_is_a_joker_and_one_travel_card() -> None:
    game = start(3, "2", *DEAL, "* card grey", "* card orange", "* card violet")

    hands = ["violet joker", "grey joker", "orange joker"]
    assert hands == [game.hand(seat) for seat in (1, 2, 3)]
    assert ["draw", "buy", "move"] == game.legal()


@rule("AF-SETUP-15")
def test_the_first_travel_card_is_secret() -> None:
    grey, violet = (start(2, "1", *DEAL, f"* card {c}") for c in ("grey", "violet"))

    assert list(Sight(grey.table, 1).pack()) == list(Sight(violet.table, 1).pack())
    assert list(Sight(grey.table, 0).pack()) != list(Sight(violet.table, 0).pack())
