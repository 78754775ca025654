"""The table of Congo 1884 in sentences, for screen readers: full words, one thought per line."""

from __future__ import annotations

from kindu.games.congo.text.answers import span
from kindu.games.congo.text.effects import count
from kindu.games.congo.text.panels import shown
from kindu.games.congo.text.signs import name_of
from kindu.text.pieces import clean, entry, listed
from kindu.text.scene import Data, Scene


def sentences(scene: Scene) -> list[str]:
    """Everything on the table, with what matters most first."""
    return [
        *contest(scene),
        *own(scene),
        *others(scene),
        *ahead(scene),
        *behind(scene),
        *decks(scene),
        *progress(scene),
    ]


def brief(scene: Scene) -> list[str]:
    """What a person wants to hear before each question."""
    return [*contest(scene), *own(scene)]


def who(scene: Scene, seat: int) -> str:
    """A player's name, or you."""
    return "you" if seat == scene.eye else clean(scene, scene.names[seat])


def the(scene: Scene, key: str, number: int = 1) -> str:
    """Cards as people say them: French doctor, 2 French doctors."""
    return name_of(scene, key) if number == 1 else count(number, name_of(scene, key))


def cards(scene: Scene, pile: dict[str, int]) -> str:
    """Several cards as people say them."""
    return listed([the(scene, key, number) for key, number in pile.items()])


# --- the station --------------------------------------------------------------------------


def contest(scene: Scene) -> list[str]:
    """What the bids are for, the special card of the round, and all bids."""
    view = scene.view
    lines = [station(scene)]
    if view["card"]:
        owner = who(scene, view["card"]["owner"] - 1).replace("you", "You")
        lines.append(f"{owner} played the special card {name_of(scene, view['card']['id'])}.")
    for seat in view["order"]:
        if view["seats"][seat - 1]["bid"]:
            lines.append(bid(scene, seat - 1))
    return lines


def station(scene: Scene) -> str:
    """Stop, tile and flag."""
    view = scene.view
    where = f"{name_of(scene, view['stop'])}, worth {count(view['value'], 'point')}"
    if view["station"] is None:
        return f"The steamboat lies at {where}."
    flag = "no flag"
    if view["flag"]:
        speaks = f", language {name_of(scene, view['language'])}" if view["language"] else ""
        flag = f"the flag of {name_of(scene, view['flag'])}{speaks}"
    return f"The steamboat lies at {where}: {view['station']}, {flag}."


def bid(scene: Scene, seat: int) -> str:
    """A bid with its total as a sum."""
    player = scene.view["seats"][seat]
    found = player["bid"]
    whose = "Your" if seat == scene.eye else f"{who(scene, seat)}'s"
    if found["character"] is None:
        return f"{whose} bid lies face down."
    parts = [part(scene, each) for each in found["parts"] if shown(each)]
    said = f"{whose} bid, {name_of(scene, found['character'])}: "
    said += f"{' '.join(parts).removeprefix('plus ')} is {found['total']}"
    return f"{said}{state(scene, player)}."


def part(scene: Scene, found: Data) -> str:
    """A part of a sum: plus 2 for 2 nurses."""
    value = found["value"]
    sign = f"minus {-value}" if value < 0 else f"plus {value}"
    if found["what"] == "nation":
        return f"{sign} for nationality"
    if found["what"] == "sympathy":
        return f"{sign} for siding with {name_of(scene, found['id'])}"
    return f"{sign} for {the(scene, found['id'], found['cards'])}"


def state(scene: Scene, player: Data) -> str:
    """What else is known about a bid."""
    found = player["bid"]
    said: list[str] = []
    if not found["face_up"]:
        said.append("it lies face down")
    if found["language"]:
        said.append(f"it speaks {name_of(scene, found['language'])}")
    if found["leads"]:
        said.append("the highest total")
    if found["dropped"]:
        said.append("dropped out")
    if found["waited"]:
        said.append("has waited")
    if player["strength"] is not None:
        said.append(f"hippo tiles with a sum of {player['strength']}")
    return f"; {', '.join(said)}" if said else ""


# --- your seat ---------------------------------------------------------------------------


