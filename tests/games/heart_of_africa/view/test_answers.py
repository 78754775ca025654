"""Facts, answers and reasons by name, for screens."""

from importlib.resources import files

import pytest

from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR, Fact
from kindu.games.heart_of_africa.view.answers import (
    FACTS,
    REASONS,
    answer_words,
    fact_words,
    why_words,
)
from kindu.games.heart_of_africa.view.claims import Words
from tests.games.heart_of_africa.knowledge.test_why_not import (
    colour,
    double,
    dry,
    first,
    keeping,
    number,
    turn,
    wild,
)
from tests.games.heart_of_africa.scene import BOARD, RULES, Scene, scene

CAPE = "cape_town-port_elizabeth/1"  # black, 3 spaces, double
FERRY = "madagascar_south-durban/1"  # 6 spaces, 2 locomotives
CAPE_NUMBER = BOARD.track_ids.index(CAPE)


def words(game: Scene, text: str, eye: int = 0) -> Words:
    return answer_words(Sight(game.table, eye), RULES.parse(text))


def claiming() -> Scene:
    """Seat 1 shares the lead in the mountains with seat 2, and has two of three black cards."""
    p1 = {
        "hand": "black*2 red*4 locomotive*2",
        "terrain": "mountain",
        "tickets": "T40",
        "owns": "east_london-durban/1 port_elizabeth-east_london/1",
    }
    return scene(2, p1=p1, p2={"terrain": "mountain jungle*3"})


# --- facts --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("fact", "expected"),
    [
        (Fact("HA-TURN-01", 0), {"seat": 1}),
        (Fact("HA-SETUP-02", 0, 7), {"seat": 1, "card": "red"}),
        (Fact("HA-SETUP-02", 0, 7, eyes=1).told(1), {"seat": 1}),
        (Fact("HA-DRAW-04", -1, 8, 0), {"card": "locomotive", "slot": "1"}),
        (Fact("HA-DRAW-03", 1, 0), {"seat": 2, "terrain": "desert"}),
        (Fact("HA-DRAW-11", -1, 30), {"cards": 30}),
        (Fact("HA-TICKET-03", 1, 4, 0), {"seat": 2, "kept": 4}),
        (Fact("HA-TICKET-03", 1, 1, 3), {"seat": 2, "kept": 1, "returned": 3}),
        (Fact("HA-SCORE-02", 1, 9, points=12), {"seat": 2, "ticket": "T10", "points": 12}),
        (Fact("HA-SCORE-02", 1, 9, points=-12), {"seat": 2, "ticket": "T10", "lost": 12}),
        (
            Fact("HA-SCORE-01", 1, -1, 3, 7, 4, points=11),
            {"seat": 2, "points": 11, "tracks": 3, "printed": 7, "doubled": 4},
        ),
        (
            Fact("HA-SCORE-02", 1, -1, 1, 2, 6, points=-24),
            {"seat": 2, "lost": 24, "completed": 1, "missed": 2, "gained": 6, "forfeited": 30},
        ),
        (
            Fact("HA-CLAIM-08", 0, CAPE_NUMBER, 6, 1, points=4),
            {"seat": 1, "track": CAPE, "card": "black", "cards": 2, "locomotives": 1, "points": 4},
        ),
        (
            Fact("HA-CLAIM-08", 0, CAPE_NUMBER, 8, 3, points=4),
            {"seat": 1, "track": CAPE, "card": "locomotive", "locomotives": 3, "points": 4},
        ),
        (
            Fact("HA-TERRAIN-10", 0, CAPE_NUMBER, 0, 1, points=4),
            {"seat": 1, "track": CAPE, "terrain": "mountain", "locomotives": 1, "points": 4},
        ),
    ],
)
def test_the_numbers_of_a_fact_have_names(fact: Fact, expected: Words) -> None:
    assert expected == fact_words(RULES, fact)


def test_every_rule_with_named_numbers_is_a_rule() -> None:
    text = files("kindu.games.heart_of_africa").joinpath("rules.md").read_text(encoding="utf-8")

    assert [] == [key for key in [*FACTS, *REASONS] if f"**{key}**" not in text]


# --- reasons ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "text", "expected"),
    [
        (turn(), "take green", {"seat": 1, "card": "green"}),
        (turn(), "pass", {"seat": 1}),
        (turn(), f"claim {FERRY}", {"seat": 1, "track": FERRY, "missing": 1}),
        (dry(), "draw terrain", {"seat": 1, "pile": "terrain"}),
        (number(), "locomotives 5", {"seat": 1, "least": 1, "most": 1}),
        (wild(), "wild 1", {"seat": 1, "least": 2, "most": 2}),
        (double(), "double", {"seat": 1, "terrain": "mountain", "missing": 2}),
        (keeping(), "keep T40", {"seat": 1, "ticket": "T40"}),
        (first(), "enough", {"seat": 1, "least": 2}),
    ],
)
def test_the_numbers_of_a_reason_have_names(game: Scene, text: str, expected: Words) -> None:
    facts = game.table.why_not(game.table.question(), RULES.parse(text))

    assert expected == why_words(RULES, facts[0])


def test_what_is_no_answer_at_all_has_only_a_seat() -> None:
    assert {"seat": 2} == why_words(RULES, Fact("", 1, 700))


