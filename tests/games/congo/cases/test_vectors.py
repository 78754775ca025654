"""The test vectors TV-01 to TV-11 of section 7 of rules.md, as written."""

from __future__ import annotations

import tomllib

import pytest

from kindu.games import paper
from tests.games.congo.chapters.test_draw import after_draws
from tests.games.congo.chapters.test_ties import finish
from tests.games.congo.places import playable
from tests.games.congo.scene import Scene, scene
from tests.support import rule

ROWS = tomllib.loads(paper("congo", "board.toml"))["test_base_value"]
SYMPATHY = {"GB": 1, "BE": 2, "FR": 3, "DE": 4}
TABLE = """
    gb-doctor us-explorer-officer                                           | n y y y y n
    de-doctor at-anthropologist-officer                                     | y n y y y n
    fr-doctor                                                               | y y n y n n
    be-doctor:1 be-officer:3                                                | y y y n y n
    be-doctor:2 be-officer:4                                                | y y n y n n
    nl-explorer-anthropologist                                              | y y y n y n
    es-doctor-officer pt-explorer-doctor se-explorer-officer ru-missionary-officer | y y y y y n
"""
COLUMNS = ["gb", "de", "fr", "be:1", "be:2", ""]


@rule("CO-AUX-01", "CO-AUX-06", "CO-AUX-08", "CO-AUX-11", "CO-INT-01", "CO-SCORE-01")
def test_tv_01_the_worked_example_of_the_rule_book() -> None:
    helpers = {
        "p1": {"helpers": "nun servant"},
        "p2": {"helpers": "nurse interpreter servant"},
        "p3": {"helpers": "interpreter"},
    }
    bids = "gb-missionary be-doctor de-missionary"
    game = scene(3, stop="stanley_falls", bids=bids, **helpers).passes()
    totals = [game.totals()]
    totals += [game.play("1 wait").totals()]
    totals += [game.lay(2, "nurse").totals(), game.lay(3, "interpreter").totals()]
    must = game.legal()
    totals += [game.lay(1, "nun").totals(), game.lay(2, "interpreter").totals()]
    nothing = game.legal()
    totals += [game.play("3 drop").totals(), game.lay(1, "servant").totals()]
    second = game.legal()
    game.play("2 drop")

    assert [(5, 4, 4), (5, 4, 4), (5, 5, 4), (5, 5, 5)] == [tuple(t.values()) for t in totals[:4]]
    assert [(6, 5, 5), (6, 6, 5), (6, 6, 5), (6.5, 6, 5)] == [tuple(t.values()) for t in totals[4:]]
    assert (["lay nun", "lay servant", "drop"], ["drop"], ["drop"]) == (must, nothing, second)
    assert ([4, 0, 0], 1, "ubundu") == (game.score(), game.first(), game.stop())


@rule("CO-VAL-01", "CO-VAL-03")
@pytest.mark.parametrize("row", ROWS)
def test_tv_02_base_values(row: dict[str, object]) -> None:
    names = row["professions"]
    assert isinstance(names, list)
    kind = "-".join([str(row["nation"]).lower(), *names])
    flag = str(row["flag"]).lower()
    game = scene(2, bids=f"{kind} gb-anthropologist", station=str(row["station"]), flag=flag)
    game.passes()
    if "sympathy" in row:
        game.play(f"* die {SYMPATHY[str(row['sympathy'])]}")
    while game.asked() == "*":
        game.play("* die 1")

    assert row["value"] == game.base(1)


def interpreters() -> list[tuple[str, str, bool]]:
    """Who may use an interpreter where; `be:1` is a Belgian station that has rolled a 1."""
    rows = [line.split("|") for line in TABLE.strip().splitlines()]
    return [
        (kind, column, mark == "y")
        for kinds, marks in rows
        for kind in kinds.split()
        for column, mark in zip(COLUMNS, marks.split(), strict=True)
    ]


@rule("CO-INT-01", "CO-INT-02", "CO-INT-06", "CO-INT-07", "CO-INT-08")
@pytest.mark.parametrize(("who", "column", "allowed"), interpreters())
def test_tv_03_interpreter_table(who: str, column: str, allowed: bool) -> None:
    """Belgians roll only at French and Belgian stations; the others need no second number."""
    kind, _, language = who.partition(":")
    flag, _, speech = column.partition(":")
    station = "mission" if flag else "jungle"
    p1 = {"helpers": "interpreter"}
    game = scene(2, bids=f"{kind} gb-officer", station=station, flag=flag, p1=p1).passes()
    sympathy = ["2"] if kind.count("-") > 1 and flag else []
    own = [language] if language and flag in ("be", "fr") else []
    game.play(*[f"* die {n}" for n in [*sympathy, *speech, *own]])

    assert "1" == game.asked()
    assert allowed == ("lay interpreter" in game.legal())


