"""What a special card may do and when (CO-SPC-07); each card has its own class."""

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.rng import Rng
from kindu.core.words import BIT, CHANCE, PUBLIC, Options, ask
from kindu.games.congo.actions import ROLL
from kindu.games.congo.board.board import Board
from kindu.games.congo.board.numbers import DIE, PROFESSIONS
from kindu.games.congo.kinds import CARD_CHOICE, CARD_ROLL
from kindu.games.congo.state.state import Tabletop


class Special:
    """A special card. The flow calls these at their moments; a card overrides what it needs.

    Its questions are of kind CARD_CHOICE (to a seat) or CARD_ROLL (to chance), its steps CARD_STEP.
    Each card gives its own meaning to their two numbers.
    """

    def __init__(self, number: i64, rule: str, place: str = "CO-SPC-03") -> None:
        self.number: i64 = number
        self.rule = rule  # what it does
        self.place = place  # where it may be played

    def at_once(self, t: Tabletop) -> None:
        """Before the bids are turned up."""

    def after_reveal(self, t: Tabletop) -> None:
        """When the bids are face up, before dice and values."""

    def helpers_allowed(self) -> bool:
        """Whether there is an auxiliary step."""
        return True

    def modifier(self, t: Tabletop, seat: i64) -> i64:
        """What it adds to the base value of a seat's bid, in halves."""
        return 0

    def on_chief(self, t: Tabletop) -> None:
        """A chief has been found and has scored."""

    def spares(self, t: Tabletop, seat: i64) -> bool:
        """Whether a seat's bid goes back to the hand instead of being discarded."""
        return False

    def options(self, t: Tabletop, question: i64, out: Options) -> None:
        """The answers to a question of this card."""
        raise NotImplementedError(self.rule)

    def answer(self, t: Tabletop, question: i64, action: i64) -> None:
        """What an answer does."""
        raise NotImplementedError(self.rule)

    def odds(self, t: Tabletop, question: i64, out: Options) -> None:
        """The outcomes of chance: the die, unless the card has others."""
        for face in range(1, DIE + 1):
            out.add_odds(ROLL + face, 1)

    def outcome(self, t: Tabletop, question: i64, action: i64) -> None:
        """What chance has brought."""
        raise NotImplementedError(self.rule)

    def go_on(self, t: Tabletop, step: i64) -> None:
        """A step of this card has come up."""
        raise NotImplementedError(self.rule)

    def guess_choice(self, t: Tabletop, seat: i64, rng: Rng) -> None:
        """Guess a seat's face-down answer to what this card asks all seats at the same time."""
        raise NotImplementedError(self.rule)


def ask_owner(t: Tabletop, stage: i64) -> None:
    """The owner of the card decides; everybody can see what the possible answers are."""
    t.push(ask(CARD_CHOICE, t.owner, stage, 0, 255, PUBLIC))


def roll(t: Tabletop, seat: i64, stage: i64 = 0) -> None:
    """A seat rolls the die for its bid."""
    t.push(ask(CARD_ROLL, CHANCE, seat, stage))


def least_die(t: Tabletop, seat: i64, fights: vec[i64]) -> i64:
    """The lowest roll with which a seat's bid wins a fight; 0 if it can't fight at all (R-21)."""
    return winning_die(t.board, t.players[seat].bid, fights)


def winning_die(board: Board, character: i64, fights: vec[i64]) -> i64:
    """The lowest roll with which a character wins; the better of two professions counts."""
    best: i64 = 0
    professions = board.kind_professions[character]
    for profession in range(PROFESSIONS):
        die = fights[profession]
        if professions & BIT[profession] and die and (not best or die < best):
            best = die
    return best
