"""The board and the titles of its ids, for screens."""

import json

from kindu.games import load, paper
from kindu.games.heart_of_africa.view.board import board_view, titles
from tests.games.heart_of_africa.scene import RULES
from tests.support import rule

BOARD = board_view(RULES)
TITLES = titles(RULES)


def test_the_board_is_plain_data() -> None:
    assert (51, 117, 48, 4) == tuple(
        len(BOARD[key]) for key in ("stops", "tracks", "tickets", "countries")
    )
    assert ("Heart of Africa", "grey", "locomotive") == (
        BOARD["title"],
        BOARD["grey"],
        BOARD["colours"][-1],
    )
    assert ["blue", "red", "green", "yellow", "black"] == BOARD["players"]
    json.dumps(BOARD)


def test_a_stop_has_its_place_on_the_printed_board() -> None:
    durban = next(stop for stop in BOARD["stops"] if stop["id"] == "durban")

    assert ("Durban", "city", None) == (durban["name"], durban["kind"], durban["country"])
    assert (0.605, 0.832, -29.86, 31.02) == (
        durban["x"],
        durban["y"],
        durban["lat"],
        durban["lon"],
    )
    kinds = [stop["kind"] for stop in BOARD["stops"]]
    assert [33, 10, 8] == [kinds.count(kind) for kind in ("city", "junction", "entry_point")]


@rule("HA-NODE-03")
def test_a_country_has_its_entry_points() -> None:
    chad = BOARD["countries"][1]

    assert {"id": "chad", "name": "Chad", "stops": ["chad_west", "chad_south"]} == chad
    entry = next(stop for stop in BOARD["stops"] if stop["id"] == "chad_south")
    assert ("entry_point", "chad") == (entry["kind"], entry["country"])


def test_a_track_has_all_that_a_claim_needs() -> None:
    ferry = next(t for t in BOARD["tracks"] if t["id"] == "madagascar_south-durban/1")

    assert {
        "id": "madagascar_south-durban/1",
        "route": "madagascar_south-durban",
        "a": "madagascar_south",
        "b": "durban",
        "colour": "grey",
        "length": 6,
        "locomotives": 2,
        "terrain": "mountain",
        "points": 15,
        "price": 2,
        "twin": "madagascar_south-durban/2",
    } == ferry
    assert 75 == sum(track["twin"] is None for track in BOARD["tracks"])


@rule("HA-COMP-04")
def test_terrains_have_the_colours_of_their_tracks() -> None:
    colours = {kind["id"]: set(kind["colours"]) for kind in BOARD["terrains"]}

    assert {
        "desert": {"yellow", "orange", "red"},
        "jungle": {"purple", "blue", "green"},
        "mountain": {"white", "grey", "black"},
    } == colours
    assert ("Desert & Savanna", 15) == (
        BOARD["terrains"][0]["name"],
        BOARD["terrains"][0]["cards"],
    )


def test_tickets_and_numbers_can_be_looked_up() -> None:
    assert {
        "id": "T10",
        "a": "cape_town",
        "b": "madagascar",
        "name": "Cape Town \u2013 Madagascar",
        "points": 12,
    } == BOARD["tickets"][9]
    assert {
        "trains": 45,
        "first_keep": 2,
        "tickets_drawn": 4,
        "keep": 1,
        "cards_per_action": 2,
        "flush": 3,
        "multiplier": 2,
        "globetrotter": 10,
        "end_trains": 2,
    } == BOARD["numbers"]


def test_ids_have_titles() -> None:
    assert "Cape Town" == TITLES["cape_town"]
    assert "Madagascar" == TITLES["madagascar"]
    assert "Douala to Bangui" == TITLES["douala-bangui"]
    assert "Douala to Libreville, green track" == TITLES["douala-libreville/green"]
    assert "Pretoria to Durban, second track" == TITLES["pretoria-durban/2"]
    assert "T10 (Cape Town to Madagascar, 12)" == TITLES["T10"]


def test_titles_are_for_all_ids_of_the_board_and_differ() -> None:
    things = [*BOARD["stops"], *BOARD["countries"], *BOARD["tracks"], *BOARD["tickets"]]

    assert {str(thing["id"]) for thing in things} == set(TITLES)
    assert len(set(TITLES.values())) == len(TITLES)


def test_a_board_of_ones_own_is_shown_as_it_is() -> None:
    text = paper("heart_of_africa", "board.toml").replace(
        "terrain_multiplier = 2", "terrain_multiplier = 3"
    )

    assert 3 == board_view(load("heart_of_africa", text))["numbers"]["multiplier"]
