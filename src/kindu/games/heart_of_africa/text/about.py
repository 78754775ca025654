"""What is known about one stop, route, ticket, colour, terrain or player of Heart of Africa."""

from __future__ import annotations

from kindu.games.heart_of_africa.text.aims import own_tickets
from kindu.games.heart_of_africa.text.answers import count
from kindu.games.heart_of_africa.text.plain import (
    cards,
    doubling,
    taking,
    ticket,
    track_facts,
    track_words,
    who,
)
from kindu.games.heart_of_africa.text.signs import name_of, owners
from kindu.text.pieces import clean, entry, folded, listed
from kindu.text.scene import Data, Scene

SHORTEST = 3  # letters: the beginning of a name must have at least this many


def about(scene: Scene, word: str) -> list[str]:
    """All that is known about the thing with this id or name; empty if there is none."""
    kind, key = meant(scene, word)
    tellers = {
        "stops": about_stop,
        "countries": about_country,
        "routes": about_route,
        "tickets": about_ticket,
        "colours": about_colour,
        "terrains": about_terrain,
        "seats": about_seat,
    }
    return [clean(scene, line) for line in tellers[kind](scene, key)] if kind else []


def meant(scene: Scene, word: str) -> tuple[str, str]:
    """Kind and id of a thing by its id, its name, or a beginning that only one name has."""
    names = names_in(scene)
    asked = folded(word)
    if asked in names:
        return names[asked]
    begun = {thing for name, thing in names.items() if name.startswith(asked)}
    begun = {thing for thing in begun if thing[0] != "routes"} or begun
    return begun.pop() if len(begun) == 1 and len(asked) >= SHORTEST else ("", "")


def names_in(scene: Scene) -> dict[str, tuple[str, str]]:
    """All things by their names and ids, reduced to letters and digits."""
    board = scene.board
    found: dict[str, tuple[str, str]] = {}
    for seat, name in enumerate(scene.names):
        found[folded(name)] = found[f"seat{seat + 1}"] = ("seats", str(seat))
    for kind in ("tickets", "terrains", "stops", "countries"):
        for thing in board[kind]:
            found[folded(thing["id"])] = (kind, thing["id"])
            if kind != "tickets":
                found[folded(thing["name"])] = (kind, thing["id"])
    for track in board["tracks"]:
        a, b = (scene.titles[track[end]] for end in ("a", "b"))
        for name in (track["id"], track["route"], f"{a}{b}", f"{b}{a}"):
            found[folded(name)] = ("routes", track["route"])
    for colour in [*board["colours"], board["grey"]]:
        found[colour] = ("colours", colour)
    return found


# --- places and routes --------------------------------------------------------------------


def about_stop(scene: Scene, key: str) -> list[str]:
    """What it is, its routes, and the eye's tickets that end there."""
    stop = entry(scene.board["stops"], key)
    what = {
        "city": "is a city",
        "junction": "is a junction: routes meet there, but no ticket names it",
        "entry_point": "is one of the entry points of its country",
    }
    lines = [f"{stop['name']} {what[stop['kind']]}."]
    for track in scene.board["tracks"]:
        if key in (track["a"], track["b"]):
            far = name_of(scene, track["b"] if key == track["a"] else track["a"])
            which = scene.titles[track["id"]].removeprefix(scene.titles[track["a"]])
            which = which.removeprefix(f" to {scene.titles[track['b']]}")
            lines.append(f"To {far}{which}: {track_facts(track)}; {state(scene, track)}.")
    return lines + aims(scene, stop["country"] or key)


def aims(scene: Scene, end: str) -> list[str]:
    """The eye's tickets that end in a city or country."""
    found: list[str] = []
    for held in own_tickets(scene):
        card = entry(scene.board["tickets"], held["id"])
        if end in (card["a"], card["b"]):
            found.append(f"Your ticket {ticket(scene, held)}.")
    return found


