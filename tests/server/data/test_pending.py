"""Envelopes and proposals are for the next event only, on both databases."""

import asyncio
from pathlib import Path

from kindu.server.data import envelopes, games
from kindu.server.data.rows import ProposalRow
from tests.server.stores import event, opened

GAME = "g"
PROPOSAL = ProposalRow("undo", 1, 0, 0, 1_700_000_000_000)


def test_an_envelope_may_change_until_its_event_happens(place: str | Path) -> None:
    async def work() -> list[bool]:
        store = await opened(place)
        units = [
            [event(0)],
            envelopes.put(GAME, 1, 0, [7], 5),
            envelopes.put(GAME, 1, 0, [8], 6),
            envelopes.put(GAME, 1, 0, [9], 6, again=False),  # a clock that has not heard of it
            [event(1), *envelopes.opened(GAME, 1, {}, 0, again=False)],
            [event(1), *envelopes.opened(GAME, 1, {0: [7]}, 1)],  # what was sealed first
            [event(1), *envelopes.opened(GAME, 1, {0: [8]}, 1)],
            envelopes.put(GAME, 1, 0, [9], 7),
        ]
        found = [await store.write(unit) for unit in units]
        assert [] == await store.read("SELECT lines FROM envelope")
        await store.close()
        return found

    assert [True, True, True, False, False, False, True, False] == asyncio.run(work())


def test_a_proposal_is_for_the_next_event_and_each_answer_counts(place: str | Path) -> None:
    async def work() -> list[bool]:
        store = await opened(place)
        one, other = (ProposalRow("undo", 1, 0, agreed, 5) for agreed in (2, 4))
        units = [
            [event(0)],
            [games.touch(GAME, 5), games.put_proposal(GAME, PROPOSAL)],
            [games.take_proposal(GAME, PROPOSAL), games.put_proposal(GAME, one)],
            [games.take_proposal(GAME, PROPOSAL), games.put_proposal(GAME, other)],
            [event(1)],
            [games.put_proposal(GAME, PROPOSAL)],
        ]
        found = [await store.write(unit) for unit in units]
        kept = await games.load(store, GAME)
        assert kept
        assert [] == kept.proposals  # one is left, but its event has happened
        await store.close()
        return found

    assert [True, True, True, False, True, False] == asyncio.run(work())
