"""CO-VAL: the value of a profession at a station, and the modifier for nationality."""

from __future__ import annotations

import pytest

from kindu.games.congo import values
from tests.games.congo.scene import BOARD, Scene, scene
from tests.support import rule

VALUES = {  # barracks, hospital, mission, village, jungle
    "explorer": [4, 1, 3, 2, 5],
    "anthropologist": [1, 3, 2, 5, 4],
    "doctor": [3, 5, 4, 1, 2],
    "missionary": [2, 4, 5, 3, 1],
    "officer": [5, 2, 1, 4, 3],
}
STATIONS = ["barracks", "hospital", "mission", "village", "jungle"]
MODIFIERS = {  # flag be, fr, gb, de
    "be": [0, 0, 0, 0],
    "fr": [0, 0, -2, -1],
    "gb": [0, -2, 0, -1],
    "de": [0, -1, -1, 0],
}
FLAGS = list(MODIFIERS)


def revealed(first: str, second: str = "gb-officer", dice: str = "", **changes: object) -> Scene:
    """Two bids are face up and all dice have been rolled."""
    game = scene(2, bids=f"{first} {second}", **changes).passes()
    return game.play(*[f"* die {n}" for n in dice])


@rule("CO-VAL-01")
@pytest.mark.parametrize("station", STATIONS)
@pytest.mark.parametrize("profession", VALUES)
def test_a_profession_has_its_value_at_every_station(profession: str, station: str) -> None:
    """A Belgian at a British station has no modifier."""
    flag = "" if station == "jungle" else "gb"
    game = revealed(f"be-{profession}", station=station, flag=flag)

    assert VALUES[profession][STATIONS.index(station)] == game.base(1)


@rule("CO-VAL-01")
def test_all_bids_are_turned_up_together() -> None:
    game = scene(3, bids="gb-doctor de-doctor us-explorer-officer").passes()

    assert ["gb-doctor de-doctor us-explorer-officer"] * 2 == [
        game.seen(eye).bids() for eye in (0, 7)
    ]


@rule("CO-VAL-02")
@pytest.mark.parametrize("station", STATIONS)
@pytest.mark.parametrize("kind", BOARD.kind_ids[20:])
def test_a_non_belligerent_uses_the_profession_with_the_higher_value(
    kind: str, station: str
) -> None:
    """Sympathy for Belgium has no modifier."""
    flag = "" if station == "jungle" else "gb"
    game = revealed(kind, dice="2" if flag else "", station=station, flag=flag)
    both = [VALUES[name][STATIONS.index(station)] for name in kind.split("-")[1:]]

    assert (2, max(both)) == (len(both), game.base(1))


@rule("CO-VAL-03")
@pytest.mark.parametrize("flag", FLAGS)
@pytest.mark.parametrize("nation", FLAGS)
def test_nationality_and_flag_give_the_modifier(nation: str, flag: str) -> None:
    """At Belgian and French stations languages are rolled as well: station, then Belgians."""
    rolls = int(flag == "be") + int(nation == "be" and flag in ("be", "fr"))
    game = revealed(f"{nation}-doctor", dice="2" * rolls, flag=flag)

    assert 4 + MODIFIERS[nation][FLAGS.index(flag)] == game.base(1)


@rule("CO-VAL-04")
@pytest.mark.parametrize("nation", FLAGS)
@pytest.mark.parametrize(("station", "value"), [("jungle", 2), ("village", 1)])
def test_without_a_flag_there_is_no_modifier(nation: str, station: str, value: int) -> None:
    game = revealed(f"{nation}-doctor", station=station, flag="", stop="lowa")

    assert value == game.base(1)


@rule("CO-VAL-05")
@pytest.mark.parametrize("flag", FLAGS)
@pytest.mark.parametrize(("die", "nation"), [(1, "gb"), (2, "be"), (3, "fr"), (4, "de")])
def test_the_sympathy_of_a_non_belligerent_is_rolled(die: int, nation: str, flag: str) -> None:
    """At a Belgian station, the language is rolled after it."""
    dice = f"{die}2" if flag == "be" else f"{die}"
    game = revealed("us-doctor-missionary", dice=dice, flag=flag, station="hospital")

    assert 5 + MODIFIERS[nation][FLAGS.index(flag)] == game.base(1)


@rule("CO-VAL-05")
def test_each_non_belligerent_rolls_in_turn_order() -> None:
    """Seats 2, 3 and 1; the British character of seat 4 does not roll."""
    bids = "us-doctor-missionary es-doctor-officer pt-explorer-doctor gb-doctor"
    game = scene(4, bids=bids, first=2, station="hospital", flag="gb").passes()
    game.play("* die 1", "* die 3", "* die 4")

    assert [4, 1, 3, 0] == [int(player.sympathy) for player in game.table.players]
    assert ("2", {1: 4, 2: 5, 3: 3, 4: 5}) == (game.asked(), game.totals())


@rule("CO-VAL-05", "R-08")
@pytest.mark.parametrize(("station", "value"), [("jungle", 5), ("village", 4)])
def test_without_a_flag_no_sympathy_is_rolled(station: str, value: int) -> None:
    game = revealed("us-explorer-officer", station=station, flag="", stop="lowa")

    assert ("1", value, 0) == (game.asked(), game.base(1), game.player(1).sympathy)


