"""AF-EOT: the limits and the refill at the end of a turn."""

import pytest

from kindu.core.rng import Rng
from tests.games.africana.scene import BOARD, CARDS, Scene, ids, scene
from tests.support import rule


def passed(**changes: object) -> Scene:
    """Seat 1 chooses to move and stops at once."""
    return scene(2, **changes).play("1 move", "1 stop")


@rule("AF-EOT-01")
def test_five_cards_may_be_kept() -> None:
    game = passed(p1={"hand": "grey grey violet orange joker"})

    assert ("2", "grey grey orange violet joker") == (game.asked(), game.hand(1))


@rule("AF-EOT-01")
@pytest.mark.parametrize("surplus", [1, 2, 3])
def test_exactly_the_surplus_is_discarded(surplus: int) -> None:
    game = passed(p1={"hand": "grey grey grey violet violet" + " violet" * surplus})
    asked = []
    for _ in range(surplus):
        asked += [(game.asked(), game.legal())]
        game.play("1 discard grey")

    assert [("1", ["discard grey", "discard violet"])] * surplus == asked
    assert ("2", ["draw", "buy", "move"]) == (game.asked(), game.legal())


@rule("AF-EOT-01", "RUL-10")
def test_joker_and_assistants_count_as_hand_cards() -> None:
    hand = "grey grey grey violet orange-assistant joker"
    game = passed(p1={"hand": hand, "won": "S14"})

    offer = ["discard grey", "discard violet", "discard orange-assistant", "discard joker"]
    assert offer == game.legal()


@rule("AF-EOT-01", "RUL-10")
def test_joker_and_assistants_played_in_this_turn_count_too() -> None:
    """Seven cards, one travel card played: six are in hand when the limit is checked."""
    hand = "grey grey grey magenta orange orange-assistant joker"
    game = scene(2, p1={"at": "napoli", "hand": hand, "won": "S14"}).play("1 move")
    game.play("1 step cairo orange-assistant", "1 step napoli joker", "1 step cairo orange")
    game.play("1 stop")

    offer = ["discard magenta", "discard grey", "discard orange-assistant", "discard joker"]
    assert offer == game.legal()
    assert "2" == game.play("1 discard grey").asked()


@rule("AF-EOT-02")
def test_a_discarded_travel_card_goes_on_the_discard_pile() -> None:
    game = passed(p1={"hand": "grey grey grey violet violet joker"}, discard="orange")
    game.play("1 discard grey")

    assert "grey orange" == game.discard()
    assert "grey grey violet violet joker" == game.hand(1)


@rule("AF-EOT-02")
def test_a_discarded_joker_is_out_of_the_game() -> None:
    game = passed(p1={"hand": "grey grey grey violet violet joker"}).play("1 discard joker")

    assert ("grey grey grey violet violet", "") == (game.hand(1), game.discard())
    assert 1 == game.table.removed[CARDS.index("joker")]


@rule("AF-EOT-02")
@pytest.mark.parametrize(
    ("colour", "adventure", "supply"),
    [("magenta", "S11", [1, 2, 2, 2, 2]), ("violet", "S15", [2, 2, 2, 2, 1])],
)
def test_a_discarded_assistant_is_out_of_the_game(
    colour: str, adventure: str, supply: list[int]
) -> None:
    """It goes neither to the discard pile nor back to the supply."""
    hand = f"grey grey grey orange orange {colour}-assistant"
    game = passed(p1={"hand": hand, "won": adventure}).play(f"1 discard {colour}-assistant")

    assert ("grey grey grey orange orange", "") == (game.hand(1), game.discard())
    assert supply == list(game.table.supply)
    assert 1 == game.table.removed[CARDS.index(f"{colour}-assistant")]


@rule("AF-EOT-03")
def test_three_open_adventures_may_be_kept() -> None:
    game = passed(p1={"open": "S01 S11 N02"}, north="| S02", south="| N01")

    assert ("2", "S01 S11 N02") == (game.asked(), game.open(1))


@rule("AF-EOT-03")
def test_the_surplus_of_open_adventures_is_discarded() -> None:
    game = passed(p1={"open": "S01 S11 N02 N03 N04"}, north="| S02", south="| N01")
    first = game.legal()
    second = game.play("1 discard S11").legal()
    game.play("1 discard N04")

    assert [f"discard {card}" for card in ("S01", "S11", "N02", "N03", "N04")] == first
    assert [f"discard {card}" for card in ("S01", "N02", "N03", "N04")] == second
    assert ("2", "S01 N02 N03") == (game.asked(), game.open(1))


