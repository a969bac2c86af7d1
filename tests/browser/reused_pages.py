"""Pages that several tests use in turn: a start of Python takes longer than most tests that only play.

A page's memory cannot be reset from outside. A page is therefore reused only after a test that left nothing but games,
and closed after a test that wrote a setting, ended the engine, replaced a browser API, opened another page, expected a
fault or failed. Tests of storage, settings, starts and faults open a page of their own (``open_page``); tests that play
and read may take a reused one (``open_table``).
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.guard import Guard

READY = "html[data-engine=ready]"
ENDED = f"{READY}, html[data-engine=failed], html:not([data-engine])"
"""Matches unless a start is under way."""
START = 60_000
"""Time limit for a start of Python on a slow and busy machine, in milliseconds."""
AWAY = "#/nothing"
"""Address of an almost empty screen."""
SIZE = {"width": 1280, "height": 720}
"""Default viewport of Playwright."""
MOST = 4
"""Limit of waiting pages in a worker: each holds a whole Python."""
LEFT = ("save", "piece", "rare", "names", "statistics", "voyages", "puzzles", "made")
"""Kinds of storage keys that playing writes."""
LOOKS = {"color_scheme": "light", "reduced_motion": "no-preference"}
"""Preferences of the device as Playwright emulates them; they can change while a page is open, as its size can."""

_NATIVES = "[Storage.prototype.setItem, Date.now, fetch, Worker, Element.prototype.animate]"
"""Browser APIs that tests replace."""

_ROOT = """(({ lang, style, className, dataset }) => [
    lang, style.cssText, className, dataset.theme,
    ...["print", "(prefers-color-scheme: dark)", "(prefers-reduced-motion)", "(forced-colors: active)"]
        .map((media) => matchMedia(media).matches),
].join())(document.documentElement)"""
"""Language and appearance of the page."""

_SEEN = "await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame);"
"""Waits until the page has noticed changed preferences."""

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
"""A reload removes the marked worker."""

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
        """Wait for the engine, and note what must not change."""
        self.page.wait_for_selector(READY, timeout=START, state="attached")
        self.root = self.page.evaluate(_MARK)

    def show(self, where: str, size: dict[str, int], looks: Mapping[str, Any]) -> None:
        """Open an address within the page, at this size and with these preferences."""
        self.page.emulate_media(**{**LOOKS, **looks})
        self.page.set_viewport_size(size)
        self.page.goto(where if "#" in where else f"{where}#/")

    def unfit(self) -> str:
        """Reason why no other test may use this page, empty where one may."""
        if self.page.is_closed() or self.context.pages != [self.page]:
            return "pages were opened or closed"
        if self.guard.expects:
            return "a fault was brought about"
        self.page.wait_for_selector(ENDED, timeout=START, state="attached")  # cheaper than another start
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
        """Leave the table and forget what was played."""
        self.page.evaluate("(hash) => { location.hash = hash; }", AWAY)
        expect(self.page.locator("main.unavailable")).to_be_visible()
        expect(self.page.locator("dialog[open]")).to_have_count(0)
        self.page.mouse.move(0, 0)
        self.page.keyboard.press("Tab")  # a new page shows the focus, too
        self.page.set_viewport_size(SIZE)
        self.page.evaluate(_EMPTY)


@dataclass
class Pages:
    """Pages of one worker that wait for a test, by kind of context."""

    make: Callable[[str, str, dict[str, Any]], ReusedPage]
    waiting: dict[str, ReusedPage] = field(default_factory=dict)

    def take(self, where: str, options: dict[str, Any]) -> ReusedPage:
        """A page on its way to the address ``where``: a waiting one, or a new one."""
        size = options.get("viewport", SIZE)
        looks = {name: value for name, value in options.items() if name in LOOKS}
        rest = {name: value for name, value in options.items() if name not in ("viewport", *LOOKS)}
        kind = json.dumps([where.partition("#")[0], rest], sort_keys=True)
        if page := self.waiting.pop(kind, None):
            page.guard.check()  # for faults after the end of the last test
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
