"""Handbook on the real page: explanations of things, quick reference, rules with pictures and examples."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from kajuta.games import all_games
from tests.browser.accessibility import violations
from tests.browser.conftest import Guard
from tests.browser.player import Player
from tests.browser.tables import fewest_seats, seats_of, table

Opener = Callable[..., tuple[Page, Guard]]
DESK = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
GAMES = [game.id for game in all_games()]
FEW_THINGS = 4
"""Every table has more explained things than this; the test visits at most twelve."""
DRAWN = """() => {
    const asked = [...document.querySelectorAll(".picture use")].map((use) => use.getAttribute("href"));
    return asked.length && asked.every((href) => document.getElementById(href.slice(1)));
}"""
EMPTY = """() => [...document.querySelectorAll(".example")].filter((one) => {
    const things = [...one.querySelectorAll(".thing")].map((thing) => thing.getBoundingClientRect());
    const frame = one.getBoundingClientRect();
    const small = things.filter(({ width, height }) => width < 8 || height < 8);
    return !things.length || small.length > things.length / 2
        || frame.left < 0 || frame.right > innerWidth + 1;
}).map((one) => one.dataset.example)"""


def ask_with_keys(page: Page, css: str) -> None:
    page.evaluate("(css) => document.querySelector(css).focus()", css)
    page.keyboard.press("i")
    page.wait_for_selector(".contents[data-known]")


@pytest.mark.parametrize("game", GAMES)
def test_any_thing_of_a_table_tells_what_it_is_and_nothing_is_played(
    address: str, open_table: Opener, game: str
) -> None:
    page, _ = open_table(
        table(address, game, seats_of(fewest_seats(game))), locale="en-GB", viewport=DESK, reduced_motion="reduce"
    )
    Player(page).play(most=6)
    revision = page.get_attribute("main", "data-revision")
    ask_with_keys(page, ".table [data-legal]")
    seen: list[str | None] = []
    for _ in range(12):
        look = page.locator(".contents")
        seen.append(look.get_attribute("data-explains"))
        expect(look.locator(".about-thing")).not_to_be_empty()
        expect(look.locator("[data-clause]").first).to_be_visible()
        page.locator("[data-do='thing-after']").click()
        page.wait_for_selector(".contents[data-known]")
    things = len(set(seen))
    assert things > FEW_THINGS, "each step comes to another thing"
    assert seen == [seen[number % things] for number in range(12)], "after the last comes the first"
    assert violations(page) == []
    page.keyboard.press("Escape")
    inert = page.locator(".table div.thing").first
    if inert.count():
        box = inert.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, button="right")
        expect(page.locator(".contents[data-known] [data-clause]").first).to_be_visible()
    assert page.get_attribute("main", "data-revision") == revision, "the table has changed since the first question"


def test_a_long_press_on_what_is_lit_tells_and_does_not_play(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "submarine", "human,random"), viewport=PHONE, has_touch=True)
    Player(page).decision()
    revision = page.get_attribute("main", "data-revision")
    lit = page.locator(".table [data-legal]").first
    lit.scroll_into_view_if_needed()
    box = lit.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_selector(".contents[data-known]")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(".contents .about-thing")).not_to_be_empty()
    assert page.get_attribute("main", "data-revision") == revision, "the table has changed since the first question"


@pytest.mark.parametrize(("locale", "size", "scheme"), [("cs-CZ", DESK, "dark"), ("en-GB", PHONE, "light")])
def test_rules_welcome_show_and_lead_to_each_other(
    address: str, open_table: Opener, locale: str, size: dict[str, int], scheme: str
) -> None:
    page, _ = open_table(
        f"{address}#/rules/{GAMES[0]}", locale=locale, viewport=size, color_scheme=scheme, reduced_motion="reduce"
    )
    for game in GAMES:
        page.evaluate("(game) => { location.hash = `#/rules/${game}`; }", game)
        page.wait_for_selector(f".new-here a[href='#/page/{game}']")
        page.wait_for_selector(".example .thing")
        page.wait_for_function(DRAWN)
        assert page.evaluate(EMPTY) == []
    assert violations(page) == []
    link = page.locator(".clause-see a").first
    clause = str(link.get_attribute("href")).rpartition("/")[2]
    link.click()
    expect(page.locator(".clause.is-wanted")).to_have_attribute("data-clause", clause)
    page.evaluate("(game) => { location.hash = `#/page/${game}`; }", GAMES[0])
    page.wait_for_selector(".quick-reference-page .quick-reference li")
    assert violations(page) == []
    page.emulate_media(media="print")
    expect(page.locator(".bar")).to_be_hidden()
    expect(page.locator("[data-do='print']")).to_be_hidden()
    expect(page.locator(".quick-reference li").first).to_be_visible()
    page.evaluate("(game) => { location.hash = `#/rules/${game}`; }", GAMES[0])
    expect(page.locator(".rules .print-title")).to_be_visible()
    for hidden in (".bar", ".rules-games", ".search", ".rules-index", "[data-do='print']", ".anchor-link"):
        expect(page.locator(hidden).first).to_be_hidden()
    expect(page.locator(".clause").last).to_be_visible()


def test_the_page_at_hand_lies_beside_the_table_and_the_log_leads_to_rules(address: str, open_table: Opener) -> None:
    page, _ = open_table(table(address, "submarine", "human,random"), locale="en-GB", viewport=DESK)
    Player(page).play(most=8)
    page.keyboard.press("p")
    expect(page.locator(".quick-reference-panel .quick-reference li").first).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".quick-reference-panel")).to_have_count(0)
    assert page.evaluate("document.activeElement.dataset.do") == "page"
    page.keyboard.press("l")
    lines = page.locator(".dialog-log .log li").all_inner_texts()
    with page.expect_download() as download:
        page.locator("[data-do=log-text]").click()
    assert download.value.suggested_filename == "Submarine Game log.txt"
    told = [line for line in download.value.path().read_text(encoding="utf-8").split("\n") if line]
    assert told[:2] == ["Submarine", "Eve, Harpoon"]
    assert told[2:] == [line.removesuffix("§").strip().replace("\u00a0", " ") for line in lines]
    rule = page.locator(".dialog-log .log-rule").first
    clause = str(rule.get_attribute("href")).rpartition("/")[2]
    rule.click()
    expect(page.locator(".clause.is-wanted")).to_have_attribute("data-clause", clause)
