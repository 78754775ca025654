"""A position for every question that Congo 1884 asks; it is always seat 1 that has to answer."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.congo.scene import Scene, scene


def bid() -> Scene:
    """A British mission: French doctor 4 - 2, British missionary 5, Swede 5 and the die."""
    hand = "fr-doctor*2 gb-missionary se-anthropologist-missionary de-officer"
    p1 = {
        "hand": hand,
        "helpers": "nun*2 interpreter*2 servant porter",
        "score": 5,
        "hippos": "3 1",
    }
    p2 = {"hand": "be-doctor fr-officer", "known": "fr-officer", "specials": "malaria", "score": 7}
    return scene(3, p1=p1 | {"specials": "gorilla shaman"}, p2=p2, p3={"hand": "be-doctor"})


def special() -> Scene:
    return scene(3, p1={"specials": "gorilla shaman"}, bids="gb-doctor be-doctor fr-officer")


def look() -> Scene:
    game = scene(3, p1={"specials": "explored_region"}, bids="gb-doctor be-doctor fr-officer")
    return game.special(1, "explored_region")


def discard() -> Scene:
    game = scene(
        3,
        first=2,
        p1={"hand": "de-officer se-explorer-officer"},
        p2={"specials": "boiler_damage"},
        p3={"hand": "de-doctor"},
        bids="gb-doctor be-doctor fr-officer",
    )
    return game.special(2, "boiler_damage", "3 discard de-doctor")


def deck() -> Scene:
    game = scene(3, p1={"specials": "colonist"}, bids="gb-doctor be-doctor fr-officer")
    return game.special(1, "colonist")


def swap() -> Scene:
    return deck().play("1 draw characters", "* character se-explorer-officer")


def attack(seats: int = 3, bids: str = "gb-explorer be-doctor fr-officer") -> Scene:
    game = scene(seats, station="jungle", flag="", p1={"specials": "gorilla"}, bids=bids)
    return game.special(1, "gorilla")


def gorilla() -> Scene:
    return attack()


def fight() -> Scene:
    return attack(2, "gb-explorer be-doctor").play("1 target 2")


def warrior() -> Scene:
    game = scene(3, p1={"specials": "warrior"}, bids="gb-explorer be-doctor fr-officer")
    return game.special(1, "warrior")


def hunt() -> Scene:
    p1 = {"specials": "okapi"}
    game = scene(3, station="jungle", flag="", p1=p1, bids="gb-explorer be-doctor fr-officer")
    return game.special(1, "okapi")


def victim() -> Scene:
    game = scene(
        3,
        p1={"specials": "man_overboard"},
        p2={"helpers": "nun*2"},
        bids="gb-doctor be-doctor fr-officer",
    )
    return game.special(1, "man_overboard")


def lay() -> Scene:
    """Totals 2, 4 and 4."""
    p1 = {"helpers": "nurse*2 porter interpreter servant"}
    game = scene(3, p1=p1, p2={"helpers": "nurse"}, bids="fr-doctor be-doctor gb-doctor")
    return game.passes()


def lay_more() -> Scene:
    return lay().play("1 lay nurse")


def tied(one: str = "3 2*2 1", two: str = "3 1") -> Scene:
    """Seats 1 and 2 are level with 4."""
    game = scene(3, p1={"hippos": one}, p2={"hippos": two}, bids="gb-doctor be-doctor fr-doctor")
    return game.passes().finish()


def tiles() -> Scene:
    return tied()


def tiles_more() -> Scene:
    return tied().play("1 tile 2")


def raising() -> Scene:
    return tied("2*2 1", "2 1").play("1 tile 2", "1 enough", "2 tile 2", "2 enough")


def raise_more() -> Scene:
    return raising().play("1 tile 2")


QUESTIONS: dict[str, Callable[[], Scene]] = {
    "bid": bid,
    "special": special,
    "look": look,
    "discard": discard,
    "deck": deck,
    "swap": swap,
    "gorilla": gorilla,
    "fight": fight,
    "warrior": warrior,
    "hunt": hunt,
    "victim": victim,
    "lay": lay,
    "lay_more": lay_more,
    "tiles": tiles,
    "tiles_more": tiles_more,
    "raise": raising,
    "raise_more": raise_more,
}
