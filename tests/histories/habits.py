"""What somebody at a table does next: mostly play, sometimes something else, sometimes wrong."""

from __future__ import annotations

from typing import final

from kindu.core.rules import Rules
from tests.histories.client import Client, Json
from tests.histories.records import AGREE, CHAT, MOVE, PROPOSE, UNDO

THINKS = 0.3  # seconds at most that somebody waits for news before doing something else
PLAYS = 0.75  # how often somebody who is asked makes a move
AGREES = {"undo": 0.7, "end": 0.1}  # how often, by the kind of proposal

# How often each is done by somebody who doesn't play.
ELSE: dict[str, int] = {
    "listen": 40, "chat": 12, "undo": 8, "propose": 1, "repeat": 6, "read": 8, "go": 5, "vanish": 3,
}  # fmt: skip


@final
class Habits:
    """The decisions of one client, drawn from the seed."""

    def __init__(self, client: Client, rules: Rules) -> None:
        self.client = client
        self.rules = rules
        self.random = client.random
        self.last: Json = {}  # its last message that wanted an event
        self.said = 0

    async def act(self) -> bool:
        """Do something; returns whether it stays connected."""
        client = self.client
        proposal = client.proposal
        seat = client.eye.seat
        if seat and proposal and proposal["seat"] != seat and seat not in proposal["agreed"]:
            yes = self.random.random() < AGREES[proposal["kind"]]
            await self.answer(yes)
        elif self.may_move() and self.random.random() < PLAYS:
            await self.move()
        else:
            return await self.something_else()
        return True

    def may_move(self) -> bool:
        """Whether it is asked, as far as it knows."""
        now = self.client.now
        return bool(now.get("legal")) and self.client.eye.seat in now.get("asked", [])

    async def move(self) -> bool:
        """Make the next event with a whole move; returns whether that was acknowledged."""
        client = self.client
        n = client.n + 1
        answers = await self.chain(n)
        if answers is None:
            return False
        lines = [self.rules.line(client.eye.seat - 1, one) for one in answers]
        self.last = {"n": n, "answers": answers}
        return await client.do(MOVE, self.last, n=n, lines=lines)

    async def chain(self, n: int) -> list[int] | None:
        """A whole move, by preview, with a random answer to each question."""
        answers = [self.random.choice(self.client.now["legal"])["answer"]]
        while True:
            found = await self.client.ask("preview", n=n, answers=answers)
            if found["t"] != "preview":
                return None  # somebody was quicker
            if found["whole"]:
                return list(found["move"])
            answers = [
                *found["move"], self.random.choice(found["links"][-1]["legal"])["answer"]
            ]  # fmt: skip

    async def answer(self, yes: bool) -> None:
        """Answer the proposal that it has heard of."""
        assert self.client.proposal is not None
        n = self.client.proposal["n"]
        await self.client.do(AGREE, {"n": n, "yes": yes}, n=n, yes=yes)

    async def something_else(self) -> bool:
        client, n = self.client, self.client.n + 1
        what = self.random.choices(list(ELSE), list(ELSE.values()))[0]
        seated = bool(client.eye.seat)
        if what == "chat" and client.eye.cookie:
            self.said += 1
            words = f"{client.name} says {self.said}"
            await client.do(CHAT, {"words": words}, words=words)
        elif what == "undo" and seated and client.now.get("undo", "none") != "none":
            await client.do(UNDO, {"n": n}, n=n, free=client.now["undo"] == "free")
        elif what == "propose" and seated:
            await client.do(PROPOSE, {"n": n}, n=n)
        elif what == "repeat" and self.last:
            lines = [self.rules.line(client.eye.seat - 1, one) for one in self.last["answers"]]
            await client.do(MOVE, self.last, n=self.last["n"], lines=lines)
        elif what == "read":
            await client.greet()
        elif what in ("go", "vanish"):
            await client.leave(politely=what == "go")
            return False
        else:
            await client.listen(self.random.uniform(0.0, THINKS))
        return True
