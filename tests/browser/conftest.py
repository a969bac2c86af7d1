"""What the browser tests share: the built site under a sub-path, a browser, and a page that is watched."""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    Response,
    expect,
    sync_playwright,
)

from tools import browser as browsers
from tools import server, site
from tools.common import DIST

PREFIX = "/somewhere/below/"
READY = "html[data-engine=ready]"
ONCE = "--js-flags=--liftoff-only"
"""A page lives for seconds here: compiling Python a second time, for speed, would cost more than it gives."""
START = 60_000
"""Milliseconds that a start of Python may take on a slow and busy machine."""
UNUSED = "was preloaded using link preload but not used within a few seconds"
expect.set_options(timeout=20_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes long: the workers then share what is short until all of them end together."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


class Guard:
    """Notes what must not happen on a page: console errors, failed requests, foreign requests."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.found: list[str] = []
        self._expected: list[re.Pattern[str]] = []

    def watch(self, context: BrowserContext) -> None:
        """Watch every page and worker of ``context``."""
        context.on("console", self._console)
        context.on("weberror", lambda error: self._note(f"uncaught: {error.error}"))
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)

    def expect(self, pattern: str) -> None:
        """Let pass what matches ``pattern``: the test brings it about on purpose."""
        self._expected.append(re.compile(pattern))

    def check(self) -> None:
        """Fail where something was found that nobody expected."""
        found = [line for line in self.found if not any(pattern.search(line) for pattern in self._expected)]
        assert not found, "\n".join(found)

    def _note(self, line: str) -> None:
        self.found.append(line)

    def _console(self, message: ConsoleMessage) -> None:
        if UNUSED in message.text:  # said of what comes after some seconds, so of every slow machine
            return
        if message.type in ("error", "warning"):
            self._note(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("blob", "data") and f"{parts.scheme}://{parts.netloc}" != self.origin:
            self._note(f"foreign: {request.url}")

    def _failed(self, request: Request) -> None:
        left = request.resource_type in ("image", "font", "other") and request.failure == "net::ERR_ABORTED"
        if not left:  # a page that is left lets go of its pictures and letters
            self._note(f"failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"{response.status}: {response.url}")


Opener = Callable[..., tuple[Page, Guard]]
"""What the fixture ``open_page`` gives."""


@pytest.fixture(scope="session")
def dist() -> Path:
    """The built site."""
    site.build(DIST)
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
        chromium = playwright.chromium.launch(executable_path=browsers.need(), args=[*browsers.ARGUMENTS, ONCE])
        yield chromium
        chromium.close()


@pytest.fixture
def open_page(browser: Browser) -> Iterator[Opener]:
    """Open pages of fresh browser profiles, watched until the test's end.

    ``open_page(address, script=..., offline=..., **context options)``: the script runs before every page's own;
    without ``offline`` the browser has no service workers, and does not fetch and check all that is kept for later.
    """
    guards: list[Guard] = []
    with ExitStack() as opened:

        def opener(where: str, script: str = "", *, offline: bool = False, **options: object) -> tuple[Page, Guard]:
            parts = urlsplit(where)
            context = browser.new_context(**{"locale": "cs-CZ", **options})  # type: ignore[arg-type]
            opened.callback(context.close)
            guard = Guard(f"{parts.scheme}://{parts.netloc}")
            guard.watch(context)
            guards.append(guard)
            if not offline:
                context.add_init_script("delete Navigator.prototype.serviceWorker")
            if script:
                context.add_init_script(script)
            page = context.new_page()
            page.goto(where)
            return page, guard

        yield opener
        for guard in guards:
            guard.check()


@pytest.fixture
def page(address: str, open_page: Opener) -> Page:
    """The site on a fresh profile, watched."""
    return open_page(address)[0]


@pytest.fixture
def ready_page(page: Page) -> Page:
    """The site with the engine up."""
    page.wait_for_selector(READY, timeout=START, state="attached")
    return page
