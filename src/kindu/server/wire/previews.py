"""Previews: what answers would lead to, with a proposal for the rest of the chain.

A client asks once per click. It gets every link that follows its answers, each with the possible
answers and the game's proposal, then the whole move, and the table after it. Nothing changes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kindu.games import screen
from kindu.record.record import in_chain, settled
from kindu.server.wire import projection
from kindu.server.wire.chains import least_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from kindu.core.sight import Sight
    from kindu.server.refusals import Json
    from kindu.server.tables.match import Match
    from kindu.server.wire.incoming import PreviewRequest
    from kindu.text.teller import Teller

MOST_LINKS = 32  # links proposed at once; a longer chain takes several previews
MOST_TRIED = 12  # wishes for one link that are put in order


def preview(match: Match, seat: int, asked: PreviewRequest, teller: Teller | None = None) -> Json:
    """The given answers, the links that follow, and the whole move.

    Where the game would be over, the view still lacks what the end shows: the sight has none of it.
    """
    sight = match.follow(seat, asked.answers)
    final = is_final(match, seat, sight)
    prefer, move = list(asked.prefer), list(asked.answers)
    links: list[Json] = []
    while not match.beyond(sight) and len(links) < MOST_LINKS:
        chosen = choice(sight, prefer, asked.avoid)
        legal = projection.answers(sight, teller)
        optional = bool(move) and not in_chain(sight)
        links.append({"legal": legal, "answer": chosen, "optional": optional})
        if chosen is None:
            break
        move.append(chosen)
        sight = settled(sight.after([chosen]))
    return {
        "t": "preview",
        "n": asked.n,
        "answers": list(asked.answers),
        "links": links,
        "move": move,
        "whole": bool(move) and not in_chain(sight),
        "final": final,
        "view": projection.view(match, sight),
    }


def is_final(match: Match, seat: int, after: Sight) -> bool:
    """Whether the seat can't freely undo what leads there: others go on, or something is revealed.

    An envelope can be changed.
    """
    if match.in_group():
        return False
    return match.beyond(after) or after.state.revealed != match.sight(seat).state.revealed


def choice(sight: Sight, prefer: list[int], avoid: Sequence[int]) -> int | None:
    """The next answer: a wish of the client, used once, or the game's proposal.

    None if the player has to decide.
    """
    legal = sight.legal()
    wishes = list(dict.fromkeys(one for one in prefer if one in legal))
    if wishes:
        wanted = first_of(sight, wishes[:MOST_TRIED])
        prefer.remove(wanted)
        return wanted
    return next((one for one in proposed(sight) if one not in avoid), None)


def first_of(sight: Sight, wishes: list[int]) -> int:
    """The wish after which all others are still possible, or simply the first.

    So a client may send wishes in any order; only the rules know the right one.
    """
    for one in wishes if len(wishes) > 1 else []:
        then = settled(sight.after([one])).legal()
        if all(other in then for other in wishes if other != one):
            return one
    return wishes[0]


def proposed(sight: Sight) -> list[int]:
    """Answers in the order of the game's proposals.

    What it has no opinion on commits to least in a chain, and is the player's outside one.
    """
    words = screen(sight.rules.key)
    found: list[int] = words.proposed(sight) if hasattr(words, "proposed") else []
    return found or ([least_of(sight)] if in_chain(sight) else [])
