"""The board in words: what never changes during a game."""

import json
import re

from kindu.games import load, paper
from kindu.games.congo.view.board import board_view, titles
from tests.games.congo.scene import RULES
from tests.support import rule

VIEW = board_view(RULES)


def test_the_board_is_plain_data() -> None:
    assert VIEW == json.loads(json.dumps(VIEW), object_hook=tupled)
    assert "Congo 1884" == VIEW["title"]
    assert (16, 5, 11, 5, 34, 7, 15) == tuple(
        len(part)
        for part in (
            VIEW["stops"],
            VIEW["stations"],
            VIEW["nations"],
            VIEW["professions"],
            VIEW["characters"],
            VIEW["auxiliaries"],
            VIEW["specials"],
        )
    )


def tupled(found: dict[str, object]) -> dict[str, object]:
    """Points are pairs."""
    return {key: points(value) for key, value in found.items()}


def points(value: object) -> object:
    pairs = isinstance(value, list) and value and isinstance(value[0], list)
    return [tuple(pair) for pair in value] if pairs and isinstance(value, list) else value


@rule("CO-COMP-07")
def test_a_stop_has_its_value_and_its_place() -> None:
    falls = next(stop for stop in VIEW["stops"] if stop["id"] == "stanley_falls")

    assert {
        "id": "stanley_falls",
        "name": "Stanley Falls",
        "today": "Kisangani",
        "known": True,
        "value": 4,
        "hippo": False,
        "ring": False,
        "x": 1204,
        "y": 309,
        "lat": 0.52,
        "lon": 25.2,
    } == falls
    assert ["nouvelle_anvers", "basoko", "ubundu"] == [s["id"] for s in VIEW["stops"] if s["ring"]]


def test_the_river_runs_past_all_stops() -> None:
    """The stops lie on the river line, but spread out."""
    river = VIEW["map"]["river"]
    assert (1500, 1000) == (VIEW["map"]["width"], VIEW["map"]["height"])
    assert {"ubangi", "kasai", "sangha", "ruki"} <= set(VIEW["map"]["tributaries"])
    for stop in VIEW["stops"]:
        away = min((x - stop["x"]) ** 2 + (y - stop["y"]) ** 2 for x, y in river)
        assert away < 40**2, stop["id"]


@rule("CO-COMP-01", "CO-STATION-02")
def test_stations_have_their_tiles() -> None:
    assert {"id": "jungle", "name": "Jungle", "tiles": 3, "flagless": True} == VIEW["stations"][4]
    assert not VIEW["stations"][0]["flagless"]


@rule("CO-VAL-03", "CO-INT-03")
def test_nations_have_flags_modifiers_and_languages() -> None:
    belgium, france, *_ = VIEW["nations"]

    assert (4, None) == (belgium["flags"], belgium["language"])
    assert {
        "id": "fr",
        "name": "France",
        "people": "French",
        "flags": 6,
        "modifiers": {"be": 0, "fr": 0, "gb": -2, "de": -1},
        "language": "french",
    } == france
    assert (0, {}, "english") == (
        VIEW["nations"][4]["flags"],
        VIEW["nations"][4]["modifiers"],
        VIEW["nations"][4]["language"],
    )


def test_professions_have_values_and_fights() -> None:
    doctor = VIEW["professions"][2]

    assert ("doctor", 5, None, 4) == (
        doctor["id"],
        doctor["values"]["hospital"],
        doctor["gorilla"],
        doctor["warrior"],
    )


@rule("CO-AUX-03", "CO-AUX-04")
def test_a_character_says_which_auxiliary_is_for_which_of_its_professions() -> None:
    cards = {one["id"]: one["helped_by"] for one in VIEW["characters"]}

    assert {"porter": "explorer"} == cards["be-explorer"]
    assert {"nun": "missionary", "askari": "officer"} == cards["pt-missionary-officer"]


@rule("R-21")
def test_a_character_fights_with_the_better_of_its_professions() -> None:
    jobs = {one["id"]: one for one in VIEW["professions"]}
    for card in VIEW["characters"]:
        gorilla = [jobs[one]["gorilla"] for one in card["professions"]]
        warrior = [jobs[one]["warrior"] for one in card["professions"]]

        assert card["gorilla"] == min([die for die in gorilla if die], default=None)
        assert card["warrior"] == min([die for die in warrior if die], default=None)


