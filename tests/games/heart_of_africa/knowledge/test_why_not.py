"""Why an answer is not legal: the question names a rule that fits."""

from collections.abc import Callable

import pytest

from kindu.core.state import State
from kindu.core.words import CHANCE
from kindu.games.heart_of_africa.state.state import Tabletop
from kindu.games.rulebook import rulebook
from tests.games.heart_of_africa.scene import BOARD, RULES, Scene, scene
from tests.support import rule

IDS = set(rulebook("heart_of_africa").by_id)
CAPE = "cape_town-port_elizabeth"  # double, black, 3 spaces
GREY = "douala-bangui"  # grey, 4 spaces
SOUTH = "madagascar_south-durban"  # double ferry, 6 spaces, 2 locomotives
TICKETS = ["* ticket T07", "* ticket T03", "* ticket T20", "* ticket T11"]


def turn() -> Scene:
    """Seat 1 of 3 with 8 cards; seat 2 owns a track of a double route, seat 1 another one."""
    p1 = {"hand": "black*3 red*3 blue locomotive", "owns": "pretoria-durban/1", "terrain": "desert"}
    p2 = {"owns": "beira-durban/2 libreville-bangui", "terrain": "mountain*2"}
    return scene(3, p1=p1, p2=p2, row="red red white locomotive blue", ticket_deck=0)


def second() -> Scene:
    """Seat 1 has taken an open red card."""
    return turn().play("1 take red", "* train green")


def second_of_few() -> Scene:
    """No locomotive lies open."""
    game = scene(2, row="red red white green blue")
    return game.play("1 take red", "* train green")


def colour() -> Scene:
    return turn().play(f"1 claim {GREY}")


def number() -> Scene:
    return colour().play("1 pay red")


def double() -> Scene:
    """The only locomotive is in the set."""
    return number().play("1 locomotives 1")


def wild() -> Scene:
    p1 = {"hand": "orange locomotive*4", "terrain": "desert"}
    game = scene(2, p1=p1, p2={"terrain": "desert*3"})
    return game.play("1 claim windhoek-walvis_bay", "1 pay orange", "1 locomotives 0", "1 double")


def keeping() -> Scene:
    """Of T03, T07, T11 and T20 the second has been named."""
    return scene(2, p1={"tickets": "T01"}).play("1 draw tickets", *TICKETS, "1 keep T07")


def first() -> Scene:
    """The choice of the first tickets: T03, T07, T11 and T20 for seat 1."""
    state = RULES.start(2, {"start player": "1"})
    assert isinstance(state, Tabletop)
    cards = [f"* train {name}" for name in BOARD.colours[:8]] + ["* train red"] * 5
    terrain = ["* terrain desert", "* terrain jungle"] * 2
    more = [f"* ticket T{n}" for n in (30, 31, 32, 33)]
    return Scene(state).play(*cards, *terrain, *TICKETS, *more)


def dry() -> Scene:
    """Nothing to draw, nothing to claim."""
    empty = {"row": "- - - - -", "deck": "", "terrain_row": "- -", "terrain_deck": ""}
    return scene(2, ticket_deck=0, **empty)


SCENES = [scene, turn, second, second_of_few, colour, number, double, wild, keeping, first, dry]


def agrees(state: State) -> list[str]:
    """The answers whose reasons don't match their legality, or name no rule of the book."""
    legal = set(state.legal())
    faults = []
    for action in range(int(RULES.num_actions)):
        reasons = [fact.rule for fact in state.why_not(state.question(), action)]
        if (action in legal) != (not reasons) or not set(reasons) <= IDS:
            faults.append(f"{RULES.label(action)}: {reasons}")
    return faults


@pytest.mark.parametrize("make", SCENES, ids=lambda make: make.__name__)
def test_just_the_legal_answers_have_no_reason_against_them(make: Callable[[], Scene]) -> None:
    game = make()

    assert [] == agrees(game.table)


def test_asking_for_reasons_changes_nothing() -> None:
    game = turn()
    before = list(game.table.pack())

    agrees(game.table)

    assert before == list(game.table.pack())


def test_chance_has_reasons_against_what_it_cannot_draw() -> None:
    game = scene(2, deck="red*2").play("1 draw train")

    assert CHANCE == game.table.to_act()
    assert ([], [""]) == (game.why_not("train red"), game.why_not("train blue"))
    assert ["HA-TURN-01"] == game.why_not("draw train")


