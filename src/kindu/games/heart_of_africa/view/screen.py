"""Everything that a screen asks of Heart of Africa."""

# Not compiled: a list of names.

from kindu.games.heart_of_africa.view.answers import (
    FACTS,
    REASONS,
    answer_words,
    fact_words,
    why_words,
)
from kindu.games.heart_of_africa.view.board import board_view, titles
from kindu.games.heart_of_africa.view.hints import HINTS, hint_words
from kindu.games.heart_of_africa.view.planned import plan, plan_for
from kindu.games.heart_of_africa.view.proposals import proposed
from kindu.games.heart_of_africa.view.table import LEAST, view
from kindu.games.heart_of_africa.view.words import AnswerWords

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
    "plan_for",
    "proposed",
    "titles",
    "view",
    "why_words",
]
