"""Oltre Mare on the real page: an exchange with a bot."""

from playwright.sync_api import expect

from tests.browser.conftest import Opener
from tests.browser.player import Player

PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
MONEY_IN_SIGHT = """() => {
    const { left, top, width, height } = document.querySelector(".seat.is-own .score").getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(".seat.is-own") != null;
}"""


def test_a_card_for_nothing_is_a_deal_that_no_bot_declines(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/new/oltremare?seats=human,heuristic,heuristic&seed=3&start&pace=0")
    page.set_viewport_size(DESK)
    player = Player(page, seed=1)
    now = player.decision()
    while now == "decision" and not page.locator('[data-id="partner:1"][data-legal]').count():
        now = player.click()
    for thing in ("partner:1", "hand:0:", "done", "coins:0", "done", "coins:0"):
        if thing == "coins:0":
            page.set_viewport_size(PHONE)
            page.wait_for_function(MONEY_IN_SIGHT)  # the number of ducats held is shown where an amount is chosen
            page.set_viewport_size(DESK)
        player.press(f'[data-id^="{thing}"][data-legal]')
    page.keyboard.press("Escape")  # "no" only closes the question; the offer stays as it was
    expect(page.locator("dialog[open]")).to_have_count(0)
    player.press('[data-id^="coins:0"][data-legal]')
    player.press("dialog[open] [data-answer=yes]")
    page.wait_for_function("() => document.querySelector('[data-id=\"prestige:1\"]').innerText.includes('1')")
