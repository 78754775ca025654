"""AF-DRAW: action A, drawing travel cards."""

from kindu.core.rng import Rng
from tests.games.africana.scene import scene
from tests.support import rule

COLOURS = ["magenta", "turquoise", "grey", "orange", "violet"]


@rule("AF-DRAW-01")
def test_two_cards_go_from_the_deck_to_the_hand() -> None:
    game = scene(2, p1={"hand": "grey joker"}, p2={"hand": "violet joker"})
    game.play("1 draw", "* card orange", "* card grey")

    assert "grey grey orange joker" == game.hand(1)
    assert "violet joker" == game.hand(2)
    assert (56, "", "2") == (game.deck_size(), game.discard(), game.asked())


@rule("AF-DRAW-01")
def test_any_colour_left_in_the_deck_may_come() -> None:
    game = scene(2, deck="grey grey violet", discard="orange").play("1 draw")

    assert ["card grey", "card violet"] == game.legal()


@rule("AF-DRAW-01")
def test_chance_turns_up_each_colour_of_the_deck_and_no_other() -> None:
    game = scene(2, deck="grey grey violet", discard="orange").play("1 draw")
    rng = Rng("colours")

    picked = {game.table.pick(game.table.question(), rng) for _ in range(50)}

    assert picked == set(game.table.legal())


@rule("AF-DRAW-02", "RUL-03")
def test_the_discard_pile_becomes_the_deck_between_the_two_cards() -> None:
    game = scene(2, p1={"hand": "joker"}, deck="orange", discard="grey grey violet")
    first = game.play("1 draw").legal()
    second = game.play("* card orange").legal()
    game.play("* card grey")

    assert ["card orange"] == first
    assert ["card grey", "card violet"] == second
    assert "grey orange joker" == game.hand(1)
    assert (2, "") == (game.deck_size(), game.discard())


@rule("AF-DRAW-02", "RUL-03")
def test_the_discard_pile_stays_until_a_card_is_needed() -> None:
    game = scene(2, deck="orange grey", discard="violet violet")
    game.play("1 draw", "* card orange", "* card grey")

    assert (0, "violet violet") == (game.deck_size(), game.discard())
    assert "2" == game.asked()


@rule("AF-DRAW-02", "RUL-03")
def test_a_bonus_card_may_need_a_reshuffle_too() -> None:
    """The second space gives a travel card."""
    game = scene(2, p1={"at": "mogadishu", "hand": "joker"}, deck="", discard="violet grey")
    game.play("1 move", "1 join A02")
    offer = game.legal()
    game.play("* card grey")

    assert ["card grey", "card violet"] == offer
    assert ("grey joker", 1, "") == (game.hand(1), game.deck_size(), game.discard())


@rule("AF-DRAW-03", "RUL-03")
def test_nothing_is_drawn_from_nothing() -> None:
    game = scene(2, p1={"hand": "joker"}, deck="", discard="").play("1 draw")

    assert ("2", "joker") == (game.asked(), game.hand(1))


@rule("AF-DRAW-03", "RUL-03")
def test_a_bonus_card_that_cannot_be_had_is_lost() -> None:
    game = scene(2, p1={"at": "mogadishu", "hand": "joker"}, deck="", discard="")
    game.play("1 move", "1 join A02")

    assert ("1", "joker", "A02") == (game.asked(), game.hand(1), game.joined(1))


@rule("AF-DRAW-03", "RUL-03")
def test_a_missing_card_is_not_owed_later() -> None:
    """One card is missing; then seat 2 plays three cards, and seat 1 draws two of them."""
    p2 = {"at": "cairo", "hand": "grey grey turquoise"}
    game = scene(2, p1={"hand": "joker"}, p2=p2, deck="orange", discard="")
    game.play("1 draw", "* card orange")
    next_one = game.asked()
    game.play("2 move", "2 step aswan grey", "2 step jidda grey", "2 step aswan turquoise")
    game.play("2 stop", "1 draw", "* card grey", "* card grey")

    assert "2" == next_one
    assert ("2", "grey grey orange joker") == (game.asked(), game.hand(1))
    assert 1 == game.deck_size()


@rule("AF-DRAW-04")
def test_a_full_hand_still_draws_both_cards() -> None:
    game = scene(2, p1={"hand": "grey grey grey grey joker"})
    first = game.play("1 draw").legal()
    second = game.play("* card violet").legal()
    game.play("* card violet")

    assert [f"card {colour}" for colour in COLOURS] == first == second
    assert "grey grey grey grey violet violet joker" == game.hand(1)
    assert ["discard grey", "discard violet", "discard joker"] == game.legal()
