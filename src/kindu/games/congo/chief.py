"""CO-CHIEF, CO-SCORE, CO-CLEAN: step C5 and the end of phase C."""

from mypy_extensions import i64

from kindu.core.words import BIT, CHANCE, ask, step
from kindu.games.congo import bid, ties, values
from kindu.games.congo.board.numbers import UNIT
from kindu.games.congo.kinds import CHIEF, CLEAN, HELP, HIPPO, LANGUAGES, MOVE, SYMPATHIES
from kindu.games.congo.specials.cards import CARDS
from kindu.games.congo.state.state import Tabletop, put_at


def begin_contest(t: Tabletop) -> None:
    """CO-SPC-07: dice, values and auxiliaries, unless fewer than two participants are left."""
    t.push(step(CHIEF))
    if t.participants() >= 2:
        if t.card < 0 or CARDS[t.card].helpers_allowed():
            t.push(step(HELP))
            t.push(step(LANGUAGES))
        t.push(step(SYMPATHIES))


def find_chief(t: Tabletop) -> None:
    """CO-CHIEF-01, CO-CHIEF-02: the highest total wins; a seat that is left alone has it."""
    t.push(step(CLEAN))
    if t.participants() == 0:
        nobody(t)
        return
    if t.participants() >= 2:
        values.tell_totals(t)
    best = values.leaders(t)
    if best & best - 1:
        ties.begin(t, best)
    else:
        crown(t, best)


def nobody(t: Tabletop) -> None:
    """CO-CHIEF-03: nobody is left, so nobody becomes chief and nobody scores."""
    t.tell("CO-CHIEF-03", -1)


def crown(t: Tabletop, seats: i64) -> None:
    """CO-SCORE-01: the only seat of this set becomes chief and scores the value of the stop."""
    seat: i64 = 0
    while seats != BIT[seat]:
        seat += 1
    t.chief = seat
    t.chiefs = put_at(t.chiefs, t.stop, seat)
    worth = t.board.stop_vp[t.stop]
    t.players[seat].score += worth
    t.tell("CO-SCORE-01", seat, t.stop, points=UNIT * worth)
    reward(t)
    if t.card >= 0:
        CARDS[t.card].on_chief(t)


def reward(t: Tabletop) -> None:
    """CO-SCORE-02: at four stops the chief takes two hippo tiles, or as many as are left."""
    if t.board.stop_hippo[t.stop]:
        for _ in range(min(t.board.hippo_reward, t.hippo_size)):
            t.push(ask(HIPPO, CHANCE, t.chief, 0, BIT[t.chief]))


def clean_up(t: Tabletop) -> None:
    """CO-CLEAN-01: bids and auxiliaries are discarded, and the special card of the round."""
    for seat in range(t.seats):
        if t.players[seat].bid >= 0:
            if t.card >= 0 and CARDS[t.card].spares(t, seat):
                bid.take_back(t, seat)
                t.tell(CARDS[t.card].rule, seat)
            else:
                bid.discard_bid(t, seat)
        clean_player(t, seat)
    if t.card >= 0:
        t.special_discard |= BIT[t.card]
    next_first(t)
    t.open = 0
    t.card = -1
    t.owner = -1
    t.speech = 0
    t.rolls = 0
    t.tied = 0
    t.chief = -1
    t.push(step(MOVE))


def clean_player(t: Tabletop, seat: i64) -> None:
    """CO-TIE-05: hippo tiles laid in a tie do not come back; the round's marks are wiped."""
    player = t.players[seat]
    t.helper_discard += player.laid
    t.hippo_discard += player.committed
    player.laid = 0
    player.committed = 0
    player.sympathy = 0
    player.language = 0
    player.dropped = 0
    player.waited = 0
    player.stopped = 0


def next_first(t: Tabletop) -> None:
    """CO-SCORE-03: the chief becomes first player; without a chief the first player stays."""
    if t.chief >= 0:
        t.first = t.chief
