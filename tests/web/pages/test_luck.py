"""Fair luck: browsers contribute, the panel shows the seal and the seed, and the files prove it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kindu.record.files import read, read_text, rules_for
from kindu.record.receipt import read_receipt
from kindu.record.shared import SharedLuck, read_shared
from kindu.record.verify import Report, verify
from tests.web.fixtures import Visit
from tests.web.games import place_ready
from tests.web.pages.test_friends import joined, named
from tests.web.visitor import DESKTOP, PHONE

PANEL = "Fair luck"
HASH = re.compile(r"[0-9a-f]{64}")


def panel(page: Page) -> list[str]:
    """Open the panel from the menu of the table; its hashes."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name=PANEL).click()
    box = page.get_by_role("dialog", name=PANEL)
    expect(box.locator("dl")).to_be_visible()
    return box.locator("code").all_inner_texts()


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("button", name="Give up").click()
    page.get_by_role("dialog", name="Score sheet").wait_for()


def saved(page: Page, folder: Path) -> tuple[SharedLuck, Report]:
    """The luck of the file and the receipt that the panel offers, and what a check of them says."""
    box = page.get_by_role("dialog", name=PANEL)
    paths = []
    for name in ("Save the game", "Save the receipt"):
        with page.expect_download() as waiting:
            box.get_by_role("link", name=name).click()
        paths.append(folder / waiting.value.suggested_filename)
        waiting.value.save_as(paths[-1])
    file = read(paths[0])
    receipt = read_receipt(read_text(paths[1], "a receipt"))
    return read_shared(file.luck[0].name), verify(file, rules_for(file), receipt)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_against_bots_one_click_deals_and_the_browser_has_its_part(
    visit: Visit, tmp_path: Path, size: tuple[int, int]
) -> None:
    page = visit(size=size).open("/")
    page.get_by_role("radio", name="2").first.check()
    page.get_by_role("button", name="Play bots").first.click()
    place_ready(page)
    during = panel(page)
    box = page.get_by_role("dialog", name=PANEL)
    expect(box).to_contain_text("It is shown when the game is over.")
    expect(box).to_contain_text("The seal covers the table and all random numbers.")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    give_up(page)
    page.get_by_role("dialog", name="Score sheet").get_by_role("button", name=PANEL).click()
    expect(box).to_contain_text("The seed is the one that was sealed.")
    expect(box).to_contain_text("through the browser of")
    after = [one for one in box.locator("code").all_inner_texts() if HASH.fullmatch(one)]
    luck, report = saved(page, tmp_path)

    assert report.right
    assert report.checked == report.draws > 0
    assert [luck.seal, luck.seed_hash, luck.clients[0].nonce] == during
    assert during == [*after[:2], after[3]]
    assert box.locator("li.wrong").count() == 0


def test_two_browsers_contribute_and_both_receipts_fit(visit: Visit, tmp_path: Path) -> None:
    ada, ben = visit(), visit()
    host = ada.open("/")
    host.get_by_role("button", name="Invite friends").first.click()
    form = host.get_by_role("dialog")
    form.get_by_role("radio", name="2").check()
    form.get_by_role("button", name="Create the table").click()
    named(host, "Ada")
    link = host.get_by_label("Link to this table").input_value()
    guest = ben.open(link.removeprefix(ben.site))
    joined(guest, 2)
    expect(host.get_by_text("All seats are taken.")).to_be_visible()
    host.get_by_role("button", name=PANEL).click()
    expect(host.get_by_role("dialog", name=PANEL)).to_contain_text("When the game starts, every")
    host.keyboard.press("Escape")
    host.get_by_role("button", name="Start the game").click()
    for page in (host, guest):
        place_ready(page)
    give_up(host)
    found = []
    for at, page in enumerate((host, guest)):
        sheet = page.get_by_role("dialog", name="Score sheet")
        sheet.get_by_role("button", name=PANEL).click()
        found.append(saved(page, tmp_path / str(at)))

    assert [True, True] == [report.right for _, report in found]
    assert [(1,), (2,)] == [client.seats for client in found[0][0].clients]
    assert found[0][0] == found[1][0]
    assert all(client.nonce for client in found[0][0].clients)
