"""A sight in words for screens: what is shown, what display settings hide, what facts mean."""

import json
from importlib.resources import files

import pytest

from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR, Fact
from kindu.games.africana.sets import Sets
from kindu.games.africana.state import Tabletop
from kindu.games.africana.view.answers import FACTS, fact_words
from kindu.games.africana.view.board import titles
from kindu.games.africana.view.table import TableView, view
from tests.games.africana.scene import BOARD, RULES, Scene, scene
from tests.support import rule


def seen(game: Scene, eye: int, **chosen: str) -> TableView:
    settings = {key.replace("_", " "): value for key, value in chosen.items()}
    return view(Sight(game.table, eye), settings)


def busy() -> Scene:
    return scene(
        2,
        p1={
            "at": "cairo",
            "silver": 12,
            "hand": "orange grey joker magenta-assistant",
            "won": "S11 S02",
            "done": "A06 A07",
            "joined": "A02",
            "open": "S03",
        },
        north="S01 S04 | S05",
    )


def test_the_table_is_shown_in_words() -> None:
    table = seen(busy(), 0)

    assert (1, 1, 1, False) == (
        table["round"],
        table["first"],
        table["asked"],
        table["last_round"],
    )
    assert ["A01", "A02", "A03", "A04", "A05"] == table["row"]
    assert (17, "A") == (table["expeditions_left"], table["next_letter"])
    assert table["travel_deck"] == 57
    assert {"magenta": 1, "turquoise": 2, "grey": 2, "orange": 2, "violet": 2} == table["supply"]
    json.dumps(table)


def test_a_company_is_shown_in_words() -> None:
    mine = seen(busy(), 0)["seats"][0]

    assert ("Italy", "white", "cairo", 12, 3, 2) == (
        mine["company"],
        mine["colour"],
        mine["place"],
        mine["silver"],
        mine["markers"],
        mine["travel"],
    )
    assert ["grey", "orange", "magenta-assistant", "joker"] == mine["hand"]
    assert (["magenta-assistant"], True) == (mine["assistants"], mine["joker"])
    assert (["A02"], ["S03"]) == (mine["joined"], mine["open"])
    assert (["S02", "S11"], ["A06", "A07"]) == (mine["won"], mine["done"])
    assert 12 == mine["points"]


@rule("AF-INFO-01")
def test_the_hand_of_another_seat_is_a_number() -> None:
    for eye in (1, SPECTATOR):
        other = seen(busy(), eye)["seats"][0]

        assert (None, 2) == (other["hand"], other["travel"])
        assert (["magenta-assistant"], True) == (other["assistants"], other["joker"])


@rule("RUL-17")
def test_hidden_scores_hide_completed_cards_and_points_of_others_until_the_end() -> None:
    game = busy()
    mine, theirs = (seen(game, eye, hidden_scores="on")["seats"][0] for eye in (0, 1))

    assert (["S02", "S11"], 12) == (mine["won"], mine["points"])
    assert (None, None, None) == (theirs["won"], theirs["done"], theirs["points"])
    assert 12 == theirs["silver"]
    game.table.depth = 0
    assert 12 == seen(game, 1, hidden_scores="on")["seats"][0]["points"]


@rule("RUL-18")
def test_page_memory_lists_the_seen_pages_below_the_top_cards() -> None:
    left, right = seen(busy(), 1)["books"][0]
    assert (2, "S04", ["S01"], 0) == (left["size"], left["top"], left["below"], left["unread"])
    assert (10, "S05", [], 9) == (right["size"], right["top"], right["below"], right["unread"])

    left, right = seen(busy(), 1, page_memory="off")["books"][0]
    assert (2, "S04", None) == (left["size"], left["top"], left["below"])
    assert (10, "S05", None, 0) == (right["size"], right["top"], right["below"], right["unread"])


def test_an_empty_half_shows_nothing() -> None:
    left, _ = seen(scene(2), 0)["books"][1]

    assert (0, None, []) == (left["size"], left["top"], left["below"])


def test_chance_and_the_end_ask_no_seat() -> None:
    game = scene(2)
    game.play("1 draw")
    assert seen(game, 0)["asked"] is None
    game.table.depth = 0
    game.table.expeditions_left = 0
    table = seen(game, 0)
    assert (None, None) == (table["asked"], table["next_letter"])


@pytest.mark.parametrize(
    ("fact", "expected"),
    [
        (Fact("AF-TURN-02", 0, 2), {"seat": 1, "action": "move"}),
        (Fact("AF-MOVE-02", 1, 3, 10), {"seat": 2, "place": "cairo", "card": "joker"}),
        (Fact("AF-MOVE-02", 1, 3, 0, 5),
         {"seat": 2, "place": "cairo", "card": "magenta", "silver": 5}),
        (Fact("AF-DRAW-01", 1, 4).told(0), {"seat": 2, "card": "violet"}),
        (Fact("AF-DRAW-01", 1, 4, eyes=2).told(0), {"seat": 2}),
        (Fact("AF-EXP-07", 0, -1, 2), {"seat": 1, "silver": 2}),
        (Fact("AF-EXP-07", 0, 3, 0), {"seat": 1, "card": "orange"}),
        (Fact("AF-EXP-12", 0, 5, 4, points=2),
         {"seat": 1, "expedition": "A06", "silver": 4, "points": 2}),
        (Fact("AF-BOOK-01", -1, 0, 1), {"adventure": "S01", "book": "south"}),
        (Fact("AF-END-01", 1), {"seat": 2}),
    ],
)  # fmt: skip
def test_the_numbers_of_a_fact_have_names(fact: Fact, expected: dict[str, object]) -> None:
    assert expected == fact_words(RULES, fact)


def test_ids_have_titles() -> None:
    names = titles(RULES)

    assert "Cape Town" == names["cape_town"]
    assert "A06 (Port Natal to Serengeti)" == names["A06"]
    assert "S02 (Mask, Mozambique)" == names["S02"]
    assert "S11 (magenta assistant, Leopoldville)" == names["S11"]


def test_every_rule_with_named_numbers_is_a_rule() -> None:
    text = files("kindu.games.africana").joinpath("rules.md").read_text(encoding="utf-8")

    assert [] == [key for key in FACTS if f"**{key}**" not in text]


def test_a_bare_table_is_no_game() -> None:
    with pytest.raises(NotImplementedError):
        Tabletop(RULES, BOARD, Sets(BOARD), 2).clone()
