"""HA-CLAIM: action B, claiming a route; HA-DOUBLE: double routes."""

from typing import Final

from mypy_extensions import i64

from kindu.core.words import BIT, Options, a_of, ask, b_of, kind_of, seat_of, step
from kindu.games.heart_of_africa import terrain
from kindu.games.heart_of_africa.actions import AS_TERRAIN, CLAIM, DOUBLED, PAY, PLAIN, WITH
from kindu.games.heart_of_africa.board.board import Board
from kindu.games.heart_of_africa.board.numbers import COLOURS, GREY, LOCOMOTIVE, TRACKS
from kindu.games.heart_of_africa.kinds import COLOUR, DOUBLING, LOCOMOTIVES, PILES, WILD
from kindu.games.heart_of_africa.network import connect
from kindu.games.heart_of_africa.rows import TERRAINS_TOO, TRAINS
from kindu.games.heart_of_africa.state.state import LOW, Player, Tabletop
from kindu.games.piles import ONE, count

NO_DOUBLING: Final = -1


def is_open(t: Tabletop, player: Player, track: i64) -> bool:
    """HA-DOUBLE-01, HA-DOUBLE-02, HA-DOUBLE-03: free, and its twin does not close it."""
    if t.taken(track):
        return False
    twin = t.board.track_twin[track]
    if twin < 0 or not t.taken(twin):
        return True
    return t.seats > 3 and not player.owns(twin)


def fewest_locomotives(t: Tabletop, player: Player, track: i64, colour: i64) -> i64:
    """HA-CLAIM-09: as many as the ferry asks for, and enough to make up for missing cards."""
    lacking = t.board.track_length[track] - count(player.hand, colour)
    return max(t.board.track_locomotives[track], lacking)


def pays(t: Tabletop, player: Player, track: i64, colour: i64) -> bool:
    """HA-CLAIM-06, HA-CLAIM-11: the hand has a set of this colour, with locomotives if need be."""
    fewest = fewest_locomotives(t, player, track, colour)
    have = count(player.hand, LOCOMOTIVE)
    return fewest <= have and fewest < t.board.track_length[track]  # at least one card of it


def best_colour(hand: i64) -> i64:
    """How many cards the most common colour has."""
    best: i64 = 0
    for colour in range(COLOURS):
        best = max(best, count(hand, colour))
    return best


def pays_for(board: Board, hand: i64, best: i64, track: i64) -> bool:
    """Whether some set in the hand pays for the track: a colour and all locomotives together."""
    colour = board.track_colour[track]
    locomotives = count(hand, LOCOMOTIVE)
    cards = best if colour == GREY else count(hand, colour)
    if board.track_locomotives[track] > locomotives:
        return False
    return cards + locomotives >= board.track_length[track]


def payable(t: Tabletop, player: Player, track: i64) -> bool:
    """The same for a player."""
    return pays_for(t.board, player.hand, best_colour(player.hand), track)


def track_options(t: Tabletop, seat: i64, out: Options) -> None:
    """HA-CLAIM-01, HA-CLAIM-02, HA-CLAIM-03: any open track that can be paid and filled."""
    player = t.players[seat]
    board = t.board
    hand = player.hand
    best = best_colour(hand)
    length = board.track_length
    trains = player.trains
    for track in range(TRACKS):
        fits = length[track] <= trains and pays_for(board, hand, best, track)
        if fits and is_open(t, player, track):
            out.add(CLAIM + track)


def colour_options(t: Tabletop, player: Player, track: i64, out: Options) -> None:
    """HA-CLAIM-04, HA-CLAIM-05: the colour printed, any one for grey, or locomotives only."""
    printed = t.board.track_colour[track]
    for colour in range(COLOURS):
        if printed in (GREY, colour) and pays(t, player, track, colour):
            out.add(PAY + colour)
    if count(player.hand, LOCOMOTIVE) >= t.board.track_length[track]:
        out.add(PAY + LOCOMOTIVE)


def most_locomotives(t: Tabletop, player: Player, track: i64) -> i64:
    """HA-CLAIM-10: all in the hand, but a set with a colour has at least one card of it."""
    return min(count(player.hand, LOCOMOTIVE), t.board.track_length[track] - 1)


