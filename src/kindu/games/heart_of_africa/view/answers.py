"""Answers, facts and reasons of Heart of Africa by name: what their numbers mean."""

from mypy_extensions import i64

from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import Fact, b_of, kind_of
from kindu.games.heart_of_africa import terrain
from kindu.games.heart_of_africa.actions import (
    CLAIM,
    DRAW_TERRAIN,
    DRAW_TICKETS,
    DRAW_TRAIN,
    ENOUGH,
    KEEPING,
    NUM_ACTIONS,
    PASS,
    PAY,
    TAKE_TERRAIN,
)
from kindu.games.heart_of_africa.board.board import Board
from kindu.games.heart_of_africa.flow import HeartOfAfrica
from kindu.games.heart_of_africa.kinds import KEEP_ON
from kindu.games.heart_of_africa.network import completed
from kindu.games.heart_of_africa.scoring import IN_SHEET
from kindu.games.heart_of_africa.state.state import Tabletop
from kindu.games.heart_of_africa.tickets import KEPT, in_deck
from kindu.games.heart_of_africa.view.claims import Words, claim_words, link_words
from kindu.games.piles import count, total

# What a, b and c of a fact mean, by rule; a name listed in `word_for` is put into words.
FACTS: dict[str, tuple[str, ...]] = {
    "HA-SETUP-02": ("card",),
    "HA-SETUP-04": ("terrain",),
    "HA-SETUP-05": ("terrain", "slot"),
    "HA-DRAW-02": ("card",),
    "HA-DRAW-03": ("terrain",),
    "HA-DRAW-04": ("card", "slot"),
    "HA-DRAW-14": ("terrain", "slot"),
    "HA-DRAW-08": ("card",),
    "HA-DRAW-11": ("cards",),
    "HA-TERRAIN-01": ("terrain",),
    "HA-TERRAIN-05": ("cards",),
    "HA-TERRAIN-10": ("track", "cards", "locomotives"),
    "HA-CLAIM-08": ("track", "card", "locomotives"),
    "HA-TICKET-01": ("tickets",),
    "HA-TICKET-03": ("kept", "returned"),
    "HA-TICKET-04": ("ticket",),
    "HA-SCORE-02": ("ticket",),
}

# What b, c and d mean in a line of the score sheet.
SHEET: dict[str, tuple[str, ...]] = {
    "HA-SCORE-01": ("tracks", "printed", "doubled"),
    "HA-SCORE-02": ("completed", "missed", "gained"),
}

# The same for the facts of `why_not`.
REASONS: dict[str, tuple[str, ...]] = {
    "HA-SETUP-06": ("least",),
    "HA-SETUP-07": ("least",),
    "HA-DRAW-02": ("card",),
    "HA-DRAW-03": ("terrain",),
    "HA-DRAW-12": ("pile",),
    "HA-CLAIM-03": ("track", "missing"),
    "HA-CLAIM-04": ("track", "card", "missing"),
    "HA-CLAIM-05": ("track", "missing"),
    "HA-CLAIM-06": ("track",),
    "HA-CLAIM-09": ("track", "missing"),
    "HA-CLAIM-10": ("least", "most"),
    "HA-CLAIM-11": ("track", "card"),
    "HA-CLAIM-12": ("track",),
    "HA-DOUBLE-01": ("track",),
    "HA-DOUBLE-03": ("track",),
    "HA-TERRAIN-12": ("terrain", "missing"),
    "HA-TERRAIN-13": ("terrain", "missing"),
    "HA-TERRAIN-21": ("least", "most"),
    "HA-TICKET-01": ("least",),
    "HA-TICKET-03": ("ticket", "least"),
    "HA-TICKET-04": ("ticket",),
    "HA-TICKET-09": ("least",),
}
NOTHING = {"cards", "locomotives", "missing", "returned"}  # not named if there are none


def word_for(board: Board, name: str, number: int) -> str | int:
    """A number of a fact in the words of the board."""
    tables = {
        "card": board.colours,
        "terrain": board.terrain_ids,
        "track": board.track_ids,
        "ticket": board.ticket_ids,
        "pile": ["train", "terrain"],
        "slot": ["1", "2", "3", "4", "5"],
    }
    return tables[name][number] if name in tables else number


