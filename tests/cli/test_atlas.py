"""The text map: spots, ways and labels on any board."""

import random
import re

import pytest

from kindu.text.atlas import Spot, Way, draw

SIGN = (("o", "bold"),)


def spot(key: str, lat: float, lon: float, label: str = "") -> Spot:
    return Spot(key, lat, lon, SIGN, label or key)


def rows(*spots: Spot, ways: tuple[Way, ...] = (), width: int = 40, **more: object) -> list[str]:
    equator, symbols = str(more.get("equator", "")), bool(more.get("symbols", True))
    text = draw(spots, ways, width, 12, equator, [[("legend", "")]], symbols)
    return text.plain.split("\n")


def at(lines: list[str], word: str) -> tuple[int, int]:
    """Column and row of a word."""
    row = next(n for n, line in enumerate(lines) if word in line)
    return lines[row].index(word), row


def test_north_is_up_and_east_is_right() -> None:
    lines = rows(spot("Napoli", 41, 14), spot("Dakar", 15, -17), spot("Jidda", 21, 39))

    assert at(lines, "Napoli")[1] < at(lines, "Jidda")[1] < at(lines, "Dakar")[1]
    assert at(lines, "Dakar")[0] < at(lines, "Napoli")[0] < at(lines, "Jidda")[0]


def test_the_drawing_has_the_size_that_was_asked_for() -> None:
    lines = rows(spot("a", 10, 10), spot("b", -10, 30), width=50)

    assert [50] * 12 == [len(line) for line in lines]


def test_no_sign_lies_on_the_equator_or_beyond_it() -> None:
    lines = rows(spot("up", 0.1, 10), spot("down", -0.1, 20), equator="equator")
    middle = at(lines, "equator")[1]

    assert at(lines, "up")[1] <= middle - 1
    assert at(lines, "down")[1] >= middle + 1


def test_a_way_is_drawn_around_its_bends() -> None:
    ends = (spot("a", 0, 0), spot("b", 0, 20))
    straight = rows(*ends, ways=(Way("a", "b"),), symbols=False)
    bent = rows(*ends, ways=(Way("a", "b", ((10.0, 10.0),)),), symbols=False)

    assert 1 == sum("." in line for line in straight)
    assert sum("." in line for line in bent) > 6


def test_without_symbols_all_is_ascii() -> None:
    spots = (spot("a", 0, 0), spot("b", 9, 20))
    ways = (Way("a", "b"),)

    assert "".join(rows(*spots, ways=ways, equator="zero", symbols=False)).isascii()
    assert not "".join(rows(*spots, ways=ways)).isascii()


def test_marks_stand_behind_the_name_with_their_styles() -> None:
    marked = Spot("a", 0, 0, SIGN, "Lagos", "underline", (("2>", "bold"), ("@1", "red")))
    text = draw([marked, spot("b", 5, 5)], [], 40, 8)

    assert "Lagos 2> @1" in text.plain
    assert {"bold", "underline", "red"} <= {str(span.style) for span in text.spans}


def test_the_legend_goes_to_a_free_corner_or_below() -> None:
    assert 12 == len(rows(spot("a", 0, 0), spot("b", 9, 20)))
    full = [spot(f"{n}", n % 6, n // 6, "xxxx") for n in range(60)]
    assert (13, "legend") == (len(rows(*full, width=24)), rows(*full, width=24)[-1].strip())


@pytest.mark.parametrize("seed", range(6))
def test_labels_of_a_loose_board_never_cover_each_other(seed: int) -> None:
    luck = random.Random(seed)
    names = [f"Place{n:02}" for n in range(16)]
    spots = [spot(name, luck.uniform(-35, 35), luck.uniform(-20, 50)) for name in names]
    text = "\n".join(draw(spots, [], 90, 40, "equator").plain.split("\n"))

    assert [] == [name for name in names if name not in text]
    assert 16 == text.count("o") - text.count("equator")


@pytest.mark.parametrize("width", [8, 20, 58])
def test_spots_in_one_place_or_too_little_room_break_nothing(width: int) -> None:
    spots = [spot(f"{n}", 1.0, 1.0, "A very long name") for n in range(5)]
    lines = rows(*spots, width=width, ways=(Way("0", "1"),), equator="equator")

    assert 5 <= "".join(lines).count("o")


def test_wide_characters_keep_the_rows_straight() -> None:
    text = draw([spot("a", 0, 0, "東京"), spot("b", 0, 30, "é́x")], [], 40, 3)

    assert {40} == {line.cell_len for line in text.split("\n", allow_blank=True)}


def test_a_tag_stands_in_the_middle_of_its_way() -> None:
    ends = (spot("left", 0, 0), spot("right", 0, 30))
    lines = rows(*ends, ways=(Way("left", "right", tag=(("R3", "red"),)),), symbols=False)
    column, row = at(lines, "R3")

    assert row == at(lines, "o")[1]
    assert 17 <= column <= 21
    assert re.search(r"o[.]+R3[.]+o", lines[row])


def test_tags_keep_clear_of_signs_labels_and_each_other() -> None:
    names = [f"Stop{n}" for n in range(9)]
    spots = [spot(name, n // 3 * 10, n % 3 * 20) for n, name in enumerate(names)]
    pairs = [(n, n + 1) for n in range(8) if n % 3 < 2] + [(n, n + 3) for n in range(6)]
    pairs += [(0, 4), (4, 8), (2, 4), (4, 6)]
    ways = tuple(Way(names[a], names[b], tag=((f"T{n:02}", ""),)) for n, (a, b) in enumerate(pairs))
    text = "\n".join(rows(*spots, ways=ways, width=70))

    assert [] == [name for name in names if name not in text]
    assert [] == [n for n in range(len(pairs)) if f"T{n:02}" not in text]


def test_a_way_may_be_sparse_or_drawn_with_a_pen() -> None:
    ends = (spot("a", 0, 0), spot("b", 0, 30))
    full = rows(*ends, ways=(Way("a", "b"),))
    sparse = rows(*ends, ways=(Way("a", "b", sparse=True),))
    pen = rows(*ends, ways=(Way("a", "b", pen="2"),))

    assert full != sparse
    assert "2222" in "".join(pen)


@pytest.mark.parametrize("width", [6, 12])
def test_a_tag_without_room_breaks_nothing(width: int) -> None:
    ends = (spot("a", 0, 0), spot("b", 0, 1))

    assert rows(*ends, ways=(Way("a", "b", tag=(("long tag", ""),)),), width=width)
