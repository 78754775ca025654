"""CO-DRAW: a character and an auxiliary for everybody, a special card for the last player."""

from __future__ import annotations

import pytest

from kindu.core.words import SPECTATOR, eyes_of, sees
from tests.games.congo.chapters.test_setup import alike
from tests.games.congo.scene import BOARD, Scene, scene
from tests.support import rule

RING = ["nouvelle_anvers", "basoko", "ubundu"]
LINES = ["* character de-officer", "* auxiliary nun", "* character fr-doctor", "* auxiliary porter"]
MORE = ["* character es-doctor-officer", "* auxiliary servant"]


def drawing(seats: int = 3, **changes: object) -> Scene:
    """After the tile has been turned."""
    return scene(seats, at="round", **changes).play("* station mission")


def after_draws(scores: list[int], stop: str, **changes: object) -> Scene:
    """Everybody has drawn a character and an auxiliary."""
    players = {f"p{n + 1}": {"score": score} for n, score in enumerate(scores)}
    game = drawing(len(scores), stop=stop, **{**players, **changes})
    for _ in scores:
        game.play(f"* {game.legal()[0]}", "* auxiliary nun")
    return game


@rule("CO-DRAW-01")
def test_each_player_draws_a_character_then_an_auxiliary_in_turn_order() -> None:
    game = drawing(3, first=2).play(*LINES, *MORE)

    assert ["es-doctor-officer", "de-officer", "fr-doctor"] == [game.hand(n) for n in (1, 2, 3)]
    assert ["servant", "nun", "porter"] == [game.helpers(n) for n in (1, 2, 3)]
    assert ("2", "bid") == (game.asked(), game.verb())


@rule("CO-DRAW-01")
@pytest.mark.parametrize("eye", [0, 1, 2, SPECTATOR])
def test_cards_drawn_are_seen_by_their_owner_only(eye: int) -> None:
    game = drawing(3, first=2)
    seen = [sees(eyes_of(game.table.question()), eye)]
    game.play("* character de-officer")
    seen += [sees(eyes_of(game.table.question()), eye)]

    assert [eye == 1] * 2 == seen


@rule("CO-DRAW-01", "CO-INFO-01")
def test_others_see_only_that_the_hand_grows() -> None:
    one = drawing(3).play("* character de-officer", "* auxiliary nun")
    other = drawing(3).play("* character us-doctor-missionary", "* auxiliary servant")

    assert [False, True, True, True] == [alike(one, other, eye) for eye in (0, 1, 2, SPECTATOR)]
    assert (1, 1) == (one.seen(1).player(1).cards, one.seen(1).player(1).helper_cards)


@rule("CO-DRAW-01")
def test_a_card_is_as_likely_as_it_is_frequent_in_the_deck() -> None:
    game = drawing(3, deck="gb-doctor*2 us-explorer-officer", discard="de-officer")
    characters = game.odds()
    game.play("* character gb-doctor")

    assert {"character gb-doctor": 2, "character us-explorer-officer": 1} == characters
    assert {"auxiliary porter": 8} == {k: n for k, n in game.odds().items() if "porter" in k}


@rule("CO-DRAW-02", "R-05")
def test_the_discards_become_the_deck_when_a_card_must_be_drawn_from_an_empty_deck() -> None:
    """Not earlier: the last card leaves the deck empty until the next player draws."""
    game = drawing(3, deck="gb-doctor", discard="de-officer*2 us-explorer-officer")
    game.play("* character gb-doctor")
    empty, discard = game.deck(), game.discard()
    game.play("* auxiliary nun")
    odds = game.odds()
    game.play("* character de-officer")

    assert ("", "de-officer*2 us-explorer-officer") == (empty, discard)
    assert {"character de-officer": 2, "character us-explorer-officer": 1} == odds
    assert ("de-officer us-explorer-officer", "") == (game.deck(), game.discard())


@rule("CO-DRAW-02", "R-05")
def test_the_auxiliaries_are_renewed_alike() -> None:
    game = drawing(3, helper_deck="nun", helper_discard="nurse*3 servant")
    game.play("* character gb-doctor", "* auxiliary nun")
    empty, discard = game.helper_deck(), game.helper_discard()
    game.play("* character gb-doctor")

    assert ("", "nurse*3 servant") == (empty, discard)
    assert {"auxiliary nurse": 3, "auxiliary servant": 1} == game.odds()