def fact_words(rules: Rules, fact: Fact) -> Words:
    """The numbers of a fact by name; the points of a ticket not completed are `lost`."""
    assert isinstance(rules, HeartOfAfrica)
    words = numbers_of(rules, fact, FACTS)
    if fact.points:
        words["points" if fact.points > 0 else "lost"] = abs(int(fact.points))
    if "track" in words:
        words |= paid_words(rules.board, words, int(fact.a))
    if fact.rule in SHEET and fact.a == IN_SHEET:
        numbers = [int(fact.b), int(fact.c), int(fact.d)]
        words |= dict(zip(SHEET[fact.rule], numbers, strict=True))
        if "gained" in words:
            words["forfeited"] = int(fact.d - fact.points)
    return words


def paid_words(board: Board, words: Words, track: int) -> Words:
    """How many cards of the colour a claim took, or which terrain doubled it."""
    if "card" not in words:
        return {"terrain": board.terrain_ids[board.track_terrain[track]]}
    cards = int(board.track_length[track]) - int(words.get("locomotives", 0))
    return {"cards": cards} if cards else {}


def why_words(rules: Rules, fact: Fact) -> Words:
    """The numbers of a fact of `why_not` by name."""
    return numbers_of(rules, fact, REASONS)


def numbers_of(rules: Rules, fact: Fact, names: dict[str, tuple[str, ...]]) -> Words:
    """The seat from 1, and a, b and c by their names."""
    assert isinstance(rules, HeartOfAfrica)
    numbers = [int(fact.a), int(fact.b), int(fact.c)]
    words: Words = {}
    if fact.seat >= 0:
        words["seat"] = int(fact.seat) + 1
    for name, number in zip(names.get(fact.rule, ()), numbers, strict=False):
        if number > 0 or (number == 0 and name not in NOTHING):
            words[name] = word_for(rules.board, name, number)
    return words


def answer_words(sight: Sight, action: int) -> Words:
    """A seat's answer by name, with its cost and result: {"verb": "claim", "track": ...}."""
    t = sight.state
    assert isinstance(t, Tabletop)
    assert 0 <= action < NUM_ACTIONS
    words: Words = {"verb": sight.rules.parts(action)[0]}
    if action == ENOUGH:
        words |= enough_words(sight)
    elif action >= KEEPING:
        words |= ticket_words(t, sight.eye, action - KEEPING)
    elif action >= PAY:
        words |= link_words(sight, action)
    elif action >= CLAIM:
        words |= claim_words(t, sight.eye, action - CLAIM)
    elif action != PASS:
        words |= draw_words(t, sight.eye, action)
    return words


def draw_words(t: Tabletop, eye: i64, action: int) -> Words:
    """A card or a deck; for terrain also how many this eye and the best opponent have."""
    board = t.board
    if action == DRAW_TICKETS:
        drawn, least = int(board.tickets_drawn), int(board.keep)
        return {"pile": "tickets", "most": drawn, "least": least, "deck": int(in_deck(t))}
    if action == DRAW_TERRAIN:
        return {"pile": "terrain", "deck": int(total(t.terrain_deck))}
    if action < DRAW_TRAIN:
        return {"card": board.colours[action]}
    if action == DRAW_TRAIN:
        return {"pile": "train", "deck": int(t.deck_size)}
    kind = action - TAKE_TERRAIN
    words: Words = {"terrain": board.terrain_ids[kind]}
    if eye < t.seats:
        words["own"] = int(count(t.players[eye].terrain, kind))
        words["rival"] = int(terrain.most_of_others(t, eye, kind))
    return words


def ticket_words(t: Tabletop, eye: i64, ticket: int) -> Words:
    """A ticket, and whether this eye's tracks already complete it."""
    words: Words = {"ticket": t.board.ticket_ids[ticket]}
    done = eye < t.seats and completed(t.board, t.players[eye], ticket)
    return words | ({"done": 1} if done else {})


def enough_words(sight: Sight) -> Words:
    """How many tickets would be kept."""
    question = sight.question()
    if question < 0 or kind_of(question) != KEEP_ON:
        return {}
    return {"kept": int(b_of(question) & KEPT).bit_count()}
