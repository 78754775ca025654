"""A sight in words for screens: what is shown to whom."""

import json

import pytest

from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR
from kindu.games.heart_of_africa.view.shapes import TableView
from kindu.games.heart_of_africa.view.table import view
from kindu.record.record import settled
from tests.games.heart_of_africa.knowledge.test_why_not import (
    colour,
    double,
    first,
    keeping,
    number,
    second,
    turn,
    wild,
)
from tests.games.heart_of_africa.scene import Scene, scene
from tests.laws.strategies import Walk, eyes
from tests.support import rule


def seen(game: Scene, eye: int = 0) -> TableView:
    return view(Sight(game.table, eye), {})


def busy() -> Scene:
    """Seat 1 has completed T46 and needs 2 spaces for T40; seat 2 leads in the desert."""
    p1 = {
        "hand": "black*3 red locomotive",
        "known": "red locomotive",
        "terrain": "mountain*2 desert",
        "tickets": "T46 T40",
        "owns": "pretoria-bloemfontein bloemfontein-cape_town",
        "points": 6,
    }
    p2 = {"hand": "white*2", "known": "white*2", "terrain": "desert*3", "tickets": "T01"}
    return scene(3, p1=p1, p2=p2, row="red - white locomotive blue", discard="green*2")


def test_the_table_is_shown_in_words() -> None:
    table = seen(busy())

    assert (1, 1, 1, False, None) == (
        table["round"],
        table["first"],
        table["asked"],
        table["last_round"],
        table["turns_left"],
    )
    assert ["red", None, "white", "locomotive", "blue"] == table["train_row"]
    assert (97, {"green": 2}) == (table["train_deck"], table["train_discard"])
    assert ["desert", "jungle"] == table["terrain_row"]
    assert {"desert": 10, "jungle": 14, "mountain": 13} == table["terrain_deck"]
    assert ({}, 45) == (table["terrain_discard"], table["ticket_deck"])
    json.dumps(table)


def test_rounds_and_the_last_round_are_counted() -> None:
    assert 4 == seen(scene(3, turns=11))["round"]
    table = seen(scene(3, last=2))

    assert (True, 2) == (table["last_round"], table["turns_left"])


def test_an_empty_slot_of_terrain_is_none() -> None:
    game = scene(2, terrain_row="- jungle", terrain_deck="")

    assert [None, "jungle"] == seen(game)["terrain_row"]


def test_a_player_is_shown_in_words() -> None:
    mine = seen(busy())["seats"][0]

    assert ("blue", 40, 5, 2) == (mine["colour"], mine["trains"], mine["cards"], mine["kept"])
    assert {"black": 3, "red": 1, "locomotive": 1} == mine["hand"]
    assert {"red": 1, "locomotive": 1} == mine["known"]
    assert {"desert": 1, "jungle": 0, "mountain": 2} == mine["terrain"]
    assert ["pretoria-bloemfontein", "bloemfontein-cape_town"] == mine["tracks"]


@rule("HA-INFO-02")
def test_of_another_hand_only_what_was_taken_openly_is_shown() -> None:
    """Seat 2 has taken all its cards openly, seat 1 only two of five."""
    for eye in (2, SPECTATOR):
        one, two, _ = seen(busy(), eye)["seats"]

        assert (None, 5, {"red": 1, "locomotive": 1}) == (one["hand"], one["cards"], one["known"])
        assert {"white": 2} == two["hand"]


@rule("HA-TICKET-05")
def test_tickets_are_shown_to_their_owner_until_the_end() -> None:
    game = busy()

    assert ["T40", "T46"] == [ticket["id"] for ticket in seen(game)["seats"][0]["tickets"] or []]
    for eye in (1, SPECTATOR):
        assert (None, 2) == (
            seen(game, eye)["seats"][0]["tickets"],
            seen(game, eye)["seats"][0]["kept"],
        )
    game.table.depth = 0
    assert [True] == [ticket["id"] == "T01" for ticket in seen(game)["seats"][1]["tickets"] or []]


def test_points_are_those_that_an_eye_may_know() -> None:
    """T46 is completed and worth 5, T40 is not and costs 6."""
    assert (6, 5) == (seen(busy())["seats"][0]["routes"], seen(busy())["seats"][0]["points"])
    assert (6, 6) == (seen(busy(), 1)["seats"][0]["routes"], seen(busy(), 1)["seats"][0]["points"])


