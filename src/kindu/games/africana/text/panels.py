"""The parts of Africana's picture beside the map, each as lines of a given width."""

from __future__ import annotations

from rich.text import Text

from kindu.games.africana.text.signs import arrow, explorer, marker, place_name, tiles
from kindu.games.africana.text.words import card as card_word
from kindu.games.africana.text.words import count
from kindu.text.labels import Bit
from kindu.text.pieces import NEW, clean, dot, entry, line, padded
from kindu.text.scene import Data, Scene

HEAD = "bold"
INSET = 12  # columns of the headings on the left
FULL = 78  # at this width or more rewards are written out


def heading(scene: Scene) -> list[Text]:
    """How far the game has got."""
    view = scene.view
    deck = f"{count(view['expeditions_left'], 'expedition')} left"
    if view["next_letter"]:
        deck += f", next {view['next_letter']}"
    parts = [f"Round {view['round']}", "last round" if view["last_round"] else deck]
    parts.append(f"{count(view['travel_deck'], 'card')} in deck")
    return [line((dot(scene).join(parts), HEAD))]


def bonus(space: Data, full: bool) -> str:
    """What joining brings on this space."""
    if space["silver"]:
        return f"+{space['silver']} silver" if full else f"+{space['silver']}s"
    return f"+{count(space['cards'], 'card')}" if full else f"+{space['cards']}c"


def reward(card: Data, full: bool) -> str:
    """What completing brings."""
    if card.get("assistant"):
        return ""
    if full:
        return f"{count(card['silver'], 'silver')}, {count(card['points'], 'point')}"
    return f"{card['silver']}s {card['points']}p"


def markers(scene: Scene, key: str) -> list[Bit]:
    """Who has joined an expedition."""
    seats = enumerate(scene.view["seats"])
    return [marker(scene, seat) for seat, player in seats if key in player["joined"]]


def expeditions(scene: Scene, width: int) -> list[Text]:
    """The five spaces, one line each."""
    full = width >= FULL
    names = [place_name(scene, place["id"]) for place in scene.board["places"]]
    way = min(2 * max(map(len, names)) + 3, width - (45 if full else 26))
    first = padded("Expeditions" if full else "Expeditions (silver, points)", way + 6)
    others = "reward             joining    joined by" if full else " joining"
    lines = [line((f"{first} {others}", HEAD))]
    pairs = zip(scene.view["row"], scene.board["spaces"], strict=True)
    for number, (key, space) in enumerate(pairs, 1):
        if not key:
            lines.append(line((f"{number} empty", "dim")))
            continue
        card = entry(scene.board["expeditions"], key)
        brings = reward(card, full).ljust(19 if full else 6)
        text = line(f"{number} ", (key, "bold"), f" {padded(names_of(scene, card), way)} {brings}")
        text.append(bonus(space, full).ljust(11 if full else 5))
        lines.append(signed(scene, text, key))
    return lines


def signed(scene: Scene, text: Text, key: str) -> Text:
    """A line about an expedition with the markers that lie on it, and whether it is new."""
    for sign in markers(scene, key):
        text.append(*sign).append(" ")
    return noted(scene, text, key)


def noted(scene: Scene, text: Text, key: str) -> Text:
    """A line about a card that may be new."""
    return text.append("new", NEW) if key in scene.new else text


def names_of(scene: Scene, card: Data) -> str:
    """Start and destination."""
    start, goal = (place_name(scene, card[end]) for end in ("start", "goal"))
    return f"{start} {arrow(scene)} {goal}"


def tall_expeditions(scene: Scene) -> list[Text]:
    """The five spaces, two lines each, for a narrow column beside the map."""
    lines = [line(("Expeditions", HEAD))]
    pairs = zip(scene.view["row"], scene.board["spaces"], strict=True)
    for number, (key, space) in enumerate(pairs, 1):
        if not key:
            lines.append(line((f"{number} empty", "dim")))
            continue
        card = entry(scene.board["expeditions"], key)
        below = line(f"      {reward(card, True)}{dot(scene)}join {bonus(space, True)} ")
        for sign in markers(scene, key):
            below.append(*sign).append(" ")
        text = line(f"{number} ", (key, "bold"), f" {names_of(scene, card)} ")
        lines += [noted(scene, text, key), below]
    return lines


def adventure(scene: Scene, key: str, full: bool = True) -> str:
    """An adventure in a few words: what it is, where, what it brings."""
    card = entry(scene.board["adventures"], key)
    what = card["name"] or f"{card['assistant']} assistant"
    brings = reward(card, full)
    said = f"{key} {what}, {place_name(scene, card['target'])}"
    return clean(scene, f"{said} ({brings})" if brings else said)


def books(scene: Scene, width: int) -> list[Text]:
    """Both books, one line per half; in a narrow column, their names have lines of their own."""
    lines: list[Text] = []
    inset = INSET if width >= FULL else 2
    for name, halves in zip(("north", "south"), scene.view["books"], strict=True):
        mine = "(yours)" if scene.mine and scene.mine["book"] == name else ""
        heads = [f"{name.capitalize()} book", mine]
        if width < FULL:
            lines.append(line((" ".join(heads).strip(), HEAD)))
            heads = ["", ""]
        for head, side, half in zip(heads, ("left", "right"), halves, strict=True):
            text = line((padded(head, inset), HEAD), f"{side:<6}")
            rest = fill_half(scene, text, half, width >= FULL)
            lines.append(text)
            if text.cell_len + rest.cell_len > width:
                lines.append(line(" " * (inset + 4), rest))
            else:
                text.append_text(rest)
    return lines


