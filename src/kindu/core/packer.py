"""Packing a state into a row of numbers, to cross a process border."""

from typing import final

from librt.vecs import append, extend, vec
from mypy_extensions import i64


@final
class Packer:
    """Takes numbers one after another, and gives them back in the same order."""

    def __init__(self, items: vec[i64]) -> None:
        self.items: vec[i64] = items
        self.at: i64 = 0

    def put(self, value: i64) -> None:
        """One number."""
        self.items = append(self.items, value)

    def put_all(self, values: vec[i64]) -> None:
        """A row of numbers, after its length."""
        self.put(len(values))
        self.items = extend(self.items, values)

    def take(self) -> i64:
        """The next number."""
        self.at += 1
        return self.items[self.at - 1]

    def take_all(self) -> vec[i64]:
        """The next row."""
        n = self.take()
        self.at += n
        return self.items[self.at - n : self.at]
