"""Heart of Africa in sentences, and what can be asked about: stops, routes, cards, players."""

import pytest

from kindu.core.words import SPECTATOR
from kindu.games.heart_of_africa.text.table import about, brief, sentences
from tests.games.heart_of_africa.knowledge.test_why_not import colour, double, first, number
from tests.games.heart_of_africa.scene import scene
from tests.games.heart_of_africa.text.test_table import busy, seen

CAPE = "cape_town-port_elizabeth/1"


# --- sentences ----------------------------------------------------------------------------


def test_sentences_begin_with_what_matters() -> None:
    lines = sentences(seen(busy(), 0, new=("train 0 red",)))

    assert [
        "You are blue, with 40 trains and 6 points for routes.",
        "Your hand, 5 cards: 3 black, 1 red and 1 locomotive.",
        "Your ticket T40, Cape Town to Durban, 6 points: 2 spaces to go.",
        "Your ticket T46, Pretoria to Cape Town, 5 points: completed.",
        "With your tickets as they stand, you have 5 points.",
        "Open train cards: red (new), an empty space, white, locomotive and blue.",
        "Open terrain cards: desert and jungle.",
    ] == lines[:7]
    assert lines[:7] == brief(seen(busy(), 0, new=("train 0 red",)))


def test_sentences_tell_terrain_players_routes_and_decks() -> None:
    ferry = "mocambique-madagascar_north/1"
    lines = sentences(seen(busy(), 0, new=(ferry,)))

    for line in (
        "Desert, for red, orange and yellow routes: you 1, Björn 3 and Marabu 0.",
        "Desert: doubling a route of 4 to 5 spaces costs 2 cards and takes 2 locomotives from you.",
        "Jungle: doubling a route of 1 to 3 spaces costs 1 card and takes 1 locomotive from you.",
        (
            "Björn, red, has 42 trains, 3 train cards, 0 tickets and 0 points; "
            "taken openly and not yet played: 2 white."
        ),
        "Marabu, green, has 45 trains, 0 train cards, 0 tickets and 0 points.",
        "Your routes: Pretoria to Bloemfontein; Bloemfontein to Cape Town.",
        "Routes of Björn: Moçambique to Madagascar (north), first track (new).",
        "The train deck has 98 cards, its discard pile 0.",
        "The terrain deck has 10 desert, 14 jungle and 13 mountain.",
        "The ticket deck has 46 tickets.",
        "Round 1.",
        "It is your turn.",
    ):
        assert line in lines


def test_a_spectator_has_no_seat() -> None:
    lines = sentences(seen(busy(), SPECTATOR))

    assert "Waiting for Amina." in lines
    assert not [line for line in lines if "you" in line.lower().split()]


def test_the_last_round_is_told() -> None:
    empty = {"terrain_row": "- -", "terrain_deck": ""}
    lines = sentences(seen(scene(2, last=1, turn=2, **empty).table, 0))

    assert "This is the last round: 1 turn left." in lines
    assert "Waiting for Björn." in lines
    assert "The terrain deck has no card." in lines
    assert "Your hand, 0 cards: no card." in lines


def test_a_claim_under_way_is_told() -> None:
    grey = "You are claiming Douala to Bangui: 4 spaces, grey, any one colour, mountain, 7 points."

    assert [grey] == [s for s in sentences(seen(colour().table, 0)) if "claiming" in s]
    assert "You pay with red." in sentences(seen(number().table, 0))
    assert "You pay 3 red and 1 locomotive." in sentences(seen(double().table, 0))
    assert not [s for s in sentences(seen(double().table, 1)) if "claiming" in s]


def test_tickets_on_offer_are_told_in_their_order() -> None:
    found = [s for s in sentences(seen(first().table, 0)) if s.startswith("On offer")]

    assert "On offer: T03, Nigeria to Durban, 18 points: 18 spaces to go." == found[0]
    assert [found[n].split()[2] for n in range(4)] == ["T03,", "T07,", "T11,", "T20,"]


def test_no_seat_is_asked_while_chance_draws() -> None:
    game = scene(2).play("1 draw train")

    assert "Round 1." == sentences(seen(game.table, 0))[-1]


# --- places and routes --------------------------------------------------------------------


def test_a_stop_can_be_asked_about() -> None:
    expected = """
Cape Town is a city.
To Port Nolloth, first track: 2 spaces, red, desert, 2 points; you can claim it now.
To Port Nolloth, second track: 2 spaces, red, desert, 2 points; you can claim it now.
To Bloemfontein: 3 spaces, orange, desert, 4 points; claimed by you.
To Port Elizabeth, first track: 3 spaces, black, mountain, 4 points; you can claim it now.
To Port Elizabeth, second track: 3 spaces, black, mountain, 4 points; you can claim it now.
Your ticket T40, Cape Town to Durban, 6 points: 2 spaces to go.
Your ticket T46, Pretoria to Cape Town, 5 points: completed.
"""
    for word in ("cape_town", "Cape Town", "cape"):
        assert expected.strip() == "\n".join(about(seen(busy(), 0), word))


