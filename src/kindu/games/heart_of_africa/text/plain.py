"""The table of Heart of Africa in sentences, for screen readers: full words, one idea per line."""

from __future__ import annotations

from kindu.games.heart_of_africa.text.aims import offered, own_tickets
from kindu.games.heart_of_africa.text.answers import count
from kindu.games.heart_of_africa.text.signs import name_of
from kindu.text.pieces import clean, entry, listed
from kindu.text.scene import Data, Scene


def sentences(scene: Scene) -> list[str]:
    """Everything on the table, with what matters most first."""
    return [
        *own(scene),
        *rows(scene),
        *terrain(scene),
        *others(scene),
        *claimed(scene),
        *decks(scene),
        *progress(scene),
    ]


def brief(scene: Scene) -> list[str]:
    """What a person wants to hear before each question."""
    return [*own(scene), *rows(scene)]


def who(scene: Scene, seat: int) -> str:
    """A player's name, or you."""
    return "you" if seat == scene.eye else clean(scene, scene.names[seat])


def cards(pile: dict[str, int]) -> str:
    """Cards as people say them: 2 red and 1 locomotive."""
    return listed([f"{number} {key}" for key, number in pile.items()], "no card")


# --- your seat ---------------------------------------------------------------------------


def own(scene: Scene) -> list[str]:
    """What this eye has and what it wants to complete; nothing for a spectator."""
    mine = scene.mine
    if mine is None:
        return []
    trains, points = count(mine["trains"], "train"), count(mine["routes"], "point")
    lines = [
        f"You are {mine['colour']}, with {trains} and {points} for routes.",
        f"Your hand, {count(mine['cards'], 'card')}: {cards(mine['hand'] or {})}.",
    ]
    lines += [f"Your ticket {ticket(scene, found)}." for found in own_tickets(scene)]
    if own_tickets(scene):
        lines.append(f"With your tickets as they stand, you have {count(mine['points'], 'point')}.")
    lines += [f"On offer: {ticket(scene, found)}." for found in offered(scene)]
    return lines + pending(scene)


def ticket(scene: Scene, found: Data) -> str:
    """A ticket: its ends, its value, and how far it has got."""
    card = entry(scene.board["tickets"], found["id"])
    ends = " to ".join(name_of(scene, card[end]) for end in ("a", "b"))
    said = f"{found['id']}, {ends}, {count(card['points'], 'point')}"
    if found["done"]:
        return f"{said}: completed"
    if found["missing"] is None:
        return f"{said}: it can no longer be completed"
    return f"{said}: {count(found['missing'], 'space')} to go"


def pending(scene: Scene) -> list[str]:
    """The claim in progress."""
    claim = scene.view["pending"]
    if claim is None:
        return []
    track = entry(scene.board["tracks"], claim["track"])
    lines = [f"You are claiming {track_words(scene, track)}."]
    if claim["locomotives"] is not None:
        used = f"{track['length'] - claim['locomotives']} {claim['card']}"
        if claim["card"] == "locomotive":
            return [*lines, f"You pay {count(track['length'], 'locomotive')}."]
        return [*lines, f"You pay {used} and {count(claim['locomotives'], 'locomotive')}."]
    return [*lines, f"You pay with {claim['card']}."] if claim["card"] else lines


def track_words(scene: Scene, track: Data) -> str:
    """A track: its ends, length, colour, terrain and points."""
    return f"{name_of(scene, track['id'])}: {track_facts(track)}"


def track_facts(track: Data) -> str:
    """Length, colour, terrain and points of a track."""
    colour = f"{track['colour']}, any one colour" if track["colour"] == "grey" else track["colour"]
    parts = [count(track["length"], "space"), colour, track["terrain"]]
    if track["locomotives"]:
        parts.append(f"a ferry with {count(track['locomotives'], 'locomotive')}")
    return ", ".join([*parts, count(track["points"], "point")])


# --- the table ----------------------------------------------------------------------------


