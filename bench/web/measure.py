"""Opens pages of the web app in a Chromium and reads the clocks inside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.web.players import Player
    from tests.web.visitor import Visitor

Figures = dict[str, float]

# When what was just told has been drawn: the frame after it, and what follows that frame.
WATCH = """
window.drawn = [];
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...where) {
    super(...where);
    this.addEventListener('message', (event) => {
      if (!String(event.data).includes('"t":"told"')) return;
      const came = performance.now();
      requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - came)));
    });
  }
};
window.shift = 0;
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) window.shift += one.value;
}).observe({ type: 'layout-shift', buffered: true });
"""
SOON = """(wanted) => new Promise((done) => {
  const look = () => document.querySelector(wanted)
    ? done(performance.now()) : requestAnimationFrame(look);
  look();
})"""
FRONT = ".btn.go:not(:disabled)"
SLOW_CPU = 4  # times slower than this machine
SLOW_NETWORK = {
    "offline": False,
    "latency": 150,
    "downloadThroughput": 200_000,  # 1.6 Mbit/s
    "uploadThroughput": 200_000,
}


class Meter:
    """Counts the answers and the bytes that come over the wire, headers included."""

    def __init__(self, page: Page) -> None:
        self.answers = 0
        self.bytes = 0.0
        self.wire = page.context.new_cdp_session(page)
        self.wire.send("Network.enable")
        self.wire.send("Network.clearBrowserCache")
        self.wire.on("Network.loadingFinished", self.add)

    def add(self, event: dict[str, float]) -> None:
        self.answers += 1
        self.bytes += event["encodedDataLength"]


def slowed(meter: Meter) -> None:
    """From here on a page is as slow as on a phone far from the server."""
    meter.wire.send("Network.emulateNetworkConditions", SLOW_NETWORK)
    meter.wire.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})


def opened(guest: Visitor, path: str, wanted: str, slow: bool = False) -> tuple[Page, Figures]:
    """A page from an empty cache: until it can be used, what it loaded, what moved meanwhile."""
    guest.context.add_init_script(WATCH)
    page = guest.context.new_page()
    meter = Meter(page)
    if slow:
        slowed(meter)
    page.goto(guest.site + path, wait_until="commit")
    usable = page.evaluate(SOON, wanted)
    answers = meter.answers
    page.wait_for_load_state("networkidle")
    return page, {
        "usable_ms": usable,
        "requests": float(answers),
        "kilobytes": meter.bytes / 1000,
        "shift": page.evaluate("window.shift"),
    }


def back(page: Page, wanted: str) -> float:
    """How long it takes to come back from the front page, with the browser's button."""
    page.evaluate("document.querySelector('a[href=\"/\"]').click()")
    page.locator(FRONT).first.wait_for()
    before = float(page.evaluate("(history.back(), performance.now())"))
    return float(page.evaluate(SOON, wanted)) - before


def bare(guest: Visitor) -> float:
    """How long a small text from the same server takes: the lower limit."""
    page = guest.context.new_page()
    page.goto(f"{guest.site}/robots.txt")
    return float(page.evaluate("performance.getEntriesByType('navigation')[0].loadEventEnd"))


def drawn(page: Page, player: Player, answers: int) -> list[float]:
    """How long it took to draw each event of some turns, own and others'."""
    for _ in range(answers):
        before = len(page.evaluate("window.drawn"))
        player.answer(player.look())
        page.wait_for_function("(before) => window.drawn.length > before", arg=before)
    found: list[float] = page.evaluate("window.drawn")
    return found


def chromium(browser: Browser) -> str:
    """Its version."""
    return f"Chromium {browser.version}"
