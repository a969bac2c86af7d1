"""Failure of the engine: a clear message, the game as it was, and a way to go on."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import START, Guard
from tests.browser.engine import origin
from tests.browser.player import Player
from tests.browser.tables import table, table_content

Opener = Callable[..., tuple[Page, Guard]]

WATCH_WORKERS = """
    const Made = Worker;
    window.workers = [];
    window.Worker = class extends Made {
        constructor(...all) { super(...all); window.workers.push(this); }
    };
"""


def test_the_menu_the_form_and_the_rules_are_there_before_python(address: str, open_page: Opener) -> None:
    page, guard = open_page("about:blank")
    guard.origin = origin(address)
    page.route("**/main.py", lambda route: None)
    page.goto(address)
    page.locator("a.poster-card").first.click()
    page.locator(".new-game-form").wait_for()
    assert page.get_attribute("html", "data-engine") == "loading"
    page.goto(f"{address}#/rules/deadmansdraw")
    page.locator(".clause").first.wait_for()


def test_an_early_start_is_honoured_when_the_engine_is_up(address: str, open_page: Opener) -> None:
    page, _ = open_page(f"{address}#/new/deadmansdraw?pace=0")
    page.locator("[data-start]").click()
    assert "#/game/" in page.url
    expect(page.locator("[role=progressbar], main[data-game]")).to_be_visible()
    assert Player(page).decision() == "decision"


def test_a_worker_killed_in_the_middle_is_told_and_the_game_goes_on(address: str, open_page: Opener) -> None:
    page, _ = open_page(table(address, "deadmansdraw", "human,random", characters="on"), script=WATCH_WORKERS)
    player = Player(page)
    player.play(most=6)
    before = table_content(page)
    page.evaluate("window.workers.forEach((worker) => worker.terminate())")
    page.wait_for_selector("html[data-engine=failed]", timeout=START, state="attached")
    page.locator("main [data-legal]").first.click()
    expect(page.locator("[data-problem] [role=alert]")).to_be_visible()
    page.locator("[data-recover]").click()
    assert table_content(page) == before
    player.play()
    assert player.over


def test_a_defect_in_python_is_told_and_the_game_goes_on(address: str, open_page: Opener) -> None:
    page, _ = open_page(table(address, "deadmansdraw", "human,random", characters="on"))
    Player(page).play(most=4)
    before = table_content(page)
    page.evaluate("""() => {
        const { postMessage } = Worker.prototype;
        window.breakNext = true;
        const { stringify } = JSON;
        JSON.stringify = (value, ...more) => {
            if (window.breakNext && value?.op === "play") { window.breakNext = false; value = { op: "no such thing" }; }
            return stringify(value, ...more);
        };
    }""")
    # A click without a press: during a slow press the engine answers early, and the move is stored before the failure.
    page.locator("main [data-legal]").first.dispatch_event("click")
    expect(page.locator("[data-problem] details")).to_contain_text("")
    page.locator("[data-recover]").click()
    assert table_content(page) == before


def test_a_runtime_that_does_not_load_can_be_tried_again(address: str, open_page: Opener) -> None:
    page, guard = open_page("about:blank")
    guard.origin = origin(address)
    guard.expect(r"pyscript|ERR_FAILED|Failed to fetch")
    page.route("**/vendor/pyscript/core.js", lambda route: route.abort())
    page.goto(table(address, "deadmansdraw", "human,random", characters="on"))
    expect(page.locator("[data-problem]")).to_be_visible(timeout=START)
    page.unroute("**/vendor/pyscript/core.js")
    page.locator("[data-recover]").click()
    assert Player(page).decision() == "decision"
