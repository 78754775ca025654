"""The table of Africana in the terminal: drawn and told at every width, and no secret with it."""

import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import SPECTATOR
from kindu.games import load, paper, screen
from kindu.games.africana.text.signs import ICONS, signs, tiles
from kindu.games.africana.text.table import about, picture, sentences
from kindu.text.scene import Scene
from tests.games.africana.scene import scene as position
from tests.laws.strategies import Walk, eyes

NAMES = ["Amina", "Björn", "Marabu", "Xi"]


def seen(state: State, eye: int, symbols: bool = True, **chosen: str) -> Scene:
    settings = {key.replace("_", " "): value for key, value in chosen.items()}
    view = screen("africana").view(Sight(state, eye), settings)
    names = NAMES[: int(state.seats)]
    return Scene(state.rules, view, eye, names, frozenset(["A02", "S01"]), symbols)


def drawn(scene: Scene, width: int) -> list[str]:
    console = Console(width=width, color_system="truecolor", force_terminal=True)
    with console.capture() as capture:
        console.print(picture(scene, width))
    return re.sub(r"\x1b\[[0-9;]*m", "", capture.get()).splitlines()


def positions(seats: int, most: int, every: int) -> Iterator[State]:
    walk = Walk("africana", seats, "eager", seats)
    yield from (state for n, state in enumerate(walk.steps(most)) if n % every == 0)


def busy() -> State:
    """Seat 1 at Cairo, joined A02, with an open adventure; seat 2 has joined two."""
    hand = "orange grey joker magenta-assistant"
    mine = {"at": "cairo", "silver": 12, "hand": hand, "won": "S11 S02", "joined": "A02"}
    return position(
        2,
        p1=mine | {"open": "S03"},
        p2={"at": "luanda", "joined": "A02 A04", "hand": "violet violet joker", "open": "S07"},
        row="A01 A02 - A04 A05",
        north="S01 S04 | S05",
    ).table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_drawn_and_told_all_through_a_game(seats: int) -> None:
    for n, state in enumerate(positions(seats, 400, 57)):
        eye = [*range(seats), SPECTATOR][n % (seats + 1)]
        scene = seen(state, eye)
        for width in ((60, 80, 120), (44, 100))[n % 2]:
            lines = drawn(scene, width)
            text = "\n".join(lines)

            assert max(map(len, lines)) <= width
            assert all(name in text for name in NAMES[:seats])
            assert ("Hand" in text) == (eye != SPECTATOR)
        assert sentences(scene)


def test_all_places_can_be_read_on_the_map() -> None:
    for state in positions(4, 200, 90):
        for width in (60, 80, 120):
            text = "\n".join(drawn(seen(state, 0), width))
            places = [place["name"] for place in seen(state, 0).board["places"]]

            assert [] == [name for name in places if name not in text]


@pytest.mark.parametrize(("width", "rows"), [(80, 48), (120, 42)])
def test_the_picture_fits_on_a_screen(width: int, rows: int) -> None:
    assert rows >= max(len(drawn(seen(state, 0), width)) for state in positions(4, 300, 110))


def test_no_hand_is_shown_to_others() -> None:
    for n, state in enumerate(positions(3, 300, 110)):
        for eye in eyes(3):
            sight = Sight(state, eye)
            other = seen(sight.guess(Rng("world", n)), eye)
            scene = seen(state, eye)

            assert sentences(scene) == sentences(other)
            assert drawn(scene, 60) == drawn(other, 60)
            hands = [seat["hand"] for seat in scene.view["seats"]]
            assert eye == SPECTATOR or hands[eye] is not None or state.over()


def test_without_symbols_all_is_ascii() -> None:
    for state in positions(4, 300, 140):
        scene = seen(state, 1, symbols=False)

        assert all("".join(drawn(scene, width)).isascii() for width in (60, 80, 120))
        assert "".join(sentences(scene)).isascii()
        assert "".join(about(scene, "cairo")).isascii()


def test_symbols_are_different_and_one_cell_wide() -> None:
    for symbols in (True, False):
        found = signs(seen(busy(), 0, symbols))

        assert 5 == len(set(found.values()))
        assert all(len(sign) == 1 for sign in found.values())
    assert set(ICONS.values()) == set(signs(seen(busy(), 0)).values())


def other_board(*changes: tuple[str, str]) -> Rules:
    text = paper("africana", "board.toml")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return load("africana", text)


def test_unknown_icons_are_letters_that_differ() -> None:
    rules = other_board(('"sun"', '"comet"'), ('"wave"', '"comet"'), ('"turquoise"', '"mauve"'))
    state = rules.start(2)
    found = signs(seen(state, 0))

    assert ("M", "A") == (found["magenta"], found["mauve"])
    assert 5 == len(set(found.values()))
    assert {*found, *(f"{key}-assistant" for key in found), "joker"} == set(tiles(seen(state, 0)))


def test_another_board_is_drawn_as_it_is() -> None:
    rules = other_board(("lat = 30.04", "lat = 5.0"), ('name = "Cairo"', 'name = "Kaïro"'))
    state = Walk("africana", 2, "eager", 1).state
    view = screen("africana").view(Sight(state, 0), {})
    scene = Scene(rules, view, 0, NAMES[:2])

    assert "Kaïro" in "\n".join(drawn(scene, 80))
    assert "Kairo" in "\n".join(drawn(Scene(rules, view, 0, NAMES[:2], symbols=False), 80))


def test_the_map_shows_explorers_starts_goals_and_own_aims() -> None:
    text = "\n".join(drawn(seen(busy(), 0), 80))

    assert "Cairo ♙1" in text
    assert re.search(r"Luanda ♙2 .*1→", text)
    assert re.search(r"Aswan ⚑2 5→", text)
    assert re.search(r"Tripoli 4→", text)
    assert re.search(r"\w ◆", text)
    assert re.search(r"2 A02 Mogadishu → Aswan +3 silver, 1 point +\+1 card +1 2 new", text)
    assert "3 empty" in text


