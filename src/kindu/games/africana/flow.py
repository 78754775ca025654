"""AF-TURN: the turn, and the dispatchers over all kinds of question (the table DEC of rules.md)."""

from typing import final

from mypy_extensions import i64

from kindu.core.plan import Plan
from kindu.core.rng import Rng
from kindu.core.rules import Rules, Setting
from kindu.core.state import State
from kindu.core.words import Fact, Options, a_of, ask, b_of, kind_of, seat_of, step
from kindu.games.africana import adventures, books, draw, expeditions, scoring, setup, travel
from kindu.games.africana import turn_end as end
from kindu.games.africana import why_not as why
from kindu.games.africana.actions import (
    ABANDON,
    BUY,
    CARD,
    DISCARD,
    DRAW,
    FIRST,
    FULFIL,
    JOIN,
    KINDS,
    MOVE,
    PAGE,
    REACH,
    SHOW,
    STEP,
    STOP,
    TAKE,
    TURN_BACK,
    write_codec,
)
from kindu.games.africana.board.board import Board
from kindu.games.africana.kinds import (
    ACTION,
    ADVENTURE,
    ADVENTURE_LIMIT,
    DEALT,
    DRAWN,
    END_OF_TURN,
    HAND,
    HAND_LIMIT,
    LEAF,
    NEXT_PLAYER,
    REFILL,
    REVEALED,
    START,
    TRAVEL,
    TURN,
    UNCOVERED,
)
from kindu.games.africana.plan.plan import AfricanaPlan
from kindu.games.africana.sets import Sets
from kindu.games.africana.state import Tabletop


@final
class GameState(Tabletop):
    """A game of Africana: what may be asked and what the answers do."""

    def fresh(self) -> Tabletop:
        """An empty table of the same game."""
        return GameState(self.rules, self.board, self.sets, self.seats)

    def options(self, question: i64, out: Options) -> None:
        """The legal answers to a question."""
        kind = kind_of(question)
        if kind == TRAVEL:
            travel.travel_options(self, seat_of(question), out)
        elif kind == LEAF:
            books.leaf_options(self, seat_of(question), out)
        elif kind == ACTION:
            action_options(out)
        elif kind == HAND:
            end.hand_options(self, seat_of(question), out)
        elif kind == ADVENTURE:
            end.adventure_options(self, seat_of(question), out)
        elif kind == UNCOVERED:
            books.page_options(self, a_of(question), out)
        elif kind == REVEALED:
            end.expedition_options(self, out)
        elif kind == START:
            setup.start_options(self, out)
        else:
            draw.card_options(self, out)

    def resolve(self, question: i64, action: i64) -> None:
        """What an answer does."""
        kind = kind_of(question)
        if kind == TRAVEL:
            travel_on(self, seat_of(question), action)
        elif kind == LEAF:
            leaf_on(self, seat_of(question), action)
        elif kind == ACTION:
            take_action(self, seat_of(question), action)
        elif kind == HAND:
            end.discard(self, seat_of(question), action - DISCARD)
        elif kind == ADVENTURE:
            end.abandon(self, seat_of(question), action - ABANDON)
        elif kind == UNCOVERED:
            books.show_page(self, a_of(question), action - PAGE)
        elif kind == REVEALED:
            end.lay_expedition(self, a_of(question), action - SHOW)
        elif kind == START:
            setup.start_with(self, action - FIRST)
        else:
            rule = "AF-DRAW-01"
            if kind != DRAWN:
                rule = "AF-SETUP-15" if kind == DEALT else "AF-EXP-07"
            draw.receive(self, kind, a_of(question), b_of(question), action - CARD, rule)

    def carry_out(self, step: i64) -> None:
        """What happens without an answer."""
        kind = kind_of(step)
        seat = a_of(step)
        if kind == TURN:
            begin_turn(self, seat)
        elif kind == END_OF_TURN:
            end.end_of_turn(self, seat)
        elif kind == HAND_LIMIT:
            end.hand_limit(self, seat)
        elif kind == ADVENTURE_LIMIT:
            end.adventure_limit(self, seat)
        elif kind == REFILL:
            end.refill(self, seat)
        elif kind == NEXT_PLAYER:
            end.next_player(self, seat)
        else:
            setup.set_up(self)

    def pick(self, question: i64, rng: Rng) -> i64:
        """An outcome of chance by its odds, drawn without a list of options."""
        kind = kind_of(question)
        if kind == UNCOVERED:
            return books.pick_page(self, a_of(question), rng)
        if kind == REVEALED:
            return end.pick_expedition(self, rng)
        if kind == START:
            return FIRST + rng.below(self.seats)
        return draw.pick_card(self, rng)

    def why_not(self, question: i64, action: i64) -> list[Fact]:
        """Empty if the answer is legal; otherwise the rules that forbid it."""
        against = super().why_not(question, action)
        return why.reasons(self, question, action) if against else against

    def points(self, seat: i64) -> i64:
        """The score as the table stands."""
        return scoring.total(self, seat)

    def sheet(self, seat: i64) -> list[Fact]:
        """The score sheet."""
        return scoring.sheet(self, seat)

    def tie_break(self, seat: i64) -> i64:
        """Money."""
        return scoring.tie_break(self, seat)

    def ending(self) -> str:
        """AF-END-03 or AF-END-07, once the game is over."""
        return f"AF-END-0{self.finish}" if self.finish else ""


