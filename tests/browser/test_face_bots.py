"""A bot that fails stops no game: the player chooses who plays on."""

import hashlib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PREFIX, READY, START, Guard
from tests.browser.player import Player
from tests.browser.test_face_play import table

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
AS_THE_SAILOR = """
from kajuta.bots import LEVELS
LEVELS["sailor"] = broken
"""


def digest(text: str) -> str:
    """The sum by which the page knows a file."""
    return hashlib.sha256(text.encode()).hexdigest()


def size(text: str) -> str:
    """How the build notes the bytes of a file."""
    return f'"bytes": {len(text.encode())}'


def opened(address: str, open_page: Opener, dist: Path, bot: str, seats: str = "human,sailor") -> Page:
    """A page whose engine has ``bot`` for its sailor, at a table where that bot has just failed."""
    page, guard = open_page("about:blank", service_workers="block")
    guard.origin = address.removesuffix(PREFIX)
    guard.expect("Service Worker registration blocked")
    entry = (dist / "main.py").read_text(encoding="utf-8")
    other = entry + bot + AS_THE_SAILOR
    info = (dist / "static/build-info.js").read_text(encoding="utf-8")
    for built, served in ((digest(entry), digest(other)), (size(entry), size(other))):
        assert built in info
        info = info.replace(built, served)
    page.route("**/main.py", lambda route: route.fulfill(body=other, content_type="text/x-python"))
    page.route("**/build-info.js", lambda route: route.fulfill(body=info, content_type="text/javascript"))
    page.goto(table(address, "submarine", seats))
    play_until_it_fails(page)
    return page


def play_until_it_fails(page: Page) -> None:
    """Click what is lit until the bot has to decide, and cannot."""
    with pytest.raises(AssertionError, match="se nedokáže rozhodnout"):
        Player(page).play(most=40)


def test_another_level_takes_the_seat_of_a_bot_that_raises(address: str, open_page: Opener, dist: Path) -> None:
    page = opened(address, open_page, dist, RAISING)
    expect(page.locator("[data-problem] pre")).to_contain_text("no wind")
    page.locator("[data-instead]").first.click()
    player = Player(page)
    assert player.decision() == "decision"
    player.play(most=8)
    assert page.locator("[data-problem]").count() == 0


def test_a_failing_bot_can_be_taken_back_or_played_for(address: str, open_page: Opener, dist: Path) -> None:
    page = opened(address, open_page, dist, RAISING, seats="sailor,human")  # the second seat begins
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
