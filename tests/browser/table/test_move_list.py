"""The list of legal moves beside the table: it is complete, and every game can be played with it alone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kajuta.games import all_games
from tests.browser.conftest import START, Guard
from tests.browser.tables import fewest_seats, seats_of, table
from tests.helpers.generic_tests import expected

Opener = Callable[..., tuple[Page, Guard]]
CHOICES = 12
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}

_READY = """(before) => {
    const table = document.querySelector("main[data-game]");
    if (!table || table.dataset.revision === before) return false;
    if ("over" in table.dataset) return "over";
    if ("botsChoosing" in table.dataset) return false;
    return document.querySelector("dialog[open] [data-legal], .side-panel [data-legal]") ? "lines" : false;
}"""


def open_list(page: Page) -> None:
    page.wait_for_selector("main[data-game] [data-legal]", timeout=START)
    page.locator("[data-do='options']").click()
    page.wait_for_selector(".side-panel [data-legal]")


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_a_game_can_be_played_from_the_list_alone(address: str, open_table: Opener, game: str) -> None:
    size = PHONE if "list on a phone" in expected(game).examples else DESK
    page, _ = open_table(table(address, game, seats_of(fewest_seats(game))), viewport=size)
    open_list(page)
    for number in range(CHOICES):
        revision = page.get_attribute("main", "data-revision")
        lines = page.locator(".side-panel [data-legal]")
        words = lines.all_inner_texts()
        assert all(words), "each line says something"
        lines.nth(number % len(words)).click()
        answer = page.locator("dialog[open] [data-answer='yes']")
        if answer.count():
            answer.click()
        if page.wait_for_function(_READY, arg=revision, timeout=START).json_value() == "over":
            break


def test_the_list_stays_beside_the_table_and_closes_by_key(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}#/new/submarine?seats=human,random&seed=7&start&pace=0", viewport=DESK)
    open_list(page)
    lit = page.locator("main [data-legal]").count()
    expect(page.locator(".side-panel [data-legal]")).to_have_count(lit)
    page.locator(".side-panel [data-legal]").first.hover()
    expect(page.locator(".table .is-highlighted")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".side-panel")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.do") == "options"
