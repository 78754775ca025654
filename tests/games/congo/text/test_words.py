"""Congo 1884 in English: every fact, question and refusal has words."""

import re
import string
from collections.abc import Iterator

import pytest

from kindu.core.sight import Sight
from kindu.core.words import CHANCE, Fact, sees
from kindu.games import paper, screen
from kindu.games.congo.text import words as english
from kindu.games.congo.text.effects import EFFECTS
from kindu.text.scene import Scene as Shown
from kindu.text.teller import Teller
from tests.games.congo import questions
from tests.games.congo.questions import QUESTIONS
from tests.games.congo.scene import BOARD, RULES, Scene, scene
from tests.laws.strategies import Walk, eyes

WORDS = screen("congo")
TITLES: dict[str, str] = WORDS.titles(RULES)
ALL = range(int(RULES.num_actions))
NAMES = ["Amina", "Björn", "Marabu", "Xi"]
TELLER = Teller(RULES, NAMES)
UNTOLD = {"CO-SETUP-03", "CO-SETUP-04", "CO-SETUP-06", "CO-SETUP-08", "CO-DRAW-01"}


def sights(most: int, every: int) -> Iterator[Sight]:
    """Positions of random games in which a seat is asked, as this seat sees them."""
    for seats in (2, 3, 4):
        walk = Walk("congo", seats, "uniform", 40 + seats)
        for n, state in enumerate(walk.steps(most)):
            if n % every == 0 and not state.over() and state.to_act() != CHANCE:
                yield Sight(state, state.to_act())
    for make in QUESTIONS.values():
        yield Sight(make().table, 0)


def placed(card: str, **where: object) -> Scene:
    """Seat 1 has a special card at a place where it may not be played."""
    return scene(3, p1={"specials": card}, bids="gb-explorer de-officer be-doctor", **where)


def refusing() -> list[Scene]:
    """Positions in which rare rules forbid an answer."""
    jungle = {"station": "jungle", "flag": ""}
    helpers = {"helpers": "interpreter*2 nurse servant", "hippos": "1"}
    level = scene(2, p1=helpers, p2={"helpers": "servant"}, bids="gb-doctor be-doctor")
    french = {"helpers": "interpreter*2 nurse"}
    return [
        placed("gorilla"),
        placed("warrior", station="barracks"),
        placed("okapi"),
        placed("boiler_damage", stop="bolobo"),
        placed("only_nationals", **jungle),
        placed("arab_trader", **jungle),
        scene(2, p1={"specials": "tam_tam"}, stop="kindu", bids="gb-explorer de-officer"),
        level.clone().passes(),
        level.clone().passes().play("1 wait", "2 lay servant", "1 lay nurse"),
        level.clone().passes().play("1 wait", "2 wait"),
        scene(2, p1=french, bids="fr-doctor be-doctor").passes().play("1 lay interpreter"),
        scene(2, **jungle, p1=french, bids="fr-doctor be-doctor").passes(),
    ]


# --- templates ----------------------------------------------------------------------------


def test_templates_need_all_that_they_say() -> None:
    for rule, templates in [*english.SENTENCES.items(), *english.WHY.items()]:
        for template, needs in templates:
            fields = {name for _, name, _, _ in string.Formatter().parse(template) if name}
            assert fields <= set(needs), rule


def test_words_are_about_rules_that_exist() -> None:
    text = paper("congo", "rules.md")
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
    assert set(QUESTIONS) == set(english.QUESTIONS) == set(english.TIPS)


def test_every_special_card_has_an_effect() -> None:
    assert BOARD.special_ids == list(EFFECTS)


# --- facts --------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_fact_of_a_game_is_told_to_every_eye_that_may_know_it(seats: int) -> None:
    """Nobody learns what others draw into their hands; that they draw goes without saying."""
    walk = Walk("congo", seats, "uniform", 3)
    for _ in walk.steps(20000):
        for fact in walk.state.heard():
            for eye in eyes(seats):
                hidden = fact.rule in UNTOLD and not sees(fact.eyes, eye)
                assert bool(TELLER.told(fact, eye)) != hidden, fact

    assert walk.state.over()


def test_every_rule_of_facts_is_told() -> None:
    assert set() == WORDS.FACTS.keys() - english.SENTENCES.keys()


def told(game: Scene, eye: int = 7) -> list[str]:
    return [line for line in (TELLER.told(fact, eye) for fact in game.facts) if line]


@pytest.mark.parametrize(
    ("game", "expected"),
    [
        (
            questions.tied("2", "2").play("1 tile 2", "2 tile 2", "* station mission"),
            [
                "Amina lays hippo tiles: 1, sum 2",
                "Björn lays hippo tiles: 1, sum 2",
                "Amina adds no more hippo tiles",
                "Björn adds no more hippo tiles",
                "Amina stays tied: 1 point",
                "Björn stays tied: 1 point",
                "the steamboat goes on to Stanley Falls",
                "the tile at Stanley Falls is turned up: mission",
            ],
        ),
        (
            questions.fight().play("1 fight", "* die 2"),
            [
                "Amina rolls 2: the character is killed by the gorilla",
                "Amina discards the Gorilla: the attack is over",
                "nobody is left: nobody becomes chief, nobody scores",
                "the steamboat goes on to Stanley Falls",
            ],
        ),
        (
            questions.warrior().play("1 target 2", "* die 4"),
            [
                "Björn rolls 4: the warrior is killed",
                "Amina discards the Warrior: the attack is over",
            ],
        ),
        (
            questions.hunt().play("1 hunt"),
            ["Amina goes hunting with the British explorer and leaves this contest: 2 points"],
        ),
        (questions.lay().play("1 lay servant"), ["Amina lays a servant: total 2.5"]),
        (
            questions.victim().play("1 target 2", "* auxiliary nun"),
            ["Björn loses a nun"],
        ),
    ],
)
def test_what_happens_is_told(game: Scene, expected: list[str]) -> None:
    assert expected == [line for line in told(game) if "chooses" not in line][: len(expected)]


