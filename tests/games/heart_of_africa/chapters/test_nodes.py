"""HA-NODE: junctions, countries with dead ends, and Madagascar."""

import pytest

from kindu.games.heart_of_africa.board.numbers import JUNCTION
from tests.games.heart_of_africa.scene import BOARD, scene
from tests.support import rule

NIGERIA = "douala-nigeria_south/white ngaoundere-nigeria_north/1"
SUDAN = "fachoda-sudan_west addis_ababa-sudan_east/red"
CHAD = "ngaoundere-chad_west j_northwest-chad_south"
NORTH = "j_northwest-bondo bondo-fachoda fachoda-addis_ababa"


def completes(tracks: str, ticket: str) -> bool:
    """Whether a player with these tracks has completed this ticket."""
    return scene(2, p1={"owns": tracks, "tickets": ticket, "points": 50}).points(1) > 50


@rule("HA-NODE-01")
def test_a_path_runs_through_a_junction() -> None:
    """T43: Windhoek - Bloemfontein, by way of the junction in the Kalahari."""
    assert completes("j_kalahari-windhoek j_kalahari-bloemfontein", "T43")


@rule("HA-NODE-01")
def test_a_path_may_end_at_a_junction() -> None:
    game = scene(2, p1={"hand": "red*2"}).claim(1, "j_kalahari-windhoek", "red")

    assert (["j_kalahari-windhoek"], 2) == (game.owned(1), game.route_points(1))


@rule("HA-NODE-01")
def test_no_ticket_names_one_of_the_ten_junctions() -> None:
    kinds = list(BOARD.stop_kind)
    junctions = sum(2**n for n, kind in enumerate(kinds) if kind == JUNCTION)

    assert 10 == kinds.count(JUNCTION)
    assert [0] * 48 == [(a | b) & junctions for a, b in zip(*ends(), strict=True)]


def ends() -> tuple[list[int], list[int]]:
    return [int(a) for a in BOARD.ticket_a], [int(b) for b in BOARD.ticket_b]


@rule("HA-NODE-02", "RUL-21")
@pytest.mark.parametrize("country", ["nigeria", "chad", "sudan"])
def test_each_road_into_a_country_ends_at_an_entry_point_of_its_own(country: str) -> None:
    stops = [n for n, name in enumerate(BOARD.stop_ids) if name.startswith(country)]
    roads = {stop: set[int]() for stop in stops}
    for a, b in zip(BOARD.track_a, BOARD.track_b, strict=True):
        for stop, other in ((a, b), (b, a)):
            if stop in roads:
                roads[int(stop)].add(int(other))

    assert [1, 1] == [len(neighbours) for neighbours in roads.values()]


@rule("HA-NODE-02")
def test_a_country_does_not_link_the_cities_from_which_its_roads_start() -> None:
    """T47: Douala - Cabinda; the roads through Nigeria do not replace Douala - Ngaoundéré."""
    way = "ngaoundere-bangui bangui-leopoldville cabinda-leopoldville/green"

    assert not completes(f"{NIGERIA} {way}", "T47")
    assert completes(f"ngaoundere-douala {way}", "T47")


@rule("HA-NODE-02")
@pytest.mark.parametrize(
    ("roads", "rest", "direct", "ticket"),
    [
        (SUDAN, "bondo-fachoda", "fachoda-addis_ababa", "T22"),
        (CHAD, NORTH, "ngaoundere-j_northwest", "T13"),
    ],
    ids=["sudan", "chad"],
)
def test_no_path_runs_through_a_country(roads: str, rest: str, direct: str, ticket: str) -> None:
    """T22: Addis Ababa - Bondo; T13: Addis Ababa - Ngaoundéré."""
    assert not completes(f"{roads} {rest}", ticket)
    assert completes(f"{direct} {rest}", ticket)


@rule("HA-NODE-03")
@pytest.mark.parametrize(
    "road",
    [
        "douala-nigeria_south/white libreville-leopoldville douala-libreville/green",
        "ngaoundere-nigeria_north/2 ngaoundere-bangui bangui-leopoldville",
    ],
    ids=["south", "north"],
)
def test_any_entry_point_completes_a_ticket_to_a_country(road: str) -> None:
    """T36: Nigeria - Léopoldville."""
    assert completes(road, "T36")


@rule("HA-NODE-03")
def test_a_country_has_to_be_reached() -> None:
    assert not completes("ngaoundere-bangui bangui-leopoldville", "T36")


@rule("HA-NODE-04")
@pytest.mark.parametrize(
    "way",
    [
        "east_london-durban/1 madagascar_south-durban/1",
        "east_london-durban/1 beira-durban/1 mocambique-beira/1 mocambique-madagascar_north/2",
    ],
    ids=["south", "north"],
)
def test_either_location_of_madagascar_completes_a_ticket(way: str) -> None:
    """T25: East London - Madagascar."""
    assert completes(way, "T25")


@rule("HA-NODE-05", "RUL-20")
def test_a_path_may_run_through_madagascar() -> None:
    """T16: Dar-es-Salaam - Durban."""
    coast = "dar_es_salaam-mocambique/1 mocambique-madagascar_north/1 madagascar_south-durban/1"

    assert completes(f"{coast} madagascar_north-madagascar_south", "T16")


@rule("HA-NODE-05", "RUL-20")
def test_the_two_locations_are_joined_only_by_the_track_between_them() -> None:
    coast = "dar_es_salaam-mocambique/1 mocambique-madagascar_north/1 madagascar_south-durban/1"
    track = BOARD.track_ids.index("madagascar_north-madagascar_south")

    assert not completes(coast, "T16")
    assert (4, -1) == (BOARD.track_length[track], BOARD.track_twin[track])


@rule("HA-NODE-06")
def test_the_value_does_not_depend_on_the_entry_point() -> None:
    """T36 is worth 7 either way, though one way is shorter than the other."""
    roads = [
        "douala-nigeria_south/white libreville-leopoldville douala-libreville/green",
        "ngaoundere-nigeria_north/2 ngaoundere-bangui bangui-leopoldville",
    ]

    assert [7, 7] == [scene(2, p1={"owns": r, "tickets": "T36"}).points(1) for r in roads]


@rule("HA-NODE-06", "RUL-21")
def test_both_tracks_of_a_double_route_end_at_the_same_entry_point() -> None:
    tracks = ["douala-nigeria_south/white", "douala-nigeria_south/black"]
    numbers = [BOARD.track_ids.index(name) for name in tracks]

    stops = [{BOARD.stop_ids[BOARD.track_a[n]], BOARD.stop_ids[BOARD.track_b[n]]} for n in numbers]
    assert [{"douala", "nigeria_south"}] * 2 == stops