def rows(scene: Scene) -> list[str]:
    """The open cards."""
    view = scene.view
    trains = [
        f"{key or 'an empty space'}{fresh(scene, f'train {n} {key}')}"
        for n, key in enumerate(view["train_row"])
    ]
    lands = [
        f"{key or 'an empty space'}{fresh(scene, f'terrain {n} {key}')}"
        for n, key in enumerate(view["terrain_row"])
    ]
    return [f"Open train cards: {listed(trains)}.", f"Open terrain cards: {listed(lands)}."]


def fresh(scene: Scene, thing: str) -> str:
    """Whether a card is new to this eye."""
    return " (new)" if thing in scene.new else ""


def terrain(scene: Scene) -> list[str]:
    """The displays by type, and what doubling would take."""
    lines: list[str] = []
    for kind in scene.board["terrains"]:
        key = kind["id"]
        held = [
            f"{who(scene, seat)} {player['terrain'][key]}"
            for seat, player in enumerate(scene.view["seats"])
        ]
        colours = listed(kind["colours"])
        lines.append(f"{key.capitalize()}, for {colours} routes: {listed(held)}.")
        lines += [f"{key.capitalize()}: {said}." for said in doubling(scene, key)]
    return lines


def doubling(scene: Scene, key: str) -> list[str]:
    """What doubling a track of this type would take this eye."""
    lines: list[str] = []
    for price in entry(scene.view["terrain"], key)["doubling"]:
        first, last = price["lengths"][0], price["lengths"][-1]
        spaces = f"{first} to {last} spaces" if last > first else count(first, "space")
        lines.append(f"doubling a route of {spaces} {taking(price)}")
    return lines


def taking(price: Data) -> str:
    """What doubling costs, and how many locomotives it takes as things stand."""
    needs = price["locomotives"]
    take = f"takes {count(needs, 'locomotive')}" if needs else "takes no locomotive"
    return f"costs {count(price['price'], 'card')} and {take} from you"


def others(scene: Scene) -> list[str]:
    """The other players, one line each."""
    lines: list[str] = []
    for seat, player in enumerate(scene.view["seats"]):
        if seat != scene.eye:
            has = [count(player["trains"], "train"), count(player["cards"], "train card")]
            has += [count(player["kept"], "ticket"), f"{count(player['routes'], 'point')}"]
            known = f"; taken openly and not yet played: {cards(player['known'])}"
            said = f"{who(scene, seat)}, {player['colour']}, has {listed(has)}"
            lines.append(f"{said}{known if player['known'] else ''}.")
    return lines


def claimed(scene: Scene) -> list[str]:
    """The tracks of each player."""
    lines: list[str] = []
    for seat, player in enumerate(scene.view["seats"]):
        tracks = [f"{name_of(scene, key)}{fresh(scene, key)}" for key in player["tracks"]]
        if tracks:
            whose = "Your routes" if seat == scene.eye else f"Routes of {who(scene, seat)}"
            lines.append(f"{whose}: {'; '.join(tracks)}.")
    return lines


def decks(scene: Scene) -> list[str]:
    """How many cards the decks have."""
    view = scene.view
    used = sum(view["train_discard"].values())
    return [
        f"The train deck has {count(view['train_deck'], 'card')}, its discard pile {used}.",
        f"The terrain deck has {cards(view['terrain_deck'])}.",
        f"The ticket deck has {count(view['ticket_deck'], 'ticket')}.",
    ]


def progress(scene: Scene) -> list[str]:
    """The round, and whose turn it is."""
    view = scene.view
    lines = [f"Round {view['round']}."]
    if view["asked"]:
        seat = view["asked"] - 1
        mine = seat == scene.eye
        lines.append("It is your turn." if mine else f"Waiting for {who(scene, seat)}.")
    if view["last_round"]:
        lines.append(f"This is the last round: {count(view['turns_left'], 'turn')} left.")
    return lines
