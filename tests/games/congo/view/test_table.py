"""A sight in words for screens: what is shown to whom."""

import json

import pytest

from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR
from kindu.games.congo.view.shapes import StopState, TableView
from kindu.games.congo.view.table import view
from tests.games.congo import questions
from tests.games.congo.scene import BOARD, Scene, scene
from tests.laws.strategies import Walk, eyes
from tests.support import rule


def seen(game: Scene, eye: int = 0) -> TableView:
    return view(Sight(game.table, eye), {})


def place(game: Scene, key: str, eye: int = 0) -> StopState:
    return next(found for found in seen(game, eye)["places"] if found["id"] == key)


# --- the river ----------------------------------------------------------------------------


def test_the_table_is_shown_in_words() -> None:
    table = seen(questions.bid())

    assert (10, 15, 1, [1, 2, 3]) == (
        table["round"],
        table["rounds"],
        table["first"],
        table["order"],
    )
    assert ("isangi", "mission", "gb", "english", 3) == (
        table["stop"],
        table["station"],
        table["flag"],
        table["language"],
        table["value"],
    )
    assert (False, None, None, None, None) == (
        table["face_up"],
        table["card"],
        table["highest"],
        table["tie"],
        table["chief"],
    )
    json.dumps(table)


def test_the_order_of_play_begins_with_the_first_player() -> None:
    table = seen(scene(4, first=3))

    assert (3, [3, 4, 1, 2]) == (table["first"], table["order"])
    assert (11, 16) == (table["round"], table["rounds"])


def test_stops_show_tiles_flags_and_chiefs() -> None:
    game = scene(2, stop="lukolela", bids="gb-doctor fr-doctor").passes().finish()
    game.play("* station jungle")

    assert {
        "id": "lukolela",
        "used": True,
        "station": "mission",
        "turned": True,
        "looked": [],
        "flag": "gb",
        "chief": 1,
    } == place(game, "lukolela")
    assert ("jungle", True, None, None) == tuple(
        place(game, "liranga")[key] for key in ("station", "turned", "flag", "chief")
    )
    assert (None, False, None) == tuple(
        place(game, "kindu")[key] for key in ("station", "turned", "chief")
    )
    assert not place(game, "leopoldville")["used"]
    assert seen(game)["language"] is None


def test_before_the_tile_is_turned_there_is_no_station() -> None:
    p1 = {"hand": "gb-doctor", "specials": "malaria"}
    table = seen(scene(2, at="round", p1=p1))

    assert (None, None, None) == (table["station"], table["asked"], table["question"])
    hand = table["seats"][0]["hand"] or []
    assert [("gb-doctor", None, None, 0)] == [
        (card["id"], card["least"], card["most"], card["help"]) for card in hand
    ]
    unknown = {"id": "malaria", "playable": False, "why": None, "against": None}
    (held,) = table["seats"][0]["special_hand"] or []
    assert unknown.items() <= held.items()


@rule("CO-SP-EXPLORED-01", "CO-INFO-03")
def test_a_tile_looked_at_is_shown_to_its_owner_alone() -> None:
    game = questions.look().play("1 look kindu", "* station jungle")

    assert [("jungle", [1]), (None, [1]), (None, [1])] == [
        (place(game, "kindu", eye)["station"], place(game, "kindu", eye)["looked"])
        for eye in (0, 1, SPECTATOR)
    ]
    assert not place(game, "kindu")["turned"]
    assert [0, 1] == [seen(game, eye)["unseen"]["jungle"] - 1 for eye in (0, 1)]


@rule("CO-INT-04")
def test_a_belgian_station_speaks_when_the_die_has_been_rolled() -> None:
    game = scene(2, flag="be", bids="be-doctor fr-doctor").passes()
    assert seen(game)["language"] is None
    game.play("* die 1", "* die 2")

    assert "dutch" == seen(game)["language"]
    bid = seen(game, SPECTATOR)["seats"][0]["bid"]
    assert bid
    assert "french" == bid["language"]


# --- piles --------------------------------------------------------------------------------


@rule("CO-INFO-02")
def test_discards_are_open_by_kind_and_decks_are_counted() -> None:
    game = scene(
        3,
        discard="gb-doctor*2 fr-officer",
        helper_discard="nun*3",
        special_discard="malaria",
        hippo_box="3*4 2*5 1*3",
        gone="us-explorer-officer",
        removed="ru-missionary-officer ru-explorer-anthropologist",
    )
    table = seen(game, SPECTATOR)

    assert ({"fr-officer": 1, "gb-doctor": 2}, 48) == (
        table["characters"]["discard"],
        table["characters"]["deck"],
    )
    assert ({"nun": 3}, 51) == (table["auxiliaries"]["discard"], table["auxiliaries"]["deck"])
    assert ({"malaria": 1}, 13) == (table["specials"]["discard"], table["specials"]["deck"])
    assert ({"1": 2}, 12) == (table["hippos"]["discard"], table["hippos"]["deck"])
    assert (["us-explorer-officer"], 2, ["tam_tam"]) == (
        table["gone"],
        table["removed"],
        table["removed_specials"],
    )


