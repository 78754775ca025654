"""The answers of Congo 1884 in English: short imperatives with what they cost and bring."""

import re

import pytest

from kindu.cli.play.reading import AnswerReader, Unclear
from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR
from kindu.games.congo.text import words as english
from kindu.games.congo.text.answers import Words
from kindu.games.congo.text.effects import count
from kindu.text.teller import Teller
from tests.games.congo import questions
from tests.games.congo.questions import QUESTIONS
from tests.games.congo.scene import RULES, Scene
from tests.games.congo.text.test_words import ALL, NAMES, TELLER, WORDS, sights


def imperative(game: Scene, text: str, eye: int = 0) -> str:
    return TELLER.answer(Sight(game.table, eye), RULES.parse(text))


def test_legal_answers_have_different_words() -> None:
    for sight in sights(600, 20):
        lines = [TELLER.answer(sight, action) for action in sight.legal()]
        groups = [TELLER.group(sight, action) for action in sight.legal()]

        assert len(set(lines)) == len(lines)
        assert len(set(groups)) == len(groups)
        assert all(re.fullmatch(r"[A-Z][^{}_]*[^.]", line) for line in lines)


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_answer_has_words_legal_or_not(name: str) -> None:
    game = QUESTIONS[name]()
    for eye in (0, SPECTATOR):
        sight = Sight(game.table, eye)
        for action in ALL:
            assert TELLER.answer(sight, action)
            assert TELLER.group(sight, action)[0]
            assert not TELLER.aside(sight, action, WORDS.view(sight, {}))


@pytest.mark.parametrize(
    ("name", "text", "expected"),
    [
        (
            "bid",
            "bid fr-doctor",
            "Bid the French doctor: 2 (doctor 4, nationality -2), your auxiliaries +1.5",
        ),
        ("bid", "bid gb-missionary", "Bid the British missionary: 5, your auxiliaries +2.5"),
        (
            "bid",
            "bid se-anthropologist-missionary",
            (
                "Bid the Swedish anthropologist and missionary: 3 to 5 by the die (missionary 5), "
                "your auxiliaries +3.5"
            ),
        ),
        ("special", "pass", "Pass: play no special card"),
        ("special", "play shaman", "Play Shaman: every other bid loses 1 point of its value"),
        (
            "special",
            "play no_auxiliaries",
            "Play No Auxiliaries: nobody lays auxiliaries: base values decide",
        ),
        ("look", "look kindu", "Look at the tile of Kindu"),
        ("discard", "discard de-officer", "Discard the German officer"),
        ("deck", "draw characters", "Draw a character (49 in the deck)"),
        ("deck", "draw auxiliaries", "Draw an auxiliary (54 in the deck)"),
        (
            "swap",
            "swap",
            (
                "Exchange your bid for the Swedish explorer and officer: "
                "1 to 3 by the die (explorer 3)"
            ),
        ),
        ("gorilla", "target 2", "Attack Björn, Belgian doctor: killed without a fight"),
        ("gorilla", "target 3", "Attack Marabu, French officer: survives with 3 or 4"),
        ("warrior", "target 2", "Attack Björn, Belgian doctor: survives with 4 only"),
        ("fight", "fight", "Fight with the British explorer: survives with 3 or 4"),
        ("fight", "flee", "Flee: the card goes back to your hand, nobody scores"),
        ("hunt", "hunt", "Go hunting: 2 points at once, your bid is discarded"),
        ("hunt", "stay", "Stay and compete for the station"),
        ("victim", "target 2", "Björn loses 1 of 2 auxiliaries"),
        ("victim", "nobody", "Nobody loses an auxiliary"),
        ("lay", "lay nurse", "Lay a nurse +1: total 3, below the highest"),
        ("lay_more", "lay interpreter", "Lay an interpreter +1: total 4, level with the highest"),
        ("lay_more", "done", "Done: end this turn"),
        ("tiles", "tile 3", "Lay the hippo tile 3"),
        ("tiles_more", "tile 2", "Lay the hippo tile 2: sum 4"),
        ("tiles_more", "enough", "Enough: lay no more, sum 2"),
        ("raise", "stop", "Stop: add no more tiles"),
        # not legal, but 'why' and hints may mention them
        ("bid", "fight", "Fight"),
        ("bid", "hunt", "Go hunting"),
        ("bid", "swap", "Exchange your bid for the card drawn"),
        ("bid", "enough", "Enough tiles"),
        ("bid", "target 4", "Choose Xi"),
        ("bid", "lay nun", "Lay a nun +1"),
    ],
)
def test_an_answer_is_a_short_imperative(name: str, text: str, expected: str) -> None:
    assert expected == imperative(QUESTIONS[name](), text)


