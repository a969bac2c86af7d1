"""Android's back button closes open panels over a table one by one before it leaves the table."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Guard
from tests.browser.player import Player
from tests.browser.tables import table

Opener = Callable[..., tuple[Page, Guard]]

PHONE = {"width": 390, "height": 844}
OPEN = "dialog[open], .side-panel, [data-timeline], .refusal"
CLOSE = "dialog[open] header .round, .side-panel [data-do$=close], [data-do=present], .refusal header .round"
KEYS = {
    "a": ".side-panel",
    "p": ".quick-reference-panel",
    "t": "[data-timeline]",
    "l": ".dialog-log",
    "?": ".dialog-help",
}
"""Keys that open something, with the selector of what is then open."""


def phone_at_table(address: str, open_table: Opener, seats: str = "human,random") -> Page:
    """A page at phone size that reached its table from the menu."""
    page, _ = open_table(f"{address}#/", viewport=PHONE)
    page.goto(table(address, "deadmansdraw", seats, characters="on"))
    Player(page).decision()
    return page


def open_by(page: Page, key: str) -> None:
    """Open something with a key, and wait for the new history entry."""
    page.evaluate("document.activeElement.blur()")  # a focused timeline slider handles letter keys itself
    page.keyboard.press(key)
    page.wait_for_selector(KEYS[key])
    page.wait_for_function("history.state !== null")


def nothing_is_open(page: Page) -> None:
    expect(page.locator(OPEN)).to_have_count(0)
    page.wait_for_function("history.state === null")
    expect(page.locator("main[data-game]")).to_be_visible()


def leaves_for_the_menu(page: Page) -> None:
    page.go_back()
    expect(page.locator(".posters")).to_be_visible()


def test_back_and_every_other_way_close_what_is_open_and_stay_at_the_table(address: str, open_table: Opener) -> None:
    page = phone_at_table(address, open_table)
    entries = page.evaluate("history.length")
    for key in KEYS:
        open_by(page, key)
        page.go_back()
        nothing_is_open(page)
        open_by(page, key)
        page.locator(CLOSE).click()
        nothing_is_open(page)
        open_by(page, key)
        page.keyboard.press("Escape")
        nothing_is_open(page)
    page.locator("[data-do=menu]").click()
    page.locator(".dialog-menu .seat-list button").first.click()
    page.locator(".dialog-seat .is-danger").click()
    page.locator(".dialog-question").wait_for()
    page.go_back()
    nothing_is_open(page)
    assert page.evaluate("history.length") == entries + 1, "one entry stands for all"
    page.go_forward()
    nothing_is_open(page)
    leaves_for_the_menu(page)


def test_back_closes_two_layers_one_after_the_other(address: str, open_table: Opener) -> None:
    page = phone_at_table(address, open_table)
    entries = page.evaluate("history.length")
    open_by(page, "t")
    open_by(page, "p")
    page.go_back()
    expect(page.locator(".quick-reference-panel")).to_have_count(0)
    expect(page.locator("[data-timeline]")).to_be_visible()
    page.wait_for_function("history.state !== null")
    open_by(page, "l")
    page.locator(".dialog-log header .round").click()
    expect(page.locator(".dialog-log")).to_have_count(0)
    expect(page.locator("[data-timeline]")).to_be_visible()
    page.go_back()
    nothing_is_open(page)
    assert page.evaluate("history.length") == entries + 1
    leaves_for_the_menu(page)


def test_a_page_opened_from_a_panel_takes_its_place_in_the_history(address: str, open_table: Opener) -> None:
    page = phone_at_table(address, open_table)
    for leave in (".quick-reference-panel header a", "[data-do=menu]"):
        open_by(page, "p")
        page.locator(leave).click()
        if leave == "[data-do=menu]":
            page.locator(".dialog-menu .menu-list button:has(use[href$=rule-book])").click()
        expect(page.locator("main[data-game]")).to_have_count(0)
        page.go_back()
        nothing_is_open(page)
    leaves_for_the_menu(page)


def test_nothing_of_what_was_open_is_left_after_a_reload(address: str, open_table: Opener) -> None:
    page = phone_at_table(address, open_table)
    open_by(page, "t")
    open_by(page, "p")
    page.reload()
    Player(page).decision()
    nothing_is_open(page)
    page.go_forward()
    nothing_is_open(page)
    leaves_for_the_menu(page)


def test_back_does_not_lift_the_curtain(address: str, open_table: Opener) -> None:
    page = phone_at_table(address, open_table, "human,human")
    expect(page.locator(".curtain")).to_be_visible()
    assert page.evaluate("history.state") is None
    leaves_for_the_menu(page)