@rule("CO-VAL-05", "R-08", "R-14")
def test_a_participant_left_alone_rolls_no_sympathy() -> None:
    """The warrior kills the British character, so the American is left alone."""
    p1 = {"specials": "warrior"}
    game = scene(2, bids="us-explorer-officer gb-doctor", p1=p1).special(1, "warrior")
    game.play("1 target 2", "* die 1", "* die 4")

    assert ([3, 0], "station") == (game.score(), game.verb())


@rule("CO-VAL-06")
def test_the_sympathy_holds_for_one_round() -> None:
    game = revealed("us-doctor-missionary", dice="3").finish()

    assert 0 == game.player(1).sympathy


@rule("CO-VAL-06", "R-09")
@pytest.mark.parametrize("die", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("kind", "interpreter"), [("us-explorer-officer", False), ("nl-explorer-anthropologist", True)]
)
def test_sympathy_does_not_change_the_language(kind: str, die: int, interpreter: bool) -> None:
    """At a British station an American needs no interpreter, a Dutch character may have one."""
    game = revealed(kind, dice=str(die), p1={"helpers": "interpreter"}, flag="gb")

    assert interpreter == ("lay interpreter" in game.legal())


@rule("CO-VAL-07")
@pytest.mark.parametrize(
    ("kind", "flag", "value"),
    [("fr-officer", "gb", -1), ("gb-officer", "de", 0), ("gb-officer", "fr", -1)],
)
def test_a_base_value_may_be_zero_or_negative(kind: str, flag: str, value: int) -> None:
    game = revealed(kind, second="de-officer", flag=flag)

    assert (value, value) == (game.base(1), game.totals()[1])


@rule("CO-VAL-07", "CO-CHIEF-01")
def test_a_negative_total_may_win() -> None:
    """French officers at a British mission are worth -1 each; a servant adds half a point."""
    game = scene(2, bids="fr-officer fr-officer", flag="gb", p2={"helpers": "servant"}).passes()
    game.play("1 wait").lay(2, "servant").play("1 drop")

    assert [0, 3] == game.score()


@rule("CO-VAL-01", "CO-VAL-03")
def test_the_base_value_is_explained() -> None:
    """In half points: 10 for the doctor at a hospital, -4 for the French under a British flag."""
    game = revealed("fr-doctor", station="hospital", flag="gb")
    facts = {fact.rule: (fact.a, fact.b, fact.c) for fact in values.explain(game.table, 0)}

    doctor, hospital = BOARD.profession_ids.index("doctor"), BOARD.station_ids.index("hospital")
    assert (doctor, hospital, 10) == facts["CO-VAL-01"]
    assert (BOARD.nation_ids.index("fr"), BOARD.nation_ids.index("gb"), -4) == facts["CO-VAL-03"]


@rule("CO-VAL-05")
def test_sympathy_and_auxiliaries_are_explained_too() -> None:
    p1 = {"helpers": "nurse*2 servant"}
    game = revealed("us-doctor-missionary", dice="3", p1=p1, station="hospital", flag="gb")
    game.lay(1, "nurse*2 servant")
    facts = [(f.rule, f.a, f.b, f.c) for f in values.explain(game.table, 0)]

    fr, gb = BOARD.nation_ids.index("fr"), BOARD.nation_ids.index("gb")
    nurse, servant = (BOARD.auxiliary_ids.index(name) for name in ("nurse", "servant"))
    assert ("CO-VAL-05", fr, gb, -4) in facts
    assert {("CO-AUX-02", nurse, 2, 4), ("CO-AUX-02", servant, 1, 1)} <= set(facts)
    assert "CO-VAL-03" not in [fact[0] for fact in facts]


@rule("CO-VAL-01", "CO-VAL-03", "CO-VAL-05", "CO-AUX-02", "CO-SP-SHAMAN-01")
@pytest.mark.parametrize(
    ("own", "dice", "profession", "value", "nation"),
    [
        ("be-explorer", "11", "explorer", 4, ("CO-VAL-03", "be")),
        ("fr-explorer", "1", "explorer", 4, ("CO-VAL-03", "fr")),
        ("us-explorer-officer", "21", "officer", 8, ("CO-VAL-05", "be")),
    ],
)
def test_all_that_makes_a_total_is_explained_in_order(
    own: str, dice: str, profession: str, value: int, nation: tuple[str, str]
) -> None:
    """Seat 2 under the Belgian flag, which takes nothing off; in half points."""
    players = {"p1": {"specials": "shaman"}, "p2": {"helpers": "porter*2"}}
    game = scene(2, bids=f"gb-officer {own}", station="village", flag="be", **players)
    game.special(1, "shaman", *[f"* die {n}" for n in dice], "1 drop", "2 lay porter")

    doing, village = BOARD.profession_ids.index(profession), BOARD.station_ids.index("village")
    shaman, porter = BOARD.special_ids.index("shaman"), BOARD.auxiliary_ids.index("porter")
    assert [
        ("CO-VAL-01", 1, doing, village, value, BOARD.kind_ids.index(own)),
        (nation[0], 1, FLAGS.index(nation[1]), FLAGS.index("be"), 0, 0),
        ("CO-SP-SHAMAN-01", 1, shaman, 0, -2, 0),
        ("CO-AUX-02", 1, porter, 1, 2, 0),
    ] == [(f.rule, f.seat, f.a, f.b, f.c, f.d) for f in values.explain(game.table, 1)]
