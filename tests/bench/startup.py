"""Time until the first table can be clicked, compared with a bare page that only starts Pyodide.

    .venv/bin/python -m tests.bench start

Two pages are measured in turn in one browser: (a) a bare page that runs ``loadPyodide()`` and ``1+1`` in a worker, and
(b) the site until its first table can be clicked. Each is visited on a fresh profile and twice more on the same
profile. Then the last table is opened once more as a continued game, and once as a new game with the same set-up.

After the first two visits both pages stay open for a while, the site with a game between bots: browsers store compiled
code of a page in use for the next visit, and from the second visit on the service worker answers requests. Profiles are
stored on disk, as people's are, since the cache of a private window takes no file as large as the snapshot. Responses
are compressed as on GitHub Pages.

The table has medians, ratios b/a and transferred bytes. Times are taken by the page's own clock, from the start of the
navigation, since polling from outside would take longer than the difference. Finally both pages are measured in a
browser as slow as on a cheap phone (slow_phone.py).
"""

import json
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import BrowserContext, BrowserType, Page, sync_playwright

from tests.bench.report import Table
from tests.bench.slow_phone import slow_browser
from tools import find_browser as browsers
from tools import server, site
from tools.common import DIST, PACKAGES

PATIENCE = 60_000
USE = 8_000
"""Milliseconds for which a page stays open."""
FIRST, SECOND, LATER = "first visit", "second visit", "later visit"
ON, LIKE = "later visit, game continued", "later visit, new game with the same set-up"
VISITS = (FIRST, SECOND, LATER, ON, LIKE)
CLOCK = """new MutationObserver((_, observer) => {
    if (!document.querySelector("html[data-two='2'], [data-game] [data-legal]")) return;
    globalThis.readyAfter = performance.now();
    observer.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true });"""
"""Records the time, in milliseconds, at which either page is ready."""
BARE_PAGE = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>bare</title>
<script type="module">
const worker = new Worker("./worker.js", { type: "module" });
worker.onmessage = ({ data }) => { document.documentElement.dataset.two = data; };
</script>"""
BARE_WORKER = """import { loadPyodide } from "./pyodide/pyodide.mjs";
postMessage((await loadPyodide()).runPython("1+1"));
"""
BARE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def table(first: str, seed: str = "&seed=7") -> str:
    """Address of a game that starts at once, relative to the site. ``first``: who sits in the first seat.

    It is a game with the fewest seats, so that the first seat decides before any bot. A given ``seed`` rules out
    that the game was dealt in advance.
    """
    games = json.loads((DIST / "data" / "games.json").read_text(encoding="utf-8"))
    game = min(games, key=lambda one: min(one["players"]))
    seats = ",".join([first, *["heuristic"] * (min(game["players"]) - 1)])
    return f"#/new/{game['id']}?seats={seats}&pace=0&start{seed}"


def bare_ready(page: Page) -> None:
    """Wait until the bare page shows its result, 2."""
    page.wait_for_selector("html[data-two='2']", state="attached", timeout=PATIENCE)


def site_ready(page: Page) -> None:
    """Wait until something on the table can be clicked."""
    page.wait_for_selector("[data-game] [data-legal]", state="attached", timeout=PATIENCE)


def site_kept(page: Page) -> None:
    """Wait until the site is cached for offline play: requests for the cache must not count for a visit."""
    page.wait_for_selector("html[data-offline='ready']", state="attached", timeout=PATIENCE)


class Case(NamedTuple):
    """A page to visit; ``where``: its address.

    ``ready`` waits until the page is ready, ``done`` until it fetches nothing more. ``used``: address of a page to
    leave open between the first visits. ``like``: address of a new game with the same set-up.
    """

    name: str
    where: str
    ready: Callable[[Page], None]
    done: Callable[[Page], None]
    used: str
    like: str


def measure(context: BrowserContext, host: server.Host, address: str, case: Case) -> dict[str, tuple[float, int]]:
    """Make all visits to one page with the fresh profile ``context``; return seconds and bytes of each visit."""
    visits: dict[str, tuple[float, int]] = {}
    where = address + case.where
    for visit in VISITS:
        page = context.new_page()
        page.add_init_script(CLOCK)
        sent = host.sent
        page.goto(where, wait_until="commit")
        case.ready(page)
        visits[visit] = (page.evaluate("readyAfter") / 1000, host.sent - sent)
        if visit in (FIRST, SECOND):
            case.done(page)
            page.goto(address + case.used)
            page.wait_for_timeout(USE)
        elif visit in (LATER, ON):
            where = page.evaluate("location.href") if visit == LATER else address + case.like
            page.wait_for_selector("html:not([data-engine=loading])", state="attached", timeout=PATIENCE)
            page.wait_for_timeout(0 if visit == LATER else USE)
            page.goto("about:blank")
        page.close()
    return visits


@contextmanager
def profile(chromium: BrowserType, program: Path | str) -> Iterator[BrowserContext]:
    """Browser with a fresh profile."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = chromium.launch_persistent_context(folder, executable_path=program, args=list(browsers.ARGUMENTS))
        yield context
        context.close()


def measured(rounds: int = 5, slow_rounds: int = 3) -> Table:
    """Table of both pages, in a normal browser and in a slow one."""
    rows: list[list[str]] = []
    site.build(DIST)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        bare = Path(folder)
        (bare / "index.html").write_text(BARE_PAGE)
        (bare / "worker.js").write_text(BARE_WORKER)
        aside = {"bare/": bare / "index.html", "bare/worker.js": bare / "worker.js"}
        aside |= {f"bare/pyodide/{name}": PACKAGES / "pyodide" / name for name in BARE_FILES}
        host = server.Host(DIST, "/kajuta/", pack=True, cache="max-age=600", aside=aside)
        with server.listening(host) as address:
            rows += visited(playwright.chromium, browsers.need(), host, address, rounds)
            with slow_browser(bare) as slow:
                if slow:
                    slow_rows = visited(playwright.chromium, slow, host, address, slow_rounds)
                    rows += [[f"slow phone, {name}", *cells] for name, *cells in slow_rows]
    return Table(
        ["", "bare page", "first table", "ratio", "bytes, bare", "bytes, table", "bytes / bare first visit"], rows
    )


def visited(
    chromium: BrowserType, program: Path | str, host: server.Host, address: str, rounds: int
) -> list[list[str]]:
    """Table rows of both pages, each visited ``rounds`` times in turn."""
    seconds: dict[tuple[str, str], list[float]] = {}
    sent: dict[tuple[str, str], int] = {}
    for _ in range(rounds):
        for case in (
            Case("bare", "bare/", bare_ready, bare_ready, "bare/", "bare/"),
            Case("site", table("human"), site_ready, site_kept, table("mate"), table("human", "")),
        ):
            with profile(chromium, program) as context:
                visits = measure(context, host, address, case)
            for visit, (took, carried) in visits.items():
                seconds.setdefault((case.name, visit), []).append(took)
                sent[case.name, visit] = carried
    rows = []
    for visit in VISITS:
        bare_took, took = (statistics.median(seconds[name, visit]) for name in ("bare", "site"))
        share = f"{sent['site', visit] / sent['bare', FIRST]:.2f}"
        row = [f"{bare_took:.2f} s", f"{took:.2f} s", f"{took / bare_took:.2f}"]
        rows.append([visit, *row, f"{sent['bare', visit]:,}", f"{sent['site', visit]:,}", share])
    return rows
