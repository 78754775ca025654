"""What is known about one stop, tile, nation, card, character or player of Congo 1884."""

from __future__ import annotations

from kindu.games.congo.text.effects import count, effect
from kindu.games.congo.text.notes import TOPICS
from kindu.games.congo.text.plain import bid, cards, holdings, who
from kindu.games.congo.text.signs import name_of
from kindu.text.pieces import clean, entry, folded, listed
from kindu.text.scene import Data, Scene

SHORTEST = 3  # letters: the beginning of a name must have at least this many


def about(scene: Scene, word: str) -> list[str]:
    """All that is known about the thing with this id or name; empty if there is none."""
    kind, key = meant(scene, word)
    tellers = {
        "topics": about_topic,
        "stops": about_stop,
        "stations": about_station,
        "nations": about_nation,
        "professions": about_profession,
        "characters": about_character,
        "auxiliaries": about_auxiliary,
        "specials": about_special,
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
    begun = {thing for thing in begun if thing[0] != "characters"} or begun
    return begun.pop() if len(begun) == 1 and len(asked) >= SHORTEST else ("", "")


def names_in(scene: Scene) -> dict[str, tuple[str, str]]:
    """All things by their names and ids, reduced to letters and digits."""
    board = scene.board
    found: dict[str, tuple[str, str]] = {}
    for seat, name in enumerate(scene.names):
        found[folded(name)] = found[f"seat{seat + 1}"] = ("seats", str(seat))
    for card in board["characters"]:
        for name in (card["id"], scene.titles[card["id"]], *card["persons"]):
            found[folded(name)] = ("characters", card["id"])
    for nation in board["nations"]:
        found[folded(nation["people"])] = ("nations", nation["id"])
    for kind in ("nations", "professions", "auxiliaries", "stations", "specials", "stops"):
        for thing in board[kind]:
            for name in (thing["id"], thing["name"]):
                found[folded(name)] = (kind, thing["id"])
    return found | {topic: ("topics", topic) for topic in TOPICS}


def about_topic(_: Scene, key: str) -> list[str]:
    """A note."""
    return TOPICS[key]


# --- the river ----------------------------------------------------------------------------


def about_stop(scene: Scene, key: str) -> list[str]:
    """Its value, hippos, ring, tile and flag, and what the place is called today."""
    stop = entry(scene.board["stops"], key)
    place = entry(scene.view["places"], key)
    lines = [f"{stop['name']} is worth {count(stop['value'], 'point')} to its chief."]
    if stop["hippo"]:
        tiles = count(scene.board["numbers"]["hippo_reward"], "hippo tile")
        lines.append(f"The chief takes {tiles}, too.")
    if stop["ring"]:
        lines.append("A player alone in last place draws a special card there.")
    lines += lying(scene, place)
    if stop["today"] != stop["name"]:
        lines.append(f"Today the place is called {stop['today']}.")
    if not stop["known"]:
        lines.append("This stop is reconstructed: the rule book does not name it.")
    return lines


def lying(scene: Scene, place: Data) -> list[str]:
    """Tile, flag and chief of a stop."""
    if not place["used"]:
        return ["With so few players it is left out."]
    lines = []
    if place["station"]:
        seen = "Its tile shows" if place["turned"] else "You have looked at its tile:"
        lines.append(f"{seen} {place['station']}.")
    else:
        lines.append("Its tile lies face down.")
        looked = [who(scene, seat - 1) for seat in place["looked"]]
        lines += [f"Looked at by {listed(looked)}."] if looked else []
    if place["flag"]:
        lines.append(f"Its flag is that of {name_of(scene, place['flag'])}.")
    if place["chief"]:
        seat = place["chief"] - 1
        lines.append("You are chief." if seat == scene.eye else f"{who(scene, seat)} is chief.")
    return lines


def about_station(scene: Scene, key: str) -> list[str]:
    """The values of all professions there, and how many tiles are left."""
    station = entry(scene.board["stations"], key)
    order = sorted(scene.board["professions"], key=lambda p: -p["values"][key])
    values = [f"{profession['id']} {profession['values'][key]}" for profession in order]
    lines = [f"{station['name']}: {listed(values)}."]
    if station["flagless"]:
        lines.append("Its flag leaves the game when the tile is turned up.")
    left = scene.view["unseen"].get(key, 0)
    return [*lines, f"You have not yet seen {left} of its {station['tiles']} tiles."]


# --- people -------------------------------------------------------------------------------


def about_nation(scene: Scene, key: str) -> list[str]:
    """Its language, and how much each flag lowers the value of its people."""
    nation = entry(scene.board["nations"], key)
    people, board = nation["people"], scene.board
    rolled = dict.fromkeys(board["numbers"]["belgian"].values())
    spoken = [nation["language"]] if nation["language"] else list(rolled)
    how = "" if nation["language"] else ", as the die decides"
    speaks = listed([name_of(scene, key) for key in spoken], "", "or")
    lines = [f"{people} characters speak {speaks}{how}."]
    if not nation["flags"]:
        sides = board["numbers"]["sympathy"].items()
        said = [f"{die} {name_of(scene, side)}" for die, side in sides]
        lines.append(f"They are non-belligerents and roll for their sympathy: {listed(said)}.")
        return lines
    for flag, value in nation["modifiers"].items():
        if value:
            lines.append(f"Under the flag of {name_of(scene, flag)} they lose {-value}.")
    return lines if len(lines) > 1 else [*lines, "They lose nothing under any flag."]


def about_profession(scene: Scene, key: str) -> list[str]:
    """Its values, its auxiliaries, and its fights."""
    profession = entry(scene.board["professions"], key)
    values = [f"{station} {value}" for station, value in profession["values"].items()]
    fitting = [card["name"] for card in scene.board["auxiliaries"] if card["fits"] == [key]]
    lines = [f"{profession['name']}: {listed(values)}.", f"Its auxiliary is {listed(fitting)}."]
    for attacker in ("gorilla", "warrior"):
        die = profession[attacker]
        how = f"survives with {die} or more" if die else "is killed without a fight"
        lines.append(f"Against the {attacker} it {how}.")
    return lines


def about_character(scene: Scene, key: str) -> list[str]:
    """Who it is, what it is worth here, and where cards of it are known to be."""
    card = entry(scene.board["characters"], key)
    lines = [f"{name_of(scene, key)}: {listed(card['persons'])}."]
    if not card["belligerent"]:
        lines.append("A non-belligerent; it leaves the game when it has been used.")
    for held in (scene.mine["hand"] or []) if scene.mine else []:
        if held["id"] == key:
            lines.append(f"You have {held['count']} in hand.")
    used = scene.view["characters"]["discard"].get(key, 0)
    lines += [f"Discarded: {used}."] if used else []
    return [*lines, "It has left the game."] if key in scene.view["gone"] else lines


def about_auxiliary(scene: Scene, key: str) -> list[str]:
    """Whom it fits, what it adds, and how many are known."""
    card = entry(scene.board["auxiliaries"], key)
    whom = f"a {card['fits'][0]}" if len(card["fits"]) == 1 else "every character"
    limits = {
        "interpreter": " that does not speak the language of the station, one at most",
        "servant": ", but all players together may play only one per round",
    }
    lines = [f"{card['name']} adds {card['adds']} and fits {whom}{limits.get(key, '')}."]
    used = scene.view["auxiliaries"]["discard"].get(key, 0)
    return [*lines, f"Discarded: {used} of {card['cards']}."]


# --- special cards and players ------------------------------------------------------------


def about_special(scene: Scene, key: str) -> list[str]:
    """What it does, where it may be played, and where it is known to be."""
    card = entry(scene.board["specials"], key)
    does = effect(key, abs(card["points"]))
    lines = [f"{card['name'].rstrip('!')}: {does}.", f"It may be played {where(scene, card)}."]
    if key in scene.view["removed_specials"]:
        return [*lines, "With so many players it is out of the game."]
    if key in scene.view["specials"]["discard"]:
        return [*lines, "It has been played."]
    held = [c for c in (scene.mine["special_hand"] or []) if c["id"] == key] if scene.mine else []
    if held:
        here = "may" if held[0]["playable"] else "may not"
        lines.append(f"You have it, and {here} play it here.")
    return lines


def where(scene: Scene, card: Data) -> str:
    """Types of station and stops."""
    types = [station["id"] for station in scene.board["stations"]]
    some = f"at a {listed(card['stations'], '', 'or')}"
    said = "at any station" if card["stations"] == types else some
    if card["flag"]:
        said += " with a flag"
    stops = [stop["id"] for stop in scene.board["stops"]]
    if card["stops"] == stops:
        return said
    if card["stops"] == stops[-len(card["stops"]) :]:
        return f"{said} from {name_of(scene, card['stops'][0])} on"
    banned = [name_of(scene, stop) for stop in stops if stop not in card["stops"]]
    return f"{said} except {listed(banned)}"


def about_seat(scene: Scene, key: str) -> list[str]:
    """Everything public about a player."""
    seat = int(key)
    player = scene.view["seats"][seat]
    lines = [f"{scene.names[seat]}: {holdings(player)}."]
    if player["bid"]:
        lines.append(bid(scene, seat))
    if player["known"]:
        lines.append(f"Known to be in hand or bid: {cards(scene, player['known'])}.")
    won = [name_of(scene, p["id"]) for p in scene.view["places"] if p["chief"] == seat + 1]
    return [*lines, f"Chief of {listed(won)}."] if won else lines
