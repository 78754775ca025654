"""The parts of Congo 1884's picture beside the map, each as lines of a given width."""

from __future__ import annotations

from rich.text import Text

from kindu.games.congo.text.signs import flag_sign, marker, minus, name_of, person, station_sign
from kindu.text.labels import Bit
from kindu.text.pieces import HEAD, NEW, clean, dot, flowing, line, padded
from kindu.text.scene import Data, Scene

NAME = 10  # columns of a player's name
FULL = 76  # at this width or more a bid and its sum share a line


def heading(scene: Scene, width: int) -> list[Text]:
    """How far the game has got, and what the bids are for."""
    view = scene.view
    parts: list[list[Bit]] = [
        [(f"Round {view['round']} of {view['rounds']}", HEAD)],
        [(f"{name_of(scene, view['stop'])}, worth {view['value']}", HEAD)],
    ]
    if view["station"]:
        parts.append([station_sign(view["station"], True), (f" {view['station']}", HEAD)])
        parts.append(flag_bits(scene))
    parts.append([(f"first player {clean(scene, scene.names[view['first'] - 1])}", HEAD)])
    return wrapped(parts, dot(scene), width, 0)


def flag_bits(scene: Scene) -> list[Bit]:
    """The flag, and the language of the station if it is known."""
    view = scene.view
    if view["flag"] is None:
        return [("no flag", HEAD)]
    spoken = f", {name_of(scene, view['language'])}" if view["language"] else ""
    return [flag_sign(view["flag"]), (f" {name_of(scene, view['flag'])}{spoken}", HEAD)]


def wrapped(items: list[list[Bit]], gap: str, width: int, inset: int) -> list[Text]:
    """Items in as many lines as they need, with all but the first line indented."""
    lines = [line(*items[0])]
    for item in items[1:]:
        piece = line(*item)
        if lines[-1].cell_len + len(gap) + piece.cell_len > width:
            lines.append(line(" " * inset))
        else:
            lines[-1].append(gap)
        lines[-1].append_text(piece)
    return lines


# --- players ------------------------------------------------------------------------------


def players(scene: Scene) -> list[Text]:
    """One line per player: points on the track, and how many cards and tiles."""
    lines = [line((f"   {padded('Players', NAME)} points char aux spec hippo", HEAD))]
    for seat, player in enumerate(scene.view["seats"]):
        text = line(*who(scene, seat))
        text.append(f" {player['score']:>6} {player['characters']:>4} {player['auxiliaries']:>3}")
        text.append(f" {player['specials']:>4} {player['tiles']:>5}")
        lines.append(text)
    return lines


def who(scene: Scene, seat: int) -> list[Bit]:
    """The number and name of a seat, with a pointer in front if it is asked."""
    pointer = "▸" if scene.symbols else ">"
    name = padded(clean(scene, scene.names[seat]), NAME)
    asked = seat + 1 in scene.view["waiting"]
    style = "bold" if seat == scene.eye else ""
    return [(pointer if asked else " ", ""), marker(seat), (f" {name}", style)]


def seen_cards(scene: Scene, width: int) -> list[Text]:
    """Characters that others are known to have."""
    items: list[list[Bit]] = []
    for seat, player in enumerate(scene.view["seats"]):
        if seat != scene.eye and player["known"]:
            cards = [times(person(key), n) for key, n in player["known"].items()]
            name = clean(scene, scene.names[seat])
            items.append([marker(seat), (f" {name}: {', '.join(cards)}", "")])
    return flowing("Known cards", items, dot(scene), width) if items else []


def times(thing: str, number: int) -> str:
    """A card, or several of the same kind; a number before it would be read as its value."""
    return f"{thing} x{number}" if number > 1 else thing


# --- the contest --------------------------------------------------------------------------


def contest(scene: Scene, width: int) -> list[Text]:
    """The special card of the round, and the bids in turn order with their sums."""
    view = scene.view
    lines: list[Text] = []
    if view["card"]:
        owner = view["card"]["owner"] - 1
        said = f" by {clean(scene, scene.names[owner])}"
        lines += flowing(
            "Card played", [[(name_of(scene, view["card"]["id"]), NEW), (said, "")]], "", width
        )
    if any(player["bid"] for player in view["seats"]):
        lines.append(line((f"   {padded('Bids', NAME)}  total", HEAD)))
        for seat in view["order"]:
            lines += bid_lines(scene, seat - 1, width)
    return lines


def bid_lines(scene: Scene, seat: int, width: int) -> list[Text]:
    """A bid with its total; the parts of the sum follow beside it or below."""
    bid = scene.view["seats"][seat]["bid"]
    if bid is None:
        yet = " yet" if seat + 1 in scene.view["waiting"] and not scene.view["face_up"] else ""
        return [line(*who(scene, seat), (f"     - no bid{yet}", "dim"))]
    if bid["character"] is None:
        return [line(*who(scene, seat), ("     ? face down", ""))]
    head = [*who(scene, seat), (f" {bid['total']:>5}", "bold" if bid["leads"] else "")]
    items: list[list[Bit]] = [[(text, "")] for text in sum_of(scene, bid)]
    if width >= FULL:
        items += [[(text, "")] for text in state(scene, seat)]
        return wrapped([[*head, (" ", ""), *items[0]], *items[1:]], ", ", width, NAME + 10)
    head.append((f" {', '.join(state(scene, seat))}", ""))
    return [line(*head), *(line(" " * 3, row) for row in wrapped(items, ", ", width - 3, 0))]


