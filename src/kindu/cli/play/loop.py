"""The game at the terminal: bots answer and people are asked, until the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kindu.cli.play.commands import Commands, Quit
from kindu.cli.play.desk import Desk
from kindu.cli.play.reading import AnswerReader, NotAnOption, command_in, completions
from kindu.cli.screen import nothing
from kindu.core.words import KinduError

if TYPE_CHECKING:
    from kindu.cli.play.session import Session
    from kindu.cli.screen import Screen


class Loop:
    """Goes through a game question by question."""

    def __init__(self, session: Session, screen: Screen) -> None:
        self.session = session
        self.screen = screen
        self.rules = session.rules
        self.desk = Desk(session, screen)
        english = self.desk.teller.english
        self.reader = AnswerReader(self.rules, english.LAST, getattr(english, "TOGETHER", ()))
        self.commands = Commands(self.desk, self.reader)
        self.looked = -1  # the seat that was asked last

    def run(self) -> None:
        """Play to the end of the game, or until somebody quits."""
        self.welcome()
        state = self.session.record.state
        try:
            while not state.over():
                seat = int(state.to_act())
                if self.session.bots[seat]:
                    self.session.play_bot(seat)
                else:
                    self.turn(seat)
                state = self.session.record.state
        except (Quit, EOFError, KeyboardInterrupt):
            if len(self.desk.people) > 1:
                self.screen.clear()
            self.screen.say()
            self.screen.say("The game is saved. To continue it:")
            self.screen.exactly(f"kindu play {self.session.path}")
            return
        self.finish()

    def welcome(self) -> None:
        """Say who plays, where the game is saved, and the seal of its luck."""
        self.screen.heading(self.rules.title)
        for seat, name in enumerate(self.desk.names):
            who = "bot" if self.session.bots[seat] else "person"
            self.screen.say(f"Seat {seat + 1}: {name}, {who}.")
        self.screen.say(f"The seal of its luck begins with {self.session.luck[-1].name[:16]}.")
        self.screen.exactly(f"The game is saved in {self.session.path}")
        self.screen.say("Answer with a number or in words; ? lists the commands, Tab completes.")

    def turn(self, seat: int) -> None:
        """One question to a person."""
        fresh = self.looked != seat
        if fresh and len(self.desk.people) > 1:
            self.curtain(seat)
        self.looked = seat
        others = self.desk.tell_news(seat)
        scene = self.desk.scene(seat)
        if fresh or others:
            self.screen.look(scene, self.desk.known[seat] is None)
        else:
            self.screen.glance(scene)
        self.ask(seat)
        self.desk.known[seat] = self.desk.teller.english.things(scene.view)

    def curtain(self, seat: int) -> None:
        """Hide the hand when the keyboard passes to the next person."""
        name = self.desk.names[seat]
        if self.looked >= 0:
            before = self.desk.names[self.looked]
            self.desk.tell_news(self.looked)
            self.enter(f"{before}, press Enter to hide this and make room for {name}. ")
            self.screen.clear()
        self.screen.say(f"{name}, it is your turn.")
        self.enter(f"Press Enter when only {name} can see or hear this. ")
        self.screen.clear()

    def enter(self, prompt: str) -> None:
        """Wait for Enter; `quit` leaves."""
        command = command_in(self.screen.ask(prompt, nothing))
        if command and command.name == "quit":
            raise Quit

    def finish(self) -> None:
        """Show what happened last, the score sheet, and how to check the luck."""
        if len(self.desk.people) == 1:
            self.desk.tell_news(self.desk.people[0])
        elif self.looked >= 0:
            self.screen.clear()
            self.desk.tell_the_end(self.looked)
        self.screen.heading("The game is over")
        self.desk.show_score(self.desk.people[0])
        self.screen.say(self.desk.teller.winners(self.session.record.state))
        self.screen.say("You can now check every draw:")
        self.screen.exactly(f"kindu verify {self.session.path}")

    def ask(self, seat: int) -> None:
        """Ask until there is an answer or an undo."""
        scene = self.desk.scene(seat)
        question = str(scene.view["question"])
        self.screen.heading(self.desk.teller.english.asked(question, scene))
        tip = self.desk.teller.english.TIPS.get(question)
        if tip and self.commands.is_new(seat, question):
            self.screen.tip(tip)
        self.list_answers(seat)
        while True:
            prompt = f"{self.desk.names[seat]}> "
            line = self.screen.ask(prompt, lambda text: self.complete(seat, text))
            try:
                if self.heed(seat, line):
                    return
            except NotAnOption as error:
                self.explain(seat, error.action)
            except KinduError as error:
                self.screen.say(str(error))

    def list_answers(self, seat: int) -> None:
        """List the possible answers, and how many a long list leaves out."""
        choices = self.desk.choices(seat, self.reader, False)
        self.screen.choices(choices)
        every = len(self.reader.listed(self.session.sight(seat)))
        if every == 1:
            self.screen.say("This is the only answer: press Enter.")
        left = every - len(choices)
        if left:
            self.screen.say(f"More answers: {left}. Say one in words, or 'options' for all.")

    def heed(self, seat: int, line: str) -> bool:
        """Do what a line says; returns whether the table has changed."""
        command = command_in(line)
        if command:
            return self.commands.obey(seat, command)
        sight = self.session.sight(seat)
        if not line.strip():
            if len(sight.legal()) > 1:
                return False
            line = "1"  # there is only one answer
        actions = self.reader.answers(sight, line)
        if not actions:
            return False
        self.session.play([self.rules.line(seat, action) for action in actions])
        return True

    def complete(self, seat: int, text: str) -> list[str]:
        """What the Tab key offers."""
        labels = [self.rules.label(action) for action in self.session.sight(seat).legal()]
        things = [*self.commands.ids, *self.desk.teller.titles, *self.desk.names]
        return completions(text, labels, self.reader.all, things)

    def explain(self, seat: int, action: int) -> None:
        """Why an answer is not possible."""
        sight = self.session.sight(seat)
        for fact in sight.state.why_not(sight.question(), action):
            self.screen.say(self.desk.teller.why(fact))
