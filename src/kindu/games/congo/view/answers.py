"""Answers, facts and reasons of Congo 1884 by name: what their numbers mean."""

# Not compiled: it counts halves, and whole numbers must be shown as 4, not 4.0.

from mypy_extensions import i64

from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import Fact, kind_of
from kindu.games import piles
from kindu.games.congo import ties, values
from kindu.games.congo.actions import (
    DISCARD,
    DONE,
    DRAW_AUXILIARY,
    DRAW_CHARACTER,
    ENOUGH,
    FIGHT,
    HUNT,
    LAYING,
    LOOK,
    NOBODY_HIT,
    NUM_ACTIONS,
    PASS,
    PLAY,
    SWAP,
    TARGET,
    TILE,
    WAIT,
)
from kindu.games.congo.board.board import Board
from kindu.games.congo.board.numbers import BELLIGERENTS, HIDDEN, MOST_SEATS
from kindu.games.congo.flow import Congo
from kindu.games.congo.kinds import RAISE, RAISE_ON, TILES, TILES_ON
from kindu.games.congo.specials.base import least_die
from kindu.games.congo.state.state import Tabletop, at_stop
from kindu.games.congo.view.bids import character_view
from kindu.games.congo.view.box import members, whole

Words = dict[str, str | float]

# What a to d of a fact mean, by rule; a name listed in `word_for` is put into words.
FACTS: dict[str, tuple[str, ...]] = {
    "CO-SETUP-02": ("neutral",),
    "CO-SETUP-03": ("character",),
    "CO-SETUP-04": ("auxiliary",),
    "CO-SETUP-06": ("special",),
    "CO-SETUP-08": ("tile",),
    "CO-SETUP-11": ("stop", "flag"),
    "CO-STATION-01": ("stop", "station"),
    "CO-STATION-02": ("stop", "flag"),
    "CO-STATION-03": ("stop", "flag"),
    "CO-DRAW-01": ("card", "deck"),
    "CO-DRAW-02": ("cards", "deck"),
    "CO-DRAW-03": ("special",),
    "CO-BID-01": ("character",),
    "CO-VAL-01": ("character",),
    "CO-VAL-05": ("die", "nation"),
    "CO-SPC-03": ("special",),
    "CO-INT-04": ("die", "language"),
    "CO-INT-05": ("die", "language"),
    "CO-AUX-01": ("auxiliary", "total", "value", "leads"),
    "CO-CHIEF-01": ("total", "profession", "value", "modifier"),
    "CO-SCORE-01": ("stop",),
    "CO-SCORE-02": ("tile",),
    "CO-TIE-01": ("sum", "tiles"),
    "CO-MOVE-01": ("stop",),
    "CO-END-01": ("cards",),
    "CO-SP-GORILLA-02": ("character",),
    "CO-SP-GORILLA-03": ("die", "won"),
    "CO-SP-GORILLA-06": ("character",),
    "CO-SP-WARRIOR-03": ("die", "won"),
    "CO-SP-OKAPI-02": ("character",),
    "CO-SP-MALARIA-01": ("die",),
    "CO-SP-MALARIA-02": ("character",),
    "CO-SP-MALARIA-03": ("die", "won"),
    "CO-SP-EXPLORED-01": ("stop",),
    "CO-INFO-03": ("stop", "station"),
    "CO-SP-BOILER-02": ("character",),
    "CO-SP-OVERBOARD-01": ("auxiliary",),
    "CO-SP-NATIONALS-02": ("character",),
    "CO-SP-COLONIST-01": ("card", "deck"),
}

# The same for the facts of `why_not`; what a special card asks comes under its own rule.
REASONS: dict[str, tuple[str, ...]] = {
    "CO-ROUND-03": ("step",),
    "CO-BID-01": ("character",),
    "CO-AUX-01": ("auxiliary",),
    "CO-AUX-03": ("auxiliary",),
    "CO-AUX-05": ("auxiliary",),
    "CO-AUX-06": ("auxiliary",),
    "CO-INT-01": ("auxiliary",),
    "CO-INT-02": ("auxiliary",),
    "CO-TIE-01": ("tile", "held"),
}
SPECIAL_REASONS = ("CO-SP-", "CO-SPC-")  # their number is a special card
HALVES = {"total", "value", "modifier"}  # counted in halves
NOTHING = {"won", "held", "cards", "tiles"}  # not named if it is 0


