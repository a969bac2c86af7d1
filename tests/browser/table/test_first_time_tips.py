"""First-time tips: each is shown once in real games, beside the legal elements, and never in tutorials."""

from collections.abc import Callable

from playwright.sync_api import Page, Route

from tests.browser.conftest import START, Guard
from tests.browser.player import Player
from tests.browser.tutorial.test_tutorials import DESK

Opener = Callable[..., tuple[Page, Guard]]
GAME = "#/new/deadmansdraw?seats=human,random&characters=off&seed={seed}&start&pace=1"
"""Address of a game in which tips appear and bots make no pauses."""
NOTE = ".first-time-tip[data-placed]"
ENOUGH = 80
"""Number of clicks within which a tip appears."""

_COVERS = """(things) => {
    const note = document.querySelector(".first-time-tip").getBoundingClientRect();
    const over = (box) => box.left < note.right && box.right > note.left
        && box.top < note.bottom && box.bottom > note.top;
    return [...document.querySelectorAll(`main :is(${things})`)]
        .filter((one) => over(one.getBoundingClientRect())).map((one) => one.dataset.id ?? one.className);
}"""

_SIDES = """() => {
    const note = document.querySelector(".first-time-tip").getBoundingClientRect();
    return [note.left >= 0, note.right <= innerWidth];
}"""

_STAYS = """async () => {
    const note = document.querySelector(".first-time-tip");
    const top = parseFloat(note.style.top) - 1;
    note.style.top = `${top}px`;
    document.dispatchEvent(new Event("visibilitychange"));
    await new Promise(requestAnimationFrame);
    return parseFloat(note.style.top) === top;
}"""
"""Script that moves a note by a pixel, to an equally good place, and tells whether the next drawing leaves it there."""

_FORGET = """() => {
    const keys = Object.keys(localStorage).filter((key) => key.endsWith(":rare"));
    for (const key of keys) localStorage.removeItem(key);
}"""


_PASS = """() => {
    const note = document.querySelector(".tutorial-note:not(.is-running)");
    note?.querySelector("[data-do='voyage-pass'], [data-do='voyage-on']")?.click();
    return document.querySelector("main[data-voyage-over]") !== null;
}"""
"""Script that skips every step of a tutorial."""


CHOSEN = "[data-legal]"
READ = "[data-legal], .seat-who, .seat-head .score"
"""Selector of the elements that no tip may cover: legal ones, and names and scores of seats."""


def play(player: Player, bare: str = CHOSEN) -> list[str]:
    """Play on and close each tip, which must not cover elements of ``bare``; return the tips' names in order."""
    told: list[str] = []
    now = player.decision()
    for _ in range(ENOUGH):
        if now == "over":
            break
        if player.page.locator(NOTE).count():
            told.append(str(player.page.get_attribute(NOTE, "data-rare")))
            assert player.page.evaluate(_COVERS, bare) == []
            assert player.page.evaluate(_STAYS), "it does not move where nothing drives it away"
            player.page.locator("[data-do='rare-close']").click()
            continue
        now = player.click()
    return told


def test_what_happens_first_is_told_once_and_not_at_all_where_it_is_switched_off(
    address: str, open_page: Opener
) -> None:
    page, _ = open_page(
        f"{address}{GAME.format(seed=7)}",
        locale="en-GB",
        viewport={"width": 390, "height": 844},
        reduced_motion="reduce",
    )
    page.wait_for_selector("main[data-game] [data-legal]", timeout=START)
    told = play(Player(page))
    assert told, "in this game something happens"
    assert len(set(told)) == len(told), "each is told once"
    assert page.locator("[aria-live=polite]").count() == 1
    kept = page.evaluate("JSON.parse(Object.entries(localStorage).find(([key]) => key.endsWith(':rare'))[1])")
    assert {f"deadmansdraw/{name}" for name in told} <= set(kept)

    page.set_viewport_size(DESK)
    page.evaluate(_FORGET)
    page.evaluate("(hash) => { location.hash = hash; }", GAME.format(seed=7))
    page.wait_for_selector("main[data-game]:not([data-over]) [data-legal]", timeout=START)
    assert play(Player(page), READ) == told

    page.evaluate("location.hash = '#/settings'")
    page.locator("input[name=rare][value=false]").check()
    page.evaluate(_FORGET)
    page.evaluate("(hash) => { location.hash = hash; }", GAME.format(seed=8))
    page.wait_for_selector("main[data-game]:not([data-over]) [data-legal]", timeout=START)
    assert play(Player(page)) == []
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.endsWith(':rare'))") == []


def test_a_note_whose_style_comes_late_lies_within_a_phones_screen(address: str, open_page: Opener) -> None:
    page, _ = open_page(f"{address}#/settings", viewport={"width": 390, "height": 844}, reduced_motion="reduce")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/first-time-tips.css", hold)
    page.evaluate("(hash) => { location.hash = hash; }", GAME.format(seed=7))
    player = Player(page)
    player.decision()
    while not held:
        player.click()
    player.click()
    held.pop().continue_()
    page.wait_for_selector(NOTE, timeout=START)
    assert page.evaluate(_SIDES) == [True, True]


def test_a_voyage_explains_itself_alone(address: str, open_table: Opener) -> None:
    page, _ = open_table(
        f"{address}#/voyage/deadmansdraw?pace=1", locale="en-GB", viewport=DESK, reduced_motion="reduce"
    )
    page.wait_for_function(_PASS, polling=100, timeout=START)
    assert "bust" in page.inner_text(".log-view"), "what a real game would explain has happened"
    assert page.locator(".first-time-tip").count() == 0
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.endsWith(':rare'))") == []
