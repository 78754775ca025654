"""Facts, reasons and answers by name."""

import re

import pytest

from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR, Fact
from kindu.games import paper
from kindu.games.congo import values
from kindu.games.congo.view.answers import FACTS, Words, answer_words, fact_words, why_words
from tests.games.congo import questions
from tests.games.congo.questions import QUESTIONS
from tests.games.congo.scene import BOARD, RULES, Scene, scene

KIND = BOARD.kind_ids.index


def words(game: Scene, text: str, eye: int = 0) -> Words:
    return answer_words(Sight(game.table, eye), RULES.parse(text))


# --- facts --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fact", "expected"),
    [
        (Fact("CO-SETUP-13", 0), {"seat": 1}),
        (Fact("CO-SETUP-02", -1, 0), {"neutral": "us-explorer-officer"}),
        (Fact("CO-SETUP-03", 1, KIND("fr-doctor")), {"seat": 2, "character": "fr-doctor"}),
        (Fact("CO-SETUP-04", 1, 3, 1), {"seat": 2, "auxiliary": "nun"}),
        (Fact("CO-SETUP-08", 0, 3), {"seat": 1, "tile": 3}),
        (Fact("CO-SETUP-11", -1, 15, 3), {"stop": "kindu", "flag": "de"}),
        (Fact("CO-STATION-01", -1, 0, 4), {"stop": "leopoldville", "station": "jungle"}),
        (
            Fact("CO-DRAW-01", 0, 0, 0),
            {"seat": 1, "character": "be-explorer", "deck": "characters"},
        ),
        (Fact("CO-DRAW-01", 0, 0, 1), {"seat": 1, "auxiliary": "porter", "deck": "auxiliaries"}),
        (Fact("CO-DRAW-01", 0, -1, -1), {"seat": 1}),
        (Fact("CO-DRAW-02", -1, 20, 1), {"cards": 20, "deck": "auxiliaries"}),
        (Fact("CO-VAL-05", 0, 1, 2), {"seat": 1, "die": 1, "nation": "gb"}),
        (Fact("CO-INT-04", 0, 1, 1), {"seat": 1, "die": 1, "language": "dutch"}),
        (
            Fact("CO-AUX-01", 0, 6, 9, 1, 5),
            {"seat": 1, "auxiliary": "servant", "total": 4.5, "value": 0.5, "leads": "1 3"},
        ),
        (
            Fact("CO-AUX-01", 0, 2, -2, 4, 1),
            {"seat": 1, "auxiliary": "nurse", "total": -1, "value": 2, "leads": "1"},
        ),
        (
            Fact("CO-AUX-01", 0, 2, 0, 2, 2),
            {"seat": 1, "auxiliary": "nurse", "total": 0, "value": 1, "leads": "2"},
        ),
        (
            Fact("CO-CHIEF-01", 1, 7, 2 - 2 * values.SHARE, 10, -4),
            {"seat": 2, "total": 3.5, "profession": "doctor"}
            | {"value": 5, "modifier": -2, "share": -1, "base": 2},
        ),
        (Fact("CO-TIE-01", -1, 5), {"seats": "1 3"}),
        (Fact("CO-TIE-01", 1, 4, 2), {"seat": 2, "sum": 4, "tiles": 2}),
        (Fact("CO-TIE-01", 1, 0, 0), {"seat": 2, "sum": 0}),
        (Fact("CO-SCORE-01", 1, 15, points=8), {"seat": 2, "stop": "kindu", "points": 4}),
        (Fact("CO-END-01", 1, 1, points=1), {"seat": 2, "cards": 1, "points": 0.5}),
        (Fact("CO-END-01", 1, 0), {"seat": 2}),
        (Fact("CO-SP-GORILLA-03", 1, 3, 1), {"seat": 2, "die": 3, "won": 1}),
        (Fact("CO-SP-GORILLA-03", 1, 2, 0), {"seat": 2, "die": 2}),
        (Fact("CO-SP-EXPLORED-01", 1, 3), {"seat": 2, "stop": "liranga"}),
        (Fact("CO-INFO-03", 1, -1, -1), {"seat": 2}),
    ],
)
def test_the_numbers_of_a_fact_have_names(fact: Fact, expected: Words) -> None:
    assert expected == fact_words(RULES, fact)


def test_every_rule_with_named_numbers_is_a_rule() -> None:
    text = paper("congo", "rules.md")

    assert [] == [key for key in FACTS if f"**{key}**" not in text]


def why(game: Scene, text: str) -> list[Words]:
    sight = Sight(game.table, 0)
    facts = sight.state.why_not(sight.question(), RULES.parse(text))
    return [why_words(RULES, fact) for fact in facts]


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("bid", "bid be-officer", {"seat": 1, "character": "be-officer"}),
        ("bid", "pass", {"seat": 1, "step": 1}),
        ("special", "play malaria", {"seat": 1, "special": "malaria"}),
        ("special", "play gorilla", {"seat": 1, "special": "gorilla"}),
        ("look", "look bolobo", {"seat": 1, "special": "explored_region"}),
        ("lay", "lay porter", {"seat": 1, "auxiliary": "porter"}),
        ("lay", "wait", {"seat": 1}),
        ("lay_more", "drop", {"seat": 1}),
        ("tiles", "tile 9", {"seat": 1, "tile": 9}),
        ("tiles_more", "tile 3", {"seat": 1, "tile": 3, "held": 1}),
        ("tiles", "enough", {"seat": 1}),
    ],
)
def test_the_numbers_of_a_reason_have_names(name: str, text: str, expected: Words) -> None:
    assert [expected] == why(QUESTIONS[name](), text)


