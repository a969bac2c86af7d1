"""A bot that fails does not end the game: the player chooses who plays on."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import READY, START, Guard
from tests.browser.engine import page_with_bot
from tests.browser.player import Player
from tests.browser.saved_games import STORED_SAVES

Opener = Callable[..., tuple[Page, Guard]]

RAISING = """
def broken(*_):
    yield
    raise ZeroDivisionError("no wind")
"""
HANGING = """
def broken(*_):
    while True:
        pass
    yield
"""
PONDERING = """
def broken(handle, *_):
    while (yield 0.5) != "hurry":
        pass
    return handle.determinize(__import__("kajuta.core.rng").core.rng.Rng(1)).legal_actions()[-1]
"""
ENDLESS = """
def broken(handle, rng, patience=None):
    yield 1.0

ordinary = Dispatcher().call
sync.call = lambda text: '{"ok":true,"thinking":true,"thought":0.5}' if '"op":"think"' in text else ordinary(text)
"""
"""Source of a bot that never decides; it reports so at once, so that the test does not wait."""


def opened(address: str, open_page: Opener, dist: Path, bot: str, seats: str = "human,sailor") -> Page:
    """A page at a table where the bot with the source ``bot`` has just failed."""
    page = page_with_bot(address, open_page, dist, bot, seats)
    play_until_it_fails(page)
    return page


COMES = """() => document.querySelector("[data-thinking]") ? "thinking"
    : document.querySelector("dialog[open] [data-legal], main [data-legal]") ? "lit" : false"""


UNDONE = """() => document.querySelector("[data-answer=yes]") ? "asked"
    : document.querySelector("[data-thinking]") ? false : "undone" """


def play_until_it_ponders(page: Page) -> None:
    """Click legal elements until a bot is thinking."""
    while page.wait_for_function(COMES, timeout=START).json_value() == "lit":
        page.evaluate("document.querySelector('dialog[open] [data-legal], main [data-legal]')?.click()")


def step(page: Page) -> str | None:
    """Revision number of the table; it changes with every drawn step."""
    return page.locator("main").get_attribute("data-revision")


def play_until_it_fails(page: Page) -> None:
    """Click legal elements until the bot has to decide and fails."""
    with pytest.raises(AssertionError, match="se nedokáže rozhodnout"):
        Player(page).play(most=40)


def test_a_bot_that_thinks_without_an_end_counts_as_failed_and_somebody_else_plays(
    address: str, open_page: Opener, dist: Path
) -> None:
    page = opened(address, open_page, dist, ENDLESS)
    expect(page.locator("[data-problem] pre")).to_contain_text("It thinks without an end")
    expect(page.locator("[data-instead]").first).to_be_visible()


def test_another_level_takes_the_seat_of_a_bot_that_raises(address: str, open_page: Opener, dist: Path) -> None:
    page = opened(address, open_page, dist, RAISING)
    expect(page.locator("[data-problem] pre")).to_contain_text("no wind")
    page.locator("[data-instead]").first.click()
    player = Player(page)
    assert player.decision() == "decision"
    player.play(most=8)
    assert page.locator("[data-problem]").count() == 0


def test_a_failing_bot_can_be_taken_back_or_played_for(address: str, open_page: Opener, dist: Path) -> None:
    page = opened(address, open_page, dist, RAISING, seats="sailor,human")  # in this game the second seat begins
    page.evaluate("document.querySelector('[data-problem]').classList.add('before')")
    page.locator("[data-recover]").click()
    again = page.locator("[data-problem]:not(.before) [role=alert]")
    expect(again).to_contain_text("se nedokáže rozhodnout", timeout=START)

    page.locator("[data-instead=undo]").click()
    assert Player(page).decision() == "decision"
    assert page.locator("main").get_attribute("data-to-act") == "1"

    play_until_it_fails(page)
    page.locator("[data-instead=hand]").click()
    assert Player(page).decision() == "decision"
    assert page.locator("main").get_attribute("data-to-act") == "0"
    play_until_it_fails(page)
    assert page.locator("[data-instead=hand]").count() == 1, "after the move by hand the seat is the bot's again"


def test_a_bot_that_hangs_is_replaced_with_its_worker(address: str, open_page: Opener, dist: Path) -> None:
    page = opened(address, open_page, dist, HANGING)
    page.locator("[data-instead]").first.click()
    page.wait_for_selector(READY, timeout=START, state="attached")
    assert Player(page).decision() == "decision"


def test_a_bot_that_considers_is_seen_and_the_page_stays_alive(address: str, open_page: Opener, dist: Path) -> None:
    page = page_with_bot(address, open_page, dist, PONDERING)
    play_until_it_ponders(page)
    expect(page.locator("[data-thinking] progress")).to_have_js_property("value", 0.5)
    page.keyboard.press("l")
    expect(page.locator("dialog.dialog-log")).to_be_visible()


def test_a_bot_that_considers_can_be_hurried(address: str, open_page: Opener, dist: Path) -> None:
    page = page_with_bot(address, open_page, dist, PONDERING)
    play_until_it_ponders(page)
    before = step(page)
    page.locator("[data-do=hurry]").click()
    expect(page.locator("main")).not_to_have_attribute("data-revision", before or "")
    play_until_it_ponders(page)
    before = step(page)
    page.keyboard.press("f")
    expect(page.locator("main")).not_to_have_attribute("data-revision", before or "")


def test_a_worker_killed_while_a_bot_considers_is_told_and_the_bot_begins_anew(
    address: str, open_page: Opener, dist: Path
) -> None:
    page = page_with_bot(address, open_page, dist, PONDERING)
    play_until_it_ponders(page)
    before = page.evaluate(STORED_SAVES)
    page.evaluate("document.querySelector('script[type=py]').xworker.terminate()")
    expect(page.locator("[data-problem] [role=alert]")).to_be_visible(timeout=START)
    assert page.evaluate(STORED_SAVES) == before
    page.locator("[data-recover]").click()
    expect(page.locator("[data-thinking]")).to_be_visible(timeout=START)
    before = step(page)
    page.keyboard.press("f")
    expect(page.locator("main")).not_to_have_attribute("data-revision", before or "")


def test_undo_stops_a_bot_that_considers(address: str, open_page: Opener, dist: Path) -> None:
    page = page_with_bot(address, open_page, dist, PONDERING, seats="sailor,human")  # here the second seat begins
    play_until_it_ponders(page)
    page.locator(".tool-undo").click()
    if page.wait_for_function(UNDONE).json_value() == "asked":
        page.locator("[data-answer=yes]").click()
    expect(page.locator("[data-thinking]")).to_have_count(0)
    assert Player(page).decision() == "decision"
    assert page.locator("main").get_attribute("data-to-act") == "1"


def test_who_leaves_a_bot_that_considers_finds_it_considering(address: str, open_page: Opener, dist: Path) -> None:
    page = page_with_bot(address, open_page, dist, PONDERING)
    play_until_it_ponders(page)
    page.evaluate("location.hash = '#/settings'")
    expect(page.locator("main.settings")).to_be_visible()
    page.go_back()
    expect(page.locator("[data-thinking]")).to_be_visible()
