"""The reasons of a hint for Congo 1884 in English."""

from __future__ import annotations

from kindu.games.congo.text.answers import Titles, Words, signed, span
from kindu.games.congo.text.effects import count


def reason(rule: str, words: Words, titles: Titles) -> str:
    """A reason that the log has no words for; empty for any other."""
    makers = {
        "CO-VAL-01": profession,
        "CO-VAL-03": nation,
        "CO-VAL-07": character,
        "CO-AUX-03": helpers,
        "CO-AUX-10": total,
        "CO-TIE-03": tiles,
        "CO-CHIEF-01": stake,
    }
    return makers[rule](words, titles) if rule in makers else ""


def profession(words: Words, titles: Titles) -> str:
    """What a profession is worth at this type of station."""
    place = f"at a {titles[str(words['station'])]}"
    return f"{titles[str(words['profession'])]} {place}: {signed(words['value'])}"


def nation(words: Words, titles: Titles) -> str:
    """What a nationality adds or costs under this flag."""
    place = f"under the flag of {titles[str(words['flag'])]}"
    return f"{titles[str(words['nation'])]} {place}: {signed(words['value'])}"


def character(words: Words, titles: Titles) -> str:
    """What a character is worth here."""
    said = f"the {titles[str(words['character'])]} is worth {span(words['least'], words['most'])}"
    return f"{said} here{' by the die' if words['least'] != words['most'] else ''}"


def helpers(words: Words, _: Titles) -> str:
    """What the seat's auxiliaries could add."""
    return f"{count(words['cards'], 'auxiliary')} in hand would add {signed(words['value'])}"


def total(words: Words, _: Titles) -> str:
    """A total compared with the best of all others."""
    return f"total {words['total']}, {compared(words['total'], words['best'])}"


def tiles(words: Words, _: Titles) -> str:
    """The same for the sums of hippo tiles."""
    return f"sum {words['sum']}, {compared(words['sum'], words['rival'])}"


def compared(own: str | float, best: str | float) -> str:
    """Ahead, level or behind."""
    if own == best:
        return f"level with the best of the others, {best}"
    how = "ahead of" if float(own) > float(best) else "behind"
    return f"{how} the best of the others, {best}"


def stake(words: Words, titles: Titles) -> str:
    """What the chief of a stop scores."""
    return f"the chief of {titles[str(words['stop'])]} scores {count(words['points'], 'point')}"
