"""What a person at the table sees: the table, what is new, the score sheet, the answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kindu.core.words import CHANCE, SPECTATOR
from kindu.record.files import points_text
from kindu.record.gamefile import BOT
from kindu.text.scene import Scene
from kindu.text.teller import Teller, display_names

if TYPE_CHECKING:
    from kindu.cli.play.reading import AnswerReader
    from kindu.cli.play.session import Session
    from kindu.cli.screen import Choice, Row, Screen, SheetRow
    from kindu.core.sight import Sight
    from kindu.core.words import Fact
    from kindu.text.scene import Data

NEWS = 40  # the most lines of news; older ones are left out
MANY = 30  # answers that are always listed in full


class Desk:
    """Shows one game to the people at the keyboard, each no more than their seat may know."""

    def __init__(self, session: Session, screen: Screen) -> None:
        self.session = session
        self.screen = screen
        self.rules = session.rules
        self.names = display_names(session.names, BOT)
        self.teller = Teller(self.rules, self.names)
        self.people = [seat for seat, bot in enumerate(session.bots) if bot is None]
        told = [session.record.told_by(seat) for seat in range(len(self.names))]
        self.seen = [facts for facts, _ in told]  # how much of the story each seat has been told
        self.lines = [lines for _, lines in told]  # and how many lines the log had then
        self.known: list[frozenset[str] | None] = [None] * len(self.names)  # cards it has seen

    def view(self, seat: int) -> Data:
        """The table as data for this seat."""
        record = self.session.record
        found: Data = self.teller.screen.view(self.session.sight(seat), record.chosen)
        return found

    def scene(self, seat: int) -> Scene:
        """The table as this seat sees it; cards that are new to it are marked."""
        view = self.view(seat)
        scene = Scene(self.rules, view, seat, self.names, frozenset(), self.screen.symbols)
        known = self.known[seat]
        if known is None:
            return scene
        new = self.teller.english.things(view) - known
        return Scene(self.rules, view, seat, self.names, new, self.screen.symbols)

    def rows(self, facts: list[Fact], seat: int) -> list[Row]:
        """Facts as this seat learns them."""
        told = [(self.teller.told(fact, seat), fact.rule) for fact in facts]
        return [(text, rule) for text, rule in told if text]

    def tell_news(self, seat: int) -> bool:
        """Tell what happened since this seat last looked; returns whether others were involved."""
        story = self.session.record.story
        facts = story[min(self.seen[seat], len(story)) :]
        self.seen[seat] = len(story)
        rows = self.rows(facts, seat)
        answers = self.session.record.answers
        others = any(who not in (seat, CHANCE) for who, _ in answers[self.lines[seat] :])
        first, self.lines[seat] = self.lines[seat] == 0, len(answers)
        if rows and (others or first):
            self.screen.heading("What is new")
        if len(rows) > NEWS:
            self.screen.say(f"{len(rows) - NEWS} lines before these: log {len(rows)}")
        self.screen.news(rows[-NEWS:])
        return others

    def tell_the_end(self, seat: int) -> None:
        """Tell everything that nobody has been told yet, for all to read."""
        facts = self.session.record.story[self.seen[seat] :]
        self.screen.news(self.rows(facts, SPECTATOR))

    def show_score(self, seat: int) -> None:
        """The score sheet; what screens hide until the end stays hidden."""
        whole = self.session.record.state
        state = whole if whole.over() else self.session.sight(seat).state
        shown = [place["points"] is not None for place in self.view(seat)["seats"]]
        rows: list[SheetRow] = []
        for what, points, rule in self.teller.sheet(state):
            cells = [points_text(self.rules, n) for n in points]
            rows.append((what, [c if s else "?" for c, s in zip(cells, shown, strict=True)], rule))
        totals = [points_text(self.rules, int(state.points(s))) for s in range(len(self.names))]
        total = [n if s else "?" for n, s in zip(totals, shown, strict=True)]
        self.screen.sheet(self.names, [*rows, ("Total", total, "")])

    def forget(self, seat: int) -> None:
        """After an undo: what was undone counts as untold, and nothing is new."""
        record = self.session.record
        self.seen = [min(seen, len(record.story)) for seen in self.seen]
        self.lines = [min(lines, len(record.lines)) for lines in self.lines]
        self.known[seat] = self.teller.english.things(self.view(seat))

    def choices(self, seat: int, reader: AnswerReader, whole: bool = True) -> list[Choice]:
        """The legal answers with numbers; of very many, only the most important."""
        sight = self.session.sight(seat)
        answers = list(enumerate(reader.listed(sight), 1))
        found = [self.choice(sight, number, action) for number, action in answers]
        if whole or (len(answers) <= MANY and self.screen.fits(found)):
            return found
        view = self.view(seat)
        pairs = zip(answers, found, strict=True)
        return [one for (_, a), one in pairs if not self.teller.aside(sight, a, view)]

    def choice(self, sight: Sight, number: int, action: int) -> Choice:
        """An answer with its number, its heading, its words under it, and its full words."""
        head, item = self.teller.group(sight, action)
        return number, head, item, self.teller.answer(sight, action)
