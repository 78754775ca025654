"""What the loader of this board says: several faults at once, and what an owner may correct."""

import pytest

from kindu.core.words import KinduError
from kindu.games.heart_of_africa.board.board import read_board
from tests.games.boards.board_faults import board_text, faults_of, line_of

KEY = "heart_of_africa"
TEXT = board_text(KEY)


def test_several_faults_are_reported_together_by_line() -> None:
    text = TEXT.replace("minutes = 60", "minutes = true").replace('"T02"', '"2T"')
    text = text.replace("train_hand = 4", "train_hand = 13").replace("[draw]", "[drawn]")

    faults = faults_of(KEY, text)

    assert [
        "board.toml:1: expected draw to be a table, found nothing",
        "board.toml:19: expected minutes to be a whole number from 1 to 9999, found true",
        "board.toml:42: expected train_hand to be a whole number from 0 to 12, found 13",
        'board.toml:300: expected id to be T and digits, found "2T"',
    ] == [*faults[:3], *faults[4:]]
    assert faults[3].startswith("board.toml:49: expected only the keys board, components, draw, ")


def test_all_faults_are_the_message_of_the_error() -> None:
    with pytest.raises(KinduError) as caught:
        read_board(TEXT.replace("T48", "48").replace("minutes = 60", "minutes = []"), "mine.toml")

    assert (
        "mine.toml:19: expected minutes to be a whole number from 1 to 9999, found []\n"
        'mine.toml:346: expected id to be T and digits, found "48"'
    ) == str(caught.value)


def test_a_map_in_two_parts_names_the_first_stop_out_of_reach() -> None:
    """Port Elizabeth and East London keep only the route between them."""
    text = TEXT
    for here, there in [
        ("bloemfontein-port_elizabeth", "bloemfontein-luanda"),
        ("cape_town-port_elizabeth", "cape_town-luanda"),
        ("bloemfontein-east_london", "bloemfontein-mombasa"),
        ("east_london-durban", "mombasa-durban"),
    ]:
        old = f'id = "{here}", a = "{here.split("-")[0]}", b = "{here.split("-")[1]}"'
        new = f'id = "{there}", a = "{there.split("-")[0]}", b = "{there.split("-")[1]}"'
        assert 1 == text.count(old)
        text = text.replace(old, new)
    line = line_of(text, text.index('{ id = "port_elizabeth"'))

    sentence = "expected a way from Ngaoundéré to Port Elizabeth, found none"
    assert [f"board.toml:{line}: {sentence}"] == faults_of(KEY, text)


def test_an_owner_of_a_printed_copy_may_correct_what_it_shows() -> None:
    text = TEXT
    for old, new in [
        (
            'b = "bondo", length = 2, tracks = ["green"]',
            'b = "bondo", length = 6, tracks = ["blue"]',
        ),
        ('locomotives = 2, terrain = "mountain"', 'locomotives = 3, terrain = "mountain"'),
        ('a = "elizabethville", b = "zomba", points = 4', 'a = "sudan", b = "chad", points = 21'),
        ('label = "Wajir"', 'label = "Garissa"'),
        ("x = 0.279", "x = 0.28"),
        (', name_ru = "Дуала"', ""),
    ]:
        assert old in text
        text = text.replace(old, new)

    assert [] == faults_of(KEY, text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", "board.toml:1: expected board to be a table, found nothing"),
        ("board = 3", "board.toml:1: expected board to be a table, found 3"),
        ("\n\n[board]", "board.toml:3: expected city to be [[city]] blocks, found nothing"),
        ("[board]\ncity = [\n1,\n{}]", "board.toml:4: expected id to be small letters, digits"),
        ("a = " + "[" * 5000, "board.toml:1: expected at most 10 levels of brackets, found more"),
    ],
)
def test_a_text_that_is_no_board_is_refused_with_a_sentence(text: str, found: str) -> None:
    assert any(fault.startswith(found) for fault in faults_of(KEY, text))
