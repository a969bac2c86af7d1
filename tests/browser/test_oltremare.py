"""Oltre Mare through the real page: three seats, all by clicks, and a deal with a bot."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import Guard
from tests.browser.player import PATIENCE, Player

Opener = Callable[..., tuple[Page, Guard]]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_game_of_three_is_clicked_to_its_end(address: str, open_page: Opener, width: int, height: int) -> None:
    start = f"{address}#/new/oltremare?seats=human,heuristic,heuristic&seed=11&start&pace=0"
    page, _ = open_page(start, viewport={"width": width, "height": height})
    player = Player(page, seed=2)
    player.play()
    assert player.over
    assert page.evaluate("document.documentElement.scrollWidth") == width
    clicked = {name.partition(":")[0] for name in player.clicks}
    assert {"deck", "hand", "port", "partner", "coins", "want", "act", "pass"} <= clicked
    assert page.locator(".dialog-end .account").count() == 3


def test_a_deal_with_a_bot(address: str, open_page: Opener) -> None:
    """A card for nothing is a deal that no bot declines; its partner gets a prestige token."""
    page, _ = open_page(f"{address}#/new/oltremare?seats=human,heuristic,heuristic&seed=3&start&pace=0")
    player = Player(page, seed=1)
    now = player.decision()
    while now == "decision" and not page.locator('[data-id="partner:1"][data-legal]').count():
        now = player.click()
    for thing in ('[data-id="partner:1"]', '[data-id^="hand:0:"]', '[data-id="done"]', '[data-id="coins:0"]'):
        press(page, f"{thing}[data-legal]")
    press(page, '[data-id="done"][data-legal]')
    press(page, '[data-id="coins:0"][data-legal]')
    press(page, "dialog[open] [data-answer=yes]")
    page.wait_for_function("() => document.querySelector('[data-id=\"prestige:1\"]').innerText.includes('1')")


def press(page: Page, selector: str) -> None:
    """Click the first thing that fits, and wait until the table has changed."""
    page.locator(selector).first.click(timeout=PATIENCE)
    page.wait_for_timeout(300)
