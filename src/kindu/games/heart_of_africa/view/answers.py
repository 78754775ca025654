"""Answers, facts and reasons of Heart of Africa by name: what their numbers mean."""

from mypy_extensions import i64

from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.core.words import Fact, a_of, b_of, kind_of
from kindu.games.heart_of_africa import claim, terrain
from kindu.games.heart_of_africa.actions import (
    AS_TERRAIN,
    CLAIM,
    DRAW_TERRAIN,
    DRAW_TICKETS,
    DRAW_TRAIN,
    ENOUGH,
    KEEPING,
    NUM_ACTIONS,
    PASS,
    PAY,
    PLAIN,
    TAKE_TERRAIN,
    WITH,
)
from kindu.games.heart_of_africa.board.board import Board
from kindu.games.heart_of_africa.board.numbers import LOCOMOTIVE
from kindu.games.heart_of_africa.flow import HeartOfAfrica
from kindu.games.heart_of_africa.kinds import COLOUR, DOUBLING, KEEP_ON, LOCOMOTIVES, WILD
from kindu.games.heart_of_africa.network import completed, completed_tickets, connect
from kindu.games.heart_of_africa.state.state import Tabletop
from kindu.games.heart_of_africa.tickets import KEPT, in_deck
from kindu.games.heart_of_africa.view.board import track_colour
from kindu.games.piles import count, total

Words = dict[str, str | int]

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
    """The numbers of a fact by name; points of an uncompleted ticket are `lost`."""
    assert isinstance(rules, HeartOfAfrica)
    words = numbers_of(rules, fact, FACTS)
    if fact.points:
        words["points" if fact.points > 0 else "lost"] = abs(int(fact.points))
    if "track" in words:
        words |= paid_words(rules.board, words, int(fact.a))
    return words


def paid_words(board: Board, words: Words, track: int) -> Words:
    """How many cards of the colour a claim took, or of which terrain the doubling was."""
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
    """A seat's answer by name, with what it costs and brings: {"verb": "claim", "track": ...}."""
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
    """A card or a deck; of terrain also how many lie before this eye and the best other player."""
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


def claim_words(t: Tabletop, eye: i64, track: int) -> Words:
    """What a track asks for and brings, and for this eye what doubling it would take."""
    board = t.board
    words: Words = {
        "track": board.track_ids[track],
        "a": board.stop_ids[board.track_a[track]],
        "b": board.stop_ids[board.track_b[track]],
        "length": int(board.track_length[track]),
        "colour": track_colour(board, track),
        "points": int(board.track_points[track]),
    }
    if board.track_locomotives[track]:
        words["symbols"] = int(board.track_locomotives[track])
    if eye < t.seats and claim.payable(t, t.players[eye], track):
        words |= gain_words(t, eye, track)
    return words


def gain_words(t: Tabletop, eye: i64, track: int) -> Words:
    """The fewest locomotives that pay, points when doubled and locomotives for it, tickets."""
    words: Words = {}
    player = t.players[eye]
    fewest = least_paid(t, eye, track)
    if fewest:
        words["locomotives"] = fewest
    spare = count(player.hand, LOCOMOTIVE) - fewest
    wild = terrain.fewest_wild(t, eye, track)
    if wild <= terrain.most_wild(t, eye, track, spare):
        words["double"] = doubled(t, track)
        words["wild"] = int(wild)
    after = player.copy()
    connect(after, t.board.track_a[track], t.board.track_b[track])
    done = completed_tickets(t.board, after) - completed_tickets(t.board, player)
    return words | ({"completes": int(done)} if done else {})


def least_paid(t: Tabletop, eye: i64, track: int) -> int:
    """The fewest locomotives in a set that pays for this track."""
    player = t.players[eye]
    out = t.rules.buffer()
    claim.colour_options(t, player, track, out)
    sets = [action - PAY for action in out.actions()]
    length = int(t.board.track_length[track])
    return min(
        int(claim.fewest_locomotives(t, player, track, card)) if card != LOCOMOTIVE else length
        for card in sets
    )


def doubled(t: Tabletop, track: int) -> int:
    """The points of a track when it is doubled."""
    return int(t.board.track_points[track] * t.board.multiplier)


def link_words(sight: Sight, action: int) -> Words:
    """A later answer of a claim; what it costs and brings is named while that is asked."""
    question = sight.question()
    t = sight.state
    assert isinstance(t, Tabletop)
    kind = kind_of(question) if question >= 0 else 0
    track = int(a_of(question))
    if action < WITH:
        words: Words = {"card": t.board.colours[action - PAY]}
        return words | (colour_words(t, sight.eye, track, action - PAY) if kind == COLOUR else {})
    if action < PLAIN:
        words = {"locomotives": action - WITH}
        if kind == LOCOMOTIVES:
            words["card"] = t.board.colours[b_of(question)]
            words["cards"] = int(t.board.track_length[track]) - (action - WITH)
        return words
    if action < AS_TERRAIN:
        return doubling_words(t, sight.eye, question, action) if kind == DOUBLING else {}
    words = {"locomotives": action - AS_TERRAIN}
    if kind == WILD:
        words["cards"] = int(terrain.own_cards(t, track, action - AS_TERRAIN))
        words["terrain"] = t.board.terrain_ids[t.board.track_terrain[track]]
        words["points"] = doubled(t, track)
    return words


def colour_words(t: Tabletop, eye: i64, track: int, card: int) -> Words:
    """How many cards of this colour are in hand, and the locomotives that go with them."""
    player = t.players[eye]
    length = int(t.board.track_length[track])
    if card == LOCOMOTIVE:
        return {"cards": length, "have": int(count(player.hand, card))}
    return {
        "length": length,
        "have": int(count(player.hand, card)),
        "least": int(claim.fewest_locomotives(t, player, track, card)),
        "most": int(claim.most_locomotives(t, player, track)),
    }


def doubling_words(t: Tabletop, eye: i64, question: i64, action: int) -> Words:
    """Points without doubling, or those with it and its price in cards and locomotives."""
    track = int(a_of(question))
    if action == PLAIN:
        return {"points": int(t.board.track_points[track])}
    spare = claim.spare_locomotives(t.players[eye], b_of(question))
    return {
        "points": doubled(t, track),
        "price": int(t.board.track_price[track]),
        "terrain": t.board.terrain_ids[t.board.track_terrain[track]],
        "least": int(terrain.fewest_wild(t, eye, track)),
        "most": int(terrain.most_wild(t, eye, track, spare)),
    }


def ticket_words(t: Tabletop, eye: i64, ticket: int) -> Words:
    """A ticket, and whether this eye's tracks complete it already."""
    words: Words = {"ticket": t.board.ticket_ids[ticket]}
    done = eye < t.seats and completed(t.board, t.players[eye], ticket)
    return words | ({"done": 1} if done else {})


def enough_words(sight: Sight) -> Words:
    """How many tickets are kept then."""
    question = sight.question()
    if question < 0 or kind_of(question) != KEEP_ON:
        return {}
    return {"kept": int(b_of(question) & KEPT).bit_count()}
