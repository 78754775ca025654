"""Why an answer is not legal: the question names a rule that fits."""

import re
from collections.abc import Callable
from importlib.resources import files

import pytest

from kindu.core.state import State
from kindu.core.words import CHANCE
from tests.games.africana.scene import RULES, Scene, scene
from tests.support import rule

RULES_TEXT = files("kindu.games.africana").joinpath("rules.md").read_text("utf-8")
IDS = set(re.findall(r"^- \*\*((?:AF-[A-Z]+|RUL)-\d\d)", RULES_TEXT, re.MULTILINE))


def moving() -> Scene:
    """Seat 1 at Cairo with 4 silver: A02 joined, N08 open; seat 2 has N06."""
    return scene(
        p1={
            "at": "cairo",
            "silver": 4,
            "hand": "orange grey-assistant joker",
            "open": "N08",
            "won": "N13",
            "joined": "A02",
        },
        p2={"open": "N06", "joined": "B07"},
        row="A02 B07 - A03 C02",
    ).play("1 move")


def buying() -> Scene:
    """Seat 1 at Cairo with 0 silver, S02 on the left half, S01 on the right one."""
    game = scene(p1={"at": "cairo", "silver": 0, "hand": "grey"}, north="S02 | S01")
    return game.play("1 buy")


def crowded() -> Scene:
    """Seat 1 has six cards and must discard one."""
    hand = "grey grey grey orange violet-assistant joker"
    player = {"at": "cairo", "hand": hand, "won": "N15", "open": "S01 S02 S03 S04"}
    return scene(p1=player, north="| S05").play("1 move", "1 stop")


def busy() -> Scene:
    """Seat 1 has four open adventures and must discard one."""
    player = {"at": "cairo", "hand": "grey", "open": "S01 S02 S03 S04"}
    return scene(p1=player, north="| S05").play("1 move", "1 stop")


SCENES: dict[str, Callable[[], Scene]] = {
    "start of turn": scene,
    "moving": moving,
    "moving at a start": lambda: scene(
        p1={"at": "khartoum", "joined": "A01 A02 A03", "silver": 5, "open": "N01 N12"},
        row="C01 C05 A01 A02 A03",
    ).play("1 move"),
    "moving on": lambda: moving().play("1 step aswan joker"),
    "buying": buying,
    "buying with money": lambda: scene(p1={"at": "cairo", "silver": 6}, north="S02 | S01").play(
        "1 buy", "1 turn forward", "* page S03"
    ),
    "buying from an empty book": lambda: scene(
        p1={"at": "cairo", "silver": 9},
        p2={"won": " ".join(f"S{n:02}" for n in range(1, 16))},
        north="|",
    ).play("1 buy"),
    "hand limit": crowded,
    "adventure limit": busy,
}


def agrees(state: State) -> list[str]:
    """The answers whose reasons don't match their legality, or name no rule of the book."""
    legal = set(state.legal())
    faults = []
    for action in range(int(RULES.num_actions)):
        reasons = [fact.rule for fact in state.why_not(state.question(), action)]
        if (action in legal) != (not reasons) or not set(reasons) <= IDS:
            faults.append(f"{RULES.label(action)}: {reasons}")
    return faults


@pytest.mark.parametrize("name", SCENES)
def test_just_the_legal_answers_have_no_reason_against_them(name: str) -> None:
    game = SCENES[name]()

    assert [] == agrees(game.table)


def test_asking_for_reasons_changes_nothing() -> None:
    game = moving()
    before = list(game.table.pack())

    agrees(game.table)

    assert before == list(game.table.pack())


def test_chance_has_reasons_against_what_it_cannot_draw() -> None:
    game = scene(p1={"hand": ""}, p2={"hand": ""}, deck="grey", discard="").play("1 draw")

    assert CHANCE == game.table.to_act()
    assert ([], True) == (game.why_not("card grey"), game.why_not("card orange") != [])
    assert game.why_not("draw") != []


