"""HA-TICKET: action C, drawing tickets; the first tickets are chosen by all at the same time."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from kindu.core.words import (
    BIT,
    CHANCE,
    LINK,
    OPEN,
    Options,
    a_of,
    ask,
    b_of,
    flags_of,
    seat_of,
    step,
)
from kindu.games.heart_of_africa.actions import ENOUGH, KEEPING, OFFER
from kindu.games.heart_of_africa.kinds import KEEP, KEEP_ON, OFFERED, TICKET
from kindu.games.heart_of_africa.state.state import BATCH, SIX, UNKNOWN, Player, Tabletop

KEPT: Final = 15  # in b of a link: which of the four are kept so far


def in_deck(t: Tabletop) -> i64:
    """How many tickets the deck has, those returned to it included."""
    return t.undealt_size + len(t.queue)


def deal(t: Tabletop, seat: i64, amount: i64) -> None:
    """Tickets from the top, one by one."""
    t.new_batch(seat)
    for _ in range(amount):
        t.push(ask(TICKET, CHANCE, seat, 0, BIT[seat]))


def begin(t: Tabletop, seat: i64) -> None:
    """HA-TICKET-01, HA-TICKET-02, HA-TICKET-09: four, or as many as there are; no undoing it."""
    amount = min(t.board.tickets_drawn, in_deck(t))
    t.tell("HA-TICKET-01", seat, amount)
    t.push(step(OFFERED, seat))
    deal(t, seat, amount)


def ticket_options(t: Tabletop, out: Options) -> None:
    """HA-TICKET-10: tickets never dealt come first, then those returned, in order."""
    if t.undealt_size > 0:
        out.add_even(OFFER, t.undealt)
    else:
        out.add_odds(OFFER + (t.queue[0] & UNKNOWN), 1)


def offer(t: Tabletop, seat: i64, ticket: i64) -> None:
    """A player who returned a ticket knows who gets it now (HA-INFO-05)."""
    if t.undealt_size > 0:
        t.undealt &= ~BIT[ticket]
        t.undealt_size -= 1
    else:
        leave_batch(t, seat, (t.queue[0] >> SIX) * BATCH, ticket)
        t.queue = t.queue[1:]
    player = t.players[seat]
    player.aware |= BIT[ticket]
    player.offer |= ticket << SIX * player.offered
    player.offered += 1
    t.batches[len(t.batches) - BATCH + 2] |= BIT[ticket]


def leave_batch(t: Tabletop, seat: i64, at: i64, ticket: i64) -> None:
    """A returned ticket is drawn again; its owner and the drawer know which one.

    Others may have known that some tickets were in that batch. They can't tell whether this is
    one of them, so they no longer know about any.
    """
    for other in range(t.seats):
        if other != seat and other != t.batches[at]:
            t.players[other].aware &= ~t.batches[at + 2]
    t.batches[at + 2] &= ~BIT[ticket]


def ask_to_keep(t: Tabletop, seat: i64, least: i64, flags: i64) -> None:
    """D1, D10: which tickets to keep; only the seat may see the answer."""
    t.push(ask(KEEP, seat, least, 0, BIT[seat], flags))


def keep_options(t: Tabletop, question: i64, out: Options) -> None:
    """Tickets are named in order, so that every choice can be written in only one way."""
    player = t.players[seat_of(question)]
    least = a_of(question)
    kept = b_of(question) & KEPT
    chosen = bits(kept)
    above = offered_set(player) & ~(BIT[last_named(question) + 1] - 1)
    left = bits(above)
    rest = above
    while rest:
        ticket = lowest(rest)
        if chosen + left >= least:
            out.add(KEEPING + ticket)
        left -= 1
        rest &= rest - 1
    if chosen >= least:
        out.add(ENOUGH)


def last_named(question: i64) -> i64:
    """The ticket named last in this choice; -1 at its beginning."""
    return (b_of(question) >> 4) - 1


def offered_set(player: Player) -> i64:
    """The tickets on offer as a set."""
    found: i64 = 0
    for n in range(player.offered):
        found |= BIT[player.offer_at(n)]
    return found


def bits(items: i64) -> i64:
    """The size of a set."""
    n: i64 = 0
    while items:
        items &= items - 1
        n += 1
    return n


def lowest(items: i64) -> i64:
    """The lowest member of a set."""
    n: i64 = 0
    while not items & 1:
        items >>= 1
        n += 1
    return n


def keep(t: Tabletop, question: i64, action: i64) -> None:
    """One more ticket, or enough; the choice counts when it is complete."""
    seat = seat_of(question)
    player = t.players[seat]
    kept = b_of(question) & KEPT
    if action != ENOUGH:
        last = action - KEEPING
        for n in range(player.offered):
            if player.offer_at(n) == last:
                kept |= BIT[n]
        named = kept | last + 1 << 4
        following = ask(KEEP_ON, seat, a_of(question), named, BIT[seat], flags_of(question) & OPEN)
        out = t.rules.buffer()
        keep_options(t, following, out)
        if out.n > 1 or (out.n == 1 and out.items[0] != ENOUGH):
            t.link(question, following)
            return
    if flags_of(question) & LINK:
        t.unlink()
    chosen: i64 = 0
    for n in range(player.offered):
        if kept & BIT[n]:
            chosen |= BIT[player.offer_at(n)]
    if flags_of(question) & OPEN:
        player.choice = chosen
    else:
        settle_choice(t, seat, chosen)


def settle_choice(t: Tabletop, seat: i64, chosen: i64) -> None:
    """HA-TICKET-03, HA-TICKET-04: tickets are kept for good; the others go under the deck."""
    player = t.players[seat]
    batch = len(t.batches) - BATCH
    while t.batches[batch] != seat:
        batch -= BATCH
    for n in range(player.offered):
        ticket = player.offer_at(n)
        if chosen & BIT[ticket]:
            t.tell("HA-TICKET-04", seat, ticket, 0, 0, 0, 0, BIT[seat])
        else:
            t.queue = append(t.queue, batch // BATCH << SIX | ticket)
    kept = bits(chosen)
    t.batches[batch + 1] = kept
    t.batches[batch + 3] = chosen
    player.tickets |= chosen
    player.kept += kept
    t.tell("HA-TICKET-03", seat, kept, player.offered - kept)
    player.offer = 0
    player.offered = 0
    player.choice = 0
    t.revealed += 1


def return_first(t: Tabletop) -> None:
    """HA-SETUP-08: once all have chosen, seat by seat from the first player."""
    for n in range(t.seats):
        seat = (t.first + n) % t.seats
        settle_choice(t, seat, t.players[seat].choice)
