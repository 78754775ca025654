"""What an answer does, as far as its seat can know: for the reasons in hints."""

from mypy_extensions import i64

from kindu.core.state import State
from kindu.core.words import OPEN, SECRET, flags_of


def preview(state: State, action: i64) -> State:
    """The table after an answer, up to the first chance, other seat or secret, with its facts.

    What follows the last answer of an open group depends on secrets, as `Sight.after` says.
    """
    branch = state.clone()
    branch.listen()
    together = flags_of(branch.question()) & OPEN
    branch.reply(action)
    if not together:
        branch.proceed(SECRET)
    return branch
