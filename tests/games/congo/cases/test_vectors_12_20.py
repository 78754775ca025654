"""The test vectors TV-12 to TV-20 of section 7 of rules.md, as written."""

from __future__ import annotations

import re

from kindu.games import paper
from tests.games.congo.cases import test_vectors
from tests.games.congo.chapters.test_ties import finish
from tests.games.congo.scene import Scene, scene
from tests.support import rule

NL, SE = "nl-anthropologist-doctor", "se-explorer-officer"


@rule("CO-VAL-02", "CO-VAL-05", "CO-AUX-04", "CO-AUX-05", "CO-AUX-06", "CO-CLEAN-02")
def test_tv_12_non_belligerent() -> None:
    p1 = {"helpers": "assistant*2 nurse*2 interpreter*2 servant porter nun askari"}
    where = {"station": "hospital", "flag": "gb"}
    game = scene(2, bids=f"{NL} gb-officer", p1=p1, **where).passes().play("* die 3")
    base = game.base(1)
    legal = game.legal("lay")
    game.lay(1, "assistant*2 nurse*2 interpreter servant")

    names = ["assistant", "nurse", "interpreter", "servant"]
    assert (3, [f"lay {name}" for name in names]) == (base, legal)
    assert 8.5 == game.totals()[1]
    assert NL == game.finish().gone()


@rule("CO-CLEAN-02", "CO-SP-FRIENDLY-01", "R-16")
def test_tv_12_it_stays_if_it_loses_under_friendly_encounter() -> None:
    p2 = {"specials": "friendly_encounter"}
    game = scene(2, bids=f"{NL} gb-doctor", station="hospital", p2=p2)
    game.special(2, "friendly_encounter", "* die 3").finish()

    assert ([0, 3], "", NL) == (game.score(), game.gone(), game.hand(1))


@rule("CO-END-01", "CO-END-03")
def test_tv_13_end() -> None:
    """Seat 1 scores the last 4 of its 14 points at Kindu."""
    players = {
        "p1": {"score": 10, "specials": "shaman", "helpers": "porter*2"},
        "p2": {"score": 13, "specials": "gorilla malaria colonist", "helpers": "porter*4"},
    }
    game = scene(2, bids="gb-missionary gb-doctor", stop="kindu", **players).passes().finish()

    assert [14, 13] == game.score()
    assert ([29, 29], [2, 1]) == ([game.points(1), game.points(2)], game.table.places())


@rule("CO-AUX-09", "CO-AUX-10", "CO-AUX-11", "R-11")
def test_tv_14_sole_leader() -> None:
    """After a round of cards the totals are 7 and 4."""
    players = {"p1": {"helpers": "nun*3"}, "p2": {"helpers": "nurse*5"}}
    game = scene(2, bids="gb-missionary de-doctor", **players).passes()
    game.lay(1, "nun*2").lay(2, "nurse")
    totals = [game.totals()]
    totals += [game.play("1 wait").lay(2, "nurse").totals()]
    legal = game.legal()
    game.play("1 drop").lay(2, "nurse*3")

    assert [{1: 7, 2: 4}, {1: 7, 2: 5}] == totals
    assert (["lay nun", "drop"], [0, 3], 2) == (legal, game.score(), game.first())


@rule("CO-TIE-03", "CO-TIE-04", "CO-TIE-05", "R-18", "R-19")
def test_tv_15_open_raising() -> None:
    hippos = {"p1": {"hippos": "2 1"}, "p2": {"hippos": "2 1"}, "p3": {"hippos": "2"}}
    game = scene(3, bids="gb-doctor be-doctor gb-doctor", **hippos).passes().finish()
    game.play("1 tile 2", "1 enough", "2 tile 2", "2 enough", "3 tile 2")
    game.play("1 tile 1", "2 tile 1")
    finish(game)

    assert ([1, 1, 0], "2*3 1*2") == (game.score(), game.hippo_discard())