# --- answers ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        ("special", "pass", {}),
        ("special", "play shaman", {"special": "shaman", "points": 1}),
        ("special", "play gorilla", {"special": "gorilla"}),
        ("look", "look kindu", {"stop": "kindu"}),
        ("deck", "draw characters", {"pile": "characters", "deck": 49}),
        ("deck", "draw auxiliaries", {"pile": "auxiliaries", "deck": 54}),
        ("swap", "keep", {}),
        ("fight", "fight", {"character": "gb-explorer", "die": 3}),
        ("fight", "flee", {}),
        ("hunt", "hunt", {"points": 2}),
        ("hunt", "stay", {}),
        ("victim", "target 2", {"seat": 2, "special": "man_overboard", "auxiliaries": 2}),
        ("victim", "target 4", {"seat": 4}),
        ("victim", "nobody", {}),
        ("lay", "drop", {}),
        ("lay", "lay servant", {"auxiliary": "servant", "adds": 0.5, "total": 2.5, "highest": 4}),
        ("tiles", "tile 3", {"tile": 3, "sum": 3}),
        ("tiles_more", "tile 2", {"tile": 2, "sum": 4}),
        ("tiles_more", "enough", {"sum": 2}),
        ("raise", "tile 2", {"tile": 2, "sum": 4}),
        ("raise", "stop", {}),
        ("raise_more", "enough", {"sum": 4}),
        ("bid", "target 2", {"seat": 2}),
        ("bid", "fight", {}),
        ("bid", "hunt", {}),
        ("bid", "swap", {}),
        ("bid", "tile 3", {"tile": 3}),
        ("bid", "lay nun", {"auxiliary": "nun", "adds": 1}),
        ("bid", "enough", {}),
    ],
)
def test_an_answer_has_names(name: str, text: str, expected: Words) -> None:
    assert {"verb": text.split(maxsplit=1)[0]} | expected == words(QUESTIONS[name](), text)


def test_a_bid_has_its_value_as_a_sum() -> None:
    assert {
        "verb": "bid",
        "character": "fr-doctor",
        "profession": "doctor",
        "profession_value": 4,
        "nation": "fr",
        "nation_value": -2,
        "least": 2,
        "most": 2,
        "help": 1.5,
    } == words(questions.bid(), "bid fr-doctor")
    assert {"verb": "bid", "character": "fr-doctor"} == words(
        questions.bid(), "bid fr-doctor", SPECTATOR
    )


def test_a_non_belligerent_has_the_values_that_the_die_may_bring() -> None:
    found = words(questions.bid(), "bid se-anthropologist-missionary")

    assert (3, 5, 1, "missionary") == tuple(
        found[key] for key in ("least", "most", "neutral", "profession")
    )
    assert "help" not in words(questions.discard(), "discard se-explorer-officer")
    assert "se-explorer-officer" == words(questions.swap(), "swap")["character"]
    assert {"verb": "swap"} == words(questions.swap(), "swap", 1)


def test_before_the_tile_is_turned_a_character_has_no_value() -> None:
    game = scene(2, at="round", p1={"hand": "gb-doctor"})

    assert {"verb": "bid", "character": "gb-doctor"} == words(game, "bid gb-doctor")


def test_a_target_has_the_odds_of_its_fight() -> None:
    assert {
        "verb": "target",
        "seat": 2,
        "special": "gorilla",
        "auxiliaries": 0,
        "character": "be-doctor",
        "die": 0,
    } == words(questions.gorilla(), "target 2")
    assert 4 == words(questions.warrior(), "target 2")["die"]
    assert 3 == words(questions.warrior(), "target 3")["die"]
    beaten = questions.gorilla().play("1 target 2")
    assert "die" not in words(beaten, "target 2")
    assert {"verb": "fight"} == words(questions.fight(), "fight", SPECTATOR)


def test_a_tile_looked_at_before_is_named() -> None:
    game = questions.look().play("1 look kindu", "* station jungle")

    assert {"verb": "look", "stop": "kindu", "station": "jungle"} == words(game, "look kindu")
    for eye in (1, SPECTATOR):
        assert {"verb": "look", "stop": "kindu"} == words(game, "look kindu", eye)


def test_nobody_else_is_told_about_totals() -> None:
    assert {"verb": "lay", "auxiliary": "nun", "adds": 1} == words(
        questions.lay(), "lay nun", SPECTATOR
    )
    assert {"verb": "tile", "tile": 2} == words(questions.tiles(), "tile 2", 2)


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_answer_has_a_verb_for_every_eye(name: str) -> None:
    game = QUESTIONS[name]()
    for eye in (0, 1, SPECTATOR):
        sight = Sight(game.table, eye)
        found = [answer_words(sight, action) for action in range(int(RULES.num_actions))]
        assert all(re.fullmatch("[a-z]+", str(words["verb"])) for words in found)
