"""How much a page loads, and that nothing jumps meanwhile; make web-speed measures times."""

import pytest

from bench.web.measure import FRONT, TABLE, opened
from tests.web.conftest import Visit
from tests.web.games import new
from tests.web.visitor import DESKTOP, SMALL


@pytest.mark.parametrize(("page", "wanted", "most"), [("front", FRONT, 200), ("table", TABLE, 350)])
def test_a_page_is_light_and_stands_still_while_it_loads(
    visit: Visit, page: str, wanted: str, most: float
) -> None:
    guest = visit()
    path = f"/t/{new(guest)}" if page == "table" else "/"
    _, figures = opened(guest, path, wanted)

    assert figures["kilobytes"] <= most
    assert figures["shift"] < 0.01


@pytest.mark.parametrize("size", [DESKTOP, SMALL], ids=["desktop", "phone"])
@pytest.mark.parametrize("path", ["/", "/watch", "/about", "/rules/africana", "/replay", "/t/"])
def test_nothing_jumps_on_any_page(visit: Visit, path: str, size: tuple[int, int]) -> None:
    guest = visit(size=size)
    table = new(guest)  # the front page has a table of mine to show
    wanted = TABLE if path == "/t/" else "h1"
    _, figures = opened(guest, path + table if path == "/t/" else path, wanted)

    assert figures["shift"] < 0.01
