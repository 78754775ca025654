"""Africana in English: every fact, answer and refusal has words, and no two answers the same."""

import re
import string
from collections.abc import Iterator, Mapping

import pytest

from kindu.core.sight import Sight
from kindu.core.words import CHANCE, SPECTATOR, Fact
from kindu.games import paper, screen
from kindu.games.africana.text import words as english
from tests.games.africana.knowledge.test_why_not import SCENES
from tests.games.africana.scene import RULES, scene
from tests.laws.strategies import Walk

WORDS = screen("africana")
TITLES: dict[str, str] = WORDS.titles(RULES)
ALL = range(int(RULES.num_actions))


def filled(templates: english.Templates, rule: str, found: Mapping[str, str | int]) -> str:
    values = {name: TITLES.get(str(value), value) for name, value in found.items()}
    for template, needs in templates[rule]:
        if all(name in values for name in needs):
            return template.format(**values)
    return ""


def sights(most: int, every: int) -> Iterator[Sight]:
    """Positions of random games in which a seat is asked, as this seat sees them."""
    for seats in (2, 3, 4):
        for n, state in enumerate(Walk("africana", seats, "eager", 40 + seats).steps(most)):
            if n % every == 0 and not state.over() and state.to_act() != CHANCE:
                yield Sight(state, state.to_act())
    for make in SCENES.values():
        yield Sight(make().table, 0)
    poor = scene(p1={"at": "cairo", "silver": 0}, north="S02 | S01")
    yield Sight(poor.play("1 buy", "1 turn forward", "* page S03").table, 0)
    busy = scene(p1={"at": "khartoum", "joined": "A01 A02 A03 A04"}, row="A01 A02 A03 A04 C01")
    yield Sight(busy.play("1 move").table, 0)


def test_templates_need_all_that_they_say() -> None:
    for rule, templates in [*english.SENTENCES.items(), *english.WHY.items()]:
        for template, needs in templates:
            fields = {name for _, name, _, _ in string.Formatter().parse(template) if name}
            assert fields <= set(needs), rule


def test_words_are_about_rules_that_exist() -> None:
    text = paper("africana", "rules.md")
    tips = [key for tip in english.TIPS.values() for key in re.findall(r"\? ([A-Z0-9-]+)", tip)]

    keys = [*english.SENTENCES, *english.WHY, *english.SHEET, *tips]
    assert [] == [key for key in keys if key and f"**{key}**" not in text]
    assert all(
        re.search(r"\(\? [A-Z0-9-]+(, \? [A-Z0-9-]+)*\)\.$", t) for t in english.TIPS.values()
    )


def test_every_question_has_a_line_and_a_tip() -> None:
    asked = {WORDS.view(Sight(make().table, 0), {})["question"] for make in SCENES.values()}

    assert asked == set(english.QUESTIONS) == set(english.TIPS)


@pytest.mark.parametrize(("seats", "name"), [(2, "eager"), (4, "greedy")])
def test_every_fact_of_a_game_is_told_to_every_eye(seats: int, name: str) -> None:
    walk = Walk("africana", seats, name, 3)
    for _ in walk.steps(2000):
        for fact in walk.state.heard():
            for eye in (int(fact.seat) % 8, SPECTATOR):
                found = WORDS.fact_words(RULES, fact.told(eye))
                told = fact.rule in english.SHEET or filled(english.SENTENCES, fact.rule, found)
                assert told, fact


def test_every_rule_of_facts_is_told_or_on_the_score_sheet() -> None:
    assert set() == WORDS.FACTS.keys() - english.SENTENCES.keys() - english.SHEET.keys()


@pytest.mark.parametrize("rule", ["AF-EXP-12", "AF-ADV-04"])
def test_a_card_that_brings_nothing_can_be_completed(rule: str) -> None:
    for silver, points in ((0, 0), (0, 1), (1, 0), (2, 3)):
        found = WORDS.fact_words(RULES, Fact(rule, 0, 1, silver, points=points))
        line = filled(english.SENTENCES, rule, found)

        assert (silver > 0, points > 0) == ("silver" in line, "points" in line)