def link_options(t: Tabletop, question: i64, out: Options) -> None:
    """The options of the later questions of a claim."""
    player = t.players[seat_of(question)]
    track = a_of(question)
    kind = kind_of(question)
    if kind == COLOUR:
        colour_options(t, player, track, out)
    elif kind == LOCOMOTIVES:
        first = fewest_locomotives(t, player, track, b_of(question))
        for n in range(first, most_locomotives(t, player, track) + 1):
            out.add(WITH + n)
    else:
        spare = spare_locomotives(player, b_of(question))
        fewest = terrain.fewest_wild(t, seat_of(question), track)
        most = terrain.most_wild(t, seat_of(question), track, spare)
        if kind == WILD:
            for n in range(fewest, most + 1):
                out.add(AS_TERRAIN + n)
        else:
            out.add(PLAIN)
            if fewest <= most:
                out.add(DOUBLED)


def spare_locomotives(player: Player, paid: i64) -> i64:
    """HA-TERRAIN-16: a locomotive in the set can't be played as terrain, too."""
    return count(player.hand, LOCOMOTIVE) - paid // 16


def choose_track(t: Tabletop, question: i64, track: i64) -> None:
    """Begin a claim. All its questions are asked, even those with a single answer.

    Otherwise the number of questions would depend on the hand, and so would the moment when others
    see the claim.
    """
    t.link(question, ask(COLOUR, seat_of(question), track))


def answer_link(t: Tabletop, question: i64, action: i64) -> None:
    """The next question of a claim, or the claim itself.

    b of a question holds what is paid: the colour plus sixteen times the locomotives in the set.
    """
    seat = seat_of(question)
    track = a_of(question)
    paid = b_of(question)
    kind = kind_of(question)
    if kind == COLOUR and action == PAY + LOCOMOTIVE:
        length = t.board.track_length[track]
        t.link(question, ask(DOUBLING, seat, track, LOCOMOTIVE + length * 16))
    elif kind == COLOUR:
        t.link(question, ask(LOCOMOTIVES, seat, track, action - PAY))
    elif kind == LOCOMOTIVES:
        t.link(question, ask(DOUBLING, seat, track, paid + (action - WITH) * 16))
    elif action == DOUBLED:
        t.link(question, ask(WILD, seat, track, paid))
    else:
        t.unlink()
        wild = NO_DOUBLING if action == PLAIN else action - AS_TERRAIN
        claim(t, seat, track, paid % 16, paid // 16, wild)


def claim(t: Tabletop, seat: i64, track: i64, colour: i64, locomotives: i64, wild: i64) -> None:
    """HA-CLAIM-12: cards to the discards, trains on the track, for good."""
    player = t.players[seat]
    length = t.board.track_length[track]
    changed = TRAINS if wild == NO_DOUBLING else TRAINS | TERRAINS_TOO
    t.tell("HA-TURN-01", seat)
    t.redeals = 0
    t.passes = 0  # if somebody had to pass, there is nothing to draw, so only a claim can follow
    t.push(step(PILES, changed))
    if colour != LOCOMOTIVE:
        play_cards(t, player, colour, length - locomotives)
    play_cards(t, player, LOCOMOTIVE, locomotives)
    player.trains -= length
    if track < LOW:
        player.low |= BIT[track]
        t.low |= BIT[track]
    else:
        player.high |= BIT[track - LOW]
        t.high |= BIT[track - LOW]
    connect(player, t.board.track_a[track], t.board.track_b[track])
    score(t, seat, track, colour, locomotives)
    if wild != NO_DOUBLING:
        terrain.double_points(t, seat, track, wild)
        play_cards(t, player, LOCOMOTIVE, wild)


def play_cards(t: Tabletop, player: Player, kind: i64, n: i64) -> None:
    """HA-CLAIM-07: to the discard pile; less of the hand is then publicly known (HA-INFO-02)."""
    player.hand -= n * ONE[kind]
    player.cards -= n
    player.known -= min(n, count(player.known, kind)) * ONE[kind]
    t.discard += n * ONE[kind]


def score(t: Tabletop, seat: i64, track: i64, colour: i64, locomotives: i64) -> None:
    """HA-CLAIM-08: points by length, at once."""
    points = t.board.track_points[track]
    t.players[seat].points += points
    t.tell("HA-CLAIM-08", seat, track, colour, locomotives, 0, points * t.rules.unit)
