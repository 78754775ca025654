"""CO-INT: who may use an interpreter where; the languages of Belgians and of their stations."""

from __future__ import annotations

import pytest

from tests.games.congo.scene import Scene, scene
from tests.support import rule

INTERPRETER = {"helpers": "interpreter"}
US, NL, AT = "us-explorer-officer", "nl-explorer-anthropologist", "at-anthropologist-officer"
NATIONS = [
    "es-doctor-officer",
    "pt-explorer-doctor",
    "se-explorer-officer",
    "ru-missionary-officer",
]


def contest(first: str, *dice: int, second: str = "gb-officer", **changes: object) -> Scene:
    """Seat 1 has an interpreter; all dice have been rolled."""
    game = scene(2, bids=f"{first} {second}", p1=INTERPRETER, **changes).passes()
    return game.play(*[f"* die {n}" for n in dice])


def may(game: Scene) -> bool:
    """Whether seat 1 may lay its interpreter now."""
    assert "1" == game.asked()
    return "lay interpreter" in game.legal()


@rule("CO-INT-01", "CO-INT-03")
@pytest.mark.parametrize(
    ("kind", "flag", "allowed"),
    [
        ("gb-doctor", "gb", False), ("gb-doctor", "de", True), ("gb-doctor", "fr", True),
        ("de-doctor", "gb", True), ("de-doctor", "de", False), ("de-doctor", "fr", True),
        ("fr-doctor", "gb", True), ("fr-doctor", "de", True), ("fr-doctor", "fr", False),
    ],
)  # fmt: skip
def test_an_interpreter_helps_who_does_not_speak_the_language(
    kind: str, flag: str, allowed: bool
) -> None:
    assert allowed == may(contest(kind, flag=flag))


@rule("CO-INT-02")
@pytest.mark.parametrize("station", ["jungle", "village"])
@pytest.mark.parametrize("kind", ["gb-doctor", "fr-officer", "be-explorer", US, *NATIONS])
def test_without_a_flag_no_interpreter_may_be_laid(kind: str, station: str) -> None:
    assert not may(contest(kind, station=station, flag="", stop="lowa"))


@rule("CO-INT-03", "CO-INT-06")
@pytest.mark.parametrize(
    ("kind", "flag", "allowed"),
    [
        (US, "gb", False), (US, "de", True), (US, "fr", True),
        (AT, "gb", True), (AT, "de", False), (AT, "fr", True),
        (NL, "gb", True), (NL, "de", True), (NL, "fr", True),
    ],
)  # fmt: skip
def test_americans_speak_english_austrians_german_and_the_dutch_dutch(
    kind: str, flag: str, allowed: bool
) -> None:
    assert allowed == may(contest(kind, 2, flag=flag))


@rule("CO-INT-04", "CO-INT-07")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("kind", "odd", "even"),
    [("fr-doctor", True, False), ("gb-doctor", True, True), ("de-doctor", True, True)],
)
def test_a_belgian_station_speaks_flemish_on_odd_and_french_on_even(
    kind: str, odd: bool, even: bool, die: int
) -> None:
    assert (odd if die % 2 else even) == may(contest(kind, die, flag="be"))


@rule("CO-INT-04", "CO-INT-07")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
@pytest.mark.parametrize(("kind", "odd", "even"), [(NL, False, True), (US, True, True)])
def test_flemish_counts_as_dutch(kind: str, odd: bool, even: bool, die: int) -> None:
    """The first die is the sympathy."""
    assert (odd if die % 2 else even) == may(contest(kind, 1, die, flag="be"))


@rule("CO-INT-04")
def test_the_language_of_the_station_is_rolled_once_a_round() -> None:
    game = scene(4, bids="gb-doctor de-doctor gb-doctor fr-doctor", flag="be", first=3).passes()
    before = game.verb()
    game.play("* die 1")

    assert ("die", "3", "wait" in game.legal()) == (before, game.asked(), True)


@rule("CO-INT-04", "R-13")
def test_the_first_player_rolls_for_the_station_even_without_taking_part() -> None:
    """Seat 1 dies of malaria; the station is asked for its language all the same."""
    p1, p2 = {"specials": "malaria"}, {"helpers": "interpreter"}
    game = scene(3, bids="gb-officer fr-doctor de-doctor", flag="be", p1=p1, p2=p2)
    game.special(1, "malaria", "* die 1", "* die 2", "* die 3", "* die 2")

    assert ("2", ["wait", "drop"]) == (game.asked(), game.legal())


