"""AF-SCORE: the score sheet and places."""

from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.words import BIT, Fact
from kindu.games.africana.actions import ADVENTURES
from kindu.games.africana.board.board import Board
from kindu.games.africana.state import Player, Tabletop


def expedition_points(t: Tabletop, player: Player) -> i64:
    """AF-SCORE-01, AF-SCORE-10: completed expeditions count, joined ones do not."""
    return added(t.board.expedition_points, player.done)


def artefact_points(t: Tabletop, player: Player) -> i64:
    """AF-SCORE-02: the points shown on completed artefact adventures."""
    return added(t.board.adventure_points, player.won)


def added(values: vec[i64], cards: i64) -> i64:
    """The sum of the values of a set of cards."""
    total: i64 = 0
    card: i64 = 0
    while cards != 0:
        if cards & 1:
            total += values[card]
        card += 1
        cards >>= 1
    return total


def artefact_counts(board: Board, cards: i64) -> vec[i64]:
    """How many artefacts of each kind a set of adventures holds."""
    counts = vec[i64]([0] * len(board.artefacts))
    for card in range(ADVENTURES):
        kind = board.adventure_artefact[card]
        if kind >= 0 and cards & BIT[card]:
            counts[kind] += 1
    return counts


def set_points(t: Tabletop, cards: i64) -> i64:
    """What the artefacts of these completed adventures are worth as sets."""
    return t.sets.points(artefact_counts(t.board, cards))


def penalty(t: Tabletop, cards: i64) -> i64:
    """AF-SCORE-05: for completed assistant adventures; the last entry for more (RUL-15)."""
    assistants: i64 = 0
    for card in range(ADVENTURES):
        if t.board.adventure_assistant[card] >= 0 and cards & BIT[card]:
            assistants += 1
    return t.board.penalty[min(assistants, len(t.board.penalty) - 1)]


def set_change(t: Tabletop, won: i64, card: i64) -> i64:
    """What one more completed adventure adds to the sets."""
    return set_points(t, won | BIT[card]) - set_points(t, won)


def penalty_change(t: Tabletop, won: i64, card: i64) -> i64:
    """What one more completed adventure costs as an assistant too many."""
    return penalty(t, won | BIT[card]) - penalty(t, won)


def tell_changes(t: Tabletop, seat: i64, card: i64) -> None:
    """What a completed adventure changes beyond its own points, with the copies of its artefact."""
    if t.facts is None:
        return
    won = t.players[seat].won
    before = won & ~BIT[card]
    more = set_change(t, before, card)
    if more:
        copies = artefact_counts(t.board, won)[t.board.adventure_artefact[card]]
        t.tell("AF-SCORE-04", seat, card, copies, points=more)
    less = penalty_change(t, before, card)
    if less:
        t.tell("AF-SCORE-05", seat, points=less)


def money_points(t: Tabletop, player: Player) -> i64:
    """AF-SCORE-06: one point for every full 10 silver."""
    return player.silver // t.board.silver_per_point


def hand_points(t: Tabletop, player: Player) -> i64:
    """AF-SCORE-07: one point for every full two travel cards; no other card counts."""
    return player.travel // t.board.cards_per_point


def open_points(t: Tabletop, player: Player) -> i64:
    """AF-SCORE-08, AF-SCORE-09: one point for each open artefact adventure, none for assistants."""
    count: i64 = 0
    for card in range(ADVENTURES):
        if t.board.adventure_artefact[card] >= 0 and player.open & BIT[card]:
            count += 1
    return count * t.board.open_artefact_points


def sheet(t: Tabletop, seat: i64) -> list[Fact]:
    """AF-SCORE-12: the lines that make up the total."""
    player = t.players[seat]
    return [
        Fact("AF-SCORE-01", seat, points=expedition_points(t, player)),
        Fact("AF-SCORE-02", seat, points=artefact_points(t, player)),
        Fact("AF-SCORE-03", seat, points=set_points(t, player.won)),
        Fact("AF-SCORE-05", seat, points=penalty(t, player.won)),
        Fact("AF-SCORE-06", seat, player.silver, points=money_points(t, player)),
        Fact("AF-SCORE-07", seat, player.travel, points=hand_points(t, player)),
        Fact("AF-SCORE-08", seat, points=open_points(t, player)),
    ]


def total(t: Tabletop, seat: i64) -> i64:
    """The sum of the sheet; it may be negative."""
    player = t.players[seat]
    earned = expedition_points(t, player) + artefact_points(t, player) + set_points(t, player.won)
    kept = money_points(t, player) + hand_points(t, player) + open_points(t, player)
    return earned + penalty(t, player.won) + kept


def tie_break(t: Tabletop, seat: i64) -> i64:
    """AF-SCORE-11: with equal points more money wins; otherwise they share the place (RUL-16)."""
    return t.players[seat].silver


def tell_scores(t: Tabletop) -> None:
    """Tell which rule ended the game, and for each seat the points that were not told before."""
    if t.facts is None:
        return
    t.tell(f"AF-END-0{t.finish}", -1)
    for seat in range(t.seats):
        for fact in sheet(t, seat)[4:]:
            t.tell(fact.rule, seat, fact.a, points=fact.points)