@rule("AF-EOT-03")
def test_a_discarded_adventure_is_out_of_the_game_and_scores_nothing() -> None:
    """An open artefact is worth one point."""
    game = passed(p1={"open": "S01 S02 S03 S04", "hand": "", "silver": 0}, north="| S05")
    before = game.points(1)
    game.play("1 discard S02")

    assert (4, 3) == (before, game.points(1))
    assert ("", " | S05 + 10") == (game.won(1), game.book("north"))
    assert "S02" == ids(BOARD.adventure_ids, game.table.abandoned)


@rule("AF-EOT-04")
def test_the_limits_are_not_checked_during_the_turn() -> None:
    p1 = {"at": "mogadishu", "hand": "grey grey grey grey joker", "open": "S01 S02 S03 S04"}
    game = scene(2, p1=p1, north="| S05").play("1 move", "1 join A02", "* card grey")
    during = (game.asked(), game.legal("discard"))
    game.play("1 step serengeti grey", "1 stop")

    assert ("1", []) == during
    assert [f"discard S{n:02}" for n in range(1, 5)] == game.legal()


@rule("AF-EOT-04")
def test_the_limits_are_not_checked_at_the_end_of_another_players_turn() -> None:
    p2 = {"hand": "grey grey grey violet violet joker", "open": "S01 S02 S03 S04"}
    game = passed(p2=p2, north="| S05")

    assert ("2", ["draw", "buy", "move"]) == (game.asked(), game.legal())


@rule("AF-EOT-05", "RUL-11")
def test_empty_spaces_are_filled_from_left_to_right_and_no_card_slides() -> None:
    game = passed(row="A01 - A03 - A05")
    rows = [game.play(f"* expedition {card}").row() for card in ("A09", "A06")]

    assert ["A01 A09 A03 - A05", "A01 A09 A03 A06 A05"] == rows
    assert "2" == game.asked()


@rule("AF-EOT-05")
def test_chance_lays_any_expedition_that_may_come_and_no_other() -> None:
    game = passed(row="A01 - A03 A04 A05")
    rng = Rng("expeditions")

    picked = {game.table.pick(game.table.question(), rng) for _ in range(200)}

    assert picked == set(game.table.legal())


@rule("AF-EOT-05")
def test_nothing_is_laid_on_a_full_row() -> None:
    game = passed(left=3)

    assert ("2", "A01 A02 A03 A04 A05") == (game.asked(), game.row())


@rule("AF-EOT-05")
def test_only_an_undrawn_expedition_is_laid() -> None:
    game = passed(row="A01 - A03 A04 A05", p2={"done": "A02 A08"})

    assert [f"expedition A{n:02}" for n in (6, 7, 9, 10)] == game.legal()


@rule("AF-EOT-06", "RUL-12")
def test_order_of_the_end_of_a_turn() -> None:
    """The table is cleared, then hand limit, adventure limit, refill, next player."""
    p1 = {"at": "napoli", "hand": "grey grey grey violet violet joker magenta"}
    game = scene(2, p1={**p1, "open": "S01 S02 S03 S04"}, north="| S05", row="A01 - A03 A04 A05")
    game.play("1 move", "1 step cairo joker", "1 step napoli magenta", "1 stop")
    cleared = (game.played(), game.discard(), game.row())
    order = [game.legal()]
    for line in ("1 discard grey", "1 discard S04", "* expedition A09"):
        order += [game.play(line).legal()]

    assert ("", "magenta", "A01 - A03 A04 A05") == cleared
    hand = ["discard grey", "discard violet", "discard joker"]
    adventures = [f"discard S{n:02}" for n in range(1, 5)]
    refill = [f"expedition A{n:02}" for n in (2, 6, 7, 8, 9, 10)]
    assert [hand, adventures, refill, ["draw", "buy", "move"]] == order


@rule("AF-EOT-06", "RUL-12")
def test_the_limits_come_before_the_end_of_the_game_is_triggered() -> None:
    game = passed(
        p1={"hand": "grey grey grey violet violet joker"}, row="A01 A02 A03 A04 -", left=0
    )
    before = int(game.table.last_round)
    game.play("1 discard grey")

    assert (0, 1) == (before, int(game.table.last_round))


@rule("RUL-23")
def test_a_new_expedition_at_the_own_place_waits_for_the_next_turn() -> None:
    """Seat 1 completes A05 in Luanda, where the new card B04 starts."""
    done = " ".join(f"A{n:02}" for n in range(6, 11))
    game = scene(2, p1={"at": "luanda", "joined": "A05"}, p2={"done": done})
    game.play("1 move", "1 complete A05", "1 stop", "* expedition B04")
    then = game.asked()
    game.play("2 move", "2 stop", "1 move")

    assert "2" == then
    assert "A01 A02 A03 A04 B04" == game.row()
    assert ["join A01", "join B04"] == game.legal("join")