@rule("CO-STATION-03", "CO-STATION-04", "CO-SPC-03", "R-30")
def test_tv_04_village() -> None:
    high = scene(2, at="round", stop="lowa", station="village", flag="fr").play("* station village")
    low = scene(2, at="round", stop="isangi", station="village", flag="fr")
    low.play("* station village")
    p1 = {"helpers": "interpreter"}
    where = {"stop": "lowa", "station": "village", "flag": ""}
    game = scene(2, bids="gb-officer de-officer", p1=p1, **where).passes()

    assert ("", "fr") == (high.flag("lowa"), low.flag("isangi"))
    assert ({1: 4, 2: 4}, ["wait", "drop"]) == (game.totals(), game.legal())
    cards = ["only_nationals", "gorilla", "warrior", "arab_trader"]
    assert [False, True, True, True] == [playable(card, **where) for card in cards]


@rule("CO-DRAW-03", "CO-DRAW-04")
def test_tv_05_last_place() -> None:
    nobody = after_draws([9, 7, 7], "basoko")
    third = after_draws([9, 7, 6], "basoko").play("* special shaman")

    assert ("bid", "shaman") == (nobody.verb(), third.specials(3))


def waiting() -> Scene:
    """Totals 5, 5 and 3; seat 1 has waited, then dropped out, seat 2 has waited, 3 is out."""
    bids = "gb-missionary be-missionary gb-explorer"
    game = scene(3, bids=bids, p2={"helpers": "nun"}).passes()
    game.play("1 wait", "2 wait", "3 drop")
    assert ["drop"] == game.legal()
    return game.play("1 drop")


@rule("CO-AUX-07", "CO-AUX-08", "CO-AUX-11")
def test_tv_06_waiting() -> None:
    laid, tied = waiting(), waiting()

    assert ("2", ["lay nun", "drop"]) == (laid.asked(), laid.legal())
    assert ([0, 3, 0], 2) == (laid.lay(2, "nun").score(), laid.first())
    assert [1, 1, 0] == tied.play("2 drop").score()


def tie(*hippos: str, **changes: object) -> Scene:
    players = {f"p{n + 1}": {"hippos": tiles} for n, tiles in enumerate(hippos)}
    bids = " ".join(["gb-doctor", "be-doctor", "gb-doctor"][: len(hippos)])
    return scene(len(hippos), bids=bids, **players, **changes).passes().finish()


@rule("CO-TIE-01", "CO-TIE-02", "CO-TIE-05")
def test_tv_07_tie() -> None:
    game = tie("3 1", "2*2", "").play("1 tile 3", "1 enough", "2 tile 2", "2 tile 2")

    assert ([0, 3, 0], "3 2*2", "1") == (game.score(), game.hippo_discard(), game.hippos(1))


@rule("CO-TIE-04", "CO-SCORE-02", "CO-SCORE-03", "CO-CLEAN-01")
def test_tv_08_unbroken_tie() -> None:
    game = tie("2", "2", stop="bumba", first=2).play("2 tile 2", "1 tile 2")
    finish(game)

    assert ([1, 1], 2, "station") == (game.score(), game.first(), game.verb())
    assert ("be-doctor gb-doctor", "2*2") == (game.discard(), game.hippo_discard())


@rule("CO-SP-GORILLA-02", "CO-SP-GORILLA-04", "CO-SP-GORILLA-06")
def test_tv_09_gorilla() -> None:
    p1 = {"specials": "gorilla"}
    bids = "gb-doctor de-missionary be-officer"
    game = scene(3, bids=bids, station="jungle", flag="", p1=p1, first=2)
    game.special(1, "gorilla", "1 target 2", "1 target 3", "* die 2")
    legal = game.legal()
    game.play("1 flee")

    assert (["flee"], "gb-doctor") == (legal, game.hand(1))
    assert ([0, 0, 0], 2, "be-officer de-missionary") == (
        game.score(),
        game.first(),
        game.discard(),
    )


@rule("CO-SP-WARRIOR-02", "CO-SP-WARRIOR-03", "CO-SP-WARRIOR-04")
def test_tv_10_warrior() -> None:
    p1 = {"specials": "warrior"}
    game = scene(3, bids="gb-explorer be-doctor gb-doctor", station="hospital", p1=p1)
    game.special(1, "warrior", "1 target 2", "* die 3", "* die 3")

    assert ("be-doctor", "warrior") == (game.discard(), game.special_discard())
    assert ("1", {1: 1, 3: 5}) == (game.asked(), game.totals())


@rule("CO-SP-MALARIA-01", "CO-SP-MALARIA-03")
def test_tv_11_malaria() -> None:
    p1 = {"specials": "malaria"}
    game = scene(3, bids="gb-doctor de-missionary be-officer", p1=p1).special(1, "malaria")
    game.play(*[f"* die {n}" for n in (1, 1, 4, 2, 3, 1)])

    assert ("1", {1: 4, 2: 4, 3: 1}, "") == (game.asked(), game.totals(), game.discard())
