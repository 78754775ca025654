"""The dispatchers over all kinds of question of Congo 1884, and its rules."""

from typing import Final, final

from mypy_extensions import i64

from kindu.core.plan import Plan
from kindu.core.rng import Rng
from kindu.core.rules import Rules, Setting
from kindu.core.state import State
from kindu.core.words import Fact, Options, a_of, b_of, kind_of, seat_of
from kindu.games import piles
from kindu.games.congo import (
    auxiliaries,
    bid,
    chief,
    draw,
    languages,
    setup,
    station,
    ties,
    values,
    voyage,
)
from kindu.games.congo import why_not as why
from kindu.games.congo.actions import (
    BIDDING,
    CARD,
    DEALT,
    FIRST,
    FLAG_TILE,
    HELPER,
    HIPPO_TILE,
    REMOVE,
    ROLL,
    STATION_TILE,
    write_codec,
)
from kindu.games.congo.board.board import Board
from kindu.games.congo.board.numbers import DIE, STOPS, UNIT
from kindu.games.congo.kinds import (
    AT_ONCE,
    AUXILIARY,
    BID,
    BIDS,
    CARD_CHOICE,
    CARD_ROLL,
    CARD_STEP,
    CHARACTER,
    CHIEF,
    CLEAN,
    CONTEST,
    DRAW,
    DUEL,
    FLAG,
    HELP,
    HIPPO,
    LANGUAGE,
    LANGUAGES,
    LAY,
    LAY_MORE,
    MOVE,
    OFFER,
    RAISING,
    REMOVED,
    RESULT,
    REVEAL,
    RING,
    ROUND,
    SPECIAL,
    SPECIAL_DRAWN,
    SPEECH,
    START,
    STATION,
    SYMPATHIES,
    SYMPATHY,
)
from kindu.games.congo.plan.plan import CongoPlan
from kindu.games.congo.specials import offer
from kindu.games.congo.specials.cards import CARDS
from kindu.games.congo.state import characters
from kindu.games.congo.state.hidden import Hidden
from kindu.games.congo.state.state import Tabletop

ANSWERS_A_ROUND: Final = 400  # cards, bids, offers, dice, auxiliaries and hippo tiles of one stop
MALARIA: Final = 4000  # the odds that dice tie this often are 1 to 4 ** 1000