def test_the_own_hand_leads_somewhere() -> None:
    lines = drawn(seen(busy(), 0), 80)
    text = "\n".join(lines)

    assert re.search(r"Hand 4/5 +▲  grey +∩  orange +☼  magenta assistant +★  joker", text)
    assert "From here   Napoli ☼★ · Tripoli ▲★ · Aswan ▲★" in text
    assert "Adventures  S03 " in text
    assert "Won         S02 (Mask, Mozambique)" in text


def test_a_step_that_only_silver_pays_and_one_that_nothing_pays() -> None:
    rich = position(p1={"at": "cairo", "silver": 5, "hand": "violet"}).table
    poor = position(p1={"at": "cairo", "silver": 4, "hand": "violet"}).table

    assert any("Napoli (5 silver)" in line for line in drawn(seen(rich, 0), 80))
    assert any("Napoli (no card)" in line for line in drawn(seen(poor, 0), 80))
    assert any("only with a card recoloured for 5 silver" in s for s in sentences(seen(rich, 0)))
    assert any("you have no card for it" in s for s in sentences(seen(poor, 0)))


def test_hidden_scores_and_pages_stay_hidden() -> None:
    scene = seen(busy(), 1, hidden_scores="on", page_memory="off")
    lines = drawn(scene, 80)

    assert any(re.search(r"Amina .* \?  S03", line) for line in lines)
    assert any(re.search(r"left +S04 .* 1 below", line) for line in lines)
    told = " ".join(sentences(scene))
    assert "1 page below" in told
    assert not re.search(r"Amina[^.]*point", told)


def test_sentences_begin_with_what_matters() -> None:
    lines = sentences(seen(busy(), 0))

    assert lines[0] == "You are Italy, in Cairo, with 12 silver, 3 free markers and 8 points."
    assert lines[1] == (
        "Your hand, 4 cards of at most 5: grey, orange, magenta assistant and joker."
    )
    assert lines[2] == (
        "One step to Napoli, which shows magenta: you can pay with magenta assistant or joker."
    )
    assert lines[5].startswith("Your open adventure S03, ")
    assert lines[8] == (
        "Expedition space 2, new: A02 from Mogadishu to Aswan, 2 steps, brings 3 silver and "
        "1 point; joining brings 1 travel card; joined by you and Björn."
    )
    assert "Expedition space 3: empty." in lines
    assert any(line.startswith("Northern book, yours, left: S04, ") for line in lines)
    assert any("; in hand: 2 travel cards, joker; open adventures: S07 " in s for s in lines)
    assert "It is your turn." in lines
    assert "Waiting for Björn." not in lines


def test_the_last_round_is_told() -> None:
    table = position(last_round=1, left=0, turn=2).table

    assert "This is the last round." in sentences(seen(table, 0))
    assert "Waiting for Björn." in sentences(seen(table, 0))
    assert "last round" in drawn(seen(table, 0), 80)[0]


def test_a_place_can_be_asked_about() -> None:
    expected = """
Luanda lies in the south and shows magenta and violet.
It is 4 steps from you.
Routes lead to Leopoldville, Victoria Falls and Walvis Bay.
Explorers here: Björn.
Expedition A01 to Port Natal starts here.
Expedition A05 from Aswan ends here.
Your open adventure S03, Drum in Luanda, 4 steps from you, brings 2 silver and 4 points.
"""
    for word in ("luanda", "Luanda", "luan"):
        assert expected.strip() == "\n".join(about(seen(busy(), 0), word))
    assert about(seen(busy(), 0), "cape_town") == about(seen(busy(), 0), "Cape Town") != []
    assert "It is where you are." in about(seen(busy(), 0), "cairo")
    assert not [line for line in about(seen(busy(), SPECTATOR), "luanda") if "you" in line]


def test_an_expedition_can_be_asked_about() -> None:
    scene = seen(busy(), 0)

    assert [
        "A04 leads from Tripoli to Lagos, 2 steps.",
        "It brings 3 silver and 1 point.",
        "Its start is 1 step from you.",
        "It is open on space 4; joining brings 1 travel card.",
        "Joined by Björn.",
    ] == about(scene, "a04")
    assert "It is not open." == about(scene, "C03")[-1]
    done = position(p2={"done": "A06"}).table
    assert "Completed by Björn." == about(seen(done, 0), "A06")[-1]


def test_an_adventure_can_be_asked_about() -> None:
    scene = seen(busy(), 0)

    assert "It lies on top of the left half." == about(scene, "S04")[-1]
    assert "It lies in the left half, under 1 page." == about(scene, "s01")[-1]
    assert "Open in front of you." == about(scene, "S03")[-1]
    assert "Completed by you." == about(scene, "S02")[-1]
    assert "It comes from the southern book." == about(scene, "N05")[-1]
    gone = position(abandoned=1).table
    assert "It has been given up." == about(seen(gone, 0), "S01")[-1]


def test_a_colour_can_be_asked_about() -> None:
    lines = about(seen(busy(), 0), "grey")

    assert lines[0].startswith("Grey, the mountain, is shown at Tripoli, Aswan, ")
    assert "Grey cards in your hand: 1." == lines[1]
    assert 1 == len(about(seen(busy(), SPECTATOR), "grey"))


@pytest.mark.parametrize("word", ["", "x", "atlantis", "A99", "ma", "e"])
def test_what_is_unknown_has_no_story(word: str) -> None:
    assert [] == about(seen(busy(), 0), word)
