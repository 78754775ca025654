"""AF-END: the two ways in which a game ends."""

import pytest

from tests.games.africana.scene import Scene, scene
from tests.support import rule

LETTERS = [("A", 10), ("B", 10), ("C", 14)]
FOUR = "A01 A02 A03 A04 -"  # one space is empty at the end of the turn
GO_ON = ["draw", "buy", "move"]
DECK = [f"{letter}{n:02}" for letter, last in LETTERS for n in range(1, last + 1)]


def passes(game: Scene, *seats: int) -> Scene:
    """These seats choose to move and stop at once."""
    for seat in seats:
        game.play(f"{seat} move", f"{seat} stop")
    return game


@rule("AF-END-01", "RUL-13")
def test_what_is_left_is_laid_on_the_leftmost_spaces_and_the_end_is_triggered() -> None:
    game = passes(scene(2, row="- A02 - A04 -", left=2), 1)
    rows = [game.row()] + [game.play(f"* expedition A{n:02}").row() for n in (8, 9)]
    ended = passes(game, 2).asked()

    assert ["- A02 - A04 -", "A08 A02 - A04 -", "A08 A02 A09 A04 -"] == rows
    assert "" == ended


@rule("AF-END-01")
def test_an_empty_deck_and_an_empty_space_trigger_the_end() -> None:
    game = passes(scene(2, row=FOUR, left=0), 1, 2)

    assert ("", "AF-END-03") == (game.asked(), game.ending())


@rule("AF-END-02")
def test_the_last_card_on_the_last_space_does_not_trigger_the_end() -> None:
    game = passes(scene(2, row=FOUR, left=1), 1).play("* expedition A08")
    passes(game, 2, 1, 2)

    assert ("1", GO_ON, "") == (game.asked(), game.legal(), game.ending())


@rule("AF-END-02")
def test_an_empty_deck_alone_does_not_trigger_the_end() -> None:
    game = passes(scene(2, left=0), 1, 2)

    assert ("1", GO_ON, "") == (game.asked(), game.legal(), game.ending())


@rule("AF-END-03")
@pytest.mark.parametrize(
    ("first", "trigger", "others"),
    [
        (0, 1, [2, 3]),
        (0, 2, [3]),
        (0, 3, []),
        (1, 2, [3, 1]),
        (1, 3, [1]),
        (1, 1, []),
        (2, 3, [1, 2]),
    ],
)
def test_the_round_is_played_to_its_end(first: int, trigger: int, others: list[int]) -> None:
    """The last turn is that of the seat to the right of the start player."""
    game = passes(scene(3, row=FOUR, left=0, first=first, turn=trigger), trigger)
    asked = [game.asked()] + [passes(game, seat).asked() for seat in others]

    assert [*(str(seat) for seat in others), ""] == asked


@rule("AF-END-04")
def test_expeditions_are_joined_and_completed_in_the_last_round() -> None:
    p2 = {"at": "luanda", "hand": "turquoise violet joker", "joined": "A02", "silver": 0}
    game = passes(scene(2, p2=p2, row=FOUR, left=0), 1)
    offer = game.legal()
    game.play("2 move", "2 join A01", "2 step victoria_falls turquoise")
    game.play("2 step port_natal violet", "2 complete A01")

    assert GO_ON == offer
    assert ("A01", 5) == (game.done(2), game.silver(2))


@rule("AF-END-04")
def test_empty_spaces_stay_empty_in_the_last_round() -> None:
    p2 = {"at": "port_natal", "joined": "A01"}
    game = passes(scene(3, p2=p2, row="A01 A02 A03 - -", left=1), 1).play("* expedition A08")
    game.play("2 move", "2 complete A01", "2 stop")

    assert ("- A02 A03 A08 -", "3") == (game.row(), game.asked())


@rule("AF-END-04")
def test_the_end_is_triggered_only_once() -> None:
    p2 = {"at": "port_natal", "joined": "A01"}
    game = passes(scene(4, p2=p2, row=FOUR, left=0), 1)
    first = len(game.told("AF-END-01"))
    game.play("2 move", "2 complete A01", "2 stop")
    again = len(game.told("AF-END-01"))
    passes(game, 3, 4)

    assert (1, 0) == (first, again)
    assert "" == game.asked()


@rule("AF-END-05")
def test_the_limits_hold_in_the_last_turn_of_the_game() -> None:
    p2 = {"hand": "grey grey grey violet violet joker", "open": "S01 S02 S03 S04"}
    game = passes(scene(2, p2=p2, north="| S05", last_round=1, turn=2), 2)
    hand = game.legal()
    adventures = game.play("2 discard joker").legal()
    game.play("2 discard S01")

    assert ["discard grey", "discard violet", "discard joker"] == hand
    assert [f"discard S{n:02}" for n in range(1, 5)] == adventures
    assert ("", "S02 S03 S04") == (game.asked(), game.open(2))


