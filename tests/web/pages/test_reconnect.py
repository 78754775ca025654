"""The page survives a reload and a second tab."""

from playwright.sync_api import expect

from tests.web.fixtures import Visit
from tests.web.games import at_table, new
from tests.web.turns import TURN, hand, turn


def test_a_reload_shows_the_same_table(visit: Visit) -> None:
    ada = visit()
    page = at_table(ada, new(ada))
    turn(page).click()
    expect(hand(page)).to_have_count(TURN.after)
    before = hand(page).all_inner_texts()
    page.reload()

    expect(hand(page)).to_have_text(before)
    expect(page.locator("ol.log")).to_contain_text(TURN.verb)


def test_two_tabs_of_one_seat_show_the_same(visit: Visit) -> None:
    ada = visit()
    table = new(ada)
    first, second = at_table(ada, table), at_table(ada, table)
    turn(first).click()

    for page in (first, second):
        expect(hand(page)).to_have_count(TURN.after)
        expect(turn(page)).to_be_visible()
    assert hand(first).all_inner_texts() == hand(second).all_inner_texts()