def nationals(bids: str) -> Scene:
    place = {"station": "barracks", "flag": "fr", "p2": {"specials": "only_nationals"}, "first": 2}
    return scene(3, bids=bids, **place).special(2, "only_nationals")


@rule("CO-SP-NATIONALS-02", "CO-SP-NATIONALS-04", "CO-CHIEF-02", "CO-CHIEF-03", "CO-INFO-04")
def test_tv_16_only_nationals() -> None:
    game = nationals(f"fr-officer be-doctor {NL}")
    nobody = nationals(f"de-officer be-doctor {NL}")

    assert ([3, 0, 0], 1, "station") == (game.score(), game.first(), game.verb())
    assert ["", "be-doctor", NL] == [game.hand(n) for n in (1, 2, 3)]
    assert ["", "be-doctor", NL] == [game.seen(7).known(n) for n in (1, 2, 3)]
    assert ([0, 0, 0], 2, "de-officer") == (nobody.score(), nobody.first(), nobody.hand(1))
    assert "de-officer" == nobody.known(1)


@rule("CO-SP-SHAMAN-01")
def test_tv_17_shaman() -> None:
    p1 = {"specials": "shaman"}
    bids = "gb-missionary fr-doctor be-doctor"
    game = scene(3, bids=bids, station="hospital", flag="gb", p1=p1).special(1, "shaman")

    assert {1: 4, 2: 2, 3: 4} == game.totals()
    assert [1, 0, 1] == game.finish().score()


@rule("CO-SP-COLONIST-02", "CO-VAL-05", "CO-CLEAN-02", "CO-INFO-04")
def test_tv_18_colonist() -> None:
    p1 = {"specials": "colonist"}
    game = scene(2, bids="gb-doctor be-doctor", p1=p1)
    game.special(1, "colonist", "1 draw characters", f"* character {SE}")
    kept = game.clone().play("1 keep")
    game.play("1 swap")
    hand, known, verb = game.hand(1), game.seen(1).known(1), game.verb()
    game.play("* die 1").finish()

    assert ("gb-doctor", "gb-doctor", "die") == (hand, known, verb)
    assert SE == game.gone()
    assert (SE, "", "") == (kept.hand(1), kept.known(1), kept.seen(1).hand(1))


@rule("CO-SP-WARRIOR-02", "CO-SP-WARRIOR-04", "CO-CHIEF-03", "CO-SCORE-03")
def test_tv_19_two_players_nobody_left() -> None:
    p1 = {"specials": "warrior"}
    game = scene(2, bids="gb-doctor de-doctor", p1=p1, first=2).special(1, "warrior")
    game.play("1 target 2", "* die 1", "* die 3")

    assert ([0, 0], 2, "station") == (game.score(), game.first(), game.verb())
    assert ("gb-doctor de-doctor", "warrior") == (game.discard(), game.special_discard())


@rule("CO-SPC-08", "R-27", "R-39")
def test_tv_20_nothing_to_act_on() -> None:
    p2 = {"specials": "shaman"}
    bids = "gb-officer gb-doctor gb-missionary"
    region = scene(3, bids=bids, stop="kindu", p1={"specials": "explored_region"}, p2=p2)
    region.special(1, "explored_region")
    jungle = {"station": "jungle", "flag": ""}
    okapi = scene(3, bids=bids, p1={"specials": "okapi"}, p2=p2, **jungle).special(1, "okapi")

    for game in (region, okapi):
        assert ("1", [], ["drop"]) == (game.asked(), game.legal("play"), game.legal("drop"))
    assert [0, 0, 4] == region.finish().score()
    assert [3, 0, 0] == okapi.finish().score()


def test_every_vector_has_its_test() -> None:
    vectors = re.findall(r"^\*\*TV-(\d\d)", paper("congo", "rules.md"), re.MULTILINE)
    names = [*vars(test_vectors), *globals()]
    tested = [name.split("_")[2] for name in names if name.startswith("test_tv_")]

    assert [f"{n:02}" for n in range(1, 21)] == vectors == sorted(set(tested))
