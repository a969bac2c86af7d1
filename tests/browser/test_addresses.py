"""Addresses that are opened while another one is still loading."""

from tests.browser.conftest import START, Opener
from tests.browser.engine import RECORD_REQUESTS
from tests.browser.player import Player
from tests.browser.saved_games import started_game

AGAIN = "(there) => { location.hash = there; dispatchEvent(new HashChangeEvent('hashchange')); }"


def test_a_game_that_is_opened_twice_at_once_is_laid_on_the_table_once(address: str, open_table: Opener) -> None:
    """Otherwise the visible table would send requests for a game that is no longer open."""
    page = started_game(address, open_table)
    there = page.url.partition("#")[2]
    page.goto("about:blank")
    page.add_init_script(RECORD_REQUESTS)
    page.goto(address)
    page.locator("main").first.wait_for(state="attached", timeout=START)
    page.evaluate(AGAIN, f"#{there}")
    Player(page).play(most=3)
    assert page.evaluate("asked").count("load") == 1