# --- what is asked ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "name"), [(turn(), "turn"), (second(), "second"), (first(), "keep")]
)
def test_every_eye_is_told_what_is_asked(game: Scene, name: str) -> None:
    assert [name] * 3 == [seen(game, eye)["question"] for eye in (0, 1, SPECTATOR)]


@pytest.mark.parametrize(
    ("game", "name"),
    [(colour(), "colour"), (number(), "locomotives"), (double(), "double"), (wild(), "wild")],
)
def test_others_see_a_claim_only_as_a_turn(game: Scene, name: str) -> None:
    assert [name, "turn", "turn"] == [seen(game, eye)["question"] for eye in (0, 1, SPECTATOR)]


def test_chance_and_the_end_ask_no_seat() -> None:
    game = turn().play("1 draw train")

    assert (None, None) == (seen(game)["asked"], seen(game)["question"])
    game.table.depth = 0
    assert (None, None) == (seen(game)["asked"], seen(game)["question"])


def test_a_claim_under_way_is_shown_as_far_as_it_is() -> None:
    track = "douala-bangui"

    assert {"track": track, "card": None, "locomotives": None} == seen(colour())["pending"]
    assert {"track": track, "card": "red", "locomotives": None} == seen(number())["pending"]
    assert {"track": track, "card": "red", "locomotives": 1} == seen(double())["pending"]
    assert [None] * 3 == [seen(game, 1)["pending"] for game in (turn(), colour(), double())]
    assert seen(turn())["pending"] is None


def test_tickets_on_offer_are_shown_to_who_chooses() -> None:
    offer = seen(keeping())["offer"]

    assert offer is not None
    assert ["T07", "T03", "T20", "T11"] == [ticket["id"] for ticket in offer["tickets"]]
    assert (["T07"], 1) == (offer["kept"], offer["least"])
    assert {ticket: f"keep {ticket}" for ticket in ["T07", "T03", "T20", "T11"]} == {
        ticket: keeping().table.rules.label(answer) for ticket, answer in offer["answers"].items()
    }
    assert [None, None] == [seen(keeping(), eye)["offer"] for eye in (1, SPECTATOR)]
    assert [None, None] == [seen(turn(), eye)["offer"] for eye in (0, SPECTATOR)]


@rule("HA-SETUP-07")
def test_all_choose_their_first_tickets_at_the_same_time() -> None:
    one, two = (seen(first(), eye)["offer"] for eye in (0, 1))

    assert one is not None
    assert two is not None
    assert (2, ["T30", "T31", "T32", "T33"]) == (two["least"], [t["id"] for t in two["tickets"]])
    assert [] == one["kept"] == two["kept"]


@rule("HA-SETUP-07")
def test_who_has_chosen_the_first_tickets_sees_which_also_those_that_had_to_follow() -> None:
    game = first()
    chosen = game.legal()[-1]
    then = settled(Sight(game.table, 0).after([game.table.rules.parse(chosen)]))
    before, after = seen(game)["offer"], view(then, {})["offer"]

    assert before is not None
    assert after is not None
    assert then.question() < 0
    assert before["tickets"] == after["tickets"]
    assert (2, 2) == (len(after["kept"]), after["least"])
    assert chosen.removeprefix("keep ") in after["kept"]
    assert view(Sight(then.state, 1), {})["offer"] != after


# --- terrain ------------------------------------------------------------------------------


@rule("HA-TERRAIN-13")
def test_who_leads_in_a_type_of_terrain() -> None:
    desert, jungle, mountain = seen(busy(), 1)["terrain"]

    assert ("desert", 3, [2]) == (desert["id"], desert["most"], desert["leaders"])
    assert (0, []) == (jungle["most"], jungle["leaders"])
    assert (2, [1]) == (mountain["most"], mountain["leaders"])
    assert [2, 0, 2] == [kind["lead"] for kind in (desert, jungle, mountain)]
    level = scene(2, p1={"terrain": "jungle"}, p2={"terrain": "jungle"})
    assert ([1, 2], 0) == (
        seen(level)["terrain"][1]["leaders"],
        seen(level)["terrain"][1]["lead"],
    )


@rule("HA-TERRAIN-13")
def test_the_best_rival_in_a_type_of_terrain() -> None:
    def rivals(eye: int) -> list[int | None]:
        return [kind["rival"] for kind in seen(busy(), eye)["terrain"]]

    assert [[3, 0, 0], [1, 0, 2], [None] * 3] == [rivals(eye) for eye in (0, 1, SPECTATOR)]


