"""Bots think in separate processes, so that no bot delays a move at another table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, final

from kindu.core.words import KinduError
from kindu.server.bots.protocol import THINK
from kindu.server.work.jobs import WorkFailed, WorkRefused
from kindu.server.work.pool import PoolSettings, Workers
from kindu.server.work.process import Manners

if TYPE_CHECKING:
    from kindu.server.bots.protocol import Ask

LIMIT = 30.0  # seconds for one thought
GRACE = 2.0  # seconds for which a thought may continue when nobody waits for it any more
TRIES = 3  # how many processes may be lost over one ask
GENTLE = 10  # how much lower the priority of bots is than the server's


@dataclass(frozen=True)
class Owner:
    """For whom a bot thinks: the address that its table is played from, and the table's host."""

    address: str = ""
    person: str = ""


NOBODY = Owner()


class ThinkingFailed(KinduError):
    """A bot gave no answer; the table goes on with `chains.fallback`."""


class AskRefused(ThinkingFailed):
    """The ask itself is wrong (its level, board or sight), so trying again won't help."""


@final
class Pool(Workers):
    """Some processes that think. A table has one thought at a time.

    The addresses that tables are played from take turns, as do the hosts at an address, and the
    levels of a host, so that a quick bot doesn't wait for all slow ones.
    """

    def __init__(self, processes: int, limit: float = LIMIT, grace: float = GRACE) -> None:
        manners = Manners(GENTLE, modules=(THINK.name.partition(":")[0],))
        super().__init__(
            processes, PoolSettings(manners, "bots", eager=True, grace=grace, tries=TRIES)
        )
        self.limit = limit

    async def think(self, ask: Ask, owner: Owner = NOBODY) -> list[int]:
        """A whole chain of answers; may be cancelled at any time."""
        what = f"an answer of {ask.level} in {ask.key}"
        try:
            within = (owner.person, ask.level)
            return await self.run(THINK, ask, owner.address, self.limit, what, ask.table, within)
        except WorkRefused as error:
            raise AskRefused(str(error)) from None
        except WorkFailed as error:
            raise ThinkingFailed(str(error)) from None
