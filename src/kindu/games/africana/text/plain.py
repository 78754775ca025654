"""The table of Africana in sentences, for screen readers: full words, one thought per line."""

from __future__ import annotations

from kindu.games.africana.text.signs import place_name
from kindu.games.africana.text.words import card, count
from kindu.text.pieces import clean, entry, listed
from kindu.text.scene import Data, Scene


def sentences(scene: Scene) -> list[str]:
    """Everything on the table, with what matters most first."""
    return [
        *own(scene),
        *expeditions(scene),
        *books(scene),
        *others(scene),
        *progress(scene),
    ]


def brief(scene: Scene) -> list[str]:
    """What matters for the next answer: the eye's own pieces and the expeditions it has joined."""
    mine = scene.mine
    if mine is None:
        return []
    pairs = zip(scene.view["row"], scene.board["spaces"], strict=True)
    joined_ones = [(key, space) for key, space in pairs if key in mine["joined"]]
    lines = [f"You have joined {expedition(scene, key, space)}." for key, space in joined_ones]
    return own(scene) + lines


def own(scene: Scene) -> list[str]:
    """Where this eye's explorer is, what it has, where it can go; nothing for a spectator."""
    mine = scene.mine
    if mine is None:
        return []
    limit = scene.board["numbers"]["hand_limit"]
    hand = [card(key) for key in mine["hand"] or []]
    lines = [
        f"You are {mine['company']}, in {place_name(scene, mine['place'])}, with {standing(mine)}.",
        f"Your hand, {count(len(hand), 'card')} of at most {limit}: {listed(hand)}.",
    ]
    lines += [way(scene, found) for found in scene.view["ways"]]
    lines += [f"Your open adventure {adventure(scene, key)}." for key in mine["open"]]
    won = [clean(scene, scene.titles[key]) for key in mine["won"] or []]
    return lines + ([f"You have completed the adventures {listed(won)}."] if won else [])


def standing(player: Data) -> str:
    """Money, markers and points."""
    parts = [count(player["silver"], "silver"), count(player["markers"], "free marker")]
    if player["points"] is not None:
        parts.append(count(player["points"], "point"))
    return listed(parts)


def way(scene: Scene, found: Data) -> str:
    """A neighbouring place and the cards that lead there."""
    place = entry(scene.board["places"], found["place"])
    head = f"One step to {clean(scene, place['name'])}, which shows {listed(place['symbols'])}"
    price = count(scene.board["numbers"]["recolour_price"], "silver")
    if found["fitting"]:
        cards = listed([card(key) for key in found["fitting"]], last_word="or")
        return f"{head}: you can pay with {cards}."
    if found["recoloured"]:
        return f"{head}: you can pay only with a card recoloured for {price}."
    return f"{head}: you have no card for it."


def steps_away(scene: Scene, place: str) -> str:
    """How far a place is from the eye's explorer; empty for a spectator."""
    if scene.mine is None:
        return ""
    ids = [found["id"] for found in scene.board["places"]]
    steps = scene.board["distance"][ids.index(scene.mine["place"])][ids.index(place)]
    return f"{count(steps, 'step')} from you" if steps else "where you are"


def reward(found: Data) -> str:
    """What completing a card brings."""
    if found.get("assistant"):
        return f"brings the {found['assistant']} assistant, a card that returns to the hand"
    return f"brings {count(found['silver'], 'silver')} and {count(found['points'], 'point')}"


def adventure(scene: Scene, key: str) -> str:
    """An adventure: what it is, where it leads, what it brings."""
    found = entry(scene.board["adventures"], key)
    what = found["name"] or f"{found['assistant']} assistant"
    away = steps_away(scene, found["target"])
    said = f"{key}, {clean(scene, what)} in {place_name(scene, found['target'])}"
    return f"{said}{f', {away}' if away else ''}, {reward(found)}{fresh(scene, key)}"


def fresh(scene: Scene, key: str | None) -> str:
    """Whether a card is new to this eye."""
    return ", new" if key in scene.new else ""


