"""A few strikes of each attack on a real server: they are refused, and moves are still answered."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.attacks.attack import STRANGERS, Attack, Site, struck, ways
from tests.attacks.quiet import Quiet
from tests.attacks.run import serving

MOVES = 3


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[int, int]]:
    """One server with all its limits."""
    with serving(Path(tmp_path_factory.mktemp("attacked"))) as found:
        yield found


@pytest.mark.parametrize("name", sorted(ways()))
def test_strikes_are_refused_and_moves_answered(server: tuple[int, int], name: str) -> None:
    attack, (port, pid) = ways()[name], server

    async def work() -> tuple[Counter[str], int]:
        people, site = Quiet(port, pid), Site(port)
        await people.sit_down()
        striking = [asyncio.create_task(some(attack, site, one)) for one in STRANGERS[:2]]
        moved = await people.play(20.0, MOVES / 20)
        ends = await asyncio.gather(*striking)
        moved_after = await people.play(20.0, MOVES / 20)
        site.let_go()
        await people.leave()
        return Counter(word for words in ends for word in words), len(moved) + len(moved_after)

    ends, moves = asyncio.run(work())

    assert 2 * MOVES == moves
    assert 2 * attack.strikes == ends.total()
    assert any(ends[word] for word in attack.refused), ends
    assert not ends["500"]


async def some(attack: Attack, site: Site, address: str) -> list[str]:
    """Some strikes from one address, one after the other."""
    return [await struck(attack, site, address) for _ in range(attack.strikes)]
