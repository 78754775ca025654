"""The table of Congo 1884 in the terminal: drawn at every width, and no secret with it."""

import re
from collections.abc import Iterator

import pytest
from rich.console import Console
from rich.text import Text

from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.state import State
from kindu.core.words import SPECTATOR
from kindu.games import load, paper, screen
from kindu.games.congo.text.signs import FLAGS, SEATS, STATIONS
from kindu.games.congo.text.table import HIGH, PANEL, WIDE, about, own, picture, sentences
from kindu.text.scene import Scene
from tests.games.congo import questions
from tests.games.congo.questions import QUESTIONS
from tests.games.congo.scene import BOARD, scene
from tests.laws.strategies import Walk, eyes

NAMES = ["Amina", "Björn", "Marabu", "Xi"]


def seen(state: State, eye: int, symbols: bool = True, new: tuple[str, ...] = ()) -> Scene:
    view = screen("congo").view(Sight(state, eye), {})
    names = NAMES[: int(state.seats)]
    return Scene(state.rules, view, eye, names, frozenset(new), symbols)


def printed(found: object, width: int) -> list[str]:
    console = Console(width=width, color_system="truecolor", force_terminal=True)
    with console.capture() as capture:
        console.print(found)
    return re.sub(r"\x1b\[[0-9;]*m", "", capture.get()).splitlines()


def drawn(scene: Scene, width: int) -> list[str]:
    return printed(picture(scene, width), width)


def text_of(state: State, width: int = 80, eye: int = 0, symbols: bool = True) -> str:
    return "\n".join(drawn(seen(state, eye, symbols), width))


def positions(seats: int, most: int, every: int) -> Iterator[State]:
    walk = Walk("congo", seats, "uniform", seats)
    yield from (state for n, state in enumerate(walk.steps(most)) if n % every == 0)


# --- all of it ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_is_drawn_and_told_all_through_a_game(seats: int) -> None:
    for n, state in enumerate(positions(seats, 900, 75)):
        eye = [*range(seats), SPECTATOR][n % (seats + 1)]
        found = seen(state, eye)
        for width in ((60, 80, 120), (44, 100, 140))[n % 2]:
            lines = drawn(found, width)
            text = "\n".join(lines)

            assert max(map(len, lines)) <= width
            assert all(name in text for name in NAMES[:seats])
            assert ("Hippo tiles" in text) == (eye != SPECTATOR)
        assert sentences(found)


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_has_a_picture(name: str) -> None:
    state = QUESTIONS[name]().table
    for eye in (0, 1, SPECTATOR):
        assert "Round" in text_of(state, 80, eye)
        assert sentences(seen(state, eye))


@pytest.mark.parametrize("width", [60, 80, 100, 120])
def test_all_stops_can_be_read_on_the_map_with_value_and_flag(width: int) -> None:
    for state in positions(4, 700, 200):
        found = seen(state, 0)
        room = width - PANEL if width >= WIDE else width
        chart = "\n".join(row[:room] for row in drawn(found, width)[: HIGH + 2])
        for stop, place in zip(found.board["stops"], found.view["places"], strict=True):
            ahead = not place["turned"]
            mark = f" {stop['value']}{'h' * stop['hippo']}{'o' * stop['ring']}" if ahead else ""
            flag = f" {place['flag'].upper()}" if place["flag"] and ahead and mark else ""
            boat = " ▲" if place["id"] == found.view["stop"] else ""
            assert f"{stop['name']}{boat}{mark}{flag}" in chart, (stop["id"], chart)


@pytest.mark.parametrize(("width", "rows"), [(60, 41), (80, 36), (100, 26)])
def test_the_picture_fits_on_a_screen(width: int, rows: int) -> None:
    """Four players, all with bids, and a full hand."""
    bids = "ru-explorer-anthropologist be-doctor gb-officer us-doctor-missionary"
    hand = "fr-doctor*2 gb-missionary se-anthropologist-missionary de-officer"
    p1 = {"hand": hand, "helpers": "nun*2 interpreter*2 servant porter", "specials": "shaman okapi"}
    state = scene(4, p1=p1, bids=bids).passes().play("* die 3", "* die 4").table

    assert rows >= len(drawn(seen(state, 0), width))


def test_no_hand_and_no_tile_is_shown_to_others() -> None:
    for n, state in enumerate(positions(3, 900, 90)):
        for eye in eyes(3):
            found = seen(state, eye)
            other = seen(Sight(state, eye).guess(Rng("world", n)), eye)

            assert sentences(found) == sentences(other)
            assert drawn(found, 80) == drawn(other, 80)
            assert about(found, "seat 1") == about(other, "seat 1")


def test_without_symbols_all_is_ascii() -> None:
    for state in positions(4, 700, 100):
        found = seen(state, 1, symbols=False)

        assert all("".join(drawn(found, width)).isascii() for width in (60, 80, 120))
        assert "".join(sentences(found)).isascii()
        for word in ("bolobo", "be-doctor", "France", "jungle", "Malaria", "seat 2", "history"):
            assert "".join(about(found, word)).isascii()


def test_every_colour_stands_for_one_thing() -> None:
    assert set(BOARD.station_ids) == set(STATIONS)
    assert set(BOARD.nation_ids[:4]) == set(FLAGS)
    assert len({key[0] for key in STATIONS}) == len(STATIONS)
    assert 4 == len(set(SEATS))


