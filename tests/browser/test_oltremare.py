"""Oltre Mare through the real page: a deal with a bot."""

from tests.browser.conftest import Opener
from tests.browser.player import Player


def test_a_card_for_nothing_is_a_deal_that_no_bot_declines(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/new/oltremare?seats=human,heuristic,heuristic&seed=3&start&pace=0")
    player = Player(page, seed=1)
    now = player.decision()
    while now == "decision" and not page.locator('[data-id="partner:1"][data-legal]').count():
        now = player.click()
    for thing in ("partner:1", "hand:0:", "done", "coins:0", "done", "coins:0"):
        player.press(f'[data-id^="{thing}"][data-legal]')
    player.press("dialog[open] [data-answer=yes]")
    page.wait_for_function("() => document.querySelector('[data-id=\"prestige:1\"]').innerText.includes('1')")