@rule("CO-DRAW-02", "R-05")
def test_without_deck_and_discards_the_draw_is_skipped() -> None:
    """Two auxiliaries are left; all others are with seat 4, which draws none."""
    game = drawing(4, helper_deck="nun", helper_discard="servant")
    game.play("* character gb-doctor", "* auxiliary nun")
    game.play("* character gb-doctor", "* auxiliary servant")
    game.play("* character de-doctor", "* character de-doctor")

    assert ["nun", "servant", ""] == [game.helpers(n) for n in (1, 2, 3)]
    assert ("bid", 52) == (game.verb(), int(game.player(4).helper_cards))


@rule("CO-DRAW-03")
@pytest.mark.parametrize("stop", BOARD.stop_ids)
def test_at_three_stops_the_last_in_points_draws_a_special_card(stop: str) -> None:
    game = after_draws([5, 4, 6, 7], stop)

    assert ("special" if stop in RING else "bid") == game.verb()


@rule("CO-DRAW-03")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_special_card_goes_to_the_hand_of_the_player_with_fewest_points(first: int) -> None:
    game = after_draws([9, 6, 7], "basoko", first=first)
    eyes = eyes_of(game.table.question())
    game.play("* special shaman")

    assert ["", "shaman", ""] == [game.specials(n) for n in (1, 2, 3)]
    assert [False, True, False, False] == [sees(eyes, eye) for eye in (0, 1, 2, SPECTATOR)]
    assert "bid" == game.verb()


@rule("CO-DRAW-03")
def test_it_is_any_card_of_the_special_deck() -> None:
    changes = {"special_deck": "shaman okapi", "p1": {"score": 3, "specials": "gorilla"}}
    game = after_draws([3, 4, 5], "ubundu", **changes)

    assert {"special okapi": 1, "special shaman": 1} == game.odds()


@rule("CO-DRAW-03", "R-38")
def test_special_cards_in_hand_do_not_count_for_the_fewest_points() -> None:
    """6 points with four cards (8 at the end) are fewer than 7; 6 with one and 6 are level."""
    p2 = {"score": 6, "specials": "gorilla warrior malaria colonist"}
    fewer = after_draws([7, 6, 8], "basoko", p2=p2)
    fewer.play("* special shaman")
    level = after_draws([6, 6, 8], "basoko", p2={"score": 6, "specials": "gorilla"})

    assert (5, "bid") == (int(fewer.player(2).special_cards), level.verb())


@rule("CO-DRAW-03", "R-05")
def test_used_special_cards_are_not_drawn_again() -> None:
    game = after_draws([3, 4, 5], "basoko", special_deck="shaman")

    assert ["special shaman"] == game.legal()


@rule("CO-DRAW-04")
@pytest.mark.parametrize("scores", [[7, 7, 9], [9, 7, 7], [0, 0, 0], [3, 4, 3, 9], [2, 2]])
@pytest.mark.parametrize("stop", RING)
def test_nobody_draws_a_special_card_if_the_fewest_points_are_shared(
    scores: list[int], stop: str
) -> None:
    assert "bid" == after_draws(scores, stop).verb()


@rule("CO-DRAW-04")
@pytest.mark.parametrize("scores", [[9, 9, 7], [7, 9, 9, 9], [4, 3]])
def test_a_tie_among_the_others_does_not_matter(scores: list[int]) -> None:
    assert "special" == after_draws(scores, "basoko").verb()


@rule("CO-DRAW-05")
def test_there_is_no_hand_limit() -> None:
    """30 characters and 30 auxiliaries: the hand grows and nothing is discarded."""
    hand = " ".join(f"{kind}*2" for kind in BOARD.kind_ids[:15])
    helpers = "assistant*8 nurse*8 nun*7 askari*7"
    specials = "gorilla warrior okapi malaria colonist shaman"
    p1 = {"hand": hand, "helpers": helpers, "specials": specials}
    game = drawing(3, p1=p1).play("* character de-officer", "* auxiliary nun")
    game.play("* character de-officer", "* auxiliary porter", *MORE)

    assert (31, 31, 6) == (
        game.player(1).cards,
        game.player(1).helper_cards,
        game.player(1).special_cards,
    )
    assert ("", "", "bid") == (game.discard(), game.helper_discard(), game.verb())
