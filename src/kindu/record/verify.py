"""Checking luck: every draw of a finished game is recomputed from its file."""

from dataclasses import dataclass, field

from kindu.core.play import Dice, Luck
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.state import State
from kindu.core.words import CHANCE
from kindu.record import shared_check
from kindu.record.files import check_result, play_on, start
from kindu.record.gamefile import GameFile, GameFileError
from kindu.record.seal import SealedLuck, seal_of
from kindu.record.shared import read_shared, table_hash
from kindu.record.shared_check import Receipt
from kindu.record.sources import Source


@dataclass(frozen=True)
class Difference:
    """A draw that differs from the one that the seed gives."""

    line: int
    answer: int
    expected: str
    found: str


@dataclass
class Report:
    """What was found."""

    draws: int = 0
    checked: int = 0
    differences: list[Difference] = field(default_factory=list)
    broken: list[str] = field(default_factory=list)  # a sentence for each wrong seed or seal
    contributed: list[str] = field(default_factory=list)  # who has a part in the luck, in sentences
    stopped: str = ""  # the error that stopped a file with wrong draws
    take_backs: int = 0  # after a draw, as the file states; not part of what is checked

    @property
    def right(self) -> bool:
        """Whether nothing was found wrong with this file."""
        return not self.differences and not self.broken


def verify(file: GameFile, rules: Rules, receipt: Receipt | None = None) -> Report:
    """Play the file and compare each draw; the moves themselves must be legal."""
    report = Report(take_backs=file.take_backs)
    lucks = sources(file, report)
    if receipt:
        report.broken += compare_receipt(file, receipt)
    state = start(file, rules)
    for answer, line in enumerate(file.lines, 1):
        if state.to_act() == CHANCE and line.startswith("* "):
            luck = max((s.first, n) for n, s in enumerate(file.luck) if s.first <= answer)[1]
            compare(report, lucks[luck], file, state, answer)
        try:
            play_on(state, file, answer)
        except GameFileError as error:
            return stop(report, error)
    try:
        check_result(file, state)
    except GameFileError as error:
        return stop(report, error)
    return report


def stop(report: Report, error: GameFileError) -> Report:
    """A forged draw may make a later move or the result impossible; without one, it's an error."""
    if report.right:
        raise error
    report.stopped = str(error)
    return report


def compare(report: Report, luck: Luck | None, file: GameFile, state: State, answer: int) -> None:
    """Compare one draw, before it is played."""
    report.draws += 1
    if luck is None:
        return
    report.checked += 1
    luck.rewind(report.draws - 1)
    expected = state.rules.line(CHANCE, luck.draw(state, state.question()))
    found = file.lines[answer - 1]
    if expected != found:
        report.differences.append(Difference(file.line_of(answer), answer, expected, found))


def sources(file: GameFile, report: Report) -> list[Luck | None]:
    """The luck of every source; None if it can't be known."""
    seals = [source for source in file.luck if source.is_sealed]
    if seals and file.result is None:
        raise GameFileError(
            "expected a finished game, whose last line shows the seed of its luck, "
            "but this game is not finished"
        )
    seeds = dict(zip(seals, file.result.seeds if file.result else [], strict=True))
    return [luck_of(file, source, seeds.get(source, ""), report) for source in file.luck]


def luck_of(file: GameFile, source: Source, seed: str, report: Report) -> Luck | None:
    """The luck of one source; a seed that does not fit its seal is reported."""
    if source.kind == "dice":
        return Dice(Rng("luck", file.game, source.name))
    if source.kind == "shared":
        return shared_luck_of(file, source, seed, report)
    if not seed:
        return None
    if seal_of(bytes.fromhex(seed)) != source.name:
        report.broken.append(
            f"the seed {seed[:12]}… is not the one that was sealed as {source.name[:12]}…"
        )
    return SealedLuck(bytes.fromhex(seed), file.game)


def shared_luck_of(file: GameFile, source: Source, seed: str, report: Report) -> Luck | None:
    """The luck of a seed and nonces; what is wrong with its pledge or seal is reported."""
    luck = read_shared(source.name)
    report.broken += shared_check.faults(file, luck, seed)
    report.contributed += shared_check.contributions(file, luck)
    return SealedLuck(luck.key(bytes.fromhex(seed)), file.game) if seed else None


def compare_receipt(file: GameFile, receipt: Receipt) -> list[str]:
    """What a client was shown otherwise than the file says."""
    shared = [read_shared(source.name) for source in file.luck if source.kind == "shared"]
    for luck in shared:
        if luck.table == table_hash(receipt.table):
            return shared_check.receipt_faults(receipt, luck)
    return ["the receipt is for another table than this file"]