def test_every_answer_that_is_not_legal_is_refused_with_a_sentence() -> None:
    told: set[str] = set()
    for sight in sights(400, 40):
        question = sight.question()
        for action in set(ALL) - set(sight.legal()):
            facts = sight.state.why_not(question, action)
            assert facts
            for fact in facts:
                found = WORDS.why_words(RULES, fact)
                line = filled(english.WHY, fact.rule, found)
                assert re.fullmatch(r"[A-Z][^{}_]*\.", line), (fact, line)
                told.add(fact.rule)

    assert set(english.WHY) - {""} == told


def test_legal_answers_have_different_words() -> None:
    for sight in sights(400, 20):
        legal = [WORDS.answer_words(sight, action) for action in sight.legal()]
        lines = [english.answer(found, TITLES) for found in legal]
        groups = [english.group(found, TITLES) for found in legal]

        assert len(set(lines)) == len(lines)
        assert len(set(groups)) == len(groups)
        assert all(re.fullmatch(r"[A-Z][^{}_]*[^.]", line) for line in lines)


def test_every_answer_has_words_legal_or_not() -> None:
    for sight in sights(1, 1):
        for action in ALL:
            assert english.answer(WORDS.answer_words(sight, action), TITLES)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("draw", "Draw 2 travel cards"),
        ("buy", "Buy adventures"),
        ("move", "Move your explorer"),
        ("stop", "Stop moving"),
        ("step cairo joker", "Go to Cairo with the joker"),
        ("step cairo violet", "Go to Cairo with violet"),
        ("step cairo violet-assistant", "Go to Cairo with the violet assistant"),
        ("step cairo grey", "Go to Cairo with grey, recoloured for 5 silver"),
        ("join A04", "Join A04, Tripoli to Lagos (bonus: a travel card)"),
        ("join A01", "Join A01, Luanda to Port Natal (bonus: 2 silver)"),
        ("join B01", "Join B01, Jidda to Leopoldville"),
        ("complete A04", "Complete A04 (Tripoli to Lagos): 3 silver, 1 point"),
        ("complete N11", "Complete N11 (magenta assistant, Dakar): hire the magenta assistant"),
        ("buy S02", "Buy S02 (Mask, Mozambique) for 5 silver"),
        ("turn back", "Turn a page back, free"),
        ("discard grey", "Discard a grey card"),
        ("discard joker", "Discard the joker for good"),
        ("discard S02", "Give up S02 (Mask, Mozambique)"),
    ],
)  # fmt: skip
def test_an_answer_is_a_short_order(text: str, expected: str) -> None:
    game = scene(p1={"at": "tripoli", "silver": 7}, row="A01 A04 A02 A03 A05").play("1 move")
    found = WORDS.answer_words(Sight(game.table, 0), RULES.parse(text))

    assert expected == english.answer(found, TITLES)


def test_the_cards_for_a_step_share_a_head() -> None:
    game = scene(p1={"at": "tripoli", "silver": 7, "hand": "grey joker"}).play("1 move")
    sight = Sight(game.table, 0)
    found = [english.group(WORDS.answer_words(sight, action), TITLES) for action in sight.legal()]

    assert [("Go to Cairo", "grey for 5 silver"), ("Go to Cairo", "joker")] == [
        group for group in found if group[0] == "Go to Cairo"
    ]
    assert ("Stop moving", "") == found[0]


def test_what_lies_open_can_be_compared_with_what_was_seen() -> None:
    view = WORDS.view(Sight(scene(row="A01 - A02 A03 A05", north="S02 | S01").table, 0), {})

    assert {"A01", "A02", "A03", "A05", "S01", "S02", "N01"} == english.things(view)
