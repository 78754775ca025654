"""Hostile board files: refused before the parser sees them, in one pass."""

import pytest

from kindu.core.words import KinduError
from kindu.games import boardfile, load, own_keys, paper
from kindu.games.datafile import MOST_BLOCKS, MOST_FAULTS, BoardError, DataFile
from kindu.games.toml_limits import DEEPEST, LARGEST, MOST_PARTS, check_limits

ONE = own_keys()[0]
META = f'[meta]\nid = "{ONE}"\n'


def faults(text: str) -> list[tuple[int, str]]:
    return [(fault.line, fault.text) for fault in boardfile.examine(text).faults]


@pytest.mark.parametrize("key", own_keys())
def test_our_own_boards_are_far_from_the_limits(key: str) -> None:
    board = paper(key, "board.toml")
    check_limits(board)

    assert len(board.encode()) < LARGEST / 3


@pytest.mark.parametrize("text", ["# " + "x" * LARGEST, "# " + "ü" * (LARGEST // 2)])
def test_a_board_has_at_most_100_kb(text: str) -> None:
    assert [(1, "expected at most 100 kB, found more")] == faults(text)
    with pytest.raises(BoardError, match=r"^board.toml:1: expected at most 100 kB, found more$"):
        load(ONE, text)


@pytest.mark.parametrize(
    ("text", "line", "sentence"),
    [
        ("\n" + ".".join("a" * 20_000) + "=1", 2, f"keys of at most {MOST_PARTS} parts"),
        ("[" + " . ".join("a" * (MOST_PARTS + 1)) + "]", 1, f"keys of at most {MOST_PARTS} parts"),
        ('a = """\n\n"""\nb = ' + "[" * (DEEPEST + 1), 4, f"at most {DEEPEST} levels of brackets"),
        ("a = " + "{a=" * 300 + "1" + "}" * 300, 1, f"at most {DEEPEST} levels of brackets"),
    ],
    ids=["dotted key", "dotted header", "lists", "inline tables"],
)
def test_long_keys_and_deep_values_are_refused(text: str, line: int, sentence: str) -> None:
    assert [(line, f"expected {sentence}, found more")] == faults(text)


@pytest.mark.parametrize(
    "text",
    [
        ".".join("a" * MOST_PARTS) + "=1",
        "a = " + "[" * DEEPEST + "]" * DEEPEST,
        'a = "' + "." * 99 + "[" * 99 + '"',
        "a = '" + "." * 99 + "[" * 99 + "'",
        'a = """\\"""." ""' + "." * 99 + "[" * 99 + '"""""',
        "a = '''" + "." * 99 + "'' [" + "[" * 99 + "'''",
        "# " + "." * 99 + "[" * 99,
        "a = [" + "1.5, " * 99 + "]",
        "a]]]]}}}} = 1",
    ],
)
def test_what_is_in_texts_comments_and_lists_does_not_count(text: str) -> None:
    check_limits(text)


@pytest.mark.parametrize(
    "piece", ['\\"""\n', '"""', "'''", '"', "'", '"""\\', '"\\', '"""\\"', "'' ", '"" ']
)
def test_a_scan_never_goes_back(piece: str) -> None:
    """Otherwise this test would take minutes: each piece looks like the beginning of a text."""
    check_limits(piece * (LARGEST // len(piece)))


def test_faults_are_counted_only_so_far() -> None:
    found = faults(META + "[[locations]]\n" * 7_000)

    assert MOST_FAULTS == len(found)
    assert sorted(found) == found


def test_more_blocks_than_the_box_has_are_not_read() -> None:
    file = DataFile("[[a]]\n" * 9 + "[[b]]\n" * (MOST_BLOCKS + 9), "board.toml")

    assert [4, MOST_BLOCKS] == [len(file.top.blocks("a", 4)), len(file.top.blocks("b"))]
    with pytest.raises(BoardError) as error:
        file.finish()
    assert [
        "board.toml:1: expected 4 a, found 9",
        f"board.toml:10: expected at most {MOST_BLOCKS} b, found {MOST_BLOCKS + 9}",
    ] == error.value.faults


def test_the_name_of_an_unknown_game_is_cut() -> None:
    with pytest.raises(KinduError) as error:
        boardfile.examine(f'[meta]\nid = "{"x" * 90_000}"')
    assert len(str(error.value)) < 300


@pytest.mark.parametrize("key", own_keys())
def test_a_board_without_its_comments_is_the_same_board(key: str) -> None:
    board = paper(key, "board.toml")
    padded = board.replace("\n[", "\n# x\n\n  # y [\n \t\n[") + "# end"
    short = boardfile.compact(padded)

    assert load(key).board_hash == load(key, short).board_hash
    assert short == boardfile.compact(board)
    assert "\n\n" not in short
    assert [] == [line for line in short.split("\n") if line.strip().startswith("#")]


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ('a = "# no  comment"  # one\n\nb = 1', 'a = "# no  comment" \nb = 1'),
        ("\n\na = '''\n\n# no comment\n'''\n#\n#\n", "a = '''\n\n# no comment\n'''\n"),
        ("a = [ # one\n  1,\n  # two\n  2]# three", "a = [ \n1,\n2]"),
        ('a = """x\\"""" # "one"\r\n\r\nb = 1', 'a = """x\\"""" \nb = 1'),
    ],
)
def test_only_what_lies_between_values_is_left_out(text: str, short: str) -> None:
    assert short == boardfile.compact(text)
