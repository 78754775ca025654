"""What the loader of this board says: several faults at once, and what an owner may correct."""

import pytest

from kindu.core.words import KinduError
from kindu.games.congo.board.board import read_board
from tests.games.boards.board_faults import board_text, faults_of

KEY = "congo"
TEXT = board_text(KEY)
BELGIAN = '\nnation = "BE"\nprofessions = '


def test_several_faults_are_reported_together_by_line() -> None:
    text = TEXT.replace("\nminutes = 60", "\nminutes = true").replace('"be_doctor_2"', '"BE"')
    text = text.replace("start_hippos = 1", "start_hippos = 9").replace("[tie]", "[ties]")

    faults = faults_of(KEY, text)

    assert [
        "board.toml:1: expected tie to be a table, found nothing",
        "board.toml:31: expected minutes to be a whole number from 1 to 9999, found true",
        "board.toml:58: expected start_hippos to be a whole number from 0 to 3, found 9",
        'board.toml:729: expected id to be small letters, digits and _, found "BE"',
    ] == faults[:4]
    assert faults[4].startswith("board.toml:1032: expected only the keys auxiliaries, characters, ")
    assert 5 == len(faults)


def test_all_faults_are_the_message_of_the_error() -> None:
    with pytest.raises(KinduError) as caught:
        read_board(TEXT.replace("vp_each = 1", "").replace("\nminutes = 60", ""), "mine.toml")

    assert (
        "mine.toml:20: expected minutes to be a whole number from 1 to 9999, found nothing\n"
        "mine.toml:1031: expected vp_each to be a whole number from 0 to 99, found nothing"
    ) == str(caught.value)


def test_an_owner_of_a_printed_copy_may_correct_what_it_shows() -> None:
    text = TEXT
    for old, new in [
        ("jungle = 5 }", "jungle = 0 }"),
        ("GB = -2, DE = -1 }", "GB = -1, DE = -3 }"),
        ('1 = "GB"\n2 = "BE"', '1 = "BE"\n2 = "GB"'),
        ('\nnation = { FR = "french"', '\nnation = { FR = "walloon"'),
        ("index = 3\nvp = 2\nhippo = false", "index = 3\nvp = 5\nhippo = true"),
        ("hippo = false\nspecial = true", "hippo = true\nspecial = false"),
        ('id = "lowa"\nname = "Lowa"', 'id = "ponthierville"\nname = "Ponthierville"'),
        ("warrior = { explorer = 3, officer = 3", "warrior = { explorer = 2, officer = 0"),
        ("doctor_cured_on = [1]", "doctor_cured_on = [3, 4]"),
        ("value = 3\ncount = 4", "value = 3\ncount = 3\n[[hippo_tiles]]\nvalue = 9\ncount = 1"),
        ('fits = "explorer"\ncount = 8', 'fits = "explorer"\ncount = 9'),
        ('fits = "missionary"\ncount = 8', 'fits = "officer"\ncount = 7'),
        ('fits = "officer"\ncount = 8', 'fits = "missionary"\ncount = 8'),
        (f'"Joris Verhaeghe"{BELGIAN}["explorer"]', f'"J. Verhaeghe"{BELGIAN}["doctor"]'),
        ('name = "Arkady Velinsky"\nnation = "RU"', 'name = "Arkady Velinsky"\nnation = "US"'),
        ('not_at_stops = ["kindu"]', "not_at_stops = []\nneeds_flag = false"),
        ('["okapi", "only_nationals", "hippo_attack"]', "[]"),
        ("players = [3, 4]", "players = [2, 3, 4]"),
        ('name_ru = "Окапи"\n', ""),
    ]:
        assert old in text, old
        text = text.replace(old, new)
    text = text[: text.index("[[test_base_value]]")]

    assert [] == faults_of(KEY, text)


def test_a_card_may_be_out_of_the_game_with_any_number_of_players() -> None:
    text = TEXT.replace('["okapi", "only_', '["tam_tam", "okapi", "only_')

    assert [] == faults_of(KEY, text.replace("players = [2]\n", "players = []\n"))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", "board.toml:1: expected stops to be [[stops]] blocks, found nothing"),
        ("setup = 3", "board.toml:1: expected setup to be a table, found 3"),
        ("\n\n[setup]", "board.toml:3: expected players to be a table, found nothing"),
        ("stops = [\n1,\n{}]", "board.toml:3: expected id to be small letters, digits"),
        ("a = " + "[" * 5000, "board.toml:1: expected at most 10 levels of brackets, found more"),
        ("[[stops]]\n" * 70, "board.toml:1: expected 16 stops, found 70"),
    ],
)
def test_a_text_that_is_no_board_is_refused_with_a_sentence(text: str, found: str) -> None:
    assert any(fault.startswith(found) for fault in faults_of(KEY, text))
