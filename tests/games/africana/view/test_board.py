"""The board, answers and reasons by name, for screens."""

import json

import pytest

from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR, Fact
from kindu.games import load, paper
from kindu.games.africana.view.answers import REASONS, answer_words, why_words
from kindu.games.africana.view.board import board_view, titles
from kindu.games.africana.view.table import TableView, view
from kindu.games.datafile import BoardError
from tests.games.africana.knowledge.test_why_not import SCENES
from tests.games.africana.scene import RULES, Scene, scene
from tests.support import rule

BOARD = board_view(RULES)


def words(game: Scene, text: str) -> dict[str, str | int]:
    return answer_words(Sight(game.table, 0), RULES.parse(text))


def seen(game: Scene, eye: int) -> TableView:
    return view(Sight(game.table, eye), {})


def moving() -> Scene:
    hand = "orange grey-assistant joker"
    player = {"at": "khartoum", "silver": 6, "hand": hand, "won": "S13", "joined": "C01"}
    return scene(p1=player, row="C05 C02 A01 A02 C01").play("1 move")


# --- the board ----------------------------------------------------------------------------


def test_a_place_has_its_symbols_and_lies_somewhere() -> None:
    cairo = next(place for place in BOARD["places"] if place["id"] == "cairo")

    assert ("Cairo", ["orange", "violet"], True) == (
        cairo["name"],
        cairo["symbols"],
        cairo["north"],
    )
    assert (30.04, 31.24) == (cairo["lat"], cairo["lon"])
    assert 11 == sum(place["north"] for place in BOARD["places"])


def test_routes_have_ends_and_bends() -> None:
    assert 40 == len(BOARD["routes"]) == len(BOARD["bends"])
    assert ("napoli", "cairo") == BOARD["routes"][2]
    assert [(35.0, 24.0)] == BOARD["bends"][2]
    assert [] == BOARD["bends"][1]


def test_the_distance_is_counted_in_steps() -> None:
    ids = [place["id"] for place in BOARD["places"]]

    assert 6 == BOARD["distance"][ids.index("napoli")][ids.index("tananarive")]


def test_colours_have_icons() -> None:
    assert {"id": "magenta", "icon": "sun", "hex": "#B5176B"} == BOARD["colours"][0]
    assert 5 == len({colour["icon"] for colour in BOARD["colours"]})


def test_companies_and_cards_are_shown_in_words() -> None:
    assert {"country": "Germany", "colour": "yellow", "start": "lagos"} == BOARD["companies"][2]
    assert {
        "id": "A04",
        "letter": "A",
        "start": "tripoli",
        "goal": "lagos",
        "steps": 2,
        "silver": 3,
        "points": 1,
    } == BOARD["expeditions"][3]
    mask = next(card for card in BOARD["adventures"] if card["id"] == "S02")
    assert ("north", "mozambique", "mask", "Mask", None) == (
        mask["book"],
        mask["target"],
        mask["artefact"],
        mask["name"],
        mask["assistant"],
    )
    helper = next(card for card in BOARD["adventures"] if card["id"] == "S11")
    assert (None, None, "magenta") == (helper["artefact"], helper["name"], helper["assistant"])
    assert (0, 0) == (helper["silver"], helper["points"])


def test_spaces_prices_and_limits_are_shown() -> None:
    assert [(2, 0), (0, 1), (1, 0), (0, 1), (2, 0)] == [
        (space["silver"], space["cards"]) for space in BOARD["spaces"]
    ]
    assert (5, 1, 1, 5) == (
        BOARD["numbers"]["adventure_price"],
        BOARD["numbers"]["page_price"],
        BOARD["numbers"]["free_pages"],
        BOARD["numbers"]["recolour_price"],
    )
    assert (5, 3, 4, 2) == (
        BOARD["numbers"]["hand_limit"],
        BOARD["numbers"]["open_limit"],
        BOARD["numbers"]["markers"],
        BOARD["numbers"]["cards_drawn"],
    )
    json.dumps(BOARD)


def test_a_board_of_ones_own_is_shown_as_it_is() -> None:
    text = paper("africana", "board.toml").replace("lat = 30.04", "lat = 29.5")
    cairo = next(p for p in board_view(load("africana", text))["places"] if p["id"] == "cairo")

    assert 29.5 == cairo["lat"]


def test_a_colour_that_no_screen_knows_is_a_fault_of_the_board() -> None:
    text = paper("africana", "board.toml").replace("#B5176B", "magenta")

    with pytest.raises(BoardError, match=r'expected hex to be # and six .*, found "magenta"'):
        load("africana", text)


# --- the table ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        ("start of turn", "action"),
        ("buying", "leaf"),
        ("moving", "travel"),
        ("hand limit", "hand"),
        ("adventure limit", "adventure"),
    ],
)
def test_every_eye_is_told_what_is_asked(key: str, expected: str) -> None:
    game = SCENES[key]()

    assert [expected] * 3 == [seen(game, eye)["question"] for eye in (0, 1, SPECTATOR)]