def expeditions(scene: Scene) -> list[str]:
    """The five spaces."""
    lines = []
    pairs = zip(scene.view["row"], scene.board["spaces"], strict=True)
    for number, (key, space) in enumerate(pairs, 1):
        said = expedition(scene, key, space) if key else "empty"
        lines.append(f"Expedition space {number}{fresh(scene, key)}: {said}.")
    return lines


def expedition(scene: Scene, key: str, space: Data) -> str:
    """An open expedition: its ends, what it brings, who has joined it."""
    found = entry(scene.board["expeditions"], key)
    start, goal = (place_name(scene, found[end]) for end in ("start", "goal"))
    said = f"{key} from {start} to {goal}, {count(found['steps'], 'step')}, {reward(found)}"
    return f"{said}; joining brings {bonus(space)}; joined by {joined(scene, key)}"


def bonus(space: Data) -> str:
    """What joining brings on this space."""
    if space["silver"]:
        return count(space["silver"], "silver")
    return count(space["cards"], "travel card")


def joined(scene: Scene, key: str) -> str:
    """Whose markers lie on an expedition."""
    seats = enumerate(scene.view["seats"])
    return listed([who(scene, n) for n, player in seats if key in player["joined"]], "nobody")


def who(scene: Scene, seat: int) -> str:
    """A player's name, or you."""
    return "you" if seat == scene.eye else clean(scene, scene.names[seat])


def books(scene: Scene) -> list[str]:
    """Both books, one line per half."""
    lines = []
    for name, halves in zip(("north", "south"), scene.view["books"], strict=True):
        mine = scene.mine is not None and scene.mine["book"] == name
        head = f"{name.capitalize()}ern book{', yours' if mine else ''}"
        for side, half in zip(("left", "right"), halves, strict=True):
            lines.append(f"{head}, {side}: {book_half(scene, half)}.")
    return lines


def book_half(scene: Scene, half: Data) -> str:
    """The top card of a half, and what is known to lie below it."""
    if not half["top"]:
        return "empty"
    said = adventure(scene, half["top"])
    if half["below"]:
        said += f"; below it {listed(half['below'])}"
    if half["unread"]:
        said += f"; {count(half['unread'], 'unread page')} below"
    if half["below"] is None and half["size"] > 1:
        said += f"; {count(half['size'] - 1, 'page')} below"
    return said


def others(scene: Scene) -> list[str]:
    """The other players, one line each."""
    seats = enumerate(scene.view["seats"])
    return [player_line(scene, seat, player) for seat, player in seats if seat != scene.eye]


def player_line(scene: Scene, seat: int, player: Data) -> str:
    """Everything public about another player."""
    known = [card(key) for key in player["assistants"]] + ["joker"] * int(player["joker"])
    hand = count(player["travel"], "travel card") + (f", {listed(known)}" if known else "")
    opened = [clean(scene, scene.titles[key]) for key in player["open"]]
    won = [clean(scene, scene.titles[key]) for key in player["won"] or []]
    rest = f"; open adventures: {listed(opened)}" if opened else ""
    rest += f"; completed adventures: {listed(won)}" if won else ""
    return (
        f"{who(scene, seat)}, {player['company']}, is in {place_name(scene, player['place'])} "
        f"with {standing(player)}; in hand: {hand}{rest}."
    )


def progress(scene: Scene) -> list[str]:
    """The round, whose turn it is, and how many cards the decks have."""
    view = scene.view
    asked = view["asked"]
    lines = [f"Round {view['round']}."]
    if asked:
        mine = asked - 1 == scene.eye
        lines.append("It is your turn." if mine else f"Waiting for {who(scene, asked - 1)}.")
    if view["last_round"]:
        lines.append("This is the last round.")
    else:
        letter = f"; the next has the letter {view['next_letter']}" if view["next_letter"] else ""
        lines.append(f"Expeditions left in the deck: {view['expeditions_left']}{letter}.")
    return [*lines, f"Travel cards left in the deck: {view['travel_deck']}."]
