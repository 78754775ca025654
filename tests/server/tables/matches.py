"""Games without sockets, played by messages as a table takes them."""

from __future__ import annotations

import random
from typing import Any

from kindu.games import load
from kindu.server.tables.match import Match
from kindu.server.tables.past import Beginning
from kindu.server.wire import projection
from kindu.server.wire.incoming import PreviewRequest
from kindu.server.wire.previews import preview


def begun(game: str, seed: int, **chosen: str) -> Match:
    """A new game for two."""
    options = {name.replace("_", " "): value for name, value in chosen.items()}
    match = Match(Beginning(load(game), 2, random.Random(seed).randbytes(32), options))
    match.start(0)
    match.saved()
    return match


def planned(match: Match, seat: int, rng: random.Random) -> list[int]:
    """As many answers as fit into one message."""
    answers: list[int] = []
    while not match.beyond(sight := match.follow(seat, answers)):
        answers.append(rng.choice(sight.legal()))
    return answers


def play(match: Match, seat: int, answers: list[int]) -> None:
    """One message, as the table takes it."""
    match.check(seat, answers)
    if match.in_group():
        match.envelopes[seat] = answers
        if match.asked():
            return
        match.open_envelopes(0)
    else:
        match.move(seat, answers, 0)
    match.saved()


def shown(match: Match, seat: int) -> object:
    """The view of a seat, as an event tells it."""
    return projection.view(match, match.sight(seat))


def last_preview(match: Match, rng: random.Random) -> tuple[int, dict[str, Any]]:
    """Who ends the game, and the table as a preview of that move shows it."""
    while True:
        seat = match.asked()[0]
        answers = planned(match, seat, rng)
        found = preview(match, seat, PreviewRequest(n=match.n + 1, answers=answers))["view"]
        play(match, seat, answers)
        if match.over:
            assert isinstance(found, dict)
            return seat, found