# --- answers ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("take red", {"verb": "take", "card": "red"}),
        ("draw train", {"verb": "draw", "pile": "train", "deck": 97}),
        ("take jungle", {"verb": "take", "terrain": "jungle", "own": 0, "rival": 3}),
        ("draw terrain", {"verb": "draw", "pile": "terrain", "deck": 38}),
        (
            "draw tickets",
            {"verb": "draw", "pile": "tickets", "most": 4, "least": 1, "deck": 47},
        ),
        ("pass", {"verb": "pass"}),
        ("pay red", {"verb": "pay", "card": "red"}),
        ("locomotives 2", {"verb": "locomotives", "locomotives": 2}),
        ("plain", {"verb": "plain"}),
        ("double", {"verb": "double"}),
        ("wild 3", {"verb": "wild", "locomotives": 3}),
        ("keep T46", {"verb": "keep", "ticket": "T46"}),
        ("enough", {"verb": "enough"}),
    ],
)
def test_an_answer_has_names(text: str, expected: Words) -> None:
    assert expected == words(claiming(), text)


def test_a_spectator_compares_nothing() -> None:
    assert {"verb": "take", "terrain": "jungle"} == words(claiming(), "take jungle", SPECTATOR)
    assert {"verb": "keep", "ticket": "T46"} == words(claiming(), "keep T46", SPECTATOR)
    assert {"verb": "enough"} == words(claiming(), "enough", SPECTATOR)
    assert "points" in words(claiming(), f"claim {CAPE}", SPECTATOR)


def test_a_claim_says_what_it_costs_and_brings() -> None:
    """One locomotive is in the set, so one is left; own cards alone are enough to double, too."""
    assert {
        "verb": "claim",
        "track": CAPE,
        "a": "cape_town",
        "b": "port_elizabeth",
        "length": 3,
        "colour": "black",
        "points": 4,
        "locomotives": 1,
        "spare": 1,
        "double": 8,
        "wild": 0,
        "completes": 1,
    } == words(claiming(), f"claim {CAPE}")


def test_a_claim_that_can_not_be_doubled_or_paid_does_not_say_so() -> None:
    """Three jungle cards against none take three locomotives; a green card is missing."""
    blue = words(claiming(), "claim cabinda-luanda/1")
    ferry = words(claiming(), f"claim {FERRY}")
    other = words(claiming(), f"claim {FERRY}", 1)

    assert (1, None, None) == (blue["locomotives"], blue.get("double"), blue.get("wild"))
    assert (2, 2, None) == (ferry["symbols"], ferry["locomotives"], ferry.get("double"))
    assert (2, None) == (other["symbols"], other.get("locomotives"))


def test_doubling_with_locomotives_says_how_many() -> None:
    game = scene(2, p1={"hand": "red*2 locomotive*2"}, p2={"terrain": "desert*2"})
    found = words(game, "claim mocamedes-j_south_angola")

    assert (2, 4, 2) == (found["points"], found["double"], found["wild"])


def test_only_locomotives_may_pay() -> None:
    game = scene(2, p1={"hand": "locomotive*3"})

    assert 3 == words(game, f"claim {CAPE}")["locomotives"]


def test_the_links_of_a_claim_say_what_they_cost_and_bring() -> None:
    game = claiming().play(f"1 claim {CAPE}")
    black = {"length": 3, "have": 2, "least": 1, "most": 2, "sets": "2+1 1+2"}
    assert {"verb": "pay", "card": "black", **black} == words(game, "pay black")
    game.play("1 pay black")
    assert {"verb": "locomotives", "locomotives": 1, "card": "black", "cards": 2} == words(
        game, "locomotives 1"
    )
    game.play("1 locomotives 1")
    paid = {"card": "black", "cards": 2, "locomotives": 1}
    assert {"verb": "plain", **paid, "points": 4} == words(game, "plain")
    assert {
        "verb": "double",
        **paid,
        "points": 8,
        "price": 1,
        "terrain": "mountain",
        "least": 0,
        "most": 1,
        "ways": "1+0 0+1",
    } == words(game, "double")
    game.play("1 double")
    with_own = {"verb": "wild", "locomotives": 0, "cards": 1, "terrain": "mountain", "points": 8}
    assert with_own == words(game, "wild 0")
    assert 0 == words(game, "wild 1")["cards"]


def test_locomotives_only_are_counted() -> None:
    game = scene(2, p1={"hand": "locomotive*4"}).play(f"1 claim {CAPE}")

    alone = {"cards": 3, "have": 4, "sets": "0+3"}
    assert {"verb": "pay", "card": "locomotive", **alone} == words(game, "pay locomotive")


def test_nobody_else_is_told_about_a_claim_under_way() -> None:
    assert {"verb": "pay", "card": "red"} == words(colour(), "pay red", 1)


def test_tickets_say_whether_they_are_completed_and_how_many_are_kept() -> None:
    game = scene(2, p1={"owns": "pretoria-bloemfontein bloemfontein-cape_town"})

    assert {"verb": "keep", "ticket": "T46", "done": 1} == words(game, "keep T46")
    assert {"verb": "enough", "kept": 1} == words(keeping(), "enough")