def test_another_board_is_drawn_as_it_is() -> None:
    text = paper("congo", "board.toml").replace('name = "Isangi"', 'name = "Isångi"')
    rules = load("congo", text)
    view = screen("congo").view(Sight(scene(2).table, 0), {})

    assert "Isångi" in "\n".join(drawn(Scene(rules, view, 0, NAMES[:2]), 80))
    assert "Isangi" in "\n".join(drawn(Scene(rules, view, 0, NAMES[:2], symbols=False), 80))


# --- the map ------------------------------------------------------------------------------


def styled(found: Scene, words: str) -> list[str]:
    """The styles in which this text is drawn."""
    text = picture(found, 80)
    assert isinstance(text, Text)
    spans = sorted(text.spans)
    return [str(span.style) for span in spans if text.plain[span.start : span.end] == words]


def test_the_steamboat_and_what_lies_behind_it_stand_out() -> None:
    found = seen(questions.bid().table, 0)

    assert "Isangi ▲ 3 GB" in text_of(questions.bid().table)
    assert ["bold reverse"] == styled(found, "Isangi")
    assert ["dim"] == styled(found, "Bolobo")
    assert "- Leopoldville" in text_of(questions.bid().table)
    assert "Isangi @ 3 GB" in text_of(questions.bid().table, symbols=False)


def test_a_chief_is_shown_by_number() -> None:
    game = scene(2, bids="gb-doctor fr-doctor").passes().finish()
    text = text_of(game.table)

    assert "Isangi ★1" in text
    assert "Isangi #1" in text_of(game.table, symbols=False)


def test_a_tile_that_was_looked_at_has_a_small_letter_for_its_owner() -> None:
    game = questions.look().play("1 look kindu", "* station jungle")

    assert re.search(r"Kindu 4 \w\w j", text_of(game.table))
    assert "Looked at   Kindu: jungle" in text_of(game.table)
    assert re.search(r"Kindu 4 \w\w \?", text_of(game.table, eye=1))


# --- panels -------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 100, 120])
def test_players_and_the_own_seat_stand_beside_the_map(width: int) -> None:
    new = ("fr-doctor 2", "nun 2", "shaman")
    found = seen(questions.bid().table, 0, new=new)
    text = "\n".join(drawn(found, width))

    assert re.search(r"▸1 Amina +5 +5 +6 +2 +2", text)
    assert re.search(r"▸2 Björn +7 +2 +0 +1 +0", text)
    assert "Known cards 2 Björn: FR officer" in text
    assert "5 GB missionary  3\u20135 SE anthropologist/missionary  2 FR doctor x2" in text
    assert "porter  nun x2  interpreter x2  servant" in text
    assert "Gorilla (not here)  Shaman" in text
    assert re.search(r"Hippo tiles 3 1\b", text)
    assert "Bids" not in text
    assert ["bold green"] * 3 == [
        styled(found, words)[0] for words in ("FR doctor x2", "nun x2", "Shaman")
    ]


def test_the_head_tells_the_round_and_the_station() -> None:
    head = drawn(seen(questions.bid().table, 0), 100)[0]
    dotted = "Isangi, worth 3 · M mission · GB Great Britain, English · first player Amina"

    assert f"Round 10 of 15 · {dotted}" == head.rstrip()
    assert "no flag" in drawn(seen(questions.hunt().table, 0), 100)[0]
    assert "mission" not in drawn(seen(scene(2, at="round").table, 0), 100)[0]


@pytest.mark.parametrize("width", [60, 80, 100])
def test_bids_stand_with_their_sums(width: int) -> None:
    game = questions.lay().play("1 lay nurse", "1 lay servant", "1 done", "2 wait")
    text = text_of(game.table, width)

    for words in ("FR doctor 4, nationality −2, nurse +1", "servant +0.5", "highest"):  # noqa: RUF001
        assert words in text
    assert re.search(r"1 Amina +3\.5", text)
    assert re.search(r"highest, has waited", text)
    assert re.search(r"nationality -2, nurse", text_of(game.table, width, symbols=False))


def test_face_down_bids_show_no_card() -> None:
    text = text_of(questions.special().table)

    assert re.search(r"▸1 Amina +4 GB doctor 4, face down", text)
    assert re.search(r"2 Björn +\? face down", text)
    begun = text_of(questions.bid().play("1 bid gb-missionary").table)
    assert re.search(r"▸2 Björn +- no bid yet", begun)


def test_dice_cards_and_ties_are_shown_in_the_contest() -> None:
    swede = scene(2, bids="se-explorer-officer be-doctor", flag="be").passes()
    text = text_of(swede.play("* die 3", "* die 1", "* die 2").table)
    assert "SE explorer/officer, explorer 3, sides with FR +0" in text
    assert "BE doctor 4, speaks French" in text
    assert "Card played Gorilla by Amina" in text_of(questions.gorilla().table)
    beaten = text_of(questions.gorilla().play("1 target 2").table)
    assert re.search(r"2 Björn +- no bid\n", re.sub(" +\n", "\n", beaten))
    assert "GB doctor 4, hippo tiles 2" in text_of(questions.raising().table)


def test_the_own_cards_can_be_asked_for() -> None:
    text = "\n".join(printed(own(seen(questions.lay().table, 0), 80), 80))

    assert "Bids" in text
    assert "Auxiliaries nurse x2  interpreter  servant  porter" in text
    assert "Characters  none" in text
    assert ["dim"] == styled(seen(questions.lay().table, 0), "porter")


def test_before_the_tile_is_turned_characters_have_no_value() -> None:
    game = scene(2, at="round", p1={"hand": "gb-doctor"})

    assert re.search(r"Characters  GB doctor", text_of(game.table))
