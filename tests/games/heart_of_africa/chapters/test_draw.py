"""HA-DRAW-01 to 08, 12, 13 and HA-TERRAIN-01, 02: action A, drawing cards."""

import pytest

from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR, IllegalAnswer, eyes_of, sees
from tests.games.heart_of_africa.scene import BOARD, Scene, scene
from tests.support import rule

ROW = "blue red white locomotive locomotive"
TERRAINS = ["take desert", "take jungle"]


def take(game: Scene, card: str) -> Scene:
    """Seat 1 takes a card in any way; its replacement or the blind card is black or mountain."""
    terrain = card in ("desert", "jungle", "draw terrain")
    line = f"1 {card}" if card.startswith("draw") else f"1 take {card}"
    return game.play(line, "* terrain mountain" if terrain else "* train black")


@rule("HA-DRAW-01")
@pytest.mark.parametrize("second", ["blue", "draw train", "desert", "draw terrain"])
@pytest.mark.parametrize("first", ["red", "draw train", "jungle", "draw terrain"])
def test_two_cards_are_taken_train_or_terrain_in_any_order(first: str, second: str) -> None:
    game = scene(2, row=ROW)
    take(game, first)
    between = game.asked()
    take(game, second)

    cards = int(game.player(1).cards)
    lying = len(game.terrain(1).replace("*2", " twice").split())
    assert ("1", 2, "2") == (between, cards + lying, game.asked())


@rule("HA-DRAW-02")
def test_any_open_train_card_or_the_deck_may_be_chosen() -> None:
    game = scene(2, row="blue blue red white locomotive")

    cards = ["take blue", "take white", "take red", "take locomotive", "draw train"]
    assert [*cards, *TERRAINS, "draw terrain", "draw tickets"] == game.legal()


@rule("HA-DRAW-02")
def test_an_open_card_goes_to_the_hand() -> None:
    game = scene(2, row="blue blue red white green").play("1 take red")

    assert ("red", "") == (game.hand(1), game.hand(2))
    assert "blue blue - white green" == game.row()


@rule("HA-DRAW-02")
def test_a_card_from_the_deck_is_drawn_by_chance() -> None:
    hands = {"hand": "blue*11 white*10 purple*11 orange*11 green*11 yellow*12 black*12"}
    game = scene(2, p1=hands, row="blue white white purple orange", deck="red*2 locomotive*3")
    game.play("1 draw train")

    assert {"train red": 2, "train locomotive": 3} == game.odds()


@rule("HA-DRAW-03", "HA-TERRAIN-01")
def test_either_open_terrain_card_or_its_deck_may_be_chosen() -> None:
    game = scene(2, terrain_row="desert mountain")

    terrain = ["take desert", "take mountain", "draw terrain"]
    assert terrain == [card for card in game.legal() if card in terrain or "jungle" in card]


@rule("HA-DRAW-03", "HA-TERRAIN-01", "HA-TERRAIN-02")
def test_an_open_terrain_card_goes_before_the_player() -> None:
    game = scene(2, terrain_row="desert mountain").play("1 take mountain")

    assert ("mountain", "", "desert -") == (game.terrain(1), game.terrain(2), game.terrain_row())
    assert "" == game.hand(1)


@rule("HA-DRAW-03", "HA-TERRAIN-02")
def test_a_terrain_card_drawn_blind_lies_open_too() -> None:
    game = scene(2).play("1 draw terrain")
    odds = game.odds()
    game.play("* terrain jungle")

    assert {"terrain desert": 14, "terrain jungle": 14, "terrain mountain": 15} == odds
    assert ("jungle", "desert jungle") == (game.terrain(1), game.terrain_row())


@rule("HA-TERRAIN-02")
@pytest.mark.parametrize("eye", [0, 1, SPECTATOR])
def test_everybody_sees_which_terrain_card_was_drawn_blind(eye: int) -> None:
    one, other = (
        scene(2).play("1 draw terrain", f"* terrain {kind}") for kind in ("jungle", "desert")
    )

    assert Sight(one.table, eye).pack() != Sight(other.table, eye).pack()


