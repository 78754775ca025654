"""AF-SCORE-03, AF-SCORE-04: artefact sets; RUL-17: money and completed cards are open."""

from functools import cache
from itertools import combinations, permutations, product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from kindu.core.play import replay
from kindu.core.sight import Sight
from kindu.core.words import SPECTATOR
from kindu.games.africana.flow import Africana
from kindu.games.africana.sets import Sets
from kindu.games.africana.state import Tabletop
from tests.games.africana.scene import BOARD, ROW, RULES, Scene, scene
from tests.support import rule

KINDS = {
    "mask": "S01 S02 N01 N02",
    "drum": "S03 S04 N03 N04",
    "figurine": "S05 S06 N05 N06",
    "shield": "S07 S08 N07 N08",
    "vessel": "S09 S10 N09 N10",
}

VECTORS = [
    ((1,), 0),
    ((1, 1), 2),
    ((2,), 6),
    ((1, 1, 1), 2),
    ((2, 1), 6),
    ((3,), 12),
    ((2, 1, 1, 1), 10),
    ((3, 1, 1), 14),
    ((2, 2, 2, 1), 18),
    ((4, 4), 26),
    ((4,), 12),
    ((1, 1, 1, 1), 10),
    ((2, 1, 1), 8),
    ((2, 2), 12),
    ((3, 1), 12),
    ((1, 1, 1, 1, 1), 10),
    ((2, 2, 1), 12),
    ((3, 2), 18),
    ((4, 2, 1, 1), 22),
    ((2, 2, 2, 1, 1), 20),
    ((4, 1), 14),
    ((2, 2, 1, 1), 14),
    ((3, 1, 1, 1), 16),
    ((4, 1, 1, 1), 22),
    ((2, 2, 2, 2), 24),
    ((3, 3, 1, 1), 26),
    ((3, 2, 1, 1), 20),
    ((2, 1, 1, 1, 1), 16),
    ((3, 1, 1, 1, 1), 22),
    ((4, 4, 4, 4, 4), 70),
]


def spread(counts: tuple[int, ...]) -> list[tuple[int, ...]]:
    """All ways to give these counts to the five kinds."""
    full = counts + (0,) * (5 - len(counts))
    return sorted(set(permutations(full)))


def artefacts(counts: tuple[int, ...]) -> str:
    """So many cards of each kind."""
    cards = zip(KINDS.values(), counts, strict=True)
    return " ".join(card for ids, count in cards for card in ids.split()[:count])


def scored(counts: tuple[int, ...]) -> int:
    assert isinstance(RULES, Africana)
    return int(RULES.sets.points(vec[i64](list(counts))))


@cache
def best(counts: tuple[int, ...]) -> int:
    """AF-SCORE-03 and 04 word by word: try every set that can be taken first."""
    sets = [((kind,) * size, points) for kind in range(5) for size, points in ((2, 6), (3, 12))]
    sets += [(kinds, 2) for kinds in combinations(range(5), 2)]
    sets += [(kinds, 10) for kinds in combinations(range(5), 4)]
    totals = [0]
    for kinds, points in sets:
        left = tuple(counts[kind] - kinds.count(kind) for kind in range(5))
        if min(left) >= 0:
            totals.append(points + best(tuple(sorted(left))))
    return max(totals)


@rule("AF-SCORE-03", "AF-SCORE-04")
@pytest.mark.parametrize(("counts", "points"), VECTORS)
def test_completed_artefacts_score_the_best_sets(counts: tuple[int, ...], points: int) -> None:
    hands = [spread(counts)[0], spread(counts)[-1]]

    games = [scene(p1={"silver": 0, "hand": "", "won": artefacts(hand)}) for hand in hands]

    assert [points, points] == [game.sheet(1)["AF-SCORE-03"] for game in games]


@rule("AF-SCORE-03", "AF-SCORE-04")
@pytest.mark.parametrize(("counts", "points"), VECTORS)
def test_sets_score_alike_whichever_the_kinds(counts: tuple[int, ...], points: int) -> None:
    assert [points] * len(spread(counts)) == [scored(one) for one in spread(counts)]


