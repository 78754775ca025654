"""The board loader: values, languages, the start and the map."""

import tomllib
from importlib.resources import files
from itertools import combinations, pairwise
from math import dist

from kindu.games.congo.board import numbers
from kindu.games.congo.board.board import read_board
from kindu.games.congo.board.numbers import FLAGS, PROFESSIONS, STATIONS
from tests.support import rule

TEXT = files("kindu.games.congo").joinpath("board.toml").read_text("utf-8")
DATA = tomllib.loads(TEXT)
BOARD = read_board(TEXT)


def bits(mask: int) -> list[int]:
    return [n for n in range(64) if mask >> n & 1]


def stations(mask: int) -> list[str]:
    return [BOARD.station_ids[n] for n in bits(mask)]


def stop(name: str) -> int:
    return BOARD.stop_ids.index(name)


def test_all_values_and_modifiers_are_those_of_the_file() -> None:
    for n, name in enumerate(BOARD.profession_ids):
        row = list(BOARD.value[n * STATIONS : (n + 1) * STATIONS])
        assert row == [DATA["profession_value"][name][station] for station in BOARD.station_ids]
    codes = [word.upper() for word in BOARD.nation_ids[:FLAGS]]
    for n, code in enumerate(codes):
        row = list(BOARD.modifier[n * FLAGS : (n + 1) * FLAGS])
        assert row == [DATA["nationality_modifier"][code][flag] for flag in codes]
    assert (25, 16) == (len(BOARD.value), len(BOARD.modifier))


def test_each_profession_has_every_value_once_and_so_has_each_station() -> None:
    rows = [list(BOARD.value[n * STATIONS : (n + 1) * STATIONS]) for n in range(PROFESSIONS)]

    assert [[1, 2, 3, 4, 5]] * PROFESSIONS == [sorted(row) for row in rows]
    assert [[1, 2, 3, 4, 5]] * STATIONS == [sorted(row) for row in zip(*rows, strict=True)]


def test_modifiers_are_never_positive_and_the_same_both_ways() -> None:
    for a, b in combinations(range(FLAGS), 2):
        assert BOARD.modifier[a * FLAGS + b] == BOARD.modifier[b * FLAGS + a] <= 0
    assert [0] * FLAGS == [BOARD.modifier[n * FLAGS + n] for n in range(FLAGS)]


@rule("CO-VAL-05")
def test_the_die_of_sympathy_names_great_britain_belgium_france_and_germany() -> None:
    assert ["gb", "be", "fr", "de"] == [BOARD.nation_ids[n] for n in list(BOARD.sympathy)[1:]]


@rule("CO-INT-03", "CO-INT-04", "CO-INT-05")
def test_languages_are_those_of_flags_nations_and_the_belgian_die() -> None:
    flags = [BOARD.language_ids[n] for n in BOARD.flag_language]
    spoken = {
        nation: BOARD.language_ids[n]
        for nation, n in zip(BOARD.nation_ids, BOARD.nation_language, strict=True)
    }

    assert ["", "french", "english", "german"] == flags
    assert {code.lower(): word for code, word in DATA["language"]["nation"].items()} == (
        spoken | {"be": "by die"}
    )
    assert ("", 0) == (spoken["be"], BOARD.nation_language[numbers.BELGIUM])
    assert ["", "dutch", "french", "dutch", "french"] == [
        BOARD.language_ids[n] for n in BOARD.belgian_die
    ]


def test_languages_keep_their_numbers_in_another_order_of_keys() -> None:
    text = TEXT.replace('flag = { FR = "french", GB = "english",', 'flag = { GB = "english",')
    text = text.replace('DE = "german", BE = "by die" }', 'BE = "by die", DE = "german" }', 1)
    mine = read_board(text.replace('GB = "english", BE', 'GB = "english", FR = "french", BE'))

    assert (BOARD.sha256, BOARD.language_ids) == (mine.sha256, mine.language_ids)
    assert list(BOARD.flag_language) == list(mine.flag_language)


def test_fights_go_by_profession_and_a_one_cures_a_doctor() -> None:
    assert [3, 3, 0, 0, 3] == list(BOARD.gorilla)
    assert [3, 4, 4, 4, 3] == list(BOARD.warrior)
    assert [1] == bits(BOARD.cured)


