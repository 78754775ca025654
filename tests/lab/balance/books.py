"""What tests of balance reports share."""

from kindu.lab.balance.watching import scout_of
from kindu.lab.sim import Series


def series(key: str, bot: str = "uniform", seats: int = 2) -> Series:
    return Series(key, None, [bot] * seats, {}, 3)


def made_up(key: str, kind: str, board: str | None = None) -> set[str]:
    """The things of a kind with reconstructed values."""
    items = scout_of(key, board).items[kind]
    return {name for name, item in items.items() if item.made_up}


def known(key: str, kind: str) -> set[str]:
    return set(scout_of(key, None).items[kind]) - made_up(key, kind)
