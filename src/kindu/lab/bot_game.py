"""One game of bots from its deal to its end."""

from collections.abc import Iterator, Sequence

from kindu.advice.custom_bots import AnyBot, as_player
from kindu.bots.base import Budget
from kindu.core.play import Dice
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.sight import Sight
from kindu.record.files import file_of
from kindu.record.gamefile import BOT, LONGEST_NAME, GameFile
from kindu.record.record import Record
from kindu.record.sources import Source


class BotGame:
    """A record that bots play; luck and thinking use two random streams of the same seed.

    They play a new game, or continue a given record.
    """

    def __init__(
        self,
        rules: Rules,
        bots: Sequence[AnyBot],
        seed: int | str,
        chosen: dict[str, str] | None = None,
        budget: Budget | None = None,
        begun: Record | None = None,
    ) -> None:
        self.seed = seed
        self.players = [as_player(bot, rules, budget) for bot in bots]
        self.names = [player.name for player in self.players]
        self.thoughts = Rng("thoughts", rules.key, seed)
        luck = Dice(Rng("luck", rules.key, seed))
        self.record = begun or Record(rules, len(bots), luck, chosen)

    def moves(self) -> Iterator[Record]:
        """The record after the deal and after each answer of a bot, until the game is over."""
        record = self.record
        yield record
        while not record.state.over():
            seat = int(record.state.to_act())
            sight = Sight(record.state, seat)
            thought = self.players[seat].think(sight, self.thoughts)
            record.play(record.rules.line(seat, thought.best()))
            yield record

    def play(self) -> Record:
        """The whole game."""
        for _ in self.moves():
            pass
        return self.record

    def file(self) -> GameFile:
        """The game so far as a file; the seed describes its luck."""
        names = [name_in_file(name) for name in self.names]
        return file_of(self.record, names, [Source("dice", str(self.seed))], [])


def name_in_file(name: str) -> str:
    """A bot's name in a game file; if `module:Class` is too long, only the class."""
    room = LONGEST_NAME - len(BOT)
    return f"{name if len(name) <= room else name.rpartition(':')[2][:room]}{BOT}"
