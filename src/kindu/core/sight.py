"""Sight: the information state of one seat or spectator. Bots and sockets get nothing else."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.packer import Packer
from kindu.core.rng import Rng
from kindu.core.rules import Rules
from kindu.core.state import State
from kindu.core.words import OPEN, SECRET, IllegalAnswer, flags_of, seat_of


@final
class Sight:
    """An information state: the state without everything that this eye can't know.

    The eye is a seat, or SPECTATOR. Two states that look the same to it (one information set)
    have equal sights.
    """

    def __init__(self, state: State, eye: i64) -> None:
        self.rules: Rules = state.rules
        self.eye: i64 = eye
        self.state: State = state.conceal(eye)

    def question(self) -> i64:
        """The question to this eye, or -1. In an open group all seats are asked at once."""
        if self.state.to_act() == self.eye:
            return self.state.question()
        for question in self.state.open_group():
            if seat_of(question) == self.eye:
                return question
        return -1

    def legal(self) -> list[int]:
        """The legal answers (actions) of this eye; none if it is not asked."""
        question = self.question()
        out = self.rules.buffer()
        if question >= 0:
            self.state.options(question, out)
        return out.actions()

    def guess(self, rng: Rng, forget: i64 = 0) -> State:
        """A determinisation: a complete state, drawn from those that look like this to the eye."""
        return self.state.guess(rng, forget)

    def after(self, answers: list[int]) -> "Sight":
        """A preview of the eye's own answers. It stops before chance or another seat answers.

        What follows the last answer of an open group may depend on secrets, and so may steps
        flagged SECRET: these stay pending.
        """
        sight = Sight(self.state, self.eye)
        for action in answers:
            if action not in sight.legal():
                label = self.rules.label(action)
                raise IllegalAnswer(f"expected one of the legal answers, but got {label!r}")
            if flags_of(sight.question()) & OPEN:
                sight.state.turn_to(self.eye)
                sight.state.reply(action)
            else:
                sight.state.reply(action)
                sight.state.proceed(SECRET)
        return sight

    def pack(self) -> vec[i64]:
        """The sight as numbers, for another process."""
        box = Packer(vec[i64]())
        box.put(self.eye)
        box.put_all(self.state.pack())
        return box.items

    @staticmethod
    def unpack(rules: Rules, items: vec[i64]) -> "Sight":
        """The sight that `pack` packed."""
        box = Packer(items)
        eye = box.take()
        return Sight(rules.unpack(box.take_all()), eye)

    def __eq__(self, other: object) -> bool:
        """The same eye sees the same."""
        return isinstance(other, Sight) and self.__reduce__() == other.__reduce__()

    def __reduce__(self) -> tuple[object, ...]:
        return Sight, (self.state, int(self.eye))  # concealing twice changes nothing
