"""CO-ROUND and CO-STATION: the course of a round, and the tile that begins it."""

from __future__ import annotations

import pytest

from tests.games.congo.scene import BOARD, scene
from tests.support import rule

NATIONS = ["be", "fr", "gb", "de"]
THREE = "gb-missionary be-doctor de-missionary"
LOW = ["leopoldville", "bolobo", "coquilhatville", "lulonga", "isangi"]
HIGH = ["stanley_falls", "ubundu", "lowa", "lokandu", "kindu"]


@rule("CO-STATION-01")
@pytest.mark.parametrize("station", BOARD.station_ids)
@pytest.mark.parametrize("stop", ["bolobo", "isangi", "kindu"])
def test_the_tile_at_the_steamboat_is_turned_up(station: str, stop: str) -> None:
    game = scene(3, at="round", stop=stop, station=station).play(f"* station {station}")

    assert station == game.station(stop)
    assert [station] * 2 == [game.seen(eye).station(stop) for eye in (0, 7)]


@rule("CO-STATION-01", "CO-SETUP-09", "R-03")
def test_the_tiles_left_over_leave_the_game_unseen() -> None:
    """Of 19 tiles 15 are turned before Kindu; the last four might all lie there."""
    game = scene(4, at="round", stop="kindu", station="jungle", flag="fr")

    assert 4 == sum(game.odds().values())


@rule("CO-STATION-02")
@pytest.mark.parametrize("flag", NATIONS)
@pytest.mark.parametrize("stop", ["bolobo", "isangi", "lowa"])
def test_the_flag_beside_a_jungle_leaves_the_game(flag: str, stop: str) -> None:
    game = scene(3, at="round", stop=stop, station="jungle", flag=flag)
    before = game.flag(stop)
    game.play("* station jungle")

    assert (flag, "") == (before, game.flag(stop))


@rule("CO-STATION-03", "R-04")
@pytest.mark.parametrize("stop", HIGH)
def test_the_flag_beside_a_village_of_value_4_leaves_the_game(stop: str) -> None:
    game = scene(4, at="round", stop=stop, station="village", flag="de")
    game.play("* station village")

    assert "" == game.flag(stop)


@rule("CO-STATION-04", "R-04")
@pytest.mark.parametrize("stop", LOW)
def test_the_flag_beside_a_village_of_a_lower_value_stays(stop: str) -> None:
    game = scene(4, at="round", stop=stop, station="village", flag="de")
    game.play("* station village")

    assert "de" == game.flag(stop)


@rule("CO-STATION-04")
@pytest.mark.parametrize("stop", ["bolobo", "isangi", "kindu"])
@pytest.mark.parametrize("station", ["barracks", "hospital", "mission"])
def test_every_other_station_keeps_its_flag(station: str, stop: str) -> None:
    game = scene(3, at="round", stop=stop, station=station, flag="fr")
    game.play(f"* station {station}")

    assert "fr" == game.flag(stop)


@rule("CO-STATION-02", "CO-STATION-03")
def test_no_other_flag_leaves_with_it() -> None:
    game = scene(4, at="round", stop="leopoldville", station="jungle", flag="be")
    before = [game.flag(stop) for stop in BOARD.stop_ids[1:]]
    game.play("* station jungle")

    assert before == [game.flag(stop) for stop in BOARD.stop_ids[1:]]


@rule("CO-ROUND-01", "CO-ROUND-03")
def test_a_round_goes_from_the_tile_over_cards_and_the_fight_to_the_next_stop() -> None:
    """A: a tile; B: three characters and auxiliaries; C1 bid, C2 special card, C3, C4; D."""
    hands = [{"hand": name, "helpers": "nun nurse"} for name in THREE.split()]
    players = {f"p{n + 1}": hand for n, hand in enumerate(hands)}
    game = scene(3, at="round", stop="isangi", **players)
    verbs = []
    lines = ["* station mission"]
    for kind in ("fr-officer", "fr-officer", "fr-doctor"):
        lines += [f"* character {kind}", "* auxiliary porter"]
    lines += [f"{n + 1} bid {name}" for n, name in enumerate(THREE.split())]
    lines += [f"{n} pass" for n in (1, 2, 3)]
    lines += ["1 wait", "2 drop", "3 drop"]
    for line in lines:
        verbs += [game.verb()]
        game.play(line)

    cards = ["character", "auxiliary"] * 3
    assert ["station", *cards, *["bid"] * 3, *["pass"] * 3] == verbs[:13]
    assert ("lay", [3, 0, 0]) == (verbs[13], game.score())
    assert ("stanley_falls", "station") == (game.stop(), game.verb())


@rule("CO-ROUND-02")
@pytest.mark.parametrize("first", [1, 2, 3])
def test_players_act_clockwise_from_the_first_player(first: int) -> None:
    """All have the same base value, so all may wait."""
    game = scene(3, bids="gb-doctor be-doctor gb-doctor", first=first)
    order = [(first + n - 1) % 3 + 1 for n in range(3)]
    asked = []
    for word in ("pass", "wait"):
        for _ in order:
            asked += [int(game.asked())]
            game.play(f"{asked[-1]} {word}")

    assert order * 2 == asked
