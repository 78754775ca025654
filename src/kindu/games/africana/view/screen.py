"""Everything that a screen asks of Africana."""

# Not compiled: a list of names.

from kindu.games.africana.view.answers import FACTS, REASONS, answer_words, fact_words, why_words
from kindu.games.africana.view.board import board_view, titles
from kindu.games.africana.view.hints import HINTS, hint_words
from kindu.games.africana.view.proposals import proposed
from kindu.games.africana.view.table import LEAST, view
from kindu.games.africana.view.trips import plan
from kindu.games.africana.view.words import AnswerWords

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
    "plan",
    "proposed",
    "titles",
    "view",
    "why_words",
]