def word_for(board: Board, name: str, number: int) -> str | float:
    """A number of a fact in the words of the board."""
    tables = {
        "character": board.kind_ids,
        "neutral": board.kind_ids[BELLIGERENTS:],
        "auxiliary": board.auxiliary_ids,
        "special": board.special_ids,
        "stop": board.stop_ids,
        "station": board.station_ids,
        "flag": board.nation_ids,
        "nation": board.nation_ids,
        "language": board.language_ids,
        "profession": board.profession_ids,
        "deck": ["characters", "auxiliaries"],
    }
    if name in HALVES:
        return whole(number)
    if name == "leads":
        return seats_in(number)
    return tables[name][number] if name in tables else number


def fact_words(rules: Rules, fact: Fact) -> Words:
    """The numbers of a fact by name; several seats are one word, such as 1 3."""
    names = FACTS.get(fact.rule, ())
    if "card" in names:  # b says from which deck it is
        names = ("auxiliary" if fact.b else "character", "deck")
    if fact.rule == "CO-TIE-01" and fact.seat < 0:
        return {"seats": seats_in(int(fact.a))}
    if fact.rule == "CO-CHIEF-01":
        return total_words(rules, fact)
    words = numbers_of(rules, fact, names)
    if fact.points:
        words["points"] = whole(fact.points)
    return words


def total_words(rules: Rules, fact: Fact) -> Words:
    """A total and what it is made of; `share` is the special card's, `base` their sum."""
    assert isinstance(rules, Congo)
    share, profession = divmod(int(fact.b), int(values.SHARE))
    return {
        "seat": int(fact.seat) + 1,
        "total": whole(fact.a),
        "profession": rules.board.profession_ids[profession],
        "value": whole(fact.c),
        "modifier": whole(fact.d),
        "share": whole(share),
        "base": whole(fact.c + fact.d + share),
    }


def seats_in(seats: int) -> str:
    """A set of seats as one word."""
    return " ".join(members([str(seat + 1) for seat in range(MOST_SEATS)], seats))


def why_words(rules: Rules, fact: Fact) -> Words:
    """The numbers of a fact of `why_not` by name."""
    special = fact.rule.startswith(SPECIAL_REASONS)
    return numbers_of(rules, fact, ("special",) if special else REASONS.get(fact.rule, ()))


def numbers_of(rules: Rules, fact: Fact, names: tuple[str, ...]) -> Words:
    """The seat from 1, and a to d by their names; hidden ones are absent."""
    assert isinstance(rules, Congo)
    numbers = [int(fact.a), int(fact.b), int(fact.c), int(fact.d)]
    words: Words = {}
    if fact.seat >= 0:
        words["seat"] = int(fact.seat) + 1
    for name, number in zip(names, numbers, strict=False):
        # A value may be negative; hidden numbers are -1 together with the first of them.
        if number > 0 or name in HALVES or (number == 0 and name not in NOTHING):
            words[name] = word_for(rules.board, name, number)
    return words


def answer_words(sight: Sight, action: int) -> Words:
    """A seat's answer by name, with its cost and result: {"verb": "lay", "auxiliary": ...}."""
    t = sight.state
    assert isinstance(t, Tabletop)
    assert 0 <= action < NUM_ACTIONS
    words: Words = {"verb": sight.rules.parts(action)[0]}
    if action < PASS:
        return words | character_words(t, sight.eye, action)
    if PLAY <= action < LOOK:
        return words | special_words(t, action - PLAY)
    if LOOK <= action < DISCARD:
        return words | stop_words(t, sight.eye, action - LOOK)
    if DISCARD <= action < TARGET:
        return words | character_words(t, sight.eye, action - DISCARD)
    if TARGET <= action < LAYING:
        return words | card_words(t, sight.eye, action)
    if LAYING <= action < WAIT:
        return words | lay_words(t, sight.eye, action - LAYING)
    if DONE < action <= ENOUGH:
        return words | tile_words(sight, action)
    return words