def test_the_highest_total_is_announced() -> None:
    game = questions.lay_more().play("1 lay nurse")

    assert "Lay a servant +0.5: total 4.5, the highest so far" == imperative(game, "lay servant")


def test_a_tile_that_is_known_is_named_in_the_list() -> None:
    game = questions.look().play("1 look kindu", "* station jungle")

    assert "Look at the tile of Kindu (jungle, as you know)" == imperative(game, "look kindu")


def test_stops_to_look_at_share_a_head() -> None:
    sight = Sight(questions.look().table, 0)
    groups = [TELLER.group(sight, action) for action in sight.legal()]

    assert {"Look at the tile of"} == {head for head, _ in groups}
    assert "Kindu" == groups[-1][1]


def test_a_spectator_compares_nothing() -> None:
    assert "Bid the French doctor" == imperative(questions.bid(), "bid fr-doctor", SPECTATOR)
    assert "Lay a nun +1" == imperative(questions.lay(), "lay nun", SPECTATOR)


def test_other_dice_and_seats_that_are_not_there() -> None:
    alone = Teller(RULES, NAMES[:2])
    sight = Sight(questions.bid().table, 0)
    words: Words = {"verb": "target", "seat": 2, "character": "fr-doctor", "die": 2}

    assert "Choose seat 4" == alone.answer(sight, RULES.parse("target 4"))
    assert "Attack seat 2, French doctor: survives with 2 or more" == english.answer(
        words, TELLER.titles
    )


def test_things_are_counted_in_singular_and_plural() -> None:
    assert ["1 point", "0 points", "0.5 points", "2 auxiliaries", "3 cards"] == [
        count(1, "point"),
        count(0, "point"),
        count(0.5, "point"),
        count(2, "auxiliary"),
        count(3, "card"),
    ]


# --- what a person types ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "typed", "label"),
    [
        ("bid", "fr doctor", "bid fr-doctor"),
        ("bid", "bid gb", "bid gb-missionary"),
        ("bid", "officer", "bid de-officer"),
        ("special", "shaman", "play shaman"),
        ("special", "p", None),
        ("special", "pass", "pass"),
        ("look", "stanley", "look stanley_falls"),
        ("deck", "aux", "draw auxiliaries"),
        ("gorilla", "target 3", "target 3"),
        ("lay", "nurse", "lay nurse"),
        ("lay", "drop", "drop"),
        ("tiles", "tile 3", "tile 3"),
        ("tiles", "1", "tile 1"),
        ("tiles_more", "enough", "enough"),
    ],
)
def test_short_forms_are_understood(name: str, typed: str, label: str | None) -> None:
    reader = AnswerReader(RULES, english.LAST)
    sight = Sight(QUESTIONS[name]().table, 0)
    if label is None:
        with pytest.raises(Unclear, match="could be"):
            reader.answer(sight, typed)
        return
    assert label == RULES.label(reader.answer(sight, typed))


@pytest.mark.parametrize("typed", ["tile 3, tile 1", "1 3", "3, 1"])
def test_tiles_are_named_in_any_order(typed: str) -> None:
    reader = AnswerReader(RULES, english.LAST, english.TOGETHER)
    sight = Sight(questions.tiles().table, 0)
    found = [RULES.label(action) for action in reader.answers(sight, typed)]

    assert ["tile 3", "tile 1"] == found[:2]


def test_answers_that_end_something_are_listed_last() -> None:
    reader = AnswerReader(RULES, english.LAST)
    sight = Sight(questions.special().table, 0)

    assert ["play shaman", "pass"] == [RULES.label(action) for action in reader.listed(sight)]