def state(scene: Scene, track: Data) -> str:
    """Whether a track is free, and whether this eye can claim it."""
    key = track["id"]
    owner = owners(scene).get(key)
    if owner is not None:
        return f"claimed by {who(scene, owner)}"
    if key in scene.view["closed"]:
        return "closed, as the other track is claimed"
    return "you can claim it now" if key in scene.view["claims"] else "free"


def about_country(scene: Scene, key: str) -> list[str]:
    """Its entry points."""
    country = entry(scene.board["countries"], key)
    stops = [name_of(scene, stop) for stop in country["stops"]]
    lines = [f"{country['name']} is reached at {listed(stops, last_word='or')}."]
    for track in scene.board["tracks"]:
        if {track["a"], track["b"]} & set(country["stops"]):
            lines.append(f"{track_words(scene, track)}; {state(scene, track)}.")
    return lines + aims(scene, key)


def about_route(scene: Scene, key: str) -> list[str]:
    """All its tracks, and what doubling takes."""
    tracks = [track for track in scene.board["tracks"] if track["route"] == key]
    lines = [f"{track_words(scene, track)}; {state(scene, track)}." for track in tracks]
    kind, length = tracks[0]["terrain"], tracks[0]["length"]
    for price in entry(scene.view["terrain"], kind)["doubling"]:
        if length in price["lengths"]:
            lines.append(f"Doubling it {taking(price)}.")
    return lines


# --- cards and players --------------------------------------------------------------------


def about_ticket(scene: Scene, key: str) -> list[str]:
    """Its ends and value, and the progress of the eye's own tickets."""
    card = entry(scene.board["tickets"], key)
    own = [held for held in own_tickets(scene) if held["id"] == key]
    if own:
        return [f"Your ticket {ticket(scene, own[0])}."]
    ends = " to ".join(name_of(scene, card[end]) for end in ("a", "b"))
    return [f"{key}: {ends}, {count(card['points'], 'point')}."]


def about_colour(scene: Scene, key: str) -> list[str]:
    """Where its cards are, and the free tracks that they pay for."""
    view = scene.view
    lines: list[str] = []
    if key == scene.board["grey"]:
        lines.append("A grey route is paid for with cards of any one colour.")
    elif scene.mine:
        lines.append(f"In your hand: {(scene.mine['hand'] or {}).get(key, 0)} {key}.")
    if key in scene.board["colours"]:
        lines.append(f"In the discard pile: {view['train_discard'].get(key, 0)} {key}.")
    tracks = [t for t in scene.board["tracks"] if t["colour"] == key]
    taken = {*owners(scene), *view["closed"]}
    free = [f"{name_of(scene, t['id'])} ({t['length']})" for t in tracks if t["id"] not in taken]
    return [*lines, f"Free {key} routes: {'; '.join(free)}."] if free else lines


def about_terrain(scene: Scene, key: str) -> list[str]:
    """Its routes, its displays, and what doubling takes."""
    kind = entry(scene.board["terrains"], key)
    seats = enumerate(scene.view["seats"])
    held = [f"{who(scene, seat)} {player['terrain'][key]}" for seat, player in seats]
    deck = scene.view["terrain_deck"].get(key, 0)
    lines = [
        f"{kind['name']} is the terrain of {listed(kind['colours'])} routes.",
        f"Cards on display: {listed(held)}; in the deck: {deck}.",
    ]
    return lines + [f"{said.capitalize()}." for said in doubling(scene, key)]


def about_seat(scene: Scene, key: str) -> list[str]:
    """Everything public about a player."""
    seat = int(key)
    player = scene.view["seats"][seat]
    has = [count(player["trains"], "train"), count(player["cards"], "train card")]
    has += [count(player["kept"], "ticket"), count(player["routes"], "point")]
    lines = [f"{scene.names[seat]} plays {player['colour']}: {listed(has)}."]
    lines.append(f"Terrain: {cards(player['terrain'])}.")
    if player["known"]:
        lines.append(f"Taken openly and not yet played: {cards(player['known'])}.")
    tracks = [name_of(scene, track) for track in player["tracks"]]
    return [*lines, f"Routes: {'; '.join(tracks)}."] if tracks else lines