def character_words(t: Tabletop, eye: i64, kind: int) -> Words:
    """A character with its base value at this station, as a sum if no die decides."""
    words: Words = {"character": t.board.kind_ids[kind]}
    if eye >= t.seats or t.station() < 0:
        return words
    found = character_view(t, int(eye), kind)
    for part in found["parts"]:
        words[part["what"]] = part["id"]
        words[f"{part['what']}_value"] = part["value"]
    assert found["least"] is not None
    assert found["most"] is not None
    words |= {"least": found["least"], "most": found["most"]}
    if kind >= BELLIGERENTS:
        words["neutral"] = 1
    return words | ({"help": found["help"]} if found["help"] else {})


def special_words(t: Tabletop, card: int) -> Words:
    """A special card, and the points or the value that it mentions."""
    words: Words = {"special": t.board.special_ids[card]}
    points = abs(int(t.board.special_points[card]))
    return words | ({"points": points} if points else {})


def stop_words(t: Tabletop, eye: i64, stop: int) -> Words:
    """A stop whose tile is looked at; this eye may know it already."""
    words: Words = {"stop": t.board.stop_ids[stop]}
    seen = at_stop(t.players[eye].seen, stop) if eye < t.seats else -1
    return words | ({"station": t.board.station_ids[seen]} if seen >= 0 else {})


def card_words(t: Tabletop, eye: i64, action: int) -> Words:
    """What a special card asks."""
    if action < NOBODY_HIT:
        return target_words(t, action - TARGET)
    if action == FIGHT:
        return fight_words(t, int(eye))
    if action == HUNT and t.card >= 0:
        return {"points": int(t.board.special_points[t.card])}
    if action == SWAP and 0 <= t.drawn < HIDDEN:
        return character_words(t, t.owner, int(t.drawn))
    if action == DRAW_CHARACTER:
        return {"pile": "characters", "deck": int(t.deck_size)}
    if action == DRAW_AUXILIARY:
        return {"pile": "auxiliaries", "deck": int(t.helper_deck_size)}
    return {}


def target_words(t: Tabletop, seat: int) -> Words:
    """A player, the bid that would have to fight, and the auxiliaries the player might lose."""
    words: Words = {"seat": seat + 1}
    if seat >= t.seats or t.card < 0:
        return words
    words |= {"special": t.board.special_ids[t.card]}
    words |= {"auxiliaries": int(t.players[seat].helper_cards)}
    return words | fight_words(t, seat)


def fight_words(t: Tabletop, seat: int) -> Words:
    """A bid that would fight, and the lowest roll with which it wins; 0 if it can't fight."""
    fights = {"gorilla": t.board.gorilla, "warrior": t.board.warrior}
    card = t.board.special_ids[t.card] if t.card >= 0 else ""
    if seat >= t.seats or card not in fights or not 0 <= t.players[seat].bid < HIDDEN:
        return {}
    return {
        "character": t.board.kind_ids[t.players[seat].bid],
        "die": int(least_die(t, seat, fights[card])),
    }


def lay_words(t: Tabletop, eye: i64, kind: int) -> Words:
    """An auxiliary and what the total is with it."""
    words: Words = {"auxiliary": t.board.auxiliary_ids[kind]}
    words["adds"] = whole(values.help_value(t, piles.ONE[kind]))
    if eye < t.seats and 0 <= t.players[eye].bid < HIDDEN and t.open:
        words["total"] = whole(values.total(t, eye) + values.help_value(t, piles.ONE[kind]))
        words["highest"] = whole(values.highest(t))
    return words


def tile_words(sight: Sight, action: int) -> Words:
    """A hippo tile, or no more of them, and the sum that this makes in the tie."""
    question = sight.question()
    t = sight.state
    assert isinstance(t, Tabletop)
    words: Words = {"tile": action - TILE} if action < ENOUGH else {}
    if question < 0 or kind_of(question) not in (TILES, TILES_ON, RAISE, RAISE_ON):
        return words
    laid = t.players[sight.eye].committed + ties.chosen(question)
    return words | {"sum": int(ties.strength(laid)) + int(words.get("tile", 0))}
