"""What the server has told a page: views to compare it with."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocket

    from tests.web.visitor import Visitor

Message = dict[str, Any]
PAUSE = 50
LOOKS = 600  # half a minute


class Wire:
    """All messages with a view that reach the pages a visitor opens from now on."""

    def __init__(self, guest: Visitor) -> None:
        self.messages: list[Message] = []
        self.guest = guest
        guest.on_page(self.tap)

    def tap(self, page: Page) -> None:
        self.guest.listen(page, "websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        message: Message = json.loads(frame)
        if message.get("t") in {"table", "told"} and "view" in message:
            self.messages.append(message)

    @property
    def view(self) -> Message:
        """What the page may know now."""
        found: Message = self.messages[-1]["view"]
        return found

    def after(self, seat: int) -> Message:
        """The table after the last answer of this seat."""
        own = [one for one in self.messages if one["t"] == "told" and one.get("seat") == seat]
        found: Message = own[-1]["view"]
        return found

    def said(self, seat: int) -> list[str]:
        """All that a seat has answered, in notation."""
        told = [one for one in self.messages if one["t"] == "told"]
        return [said["move"] for one in told for said in one["said"] if said["seat"] == seat]

    def until(self, page: Page, *seats: int) -> None:
        """Wait until these seats have answered."""
        for _ in range(LOOKS):
            if all(self.said(seat) for seat in seats):
                return
            page.wait_for_timeout(PAUSE)
        message = f"expected answers of {seats}, but got {[one['t'] for one in self.messages]}"
        raise AssertionError(message)
