"""The reasons of a hint for Africana in English."""

from __future__ import annotations

from kindu.games.africana.text.words import Titles, Words, count, title


def reason(rule: str, words: Words, titles: Titles) -> str:
    """A reason that the log has no words for; empty for any other."""
    name = title(words, titles)
    if rule == "AF-SCORE-03":
        return f"{name} makes your sets of artefacts worth {count(words['points'], 'point')} more"
    if rule == "AF-SCORE-05":
        lost = count(-int(words["points"]), "point")
        return f"{name} costs {lost} for one more assistant"
    done = {"AF-EXP-01": "joined", "AF-EXP-10": "completed", "AF-ADV-02": "completed"}
    if rule not in done:
        return ""
    return f"{name}{gain(words)} can be {done[rule]} {way(words)}"


def way(words: Words) -> str:
    """How far it is, and whether the hand can pay for it."""
    if not words["steps"]:
        return "right here"
    said = f"in {count(words['steps'], 'step')}"
    if not words["missing"]:
        return f"{said} with cards in hand"
    return f"{said}, {count(words['missing'], 'card')} missing"


def gain(words: Words) -> str:
    """What completing it brings; an assistant brings neither silver nor points."""
    parts = [count(words[name], name.removesuffix("s")) for name in ("silver", "points")]
    shown = [part for part in parts if not part.startswith("0 ")]
    return f", worth {' and '.join(shown)}," if shown else ""
