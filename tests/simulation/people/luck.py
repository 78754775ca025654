"""What a client does about the luck: commits, reveals in time, late or never, or takes no part."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from kindu.record.shared import commitment_of

if TYPE_CHECKING:
    from tests.simulation.people.browser import Json
    from tests.simulation.people.player import Player

PARTS = ("reveals", "reveals", "reveals", "withholds", "abstains")


@final
class Luck:
    """The part of one tab in the luck of its table."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.random = player.world.weather.of(f"luck {player.name} {player.table}")
        shares = "luck" in player.stage.plan.manners
        self.part = self.random.choice(PARTS) if shares else "abstains"
        self.nonce = self.random.randbytes(32).hex()
        self.commitment = commitment_of(self.nonce)
        self.shown: Json | None = None  # a pledge that has our part

    def hello(self, known: int) -> Json:
        """The first message of a connection, or another one of its kind."""
        found: Json = {"t": "hello", "n": known}
        if self.player.token:
            found["token"] = self.player.token
        if self.part != "abstains":
            found["commitment"] = self.commitment
        if self.part == "reveals" and self.shown and self.random.random() < 0.5:
            found["nonce"] = self.nonce
        return found

    def follow(self) -> None:
        """Mostly reveal as soon as there is a pledge with our part; otherwise later."""
        luck = (self.player.now.get("table") or {}).get("luck") or {}
        ours = [one for one in luck.get("clients", []) if one["commitment"] == self.commitment]
        waits = bool(ours) and not luck["seal"] and not ours[0]["nonce"]
        new = waits and self.shown != luck
        self.shown = luck if waits else None
        if new and self.random.random() < 0.7:
            self.reveal()

    def reveal(self) -> None:
        """Reveal the nonce, if the table waits for it."""
        if self.shown and self.part == "reveals" and self.player.socket is not None:
            self.player.say("reveal", nonce=self.nonce)
