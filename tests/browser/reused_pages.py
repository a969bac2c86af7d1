"""Pages that are used again: a start of Python costs more than most tests that only play on a table.

What a page holds in its memory cannot be emptied from outside. So it is kept only after a test that left nothing but
games behind, and closed after one that wrote a setting, ended the engine, put something in the place of what the
browser does, opened another page, brought about a fault on purpose or failed. A page that was loaded anew is as good as
any once its engine is up. Tests of storage, settings, starts and faults open a page of their own (``open_page``); tests
that play, look and read may take a kept one (``open_table``).
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.guard import Guard

READY = "html[data-engine=ready]"
ENDED = f"{READY}, html[data-engine=failed], html:not([data-engine])"
"""No start is under way."""
START = 60_000
"""Milliseconds that a start of Python may take on a slow and busy machine."""
AWAY = "#/nothing"
"""An address that shows next to nothing."""
SIZE = {"width": 1280, "height": 720}
"""Playwright's own size of a page."""
MOST = 4
"""Pages that wait in a worker: each holds a whole Python."""
LEFT = ("save", "piece", "rare", "names", "statistics", "voyages", "made")
"""What playing writes, by the first word after the site's own."""
LOOKS = {"color_scheme": "light", "reduced_motion": "no-preference"}
"""What a person has told the device, as Playwright has it: a page takes it over at any time, as it does its size."""

_NATIVES = "[Storage.prototype.setItem, Date.now, fetch, Worker, Element.prototype.animate]"
"""What tests put something else in the place of."""

_ROOT = """(({ lang, style, className, dataset }) => [
    lang, style.cssText, className, dataset.theme,
    ...["print", "(prefers-color-scheme: dark)", "(prefers-reduced-motion)", "(forced-colors: active)"]
        .map((media) => matchMedia(media).matches),
].join())(document.documentElement)"""
"""Language and looks of the page."""

_SEEN = "await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame);"
"""The page has noticed what it is told of the device."""

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
"""The worker that was marked is gone with the page that it was marked on."""

_EMPTY = """() => {
    localStorage.clear();
    document.activeElement?.blur();
    scrollTo(0, 0);
}"""


@dataclass
class ReusedPage:
    """A page with its engine up, and who watches it."""

    context: BrowserContext
    page: Page
    guard: Guard
    kind: str
    root: str = ""

    def mark(self) -> None:
        """Remember of a page that has its engine up what must stay as it is."""
        self.page.wait_for_selector(READY, timeout=START, state="attached")
        self.root = self.page.evaluate(_MARK)

    def show(self, where: str, size: dict[str, int], looks: Mapping[str, Any]) -> None:
        """Go to an address within the page, for a person at a screen of this size with these looks."""
        self.page.emulate_media(**{**LOOKS, **looks})
        self.page.set_viewport_size(size)
        self.page.goto(where if "#" in where else f"{where}#/")

    def unfit(self) -> str:
        """Why no other test may have this page; empty where one may."""
        if self.page.is_closed() or self.context.pages != [self.page]:
            return "pages were opened or closed"
        if self.guard.expects:
            return "a fault was brought about"
        self.page.wait_for_selector(ENDED, timeout=START, state="attached")  # the rest of a start costs less than one
        self.page.emulate_media(media="null", forced_colors="none", **LOOKS)
        state: dict[str, Any] = self.page.evaluate(_STATE)
        if not state["same"] or not state["whole"] or state["engine"] != "ready":
            return "the engine is another, or something of the browser is"
        if others := set(state["keys"]) - set(LEFT):
            return f"{sorted(others)} were written"
        if state["root"] != self.root:
            return "the page has another language or other looks"
        if state["session"] or state["toast"]:
            return "something lies in the session or is still told"
        return ""

    def empty(self) -> None:
        """Leave the table and forget what was played."""
        self.page.evaluate("(hash) => { location.hash = hash; }", AWAY)
        expect(self.page.locator("main.unavailable")).to_be_visible()
        expect(self.page.locator("dialog[open]")).to_have_count(0)
        self.page.mouse.move(0, 0)
        self.page.keyboard.press("Tab")  # a page that knows no mouse yet shows where the focus is
        self.page.set_viewport_size(SIZE)
        self.page.evaluate(_EMPTY)


@dataclass
class Pages:
    """The pages of one worker that wait for a test, by the kind of their context."""

    make: Callable[[str, str, dict[str, Any]], ReusedPage]
    waiting: dict[str, ReusedPage] = field(default_factory=dict)

    def take(self, where: str, options: dict[str, Any]) -> ReusedPage:
        """Return a page on its way to the address ``where``: one that waits, or a new one."""
        size = options.get("viewport", SIZE)
        looks = {name: value for name, value in options.items() if name in LOOKS}
        rest = {name: value for name, value in options.items() if name not in ("viewport", *LOOKS)}
        kind = json.dumps([where.partition("#")[0], rest], sort_keys=True)
        if kept := self.waiting.pop(kind, None):
            kept.guard.check()  # of what came after the last test's end
            assert kept.page.evaluate("localStorage.length") == 0, "it was to be empty"
        else:
            kept = self.make(where, kind, {**LOOKS, **rest, "viewport": SIZE})
        kept.show(where, size, looks)
        return kept

    def give_back(self, kept: ReusedPage, *, sound: bool) -> str:
        """Keep a page for another test, or close it; return why it was closed."""
        why = kept.unfit() if sound else "the test failed"
        if not why and kept.kind in self.waiting:
            why = "another one waits"
        if why:
            kept.context.close()
            return why
        try:
            kept.empty()
        except BaseException:
            kept.context.close()
            raise
        self.waiting[kept.kind] = kept
        if len(self.waiting) > MOST:
            self.waiting.pop(next(iter(self.waiting))).context.close()
        return ""

    def close(self) -> None:
        for kept in self.waiting.values():
            kept.context.close()
        self.waiting.clear()
