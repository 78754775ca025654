"""The parts of Heart of Africa's picture beside the map, each as lines of a given width."""

from __future__ import annotations

from rich.text import Text

from kindu.games.heart_of_africa.text.aims import ends, letters, offered, own_tickets
from kindu.games.heart_of_africa.text.answers import count
from kindu.games.heart_of_africa.text.signs import TERRAINS, marker, name_of, tile
from kindu.text.labels import Bit
from kindu.text.pieces import (
    HEAD,
    INSET,
    NEW,
    WHOLE,
    clean,
    dot,
    entry,
    flowing,
    inked,
    line,
    padded,
)
from kindu.text.scene import Data, Scene

FULL = WHOLE  # at this width or more players and terrain share a table, and cards have names


def heading(scene: Scene) -> list[Text]:
    """How far the game has got, and how many cards the decks have."""
    view = scene.view
    parts = [f"Round {view['round']}"]
    if view["last_round"]:
        parts.append(f"last round, {count(view['turns_left'], 'turn')} left")
    used = sum(view["train_discard"].values())
    parts.append(f"train deck {view['train_deck']}, discards {used}")
    parts.append(f"terrain deck {sum(view['terrain_deck'].values())}")
    parts.append(f"tickets {view['ticket_deck']}")
    return [line((dot(scene).join(parts), HEAD))]


def legend(scene: Scene, width: int) -> list[Text]:
    """What the tags on the map mean."""
    rail = "═" if scene.symbols else "="
    letter, style = tile("grey")
    loco, plain = tile("locomotive")
    red, paper = tile("red")
    items: list[list[Bit]] = [
        [(f"{red}3", paper), (" red, 3 spaces", "")],
        [(f"{red * 2}3", paper), (" double", "")],
        [(f"{letter}3", style), (" any colour", "")],
        [(f"{letter}3", style), (loco, plain), (" ferry, 1 locomotive", "")],
        [(f"{rail}2{rail}", "bold"), (" claimed by 2", "")],
        [("1*", "bold"), (" nobody has more", "")],
    ]
    if scene.mine:
        items.append([(f"{red}3", f"{paper} underline"), (" you can claim it", "")])
    return flowing("Map", items, "  ", width)


# --- rows and decks -----------------------------------------------------------------------


def rows(scene: Scene, width: int) -> list[Text]:
    """Both rows, and what the terrain deck still holds, which everybody can work out."""
    view = scene.view
    full = width >= FULL
    trains = [open_card(scene, n, key, full) for n, key in enumerate(view["train_row"])]
    terrain = [open_terrain(scene, n, key) for n, key in enumerate(view["terrain_row"])]
    deck = ", ".join(f"{key} {n}" for key, n in view["terrain_deck"].items())
    if full and deck:
        terrain.append([(f"(in the deck: {deck})", "")])
    return [
        *flowing("Train row", trains, "  " if full else " ", width),
        *flowing("Terrain row", terrain, " ", width),
    ]


def open_card(scene: Scene, slot: int, key: str | None, full: bool) -> list[Bit]:
    """A card of the train row."""
    if key is None:
        return [(" - ", "dim")]
    new = f"train {slot} {key}" in scene.new
    if full:
        return [tile(key, " ", " "), (f" {key}", NEW if new else "")]
    return [tile(key, " ", " "), ("+" if new else "", NEW)]


def open_terrain(scene: Scene, slot: int, key: str | None) -> list[Bit]:
    """A card of the terrain row."""
    if key is None:
        return [(" - ", "dim")]
    new = f"terrain {slot} {key}" in scene.new
    return [(f" {key} ", terrain_style(scene, key)), ("+" if new else "", NEW)]


def terrain_style(scene: Scene, key: str) -> str:
    """Text on the colour of a type of terrain."""
    ids = [terrain["id"] for terrain in scene.board["terrains"]]
    return inked(TERRAINS[ids.index(key)])


# --- players and terrain ------------------------------------------------------------------


def players(scene: Scene, width: int) -> list[Text]:
    """One line per player, which includes the displays if there is room."""
    types = [terrain["id"] for terrain in scene.board["terrains"]] if width >= FULL else []
    room = 10 if width >= FULL else min(12, width - 31)
    head = f"   {padded('Players', room)} trains cards tickets points"
    head += "".join(f"{key:>{len(key) + 3}}" for key in types)
    lines = [line((head, HEAD))]
    for seat, player in enumerate(scene.view["seats"]):
        name = padded(clean(scene, scene.names[seat]), room)
        text = line(turn(scene, seat), marker(scene, seat), " ", (name, own_style(scene, seat)))
        text.append(f" {player['trains']:>6} {player['cards']:>5} {player['kept']:>7}")
        text.append(f" {player['routes']:>6}")
        for key in types:
            text.append_text(display(scene, seat, key, len(key) + 3))
        lines.append(text)
    return lines + seen_cards(scene, width)


def turn(scene: Scene, seat: int) -> str:
    """A pointer before the seat that is asked."""
    pointer = "▸" if scene.symbols else ">"
    return pointer if scene.view["asked"] == seat + 1 else " "


def own_style(scene: Scene, seat: int) -> str:
    """The eye's own name stands out."""
    return "bold" if seat == scene.eye else ""


