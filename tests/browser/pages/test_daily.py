"""The game of the day: played and counted once, with the same course as in CPython."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kajuta.games import game
from kajuta.match import saves
from tests.browser.accessibility import by_day_and_night
from tests.browser.conftest import START, Opener
from tests.browser.engine import origin
from tests.browser.player import Player
from tests.browser.saved_games import save_link
from tests.helpers.daily_play import TAKING_PART, declared_setups, play_day, play_in_a_page

SHORTEST = sorted(TAKING_PART, key=lambda one: game(one).minutes)[:2]

SCHEDULE = {
    "release": "0a1b2c",
    "games": {"deadmansdraw": [{"from": "2020-01-01", "setups": [{"seats": ["human", "boy"]}]}]},
}
DATE = "2026-11-26T12:00:00"
RESULTS = """() => JSON.parse(Object.entries(localStorage).find(([key]) => key.endsWith(":daily"))?.[1] ?? "{}")"""

BEGUN_BEFORE = """() => {
    for (const [key, text] of Object.entries(localStorage))
        if (key.includes(":save:")) localStorage.setItem(key, text.replaceAll('"0a1b2c"', '"00old0"'));
}"""
"""Script that changes the stored game so that an earlier release seems to have begun it."""


def day(address: str, open_page: Opener) -> Page:
    """The page of the game of the day, with a fixed date and a short game."""
    page, guard = open_page("about:blank", locale="en")
    guard.origin = origin(address)
    guard.leave()
    page.clock.set_system_time(DATE)
    page.route("**/data/daily.json", lambda route: route.fulfill(json=SCHEDULE))
    page.goto(f"{address}#/daily?pace=0")
    expect(page.locator("main.daily")).to_be_visible(timeout=START)
    return page


def result(page: Page) -> Any:
    return page.evaluate(RESULTS).get("2026-11-26")


def test_the_first_game_that_ends_counts_and_is_shared_without_a_word_of_how_it_went(
    address: str, open_page: Opener
) -> None:
    page = day(address, open_page)
    page.locator("[data-do=daily-play]").click()
    player = Player(page)
    player.play(most=3)
    expect(page.locator("[data-daily]")).to_be_visible()
    assert page.locator("[data-do=hint]").count() == 0
    page.goto(f"{address}#/daily?pace=0")
    page.evaluate(BEGUN_BEFORE)
    page.reload()
    page.locator("[data-do=daily-continue]").click()
    expect(page.locator(".notice")).to_contain_text("release 00old0", timeout=START)
    player.play()
    page.locator("dialog [data-do=daily]").click()
    expect(page.locator("main[data-day='2026-11-26'] [data-result]")).to_be_visible()
    found = result(page)
    assert (
        found["game"] == "deadmansdraw"
        and (found["release"], found["later"]) == ("00old0", "0a1b2c")
        and not found["gaveUp"]
    )
    by_day_and_night(page)
    page.evaluate("navigator.clipboard.writeText = async (text) => { globalThis.copied = text; }")
    page.locator("[data-do=daily-share]").click()
    lines = page.wait_for_function("globalThis.copied").json_value().split("\n")
    assert lines[0] == "Kajuta – Game of the day – November 26, 2026"
    assert "00old0" in lines[2] and "0a1b2c" in lines[2] and lines[3].endswith("#/daily/2026-11-26") and len(lines) == 4

    page.locator("[data-do=daily-practice]").click()
    expect(page.locator(".mark", has_text="practice")).to_be_visible(timeout=START)
    assert result(page) == found


def test_who_gives_up_has_played_and_a_game_from_outside_never_counts(address: str, open_page: Opener) -> None:
    page = day(address, open_page)
    page.locator("[data-do=daily-play]").click()
    Player(page).decision()
    forged = play_day(declared_setups("deadmansdraw")[0], 10)
    page.goto(f"{address}{save_link(saves.make_save(forged))}")
    expect(page.locator(".mark", has_text="practice")).to_be_visible(timeout=START)
    page.goto(f"{address}#/daily?pace=0")
    page.locator("[data-do=daily-continue]").click()
    Player(page).decision()
    assert result(page) is None
    page.locator(".is-own .seat-name").click()
    page.locator(".dialog-seat .is-danger").click()
    page.locator("dialog [data-answer=yes]").click()
    page.locator("dialog [data-do=daily]").click()
    expect(page.locator("[data-result]")).to_have_text("Conceded")
    assert result(page)["gaveUp"]
    assert page.locator("[data-do=daily-play]").count() == 0


@pytest.mark.parametrize("game", SHORTEST)
def test_a_day_is_played_to_the_same_end_as_under_cpython(ready_page: Page, game: str) -> None:
    setup = declared_setups(game)[0]
    match = play_day(setup, 100_000)
    assert match.current.next_step().kind == "over"
    assert ready_page.evaluate(*play_in_a_page(setup, match)) == match.state.digest()
