"""Tooltips and details: names and effects of things, shown on hover, focus, click or long press."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Guard
from tests.browser.player import Player
from tests.browser.tables import table

Opener = Callable[..., tuple[Page, Guard]]

MISSING = ".slot[data-id='bank:0:sword']"
"""Selector of a suit that the first seat's bank lacks: not legal, but with an explanation."""


def at_the_table(address: str, open_table: Opener, **options: object) -> Page:
    page, _ = open_table(table(address, "deadmansdraw", "human,random", characters="off"), **options)
    Player(page).decision()
    return page


def told(page: Page) -> Locator:
    return page.locator(".tooltip")


def test_a_mouse_that_stays_on_a_suit_is_told_its_effect(address: str, open_table: Opener) -> None:
    page = at_the_table(address, open_table)
    page.hover(MISSING)
    expect(told(page)).to_contain_text("Meč")
    expect(told(page).locator("p")).to_contain_text(re.compile("vrchní kartu", re.IGNORECASE))
    page.hover(".status")
    expect(told(page)).to_have_count(0)


def test_a_thing_without_an_effect_is_told_by_its_name_alone(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "submarine", "human,random"))
    Player(page).decision()
    page.locator(".region-table .thing:not(.text):not(.button)").first.hover()
    expect(told(page).locator("b")).not_to_be_empty()
    expect(told(page).locator("p")).to_have_count(0)


def test_the_keys_that_come_to_a_suit_are_told_its_effect_and_so_is_a_screen_reader(
    address: str, open_table: Opener
) -> None:
    page = at_the_table(address, open_table)
    page.keyboard.press("n")
    page.evaluate("(css) => document.querySelector(css).focus()", MISSING)
    expect(told(page)).to_contain_text("Meč")
    expect(page.locator(MISSING)).to_have_attribute("aria-describedby", "tooltip")
    page.keyboard.press("Escape")
    expect(told(page)).to_have_count(0)
    assert page.locator(MISSING).get_attribute("aria-describedby") is None


def test_a_click_on_a_suit_that_is_not_to_be_chosen_tells_its_effect(address: str, open_table: Opener) -> None:
    page = at_the_table(address, open_table)
    revision = page.get_attribute("main", "data-revision")
    page.click(MISSING)
    expect(told(page)).to_contain_text("Meč")
    expect(page.locator("[aria-live=polite]")).to_contain_text("Meč")
    assert page.get_attribute("main", "data-revision") == revision, "nothing was chosen"


def test_a_click_on_a_laid_card_tells_its_effect_instead_of_a_refusal(address: str, open_table: Opener) -> None:
    page = at_the_table(address, open_table)
    revision = page.get_attribute("main", "data-revision")
    page.click("[data-id=draw]")
    page.wait_for_function("(before) => document.querySelector('main').dataset.revision !== before", arg=revision)
    page.click("button[data-id='row:0']:not([data-legal])")
    expect(told(page).locator("p")).not_to_be_empty()
    expect(page.locator(".refusal")).to_have_count(0)


def press_long(page: Page, css: str) -> None:
    """Touch an element until its details open."""
    page.locator(css).scroll_into_view_if_needed()
    box = page.locator(css).bounding_box()
    assert box is not None
    looks = page.locator(".dialog-contents").count()
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.locator(".dialog-contents")).to_have_count(looks + 1)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".dialog-contents")).to_have_count(looks + 1)


PHONE = {"has_touch": True, "viewport": {"width": 390, "height": 844}}


@pytest.mark.parametrize("css", [MISSING, "[data-id=draw]"])
def test_a_long_press_opens_what_a_thing_does(address: str, open_table: Opener, css: str) -> None:
    page = at_the_table(address, open_table, **PHONE)
    press_long(page, css)
    expect(page.locator(".dialog-contents .about-thing")).not_to_be_empty()


def test_a_look_over_another_look_leaves_that_one_up_to_date(address: str, open_table: Opener) -> None:
    page = at_the_table(address, open_table, **PHONE)
    inside = "[data-id^='discard:']:not([data-id$=':large'])"
    press_long(page, "[data-id=discard]")
    cards = page.locator(f".dialog-contents {inside}")
    before = cards.count()
    press_long(page, f".dialog-contents {inside} >> nth=0")
    page.locator(".dialog-contents header button").last.click()
    expect(page.locator(".dialog-contents")).to_have_count(1)
    for _ in range(60):
        revision = page.evaluate("document.querySelector('main').dataset.revision")
        page.evaluate("document.querySelector('main [data-legal]')?.click()")
        page.wait_for_function("(before) => document.querySelector('main').dataset.revision !== before", arg=revision)
        if cards.count() != before:
            return
    raise AssertionError("the discard never changed, or nobody saw it")
