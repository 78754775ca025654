"""Completed tickets judged by another method: networkx on board.toml, over random networks."""

import random
import tomllib
from importlib.resources import files

import networkx as nx
import pytest

from kindu.core.play import Tally, playout
from kindu.core.rng import Rng
from kindu.games.heart_of_africa.network import completed
from kindu.games.heart_of_africa.state.state import Tabletop
from tests.games.heart_of_africa.scene import BOARD, RULES, Scene, scene
from tests.support import rule

TEXT = files("kindu.games.heart_of_africa").joinpath("board.toml").read_text("utf-8")
DATA = tomllib.loads(TEXT)["board"]
ENDS = {route["id"]: (route["a"], route["b"]) for route in DATA["route"]}
COUNTRIES = {country["id"]: country["entry_points"] for country in DATA["country"]}


def by_networkx(tracks: list[str]) -> list[str]:
    """The tickets whose destinations have stops in the same part of this network."""
    graph = nx.Graph([ENDS[track.split("/")[0]] for track in tracks])

    def reaches(a: str, b: str) -> bool:
        return a in graph and b in graph and bool(nx.has_path(graph, a, b))

    return [
        ticket["id"]
        for ticket in DATA["ticket"]
        if any(
            reaches(a, b)
            for a in COUNTRIES.get(ticket["a"], [ticket["a"]])
            for b in COUNTRIES.get(ticket["b"], [ticket["b"]])
        )
    ]


def by_engine(game: Scene, seat: int) -> list[str]:
    player = game.player(seat)
    return [name for n, name in enumerate(BOARD.ticket_ids) if completed(BOARD, player, n)]


def random_networks(seed: int, seats: int) -> list[list[str]]:
    """Tracks for each seat, never both of a double route, fewer or more of them."""
    rng = random.Random(seed)
    size = rng.randrange(1, len(ENDS) // seats)
    routes = rng.sample(list(ENDS), size * seats)
    names = [[n for n in BOARD.track_ids if n.split("/")[0] == route] for route in routes]
    tracks = [rng.choice(pair) for pair in names]
    return [tracks[n::seats] for n in range(seats)]


@rule("HA-TICKET-06", "HA-TICKET-07", "HA-NODE-06")
@pytest.mark.parametrize("seed", range(150))
def test_networkx_finds_the_same_completed_tickets(seed: int) -> None:
    networks = random_networks(seed, 2)
    game = scene(2, p1={"owns": " ".join(networks[0])}, p2={"owns": " ".join(networks[1])})

    expected = [by_networkx(tracks) for tracks in networks]
    assert expected == [by_engine(game, seat) for seat in (1, 2)]


def test_the_random_networks_are_worth_comparing() -> None:
    """Some complete nothing, some a few tickets, some most of them."""
    found = [len(by_networkx(tracks)) for n in range(150) for tracks in random_networks(n, 2)]

    assert 0 in found
    assert 20 < sum(0 < n <= 12 for n in found)
    assert 36 < max(found)


@rule("HA-TICKET-06", "HA-TICKET-07", "HA-NODE-06")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_networkx_agrees_at_the_end_of_random_games(seats: int) -> None:
    for seed in range(3):
        state = RULES.start(seats)
        playout(state, Rng("networks", seed), RULES.buffer(), Tally())
        assert isinstance(state, Tabletop)
        game = Scene(state)

        everyone = range(1, seats + 1)
        expected = [by_networkx(game.owned(seat)) for seat in everyone]
        assert expected == [by_engine(game, seat) for seat in everyone]