def own(scene: Scene) -> list[str]:
    """What this eye has; nothing for a spectator."""
    mine = scene.mine
    if mine is None:
        return []
    people = [character(scene, card) for card in mine["hand"] or []]
    helpers = {card["id"]: card["count"] for card in mine["helpers"] or []}
    specials = [special(scene, card) for card in mine["special_hand"] or []]
    tiles = [key for key, n in (mine["hippos"] or {}).items() for _ in range(n)]
    more = f", {mine['points']} with your special cards" if mine["specials"] else ""
    return [
        f"Your characters, with their values here: {listed(people)}.",
        f"Your auxiliaries: {cards(scene, helpers)}.",
        f"Your special cards: {listed(specials)}.",
        f"Your hippo tiles: {listed(tiles)}.",
        f"You have {count(mine['score'], 'point')}{more}.",
    ]


def special(scene: Scene, card: Data) -> str:
    """A special card, and whether it may be played."""
    return f"{name_of(scene, card['id'])}{'' if card['playable'] else ' (not here)'}"


def character(scene: Scene, card: Data) -> str:
    """A character with its value."""
    name = the(scene, card["id"], card["count"])
    new = " (new)" if f"{card['id']} {card['count']}" in scene.new else ""
    if card["least"] is None:
        return f"{name}{new}"
    return f"{name} worth {span(card['least'], card['most'])}{new}"


# --- the others and the river -------------------------------------------------------------


def others(scene: Scene) -> list[str]:
    """The other players, one line each."""
    lines: list[str] = []
    for seat, player in enumerate(scene.view["seats"]):
        if seat != scene.eye:
            said = f"{who(scene, seat)} has {holdings(player)}"
            if player["known"]:
                said += f"; known to have {cards(scene, player['known'])}"
            lines.append(f"{said}.")
    return lines


def holdings(player: Data) -> str:
    """Points, and how many cards and tiles."""
    return listed(
        [
            count(player["score"], "point"),
            count(player["characters"], "character"),
            count(player["auxiliaries"], "auxiliary"),
            count(player["specials"], "special card"),
            count(player["tiles"], "hippo tile"),
        ]
    )


def ahead(scene: Scene) -> list[str]:
    """The stops still to come, one line each."""
    places = [place for place in scene.view["places"] if place["used"] and not place["turned"]]
    return [f"Ahead: {stop(scene, place)}." for place in places]


def stop(scene: Scene, place: Data) -> str:
    """A stop that is still to come: value, flag, hippos, ring, and its tile if it was seen."""
    card = entry(scene.board["stops"], place["id"])
    said = [f"{name_of(scene, place['id'])}, worth {card['value']}"]
    if place["flag"]:
        said.append(f"the flag of {name_of(scene, place['flag'])}")
    if card["hippo"]:
        said.append("hippo tiles for the chief")
    if card["ring"]:
        said.append("a special card for the player in last place")
    if place["station"]:
        said.append(f"you have seen its tile: {place['station']}")
    return ", ".join(said)


def behind(scene: Scene) -> list[str]:
    """Who became chief where."""
    lines: list[str] = []
    for seat in range(len(scene.names)):
        won = [name_of(scene, p["id"]) for p in scene.view["places"] if p["chief"] == seat + 1]
        if won:
            is_chief = "You are" if seat == scene.eye else f"{who(scene, seat)} is"
            lines.append(f"{is_chief} chief of {listed(won)}.")
    return lines


def decks(scene: Scene) -> list[str]:
    """Decks and discards, and the tiles that this eye has not seen."""
    view = scene.view
    lines: list[str] = []
    for key, thing in (
        ("characters", "character"),
        ("auxiliaries", "auxiliary"),
        ("specials", "special card"),
        ("hippos", "hippo tile"),
    ):
        used = sum(view[key]["discard"].values())
        lines.append(f"Face down: {count(view[key]['deck'], thing)}; used: {used}.")
    tiles = [f"{number} {key}" for key, number in view["unseen"].items()]
    return [*lines, f"Station tiles not yet seen: {listed(tiles)}."]


def progress(scene: Scene) -> list[str]:
    """The round, the first player, and whose turn it is."""
    view = scene.view
    first = view["first"] - 1
    lines = [f"Round {view['round']} of {view['rounds']}."]
    whose = "You are" if first == scene.eye else f"{who(scene, first)} is"
    lines.append(f"{whose} first player.")
    asked = [seat - 1 for seat in view["waiting"]]
    if scene.eye in asked:
        return [*lines, "It is your turn."]
    names = [who(scene, seat) for seat in asked]
    return [*lines, f"Waiting for {listed(names)}."] if names else lines
