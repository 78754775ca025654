"""The board loader: what board.toml says, as rules.md counts it."""

import hashlib
import json
import re
import tomllib
from collections import Counter
from importlib.resources import files

from kindu.games.congo.board import numbers
from kindu.games.congo.board.board import read_board, standard_board
from kindu.games.congo.board.numbers import BELLIGERENTS, FLAGS, KINDS, PROFESSIONS
from tests.support import rule

TEXT = files("kindu.games.congo").joinpath("board.toml").read_text("utf-8")
DATA = tomllib.loads(TEXT)
BOARD = read_board(TEXT)
ALL_STOPS = 2**16 - 1


def bits(mask: int) -> list[int]:
    return [n for n in range(64) if mask >> n & 1]


def stations(mask: int) -> list[str]:
    return [BOARD.station_ids[n] for n in bits(mask)]


def professions(mask: int) -> list[str]:
    return [BOARD.profession_ids[n] for n in bits(mask)]


def stop(name: str) -> int:
    return BOARD.stop_ids.index(name)


def special(name: str) -> int:
    return BOARD.special_ids.index(name)


@rule("CO-COMP-01")
def test_the_box_holds_19_station_tiles_of_five_types() -> None:
    assert ["barracks", "hospital", "mission", "village", "jungle"] == BOARD.station_ids
    assert ["Barracks", "Hospital", "Mission", "Village", "Jungle"] == BOARD.station_names
    assert [4, 4, 4, 4, 3] == list(BOARD.station_tiles)
    assert 19 == sum(BOARD.station_tiles)


@rule("CO-COMP-02")
def test_the_box_holds_20_flags_of_four_nations() -> None:
    assert ["be", "fr", "gb", "de"] == BOARD.nation_ids[:FLAGS]
    assert [4, 6, 6, 4] == list(BOARD.flag_tiles)
    assert 20 == sum(BOARD.flag_tiles)


@rule("CO-COMP-03")
def test_the_box_holds_14_hippo_tiles_by_number() -> None:
    assert [0, 5, 5, 4, 0, 0, 0, 0, 0, 0] == list(BOARD.hippo_tiles)
    assert 14 == numbers.TILES == sum(BOARD.hippo_tiles)


@rule("CO-COMP-04")
def test_54_characters_have_one_profession_or_two_if_they_are_neutral() -> None:
    amounts = [len(bits(mask)) for mask in BOARD.kind_professions]
    nations = [BOARD.nation_ids[n] for n in BOARD.kind_nation]

    assert 54 == sum(BOARD.kind_copies)
    assert [1] * BELLIGERENTS + [2] * 14 == amounts
    assert [2] * BELLIGERENTS + [1] * 14 == list(BOARD.kind_copies)
    assert {"be", "fr", "gb", "de"} == set(nations[:BELLIGERENTS])
    assert {"us", "es", "pt", "nl", "se", "at", "ru"} == set(nations[BELLIGERENTS:])
    assert ["explorer", "anthropologist", "doctor", "missionary", "officer"] == BOARD.profession_ids


@rule("CO-COMP-04")
def test_the_kinds_are_nations_by_professions_then_the_neutrals_of_the_file() -> None:
    words = [
        "-".join([BOARD.nation_ids[nation], *professions(mask)])
        for nation, mask in zip(BOARD.kind_nation, BOARD.kind_professions, strict=True)
    ]

    assert words == BOARD.kind_ids
    for kind in range(BELLIGERENTS):
        nation, profession = divmod(kind, PROFESSIONS)
        assert (nation, 2**profession) == (BOARD.kind_nation[kind], BOARD.kind_professions[kind])
    assert ("be-explorer", "gb-doctor") == (BOARD.kind_ids[0], BOARD.kind_ids[12])
    assert ["us-explorer-officer", "us-doctor-missionary"] == BOARD.kind_ids[20:22]
    assert "ru-missionary-officer" == BOARD.kind_ids[KINDS - 1]