def test_a_tie_names_all_who_fight() -> None:
    fact = Fact("CO-TIE-01", -1, 0b1101)

    assert "The highest total is shared: Amina and Marabu and Xi fight with hippo tiles." == (
        TELLER.told(fact, 0)
    )


def test_secrets_are_told_to_their_owner_alone() -> None:
    game = questions.look().play("1 look kindu", "* station jungle")
    looks = "Amina looks at the tile of Kindu"
    assert [looks, "Amina finds jungle at Kindu, which nobody else knows"] == told(game, 0)[:2]
    assert [looks, "Amina is the only one who knows what the tile shows"] == told(game, 1)[:2]
    game = questions.deck().play("1 draw auxiliaries", "* auxiliary nun")
    assert ["Amina draws a nun"] == told(game, 0)[:1]
    assert ["Amina draws a card"] == told(game, 1)[:1]


def test_cards_left_at_the_end_are_counted() -> None:
    assert "Amina has 1 special card left: 0.5 points" == TELLER.told(
        Fact("CO-END-01", 0, 1, points=1), 1
    )
    assert "Amina has no special card left" == TELLER.told(Fact("CO-END-01", 0), 1)


# --- questions ----------------------------------------------------------------------------


def asked(name: str, eye: int = 0) -> str:
    table = QUESTIONS[name]().table
    view = WORDS.view(Sight(table, eye), {})
    return english.asked(name, Shown(RULES, view, eye, NAMES[: int(table.seats)]))


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("bid", "Your bid for Isangi, worth 3: which character?"),
        ("special", "Do you play a special card?"),
        ("lay", "Your total is 2; the highest is 4. Lay an auxiliary?"),
        ("lay_more", "Your total is 3; the highest is 4. Another, or done?"),
        ("tiles", "Tied with Björn. Which hippo tile do you lay?"),
        ("raise", "Still tied with Björn. Do you add a hippo tile, this time face up?"),
    ],
)
def test_a_question_has_the_numbers_that_matter(name: str, line: str) -> None:
    assert line == asked(name)


def test_the_highest_total_is_called_so() -> None:
    game = questions.lay().play("1 lay nurse", "1 lay nurse", "1 lay servant")
    view = WORDS.view(Sight(game.table, 0), {})
    assert "Your total is 4.5, the highest. Another, or done?" == english.asked(
        "lay_more", Shown(RULES, view, 0, NAMES[:3])
    )
    game = questions.lay_more().play("1 lay nurse")
    view = WORDS.view(Sight(game.table, 0), {})
    assert "level with the highest" in english.asked("lay", Shown(RULES, view, 0, NAMES[:3]))
    assert english.QUESTIONS["lay"] == asked("lay", 7)


# --- refusals -----------------------------------------------------------------------------


def test_every_answer_that_is_not_legal_is_refused_with_a_sentence() -> None:
    """A card that may be played anywhere on this board is never refused for its place."""
    told: set[str] = set()
    found = [*sights(600, 60), *(Sight(game.table, 0) for game in refusing())]
    for sight in found:
        question = sight.question()
        for action in set(ALL) - set(sight.legal()):
            facts = sight.state.why_not(question, action)
            assert facts
            for fact in facts:
                line = TELLER.why(fact).removesuffix(f" ({fact.rule})")
                assert re.fullmatch(r"[A-Z][^{}_]*\.", line), (fact, line)
                assert fact.rule in english.WHY
                told.add(fact.rule)

    assert set(english.WHY) - {"", "CO-SPC-03"} == told


# --- the rest -----------------------------------------------------------------------------


def test_what_lies_open_can_be_compared_with_what_was_seen() -> None:
    found = english.things(WORDS.view(Sight(questions.bid().table, 0), {}))

    assert {"isangi mission", "fr-doctor 1", "fr-doctor 2", "nun 2", "shaman"} <= found
    assert "fr-officer 1" not in found


def test_a_player_is_told_at_the_head_of_a_turn() -> None:
    view = WORDS.view(Sight(questions.bid().table, 7), {})

    assert "points 6, characters 5, tiles 2" == english.stand(view["seats"][0])


def test_the_score_sheet_adds_up_the_stations() -> None:
    walk = Walk("congo", 3, "uniform", 3)
    for _ in walk.steps(20000):
        pass
    rows = TELLER.sheet(walk.state)

    assert [english.SHEET[rule] for _, _, rule in rows] == [what for what, _, _ in rows]
    assert [int(walk.state.points(seat)) for seat in range(3)] == [
        sum(points[seat] for _, points, _ in rows) for seat in range(3)
    ]
