"""The board loader: what board.toml says, as rules.md counts it."""

import hashlib
import json
import tomllib
from collections import Counter
from importlib.resources import files
from itertools import combinations, pairwise
from statistics import mean, median

from kindu.games.heart_of_africa.board import numbers
from kindu.games.heart_of_africa.board.board import read_board, standard_board
from kindu.games.heart_of_africa.board.numbers import CITY, ENTRY_POINT, GREY, JUNCTION, LOCOMOTIVE
from tests.support import rule

TEXT = files("kindu.games.heart_of_africa").joinpath("board.toml").read_text("utf-8")
BOARD = read_board(TEXT)
STOPS = range(len(BOARD.stop_ids))
TRACKS = range(len(BOARD.track_ids))
COLOURS = [*BOARD.colours[:LOCOMOTIVE], "grey"]


def bits(mask: int) -> list[int]:
    return [n for n in range(64) if mask >> n & 1]


def names(mask: int) -> list[str]:
    return [BOARD.stop_ids[n] for n in bits(mask)]


def track(name: str) -> int:
    return BOARD.track_ids.index(name)


def spaces(table: list[int], amount: int) -> list[int]:
    """How many spaces the tracks have in total, by their numbers in this table."""
    return [sum([BOARD.track_length[n] for n in TRACKS if table[n] == k]) for k in range(amount)]


def distances() -> list[list[int]]:
    """The fewest spaces from each stop to every other."""
    far = [[0 if a == b else 999 for b in STOPS] for a in STOPS]
    for n in TRACKS:
        a, b = BOARD.track_a[n], BOARD.track_b[n]
        far[a][b] = far[b][a] = BOARD.track_length[n]
    for via in STOPS:
        far = [[min(far[a][b], far[a][via] + far[via][b]) for b in STOPS] for a in STOPS]
    return far


@rule("HA-COMP-01", "HA-COMP-02", "HA-COMP-04")
def test_the_box_holds_110_train_cards_and_45_terrain_cards() -> None:
    assert ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"] == COLOURS[:8]
    assert ("locomotive", 110) == (BOARD.colours[LOCOMOTIVE], sum(BOARD.train_cards))
    assert [12] * 8 + [14] == list(BOARD.train_cards)
    assert ["desert", "jungle", "mountain"] == BOARD.terrain_ids
    assert ["Desert & Savanna", "Jungle & Forest", "Mountain & Cliff"] == BOARD.terrain_names
    assert ([15] * 3, 45) == (list(BOARD.terrain_cards), BOARD.trains)
    assert ["blue", "red", "green", "yellow", "black"] == BOARD.player_colours


def test_the_numbers_in_code_are_those_of_the_box() -> None:
    cards = (len(BOARD.colours), len(BOARD.terrain_ids), len(BOARD.ticket_ids))

    assert (numbers.KINDS, numbers.TERRAINS, numbers.TICKETS) == cards
    assert (numbers.STOPS, numbers.MOST_SEATS) == (len(STOPS), len(BOARD.player_colours))
    assert (numbers.ROUTES, numbers.TRACKS) == (len(BOARD.route_ids), len(TRACKS))
    assert numbers.LOCOMOTIVE == numbers.GREY == numbers.COLOURS == numbers.KINDS - 1
    assert numbers.LONGEST == max(BOARD.track_length)


@rule("HA-DATA-01", "HA-NODE-01")
def test_routes_meet_in_33_cities_10_junctions_and_8_entry_points() -> None:
    order = [CITY] * 33 + [JUNCTION] * 10 + [ENTRY_POINT] * 8

    assert order == list(BOARD.stop_kind)
    assert 51 == len(set(BOARD.stop_ids)) == len(set(BOARD.stop_names))
    assert set(STOPS) == {*BOARD.track_a, *BOARD.track_b}


@rule("HA-DATA-01")
def test_96_routes_have_117_tracks_of_317_spaces() -> None:
    pairs = [frozenset(ends) for ends in zip(BOARD.track_a, BOARD.track_b, strict=True)]

    assert (96, 117, 21) == (len(set(pairs)), len(pairs), len(pairs) - len(set(pairs)))
    assert [15, 38, 37, 22, 3, 2] == [list(BOARD.track_length).count(n) for n in range(1, 7)]
    assert [36, 35, 33, 34, 35, 33, 34, 34, 43] == spaces(list(BOARD.track_colour), 9)
    assert [100, 106, 111] == spaces(list(BOARD.track_terrain), 3)
    assert 317 == sum(BOARD.track_length)


@rule("HA-DATA-02")
def test_no_two_routes_cross_each_other() -> None:
    def side(a: int, b: int, c: int) -> float:
        x, y = BOARD.stop_x, BOARD.stop_y
        return (x[b] - x[a]) * (y[c] - y[a]) - (y[b] - y[a]) * (x[c] - x[a])

    ways = sorted(set(zip(BOARD.track_a, BOARD.track_b, strict=True)))
    crossing = [
        (BOARD.stop_ids[a], BOARD.stop_ids[b], BOARD.stop_ids[c], BOARD.stop_ids[d])
        for (a, b), (c, d) in combinations(ways, 2)
        if len({a, b, c, d}) == 4
        and side(a, b, c) * side(a, b, d) < 0
        and side(c, d, a) * side(c, d, b) < 0
    ]

    assert [] == crossing