@rule("CO-COMP-04", "CO-COMP-05")
def test_cards_can_be_looked_up() -> None:
    first, last = VIEW["characters"][0], VIEW["characters"][-1]

    assert ("be-explorer", "be", ["explorer"], True) == (
        first["id"],
        first["nation"],
        first["professions"],
        first["belligerent"],
    )
    assert 2 == len(first["persons"])
    assert (["missionary", "officer"], False) == (last["professions"], last["belligerent"])
    assert {
        "id": "servant",
        "name": "Servant",
        "fits": ["explorer", "anthropologist", "doctor", "missionary", "officer"],
        "cards": 6,
        "adds": 0.5,
    } == VIEW["auxiliaries"][-1]


def test_special_cards_say_where_they_may_be_played() -> None:
    found = {card["id"]: card for card in VIEW["specials"]}

    assert ["village", "jungle"] == found["gorilla"]["stations"]
    assert "bumba" == found["boiler_damage"]["stops"][0]
    assert "kindu" not in found["tam_tam"]["stops"]
    assert (True, 2, -1) == (
        found["only_nationals"]["flag"],
        found["okapi"]["points"],
        found["shaman"]["points"],
    )


@rule("CO-SETUP-05", "CO-SETUP-12")
def test_the_set_up_by_seats_and_the_numbers_can_be_looked_up() -> None:
    two, _, four = VIEW["starts"]

    assert {
        "seats": 2,
        "start": "bolobo",
        "skipped": ["leopoldville"],
        "neutrals_removed": 4,
        "specials_removed": ["okapi", "only_nationals", "hippo_attack"],
        "hand_specials": 3,
    } == two
    assert (4, "leopoldville", []) == (four["seats"], four["start"], four["skipped"])
    numbers = VIEW["numbers"]
    assert (2, 1, 4, 0.5, [1]) == (
        numbers["hippo_reward"],
        numbers["tie_points"],
        numbers["village_value"],
        numbers["special_points"],
        numbers["cured"],
    )
    assert {"1": "gb", "2": "be", "3": "fr", "4": "de"} == numbers["sympathy"]
    assert {"1": "dutch", "2": "french", "3": "dutch", "4": "french"} == numbers["belgian"]
    assert 14 == sum(VIEW["hippos"].values())


def test_ids_have_titles() -> None:
    found = titles(RULES)

    assert (
        "Stanley Falls",
        "Great Britain",
        "Man Overboard!",
        "mission",
        "doctor",
        "nurse",
        "Dutch",
        "French doctor",
        "American explorer and officer",
    ) == tuple(
        found[key]
        for key in (
            "stanley_falls",
            "gb",
            "man_overboard",
            "mission",
            "doctor",
            "nurse",
            "dutch",
            "fr-doctor",
            "us-explorer-officer",
        )
    )


def test_titles_are_for_all_ids_of_the_board_and_differ() -> None:
    found = titles(RULES)
    kinds = ("stops", "nations", "stations", "professions", "characters", "auxiliaries")
    ids = [thing["id"] for kind in kinds for thing in VIEW[kind]]  # type: ignore[literal-required]

    assert set(ids) <= found.keys()
    assert len(set(found.values())) == len(found)


def test_equal_non_belligerents_are_told_apart() -> None:
    """Two Americans with the same professions."""
    text = paper("congo", "board.toml")
    us = re.compile(r'(nation = "US"\nprofessions = )\[[^\]]*\]')
    same = us.sub(r'\1["explorer", "officer"]', text)
    found = titles(load("congo", same))

    assert "American explorer and officer" == found["us-explorer-officer"]
    assert "American explorer and officer (2)" == found["us-explorer-officer-2"]


def test_a_board_of_ones_own_is_shown_as_it_is() -> None:
    rules = load("congo", paper("congo", "board.toml").replace('"Isangi"', '"Yangambi"'))

    assert "Yangambi" in [stop["name"] for stop in board_view(rules)["stops"]]
    assert "Yangambi" == titles(rules)["isangi"]