@final
class GameState(Hidden):
    """A game of Congo 1884: what may be asked and what the answers do."""

    def fresh_table(self) -> Tabletop:
        """An empty table of the same game."""
        return GameState(self.rules, self.board, self.seats)

    def options(self, question: i64, out: Options) -> None:
        """The legal answers to a question."""
        kind, seat = kind_of(question), seat_of(question)
        if kind == LAY:
            auxiliaries.lay_options(self, seat, out)
        elif kind == LAY_MORE:
            auxiliaries.more_options(self, seat, out)
        elif kind == BID:
            bid.bid_options(self, seat, out)
        elif kind == SPECIAL:
            offer.special_options(self, seat, out)
        elif kind == CARD_CHOICE:
            CARDS[self.card].options(self, question, out)
        elif kind < START:
            ties.tile_options(self, question, out)
        else:
            self.odds(question, kind, out)

    def odds(self, question: i64, kind: i64, out: Options) -> None:
        """The outcomes of a question to chance."""
        if kind == CHARACTER:
            draw.character_options(self, out)
        elif kind == AUXILIARY:
            draw.auxiliary_options(self.helper_deck, out)
        elif kind == STATION:
            station.station_options(self, a_of(question), out)
        elif kind == CARD_ROLL:
            CARDS[self.card].odds(self, question, out)
        elif kind == SPECIAL_DRAWN:
            draw.special_options(self, out)
        elif kind == HIPPO:
            draw.hippo_options(self, out)
        elif kind == FLAG:
            station.flag_options(self, out)
        elif kind == REMOVED:
            setup.remove_options(self, out)
        elif kind == START:
            setup.start_options(self, out)
        else:
            out.add_even(ROLL + 1, 15)

    def resolve(self, question: i64, action: i64) -> None:
        """What an answer does."""
        kind, seat = kind_of(question), seat_of(question)
        if kind in (LAY, LAY_MORE):
            auxiliaries.answer(self, seat, action)
        elif kind == BID:
            bid.lay_bid(self, seat, action - BIDDING)
        elif kind == SPECIAL:
            offer.answer(self, seat, action)
        elif kind == CARD_CHOICE:
            CARDS[self.card].answer(self, question, action)
        elif kind < START:
            ties.choose(self, question, action)
        else:
            self.receive(question, kind, action)

    def receive(self, question: i64, kind: i64, action: i64) -> None:
        """What an outcome of chance brings; a is mostly the seat, b is 1 in the set-up."""
        a = a_of(question)
        dealt = b_of(question) == 1
        if kind == CHARACTER:
            draw.receive(self, a, action - CARD, "CO-SETUP-03" if dealt else "CO-DRAW-01")
        elif kind == AUXILIARY:
            rule = "CO-SETUP-04" if dealt else "CO-DRAW-01"
            draw.receive_auxiliary(self, a, action - HELPER, rule)
        elif kind == STATION:
            station.turn_up(self, action - STATION_TILE)
        elif kind == CARD_ROLL:
            CARDS[self.card].outcome(self, question, action)
        elif kind == SYMPATHY:
            values.sympathise(self, a, action - ROLL)
        elif kind == SPEECH:
            languages.set_speech(self, action - ROLL)
        elif kind == LANGUAGE:
            languages.set_language(self, a, action - ROLL)
        elif kind == HIPPO:
            rule = "CO-SETUP-08" if dealt else "CO-SCORE-02"
            draw.receive_hippo(self, a, action - HIPPO_TILE, rule)
        elif kind == SPECIAL_DRAWN:
            rule = "CO-SETUP-06" if dealt else "CO-DRAW-03"
            draw.receive_special(self, a, action - DEALT, rule)
        elif kind == FLAG:
            station.lay_flag(self, a, action - FLAG_TILE)
        elif kind == REMOVED:
            setup.remove(self, action - REMOVE)
        else:
            setup.start_with(self, action - FIRST)

    def carry_out(self, step: i64) -> None:
        """What happens without an answer."""
        kind = kind_of(step)
        a = a_of(step)
        if kind == DRAW:
            draw.draw_next(self, a)
        elif kind == OFFER:
            offer.ask_next(self, a)
        elif kind == HELP:
            auxiliaries.next_turn(self, a)
        elif kind == SYMPATHIES:
            values.roll_sympathies(self, a)
        elif kind == LANGUAGES:
            languages.roll_languages(self, a)
        elif kind == CARD_STEP:
            CARDS[self.card].go_on(self, step)
        elif kind == RAISING:
            ties.raise_on(self, a)
        elif kind == RESULT:
            chief.crown(self, a)
        else:
            self.next_phase(kind)

    def next_phase(self, kind: i64) -> None:
        """The steps that come once per round."""
        if kind == ROUND:
            station.begin_round(self)
        elif kind == RING:
            draw.ring(self)
        elif kind == BIDS:
            bid.ask_bids(self)
        elif kind == AT_ONCE:
            CARDS[self.card].at_once(self)
        elif kind == REVEAL:
            offer.reveal(self)
        elif kind == CONTEST:
            chief.begin_contest(self)
        elif kind == CHIEF:
            chief.find_chief(self)
        elif kind == DUEL:
            ties.turn_up(self)
        elif kind == CLEAN:
            chief.clean_up(self)
        elif kind == MOVE:
            voyage.move(self)
        else:
            setup.set_up(self)

    def pick(self, question: i64, rng: Rng) -> i64:
        """An outcome of chance by its odds; the most frequent ones without a list of options."""
        kind = kind_of(question)
        if kind == CHARACTER:
            return CARD + characters.draw(self.deck, self.deck_size, rng)
        if kind == AUXILIARY:
            return HELPER + piles.draw(self.helper_deck, self.helper_deck_size, rng)
        if kind in (SYMPATHY, SPEECH, LANGUAGE):
            return ROLL + 1 + rng.below(DIE)
        return super().pick(question, rng)

    def why_not(self, question: i64, action: i64) -> list[Fact]:
        """Empty if the answer is legal; otherwise the rules that forbid it."""
        against = super().why_not(question, action)
        return why.reasons(self, question, action) if against else against

    def points(self, seat: i64) -> i64:
        """The score as the table stands, in half points."""
        return voyage.points(self, seat)

    def sheet(self, seat: i64) -> list[Fact]:
        """The score sheet."""
        return voyage.sheet(self, seat)

    def tie_break(self, seat: i64) -> i64:
        """Cards in hand."""
        return voyage.tie_break(self, seat)

    def ending(self) -> str:
        """CO-MOVE-01, once the steamboat has left the last stop."""
        return "CO-MOVE-01" if self.finished else ""


@final
class Congo(Rules):
    """The rules of Congo 1884 with one board."""

    def __init__(self, board: Board) -> None:
        super().__init__("congo", "Congo 1884", 1, [2, 3, 4], UNIT)
        self.board = board
        self.board_hash = board.sha256
        write_codec(self.codec, board)
        self.numbered()

    def settings(self, seats: i64) -> list[Setting]:
        """Who is first player in the first round."""
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
        """The most answers in a round; only Malaria's dice could go on for ever."""
        return 100 + STOPS * ANSWERS_A_ROUND + MALARIA

    def plan(self) -> Plan:
        """What a bot should know."""
        return CongoPlan(self.board)