@rule("CO-INT-04")
def test_elsewhere_no_language_is_rolled_for_the_station() -> None:
    found = [contest("gb-doctor", flag=flag).asked() for flag in ("fr", "gb", "de")]

    assert ["1"] * 3 == found


@rule("CO-INT-05", "CO-INT-06")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_at_a_french_station_a_belgian_speaks_flemish_on_odd_and_french_on_even(die: int) -> None:
    assert (die % 2 == 1) == may(contest("be-doctor", die, flag="fr"))


@rule("CO-INT-05", "CO-INT-07")
@pytest.mark.parametrize("station", [1, 2, 3, 4])
@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_a_belgian_may_use_an_interpreter_at_a_belgian_station_of_the_other_language(
    station: int, die: int
) -> None:
    assert (station % 2 != die % 2) == may(contest("be-doctor", station, die, flag="be"))


@rule("CO-INT-05", "R-13")
@pytest.mark.parametrize("flag", ["gb", "de"])
def test_where_it_would_change_nothing_no_belgian_rolls(flag: str) -> None:
    game = contest("be-doctor", flag=flag)

    assert (True, 0) == (may(game), game.player(1).language)


@rule("CO-INT-05", "R-13")
def test_belgians_roll_in_turn_order_after_the_station() -> None:
    """Seats 2, 3 and 1: station Flemish; Belgians French, Flemish and French."""
    bids, cards = "be-doctor be-missionary be-doctor", {"helpers": "interpreter"}
    game = scene(3, bids=bids, first=2, flag="be", p1=cards, p2=cards, p3=cards).passes()
    game.play("* die 1", "* die 2", "* die 3", "* die 4")
    second = game.legal("lay")
    game.play("2 wait")
    third = game.legal("lay")
    game.play("3 drop")

    assert (["lay interpreter"], [], ["lay interpreter"]) == (second, third, game.legal("lay"))


@rule("CO-INT-05", "R-13")
def test_a_belgian_rolls_even_if_nobody_holds_an_interpreter() -> None:
    game = scene(2, bids="be-doctor gb-doctor", flag="fr").passes()

    assert "die" == game.verb()


@rule("CO-INT-05")
def test_the_result_holds_for_this_round() -> None:
    game = scene(2, bids="be-doctor gb-doctor", flag="be").passes().play("* die 1", "* die 2")
    during = (game.table.speech > 0, game.player(1).language > 0)
    game.finish()

    assert ((True, True), (0, 0)) == (during, (game.table.speech, game.player(1).language))


@rule("R-13", "CO-SP-NOAUX-01")
def test_no_language_is_rolled_where_no_auxiliaries_are_laid() -> None:
    p1 = {"specials": "no_auxiliaries"}
    game = scene(2, bids="be-missionary be-doctor", flag="be", p1=p1).special(1, "no_auxiliaries")

    assert ([3, 0], "station") == (game.score(), game.verb())


@rule("R-13", "CO-CHIEF-02")
def test_no_language_is_rolled_for_a_single_participant() -> None:
    p1 = {"specials": "warrior"}
    game = scene(2, bids="be-officer be-doctor", flag="be", p1=p1).special(1, "warrior")
    game.play("1 target 2", "* die 1", "* die 4")

    assert ([3, 0], "station") == (game.score(), game.verb())


@rule("CO-INT-08")
@pytest.mark.parametrize("flag", ["gb", "de", "fr", "be"])
@pytest.mark.parametrize("kind", NATIONS)
def test_spaniards_portuguese_swedes_and_russians_may_use_one_at_every_flag(
    kind: str, flag: str
) -> None:
    dice = [2, 1] if flag == "be" else [2]

    assert may(contest(kind, *dice, flag=flag))


@rule("CO-INT-01")
def test_an_interpreter_lies_on_any_profession() -> None:
    found = [
        contest(f"de-{name}", flag="gb").legal("lay")
        for name in ("explorer", "anthropologist", "doctor", "missionary", "officer")
    ]

    assert [["lay interpreter"]] * 5 == found