def state(scene: Scene, seat: int) -> list[str]:
    """What else is known about a bid: where it stands, dropped out, tiles of a tie."""
    player = scene.view["seats"][seat]
    bid = player["bid"]
    if player["strength"] is not None:
        return [f"hippo tiles {player['strength']}"]
    found = [
        (not bid["face_up"], "face down"),
        (bid["leads"], "highest"),
        (bid["dropped"], "dropped out"),
        (bid["waited"], "has waited"),
    ]
    return [text for holds, text in found if holds]


def sum_of(scene: Scene, bid: Data) -> list[str]:
    """The character, the parts of its total, and the language of a Belgian."""
    first, *parts = bid["parts"]
    name = person(bid["character"])
    single = name.endswith(f" {first['id']}")  # a non-belligerent uses one of two professions
    found = [f"{name} {first['value']}"] if single else [name, f"{first['id']} {first['value']}"]
    found += [part_words(scene, part) for part in parts if shown(part)]
    if bid["language"]:
        found.append(f"speaks {name_of(scene, bid['language'])}")
    return found


def shown(part: Data) -> bool:
    """A nationality that takes nothing away is not mentioned."""
    return bool(part["value"]) or part["what"] != "nation"


def part_words(scene: Scene, part: Data) -> str:
    """For example: nationality -2, sides with FR -2, nurse x2 +2."""
    value = minus(scene, part["value"])
    if part["what"] == "nation":
        return f"nationality {value}"
    if part["what"] == "sympathy":
        return f"sides with {part['id'].upper()} {value}"
    return f"{times(name_of(scene, part['id']), part['cards'])} {value}"


# --- decks --------------------------------------------------------------------------------


def decks(scene: Scene, width: int) -> list[Text]:
    """What the decks hold, what was used, and which station tiles are still unseen."""
    view = scene.view
    items: list[list[Bit]] = []
    for name in ("characters", "auxiliaries", "specials", "hippos"):
        used = sum(view[name]["discard"].values())
        items.append([(f"{name} {view[name]['deck']} ({used})", "")])
    tiles: list[Bit] = [("unseen tiles", "")]
    for key, number in view["unseen"].items():
        tiles += [(" ", ""), station_sign(key, True), (str(number), "")]
    return flowing("Deck (used)", [*items, tiles], dot(scene), width)


# --- your seat ---------------------------------------------------------------------------


def own(scene: Scene, width: int) -> list[Text]:
    """The cards and tiles of this eye's seat; a spectator has none."""
    mine = scene.mine
    if mine is None:
        return []
    people = [character_bits(scene, card) for card in mine["hand"] or []]
    helpers = [helper_bits(scene, card) for card in mine["helpers"] or []]
    specials = [special_bits(scene, card) for card in mine["special_hand"] or []]
    lines = flowing("Characters", people or none(), "  ", width)
    lines += flowing("Auxiliaries", helpers or none(), "  ", width)
    lines += flowing("Specials", specials or none(), "  ", width)
    tiles = [key for key, n in (mine["hippos"] or {}).items() for _ in range(n)]
    lines += flowing("Hippo tiles", [[(key, "")] for key in tiles] or none(), " ", width)
    return lines + looked(scene, width)


def none() -> list[list[Bit]]:
    """No card of this kind."""
    return [[("none", "dim")]]


def character_bits(scene: Scene, card: Data) -> list[Bit]:
    """A character with its value here."""
    dash = "–" if scene.symbols else "-"  # noqa: RUF001 - an en dash is meant
    values = dict.fromkeys([card["least"], card["most"]])
    worth = dash.join(str(value) for value in values if value is not None)
    bits: list[Bit] = [(worth, "bold"), (" " if worth else "", "")]
    return [*bits, (times(person(card["id"]), card["count"]), new_style(scene, card))]


def new_style(scene: Scene, card: Data) -> str:
    """A new card stands out."""
    return NEW if f"{card['id']} {card['count']}" in scene.new else ""


def helper_bits(scene: Scene, card: Data) -> list[Bit]:
    """An auxiliary; one that does not fit the eye's bid is dimmed."""
    style = "dim" if card["fits"] is False else new_style(scene, card)
    return [(times(name_of(scene, card["id"]), card["count"]), style)]


def special_bits(scene: Scene, card: Data) -> list[Bit]:
    """A special card; one that may not be played here is dimmed."""
    name = name_of(scene, card["id"])
    if not card["playable"]:
        return [(f"{name} (not here)", "dim")]
    return [(name, NEW if card["id"] in scene.new else "")]


def looked(scene: Scene, width: int) -> list[Text]:
    """Face-down tiles that the eye has looked at."""
    items: list[list[Bit]] = [
        [(f"{name_of(scene, place['id'])}: {place['station']}", "")]
        for place in scene.view["places"]
        if place["station"] and not place["turned"]
    ]
    return flowing("Looked at", items, dot(scene), width) if items else []
