"""Heart of Africa in English: every fact and every refusal has words."""

import re
import string
from collections.abc import Iterator, Mapping

import pytest

from kindu.core.sight import Sight
from kindu.core.words import CHANCE, Fact, sees
from kindu.games import paper, screen
from kindu.games.heart_of_africa.text import words as english
from kindu.text.teller import singulars
from tests.games.heart_of_africa.knowledge.test_why_not import SCENES
from tests.games.heart_of_africa.scene import RULES, Scene, scene
from tests.laws.strategies import Walk, eyes

WORDS = screen("heart_of_africa")
TITLES: dict[str, str] = WORDS.titles(RULES)
ALL = range(int(RULES.num_actions))
CAPE = "cape_town-port_elizabeth/1"
FERRY = "madagascar_south-durban/2"


def filled(templates: english.Templates, rule: str, found: Mapping[str, str | int]) -> str:
    values = {name: TITLES.get(str(value), value) for name, value in found.items()}
    for template, needs in templates.get(rule, []):
        if all(name in values for name in needs):
            return singulars(template.format(**values))
    return ""


def sights(most: int, every: int) -> Iterator[Sight]:
    """Positions of random games in which a seat is asked, as this seat sees them."""
    for seats in (2, 3, 5):
        walk = Walk("heart_of_africa", seats, "uniform", 40 + seats)
        for n, state in enumerate(walk.steps(most)):
            if n % every == 0 and not state.over() and state.to_act() != CHANCE:
                yield Sight(state, state.to_act())
    for make in SCENES:
        yield Sight(make().table, 0)
    poor = scene(2, p1={"hand": "black*3", "trains": 1})
    yield Sight(poor.table, 0)
    grey = scene(2, p1={"hand": "red*2 locomotive"})
    yield Sight(grey.table, 0)
    black = scene(2, p1={"hand": "black*3"}).play(f"1 claim {CAPE}")
    yield Sight(black.table, 0)
    later = scene(2).play("1 draw tickets", *(f"* ticket T{n}" for n in (10, 11, 12, 13)))
    yield Sight(later.table, 0)


def claiming() -> Scene:
    p1 = {"hand": "black*2 red*4 locomotive*2", "terrain": "mountain", "tickets": "T40"}
    owns = "east_london-durban/1 port_elizabeth-east_london/1"
    return scene(2, p1=p1 | {"owns": owns}, p2={"terrain": "mountain desert"})


# --- templates ----------------------------------------------------------------------------


def test_templates_need_all_that_they_say() -> None:
    for rule, templates in [*english.SENTENCES.items(), *english.WHY.items()]:
        for template, needs in templates:
            fields = {name for _, name, _, _ in string.Formatter().parse(template) if name}
            assert fields <= set(needs), rule


def test_words_are_about_rules_that_exist() -> None:
    text = paper("heart_of_africa", "rules.md")
    tips = [key for tip in english.TIPS.values() for key in re.findall(r"\? ([A-Z0-9-]+)", tip)]

    keys = [*english.SENTENCES, *english.WHY, *english.SHEET, *tips, english.EXAMPLES["rule"]]
    assert [] == [key for key in keys if key and f"**{key}**" not in text]
    assert all(
        re.search(r"\(\? [A-Z0-9-]+(, \? [A-Z0-9-]+)*\)\.$", t) for t in english.TIPS.values()
    )


def test_the_examples_are_an_answer_and_a_place() -> None:
    assert RULES.parse(english.EXAMPLES["answer"]) >= 0
    assert english.EXAMPLES["place"] in TITLES


def test_every_question_has_a_line_and_a_tip() -> None:
    asked = {WORDS.view(Sight(make().table, 0), {})["question"] for make in SCENES}

    assert asked == set(english.QUESTIONS) == set(english.TIPS)


# --- facts --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_every_fact_of_a_game_is_told_to_every_eye_that_may_know_it(seats: int) -> None:
    """The beginning of a turn needs no words; nobody learns which tickets others keep."""
    told: set[str] = set()
    walk = Walk("heart_of_africa", seats, "uniform", 3)
    for _ in walk.steps(20000):
        for fact in walk.state.heard():
            for eye in eyes(seats):
                found = WORDS.fact_words(RULES, fact.told(eye))
                line = filled(english.SENTENCES, fact.rule, found)
                hidden = fact.rule == "HA-TICKET-04" and not sees(fact.eyes, eye)
                assert bool(line) != (hidden or fact.rule == english.NEW_TURN), fact
            told.add(fact.rule)

    assert walk.state.over()
    assert {"HA-CLAIM-08", "HA-TERRAIN-10", "HA-SCORE-02", "HA-END-02"} <= told


def test_every_rule_of_facts_is_told() -> None:
    assert set() == WORDS.FACTS.keys() - english.SENTENCES.keys()


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (
            claiming().claim(1, CAPE, "black", 1, 1),
            [
                "claims Cape Town to Port Elizabeth, first track: 2 black, 1 locomotive, 4 points",
                "doubles it: 1 locomotive, 4 points",
            ],
        ),
        (
            claiming().claim(1, "douala-bangui", "red"),
            ["claims Douala to Bangui: 4 red, 7 points"],
        ),
        (
            scene(2, p1={"hand": "locomotive*3", "terrain": "mountain"}).claim(
                1, CAPE, "locomotive", wild=0
            ),
            [
                "claims Cape Town to Port Elizabeth, first track: 3 locomotives, 4 points",
                "doubles it: 1 mountain card, 4 points",
            ],
        ),
        (
            scene(2, p1={"hand": "red*5 locomotive", "terrain": "desert"}).claim(
                1, "fachoda-addis_ababa", "red", 0, 1
            ),
            [
                "claims Fachoda to Addis Ababa: 5 red, 10 points",
                "doubles it: 1 desert card, 1 locomotive, 10 points",
            ],
        ),
    ],
)
def test_a_claim_is_told_with_its_cards(game: Scene, expected: list[str]) -> None:
    facts = [fact for fact in game.facts if fact.rule in ("HA-CLAIM-08", "HA-TERRAIN-10")]

    assert expected == [
        filled(english.SENTENCES, fact.rule, WORDS.fact_words(RULES, fact)) for fact in facts
    ]


def test_a_track_worth_nothing_can_be_claimed() -> None:
    found = WORDS.fact_words(RULES, Fact("HA-CLAIM-08", 0, 1, 2))

    assert "claims Ngaound" in filled(english.SENTENCES, "HA-CLAIM-08", found)
    assert "doubles it with terrain" == filled(english.SENTENCES, "HA-TERRAIN-10", {})


# --- refusals -----------------------------------------------------------------------------


def test_every_answer_that_is_not_legal_is_refused_with_a_sentence() -> None:
    told: set[str] = set()
    for sight in sights(600, 60):
        question = sight.question()
        for action in set(ALL) - set(sight.legal()):
            facts = sight.state.why_not(question, action)
            assert facts
            for fact in facts:
                line = filled(english.WHY, fact.rule, WORDS.why_words(RULES, fact))
                assert re.fullmatch(r"[A-Z][^{}_]*\.", line), (fact, line)
                told.add(fact.rule)

    assert set(english.WHY) - {""} == told
