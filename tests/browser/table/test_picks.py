"""A set is chosen at the table in any order: by mouse and keys, marked, counted, taken back, confirmed once."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener
from tests.browser.player import Player
from tests.browser.tables import table

ANNOUNCED = "() => [...document.querySelectorAll('body > [aria-live] p')].at(-1)?.textContent.trim()"


def card(page: Page, place: int) -> str:
    return f'button[data-id="hand:0:{place}"]'


def pressed(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all(
        'button[data-id^="hand:0:"]', "all => all.map((one) => one.getAttribute('aria-pressed'))"
    )
    return found


def test_cards_are_chosen_in_any_order_and_confirmed_together(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "tranquility", "human,random"))
    player = Player(page)
    player.decision()
    player.press('[data-id="discard"]')
    status, confirm = page.locator("#status"), page.locator('[data-id="pay-chosen"]')
    expect(status).to_contain_text("vybráno 0, zbývá 2")
    lines = page.locator(".log-view li").count()

    page.locator(card(page, 3)).click()
    assert pressed(page) == ["false", "false", "false", "true", "false"]
    expect(status).to_contain_text("vybráno 1, zbývá 1")
    assert page.evaluate(ANNOUNCED) == "vybráno 1, zbývá 1"
    confirm.click()
    expect(page.locator(".refusal")).to_contain_text("Ještě zbývá vybrat: 1.")
    page.keyboard.press("Escape")

    # Keys choose, too; what is chosen is taken back by another press, by Escape and by the button.
    page.locator(card(page, 0)).focus()
    page.keyboard.press("Space")
    assert pressed(page) == ["true", "false", "false", "true", "false"]
    assert page.locator(card(page, 0)).evaluate("(one) => one === document.activeElement")
    page.locator(card(page, 1)).click()
    expect(page.locator(".refusal")).to_contain_text("Vybrat můžete jen 2")
    page.keyboard.press("Escape")
    page.locator(card(page, 3)).click()
    assert pressed(page) == ["true", "false", "false", "false", "false"]
    page.keyboard.press("Escape")
    assert pressed(page) == ["false"] * 5

    page.locator(card(page, 4)).click()
    page.locator(card(page, 1)).click()
    expect(confirm).to_have_attribute("data-legal", "")
    player.press('[data-id="pay-chosen"]')
    expect(page.locator(".log-view")).to_contain_text("odkládá")
    assert page.locator(".log-view li").count() > lines
    page.keyboard.press("u")
    page.locator("[data-answer=yes]").click()
    expect(status).to_contain_text("vybráno 0, zbývá 2")
    expect(page.locator('[data-id^="hand:0:"]')).to_have_count(5)
