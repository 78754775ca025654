"""What a game has and what it still lacks, part by part.

    python -m tools.checklist [KEY ...]

Every part is named with the file in which it is looked for. A part that is missing fails, unless
it is optional. Limits are scaled to the game: a playthrough and a golden game per number of seats,
two corruptions of the board file per table in it.
"""

import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from kindu.core.words import KinduError
from kindu.games import game, keys, load, own_keys, screen
from kindu.games.descriptor import LEVELS, Game
from kindu.games.rulebook import rulebook
from tests.cases import case, home
from tools.rule_index import faults_of

ROOT = Path(__file__).parents[1]
SCREEN = (
    "AnswerWords",
    "FACTS",
    "HINTS",
    "LEAST",
    "answer_words",
    "board_view",
    "fact_words",
    "hint_words",
    "titles",
    "view",
    "why_words",
)
LANGUAGES = ROOT / "web" / "src" / "i18n"


@dataclass(frozen=True)
class Part:
    """One part of a game: where it belongs, and what is missing, if anything."""

    name: str
    where: str
    missing: str
    optional: bool = False

    def text(self) -> str:
        """A line of the list."""
        state = "ok" if not self.missing else "optional" if self.optional else "LACKS"
        more = f": {self.missing}" if self.missing else ""
        return f"{state:<9}{self.name} ({self.where}){more}"


def parts(key: str) -> Iterator[Part]:
    """All parts of a game, in the order in which one writes them."""
    found = game(key)
    yield Part("descriptor", "game.py", descriptor(found))
    yield Part("rules", "rules.md", rules(found))
    yield Part("code and test per rule", "tools/rule_index.py", index_of(found))
    yield Part("engine", "load in game.py", engine(key))
    yield Part("screen in words", found.screen, view(key))
    yield Part("laws", f"{home(key).name}/case.py", tried(lambda: case(key).conserved))
    yield Part("perft", f"{key}.perft", there(home(key) / f"{key}.perft"))
    yield Part("golden games", "golden/", per_seats(found, "golden/{}-*.kindu"))
    yield Part("playthroughs", "playthroughs/", per_seats(found, "playthroughs/{}.txt"))
    if found.has_board():
        yield Part("faults of the board", "board_faults.txt", board(found))
        note = "" if found.board_note else "a note on what owners may correct"
        yield Part("note on the board", "board_note", note, optional=True)
    yield from optional(found)


def optional(found: Game) -> Iterator[Part]:
    """What a game may do without."""
    uncalibrated = [n for n in found.seats if n not in found.scales]
    missing = f"no scale for {uncalibrated[0]} players" if uncalibrated else ""
    yield Part("words and table as text", "text", "" if found.text else "told by notation", True)
    yield Part("balance report", "balance", "" if found.balance else "none", True)
    yield Part("calibration", "scales", missing, True)
    speed = "" if has_case(found.key) and case(found.key).speed else "no figure named"
    yield Part("bench", "case.py: speed", speed, True)
    mutated = "" if has_case(found.key) and case(found.key).mutated else "no chapter named"
    yield Part("mutants", "case.py: mutated", mutated, True)
    drawn = ROOT / "web" / "src" / "games" / found.key
    yield Part("drawn table", f"web/src/games/{found.key}", there(drawn), True)
    lost = [one.name for one in sorted(LANGUAGES.glob("*/")) if not (one / found.key).is_dir()]
    yield Part("translations", "web/src/i18n", f"none in {', '.join(lost)}" if lost else "", True)


def descriptor(found: Game) -> str:
    """A blurb, sensible seats, five levels, its own prefix."""
    others = [one for one in keys() if one != found.key and game(one).prefix == found.prefix]
    wrong = {
        "a blurb": not found.blurb,
        "two seats or more": not found.seats or found.seats[0] < 2,
        f"{len(LEVELS)} levels": len(found.levels) != len(LEVELS),
        f"a prefix of its own, not that of {''.join(others[:1])}": bool(others),
    }
    return first(what for what, is_wrong in wrong.items() if is_wrong)


def rules(found: Game) -> str:
    """A rule book with rules of the game's prefix."""
    try:
        book = rulebook(found.key)
    except OSError:
        return "the file"
    own = [rule for rule in book.rules if rule.id.startswith(f"{found.prefix}-")]
    return "" if own else f"a rule {found.prefix}-..."


def index_of(found: Game) -> str:
    """Every rule has one owner in the code, and a test."""
    try:
        return first(faults_of(found.key, found.folder(), home(found.key)))
    except OSError:
        return "rules.md"


def engine(key: str) -> str:
    """Rules that fit the descriptor, and a plan."""
    try:
        made = load(key)
        made.plan()
    except (KinduError, NotImplementedError, ImportError) as error:
        return str(error)
    fits = (made.key, list(made.seats)) == (key, list(game(key).seats))
    return "" if fits else "rules with the key and the seats of the descriptor"


def view(key: str) -> str:
    """All that a screen asks for."""
    try:
        module = screen(key)
    except ImportError as error:
        return str(error)
    return first(name for name in SCREEN if not hasattr(module, name))


def board(found: Game) -> str:
    """Two corruptions or more per table of the board file, each with the error expected."""
    path = home(found.key) / "board_faults.txt"
    if not path.is_file():
        return "the file"
    rows = [line for line in path.read_text("utf-8").splitlines() if line and line[0] != "#"]
    wanted = 2 * len(tomllib.loads(found.paper("board.toml")))
    return "" if len(rows) // 2 >= wanted else f"{wanted} corruptions, there are {len(rows) // 2}"


def per_seats(found: Game, pattern: str) -> str:
    """A file for each number of seats."""
    return first(
        pattern.format(n) for n in found.seats if not list(home(found.key).glob(pattern.format(n)))
    )


def there(path: Path) -> str:
    """Whether a file or folder is there."""
    return "" if path.exists() else "none"


def has_case(key: str) -> bool:
    """Whether the game has a case for the shared tests."""
    return (home(key) / "case.py").is_file()


def tried(call: Callable[[], object]) -> str:
    """Why something fails."""
    try:
        call()
    except (ImportError, AttributeError, OSError) as error:
        return str(error)
    return ""


def first(faults: Iterator[str]) -> str:
    """The first thing that is missing."""
    return next(iter(faults), "")


def main(args: list[str]) -> int:
    """The lists of these games, or of all."""
    lacking = 0
    for key in args or keys():
        found = list(parts(key))
        where = "this repository" if key in own_keys() else game(key).package
        print(f"{game(key).title} ({key}, {where})")
        print("\n".join(f"  {part.text()}" for part in found))
        lacking += sum(bool(part.missing) and not part.optional for part in found)
    return 1 if lacking else 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KinduError as error:
        sys.exit(str(error))
