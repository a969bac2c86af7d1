"""Unknown addresses and pages that fail to load: a message in the person's language, and a link to go on."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guard
from tests.browser.engine import origin

Opener = Callable[..., tuple[Page, Guard]]

AGAIN = "[data-again]"
NO_PAGE = "main[data-obstacle=no-page]"


@pytest.mark.parametrize(
    "odd",
    ["constructor", "__proto__", "toString", "nothing/like/it", "/saves", "new/constructor", "new", "rules/chess"],
)
def test_an_odd_address_says_that_there_is_no_such_page(address: str, open_table: Opener, odd: str) -> None:
    page, _ = open_table(f"{address}#/{odd}")
    expect(page.locator(NO_PAGE)).to_contain_text("Taková stránka v Kajutě není.")
    page.locator(f"{NO_PAGE} a").click()
    expect(page.locator(".main-menu")).to_be_visible()


def test_the_sentence_follows_the_language(address: str, open_page: Opener) -> None:
    page, _ = open_page(f"{address}#/nothing")
    page.locator(".tool-lang").click()
    expect(page.locator(NO_PAGE)).to_contain_text("This page doesn’t exist")
    expect(page).to_have_title("Uncharted waters · Kajuta")


@pytest.mark.parametrize("file", ["static/pages/rules.js", "data/core.cs.json"])
def test_a_page_that_does_not_load_says_so_and_comes_when_asked_again(
    address: str, open_page: Opener, file: str
) -> None:
    page, guard = open_page("about:blank")
    guard.origin = origin(address)
    guard.expect("ERR_FAILED|ERR_ABORTED|Failed to")
    page.goto(address)
    page.locator(".main-menu").wait_for()
    page.route(f"**/{file}", lambda route: route.abort())
    if file.startswith("data"):
        page.reload()
        expect(page.locator("#unloaded")).to_contain_text("Kajutu se nepodařilo načíst celou")
        expect(page.locator("#unloaded")).not_to_contain_text("couldn’t", use_inner_text=True)
        page.unroute(f"**/{file}")
        page.locator("#unloaded button").click()
        page.locator(".main-menu").wait_for()
        return
    page.goto(f"{address}#/rules")
    expect(page.locator("main[data-obstacle=not-loaded]")).to_contain_text("Stránku se nepodařilo načíst")
    page.unroute(f"**/{file}")
    page.locator(AGAIN).click()
    page.locator(".clause").first.wait_for()


@pytest.mark.parametrize("how", ["missing", "something else"])
def test_without_the_list_of_games_the_menu_says_so(address: str, open_page: Opener, how: str) -> None:
    page, guard = open_page("about:blank")
    guard.origin = origin(address)
    guard.expect("404|ERR_ABORTED")
    answer = {"status": 404} if how == "missing" else {"content_type": "text/html", "body": "<title>Welcome</title>"}
    page.route("**/data/games.json", lambda route: route.fulfill(**answer))  # type: ignore[arg-type]
    page.goto(address)
    expect(page.locator("main[data-obstacle=not-loaded]")).to_contain_text("Nejste bez internetu?")
    page.unroute("**/data/games.json")
    page.locator(AGAIN).click()
    expect(page.locator("a.poster-card").first).to_be_visible()


def test_a_page_that_does_not_load_comes_by_itself_when_the_line_is_back(address: str, open_page: Opener) -> None:
    page, guard = open_page(address)
    guard.expect("ERR_|Failed to")
    page.locator(".main-menu").wait_for()
    page.route("**/static/pages/credits.js", lambda route: route.abort())
    page.goto(f"{address}#/credits")
    page.locator(AGAIN).wait_for()
    page.unroute("**/static/pages/credits.js")
    page.evaluate("dispatchEvent(new Event('online'))")
    page.get_by_text("lit-html").wait_for()


def test_a_page_that_is_slow_to_come_is_said_to_be_under_way(address: str, open_page: Opener) -> None:
    page, _ = open_page(address)
    page.locator(".main-menu").wait_for()
    page.route("**/static/pages/credits.js", lambda route: None)
    page.goto(f"{address}#/credits")
    expect(page.locator("main [role=status]")).to_have_text("Načítá se…")


def test_texts_of_another_language_that_do_not_come_leave_the_language(address: str, open_page: Opener) -> None:
    page, guard = open_page(address)
    guard.expect("ERR_FAILED|ERR_ABORTED|Failed to")
    page.locator(".main-menu").wait_for()
    page.route("**/data/ui.en.json", lambda route: route.abort())
    page.locator(".tool-lang").click()
    expect(page.locator("#toast")).to_contain_text("Stránku se nepodařilo načíst")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.unroute("**/data/ui.en.json")
    page.locator("#toast button").click()
    expect(page.locator(".main-menu-motto")).to_contain_text("sea board games")


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("file", ["static/app.js", "static/part-*.js"])
def test_a_missing_module_of_the_start_is_told_in_the_persons_language(
    address: str, open_page: Opener, file: str, language: str
) -> None:
    page, guard = open_page("about:blank", locale=language)
    guard.origin = origin(address)
    guard.expect("404|ERR_ABORTED")
    page.route(f"**/{file}", lambda route: route.fulfill(status=404))
    page.goto(address)
    words = {"cs": "Kajutu se nepodařilo načíst celou", "en": "Kajuta couldn’t be loaded completely"}
    expect(page.locator("#unloaded p:visible")).to_have_count(1)
    expect(page.locator("#unloaded p:visible")).to_contain_text(words[language])
    expect(page.locator("#unbuilt")).to_have_count(0)
    page.unroute(f"**/{file}")
    page.locator("#unloaded button").click()
    expect(page.locator("a.poster-card").first).to_be_visible()


def test_a_module_that_is_cut_is_told_as_well(address: str, open_page: Opener) -> None:
    page, guard = open_page("about:blank")
    guard.origin = origin(address)
    guard.expect("SyntaxError|Unexpected|uncaught")
    page.route("**/static/app.js", lambda route: route.fulfill(content_type="text/javascript", body="import {"))
    page.goto(address)
    expect(page.locator("#unloaded p:visible")).to_contain_text("Kajutu se nepodařilo načíst celou")