@rule("HA-DATA-01")
def test_the_tracks_of_a_route_stand_side_by_side_and_are_twins() -> None:
    tables = (BOARD.route_of, BOARD.track_a, BOARD.track_b, BOARD.track_length)
    rows = list(zip(*tables, BOARD.track_locomotives, BOARD.track_terrain, strict=True))

    assert list(range(96)) == sorted(set(BOARD.route_of))
    assert sorted(BOARD.route_of) == list(BOARD.route_of)
    for n, m in pairwise(TRACKS):
        twins = BOARD.track_twin[n] == m
        assert twins == (BOARD.track_twin[m] == n) == (BOARD.route_of[n] == BOARD.route_of[m])
        assert rows[n] == rows[m] or not twins
    assert 117 - 42 == list(BOARD.track_twin).count(-1)


def test_tracks_are_named_by_route_and_colour_or_number() -> None:
    assert "ngaoundere-chad_west" == BOARD.track_ids[2]
    assert ["ngaoundere-nigeria_north/1", "ngaoundere-nigeria_north/2"] == BOARD.track_ids[:2]
    assert ["douala-nigeria_south/white", "douala-nigeria_south/black"] == BOARD.track_ids[6:8]
    assert 117 == len(set(BOARD.track_ids))
    assert [] == [name for name in BOARD.track_ids if " " in name]
    for n in TRACKS:
        ends = f"{BOARD.stop_ids[BOARD.track_a[n]]}-{BOARD.stop_ids[BOARD.track_b[n]]}"
        assert ends == BOARD.route_ids[BOARD.route_of[n]] == BOARD.track_ids[n].partition("/")[0]
        assert BOARD.track_ids[n].partition("/")[2] in {
            "",
            "1",
            "2",
            COLOURS[BOARD.track_colour[n]],
        }


@rule("HA-COMP-04")
def test_the_terrain_of_a_track_is_that_of_its_colour() -> None:
    found = {COLOURS[BOARD.track_colour[n]]: BOARD.track_terrain[n] for n in TRACKS}
    by_terrain = [{colour for colour in found if found[colour] == n} for n in range(3)]

    assert [{"yellow", "orange", "red"}, {"purple", "blue", "green"}] == by_terrain[:2]
    assert {"white", "grey", "black"} == by_terrain[2]


@rule("HA-DATA-02")
def test_the_route_that_the_rule_books_name_is_black_and_has_three_spaces() -> None:
    n = track("cape_town-port_elizabeth/1")

    assert ("black", 3) == (COLOURS[BOARD.track_colour[n]], BOARD.track_length[n])


def test_points_and_prices_go_by_length() -> None:
    worth = zip(BOARD.track_points, BOARD.track_price, strict=True)
    by_length = dict(zip(BOARD.track_length, worth, strict=True))

    assert {1: (1, 1), 2: (2, 1), 3: (4, 1), 4: (7, 2), 5: (10, 2), 6: (15, 2)} == by_length


def test_four_grey_tracks_to_madagascar_are_ferries() -> None:
    ferries = {BOARD.track_ids[n]: n for n in TRACKS if BOARD.track_locomotives[n]}
    rows = [
        (BOARD.track_length[n], BOARD.track_locomotives[n], BOARD.track_colour[n])
        for n in ferries.values()
    ]

    assert [
        *("mocambique-madagascar_north/1", "mocambique-madagascar_north/2"),
        *("madagascar_south-durban/1", "madagascar_south-durban/2"),
    ] == list(ferries)
    assert [(3, 1, GREY)] * 2 + [(6, 2, GREY)] * 2 == rows


@rule("HA-NODE-02")
def test_each_entry_point_of_a_northern_country_ends_one_route() -> None:
    routes = set(zip(BOARD.track_a, BOARD.track_b, strict=True))
    degree = Counter([end for ends in routes for end in ends])
    north = [n for n in STOPS if BOARD.stop_ids[n].startswith(("nigeria_", "chad_", "sudan_"))]
    south = [n for n in STOPS if BOARD.stop_ids[n].startswith("madagascar_")]

    assert [1] * 6 == [degree[n] for n in north]
    assert [2] * 2 == [degree[n] for n in south]
    assert [n for n in STOPS if BOARD.stop_kind[n] == ENTRY_POINT] == north + south


@rule("HA-NODE-05")
def test_one_grey_track_of_four_joins_the_two_ends_of_madagascar() -> None:
    n = track("madagascar_north-madagascar_south")

    assert (GREY, 4, 0) == (
        BOARD.track_colour[n],
        BOARD.track_length[n],
        BOARD.track_locomotives[n],
    )
    assert -1 == BOARD.track_twin[n]