def test_every_person_of_the_file_belongs_to_the_kind_of_the_card() -> None:
    persons: dict[str, list[str]] = {}
    for card in DATA["characters"]:
        kind = "-".join([card["nation"].lower(), *card["professions"]])
        persons.setdefault(kind, []).append(card["name"])

    assert persons == dict(zip(BOARD.kind_ids, BOARD.kind_persons, strict=True))
    assert ["Armand Delcourt", "Joris Verhaeghe"] == BOARD.kind_persons[0]
    assert list(BOARD.kind_copies) == [len(names) for names in BOARD.kind_persons]


def test_equal_neutrals_are_told_apart_by_a_number_in_the_order_of_the_file() -> None:
    text = TEXT.replace('nation = "SE"\nprofessions = ["e', 'nation = "US"\nprofessions = ["e')
    text = text.replace('["missionary", "officer"]', '["officer", "missionary"]')
    mine = read_board(text)

    assert "us-explorer-officer" == mine.kind_ids[20]
    assert "us-explorer-officer-2" == mine.kind_ids[29]
    assert "pt-officer-missionary" == mine.kind_ids[25]
    assert ["officer", "missionary"][::-1] == professions(mine.kind_professions[25])
    assert KINDS == len(set(mine.kind_ids))


@rule("CO-COMP-05")
def test_54_auxiliaries_are_of_seven_kinds() -> None:
    order = ["porter", "assistant", "nurse", "nun", "askari", "interpreter", "servant"]

    assert order == BOARD.auxiliary_ids
    assert [word.capitalize() for word in order] == BOARD.auxiliary_names
    assert [8, 8, 8, 8, 8, 8, 6] == list(BOARD.auxiliary_cards)
    assert 54 == sum(BOARD.auxiliary_cards)
    assert [2, 2, 2, 2, 2, 2, 1] == list(BOARD.auxiliary_halves)
    assert [1, 2, 4, 8, 16, 31, 31] == list(BOARD.auxiliary_fits)


@rule("CO-COMP-06")
def test_15_special_cards_are_all_different() -> None:
    assert 15 == len(set(BOARD.special_ids)) == len(set(BOARD.special_names))
    assert ["gorilla", "warrior", "okapi", "malaria", "tam_tam"] == BOARD.special_ids[:5]
    assert ["friendly_encounter", "explored_region", "boiler_damage"] == BOARD.special_ids[5:8]
    assert ["man_overboard", "only_nationals", "no_auxiliaries"] == BOARD.special_ids[8:11]
    assert ["arab_trader", "hippo_attack", "colonist", "shaman"] == BOARD.special_ids[11:]
    assert ("Tam Tam", "Man Overboard!") == (BOARD.special_names[4], BOARD.special_names[8])


@rule("CO-SPC-03")
def test_special_cards_name_the_stations_and_stops_where_they_may_be_played() -> None:
    limited = {
        name: stations(mask)
        for name, mask in zip(BOARD.special_ids, BOARD.special_stations, strict=True)
        if mask != 31
    }
    stops = {
        name: bits(ALL_STOPS - mask)
        for name, mask in zip(BOARD.special_ids, BOARD.special_stops, strict=True)
        if mask != ALL_STOPS
    }

    assert {
        "gorilla": ["village", "jungle"],
        "warrior": ["hospital", "mission", "village", "jungle"],
        "okapi": ["jungle"],
        "only_nationals": ["barracks", "hospital", "mission", "village"],
        "arab_trader": ["barracks", "mission", "village"],
    } == limited
    assert {"tam_tam": [stop("kindu")], "boiler_damage": list(range(stop("bumba")))} == stops
    assert [special("only_nationals")] == [n for n, flag in enumerate(BOARD.special_flag) if flag]


def test_three_special_cards_have_points_of_their_own() -> None:
    points = dict(zip(BOARD.special_ids, BOARD.special_points, strict=True))

    assert {"okapi": 2, "arab_trader": 1, "shaman": -1} == {k: n for k, n in points.items() if n}


@rule("CO-COMP-07")
def test_each_of_16_stops_shows_its_value_and_some_hippos_or_a_ring() -> None:
    hippos = [BOARD.stop_ids[n] for n in range(numbers.STOPS) if BOARD.stop_hippo[n]]
    rings = [BOARD.stop_ids[n] for n in range(numbers.STOPS) if BOARD.stop_ring[n]]

    assert [2] * 5 + [3] * 6 + [4] * 5 == list(BOARD.stop_vp)
    assert ["bolobo", "liranga", "bumba", "basoko"] == hippos
    assert ["nouvelle_anvers", "basoko", "ubundu"] == rings
    assert ("leopoldville", "kindu") == (BOARD.stop_ids[0], BOARD.stop_ids[-1])
    assert {0, 1} == {*BOARD.stop_hippo, *BOARD.stop_ring}