FITTING: list[tuple[Callable[[], Scene], str, str]] = [
    (scene, "stop", "AF-TURN-02"),
    (scene, "step cairo joker", "AF-TURN-02"),
    (scene, "join A01", "AF-TURN-02"),
    (scene, "buy S01", "AF-TURN-02"),
    (scene, "turn forward", "AF-TURN-02"),
    (scene, "complete N02", "AF-TURN-02"),
    (moving, "draw", "AF-TURN-02"),
    (moving, "buy", "AF-TURN-02"),
    (moving, "buy S01", "AF-TURN-02"),
    (moving, "turn back", "AF-TURN-02"),
    (moving, "step jidda joker", "AF-MOVE-02"),
    (moving, "step cairo joker", "AF-MOVE-02"),
    (moving, "step aswan grey", "AF-MOVE-02 AF-MOVE-04"),
    (moving, "step napoli magenta-assistant", "AF-MOVE-02 AF-MOVE-04 AF-MOVE-06"),
    (moving, "step aswan orange", "AF-MOVE-02 AF-MOVE-03 AF-COLOR-01 AF-COLOR-03"),
    (moving, "step napoli grey-assistant", "AF-MOVE-02 AF-MOVE-06 AF-COLOR-01 AF-COLOR-03"),
    (moving, "join A03", "AF-EXP-01"),
    (moving, "join C01", "AF-EXP-01"),
    (moving, "complete A02", "AF-EXP-10"),
    (moving, "complete C02", "AF-EXP-10"),
    (moving, "complete B10", "AF-EXP-10"),
    (moving, "complete N06", "AF-ADV-01"),
    (moving, "complete N05", "AF-ADV-01"),
    (moving, "complete N08", "AF-ADV-02"),
    (moving, "discard orange", "AF-EOT-01 AF-EOT-04"),
    (moving, "discard N08", "AF-EOT-03 AF-EOT-04"),
    (buying, "buy S01", "AF-BUY-03 AF-BUY-05"),
    (buying, "buy S05", "AF-BUY-03"),
    (buying, "buy N01", "AF-BUY-01 AF-BUY-02 AF-BUY-03 RUL-21"),
    (buying, "draw", "AF-TURN-02"),
    (buying, "move", "AF-TURN-02"),
    (buying, "join A01", "AF-TURN-02 AF-EXP-01 RUL-07"),
    (buying, "step aswan grey", "AF-TURN-02 AF-MOVE-01"),
    (crowded, "discard turquoise", "AF-EOT-01"),
    (crowded, "discard grey-assistant", "AF-EOT-01"),
    (crowded, "discard S01", "AF-EOT-01 AF-EOT-06"),
    (crowded, "stop", "AF-EOT-01"),
    (crowded, "draw", "AF-EOT-01 AF-TURN-02"),
    (busy, "discard S05", "AF-EOT-03"),
    (busy, "discard grey", "AF-EOT-01 AF-EOT-03"),
    (busy, "stop", "AF-EOT-03"),
    (busy, "move", "AF-EOT-03 AF-TURN-02"),
]


@pytest.mark.parametrize(
    ("make", "text", "fitting"), FITTING, ids=[f"{make.__name__}: {t}" for make, t, _ in FITTING]
)
def test_an_illegal_answer_names_a_rule_that_fits(
    make: Callable[[], Scene], text: str, fitting: str
) -> None:
    reasons = make().why_not(text)

    assert reasons
    assert set(reasons) <= set(fitting.split())


@rule("AF-EXP-02", "AF-EXP-03")
def test_the_reason_against_joining_tells_marker_from_joined_already() -> None:
    full = scene(p1={"at": "khartoum", "joined": "A01 A02 A03 C01"}, row="C01 C05 A01 A02 A03")
    once = scene(p1={"at": "khartoum", "joined": "C01"}, row="C01 C05 A01 A02 A03")

    assert ["AF-EXP-02"] == full.play("1 move").why_not("join C05")
    assert ["AF-EXP-03"] == once.play("1 move").why_not("join C01")


@rule("AF-MOVE-07")
@pytest.mark.parametrize("card", ["joker", "grey-assistant"])
def test_the_reason_against_playing_a_joker_or_assistant_twice(card: str) -> None:
    game = scene(p1={"at": "cairo", "silver": 0, "hand": card, "won": "N13"})

    game.play("1 move", f"1 step aswan {card}")

    assert ["AF-MOVE-07"] == game.why_not(f"step jidda {card}")


@rule("AF-BOOK-03", "AF-BOOK-04")
def test_the_reason_against_turning_tells_empty_half_from_empty_purse() -> None:
    empty = scene(p1={"at": "cairo", "silver": 3}, north="| S01").play("1 buy")
    poor = scene(p1={"at": "cairo", "silver": 0}, north="S02 | S01")
    poor.play("1 buy", "1 turn forward", "* page S03")

    assert ["AF-BOOK-03"] == empty.why_not("turn back")
    assert ["AF-BOOK-04"] == poor.why_not("turn back")
    assert ["AF-BOOK-04"] == poor.why_not("turn forward")
