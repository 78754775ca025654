"""Why an answer is not legal: the rules that forbid it, with what is missing."""

from mypy_extensions import i64

from kindu.core.words import BIT, OPEN, Fact, a_of, b_of, flags_of, kind_of, seat_of
from kindu.games.heart_of_africa import claim, terrain
from kindu.games.heart_of_africa.actions import (
    AS_TERRAIN,
    CLAIM,
    DOUBLED,
    DRAW_TERRAIN,
    DRAW_TICKETS,
    DRAW_TRAIN,
    ENOUGH,
    KEEPING,
    NUM_ACTIONS,
    PASS,
    PAY,
    PLAIN,
    TAKE,
    TAKE_TERRAIN,
    WITH,
)
from kindu.games.heart_of_africa.board.numbers import GREY, LOCOMOTIVE
from kindu.games.heart_of_africa.kinds import (
    COLOUR,
    DOUBLING,
    KEEP,
    KEEP_ON,
    LOCOMOTIVES,
    SECOND,
    TURN,
    WILD,
)
from kindu.games.heart_of_africa.state.state import Tabletop
from kindu.games.heart_of_africa.tickets import last_named, offered_set
from kindu.games.piles import count


def reasons(t: Tabletop, question: i64, action: i64) -> list[Fact]:
    """One fact or more against an answer that is not among the options."""
    kind = kind_of(question)
    seat = seat_of(question)
    if action >= NUM_ACTIONS:
        return [Fact("", seat, action)]
    if kind == TURN:
        return against_action(t, seat, action)
    if kind == SECOND:
        return against_second(t, seat, action)
    if kind in (KEEP, KEEP_ON):
        return against_keeping(t, question, seat, action)
    return against_link(t, question, seat, action)


def against_action(t: Tabletop, seat: i64, action: i64) -> list[Fact]:
    """What is impossible now, or does not begin a turn."""
    if action <= DRAW_TERRAIN:
        return against_drawing(seat, action)
    if action == DRAW_TICKETS:
        return [Fact("HA-TICKET-08", seat)]
    if action == PASS:
        return [Fact("HA-TURN-03", seat)]
    if action < PAY:
        return against_claiming(t, seat, action - CLAIM)
    return [Fact("HA-TURN-01", seat)]


def against_second(t: Tabletop, seat: i64, action: i64) -> list[Fact]:
    """It has to be a card, but not an open locomotive."""
    if action > DRAW_TERRAIN:
        return [Fact("HA-DRAW-13", seat)]
    if action == TAKE + LOCOMOTIVE and has(t, LOCOMOTIVE):
        return [Fact("HA-DRAW-06", seat)]
    return against_drawing(seat, action)


def against_drawing(seat: i64, action: i64) -> list[Fact]:
    """A card that is not there, or an empty deck."""
    if action in (DRAW_TRAIN, DRAW_TERRAIN):
        return [Fact("HA-DRAW-12", seat, 1 if action == DRAW_TERRAIN else 0)]
    if action < DRAW_TRAIN:
        return [Fact("HA-DRAW-02", seat, action - TAKE)]
    return [Fact("HA-DRAW-03", seat, action - TAKE_TERRAIN)]


def has(t: Tabletop, kind: i64) -> bool:
    """Whether an open train card is of this kind."""
    for item in t.row:
        if item == kind:
            return True
    return False


def against_claiming(t: Tabletop, seat: i64, track: i64) -> list[Fact]:
    """Taken or closed by its twin, for good; otherwise too few trains and too few cards."""
    player = t.players[seat]
    if t.taken(track):
        return [Fact("HA-CLAIM-12", seat, track)]
    if not claim.is_open(t, player, track):
        twin = t.board.track_twin[track]
        return [Fact("HA-DOUBLE-01" if player.owns(twin) else "HA-DOUBLE-03", seat, track)]
    against: list[Fact] = []
    missing = t.board.track_length[track] - player.trains
    if missing > 0:
        against.append(Fact("HA-CLAIM-03", seat, track, missing))
    if not claim.payable(t, player, track):
        against.append(against_payment(t, seat, track))
    return against