def test_the_tiles_that_an_eye_has_not_seen_are_counted() -> None:
    unseen = seen(questions.bid())["unseen"]

    assert 19 - 10 == sum(unseen.values())
    assert list(unseen) == [key for key in BOARD.station_ids if key in unseen]


@rule("CO-ROUND-03")
def test_a_question_belongs_to_a_step_of_the_fight() -> None:
    games = {
        "bids": [questions.bid()],
        "special": [questions.special(), questions.gorilla(), questions.swap()],
        "auxiliaries": [questions.lay(), questions.lay_more()],
        "chief": [
            questions.tiles(),
            questions.tiles_more(),
            questions.raising(),
            questions.raise_more(),
        ],
    }
    for step, asked in games.items():
        for game in asked:
            eye = int(game.table.to_act())

            assert [step, step] == [seen(game, one)["step"] for one in (eye, SPECTATOR)]


# --- players ------------------------------------------------------------------------------


@rule("CO-INFO-01")
def test_a_player_is_shown_in_words() -> None:
    mine = seen(questions.bid())["seats"][0]

    assert (5, 6, 5, 6, 2, 2) == (
        mine["score"],
        mine["points"],
        mine["characters"],
        mine["auxiliaries"],
        mine["specials"],
        mine["tiles"],
    )
    assert {"3": 1, "1": 1} == mine["hippos"]
    assert [("gorilla", False, "CO-SP-GORILLA-01"), ("shaman", True, None)] == [
        (card["id"], card["playable"], card["why"]) for card in mine["special_hand"] or []
    ]


@rule("CO-SPC-03", "CO-SP-GORILLA-01", "CO-SP-BOILER-01", "CO-SP-NATIONALS-01")
def test_a_special_card_says_what_of_the_place_is_against_it() -> None:
    def against(card: str, **place: object) -> tuple[str | None, bool]:
        game = scene(3, p1={"specials": card}, bids="gb-doctor be-doctor fr-doctor", **place)
        (found,) = seen(game)["seats"][0]["special_hand"] or []
        return found["against"], found["playable"]

    assert ("station", False) == against("gorilla", station="mission")
    assert (None, True) == against("gorilla", station="village")
    assert ("flag", False) == against("only_nationals", flag="")
    assert (None, True) == against("only_nationals", flag="gb")
    assert ("stop", False) == against("boiler_damage", stop="coquilhatville")
    assert (None, True) == against("boiler_damage", stop="bumba")


@rule("CO-INFO-01", "CO-INFO-04")
def test_of_another_hand_only_what_lay_open_is_shown() -> None:
    for eye in (1, 2, SPECTATOR):
        one = seen(questions.bid(), eye)["seats"][0]
        assert (None, None, None, None) == (
            one["hand"],
            one["helpers"],
            one["special_hand"],
            one["hippos"],
        )
    for eye in (0, 2, SPECTATOR):
        two = seen(questions.bid(), eye)["seats"][1]
        assert ({"fr-officer": 1}, None, 2) == (two["known"], two["hand"], two["characters"])


@rule("CO-INFO-04")
def test_a_hand_that_all_have_seen_is_shown_but_not_beside_a_face_down_bid() -> None:
    """While the bid is face down, nobody knows whether it is the known card."""
    p2 = {"hand": "fr-officer", "known": "fr-officer"}
    open_hand = scene(2, p2=p2)
    hidden = scene(2, p2=p2, bids="gb-doctor be-doctor")

    hand = seen(open_hand)["seats"][1]["hand"] or []
    assert ["fr-officer"] == [card["id"] for card in hand]
    assert seen(hidden)["seats"][1]["hand"] is None
    assert seen(hidden, 1)["seats"][1]["hand"] is not None


def test_a_score_sheet_has_a_line_for_each_station() -> None:
    game = scene(2, stop="lowa", p1={"specials": "malaria"}, bids="gb-doctor fr-doctor")
    game.passes().finish()

    assert [
        {"rule": "CO-SCORE-01", "stop": "lowa", "points": 4},
        {"rule": "CO-END-01", "stop": None, "points": 0.5},
    ] == seen(game)["seats"][0]["sheet"]
    assert 4.5 == seen(game)["seats"][0]["points"]


# --- all through a game -------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_are_plain_data_and_tell_no_secret(seats: int) -> None:
    """The view of a guessed world is the same: it depends only on what the eye may know."""
    walk = Walk("congo", seats, "uniform", seats)
    rng = Rng("worlds", seats)
    for n, state in enumerate(walk.steps(1500)):
        if n % 60 == 0:
            for eye in eyes(seats):
                sight = Sight(state, eye)
                found = view(sight, {})
                assert found == view(Sight(sight.guess(rng), eye), {})
                assert json.loads(json.dumps(found)) == found
