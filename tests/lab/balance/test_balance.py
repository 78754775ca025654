"""Balance reports: what hand-made games show, so that every number is known."""

from dataclasses import replace

import pytest

from kindu.lab.balance.catalogue import (
    CHOICE,
    GAME,
    ROUND,
    SEAT,
    SEEN,
    TAKEN,
    Counts,
    GameCounts,
    Item,
    Kind,
)
from kindu.lab.balance.judge import (
    FEW,
    FINE,
    HARDLY,
    LITTLE,
    LOSES,
    NEVER,
    OVERRATED,
    STRONG,
    UNDERRATED,
    WEAK,
    doubtful,
    worth,
)
from kindu.lab.balance.overall import by_seat, by_source, length
from kindu.lab.balance.watching import WatchedGame

CARD = Kind("card", "Cards", SEAT, ("was there", "taken", ""))
CARDS = {key: Item(f"card {key}", made_up="reconstructed") for key in "abcd"}


def played(counts: Counts, winner: int = 0, seats: int = 2) -> WatchedGame:
    """A hand-made game; the winner has 10 points, the others 5."""
    points = [10 if seat == winner else 5 for seat in range(seats)]
    places = [1 if seat == winner else 2 for seat in range(seats)]
    return WatchedGame(0, points, places, [{"R": n} for n in points], 5, 20, "END", counts, {}, 0.0)


def cards(**taken: list[int]) -> Counts:
    """Every seat saw these cards; a row says which seats took one."""
    return {"card": {key: [[1] * len(row), row, [0] * len(row)] for key, row in taken.items()}}


def verdicts(games: list[WatchedGame], kind: Kind = CARD) -> dict[str, str]:
    return {one.id: one.verdict for one in worth(kind, CARDS, games, 1).items}


def test_a_card_that_the_winner_always_takes_shows_up() -> None:
    games = [
        played(cards(a=[1, 0], b=[i % 2, 1 - i % 2], c=[1 - i % 2, i % 2], d=[i % 2, i % 2]))
        for i in range(60)
    ]
    found = worth(CARD, CARDS, games, 1)
    best = found.items[0]

    assert (60, 120) == (best.used.count, best.used.of)
    assert (1.0, 0.0) == (best.with_it.wins.value, best.without.wins.value)
    assert (10.0, 5.0) == (best.with_it.points, best.without.points)
    assert best.wins_apart
    assert best.wins_apart.sure
    assert STRONG == best.verdict


def test_a_card_that_only_losers_take_loses() -> None:
    games = [played(cards(a=[0, 1], b=[1, 1], c=[1, 1], d=[1, 1])) for _ in range(40)]

    assert LOSES == verdicts(games)["a"]


def test_a_card_that_nobody_takes_is_never_worth_it() -> None:
    rows = [[int(i % 3 > 0), int(i % 3 < 2)] for i in range(100)]
    games = [played(cards(a=[0, 0], b=[i == 0, 0], c=row)) for i, row in enumerate(rows)]
    found = worth(CARD, CARDS, games, 1)

    assert [NEVER, HARDLY, STRONG, FEW] == [one.verdict for one in found.items]
    assert found.items[0].used.within
    assert found.items[0].used.within[1] < 0.02


def test_use_and_results_may_point_in_different_directions() -> None:
    """All losers and some winners take card a; only a few winners take card b."""
    games = []
    for i in range(100):
        win = i % 2
        a = [int(win != 0 or i % 4 == 0), int(win != 1 or i % 4 == 1)]
        b = [int(win == 0 and i % 8 == 0), int(win == 1 and i % 8 == 1)]
        games.append(played(cards(a=a, b=b, c=[1, 0], d=[0, 1]), win))
    found = verdicts(games)

    assert {LOSES, OVERRATED} & {found["a"]}
    assert UNDERRATED == found["b"]


def test_what_was_never_seen_is_not_divided_by() -> None:
    found = worth(CARD, CARDS, [played({})], 1)

    assert {FEW} == {one.verdict for one in found.items}
    assert [0] * 4 == [one.used.of for one in found.items]
    assert {None} == {one.used.value for one in found.items}


def test_many_rounds_of_few_games_show_nothing() -> None:
    rounds: Counts = {"card": {"a": [[50, 50], [50, 50], [0, 0]]}}

    assert FEW == verdicts([played(rounds)] * 9)["a"]
    assert FEW != verdicts([played(rounds)] * 10)["a"]


def test_what_has_no_price_may_be_used_less_but_not_much_less() -> None:
    places = replace(CARD, priced=False)
    games = [played(cards(a=[1, 1], b=[1, i % 2], c=[1, 1], d=[i % 5 == 0, 0])) for i in range(100)]

    assert {"a": FINE, "b": FINE, "c": FINE, "d": LITTLE} == verdicts(games, places)


def test_choices_are_only_told_if_nobody_makes_them() -> None:
    choice = replace(CARD, unit=CHOICE)
    games = [played(cards(a=[1, 1], b=[0, 0], c=[1, 0], d=[0, 1])) for _ in range(50)]

    assert {"a": FINE, "b": NEVER, "c": FINE, "d": FINE} == verdicts(games, choice)


def test_of_what_only_one_can_have_games_are_counted() -> None:
    games = [played(cards(a=[1, 0], b=[0, 0], c=[0, 0], d=[0, 0])) for _ in range(30)]
    found = worth(replace(CARD, unit=GAME), CARDS, games, 1)

    assert (30, 30, 30) == (found.items[0].used.count, found.items[0].used.of, found.items[0].seen)


