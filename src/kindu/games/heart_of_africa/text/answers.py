"""The answers of Heart of Africa as short imperatives in English."""

from __future__ import annotations

from collections.abc import Mapping

Words = Mapping[str, str | int]
Titles = Mapping[str, str]

DASH = "\u2013"  # between the ends of a track


def count(number: str | int, thing: str) -> str:
    """A number and a noun, in the singular or plural."""
    return f"{number} {thing}{'' if int(number) == 1 else 's'}"


def answer(words: Words, titles: Titles) -> str:
    """An answer, given by name, as a short imperative."""
    verb = str(words["verb"])
    if verb == "claim":
        return claim(words, titles)
    if verb == "keep":
        return keep(words, titles)
    makers = {
        "take": take,
        "draw": draw,
        "pay": pay,
        "locomotives": locomotives,
        "plain": plain,
        "double": doubling,
        "wild": wild,
        "enough": enough,
    }
    return makers[verb](words) if verb in makers else "Pass: nothing else is possible"


def group(words: Words, titles: Titles) -> tuple[str, str]:
    """Head and item: cards share a line, and so do tracks with the same price and points."""
    verb = words["verb"]
    if verb == "take":
        return "Take openly", taken(words)
    if verb == "draw":
        return "Draw blind", f"{drawn(words)} ({words['deck']} left)"
    if verb == "claim":
        return price(words), route(words, titles)
    return answer(words, titles), ""


# --- cards --------------------------------------------------------------------------------


def taken(words: Words) -> str:
    """An open card."""
    if "terrain" in words:
        return str(words["terrain"])
    return f"{words['card']}{' (as your only card)' if words['card'] == 'locomotive' else ''}"


def take(words: Words) -> str:
    """An open card; a terrain card also has the comparison that counts."""
    if "terrain" in words:
        said = f"Take the open {words['terrain']} card"
        if "own" not in words:
            return said
        return f"{said} (you have {words['own']}, the best rival {words['rival']})"
    if words["card"] == "locomotive":
        return "Take the open locomotive as your only card"
    return f"Take the open {words['card']} card"


def drawn(words: Words) -> str:
    """What is drawn from a deck."""
    if words["pile"] == "tickets":
        return f"tickets, {words['most']} to choose from"
    return f"{words['pile']} card"


def draw(words: Words) -> str:
    """A deck, and how many it has."""
    deck = f"({words['deck']} in the deck)"
    if words["pile"] == "tickets":
        return f"Draw {words['most']} tickets and keep at least {words['least']} {deck}"
    return f"Draw a {words['pile']} card blind {deck}"


# --- a claim ------------------------------------------------------------------------------


def cards_of(words: Words) -> str:
    """The set that a track asks for: 3 black, 4 of any one colour and 2 locomotives."""
    used = spent(words)
    cards = int(words["length"]) - used
    colour = "of any one colour" if words["colour"] == "grey" else words["colour"]
    said = [f"{cards} {colour}"] if cards else []
    return " and ".join(said + ([count(used, "locomotive")] if used else []))


def spent(words: Words) -> int:
    """The fewest locomotives in the set, if they are known."""
    return int(words.get("locomotives", words.get("symbols", 0)))


def gains(words: Words) -> str:
    """Points, those with doubling, and tickets."""
    said = count(words["points"], "point")
    if "double" in words:
        said += f", {words['double']} doubled"
        if words["wild"]:
            said += f" with {count(words['wild'], 'locomotive')} as terrain"
    if "completes" in words:
        said += f", completes {count(words['completes'], 'ticket')}"
    return said


def claim(words: Words, titles: Titles) -> str:
    """A track with its price and what it brings."""
    return f"Claim {titles[str(words['track'])]}: {cards_of(words)}; {gains(words)}"


def price(words: Words) -> str:
    """Colour, length, locomotives and points of a track: the same for all like it."""
    used = spent(words)
    said = f"Claim {words['colour']} {words['length']}{f' with {used}L' if used else ''}"
    said += f", {words['points']}p"
    if "double" in words:
        said += f" or {words['double']}p"
        said += f" for {words['wild']}L more" if words["wild"] else ""
    return said


def route(words: Words, titles: Titles) -> str:
    """The ends of a track, and whether it completes tickets."""
    which = str(words["track"]).partition("/")[2]
    said = f"{titles[str(words['a'])]}{DASH}{titles[str(words['b'])]}"
    said += f" ({which})" if which.isdigit() else ""
    return said + (
        f" completes {count(words['completes'], 'ticket')}" if "completes" in words else ""
    )


def pay(words: Words) -> str:
    """A colour, how many cards of it are in hand, and the locomotives that go with them."""
    if words["card"] == "locomotive":
        said = "Pay with locomotives only"
        return f"{said}: {words['cards']} of your {words['have']}" if "cards" in words else said
    said = f"Pay with {words['card']}"
    if "have" not in words:
        return said
    if words["least"] == words["most"]:
        used = count(words["least"], "locomotive") if words["least"] else "no locomotive"
    else:
        used = f"{words['least']} to {count(words['most'], 'locomotive')}"
    return f"{said}: {words['have']} in hand, {used} in the set of {words['length']}"


def locomotives(words: Words) -> str:
    """The set in full."""
    used = count(words["locomotives"], "locomotive")
    if "card" not in words:
        return f"Put {used} into the set"
    return f"Play {words['cards']} {words['card']} and {used}"


def plain(words: Words) -> str:
    """No doubling."""
    said = "Claim without doubling"
    return f"{said}: {count(words['points'], 'point')}" if "points" in words else said


def doubling(words: Words) -> str:
    """Doubling, its price and the locomotives that it takes."""
    if "points" not in words:
        return "Double the points"
    said = f"Double to {count(words['points'], 'point')}"
    cards = count(words["price"], f"{words['terrain']} card")
    least, most = int(words["least"]), int(words["most"])
    if most == 0:
        return f"{said} for {cards}"
    if least == most:
        return f"{said} with {count(most, 'locomotive')} as terrain; the price is {cards}"
    return f"{said} with {least} to {count(most, 'locomotive')} as terrain; the price is {cards}"


def wild(words: Words) -> str:
    """The cards that pay for doubling."""
    used = count(words["locomotives"], "locomotive")
    if "terrain" not in words:
        return f"Play {used} as terrain"
    own = f"{words['terrain']} card"
    if not words["locomotives"]:
        return f"Play {count(words['cards'], own)} for {count(words['points'], 'point')}"
    more = f" and {count(words['cards'], own)}" if words["cards"] else ""
    return f"Play {used} as terrain{more} for {count(words['points'], 'point')}"


# --- tickets ------------------------------------------------------------------------------


def keep(words: Words, titles: Titles) -> str:
    """A ticket."""
    said = f"Keep {titles[str(words['ticket'])]}"
    return f"{said}, already completed" if "done" in words else said


def enough(words: Words) -> str:
    """No more tickets."""
    if "kept" not in words:
        return "Keep no more tickets"
    return f"Enough: keep {count(words['kept'], 'ticket')} and return the rest"
