"""A game at the terminal: its record, its file and its seal."""

from __future__ import annotations

import datetime as dt
import os
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from kindu.advice.custom_bots import any_player
from kindu.advice.hints import hint
from kindu.advice.players import player
from kindu.bots.base import Budget
from kindu.cli.folders import data_folder
from kindu.cli.play.seats import is_bot
from kindu.core.rng import Rng
from kindu.core.sight import Sight
from kindu.core.words import KinduError, SetupError
from kindu.record import files
from kindu.record.gamefile import BOT, GameFile
from kindu.record.record import Record, past_draw
from kindu.record.seal import SealedLuck, new_seed, seal_of
from kindu.record.sources import Source

if TYPE_CHECKING:
    from kindu.advice.hints import Hint
    from kindu.core.rules import Rules

MOMENT = 600  # milliseconds for a hint; each link of a chain gets a part of it


class Session:
    """One game that is being played here; it is saved after every answer."""

    def __init__(
        self, rules: Rules, names: list[str], path: Path, file: GameFile | None, typed: bool
    ) -> None:
        """A new game with these names, or the one in the file.

        Names that were typed may be custom bots; a name from a file is never imported.
        """
        self.rules = rules
        self.names = names
        self.path = path
        seated = any_player if typed else player
        self.bots = [
            seated(name.removesuffix(BOT), rules) if is_bot(name) else None for name in names
        ]
        self.thoughts = Rng("thoughts", os.urandom(16).hex())
        self.luck: list[Source] = list(file.luck) if file else []
        self.seeds = {source.name: known_seed(source) for source in self.luck}
        self.record: Record
        self.take_backs = file.take_backs if file else 0  # after a draw
        self.kept = b"" if file is None else file.text().encode()  # what is on the disk

    @classmethod
    def new(cls, rules: Rules, names: list[str], path: Path, chosen: dict[str, str]) -> Session:
        """A new game; the seal is on disk before the first card is drawn."""
        rules.start(len(names), chosen)  # refuses seats and settings before anything is written
        session = cls(rules, names, path, None, typed=True)
        files.claim(path)
        luck = session.new_seal(1, 0)
        session.record = Record(rules, len(names), luck, chosen)
        session.save()
        return session

    @classmethod
    def resumed(
        cls, file: GameFile, rules: Rules, names: list[str], path: Path, typed: bool
    ) -> Session:
        """Continue a file: under its own seal if the seed is here, otherwise under a new one."""
        state = files.position(file, rules)
        if state.over():
            raise SetupError(f"expected an unfinished game, but {path} is over: see 'kindu show'")
        session = cls(rules, names, path, file, typed)
        # A file may have been cut off before a later seal began.
        session.luck = [source for source in file.luck if source.first <= len(file.lines) + 1]
        seed = session.seeds[session.luck[-1].name]
        drawn = sum(line.startswith("*") for line in file.lines)
        if seed is None:
            luck = session.new_seal(len(file.lines) + 1, drawn)
        else:
            luck = SealedLuck(seed, rules.key, drawn)
        session.record = Record(rules, len(names), luck, file.options, file.lines)
        session.save()
        return session

    def new_seal(self, first: int, drawn: int) -> SealedLuck:
        """A new secret seed, kept beside the games until the end; its hash goes into the file."""
        seed = new_seed()
        keep_seed(seed)
        self.seeds[seal_of(seed)] = seed
        self.luck = [source for source in self.luck if source.first < first]
        self.luck.append(Source("sealed", seal_of(seed), first))
        return SealedLuck(seed, self.rules.key, drawn)

    def file(self) -> GameFile:
        """The game as a file; when it is over, with the seeds that are known."""
        seals = [source for source in self.luck if source.is_sealed]
        seeds = [(self.seeds[source.name] or b"").hex() for source in seals]
        found = files.file_of(self.record, self.names, self.luck, seeds)
        return replace(found, take_backs=self.take_backs)

    def save(self) -> None:
        """Save the game; when it is over, the file shows its seeds, which are no longer secret."""
        if files.read_text(self.path, "the file of this game").encode() != self.kept:
            raise KinduError(f"expected {self.path} unchanged, but another program has changed it")
        text = self.file().text()
        files.write_text(self.path, text)
        self.kept = text.encode()
        if self.record.state.over():
            for source in self.luck:
                if source.kind == "sealed":
                    seal_path(source.name).unlink(missing_ok=True)

    def copy_to(self, path: Path) -> None:
        """Save a copy in a new file."""
        files.claim(path)
        files.write_text(path, self.file().text())

    def play(self, lines: list[str]) -> None:
        """Play answers of one seat, all or none; if they can't be saved, none are played."""
        before = len(self.record.lines)
        self.record.play_all(lines)
        try:
            self.save()
        except KinduError:
            self.record.cut(before)
            raise

    def undo(self, seat: int, agreed: bool) -> None:
        """Undo the last decision of a seat; luck continues under the current seal."""
        before = self.record.answers
        if agreed:
            self.record.undo_agreed(seat)
        else:
            self.record.undo(seat)
        self.take_backs += past_draw(before, len(self.record.answers))
        last = self.luck[-1]
        first = min(last.first, len(self.record.lines) + 1)
        kept = [source for source in self.luck[:-1] if source.first < first]
        self.luck = [*kept, replace(last, first=first)]
        self.save()

    def sight(self, seat: int) -> Sight:
        """The table as this seat sees it."""
        return Sight(self.record.state, seat)

    def advise(self, seat: int, name: str) -> Hint:
        """A hint for a person, by this bot or by a short search."""
        adviser = player(name, self.rules) if name else Budget(0, MOMENT)
        return hint(self.sight(seat), adviser, self.thoughts)

    def play_bot(self, seat: int) -> None:
        """An answer of a bot."""
        bot = self.bots[seat]
        assert bot
        thought = bot.think(self.sight(seat), self.thoughts)
        self.play([self.rules.line(seat, thought.best())])


def seal_path(seal: str) -> Path:
    """Where the seed of a running game is kept."""
    return data_folder() / "seals" / seal


def keep_seed(seed: bytes) -> None:
    """Keep a seed where only this user can read it."""
    path = seal_path(seal_of(seed))
    try:
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="ascii") as file:
            file.write(seed.hex())
    except OSError as error:
        raise KinduError(
            f"expected to write to {path.parent}, but it failed: {error.strerror}"
        ) from None


def known_seed(source: Source) -> bytes | None:
    """The seed of a seal, if it is kept here and matches."""
    if source.kind != "sealed":
        return None
    try:
        seed = bytes.fromhex(seal_path(source.name).read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None
    return seed if seal_of(seed) == source.name else None


def new_path(key: str) -> Path:
    """A file for a new game, named after game and day."""
    folder = data_folder() / "games"
    folder.mkdir(parents=True, exist_ok=True)
    today = dt.datetime.now(dt.UTC).astimezone().date().isoformat()
    number = 1
    while (path := folder / f"{key}-{today}-{number}{files.SUFFIX}").exists():
        number += 1
    return path


def unfinished(key: str) -> Path | None:
    """The newest unfinished game of this kind in the data folder."""
    found = sorted(
        (data_folder() / "games").glob(f"{key}-*{files.SUFFIX}"),
        key=lambda path: path.stat().st_mtime,
        reverse=True,
    )
    for path in found:
        try:
            if files.read(path).result is None:
                return path
        except KinduError:
            continue
    return None
