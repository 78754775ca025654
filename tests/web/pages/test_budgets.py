"""How much a page loads, and that nothing jumps meanwhile; make web-speed measures times."""

import pytest

from bench.web.measure import FRONT, opened
from bench.web.report import GAMES
from tests.web.fixtures import Visit
from tests.web.games import new
from tests.web.players import first
from tests.web.visitor import DESKTOP, SMALL

RULES = [f"/rules/{game}" for game in GAMES]
PAGES = ["/", "/watch", "/about", *RULES, "/replay"]


def test_the_front_page_is_light_and_stands_still_while_it_loads(visit: Visit) -> None:
    _, figures = opened(visit(), "/", FRONT)

    assert figures["kilobytes"] <= 200
    assert figures["requests"] <= 16
    assert figures["shift"] < 0.01


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light_and_stands_still_while_it_loads(
    visit: Visit, game: str, size: tuple[int, int]
) -> None:
    guest = visit(size=size)
    _, figures = opened(guest, f"/t/{new(guest, game=game)}", first(game))

    assert figures["kilobytes"] <= 350
    assert figures["requests"] <= 12
    assert figures["shift"] < 0.01


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", PAGES)
def test_nothing_jumps_on_any_page(visit: Visit, path: str, size: tuple[int, int]) -> None:
    guest = visit(size=size)
    new(guest)  # the front page has a table of mine to show
    _, figures = opened(guest, path, "h1")

    assert figures["shift"] < 0.01
