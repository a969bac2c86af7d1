"""Helpers around a page's engine: recorded requests, delays, and sites with a modified engine."""

import hashlib
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PREFIX, START, Opener
from tests.browser.releases import assembled
from tests.browser.tables import TABLE, table, table_content
from tools import site

RECORD_REQUESTS = """
    globalThis.asked = [];
    const write = JSON.stringify;
    JSON.stringify = (value, ...more) => {
        if (value?.op) asked.push(value.op);
        return write(value, ...more);
    };
"""
"""Script that records the operations requested from the engine."""

CALL = """async (request) => {
    const engine = await import("./static/runtime/engine.js");
    try { return await engine.call(request); }
    catch (error) { return {code: error.code, detail: error.detail}; }
}"""

STARTED_FROM = "import('./static/runtime/engine.js').then((engine) => engine.startedFrom)"

LOADING = "html[data-engine=loading]"

WATCH_TABLE = """() => {
    globalThis.changes = [];
    const told = ({ type, attributeName, oldValue, target }) =>
        type !== "attributes" ? type : `${attributeName}: ${oldValue}, ${target.getAttribute(attributeName)}`;
    const differs = ({ type, attributeName, oldValue, target }) =>
        type !== "attributes" || (attributeName !== "data-revision" && oldValue !== target.getAttribute(attributeName));
    const watch = new MutationObserver((all) => changes.push(...all.filter(differs).map(told)));
    watch.observe(document.querySelector("main[data-game]"),
        { subtree: true, childList: true, attributes: true, attributeOldValue: true });
}"""

AS_THE_SAILOR = """
from kajuta.bots import LEVELS
LEVELS["sailor"] = broken
"""


def origin(address: str) -> str:
    """Origin of a URL, to intercept requests of pages before their first one."""
    return address.removesuffix(PREFIX)


def copy_with(folder: Path, change: Callable[[site.Files], None]) -> Path:
    """Write a copy of the site with changed files into ``folder``."""
    files = assembled()
    change(files)
    site.write(folder, files)
    return folder


def damage_snapshot(files: site.Files) -> None:
    """Overwrite some bytes in the middle of the snapshot."""
    name = next(name for name in files if name.startswith("vendor/snapshot-"))
    content = bytearray(site.content(files[name]))
    middle = len(content) // 2
    content[middle : middle + 64] = bytes(64)
    files[name] = bytes(content)


class Delay:
    """Delay of a page's engine, which starts only after ``let_go``."""

    def __init__(self, page: Page) -> None:
        self._held: list[Route] | None = []
        page.route("**/main.py", self._asked)

    def _asked(self, route: Route) -> None:
        if self._held is None:
            route.continue_()
        else:
            self._held.append(route)

    def let_go(self) -> None:
        held, self._held = self._held or [], None
        for route in held:
            route.continue_()


CHOICE_OF_A_BOT = ("class: seat  is-acting, seat  ", "data-bots-choosing: , null")
"""Changes when a bot makes its choice in a sealed round, which it does without waiting for anybody."""


def check_the_engine_changes_nothing(page: Page, delay: Delay) -> None:
    """Let the engine start, and fail if the table changes."""
    before = table_content(page)
    expect(page.locator(LOADING)).to_be_attached()
    page.evaluate(WATCH_TABLE)
    delay.let_go()
    page.wait_for_function(f"document.querySelector('{TABLE}').dataset.revision > 1", timeout=START)
    after = table_content(page)
    assert after == before, f"the engine changed {set(before) - set(after)} to {set(after) - set(before)}"
    changes = [change for change in page.evaluate("changes") if change not in CHOICE_OF_A_BOT]
    assert not changes, f"the engine changed {changes}"


def digest(text: str) -> str:
    """Checksum of a file as the build notes it."""
    return hashlib.sha256(text.encode()).hexdigest()


def size(text: str) -> str:
    """Size of a file in bytes, as the build notes it."""
    return f'"bytes": {len(text.encode())}'


def page_with_bot(
    address: str, open_page: Opener, dist: Path, bot: str, seats: str = "human,sailor", script: str = ""
) -> Page:
    """A page on its way to a table, with the Python source ``bot`` in place of the rank sailor."""
    page, guard = open_page("about:blank", script)
    guard.origin = address.removesuffix(PREFIX)
    entry = (dist / "main.py").read_text(encoding="utf-8")
    other = entry + bot + AS_THE_SAILOR
    info = (dist / "static/build-info.js").read_text(encoding="utf-8")
    for built, served in ((digest(entry), digest(other)), (size(entry), size(other))):
        assert built in info
        info = info.replace(built, served)
    page.route("**/main.py", lambda route: route.fulfill(body=other, content_type="text/x-python"))
    page.route("**/build-info.js", lambda route: route.fulfill(body=info, content_type="text/javascript"))
    page.goto(table(address, "submarine", seats))
    return page
