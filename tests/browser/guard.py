"""A watcher that records a page's errors and its requests to other hosts."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response

UNUSED = "was preloaded using link preload but not used within a few seconds"
LEFT = re.compile("ERR_ABORTED")
PYTHON = re.compile(r"^blob:|/vendor/|/static/runtime/|/static/build-info\.js")
"""Addresses that Python's worker loads while the page already works."""


class Guard:
    """Console errors, failed requests and requests to other hosts, collected from pages."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.found: list[str] = []
        self._expected: list[re.Pattern[str]] = []
        self._left = False

    def watch(self, context: BrowserContext) -> None:
        """Watch every page and worker of ``context``."""
        context.on("console", self._console)
        context.on("weberror", lambda error: self._note(f"uncaught: {error.error}"))
        context.on("request", self._request)
        context.on("requestfailed", self._failed)
        context.on("response", self._response)

    def expect(self, pattern: str) -> None:
        """Allow errors that match ``pattern``, which the test provokes."""
        self._expected.append(re.compile(pattern))

    def leave(self) -> None:
        """Allow aborted requests, since the test leaves or reloads the page."""
        self._left = True

    @property
    def expects(self) -> bool:
        """Whether the test has allowed any errors."""
        return bool(self._expected)

    def check(self) -> None:
        """Fail if anything unexpected was recorded; then reset, for the next test on this page."""
        let = [*self._expected, *([LEFT] if self._left else [])]
        found = [line for line in self.found if not any(pattern.search(line) for pattern in let)]
        assert not found, "\n".join(found)
        self.found.clear()
        self._left = False

    def _note(self, line: str) -> None:
        self.found.append(line)

    def _console(self, message: ConsoleMessage) -> None:
        if UNUSED in message.text:  # Chromium says this if the page takes some seconds, as on every slow machine
            return
        if message.type in ("error", "warning"):
            self._note(f"console {message.type}: {message.text} ({message.location.get('url')})")

    def _request(self, request: Request) -> None:
        parts = urlsplit(request.url)
        if parts.scheme not in ("blob", "data") and f"{parts.scheme}://{parts.netloc}" != self.origin:
            self._note(f"foreign: {request.url}")

    def _failed(self, request: Request) -> None:
        drawn = request.resource_type in ("image", "font", "other") or "/art/" in request.url
        left = (drawn or PYTHON.search(request.url)) and request.failure == "net::ERR_ABORTED"
        if not left:  # leaving a page aborts the loading of images, fonts and Python, which is no error
            self._note(f"failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"{response.status}: {response.url}")
