"""The reasons of a hint for a game without words of its own."""

from __future__ import annotations

from collections.abc import Mapping


def reason(rule: str, words: Mapping[str, str | int], titles: Mapping[str, str]) -> str:  # noqa: ARG001 - same in all games
    """Nothing: the log has a sentence for every rule."""
    return ""