def display(scene: Scene, seat: int, key: str, width: int) -> Text:
    """How many terrain cards of a type a player has; a star means that nobody has more."""
    number = scene.view["seats"][seat]["terrain"][key]
    leads = seat + 1 in entry(scene.view["terrain"], key)["leaders"]
    return line((f"{number:>{width - 1}}{'*' if leads else ' '}", "bold" if leads else ""))


def seen_cards(scene: Scene, width: int) -> list[Text]:
    """What others are known to hold."""
    items: list[list[Bit]] = []
    for seat, player in enumerate(scene.view["seats"]):
        if seat != scene.eye and player["known"]:
            bits = [marker(scene, seat), (" ", "")]
            for key, number in player["known"].items():
                bits += [tile(key, "", str(number)), (" ", "")]
            items.append(bits)
    return flowing("Known cards", items, "", width) if items else []


def displays(scene: Scene) -> list[Text]:
    """The terrain cards in a separate table, for a narrow column."""
    head = line((padded("Displays", INSET), HEAD))
    for seat in range(len(scene.names)):
        head.append("  ").append_text(line(marker(scene, seat))).append(" ")
    lines = [head]
    for terrain in scene.board["terrains"]:
        text = line(padded(terrain["id"], INSET))
        for seat in range(len(scene.names)):
            text.append_text(display(scene, seat, terrain["id"], 4))
        lines.append(text)
    return lines


def doubling(scene: Scene, width: int) -> list[Text]:
    """The locomotives that doubling would take this eye; a spectator has none."""
    items: list[list[Bit]] = []
    for terrain in scene.view["terrain"]:
        prices = terrain["doubling"]
        needs = [price["locomotives"] for price in prices]
        if needs:
            said = f"{terrain['id']} {needs[0] or 'no '}L"
            for price in prices[1:]:
                if price["locomotives"] != needs[0]:
                    said += f" ({lengths(price)}: {price['locomotives']}L)"
            items.append([(said, "")])
    return flowing("Doubling", items, dot(scene), width) if items else []


def lengths(price: Data) -> str:
    """For example 4-6, or 5."""
    first, last = price["lengths"][0], price["lengths"][-1]
    return f"{first}-{last}" if last > first else str(first)


# --- your seat ---------------------------------------------------------------------------


def own(scene: Scene, width: int) -> list[Text]:
    """The eye's hand and tickets and what is pending; a spectator has none."""
    mine = scene.mine
    if mine is None:
        return []
    hand = [
        [tile(key, " ", " "), (f" {number} {key}", "")]
        for key, number in (mine["hand"] or {}).items()
    ]
    lines = flowing(f"Hand {mine['cards']}", hand or [[("no cards", "dim")]], "  ", width)
    named = letters(scene)
    held = [fitted(ticket_bits(scene, each, named), width) for each in own_tickets(scene)]
    lines += flowing("Tickets", held, dot(scene), width) if held else []
    choice = [fitted(ticket_bits(scene, each, named), width) for each in offered(scene)]
    lines += flowing("On offer", choice, dot(scene), width) if choice else []
    said = f"{mine['routes']} for routes, {mine['points']} with tickets"
    lines += flowing("Points", [[(said, "")]], "", width) if held else []
    return lines + pending(scene, width)


def ticket_bits(scene: Scene, ticket: Data, named: dict[str, str]) -> list[Bit]:
    """A ticket: its letter on the map, its ends, its value, and what is missing."""
    key = ticket["id"]
    value = entry(scene.board["tickets"], key)["points"]
    bits: list[Bit] = [(named[key], "bold reverse"), (" ", "")] if key in named else []
    offer = scene.view["offer"]
    kept = offer is not None and key in offer["kept"]
    bits.append((f"{ends(scene, key)} {value}", "bold" if kept else ""))
    if kept:
        return [*bits, (" kept", NEW)]
    return [*bits, (f" {missing(ticket)}", "dim")]


def fitted(bits: list[Bit], width: int) -> list[Bit]:
    """A ticket in a narrow column, with only the number of missing spaces."""
    if line(*bits).cell_len < width:
        return bits
    *most, (text, style) = bits
    return [*most, (text.replace(" to go", ""), style)]


def missing(ticket: Data) -> str:
    """How far a ticket has got."""
    if ticket["done"]:
        return "done"
    return "shut" if ticket["missing"] is None else f"({ticket['missing']} to go)"


def pending(scene: Scene, width: int) -> list[Text]:
    """The claim in progress."""
    claim = scene.view["pending"]
    if claim is None:
        return []
    track = entry(scene.board["tracks"], claim["track"])
    bits: list[Bit] = [(name_of(scene, track["id"]), "bold"), (" ", "")]
    bits += [tile(track["colour"], "", str(track["length"]))]
    if claim["locomotives"] is not None:
        cards = track["length"] - claim["locomotives"]
        said = [f"{cards} {claim['card']}"] if cards else []
        said += [count(claim["locomotives"], "locomotive")] if claim["locomotives"] else []
        bits.append((f" with {' and '.join(said)}", ""))
    elif claim["card"]:
        bits.append((f" with {claim['card']}", ""))
    return flowing("Claim", [bits], "", width)
