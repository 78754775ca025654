"""The reasons of a hint for Heart of Africa in English."""

from __future__ import annotations

from kindu.games.heart_of_africa.text.answers import Titles, Words, count


def reason(rule: str, words: Words, titles: Titles) -> str:
    """A reason that the log has no words for; empty for any other."""
    makers = {
        "HA-CLAIM-01": claim,
        "HA-CLAIM-03": trains,
        "HA-CLAIM-04": cards,
        "HA-CLAIM-05": cards,
        "HA-CLAIM-06": paid,
        "HA-CLAIM-10": left,
        "HA-TERRAIN-13": terrain,
        "HA-TERRAIN-21": doubling,
        "HA-TICKET-06": ticket,
        "HA-SCORE-02": completed,
    }
    return makers[rule](words, titles) if rule in makers else ""


def claim(words: Words, titles: Titles) -> str:
    """A track and its points."""
    return f"claims {titles[str(words['track'])]}: {count(words['points'], 'point')}"


def trains(words: Words, _: Titles) -> str:
    """Whether there are trains for the tickets."""
    needed = "no more" if not words["spaces"] else words["spaces"]
    return f"{count(words['trains'], 'train')} left; your tickets need {needed}"


def cards(words: Words, titles: Titles) -> str:
    """The cards that are missing for a track."""
    colour = "of any one colour" if words["colour"] == "grey" else words["colour"]
    track = f"{titles[str(words['track'])]} ({count(words['points'], 'point')})"
    if not words["missing"]:
        return f"then your hand can pay for {track}"
    return f"for {track}, {colour}: {count(words['missing'], 'card')} still missing"


def paid(words: Words, _: Titles) -> str:
    """The locomotives that go with a colour."""
    if not words["locomotives"]:
        return "needs no locomotive"
    return f"needs {count(words['locomotives'], 'locomotive')}"


def left(words: Words, _: Titles) -> str:
    """The locomotives that stay in hand."""
    return f"keeps {count(words['locomotives'], 'locomotive')} in hand"


def terrain(words: Words, _: Titles) -> str:
    """The comparison on which doubling depends."""
    mine = count(words["own"], f"{words['terrain']} card")
    return f"{mine} then; the best rival has {words['rival']}"


def doubling(words: Words, _: Titles) -> str:
    """What doubling brings and takes."""
    used = f" with {count(words['locomotives'], 'locomotive')}" if words["locomotives"] else ""
    return f"{count(words['points'], 'point')} more for doubling{used}"


def ticket(words: Words, titles: Titles) -> str:
    """How far a ticket is from being completed."""
    name = titles[str(words["ticket"])]
    if "spaces" not in words:
        return f"{name}: no path is left"
    if not words["spaces"]:
        return f"{name} is already completed"
    on = f"{count(words['spaces'], 'space')} on {count(words['routes'], 'route')}"
    return f"{name}: {on} still missing"


def completed(words: Words, titles: Titles) -> str:
    """A ticket that a claim completes."""
    return f"completes {titles[str(words['ticket'])]}: {count(words['points'], 'point')}"
