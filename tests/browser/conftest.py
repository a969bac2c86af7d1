"""Fixtures of the browser tests: the built site in a sub-folder, a browser, and pages watched for errors."""

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
"""Chromium flag that delays the optimising compiler for WebAssembly: eight times the default work per function.

Most test pages live for seconds, so that compiling Python a second time costs more than it saves.
"""
UNPAINTED = "html { opacity: 0 }"
"""Style that makes the page invisible without changing layout, hit testing, visibility or animations.

Skipping the painting saves a third of a test's work; tests that need colours use ``painted``.
"""
UNPAINT = f"""(() => {{
    const sheet = new CSSStyleSheet();
    sheet.replaceSync({json.dumps(UNPAINTED)});
    document.adoptedStyleSheets = [sheet];
}})()"""
expect.set_options(timeout=20_000)


FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember which test failed: its page must not be reused."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run the long tests first, so that the workers finish at about the same time."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


Opener = Callable[..., tuple[Page, Guard]]
"""Type of the fixtures ``open_page`` and ``open_table``."""


@pytest.fixture(scope="session")
def dist() -> Path:
    """Folder of the built site."""
    site.write(DIST, assembled())
    return DIST


@pytest.fixture(scope="session")
def address(dist: Path) -> Iterator[str]:
    """URL of the built site, in a sub-folder of a host as on GitHub Pages."""
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
    """A fresh browser profile for pages of the URL ``where``, and the guard that watches it."""
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
    """Paint the page while the context is active, for checks of colours."""
    page.evaluate("document.adoptedStyleSheets = []")
    yield
    page.evaluate(UNPAINT)


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Opener]:
    """Function that opens a page with a fresh profile, watched for errors until the end of the test.

    ``open_page(address, script=..., offline=..., **context options)``. ``script`` runs before the page's own
    scripts. Without ``offline`` the browser has no service workers, so that no offline cache is filled.
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
    """Pages with a running engine that tests may reuse."""

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
    """Function that opens a page as ``open_page`` does, if possible one whose engine runs already: see reused_pages.py.

    ``open_table(address, **context options)``. The page is watched until it has been cleared for the next test.
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
    """A page of the site with a fresh profile, watched for errors."""
    return open_page(address)[0]


@pytest.fixture
def ready_page(page: Page) -> Page:
    """A page of the site with the engine running."""
    page.wait_for_selector(READY, timeout=START, state="attached")
    return page
