"""The reasons for answers of Congo 1884: true, short, and told by words."""

from __future__ import annotations

import pytest

from kindu.core.sight import Sight
from kindu.text.teller import Teller
from tests.games.congo import questions
from tests.games.congo.questions import QUESTIONS
from tests.games.congo.scene import RULES, Scene, scene

PLAN = RULES.plan()
TELLER = Teller(RULES, ["Ada", "Ben", "Cem", "Dan"])
STAKE = "the chief of Isangi scores 3 points"


def why(game: Scene, text: str) -> list[str]:
    """The reasons for an answer of the seat that is asked, from its sight, in words."""
    seat = int(game.table.to_act())
    facts = PLAN.reasons(Sight(game.table, seat).state, RULES.parse(text))
    return [TELLER.reason(fact, seat) for fact in facts]


def test_a_bid_is_worth_its_profession_its_nation_and_its_auxiliaries() -> None:
    game = questions.bid()

    assert [
        "the French doctor is worth 2 here",
        "doctor at a mission: +4",
        "France under the flag of Great Britain: -2",
        STAKE,
    ] == why(game, "bid fr-doctor")
    assert [
        "the British missionary is worth 5 here",
        "missionary at a mission: +5",
        "2 auxiliaries in hand would add +2",
        STAKE,
    ] == why(game, "bid gb-missionary")


def test_the_die_of_a_non_belligerent_leaves_its_value_open() -> None:
    game = questions.bid()
    jungle = scene(2, station="jungle", flag="", p1={"hand": "se-explorer-officer"})

    expected = "the Swedish anthropologist and missionary is worth 3 to 5 here by the die"
    assert expected == why(game, "bid se-anthropologist-missionary")[0]
    assert (
        "the Swedish explorer and officer is worth 5 here"
        == why(jungle, "bid se-explorer-officer")[0]
    )


def test_a_special_card_is_played_or_kept_for_half_a_point() -> None:
    game = questions.special()
    bare = scene(2, p1={"specials": "shaman"}, bids="- be-doctor")
    none = scene(2, bids="gb-doctor be-doctor")

    assert [STAKE, "the British doctor is worth 4 here"] == why(game, "play shaman")
    assert [
        STAKE,
        "the British doctor is worth 4 here",
        "has 2 special cards left: 1 point",
    ] == why(game, "pass")
    assert [STAKE, "has 1 special card left: 0.5 points"] == why(bare, "pass")
    assert [STAKE, "the British doctor is worth 4 here"] == why(none, "pass")


def test_what_special_cards_ask() -> None:
    swap = questions.swap()

    assert ["the chief of Kindu scores 4 points"] == why(questions.look(), "look kindu")
    assert [] == why(questions.discard(), "discard de-officer")
    assert [] == why(questions.deck(), "draw characters")
    assert [] == why(questions.victim(), "nobody")
    assert "the Swedish explorer and officer is worth" in why(swap, "swap")[0]
    assert "the British doctor is worth 4 here" == why(swap, "keep")[0]


def test_a_rival_is_chosen_by_its_total() -> None:
    assert ["Ben total 2, behind the best of the others, 5"] == why(questions.gorilla(), "target 2")


def test_fighting_fleeing_and_hunting() -> None:
    assert [STAKE] == why(questions.fight(), "fight")
    assert [] == why(questions.fight(), "flee")
    assert ["goes hunting with the British explorer and leaves this contest: 2 points"] == why(
        questions.hunt(), "hunt"
    )
    assert ["total 5, ahead of the best of the others, 3"] == why(questions.hunt(), "stay")


def test_who_is_alone_has_nobody_to_compare_with() -> None:
    game = scene(3, station="jungle", flag="", p1={"specials": "okapi"}, bids="gb-explorer - -")

    assert [] == why(game.special(1, "okapi"), "stay")


def test_a_victim_without_a_bid_has_no_total() -> None:
    p1, p2 = {"specials": "man_overboard"}, {"helpers": "nun*2"}
    game = scene(3, p1=p1, p2=p2, bids="gb-doctor - fr-officer").special(1, "man_overboard")

    assert [] == why(game, "target 2")


def test_auxiliaries_are_laid_to_be_ahead() -> None:
    game = questions.lay()

    assert ["total 3, behind the best of the others, 4"] == why(game, "lay nurse")
    assert ["total 2, behind the best of the others, 4"] == why(game, "drop")
    game.play("1 lay nurse", "1 lay nurse")
    assert ["total 5, ahead of the best of the others, 4"] == why(game, "lay interpreter")
    assert ["total 4, level with the best of the others, 4"] == why(game, "done")


def test_the_last_one_to_drop_out_knows_the_chief() -> None:
    game = scene(2, p1={"helpers": "nurse"}, bids="fr-doctor be-doctor").passes()
    while game.asked() != "1":
        game.play("2 drop")

    assert "Ben becomes chief of Isangi: 3 points" in why(game, "drop")


def test_hippo_tiles_add_up() -> None:
    assert ["lays hippo tiles: 1, sum 3"] == why(questions.tiles(), "tile 3")
    assert ["lays hippo tiles: 2, sum 4"] == why(questions.tiles_more(), "tile 2")
    assert ["lays hippo tiles: 1, sum 2"] == why(questions.tiles_more(), "enough")


def test_open_hippo_tiles_are_compared() -> None:
    game = questions.raising()

    assert ["sum 2, level with the best of the others, 2"] == why(game, "stop")
    assert [
        "lays hippo tiles: 1, sum 4",
        "sum 4, ahead of the best of the others, 2",
    ] == why(game, "tile 2")
    assert "lays hippo tiles: 2, sum 5" == why(questions.raise_more(), "tile 1")[0]


@pytest.mark.parametrize("question", QUESTIONS)
def test_every_answer_to_every_question_can_be_explained(question: str) -> None:
    game = QUESTIONS[question]()
    for text in game.legal():
        assert all(why(game, text))