@rule("CO-SETUP-02", "CO-SETUP-05", "CO-SETUP-06", "CO-SETUP-10", "CO-SETUP-12")
def test_the_start_differs_by_the_number_of_players() -> None:
    removed = [[BOARD.special_ids[n] for n in bits(mask)] for mask in BOARD.specials_removed]

    assert [stop("bolobo")] * 2 + [stop("leopoldville")] == list(BOARD.start_stop)[2:]
    assert [[0], [0], []] == [bits(mask) for mask in BOARD.skipped][2:]
    assert [4, 2, 0] == list(BOARD.neutrals_removed)[2:]
    assert ["okapi", "only_nationals", "hippo_attack"] == removed[2]
    assert [["tam_tam"]] * 2 == removed[3:]
    assert [3, 2, 2] == list(BOARD.hand_specials)[2:]
    assert 5 == len(BOARD.start_stop) == len(BOARD.skipped) == len(BOARD.neutrals_removed)


def test_what_is_dealt_and_scored_is_as_the_rules_say() -> None:
    b = BOARD

    assert (4, 4, 1, 2) == (b.hand_characters, b.hand_auxiliaries, b.start_hippos, b.hippo_reward)
    assert (1, 1) == (b.tie_points, b.special_halves)
    assert (["jungle"], 4) == (stations(b.flagless), b.village_value)


def test_the_test_values_refer_to_things_of_the_box() -> None:
    rows = DATA["test_base_value"]
    codes = [*DATA["nations"]["belligerent"], *DATA["nations"]["nonbelligerent"]]

    assert 9 == len(rows)
    for row in rows:
        neutral = row["nation"] in DATA["nations"]["nonbelligerent"]
        assert row["nation"] in codes
        assert 1 + neutral == len(set(row["professions"]) & set(BOARD.profession_ids))
        assert row["station"] in BOARD.station_ids
        assert row["flag"] in ["", *codes[:FLAGS]]
        assert row.get("sympathy", "") in ["", *codes[:FLAGS]]
        assert neutral == ("sympathy" in row)


def test_the_test_values_are_the_sums_of_both_tables() -> None:
    for row in DATA["test_base_value"]:
        nation = row.get("sympathy", row["nation"]).lower()
        station = BOARD.station_ids.index(row["station"])
        best = max(
            BOARD.value[BOARD.profession_ids.index(word) * STATIONS + station]
            for word in row["professions"]
        )
        modifier = 0
        if row["flag"]:
            a, b = (BOARD.nation_ids.index(word) for word in (nation, row["flag"].lower()))
            modifier = BOARD.modifier[a * FLAGS + b]

        assert row["value"] == best + modifier


def test_stops_nations_and_professions_have_names_to_show() -> None:
    riba = stop("lokandu")

    assert ("Riba-Riba", "Lokandu") == (BOARD.stop_names[riba], BOARD.stop_today[riba])
    assert (9, False) == (sum(BOARD.stop_known), BOARD.stop_known[riba])
    assert ("Great Britain", "Russia") == (BOARD.nation_names[2], BOARD.nation_names[10])
    assert ("Explorer", "Officer") == (BOARD.profession_names[0], BOARD.profession_names[4])
    assert (-2.53, 25.76) == (BOARD.stop_lat[riba], BOARD.stop_lon[riba])


def test_the_stops_lie_on_the_canvas_not_too_near_to_each_other() -> None:
    places = list(zip(BOARD.stop_x, BOARD.stop_y, strict=True))
    wide, high = BOARD.canvas

    assert (1500, 1000) == (wide, high)
    assert [] == [(x, y) for x, y in places if not (0 < x < wide and 0 < y < high)]
    assert 110 <= min(dist(a, b) for a, b in pairwise(places))


def test_the_lines_of_the_map_are_those_of_the_file() -> None:
    x = [(lon - BOARD.lon0) * BOARD.scale for lon, _ in BOARD.river]
    y = [(BOARD.lat0 - lat) * BOARD.scale for _, lat in BOARD.river]

    assert 82 == len(BOARD.river)
    assert (14.91, -4.71) == BOARD.river[0]
    assert [[list(point) for point in line] for line in BOARD.tributaries.values()] == list(
        DATA["map"]["tributaries"].values()
    )
    assert ["ubangi", "kasai", "sangha", "ruki"] == list(BOARD.tributaries)
    assert 0 < min(x) < max(x) < BOARD.canvas[0]
    assert 0 < min(y) < max(y) < BOARD.canvas[1]