def test_junctions_entry_points_and_countries_can_be_asked_about() -> None:
    found = seen(busy(), 0)

    assert (
        "Kamina is a junction: routes meet there, but no ticket names it."
        == about(found, "kamina")[0]
    )
    assert (
        "Chad (west road) is one of the entry points of its country."
        == about(found, "chad_west")[0]
    )
    assert [
        "Chad is reached at Chad (west road) or Chad (south road).",
        "Ngaoundéré to Chad (west road): 4 spaces, orange, desert, 7 points; free.",
        "Fort Crampel to Chad (south road): 2 spaces, yellow, desert, 2 points; free.",
    ] == about(found, "chad")
    own = seen(scene(2, p1={"tickets": "T41"}).table, 0)
    assert "Your ticket T41, Chad to Fachoda, 6 points: 6 spaces to go." == about(own, "chad")[-1]
    assert about(own, "chad_south")[-1] == about(own, "chad")[-1]


def test_a_route_can_be_asked_about_from_both_ends() -> None:
    expected = [
        (
            "Moçambique to Madagascar (north), first track: 3 spaces, grey, any one colour, "
            "mountain, a ferry with 1 locomotive, 4 points; claimed by Björn."
        ),
        (
            "Moçambique to Madagascar (north), second track: 3 spaces, grey, any one colour, "
            "mountain, a ferry with 1 locomotive, 4 points; closed, as the other track is claimed."
        ),
        "Doubling it costs 1 card and takes no locomotive from you.",
    ]
    for word in (
        "mocambique-madagascar_north",
        "mocambique-madagascar_north/2",
        "Moçambique Madagascar (north)",
        "madagascar (north) moçambique",
    ):
        assert expected == about(seen(busy(), 0), word)
    assert 2 == len(about(seen(busy(), SPECTATOR), "mocambique-madagascar_north"))
    long_one = about(seen(busy(), 0), "fachoda-addis_ababa")
    assert "Doubling it costs 2 cards and takes 2 locomotives from you." == long_one[-1]


# --- cards and players --------------------------------------------------------------------


def test_tickets_can_be_asked_about() -> None:
    found = seen(busy(), 0)

    assert ["T10: Cape Town to Madagascar, 12 points."] == about(found, "t10")
    assert ["Your ticket T46, Pretoria to Cape Town, 5 points: completed."] == about(found, "T46")


def test_colours_can_be_asked_about() -> None:
    game = scene(2, p1={"hand": "red*2", "owns": "j_northwest-fachoda"}, discard="red")
    lines = about(seen(game.table, 0), "red")

    assert ["In your hand: 2 red.", "In the discard pile: 1 red."] == lines[:2]
    assert "Ngaoundéré to Nigeria (north road), first track (3); " in lines[2]
    assert "Fort Crampel to Fachoda" not in lines[2]
    assert "In the discard pile: 1 red." == about(seen(game.table, SPECTATOR), "red")[0]
    assert (
        "A grey route is paid for with cards of any one colour."
        == about(seen(game.table, 0), "grey")[0]
    )
    assert ["In your hand: 0 locomotive.", "In the discard pile: 0 locomotive."] == about(
        seen(game.table, 0), "locomotive"
    )


def test_terrain_can_be_asked_about() -> None:
    assert [
        "Desert & Savanna is the terrain of red, orange and yellow routes.",
        "Cards on display: you 1, Björn 3 and Marabu 0; in the deck: 10.",
        "Doubling a route of 1 to 3 spaces costs 1 card and takes 2 locomotives from you.",
        "Doubling a route of 4 to 5 spaces costs 2 cards and takes 2 locomotives from you.",
    ] == about(seen(busy(), 0), "desert")
    assert 2 == len(about(seen(busy(), SPECTATOR), "desert"))


def test_players_can_be_asked_about() -> None:
    for word in ("björn", "seat 2", "Bjö"):
        assert [
            "Björn plays red: 42 trains, 3 train cards, 0 tickets and 0 points.",
            "Terrain: 3 desert, 0 jungle and 0 mountain.",
            "Taken openly and not yet played: 2 white.",
            "Routes: Moçambique to Madagascar (north), first track.",
        ] == about(seen(busy(), 0), word)
    assert 2 == len(about(seen(busy(), 0), "Marabu"))


def test_a_stop_comes_before_a_player_of_its_name() -> None:
    found = seen(busy(), 0)
    found.names[2] = "Durban"

    assert "Durban is a city." == about(found, "durban")[0]
    assert "Durban plays green" in about(found, "seat 3")[0]


@pytest.mark.parametrize("word", ["", "x", "atlantis", "T99", "po", "port", "seat 9"])
def test_what_is_unknown_has_no_story(word: str) -> None:
    assert [] == about(seen(busy(), 0), word)