@rule("HA-TERRAIN-12", "HA-TERRAIN-21")
def test_the_locomotives_that_doubling_takes() -> None:
    desert, jungle, mountain = (kind["doubling"] for kind in seen(busy())["terrain"])

    assert [
        {"price": 1, "lengths": [1, 2, 3], "locomotives": 2, "levels": True, "held": False},
        {"price": 2, "lengths": [4, 5], "locomotives": 2, "levels": True, "held": False},
    ] == desert
    assert [(False, True), (False, False)] == [(one["levels"], one["held"]) for one in jungle]
    assert [1, 2] == [entry["locomotives"] for entry in jungle]
    assert [0, 0] == [entry["locomotives"] for entry in mountain]
    assert [[1, 2, 3], [4, 6]] == [entry["lengths"] for entry in mountain]
    assert [[]] * 3 == [kind["doubling"] for kind in seen(busy(), SPECTATOR)["terrain"]]


# --- tracks -------------------------------------------------------------------------------


def test_claims_are_the_tracks_that_the_turn_offers() -> None:
    table = seen(turn())
    legal = [label.removeprefix("claim ") for label in turn().legal("claim")]

    assert legal == table["claims"]
    assert [] == seen(turn(), SPECTATOR)["claims"]
    assert set(legal) != set(seen(turn(), 1)["claims"])


@rule("HA-DOUBLE-01", "HA-DOUBLE-02", "HA-DOUBLE-03")
def test_closed_tracks_are_closed_to_the_eye() -> None:
    def shut(seats: int, eye: int) -> list[str]:
        game = scene(seats, p1={"owns": "pretoria-durban/1"}, p2={"owns": "beira-durban/2"})
        return seen(game, eye)["closed"]

    both = ["beira-durban/1", "pretoria-durban/2"]
    assert [both] * 3 == [shut(3, eye) for eye in (0, 2, SPECTATOR)]
    assert (both[1:], both[:1], [], []) == tuple(shut(4, eye) for eye in (0, 1, 2, SPECTATOR))


# --- ways ---------------------------------------------------------------------------------


def tickets(game: Scene) -> dict[str, tuple[bool, int | None]]:
    held = seen(game)["seats"][0]["tickets"] or []
    return {ticket["id"]: (ticket["done"], ticket["missing"]) for ticket in held}


def test_a_ticket_says_how_many_spaces_are_missing() -> None:
    """T40: Cape Town to Durban; from Pretoria 2 spaces are missing, on either of two tracks."""
    found = [t for t in seen(busy())["seats"][0]["tickets"] or [] if t["id"] == "T40"]

    assert {"T40": (False, 2), "T46": (True, 0)} == tickets(busy())
    assert ["pretoria-durban/1", "pretoria-durban/2"] == found[0]["way"]
    assert 5 == found[0]["own"]  # 2 and 3 via Bloemfontein


def test_a_country_is_reached_at_any_entry_point() -> None:
    """T41: Chad to Fachoda."""
    game = scene(2, p1={"tickets": "T41", "owns": "j_northwest-chad_south"})

    assert {"T41": (False, 4)} == tickets(game)


def test_a_ticket_without_a_way_has_none() -> None:
    """Both ways into Chad are taken; then the trains would not last."""
    shut = scene(
        2, p1={"tickets": "T41"}, p2={"owns": "j_northwest-chad_south ngaoundere-chad_west"}
    )
    short = scene(2, p1={"tickets": "T40", "trains": 3})

    assert {"T41": (False, None)} == tickets(shut)
    assert {"T40": (False, None)} == tickets(short)
    assert [] == (seen(shut)["seats"][0]["tickets"] or [])[0]["way"]


@pytest.mark.parametrize("seats", [2, 5])
def test_nothing_is_missing_for_a_completed_ticket(seats: int) -> None:
    walk = Walk("heart_of_africa", seats, "uniform", seats)
    for n, state in enumerate(walk.steps(500)):
        if n % 50 == 0:
            for eye in eyes(seats):
                for player in view(Sight(state, eye), {})["seats"]:
                    for ticket in player["tickets"] or []:
                        assert ticket["done"] == (ticket["missing"] == 0)
                        assert bool(ticket["way"]) == bool(ticket["missing"])
