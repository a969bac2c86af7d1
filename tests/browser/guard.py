"""Watches a page for errors and foreign requests."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, Response

UNUSED = "was preloaded using link preload but not used within a few seconds"
LEFT = re.compile("ERR_ABORTED")


class Guard:
    """Collects console errors, failed requests and foreign requests of a page."""

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
        """Allow what matches ``pattern``: the test provokes it."""
        self._expected.append(re.compile(pattern))

    def leave(self) -> None:
        """Let pass that what is being fetched is broken off: the test leaves the page, or loads it anew."""
        self._left = True

    @property
    def expects(self) -> bool:
        """Whether a test brought something about on purpose."""
        return bool(self._expected)

    def check(self) -> None:
        """Fail where something was found that nobody expected; begin anew for the next who has the page."""
        let = [*self._expected, *([LEFT] if self._left else [])]
        found = [line for line in self.found if not any(pattern.search(line) for pattern in let)]
        assert not found, "\n".join(found)
        self.found.clear()
        self._left = False

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
        drawn = request.resource_type in ("image", "font", "other") or "/art/" in request.url
        left = drawn and request.failure == "net::ERR_ABORTED"
        if not left:  # a page that is left lets go of its pictures and letters
            self._note(f"failed: {request.url} {request.failure}")

    def _response(self, response: Response) -> None:
        if response.status >= 400:
            self._note(f"{response.status}: {response.url}")
