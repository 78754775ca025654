"""The board loader: what board.toml says, as rules.md counts it."""

import hashlib
import json
import tomllib
from importlib.resources import files

import pytest

from kindu.games.africana.board.board import Board, read_board, standard_board
from tests.support import rule

TEXT = files("kindu.games.africana").joinpath("board.toml").read_text("utf-8")
BOARD = read_board(TEXT)


def bits(mask: int) -> list[int]:
    return [n for n in range(64) if mask >> n & 1]


@rule("AF-COMP-01", "AF-COMP-14")
def test_eleven_brown_places_lie_north_and_eleven_white_ones_south() -> None:
    assert (22, [0] * 11 + [1] * 11) == (len(BOARD.place_ids), list(BOARD.book_at))
    assert "Walvis Bay" == BOARD.place_names[BOARD.place_ids.index("walvis_bay")]


@rule("AF-COMP-02")
def test_routes_lead_both_ways_and_everywhere() -> None:
    near = [list(row) for row in BOARD.neighbours]
    far = [list(row) for row in BOARD.distance]

    assert 2 * 40 == sum([len(row) for row in near])
    assert all(row == sorted(set(row)) for row in near)
    assert all(a in near[b] for a, row in enumerate(near) for b in row)
    assert all(far[a][b] == far[b][a] for a in range(22) for b in range(22))
    assert all((far[a][b] == 1) == (b in near[a]) for a in range(22) for b in range(22))
    assert (0, 6) == (min(map(min, far)), max(map(max, far)))


def test_the_steps_between_two_places_are_the_fewest() -> None:
    far = {
        (a, b): BOARD.distance[BOARD.place_ids.index(a)][BOARD.place_ids.index(b)]
        for a, b in [("napoli", "napoli"), ("cairo", "aswan"), ("napoli", "tananarive")]
    }

    assert [0, 1, 6] == list(far.values())


@rule("AF-COMP-03", "RUL-20", "AF-COMP-10")
def test_places_show_one_or_two_of_five_colours_and_each_has_its_cards() -> None:
    shows = [len(bits(mask)) for mask in BOARD.symbols]

    assert ["magenta", "turquoise", "grey", "orange", "violet"] == BOARD.colours
    assert (4, 18) == (shows.count(1), shows.count(2))
    assert [2, 3] == bits(BOARD.symbols[BOARD.place_ids.index("jidda")])
    assert ([12] * 5, [2] * 5) == (list(BOARD.travel_cards), list(BOARD.assistant_cards))


@rule("AF-COMP-04", "AF-COMP-05", "AF-COMP-06", "AF-COMP-08")
@pytest.mark.parametrize("book", [0, 1])
def test_a_book_holds_five_assistants_and_ten_artefacts_of_the_other_half(book: int) -> None:
    cards = bits(BOARD.book_cards[book])
    artefacts = [BOARD.adventure_artefact[card] for card in cards]
    assistants = [BOARD.adventure_assistant[card] for card in cards]

    assert [-1] * 5 + [0, 0, 1, 1, 2, 2, 3, 3, 4, 4] == sorted(artefacts)
    assert [-1] * 10 + [0, 1, 2, 3, 4] == sorted(assistants)
    assert {1 - book} == {BOARD.book_at[BOARD.adventure_target[card]] for card in cards}
    assert {book} == {BOARD.adventure_book[card] for card in cards}
    for card, assistant in zip(cards, assistants, strict=True):
        paid = BOARD.adventure_silver[card] + BOARD.adventure_points[card]
        assert (paid == 0) == (assistant >= 0)


def test_the_four_copies_of_a_kind_are_worth_17_points_together() -> None:
    for kind in range(5):
        points = [
            BOARD.adventure_points[n] for n in range(30) if BOARD.adventure_artefact[n] == kind
        ]
        assert (4, 17) == (len(points), sum(points))
    assert ("drum", "Drum") == list(zip(BOARD.artefacts, BOARD.artefact_names, strict=True))[1]


