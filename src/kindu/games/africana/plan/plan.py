"""What a bot should know about Africana: aims, how far away they are, and their worth."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.plan import Plan
from kindu.core.state import State
from kindu.core.words import BIT, PUBLIC, Fact, Options, ask, kind_of
from kindu.games.africana.actions import (
    ADVENTURES,
    ASSISTANT,
    COLOURS,
    DISCARD,
    EXPEDITIONS,
    JOIN,
    KINDS,
    MOVE,
    REACH,
    STEP,
    TAKE,
)
from kindu.games.africana.board.board import Board
from kindu.games.africana.books import on_offer
from kindu.games.africana.kinds import ACTION, LEAF, TRAVEL
from kindu.games.africana.plan.journey import Journey
from kindu.games.africana.plan.reasons import reasons_of
from kindu.games.africana.scoring import hand_points, money_points, penalty, set_points, total
from kindu.games.africana.state import Player, Tabletop

# Worth in 1/100 of a point, found by trial in games of the bot against itself. "Early" counts in
# full at the beginning and fades with the expedition deck.
COIN: Final = 10
COIN_EARLY: Final = 15
CARD: Final = 50
CARD_EARLY: Final = -30
HELPER_EARLY: Final = 150  # a joker or an assistant, which come back every turn
LATER: Final = 9965  # per 10000: what is left of an aim's worth if it is 1/100 turn farther away
MISSING: Final = 50  # 1/100 turns for a card that is still to be drawn
STEP_NOW: Final = 5  # 1/100 turns for a step in the move under way
STEP_LATER: Final = 20  # 1/100 turns for a step that waits for a later turn
MOVE_LATER: Final = 60  # 1/100 turns for the move action itself
IMPATIENCE: Final = 10  # 1/100 turns more for each round without a completed expedition
FARTHEST: Final = 2000
RIVAL: Final = 800  # per mille of the worth left per rival who joined the expedition
UNJOINED: Final = 800  # per mille of the worth left while the seat has not joined it
AIMS: Final = 4  # how many aims count at a time
NEXT_AIM: Final = 200  # per mille that each aim counts compared with the next better one


@final
class AfricanaPlan(Plan):
    """A simple first plan: what has been won, what is in hand, and the nearest aims."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.journey = Journey(board)
        self.stalled: i64 = 0
        self.best: vec[i64] = vec[i64]([0] * AIMS)
        self.left: vec[i64] = vec[i64](fading())

    def priors(self, state: State, out: Options, into: vec[i64]) -> None:
        """Completes whatever it can; joining, buying and travelling come before stopping."""
        for i in range(out.n):
            into[i] = prior(out.items[i])

    def spread(self, state: State) -> float:
        """About twelve points at the start of a game, three at its end."""
        assert isinstance(state, Tabletop)
        return 300.0 + 0.9 * float(early(state))

    def quiet(self, state: State) -> bool:
        """A turn begins."""
        return kind_of(state.question()) == ACTION

    def worth(self, state: State, seat: i64) -> i64:
        """The expected points in 1/100."""
        assert isinstance(state, Tabletop)
        if state.over():
            return 100 * state.points(seat)
        player = state.players[seat]
        self.stalled = state.stalled
        self.journey.explore(player)
        moving = state.question() == ask(TRAVEL, seat)
        earned = total(state, seat) - money_points(state, player) - hand_points(state, player)
        secure = 100 * earned + holdings(state, player, moving)
        return secure + self.prospects(state, seat, player)

    def prospects(self, t: Tabletop, seat: i64, player: Player) -> i64:
        """The aims as they are and, in a buy action, with the best card on offer."""
        aims = self.aims(t, seat, player, player.open)
        gain: i64 = 0
        if t.question() == ask(LEAF, seat, flags=PUBLIC):
            price = self.board.adventure_price * coin(t)
            for card in range(ADVENTURES):
                if on_offer(t, player) & BIT[card]:
                    more = self.aims(t, seat, player, player.open | BIT[card]) - aims - price
                    gain = max(gain, more)
        return aims + gain

    def aims(self, t: Tabletop, seat: i64, player: Player, adventures: i64) -> i64:
        """The best aims; an explorer can pursue only one at a time, so the others count little."""
        for i in range(AIMS):
            self.best[i] = 0
        moving = t.question() == ask(TRAVEL, seat)
        for card in range(EXPEDITIONS):
            if t.shown & BIT[card]:
                self.note(self.expedition(t, seat, player, card, moving))
        for card in range(ADVENTURES):
            if adventures & BIT[card]:
                self.note(self.adventure(t, player, card, moving))
        total_worth: i64 = 0
        for i in range(AIMS - 1, -1, -1):
            total_worth = total_worth * NEXT_AIM // 1000 + self.best[i]
        return total_worth

    def note(self, worth: i64) -> None:
        """Keep the best aims in order."""
        for i in range(AIMS):
            if worth > self.best[i]:
                self.best[i], worth = worth, self.best[i]

    def expedition(self, t: Tabletop, seat: i64, player: Player, card: i64, moving: bool) -> i64:
        """What an open expedition is worth from here."""
        board = self.board
        worth = 100 * board.expedition_points[card] + coin(t) * board.expedition_silver[card]
        for other in range(t.seats):
            if other != seat and t.players[other].joined & BIT[card]:
                worth = worth * RIVAL // 1000
        goal = board.expedition_goal[card]
        if player.joined & BIT[card]:
            return self.later(worth, player, goal, 0, moving)
        if player.markers == 0:
            return 0
        start = board.expedition_start[card]
        return self.later(
            worth * UNJOINED // 1000, player, start, board.distance[start][goal], moving
        )

    def later(self, worth: i64, player: Player, goal: i64, onward: i64, moving: bool) -> i64:
        """What is left of a worth that waits at a place, or this many steps beyond it."""
        missing = self.journey.missing(player, goal)
        steps = self.journey.steps(player, goal)
        spare = player.hand_size() - steps + missing
        missing += max(0, onward - max(0, spare) // 2)
        away = distance(missing, steps + onward, moving)
        if not moving or missing > 0:
            away += IMPATIENCE * self.stalled
        return worth * self.left[min(away, FARTHEST)] // 1000

    def adventure(self, t: Tabletop, player: Player, card: i64, moving: bool) -> i64:
        """What an open adventure is worth from here, beyond what it is worth open."""
        board = self.board
        won = player.won | BIT[card]
        worth = 100 * (set_points(t, won) - set_points(t, player.won))
        worth += 100 * (penalty(t, won) - penalty(t, player.won))
        if board.adventure_artefact[card] >= 0:
            worth += 100 * (board.adventure_points[card] - board.open_artefact_points)
            worth += coin(t) * board.adventure_silver[card]
        else:
            worth += HELPER_EARLY * early(t) // 1000
        return self.later(max(0, worth), player, board.adventure_target[card], 0, moving)

    def reasons(self, state: State, action: i64) -> list[Fact]:
        """Reasons for this answer."""
        return reasons_of(state, action)


def prior(action: i64) -> i64:
    """How often a sensible player gives this answer if it is legal."""
    if action < TAKE:
        return 4 if action == MOVE else 2
    if action < JOIN:
        return 8
    if action < STEP:
        return 20 if action < REACH else 60
    if action < DISCARD:
        return 5
    return 8 if DISCARD <= action < DISCARD + COLOURS else 2


def early(t: Tabletop) -> i64:
    """The share of the expedition deck that is left, per mille."""
    cards = EXPEDITIONS - t.board.removed_c[t.seats] - t.board.spaces
    return 1000 * t.expeditions_left // max(1, cards)


def coin(t: Tabletop) -> i64:
    """What a silver coin is worth."""
    return COIN + COIN_EARLY * early(t) // 1000


def holdings(t: Tabletop, player: Player, moving: bool) -> i64:
    """What money and hand are worth; what must be discarded at the end of the turn is not."""
    helpers: i64 = 0
    for kind in range(ASSISTANT, KINDS):
        helpers += player.hand[kind] + (t.played[kind] if moving else 0)
    cards = player.travel
    if not moving:
        cards = min(cards, t.board.hand_limit - helpers)
    ahead = CARD_EARLY * cards + HELPER_EARLY * helpers
    return coin(t) * player.silver + CARD * cards + ahead * early(t) // 1000


def distance(missing: i64, steps: i64, moving: bool) -> i64:
    """How far away an aim is, in 1/100 turns; a move under way takes all paid steps."""
    if moving:
        return missing * (MISSING + STEP_LATER) + steps * STEP_NOW
    return missing * MISSING + steps * STEP_LATER + MOVE_LATER


def fading() -> list[i64]:
    """What is left of 1000 at each distance."""
    left: list[i64] = [10000000]
    for _ in range(FARTHEST):
        left.append(left[-1] * LATER // 10000)
    return [worth // 10000 for worth in left]