def fill_half(scene: Scene, text: Text, half: Data, full: bool) -> Text:
    """The top card of a half, and what is known to lie below it."""
    if not half["top"]:
        text.append("empty", "dim")
        return Text()
    noted(scene, text.append(adventure(scene, half["top"], full)), half["top"])
    below = [f"below {' '.join(half['below'])}"] if half["below"] else []
    if half["unread"]:
        below.append(f"{half['unread']} unread")
    if half["below"] is None and half["size"] > 1:
        below.append(f"{half['size'] - 1} below")
    return line((f"  {', '.join(below)}" if below else "", "dim"))


def players(scene: Scene, width: int) -> list[Text]:
    """A table with one line per company."""
    full = width >= FULL
    room = 9 if full else 8
    head = f"    {padded('Players', room)} {'company ' if full else ''}"
    head += padded("at", 15) + "silver cards markers points"
    lines = [line((head + ("  open" if full else ""), HEAD))]
    for seat, player in enumerate(scene.view["seats"]):
        name = padded(clean(scene, scene.names[seat]), room)
        text = line(turn(scene, seat), explorer(scene, seat), " ", (name, own_style(scene, seat)))
        text.append(f" {padded(player['company'], 7)} " if full else " ")
        text.append(padded(place_name(scene, player["place"]), 15))
        text.append(f"{player['silver']:>6} {hand_size(player):>5} {player['markers']:>7}")
        text.append(f" {'?' if player['points'] is None else player['points']:>6}")
        opened = " ".join(player["open"])
        if opened and full:
            text.append(f"  {opened}")
        lines.append(text)
        if opened and not full:
            lines.append(line(f"     open {opened}"))
    return lines


def turn(scene: Scene, seat: int) -> str:
    """A pointer before the seat that is asked."""
    pointer = "▸" if scene.symbols else ">"
    return pointer if scene.view["asked"] == seat + 1 else " "


def own_style(scene: Scene, seat: int) -> str:
    """The eye's own name stands out."""
    return "bold" if seat == scene.eye else ""


def tall_players(scene: Scene) -> list[Text]:
    """Two lines for each company, for a narrow column beside the map."""
    lines = [line(("Players", HEAD))]
    for seat, player in enumerate(scene.view["seats"]):
        name = (clean(scene, scene.names[seat]), own_style(scene, seat))
        where = f", {player['company']}, in {place_name(scene, player['place'])}"
        lines.append(line(turn(scene, seat), explorer(scene, seat), " ", name, where))
        points = "?" if player["points"] is None else player["points"]
        parts = [count(player["silver"], "silver"), count(hand_size(player), "card")]
        parts += [count(player["markers"], "marker"), f"points {points}"]
        lines.append(line(f"   {', '.join(parts)}"))
        if player["open"]:
            lines.append(line(f"   open {' '.join(player['open'])}"))
    return lines


def hand_size(player: Data) -> int:
    """Travel cards, assistants and the joker."""
    return int(player["travel"]) + len(player["assistants"]) + int(player["joker"])


def own(scene: Scene, width: int) -> list[Text]:
    """The eye's hand, where it leads, adventures and what was won; a spectator has none."""
    mine = scene.mine
    if mine is None:
        return []
    limit = scene.board["numbers"]["hand_limit"]
    sign = tiles(scene)
    hand = [card_bits(sign, key) for key in mine["hand"] or []]
    rows = flowing(f"Hand {len(hand)}/{limit}", hand, "  ", width)
    rows += flowing("From here", ways(scene), dot(scene), width)
    opened = [[(adventure(scene, key), "")] for key in mine["open"]]
    rows += flowing("Adventures", opened, dot(scene), width) if opened else []
    won = [[(clean(scene, scene.titles[key]), "")] for key in mine["won"] or []]
    return rows + (flowing("Won", won, dot(scene), width) if won else [])


def card_bits(sign: dict[str, Bit], key: str) -> list[Bit]:
    """A card as a tile with its name."""
    char, style = sign[key]
    return [(f" {char} ", style), (f" {card_word(key)}", "")]


def ways(scene: Scene) -> list[list[Bit]]:
    """The neighbours, each with the cards in hand that lead there."""
    sign = tiles(scene)
    price = count(scene.board["numbers"]["recolour_price"], "silver")
    found: list[list[Bit]] = []
    for way in scene.view["ways"]:
        name: Bit = (place_name(scene, way["place"]), "bold" if way["fitting"] else "")
        if way["fitting"]:
            found.append([name, (" ", ""), *(sign[key] for key in way["fitting"])])
        elif way["recoloured"]:
            found.append([name, (f" ({price})", "")])
        else:
            found.append([name, (" (no card)", "dim")])
    return found


def flowing(head: str, items: list[list[Bit]], gap: str, width: int) -> list[Text]:
    """A heading and its items, in as many lines as they need."""
    text = line((padded(head, INSET), HEAD))
    lines = [text]
    for n, item in enumerate(items):
        piece = line(*item)
        room = text.cell_len + len(gap) + piece.cell_len <= width
        if n and not room:
            text = line(" " * INSET)
            lines.append(text)
        elif n:
            text.append(gap)
        text.append_text(piece)
    return lines