@rule("AF-END-05")
def test_discards_of_the_last_turn_are_not_scored() -> None:
    """Five travel cards give 2 points, three open artefacts 3."""
    hand = "grey grey grey violet violet violet"
    p2 = {"hand": hand, "open": "S01 S02 S03 S04", "silver": 0}
    game = passes(scene(2, p2=p2, north="| S05", row=FOUR, left=0, turn=2), 2)
    before = game.points(2)
    game.play("2 discard grey", "2 discard S01")

    assert (7, 5, "") == (before, game.points(2), game.asked())


@rule("AF-END-06")
@pytest.mark.parametrize(
    ("seats", "n", "one", "two"),
    [
        (2, 24, "B09 mozambique", "B10 timbuktu"),
        (3, 27, "C02 cairo", "C03 khartoum"),
        (4, 30, "C05 port_natal", "C06 luanda"),
    ],
)
def test_the_end_is_triggered_when_n_minus_4_are_completed(
    seats: int, n: int, one: str, two: str
) -> None:
    """With one card in the deck, seat 1 completes number n - 5 and seat 2 number n - 4."""
    (card, place), (other, there) = one.split(), two.split()
    p1 = {"at": place, "joined": card, "done": " ".join(DECK[: n - 6])}
    p2 = {"at": there, "joined": other}
    game = scene(seats, p1=p1, p2=p2, row=" ".join(DECK[n - 6 : n - 1]))
    game.play("1 move", f"1 complete {card}", "1 stop", "* expedition C14")
    before = (len(game.done(1).split()), int(game.table.last_round))
    game.play("2 move", f"2 complete {other}", "2 stop")
    passes(game, *range(3, seats + 1))

    assert (n - 5, 0) == before
    assert ("", "AF-END-03") == (game.asked(), game.ending())


@rule("AF-END-06")
def test_two_expeditions_completed_at_once_may_pass_n_minus_4() -> None:
    """Seat 1 completes number 19 and 20 of 24 in Jidda in one turn, with one card in the deck."""
    p1 = {"at": "jidda", "joined": "C09 C14"}
    game = scene(2, p1=p1, p2={"done": " ".join(DECK[:18])}, row="C09 B10 C14 B09 C01")
    game.play("1 move", "1 complete C09", "1 complete C14", "1 stop", "* expedition C02")
    passes(game, 2)

    assert ("C02 B10 - B09 C01", "") == (game.row(), game.asked())


@rule("AF-END-07", "RUL-25")
def test_forty_rounds_without_a_completed_expedition_end_the_game() -> None:
    game = scene(2)
    for _ in range(39):
        passes(game, 1, 2)
    asked = [game.asked()] + [passes(game, seat).asked() for seat in (1, 2)]

    assert ["1", "2", ""] == asked
    assert "AF-END-07" == game.ending()


@rule("AF-END-07")
def test_the_stalled_game_is_scored() -> None:
    """Both have a travel card; 20 silver make two points."""
    game = passes(scene(2, p1={"silver": 20}, stalled=39, turn=2), 2)

    assert ("", [2, 0]) == (game.asked(), [game.points(1), game.points(2)])
    assert [1, 2] == game.places()
    assert game.told("AF-SCORE-06")


@rule("AF-END-07")
def test_the_counter_is_checked_at_the_end_of_a_round() -> None:
    """The round ends with the seat to the right of the start player, here seat 1."""
    game = passes(scene(3, stalled=39, first=1, turn=3), 3)
    middle = game.asked()
    passes(game, 1)

    assert ("1", "") == (middle, game.asked())


@rule("AF-END-07", "RUL-25")
@pytest.mark.parametrize("seat", [1, 2])
def test_a_completed_expedition_sets_the_counter_back(seat: int) -> None:
    """Whoever completes it in this round; the following round counts as the first again."""
    player = {"at": "port_natal", "joined": "A01"}
    game = scene(2, stalled=39, **{f"p{seat}": player})
    for n in (1, 2):
        game.play(f"{n} move")
        if n == seat:
            game.play(f"{n} complete A01", f"{n} stop", "* expedition A08")
        else:
            game.play(f"{n} stop")
    counters = [int(game.table.stalled), int(passes(game, 1, 2).table.stalled)]

    assert [0, 1] == counters
    assert "1" == game.asked()


@rule("AF-END-07", "RUL-25")
def test_neither_joining_nor_an_adventure_sets_the_counter_back() -> None:
    p1 = {"at": "luanda", "open": "S03"}
    game = scene(2, p1=p1, stalled=39).play("1 move", "1 join A01", "1 complete S03", "1 stop")
    passes(game, 2)

    assert ("", "AF-END-07") == (game.asked(), game.ending())


@rule("AF-END-07", "AF-END-05")
def test_the_limits_hold_before_a_stalled_game_is_over() -> None:
    p2 = {"hand": "grey grey grey violet violet joker"}
    game = passes(scene(2, p2=p2, stalled=39, turn=2), 2)
    offer = game.legal()
    game.play("2 discard joker")

    assert ["discard grey", "discard violet", "discard joker"] == offer
    assert "" == game.asked()
