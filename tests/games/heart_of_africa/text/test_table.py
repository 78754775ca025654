"""The table of Heart of Africa in the terminal: drawn at every width, and no secret with it."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.text import Text

from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import SPECTATOR
from kindu.games import load, paper, screen
from kindu.games.heart_of_africa.text.signs import LETTERS, PAPERS, SEATS
from kindu.games.heart_of_africa.text.table import (
    HIGH,
    LOW,
    WIDE,
    about,
    panel_width,
    picture,
    sentences,
)
from kindu.text.scene import Scene
from tests.games.heart_of_africa.knowledge.test_why_not import double, first, keeping, number
from tests.games.heart_of_africa.scene import RULES, scene
from tests.laws.strategies import Walk, eyes

NAMES = ["Amina", "Björn", "Marabu", "Xi", "Zoë"]
TAG = re.compile(r"[PBOWGYKRA]{1,2}[1-6]L*(?![a-z])")
OWNER = re.compile(r"(?<![PBOWGYKRA])[1-5](?=═)")


def seen(state: State, eye: int, symbols: bool = True, new: tuple[str, ...] = ()) -> Scene:
    view = screen("heart_of_africa").view(Sight(state, eye), {})
    names = NAMES[: int(state.seats)]
    return Scene(state.rules, view, eye, names, frozenset(new), symbols)


def drawn(scene: Scene, width: int) -> list[str]:
    console = Console(width=width, color_system="truecolor", force_terminal=True)
    with console.capture() as capture:
        console.print(picture(scene, width))
    return re.sub(r"\x1b\[[0-9;]*m", "", capture.get()).splitlines()


def chart(scene: Scene, width: int) -> str:
    """The map alone, without the panels beside or below it."""
    lines = drawn(scene, width)
    if width < WIDE:
        return "\n".join(lines[1 : LOW + 1])
    return "\n".join(row[: width - panel_width(width)] for row in lines[1 : HIGH + 1])


def positions(seats: int, most: int, every: int) -> Iterator[State]:
    walk = Walk("heart_of_africa", seats, "uniform", seats)
    yield from (state for n, state in enumerate(walk.steps(most)) if n % every == 0)


def busy(seats: int = 3) -> State:
    """Seat 1 has completed T46 and goes for T40; seat 2 owns a ferry and leads in the desert."""
    p1 = {
        "hand": "black*3 red locomotive",
        "terrain": "mountain*2 desert",
        "tickets": "T46 T40",
        "owns": "pretoria-bloemfontein bloemfontein-cape_town",
        "points": 6,
    }
    ferry = "mocambique-madagascar_north/1"
    p2 = {"hand": "white*2 red", "known": "white*2", "terrain": "desert*3", "owns": ferry}
    return scene(seats, p1=p1, p2=p2, row="red - white locomotive blue").table


# --- all of it ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_table_is_drawn_and_told_all_through_a_game(seats: int) -> None:
    for n, state in enumerate(positions(seats, 1500, 250)):
        eye = [*range(seats), SPECTATOR][n % (seats + 1)]
        found = seen(state, eye)
        for width in ((60, 80, 120), (44, 100, 140))[n % 2]:
            lines = drawn(found, width)
            text = "\n".join(lines)

            assert max(map(len, lines)) <= width
            assert all(name in text for name in NAMES[:seats])
            assert ("Hand" in text) == (eye != SPECTATOR)
        assert sentences(found)


@pytest.mark.parametrize("width", [60, 80, 100, 120])
def test_all_stops_and_all_tags_can_be_read_on_the_map(width: int) -> None:
    for state in positions(4, 1300, 400):
        found = seen(state, 0)
        text = chart(found, width)
        stops = Counter(
            found.titles[stop["country"] or stop["id"]] for stop in found.board["stops"]
        )

        assert [] == [name for name, n in stops.items() if text.count(name) < n]
        owned = sum(len(seat["tracks"]) for seat in found.view["seats"])
        assert owned == len(OWNER.findall(text))


@pytest.mark.parametrize("width", [60, 80, 100, 120])
def test_every_route_has_a_tag_with_its_length_and_colours(width: int) -> None:
    found = seen(scene(4).table, 0)
    text = chart(found, width)
    tracks: dict[str, list[str]] = {}
    for track in found.board["tracks"]:
        tracks.setdefault(track["route"], []).append(LETTERS[track["colour"]])
    ends = {t["route"]: f"{t['length']}{'L' * t['locomotives']}" for t in found.board["tracks"]}

    assert Counter("".join(letters) + ends[key] for key, letters in tracks.items()) == Counter(
        TAG.findall(text)
    )


@pytest.mark.parametrize(("width", "rows"), [(80, 58), (100, 48), (120, 48)])
def test_the_picture_fits_on_a_screen(width: int, rows: int) -> None:
    p1 = {"hand": "red*2 blue*2 green white black locomotive", "tickets": "T01 T02 T07 T19"}
    full = scene(5, p1=p1, p2={"hand": "red*3", "known": "red*3"}).table

    assert rows >= len(drawn(seen(full, 0), width))


def test_no_hand_and_no_ticket_is_shown_to_others() -> None:
    for n, state in enumerate(positions(3, 900, 90)):
        for eye in eyes(3):
            found = seen(state, eye)
            other = seen(Sight(state, eye).guess(Rng("world", n)), eye)

            assert sentences(found) == sentences(other)
            assert drawn(found, 80) == drawn(other, 80)
            assert about(found, "seat 1") == about(other, "seat 1")


def test_without_symbols_all_is_ascii() -> None:
    for state in positions(4, 900, 300):
        found = seen(state, 1, symbols=False)

        assert all("".join(drawn(found, width)).isascii() for width in (60, 80, 120))
        assert "".join(sentences(found)).isascii()
        for word in ("ngaoundere", "T05", "red", "jungle", "nigeria", "douala-bangui", "seat 1"):
            assert "".join(about(found, word)).isascii()


def test_every_colour_has_a_letter_of_its_own() -> None:
    board = seen(scene(2).table, 0).board

    assert {*board["colours"], board["grey"]} == set(LETTERS)
    assert len(set(LETTERS.values())) == len(LETTERS)
    assert set(LETTERS) - {"locomotive"} == set(PAPERS)
    assert set(board["players"]) == set(SEATS)


def test_another_board_is_drawn_as_it_is() -> None:
    text = paper("heart_of_africa", "board.toml").replace('name = "Durban"', 'name = "Pört Natal"')
    rules = load("heart_of_africa", text)
    view = screen("heart_of_africa").view(Sight(scene(2).table, 0), {})

    assert "Pört Natal" in "\n".join(drawn(Scene(rules, view, 0, NAMES[:2]), 80))
    assert "Port Natal" in "\n".join(drawn(Scene(rules, view, 0, NAMES[:2], symbols=False), 80))


# --- the map ------------------------------------------------------------------------------


def styled(found: Scene, tag: str) -> list[str]:
    """The styles in which the tags with this text are drawn."""
    text = picture(found, 80)
    assert isinstance(text, Text)
    spans = sorted(text.spans)
    return [str(span.style) for span in spans if text.plain[span.start : span.end] == tag]


def test_a_claimed_track_shows_its_owner_and_closes_the_other() -> None:
    text = chart(seen(busy(), 0), 80)

    assert 2 == text.count("═1═")
    assert 1 == text.count("═2═")
    assert "AA3L" not in text
    assert "A3L═2═" in chart(seen(busy(4), 0), 80)


def test_two_owners_stand_on_a_double_route() -> None:
    p1, p2 = {"owns": "pretoria-durban/2"}, {"owns": "pretoria-durban/1"}
    text = chart(seen(scene(4, p1=p1, p2=p2).table, 0), 80)

    assert "═2═1═" in text


def test_what_can_be_claimed_is_underlined() -> None:
    found = seen(scene(2, p1={"hand": "yellow*4"}).table, 0)

    assert all("underline" in style for style in styled(found, "YY4") + styled(found, "Y4"))
    assert not any("underline" in style for style in styled(found, "R4"))
    watching = seen(scene(2, p1={"hand": "yellow*4"}).table, SPECTATOR)
    assert not any("underline" in style for style in styled(watching, "Y4"))


def test_the_ends_of_open_tickets_have_letters() -> None:
    text = chart(seen(busy(), 0), 80)

    assert "Durban a" in text
    assert "Cape Town a" in text
    assert not re.search(r"Pretoria [a-z]", text)
    assert 2 == chart(seen(scene(2, p1={"tickets": "T41"}).table, 0), 80).count("Chad a")
    assert "Durban a" not in chart(seen(busy(), 1), 80)


def test_without_symbols_lines_of_claimed_routes_are_numbers() -> None:
    text = chart(seen(busy(), 0, symbols=False), 80)

    assert re.search(r"1+=1=1*", text)
    assert "....." in text


# --- panels -------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 100, 120])
def test_rows_players_and_the_own_seat_stand_beside_the_map(width: int) -> None:
    text = "\n".join(drawn(seen(busy(), 0, new=("train 0 red", "terrain 1 jungle")), width))

    assert re.search(r"Train row +R .*- .*W .*L .*B ", text)
    assert re.search(r"Terrain row  desert +jungle \+", text)
    assert re.search(r"▸1 Amina +40 +5 +2 +6", text)
    assert re.search(r" 2 Björn +42 +3 +0 +0", text)
    assert re.search(r"Known cards +2 W2", text)
    assert re.search(r"K +3 black +R +1 red", text)
    assert "a Cape Town\u2013Durban 6 (2 to go)" in text
    assert "Pretoria\u2013Cape Town 5 done" in text
    assert "6 for routes, 5 with tickets" in text
    assert "desert 2L" in text
    assert "mountain no L" in text


def test_displays_and_leaders_are_shown_at_every_width() -> None:
    assert re.search(r"Amina .* 1  .* 0 .* 2\*", "\n".join(drawn(seen(busy(), 0), 80)))
    for width in (60, 100):
        text = "\n".join(drawn(seen(busy(), 0), width))
        assert re.search(r"desert +1   3\*  0", text)
        assert re.search(r"mountain +2\*  0   0", text)


def test_the_last_round_and_empty_rows_are_shown() -> None:
    empty = {"row": "- - - - -", "deck": "", "terrain_row": "- -", "terrain_deck": ""}
    lines = drawn(seen(scene(2, last=1, **empty).table, 0), 80)

    assert "last round, 1 turn left" in lines[0]
    assert any(re.search(r"Terrain row +- +-", line) for line in lines)


def test_tickets_on_offer_and_a_claim_under_way_are_shown() -> None:
    offer = "\n".join(drawn(seen(keeping().table, 0), 80))
    begin = "\n".join(drawn(seen(first().table, 0), 120))

    assert re.search(r"On offer +b Nigeria\u2013Durban 18 \(18 to go\)", offer)
    assert "c Cabinda\u2013East London 13 kept" in offer
    assert "On offer" in begin
    assert "Points" not in begin
    assert "Douala to Bangui A4 with red\n" in "\n".join(
        line.rstrip() + "\n" for line in drawn(seen(number().table, 0), 80)
    )
    assert "with 3 red and 1 locomotive" in "\n".join(drawn(seen(double().table, 0), 80))
    assert "with red" not in "\n".join(drawn(seen(double().table, 1), 80))


def test_a_shut_ticket_says_so() -> None:
    roads = "j_northwest-chad_south ngaoundere-chad_west"
    game = scene(2, p1={"tickets": "T41"}, p2={"owns": roads})

    assert "Chad\u2013Fachoda 6 shut" in "\n".join(drawn(seen(game.table, 0), 80))
    assert "it can no longer be completed" in " ".join(sentences(seen(game.table, 0)))


def test_locomotives_only_are_shown_in_a_claim_under_way() -> None:
    game = scene(2, p1={"hand": "locomotive*4"})
    game.play("1 claim port_elizabeth-east_london/1", "1 pay locomotive")
    text = "\n".join(drawn(seen(game.table, 0), 80))

    assert "with 1 locomotive" in text
    assert "You pay 1 locomotive." in sentences(seen(game.table, 0))
    assert RULES is game.table.rules


def test_a_long_ticket_keeps_its_number_in_a_narrow_column() -> None:
    game = scene(2, p1={"tickets": "T19 T40"})
    text = "\n".join(drawn(seen(game.table, 0), 100))

    assert "a Madagascar\u2013Port Florence 10 (10)" in text
    assert "b Cape Town\u2013Durban 6 (6 to go)" in text