def begin_turn(t: Tabletop, seat: i64) -> None:
    """AF-TURN-02, AF-TURN-05: only the player whose turn it is acts, with exactly one action."""
    t.push(step(END_OF_TURN, seat))
    t.push(ask(ACTION, seat))


def action_options(out: Options) -> None:
    """AF-TURN-03: each of the three may always be chosen (RUL-02)."""
    out.add(DRAW)
    out.add(BUY)
    out.add(MOVE)


def take_action(t: Tabletop, seat: i64, action: i64) -> None:
    """Begin the chosen action."""
    t.tell("AF-TURN-02", seat, action)
    if action == DRAW:
        draw.draw_two(t, seat)
    elif action == BUY:
        books.begin(t, seat)
    else:
        travel.ask_again(t, seat)


def leaf_on(t: Tabletop, seat: i64, action: i64) -> None:
    """One command of a buy action."""
    if action >= TAKE:
        books.buy(t, seat, action - TAKE)
    elif action >= TURN_BACK:
        books.turn_page(t, seat, action - TURN_BACK)


def travel_on(t: Tabletop, seat: i64, action: i64) -> None:
    """One command of a move action; its consequences are asked before the next command."""
    if action >= STEP:
        travel.step_to(t, seat, (action - STEP) // KINDS, (action - STEP) % KINDS)
    elif action != STOP:
        travel.ask_again(t, seat)
        if action >= FULFIL:
            adventures.complete(t, seat, action - FULFIL)
        elif action >= REACH:
            expeditions.complete(t, seat, action - REACH)
        else:
            expeditions.join(t, seat, action - JOIN)


@final
class Africana(Rules):
    """The rules of Africana with one board."""

    def __init__(self, board: Board) -> None:
        super().__init__("africana", "Africana", 1, [2, 3, 4], 1)
        self.board = board
        self.board_hash = board.sha256
        self.sets = Sets(board)
        write_codec(self.codec, board)
        self.numbered()

    def settings(self, seats: i64) -> list[Setting]:
        """DEC-09: start player; completed cards and seen pages on screen (RUL-17, RUL-18)."""
        start = ["random"] + [str(seat + 1) for seat in range(seats)]
        return [
            Setting("start player", start, False),
            Setting("hidden scores", ["off", "on"], True),
            Setting("page memory", ["on", "off"], True),
        ]

    def blank(self, seats: i64) -> Tabletop:
        """The material of the box before the set-up."""
        table = GameState(self, self.board, self.sets, seats)
        setup.lay_out(table)
        return table

    def set_up(self, state: State, chosen: dict[str, str]) -> None:
        """The set-up begins with the start player."""
        assert isinstance(state, Tabletop)
        setup.choose_start(state, chosen["start player"])

    def longest(self, seats: i64) -> i64:
        """RUL-25 bounds the rounds; in a turn each card, page and coin is used once."""
        rounds = end.STALLED_ROUNDS * (len(self.board.expedition_ids) - 4)
        return rounds * seats * 200

    def plan(self) -> Plan:
        """What a bot should know."""
        return AfricanaPlan(self.board)
