"""The end of a game: the score sheet, the chart, and what comes after it."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from kindu.record.files import rules_for
from kindu.record.gamefile import parse
from kindu.record.verify import verify
from tests.web.fixtures import Visit
from tests.web.games import CASUAL, ME, at_table, new, resumed
from tests.web.visitor import Visitor

SHEET = "dialog[open]"


def over(guest: Visitor) -> Page:
    """A game whose last turn a bot has played."""
    page = guest.open(f"/t/{resumed(guest, '2 stop', -1, ME, CASUAL)}")
    page.locator(f"{SHEET} table").first.wait_for()
    return page


def column(page: Page, seat: int) -> list[str]:
    """The cells of one seat, from top to bottom; a coin in them does not count."""
    rows = page.locator(f"{SHEET} table").first.locator("tbody tr, tfoot tr")
    texts = [row.locator("td").nth(seat - 1).inner_text() for row in rows.all()]
    return [text.split()[-1] if text.split() else "0" for text in texts]


def test_the_score_sheet_adds_up_line_by_line(visit: Visit) -> None:
    page = over(visit())
    for seat in (1, 2):
        *lines, total, place = column(page, seat)

        assert sum(int(one.replace("\N{MINUS SIGN}", "-")) for one in lines) == int(total)
        assert place in {"1", "2"}
    assert "69" == column(page, 1)[-2]
    expect(page.locator(SHEET)).to_contain_text("wins")


def test_the_chart_has_the_points_of_the_end(visit: Visit) -> None:
    page = over(visit())

    expect(page.locator(SHEET).get_by_text(re.compile("^Turn 4[89]$")).first).to_be_attached()
    expect(page.locator(f"{SHEET} .course svg").first).to_be_visible()
    expect(page.locator(f"{SHEET} .course")).to_contain_text("69")


def test_the_file_can_be_downloaded_and_verified(visit: Visit, tmp_path: Path) -> None:
    page = over(visit())
    with page.expect_download() as waiting:
        page.locator(SHEET).get_by_role("link", name="Download").click()
    path = tmp_path / "game.kindu"
    waiting.value.save_as(path)

    file = parse(path.read_text(encoding="utf-8"))
    report = verify(file, rules_for(file, None))
    assert report.right
    assert report.checked > 0


def test_the_next_game_is_one_click_away(visit: Visit) -> None:
    page = over(visit())
    page.locator(SHEET).get_by_role("button", name="Play again").click()

    expect(page).not_to_have_url(re.compile("/t/$"))
    expect(page.get_by_role("button", name="Start the game")).to_have_count(0)
    expect(page.get_by_role("region", name="Your turn and your hand")).to_be_visible()


def test_the_sheet_leads_to_the_replay(visit: Visit) -> None:
    page = over(visit())
    page.locator(SHEET).get_by_role("link", name="Replay").click()

    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.get_by_role("region", name="Replay")).to_be_visible()


def test_the_sheet_is_shared_by_a_link(visit: Visit) -> None:
    guest = visit()
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = over(guest)
    page.locator(SHEET).get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")

    other = visit().open(link.removeprefix(guest.site))
    expect(other.get_by_role("slider", name="Position")).to_be_visible()


def test_the_sheet_can_be_closed_and_opened_again(visit: Visit) -> None:
    page = over(visit())
    page.keyboard.press("Escape")
    expect(page.locator(SHEET)).to_have_count(0)
    page.locator("section.dock").get_by_role("button", name="Score sheet").click()

    expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()


def test_giving_up_needs_a_second_word_and_ends_the_game(visit: Visit) -> None:
    guest = visit()
    page = at_table(guest, new(guest))
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    expect(page.get_by_text("You will come last.")).to_be_visible()
    page.get_by_role("button", name="Give up").click()

    expect(page.get_by_role("dialog", name="Score sheet")).to_contain_text("gave up")