@rule("HA-COMP-03", "HA-DATA-04")
def test_48_tickets_name_every_city_and_country_at_least_twice() -> None:
    named = Counter([end for ends in BOARD.ticket_ends for end in ends])

    assert (48, 48) == (len(set(BOARD.ticket_ids)), len(set(map(frozenset, BOARD.ticket_ends))))
    assert {*BOARD.stop_ids[:33], "nigeria", "chad", "sudan", "madagascar"} == set(named)
    assert 2 == min(named.values())


@rule("HA-NODE-03", "HA-NODE-04", "HA-NODE-06")
def test_a_city_is_one_stop_and_a_country_any_of_its_entry_points() -> None:
    first, madagascar = BOARD.ticket_ids.index("T01"), BOARD.ticket_ids.index("T10")

    assert ["sudan_west", "sudan_east"] == names(BOARD.ticket_a[first])
    assert ["port_elizabeth"] == names(BOARD.ticket_b[first])
    assert ["madagascar_north", "madagascar_south"] == names(BOARD.ticket_b[madagascar])
    for n, ends in enumerate(BOARD.ticket_ends):
        for end, mask in zip(ends, (BOARD.ticket_a[n], BOARD.ticket_b[n]), strict=True):
            assert names(mask) == ([end] if end in BOARD.stop_ids else names(mask))
            assert len(bits(mask)) == (1 if end in BOARD.stop_ids else 2)
            assert end in BOARD.stop_ids or all(stop.startswith(end) for stop in names(mask))


@rule("HA-COMP-07", "HA-DATA-03")
def test_tickets_and_stops_have_names_to_show() -> None:
    rift = BOARD.stop_ids.index("j_rift")

    assert ["Sudan – Port Elizabeth", "Chad – Cape Town"] == BOARD.ticket_names[:2]  # noqa: RUF001 an en dash is meant
    assert ("Iringa", "Moçâmedes") == (BOARD.stop_names[rift], BOARD.stop_names[17])
    assert "Nigeria (south road)" == BOARD.stop_names[BOARD.stop_ids.index("nigeria_south")]
    assert (0.787, 0.470) == (BOARD.stop_x[rift], BOARD.stop_y[rift])
    assert (-7.77, 35.69) == (BOARD.stop_lat[rift], BOARD.stop_lon[rift])


@rule("HA-DATA-05")
def test_a_ticket_is_worth_the_shortest_way_between_its_destinations() -> None:
    far = distances()
    shortest = [
        min([far[a][b] for a in bits(BOARD.ticket_a[n]) for b in bits(BOARD.ticket_b[n])])
        for n in range(48)
    ]

    assert shortest == list(BOARD.ticket_points)
    assert (4, 22, 9) == (min(shortest), max(shortest), median(shortest))
    assert 9.6 == round(mean(shortest), 1)


@rule("HA-COMP-05", "HA-COMP-06")
def test_what_is_dealt_drawn_and_scored_is_as_the_rules_say() -> None:
    b = BOARD

    assert (4, 1, 4, 2) == (b.train_hand, b.terrain_dealt, b.tickets_dealt, b.first_keep)
    assert (4, 1, 2, 3) == (b.tickets_drawn, b.keep, b.cards_per_action, b.flush)
    assert (2, 10, 2) == (b.multiplier, b.globetrotter, b.end_trains)
    assert (5, 2, 10) == (numbers.TRAIN_SLOTS, numbers.TERRAIN_SLOTS, numbers.REDEALS)
    assert (2, 5) == (numbers.LEAST_SEATS, numbers.MOST_SEATS)


def test_colours_keep_the_order_of_the_file() -> None:
    mine = read_board(
        TEXT.replace("purple = 12\n", "").replace("red = 12\n", "red = 12\npurple = 12\n")
    )

    assert [*COLOURS[1:8], "purple", "locomotive"] == mine.colours
    assert 7 == mine.track_colour[track("douala-libreville/purple")]
    assert GREY == mine.track_colour[track("douala-bangui")]


def test_the_hash_is_that_of_the_sorted_compact_json() -> None:
    values = tomllib.loads(TEXT)
    compact = json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    assert hashlib.sha256(compact.encode()).hexdigest() == BOARD.sha256
    assert read_board("# mine\n" + TEXT.replace(" = ", "=")).sha256 == BOARD.sha256


@rule("HA-DATA-06")
def test_two_boards_live_side_by_side() -> None:
    """A corrected list of tickets changes neither the standard board nor what is read after it."""
    text = TEXT.replace('b = "port_elizabeth", points = 22', 'b = "east_london", points = 23')
    mine = read_board(text.replace('"Heart of Africa"', '"Mine"'))

    assert standard_board() is standard_board()
    assert (23, "Mine") == (mine.ticket_points[0], mine.title)
    assert (22, "Heart of Africa") == (standard_board().ticket_points[0], standard_board().title)
    assert mine.sha256 != standard_board().sha256 == BOARD.sha256
