"""AF-BUY, AF-BOOK: pages as chance, a record and a screen meet them."""

import pytest

from kindu.core.play import Dice, settle
from kindu.core.rng import Rng
from kindu.games.africana.board.board import read_board
from kindu.games.africana.flow import Africana
from tests.games.africana.board.test_faults import TEXT
from tests.games.africana.scene import Scene, opening, scene
from tests.support import rule


@rule("AF-BOOK-06")
def test_chance_turns_up_each_unread_page_and_no_other() -> None:
    game = scene(p1={"at": "cairo", "silver": 0}, north="S01 S02 S03 S04 S05 S06 S07 S08 | S09")
    game.play("1 buy", "1 turn forward")
    unread = [f"page S{n}" for n in range(10, 16)]
    rng = Rng("pages")

    picked = {game.table.pick(game.table.question(), rng) for _ in range(200)}

    assert unread == sorted(game.table.rules.label(action) for action in picked)


@rule("AF-BOOK-07", "AF-BUY-08")
def test_a_buy_action_with_nothing_left_but_to_stop_ends_by_itself() -> None:
    """All can see that no silver is left for a second page."""
    game = scene(p1={"at": "cairo", "silver": 0}, north="| S01 S02 S03")

    game.play("1 buy", "1 turn forward")
    settle(game.table, Dice(Rng("none")))

    assert ("2", "S03 | S01 S02 + 12") == (game.asked(), game.book("north"))


@rule("AF-BUY-07", "RUL-24")
@pytest.mark.parametrize("command", ["turn forward", "buy S03"])
def test_each_card_uncovered_again_is_counted_once(command: str) -> None:
    game = scene(p1={"at": "cairo", "silver": 5}, north="| S01 S02 S03").play("1 buy")
    before = int(game.table.revealed)

    game.play(f"1 {command}")

    assert before + 1 == game.table.revealed


@rule("AF-BOOK-04")
def test_a_board_may_grant_more_free_pages() -> None:
    text = TEXT.replace("page_turns_free_per_buy_action = 1", "page_turns_free_per_buy_action = 2")
    game = Scene(opening(2, Africana(read_board(text)))).play("1 buy")

    silver = [
        game.play("1 turn forward", f"* page {page}").silver(1) for page in ("S02", "S03", "S04")
    ]

    assert [2, 2, 1] == silver
