"""The dispatchers over all kinds of question of Heart of Africa, and its rules."""

from typing import Final, final

from mypy_extensions import i64

from kindu.core.plan import Plan
from kindu.core.rng import Rng
from kindu.core.rules import Rules, Setting
from kindu.core.state import State
from kindu.core.words import Fact, Options, a_of, b_of, kind_of, seat_of
from kindu.games import piles as pack
from kindu.games.heart_of_africa import claim, draw, rows, scoring, setup, tickets, turn
from kindu.games.heart_of_africa import why_not as why
from kindu.games.heart_of_africa.actions import (
    FIRST,
    MOST_WILD,
    OFFER,
    TERRAIN,
    TRAIN,
    write_codec,
)
from kindu.games.heart_of_africa.board.board import Board
from kindu.games.heart_of_africa.board.numbers import TICKETS
from kindu.games.heart_of_africa.kinds import (
    BLIND,
    DEALT,
    END_OF_TURN,
    KEEP,
    KEEP_ON,
    NEXT_TURN,
    OFFERED,
    PILES,
    RETURNS,
    ROW,
    SECOND,
    SECOND_CARD,
    START,
    TERRAIN_DEALT,
    TERRAIN_ROW,
    TICKET,
    TURN,
)
from kindu.games.heart_of_africa.plan.plan import HeartPlan
from kindu.games.heart_of_africa.state.hidden import Hidden
from kindu.games.heart_of_africa.state.state import Tabletop

ANSWERS_A_TURN: Final = 130  # two cards, each with ten redeals of five cards and a filled row


@final
class GameState(Hidden):
    """A game of Heart of Africa: what may be asked and what the answers do."""

    def fresh_table(self) -> Tabletop:
        """An empty table of the same game."""
        return GameState(self.rules, self.board, self.seats)

    def options(self, question: i64, out: Options) -> None:
        """The legal answers to a question."""
        kind = kind_of(question)
        if kind == TURN:
            turn.turn_options(self, seat_of(question), out)
        elif kind == SECOND:
            draw.card_options(self, True, out)
        elif kind in (KEEP, KEEP_ON):
            tickets.keep_options(self, question, out)
        elif kind in (DEALT, BLIND, ROW):
            rows.train_options(self, out)
        elif kind in (TERRAIN_DEALT, TERRAIN_ROW):
            rows.terrain_options(self, out)
        elif kind == TICKET:
            tickets.ticket_options(self, out)
        elif kind == START:
            setup.start_options(self, out)
        else:
            claim.link_options(self, question, out)

    def resolve(self, question: i64, action: i64) -> None:
        """What an answer does."""
        kind = kind_of(question)
        if kind == TURN:
            turn.take_turn(self, question, seat_of(question), action)
        elif kind == SECOND:
            draw.take_card(self, seat_of(question), action)
        elif kind in (KEEP, KEEP_ON):
            tickets.keep(self, question, action)
        elif kind == DEALT:
            draw.receive(self, a_of(question), action - TRAIN, "HA-SETUP-02")
        elif kind == BLIND:
            draw.receive(self, a_of(question), action - TRAIN, "HA-DRAW-08")
        elif kind == ROW:
            rows.turn_up(self, a_of(question), action - TRAIN)
        elif kind == TERRAIN_DEALT:
            rule = "HA-DRAW-03" if b_of(question) else "HA-SETUP-04"
            draw.receive_terrain(self, a_of(question), action - TERRAIN, rule)
        elif kind == TERRAIN_ROW:
            rows.turn_up_terrain(self, a_of(question), action - TERRAIN, b_of(question))
        elif kind == TICKET:
            tickets.offer(self, a_of(question), action - OFFER)
        elif kind == START:
            setup.start_with(self, action - FIRST)
        else:
            claim.answer_link(self, question, action)

    def carry_out(self, step: i64) -> None:
        """What happens without an answer."""
        kind = kind_of(step)
        if kind == PILES:
            rows.put_right(self, a_of(step))
        elif kind == END_OF_TURN:
            turn.end_of_turn(self, a_of(step))
        elif kind == NEXT_TURN:
            turn.next_turn(self, a_of(step))
        elif kind == SECOND_CARD:
            draw.second_card(self, a_of(step))
        elif kind == OFFERED:
            tickets.ask_to_keep(self, a_of(step), self.board.keep, 0)
        elif kind == RETURNS:
            tickets.return_first(self)
        elif a_of(step):
            tickets.deal(self, a_of(step) - 1, self.board.tickets_dealt)
        else:
            setup.set_up(self)

    def pick(self, question: i64, rng: Rng) -> i64:
        """An outcome of chance by its odds, drawn without a list of options."""
        kind = kind_of(question)
        if kind in (DEALT, BLIND, ROW):
            return TRAIN + pack.draw(self.deck, self.deck_size, rng)
        if kind in (TERRAIN_DEALT, TERRAIN_ROW):
            return TERRAIN + pack.draw(self.terrain_deck, pack.total(self.terrain_deck), rng)
        if kind == START:
            return FIRST + rng.below(self.seats)
        if self.undealt_size > 0:
            return OFFER + rng.pick_bit(self.undealt)
        return OFFER + (self.queue[0] & 63)

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
        """Completed tickets."""
        return scoring.tie_break(self, seat)

    def ending(self) -> str:
        """HA-END-02 or HA-TURN-03, once the game is over."""
        if not self.finish:
            return ""
        return "HA-END-02" if self.finish == turn.LAST_ROUND else "HA-TURN-03"


@final
class HeartOfAfrica(Rules):
    """The rules of Heart of Africa with one board."""

    def __init__(self, board: Board) -> None:
        super().__init__("heart_of_africa", "Heart of Africa", 1, [2, 3, 4, 5], 1)
        self.board = board
        self.board_hash = board.sha256
        write_codec(self.codec, board)
        self.numbered()

    def settings(self, seats: i64) -> list[Setting]:
        """Who has the first turn."""
        players = [str(seat + 1) for seat in range(seats)]
        return [Setting("start player", ["random", *players], False)]

    def blank(self, seats: i64) -> Tabletop:
        """The material of the box before the set-up."""
        table = GameState(self, self.board, seats)
        setup.lay_out(table)
        return table

    def set_up(self, state: State, chosen: dict[str, str]) -> None:
        """The set-up begins with the first player."""
        assert isinstance(state, Tabletop)
        setup.choose_start(state, chosen["start player"])

    def longest(self, seats: i64) -> i64:
        """Every claim uses a train, every draw a card, every action C a ticket.

        Between two of these each seat passes at most once, and a turn has its redeals (HA-DRAW-10).
        """
        claims = self.board.trains * seats
        played = claims + MOST_WILD * claims  # train cards: the sets, and those played as terrain
        turns = claims + 110 + played + 45 + 2 * claims + TICKETS
        return turns * (seats + 1) * ANSWERS_A_TURN

    def plan(self) -> Plan:
        """What a bot should know."""
        return HeartPlan(self.board)
