"""The answers of Congo 1884 as short imperatives in English."""

from __future__ import annotations

from collections.abc import Mapping

from kindu.games.congo.text.effects import count, effect

Words = Mapping[str, str | float]
Titles = Mapping[str, str]

PLAIN = {
    "pass": "Pass: play no special card",
    "nobody": "Nobody loses an auxiliary",
    "flee": "Flee: the card goes back to your hand, nobody scores",
    "stay": "Stay and compete for the station",
    "keep": "Keep your bid; the card drawn stays in your hand",
    "wait": "Wait: lay nothing, but stay in",
    "drop": "Drop out: lay no more cards; your total still counts",
    "done": "Done: end this turn",
    "stop": "Stop: add no more tiles",
}


def signed(number: str | float) -> str:
    """What is added or taken away: +2, -1, +0."""
    return f"{number:+g}" if not isinstance(number, str) else number


def span(least: str | float, most: str | float) -> str:
    """A value, or the values that a die may bring."""
    return str(least) if least == most else f"{least} to {most}"


def answer(words: Words, titles: Titles) -> str:
    """An answer, given by name, as a short imperative."""
    verb = str(words["verb"])
    if verb in PLAIN:
        return PLAIN[verb]
    makers = {
        "bid": bid,
        "play": play,
        "look": look,
        "discard": discard,
        "target": target,
        "fight": fight,
        "hunt": hunt,
        "swap": swap,
        "draw": draw,
        "lay": lay,
        "tile": tile,
        "enough": enough,
    }
    return makers[verb](words, titles)


def group(words: Words, titles: Titles) -> tuple[str, str]:
    """Head and item: stops to look at share a line, and every other answer has its own."""
    if words["verb"] == "look":
        return "Look at the tile of", stop(words, titles)
    return answer(words, titles), ""


# --- characters ---------------------------------------------------------------------------


def bid(words: Words, titles: Titles) -> str:
    """A character, its value here as a sum, and what the seat's auxiliaries would add."""
    return f"Bid the {character(words, titles)}{worth(words, titles)}"


def character(words: Words, titles: Titles) -> str:
    """The character of an answer."""
    return titles[str(words["character"])]


def worth(words: Words, titles: Titles) -> str:
    """For example: 3 (doctor 5, nationality -2), your auxiliaries +2; or 4 to 5 by the die."""
    if "least" not in words:
        return ""
    said = f": {span(words['least'], words['most'])}"
    said += " by the die" if words["least"] != words["most"] else ""
    parts = [f"{titles[str(words['profession'])]} {words['profession_value']}"]
    if "nation" in words and words["nation_value"]:
        parts.append(f"nationality {signed(words['nation_value'])}")
    if len(parts) > 1 or words["least"] != words["most"]:
        said += f" ({', '.join(parts)})"
    return f"{said}, your auxiliaries {signed(words['help'])}" if "help" in words else said


def discard(words: Words, titles: Titles) -> str:
    """A character of the hand, given away."""
    return f"Discard the {character(words, titles)}"


def swap(words: Words, titles: Titles) -> str:
    """The character drawn for Colonist."""
    if "character" not in words:
        return "Exchange your bid for the card drawn"
    return f"Exchange your bid for the {character(words, titles)}{worth(words, titles)}"


# --- special cards ------------------------------------------------------------------------


def play(words: Words, titles: Titles) -> str:
    """A special card and what it does."""
    key = str(words["special"])
    return f"Play {titles[key].rstrip('!')}: {effect(key, words.get('points', 0))}"


def stop(words: Words, titles: Titles) -> str:
    """A stop whose tile may be known."""
    name = titles[str(words["stop"])]
    return f"{name} ({words['station']}, as you know)" if "station" in words else name


def look(words: Words, titles: Titles) -> str:
    """A face-down tile."""
    return f"Look at the tile of {stop(words, titles)}"


def target(words: Words, titles: Titles) -> str:
    """A player: whose bid must fight, or who loses an auxiliary."""
    name = words.get("name", f"seat {words['seat']}")
    if "character" in words:
        return f"Attack {name}, {character(words, titles)}: {odds(words)}"
    if words.get("special") == "man_overboard":
        return f"{name} loses 1 of {count(words['auxiliaries'], 'auxiliary')}"
    return f"Choose {name}"


def odds(words: Words) -> str:
    """The rolls with which a bid survives a fight."""
    die = int(words["die"])
    faces = {0: "killed without a fight", 3: "survives with 3 or 4", 4: "survives with 4 only"}
    return faces.get(die, f"survives with {die} or more")


def fight(words: Words, titles: Titles) -> str:
    """The owner's bid against the gorilla."""
    if "die" not in words:
        return "Fight"
    return f"Fight with the {character(words, titles)}: {odds(words)}"


def hunt(words: Words, _: Titles) -> str:
    """The okapi."""
    if "points" not in words:
        return "Go hunting"
    return f"Go hunting: {count(words['points'], 'point')} at once, your bid is discarded"


def draw(words: Words, _: Titles) -> str:
    """A deck, and how many cards it has."""
    what = {"characters": "a character", "auxiliaries": "an auxiliary"}[str(words["pile"])]
    return f"Draw {what} ({words['deck']} in the deck)"


# --- auxiliaries and hippo tiles ----------------------------------------------------------


def lay(words: Words, titles: Titles) -> str:
    """An auxiliary, and how the total compares with the highest."""
    said = f"Lay a {titles[str(words['auxiliary'])]} {signed(words['adds'])}"
    if "total" not in words:
        return said
    total, highest = float(words["total"]), float(words["highest"])
    how = "the highest so far" if total > highest else "level with the highest"
    return f"{said}: total {words['total']}, {how if total >= highest else 'below the highest'}"


def tile(words: Words, _: Titles) -> str:
    """A hippo tile and the sum with it."""
    said = f"Lay the hippo tile {words['tile']}"
    return (
        f"{said}: sum {words['sum']}" if words.get("sum", words["tile"]) != words["tile"] else said
    )


def enough(words: Words, _: Titles) -> str:
    """The tiles chosen so far."""
    return f"Enough: lay no more, sum {words['sum']}" if "sum" in words else "Enough tiles"