def against_payment(t: Tabletop, seat: i64, track: i64) -> Fact:
    """Which cards are missing: locomotives of a ferry, or cards of the colour."""
    player = t.players[seat]
    have = count(player.hand, LOCOMOTIVE)
    symbols = t.board.track_locomotives[track] - have
    if symbols > 0:
        return Fact("HA-CLAIM-09", seat, track, symbols)
    colour = t.board.track_colour[track]
    length = t.board.track_length[track]
    if colour != GREY:
        return Fact("HA-CLAIM-04", seat, track, colour, length - have - count(player.hand, colour))
    best: i64 = 0
    for kind in range(LOCOMOTIVE):
        best = max(best, count(player.hand, kind))
    return Fact("HA-CLAIM-05", seat, track, length - have - best)


def against_keeping(t: Tabletop, question: i64, seat: i64, action: i64) -> list[Fact]:
    """Not on offer, named before, too few, or no choice of tickets at all."""
    least = a_of(question)
    first = flags_of(question) & OPEN != 0
    if action < KEEPING:
        return [Fact("HA-SETUP-07" if first else "HA-TICKET-09", seat, least)]
    ticket = action - KEEPING
    if action != ENOUGH and not offered_set(t.players[seat]) & BIT[ticket]:
        return [Fact("HA-TICKET-04", seat, ticket)]
    if action != ENOUGH and ticket <= last_named(question):
        return [Fact("HA-TICKET-03", seat, ticket, least)]
    return [Fact("HA-SETUP-06" if first else "HA-TICKET-01", seat, least)]


def against_link(t: Tabletop, question: i64, seat: i64, action: i64) -> list[Fact]:
    """The later questions of a claim."""
    kind = kind_of(question)
    if kind == COLOUR and PAY <= action < WITH:
        return [against_colour(t, seat, a_of(question), action - PAY)]
    if kind == LOCOMOTIVES and WITH <= action < PLAIN:
        return [against_locomotives(t, seat, a_of(question), b_of(question))]
    if kind == DOUBLING and action == DOUBLED:
        return against_doubling(t, seat, a_of(question), b_of(question))
    if kind == WILD and AS_TERRAIN <= action < KEEPING:
        return [against_wild(t, seat, a_of(question), b_of(question))]
    return [Fact("HA-TURN-01", seat)]


def against_colour(t: Tabletop, seat: i64, track: i64, colour: i64) -> Fact:
    """Too few locomotives, or a colour that is not the printed one, not in hand, or too scarce."""
    player = t.players[seat]
    printed = t.board.track_colour[track]
    if colour == LOCOMOTIVE:
        return Fact("HA-CLAIM-06", seat, track)
    if printed not in (GREY, colour):
        return Fact("HA-CLAIM-04", seat, track, printed, 0)
    if count(player.hand, colour) == 0:
        return Fact("HA-CLAIM-11", seat, track, colour)
    missing = claim.fewest_locomotives(t, player, track, colour) - count(player.hand, LOCOMOTIVE)
    return Fact("HA-CLAIM-05", seat, track, missing)


def against_locomotives(t: Tabletop, seat: i64, track: i64, colour: i64) -> Fact:
    """The numbers of locomotives that a set of this colour may have."""
    player = t.players[seat]
    fewest = claim.fewest_locomotives(t, player, track, colour)
    return Fact("HA-CLAIM-10", seat, fewest, claim.most_locomotives(t, player, track))


def against_doubling(t: Tabletop, seat: i64, track: i64, paid: i64) -> list[Fact]:
    """Another player has more of this terrain, or the price can't be paid: how many are missing."""
    kind = t.board.track_terrain[track]
    player = t.players[seat]
    have = count(player.terrain, kind) + claim.spare_locomotives(player, paid)
    against: list[Fact] = []
    lead = terrain.most_of_others(t, seat, kind) - have
    if lead > 0:
        against.append(Fact("HA-TERRAIN-13", seat, kind, lead))
    price = t.board.track_price[track] - have
    if price > 0:
        against.append(Fact("HA-TERRAIN-12", seat, kind, price))
    return against


def against_wild(t: Tabletop, seat: i64, track: i64, paid: i64) -> Fact:
    """The numbers of locomotives that may be played as terrain."""
    spare = claim.spare_locomotives(t.players[seat], paid)
    fewest = terrain.fewest_wild(t, seat, track)
    return Fact("HA-TERRAIN-21", seat, fewest, terrain.most_wild(t, seat, track, spare))
