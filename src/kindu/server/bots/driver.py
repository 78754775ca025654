"""Bots and clocks: answers for seats that have no person, or whose time is up.

Both move just as people do: with the number of the event that the move makes.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, final

from kindu.server.bots.pool import Owner, ThinkingFailed
from kindu.server.bots.protocol import Ask, packed
from kindu.server.clock import now
from kindu.server.data.database import StoreError
from kindu.server.data.rows import BOT
from kindu.server.entropy import token_hex
from kindu.server.luck import steps
from kindu.server.refusals import NotLegal, Refusal
from kindu.server.tables.clocks import BOT as BY_BOT
from kindu.server.tables.consent import bots_wait
from kindu.server.tables.presence import somebody_waits
from kindu.server.tables.quota import address_of
from kindu.server.tables.seating import STAND_IN
from kindu.server.wire.chains import fallback, least

if TYPE_CHECKING:
    from kindu.core.sight import Sight
    from kindu.server.bots.pool import Pool
    from kindu.server.tables.match import Match
    from kindu.server.tables.table import Table

DEAL = (0, -1, "")  # the turn of nobody: the game has to begin
AGAIN = 2.0  # seconds until a bot tries again after its move could not be saved

log = logging.getLogger("kindu.server.bots")


def level_of(table: Table, match: Match, seat: int) -> str:
    """The bot that plays a seat; empty if its person does."""
    row = table.seats[seat]
    if row.kind == BOT:
        return row.level
    if row.stand_in:
        return row.stand_in
    return STAND_IN if seat in match.resigned or row.left else ""


def owner_of(table: Table) -> Owner:
    """For whom the bots of a table think: its host, at the address that it is played from."""
    return Owner(address_of(table), table.game.host)


@final
class Driver:
    """Moves for the bots of all awake tables."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.seen: dict[str, tuple[int, int, str]] = {}  # event, seat, level under way

    def changed(self, table: Table) -> None:
        """After an event or a change of seats: start the next move of a bot or clock."""
        if table.saving:
            return  # its last event may still turn out not to have happened
        game = table.game.id
        turn = self._turn(table)
        under_way = game in self.tasks and not self.tasks[game].done()
        if turn is not None and turn == self.seen.get(game) and under_way:
            return
        self._stop(game)
        table.busy = turn is not None
        if turn is None:
            return
        self.seen[game] = turn
        self.tasks[game] = asyncio.create_task(self._drive(table, *turn))

    def _stop(self, game: str) -> None:
        self.seen.pop(game, None)
        task = self.tasks.pop(game, None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    def _turn(self, table: Table) -> tuple[int, int, str] | None:
        """The next event, the seat that makes it, and its level; empty for a clock.

        Nothing moves where nobody looks on and nobody is to decide.
        """
        match = table.match
        if match is None and table.held and steps.waits(table):
            return DEAL
        if match is None or match.over or not table.held or not somebody_waits(table):
            return None
        asked = match.asked()
        for seat in asked:
            if level := level_of(table, match, seat):
                return None if bots_wait(table) else (match.n + 1, seat, level)
        if table.clocks is None or not asked:
            return None
        return match.n + 1, min(asked, key=table.clocks.deadline), ""

    async def _drive(self, table: Table, n: int, seat: int, level: str) -> None:
        """One move of a bot, or for a person whose time is up."""
        if (n, seat, level) == DEAL:
            await self._deal(table)
            return
        if not level:
            await self._wait(table, seat)
            if seat in table.away:
                table.lapsed.add(seat)
        failed = False
        while True:
            try:
                async with table.lock:
                    match = table.match
                    if match is None or match.n + 1 != n or seat not in match.asked():
                        return
                    sight = match.sight(seat)
                answers = fallback(sight) if failed else await self._answers(table, sight, level)
                await table.move(seat, n, answers, by_person=False)
            except Refusal as error:
                log.info("a bot's move was refused: %s", error)
                if failed or not isinstance(error, NotLegal):
                    return
                failed = True
            except StoreError as error:
                log.warning("a bot's move could not be saved: %s", error)
                await asyncio.sleep(AGAIN)
            else:
                return

    async def _deal(self, table: Table) -> None:
        """Begin the game when its clients have had time to reveal their nonces."""
        while waiting := steps.waits(table):
            wait = min(steps.WAIT, waiting.until - now())  # another process's clock may be ahead
            await asyncio.sleep(max(0, wait) / 1000)
            try:
                await steps.deal_late(table)
            except (Refusal, StoreError) as error:
                log.warning("a game could not begin: %s", error)
                await asyncio.sleep(AGAIN)

    async def _wait(self, table: Table, seat: int) -> None:
        """Wait until the time of a seat is up."""
        assert table.clocks is not None
        await asyncio.sleep(max(0, table.clocks.deadline(seat) - table.clocks.time()) / 1000)

    async def _answers(self, table: Table, sight: Sight, level: str) -> list[int]:
        """The bot's answers; if it fails, a fallback, so that the table goes on."""
        if not level and table.terms is not None and table.terms.then != BY_BOT:
            return least(sight)
        ask = Ask(
            table.game.id, sight.rules.key, table.board, level or STAND_IN, packed(sight),
            token_hex(8),
        )  # fmt: skip
        try:
            return await self.pool.think(ask, owner_of(table))
        except ThinkingFailed as error:
            log.warning("a bot gave no answer: %s", error)
            return fallback(sight)

    async def close(self) -> None:
        """Stop all of them."""
        tasks = list(self.tasks.values())
        for game in list(self.tasks):
            self._stop(game)
        await asyncio.gather(*tasks, return_exceptions=True)
