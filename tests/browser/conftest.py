"""What the browser tests share: the built site under a sub-path, a browser, and a page that is watched."""

import json
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.guard import Guard
from tests.browser.releases import assembled
from tests.browser.reused_pages import AWAY, READY, START, Pages, ReusedPage
from tools import find_browser as browsers
from tools import server, site
from tools.common import DIST

PREFIX = "/somewhere/below/"
LATE_TIERING = "--js-flags=--wasm-tiering-budget=104000000"
"""Most pages live for seconds: compiling Python a second time, for speed, costs more than it gives, but in long games.
A function is compiled again after eight times as much work as by default."""
UNPAINTED = "html { opacity: 0 }"
"""Nobody looks at a page of a test: that it is not painted spares a third of the work. Where things lie, what a click
meets, what is hidden and when something has moved are as they are; what needs colours paints the page (``painted``)."""
UNPAINT = f"""(() => {{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync({json.dumps(UNPAINTED)});
    document.adoptedStyleSheets = [sheet];
}})()"""
expect.set_options(timeout=20_000)


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember which test failed: its page is not used again."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long: the workers then share what is short until all of them end together."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


Opener = Callable[..., tuple[Page, Guard]]
"""What the fixture ``open_page`` gives."""


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site."""
    site.write(DIST, assembled())
    return DIST


@pytest.fixture(scope="session")
def address(dist: Path) -> Iterator[str]:
    """The address of the built site, in a sub-folder of a host as on GitHub Pages."""
    with server.listening(server.Host(dist, PREFIX)) as where:
        yield where


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A headless Chromium."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browsers.need(), args=[*browsers.ARGUMENTS, LATE_TIERING])
        yield chromium
        chromium.close()


def profile(
    browser: Browser, where: str, script: str = "", *, offline: bool = False, **options: Any
) -> tuple[BrowserContext, Guard]:
    """Return a fresh browser profile for pages of the address ``where``, and who watches it."""
    parts = urlsplit(where)
    context = browser.new_context(**{"locale": "cs-CZ", **options})
    guard = Guard(f"{parts.scheme}://{parts.netloc}")
    guard.watch(context)
    if not offline:
        context.add_init_script("delete Navigator.prototype.serviceWorker")
    context.add_init_script(UNPAINT)
    if script:
        context.add_init_script(script)
    return context, guard


@contextmanager
def painted(page: Page) -> Iterator[None]:
    """Paint the page for as long as somebody looks at its colours."""
    page.evaluate("document.adoptedStyleSheets = []")
    yield
    page.evaluate(UNPAINT)


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Opener]:
    """Open pages of fresh browser profiles, watched until the test's end.

    ``open_page(address, script=..., offline=..., **context options)``: the script runs before every page's own;
    without ``offline`` the browser has no service workers, and does not fetch and check all that is kept for later.
    """
    guards: list[Guard] = []
    with ExitStack() as opened:

        def opener(where: str, script: str = "", **options: Any) -> tuple[Page, Guard]:
            context, guard = profile(browser, where, script, **options)
            opened.callback(context.close)
            guards.append(guard)
            page = context.new_page()
            page.goto(where)
            return page, guard

        yield opener
        for guard in guards:
            guard.check()


@pytest.fixture(scope="session")
def reused_pages(browser: Browser) -> Iterator[Pages]:
    """The pages with a running engine that wait for a test."""

    def make(where: str, kind: str, options: dict[str, Any]) -> ReusedPage:
        context, guard = profile(browser, where, **options)
        page = context.new_page()
        page.goto(where.partition("#")[0] + AWAY)
        kept = ReusedPage(context, page, guard, kind)
        kept.mark()
        return kept

    pages = Pages(make)
    yield pages
    pages.close()


@pytest.fixture
def open_table(reused_pages: Pages, request: pytest.FixtureRequest) -> Iterator[Opener]:
    """Open pages as ``open_page`` does, their engine up already where another test has left one: see kept.py.

    ``open_table(address, **context options)``; watched until the page has been cleared for the next test.
    """
    taken: list[ReusedPage] = []

    def opener(where: str, **options: object) -> tuple[Page, Guard]:
        taken.append(reused_pages.take(where, options))
        return taken[-1].page, taken[-1].guard

    yield opener
    sound = not request.node.stash.get(FAILED, False)
    for kept in taken:
        reused_pages.give_back(kept, sound=sound)
    for kept in taken:
        kept.guard.check()


@pytest.fixture
def page(address: str, open_page: Opener) -> Page:
    """The site on a fresh profile, watched."""
    return open_page(address)[0]


@pytest.fixture
def ready_page(page: Page) -> Page:
    """The site with the engine up."""
    page.wait_for_selector(READY, timeout=START, state="attached")
    return page
