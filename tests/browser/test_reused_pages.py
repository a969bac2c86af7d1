"""Reuse of pages in tests: no data is left for the next test, and errors count for the test that caused them."""

import pytest

from tests.browser.conftest import START
from tests.browser.player import Player
from tests.browser.reused_pages import Pages, ReusedPage
from tests.browser.tables import table

LIT = "main[data-game] [data-legal]"


@pytest.fixture
def pages(reused_pages: Pages) -> Pages:
    """Pages for this test alone, made like those of the other tests."""
    return Pages(reused_pages.make)


def at_table(pages: Pages, where: str) -> ReusedPage:
    kept = pages.take(where, {})
    kept.page.wait_for_selector(LIT, timeout=START)
    return kept


def test_a_page_that_was_only_played_on_is_used_again_and_is_empty(address: str, pages: Pages) -> None:
    first = at_table(pages, table(address, "deadmansdraw", "human,random", characters="off"))
    Player(first.page).play(most=4)
    first.guard.leave()
    first.page.reload()
    first.page.wait_for_selector(LIT, timeout=START)
    first.page.keyboard.press("l")
    first.page.locator("dialog[open]").wait_for()
    assert pages.give_back(first, sound=True) == ""
    second = pages.take(f"{address}#/saves", {"viewport": {"width": 390, "height": 844}})
    assert second.page is first.page
    assert second.page.evaluate("[innerWidth, localStorage.length, sessionStorage.length]") == [390, 0, 0]
    second.page.locator(".import").first.wait_for()
    assert second.page.locator("dialog[open]").count() == 0
    second.page.evaluate("console.error('of the second')")
    second.page.wait_for_function("true")
    with pytest.raises(AssertionError, match="of the second"):
        second.guard.check()
    pages.give_back(second, sound=False)


def test_a_page_on_which_more_than_a_game_was_left_is_not_used_again(address: str, pages: Pages) -> None:
    kept = at_table(pages, table(address, "deadmansdraw", "human,random", characters="off"))
    page = kept.page
    assert kept.unfit() == ""
    page.locator(".tool-lang").click()
    page.wait_for_selector("html[lang=en]")
    assert "settings" in kept.unfit()
    page.evaluate("Date.now = () => 0")
    assert "browser API" in kept.unfit()
    kept.guard.leave()
    page.reload()
    assert "settings" in kept.unfit(), "a reload removes what a test had replaced"
    page.evaluate("localStorage.clear()")
    assert "language" in kept.unfit()
    other = kept.context.new_page()
    assert "opened or closed" in kept.unfit()
    other.close()
    kept.guard.expect("a fault")
    assert "fault" in kept.unfit()
    assert pages.give_back(kept, sound=True)
    assert pages.waiting == {}


def test_the_page_of_a_test_that_failed_is_closed(address: str, pages: Pages) -> None:
    kept = pages.take(f"{address}#/nothing", {})
    assert pages.give_back(kept, sound=False) == "the test failed"
    assert kept.page.is_closed()
    assert pages.waiting == {}