@rule("CO-COMP-07")
def test_the_numbers_in_code_are_those_of_the_box() -> None:
    counts = DATA["counts"]

    assert (numbers.STATIONS, numbers.PROFESSIONS) == (len(BOARD.station_ids), 5)
    assert (numbers.NATIONS, numbers.FLAGS) == (len(BOARD.nation_ids), len(BOARD.flag_tiles))
    assert (numbers.STOPS, numbers.SPECIALS) == (counts["stops"], counts["specials"])
    assert (numbers.KINDS, numbers.CHARACTERS) == (len(BOARD.kind_ids), counts["characters"])
    assert numbers.AUXILIARY_CARDS == counts["auxiliaries"]
    assert (numbers.AUXILIARIES, numbers.TILES) == (len(BOARD.auxiliary_ids), counts["hippos"])
    assert (numbers.DIE, numbers.MOST_SEATS) == (DATA["meta"]["die_faces"], counts["score_markers"])
    assert ("village", "jungle") == (
        BOARD.station_ids[numbers.VILLAGE],
        BOARD.station_ids[numbers.JUNGLE],
    )
    assert ("be", "fr") == (BOARD.nation_ids[numbers.BELGIUM], BOARD.nation_ids[numbers.FRANCE])
    assert ("interpreter", "servant") == (
        BOARD.auxiliary_ids[numbers.INTERPRETER],
        BOARD.auxiliary_ids[numbers.SERVANT],
    )


def test_the_file_knows_as_many_things_as_its_counts_say() -> None:
    counts = DATA["counts"]

    for key in ("stops", "characters", "specials"):
        assert counts[key] == len(DATA[key])
    for key, blocks in (
        ("stations", "station_tiles"),
        ("flags", "flag_tiles"),
        ("hippos", "hippo_tiles"),
        ("auxiliaries", "auxiliaries"),
    ):
        assert counts[key] == sum([block["count"] for block in DATA[blocks]])


def test_cards_may_stand_in_any_order() -> None:
    text = TEXT
    for key in ("specials", "auxiliaries"):
        blocks = re.findall(rf"\[\[{key}\]\]\n(?:.+\n)+\n", TEXT)
        text = text.replace("".join(blocks), "".join(reversed(blocks)))
    mine = read_board(text)

    assert mine.sha256 != BOARD.sha256
    assert text.index('"shaman"') < text.index('"okapi"\nname')
    assert (BOARD.special_names, BOARD.special_ids) == (mine.special_names, mine.special_ids)
    assert list(BOARD.special_stations) == list(mine.special_stations)
    assert BOARD.auxiliary_names == mine.auxiliary_names
    assert list(BOARD.auxiliary_fits) == list(mine.auxiliary_fits)


def test_the_hash_is_that_of_the_sorted_compact_json() -> None:
    compact = json.dumps(DATA, sort_keys=True, separators=(",", ":"), ensure_ascii=False)

    assert hashlib.sha256(compact.encode()).hexdigest() == BOARD.sha256
    assert read_board("# mine\n" + TEXT.replace(" = ", "=")).sha256 == BOARD.sha256


def test_two_boards_live_side_by_side() -> None:
    """A corrected value changes neither the standard board nor what is read after it."""
    text = TEXT.replace("vp = 2\nhippo", "vp = 1\nhippo", 1)
    mine = read_board(text.replace('"Congo 1884"', '"Mine"'))

    assert standard_board() is standard_board()
    assert (1, "Mine") == (mine.stop_vp[0], mine.title)
    assert (2, "Congo 1884") == (standard_board().stop_vp[0], standard_board().title)
    assert 60 == standard_board().minutes
    assert mine.sha256 != standard_board().sha256 == BOARD.sha256


def test_each_neutral_nation_has_two_characters() -> None:
    assert {2} == set(Counter(list(BOARD.kind_nation)[BELLIGERENTS:]).values())