@rule("HA-TERRAIN-02")
def test_a_display_counts_the_cards_of_each_type() -> None:
    game = scene(2, p1={"terrain": "desert mountain"}, terrain_row="desert jungle")
    game.play("1 take desert", "* terrain jungle", "1 take jungle", "* terrain jungle")

    assert "desert*2 jungle mountain" == game.terrain(1)


@rule("HA-TERRAIN-01")
def test_a_terrain_card_may_be_drawn_as_first_and_as_second_card() -> None:
    game = scene(2)
    first = game.legal("take desert") + game.legal("draw terrain")
    game.play("1 draw train", "* train red")

    assert ["take desert", "draw terrain"] == first
    assert first == game.legal("take desert") + game.legal("draw terrain")


@rule("HA-DRAW-04")
def test_a_train_card_is_replaced_before_the_second_is_chosen() -> None:
    game = scene(2, row=ROW).play("1 take red")
    asked = game.asked()
    game.play("* train yellow")

    assert ("*", "1") == (asked, game.asked())
    assert "blue yellow white locomotive locomotive" == game.row()
    assert ["take yellow"] == game.legal("take yellow")


@rule("HA-DRAW-04")
def test_a_terrain_card_is_replaced_from_its_own_deck() -> None:
    game = scene(2, terrain_row="desert jungle").play("1 take desert")
    odds = game.odds()
    game.play("* terrain mountain")

    assert {"terrain desert": 14, "terrain jungle": 14, "terrain mountain": 15} == odds
    assert ("mountain jungle", "1") == (game.terrain_row(), game.asked())


@rule("HA-DRAW-04")
def test_the_replacement_of_the_second_card_comes_before_the_next_turn() -> None:
    game = scene(2, row=ROW).play("1 draw train", "* train red", "1 take blue")
    asked = game.asked()
    game.play("* train green")

    assert ("*", "2") == (asked, game.asked())


@rule("HA-DRAW-05", "RUL-01")
def test_an_open_locomotive_is_the_only_card_of_the_turn() -> None:
    game = scene(2, row=ROW).play("1 take locomotive", "* train red")

    assert ("locomotive", "", "2") == (game.hand(1), game.terrain(1), game.asked())
    assert "blue red white red locomotive" == game.row()


@rule("HA-DRAW-06")
@pytest.mark.parametrize("first", ["red", "draw train"])
def test_an_open_locomotive_cannot_be_the_second_card(first: str) -> None:
    game = take(scene(2, row=ROW), first)

    assert [] == game.legal("take locomotive")
    with pytest.raises(IllegalAnswer, match="HA-DRAW-06"):
        game.play("1 take locomotive")


@rule("HA-DRAW-06", "RUL-01")
@pytest.mark.parametrize("first", ["desert", "draw terrain"])
def test_nor_after_a_terrain_card(first: str) -> None:
    game = take(scene(2, row=ROW), first)

    assert ["take locomotive"] == scene(2, row=ROW).legal("take locomotive")
    assert ["HA-DRAW-06"] == game.why_not("take locomotive")


@rule("HA-DRAW-06")
def test_nor_when_it_has_just_been_turned_up() -> None:
    game = scene(2, row="blue red white green green").play("1 take red", "* train locomotive")

    assert "blue locomotive white green green" == game.row()
    assert ["HA-DRAW-06"] == game.why_not("take locomotive")


@rule("HA-DRAW-07")
def test_a_locomotive_drawn_blind_leaves_a_second_card() -> None:
    game = scene(2, row=ROW).play("1 draw train", "* train locomotive")
    asked = game.asked()
    game.play("1 draw train", "* train locomotive")

    assert ("1", "locomotive*2", "2") == (asked, game.hand(1), game.asked())


@rule("HA-DRAW-08")
def test_there_is_no_limit_to_a_hand() -> None:
    hand = "purple*10 blue*10 white*10 black*10"
    game = scene(2, p1={"hand": hand}, row="red red green green orange")
    game.play("1 take red", "* train green", "1 draw train", "* train black")

    assert "purple*10 blue*10 white*10 black*11 red" == game.hand(1)
    assert "2" == game.asked()


