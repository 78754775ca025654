"""Board files of any game: lines are found however a file is written, and readers name them."""

import pytest

from kindu.games.datafile import BoardError, DataFile, check_unique, read_numbers

INLINE = """
[board]
city = [  # [ {
  { id = "a", list = [ { n = 1 }, { n = 2 } ] }, { id = "b" },

  # { id = "none" },
  { id = "],{", sides = [
    1,
    2 ] },
  "no table", 3,
  { id = 'd' },
]
grid = [ [ 1 ],
  [ 2, 3 ], ]
point = { x = [ 1,
  { y = 2 } ] }
[[board.town]]
road = [
  { to = "a" },
  { to = "b" },
]
[[board.town]]
road = [
  { to = "c" } ]
"""


def faults_of(file: DataFile) -> list[str]:
    with pytest.raises(BoardError) as caught:
        file.finish()
    return caught.value.faults


def test_tables_in_a_list_have_lines_of_their_own() -> None:
    lines = DataFile(INLINE, "test").lines
    cities = [lines.find(f"/board/city/{n}/id") for n in range(6)]
    others = ["grid/0", "grid/1", "point/x/1/y", "town/0/road/1/to", "town/1/road/0", "town/1"]

    assert [4, 4, 7, 3, 3, 11] == cities  # an item that isn't a table has its list's first line
    assert [13, 14, 15, 20, 24, 22] == [lines.find(f"/board/{path}") for path in others]


def test_a_block_among_other_things_is_named_by_its_own_line() -> None:
    file = DataFile(INLINE, "test")
    for block in file.top.table("board").blocks("city"):
        block.word("id", "[a-c]", "a, b or c")
        block.get("list")
        block.get("sides")
    for key in ("grid", "point", "town"):
        file.opened[1].get(key)

    assert [
        "test:3: expected city to be [[city]] blocks, found a list of 6",
        'test:7: expected id to be a, b or c, found "],{"',
        'test:11: expected id to be a, b or c, found "d"',
    ] == faults_of(file)


def test_as_many_blocks_are_expected_as_there_are_of_their_kind() -> None:
    file = DataFile("x = [\n{ id = 'a' },\n{ id = 'a' },\n{ id = 'b' } ]", "test")
    check_unique(file.top.blocks("x", 2, "things"), "id")

    assert [
        "test:1: expected 2 things, found 3",
        'test:3: expected every id once, found "a" again, as in line 2',
    ] == faults_of(file)


def test_a_truth_is_true_or_false() -> None:
    file = DataFile("a = true\nb = false\nc = 1\nd = 'true'", "test")

    assert [True, False, False, False] == [file.top.truth(key) for key in "abcd"]
    assert [
        "test:3: expected c to be true or false, found 1",
        'test:4: expected d to be true or false, found "true"',
    ] == faults_of(file)


def test_choices_may_repeat_and_indices_may_not() -> None:
    file = DataFile("a = ['x', 'x']\nb = ['y', 'x']\nc = []\nd = ['x', 3]", "test")
    words = ["x", "y"]

    assert [[0, 0], [1, 0], [], []] == [file.top.choices(k, words, 1, 2, "xs") for k in "abcd"]
    assert [[], [1, 0], [], []] == [file.top.indices(k, words, 1, 2, "two") for k in "abcd"]
    assert [
        'test:1: expected a to be two, found ["x", "x"]',
        "test:3: expected c to be two, found []",
        "test:3: expected c to be xs, found []",
        'test:4: expected d to be two, found ["x", 3]',
        'test:4: expected d to be xs, found ["x", 3]',
    ] == faults_of(file)


def test_numbers_are_read_each_within_its_bounds() -> None:
    file = DataFile("a = 1\nb = 9", "test")

    assert {"a": 1, "b": 2} == read_numbers(file.top, {"a": (0, 2), "b": (2, 3)})
    assert ["test:2: expected b to be a whole number from 2 to 3, found 9"] == faults_of(file)