@rule("AF-SCORE-03")
@pytest.mark.parametrize(
    ("won", "points"),
    [("S01 N02", 6), ("S01 S02 N02", 12), ("S01 S03", 2), ("S01 S03 N05 N07", 10)],
)
def test_the_four_kinds_of_sets(won: str, points: int) -> None:
    """Cards of both books make a set together; assistants are no artefacts."""
    for cards in (won, won + " S11"):
        game = scene(p1={"silver": 0, "hand": "", "won": cards})

        assert points == game.sheet(1)["AF-SCORE-03"]


@rule("AF-SCORE-04", "RUL-14")
def test_every_partition_of_the_box_is_the_best_one() -> None:
    everything = list(product(range(5), repeat=5))

    wrong = [one for one in everything if best(tuple(sorted(one))) != scored(one)]

    assert (3125, []) == (len(everything), wrong)


@rule("AF-SCORE-04")
def test_sets_worked_out_anew_score_the_same_twice() -> None:
    sets = Sets(BOARD)
    counts = [(4, 4, 4, 4, 4), (0, 0, 0, 0, 0), (0, 0, 0, 0, 1), (3, 1, 1, 1, 0)]

    first, again = ([int(sets.points(vec[i64](list(one)))) for one in counts] for _ in range(2))

    assert [70, 0, 0, 16] == first == again


@rule("RUL-14")
@pytest.mark.parametrize(
    ("counts", "points"), [((4, 0, 0, 0, 0), 12), ((1, 1, 1, 0, 0), 2), ((3, 1, 1, 1, 0), 16)]
)
def test_four_alike_and_three_different_are_no_sets_of_their_own(
    counts: tuple[int, ...], points: int
) -> None:
    """And triples first would make 14 of the last one."""
    game = scene(p1={"silver": 0, "hand": "", "won": artefacts(counts)})

    assert points == game.sheet(1)["AF-SCORE-03"]


@rule("AF-SCORE-03", "AF-SCORE-04")
def test_sets_grow_with_adventures_completed_in_the_game() -> None:
    """Mask and vessel; then a second mask; then a shield beside the vessel."""
    game = scene(
        p1={"at": "khartoum", "silver": 0, "hand": "grey", "open": "N01 N08", "won": "N02 N10"}
    )
    growth = [game.sheet(1)["AF-SCORE-03"]]

    for lines in (["1 move", "1 complete N01"], ["1 step aswan grey", "1 complete N08"]):
        growth.append(game.play(*lines).sheet(1)["AF-SCORE-03"])

    assert [2, 6, 8] == growth


def sight(game: Scene, eye: int) -> Tabletop:
    state = Sight(game.table, eye).state
    assert isinstance(state, Tabletop)
    return state


@rule("RUL-17")
@pytest.mark.parametrize("eye", [0, 1, SPECTATOR])
def test_everybody_sees_money_and_completed_cards(eye: int) -> None:
    game = scene(
        p1={"silver": 13, "won": "N01 N11", "done": "A06 C01"},
        p2={"silver": 7, "won": "S03 S12", "done": "B07"},
    )

    seen = Scene(sight(game, eye))

    assert [13, 7] == [seen.silver(1), seen.silver(2)]
    assert ["N01 N11", "S03 S12"] == [seen.won(1), seen.won(2)]
    assert ["A06 C01", "B07"] == [seen.done(1), seen.done(2)]


@rule("RUL-17")
@pytest.mark.parametrize("eye", [0, 1, SPECTATOR])
def test_hidden_scores_change_nothing_of_what_is_public(eye: int) -> None:
    """The option is off by default, and only screens use it."""
    option = next(one for one in RULES.settings(2) if one.key == "hidden scores")
    deal = ["* page S01", "* page N01", *(f"* expedition {card}" for card in ROW.split())]
    deal += ["* card magenta", "* card grey"]
    turn = ["1 move", "1 step cairo joker", "1 stop", "2 draw", "* card grey", "* card orange"]

    games = [
        replay(RULES, 2, deal + turn, {"start player": "1", "hidden scores": value})
        for value in option.values
    ]

    assert (["off", "on"], True) == (option.values, option.display)
    off, on = (list(Sight(game, eye).pack()) for game in games)
    assert off == on