FITTING: list[tuple[Callable[[], Scene], str, str]] = [
    (turn, "take green", "HA-DRAW-02"),
    (turn, "take mountain", "HA-DRAW-03"),
    (turn, "draw tickets", "HA-TICKET-08"),
    (turn, "pass", "HA-TURN-03"),
    (turn, "pay red", "HA-TURN-01"),
    (turn, "enough", "HA-TURN-01"),
    (turn, "keep T01", "HA-TURN-01"),
    (turn, "claim libreville-bangui", "HA-CLAIM-12"),
    (turn, "claim pretoria-durban/1", "HA-CLAIM-12"),
    (turn, "claim pretoria-durban/2", "HA-DOUBLE-01"),
    (turn, "claim beira-durban/1", "HA-DOUBLE-03"),
    (turn, f"claim {SOUTH}/1", "HA-CLAIM-09"),
    (turn, "claim salisbury-beira", "HA-CLAIM-04"),
    (second, "take locomotive", "HA-DRAW-06"),
    (second, "take purple", "HA-DRAW-02"),
    (second_of_few, "take locomotive", "HA-DRAW-02"),
    (second, "take mountain", "HA-DRAW-03"),
    (second, "draw tickets", "HA-DRAW-13"),
    (second, "pass", "HA-DRAW-13"),
    (second, f"claim {CAPE}/1", "HA-DRAW-13"),
    (colour, "pay blue", "HA-CLAIM-05"),
    (colour, "pay white", "HA-CLAIM-11"),
    (colour, "pay locomotive", "HA-CLAIM-06"),
    (colour, "plain", "HA-TURN-01"),
    (colour, "draw train", "HA-TURN-01"),
    (number, "locomotives 0", "HA-CLAIM-10"),
    (number, "locomotives 2", "HA-CLAIM-10"),
    (number, "wild 0", "HA-TURN-01"),
    (double, "double", "HA-TERRAIN-13 HA-TERRAIN-12"),
    (double, "wild 1", "HA-TURN-01"),
    (wild, "wild 1", "HA-TERRAIN-21"),
    (wild, "wild 3", "HA-TERRAIN-21"),
    (wild, "plain", "HA-TURN-01"),
    (keeping, "keep T07", "HA-TICKET-03"),
    (keeping, "keep T03", "HA-TICKET-03"),
    (keeping, "keep T01", "HA-TICKET-04"),
    (keeping, "keep T40", "HA-TICKET-04"),
    (keeping, "draw train", "HA-TICKET-09"),
    (first, "enough", "HA-SETUP-06"),
    (first, "keep T20", "HA-SETUP-06"),
    (first, "keep T30", "HA-TICKET-04"),
    (first, "draw train", "HA-SETUP-07"),
    (dry, "draw train", "HA-DRAW-12"),
    (dry, "draw terrain", "HA-DRAW-12"),
    (dry, "take locomotive", "HA-DRAW-02"),
]


@pytest.mark.parametrize(
    ("make", "text", "fitting"), FITTING, ids=[f"{make.__name__}: {t}" for make, t, _ in FITTING]
)
def test_an_illegal_answer_names_the_rules_that_fit(
    make: Callable[[], Scene], text: str, fitting: str
) -> None:
    assert fitting.split() == make().why_not(text)


def told(game: Scene, text: str) -> list[tuple[str, int, int, int]]:
    """Rule and numbers of the reasons against an answer."""
    facts = game.table.why_not(game.table.question(), RULES.parse(text))
    assert [0] * len(facts) == [fact.seat for fact in facts]
    return [(fact.rule, int(fact.a), int(fact.b), int(fact.c)) for fact in facts]


def track(name: str) -> int:
    return BOARD.track_ids.index(name)


@rule("HA-CLAIM-04", "HA-CLAIM-05", "HA-CLAIM-09")
def test_the_reason_against_a_payment_says_what_is_missing() -> None:
    """2 purple cards, of which locomotives replace 1; 4 of a colour, of which there are 2 + 1."""
    game = scene(2, p1={"hand": "red*2 locomotive"})
    purple, grey, ferry = track("salisbury-beira"), track(GREY), track(f"{SOUTH}/1")

    assert [("HA-CLAIM-04", purple, 0, 1)] == told(game, "claim salisbury-beira")
    assert [("HA-CLAIM-05", grey, 1, 0)] == told(game, f"claim {GREY}")
    assert [("HA-CLAIM-09", ferry, 1, 0)] == told(game, f"claim {SOUTH}/1")
    assert [("HA-CLAIM-05", grey, 2, 0)] == told(colour(), "pay blue")


@rule("HA-CLAIM-03")
def test_the_reason_against_a_claim_says_how_many_trains_are_missing() -> None:
    game = scene(2, p1={"hand": "black*3", "trains": 1})

    assert [("HA-CLAIM-03", track(f"{CAPE}/1"), 2, 0)] == told(game, f"claim {CAPE}/1")


@rule("HA-CLAIM-12", "HA-DOUBLE-03")
def test_a_track_that_is_gone_for_good_has_one_reason_against_it() -> None:
    """No cards and hardly a train: neither matters any more."""
    p1 = {"trains": 1, "owns": "libreville-bangui"}
    game = scene(3, p1=p1, p2={"owns": "beira-durban/2"})

    assert ["HA-CLAIM-12"] == game.why_not("claim libreville-bangui")
    assert ["HA-CLAIM-12"] == game.why_not("claim beira-durban/2")
    assert ["HA-DOUBLE-03"] == game.why_not("claim beira-durban/1")


@rule("HA-TERRAIN-12", "HA-TERRAIN-13", "HA-TERRAIN-21")
def test_the_reasons_against_a_doubling_say_how_many_cards_are_missing() -> None:
    """No mountain card against 2, and a price of 2; for the desert, 2 locomotives are enough."""
    mountain = BOARD.terrain_ids.index("mountain")
    lead, price = ("HA-TERRAIN-13", mountain, 2, 0), ("HA-TERRAIN-12", mountain, 2, 0)

    assert [lead, price] == told(double(), "double")
    assert [("HA-TERRAIN-21", 2, 2, 0)] == told(wild(), "wild 1")


@rule("HA-CLAIM-10")
def test_the_reason_against_a_number_of_locomotives_says_the_range() -> None:
    game = scene(2, p1={"hand": "red*3 locomotive*3"}).play(f"1 claim {GREY}", "1 pay red")

    assert [("HA-CLAIM-10", 1, 3, 0)] == told(game, "locomotives 0")


@rule("HA-DRAW-12")
def test_the_reason_against_an_empty_deck_says_which() -> None:
    assert [("HA-DRAW-12", 0, 0, 0)] == told(dry(), "draw train")
    assert [("HA-DRAW-12", 1, 0, 0)] == told(dry(), "draw terrain")
