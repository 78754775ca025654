"""What each special card of Congo 1884 does, in a sentence that follows its name."""

from __future__ import annotations

EFFECTS: dict[str, str] = {
    "gorilla": (
        "attacks the other bids one by one until it dies, and yours last; doctors and "
        "missionaries can't fight it"
    ),
    "warrior": "fights one other bid and, if it survives, yours",
    "okapi": "lets your explorer hunt for {points} instead of competing",
    "malaria": "all players roll; the lowest roll loses its bid, unless a doctor is cured",
    "tam_tam": "all bids go back to the hands, and nobody becomes chief here",
    "friendly_encounter": "everybody but the chief takes the bid back",
    "explored_region": "you look at a face-down tile further up the river",
    "boiler_damage": "every other player discards a character from the hand",
    "man_overboard": "a player of your choice loses an auxiliary at random",
    "only_nationals": "bids from nations other than the flag's go back to the hands",
    "no_auxiliaries": "nobody lays auxiliaries: base values decide",
    "arab_trader": "{points} more for you if you become chief here",
    "hippo_attack": "all bids go back unseen; everybody gets a new one from the deck",
    "colonist": "you draw a card; a character may replace your bid after the reveal",
    "shaman": "every other bid loses {points} of its value",
}


def count(number: str | float, thing: str) -> str:
    """A number and a noun, in the singular or plural: 1 card, 0.5 points, 3 auxiliaries."""
    if number in (1, -1):
        return f"{number} {thing}"
    plural = f"{thing[:-1]}ies" if thing.endswith("ry") else f"{thing}s"
    return f"{number} {plural}"


def effect(key: str, points: str | float) -> str:
    """What a card does; some cards mention points."""
    return EFFECTS[key].format(points=count(points, "point"))