@rule("HA-DRAW-08")
def test_a_card_drawn_blind_is_seen_by_its_player_only() -> None:
    eyes = eyes_of(scene(2).play("1 draw train").table.question())
    red, blue = (scene(2).play("1 draw train", f"* train {c}") for c in ("red", "blue"))
    packs = [[list(Sight(g.table, eye).pack()) for eye in (0, 1, SPECTATOR)] for g in (red, blue)]
    told = [[[repr(f.told(eye)) for f in g.facts] for eye in (0, 1)] for g in (red, blue)]

    assert [True, False, False] == [sees(eyes, eye) for eye in (0, 1, SPECTATOR)]
    assert [False, True, True] == [a == b for a, b in zip(*packs, strict=True)]
    assert [False, True] == [a == b for a, b in zip(*told, strict=True)]


@rule("HA-DRAW-12")
def test_an_open_card_is_not_replaced_when_deck_and_discards_are_empty() -> None:
    game = scene(2, row="blue red white green green", deck="").play("1 take red")

    assert ("1", "blue - white green green", "red") == (game.asked(), game.row(), game.hand(1))
    assert [] == game.legal("draw train")
    assert ["HA-DRAW-12"] == game.why_not("draw train")


@rule("HA-DRAW-12")
def test_the_open_cards_may_still_be_taken() -> None:
    game = scene(2, row="blue - white - -", deck="", terrain_row="- jungle", terrain_deck="")

    cards = ["take blue", "take white", "take jungle", "draw tickets"]
    assert cards == game.legal()


@rule("HA-DRAW-13", "RUL-14")
def test_the_second_card_is_compulsory() -> None:
    """No tickets, no claim, no end of the turn: only cards."""
    game = scene(2, p1={"hand": "red*6"}).play("1 draw terrain", "* terrain desert")

    colours = ["purple", "blue", "orange", "white", "green"]
    trains = [*(f"take {colour}" for colour in colours), "draw train"]
    assert [*trains, *TERRAINS, "draw terrain"] == game.legal()


@rule("HA-DRAW-13", "RUL-14")
@pytest.mark.parametrize("row", ["red - - - -", "red locomotive locomotive - -"])
def test_the_action_ends_when_no_second_card_may_be_taken(row: str) -> None:
    game = scene(2, row=row, deck="", terrain_row="- -", terrain_deck="").play("1 take red")

    assert ("red", "2") == (game.hand(1), game.asked())


@rule("HA-DRAW-13", "RUL-14")
@pytest.mark.parametrize(
    ("left", "luck", "second"),
    [
        ({"row": "red purple - - -"}, [], "take purple"),
        ({"row": "red locomotive*4", "deck": "locomotive*2"}, ["* train locomotive"], "draw train"),
        ({"terrain_row": "- desert"}, [], "take desert"),
        ({"terrain_deck": "mountain"}, [], "draw terrain"),
    ],
    ids=["row", "deck", "terrain row", "terrain deck"],
)
def test_any_card_left_has_to_be_taken(left: dict[str, str], luck: list[str], second: str) -> None:
    """A full row of locomotives is not dealt again, because too few other cards are left.

    Purple and desert are the first kinds, number 0.
    """
    empty = {"row": "red - - - -", "deck": "", "terrain_row": "- -", "terrain_deck": ""}
    game = scene(2, **{**empty, **left}).play("1 take red", *luck)

    assert ("1", [second]) == (game.asked(), game.legal())


@rule("HA-DRAW-12")
def test_an_empty_terrain_deck_leaves_no_blind_draw() -> None:
    game = scene(2, terrain_row="- jungle", terrain_deck="")

    assert ["take jungle"] == [a for a in game.legal() if a.split()[1] in BOARD.terrain_ids]
    assert ["HA-DRAW-12"] == game.why_not("draw terrain")
