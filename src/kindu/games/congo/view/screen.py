"""Everything that a screen asks of Congo 1884."""

# Not compiled: a list of names.

from kindu.games.congo.view.answers import FACTS, REASONS, answer_words, fact_words, why_words
from kindu.games.congo.view.board import board_view, titles
from kindu.games.congo.view.hints import HINTS, hint_words
from kindu.games.congo.view.proposals import proposed
from kindu.games.congo.view.table import LEAST, view
from kindu.games.congo.view.words import AnswerWords

__all__ = [
    "FACTS",
    "HINTS",
    "LEAST",
    "REASONS",
    "AnswerWords",
    "answer_words",
    "board_view",
    "fact_words",
    "hint_words",
    "proposed",
    "titles",
    "view",
    "why_words",
]
