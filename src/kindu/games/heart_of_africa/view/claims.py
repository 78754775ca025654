"""The words of a claim in Heart of Africa: a track, what pays for it, and what doubling takes.

`sets` and `ways` put several payments into one word, each as cards + locomotives.
"""

from mypy_extensions import i64

from kindu.core.sight import Sight
from kindu.core.words import a_of, b_of, kind_of
from kindu.games.heart_of_africa import claim, terrain
from kindu.games.heart_of_africa.actions import AS_TERRAIN, PAY, PLAIN, WITH
from kindu.games.heart_of_africa.board.numbers import LOCOMOTIVE
from kindu.games.heart_of_africa.kinds import COLOUR, DOUBLING, LOCOMOTIVES, WILD
from kindu.games.heart_of_africa.network import completed_tickets, connect
from kindu.games.heart_of_africa.state.state import Tabletop
from kindu.games.heart_of_africa.view.board import track_colour
from kindu.games.piles import count

Words = dict[str, str | int]


def claim_words(t: Tabletop, eye: i64, track: int) -> Words:
    """What a track costs and scores, and what this eye would need to double it."""
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
    """The fewest locomotives that pay; points and locomotives for doubling; tickets completed."""
    words: Words = {}
    player = t.players[eye]
    fewest = least_paid(t, eye, track)
    if fewest:
        words["locomotives"] = fewest
    spare = int(count(player.hand, LOCOMOTIVE)) - fewest
    if spare:
        words["spare"] = spare
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
    """A later answer of a claim, with its cost and result while that is the question."""
    question = sight.question()
    t = sight.state
    assert isinstance(t, Tabletop)
    kind = kind_of(question) if question >= 0 else 0
    track = int(a_of(question))
    if action < WITH:
        words: Words = {"card": t.board.colours[action - PAY]}
        return words | (colour_words(t, sight.eye, track, action - PAY) if kind == COLOUR else {})
    if action < PLAIN:
        number = action - WITH
        if kind == LOCOMOTIVES:
            return set_words(t, track, int(b_of(question)), number)
        return {"locomotives": number}
    if action < AS_TERRAIN:
        return doubling_words(t, sight.eye, question, action) if kind == DOUBLING else {}
    words = {"locomotives": action - AS_TERRAIN}
    if kind == WILD:
        words["cards"] = int(terrain.own_cards(t, track, action - AS_TERRAIN))
        words["terrain"] = t.board.terrain_ids[t.board.track_terrain[track]]
        words["points"] = doubled(t, track)
    return words


def colour_words(t: Tabletop, eye: i64, track: int, card: int) -> Words:
    """How many cards of this colour are in hand, and the sets they make with locomotives."""
    player = t.players[eye]
    length = int(t.board.track_length[track])
    have = int(count(player.hand, card))
    if card == LOCOMOTIVE:
        return {"cards": length, "have": have, "sets": f"0+{length}"}
    least = int(claim.fewest_locomotives(t, player, track, card))
    most = int(claim.most_locomotives(t, player, track))
    sets = [f"{length - n}+{n}" for n in range(least, most + 1)]
    return {"length": length, "have": have, "least": least, "most": most, "sets": " ".join(sets)}


def doubling_words(t: Tabletop, eye: i64, question: i64, action: int) -> Words:
    """The set, and the points without doubling, or with doubling and the ways to pay for it."""
    track, paid = int(a_of(question)), int(b_of(question))
    words = set_words(t, track, paid % 16, paid // 16)
    if action == PLAIN:
        return words | {"points": int(t.board.track_points[track])}
    spare = claim.spare_locomotives(t.players[eye], paid)
    least = int(terrain.fewest_wild(t, eye, track))
    most = int(terrain.most_wild(t, eye, track, spare))
    ways = [f"{terrain.own_cards(t, track, n)}+{n}" for n in range(least, most + 1)]
    return words | {
        "points": doubled(t, track),
        "price": int(t.board.track_price[track]),
        "terrain": t.board.terrain_ids[t.board.track_terrain[track]],
        "least": least,
        "most": most,
        "ways": " ".join(ways),
    }


def set_words(t: Tabletop, track: int, card: int, locomotives: int) -> Words:
    """The set that pays for a track: cards of a colour, and locomotives."""
    cards = int(t.board.track_length[track]) - locomotives
    return {"card": t.board.colours[card], "cards": cards, "locomotives": locomotives}
