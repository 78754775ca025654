"""HA-INFO: what an eye can't know, and worlds that look the same to it."""

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.rng import Rng
from kindu.core.words import BIT, OPEN, flags_of, seat_of
from kindu.games.heart_of_africa.board.numbers import KINDS, TICKETS
from kindu.games.heart_of_africa.plan.suspects import Suspects, pick_ticket
from kindu.games.heart_of_africa.state.state import BATCH, SIX, UNKNOWN, Player, Tabletop
from kindu.games.piles import ONE, at_most, count, deal, share, total

ALL_TICKETS: i64 = BIT[TICKETS] - 1


def size(tickets: i64) -> i64:
    """How many tickets a set has."""
    n: i64 = 0
    while tickets:
        tickets &= tickets - 1
        n += 1
    return n


class Hidden(Tabletop):
    """The table with its secrets."""

    def conceal(self, eye: i64) -> "Tabletop":
        """HA-INFO-02, HA-INFO-03: only the openly taken cards of other hands are known.

        The concealed deck is the pool of all train cards that the eye can't see, and the undealt
        tickets are all those whose batch it does not know.
        """
        other = self.clone()
        other.take_agenda(self, eye)
        aware: i64 = self.players[eye].aware if eye < self.seats else 0
        for seat in range(self.seats):
            if seat != eye:
                conceal_player(other, other.players[seat], self.over())
        conceal_tickets(other, eye, aware)
        return other

    def guess(self, rng: Rng, forget: i64 = 0) -> "Tabletop":
        """A world that looks like this: hands and deck from the pool, tickets from the unknown."""
        other = self.clone()
        if forget:
            forget_cards(other, rng, forget)
        guess_cards(other, rng)
        guess_tickets(other, rng)
        return other


def conceal_player(t: Tabletop, player: Player, over: bool) -> None:
    """HA-TICKET-05: tickets are secret until the final scoring; hands stay secret even then."""
    t.deck += player.hand - player.known
    player.hand = player.known
    player.blind = 0
    player.offer = 0
    player.choice = 0
    player.aware = 0
    if not over:
        player.tickets = 0


def conceal_tickets(t: Tabletop, eye: i64, aware: i64) -> None:
    """HA-INFO-05: whoever returned tickets knows them; the others know only how many."""
    seen: i64 = 0
    for at in range(0, len(t.batches), BATCH):
        seat = t.batches[at]
        if seat != eye:
            t.batches[at + 3] &= t.players[seat].tickets
            t.batches[at + 2] &= aware | t.batches[at + 3]
        seen |= t.batches[at + 2]
    for i in range(len(t.queue)):
        batch = t.queue[i] >> SIX
        if t.batches[batch * BATCH] != eye:
            t.queue[i] = batch << SIX | UNKNOWN
    t.undealt = ALL_TICKETS & ~seen


def forget_cards(t: Tabletop, rng: Rng, forget: i64) -> None:
    """A weaker memory forgets where some of the cards are that others took openly."""
    for player in t.players:
        if total(player.hand) == player.cards:
            continue
        for kind in range(KINDS):
            for _ in range(count(player.known, kind)):
                if rng.below(1000) < forget:
                    player.known -= ONE[kind]
                    player.hand -= ONE[kind]
                    t.deck += ONE[kind]
                    t.fresh += ONE[kind]  # it may even be in the deck, as if drawn blind
                    player.blinds += 1


def guess_cards(t: Tabletop, rng: Rng) -> None:
    """HA-INFO-04: only cards that the present deck ever held can be in it; hands have the rest."""
    pool = t.deck
    able = t.fresh  # what the deck can hold
    for player in t.players:
        able -= player.blind
    t.deck = deal(at_most(pool, able), t.deck_size, rng)
    hidden = vec[i64]([player.cards - total(player.hand) for player in t.players])
    blind = vec[i64]([player.blinds - total(player.blind) for player in t.players])
    found = share(pool - t.deck, able - t.deck, hidden, blind, rng)
    for seat in range(t.seats):
        t.players[seat].hand += found[seat]
        t.players[seat].blind += found[t.seats + seat]