def test_chance_and_the_end_ask_nothing() -> None:
    game = scene(2).play("1 draw")
    assert seen(game, 0)["question"] is None
    game.table.depth = 0
    assert seen(game, 0)["question"] is None


@rule("AF-MOVE-02", "AF-COLOR-01")
def test_the_ways_from_here_name_the_cards_that_pay() -> None:
    ways = {way["place"]: way for way in seen(moving(), 0)["ways"]}

    assert {"tripoli", "aswan", "timbuktu", "serengeti", "leopoldville"} == set(ways)
    assert ["grey-assistant", "joker"] == ways["aswan"]["fitting"]
    assert ["orange"] == ways["aswan"]["recoloured"]
    assert [] == seen(moving(), SPECTATOR)["ways"]


def test_without_silver_nothing_is_recoloured() -> None:
    game = scene(p1={"at": "cairo", "silver": 4, "hand": "grey"})
    napoli = next(way for way in seen(game, 0)["ways"] if way["place"] == "napoli")

    assert ([], []) == (napoli["fitting"], napoli["recoloured"])


@rule("AF-BUY-01")
def test_every_company_has_the_book_of_its_half() -> None:
    game = scene(p1={"at": "cairo"}, p2={"at": "luanda"})

    assert ["north", "south"] == [seat["book"] for seat in seen(game, 0)["seats"]]


# --- answers ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("draw", {"verb": "draw", "cards": 2}),
        ("buy", {"verb": "buy"}),
        ("move", {"verb": "move"}),
        ("stop", {"verb": "stop", "action": "move"}),
        ("step aswan joker", {"verb": "step", "place": "aswan", "card": "joker", "rank": 2}),
        (
            "step aswan orange",
            {"verb": "step", "place": "aswan", "card": "orange", "rank": 3, "cost": 5},
        ),
        ("join C05", {"verb": "join", "expedition": "C05", "silver": 2}),
        ("join C02", {"verb": "join", "expedition": "C02", "cards": 1}),
        ("join B01", {"verb": "join", "expedition": "B01"}),
        (
            "complete A04",
            {"verb": "complete", "expedition": "A04", "silver": 3, "points": 1},
        ),
        (
            "complete S02",
            {"verb": "complete", "adventure": "S02", "silver": 3, "points": 5},
        ),
        ("complete S11", {"verb": "complete", "adventure": "S11", "colour": "magenta"}),
        ("buy S02", {"verb": "buy", "adventure": "S02", "cost": 5}),
        ("discard grey", {"verb": "discard", "card": "grey"}),
        ("discard S02", {"verb": "discard", "adventure": "S02"}),
    ],
)
def test_an_answer_has_names_costs_and_gains(text: str, expected: dict[str, object]) -> None:
    assert expected == words(moving(), text)


def test_a_page_is_named_with_its_price() -> None:
    game = scene(p1={"at": "cairo", "silver": 3}, north="| S01")
    assert {"verb": "stop"} == words(game, "stop")
    game.play("1 buy")

    assert {"verb": "stop", "action": "buy"} == words(game, "stop")
    assert {"verb": "turn", "way": "back"} == words(game, "turn back")
    assert {"verb": "turn", "way": "forward", "adventure": "S01"} == words(game, "turn forward")
    game.play("1 turn forward", "* page S03")
    assert {"verb": "turn", "way": "back", "adventure": "S01", "cost": 1} == words(
        game, "turn back"
    )


def test_an_answer_has_names_when_nobody_is_asked() -> None:
    game = scene(2)
    game.table.depth = 0

    assert {"verb": "stop"} == words(game, "stop")
    assert {"verb": "turn", "way": "forward"} == words(game, "turn forward")


# --- reasons ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "text", "expected"),
    [
        ("moving", "step lagos joker", {"seat": 1, "place": "lagos"}),
        ("moving", "join A03", {"seat": 1, "expedition": "A03", "place": "serengeti"}),
        ("buying", "buy S01", {"seat": 1, "silver": 5}),
        ("buying", "buy N01", {"seat": 1, "book": "south"}),
        ("hand limit", "draw", {"seat": 1, "cards": 1}),
        ("adventure limit", "draw", {"seat": 1, "limit": 3}),
        ("start of turn", "stop", {"seat": 1}),
    ],
)
def test_the_numbers_of_a_reason_have_names(
    key: str, text: str, expected: dict[str, object]
) -> None:
    table = SCENES[key]().table
    facts = table.why_not(table.question(), RULES.parse(text))

    assert expected == why_words(RULES, facts[0])


def test_what_is_no_answer_at_all_has_only_a_seat() -> None:
    assert {"seat": 2} == why_words(RULES, Fact("", 1, 700))


def test_every_reason_with_named_numbers_is_a_rule() -> None:
    text = paper("africana", "rules.md")

    assert [] == [key for key in REASONS if f"**{key}**" not in text]


def test_titles_are_for_all_ids_of_the_board() -> None:
    names = titles(RULES)
    cards = [*BOARD["places"], *BOARD["expeditions"], *BOARD["adventures"]]

    assert {card["id"] for card in cards} == set(names)
