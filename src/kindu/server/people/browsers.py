"""Browsers in plain words: what somebody needs to recognise their own."""

from __future__ import annotations

from dataclasses import dataclass

# The first word that a browser's own description has decides, because each names its ancestors.
BROWSERS = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Chromium": "Chromium",
    "Safari": "Safari",
}
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Windows": "Windows",
    "Mac OS X": "Mac",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
LONGEST = 1000  # letters of a description that are read


@dataclass(frozen=True)
class Browser:
    """A browser and its system by their usual names; empty if unknown."""

    name: str = ""
    system: str = ""


def browser_of(description: str) -> Browser:
    """From the header User-Agent, of which nothing else is kept."""
    text = description[:LONGEST]
    name = next((name for word, name in BROWSERS.items() if word in text), "")
    system = next((name for word, name in SYSTEMS.items() if word in text), "")
    return Browser(name, system)