def guess_tickets(t: Tabletop, rng: Rng) -> None:
    """Each batch of another seat is filled from the unknown tickets and split.

    Kept tickets are likely to be those that the seat has built for; the rest may be any.
    """
    waiting = waiting_seats(t)
    for at in range(0, len(t.batches), BATCH):
        seat = t.batches[at]
        player = t.players[seat]
        queued = in_queue(t, at // BATCH)
        pending = at == pending_batch(t, seat) and player.offered > 0
        slots = t.batches[at + 1] + queued + (player.offered if pending else 0)
        if not pending:
            guess_kept(t, at, slots, rng)
        for _ in range(slots - size(t.batches[at + 2])):
            ticket = rng.pick_bit(t.undealt)
            t.undealt &= ~BIT[ticket]
            t.batches[at + 2] |= BIT[ticket]
        if pending and player.offer == 0:
            fill_offer(player, t.batches[at + 2], rng)
            if not waiting & BIT[seat]:
                player.choice = some(t.batches[at + 2], t.board.first_keep, rng)
        elif not pending:
            guess_queue(t, at, rng)
        player.aware |= t.batches[at + 2]


def guess_kept(t: Tabletop, at: i64, slots: i64, rng: Rng) -> None:
    """Guess which tickets of a batch were kept, if that is unknown."""
    player = t.players[t.batches[at]]
    unknown = t.batches[at + 1] - size(t.batches[at + 3])
    if unknown:
        odds = suspects_of(t).odds(player)
        for _ in range(unknown):
            choice = loose_tickets(t, at)
            if slots > size(t.batches[at + 2]):
                choice |= t.undealt
            ticket = pick_ticket(odds, choice, rng)
            t.undealt &= ~BIT[ticket]
            t.batches[at + 2] |= BIT[ticket]
            t.batches[at + 3] |= BIT[ticket]
    player.tickets |= t.batches[at + 3]


def guess_queue(t: Tabletop, at: i64, rng: Rng) -> None:
    """Guess where under the deck the tickets of a batch lie, if that is unknown."""
    loose = loose_tickets(t, at)
    for i in range(len(t.queue)):
        if t.queue[i] >> SIX == at // BATCH and t.queue[i] & UNKNOWN == UNKNOWN:
            ticket = rng.pick_bit(loose)
            loose &= ~BIT[ticket]
            t.queue[i] = at // BATCH << SIX | ticket


def loose_tickets(t: Tabletop, at: i64) -> i64:
    """The tickets that are known to be in a batch, but may or may not have been kept."""
    loose = t.batches[at + 2] & ~t.batches[at + 3]
    for entry in t.queue:
        if entry >> SIX == at // BATCH and entry & UNKNOWN != UNKNOWN:
            loose &= ~BIT[entry & UNKNOWN]
    return loose


def suspects_of(t: Tabletop) -> Suspects:
    """What is known about networks on this board."""
    found = t.board.suspects
    if found is None:
        found = Suspects(t.board)
        t.board.suspects = found
    assert isinstance(found, Suspects)
    return found


def waiting_seats(t: Tabletop) -> i64:
    """The seats that still have to choose tickets, or are choosing."""
    seats: i64 = 0
    for question in t.open_group():
        seats |= BIT[seat_of(question)]
    if t.depth > 0 and not flags_of(t.question()) & OPEN and t.to_act() < t.seats:
        seats |= BIT[t.to_act()]
    return seats


def in_queue(t: Tabletop, batch: i64) -> i64:
    """How many tickets of a batch lie under the deck."""
    n: i64 = 0
    for entry in t.queue:
        if entry >> SIX == batch:
            n += 1
    return n


def pending_batch(t: Tabletop, seat: i64) -> i64:
    """Where the last batch of a seat begins."""
    at = len(t.batches) - BATCH
    while t.batches[at] != seat:
        at -= BATCH
    return at


def fill_offer(player: Player, tickets: i64, rng: Rng) -> None:
    """The tickets that somebody else is choosing from, in some order."""
    for n in range(player.offered):
        ticket = rng.pick_bit(tickets)
        tickets &= ~BIT[ticket]
        player.offer |= ticket << SIX * n


def some(tickets: i64, least: i64, rng: Rng) -> i64:
    """A random choice of at least this many."""
    every = size(tickets)
    dropped: i64 = 0
    for _ in range(rng.below(every - least + 1)):
        dropped |= BIT[rng.pick_bit(tickets & ~dropped)]
    return tickets & ~dropped
