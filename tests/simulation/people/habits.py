"""What somebody at a table does next: mostly play, sometimes something else, sometimes wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, final

from tests.simulation.journal import OK, Deed
from tests.simulation.people.browser import Lost
from tests.simulation.people.errands import errand

if TYPE_CHECKING:
    from tests.simulation.people.browser import Json
    from tests.simulation.people.player import Player

NONSENSE = (
    "", "{", "[]", '{"t": "move"}', '{"t": "hi"}', '{"t": "move", "n": 1, "answers": [-1]}',
    '{"t": "move", "n": 99999, "answers": [1, 2]}', '{"t": "chat", "words": " "}',
    '{"t": "reveal", "nonce": "' + "0" * 64 + '"}',
)  # fmt: skip

# How often each is done when somebody thinks of doing something else than play.
ELSE: dict[str, int] = {
    "chat": 10, "repeat": 8, "stale": 5, "nonsense": 4, "undo": 12, "propose": 5, "resign": 1,
    "why": 3, "hello": 4, "go": 8, "vanish": 4, "errand": 14,
}  # fmt: skip


@final
class Habits:
    """Decisions of one tab, drawn from the seed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.random = player.random
        self.pace = 10.0 ** self.random.uniform(-1.0, 0.7)  # seconds for a thought
        self.whims = self.random.choice([0.02, 0.1, 0.3])  # how often it does something else
        self.heard = 0.0
        self.answers: list[int] = []  # of the move that it is making
        self.busy = False  # a question or move of its own has no reply yet
        self.voted = -1  # for which event it has answered a proposal
        self.last: dict[str, Any] = {}  # its last move
        self.chats = 0

    def think(self) -> float:
        """How long it thinks before it does something."""
        player = self.player
        if player.stage.still or player.stage.left < 0:
            return 5.0
        wanted = (player.seat or 0) + 1 in player.now.get("asked", []) or player.now.get("proposal")
        return self.random.expovariate(1.0 / self.pace) * (1.0 if wanted else 5.0)

    def reset(self) -> None:
        """The table has changed, or the connection."""
        self.answers, self.busy = [], False

    async def act(self) -> None:
        """Do something, or nothing."""
        player, now = self.player, self.player.now
        player.luck.reveal()
        if player.seat is None or self.random.random() < self.whims:
            await self._something_else()
            return
        if not player.stage.spend():
            return
        proposal = now.get("proposal")
        if proposal and proposal["seat"] != player.seat + 1 and self.voted != proposal["n"]:
            self.voted = proposal["n"]
            player.say("agree", n=proposal["n"], yes=self.random.random() < 0.7)
        elif player.seat + 1 in now.get("asked", []) and now.get("legal") and not self.busy:
            self._begin(now["legal"])

    def _begin(self, legal: list[Json]) -> None:
        """Choose a first answer, and ask what would follow."""
        self.busy = True
        self.answers = [self.random.choice(legal)["answer"]]
        self.player.say("preview", n=self.player.n + 1, answers=self.answers)

    def settled(self, deed: Deed, message: Json) -> None:
        """A reply to a question or move of ours."""
        if deed.kind == "preview" and deed.outcome == OK and deed.n == self.player.n + 1:
            self._go_on(message)
        elif deed.kind in ("move", "preview"):
            self.busy = False

    def _go_on(self, preview: Json) -> None:
        """Make the move if it is whole; otherwise choose the next answer, too."""
        if preview["whole"]:
            self.last = {"n": self.player.n + 1, "answers": preview["move"]}
            self.player.say("move", **self.last)
        elif preview["links"]:
            choice = self.random.choice(preview["links"][-1]["legal"])["answer"]
            self.answers = [*preview["move"], choice]
            self.player.say("preview", n=self.player.n + 1, answers=self.answers)
        else:
            self.busy = False

    async def _something_else(self) -> None:
        player, n = self.player, self.player.n + 1
        seated = player.seat is not None
        weights = ELSE | {"errand": ELSE["errand"] * (1 + len(player.stage.plan.manners))}
        what = self.random.choices(list(weights), list(weights.values()))[0]
        if what == "chat":
            self.chats += 1
            player.say("chat", words=f"{player.name} says {self.chats}")
        elif what == "repeat" and self.last:
            player.say("move", **self.last)
        elif what == "stale" and player.now.get("legal"):
            answers = [self.random.choice(player.now["legal"])["answer"]]
            player.say("move", n=max(0, n + self.random.choice([-1, 1])), answers=answers)
        elif what == "nonsense" and player.socket is not None:
            player.socket.say(self.random.choice(NONSENSE))
        elif what in ("undo", "propose", "resign") and seated:
            player.say(what, n=n)
        elif what == "why" and player.now.get("legal"):
            player.say("why", n=n, answers=[], moves=["stop"])
        elif what == "hello" and player.socket is not None:
            player.socket.say(player.luck.hello(player.n))
        elif what in ("go", "vanish"):
            player.leave(politely=what == "go")
            raise Lost("somebody went away")
        elif what == "errand":
            await errand(player)