@rule("AF-COMP-09")
def test_expeditions_are_split_in_letters_and_pay_by_their_distance() -> None:
    assert [10, 10, 14] == [len(bits(mask)) for mask in BOARD.letter_cards]
    assert [0, 0, 10, 7, 4] == list(BOARD.removed_c)
    for n in range(34):
        d = BOARD.distance[BOARD.expedition_start[n]][BOARD.expedition_goal[n]]
        pay = [(d + 1, d - 1), (d, d + 1), (max(1, d - 2), d + 3)][BOARD.expedition_letter[n]]
        assert pay == (BOARD.expedition_silver[n], BOARD.expedition_points[n])
        assert "ABC"[BOARD.expedition_letter[n]] == BOARD.expedition_ids[n][0]


def test_cards_are_found_by_their_places() -> None:
    place = BOARD.place_ids.index

    assert ["A06"] == [BOARD.expedition_ids[n] for n in bits(BOARD.starts_at[place("port_natal")])]
    assert ["C09", "C14"] == [BOARD.expedition_ids[n] for n in bits(BOARD.ends_at[place("jidda")])]
    assert ["N08", "N15"] == [
        BOARD.adventure_ids[n] for n in bits(BOARD.targets_at[place("aswan")])
    ]
    assert 34 == sum([len(bits(mask)) for mask in BOARD.starts_at])
    assert 34 == sum([len(bits(mask)) for mask in BOARD.ends_at])
    assert 30 == sum([len(bits(mask)) for mask in BOARD.targets_at])


@rule("AF-COMP-11", "AF-COMP-13")
def test_companies_and_spaces_stand_in_their_order() -> None:
    assert ["Italy", "France", "Germany", "England"] == BOARD.companies
    assert ["white", "blue", "yellow", "red"] == BOARD.company_colours
    starts = [BOARD.place_ids[n] for n in BOARD.start_place]

    assert ["napoli", "cape_town", "lagos", "jidda"] == starts
    assert [2, 2, 3, 4] == list(BOARD.start_silver)
    assert ([2, 0, 1, 0, 2], [0, 1, 0, 1, 0]) == (list(BOARD.bonus_silver), list(BOARD.bonus_cards))


@rule("AF-COMP-12")
def test_prices_limits_and_points_are_those_of_the_rules() -> None:
    b: Board = BOARD

    assert (5, 1, 1, 5) == (b.adventure_price, b.free_pages, b.page_price, b.recolour_price)
    assert (5, 3, 4, 5) == (b.hand_limit, b.open_limit, b.markers, b.spaces)
    assert (2, 1, 1) == (b.cards_drawn, b.starting_cards, b.starting_jokers)
    assert (6, 12, 2, 10) == (b.two_identical, b.three_identical, b.two_different, b.four_different)
    assert (10, 2, 1) == (b.silver_per_point, b.cards_per_point, b.open_artefact_points)
    assert ([0, 0, -5, -10], "Africana") == (list(b.penalty), b.title)


def test_the_hash_is_that_of_the_sorted_compact_json() -> None:
    values = tomllib.loads(TEXT)
    compact = json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    assert hashlib.sha256(compact.encode()).hexdigest() == BOARD.sha256
    assert read_board("# mine\n" + TEXT.replace(" = ", "=")).sha256 == BOARD.sha256


def test_two_boards_live_side_by_side() -> None:
    """A corrected board changes neither the standard one nor what is read after it."""
    text = TEXT.replace("recolour_price = 5", "recolour_price = 6").replace('Africana"', 'Mine"')
    mine = read_board(text.replace("distance = 2\n", "", 1))

    assert standard_board() is standard_board()
    assert (6, "Mine") == (mine.recolour_price, mine.title)
    assert (5, "Africana") == (standard_board().recolour_price, standard_board().title)
    assert mine.sha256 != standard_board().sha256 == BOARD.sha256
