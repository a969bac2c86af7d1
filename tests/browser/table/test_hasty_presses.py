"""Double clicks, double key presses and held keys decide once; a steady rhythm of presses decides each time."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Guard

Opener = Callable[..., tuple[Page, Guard]]
GAME = "#/new/deadmansdraw?seats=human,human&seed=4&start&pace=400"
DRAW = "[data-id=draw][data-legal]"
ENTRIES = """() => {
  const id = location.hash.match(/game\\/(\\w+)/)[1];
  const key = Object.keys(localStorage).find((name) => name.endsWith(`:save:${id}`));
  return JSON.parse(localStorage[key]).save.entries.length;
}"""
STILL = """() => new Promise((resolve) => {
  let left = 0;
  const later = () => { clearTimeout(left); left = setTimeout(resolve, 300); };
  const watch = new MutationObserver(later);
  watch.observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true });
  later();
})"""


@pytest.fixture
def drawing(address: str, open_table: Opener) -> Page:
    """A game of two people at one screen, who draw cards at human pace."""
    page, _ = open_table(address + GAME)
    page.wait_for_selector(DRAW)
    page.evaluate(STILL)
    return page


def decided(page: Page, press: Callable[[], None], *, awaited: bool = True) -> int:
    """Number of entries that a press and the forced steps after it have added.

    With ``awaited`` the next table has to come, however late: a busy machine may take longer than a table stands still.
    """
    before = page.evaluate(ENTRIES)
    revision = page.get_attribute("main", "data-revision")
    press()
    if awaited:
        page.wait_for_function("(before) => document.querySelector('main').dataset.revision !== before", arg=revision)
    page.evaluate(STILL)
    return int(page.evaluate(ENTRIES)) - int(before)


def middle(page: Page, selector: str = DRAW) -> tuple[float, float]:
    """Centre of an element."""
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def twice(page: Page, gap: int, domain: str, *events: dict[str, object]) -> None:
    """Send ``events`` of a press, then those of another ``gap`` milliseconds later.

    They carry these times, however late a busy browser handles them. ``domain``: method of the DevTools protocol.
    """
    devtools = page.context.new_cdp_session(page)
    began = page.evaluate("Date.now()")
    for after in (0, gap):
        for event in events:
            devtools.send(domain, {**event, "timestamp": (began + after) / 1000})
        page.wait_for_timeout(gap - after)


def click_twice(page: Page, place: tuple[float, float], gap: int, pointer: str = "mouse") -> None:
    """Click twice at ``place`` with a mouse or a pen."""
    click = {"x": place[0], "y": place[1], "button": "left", "clickCount": 1, "pointerType": pointer}
    events = [{"type": kind, **click} for kind in ("mousePressed", "mouseReleased")]
    twice(page, gap, "Input.dispatchMouseEvent", *events)


@pytest.mark.parametrize("gap", [60, 200])
@pytest.mark.parametrize("pointer", ["mouse", "pen"])
def test_a_double_click_decides_once(drawing: Page, gap: int, pointer: str) -> None:
    place = middle(drawing)
    assert decided(drawing, lambda: click_twice(drawing, place, gap, pointer)) == 1


def test_a_double_tap_decides_once(address: str, open_table: Opener) -> None:
    page, _ = open_table(address + GAME, has_touch=True)
    page.wait_for_selector(DRAW)
    page.evaluate(STILL)
    x, y = middle(page)
    tap = ({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}, {"type": "touchEnd", "touchPoints": []})
    assert decided(page, lambda: twice(page, 150, "Input.dispatchTouchEvent", *tap)) == 1


def test_a_key_pressed_twice_decides_once(drawing: Page) -> None:
    enter = {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13}
    press = ({"type": "keyDown", "text": "\r", **enter}, {"type": "keyUp", **enter})
    drawing.focus(DRAW)
    assert decided(drawing, lambda: twice(drawing, 120, "Input.dispatchKeyEvent", *press)) == 1


@pytest.mark.parametrize("key", ["Enter", " "])
def test_a_key_held_down_decides_once(drawing: Page, key: str) -> None:
    def held() -> None:
        for _ in range(12):
            drawing.keyboard.down(key)  # a key that is held down repeats
            drawing.wait_for_timeout(100)
        drawing.keyboard.up(key)

    drawing.focus(DRAW)
    assert decided(drawing, held) == 1


def test_a_double_click_on_the_curtain_lifts_it_and_decides_nothing(address: str, open_table: Opener) -> None:
    page, _ = open_table(f"{address}{GAME}&characters=on")
    lift = ".curtain [data-id=curtain]"
    page.wait_for_selector(lift)
    place = middle(page, lift)
    assert decided(page, lambda: click_twice(page, place, 200), awaited=False) == 0
    expect(page.locator(".curtain")).to_have_count(0)


def test_presses_that_follow_a_table_that_was_seen_all_count(drawing: Page) -> None:
    x, y = middle(drawing)
    for _ in range(3):
        assert decided(drawing, lambda: drawing.mouse.click(x, y)) >= 1


def test_a_press_elsewhere_counts_at_once(drawing: Page) -> None:
    drawing.mouse.click(*middle(drawing))
    drawing.mouse.click(*middle(drawing, "[data-do=menu]"))
    expect(drawing.locator("dialog[open]")).to_be_visible()


KEYS = """([key, code, shift, caps]) => document.body.dispatchEvent(
  new KeyboardEvent("keydown", { key, code, shiftKey: shift, bubbles: true, cancelable: true, modifierCapsLock: caps })
)"""


@pytest.fixture
def drawn(address: str, open_table: Opener) -> Page:
    """A game of one person and a bot; the person has drawn one card."""
    page, _ = open_table(address + GAME.replace("human,human", "human,random"))
    page.wait_for_selector(DRAW)
    page.evaluate(STILL)
    assert decided(page, page.locator(DRAW).click) == 1
    return page


def undone_and_redone(page: Page, undo: Callable[[], object], redo: Callable[[], object]) -> None:
    """Undo, confirm if asked, and redo."""
    undo()
    page.locator("dialog[open] [data-answer=yes]").click()
    again = page.locator("[data-do=redo]")
    expect(again).to_be_enabled()
    redo()
    expect(again).to_be_disabled()


@pytest.mark.parametrize(
    ("undo", "redo"),
    [
        (("U", "KeyU", False, True), ("u", "KeyU", True, True)),
        (("г", "KeyU", False, False), ("Г", "KeyU", True, False)),
        (("θ", "KeyU", False, False), ("Θ", "KeyU", True, False)),
    ],
    ids=["caps lock", "cyrillic", "greek"],
)
def test_shortcuts_go_by_the_letter_or_by_its_place(
    drawn: Page, undo: tuple[str, str, bool, bool], redo: tuple[str, str, bool, bool]
) -> None:
    undone_and_redone(drawn, lambda: drawn.evaluate(KEYS, undo), lambda: drawn.evaluate(KEYS, redo))


@pytest.mark.parametrize("redo", ["Control+Shift+Z", "Control+y"])
def test_undo_and_redo_have_the_keys_of_every_program(drawn: Page, redo: str) -> None:
    undone_and_redone(drawn, lambda: drawn.keyboard.press("Control+z"), lambda: drawn.keyboard.press(redo))
