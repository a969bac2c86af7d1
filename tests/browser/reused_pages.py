"""Pages that several tests use one after the other, since Python takes longer to start than most tests take to run."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.guard import Guard

READY = "html[data-engine=ready]"
ENDED = f"{READY}, html[data-engine=failed], html:not([data-engine])"
"""Selector that matches unless the engine is just starting."""
START = 60_000
"""Time limit for a start of Python, in milliseconds; for a slow and busy machine."""
AWAY = "#/nothing"
"""Address of an almost empty screen."""
SIZE = {"width": 1280, "height": 720}
"""Default viewport of Playwright."""
MOST = 4
"""Limit of waiting pages in a worker: each holds a whole Python."""
LEFT = ("save", "piece", "rare", "names", "statistics", "voyages", "puzzles", "made")
"""Kinds of storage keys that playing a game writes."""
LOOKS = {"color_scheme": "light", "reduced_motion": "no-preference"}
"""Emulated preferences of the device; Playwright can change them, like the viewport, while a page is open."""

_NATIVES = "[Storage.prototype.setItem, Date.now, fetch, Worker, Element.prototype.animate]"
"""Script for the browser APIs that some tests replace."""

_ROOT = """(({ lang, style, className, dataset }) => [
    lang, style.cssText, className, dataset.theme,
    ...["print", "(prefers-color-scheme: dark)", "(prefers-reduced-motion)", "(forced-colors: active)"]
        .map((media) => matchMedia(media).matches),
].join())(document.documentElement)"""
"""Script for the language and the appearance of the page."""

_SEEN = "await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame);"
"""Script that waits until the page has reacted to changed preferences."""

_MARK = f"""async () => {{
    {_SEEN}
    globalThis.worker = document.querySelector("script[type=py]")?.xworker;
    return {_ROOT};
}}"""

_STATE = f"""async () => {{
    {_SEEN}
    return {{
        same: [undefined, document.querySelector("script[type=py]")?.xworker].includes(globalThis.worker),
        whole: {_NATIVES}.every((one) => Function.prototype.toString.call(one).includes("[native code]")),
        root: {_ROOT},
        engine: document.documentElement.dataset.engine,
        keys: Object.keys(localStorage).map((key) => key.split(":")[2] ?? key),
        session: sessionStorage.length,
        toast: document.querySelector(".toast") !== null,
    }};
}}"""
"""Script for the page's state; ``same`` is false after a reload, which removes the worker stored by ``_MARK``."""

_EMPTY = """() => {
    localStorage.clear();
    document.activeElement?.blur();
    scrollTo(0, 0);
}"""


@dataclass
class ReusedPage:
    """A page with a running engine, and its guard."""

    context: BrowserContext
    page: Page
    guard: Guard
    kind: str
    root: str = ""

    def mark(self) -> None:
        """Wait for the engine, and record the state that must not change."""
        self.page.wait_for_selector(READY, timeout=START, state="attached")
        self.root = self.page.evaluate(_MARK)

    def show(self, where: str, size: dict[str, int], looks: Mapping[str, Any]) -> None:
        """Open an address within the page, with this viewport and these preferences."""
        self.page.emulate_media(**{**LOOKS, **looks})
        self.page.set_viewport_size(size)
        self.page.goto(where if "#" in where else f"{where}#/")

    def unfit(self) -> str:
        """Reason why no other test may use this page; empty if it may be reused."""
        if self.page.is_closed() or self.context.pages != [self.page]:
            return "pages were opened or closed"
        if self.guard.expects:
            return "a fault was brought about"
        self.page.wait_for_selector(ENDED, timeout=START, state="attached")  # cheaper than starting another engine
        self.page.emulate_media(media="null", forced_colors="none", **LOOKS)
        state: dict[str, Any] = self.page.evaluate(_STATE)
        if not state["same"] or not state["whole"] or state["engine"] != "ready":
            return "the engine or a browser API was replaced"
        if others := set(state["keys"]) - set(LEFT):
            return f"{sorted(others)} were written"
        if state["root"] != self.root:
            return "the language or the appearance has changed"
        if state["session"] or state["toast"]:
            return "session storage or a toast was left"
        return ""

    def empty(self) -> None:
        """Leave the table and delete everything that playing has stored."""
        self.page.evaluate("(hash) => { location.hash = hash; }", AWAY)
        expect(self.page.locator("main.unavailable")).to_be_visible()
        expect(self.page.locator("dialog[open]")).to_have_count(0)
        self.page.mouse.move(0, 0)
        self.page.keyboard.press("Tab")  # keyboard input makes the focus ring visible again, as on a new page
        self.page.set_viewport_size(SIZE)
        self.page.evaluate(_EMPTY)


@dataclass
class Pages:
    """Waiting pages of one test worker, by kind of browser context."""

    make: Callable[[str, str, dict[str, Any]], ReusedPage]
    waiting: dict[str, ReusedPage] = field(default_factory=dict)

    def take(self, where: str, options: dict[str, Any]) -> ReusedPage:
        """A page on its way to the address ``where``: a waiting one or a new one."""
        size = options.get("viewport", SIZE)
        looks = {name: value for name, value in options.items() if name in LOOKS}
        rest = {name: value for name, value in options.items() if name not in ("viewport", *LOOKS)}
        kind = json.dumps([where.partition("#")[0], rest], sort_keys=True)
        if page := self.waiting.pop(kind, None):
            page.guard.check()  # reports errors that came after the last test had ended
            assert page.page.evaluate("localStorage.length") == 0, "it should be empty"
        else:
            page = self.make(where, kind, {**LOOKS, **rest, "viewport": SIZE})
        page.show(where, size, looks)
        return page

    def give_back(self, page: ReusedPage, *, sound: bool) -> str:
        """Keep a page for another test, or close it and return the reason."""
        why = page.unfit() if sound else "the test failed"
        if not why and page.kind in self.waiting:
            why = "another one waits"
        if why:
            page.context.close()
            return why
        try:
            page.empty()
        except BaseException:
            page.context.close()
            raise
        self.waiting[page.kind] = page
        if len(self.waiting) > MOST:
            self.waiting.pop(next(iter(self.waiting))).context.close()
        return ""

    def close(self) -> None:
        for page in self.waiting.values():
            page.context.close()
        self.waiting.clear()