def test_peers_are_the_narrowest_group_that_is_large_enough() -> None:
    items = {
        "a": Item("a", peers=("pair", "all three")),
        "b": Item("b", peers=("pair", "all three")),
        "c": Item("c", peers=("all three",)),
        "d": Item("d", peers=("alone",)),
    }
    games = [played(cards(a=[1, 0], b=[0, 0], c=[1, 1], d=[1, 1]))]
    found = worth(CARD, items, games, 1)
    many = worth(CARD, items, [played(cards(a=[0, 0], b=[0, 0], c=[1, 1]))] * 20, 1)

    assert ["all three", "all three", "all three", ""] == [one.peers for one in found.items]
    assert [0.5, 0.75, 0.25, None] == [one.peers_used for one in found.items]
    assert ["pair", "all three", "alone"] == [group.id for group in found.groups]
    assert [0.25, 0.5, 1.0] == [group.used.value for group in found.groups]
    assert [NEVER, FINE, FEW] == [group.verdict for group in many.groups]


def test_what_lies_long_is_weak_even_if_all_take_it_at_last() -> None:
    waiting = replace(CARD, unit=GAME, waits="TURN")
    games = [
        replace(
            played(cards(a=[1, 0], b=[1, 0], c=[0, 1], d=[0, 1]), winner=i % 2),
            waits={"card": {"a": 20 + i % 2, "b": 5, "c": 5, "d": 4}},
        )
        for i in range(40)
    ]
    found = verdicts(games, waiting)

    assert (WEAK, FINE) == (found["a"], found["b"])


@pytest.mark.parametrize(
    ("verdict", "peers", "expected"),
    [(STRONG, 0.5, True), (FINE, 0.5, False), (FEW, 0.5, False), (NEVER, 0.5, True)],
)
def test_reconstructed_things_that_stand_out_are_doubtful(
    verdict: str, peers: float, expected: bool
) -> None:
    one = worth(CARD, CARDS, [played(cards(a=[1, 0]))], 1).items[0]

    assert expected == doubtful(replace(one, verdict=verdict, peers_used=peers))
    assert not doubtful(replace(one, verdict=verdict, peers_used=peers, made_up=""))
    assert not doubtful(replace(one, verdict=HARDLY, peers_used=0.03))


def test_who_takes_a_thing_has_seen_it_and_a_round_counts_once() -> None:
    kind = replace(CARD, unit=ROUND)
    tally = GameCounts([kind], {"card": CARDS}, 2)
    tally.note("card", "a", TAKEN, 0b01)
    tally.note("card", "a", TAKEN, 0b01)
    tally.note("card", "a", SEEN, 0b10)
    tally.crown("card", 0b11)
    tally.close("card")
    tally.note("card", "a", SEEN, 0b01)
    tally.note("card", "unknown", SEEN, 0b01)
    tally.close("card")

    assert {"card": {"a": [[2, 1], [1, 0], [1, 0]]}} == tally.counts


def test_things_wait_until_somebody_uses_them() -> None:
    tally = GameCounts([CARD], {"card": CARDS}, 2)
    tally.wait(CARD)
    tally.note("card", "a", SEEN, 0b11)
    tally.wait(CARD)
    tally.wait(CARD)
    tally.note("card", "a", TAKEN, 0b10)
    tally.wait(CARD)

    assert {"card": {"a": 2}} == tally.waits


def test_seats_are_counted_in_the_order_of_play() -> None:
    games = [replace(played({}, winner=1, seats=3), first=1)] * 3
    games += [replace(played({}, winner=0, seats=3), places=[1, 1, 3])]
    found = by_seat(games, 2)

    assert [3.5, 0.5, 0] == [seat.wins.count for seat in found.seats]
    assert [5.0, 2.5, 2.5] == [seat.points for seat in found.seats]
    assert found.chance < 0.2


def test_sources_of_points_are_held_against_each_other() -> None:
    games = [played({}, winner=i % 2) for i in range(4)]
    games[0] = replace(games[0], sheets=[{"R": 12}, {"R": 5}])
    found, never = by_source(games, 1, {"R": "all", "S": "nothing"})

    assert ("all", 7.75, 10.5, 5.0) == (found.words, found.points, found.winners, found.others)
    assert found.apart
    assert 5.5 == found.apart.value
    assert (0.0, 0.0, 0.0) == (never.points, never.scored.value, never.winners)


def test_the_length_of_games_and_how_close_they_are() -> None:
    games = [replace(played({}), rounds=rounds) for rounds in (4, 5, 9)]
    found, one = length(games, 1), length(games[2:], 1)

    assert (6.0, 4.0, 5.0, 9.0) == (
        found.rounds.mean,
        found.rounds.least,
        found.rounds.middle,
        found.rounds.most,
    )
    assert (5.0, 0.0) == (found.lead.mean, found.lead.spread)
    assert ({"END": 3}, {4: 1, 5: 1, 9: 1}) == (found.endings, found.rounds_seen)
    assert (9.0, 9.0, None) == (one.rounds.middle, one.rounds.quarter, one.rounds.spread)
    assert (7.0, None) == (
        length(games[2:], 1).points.middle + -0.5,
        length(games[2:], 1).rounds.spread,
    )
