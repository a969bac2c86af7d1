"""The helper worker: a second Python that speeds up a captain and the coach on devices with enough processors."""

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import START, Opener
from tests.browser.engine import page_with_bot
from tests.browser.player import PATIENCE, Player

COUNTING = """
from kajuta.api import request_declarations
from kajuta.api.handlers import HANDLERS
from kajuta.bots.helper_worker_messages import PartialResults

found = []
read = PartialResults.from_json

def broken(*_):
    yield

def noting(told):
    found.append(told["deals"])
    return read(told)

PartialResults.from_json = noting
request_declarations.REQUESTS["helped"] = request_declarations.RequestDeclaration("helped", "nothing")
HANDLERS["helped"] = lambda session, request: {"deals": sum(found)}
"""
HELPED = "async () => (await (await import('./static/runtime/engine.js')).call({ op: 'helped' })).deals"
DEVICE = """(() => {
    Object.defineProperty(Navigator.prototype, "hardwareConcurrency", { value: %d });
    Object.defineProperty(Navigator.prototype, "deviceMemory", { value: 8 });
    const Native = Worker;
    globalThis.begun = {};
    globalThis.Worker = class extends Native {
        constructor(program, options) {
            super(program, options);
            globalThis.begun[options?.name] = this;
        }
    };
})();"""


def captains(address: str, open_page: Opener, dist: Path, processors: int) -> Page:
    """A page on which two captains play. ``processors``: number of processors that the page is told."""
    return page_with_bot(address, open_page, dist, COUNTING, "captain,captain", DEVICE % processors)


def moves_on(page: Page) -> None:
    """Wait until one more decision is made."""
    before = page.locator("main").get_attribute("data-revision") or ""
    expect(page.locator("main")).not_to_have_attribute("data-revision", before, timeout=START)


def test_a_captain_is_helped_and_thinks_on_alone_where_the_helper_is_gone(
    address: str, open_page: Opener, dist: Path
) -> None:
    page = captains(address, open_page, dist, 4)
    page.wait_for_selector("main[data-game]", timeout=START)
    page.wait_for_function(f"({HELPED})()", timeout=START)
    moves_on(page)
    page.evaluate("begun.helper.terminate()")
    for _ in range(3):
        moves_on(page)
    expect(page.locator("[data-problem]")).to_have_count(0)


def test_the_coach_is_helped_as_well(address: str, open_page: Opener, dist: Path) -> None:
    """The coach may answer the first questions before the helper has started."""
    page = page_with_bot(address, open_page, dist, COUNTING, "human,random", DEVICE % 4)
    player = Player(page)
    player.decision()
    while not page.evaluate(f"({HELPED})()"):
        page.keyboard.press("h")
        expect(page.locator(".coach")).to_be_visible(timeout=PATIENCE)
        page.keyboard.press("Escape")
        player.play(most=len(player.clicks) + 1)
        assert not player.over, "in a whole game the coach was not helped"


def test_where_there_is_nothing_to_spare_a_captain_thinks_alone(address: str, open_page: Opener, dist: Path) -> None:
    page = captains(address, open_page, dist, 2)
    page.wait_for_selector("main[data-game]", timeout=START)
    for _ in range(3):
        moves_on(page)
    assert page.evaluate(HELPED) == 0
    assert not page.evaluate("'helper' in begun")
